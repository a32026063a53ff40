import { picture } from "../../art/helionox";
import { t } from "../../lib/i18n.svelte";
import { said } from "../../lib/said";
import type { Sound, Staging } from "../../stage/staging";
import { deckLeft } from "./model";
import type { Events } from "./verbs";

/** Where one's own cards lie; another player's are all on the mat. */
const mine = (seat: number, own: number, where: string) => (seat === own ? where : `mat:${seat}`);

export const staging: Staging = {
  art: { picture, kinds: ["card", "event", "architect", "fleet"] },
  heads: ["turn-began"] satisfies (keyof Events)[],
  motions(entry, table) {
    const { verb, args } = said<Events>(entry);
    const { seat } = entry;
    const card = args.card ? String(args.card) : "";
    const faction = card ? table.content.card?.[card]?.faction : "";
    const market = `market:${card}|slot:${faction}`;
    const deck = mine(seat, table.seat, `deck:${seat}`);
    const discard = mine(seat, table.seat, `discard:${seat}|deck:${seat}`);
    switch (verb) {
      case "played":
        return [
          { kind: "card", from: mine(seat, table.seat, `hand:${card}|mat:${seat}`), to: `played:${card}|mat:${seat}` },
        ];
      case "drew":
        return [{ kind: "card", from: deck, to: `hand:${card}|deck:${seat}` }];
      case "bought":
      case "obtained":
        return [{ kind: "card", from: market, to: discard }];
      case "discarded":
        return [{ kind: "card", from: `hand:${card}|${deck}`, to: discard }];
      case "consumed":
        return [{ kind: "card", from: `hand:${card}|played:${card}|mat:${seat}`, to: "consumed" }];
      case "cycled":
        return [{ kind: "card", from: market, to: `slot:${faction}` }];
      case "syndicate-card":
        return [{ kind: "card", from: market, to: "syndicate" }];
      case "event-arrived":
        return [{ kind: "card", from: "deck:event", to: `event:inactive:${args.event}|place:${args.location}` }];
      case "moved":
      case "travelled":
        return [{ kind: "way", thing: `ship:${seat}`, seat }];
      default:
        return [];
    }
  },
  announces(entry, table) {
    const { verb, args } = said<Events>(entry);
    if (verb === "event-arrived" && table.view?.reckoned && !deckLeft(table.view.reckoned))
      return { icon: "i-flag", color: "var(--bone-1)", head: t("hx-announce-last"), text: entry.words };
    if (verb === "became-active" || verb === "event-arrived") {
      if (table.content.event?.[String(args.event)]?.type === "catastrophic")
        return { icon: "hx-stellar", color: "var(--ember)", head: t("hx-announce-catastrophe"), text: entry.words };
    }
    if (verb === "mission-done" || verb === "mission-met")
      return { icon: "i-flag", color: "var(--gain)", head: t("hx-announce-mission"), text: entry.words };
    if (verb === "mission-failed")
      return { icon: "i-flag", color: "var(--refuse)", head: t("hx-announce-mission-failed"), text: entry.words };
    if (verb === "game-ended") return { icon: "i-star", color: "var(--bone-1)", head: entry.words };
    return null;
  },
  sounds: {
    "turn-began": "turn",
    played: "card",
    bought: "card",
    obtained: "card",
    moved: "ship",
    travelled: "ship",
    overcame: "shot",
    "became-active": "loss",
    "event-arrived": "phase",
    "game-ended": "won",
  } satisfies Partial<Record<keyof Events, Sound>>,
};
