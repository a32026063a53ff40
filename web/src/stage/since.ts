/** How much of a table one has seen: kept in this browser, for the tables one was at last. */
import type { LogEntry } from "../lib/types";

const KEPT = "farflung.seen";
const TABLES = 24;

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
export const seen = {
  /** How many entries of its log; -1 where one has never been. */
  of: (table: string): number => read().find(([id]) => id === table)?.[1] ?? -1,
  keep(table: string, entries: number) {
    const others = read().filter(([id]) => id !== table);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...others, [table, entries]].slice(-TABLES)));
    } catch {
      // a browser that keeps nothing tells nothing of what was missed
    }
  },
};

/** The turns of others that have begun since so many entries were told, by their first entries. */
export const turnsSince = (log: LogEntry[], turns: number[], from: number, mine: number[]): number[] =>
  turns.filter((turn) => turn >= from && log[turn] && log[turn].seat >= 0 && !mine.includes(log[turn].seat));
