/** The messages of docs/protocol.md. Seats count from 0; inside `state`, names and orders count from 1. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a title sends, where it is not declared
export type Json = any;
export type State = Record<string, Json>;

export type {
  Chronicle,
  Crumb,
  LogEntry,
  OpenQuestion,
  Option,
  Plans,
  Question,
  Refused,
  Score,
  SeatCard,
  Start,
  Suggestion,
  TableCard,
  TitleInfo,
  Undo,
  UndoRequest,
  Visitor,
  View,
  Wish,
} from "./protocol";
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
export interface SeatWish {
  kind: "me" | "open" | "bot" | "screen";
  bot?: string;
  name?: string;
}
