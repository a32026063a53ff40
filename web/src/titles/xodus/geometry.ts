import { beside, cell, place, type Game } from "./model";

/** Flat-top hexes (XOD-G01): axial q to the right, r downwards; edges clockwise from the top. */
export const SIDE = 66;
export const HIGH = SIDE * Math.sqrt(3);
export const middle = (q: number, r: number) => ({ x: SIDE * 1.5 * q, y: HIGH * (r + q / 2) });
/** Where the name of a System and the chance to be detected stand, and how far they reach. */
export function written({ q, r }: { q: number; r: number }) {
  const { x, y } = middle(q, r);
  return { x, y: y + HIGH / 2 - 18, across: 42, down: 18 };
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const at = (degrees: number, far: number) => ({ x: far * Math.cos(rad(degrees)), y: far * Math.sin(rad(degrees)) });
const n = (value: number) => Number(value.toFixed(1));
/** Corners of a hex, `inset` inside its outline. */
export function hexagon(inset = 0): string {
  const far = SIDE - inset * 1.1547;
  return `M${[0, 60, 120, 180, 240, 300].map((a) => `${n(at(a, far).x)} ${n(at(a, far).y)}`).join("L")}Z`;
}
export const HEX = hexagon(1.5);
/** An edge from corner to corner, or the part of it between two shares. */
export function side(edge: number, from = 0, to = 1, inset = 4): string {
  const far = SIDE - inset * 1.1547;
  const a = at(-120 + 60 * edge, far);
  const b = at(-60 + 60 * edge, far);
  const on = (t: number) => `${n(a.x + (b.x - a.x) * t)} ${n(a.y + (b.y - a.y) * t)}`;
  return `M${on(from)}L${on(to)}`;
}
/** A point on the way from the middle to the middle of an edge; 1 is the edge. */
export const towards = (edge: number, share: number) => at(-90 + 60 * edge, (HIGH / 2) * share);
export function lane(edge: number, from = 0.34, to = 1): string {
  const a = towards(edge, from);
  const b = towards(edge, to);
  return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
}

/** The dark around what is known: cells that openings lead to, and two rings beyond. */
export function fog(game: Game, frontier: number[][]): { key: string; frontier: boolean; far: number }[] {
  const found = new Map<string, { frontier: boolean; far: number }>();
  const reached = new Set(frontier.map(([q, r]) => cell(q!, r!)));
  for (const system of game.systems)
    for (let edge = 0; edge < 6; edge++) {
      const key = beside(system.q, system.r, edge);
      if (!game.at.has(key)) found.set(key, { frontier: reached.has(key), far: 1 });
    }
  for (let far = 2; far <= 3; far++)
    for (const key of [...found.keys()]) {
      const [q, r] = place(key);
      for (let edge = 0; edge < 6; edge++) {
        const next = beside(q, r, edge);
        if (!game.at.has(next) && !found.has(next)) found.set(next, { frontier: false, far });
      }
    }
  return [...found].map(([key, how]) => ({ key, ...how }));
}
/** The box around the known map and the cells that openings lead to. */
export function bounds(game: Game, frontier: number[][]) {
  const cells: [number, number][] = game.systems.map(({ q, r }) => [q, r]);
  for (const [q, r] of frontier) cells.push([q!, r!]);
  if (!cells.length) cells.push([0, 0]);
  return around(cells.map(([q, r]) => middle(q, r)));
}
/** The box around hexes, by their middles. */
export function around(all: { x: number; y: number }[]) {
  const xs = all.map((p) => p.x);
  const ys = all.map((p) => p.y);
  const [mx, my] = [SIDE * 1.06, HIGH * 0.55];
  return {
    x: Math.min(...xs) - mx,
    y: Math.min(...ys) - my,
    w: Math.max(...xs) - Math.min(...xs) + 2 * mx,
    h: Math.max(...ys) - Math.min(...ys) + 2 * my,
  };
}
