/** The levels of bots, and what the kept ladder says of them. */
import { t } from "./i18n.svelte";
import type { MeasuredLevel, TitleInfo } from "./protocol";

/** Who sits down where nobody says which bot, and plays on for who is away. */
export const USUAL = "steady";
export const LEVELS = ["drifting", "simple", "steady", "keen", "relentless"];

/** What decides how hard a table is for a bot. */
export interface Kind {
  edition: string;
  options: Record<string, string>;
  seats: number;
}

/** What was measured of a level at a table of just this kind, or against one other where more sit down. */
export function measured(info: TitleInfo | null, kind: Kind, level: string): MeasuredLevel | undefined {
  const usual = Object.fromEntries((info?.choices ?? []).map((choice) => [choice.name, choice.default]));
  const chosen: Record<string, string | undefined> = { ...usual, ...kind.options };
  const same = (row: MeasuredLevel) =>
    Object.entries({ ...usual, ...row.options }).every(([name, value]) => chosen[name] === value);
  const rows = info?.measured.filter((row) => row.level === level && row.edition === kind.edition && same(row));
  const duel = kind.seats > 2 ? rows?.find((row) => row.seats === 2 && row.against) : undefined;
  return rows?.find((row) => row.seats === kind.seats) ?? duel;
}

/** How strong a level is, in measured words. */
export function strength(info: TitleInfo | null, kind: Kind, level: string): string {
  const row = measured(info, kind, level);
  if (!row) return t("level-unmeasured");
  const numbers = {
    wins: Math.round((100 * row.wins) / row.games),
    low: Math.round(row.low),
    high: Math.round(row.high),
  };
  if (!row.against) return t("level-measured-alone", numbers);
  const known = row.seats === kind.seats ? "level-measured" : "level-measured-two";
  return t(known, { ...numbers, against: t(`level-${row.against}`) });
}
