import { picture } from "../../art/revenant";
import type { Json } from "../../lib/types";
import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Tip } from "../../lib/tip.svelte";
import type { State } from "../../lib/types";
import Card from "./Card.svelte";
import CaptainCard from "./CaptainCard.svelte";
import DefectCard from "./DefectCard.svelte";
import { isSpace, shields, word } from "./edition";
import type { Reckoned } from "./reckoned";
import { crew, reckoned, ship as read, ships, type Ship } from "./model";
import PlanetCard from "./PlanetCard.svelte";
import RadarCard from "./RadarCard.svelte";

/** What the fields of a house's track give. */
const REWARDED: Record<Reckoned["rewards"][string], string> = {
  material: "rev-material",
  energy: "rev-energy",
  science: "rev-science",
  neutronium: "rev-neutronium",
  cleanse: "rev-bay-cleanse",
  data: "rev-data",
  tactics: "rev-tactics",
  shield: "rev-shield",
};

/** What the table says about a thing when one points at it. */
export const aboutPlanet = (table: Table, name: string): Tip => ({
  card: { component: PlanetCard, props: { table, name } },
});
export const aboutCard = (table: Table, name: string): Tip => ({ card: { component: Card, props: { table, name } } });
export const aboutRadar = (table: Table, name: string): Tip => ({
  card: { component: RadarCard, props: { table, name } },
});
export const aboutCaptain = (table: Table, name: string, lines?: number[]): Tip => ({
  card: { component: CaptainCard, props: { table, name, lines } },
});
export const aboutDefect = (table: Table, name: string, token: string): Tip => ({
  card: { component: DefectCard, props: { table, name, token } },
});

const standing = (table: Table, of: (admiral: Json) => number): string =>
  table.view!.state.admirals.map((admiral: Json, seat: number) => `${table.name(seat)} ${of(admiral)}`).join(", ");

export function aboutHouse(table: Table, house: string): Tip {
  const state = table.view!.state;
  return {
    title: house,
    text: [
      `${t("rev-power")}: ${state.power[house]}`,
      `${t("rev-influence")}: ${standing(table, (admiral) => admiral.influence[house] ?? 0)}`,
      `${t("rev-reward")}: ${t(REWARDED[reckoned(table).rewards[house]!])}`,
    ].join("\n"),
  };
}
export const aboutTactics = (table: Table): Tip => ({
  title: t("rev-tactics"),
  text: standing(table, (admiral) => admiral.tactics),
});

export function aboutSector(table: Table, sector: string): Tip {
  const state = table.view!.state;
  const data = state.sectors[sector];
  const here = ships(state).filter((s) => s.sector === sector && s.seat < 0).length;
  return {
    title: t("rev-sector", { sector }),
    text: [
      t(word(state, "rev-about-sector"), {
        ships: here,
        limit: reckoned(table).ship_limits[sector] ?? 0,
        void: data.void,
      }),
      shields(data) ? t(word(state, "rev-about-shields"), { n: shields(data) }) : "",
      data.rift ? t(word(state, "rev-about-rift")) : "",
    ]
      .filter(Boolean)
      .join(" "),
  };
}
/** A house's ship by name: how house and kind are joined differs by language. */
export const houseShip = (state: State | null | undefined, ship: Ship): string =>
  t("rev-house-ship", { house: ship.house, kind: t(word(state, `rev-kind-${ship.kind}`)) });

export function aboutShip(table: Table, name: string): Tip {
  if (name === "Revenant")
    return { title: "Revenant", text: t("rev-about-revenant", { n: table.view!.state.revenant.damage }) };
  if (isSpace(name)) return { title: t(`rev-${name}`), text: t(`rev-about-${name}`) };
  const ship = read(name, table.view!.state.ships[name]);
  const aboard = crew(ship.crew);
  const lines: string[] = [];
  const ark = ship.kind === "ark" ? table.content.ark?.[ship.house]?.options : null;
  for (const option of ark ?? []) lines.push(t("named", { name: option.name, text: option.text }));
  if (!ark && ship.kind !== "shuttle" && ship.kind !== "civilian")
    lines.push(t(word(table.view!.state, `rev-about-${ship.kind}`)));
  const slots = reckoned(table).damage_slots[ship.kind];
  if (slots) lines.push(t("rev-about-damage", { n: ship.damage, of: slots }));
  if (ship.corrupted) lines.push(t("rev-about-corrupted"));
  if (aboard && aboard.seat >= 4 && table.view!.state.crew) lines.push(t("rev-about-manned-crew"));
  else if (aboard)
    lines.push(t("rev-about-manned", { name: aboard.seat < 4 ? table.name(aboard.seat) : t("rev-council") }));
  return {
    title: ship.seat >= 0 ? t("rev-frigate-of", { name: table.name(ship.seat) }) : houseShip(table.view!.state, ship),
    text: lines.join("\n"),
    ...(ship.seat < 0 && table.content.ship?.[name] ? { picture: picture(table.content.ship[name].art) } : {}),
  };
}
/** A figure and whether it has acted in this cycle. */
export function figureWords(table: Table, seat: number, figure: string): string {
  const used = table.view!.state.admirals[seat].crew_used.includes(figure);
  const name = figure === "captain" ? t("rev-captain") : t("rev-cadet", { n: Number(figure.at(-1)) });
  return `${name}: ${t(used ? "rev-used" : "rev-at-home")}`;
}
