import { ApiError } from "../../lib/api";
import { t, words } from "../../lib/i18n.svelte";

/** What went wrong as one sentence in the reader's language; `where` tells the same kind apart on different forms. */
export function said(error: unknown, where = ""): string {
  if (!(error instanceof ApiError)) return t("lobby-error-failed");
  if (error.kind === "too-many") return t("lobby-error-too-many", { wait: Math.ceil(error.wait) });
  for (const id of [`lobby-error-${error.reason}`, `lobby-error-${where}-${error.kind}`, `lobby-error-${error.kind}`]) {
    const text = t(id, { reason: error.message });
    if (text !== id) return text;
  }
  return t("lobby-error-failed");
}

/** "Jonas, Ada and Tomé" as the reader's language puts it. */
export const list = (names: string[]) => new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in the largest unit that fits; the server's times are seconds or ISO. */
export function ago(when: number | string | undefined, now = Date.now()): string {
  if (when === undefined) return "";
  const then = typeof when === "number" ? (when < 1e11 ? when * 1000 : when) : Date.parse(when);
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, size] of STEPS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return t("lobby-just-now");
}

/** Names a guest may keep: stars, the same in every language. */
const STARS = [
  "Vega",
  "Altair",
  "Mira",
  "Rigel",
  "Deneb",
  "Capella",
  "Lyra",
  "Sirius",
  "Spica",
  "Atria",
  "Polaris",
  "Electra",
  "Maia",
  "Castor",
  "Nashira",
  "Alcor",
];
/** One that nobody of `others` has: two at a table cannot have the same. */
export function someName(others: string[] = []): string {
  const free = STARS.filter((star) => !others.includes(star));
  return free[Math.floor(Math.random() * free.length)] ?? STARS[0]!;
}
