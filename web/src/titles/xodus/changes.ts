import type { Table } from "../../lib/table.svelte";
import { said } from "../../lib/said";
import type { LogEntry } from "../../lib/types";
import type { Change } from "../../table/changes.svelte";
import type { Events } from "./verbs";

/** What becomes more (or less) with an event: on which part of the ship's board, its sign and colour. */
type Counted = Partial<Record<keyof Events, [what: string, more: 1 | -1, icon: string, color: string]>>;
const COUNTED: Counted = {
  "health-lost": ["health", -1, "x-hull", "var(--ember)"],
  "health-recovered": ["health", 1, "x-hull", "var(--gain)"],
  "health-discarded": ["health", -1, "x-hull", "var(--ember)"],
  "energy-flipped": ["energy", -1, "r-energy", "var(--energy)"],
  "energy-recovered": ["energy", 1, "r-energy", "var(--energy)"],
  "energy-gained": ["energy", 1, "r-energy", "var(--energy)"],
  "energy-discarded": ["energy", -1, "r-energy", "var(--energy)"],
  "scraps-gained": ["scraps", 1, "x-scrap", "var(--material)"],
  "scraps-paid": ["scraps", -1, "x-scrap", "var(--material)"],
  "scraps-lost": ["scraps", -1, "x-scrap", "var(--material)"],
};
const ONCE: Counted = {
  "module-gained": ["gear", 1, "x-module", "var(--science)"],
  "module-bought": ["gear", 1, "x-module", "var(--science)"],
  "module-lost": ["gear", -1, "x-module", "var(--science)"],
  "module-dismantled": ["gear", -1, "x-module", "var(--science)"],
  "damage-drawn": ["damage", 1, "m-damage", "var(--ember)"],
  "damage-removed": ["damage", -1, "m-damage", "var(--ember)"],
  "key-taken": ["keys", 1, "x-key", "#ffe9b8"],
  "key-scavenged": ["keys", 1, "x-key", "#ffe9b8"],
  "exp-gained": ["exp", 1, "x-exp", "var(--bone-1)"],
  "ship-defeated": ["health", -1, "x-wreck", "var(--refuse)"],
};
const SILENT = new Set<keyof Events>([
  "round-begins",
  "phase-begins",
  "turn-begins",
  "turn-ends",
  "actions-left",
  "action-taken",
  "die-rolled",
  "fleets-split",
  "declined",
  "won",
  "lost",
]);

/** What an entry of the log shows on the table. */
export function changes(entry: LogEntry, _: Table): Change | null {
  const { verb, args } = said<Events>(entry);
  if (SILENT.has(verb)) return null;
  const at: string[] = [];
  const ship = String(args.ship ?? "");
  const counted = COUNTED[verb] ?? ONCE[verb];
  // The sign stands on the piece where it can be seen, else on the board or in the list.
  if (ship) at.push(`ship:${ship}|crew:${ship}`);
  if (counted && ship)
    at.push(
      counted[0] === "gear"
        ? `gear:${args.module}|crew:${ship}`
        : counted[0] === "damage"
          ? `damage:${args.damage}|crew:${ship}`
          : `${counted[0]}:${ship}|crew:${ship}`,
    );
  if (args.newship) at.push(`ship:${args.newship}|crew:${args.newship}`);
  if (args.foe) at.push(`foe:${args.foe}`);
  if (args.system) at.push(`system:${args.system}`);
  if (args.newsystem) at.push(`system:${args.newsystem}`);
  if (args.key) at.push(`signal:${args.key}`);
  if (args.ally) at.push(`ally:${args.ally}`);
  if (args.gear) at.push(`gear:${args.gear}`);
  if (args.module) at.push(`gear:${args.module}`);
  if (verb.startsWith("corruption")) at.push("corruption");
  if (!at.length) return null;
  const change: Change = { at: [...new Set(at)] };
  if (counted)
    change.sign = { by: counted[1] * (COUNTED[verb] ? Number(args.n ?? 1) : 1), icon: counted[2], color: counted[3] };
  if (verb === "foe-hit") change.sign = { by: -Number(args.n ?? 1), icon: "x-hull", color: "var(--ember)" };
  if (verb === "foe-recovers") change.sign = { by: Number(args.n ?? 1), icon: "x-hull", color: "var(--gain)" };
  return change;
}
