import { expect, test } from "vitest";
import { INNER, middle, ring, SECTORS, tall, wide, type Board, type Point } from "../src/titles/revenant/geometry";
import { shipSize } from "../src/titles/revenant/model";

/** A sector as full as the rules let it be: five house ships, and the frigates of four admirals. */
const FULL = [
  ["ark"],
  ["ark", "fighter"],
  ["ark", "dropship", "fighter", "shuttle"],
  ["ark", "ark", "fighter", "fighter", "civilian"],
  ["ark", "dropship", "fighter", "civilian", "civilian", "frigate", "frigate"],
  ["ark", "ark", "ark", "ark", "ark", "frigate", "frigate", "frigate", "frigate"],
];
const sizes = (kinds: string[]) => kinds.map((kind) => shipSize[kind]!);
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Rings that meet, by how much. */
function overlaps(stands: (Point & { r: number })[]): number[] {
  return stands.flatMap((one, i) =>
    stands.slice(i + 1).flatMap((other) => {
      const over = one.r + other.r - apart(one, other);
      return over > 0.01 ? [over] : [];
    }),
  );
}
const laid = (board: Board, sector: string, kinds: string[], planet: boolean) => {
  const { places, scale } = board.stands(sector, sizes(kinds), planet, 2);
  return { scale, stands: places.map((place, i) => ({ ...place, r: ring(sizes(kinds)[i]!) * scale })) };
};

test.each([true, false])(
  "ships stand beside each other in every sector, also beyond its walls (planet: %s)",
  (planet) => {
    for (const board of [wide, tall])
      for (const kinds of FULL) {
        const all = SECTORS.flatMap((sector) => laid(board, sector, kinds, planet).stands);
        expect(all).toHaveLength(8 * kinds.length);
        expect(overlaps(all)).toEqual([]);
      }
  },
);

test("no ship and no row of its damage stands on void ships, the planet or the number, and none gets tiny", () => {
  for (const board of [wide, tall])
    for (const sector of SECTORS)
      for (const kinds of FULL) {
        const { scale, stands } = laid(board, sector, kinds, true);
        expect(scale / board.size).toBeGreaterThan(kinds.length > 5 ? 0.42 : 0.5);
        const number = board.label(sector);
        stands.forEach(({ x, y, r }, i) => {
          const low = { x, y: y + (sizes(kinds)[i]! / 2 + 6.5) * scale };
          for (let place = 0; place < 6; place++) {
            expect(apart({ x, y }, board.void(sector, place))).toBeGreaterThan(r + 9 * board.size);
            expect(apart(low, board.void(sector, place))).toBeGreaterThan(16 * scale);
          }
          expect(apart({ x, y }, board.planet(sector))).toBeGreaterThan(r + 26 * board.size);
          expect(apart({ x, y }, { x: number.x, y: number.y - 8 })).toBeGreaterThan(r + 8 * board.size);
        });
      }
});

test("a ship alone has its whole size where the sector is widest", () => {
  for (const sector of SECTORS) {
    const { places, scale } = wide.stands(sector, sizes(["ark"]), false);
    expect(scale).toBeGreaterThan(0.98);
    const at = places[0]!;
    const turn = (Math.atan2((at.y - wide.cy) / wide.rim[1], (at.x - wide.cx) / wide.rim[0]) * 180) / Math.PI;
    expect(Math.abs(((turn - middle(sector) + 540) % 360) - 180)).toBeLessThan(10);
  }
});

test("frigates in the inner ring stand side by side", () => {
  for (const board of [wide, tall])
    for (const sector of INNER)
      for (const n of [1, 2, 3, 4]) {
        const { places, scale, half } = board.inside(
          sector,
          Array.from({ length: n }, () => shipSize.frigate!),
        );
        expect(overlaps(places.map((place) => ({ ...place, r: ring(shipSize.frigate!) * scale })))).toEqual([]);
        expect(scale / board.size).toBeGreaterThan(0.4);
        const mid = board.label(sector);
        for (const place of places) expect(apart(place, mid)).toBeLessThan(half + 1);
      }
});
