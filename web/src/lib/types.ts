import type { SeatCard } from "./protocol";
/** The messages of docs/protocol.md. Seats count from 0; inside `state`, names and orders count from 1. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a title sends, where it is not declared
export type Json = any;
export type State = Record<string, Json>;

export type {
  Crumb,
  LogEntry,
  OpenQuestion,
  Option,
  Plans,
  Question,
  Refused,
  Score,
  SeatCard,
  Undo,
  View,
} from "./protocol";
/** How the scores stood at the end of each chapter. */
export interface Chronicle {
  key: string;
  points: { chapter: number; event: number; totals: number[] }[];
}
export interface TableCard {
  id: string;
  title: string;
  edition: string;
  seats: SeatCard[];
  your_seats: number[];
  waiting_for: number;
  your_turn: boolean;
  started: boolean;
  over: boolean;
  /** Ended without a result. */
  ended?: boolean;
  /** After so many seconds of absence a bot plays on; null is never. */
  absence?: number | null;
  updated: number | string;
  cycle?: number;
  content?: string;
  options?: Record<string, string>;
  parameters?: Record<string, number>;
  undo?: string;
  phase?: string;
  fork?: string;
  owner?: boolean;
  private?: boolean;
  /** Its players plan together: marks, pings, proposals. */
  together?: boolean;
  link?: string;
  rematch?: string;
  clock?: Json;
}
export interface UndoRequest {
  by: number;
  agreed: number[];
  needed: number[];
  /** The log would end before its entry of this number. */
  back_to: number;
}
/** Something that others must agree to. */
export interface Wish {
  what: "bot" | "sit" | "end";
  /** The asker's seat, or -1. */
  by: number;
  name: string;
  seat: number;
  agreed: number[];
  needed: number[];
}
/** Something that one should be told and can put away. */
export interface Notice {
  id: number;
  text: string;
  /** One's own seat that a bot plays now. */
  seat?: number;
}
export interface Chat {
  from: string;
  seat?: number;
  text: string;
  at: number | string;
}
export interface User {
  id: string | number;
  name: string;
  guest: boolean;
}
export interface TitleInfo {
  name: string;
  editions: string[];
  seats: number[];
  choices: { name: string; values: string[]; default: string; applies_to: number[] }[];
  bots: string[];
  parameters?: { name: string; default: number; least: number; most: number }[];
}
export interface SeatWish {
  kind: "me" | "open" | "bot" | "screen";
  bot?: string;
  name?: string;
}
