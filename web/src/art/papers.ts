/** Agendas, missions, requests, radar, events, explorations, signals, allies: what happens, and what is wished for. */
import {
  at,
  BLACK,
  BONE,
  box,
  disc,
  gon,
  line,
  mix,
  moved,
  path,
  polar,
  ring,
  star,
  times,
  tones,
  WHITE,
  type Luck,
  type Tones,
} from "./paint";
import { head } from "./people";
import type { Family } from "./things";
import { place, placeColor } from "./worlds";

const GOAL: ((t: Tones) => string)[] = [
  (t) =>
    path("M66 14h52v30a26 26 0 0 1-52 0z", t.m) +
    path("M66 14h26v56a26 26 0 0 1-26-26z", t.l) +
    line("M66 24H48q0 26 22 28M118 24h18q0 26-22 28", t.l, 5) +
    path("M86 68h12v20H86zM68 88h48l8 14H60z", t.s),
  (t) =>
    line("M52 108V10", t.l, 5) +
    path("M54 12h78l-18 22 18 22H54z", t.m) +
    path("M54 12h39v44H54z", t.l) +
    path(star(84, 34, 5, 14, 6), t.d),
  (t) => ring(92, 56, 44, t.m, 8) + ring(92, 56, 26, t.l, 7) + disc(92, 56, 11, t.g),
  (t) =>
    line("M92 104Q46 92 48 40M92 104q46-12 44-64", t.l, 4) +
    times(6, (i) =>
      path(
        `M${at(...polar(92, 56, 46, 100 + i * 26))}l10-12 2 14zM${at(...polar(92, 56, 46, -100 - i * 26))}l-10-12-2 14z`,
        t.m,
      ),
    ) +
    path(star(92, 50, 5, 26, 11), t.g),
  (t) =>
    path("M56 16h56l16 16v76H56z", t.s, `stroke="${t.l}" stroke-width="3"`) +
    path("M112 16v16h16z", t.l) +
    line("M68 44h46M68 58h46M68 72h30", t.g, 4) +
    disc(116, 92, 10, t.m),
];
/** What a fleet is to be: so many ships of a kind in line. */
const HULLS = [
  "M0-26l16 10v30l-6 10h-20l-6-10v-30z",
  "M0-26l8 22 18 16-18 2-8 8-8-8-18-2 18-16z",
  "M-14-18h28l8 22-10 14h-24l-10-14z",
  "M0-22q14 10 10 38h-20q-4-28 10-38z",
];
export const fleetGoal = (t: Tones, which: number) =>
  times(3 + (which % 4), (i) => {
    const [x, y] = [
      [92, 38],
      [56, 60],
      [128, 60],
      [26, 84],
      [92, 84],
      [158, 84],
    ][i]!;
    return moved(
      x!,
      y!,
      path(HULLS[(which - 1) % HULLS.length]!, i ? t.m : t.l, `stroke="${t.l}" stroke-width="2"`) + disc(0, 0, 4, t.g),
    );
  });
/** What somebody wishes for themselves. */
export const ownGoal = (t: Tones, which: number) =>
  GOAL[which % GOAL.length]!(t) + moved(152, 70, path("M-14 32V6l14-8 14 8v26z", t.s) + disc(0, -12, 10, t.l));
/** An agenda nobody sees: a mask before a profession. */
export const hiddenGoal = (t: Tones, which: number) =>
  GOAL[(which * 2) % GOAL.length]!(tones(mix(t.m, 60))) +
  path("M50 40q42-20 84 0 4 40-42 60-46-20-42-60z", t.s, `stroke="${t.l}" stroke-width="2.500"`) +
  path("M50 40q42-20 42-10v70Q46 80 50 40z", t.m) +
  path("M62 54q14-8 24 4-14 6-24-4zM122 54q-14-8-24 4 14 6 24-4z", BLACK) +
  [
    path("M78 10h28l-6 18H84z", t.l),
    path(star(92, 20, 6, 16, 7), t.l),
    path("M74 24l6-20 12 12 12-12 6 20z", t.l),
    ring(92, 18, 11, t.l, 5),
  ][which % 4]!;
/** A mission of an owner, of one's own or of all. */
export const mission = (t: Tones, which: number, team: boolean) =>
  GOAL[which % GOAL.length]!(t) +
  (team
    ? times(4, (i) => disc(22 + i * 46, 100, 9, t.m, `stroke="${t.l}" stroke-width="2.500"`))
    : path("M14 108V70l12-8 12 8v38zM146 108V70l12-8 12 8v38z", t.s));

/** A radar or sonar card: the fleet in the middle, void in the eight sectors, rifts at the rim. */
export function radar(t: Tones, void_: number[], rifts: number[], planets: number[]): string {
  const [x, y] = [92, 54];
  return (
    [20, 34, 48].map((r) => ring(x, y, r, t.s, 2)).join("") +
    void_
      .map((count, i) => {
        const a = i * 45;
        return path(
          `M${at(...polar(x, y, 16, a - 16))}L${at(...polar(x, y, 18 + count * 10, a - 18))}L${at(...polar(x, y, 18 + count * 10, a + 18))}L${at(...polar(x, y, 16, a + 16))}z`,
          mix("#b794ff", 26 + count * 18),
        );
      })
      .join("") +
    rifts
      .map((sector) => {
        const a = (sector - 1) * 45;
        return line(
          `M${at(...polar(x, y, 49, a - 17))}L${at(...polar(x, y, 55, a - 8))} ${at(...polar(x, y, 48, a))} ${at(...polar(x, y, 55, a + 8))} ${at(...polar(x, y, 49, a + 17))}`,
          "#e2d2ff",
          3,
        );
      })
      .join("") +
    planets
      .map((sector) => disc(...polar(x, y, 62, (sector - 1) * 45), 6, "#e0b36a", `stroke="${BLACK}" stroke-width="2"`))
      .join("") +
    path(star(x, y, 4, 13, 5), t.g)
  );
}

/** A request: a crate in the colour of where it comes from, on its way to another world. */
export function request(from: string, to: string): string {
  const t = tones(placeColor(from));
  return (
    place(to, 150, 66, 34, "w") +
    place(from, 30, 26, 20, "f") +
    line("M60 74Q92 20 132 40", WHITE, 3, 'stroke-dasharray="7 6"') +
    path("M126 28l18 12-20 8z", WHITE) +
    path("M18 66l34-16 34 16v30L52 112 18 96z", t.s) +
    path("M18 66l34-16 34 16-34 16z", t.l) +
    path("M18 66l34 16v30L18 96z", t.m) +
    line("M35 58l34 16v30", t.d, 5)
  );
}

const TROUBLE: Record<string, ((t: Tones, luck: Luck) => string)[]> = {
  stellar: [
    (t) =>
      path("M-10-10h70q40 40 0 118H-10z", "#ffb45c") +
      path("M-10 0h50q30 36 0 100H-10z", "#ffe2a8") +
      line("M60 20q30 8 60-8M62 54q40-4 80 4M56 88q34-4 60 12", t.l, 6, 'stroke-linecap="round"'),
    (t) =>
      [
        [150, 18, 13],
        [96, 34, 20],
        [52, 74, 10],
        [132, 78, 15],
      ]
        .map(
          ([x, y, r]) =>
            line(
              `M${x! + r!} ${y! - r!}l${r! * 2.4}-${r! * 1.8}`,
              "#ffd9a0",
              r! * 0.7,
              'opacity=".6" stroke-linecap="round"',
            ) + path(gon(x!, y!, 7, r!, r!), t.m, `stroke="${t.l}" stroke-width="2"`),
        )
        .join(""),
    (t) =>
      times(4, (i) => line(`M-6 ${20 + i * 22}q40-26 80 0t80 0 60-6`, i % 2 ? t.l : t.m, 5)) +
      disc(96, 54, 16, BLACK, `stroke="${t.g}" stroke-width="4"`),
    (t) =>
      disc(96, 54, 30, BLACK) +
      ring(96, 54, 33, t.g, 6) +
      times(12, (i) =>
        line(`M${at(...polar(96, 54, 40, i * 30))}L${at(...polar(96, 54, 48 + (i % 3) * 8, i * 30))}`, t.l, 4),
      ),
    (t) =>
      line("M104-4 84 34h24L76 112", WHITE, 6) +
      line("M84 34 50 50 30 90M108 34l40 20 14 40", t.l, 4) +
      path("M10 108q20-30 44-16 14-22 40-10 22-18 44 4 26-10 44 22z", t.s),
  ],
  social: [
    (t, luck) =>
      times(11, (i) => {
        const [x, y] = [i * 18 + 4, 92 + (i % 2) * 8 - luck() * 8];
        return (
          disc(x, y - 18, 7, i % 3 ? t.m : t.l) + path(`M${at(x - 10, 114)}q0-22 10-24 10 2 10 24z`, i % 3 ? t.s : t.m)
        );
      }) +
      path("M60 70V24h54v24H64", "none", `stroke="${t.l}" stroke-width="4"`) +
      path("M62 24h52l-8 12 8 12H62z", t.l),
    (t) =>
      path("M28 112V60l64-36 64 36v52z", t.s) +
      path("M28 112V60l64-36v88z", t.m) +
      times(4, (i) => box(44 + i * 28, 66, 12, 46, BLACK)) +
      line("M92 24v-8l30-8", t.l, 4) +
      path("M70 60l44 40M114 60 70 100", "none", `stroke="#ffd9a0" stroke-width="7"`),
    (t) =>
      moved(-34, 14, head(t)) +
      moved(34, 14, head(tones(mix(t.l, 60)))) +
      path("M20 112q2-28 38-28t38 28zM88 112q2-28 38-28t38 28z", t.d, `stroke="${t.l}" stroke-width="2"`) +
      line("M84 44l16 0M86 56l12 0", "#ffd9a0", 4),
    (t) =>
      times(5, (i) => path(`M${18 + i * 34} 112V${62 - (i % 2) * 14}l12-14 12 14V112z`, i % 2 ? t.s : t.m)) +
      times(3, (i) => path(`M${42 + i * 50} ${50 - i * 6}q-14-16 2-36 0 14 12 20 6 12-4 16z`, "#ff9a5a")),
    (t) =>
      path("M36 100V40h112v60z", BLACK, `stroke="${t.l}" stroke-width="4"`) +
      line("M48 56h60M48 68h84M48 80h44", t.m, 5) +
      path("M124 20l30 8-8 18-28-8z", t.l) +
      line("M20 100h144", t.m, 6),
  ],
  catastrophic: [
    (t) =>
      disc(96, 54, 54, "#ff9a5a", 'opacity=".25"') +
      disc(96, 54, 40, BLACK) +
      ring(96, 54, 42, "#ffe2a8", 5) +
      times(16, (i) =>
        path(
          `M${at(...polar(96, 54, 46, i * 22.5 - 3))}L${at(...polar(96, 54, 62 + (i % 4) * 8, i * 22.5))}L${at(...polar(96, 54, 46, i * 22.5 + 3))}z`,
          i % 2 ? t.l : "#ffb45c",
        ),
      ),
    (t) =>
      path("M-6 114V54q30-30 56-6 20-44 60-14 34-30 60 8 20-6 34 6v66z", "#7a2a16") +
      path("M-6 114V78q30-20 50 0 30-34 60-6 30-20 50 6 20-10 50 2v34z", "#ff9a5a") +
      disc(140, 28, 18, t.l),
    (t) =>
      path("M96 0 72 40l20 14-30 58 70-66-24-12 18-34z", WHITE) +
      path("M-6 84q100-50 210 0v30H-6z", t.s) +
      line("M10 30l30 14M180 24l-34 18M20 66l30-4M176 70l-30-6", t.l, 5),
    (t) =>
      times(4, (i) =>
        line(
          `M96 54m-${14 + i * 16} 0a${14 + i * 16} ${10 + i * 11} 0 1 1 ${14 + i * 16} ${10 + i * 11}`,
          i % 2 ? "#ff9a5a" : t.l,
          8 - i,
        ),
      ) + disc(96, 54, 9, BLACK),
  ],
};
/** An Event: what shakes a world, above the world that it shakes. */
export function event(t: Tones, type: string, where: string, which: number, luck: Luck): string {
  const kinds = TROUBLE[type] ?? TROUBLE.stellar!;
  const again = Math.floor(which / kinds.length);
  const scene = kinds[which % kinds.length]!(t, luck);
  return (
    (again % 2 ? moved(200, 0, scene, "scale(-1 1)") : scene) +
    place(where, again % 2 ? 150 : 24, 88 - (again % 3) * 4, 20 + (again % 3) * 6)
  );
}

const FOUND: Record<Family, ((t: Tones) => string)[]> = {
  makes: [
    (t) =>
      path("M30 112V56h40V30h48v26h40v56z", t.s) +
      path("M30 112V56h40V30h24v82z", t.m) +
      line("M118 30l30-18M70 30 44 14", t.l, 4) +
      times(4, (i) => box(44 + i * 26, 70, 12, 10, t.g)),
    (t) =>
      times(5, (i) =>
        path(
          `M${20 + i * 34} ${98 - (i % 2) * 14}l14-16 18 4 6 18-16 12z`,
          i % 2 ? t.m : t.s,
          `stroke="${t.l}" stroke-width="2"`,
        ),
      ) + path("M70 50l22-34 22 34-22 14z", t.l),
    (t) =>
      path("M20 72q72-40 144 0-20 30-72 30T20 72z", t.s) +
      path("M20 72q72-40 144 0z", t.m) +
      path("M60 60V34h64v26", "none", `stroke="${t.l}" stroke-width="5"`) +
      disc(92, 70, 8, t.g),
  ],
  thinks: [
    (t) =>
      path("M56 112V60a36 36 0 0 1 72 0v52z", t.s, `stroke="${t.l}" stroke-width="3"`) +
      path("M76 60 132 16l10 14-52 42z", t.l) +
      disc(92, 62, 12, BLACK, `stroke="${t.g}" stroke-width="3"`),
    (t) =>
      times(
        5,
        (i) =>
          path(`M${36 + i * 24} 112V${30 + Math.abs(2 - i) * 12}h16v82z`, i % 2 ? t.s : t.m) +
          disc(44 + i * 24, 44 + Math.abs(2 - i) * 12, 4, t.g),
      ),
    (t) =>
      ring(92, 56, 40, t.m, 4) +
      ring(92, 56, 26, t.l, 3, 'stroke-dasharray="12 8"') +
      path("M92 30l26 44H66z", t.s, `stroke="${t.g}" stroke-width="3"`) +
      disc(92, 60, 6, t.g),
  ],
  holds: [
    (t) =>
      path("M40 112V66l52-44 52 44v46z", t.s) +
      path("M40 112V66l52-44v90z", t.m) +
      path("M78 112V82a14 14 0 0 1 28 0v30z", t.g) +
      line("M92 22V4", t.l, 4),
    (t) =>
      path("M34 112a58 70 0 0 1 116 0z", t.s, `stroke="${t.l}" stroke-width="4"`) +
      times(3, (i) =>
        path(
          `M${62 + i * 30} 112V${78 - (i === 1 ? 16 : 0)}l-10 0 10-18 10 18h-10`,
          t.l,
          `stroke="${t.l}" stroke-width="4"`,
        ),
      ),
    (t) =>
      path("M60 20h64v50l-32 38-32-38z", t.s) +
      path("M60 20h32v88L60 70z", t.m) +
      path("M84 36h16v14h14v16h-14v14H84V66H70V50h14z", t.g),
  ],
  moves: [
    (t) =>
      `<ellipse cx="92" cy="56" rx="40" ry="46" fill="${BLACK}" stroke="${t.l}" stroke-width="7"/>` +
      line("M92 56m-24 0a24 28 0 1 1 30 26M92 56m-10 0a12 14 0 1 1 16 12", t.m, 4) +
      path("M14 64 70 52l-40 24z", t.g),
    (t) =>
      [
        [40, 40],
        [78, 60],
        [116, 34],
        [150, 70],
        [58, 88],
      ]
        .map(
          ([x, y]) =>
            path(`M${x} ${y}l20-8 14 8-14 8z`, t.m, `stroke="${t.l}" stroke-width="2"`) +
            line(`M${x! - 16} ${y}h12`, t.g, 3),
        )
        .join(""),
    (t) =>
      line("M10 100Q50 10 92 56t82-44", t.l, 5, 'stroke-dasharray="12 8"') +
      [
        [10, 100],
        [92, 56],
        [172, 14],
      ]
        .map(([x, y]) => disc(x!, y!, 9, t.m, `stroke="${t.g}" stroke-width="3"`))
        .join(""),
  ],
  strikes: [
    (t) =>
      path("M30 112 60 60l14 10 18-50 18 50 14-10 30 52z", t.s) +
      path("M30 112 60 60l14 10 18-50v92z", t.m) +
      path("M80 76l12-14 12 14-12 22z", "#ff9a5a"),
    (t) =>
      path(star(92, 56, 10, 48, 26), t.s, `stroke="${t.l}" stroke-width="3"`) +
      path(star(92, 56, 10, 28, 14, 18), "#ff9a5a") +
      disc(92, 56, 8, BLACK),
    (t) =>
      line("M30 100 150 20M150 100 30 20", t.l, 9) +
      line("M30 100 150 20M150 100 30 20", BLACK, 3) +
      disc(90, 60, 20, t.s, `stroke="${t.g}" stroke-width="4"`) +
      path("M80 56l8 4-8 4zM100 56l-8 4 8 4z", t.g),
  ],
};
/** An Exploration: what is found; a warning is framed once, a danger twice. */
export const exploration = (t: Tones, type: string, family: Family, which: number) =>
  FOUND[family][which % 3]!(t) +
  (type === "Analysis" ? "" : line("M10 30V10h24M166 10h24v20M190 78v20h-24M34 98H10V78", t.g, 4)) +
  (type === "Danger" ? path("M16 60l12-22 12 22z", "#ff9a5a") + box(26.5, 45, 3, 8, BLACK) : "");

const CALLS: ((t: Tones) => string)[] = [
  (t) =>
    path("M20 66 60 42h70l44 20-36 22H56z", t.s) +
    path("M20 66 60 42h70l44 20z", t.m) +
    line("M80 42l8 18-14 12M112 42l-4 20 16 12", BLACK, 5) +
    line("M20 66h-24", t.l, 3, 'stroke-dasharray="5 4"'),
  (t) =>
    disc(92, 56, 46, t.s) +
    disc(92, 56, 36, t.m, `stroke="${t.l}" stroke-width="4"`) +
    disc(92, 56, 14, BLACK) +
    times(8, (i) => box(88, 12, 8, 12, t.l, `transform="rotate(${i * 45} 92 56)"`)) +
    line("M92 56v-22M92 56l18 12", t.g, 4),
  (t) =>
    path("M62 112V58l-12-20 42-30 42 30-12 20v54z", t.s) +
    path("M62 112V58l-12-20 42-30v104z", t.m) +
    path("M74 44h36v10H74z", BLACK) +
    disc(92, 49, 5, t.g) +
    line("M62 70h60M62 84h60", t.l, 3),
  (t) =>
    path("M36 96h112v12H36zM46 40h92v10H46zM92 10l52 26H40z", t.l) +
    times(4, (i) => box(52 + i * 23, 50, 12, 46, i % 2 ? t.s : t.m)),
  (t) =>
    path("M52 40h80v60H52z", t.s) +
    path("M52 40h40v60H52z", t.m) +
    path("M82 20h20v20H82z", t.l) +
    path("M84 54h16v12h12v14h-12v12H84V80H72V66h12z", t.g) +
    line("M30 60h22M132 60h22", t.l, 5),
  (t) =>
    times(
      5,
      (i) =>
        path(`M${24 + i * 34} 112V${40 + Math.abs(2 - i) * 14}l10-16 10 16v72z`, i % 2 ? t.s : t.m) +
        disc(34 + i * 34, 34 + Math.abs(2 - i) * 14, 4, t.g),
    ),
  (t) =>
    line("M40 108V30M144 108V30", t.l, 6) +
    disc(40, 24, 12, t.g) +
    disc(144, 24, 12, t.m, `stroke="${t.l}" stroke-width="3"`) +
    line("M54 24q38-24 76 0", t.m, 3, 'stroke-dasharray="6 6"') +
    path("M20 108h40v6H20zM124 108h40v6h-40z", t.l),
  (t) =>
    path("M58 20h68l-24 34 24 34H58l24-34z", t.s, `stroke="${t.l}" stroke-width="4"`) +
    path("M74 28h36l-18 24z", t.g) +
    path("M92 62l22 22H70z", t.m) +
    path("M48 10h88v10H48zM48 88h88v10H48z", t.l),
  (t) =>
    path("M92 4q40 40 20 66 24-6 24-30 22 44-18 72H66Q26 84 48 40q0 24 24 30Q52 44 92 4z", t.m) +
    path("M92 44q22 24 8 44 14-2 14-12 6 20-8 36H78Q60 96 72 74q0 12 10 14-8-22 10-44z", t.g),
  (t) =>
    disc(92, 56, 40, BLACK, `stroke="${t.m}" stroke-width="4"`) +
    line("M92 56m-30 0a30 30 0 1 1 46 26M92 56m-18 0a18 18 0 1 1 28 14M92 56m-8 0a8 8 0 1 1 12 6", t.l, 4) +
    disc(92, 56, 4, t.g),
  (t) =>
    times(3, (i) =>
      moved(
        52 + i * 40,
        66 - (i === 1 ? 18 : 0),
        path("M-16 46V8L0-18 16 8v38z", i === 1 ? t.l : t.m) + disc(0, 14, 6, BLACK),
      ),
    ),
  (t) =>
    path("M92 6l44 25v50l-44 25-44-25V31z", t.s, `stroke="${t.l}" stroke-width="4"`) +
    path("M92 6v100L48 81V31z", t.m) +
    path(star(92, 56, 6, 30, 12), t.g) +
    disc(92, 56, 7, BLACK),
];
/** A Precursor Signal: each its own, the graver the more rings. */
export const signal = (t: Tones, danger: string, which: number) =>
  CALLS[(which + CALLS.length - 1) % CALLS.length]!(t) +
  times({ hazardous: 1, perilous: 2, lethal: 3 }[danger] ?? 1, (i) => path(`M${14} ${94 - i * 15}l9 14H5z`, "#ff9a5a"));

const FRIENDS: ((t: Tones) => string)[] = [
  (t) =>
    path("M26 112V70q66-36 132 0v42z", t.s) +
    path("M92 52v60H26V70q30-16 66-18z", t.m) +
    times(5, (i) => disc(40 + i * 26, 84 - Math.abs(2 - i) * -2, 6, BONE)) +
    path(star(92, 26, 6, 20, 8), t.g),
  (t) =>
    path("M20 78h60V52H20zM84 84h68V44H84z", t.m, `stroke="${t.l}" stroke-width="3"`) +
    path("M152 56l30 14-30 14z", t.l) +
    line("M30 78v14M70 78v14M96 84v12M140 84v12", t.l, 5) +
    path("M92 44q12-34 50 0z", t.g),
  (t) =>
    path(star(76, 60, 8, 40, 30), t.m) +
    disc(76, 60, 16, BLACK) +
    path(star(136, 74, 8, 26, 19, 20), t.l) +
    disc(136, 74, 10, BLACK) +
    line("M100 20l40 24", t.g, 7),
  (t) =>
    path("M92 6l34 40v60H58V46z", t.s, `stroke="${t.l}" stroke-width="3"`) +
    path("M92 6v100H58V46z", t.m) +
    times(4, (i) => line(`M68 ${56 + i * 13}h48`, t.g, 3)) +
    disc(92, 36, 8, t.g),
];
export const ally = (t: Tones, which: number) =>
  ring(92, 58, 60, t.s, 3) + FRIENDS[(which + FRIENDS.length - 1) % FRIENDS.length]!(t);
