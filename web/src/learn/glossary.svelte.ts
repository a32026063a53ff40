import { book } from "../rules/books";
import { glossary, NOTHING, type Glossary } from "./terms";

/** The terms of the title that lies on the table, in the reader's language. */
class Terms {
  known = $state.raw<Glossary>(NOTHING);
  #of = "";

  async read(title: string, edition: string, language: string) {
    const of = `${title} ${edition} ${language}`;
    if (of === this.#of) return;
    this.#of = of;
    const found = await book(title, edition, language).then(glossary, () => NOTHING); // it may have no rulebook
    if (of === this.#of) this.known = found;
  }
}
export const terms = new Terms();
