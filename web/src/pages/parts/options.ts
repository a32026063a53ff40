import { t, words } from "../../lib/i18n.svelte";

export interface Clock {
  seconds: number;
  increment: number;
}
/** The clocks that are offered, by name. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  fast: { seconds: 1800, increment: 5 },
  calm: { seconds: 3600, increment: 10 },
  days: { seconds: 7 * 86400, increment: 3600 },
};
export const UNDO = ["agreement", "free", "none"];

/** A clock as a sentence: one of those offered by its name, another by its numbers. */
export function clockWords(clock: Clock | null): string {
  const known = Object.entries(CLOCKS).find(([, one]) => one?.seconds === clock?.seconds && one?.increment === clock?.increment);
  return known ? t(`lobby-clock-${known[0]}`) : t("lobby-clock-other", { time: span(clock!.seconds), more: span(clock!.increment) });
}

const UNITS: [string, number][] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3]!;
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
