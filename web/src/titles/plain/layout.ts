import { t, words } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Json, State } from "../../lib/types";

/** A place with what is in it. `src/farflung/table/layout.py` says the same for the terminal. */
export interface Laid {
  key: string;
  label: string;
  value: Json;
}

const bySeat = (value: Json, seats: number) => Array.isArray(value) && value.length === seats;
const message = (title: string, kind: string, key: string) => `${title}-${kind}-${key.replaceAll("_", "-")}`;
const plain = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
const label = (title: string, kind: string, key: string) => {
  const id = message(title, kind, key);
  return words.has(id) ? t(id) : plain(key);
};

/** The places that the title has words for; all of them where it has none. */
export function layout(title: string, state: State, seats: number): { middle: Laid[]; players: Laid[][] } {
  const keys = Object.keys(state);
  let middle = keys.filter((key) => words.has(message(title, "place", key)));
  let each = keys.filter((key) => words.has(message(title, "player", key)) && bySeat(state[key], seats));
  if (!middle.length && !each.length) {
    each = keys.filter((key) => bySeat(state[key], seats));
    middle = keys.filter((key) => !each.includes(key));
  }
  return {
    middle: middle.map((key) => ({ key, label: label(title, "place", key), value: state[key] })),
    players: Array.from({ length: seats }, (_, seat) =>
      each.map((key) => ({ key, label: label(title, "player", key), value: state[key][seat] })),
    ),
  };
}
export const laid = (table: Table) => layout(table.card!.title, table.view!.state, table.card!.seats.length);

/** What a thing is called: by its message, or as it is. */
export function called(title: string, thing: Json): string {
  if (thing === null || thing === undefined) return "–";
  if (Array.isArray(thing)) return thing.map((each) => called(title, each)).join(" ") || "–";
  if (typeof thing === "object")
    return Object.entries(thing)
      .map(([key, value]) => `${key}: ${called(title, value as Json)}`)
      .join(", ");
  const id = `${title}-thing-${String(thing).toLowerCase().replaceAll(" ", "-")}`;
  return words.has(id) ? t(id) : String(thing);
}
