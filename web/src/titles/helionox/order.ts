import type { State } from "../../lib/types";
import { players } from "./model";

/** Clockwise from the first player. */
export function order(state: State): number[] {
  const n = players(state).length;
  const first = Math.max(0, Number(state.first ?? 1) - 1);
  return Array.from({ length: n }, (_, i) => (first + i) % n);
}
