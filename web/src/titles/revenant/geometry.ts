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
  #grounds = new Map<string, Point[]>();
  #places = new Map<string, Point[]>();

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
    const aside = { "7": 16, "6": 6, "8": 6 }[sector] ?? 0;
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

  /** Points inside a sector that ships may stand on: clear of the number, the rim's sockets and a planet. */
  #ground(sector: string, planet: boolean): Point[] {
    const mid = middle(sector);
    const globe = this.planet(sector);
    const number = this.label(sector);
    const points: Point[] = [];
    for (let r = 0.52; r <= 0.875; r += 0.02)
      for (let a = -20; a <= 20; a += 1) {
        const p = this.at(mid + a, r);
        const speed = Math.hypot(this.rim[0] * Math.sin(rad(mid + a)), this.rim[1] * Math.cos(rad(mid + a)));
        if (rad(22.5 - Math.abs(a)) * r * speed < 20 * this.size) continue;
        if (planet && Math.hypot(p.x - globe.x, p.y - globe.y) < 50) continue;
        if (Math.abs(p.x - number.x - 10) < 46 * this.size && Math.abs(p.y - number.y + 10) < 34 * this.size) continue;
        points.push(p);
      }
    return points;
  }
  /** n places spread evenly over the sector; always the same for the same n. */
  stands(sector: string, n: number, planet: boolean): Point[] {
    if (n === 0) return [];
    const key = `${sector}/${n}/${planet}`;
    const known = this.#places.get(key);
    if (known) return known;
    const points = this.#grounds.get(`${sector}/${planet}`) ?? this.#ground(sector, planet);
    this.#grounds.set(`${sector}/${planet}`, points);
    // The middles of n equal pieces of ground (k-means), pushed apart; the best of a few starts.
    let best: Point[] = [];
    let widest = -1;
    for (const slant of [0.35, -0.6, 3]) {
      const sorted = [...points].sort((a, b) => a.x + a.y * slant - (b.x + b.y * slant));
      let centres = Array.from({ length: n }, (_, i) => ({ ...sorted[Math.floor(((i + 0.5) * sorted.length) / n)]! }));
      for (let round = 0; round < 20; round++) {
        const sums = centres.map(() => ({ x: 0, y: 0, n: 0 }));
        for (const p of points) {
          let nearest = 0;
          let least = Infinity;
          centres.forEach((c, i) => {
            const d = (c.x - p.x) ** 2 + (c.y - p.y) ** 2;
            if (d < least) [least, nearest] = [d, i];
          });
          const sum = sums[nearest]!;
          sum.x += p.x;
          sum.y += p.y;
          sum.n++;
        }
        centres = sums.map((s, i) => (s.n ? { x: s.x / s.n, y: s.y / s.n } : centres[i]!));
      }
      const mid = { x: centres.reduce((a, c) => a + c.x, 0) / n, y: centres.reduce((a, c) => a + c.y, 0) / n };
      const spread = n === 1 ? 1 : 1.22;
      centres = centres.map((c) => ({ x: mid.x + (c.x - mid.x) * spread, y: mid.y + (c.y - mid.y) * spread }));
      const gap = least(centres);
      if (gap > widest) [widest, best] = [gap, centres];
    }
    best.sort((a, b) => a.x - b.x);
    this.#places.set(key, best);
    return best;
  }
  /** Ships shrink where many stand. */
  crowding(points: Point[]): number {
    return this.size * Math.max(0.62, Math.min(1, least(points) / (56 * this.size)));
  }
}
/** The smallest distance between two of them; sideways counts more than up and down. */
function least(points: Point[]): number {
  let found = Infinity;
  points.forEach((a, i) =>
    points.slice(i + 1).forEach((b) => (found = Math.min(found, Math.hypot(a.x - b.x, (a.y - b.y) * 0.92)))),
  );
  return found;
}
export const wide = new Board(false);
export const tall = new Board(true);
