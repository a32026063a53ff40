/** The log by turns: a block for each, in it a line for each act with what came of it. */
import type { LogEntry } from "../lib/types";

export interface Line {
  cause: LogEntry;
  /** What came of it, in the order it happened. */
  effects: LogEntry[];
}
export interface Block {
  /** The number of its first entry. */
  from: number;
  /** Whose turn it is; -1 is a phase or what happens to all. */
  seat: number;
  /** Which turn of this seat in the chapter; 0 where it is none. */
  turn: number;
  chapter: number;
  /** Before the first turn that has a heading, where turns have one. */
  before: boolean;
  /** What begins it, if that is only a heading. */
  head: LogEntry | null;
  lines: Line[];
}
export interface Ways {
  /** Where turns begin, by the numbers of their first entries. */
  turns: number[];
  /** Verbs that begin a section: a phase, a round. */
  breaks: string[];
  /** Verbs that are only the heading of a turn. */
  heads: string[];
  /** The verb that begins a chapter. */
  chapter?: string;
}

export function blocks(log: LogEntry[], { turns, breaks, heads, chapter }: Ways): Block[] {
  const begins = new Set(turns);
  const found: Block[] = [];
  const lines = new Map<number, Line>();
  let now = 0;
  let counted = new Map<number, number>();
  let before = heads.length > 0;
  const open = (from: number, seat: number, head: LogEntry | null) => {
    const turn = seat < 0 ? 0 : (counted.get(seat) ?? 0) + 1;
    if (turn) counted.set(seat, turn);
    found.push({ from, seat, turn, chapter: now, before, head, lines: [] });
  };
  for (const entry of log) {
    if (entry.cause < 0) continue;
    const isHead = heads.includes(entry.verb);
    const isBreak = breaks.includes(entry.verb);
    if (entry.verb === chapter) {
      now = Number(entry.args.n ?? now + 1);
      counted = new Map();
    }
    if (isHead && before) {
      before = false;
      counted = new Map();
    }
    const last = found.at(-1);
    if (isBreak) {
      // A round and its first phase in one: the block is headed by the later one.
      if (last && !last.lines.length && last.seat < 0 && last.head) found.pop();
      open(entry.number, -1, entry);
      continue;
    }
    if (
      isHead ||
      (begins.has(entry.number) &&
        entry.cause >= entry.number && // an act, or what is told before it
        (!last || last.seat !== entry.seat || last.lines.length))
    )
      open(entry.number, entry.seat, isHead ? entry : null);
    else if (!last) open(entry.number, entry.seat, null);
    if (isHead) continue;
    const known = lines.get(entry.cause);
    if (known) {
      if (entry.number !== entry.cause) known.effects.push(entry);
      continue;
    }
    const cause = log[entry.cause];
    if (!cause || breaks.includes(cause.verb) || heads.includes(cause.verb)) {
      // It comes of the beginning itself: a line of its own.
      found.at(-1)!.lines.push({ cause: entry, effects: [] });
      continue;
    }
    const line: Line = { cause, effects: entry.number === entry.cause ? [] : [entry] };
    lines.set(entry.cause, line);
    found.at(-1)!.lines.push(line);
  }
  return found;
}

/** Each act before what came of it; what belongs to none is left out. */
export function byCause(entries: LogEntry[]): LogEntry[] {
  const effect = (entry: LogEntry) => Number(entry.number !== entry.cause);
  return entries
    .filter((entry) => entry.cause >= 0)
    .sort((a, b) => a.cause - b.cause || effect(a) - effect(b) || a.number - b.number);
}

/** The block an entry belongs to. */
export function blockAt(all: Block[], number: number): Block | undefined {
  let found: Block | undefined;
  for (const block of all) if (block.from <= number) found = block;
  return found;
}
