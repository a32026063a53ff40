/** Set-ups to begin with, as the titles declare them: one click each. */
import { api } from "../lib/api";
import { t, words } from "../lib/i18n.svelte";
import { USUAL } from "../lib/levels";
import type { SeatWish, Start } from "../lib/types";

export const nameOf = (start: Start): string => start.words[words.language] ?? start.words.en!;
export const whatOf = (start: Start): string => start.what[words.language] ?? start.what.en!;

/** Oneself, and whoever has the other seats. */
export function seatsOf(start: Start): SeatWish[] {
  const other = (): SeatWish =>
    start.who === "screen" ? { kind: "screen", name: "" } : { kind: "bot", bot: start.bot || USUAL };
  return [{ kind: "me" }, ...Array.from({ length: start.seats - 1 }, other)];
}

/** Makes the table; its id. */
export async function begin(title: string, start: Start): Promise<string> {
  const seats = seatsOf(start).map((seat, i) =>
    seat.kind === "screen" ? { ...seat, name: t("lobby-player", { n: i + 1 }) } : seat,
  );
  const { edition, options, first } = start;
  const made = await api.create({ title, edition, options, seats, first, parameters: {}, undo: "free" });
  return made.id;
}
