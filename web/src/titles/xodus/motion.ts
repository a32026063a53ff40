import { picture } from "../../art/xodus";
import { t } from "../../lib/i18n.svelte";
import { said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { LogEntry } from "../../lib/types";
import type { Sound, Staging } from "../../stage/staging";
import { printed } from "./model";
import Thrown from "./Thrown.svelte";
import type { Events } from "./verbs";

/** The opponent that is fought just now, and who fights it. */
const target = (table: Table) => String(table.view?.state.combat?.target ?? "");
const fighter = (table: Table, seat: number): string => {
  const last = table.log.findLast((entry) => entry.args.ship && (seat < 0 || entry.seat === seat));
  return String(last?.args.ship ?? "");
};

const ROLLS: (keyof Events)[] = ["die-rolled", "die-rerolled", "skill-rolled", "avatar-die-rolled"];

export const staging: Staging = {
  art: { picture, kinds: ["foe", "gear", "module", "exploration", "signal"] },
  rolls: ROLLS,
  heads: ["turn-begins"] satisfies (keyof Events)[],
  chapter: { verb: "round-begins", message: "round" },
  concerns: (entry: LogEntry, table) => entry.verb === "health-lost" && table.you.includes(entry.seat),
  motions(entry, table) {
    const { verb, args } = said<Events>(entry);
    switch (verb) {
      case "moved":
      case "crossed":
        return [{ kind: "way", thing: `ship:${args.ship}`, seat: entry.seat }];
      case "avatar-moves":
        return [{ kind: "way", thing: `foe:${args.foe}`, seat: -1 }];
      case "foe-hit":
        return [{ kind: "shot", from: `ship:${fighter(table, -1)}`, to: `foe:${args.foe}`, color: "var(--lamp)" }];
      case "health-lost":
        return target(table)
          ? [{ kind: "shot", from: `foe:${target(table)}`, to: `ship:${args.ship}`, color: "var(--ember)" }]
          : [];
      case "module-bought":
      case "module-given":
        return [{ kind: "card", from: `gear:${args.module}`, to: `crew:${args.newship ?? args.ship}` }];
      default:
        return [];
    }
  },
  announces(entry, table) {
    const { verb, args } = said<Events>(entry);
    const dark = "var(--void)";
    const key = "#ffe9b8";
    switch (verb) {
      case "tile-revealed":
        return printed(table, "tile", String(args.system)).kind === "great_rift"
          ? { icon: "m-rift", color: dark, head: t("xod-announce-rift"), text: entry.words }
          : null;
      case "rift-opened":
        return { icon: "m-rift", color: dark, head: entry.words };
      case "avatar-enters":
        return { icon: "x-avatar", color: dark, head: t("xod-announce-avatar"), text: entry.words };
      case "herald":
        return { icon: "x-avatar", color: dark, head: entry.words };
      case "key-taken":
      case "key-scavenged":
        return { icon: "x-key", color: key, head: t("xod-announce-key"), text: entry.words };
      case "key-activated":
      case "last-key":
      case "rift-closed":
        return { icon: "x-key", color: key, head: entry.words };
      case "ship-defeated":
        return { icon: "x-wreck", color: "var(--refuse)", head: t("xod-announce-ship"), text: entry.words };
      case "foe-defeated":
        return printed(table, "foe", String(args.foe)).avatar
          ? { icon: "x-avatar", color: "var(--gain)", head: entry.words }
          : null;
      case "corruption-advances": // it awakens when it would go beyond its last space
        return Number(args.n) === Number(table.numbers.awakening)
          ? { icon: "i-flag", color: "var(--refuse)", head: t("xod-announce-last"), text: entry.words }
          : null;
      case "won":
        return { icon: "i-star", color: "var(--lamp)", head: entry.words };
      case "lost":
        return { icon: "m-rift", color: dark, head: entry.words };
      default:
        return null;
    }
  },
  sounds: {
    "turn-begins": "turn",
    moved: "ship",
    "tile-revealed": "card",
    "attack-value": "shot",
    "foe-defeated": "gain",
    "ship-defeated": "lost",
    "damage-rolled": "dice",
    "attack-begins": "dice",
    won: "won",
    lost: "lost",
  } satisfies Partial<Record<keyof Events, Sound>>,
  Scene: Thrown,
};
