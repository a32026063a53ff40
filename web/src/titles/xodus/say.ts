import { words } from "../../lib/i18n.svelte";

/** Numbers as the reader's language writes them. */
export const percent = (p: number) => new Intl.NumberFormat(words.language, { style: "percent" }).format(p);
export const decimal = (n: number) =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
