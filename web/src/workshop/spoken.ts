import { t, words } from "../lib/i18n.svelte";

const plain = (name: string) => name.replaceAll("_", " ");
/** A word of the content files as part of a message's name. */
const key = (word: string) => word.replace(/\W+/g, "-").replace(/^-|-$/g, "");

/** What effects and numbers of a title are called in the reader's language. An edition that has its own word for
 * something says it; a title without words of its own is shown with those of its content files. */
export class Spoken {
  constructor(
    readonly title: string,
    readonly edition: string,
  ) {}
  /** The words of a title's workshop, a part of their own: who plays does not need them. */
  static fetched = (title: string) => words.need(`workshop/${title}`);

  #said(kind: string, name: string, otherwise: string): string {
    const known = [`${this.title}-${this.edition}`, this.title]
      .map((whose) => `ws-${kind}-${whose}-${name}`)
      .find((id) => words.has(id));
    return known ? t(known) : otherwise;
  }
  section = (heading: string) =>
    heading ? this.#said("section", key(heading.split(/[:,;]/)[0]!.toLowerCase()), heading) : "–";
  /** The name of an effect. */
  verb = (name: string) => this.#said("verb", name, plain(name));
  /** What it does. */
  effect = (name: string, says: string) => this.#said("effect", name, says).replaceAll("`", "");
  argument = (name: string) => this.#said("arg", name, plain(name));
  /** A word that an argument may be; the same word may mean different things. */
  word = (argument: string, word: string) => this.#said("word", `${argument}-${key(word)}`, plain(word)) || "–";
  parameter = (name: string) => this.#said("parameter", name, plain(name));
}
