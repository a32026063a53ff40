import { said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import type { Thing } from "../thing";
import AgendaCard from "./AgendaCard.svelte";
import CaptainCard from "./CaptainCard.svelte";
import Card from "./Card.svelte";
import DefectCard from "./DefectCard.svelte";
import PlanetCard from "./PlanetCard.svelte";
import SonarCard from "./prototype/SonarCard.svelte";
import RadarCard from "./RadarCard.svelte";
import type { Answers } from "./verbs";

/** The card that may be kept or replaced: the one of this kind in one's hand. */
function inQuestion(table: Table): string | undefined {
  const kind = table.question?.options.find((option) => option.verb === "redraw")?.args.kind;
  const hand: unknown = table.view?.state.admirals[table.seat]?.hand;
  return Array.isArray(hand) ? hand.find((name) => table.content.card?.[name]?.kind === kind) : undefined;
}
/** What an answer of Revenant is. */
export function thing(option: Option, table: Table): Thing | null {
  const { verb, args: a } = said<Answers>(option);
  const card = (kind: string, name: string, component: Thing["component"], wide: number, more = {}): Thing => ({
    id: `${kind}:${name}`,
    component,
    props: { table, name, ...more },
    wide,
  });
  if (a.captain) return card("captain", a.captain, CaptainCard, 31);
  if (a.agenda) return card("agenda", a.agenda, AgendaCard, 14);
  if (a.radar) return card("radar", a.radar, RadarCard, 15);
  if (a.sonar) return card("sonar", a.sonar, SonarCard, 15);
  if (a.defect) return card("defect", `${a.defect}:${a.part}`, DefectCard, 16.5, { name: a.defect });
  if (a.card) return card("card", a.card, Card, 13);
  if (a.ability && table.content.card?.[a.ability]) return card("ability", a.ability, Card, 13, { name: a.ability });
  if (a.planet) {
    const parts = verb === "upper" || verb === "lower"; // each a bay of the one card
    return { ...card("planet", a.planet, PlanetCard, 20), ...(parts ? { always: true, bays: true } : {}) };
  }
  if (verb === "keep" || verb === "redraw") {
    const name = inQuestion(table);
    return name ? { ...card("card", name, Card, 13), always: true } : null;
  }
  return null;
}
