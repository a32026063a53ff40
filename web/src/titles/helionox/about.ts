import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Tip } from "../../lib/tip.svelte";
import ArchitectCard from "./ArchitectCard.svelte";
import Card from "./Card.svelte";
import EventCard from "./EventCard.svelte";
import { deckLeft, known, reckoned, type Side } from "./model";
import SiteCard from "./SiteCard.svelte";

/** What the table says about a thing when one points at it. */
export const aboutCard = (table: Table, name: string): Tip => ({ card: { component: Card, props: { table, name } } });
export const aboutEvent = (table: Table, name: string, side: Side | "" = ""): Tip => ({
  card: { component: EventCard, props: { table, name, side } },
});
export const aboutPlace = (table: Table, place: string): Tip => ({
  card: { component: SiteCard, props: { table, place } },
});
export const aboutArchitect = (table: Table, name: string, seat = 4): Tip => ({
  card: { component: ArchitectCard, props: { table, name, seat } },
});
export const placeName = (table: Table, place: string): string => table.content.location?.[place] ?? place;
export const percent = (share: number) => (share > 0 && share < 0.005 ? "<1" : String(Math.round(share * 100)));

/** Why a Location is closed: an active Event there, a catastrophe anywhere, a Garrison. */
export const shutBy = (table: Table, place: string): string =>
  t("hx-shut-by", {
    what: (reckoned(table).shut[place] ?? [])
      .map((why) => (why === "garrison" ? t("hx-garrison") : (table.content.event?.[why]?.name ?? why)))
      .join(", "),
  });
/** What is known of the Event Deck. */
export function aboutDeck(table: Table): Tip {
  const state = table.view!.state;
  const { left, catastrophe, places } = reckoned(table).event_deck;
  const lines = [t("hx-deck-left", { n: deckLeft(reckoned(table)) })];
  const deck = state.event_deck ?? {};
  left.forEach((n, i) => {
    if (n) lines.push(t("hx-deck-part", { part: i + 1, n, bad: deck.parts[i].catastrophic }));
  });
  if (catastrophe !== null) lines.push(t("hx-deck-chance", { percent: percent(catastrophe) }));
  for (const one of [...(deck.top ?? [])].reverse())
    if (known(one.event))
      lines.push(t("hx-deck-known", { event: table.content.event?.[one.event]?.name ?? one.event }));
  if (Object.keys(places).length)
    lines.push(
      t("hx-deck-where", {
        places: Object.entries(places)
          .map(([place, chance]) => `${placeName(table, place)} ${percent(chance)} %`)
          .join(" · "),
      }),
    );
  return { title: t("hx-event-deck"), text: lines.join("\n") };
}
