import type { LogEntry, Option } from "./types";

/** The arguments of a verb that is about nothing. */
export type Nothing = Record<never, never>;

type Keys<T> = T extends unknown ? keyof T : never;
type Value<T, K extends PropertyKey> = T extends Record<K, infer V> ? V : never;

/** A verb of a title with all that one may be about: names as the notation has them, and numbers. */
export interface Said<Verbs> {
  verb: keyof Verbs & string;
  args: { [K in Keys<Verbs[keyof Verbs]>]?: Value<Verbs[keyof Verbs], K> };
}

/** An option or an entry of the log as its title declares it (`verbs.ts`): a verb or an argument that no rule knows is
 * then a mistake that the check finds. */
export const said = <Verbs>(one: Option | LogEntry): Said<Verbs> => one as unknown as Said<Verbs>;

/** What is asked, by the title's names (`verbs.ts`). */
export const asks = <Question extends string>(question: { name: string } | null | undefined): Question | undefined =>
  question?.name as Question | undefined;

/** An entry of the log where an option is wanted: what it is about is told alike. */
export const asOption = (entry: LogEntry): Option => ({ ...entry, text: "", detail: "" });
