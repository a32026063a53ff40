/** Effects as they are written in content files, `may(consume(hand, 1))`, read into what a form is made of and back. The
 * grammar is that of engine/vocabulary.py. */

import { Spoken } from "./spoken";

/** An argument of an effect. */
export interface Takes {
  name: string;
  kind: "number" | "word" | "words" | "effects";
  least?: number;
  most?: number;
  words?: string[];
  default?: string;
}
export interface Written {
  name: string;
  says: string;
  takes: Takes[];
}
export interface Section {
  heading: string;
  effects: Written[];
}
export interface Call {
  name: string;
  /** Each is a list: what stands there joined by "+". */
  given: Item[][];
}
export type Item = Call | string;
export const isCall = (item: Item): item is Call => typeof item !== "string";

/** An effect, or null where it cannot be read. */
export function parse(text: string): Call | null {
  let at = 0;
  const space = () => {
    while (/\s/.test(text[at] ?? "")) at++;
  };
  function item(): Item | null {
    space();
    const from = at;
    while (at < text.length && !"(),;+".includes(text[at]!)) at++;
    const word = text.slice(from, at).trimEnd();
    if (!word) return null;
    if (text[at] !== "(") return word;
    at++;
    const given: Item[][] = [];
    space();
    if (text[at] === ")") at++;
    else
      for (let sign = ","; sign !== ")";) {
        const one = item();
        if (one === null) return null;
        if (sign === "+") given.at(-1)!.push(one);
        else given.push([one]);
        sign = text[at++] ?? "";
        if (!sign || !",;+)".includes(sign)) return null;
      }
    space();
    return { name: word, given };
  }
  const found = item();
  return found !== null && isCall(found) && at === text.length ? found : null;
}

/** As it is written by custom. */
export function spell(call: Call): string {
  const holds = call.given.some((argument) => argument.some(isCall));
  const given = call.given.map((argument) =>
    argument.some(isCall)
      ? argument.map((one) => (isCall(one) ? spell(one) : one)).join(" + ")
      : (argument as string[]).join("+"),
  );
  return `${call.name}(${given.join(holds ? "; " : ", ")})`;
}

export class Vocabulary {
  readonly named: Map<string, Written>;
  constructor(
    readonly sections: Section[],
    readonly spoken = new Spoken("", ""),
  ) {
    this.named = new Map(sections.flatMap((section) => section.effects.map((each) => [each.name, each])));
  }
  get size() {
    return this.named.size;
  }

  /** What each argument of a call is, with those that may be left out; null where they do not fit. */
  slots(call: Call): { takes: Takes; value: Item[] }[] | null {
    const signature = this.named.get(call.name);
    if (!signature) return null;
    const takes = [...signature.takes];
    const last = takes.at(-1);
    if (last?.kind === "effects" && last.least) {
      const more = call.given.length - takes.length + 1;
      if (more < last.least) return null;
      takes.push(...Array.from({ length: more - 1 }, () => last));
    }
    if (call.given.length > takes.length) return null;
    const found = takes.map((one, place) => ({ takes: one, value: call.given[place] ?? [one.default ?? ""] }));
    if (takes.some((one, place) => one.default === undefined && place >= call.given.length)) return null;
    const fits = found.every(({ takes: one, value }) =>
      value.every((each) => isCall(each) === (one.kind === "effects")),
    );
    return fits && found.every(({ value }) => value.every((each) => !isCall(each) || this.slots(each))) ? found : null;
  }

  /** Without what might as well be left out. */
  trimmed(call: Call): Call {
    const takes = this.named.get(call.name)?.takes ?? [];
    const given = [...call.given];
    while (given.length && takes[given.length - 1]?.default === given.at(-1)!.join("+")) given.pop();
    return { ...call, given };
  }

  /** A call of this name to begin with; what another held is kept. */
  fresh(name: string, held: Item[] = []): Call {
    const signature = this.named.get(name);
    const inside = held.filter(isCall);
    const given = (signature?.takes ?? [])
      .filter((one) => one.default === undefined)
      .flatMap((one): Item[][] => {
        if (one.kind === "number") return [[String(Math.max(one.least ?? 1, Math.min(1, one.most ?? 1)))]];
        if (one.kind !== "effects") return [[one.words?.[0] ?? ""]];
        return Array.from({ length: Math.max(one.least ?? 0, 1) }, () => (inside.length ? inside : [this.simplest()]));
      });
    return { name, given };
  }
  simplest(): Call {
    const plain = [...this.named.values()].find((one) => one.takes.every((each) => each.kind !== "effects"));
    return this.fresh(plain?.name ?? "");
  }
}
