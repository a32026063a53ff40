import { describe, expect, it } from "vitest";
import { type Book, pageOf } from "../src/rules/books";
import { explained, glossary, NOTHING, used } from "../src/learn/terms";

const item = (text: string) => ({ kind: "item" as const, text, rules: [], figure: "", keys: [], settles: [] });
const book: Book = {
  title: "helionox",
  edition: "final",
  language: "en",
  name: "",
  lead: [],
  chapters: [
    {
      anchor: "terms",
      heading: "",
      blocks: [item("**Event deck**: the clock."), item("**Event, trouble** : strikes.")],
    },
  ],
};

describe("terms", () => {
  const known = glossary(book);
  it("are whole words, the longest first, each once, inflected too", () => {
    const found = explained("An event and the event deck; eventual troubles.", known);
    expect(found.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["event", "event deck"]);
    expect(explained("Troubles.", known)[0]!.found?.means).toBe("strikes.");
    expect(found.map((piece) => piece.text).join("")).toBe("An event and the event deck; eventual troubles.");
  });
  it("are listed for a card in its order, and none without a rulebook", () => {
    expect(used("Trouble: draw from the event deck.", known).map(({ means }) => means)).toEqual([
      "strikes.",
      "the clock.",
    ]);
    expect(used("Trouble.", known)[0]!.place).toBe("terms 1");
    expect(pageOf(book, "terms 1")?.block.text).toContain("trouble");
    expect(pageOf(book, "terms 2")).toBeNull();
    expect(used("Trouble Bay appears.", known)).toEqual([]);
    expect(used("Trouble.", NOTHING)).toEqual([]);
  });
});
