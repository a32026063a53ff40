import { t, words } from "../lib/i18n.svelte";
import type { Written } from "./effects";

const plain = (name: string) => name.replaceAll("_", " ");
/** A word of the content files as part of a message's name. */
const key = (word: string) => word.replace(/\W+/g, "-").replace(/^-|-$/g, "");

/** What is no word but a notation is the same in every language: `2`, `a`, `0-3`. */
const WORD = /[a-z]{2}/i;
/** What stands for the number that an effect takes; in French `n’` is another word. */
const NUMBER = /(?<![\p{L}'’])n(?![\p{L}'’])/u;

/** What effects, fields and numbers of a title are called in the reader's language. An edition that has its own word for
 * something says it; a title without words of its own is shown with those of its content files. */
export class Spoken {
  constructor(
    readonly title: string,
    readonly edition: string,
  ) {}
  /** The words of a title's workshop, a part of their own: who plays does not need them. */
  static fetched = (title: string) => words.need(`workshop/${title}`);

  #said(kind: string, name: string, otherwise: string): string {
    return this.#first(kind, [name]) ?? otherwise;
  }
  #first(kind: string, names: string[]): string | null {
    const known = names
      .flatMap((name) => [`${this.title}-${this.edition}`, this.title].map((whose) => `ws-${kind}-${whose}-${name}`))
      .find((id) => words.has(id));
    return known ? t(known) : null;
  }
  /** Most titles call a file or a field alike. */
  #shared = (kind: string, name: string) =>
    this.#said(kind, name, words.has(`ws-${kind}-${name}`) ? t(`ws-${kind}-${name}`) : plain(name));
  section = (heading: string) =>
    heading ? this.#said("section", key(heading.split(/[:,;]/)[0]!.toLowerCase()), heading) : "–";
  /** What an effect does. Words of the content files in it are told as they are called. */
  effect({ name, says, takes }: Written): string {
    const called = (word: string) => {
      const of = takes.find((one) => one.words?.includes(word));
      return of ? this.word(of.name, word) : plain(word);
    };
    return this.#said("effect", name, says).replace(/`([^`]+)`/g, (_, word: string) => called(word));
  }
  /** The same as a sentence with a gap for the number that it takes, and what else there is to know of it. */
  sentence(effect: Written): { parts: string[]; note: string } {
    const [first = "", ...notes] = this.effect(effect).split(/\s*;\s*/);
    const parts = first.split(NUMBER);
    parts[0] = parts[0]!.slice(0, 1).toLocaleUpperCase(words.language) + parts[0]!.slice(1);
    return { parts, note: notes.join("; ") };
  }
  /** To be chosen from many. */
  offered = (effect: Written) => this.sentence(effect).parts.join("…");
  argument = (name: string) => this.#said("arg", name, plain(name));
  /** A word that an argument may be; the same word may mean different things. */
  word = (argument: string, word: string) => this.#said("word", `${argument}-${key(word)}`, plain(word)) || "–";
  parameter = (name: string) => this.#said("parameter", name, plain(name));
  /** The name of a file of content. */
  file = (name: string) => this.#shared("file", name);
  /** The name of a field of its entries. */
  field = (name: string) => this.#shared("field", name);
  /** A word that a field may be, or several joined by "+"; many mean the same in every field. */
  value(field: string, word: string, otherwise = plain(word)): string {
    if (!WORD.test(word)) return word || "–";
    const parts = word.split("+");
    const said = parts.map((part) => this.#first("value", [`${field}-${key(part)}`, key(part)]));
    if (said.includes(null)) return otherwise;
    return new Intl.ListFormat(words.language).format(said as string[]);
  }
}
