/** Planets and colonies of Revenant. */
import { mix, tones, at, path, line, disc, ring, box, moved, times, star, gon, type Luck, type Tones } from "./paint";
import { globe } from "./worlds";

type Face = (t: Tones, luck: Luck, x: number, y: number, r: number) => string;
const FACES: Face[] = [
  (t, luck, x, y, r) =>
    times(7, (i) => {
      const top = y - r + (i * r) / 3.4;
      return path(
        `M${at(x - r, top)}q${at(r, 6 + luck() * 10, r * 2, -4)}v${6 + Math.round(luck() * 7)}q${at(-r, 12, -r * 2, 2)}z`,
        i % 2 ? t.s : t.l,
        'opacity=".7"',
      );
    }),
  (t, luck, x, y, r) =>
    times(9, () => {
      const [a, b, s] = [x - r + luck() * r * 2, y - r + luck() * r * 1.6, 4 + luck() * 10];
      return disc(a, b, s, t.s, 'opacity=".75"') + disc(a + s * 0.2, b + s * 0.2, s * 0.72, t.m, 'opacity=".8"');
    }),
  (t, luck, x, y, r) =>
    times(5, () => {
      const [a, b, s] = [x - r * 0.9 + luck() * r * 1.6, y - r * 0.8 + luck() * r * 1.2, 12 + luck() * 18];
      return path(
        `M${at(a, b)}q${at(s, -s * 0.7, s * 1.5, 0)}t${at(s * 0.4, s)}q${at(-s, s * 0.8, -s * 1.8, 0)}z`,
        t.s,
        'opacity=".85"',
      );
    }),
  (t, luck, x, y, r) =>
    times(6, (i) =>
      line(
        `M${at(x - r + luck() * r, y - r)}Q${at(x - r + luck() * r * 2, y)} ${at(x - r + (i / 3) * r, y + r)}`,
        i % 2 ? t.g : t.s,
        3,
      ),
    ),
  (t, luck, x, y, r) =>
    path(star(x + (luck() - 0.5) * r, y - r * 0.2, 9, r * 0.8, r * 0.42, luck() * 40), t.s, 'opacity=".8"') +
    path(star(x - r * 0.3, y + r * 0.1, 7, r * 0.4, r * 0.2), t.g, 'opacity=".6"'),
  (t, luck, x, y, r) =>
    times(16, (i) =>
      path(
        gon(x - r + (i % 5) * r * 0.48 + luck() * 6, y - r + Math.floor(i / 5) * r * 0.5, 6, r * 0.27),
        luck() > 0.5 ? t.s : "none",
        `stroke="${t.s}" stroke-width="2"`,
      ),
    ),
  (t, luck, x, y, r) =>
    times(4, (i) => {
      const s = r * (0.85 - i * 0.2);
      return line(
        `M${at(x - s, y - r * 0.1)}a${at(s, s * 0.55)} 0 1 1 ${at(s * 2, 0)}`,
        i % 2 ? t.g : t.s,
        5,
        `transform="rotate(${Math.round(luck() * 30)} ${at(x, y)})"`,
      );
    }),
  (t, luck, x, y, r) =>
    path(
      `M${at(x - r, y - r * 0.3)}L${at(x - r * 0.4, y - r * 0.6, x - r * 0.1, y - r * 0.1, x + r * 0.4, y - r * 0.5, x + r, y - r * 0.1)}V${at(y + r)}H${at(x - r)}z`,
      t.s,
      'opacity=".8"',
    ) +
    path(
      `M${at(x - r, y + r * 0.1)}L${at(x - r * 0.2, y - r * 0.15 + luck() * 10, x + r * 0.3, y + r * 0.2, x + r, y)}V${at(y + r)}H${at(x - r)}z`,
      t.d,
      'opacity=".8"',
    ),
];
const GOODS: Record<string, string> = {
  material: "#e0b183",
  energy: "#ffd85c",
  science: "#6fbcff",
  neutronium: "#c3adff",
  any: "#a9d8b0",
  shield: "#7fdcf2",
  card: "#e8dcc4",
  hidden: "#b98ae8",
  tactics: "#ffa95c",
  data: "#8fe0b8",
  influence: "#f2c9d8",
  repair: "#9fd08a",
  void: "#8f79c8",
  cleanse: "#d8f0ff",
  move: "#d0d6e6",
  promote: "#ffe2ae",
};
export const worldColor = (sign: string) => GOODS[sign] ?? "#c9b79a";
/** A planet: its hue is what it gives, its face and companions the number in its id. */
export function planet(sign: string, which: number, mining: boolean, luck: Luck): string {
  const color = worldColor(sign);
  const t = tones(color);
  const [x, y, r] = [
    [92, 66, 56],
    [70, 76, 62],
    [108, 60, 48],
    [92, 84, 74],
  ][which % 4] as [number, number, number];
  const belt = which % 3 === 0;
  const band = (d: string, o: number) => line(d, t.l, 6, `opacity="${o}"`) + line(d, t.s, 2);
  const back = belt
    ? band(`M${at(x - r * 1.5, y + 6)}A${at(r * 1.5, r * 0.42)} 0 0 1 ${at(x + r * 1.5, y - 14)}`, 0.6)
    : "";
  const front = belt
    ? band(`M${at(x + r * 1.5, y - 14)}A${at(r * 1.5, r * 0.42)} 0 0 1 ${at(x - r * 1.5, y + 6)}`, 0.95)
    : "";
  const moon =
    which % 3 === 1 ? globe(x > 90 ? 30 : 146, 72, 11 + (which % 4) * 2, mix(color, 50, "#aab0c4"), "", "m") : "";
  const mine = mining
    ? path(`M${at(x - 8, y - r + 3)}l8-16 8 16z`, t.g) +
      line(`M${at(x - 20, y - r + 6)}v-12M${at(x + 20, y - r + 6)}v-10`, t.l, 3)
    : "";
  return back + mine + globe(x, y, r, color, FACES[which % FACES.length]!(t, luck, x, y, r)) + front + moon;
}

const HOMES: Record<string, (t: Tones) => string> = {
  Belitan: (t) =>
    path("M56 92V54h72v38z", t.m) +
    path("M48 54h88L92 26z", t.l) +
    times(4, (i) => box(62 + i * 17, 58, 8, 34, t.d)) +
    disc(92, 44, 5, t.g),
  Dunlork: (t) => line("M110 6 84 40h18L78 84", t.g, 6) + path("M20 92 56 62l26 16 34-22 48 36z", t.s),
  Fenrax: (t) =>
    path("M48 60h88v12q-18 4-24 20H72q-6-16-24-20z", t.l) +
    path("M64 92h56l8 10H56z", t.m) +
    path("M110 30l20 12-6 12-20-12z", t.s) +
    line("M104 44 76 62", t.s, 5),
  Novaris: (t) =>
    times(5, (i) => disc(32 + i * 32, 62 - [0, 16, 24, 16, 0][i]!, [9, 11, 15, 11, 9][i]!, i === 2 ? t.g : t.l)),
  Shiveus: (t) =>
    path("M-4 84q26-12 52 0t52 0 52 0 56 0v30H-4z", t.m) +
    path("M-4 94q26-10 52 0t52 0 52 0 56 0v20H-4z", t.l, 'opacity=".7"') +
    path("M92 20q26 34 0 48-26-14 0-48z", t.g),
  Yarvek: (t) =>
    times(
      5,
      (i) =>
        path(`M${20 + i * 12} ${104 - i * 14}h${144 - i * 24}v14H${20 + i * 12}z`, i % 2 ? t.m : t.s) +
        line(`M${20 + i * 12} ${104 - i * 14}h${144 - i * 24}`, t.l, 3),
    ),
  Zenor: (t) =>
    path("M70 96V26q22-22 44 0v70z", t.m) +
    path("M92 14v82H70V26q10-10 22-12z", t.l) +
    path("M62 100h60v8H62z", t.s) +
    line("M92 30v56", t.g, 3) +
    moved(0, 0, ring(92, 58, 46, t.m, 2.5)),
};
/** A colony of a house on its far world. */
export const colony = (t: Tones, house: string) =>
  path("M-4 100q104-26 208 0v14H-4z", t.d) +
  disc(150, 30, 15, t.m) +
  disc(145, 26, 11, t.l, 'opacity=".7"') +
  (HOMES[house] ?? HOMES.Belitan!)(t) +
  path("M-4 106q104-10 208 0v8H-4z", t.s);
