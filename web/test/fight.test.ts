import { expect, test } from "vitest";
import type { LogEntry } from "../src/lib/types";
import { turnsSince } from "../src/stage/since";
import { fightOf, nearTo } from "../src/titles/revenant/fight";
import { SECTORS, tall, wide } from "../src/titles/revenant/geometry";

const told = (verb: string, args: LogEntry["args"] = {}, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ number: 0, cause: 0, seat: -1, verb, rule: "", args, words: "" },
  ...more,
});
const COMBAT = [
  told("phase-begins"),
  told("fight", { sector: "2", n: 3 }),
  told("ship-hit", { ship: "Fenrax ark" }),
  told("fight", { sector: "5", n: 4 }),
  told("shields-ward", { sector: "5", n: 1, damage: 3 }),
  told("ship-hit", { ship: "Dunlork ark" }),
  told("ship-lost", { ship: "Novaris fighter" }),
];

test("a fight is told sector by sector: who fires, what is warded off, who is hit", () => {
  expect(fightOf(COMBAT, "combat")).toEqual({
    sector: "5",
    void: 4,
    warded: 1,
    damage: 3,
    hits: ["Dunlork ark", "Novaris fighter"],
    past: ["2"],
  });
  expect(fightOf(COMBAT.slice(0, 3), "breach")).toMatchObject({ sector: "2", damage: 3 });
  expect(fightOf(COMBAT, "rift")).toBeNull();
  expect(fightOf([...COMBAT, told("phase-begins")], "combat")).toBeNull();
});

test("what strikes in between is no hit of the void ships", () => {
  const log = [...COMBAT, told("ship-hit", { ship: "Zenor ark" }, { aside: true }), told("revenant-hit", { n: 1 })];
  expect(fightOf(log, "combat")!.hits).toEqual(["Dunlork ark", "Novaris fighter", "Revenant"]);
});

test("a sector comes near and lies whole on the board, wherever it is", () => {
  for (const board of [wide, tall])
    for (const sector of SECTORS) {
      const { k, x, y } = nearTo(board, sector, 50);
      const box = board.frame(sector);
      expect(k).toBeGreaterThan(1.3);
      expect(box.x * k + x).toBeGreaterThan(-1);
      expect((box.x + box.w) * k + x).toBeLessThan(board.w + 1);
      expect(box.y * k + y).toBeGreaterThan(40);
      expect((box.y + box.h) * k + y).toBeLessThan(board.h - 40);
    }
});

test("the turns of others since one left", () => {
  const log = [0, 1, 1, 2, 0, 1].map((seat) => ({ ...told("manned"), seat }));
  expect(turnsSince(log, [0, 1, 3, 4, 5], 1, [0])).toEqual([1, 3, 5]);
  expect(turnsSince(log, [0, 1, 3, 4, 5], 6, [0])).toEqual([]);
  expect(turnsSince(log, [0, 1], 0, [0, 1])).toEqual([]);
});
