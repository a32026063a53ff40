import { t } from "../../lib/i18n.svelte";
import type { State } from "../../lib/types";
import { isPrototype } from "./edition";

/** "round 2 of 3": how many crew the turns to come still leave. */
export function round(state: State, numbers: Record<string, number>): string {
  const turns = numbers.turns!;
  const left = (state.coming ?? []).filter((scene: string) => scene.startsWith("turn ")).length;
  const seats = state.admirals?.length || 1;
  return t(isPrototype(state) ? "rev-p-turn" : "rev-round", {
    n: Math.min(turns, Math.max(1, turns - Math.floor(left / seats))),
    of: turns,
  });
}
