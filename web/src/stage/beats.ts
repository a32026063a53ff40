/** What happened, in beats: an act and what came of it, each with the table as it stood then. */
import type { LogEntry, View } from "../lib/types";

/** One step of what is shown: the table, the log so far, and what has just happened. */
export interface Step {
  view: View;
  /** How much of the log is told by now. */
  until: number;
  /** What this step tells. */
  entries: LogEntry[];
  /** The act it belongs to; null where nothing is told. */
  cause: LogEntry | null;
  /** More of an act that has been told before. */
  goesOn: boolean;
}

/** What repeats another entry tells nothing. */
const tells = (entry: LogEntry) => entry.cause >= 0;

function step(view: View, log: LogEntry[], from: number, until: number): Step {
  const entries = log.slice(from, until);
  const number = entries.find(tells)?.cause;
  const cause = number === undefined ? null : (log[number] ?? null);
  return { view, until, entries, cause, goesOn: number !== undefined && number < from };
}

/** The steps that lead to a view: one for each beat that has come with it. `told` is how much has been shown before. */
export function steps(view: View, log: LogEntry[], told: number): Step[] {
  const found: Step[] = [];
  let from = Math.min(told, view.log_from);
  for (const beat of view.beats ?? []) {
    if (beat.until <= from) continue;
    const state = { ...view.state, ...beat.state };
    const reckoned = { ...view.reckoned, ...beat.reckoned };
    const acting = step(view, log, from, beat.until);
    const way = { question: null, open_question: null, crumbs: [], over: false, scores: null, winners: null };
    const waiting_for = acting.cause && acting.cause.seat >= 0 ? acting.cause.seat : view.waiting_for;
    found.push({ ...acting, view: { ...view, ...way, state, reckoned, waiting_for } });
    from = beat.until;
  }
  return [...found, step(view, log, from, view.log_from + view.log.length)];
}

/** All of one act as far as it has been told: the act first, then what came of it. */
export function whole(log: LogEntry[], cause: LogEntry): LogEntry[] {
  const found = [cause];
  // What comes of an act stands near it: a little before it, and after it up to the next act.
  for (let i = cause.number - 1; i >= 0 && (log[i]!.cause === cause.number || !tells(log[i]!)); i--)
    if (log[i]!.cause === cause.number) found.push(log[i]!);
  found.splice(1, found.length - 1, ...found.slice(1).reverse());
  for (let i = cause.number + 1; i < log.length; i++) {
    const entry = log[i]!;
    if (entry.cause === cause.number) found.push(entry);
    else if (tells(entry)) break;
  }
  return found;
}

// ---- how long a step is looked at

const LEAST = 1200;
const A_WORD = 250;
const MOST = 2600;
const GOES_ON = 700;
/** What is done to oneself is waited for, and never longer than this. */
const CONCERNS = 1500;
const OWN = 420;
const ROLLED = 1600;

export interface About {
  /** It is one's own act. */
  mine: boolean;
  /** It does something to oneself. */
  concerns: boolean;
  /** Dice have been thrown. */
  rolled: boolean;
  /** Others follow it. */
  more: boolean;
  /** One is asked then. */
  asked: boolean;
}

/** One's own dice lie until they were seen or one goes on, unless one is asked about them. */
export const waits = (about: About) => about.mine && about.rolled && !about.asked;

/** In milliseconds, as fast as things go by themselves; 0 is at once. */
export function duration(step: Step, about: About): number {
  if (!step.cause || !step.entries.some(tells)) return 0;
  if (about.mine && about.asked) return 0;
  if (about.rolled) return about.mine || about.concerns ? CONCERNS : ROLLED;
  if (about.mine) return about.more ? OWN : 0;
  if (about.concerns) return CONCERNS;
  if (step.goesOn) return GOES_ON;
  const words = step.cause.words.split(/\s+/).length;
  return Math.min(MOST, Math.max(LEAST, A_WORD * words));
}
