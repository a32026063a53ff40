import type { Table } from "../../lib/table.svelte";
import type { Reckoned } from "./reckoned";
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
/** Told apart without colour: each world's cargo has an outline of its own. */
export const cargoIcon = (location: string) => `hx-cargo-${location.toLowerCase()}`;
export const cargoColor = (location: string) => `var(--hx-cargo-${location.toLowerCase()})`;

/** Players by seat from 0; the data count them from 1. */
export const players = (state: State): Json[] =>
  Array.isArray(state.players) ? state.players : Object.values(state.players ?? {});
export const seatOf = (number: unknown): number => Number(number ?? 0) - 1;
export const known = (name: unknown): name is string =>
  typeof name === "string" && name !== "" && name !== "none" && name !== "hidden";
export const count = (cards: unknown): number => (Array.isArray(cards) ? cards.length : Number(cards ?? 0));
export const list = (cards: unknown): string[] => (Array.isArray(cards) ? cards : []);

export const together = (state: State): boolean => state.mode !== "competitive";
export const mercury = (state: State): boolean => state.mercury;
export const eventsAt = (state: State, location: string): Placed[] =>
  (state.events ?? []).filter((one: Placed) => one.location === location);
export const eventId = (one: { event: string; side: string }) => `event:${one.side}:${one.event}`;
export const reckoned = (table: Table): Reckoned => table.view!.reckoned;
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
/** Events still to come, and that there were at the beginning. */
export const deckLeft = (reckoned: Reckoned): number => sum(reckoned.event_deck.left);
export const deckSize = (reckoned: Reckoned): number => sum(reckoned.event_deck.sizes);

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
      case "put-back":
      case "search":
      case "look-take":
        return []; // they lie nowhere: the prompt's tray draws them
    }
    return [`hand:${card}`];
  }
  if (args.event) {
    if (verb === "event-back") return [];
    if (args.side) return [`event:${args.side}:${args.event}`];
    if (verb === "alternative") return [`event:active:${args.event}`];
    return [`event:active:${args.event}`, `event:inactive:${args.event}`];
  }
  if (args.architect || args.fleet || args.faction) return [];
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
