import { expect, test } from "vitest";
import { aimed, centred, nearer, seen, signs, transform, WHOLE, within } from "../src/lib/camera";

const RANGE = { least: 1, most: 5 };

test("what lies under the hand stays there while one comes nearer, and one comes only so near", () => {
  const there = { x: 30, y: 40 };
  const near = nearer(WHOLE, 2, there, RANGE);
  expect(near.k).toBe(2);
  expect(seen(near, there)).toEqual(there);
  expect(nearer(near, 100, there, RANGE).k).toBe(5);
  expect(nearer(near, 0.01, there, RANGE)).toEqual(WHOLE);
});

test("a point of the board is brought to a point of the picture", () => {
  const look = aimed(2, { x: 10, y: 20 }, { x: 100, y: 100 });
  expect(seen(look, { x: 10, y: 20 })).toEqual({ x: 100, y: 100 });
  expect(transform(look)).toBe("translate(80 60) scale(2)");
});

test("nothing is shown beyond the edge of a board", () => {
  expect(within(100, 50, { k: 2, x: 30, y: -70 })).toEqual({ k: 2, x: 0, y: -50 });
  expect(within(100, 50, { k: 2, x: -130, y: -20 })).toEqual({ k: 2, x: -100, y: -20 });
});

test("who is looked at is in the middle, as far as the board goes and as all that is lit can be seen", () => {
  const none: [number, number] = [50, 0];
  expect(centred(50, 40, [0, 100], none)).toBe(50);
  expect(centred(5, 40, [0, 100], [5, 0])).toBe(20);
  expect(centred(50, 40, [0, 100], [45, 40])).toBe(65);
  expect(centred(50, 40, [0, 100], [20, 32])).toBe(40);
  expect(centred(5, 200, [0, 100], none)).toBe(50);
  // Not all that is lit has room: whom one looks at stays well in sight.
  expect(centred(45, 40, [0, 100], [5, 80])).toBe(45);
  expect(centred(10, 40, [0, 100], [5, 80])).toBe(22);
});

test("signs at the rim point to places out of sight, one for those that lie alike", () => {
  const room = { wide: 400, high: 300 };
  const at = (id: string, x: number, y: number) => ({ id, to: { x, y } });
  const found = signs(WHOLE, room, [
    at("seen", 200, 150),
    at("edge", 10, 150),
    at("low", 200, 500),
    at("lower", 204, 700),
    at("left", -90, 150),
  ]);
  expect(found.map(({ ids }) => ids)).toEqual([["low", "lower"], ["left"]]);
  expect(found[0]).toMatchObject({ x: 200, y: 272, turn: 90, to: { x: 200, y: 500 } });
  expect(found[1]).toMatchObject({ x: 28, y: 150, turn: 180 });
  expect(signs(WHOLE, { wide: 400, high: 40 }, [at("low", 200, 500)])).toEqual([]);
});

test("signs at the rim give way to words, along the rim", () => {
  const room = { wide: 400, high: 300 };
  const places = [{ id: "low", to: { x: 200, y: 500 } }];
  const words = { x: 196, y: 270, across: 20, down: 10 };
  const [sign] = signs(WHOLE, room, places, [words]);
  expect(sign!.y).toBe(272);
  expect(Math.abs(sign!.x - words.x)).toBeGreaterThanOrEqual(words.across + 13);
  expect(Math.abs(sign!.x - 200)).toBeLessThan(60);
  expect(signs(WHOLE, room, places, [{ ...words, y: 100 }])[0]!.x).toBe(200);
});
