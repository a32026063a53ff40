/** What all pictures are painted with: five tones of a hue, a light, and luck that comes from the card's id. */

export const BLACK = "#06070d";
export const INK = "#0b0e19";
export const WHITE = "#fff6e2";
export const BONE = "#f4eddf";

/** Chance that is always the same for the same id. */
export type Luck = () => number;
export const hash = (text: string) =>
  [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261);
export function luck(seed: string): Luck {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Triple = [number, number, number];
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const curved = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
function oklab(color: string): Triple {
  const [r, g, b] = [1, 3, 5].map((i) => linear(parseInt(color.slice(i, i + 2), 16) / 255)) as Triple;
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as Triple;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
function hex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, curved(v))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
/** So many per cent of a colour upon another. */
export function mix(color: string, share: number, base = INK): string {
  const [one, two] = [oklab(color), oklab(base)];
  return hex(one.map((v, i) => v * (share / 100) + two[i]! * (1 - share / 100)) as Triple);
}

/** The planes a picture is cut from: deep, shade, middle, light, glow. */
export interface Tones {
  d: string;
  s: string;
  m: string;
  l: string;
  g: string;
}
const toned = new Map<string, Tones>();
export function tones(color: string): Tones {
  let found = toned.get(color);
  if (!found)
    toned.set(
      color,
      (found = {
        d: mix(color, 12),
        s: mix(color, 26),
        m: mix(color, 48),
        l: mix(color, 78),
        g: mix(color, 55, WHITE),
      }),
    );
  return found;
}

/** Numbers as they stand in a path: short. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
export const at = (...values: number[]) => values.map(n).join(" ");
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, stroke: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`;
export const moved = (x: number, y: number, inner: string, more = "") =>
  `<g transform="translate(${at(x, y)})${more && ` ${more}`}">${inner}</g>`;
export const times = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join("");
/** A point so far from the middle, at so many degrees clockwise from the top. */
export const polar = (x: number, y: number, r: number, degrees: number): [number, number] => [
  x + r * Math.sin((degrees * Math.PI) / 180),
  y - r * Math.cos((degrees * Math.PI) / 180),
];
/** A closed shape with so many corners, every other one at the second radius. */
export const star = (x: number, y: number, corners: number, out: number, inn: number, turn = 0) =>
  `M${Array.from({ length: corners * 2 }, (_, i) => at(...polar(x, y, i % 2 ? inn : out, turn + (180 / corners) * i))).join("L")}z`;
export const gon = (x: number, y: number, corners: number, r: number, turn = 0) =>
  `M${Array.from({ length: corners }, (_, i) => at(...polar(x, y, r, turn + (360 / corners) * i))).join("L")}z`;
/** Lit windows: the cost, counted. */
export const windows = (x: number, y: number, cost: number, fill: string) =>
  times(Math.min(5, cost), (i) => box(x - Math.min(5, cost) * 3.5 + i * 7, y, 4, 6, fill));
/** Rank marks: the cost of somebody. */
export const marks = (x: number, y: number, cost: number, fill: string) =>
  times(Math.min(5, cost), (i) => path(`M${at(x + i * 7, y)}l3-5 3 5z`, fill));
