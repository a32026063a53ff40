import { describe, expect, it } from "vitest";
import type { LessonCard } from "../src/lib/api";
import { teaching } from "../src/learn/taking";

const lesson = (id: string, edition: string, rules: string[]): LessonCard => ({
  title: "revenant",
  id,
  edition,
  steps: 3,
  rules,
  name: id,
  about: "",
});

describe("what a chapter says can be tried", () => {
  const all = [
    lesson("one", "final", ["A-1", "B-1"]),
    lesson("two", "final", ["B-1", "B-2"]),
    lesson("other", "prototype", ["B-1"]),
    lesson("none", "final", ["C-1"]),
  ];
  it("in lessons of its edition, those first that teach most of it", () => {
    expect(teaching(all, "final", ["B-1", "B-2", "B-3"]).map(({ id }) => id)).toEqual(["two", "one"]);
    expect(teaching(all, "final", [])).toEqual([]);
  });
});
