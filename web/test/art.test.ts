import { describe, expect, test } from "vitest";
import * as helionox from "../src/art/helionox";
import * as revenant from "../src/art/revenant";
import { FIELDS } from "../src/art/fields";
import { mix, tones } from "../src/art/paint";
import { layers, type Art, type Subjects } from "../src/art/recipe";
import { isSign, sign } from "../src/art/signs";
import * as xodus from "../src/art/xodus";

const FAMILIES = ["makes", "thinks", "holds", "moves", "strikes"] as const;
const OWNERS = [
  "",
  "Bio",
  "Zenor",
  "WARRIOR",
  "scout B",
  "core",
  "fleet",
  "commander",
  "Earth",
  "social",
  "Danger",
  "lethal",
];
const card = (kind: string, more: Partial<Art> = {}): Art => ({
  id: "T07",
  kind,
  owner: "",
  cost: 3,
  family: "makes",
  does: [["energy", 2]],
  use: "passive",
  place: "Mars",
  ...more,
});
/** Every kind with every owner, family and a dozen ids. */
function* all(subjects: Subjects): Generator<Art> {
  for (const kind of Object.keys(subjects))
    for (const [i, owner] of OWNERS.entries())
      for (const family of FAMILIES) yield card(kind, { id: `T${i + 1}`, owner, family, cost: i % 6 });
}

describe.each([
  ["revenant", revenant],
  ["helionox", helionox],
  ["xodus", xodus],
])("pictures of %s", (_, { subjects, picture }) => {
  test("whole, without text, words or hairlines", () => {
    for (const art of all(subjects)) {
      const drawn = layers(subjects, art).join("");
      expect(drawn, JSON.stringify(art)).not.toMatch(/NaN|undefined|null|<text|Infinity/);
      for (const [, width] of drawn.matchAll(/stroke-width="([\d.]+)"/g))
        expect(Number(width), `${art.kind} ${art.owner}`).toBeGreaterThanOrEqual(1.5);
      expect(drawn.match(/<g[ >]/g)?.length ?? 0).toBe(drawn.match(/<\/g>/g)?.length ?? 0);
      expect(layers(subjects, art)).toHaveLength(4);
    }
  });
  test("the same card is the same picture, drawn once", () => {
    for (const kind of Object.keys(subjects)) {
      expect(layers(subjects, card(kind))).toEqual(layers(subjects, card(kind)));
      expect(picture(card(kind))).toBe(picture(card(kind)));
    }
  });
  test("another effect or count is another picture", () => {
    for (const kind of Object.keys(subjects)) {
      const plain = picture(card(kind));
      expect(picture(card(kind, { does: [["shield", 2]] }))).not.toBe(plain);
      expect(picture(card(kind, { does: [["energy", -2]] }))).not.toBe(plain);
    }
  });
});
test("neighbours in a deck differ by the number in the id", () => {
  const drawn = (id: string) => layers(helionox.subjects, card("Operative", { owner: "Bio", id }))[2];
  expect(drawn("MKT-BIO-01")).not.toBe(drawn("MKT-BIO-02"));
});
test("colours are mixed as the page mixes them", () => {
  expect(mix("#ffffff", 100)).toBe("#ffffff");
  expect(mix("#ffffff", 0, "#000000")).toBe("#000000");
  const { d, s, m, l } = tones("#7fd6a0");
  const light = (color: string) => parseInt(color.slice(3, 5), 16);
  expect([d, s, m, l].map(light)).toEqual([d, s, m, l].map(light).sort((a, b) => a - b));
});
test("signs and fields are known by name", () => {
  expect(isSign("credit")).toBe(true);
  expect(isSign("no such thing")).toBe(false);
  expect(sign([])).toBe("");
  expect(sign([["card", 9]]).match(/<circle/g)!.length).toBeGreaterThanOrEqual(5);
  expect(Object.keys(FIELDS)).toContain("Dunlork");
});
