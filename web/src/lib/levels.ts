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

/** What was measured of a level at a table of just this kind. */
export function measured(info: TitleInfo | null, kind: Kind, level: string): MeasuredLevel | undefined {
  const usual = Object.fromEntries((info?.choices ?? []).map((choice) => [choice.name, choice.default]));
  const chosen: Record<string, string | undefined> = { ...usual, ...kind.options };
  const same = (row: MeasuredLevel) =>
    Object.entries({ ...usual, ...row.options }).every(([name, value]) => chosen[name] === value);
  return info?.measured.find(
    (row) => row.level === level && row.edition === kind.edition && row.seats === kind.seats && same(row),
  );
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
  return row.against
    ? t("level-measured", { ...numbers, against: t(`level-${row.against}`) })
    : t("level-measured-alone", numbers);
}
