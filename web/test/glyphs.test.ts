import { expect, test } from "vitest";
import { withSigns, type Glyph } from "../src/lib/glyphs";

const GLYPHS: Glyph[] = [
  { words: ["credit", "credits"], icon: "coin", color: "gold" },
  { words: ["card", "cards"], icon: "card", color: "bone" },
];
const said = (text: string) => withSigns(text, GLYPHS).map(({ text, n, icon, after }) => [text, n, icon, after]);

test("a number of goods becomes the number and its sign", () => {
  expect(said("Gain 2 credits, then draw 1 card.")).toEqual([
    ["Gain ", "2", "coin", ","],
    [" then draw ", "1", "card", "."],
    ["", undefined, undefined, undefined],
  ]);
});

test("a word that only begins like a good stays a word", () => {
  expect(said("3 cardinals pay 10 credit")).toEqual([
    ["3 cardinals pay ", "10", "coin", ""],
    ["", undefined, undefined, undefined],
  ]);
});

test("soft hyphens and capitals hide no good, and the word is told without them", () => {
  const [first] = withSigns("2\u00a0CRE\u00addits", GLYPHS);
  expect([first!.n, first!.icon, first!.word]).toEqual(["2", "coin", "CREdits"]);
});

test("a sentence without goods stays as it is", () => {
  expect(said("Nothing here.")).toEqual([["Nothing here.", undefined, undefined, undefined]]);
});
