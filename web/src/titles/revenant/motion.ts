import { picture } from "../../art/revenant";
import { t } from "../../lib/i18n.svelte";
import { said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { Sound, Staging } from "../../stage/staging";
import type { Events } from "./verbs";

/** The ship that the seat has manned last: what it does, it does from there. */
function manned(table: Table, seat: number): string {
  for (let i = table.log.length - 1; i >= 0; i--) {
    const entry = table.log[i]!;
    if (entry.verb === "manned" && entry.seat === seat) return `ship:${entry.args.ship}`;
  }
  return `ship:frigate ${seat + 1}`;
}

export const staging: Staging = {
  art: { picture, kinds: ["card", "planet", "defect"] },
  chapter: { verb: "cycle-begins", message: "cycle" },
  concerns: (entry, table) => String(entry.args.ship ?? "") === `frigate ${table.seat + 1}`,
  motions(entry, table) {
    const { verb, args } = said<Events>(entry);
    const { seat } = entry;
    switch (verb) {
      case "moved":
      case "landed":
      case "council-lands":
      case "crew-lands":
        return [{ kind: "way", thing: `ship:${args.ship}`, seat }];
      case "killed":
        return [
          {
            kind: "shot",
            from: manned(table, seat),
            to: `void:${args.sector}|sector:${args.sector}`,
            color: "var(--lamp)",
          },
        ];
      case "ship-hit":
      case "ship-lost":
        return [
          {
            kind: "shot",
            from: `void:${fought(table)}|sector:${fought(table)}`,
            to: `ship:${args.ship}`,
            color: "var(--void)",
          },
        ];
      case "revenant-hit":
        return [{ kind: "shot", from: `sector:${fought(table)}`, to: "ship:Revenant", color: "var(--void)" }];
      case "played":
        return seat === table.seat
          ? [{ kind: "card", from: `hand:${args.card}|admiral:${seat}`, to: `ability:${args.card}|admiral:${seat}` }]
          : [];
      default:
        return [];
    }
  },
  announces(entry, table) {
    const { verb, args } = said<Events>(entry);
    const color = "var(--void)";
    if (verb === "ship-lost" && String(args.ship).endsWith(" ark"))
      return { icon: "s-ark", color: "var(--ember)", head: t("rev-announce-ark"), text: entry.words };
    if (verb === "hyperjump") return { icon: "i-hyper", color: "var(--lamp)", head: entry.words };
    if (verb === "jump-enabled") return { icon: "i-hyper", color: "var(--lamp)", head: entry.words };
    if (verb === "rift-opens") return { icon: "m-rift", color, head: t("rev-announce-rift"), text: entry.words };
    if (verb === "defect-strikes" || verb === "tile-strikes")
      return { icon: "m-damage", color: "var(--ember)", head: t("rev-announce-defect"), text: entry.words };
    if (verb === "colony-revealed") return { icon: "i-star", color: "var(--data)", head: entry.words };
    if (verb === "cycle-begins" && Number(args.n) === table.numbers.cycles)
      return { icon: "i-flag", color: "var(--bone-1)", head: t("rev-announce-last"), text: entry.words };
    if (verb === "winner" || verb === "crew-wins") return { icon: "m-renown", color: "var(--lamp)", head: entry.words };
    return null;
  },
  sounds: {
    manned: "ship",
    moved: "ship",
    landed: "ship",
    killed: "shot",
    fight: "shot",
    played: "card",
    "ship-lost": "lost",
    hyperjump: "matter",
    winner: "won",
  } satisfies Partial<Record<keyof Events, Sound>>,
};

/** The sector that is fought in. */
function fought(table: Table): string {
  const fight = table.log.findLast((entry) => entry.verb === "fight");
  return String(fight?.args.sector ?? "");
}
