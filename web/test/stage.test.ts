import { expect, test } from "vitest";
import { middle } from "../src/titles/xodus/geometry";
import type { Game } from "../src/titles/xodus/model";
import { brackets, stand } from "../src/titles/xodus/stage";

const game = (ships: string[], foes: string[], fleet = ""): Game =>
  ({
    systems: [{ name: "Reach", q: 1, r: 0 }],
    ships: ships.map((name) => ({ name, system: "Reach", fleet, defeated: false })),
    foes: foes.map((name) => ({ name, system: "Reach" })),
  }) as unknown as Game;

test("few pieces stand in one row around the middle of their System", () => {
  const stage = stand(game(["Warship", "Explorer"], ["Drone"]));
  const at = middle(1, 0);
  const xs = ["Warship", "Explorer", "Drone"].map((id) => stage.at.get(id)!.x);
  expect(xs).toEqual([at.x - 35, at.x, at.x + 35]);
  expect(new Set([...stage.at.values()].map(({ y }) => y)).size).toBe(1);
  expect(stage.crowded.size).toBe(0);
});

test("where many meet, opponents stand below the ships and nobody stands on another", () => {
  for (const [ships, foes] of [
    [["A", "B", "C", "D"], []],
    [
      ["A", "B"],
      ["x", "y"],
    ],
    [
      ["A", "B", "C", "D"],
      ["x", "y", "z"],
    ],
  ] as [string[], string[]][]) {
    const stage = stand(game(ships, foes));
    expect(stage.crowded.has("Reach")).toBe(true);
    expect(new Set([...stage.at.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(ships.length + foes.length);
    for (const foe of foes) expect(stage.at.get(foe)!.y).toBeGreaterThan(stage.at.get("A")!.y);
  }
});

test("a Fleet is bracketed, a ship alone is not", () => {
  const fleet = game(["A", "B"], [], "first");
  expect(brackets(fleet, stand(fleet))).toHaveLength(1);
  const alone = game(["A"], [], "first");
  expect(brackets(alone, stand(alone))).toEqual([]);
});
