import { picture } from "../../art/revenant";
import { t } from "../../lib/i18n.svelte";
import { said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { LogEntry } from "../../lib/types";
import type { Motion, Sound, Staging } from "../../stage/staging";
import { fightOf } from "./fight";
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
        return [fired(entry, table, `ship:${args.ship}`)];
      case "revenant-hit":
        return [fired(entry, table, "ship:Revenant")];
      case "drew":
        return Array.from({ length: Math.min(3, Number(args.n ?? 1)) }, () => ({
          kind: "card" as const,
          from: "pile:operations",
          to: hand(seat, table),
        }));
      case "redrew":
        return [
          { kind: "card", from: hand(seat, table), to: `discard:${args.kind}` },
          { kind: "card", from: `pile:${args.kind}`, to: hand(seat, table) },
        ];
      case "discarded":
        return [{ kind: "card", from: hand(seat, table), to: `discard:${args.kind}` }];
      case "hidden-gained":
        return [{ kind: "card", from: "pile:hidden", to: hand(seat, table) }];
      case "hidden-discarded":
        return [{ kind: "card", from: hand(seat, table), to: "discard:hidden" }];
      case "planet-found":
        return [{ kind: "card", from: "pile:planets", to: `planet:${args.planet}|sector:${args.sector}` }];
      case "radar-revealed":
        return [{ kind: "card", from: "pile:radar", to: `radar:${args.radar}` }];
      case "sonar-revealed":
        return [{ kind: "card", from: "pile:radar", to: `sonar:${args.sonar}` }];
      case "sonar-discarded":
        return [{ kind: "card", from: `sonar:${args.sonar}`, to: "discard:radar" }];
      case "defect-revealed":
        return [{ kind: "card", from: "pile:defects", to: `defect:${args.defect}` }];
      case "tile-revealed":
        return [{ kind: "card", from: "pile:defects", to: `tile:${args.tile}` }];
      case "colony-revealed":
        return [{ kind: "card", from: "pile:colonies", to: `colony:${args.colony}` }];
      case "played": {
        const kind = table.content.card?.[String(args.card)]?.kind ?? "";
        const to = `ability:${args.card}|${seat === table.seat ? "" : `admiral:${seat}|`}discard:${kind}`;
        return [
          {
            kind: "card",
            from: seat === table.seat ? `card:${args.card}|${hand(seat, table)}` : `admiral:${seat}`,
            to,
          },
        ];
      }
      default:
        return [];
    }
  },
  announces(entry, table) {
    const { verb, args } = said<Events>(entry);
    const color = "var(--void)";
    if (verb === "ship-lost" && String(args.ship).endsWith(" ark"))
      return { icon: "s-ark", color: "var(--ember)", head: t("rev-announce-ark"), text: entry.words };
    if (verb === "hyperjump") return { icon: "i-hyper", color: "var(--lamp)", head: entry.words, scene: "jump" };
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

/** Where cards are held: one's own hand, or another admiral's board. */
const hand = (seat: number, table: Table) => (seat === table.seat ? "hand:mine|tab:hand" : `admiral:${seat}`);

/** Void ships fire one after the other, those whom shields ward off first. */
function fired(entry: LogEntry, table: Table, to: string): Motion {
  const log = table.fullLog.slice(0, entry.number + 1);
  const fight = fightOf(log, "combat");
  const place = fight ? fight.warded + fight.hits.length - 1 : 0;
  const from = fight ? `void:${fight.sector}:${place}|sector:${fight.sector}` : "ship:Revenant";
  return { kind: "shot", from, to, color: "var(--ember)", settles: NEAR };
}
/** The board comes near first. */
const NEAR = 600;
