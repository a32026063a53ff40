import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../src/lib/i18n.svelte";
import { Bench, whole, type Schema } from "../src/workshop/bench.svelte";

const file = { file: "market", key: "card", naming: "id", fields: [], least: 1, most: 9 };
const names = { A1: "Sporen\u00adgärtner", A2: "Genspleißerin" };
const schema = {
  numbers: [],
  files: [file, { ...file, file: "dice", key: "die" }],
  effects: [],
  entries: {
    market: [
      { id: "A1", name: "Spore Gardener" },
      { id: "A2", name: "Gene Splicer" },
      { id: "A3", name: "Unnamed Elsewhere" },
    ],
    dice: [{ id: "red" }],
  },
  names: { en: { market: {} }, de: { market: names }, es: {}, fr: {} },
  seats: [2],
  bots: [],
  most_games: 1,
} as unknown as Schema;

function bench(): Bench {
  const made = new Bench("helionox", "final");
  made.schema = schema;
  return made;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("de");
});

test("a thing is called as tables call it, and otherwise as its file does", () => {
  const made = bench();
  expect(whole(made.name("market", "A1"))).toBe("Sporengärtner");
  expect(made.name("market", "A3")).toBe("Unnamed Elsewhere");
  expect(made.name("dice", "red")).toBe("red");
});

test("a name of the version's own comes first, in the reader's language where it has one", () => {
  const made = bench();
  made.set("market", "A1", "name", { en: "Gift Mill", de: "Gabenmühle" });
  made.set("market", "A2", "name", { en: "Gift Splicer", fr: "Épisseuse" });
  made.set("market", "A3", "name", "Mein Ding");
  expect(["A1", "A2", "A3"].map((id) => made.name("market", id))).toEqual(["Gabenmühle", "Gift Splicer", "Mein Ding"]);
});

test("what a simulation tells of is called the same", () => {
  const made = bench();
  expect(made.called("Gene Splicer")).toBe("Genspleißerin");
  expect(made.called("Nobody Knows It")).toBe("Nobody Knows It");
  made.set("market", "A1", "name", { en: "Gift Mill", de: "Gabenmühle" });
  expect(made.called("Gift Mill")).toBe("Gabenmühle");
});
