import type { Table } from "../lib/table.svelte";
import type { Option, Refused } from "../lib/types";
import type { Thing } from "../titles/thing";
import Slip from "./Slip.svelte";

/** A thing in the tray with its answers, and what of it is refused. */
export interface Laid {
  thing: Thing;
  answers: Option[];
  refused: Refused[];
}
/** What an answer is drawn as: its title's card, or else its words with what they mean. */
export function thingOf(table: Table, option: Option, name = option.words): Thing | null {
  const own = table.title!.thing?.(option, table);
  if (own) return own;
  if (!option.detail || table.title!.quiet?.includes(option.verb)) return null;
  return { id: option.text, component: Slip, props: { table, option, name }, wide: 15 };
}
/** The things of a question that lie nowhere on the table, or are to be read before one chooses. */
export function lay(table: Table, options: Option[], refused: Refused[], lies: (one: Option) => boolean): Laid[] {
  const laid = new Map<string, Laid>();
  const find = (one: Option, name?: string): Laid | null => {
    const thing = thingOf(table, one, name);
    if (!thing || (!thing.always && lies(one))) return null;
    const found = laid.get(thing.id) ?? { thing, answers: [], refused: [] };
    laid.set(thing.id, found);
    return found;
  };
  for (const option of options) find(option)?.answers.push(option);
  if (laid.size) for (const one of refused) find(one, one.name)?.refused.push(one);
  return [...laid.values()];
}
