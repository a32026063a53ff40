import { describe, expect, it } from "vitest";
import { parse, spell, Vocabulary, type Section } from "../src/workshop/effects";

const SECTIONS: Section[] = [
  {
    heading: "",
    effects: [
      { name: "credit", says: "", takes: [{ name: "n", kind: "number", least: 1, most: 9 }] },
      {
        name: "topdeck",
        says: "",
        takes: [
          { name: "n", kind: "number", least: 1, most: 9 },
          { name: "zone", kind: "word", words: ["discard"], default: "discard" },
        ],
      },
      { name: "deploy", says: "", takes: [{ name: "kinds", kind: "words", words: ["ark", "fighter"] }] },
      {
        name: "if",
        says: "",
        takes: [
          { name: "condition", kind: "word", words: ["event_here", "moved"] },
          { name: "effects", kind: "effects" },
        ],
      },
      { name: "choose", says: "", takes: [{ name: "effects", kind: "effects", least: 2 }] },
    ],
  },
];
const known = new Vocabulary(SECTIONS);

describe("effects", () => {
  it.each([
    "credit(2)",
    "deploy(ark+fighter)",
    "if(event_here; credit(1) + credit(2))",
    "choose(credit(1); if(moved; credit(2)); topdeck(1))",
    "per(attached cadet card; gain(science, 1); 4)",
  ])("%s is spelled as it was read", (text) => {
    expect(spell(parse(text)!)).toBe(text);
  });
  it.each(["", "credit", "credit(", "credit(1", "credit(1) x", "credit(,)", "a(b))"])("%j is no effect", (text) => {
    expect(parse(text)).toBeNull();
  });
  it("fits what it takes", () => {
    expect(known.slots(parse("credit(2)")!)).toHaveLength(1);
    expect(known.slots(parse("topdeck(1)")!)!.map((slot) => slot.value)).toEqual([["1"], ["discard"]]);
    expect(known.slots(parse("choose(credit(1); credit(2); credit(3))")!)).toHaveLength(3);
    for (const wrong of ["credit()", "credit(1, 2)", "choose(credit(1))", "if(event_here; 2)", "nothing(1)"])
      expect(known.slots(parse(wrong)!)).toBeNull();
    expect(known.slots(parse("if(event_here; nothing(1))")!)).toBeNull();
  });
  it("leaves out what goes without saying", () => {
    expect(spell(known.trimmed(parse("topdeck(2, discard)")!))).toBe("topdeck(2)");
  });
  it("begins with something that can be read", () => {
    for (const name of known.named.keys()) expect(known.slots(known.fresh(name))).not.toBeNull();
    expect(spell(known.fresh("choose", parse("if(moved; credit(3))")!.given.flat()))).toBe(
      "choose(credit(3); credit(3))",
    );
  });
});
