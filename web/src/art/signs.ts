/** What it does: the effect's glyph, as often as it counts, in the colour of what is gained; a loss is barred. */
import { BLACK, BONE, disc, line, n } from "./paint";

/** By the word the content has for it: the symbol of a sprite, or a drawing of our own on the same grid of 24, and its colour. */
const OWN: Record<string, string> = {
  wrench:
    "M21 7.500a5.500 5.500 0 0 1-7.600 5L6.500 19.400a2.300 2.300 0 0 1-3.200-3.200L10.200 9.300a5.500 5.500 0 0 1 7.100-7.100L13.900 5.600l.7 3.500 3.500.7 3.400-3.400z",
  move: "M2 9.500h11V4l9.500 8L13 20v-5.500H2z",
  copy: "M8 2h13v14h-4v-2.500h1.500v-9h-8V6H8zM3 8h12v14H3z",
  less: "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zM6 10.200h12v3.600H6z",
  eye: "M.8 12C5.500 4.500 18.500 4.500 23.200 12 18.500 19.500 5.500 19.500.8 12zM12 7.200a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600zM12 9.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400z",
  obtain: "M9.300 2h5.400v7.300H22v5.400h-7.300V22H9.300v-7.300H2V9.300h7.300z",
  play: "M5 2h14v20H5zM9.500 7.500v9l7-4.500z",
  each: "M2 7h5v5H2zM9.500 7h5v5h-5zM17 7h5v5h-5zM5.800 14.500h5v5h-5zM13.200 14.500h5v5h-5z",
  planet:
    "M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM.8 15.800C4 19.500 20 12 23.200 6.500c-.6 5.600-17 14.500-22.400 9.300z",
  again:
    "M12 2.500a9.500 9.500 0 0 1 8.700 5.700L23.500 7l-1 8-7.200-3.600 2.700-1.200A6.500 6.500 0 0 0 5.700 10.300L2.900 9A9.500 9.500 0 0 1 12 2.500zM.5 16.500l1-4 7.200 1.600-2.700 1.500a6.500 6.500 0 0 0 12.300-.1l2.800 1.300A9.500 9.500 0 0 1 3.300 16z",
  top: "M4 13h16v9H4zM12 1l7 7h-4.500v4h-5V8H5z",
  open: "M3 10h18v12H3zM6 10V7a6 6 0 0 1 11.500-2.400l-2.900 1.200A3 3 0 0 0 9 7v3zM12 13.500a2 2 0 0 0-1 3.700V20h2v-2.800a2 2 0 0 0-1-3.700z",
  die: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM7.500 5.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16.500 14.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  pierce: "M2 10h9V4.500L22.500 12 11 19.500V14H2zM14 2h3v5l-3-2zM14 22h3v-5l-3 2z",
  power: "M3 21V11l4-3v13zM10 21V7l4-4v18zM17 21V11l4-3v13z",
  crew: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2.500 22c0-7 4-9 9.500-9s9.500 2 9.500 9z",
};
const SIGNS: Record<string, [glyph: string, color: string]> = {
  card: ["m-card", BONE],
  hidden: ["m-hidden", "#cfa8ff"],
  material: ["r-material", "#e0b183"],
  energy: ["r-energy", "#ffe26b"],
  science: ["r-science", "#86ccff"],
  neutronium: ["r-neutronium", "#d9c9ff"],
  any: ["r-any", BONE],
  tactics: ["m-tactics", "#ffcb7d"],
  data: ["m-data", "#a6ecc5"],
  influence: ["m-influence", BONE],
  renown: ["m-renown", "#f0e2c6"],
  power: ["power", BONE],
  promote: ["a-promote", "#ffe2ae"],
  cleanse: ["a-cleanse", "#c9b2ff"],
  corruption: ["m-corruption", "#b794ff"],
  residual: ["m-residual", "#b794ff"],
  shield: ["m-shield", "#7fdcf2"],
  protect: ["m-protect", "#8fe0a6"],
  void: ["m-void", "#b794ff"],
  rift: ["m-rift", "#b794ff"],
  damage: ["m-damage", "#ff9a5a"],
  repair: ["wrench", "#8fe0a6"],
  move: ["move", BONE],
  jump: ["i-hyper", "#bfeaf5"],
  deploy: ["s-shuttle", BONE],
  land: ["s-dropship", BONE],
  frigate: ["s-frigate", "#ffcb7d"],
  fighter: ["s-fighter", BONE],
  ark: ["s-ark", BONE],
  activate: ["m-activate", "#ffe2ae"],
  copy: ["copy", BONE],
  less: ["less", "#8fe0a6"],
  eye: ["eye", BONE],
  planet: ["planet", "#e0b36a"],
  each: ["each", "#a3a3b4"],
  play: ["play", BONE],
  obtain: ["obtain", "#8fe0a6"],
  search: ["i-search", BONE],
  top: ["top", BONE],
  open: ["open", "#8fe0a6"],
  crew: ["crew", BONE],
  people: ["i-people", BONE],
  credit: ["hx-credit", "#e3a76b"],
  infamy: ["hx-infamy", "#b794ff"],
  bank: ["hx-bank", "#e3a76b"],
  cargo: ["hx-cargo", BONE],
  cryo: ["hx-cryo", "#bfeaf5"],
  consume: ["hx-consume", "#ff9a5a"],
  cycle: ["hx-cycle", BONE],
  request: ["hx-request", BONE],
  voyage: ["hx-ship", BONE],
  embassy: ["hx-embassy", BONE],
  key: ["hx-key", "#ffe9b8"],
  event: ["hx-stellar", "#ff9a5a"],
  tax: ["hx-tax", "#ff9a5a"],
  trophy: ["hx-trophy", "#ffe2ae"],
  hit: ["x-hit", BONE],
  special: ["x-special", "#9fe8ff"],
  miss: ["x-miss", "#ff9f93"],
  pierce: ["pierce", "#ffd9a0"],
  die: ["die", BONE],
  again: ["again", BONE],
  hull: ["x-hull", "#8fe0a6"],
  scrap: ["x-scrap", "#e0b183"],
  action: ["x-action", "#ffcb7d"],
  module: ["x-module", "#86ccff"],
  probe: ["x-probe", "#9fe8ff"],
  pacify: ["x-pacify", "#8fe0a6"],
  signal: ["x-signal", "#ffe9b8"],
  worm: ["x-worm", "#9fe8ff"],
  avatar: ["x-avatar", "#b794ff"],
  enemy: ["x-enemy", "#ffb3a1"],
  fleet: ["x-fleet", BONE],
  wreck: ["x-wreck", "#a3a3b4"],
  strain: ["x-strain", "#ff9a5a"],
  exp: ["x-exp", "#ffe2ae"],
  worlds: ["i-star", BONE],
};
export const isSign = (name: string) => name in SIGNS;

const symbols = new Map<string, string>();
/** Glyphs of a sprite, to be drawn within pictures: a picture stands by itself and cannot point at the page. */
export function learnGlyphs(sprite: string) {
  for (const [, id, box, inner] of sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/g))
    symbols.set(id!, `viewBox="${box}">${inner!.trim()}`);
}
function glyph(name: string, x: number, y: number, size: number): string {
  const [id, color] = SIGNS[name] ?? SIGNS.worlds!;
  const where = `x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${n(size)}" height="${n(size)}" style="color:${color}"`;
  const own = OWN[id];
  if (own) return `<svg ${where} viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="${own}"/></svg>`;
  return `<svg ${where} ${symbols.get(id) ?? 'viewBox="0 0 24 24">'}</svg>`;
}

/** A glyph on its dark roundel; one that is lost is barred. */
function coin(name: string, x: number, y: number, size: number, lost: boolean): string {
  const r = size * 0.66;
  const bar = lost
    ? line(`M${n(x - r * 0.75)} ${n(y + r * 0.75)}L${n(x + r * 0.75)} ${n(y - r * 0.75)}`, BLACK, 5) +
      line(`M${n(x - r * 0.75)} ${n(y + r * 0.75)}L${n(x + r * 0.75)} ${n(y - r * 0.75)}`, "#ff9f93", 2.4)
    : "";
  return disc(x, y, r, BLACK, 'opacity=".72"') + glyph(name, x, y, size) + bar;
}
const SPOTS: [x: number, y: number][][] = [
  [],
  [[180, 20]],
  [
    [156, 20],
    [180, 20],
  ],
  [
    [146, 19],
    [165, 19],
    [184, 19],
  ],
  [
    [164, 16],
    [184, 16],
    [164, 36],
    [184, 36],
  ],
  [
    [146, 16],
    [165, 16],
    [184, 16],
    [165, 36],
    [184, 36],
  ],
];
/** The first effect as often as it counts, then what else it does, smaller, below; at the upper right. */
export function sign(does: [name: string, count: number][]): string {
  const [first, ...others] = does;
  if (!first) return "";
  const count = Math.min(5, Math.max(1, Math.abs(first[1])));
  const size = count > 2 ? 15 : 19;
  const rest = others.slice(0, 2);
  const row = count > 3 ? 57 : 45;
  return (
    SPOTS[count]!.map(([x, y]) => coin(first[0], x, y, size, first[1] < 0)).join("") +
    rest.map(([name, value], i) => coin(name, 182 - (rest.length - 1 - i) * 20, row, 14, value < 0)).join("")
  );
}
