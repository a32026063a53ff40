import type { Component } from "svelte";
import { api } from "../lib/api";
import { fetched, words } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import type { Chronicle, LogEntry, Option, Score, State, View } from "../lib/types";
import type { Staging } from "../stage/staging";
import type { Change } from "../table/changes.svelte";
import type { Thing } from "./thing";

type Piece = Component<{ table: Table }>;
/** How the game went comes later than its end: the table asks for it. */
export interface EndingProps {
  table: Table;
  course: Chronicle | null;
  look: (event: number) => void;
}

/** What a title brings to the shared table: a folder here, or else `plain` draws it, with what it brings itself. */
export interface TitleUI {
  name: string;
  /** The things on the board an option belongs to, such as `ship:Zenor ark`. */
  targets(option: Option, state?: State): string[];
  /** The things to ring because an earlier step chose them. */
  chosen(step: Option): string[];
  /** One line for small screens: where the game stands. */
  moment(view: View): { head: string; sub: string };
  /** Seats in the order in which they play, where it is not that of the seats. */
  order?(view: View): number[];
  /** Whose act an entry of the log is, where its event names no seat (a ship's captain); -1 if nobody's. */
  actor?(entry: LogEntry, state: State): number;
  /** What an entry of the log shows on the table; null if nothing. */
  changes?(entry: LogEntry, table: Table): Change | null;
  /** How its events are shown happening. */
  staging?: Staging;
  /** Name and sign of the board among the tabs of a small screen. */
  board?: { icon: string; label: string };
  /** Verbs of answers that are no act: their buttons are quiet. */
  quiet?: string[];
  /** Verbs that end one's turn: an act of its own, on a key of its own. */
  ends?: string[];
  /** Verbs that do so only at one question, by its name. */
  endsAt?: Record<string, string[]>;
  /** The verb that may be answered for all of its things at once, as playing every card, and how many these are. */
  all?: { verb: string; count(table: Table): number };
  /** Verbs of which several are often chosen together, where the rules ask for one after the other. */
  several?: string[];
  /** What would be lost if the turn ended now, in words. */
  unspent?(table: Table): string[];
  /** Verbs that stand in the prompt even if their things are lit on the table. */
  spoken?: string[];
  /** The thing that an answer, or what is refused, is; null where there is no picture of it. */
  thing?(option: Option, table: Table): Thing | null;
  /** A sentence of the rules with its goods as signs. */
  Text?: Component<{ text: string }>;
  /** Verbs of events at which a section of the log begins. */
  breaks?: string[];
  /** Goods that are gone when the turn ends, shown beside the question. */
  Purse?: Piece;
  /** The rows of the end screen where they are not one for each seat; `seat` -1 is an opponent without one. */
  sides?(table: Table): { name: string; seat: number; parts: Record<string, number> }[] | null;
  /** How a game ends that all win or lose together: what is said, and what is drawn instead of scores. */
  ending?(table: Table): { heading: string; lost: boolean; Piece: Component<EndingProps> };
  /** Where points came from that the parts of the score do not show, such as what was multiplied. */
  Ledger?: Component<{ table: Table; scores: Score[] }>;
  /** A level of difficulty in words, for who has won and may try the next. */
  harder?(level: string): string;
  /** How hard this table is, in a word, where that was chosen. */
  difficulty?(table: Table): string;
  /** The name of a chapter where it is not its number with the word for it. */
  chapter?(n: number, table: Table): string;
  /** Whether the seats of this table have something to hide from each other; where this is not said, they have. */
  hides?(table: Table): boolean;
  /** The message for a game that no seat has won. */
  unwon?: string;
  /** The message that names an opponent without a seat. */
  opponent?: string;
  /** The message that says this in the words of the edition on the table, where editions differ. */
  word?(state: State, message: string): string;
  /** The sign of what is counted at the end, where it is not Renown's. */
  counted?: string;
  /** Colour and sign of a part of the final score. */
  part(name: string): { color: string; icon: string; label: string };
  Status: Piece;
  /** What everybody needs, where the board does not show it. */
  Left?: Piece;
  /** The board; `upright` where the screen is held in a hand. */
  World: Component<{ table: Table; upright?: boolean }>;
  Side: Piece;
  Dock: Piece;
  Pills: Piece;
  Goods: Piece;
  /** A card or place named by an option, shown beside it in the list. */
  Preview?: Component<{ table: Table; option: Option }>;
  tabs: { id: string; icon: string; label: string; Piece: Piece; count?: (table: Table) => number }[];
  /** Stops of the guided tour: what to point at (`data-tour`), the message that explains it, and the tab it lies in on a
   * small screen (one of `tabs`, or "log"; none: the board). */
  tour: { at: string; text: string; tab?: string }[];
}

/** A title's drawings are fetched when one of its tables is opened: nobody pays for boards they do not see. */
const uis = import.meta.glob<{ title: TitleUI }>("./*/title.ts");
const known = new Map<string, TitleUI>();

export async function loadTitle(name: string): Promise<TitleUI | null> {
  const load = uis[`./${name}/title.ts`];
  if (!known.has(name)) known.set(name, load ? (await fetched(load, `titles/${name}`)).title : await bringTitle(name));
  return known.get(name) ?? null;
}
/** Whether the client was built with drawings of this title. */
export const isDrawn = (name: string) => `./${name}/title.ts` in uis;

/** A title that the client was not built with comes with its words, and perhaps with a board. */
async function bringTitle(name: string): Promise<TitleUI> {
  const [{ plainTitle }, { bringBoard }, titles] = await Promise.all([
    import("./plain/plain"),
    import("./plain/boards"),
    api.titles(),
    words.need(`titles/${name}`),
  ]);
  const info = titles.find((each) => each.name === name);
  if (info) await bringBoard(info);
  return plainTitle(name);
}
