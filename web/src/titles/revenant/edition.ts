import { words } from "../../lib/i18n.svelte";
import type { Json, State } from "../../lib/types";
import * as prototype from "./prototype/words";

/** Both editions lie on one table; what they name or count differently is asked here, and only here. */
export const isPrototype = (state: State | null | undefined): boolean => Boolean(state && "rewards" in state);

const FINAL = {
  phases: ["action", "reset", "combat", "rift", "hyperjump"],
  kinds: ["ark", "fighter", "dropship", "shuttle"],
  /** The Revenant's two places for a figure, with their signs. */
  spaces: [
    ["reinforcement", "m-power"],
    ["hypercharge", "i-hyper"],
  ],
  ranks: ["0", "1", "2", "3"],
  rank: "rev-rank",
  residual: "rev-residual",
};
export type Edition = typeof FINAL;
export const edition = (state: State | null | undefined): Edition => (isPrototype(state) ? prototype.EDITION : FINAL);

/** The label in the words of the edition on the table: the prototype's own (`rev-p-...`) where it has one. */
export const word = (state: State | null | undefined, label: string): string => {
  const own = label.replace(/^rev-/, "rev-p-");
  return isPrototype(state) && words.has(own) ? own : label;
};

/** Shields of a sector; the prototype calls them absorbers. */
export const shields = (place: Json): number => place?.shields ?? place?.absorbers ?? 0;
/** The captain's rank, counted from 0; the prototype's levels are I to IV. */
export const rank = (admiral: Json): number => admiral.rank ?? Math.max(0, (admiral.level ?? 1) - 1);
/** Fields of a house's track where a reward still lies. */
export const rewards = (state: State, house: string): number[] => (state.rewards ?? state.tiles)?.[house] ?? [];
/** The picture of a ship: civilian ships are drawn like shuttles. */
export const shipIcon = (kind: string): string => `s-${kind === "civilian" ? "shuttle" : kind}`;
/** Cards that do the same are drawn alike, whatever the edition calls them. */
export const cardLook = (kind: string): string => prototype.CARD_LOOK[kind] ?? kind;
export const cardIcon = (kind: string): string =>
  ({ cadet: "c-cadet", frigate: "k-frigate", directive: "k-directive" })[cardLook(kind)] ?? "m-card";
export const bayIcon = (bay: string): string => prototype.BAY_ICON[bay] ?? `a-${bay}`;
export const bayWord = (bay: string): string => bay.replaceAll(" ", "-");
/** Crew places of the Revenant under the names of either edition. */
export const isSpace = (ship: string): boolean => ["reinforcement", "hypercharge", ...prototype.SPACES].includes(ship);
export const spaceIcon = (ship: string): string =>
  ship === "reinforcement" || ship === "deploy" ? "m-power" : "i-hyper";
