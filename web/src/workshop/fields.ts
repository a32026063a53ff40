import type { Json } from "../lib/types";
import type { Field } from "./bench.svelte";
import type { Spoken } from "./spoken";

/** Whether a mistake's field is this one or lies in it. */
export const isUnder = (field: string, path: string) =>
  field === path || field.startsWith(`${path}[`) || field.startsWith(`${path}.`);

/** What a field begins with where nothing was said. */
export function unset(field: Field): Json {
  if (field.default !== undefined && field.default !== null) return structuredClone(field.default);
  if (field.kind === "number") return field.least ?? 0;
  if (field.kind === "flag") return false;
  if (field.kind === "word") return field.words?.[0] ?? "";
  if (field.kind === "effects") return [];
  if (field.kind === "list") return Array.from({ length: field.count ?? 0 }, () => unset(field.item!));
  if (field.kind === "table") return Object.fromEntries((field.known ?? []).map((name) => [name, unset(field.item!)]));
  if (field.kind === "group")
    return Object.fromEntries((field.fields ?? []).filter((one) => one.required).map((one) => [one.name, unset(one)]));
  return "";
}

const SHORT = 24;
/** Whether some word that it may be is too long to stand beside others. */
const isWordy = (field: Field, spoken: Spoken) =>
  (field.words ?? []).some((word) => spoken.value(field.name, word).length > SHORT);

const FEW = 8;
/** Whether its words stand side by side, to be touched. */
export const isChips = (field: Field, spoken: Spoken) =>
  field.kind === "word" && (field.words ?? []).length <= FEW && !isWordy(field, spoken);

/** Whether a field needs the whole width. */
export const isWide = (field: Field, spoken: Spoken) =>
  (["effects", "list", "table"].includes(field.kind) && field.item?.kind !== "number") || isWordy(field, spoken);

/** What is said of a thing: its text, or those of its parts one after the other. */
export function sentences(printed: Json): string {
  if (!printed || typeof printed !== "object") return "";
  if (typeof printed.text === "string") return printed.text;
  const parts = ["upper", "lower", "inactive", "active", "abilities", "options", "skills"]
    .flatMap((name) => printed[name] ?? [])
    .map((one: Json) => (typeof one === "string" ? one : [one.name, sentences(one)].filter(Boolean).join(": ")));
  return parts.filter(Boolean).join("\n");
}
