/** The fleet board: an ellipse of eight sectors around an inner ring of four and the Revenant. Wide on a desk, tall in a hand. */
export interface Point {
  x: number;
  y: number;
}
type Radii = [number, number];
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const fix = (n: number) => n.toFixed(1);

export const SECTORS = ["1", "2", "3", "4", "5", "6", "7", "8"];
export const INNER = ["N", "E", "S", "W"];
export const middle = (sector: string) =>
  INNER.includes(sector) ? -90 + 90 * INNER.indexOf(sector) : -90 + 45 * (Number(sector) - 1);

export class Board {
  readonly cx = 424;
  /** Ships in a tall board are drawn larger: the whole is shown smaller. */
  readonly size: number;
  readonly w = 848;
  readonly h: number;
  readonly cy: number;
  readonly rim: Radii;
  readonly edge: Radii;
  readonly lane: Radii;
  readonly hub: Radii;
  readonly number: Radii;
  #grounds = new Map<string, Room[]>();
  #places = new Map<string, { places: Point[]; scale: number }>();

  constructor(readonly tall: boolean) {
    this.size = tall ? 1.28 : 1;
    this.h = tall ? 780 : 550;
    this.cy = tall ? 388 : 271;
    this.rim = tall ? [378, 340] : [386, 234];
    this.edge = tall ? [166, 150] : [160, 102];
    this.lane = tall ? [160, 144] : [154, 96];
    this.hub = tall ? [116, 104] : [110, 72];
    this.number = tall ? [205, 184] : [190, 116];
  }

  #on([rx, ry]: Radii, angle: number): Point {
    return { x: this.cx + rx * Math.cos(rad(angle)), y: this.cy + ry * Math.sin(rad(angle)) };
  }
  /** On the rim scaled by r, at an angle clockwise from east. */
  at(angle: number, r: number): Point {
    return this.#on([this.rim[0] * r, this.rim[1] * r], angle);
  }
  #wedge(mid: number, half: number, outer: Radii, inner: Radii, gap: number): string {
    const p = (radii: Radii, angle: number) => {
      const turn = gap / Math.hypot(radii[0] * Math.sin(rad(angle)), radii[1] * Math.cos(rad(angle)));
      const point = this.#on(radii, angle + ((angle < mid ? turn : -turn) * 180) / Math.PI);
      return `${fix(point.x)} ${fix(point.y)}`;
    };
    const [a, b] = [mid - half, mid + half];
    return `M${p(outer, a)}A${outer} 0 0 1 ${p(outer, b)}L${p(inner, b)}A${inner} 0 0 0 ${p(inner, a)}Z`;
  }
  path(sector: string): string {
    return INNER.includes(sector)
      ? this.#wedge(middle(sector), 45, this.lane, this.hub, 2.5)
      : this.#wedge(middle(sector), 22.5, this.rim, this.edge, 3.5);
  }
  /** The lamp's light along the inner edge. */
  inwardEdge(sector: string): string {
    const [a, b] = [this.#on(this.edge, middle(sector) - 20.5), this.#on(this.edge, middle(sector) + 20.5)];
    return `M${fix(a.x)} ${fix(a.y)}A${this.edge} 0 0 1 ${fix(b.x)} ${fix(b.y)}`;
  }
  label(sector: string): Point {
    const angle = middle(sector);
    if (INNER.includes(sector)) {
      const p = this.#on([(this.lane[0] + this.hub[0]) / 2, (this.lane[1] + this.hub[1]) / 2], angle);
      return { x: p.x, y: p.y + 4 };
    }
    const shrink = Number(sector) % 2 ? 1 : 0.95;
    const p = this.#on([this.number[0] * shrink, this.number[1] * shrink], angle);
    // Left of the hub the count after the number would run into the inner ring.
    const aside = { "7": 16, "6": 6, "8": 14 }[sector] ?? 0;
    return { x: p.x - aside * this.size, y: p.y + 7 };
  }
  planet(sector: string): Point {
    return this.at(middle(sector) + 14.5, 1.02);
  }
  /** Six sockets along the rim, filled from the counter-clockwise end; each ship points at the Revenant. */
  void(sector: string, place: number, of = 6): Point & { turn: number } {
    const p = this.at(middle(sector) - 17 + (of > 6 ? 25.5 / (of - 1) : 5.1) * place, 0.938);
    return { ...p, turn: (Math.atan2(this.cy - p.y, this.cx - p.x) * 180) / Math.PI - 90 };
  }
  /** The box around a sector, with its rim and planet. */
  frame(sector: string): Point & { w: number; h: number } {
    const mid = middle(sector);
    const points = [-22.5, -11, 0, 11, 22.5].flatMap((a) => [this.at(mid + a, 1.05), this.#on(this.edge, mid + a)]);
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  }
  /** The torn rim of a rift; the same tear every time it is drawn. */
  tear(sector: string): string {
    let seed = Number(sector) * 7919 + 13;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const points = Array.from({ length: 27 }, (_, i) => {
      const r = i === 0 || i === 26 ? 1.0 : 1.015 + (i % 2 ? 0.014 + random() * 0.03 : random() * 0.012);
      const p = this.at(middle(sector) - 19 + (38 * i) / 26, r);
      return `${fix(p.x)} ${fix(p.y)}`;
    });
    return `M${points.join("L")}`;
  }

  // ---- where the ships of a sector stand

  /** What is left of a sector for ships: points, and how far each is from the walls, the sockets, the number and the planet. */
  #ground(sector: string, planet: boolean, shields: number): Room[] {
    const mid = middle(sector);
    const number = this.label(sector);
    // The number, how many of how many ships there are after it, and shields before it.
    const box = {
      x: [number.x - (14 + Math.max(1, shields) * 17) * this.size, number.x + 42 * this.size],
      y: [number.y - 18 * this.size, number.y + 3],
    } as const;
    const walls = [mid - 22.5, mid + 22.5].map((angle) => this.at(angle, 1));
    const bends = [-22.5, -15, -7.5, 0, 7.5, 15, 22.5];
    const still: [Point, number][] = [
      ...bends.map((angle): [Point, number] => [this.#on(this.edge, mid + angle), 0]),
      ...Array.from({ length: 6 }, (_, place): [Point, number] => [this.void(sector, place), 10 * this.size]),
      ...(planet ? [[this.planet(sector), 29 * this.size] satisfies [Point, number]] : []),
    ];
    const centre = this.at(mid, 0.68);
    const points: Room[] = [];
    for (let r = 0.46; r <= 0.9; r += 0.025)
      for (let a = -20; a <= 20; a += 1.25) {
        const p = this.at(mid + a, r);
        let room = Math.hypot(beyond(p.x, box.x), beyond(p.y, box.y));
        for (const wall of walls) room = Math.min(room, this.#beside(p, wall) - 2);
        for (const [at, reach] of still) room = Math.min(room, apart(p, at) - reach);
        if (room > 8 * this.size) points.push({ ...p, room, aside: apart(p, centre) });
      }
    return points;
  }
  /** How far a point is from the line between two sectors. */
  #beside(p: Point, wall: Point): number {
    const [x, y] = [wall.x - this.cx, wall.y - this.cy];
    return Math.abs((p.x - this.cx) * y - (p.y - this.cy) * x) / Math.hypot(x, y);
  }
  /**
   * Where ships of these sizes stand in a sector, and how much they shrink, so that no ring meets another, a wall, a void ship
   * or the number; always the same for the same ships.
   */
  stands(sector: string, sizes: number[], planet: boolean, shields = 0): { places: Point[]; scale: number } {
    const here = `${sector}/${planet}/${Math.max(1, shields)}`;
    const key = `${here}/${sizes.join()}`;
    const known = this.#places.get(key);
    if (known) return known;
    const ground = this.#grounds.get(here) ?? this.#ground(sector, planet, shields);
    this.#grounds.set(here, ground);
    const rings = sizes.map((size) => ring(size) * this.size);
    let best: Room[] = [];
    let widest = -1;
    for (const order of [rings.map((_, i) => i), rings.map((_, i) => i).reverse()]) {
      const places: Room[] = [];
      // One after the other where there is most room; then each looks for a better place among the others.
      for (let round = 0; round < 8; round++) for (const i of order) places[i] = roomiest(ground, places, rings, i);
      const found = Math.min(...places.map((place, i) => fits(place, places, rings, i)));
      if (found > widest) [widest, best] = [found, places];
      if (widest >= 1) break;
    }
    const laid = { places: best.map(({ x, y }) => ({ x, y })), scale: this.size * Math.min(1, widest) };
    this.#places.set(key, laid);
    return laid;
  }
  /** In the inner ring they stand side by side; east and west, where it is narrow, one above the other. */
  inside(sector: string, sizes: number[]): { places: Point[]; scale: number; half: number } {
    const mid = this.label(sector);
    const upright = sector === "E" || sector === "W";
    const wide = sizes.map((size) => 2 * ring(size) * this.size);
    const all = wide.reduce((sum, each) => sum + each, 0);
    const scale = Math.min(0.6, (1.3 * (upright ? this.lane[1] : this.lane[0])) / all);
    const half = (all * scale) / 2;
    let at = -half;
    const places = wide.map((each) => {
      const aside = at + (each * scale) / 2;
      at += each * scale;
      return { x: mid.x + (upright ? 0 : aside), y: mid.y - 4 + (upright ? aside : 0) };
    });
    return { places, scale: scale * this.size, half };
  }
}
/** A point, and how far it is from anything that stays where it is. */
interface Room extends Point {
  room: number;
  /** How far it is from the middle of the sector. */
  aside: number;
}
/** How far the ring around a chosen ship of this size reaches. */
export const ring = (size: number) => size * 0.68 + 1.5;
const apart = (a: Point, b: Point) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const beyond = (at: number, [from, to]: readonly [number, number]) => Math.max(0, from - at, at - to);
/** How large the ring of this one may be there, in parts of its size, beside those that have a place. */
function fits(place: Room, places: (Room | undefined)[], rings: number[], of: number): number {
  let least = place.room / rings[of]!;
  places.forEach((other, i) => {
    if (other && i !== of) least = Math.min(least, apart(place, other) / (rings[of]! + rings[i]!));
  });
  return least;
}
/** Where there is most room for this one; of places with enough of it, the nearest to the middle. */
function roomiest(ground: Room[], places: Room[], rings: number[], of: number): Room {
  const worth = (place: Room) => Math.min(ENOUGH, fits(place, places, rings, of)) - place.aside / 4000;
  let best = places[of] ?? ground[0]!;
  let most = worth(best);
  for (const place of ground) {
    if (place.room / rings[of]! <= most) continue;
    const found = worth(place);
    if (found > most) [most, best] = [found, place];
  }
  return best;
}
const ENOUGH = 1;
export const wide = new Board(false);
export const tall = new Board(true);
