/** What is met in X-ODUS: Explorations, Precursor Signals, Allies. */
import { BLACK, BONE, path, line, disc, ring, box, moved, times, star, type Tones } from "./paint";
import type { Family } from "./things";

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
