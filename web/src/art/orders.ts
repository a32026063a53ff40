/** Frigate cards and directives of Revenant. */
import { BLACK, WHITE, path, line, disc, ring, box, moved, times, star, windows, type Tones } from "./paint";
import type { Family } from "./things";

const X = 92;

// ---- a frigate's systems, seen from the side, by what they do

const HULLS = [
  "M10 62 34 44h70l40 6 36 12-40 12H40z",
  "M14 54 40 40h84l44 20-44 20H34l10-12z",
  "M20 70 30 46 88 34l88 26-72 22H36z",
  "M8 52h42l12-12h66l44 22-40 20H64L50 72H8l12-10z",
];
const FITTING: Record<Family, (t: Tones, w: number) => string> = {
  makes: (t, w) =>
    times(3, (i) => box(52 + i * 25, 22 + (w % 2) * 58, 20, 16, t.m, `stroke="${t.l}" stroke-width="2"`)) +
    line("M56 40v-4M82 40v-4M108 40v-4", t.l, 3),
  thinks: (t, w) =>
    w % 2
      ? line("M84 42V12M74 20h20M78 28h12", t.l, 3.5) + disc(84, 10, 5, t.g)
      : line("M90 42V30", t.l, 4) + path("M66 10q24 34 48 0-4 28-24 28T66 10z", t.l),
  holds: (t, w) =>
    line(w % 2 ? "M150 14a64 64 0 0 1 0 92" : "M30 20a100 60 0 0 1 146 40", t.l, 7) +
    line(w % 2 ? "M162 22a60 60 0 0 1 0 76" : "M40 12a100 60 0 0 1 148 44", t.m, 4),
  moves: (t, w) =>
    path("M6 38h28l8 8-8 8H6zM6 70h28l8 8-8 8H6z", t.m) +
    line(w % 2 ? "M0 46h-4M2 46H-4M2 78H-4M0 62h20" : "M2 46H-4M2 78H-4", t.g, 6) +
    path("M70 42 46 14h22l34 28zM70 80 46 106h22l34-26z", t.s, `stroke="${t.l}" stroke-width="2.500"`),
  strikes: (t, w) =>
    line(w % 2 ? "M118 36h66M118 88h66" : "M130 46h70M130 74h70", t.l, 6) +
    line(w % 2 ? "M160 36h44M160 88h44" : "M176 46h28M176 74h28", WHITE, 2.5) +
    box(100, w % 2 ? 30 : 40, 24, 12, t.m) +
    box(100, w % 2 ? 82 : 68, 24, 12, t.m),
};
export function frigate(t: Tones, family: Family, cost: number, which: number): string {
  const hull = HULLS[which % HULLS.length]!;
  return (
    line("M0 56h-6M-4 56h22M-4 68h18", t.g, 4, 'opacity=".8"') +
    FITTING[family](t, which) +
    path(hull, t.m, `stroke="${t.l}" stroke-width="2"`) +
    `<clipPath id="h"><path d="${hull}"/></clipPath><g clip-path="url(#h)">${box(0, 30, 200, 22, t.l, 'opacity=".62"')}${box(0, 60, 200, 48, t.s)}${line("M0 60h200", t.l, 2)}</g>` +
    path("M122 52q16 0 26 8h-26z", BLACK) +
    windows(78, 63, cost, t.g)
  );
}

// ---- directives: an order stands as light above the table of a council

const SCENE: Record<Family, ((t: Tones) => string)[]> = {
  makes: [
    (t) =>
      times(
        3,
        (i) =>
          path(`M${62 + i * 30} 66l12-7 12 7v14l-12 7-12-7z`, t.m) + path(`M${62 + i * 30} 66l12-7 12 7-12 7z`, t.l),
      ) + path("M92 20l12 7v14l-12 7-12-7V27z", t.l),
    (t) => path("M68 78V44l24-16 24 16v34z", t.s, `stroke="${t.l}" stroke-width="3"`) + path("M82 78V58h20v20z", t.g),
    (t) => path("M92 18 116 52 92 84 68 52z", t.m) + path("M92 18v66L68 52z", t.l) + line("M92 18v66M68 52h48", t.g, 2),
  ],
  thinks: [
    (t) =>
      line("M40 60 66 34l26 20 28-30 30 26", t.l, 2.5) +
      [
        [40, 60],
        [66, 34],
        [120, 24],
        [150, 50],
      ]
        .map(([x, y]) => disc(x!, y!, 5, t.d, `stroke="${t.l}" stroke-width="3"`))
        .join("") +
      disc(92, 54, 9, t.g),
    (t) =>
      path("M60 26h44l14 14v44H60z", t.s, `stroke="${t.l}" stroke-width="3"`) +
      line("M70 46h34M70 56h34M70 66h22", t.g, 3.5),
    (t) =>
      path("M52 50q40-36 80 0-40 36-80 0z", t.s, `stroke="${t.l}" stroke-width="3"`) +
      disc(92, 50, 14, t.l) +
      disc(92, 50, 6, BLACK),
  ],
  holds: [
    (t) =>
      path("M66 22h52v30q0 24-26 36-26-12-26-36z", t.s, `stroke="${t.l}" stroke-width="3"`) +
      path("M92 22v66q-26-12-26-36V22z", t.l),
    (t) => line("M44 82a48 52 0 0 1 96 0M60 82a32 36 0 0 1 64 0", t.l, 5) + path("M84 82V64h16v18z", t.g),
    (t) =>
      path("M64 84V40h10v-8h12v8h12v-8h12v8h10v44z", t.m, `stroke="${t.l}" stroke-width="2.500"`) +
      path("M84 84V66h16v18z", BLACK),
  ],
  moves: [
    (t) =>
      [
        [126, 38],
        [92, 54],
        [58, 70],
        [84, 26],
        [52, 42],
      ]
        .map(([x, y]) => path(`M${x! + 20} ${y}l-24-9 6 9-6 9z`, t.l))
        .join("") + line("M30 80h20M30 52h14M60 30h14", t.m, 3),
    (t) =>
      line("M40 80Q60 20 140 28", t.l, 4, 'stroke-dasharray="10 7"') +
      path("M134 16l26 12-24 16z", t.g) +
      disc(40, 80, 8, t.m),
    (t) => ring(92, 52, 30, t.l, 4) + path("M92 24l10 28-10 28-10-28z", t.g) + line("M56 52h12M116 52h12", t.l, 4),
  ],
  strikes: [
    (t) => line("M40 84 112 34M60 88l60-44", t.g, 4) + path(star(126, 30, 8, 22, 9), t.l) + disc(126, 30, 7, BLACK),
    (t) =>
      ring(92, 50, 30, t.l, 4) +
      line("M92 12v24M92 64v24M54 50h24M106 50h24", t.l, 4) +
      path("M80 44q12-12 24 0l4 14-8 6H84l-8-6z", t.g),
    (t) => path("M60 84 96 20l8 4-26 64zM124 84 88 20l-8 4 26 64z", t.l) + line("M60 70l20 8M124 70l-20 8", t.g, 4),
  ],
};
export function directive(t: Tones, family: Family, cost: number, which: number): string {
  const scenes = SCENE[family];
  return (
    path("M56 90 20 14h144l-36 76z", t.m, 'opacity=".22"') +
    moved(0, -4, scenes[which % scenes.length]!(t)) +
    `<ellipse cx="92" cy="98" rx="76" ry="14" fill="${t.s}"/><ellipse cx="92" cy="94" rx="76" ry="13" fill="${t.d}" stroke="${t.l}" stroke-width="2.500"/><ellipse cx="92" cy="93" rx="42" ry="6" fill="${t.g}" opacity=".5"/>` +
    windows(X, 100, cost, t.g)
  );
}
