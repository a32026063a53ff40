import { t, words } from "../../lib/i18n.svelte";
import type { TableCard, TitleInfo } from "../../lib/types";

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
/** After how many seconds of absence a bot plays on for a player. */
export const ABSENCES: Record<string, number | null> = { minutes: 600, hour: 3600, day: 86_400, never: null };
export const UNDO = ["agreement", "free", "none"];

/** A clock as a sentence: one of those offered by its name, another by its numbers. */
export function clockWords(clock: Clock | null): string {
  const known = Object.entries(CLOCKS).find(
    ([, one]) => one?.seconds === clock?.seconds && one?.increment === clock?.increment,
  );
  return known
    ? t(`lobby-clock-${known[0]}`)
    : t("lobby-clock-other", { time: span(clock!.seconds), more: span(clock!.increment) });
}

const UNITS: [string, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3]!;
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** The choices that mean something with so many seats and beside what else is chosen. */
export function applying(info: TitleInfo, chosen: Record<string, string>, seats: number): TitleInfo["choices"] {
  const here = info.choices.filter((choice) => !choice.applies_to?.length || choice.applies_to.includes(seats));
  const asked = new Set(here.map((choice) => choice.name));
  return here.filter((choice) =>
    Object.entries(choice.when ?? {}).every(([name, values]) => !asked.has(name) || values.includes(chosen[name]!)),
  );
}
/** A title's own words for its choices, if it has any; the lobby's otherwise. */
export const wording = (title: string, id: string, plain: string) =>
  [`lobby-${title}-${id}`, `${title}-${id}`, `lobby-${id}`]
    .filter((each) => words.has(each))
    .map((each) => t(each))[0] ?? plain;

/** Said of every table, also where it is as usual. */
const ALWAYS = ["mode", "difficulty"];
/** How a table is played, in a few words each: its edition where there are several, and what is not as usual. */
export function played(card: TableCard, info: TitleInfo | null): string[] {
  const chosen = Object.fromEntries(
    (info?.choices ?? []).map((choice) => [choice.name, card.options?.[choice.name] ?? choice.default]),
  );
  const told = (name: string, value: string) => wording(card.title, `${name}-${value.replaceAll(" ", "-")}`, value);
  const said = info && info.editions.length > 1 ? [told("edition", card.edition)] : [];
  for (const choice of info ? applying(info, chosen, card.seats.length) : []) {
    const value = chosen[choice.name]!;
    if (ALWAYS.includes(choice.name) || value !== choice.default) said.push(told(choice.name, value));
  }
  said.push(clockWords(card.clock ?? null), told("undo", card.undo ?? "agreement"));
  const rule = Object.entries(ABSENCES).find(([, seconds]) => seconds === card.absence);
  if (rule && card.seats.filter((seat) => seat.kind === "person" || seat.kind === "open").length > 1)
    said.push(t(`absence-${rule[0]}-brief`));
  return said.map(brief);
}
/** A sentence as a label: what comes after the colon of a long one is for the page where it is chosen. */
function brief(sentence: string): string {
  const whole = sentence.replace(/\.$/, "");
  return whole.length > 44 ? whole.split(/\s*[:;.]\s/)[0]! : whole;
}
