import type { Component } from "svelte";
import type { Art } from "../art/recipe";
import type { Table } from "../lib/table.svelte";
import type { LogEntry } from "../lib/types";
import type { Step } from "./beats";

/** What flies over the table with an event; things by their names, of "a|b" the first that can be seen. */
export type Motion =
  | { kind: "card"; from: string; to: string }
  /** A piece that the board itself moves: the way it took stays to be seen. */
  | { kind: "way"; thing: string; seat: number }
  /** `settles`: so many milliseconds pass before one looks where things lie, as when the board comes near first. */
  | { kind: "shot"; from: string; to: string; color: string; settles?: number };

/** Something that everybody should notice: over the board, once. */
export interface Announcement {
  icon: string;
  color: string;
  head: string;
  text?: string;
  /** What the board plays while it is announced. */
  scene?: "jump";
}

/** Several at once are one: the last, with the words of those before it. */
export function together(all: Announcement[]): Announcement | null {
  const last = all.at(-1);
  if (!last) return null;
  const before = new Set(all.slice(0, -1).map(({ head, text }) => text ?? head));
  return before.size ? { ...last, text: [...before, ...(last.text ? [last.text] : [])].join(" ") } : last;
}

/** One for each kind of beat. */
export type Sound =
  "act" | "card" | "ship" | "gain" | "loss" | "shot" | "dice" | "turn" | "phase" | "matter" | "won" | "lost";

/** How a title's events are shown happening. */
export interface Staging {
  /** Verbs with which dice fall. */
  rolls?: string[];
  /** Verbs that only begin a turn: in the log they are its heading. */
  heads?: string[];
  /** The verb that begins a chapter (a cycle, a round) with its number `n`, and the message that names it. */
  chapter?: { verb: string; message: string };
  /** Whether it is done to one of one's own things, where the event does not name the seat. */
  concerns?(entry: LogEntry, table: Table): boolean;
  motions?(entry: LogEntry, table: Table): Motion[];
  announces?(entry: LogEntry, table: Table): Announcement | null;
  /** The picture of the card that an event names, and which of its arguments are cards. */
  art?: { picture: (art: Art) => string; kinds: string[] };
  sounds?: Record<string, Sound>;
  /** What lies over the board while a step is looked at: dice and their sum. */
  Scene?: Component<{ table: Table; step: Step }>;
}
