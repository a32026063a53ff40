/** Globes, and the five places around the sun. */
import { BLACK, mix, tones, at, path, line, disc, box, moved, times, type Tones } from "./paint";

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
