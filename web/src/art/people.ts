/** Busts: crews in their owner's hue, and what all people have. */
import { BLACK, BONE, path, line, disc, ring, marks, type Tones } from "./paint";

const X = 92;
const Y = 46;
/** A head that is turned a little to the light, with its neck. */
export const head = (skin: Tones, x = X, y = Y) =>
  path(`M${x - 9} ${y + 12}h18v22h-18z`, skin.s) +
  path(`M${x - 19} ${y - 4}c0-20 38-20 38 0 0 16-8 27-19 27s-19-11-19-27z`, skin.m) +
  path(`M${x} ${y - 19}c-10 0-19 5-19 15 0 16 8 27 19 27z`, skin.l) +
  path(`M${x} ${y - 19}c10 0 19 5 19 15 0 16-8 27-19 27z`, skin.s, 'opacity=".55"');

type Part = (t: Tones) => string;
const both = (whole: string, half: string, t: Tones) => path(whole, t.s) + path(half, t.m);
export const SHOULDERS: Record<string, Part> = {
  robe: (t) =>
    both("M36 112c2-26 22-34 56-34s54 8 56 34z", "M36 112c2-26 22-34 56-34v34z", t) +
    path("M70 80q22 26 44 0l6 32H64z", t.d),
  plate: (t) =>
    both("M34 112 44 84l34-8h28l34 8 10 28z", "M34 112 44 84l34-8h14v36z", t) +
    path("M82 112V88h20v24z", t.d) +
    path("M87 92h10v4H87zM87 99h10v4H87z", t.g),
  coat: (t) =>
    both("M38 112c0-24 16-32 54-34 38 2 54 10 54 34z", "M38 112c0-24 16-32 54-34v34z", t) +
    path("M92 80 74 112h36z", t.d) +
    path("M36 92h24l-6 8H32zM148 92h-24l6 8h22z", t.l),
  armour: (t) =>
    both("M26 112V90l24-12h84l24 12v22z", "M26 112V90l24-12h42v34z", t) +
    path("M26 90l24-12 12 12-6 22H26zM158 90l-24-12-12 12 6 22h30z", t.l, 'opacity=".85"'),
  collar: (t) =>
    both("M34 112 46 82l22-8 24 14 24-14 22 8 12 30z", "M34 112 46 82l22-8 24 14v24z", t) +
    path("M62 84 70 56l22 34 22-34 8 28-30 26z", t.d) +
    line("M62 84 70 56l22 34 22-34 8 28", t.l, 2.5),
  cape: (t) =>
    both("M22 112c4-34 34-36 70-36s66 2 70 36z", "M22 112c4-34 34-36 70-36v36z", t) +
    path("M58 80q34 16 68 0l-6 12q-28 10-56 0z", t.l) +
    disc(X, 90, 5, t.g),
  harness: (t) =>
    both("M42 112l4-28 32-8h28l32 8 4 28z", "M42 112l4-28 32-8h14v36z", t) +
    path("M60 80l10 0 26 32H86zM124 80h-10L88 112h10z", t.d) +
    path("M86 96h12v10H86z", t.l),
  none: (t) =>
    both("M44 112c0-22 14-32 48-34 34 2 48 12 48 34z", "M44 112c0-22 14-32 48-34v34z", t) +
    line("M66 82q26 20 52 0", t.l, 3),
};
const eyes: Part = (t) => path(`M${X - 12} ${Y}q4-4 8 0-4 3-8 0zM${X + 4} ${Y}q4-4 8 0-4 3-8 0z`, t.g);
/** Head-gear in the owner's hue. */
const GEAR: Record<string, Part> = {
  hood: (t) =>
    path(
      `M${X - 24} ${Y + 10}C${X - 34} ${Y - 42} ${X + 34} ${Y - 42} ${X + 24} ${Y + 10}c-2-18-8-26-24-26s-22 8-24 26z`,
      t.m,
    ) +
    path(`M${X} ${Y - 30}q-18-4-22-16q20-2 22 16zM${X} ${Y - 30}q18-4 22-16q-20-2-22 16z`, t.l) +
    eyes(t),
  antlers: (t) =>
    path(`M${X - 19} ${Y - 8}q19-16 38 0l-3-12q-16-9-32 0z`, t.d) +
    line(
      `M${X - 10} ${Y - 20}q-22-4-22-24m6 15q-11-1-13-9M${X + 10} ${Y - 20}q22-4 22-24m-6 15q11-1 13-9`,
      t.l,
      3.5,
      'stroke-linecap="round"',
    ) +
    eyes(t),
  hair: (t) =>
    path(
      `M${X - 20} ${Y}C${X - 30} ${Y - 36} ${X + 30} ${Y - 36} ${X + 20} ${Y}q4 14 10 26-12-6-12-26-18-10-36 0 0 20-12 26 6-12 10-26z`,
      t.d,
    ) +
    disc(X, Y - 22, 5, t.g) +
    eyes(t),
  visor: (t) =>
    path(`M${X - 20} ${Y - 6}C${X - 20} ${Y - 26} ${X + 20} ${Y - 26} ${X + 20} ${Y - 6}v4h-40z`, t.d) +
    path(`M${X - 21} ${Y - 3}h42v9h-42z`, BLACK) +
    path(`M${X - 17} ${Y}h34v3.500h-34z`, t.g) +
    line(`M${X + 14} ${Y - 18}l14-14v8m-20-2 6-16`, t.l, 2.5),
  lens: (t) =>
    path(`M${X} ${Y - 20}c10 0 19 5 19 15 0 16-8 27-19 27z`, t.d) +
    disc(X + 8, Y - 1, 6.5, BLACK) +
    disc(X + 8, Y - 1, 3.5, t.g) +
    line(`M${X + 5} ${Y + 10}h10M${X + 4} ${Y + 15}h8`, t.l, 2) +
    path(`M${X - 12} ${Y}q4-4 8 0-4 3-8 0z`, t.g),
  stack: (t) =>
    path(`M${X - 15} ${Y - 8}h30l-4-22h-22z`, t.d) +
    line(`M${X - 11} ${Y - 12}h22M${X - 10} ${Y - 18}h20M${X - 9} ${Y - 24}h18`, t.l, 2) +
    line(`M${X - 12} ${Y + 1}h9M${X + 3} ${Y + 1}h9`, BLACK, 4),
  cap: (t) =>
    path(`M${X - 28} ${Y - 10}q28-12 56 0l-6-10q-2-14-22-14t-22 14z`, t.d) +
    path(`M${X - 28} ${Y - 10}q28-12 56 0-28 2-56 0z`, t.l) +
    path(`M${X} ${Y - 28}l5 5-5 5-5-5z`, t.g) +
    eyes(t),
  goggles: (t) =>
    path(`M${X - 20} ${Y - 4}C${X - 22} ${Y - 30} ${X + 22} ${Y - 30} ${X + 20} ${Y - 4}q-20-12-40 0z`, t.d) +
    path(`M${X - 20} ${Y - 14}h40v9h-40z`, BLACK) +
    disc(X - 9, Y - 9.5, 6.5, t.l) +
    disc(X + 9, Y - 9.5, 6.5, t.m),
  headset: (t) =>
    path(`M${X - 20} ${Y + 6}C${X - 26} ${Y - 34} ${X + 26} ${Y - 34} ${X + 20} ${Y + 6}l-5-12h-30z`, t.l) +
    path(`M${X - 15} ${Y - 6}h30v6h-30z`, BLACK) +
    line(`M${X + 20} ${Y}q14 0 14 12`, t.l, 2.5),
  helmet: (t) =>
    path(
      `M${X - 22} ${Y + 16}V${Y - 8}C${X - 22} ${Y - 30} ${X + 22} ${Y - 30} ${X + 22} ${Y - 8}v24l-10 8V${Y + 2}h-24v22z`,
      t.l,
    ) +
    path(`M${X} ${Y - 25}c14 0 22 6 22 17v24l-10 8V${Y + 2}H${X}z`, t.m) +
    path(`M${X - 4} ${Y - 24}q4-18 22-16-12 4-14 18z`, t.g),
  brim: (t) =>
    path(`M${X - 22} ${Y - 2}C${X - 22} ${Y - 28} ${X + 22} ${Y - 28} ${X + 22} ${Y - 2}z`, t.m) +
    path(`M${X - 26} ${Y - 3}h52v5h-52z`, t.l) +
    path(`M${X - 10} ${Y + 6}h20l-3 12h-14z`, BLACK, 'opacity=".8"'),
  scarf: (t) =>
    path(`M${X - 19} ${Y - 10}q19-14 38 0l-4-12h-30z`, t.d) +
    line(`M${X + 4} ${Y - 6}l6 18`, t.g, 2) +
    path(`M${X - 20} ${Y + 8}q20 16 40 0v10q-8 10-20 10t-20-10z`, t.d) +
    eyes(t),
  globe: (t) =>
    ring(X, Y, 31, t.l, 4) +
    disc(X, Y, 29, t.g, 'opacity=".16"') +
    line(`M${X - 22} ${Y - 12}q6-12 18-15`, BONE, 4, 'stroke-linecap="round" opacity=".8"') +
    path(`M${X - 16} ${Y - 8}q16-16 32 0l-4-10h-24z`, t.d) +
    eyes(t) +
    path(`M${X - 30} ${Y + 22}h60l6 10H${X - 36}z`, t.l),
  crest: (t) =>
    path(`M${X - 20} ${Y - 4}C${X - 20} ${Y - 26} ${X + 20} ${Y - 26} ${X + 20} ${Y - 4}l-6 4h-28z`, t.d) +
    path(`M${X - 6} ${Y - 20}Q${X - 4} ${Y - 44} ${X + 30} ${Y - 42}q-6 6-4 12 0 14-16 14z`, t.l) +
    eyes(t),
  mask: (t) =>
    path(`M${X - 20} ${Y - 6}C${X - 20} ${Y - 28} ${X + 20} ${Y - 28} ${X + 20} ${Y - 6}z`, t.d) +
    eyes(t) +
    path(`M${X - 17} ${Y + 7}h34l-4 16q-13 8-26 0z`, t.l) +
    disc(X - 7, Y + 15, 4, BLACK) +
    disc(X + 7, Y + 15, 4, BLACK),
  fins: (t) =>
    path(`M${X - 20} ${Y}C${X - 20} ${Y - 26} ${X + 20} ${Y - 26} ${X + 20} ${Y}q-20-10-40 0z`, t.m) +
    path(`M${X - 18} ${Y - 8}L${X - 38} ${Y - 30}l4 30 14 8zM${X + 18} ${Y - 8}l20-22-4 30-14 8z`, t.l) +
    path(`M${X - 14} ${Y - 2}h28v6h-28z`, BLACK),
};
const KEYS = Object.keys(GEAR);
const OF: Record<string, string[]> = {
  Bio: ["hood", "antlers", "hair", "mask", "globe"],
  Cybernetic: ["visor", "lens", "stack", "fins", "headset"],
  Transport: ["cap", "goggles", "headset", "globe", "scarf"],
  Defense: ["helmet", "brim", "scarf", "crest", "mask"],
};
const DRESS: Record<string, string> = {
  Bio: "robe",
  Cybernetic: "plate",
  Transport: "coat",
  Defense: "armour",
  Fenrax: "harness",
  Shiveus: "armour",
  Yarvek: "none",
  Belitan: "robe",
  Zenor: "cape",
  Novaris: "collar",
  Dunlork: "plate",
};
/** What stands beside those whose head-gear comes again. */
const BESIDE: Part[] = [
  () => "",
  (t) => line("M28 112V22", t.m, 5) + path("M28 12l12 14-12 14-12-14z", t.l),
  (t) =>
    disc(34, 40, 13, t.s, `stroke="${t.l}" stroke-width="3"`) +
    disc(34, 40, 5, t.g) +
    line("M16 40h-8M52 40h8M34 58v8", t.l, 3),
];
/** A member of a crew: shoulders by owner, head-gear by the number in the id. */
export function bust(t: Tones, owner: string, cost: number, which: number): string {
  const gears = OF[owner] ?? KEYS;
  return (
    BESIDE[Math.floor(which / gears.length) % BESIDE.length]!(t) +
    (SHOULDERS[DRESS[owner] ?? "none"] ?? SHOULDERS.none!)(t) +
    head(t) +
    GEAR[gears[which % gears.length]!]!(t) +
    marks(52, 107, cost, t.g)
  );
}

// ---- people in their own colours

const skin = (l: string, m: string, s: string, d: string): Tones => ({ l, m, s, d, g: l });
export const SKINS: Tones[] = [
  skin("#e9c7a4", "#c89b76", "#8b6450", "#5d4238"),
  skin("#b98261", "#93614a", "#5f3d33", "#3e2823"),
  skin("#8b5f4a", "#6b4638", "#452d27", "#2e1e1b"),
  skin("#f0d8bd", "#d6b08d", "#a27e66", "#6d5347"),
  skin("#d2a27c", "#ad7a58", "#754e3c", "#4d332a"),
];
export const face = (dark: string, lips = dark) =>
  line("M79 45q4-3 9 0M96 45q4-3 9 0", dark, 2.5) +
  line("M92 47v9l-4 1", dark, 1.6, 'opacity=".5"') +
  line("M86 62h12", lips, 2.5);
export const halo = (t: Tones) =>
  disc(X, 46, 40, t.l, 'opacity=".2"') +
  ring(X, 46, 40, t.m, 2, 'opacity=".5"') +
  ring(X, 46, 62, t.m, 2, 'opacity=".4" stroke-dasharray="3 6"');
