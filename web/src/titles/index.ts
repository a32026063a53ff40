import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { LogEntry, Option, State } from "../lib/types";
import type { Change } from "../table/changes.svelte";

type Piece = Component<{ table: Table }>;

/** What a title brings to the shared table. A new title is a folder here; nothing else changes. */
export interface TitleUI {
  name: string;
  /** Numbers of the rules that the drawing needs, where the table says nothing else. */
  parameters: Record<string, number>;
  /** The things on the board an option belongs to, such as `ship:Zenor ark`. */
  targets(option: Option): string[];
  /** The things to ring because an earlier step chose them. */
  chosen(step: Option): string[];
  /** How long a change deserves to be looked at, in milliseconds. */
  pace(before: State, after: State): number;
  /** One line for small screens: where the game stands. */
  moment(state: State): { head: string; sub: string };
  /** Seats in the order in which they play. */
  order(state: State): number[];
  /** What an entry of the log shows on the table; null if nothing. */
  changes?(entry: LogEntry, table: Table): Change | null;
  /** The message for a game that no seat has won. */
  unwon?: string;
  /** The message that names an opponent without a seat. */
  opponent?: string;
  /** Colour and sign of a part of the final score. */
  part(name: string): { color: string; icon: string; label: string };
  Status: Piece;
  Left: Piece;
  /** The board; `upright` where the screen is held in a hand. */
  World: Component<{ table: Table; upright?: boolean }>;
  Side: Piece;
  Dock: Piece;
  Pills: Piece;
  Goods: Piece;
  /** A card or place named by an option, shown beside it in the list. */
  Preview?: Component<{ table: Table; option: Option }>;
  tabs: { id: string; icon: string; label: string; Piece: Piece; count?: (table: Table) => number }[];
  /** Stops of the guided tour: what to point at, and the message that explains it. */
  tour: { at: string; text: string }[];
}

const uis = import.meta.glob<{ title: TitleUI }>("./*/title.ts", { eager: true });

const byName = new Map(Object.values(uis).map(({ title }) => [title.name, title]));
export const titleOf = (name: string): TitleUI | null => byName.get(name) ?? null;
