import type { Table } from "../../lib/table.svelte";
import type { Reckoned, Threat } from "./reckoned";
import { said } from "../../lib/said";
import type { Json, Option, State } from "../../lib/types";
import { isPrototype } from "./edition";
import type { Answers, Events } from "./verbs";

/** The words of Revenant's state, as the client needs them. */
export const HOUSES = ["Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork"] as const;
export const RESOURCES = ["material", "energy", "science", "neutronium"] as const;

export const houseColor = (house: string) => `var(--${house.toLowerCase()})`;
export const houseIcon = (house: string) => `h-${house.toLowerCase()}`;
export const shipSize: Record<string, number> = {
  ark: 57,
  fighter: 46,
  dropship: 45,
  shuttle: 40,
  civilian: 40,
  frigate: 42,
};

/** Signs of what a reward on a house's track is. */
export const REWARD: Record<Reckoned["rewards"][string], [icon: string, color: string]> = {
  material: ["r-material", "var(--material)"],
  energy: ["r-energy", "var(--energy)"],
  science: ["r-science", "var(--science)"],
  neutronium: ["r-neutronium", "var(--neutronium)"],
  cleanse: ["a-cleanse", "var(--void)"],
  data: ["m-data", "var(--data)"],
  tactics: ["m-tactics", "#ffcb7d"],
  shield: ["m-shield", "var(--shield)"],
};

export interface Ship {
  name: string;
  house: string;
  kind: string;
  seat: number;
  sector: string;
  damage: number;
  corrupted: boolean;
  crew: string;
  landed: boolean;
}
export function ship(name: string, data: Json): Ship {
  const frigate = name.startsWith("frigate");
  const [first = "", second = ""] = name.split(" ");
  return {
    name,
    house: frigate ? "" : first,
    kind: frigate ? "frigate" : second,
    seat: frigate ? Number(second) - 1 : -1,
    ...data,
  };
}
export const ships = (state: State): Ship[] =>
  Object.entries(state.ships ?? {}).map(([name, data]) => ship(name, data));

/** "1 captain" is seat 0's captain; "council 2" nobody's. */
export function crew(text: string): { seat: number; figure: string } | null {
  if (!text || text === "none") return null;
  const [who = "", ...what] = text.split(" ");
  return who === "council" ? { seat: 4, figure: "ambassador" } : { seat: Number(who) - 1, figure: what.join(" ") };
}
export const figureIcon = (figure: string) => (figure === "captain" ? "c-captain" : "c-cadet");

export const reckoned = (table: Table): Reckoned => table.view!.reckoned;

export const count = (cards: unknown): number =>
  Array.isArray(cards)
    ? cards.length
    : typeof cards === "number"
      ? cards
      : Object.values((cards ?? {}) as Record<string, number>).reduce((a, b) => a + b, 0);

/** Answers about a resource that one has. */
const OWN = new Set<string>(["spend", "lock", "lose", "swap-out"] satisfies (keyof Answers)[]);
const RINGED = new Set<keyof Answers>(["man", "copy-ship", "careful"]);

/** Which things on the board an option belongs to. */
export function targets(option: Option, state?: State): string[] {
  const { args, verb } = said<Answers & Events>(option);
  const keys: string[] = [];
  if (args.ship) keys.push(`ship:${args.ship}`);
  if (args.sector) keys.push(`sector:${args.sector}`);
  if (args.card) keys.push(`card:${args.card}`);
  if (args.compartment) keys.push(`compartment:${args.compartment}`);
  // Only what one already has can be touched on one's own board.
  if (args.resource && OWN.has(verb)) keys.push(`resource:${args.resource}`);
  if (args.planet) keys.push(`planet:${args.planet}`);
  if (args.radar) keys.push(`radar:${args.radar}`);
  if (args.sonar) keys.push(`sonar:${args.sonar}`);
  if (args.tile) keys.push(`tile:${args.tile}`);
  if (args.colony) keys.push(`colony:${args.colony}`);
  if (args.captain) keys.push(`captain:${args.captain}`);
  if (args.defect) keys.push(`defect:${args.defect}:${args.part}`);
  if (args.figure) keys.push(`figure:${args.figure}`);
  if (args.kind) keys.push(`kind:${args.kind}`);
  if (args.ability) keys.push(`ability:${args.ability}`);
  if (args.house) keys.push(verb.includes("hidden") ? `hidden:${args.house}` : `house:${args.house}`);
  if (verb === "reinforce") keys.push(isPrototype(state) ? "ship:deploy" : "ship:reinforcement");
  if (verb === "enable-jump") keys.push("ship:hyperjump");
  return keys;
}
/** The ship one acts with is ringed, not every ship named on the way. */
export const chosen = (step: Option): string[] =>
  RINGED.has(said<Answers>(step).verb) ? [`ship:${step.args.ship}`] : [];

/** Resources lie in slots; the rules do not care in which, so they are laid out from left to right. */
export function bays(admiral: Json, sizes: number[]): { name: string; corrupted: boolean; slots: (string | null)[] }[] {
  const left: string[] = RESOURCES.flatMap((r) => Array<string>(admiral.resources[r] ?? 0).fill(r));
  return Object.entries<Json>(admiral.compartments).map(([name, bay], place) => {
    const size = sizes[place] ?? 0;
    const held: (string | null)[] = bay.corrupted
      ? RESOURCES.flatMap((r) => Array<string>(bay.locked[r] ?? 0).fill(r))
      : left.splice(0, size);
    while (held.length < size) held.push(null);
    return { name, corrupted: bay.corrupted, slots: held };
  });
}

/** The sectors that combat would damage as the board stands, the worst first. */
export const hits = (table: Table): Threat[] => reckoned(table).threats.filter(({ damage }) => damage > 0);

/** Open influence times power, seat by seat, the best first. */
export function standing(table: Table): { seat: number; points: Record<string, number>; total: number }[] {
  const sum = (points: Record<string, number>) => Object.values(points).reduce((a, b) => a + b, 0);
  return reckoned(table)
    .standing.map((points, seat) => ({ seat, points, total: sum(points) }))
    .sort((a, b) => b.total - a.total);
}
