/** Where a replay stops: after each act, at each turn, at each round. */
import type { LogEntry } from "../lib/types";
import type { Block } from "./log";

export type Unit = "beat" | "turn" | "round";

/** The last entry of each beat: there the table is as the act has left it. */
export function beatEnds(log: LogEntry[]): number[] {
  const found: number[] = [];
  let cause = -1;
  for (const entry of log) {
    if (entry.cause < 0) continue;
    if (entry.cause !== cause && cause >= 0) found.push(entry.number - 1);
    cause = entry.cause;
  }
  if (log.length) found.push(log.length - 1);
  return found;
}

export function stops(unit: Unit, log: LogEntry[], all: Block[], turns: number[]): number[] {
  if (unit === "beat") return beatEnds(log);
  if (unit === "turn") return turns;
  // A round begins with a new chapter, or where who began the game is on again.
  const first = all.find((block) => block.seat >= 0)?.seat ?? -1;
  const chapters = all.filter((block, i) => i === 0 || block.chapter !== all[i - 1]!.chapter);
  return (chapters.length > 2 ? chapters : all.filter((block) => block.seat === first)).map((block) => block.from);
}
