import { said } from "../../lib/said";
import type { Json, Option, State } from "../../lib/types";
import type { Answers, Events } from "./verbs";

/** The words of Helionox's state, as the client needs them. */
export const LOCATIONS = ["Earth", "Moon", "Mars", "Ceres", "Europa"] as const;
export const FACTIONS = ["Bio", "Cybernetic", "Transport", "Defense"] as const;
export const PHASES = ["event", "cryo", "main", "end"] as const;

/** Sides of Events, for drawing and for the names of things. */
export type Side = "inactive" | "active";
export interface Placed {
  event: string;
  location: string;
  side: Side;
}
export const factionColor = (faction: string) => `var(--hx-${faction.toLowerCase()}, var(--line-2))`;
export const factionIcon = (faction: string) => `hx-${(faction || "none").toLowerCase()}`;
export const cargoColor = (location: string) => `var(--hx-cargo-${location.toLowerCase()})`;

/** Players by seat from 0; the data count them from 1. */
export const players = (state: State): Json[] =>
  Array.isArray(state.players) ? state.players : Object.values(state.players ?? {});
export const seatOf = (number: unknown): number => Number(number ?? 0) - 1;
export const known = (name: unknown): name is string =>
  typeof name === "string" && name !== "" && name !== "none" && name !== "hidden";
/** A card known on top of a deck; the star says that only its owner has seen it. */
export const topCard = (name: unknown): string | null => (known(name) ? name.replace(/\*$/, "") : null);
export const count = (cards: unknown): number => (Array.isArray(cards) ? cards.length : Number(cards ?? 0));
export const list = (cards: unknown): string[] => (Array.isArray(cards) ? cards : []);

export const modeOf = (state: State): string =>
  state.mode ?? (state.syndicate ? (players(state).length > 1 ? "co-op" : "solo") : "competitive");
export const together = (state: State) => modeOf(state) !== "competitive";
export const mercury = (state: State): boolean => state.mercury ?? Boolean(state.requests);
export const eventsAt = (state: State, location: string): Placed[] =>
  (state.events ?? []).filter((one: Placed) => one.location === location);
export const eventId = (one: { event: string; side: string }) => `event:${one.side}:${one.event}`;
/** Events still to come. */
export const deckLeft = (state: State): number =>
  (state.event_deck?.parts ?? []).reduce((n: number, part: Json) => n + part.regular + part.catastrophic, 0) +
  count(state.event_deck?.top);

/** How the Event Deck was built: regular and catastrophic cards of its three parts (HEL-3.2 to 3.4, 38.2 to 38.5). */
const DECKS: Record<string, [number[], number[]]> = {
  "competitive 2": [
    [6, 5, 4],
    [0, 1, 2],
  ],
  "competitive 3": [
    [9, 7, 7],
    [0, 2, 2],
  ],
  "competitive 4": [
    [12, 10, 9],
    [0, 2, 3],
  ],
  "solo 1": [
    [4, 4, 4],
    [1, 2, 2],
  ],
  "co-op 2": [
    [10, 10, 11],
    [1, 1, 2],
  ],
  "co-op 3": [
    [15, 15, 15],
    [2, 2, 4],
  ],
  "co-op 4": [
    [21, 20, 20],
    [2, 4, 4],
  ],
};
export function deckSize(state: State): number[] {
  const [regular, catastrophic] = DECKS[`${modeOf(state)} ${players(state).length}`] ?? [
    [0, 0, 0],
    [0, 0, 0],
  ];
  return regular.map((n, i) => n + catastrophic[i]!);
}
/** Cards left in each part, those whose place is known among them. */
export const partsLeft = (state: State): number[] =>
  (state.event_deck?.parts ?? []).map(
    (part: Json, i: number) =>
      part.regular +
      part.catastrophic +
      (state.event_deck.top ?? []).filter((one: Json) => Number(one.part) === i + 1).length,
  );
/** How likely the next Event is a catastrophe; null when it is known or none is left. */
export function nextCatastrophe(state: State, content: Json): number | null {
  const top = (state.event_deck?.top ?? []).at(-1);
  if (top) return known(top.event) ? (content.event?.[top.event]?.type === "catastrophic" ? 1 : 0) : null;
  const part = (state.event_deck?.parts ?? []).find((one: Json) => one.regular + one.catastrophic > 0);
  return part ? part.catastrophic / (part.regular + part.catastrophic) : null;
}

/** Which things on the table an option or an entry of the log belongs to. */
export function targets(option: Option): string[] {
  const { verb, args } = said<Answers & Events>(option);
  if (args.card) {
    const card = args.card;
    switch (verb) {
      case "buy":
      case "give-card":
        return [`market:${card}`];
      case "obtain":
        return [`market:${card}`, `consumed:${card}`];
      case "cycle":
        return [`cycle:${card}`];
      case "copy":
        return [`market:${card}`, `played:${card}`];
      case "tech-reward":
        return [`illegal:${card}`];
      case "topdeck":
      case "consume-discarded":
        return [`discard:${card}`];
      case "put-back":
      case "search":
      case "look-take":
        return [`tray:${card}`];
    }
    return [`hand:${card}`];
  }
  if (args.event) {
    if (verb === "event-back") return [`tray:${args.event}`];
    if (args.side) return [`event:${args.side}:${args.event}`];
    if (verb === "alternative") return [`event:active:${args.event}`];
    return [`event:active:${args.event}`, `event:inactive:${args.event}`];
  }
  if (args.architect) return [`tray:${args.architect}`];
  if (args.fleet) return [`tray:${args.fleet}`];
  if (args.faction) return [`tray:${args.faction}`];
  if (args.location) {
    if (verb === "gain-cargo") return [`cargo:${args.location}`];
    if (verb === "deliver" || verb === "lose-cargo") return [`bay:${args.location}`];
    return [`place:${args.location}`];
  }
  switch (verb) {
    case "use-architect":
      return [`ability:${args.number}`];
    case "partner":
      return [`player:${seatOf(args.seat)}`];
    case "place-embassy":
      return ["embassy:here"];
    case "bonus":
      return ["bonus:here"];
    case "key":
      return ["key:here"];
    case "cycle-request":
      return ["request"];
    case "use-fleet":
      return ["fleet"];
    case "garrison-credit":
    case "garrison-defense":
      return ["garrison:here"];
  }
  return [];
}
/** The card that is being played and the Event that is being overcome are ringed. */
export const chosen = (step: Option): string[] => {
  const { verb, args } = said<Answers>(step);
  if (verb === "play") return [`played:${args.card}`];
  return verb === "overcome" || verb === "alternative" || verb === "call" ? targets(step) : [];
};

export function pace(before: State, after: State): number {
  if (before.turn !== after.turn) return 900;
  const was = players(before);
  if (players(after).some((player, seat) => was[seat]?.location !== player.location)) return 560;
  if (before.events?.length !== after.events?.length) return 520;
  const played = (state: State) => players(state).reduce((n, player) => n + count(player.played), 0);
  return played(before) !== played(after) ? 380 : 60;
}
