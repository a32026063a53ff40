import { t, words } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Option, State, TitleInfo } from "../../lib/types";

/** What a title's own board is told, anew whenever something changes. docs/writing-a-game.md describes it. */
export interface Told {
  state: State;
  reckoned: unknown;
  /** Whose eyes these are; -1 is a spectator. */
  seat: number;
  seats: { name: string }[];
  waitingFor: number;
  /** What may be answered now; empty where somebody else is asked. */
  options: Option[];
  answer(option: Option): void;
  /** A message of the title in the reader's language. */
  t: typeof t;
  language: string;
}
export interface Mounted {
  update(told: Told): void;
  destroy?(): void;
}
export interface OwnBoard {
  mount(target: HTMLElement, told: Told): Mounted;
}

export const boards = new Map<string, OwnBoard>();

export const told = (table: Table): Told => ({
  state: table.view!.state,
  reckoned: table.view!.reckoned,
  seat: table.seat,
  seats: table.card!.seats.map(({ name }) => ({ name })),
  waitingFor: table.view!.waiting_for,
  options: table.sending ? [] : (table.question?.options ?? []),
  answer: (option) => void table.answer(option),
  t,
  language: words.language,
});

/** Fetches the board that a title has brought, and its style. One that cannot be read is as good as none. */
export async function bringBoard(info: TitleInfo): Promise<void> {
  if (!info.board || boards.has(info.name)) return;
  if (info.board.style) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = info.board.style;
    document.head.append(link);
  }
  try {
    const module = (await import(/* @vite-ignore */ info.board.script)) as OwnBoard;
    if (typeof module.mount !== "function") throw new TypeError("it exports no function mount");
    boards.set(info.name, module);
  } catch (error) {
    console.error(`${info.board.script} cannot be used`, error);
  }
}
