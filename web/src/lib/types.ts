/** The messages of docs/protocol.md. Seats count from 0; inside `state`, names and orders count from 1. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a title sends, where it is not declared
export type Json = any;
export type State = Record<string, Json>;

export interface Option {
  text: string;
  verb: string;
  args: Record<string, string | number>;
  words: string;
  hint?: string;
}
export interface Refused extends Option {
  /** What is refused, in words; `words` say why. */
  name?: string;
  rule: string;
}
export interface Question {
  name: string;
  rule: string;
  words: string;
  options: Option[];
  refused: Refused[];
  /** The text of the card, planet or ability being resolved. */
  context?: string;
}
export interface Crumb extends Option {
  /** The number of one's own answer, from 0. */
  answer: number;
  free: boolean;
}
export interface LogEntry {
  number: number;
  rule: string;
  verb: string;
  args: Record<string, string | number>;
  seat: number;
  words: string;
}
export interface Score {
  seat: number;
  name?: string;
  total: number;
  parts: Record<string, number>;
}
export interface Undo {
  free: boolean;
  reason: string;
  needed?: number;
}
export interface View {
  /** How many answers this seat has given; an answer names it, so that none is played twice. */
  answers: number;
  seat: number;
  state: State;
  /** What follows from the state by the rules: chances, prices, sizes. Each title has its own. */
  reckoned: Json;
  waiting_for: number;
  question: Question | null;
  crumbs: Crumb[];
  undo: Undo;
  log: LogEntry[];
  log_from: number;
  over: boolean;
  scores: Score[] | null;
  winners?: number[] | null;
  turns: number[];
  clock?: Json;
  /** At co-operative tables: what another seat is asked. */
  open_question?: OpenQuestion | null;
}
export interface OpenQuestion {
  seat: number;
  answers: number;
  name: string;
  rule: string;
  words: string;
  options: Option[];
}
export interface Plans {
  marks: { seat: number; at: string }[];
  proposals: { seat: number; option: string }[];
}
/** How the scores stood at the end of each chapter. */
export interface Chronicle {
  key: string;
  points: { chapter: number; event: number; totals: number[] }[];
}
export interface SeatCard {
  name: string;
  kind: "me" | "person" | "open" | "bot" | "screen" | string;
  bot?: string | null;
  present?: boolean;
  /** An open seat that has been played: vacant, and `name` is who left it. */
  left?: boolean;
  /** A bot's seat that a person gave up for good. */
  resigned?: boolean;
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
