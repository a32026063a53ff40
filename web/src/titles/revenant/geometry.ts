/** The fleet board: an ellipse of eight sectors around an inner ring of four and the Revenant. */
export const W = 848;
export const H = 536;
export const CX = 424;
export const CY = 262;
export const RX = 386;
export const RY = 234;

export interface Point {
  x: number;
  y: number;
}
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const fix = (n: number) => n.toFixed(1);

/** On the ellipse scaled by r, at an angle clockwise from east. */
export const at = (angle: number, r: number): Point => ({
  x: CX + RX * r * Math.cos(rad(angle)),
  y: CY + RY * r * Math.sin(rad(angle)),
});
export const SECTORS = ["1", "2", "3", "4", "5", "6", "7", "8"];
export const INNER = ["N", "E", "S", "W"];
export const middle = (sector: string) =>
  INNER.includes(sector) ? -90 + 90 * INNER.indexOf(sector) : -90 + 45 * (Number(sector) - 1);

function wedge(mid: number, half: number, outer: [number, number], inner: [number, number], gap: number): string {
  const p = ([rx, ry]: [number, number], angle: number) => {
    const turn = gap / Math.hypot(rx * Math.sin(rad(angle)), ry * Math.cos(rad(angle)));
    const a = rad(angle) + (angle < mid ? turn : -turn);
    return `${fix(CX + rx * Math.cos(a))} ${fix(CY + ry * Math.sin(a))}`;
  };
  const [a, b] = [mid - half, mid + half];
  return `M${p(outer, a)}A${outer} 0 0 1 ${p(outer, b)}L${p(inner, b)}A${inner} 0 0 0 ${p(inner, a)}Z`;
}
export const sectorPath = (sector: string) =>
  INNER.includes(sector)
    ? wedge(middle(sector), 45, [154, 96], [110, 72], 2.5)
    : wedge(middle(sector), 22.5, [RX, RY], [160, 102], 3.5);

/** The lamp's light along the inner edge. */
export function inwardEdge(sector: string): string {
  const p = (angle: number) => `${fix(CX + 160 * Math.cos(rad(angle)))} ${fix(CY + 102 * Math.sin(rad(angle)))}`;
  const mid = middle(sector);
  return `M${p(mid - 20.5)}A160 102 0 0 1 ${p(mid + 20.5)}`;
}
export function label(sector: string): Point {
  const angle = middle(sector);
  if (INNER.includes(sector))
    return { x: CX + 132 * Math.cos(rad(angle)), y: CY + 84 * Math.sin(rad(angle)) + 4 };
  const shrink = Number(sector) % 2 ? 1 : 0.95;
  return { x: CX + 190 * shrink * Math.cos(rad(angle)), y: CY + 116 * shrink * Math.sin(rad(angle)) + 7 };
}
export const planetAt = (sector: string) => at(middle(sector) + 14.5, 1.03);

/** Six sockets along the rim, filled from the counter-clockwise end; each ship points at the Revenant. */
export function voidAt(sector: string, place: number, of = 6): Point & { turn: number } {
  const step = of > 6 ? (25.5 / (of - 1)) : 5.1;
  const p = at(middle(sector) - 17 + step * place, 0.938);
  return { ...p, turn: (Math.atan2(CY - p.y, CX - p.x) * 180) / Math.PI - 90 };
}

/** The torn rim of a rift; the same tear every time it is drawn. */
export function tear(sector: string): string {
  let seed = Number(sector) * 7919 + 13;
  const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
  const points: string[] = [];
  const mid = middle(sector);
  for (let i = 0; i <= 26; i++) {
    const end = i === 0 || i === 26;
    const r = end ? 1.0 : 1.015 + (i % 2 ? 0.018 + random() * 0.035 : random() * 0.012);
    const p = at(mid - 19 + (38 * i) / 26, r);
    points.push(`${fix(p.x)} ${fix(p.y)}`);
  }
  return `M${points.join("L")}`;
}

// ---- where the ships of a sector stand

/** Points inside a sector that ships may stand on: clear of the number, the rim's sockets and a planet. */
function ground(sector: string, planet: boolean): Point[] {
  const mid = middle(sector);
  const globe = planetAt(sector);
  const points: Point[] = [];
  for (let r = 0.55; r <= 0.871; r += 0.02)
    for (let a = -19; a <= 19; a += 1) {
      const p = at(mid + a, r);
      const edge = Math.abs(rad(22.5 - Math.abs(a))) * r * Math.hypot(RX * Math.sin(rad(mid + a)), RY * Math.cos(rad(mid + a)));
      if (edge < 25 || (planet && Math.hypot(p.x - globe.x, p.y - globe.y) < 52)) continue;
      const number = label(sector);
      if (Math.abs(p.x - number.x - 10) < 44 && Math.abs(p.y - number.y + 8) < 34) continue;
      points.push(p);
    }
  return points;
}
const grounds = new Map<string, Point[]>();
const places = new Map<string, Point[]>();

/** n places spread evenly over the sector, from left to right; always the same for the same n. */
export function stands(sector: string, n: number, planet: boolean): Point[] {
  const key = `${sector}/${n}/${planet}`;
  const known = places.get(key);
  if (known) return known;
  const groundKey = `${sector}/${planet}`;
  const points = grounds.get(groundKey) ?? ground(sector, planet);
  grounds.set(groundKey, points);
  // k-means from a spread start: the middles of n equal pieces of ground
  const sorted = [...points].sort((a, b) => a.x * 1.0 + a.y * 0.35 - (b.x * 1.0 + b.y * 0.35));
  let centres = Array.from({ length: n }, (_, i) => ({ ...sorted[Math.floor(((i + 0.5) * sorted.length) / n)]! }));
  for (let round = 0; round < 24; round++) {
    const sums = centres.map(() => ({ x: 0, y: 0, n: 0 }));
    for (const p of points) {
      let best = 0;
      let least = Infinity;
      centres.forEach((c, i) => {
        const d = (c.x - p.x) ** 2 + (c.y - p.y) ** 2 * 1.15;
        if (d < least) [least, best] = [d, i];
      });
      const sum = sums[best]!;
      sum.x += p.x;
      sum.y += p.y;
      sum.n++;
    }
    centres = sums.map((s, i) => (s.n ? { x: s.x / s.n, y: s.y / s.n } : centres[i]!));
  }
  centres.sort((a, b) => a.x - b.x);
  places.set(key, centres);
  return centres;
}
/** Ships shrink where many stand. */
export function crowding(points: Point[]): number {
  let least = 66;
  points.forEach((a, i) => points.slice(i + 1).forEach((b) => (least = Math.min(least, Math.hypot(a.x - b.x, (a.y - b.y) * 0.92)))));
  return Math.max(0.6, Math.min(1, least / 60));
}
