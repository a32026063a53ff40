import { asks, said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { Reckoned } from "./reckoned";
import type { Json, LogEntry, Option, State } from "../../lib/types";
import type { Answers, Events, Question } from "./verbs";

/** The words of X-ODUS's state, as the client needs them. Everything reads the state through `read`. */
export const EDGES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
const STEP = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
export const SHIPS = ["Warship", "Battlecruiser", "Proto-ship", "Explorer", "Pirate Ship", "Drone Specialist"] as const;
export const SLOTS = [1, 2, 3, 4] as const;

export interface System {
  name: string;
  kind: string;
  q: number;
  r: number;
  turned: number;
  /** By edge, clockwise from the top, as the tile lies. */
  open: boolean[];
  exploration: boolean;
  pacified: string;
}
export interface Ship {
  name: string;
  /** The seat that flies it, from 0. */
  seat: number;
  system: string;
  defeated: boolean;
  health: number;
  markers: number;
  energy: number;
  energy_markers: number;
  scraps: number;
  exp: number;
  level: number;
  mods: string[];
  modules: string[];
  off: string;
  damage: string[];
  actions: number;
  acted: boolean;
  strained: boolean;
  owes: boolean;
  scavenged: boolean;
  fleet: string;
  avatars: string[];
  used: string[];
  round_used: string[];
  keys: number[];
}
export interface Foe {
  name: string;
  system: string;
  signal: number;
  health: number;
}
export interface Signal {
  slot: number;
  card: string;
  state: string;
  progress: number;
  accessible: boolean;
  beacon: string | null;
  far_beacon: string | null;
  /** "slot", "tile", "activated" or the ship that carries it. */
  key: string;
}
export interface Die {
  face: "hit" | "miss" | "special";
  colour: string;
  rerolled: boolean;
  ignored: boolean;
  used: boolean;
  /** Which of the ship's dice it is, from 1. */
  place: number;
}
export interface Combat {
  foes: string[];
  target: string;
  attacks: number;
  manoeuvres: Record<string, string>;
  added: Record<string, number>;
  retaliation: Record<string, number>;
  pierce: number;
  sunder: number;
  damage: number;
  lost: Record<string, number>;
  on_purpose: boolean;
}
export interface Game {
  round: number;
  phase: string;
  outcome: string;
  size: number;
  systems: System[];
  at: Map<string, System>;
  byName: Map<string, System>;
  stack: { tiles: number; group_left: number; special_left: boolean };
  corruption: {
    space: number;
    hold: boolean;
    slowed: boolean;
    hastened: boolean;
    hidden: number[];
    escaped: Record<string, number>;
  };
  reserve: number[];
  deck: number;
  discard: number;
  foes: Foe[];
  signals: Signal[];
  allies: { name: string; system: string; wares: string[]; used: boolean }[];
  ships: Ship[];
  leader: string;
  /** The ship that is asked. */
  asked: string;
  /** A tile is being laid: which, and across which edge of which System. */
  placing: { system: string; from: string; edge: string } | null;
  exploration: { card: string; taken: number[] } | null;
  roll: { kind: string; cause: string; ships: string[]; dice: Record<string, Die[]> } | null;
  combat: Combat | null;
}

const known = new WeakMap<State, Game>();
let latest: Game | null = null;
export const cell = (q: number, r: number) => `${q},${r}`;
export const beside = (q: number, r: number, edge: number) => cell(q + STEP[edge]![0], r + STEP[edge]![1]);
export const place = (key: string): [number, number] => key.split(",").map(Number) as [number, number];

export function read(state: State): Game {
  let game = known.get(state);
  if (!game) known.set(state, (game = parse(state)));
  latest = game;
  return game;
}
const entries = (table: Record<string, Json> | undefined) => Object.entries(table ?? {});
/** The state's own words, made ready for drawing. */
function parse(state: State): Game {
  const markers = state.markers ?? {};
  const systems: System[] = entries(state.systems)
    .filter(([, data]) => data.on_map !== false)
    .map(([name, data]) => ({
      name,
      kind: data.kind,
      q: data.q,
      r: data.r,
      turned: data.turned,
      open: [...String(data.openings)].map((open) => open === "1"),
      exploration: data.exploration,
      pacified: data.pacified === "none" ? "" : data.pacified,
    }));
  const keys: string[] = state.keys ?? [];
  const signals: Signal[] = (state.signals ?? []).map((data: Json, i: number) => ({
    slot: i + 1,
    ...data,
    card: data.card ?? "",
    key: keys[i] ?? "slot",
  }));
  const sum = (counts: Record<string, number>) => Object.values(counts ?? {}).reduce((a, b) => a + b, 0);
  const roll = state.roll && state.roll.kind !== "none" ? state.roll : null;
  return {
    round: state.round,
    phase: state.phase,
    outcome: state.outcome,
    size: signals.length,
    systems,
    at: new Map(systems.map((system) => [cell(system.q, system.r), system])),
    byName: new Map(systems.map((system) => [system.name, system])),
    stack: state.stack,
    corruption: { ...state.corruption, hold: markers.hold, slowed: markers.slowed, hastened: markers.hastened },
    reserve: Object.values<number>(state.enemies?.reserve ?? {}),
    deck: sum(state.enemies?.deck_unseen) + (state.enemies?.deck ?? []).length,
    discard: (state.enemies?.discard ?? []).length,
    foes: entries(state.foes)
      .filter(([, data]) => data.system)
      .map(([name, data]) => ({ name, ...data })),
    signals,
    allies: entries(state.allies)
      .filter(([, data]) => data.system)
      .map(([name, data]) => ({ name, ...data })),
    ships: ((state.crew ?? Object.keys(state.ships ?? {})) as string[]).map((name) => {
      const data = state.ships[name];
      return {
        ...data,
        name,
        seat: data.owner - 1,
        system: data.system ?? "",
        fleet: data.fleet ?? "",
        off: data.off ?? "",
        keys: signals.filter((signal) => signal.key === name).map((signal) => signal.slot),
      };
    }),
    leader: state.turn?.leader ?? "",
    asked: String(state.asked ?? ""),
    placing: state.placing,
    exploration: state.exploration?.card ? state.exploration : null,
    roll: roll && Object.values<Json>(roll.dice ?? {}).some((dice) => dice.length) ? roll : null,
    combat: state.combat?.foes?.length ? (state.combat as Combat) : null,
  };
}

export const ship = (game: Game, name: string): Ship | undefined => game.ships.find((each) => each.name === name);
export const shipSign = (name: string) => `x-${name.toLowerCase().replace(/[ _]/g, "-")}`;
export const seatColour = (seat: number) => (seat >= 0 ? `var(--seat-${seat + 1})` : "var(--bone-2)");
export const reckoned = (table: Table): Reckoned => table.view!.reckoned;
export const acting = (table: Table, game: Game): Ship[] =>
  reckoned(table).acting.flatMap((name) => ship(game, name) ?? []);
/** The ship a question is about: the one that is named, or the one whose turn it is. */
export const asked = (game: Game): Ship | undefined => ship(game, game.asked || game.leader);
// ---- what is printed

export type Printed = Record<string, Json>;
export const printed = (table: Table, kind: string, name: string): Printed => table.content[kind]?.[name] ?? {};
export const called = (table: Table, kind: string, name: string): string => printed(table, kind, name).name ?? name;
export const gear = (table: Table, name: string): Printed =>
  table.content.mod?.[name] ?? table.content.module?.[name] ?? {};
export const gearName = (table: Table, name: string): string => gear(table, name).name ?? name;
export const isAvatar = (table: Table, name: string) => Boolean(printed(table, "foe", name).avatar);
export const word = (table: Table, kind: string, name: string): string => table.content.words?.[kind]?.[name] ?? name;

// ---- which things on the table an option belongs to

export function targets(option: Option, state?: State): string[] {
  const game = state ? read(state) : latest;
  const { verb, args } = said<Answers & Events>(option);
  const keys: string[] = [];
  const beyond = (system: System | undefined) => {
    const edge = EDGES.indexOf(args.edge as (typeof EDGES)[number]);
    if (system && edge >= 0) keys.push(`cell:${beside(system.q, system.r, edge)}`);
  };
  if (args.edge && game)
    beyond(game.byName.get(args.system ? String(args.system) : (ship(game, game.leader)?.system ?? "")));
  else if (args.system && game?.byName.has(String(args.system))) keys.push(`system:${args.system}`);
  if (args.gear) keys.push(`gear:${args.gear}`);
  if (args.module) keys.push(`gear:${args.module}`);
  if (args.dice) keys.push(...args.dice.map((die) => `die:${args.ship}:${die}`));
  else if (verb === "give-scrap") keys.push(`ship:${args.newship}`);
  else if (args.ship && !args.module) keys.push(verb === "choose-ship" ? `board:${args.ship}` : `ship:${args.ship}`);
  if (verb === "defensive" && game) keys.push(`die:${asked(game)?.name}:${args.number}`);
  if (args.foe) keys.push(`foe:${args.foe}`);
  if (args.key) keys.push(`signal:${args.key}`);
  if (args.ally) keys.push(`ally:${args.ally}`);
  if (args.damage) keys.push(`damage:${args.damage}`);
  if (verb === "option") keys.push(`option:${args.number}`);
  if (verb === "turn-tile") keys.push(`turn:${args.rotation}`);
  return keys;
}
/** The ship that acts is ringed. */
export const chosen = (step: Option): string[] => {
  const { verb, args } = said<Answers>(step);
  return verb === "activate" || verb === "take-in" ? [`ship:${args.ship}`] : [];
};

/** The board that lies open: the one looked at, else that of one's ship with gear to use, that is asked, or that acts. */
export function opened(table: Table, game: Game, looked: string): Ship | undefined {
  const seat = table.seat;
  const mine = game.ships.filter((each) => each.seat === Math.max(0, seat));
  const ready = mine.find((each) => [...each.mods, ...each.modules].some((name) => table.choices.has(`gear:${name}`)));
  const active = [
    asks<Question>(table.question) === "action" ? undefined : ready,
    asked(game),
    ship(game, game.leader),
  ].find((each) => each && each.seat === seat);
  return ship(game, looked) ?? active ?? mine.find((each) => !each.defeated && !each.acted) ?? mine[0] ?? game.ships[0];
}
/** Whose act an entry of the log is: that of the captain of the ship it names. */
export const actor = (entry: LogEntry, state: State): number =>
  ship(read(state), String(entry.args.ship ?? ""))?.seat ?? -1;
