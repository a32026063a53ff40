/** Busts: crews in their owner's hue, captains and architects in the colours of people. */
import { BLACK, BONE, disc, hash, line, marks, mix, path, ring, tones, type Tones } from "./paint";

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
const SHOULDERS: Record<string, Part> = {
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
const SKINS: Tones[] = [
  skin("#e9c7a4", "#c89b76", "#8b6450", "#5d4238"),
  skin("#b98261", "#93614a", "#5f3d33", "#3e2823"),
  skin("#8b5f4a", "#6b4638", "#452d27", "#2e1e1b"),
  skin("#f0d8bd", "#d6b08d", "#a27e66", "#6d5347"),
  skin("#d2a27c", "#ad7a58", "#754e3c", "#4d332a"),
];
const face = (dark: string, lips = dark) =>
  line("M79 45q4-3 9 0M96 45q4-3 9 0", dark, 2.5) +
  line("M92 47v9l-4 1", dark, 1.6, 'opacity=".5"') +
  line("M86 62h12", lips, 2.5);
const halo = (t: Tones) =>
  disc(X, 46, 40, t.l, 'opacity=".2"') +
  ring(X, 46, 40, t.m, 2, 'opacity=".5"') +
  ring(X, 46, 62, t.m, 2, 'opacity=".4" stroke-dasharray="3 6"');

const CAPTAINS: Record<string, { color: string; draw: (t: Tones) => string }> = {
  "scientist A": {
    color: "#86ccff",
    draw: (t) => {
      const k = SKINS[1]!;
      return (
        path("M28 112c4-30 26-38 64-38s62 8 66 38z", t.m) +
        path("M28 112c4-30 26-38 64-38v38z", t.l, 'opacity=".75"') +
        path("M64 80l28 32 28-32-8-10H72z", BONE) +
        path("M92 112V86l-22-14-4 10zM92 112V86l22-14 4 10z", t.s) +
        head(k) +
        path("M72 44C66 12 118 12 112 44c-3-14-8-18-20-18s-17 4-20 18z", "#e8e4da") +
        path("M73 52q4 22 19 28 15-6 19-28l-4 6q-15 8-30 0z", "#e8e4da") +
        path("M82 62q10 5 20 0-4 7-10 7t-10-7z", k.s) +
        `<g fill="${t.m}" stroke="#14110b" stroke-width="2"><circle cx="83.500" cy="45" r="6.500"/><circle cx="101" cy="45" r="6.500"/><path d="M90 44h4.500"/></g>` +
        line("M80 47l5-5M98 47l5-5", BONE, 1.8)
      );
    },
  },
  "scientist B": {
    color: "#9fd8e8",
    draw: (t) => {
      const k = SKINS[3]!;
      return (
        ring(X, 40, 34, "#ffe2ae", 3) +
        ring(X, 40, 34, "#ffe2ae", 7, 'opacity=".2"') +
        path("M34 112C32 62 62 70 92 70s60-8 58 42z", mix("#e8eef2", 74)) +
        path("M34 112C32 62 62 70 92 70v42z", "#e8eef2") +
        path("M62 60C54 6 130 6 122 60l10 30q-40 18-80 0z", mix("#e8eef2", 62)) +
        path("M62 60C56 20 74 12 92 12v84q-20 0-40-6z", "#e8eef2") +
        path("M72 48c0-26 40-26 40 0 0 20-8 32-20 32s-20-12-20-32z", BLACK) +
        head(k) +
        face(k.d) +
        path("M72 54h40l-4 20q-16 10-32 0z", t.m) +
        path("M72 54h20v24q-10 0-16-4z", t.l) +
        disc(82, 68, 5, BLACK) +
        disc(102, 68, 5, BLACK) +
        line("M76 76q-22 6-20 30M108 76q22 6 20 30", t.s, 5)
      );
    },
  },
  "scout A": {
    color: "#a6ecc5",
    draw: (t) => {
      const k = SKINS[0]!;
      return (
        path("M34 112c2-24 22-34 58-34s56 10 58 34z", t.s) +
        path("M34 112c2-24 22-34 58-34v34z", t.m) +
        path("M62 74q30 20 60 0l8 16q-38 20-76 0z", "#c5563f") +
        path("M118 84l24 28h-18l-16-22z", "#9a3d2c") +
        head(k) +
        path("M72 48C60 10 124 10 112 48q0-18-10-22-18 10-28 4-4 8-2 18z", "#6d3b22") +
        path("M70 26q22-16 44 0l2 10q-24-12-48 0z", "#2a2018") +
        disc(82, 25, 8, t.g, 'stroke="#2a2018" stroke-width="3"') +
        disc(102, 25, 8, t.l, 'stroke="#2a2018" stroke-width="3"') +
        face("#2a2018", k.d)
      );
    },
  },
  "scout B": {
    color: "#7fd0b0",
    draw: (t) => {
      const k = SKINS[2]!;
      return (
        path("M30 112c0-26 24-36 62-36s62 10 62 36z", mix("#8a6a42", 60)) +
        path("M30 112c0-26 24-36 62-36v36z", "#8a6a42") +
        path("M92 78 70 112h44z", t.s) +
        line("M92 84v28", t.l, 3) +
        head(k) +
        path("M74 50c-4 20 2 30 18 34 16-4 22-14 18-34-2 16-8 20-18 20s-16-4-18-20z", "#241a17") +
        face("#17100e", k.l) +
        path("M38 34q54-26 108 0-8 10-54 10T38 34z", mix("#c9a56a", 55)) +
        path("M38 34q54-26 108 0-54-8-108 0z", "#c9a56a") +
        path("M66 28q2-26 26-26t26 26q-26-8-52 0z", mix("#c9a56a", 78)) +
        path("M66 28q2-5 1-6 26-8 50 0l1 6q-26-8-52 0z", t.m) +
        disc(101, 47, 7.5, t.g, `stroke="#e9d08a" stroke-width="2.500" fill-opacity=".5"`) +
        line("M107 52q6 14 2 34", "#e9d08a", 2) +
        line("M136 100 166 66l8 8-30 32z", "#e9d08a", 3) +
        disc(170, 68, 7, t.s, `stroke="#e9d08a" stroke-width="3"`)
      );
    },
  },
  "commander A": {
    color: "#ff9a5a",
    draw: (t) => {
      const k = SKINS[2]!;
      return (
        path("M18 112V88l30-14h88l30 14v24z", t.s) +
        path("M18 112V88l30-14h44v38z", t.m) +
        path("M16 88l32-16 16 12-8 14H16zM168 88l-32-16-16 12 8 14h40z", t.l) +
        line("M20 98h32M132 98h32", "#0d1122", 2) +
        path("M76 76h32v36H76z", "#141a2c") +
        path("M90 80h4v30h-4z", t.g) +
        head(k) +
        path("M73 40q0-20 19-21 19 1 19 21l-4-6H77z", "#17100e") +
        path("M88 8h8v20h-8z", "#17100e") +
        path("M88 10q6-16 26-8-14 2-17 18z", t.l) +
        line("M78 42l10 3M106 42l-10 3", "#17100e", 3) +
        line("M104 38l5 22", k.l, 2) +
        line("M84 61h15", "#17100e", 2.5)
      );
    },
  },
  "commander B": {
    color: "#f0796a",
    draw: (t) => {
      const k = SKINS[3]!;
      return (
        path("M10 112V82q16-22 40-12h84q24-10 40 12v30z", mix("#8d97b0", 42)) +
        path("M10 112V82q16-22 40-12h42v42z", mix("#aab4cc", 62)) +
        path("M6 96q2-34 34-32 20 4 22 26l-10 22H10zM178 96q-2-34-34-32-20 4-22 26l10 22h42z", mix("#aab4cc", 80)) +
        path("M24 74l14 0 0 30-14 0zM146 74l14 0 0 30-14 0z", t.m) +
        path("M74 78h36v34H74z", t.s) +
        head(k) +
        path("M73 46q-2 30 19 40 21-10 19-40l-4 14q-15 8-30 0z", "#b4662e") +
        path("M73 46q-2 30 19 40V63q-10 0-15-3z", "#d08344") +
        line("M78 44h10M96 44h10", "#3a1c10", 4) +
        path("M68 40V22q8-16 24-16t24 16v18H68z", mix("#aab4cc", 62)) +
        path("M68 40V22q8-16 24-16v34z", mix("#cfd7e8", 84)) +
        path("M88 6h8v34h-8z", t.l) +
        path("M66 36h52v6H66z", mix("#8d97b0", 42))
      );
    },
  },
  "politician A": {
    color: "#e3b8ff",
    draw: (t) => {
      const k = SKINS[4]!;
      return (
        path("M24 112c10-26 34-34 68-34s58 8 68 34z", t.s) +
        path("M24 112c10-26 34-34 68-34v34z", t.m) +
        path("M74 78l18 34 18-34z", "#2b1f3c") +
        path("M60 84l14-6 18 34H76zM124 84l-14-6-18 34h16z", "#e9d08a") +
        head(k) +
        path("M70 40C60-10 124-10 114 40q-4-12-22-12t-22 12z", t.m) +
        path("M70 40C62-4 80-2 92-2v30q-18 0-22 12z", t.l) +
        line("M70 24q22-14 46 2M72 12q20-10 40 2M70 36q20-16 44 0", t.s, 2.5) +
        path("M92 2l5 7-5 7-5-7z", "#e9d08a") +
        face("#1d1420", "#a04e62") +
        line("M72 56v14M112 56v14", "#e9d08a", 2.5) +
        disc(72, 73, 4, "#e9d08a") +
        disc(112, 73, 4, "#e9d08a")
      );
    },
  },
  "politician B": {
    color: "#d9c9ff",
    draw: (t) => {
      const k = SKINS[3]!;
      return (
        path("M30 112 40 60q6 24 30 26h44q24-2 30-26l10 52z", t.m) +
        path("M30 112 40 60q6 24 30 26h22v26z", t.l, 'opacity=".8"') +
        path(
          "M36 26q10 46 38 56l-4 12Q36 84 36 26zM148 26q-10 46-38 56l4 12q34-10 34-68z",
          t.s,
          `stroke="${t.l}" stroke-width="2"`,
        ) +
        path("M80 86h24l-12 26z", "#141a2c") +
        disc(92, 90, 5, "#ffe26b") +
        head(k) +
        path("M73 46q-6-30 19-30t19 30q2 18-2 30 14-30 0-52-12-14-34-4-14 10-2 26z", "#2b2a3c") +
        line("M73 34q19-10 38 0", "#e9d08a", 3) +
        path("M92 22l4 6-4 6-4-6z", "#e9d08a") +
        face("#2b2a3c", "#b0506a")
      );
    },
  },
};
export const captainColor = (role: string) => CAPTAINS[role]?.color ?? "#cfc8ba";
/** A captain: each profession and side has its own coat, hair and one thing only they have. */
export function captain(role: string): string {
  const one = CAPTAINS[role] ?? CAPTAINS["scientist A"]!;
  const t = tones(one.color);
  return halo(t) + one.draw(t);
}

const HAIR: ((c: string, d: string) => string)[] = [
  (c) => path("M72 46C62 8 122 8 112 46q-2-18-20-18T72 46z", c),
  (c, d) =>
    path("M70 50C58 4 126 4 114 50l6 34q-14 4-14-34-14-16-28 0 0 38-14 34z", c) +
    path("M92 16c22 0 24 20 22 34l6 34q-14 4-14-34-6-8-14-8z", d),
  (c, d) => path("M73 42q0-22 19-22t19 22l-6-8H79z", c) + path("M84 20q8-18 16 0l-3 8h-10z", d),
  (c, d) => path("M74 40q-2-18 18-20 20 2 18 20-6-10-18-10t-18 10z", d) + disc(74, 22, 7, c) + disc(110, 22, 7, c),
  (c, d) =>
    disc(92, 30, 27, c) +
    path("M92 3a27 27 0 0 1 25 38H92z", d) +
    path("M73 42q6-18 19-18t19 18q2 30-19 27-21 3-19-27z", "none"),
  (c, d) =>
    path("M71 44C66 16 84 10 100 16q16 6 12 28-4-14-16-16-14 8-25 16z", c) + path("M108 24q20 10 12 46-2-26-10-34z", d),
  (c, d) => path("M72 40q20-22 40 0l-2-16q-18-16-36 0z", c) + path("M73 54q2 26 19 34 17-8 19-34-4 12-19 12T73 54z", d),
  (c) => path("M82 20l4-16 6 12 6-14 4 15 8-8-2 18q-16-10-32 2z", c),
];
const HAIRS = ["#2a1a14", "#6d3b22", "#d8d2c4", "#1b1a24", "#b4662e", "#8a8f9f", "#3a2440"];
const WEAR: ((t: Tones) => string)[] = [
  () => "",
  (t) => path("M70 40h44l-3 11H73z", BLACK) + path("M74 43h16v5H74zM95 43h16v5H95z", t.g),
  (t) => ring(83, 46, 7, t.g, 2.5) + ring(101, 46, 7, t.g, 2.5) + line("M90 45h4", t.g, 2.5),
  (t) => path("M71 30q21-12 42 0l1 8q-22-10-44 0z", t.l) + path("M92 22l5 7-5 7-5-7z", t.g),
  (t) => path("M72 56h40l-5 18q-15 8-30 0z", t.s) + line("M76 62h32M79 68h26", t.l, 2),
  (t) => line("M112 46q10 2 8 16l-14 4", t.l, 3) + disc(113, 46, 5, t.l),
  (t) => path("M96 40h18v12H98z", t.s) + disc(105, 46, 4, t.g) + line("M74 36 110 52", t.s, 2.5),
];
const COATS = ["robe", "collar", "armour", "coat", "cape", "plate", "harness"];
const CLOTH = ["#7db9f5", "#7fd6a0", "#f097c2", "#e3d06c", "#8be2fb", "#d9c9ff", "#ff9a5a", "#a5efb6"];
/** Somebody with a name: face, hair, coat and one thing they wear, by the number in the id. */
export function portrait(id: string): string {
  const i = Number(/\d+$/.exec(id)?.[0] ?? hash(id) % 97);
  const k = SKINS[(i * 2) % SKINS.length]!;
  const t = tones(CLOTH[(i * 3) % CLOTH.length]!);
  const hair = HAIRS[(i * 4) % HAIRS.length]!;
  return (
    halo(t) +
    SHOULDERS[COATS[(i * 3) % COATS.length]!]!(t) +
    (i % HAIR.length === 4 ? HAIR[4]!(hair, mix(hair, 70)) : "") +
    head(k) +
    face(k.d, mix("#b0506a", 60, k.m)) +
    (i % HAIR.length === 4 ? "" : HAIR[i % HAIR.length]!(hair, mix(hair, 70))) +
    WEAR[i % WEAR.length]!(t)
  );
}
export const portraitColor = (id: string) => CLOTH[(Number(/\d+$/.exec(id)?.[0] ?? hash(id) % 97) * 3) % CLOTH.length]!;
