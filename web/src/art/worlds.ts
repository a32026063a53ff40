/** Worlds: planets, colonies, the five places around the sun. */
import {
  at,
  BLACK,
  box,
  disc,
  gon,
  line,
  mix,
  moved,
  path,
  ring,
  star,
  times,
  tones,
  type Luck,
  type Tones,
} from "./paint";

/** A globe lit from the upper left: body, what lies upon it, night, rim. */
export function globe(x: number, y: number, r: number, color: string, on: string, id = "w"): string {
  return (
    `<defs><radialGradient id="${id}" cx=".28" cy=".3" r=".9"><stop offset="0" stop-color="${mix(color, 80, "#fff6e2")}"/><stop offset=".55" stop-color="${mix(color, 66)}"/><stop offset="1" stop-color="${mix(color, 22)}"/></radialGradient><radialGradient id="${id}n" cx=".24" cy=".26" r=".95"><stop offset=".45" stop-color="${BLACK}" stop-opacity="0"/><stop offset="1" stop-color="${BLACK}" stop-opacity=".86"/></radialGradient><clipPath id="${id}c"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath></defs>` +
    disc(x, y, r + 5, color, 'opacity=".16"') +
    disc(x, y, r, `url(#${id})`) +
    `<g clip-path="url(#${id}c)">${on}</g>` +
    disc(x, y, r, `url(#${id}n)`) +
    line(
      `M${at(x - r * 0.98, y + r * 0.2)}A${r} ${r} 0 0 1 ${at(x + r * 0.34, y - r * 0.94)}`,
      mix(color, 40, "#fff6e2"),
      2.5,
      'opacity=".85"',
    )
  );
}
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

const PLACES: Record<string, [color: string, on: (r: number, x: number, y: number) => string]> = {
  Earth: [
    "#7db8f0",
    (r, x, y) =>
      path(
        `M${at(x - r * 0.7, y - r * 0.5)}q${at(r * 0.5, -r * 0.4, r * 0.8, 0)}t${at(-r * 0.1, r * 0.6)}q${at(-r * 0.6, r * 0.3, -r * 0.7, -r * 0.6)}z`,
        "#6fae72",
      ) +
      path(
        `M${at(x + r * 0.2, y + r * 0.1)}q${at(r * 0.4, -r * 0.2, r * 0.6, r * 0.2)}t${at(-r * 0.5, r * 0.5)}z`,
        "#6fae72",
      ) +
      line(
        `M${at(x - r, y - r * 0.1)}q${at(r * 0.8, -r * 0.3, r * 1.5, 0.1)}M${at(x - r * 0.6, y + r * 0.5)}q${at(r * 0.6, r * 0.2, r * 1.3, -2)}`,
        "#f4fbff",
        4,
        'opacity=".75"',
      ),
  ],
  Moon: [
    "#d8d8d4",
    (r, x, y) =>
      [
        [-0.3, -0.4, 0.24],
        [0.3, 0.1, 0.3],
        [-0.5, 0.3, 0.16],
        [0.1, -0.7, 0.12],
        [0, 0.6, 0.2],
      ]
        .map(
          ([a, b, s]) =>
            disc(x + a! * r, y + b! * r, s! * r, "#8d8f9a") +
            disc(x + a! * r + 2, y + b! * r + 2, s! * r * 0.76, "#aeb0b8"),
        )
        .join(""),
  ],
  Mars: [
    "#e8794f",
    (r, x, y) =>
      path(
        `M${at(x - r, y)}q${at(r * 0.6, -r * 0.4, r * 1.1, 0.1)}t${at(r, -r * 0.1)}v${at(r * 0.4)}q${at(-r, r * 0.3, -r * 2.1, 0)}z`,
        "#9a4026",
        'opacity=".85"',
      ) +
      `<ellipse cx="${x}" cy="${y - r * 0.93}" rx="${r * 0.5}" ry="${r * 0.2}" fill="#fff4e8"/>` +
      line(`M${at(x - r * 0.7, y + r * 0.45)}l${at(r * 0.6, -r * 0.1)} ${at(r * 0.5, r * 0.16)}`, "#7a2a16", 4),
  ],
  Ceres: [
    "#b9aa92",
    (r, x, y) =>
      [
        [-0.4, -0.2, 0.2],
        [0.3, -0.4, 0.26],
        [0.1, 0.3, 0.34],
        [-0.5, 0.5, 0.2],
        [0.6, 0.2, 0.15],
      ]
        .map(([a, b, s]) => disc(x + a! * r, y + b! * r, s! * r, "#6b5f50"))
        .join("") +
      disc(x + r * 0.1, y + r * 0.26, r * 0.1, "#fffbe8") +
      disc(x + r * 0.3, y - r * 0.42, r * 0.07, "#fffbe8"),
  ],
  Europa: [
    "#dfeef6",
    (r, x, y) =>
      line(
        `M${at(x - r, y - r * 0.2)}L${at(x + r, y + r * 0.4)}M${at(x - r, y + r * 0.5)}Q${at(x, y - r * 0.1, x + r, y - r * 0.6)}M${at(x - r * 0.5, y - r)}Q${at(x + r * 0.1, y, x - r * 0.1, y + r)}M${at(x - r, y - r * 0.7)}Q${at(x + r * 0.2, y - r * 0.4, x + r, y + r * 0.1)}`,
        "#a5694c",
        3,
      ),
  ],
};
export const placeColor = (place: string) => PLACES[place]?.[0] ?? "#d8d8d4";
export function place(name: string, x: number, y: number, r: number, id = "w"): string {
  const [color, on] = PLACES[name] ?? PLACES.Moon!;
  return globe(x, y, r, color, on(r, x, y), id);
}
const BUILT: ((t: Tones) => string)[] = [
  (t) =>
    path("M60 112V70l10-8V36l10-10 10 10v20l14 8v48zM110 112V58h22v54z", t.s) +
    path("M60 112V70l10-8V36l10-10v86z", t.m) +
    times(5, (i) => box(66 + (i % 2) * 16, 68 + Math.floor(i / 2) * 12, 5, 6, t.g)),
  (t) =>
    path("M48 112a34 34 0 0 1 68 0z", t.m, `stroke="${t.l}" stroke-width="3"`) +
    path("M104 112a24 24 0 0 1 48 0z", t.s, `stroke="${t.l}" stroke-width="3"`) +
    line("M82 78V48", t.l, 3) +
    disc(82, 46, 4, t.g),
  (t) =>
    path("M40 112 70 62l30 50zM92 112l24-38 24 38z", t.s) +
    path("M40 112 70 62v50zM92 112l24-38v38z", t.m) +
    line("M70 62V34M60 42h20M62 50h16", t.l, 3),
  (t) =>
    path("M44 112V84h96v28z", t.s) +
    path("M44 84h48v28H44z", t.m) +
    path("M56 84V52h14v32zM82 84V40h14v44zM108 84V58h14v26z", t.l) +
    line("M63 46q4-10-2-18M89 34q6-10 0-20M115 52q4-10-2-18", t.m, 4),
  (t) => line("M40 112q52-130 104 0", t.l, 8) + line("M56 112q36-94 72 0", t.m, 5) + disc(92, 62, 9, t.g),
];
/** A Location's card: its world, and what was built there. */
export function site(name: string, later: boolean, which: number): string {
  const t = tones(placeColor(name));
  return (
    place(name, later ? 142 : 92, later ? 46 : 84, later ? 34 : 66) +
    (later
      ? path("M-4 98q104-22 208 0v16H-4z", t.s) + moved(-26, 2, BUILT[which % BUILT.length]!(t))
      : moved(30, 34, BUILT[which % BUILT.length]!(t), "scale(.66)"))
  );
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
