import { said } from "../../lib/said";
import type { LogEntry } from "../../lib/types";
import type { Table } from "../../lib/table.svelte";
import type { Change } from "../../table/changes.svelte";
import { cargoColor, cargoIcon } from "./model";
import type { Events } from "./verbs";

/** What becomes more (or less) with an event: where, its sign. `n` is as the event says, else 1. */
const COUNTED: Partial<Record<keyof Events, [where: string, more: 1 | -1, icon: string, color: string]>> = {
  "credits-gained": ["purse:credits", 1, "hx-credit", "var(--hx-coin)"],
  "defense-gained": ["purse:defense", 1, "m-shield", "var(--shield)"],
  "influence-gained": ["influence", 1, "m-influence", "var(--hx-star)"],
  "infamy-taken": ["infamy", 1, "hx-infamy", "var(--void)"],
  "infamy-removed": ["infamy", -1, "hx-infamy", "var(--void)"],
  "credits-banked": ["bank", 1, "hx-credit", "var(--hx-coin)"],
  "defense-banked": ["bank", 1, "m-shield", "var(--shield)"],
  thawed: ["mat", -1, "hx-cryo", "var(--hx-ice)"],
  "architect-used": ["mat", 1, "hx-cryo", "var(--hx-ice)"],
  "counters-removed": ["mat", -1, "hx-cryo", "var(--hx-ice)"],
  drew: ["hand", 1, "m-card", ""],
  "drew-unseen": ["hand", 1, "m-card", ""],
  bought: ["deck", 1, "m-card", ""],
  obtained: ["deck", 1, "m-card", ""],
  topdecked: ["deck", 1, "m-card", ""],
  secured: ["mat", 1, "m-card", ""],
  discarded: ["discard", 1, "m-card", ""],
  consumed: ["consumed", 1, "hx-consume", "var(--ember)"],
  overcame: ["trophies", 1, "hx-trophy", ""],
  "cargo-gained": ["mat", 1, "", "cargo"],
  "cargo-lost": ["mat", -1, "", "cargo"],
  "request-fulfilled": ["trophies", 1, "hx-request", ""],
  "syndicate-event": ["syndicate", 1, "hx-trophy", "var(--void)"],
  "syndicate-card": ["syndicate", 1, "m-card", "var(--void)"],
};
const SILENT = new Set<keyof Events>([
  "turn-began",
  "turn-ended",
  "scored",
  "syndicate-scored",
  "game-ended",
  "mission-done",
  "mission-failed",
  "mission-met",
  "searched",
  "looked",
  "events-looked",
]);
const IN_TALKS = new Set<keyof Events>(["called", "accepted", "refused", "collaborated", "offer-raised"]);
/** Their number is a price. */
const ONE = new Set<keyof Events>(["bought", "obtained", "consumed", "overcame", "thawed"]);

export function changes(entry: LogEntry, table: Table): Change | null {
  const { verb, args } = said<Events>(entry);
  const { seat } = entry;
  if (SILENT.has(verb)) return null;
  const mat = `mat:${seat}`;
  const where: Record<string, string> = {
    influence: `goods:influence:${seat}|${mat}`,
    infamy: `goods:infamy:${seat}|${mat}`,
    trophies: table.view?.state.team ? "team" : `goods:trophies:${seat}|${mat}`,
    bank: `bank:${seat}|${mat}`,
    hand: `hand:${seat}|${mat}`,
    deck: `deck:${seat}|${mat}`,
    discard: `discard:${seat}|${mat}`,
    mat,
  };
  const at: string[] = [];
  const counted = COUNTED[verb];
  const card = args.card ? String(args.card) : "";
  const location = args.location ?? "";
  // An event that has been turned over is found on whichever side it lies now.
  const event = args.event
    ? args.side
      ? `event:${args.side}:${args.event}`
      : `event:inactive:${args.event}|event:active:${args.event}`
    : "";
  if (counted) at.push(where[counted[0]] ?? counted[0]);
  if (verb === "became-active") at.push(`event:active:${args.event}`, `site:${location}`);
  else if (verb === "event-arrived") at.push(`event:inactive:${args.event}`, `place:${location}`);
  else if (event) at.push(event);
  if (verb === "moved" || verb === "travelled") at.push(`ship:${seat}`, `place:${location}`);
  if (verb === "embassy-placed") at.push(`embassy:${location}:${seat}`, `site:${location}`);
  if (verb === "garrison-removed" || verb === "cargo-delivered" || verb === "illegal-taken")
    at.push(`site:${location}`);
  if (verb === "bonus-taken" || verb === "key-taken") {
    const site = table.content.site?.[String(args.site)];
    if (site) at.push(`site:${site.location}`);
  }
  if (verb === "market-shown" && card) at.push(`market:${card}`);
  if (verb === "played" && card) at.push(seat === table.seat ? `played:${card}` : mat);
  if (verb === "cycled" && card) at.push(`slot:${table.content.card?.[card]?.faction}`);
  if (IN_TALKS.has(verb)) at.push(`party:${seat}|${mat}`);
  if (seat >= 0 && !at.length) at.push(mat);
  if (!at.length) return null;
  const change: Change = { at: [...new Set(at)] };
  if (counted) {
    const [, more, icon, color] = counted;
    const n = args.n ?? 1;
    const by =
      verb === "architect-used"
        ? (table.content.architect?.[String(args.architect)]?.abilities?.[n - 1]?.cryo ?? 1)
        : ONE.has(verb)
          ? 1
          : n;
    change.sign = {
      by: more * by,
      icon: color === "cargo" ? cargoIcon(location) : icon,
      color: color === "cargo" ? cargoColor(location) : color || undefined,
    };
  }
  return change;
}
