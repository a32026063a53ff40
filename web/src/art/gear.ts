/** Mods and Modules of X-ODUS: a frame by use, an engine within it by what it is for. */
import { polar, BLACK, path, line, disc, ring, box, moved, times, star, gon, type Tones } from "./paint";
import type { Family } from "./things";

const X = 92;

const FRAME: Record<string, (t: Tones) => string> = {
  energy: (t) =>
    path(gon(X, 56, 6, 50, 30), t.d, `stroke="${t.m}" stroke-width="4"`) +
    path("M92 6 48 31v50l44 25z", t.s, 'opacity=".7"'),
  passive: (t) =>
    path("M40 18h104l10 10v60l-10 12H40L30 88V28z", t.d, `stroke="${t.m}" stroke-width="4"`) +
    path("M40 18h52v82H40L30 88V28z", t.s, 'opacity=".7"'),
  consumable: (t) =>
    path("M60 10h64v12h8v78q0 8-8 8H60q-8 0-8-8V22h8z", t.d, `stroke="${t.m}" stroke-width="4"`) +
    path("M60 10h32v98H60q-8 0-8-8V22h8z", t.s, 'opacity=".7"'),
};
const CORE: Record<Family, ((t: Tones) => string)[]> = {
  makes: [
    (t) => path(star(X, 56, 8, 30, 22), t.l) + disc(X, 56, 13, BLACK) + disc(X, 56, 6, t.g),
    (t) =>
      box(64, 36, 56, 40, t.m) + box(64, 36, 28, 40, t.l) + line("M64 50h56M64 62h56", BLACK, 3) + disc(X, 56, 7, t.g),
    (t) => path("M92 28l24 14v28L92 84 68 70V42z", t.m) + path("M92 28v28L68 42z", t.l) + path("M92 28v28l24-14z", t.g),
    (t) => path("M62 76V46l12-8v38zM86 76V32l12-8v52zM110 76V50l12-8v34z", t.l) + line("M58 80h68", t.g, 4),
  ],
  thinks: [
    (t) => path("M58 56q34-34 68 0-34 34-68 0z", t.l) + disc(X, 56, 14, BLACK) + disc(X, 56, 6, t.g),
    (t) =>
      line("M92 32v48M68 44l48 24M116 44 68 68", t.m, 4) +
      disc(X, 56, 11, t.l) +
      times(6, (i) => disc(...polar(X, 56, 25, i * 60), 5, t.g)),
    (t) => line("M68 72q0-34 34-34M76 76q0-22 22-22", t.l, 5) + disc(110, 74, 9, t.g) + path("M60 80h60v4H60z", t.m),
    (t) =>
      box(66, 34, 52, 36, BLACK, `stroke="${t.l}" stroke-width="4"`) +
      line("M72 58l10-10 10 8 10-14 10 10", t.g, 3) +
      path("M82 74h20v8H82z", t.l),
  ],
  holds: [
    (t) =>
      path("M66 30h52v26q0 20-26 30-26-10-26-30z", t.m) +
      path("M66 30h26v56q-26-10-26-30z", t.l) +
      path("M92 42l6 12-6 12-6-12z", t.g),
    (t) => line("M62 76a30 34 0 0 1 60 0", t.l, 7) + line("M74 76a18 22 0 0 1 36 0", t.m, 6) + disc(X, 74, 6, t.g),
    (t) => path("M84 32h16v16h16v16h-16v16H84V64H68V48h16z", t.l) + path("M84 32h8v48h-8V64H68V48h16z", t.g),
    (t) => times(3, (i) => path(`M${64 + i * 6} ${72 - i * 15}l28-14 28 14-28 14z`, [t.m, t.l, t.g][i]!)),
  ],
  moves: [
    (t) => path("M60 56 92 30v16h32v20H92v16z", t.l) + path("M60 56 92 30v26z", t.g),
    (t) =>
      path("M78 28h28l8 34H70z", t.l) +
      path("M78 28h14v34H70z", t.g) +
      path("M72 66h40l-8 12H80z", t.m) +
      line("M82 82v8M92 82v12M102 82v8", t.g, 4),
    (t) => ring(X, 56, 24, t.l, 7, 'stroke-dasharray="26 8"') + path("M92 44l10 24-10-6-10 6z", t.g),
    (t) =>
      line("M62 74q0-36 30-36t30 36", t.l, 4, 'stroke-dasharray="9 6"') +
      disc(62, 76, 7, t.m) +
      disc(122, 76, 7, t.g) +
      path("M86 30l14 8-14 8z", t.g),
  ],
  strikes: [
    (t) => ring(X, 56, 22, t.l, 5) + line("M92 26v20M92 66v20M62 56h20M102 56h20", t.l, 5) + disc(X, 56, 5, t.g),
    (t) =>
      path("M58 62l38-10 4-12 26 14-26 16-4-6-38 6z", t.l) + path("M100 40l26 14H98z", t.g) + box(58, 70, 30, 8, t.m),
    (t) =>
      times(
        3,
        (i) =>
          path(`M${66 + i * 20} 80V46l6-16 6 16v34z`, i === 1 ? t.g : t.l) +
          path(`M${64 + i * 20} 80h16l4 8H${60 + i * 20}z`, t.m),
      ),
    (t) => path(star(X, 56, 5, 30, 11), t.l) + path(star(X, 56, 5, 15, 6, 36), t.g),
  ],
};
/** How it is built in. */
const MOUNT: ((t: Tones) => string)[] = [
  (t) => line("M-4 56h52M136 56h70", t.m, 8) + line("M-4 56h52M136 56h70", t.l, 2.5),
  (t) =>
    path("M-4 92h208v22H-4z", t.s) + line("M-4 92h208", t.l, 2.5) + times(9, (i) => box(8 + i * 22, 98, 10, 5, t.m)),
  (t) => line("M40 112V90q0-10 12-14M146 112V90q0-10-12-14", t.m, 7) + disc(40, 104, 7, t.l) + disc(146, 104, 7, t.l),
  (t) => path("M-4 12h40l14 20-14 20H-4zM204 60h-42l-14 20 14 20h42z", t.s, `stroke="${t.m}" stroke-width="3"`),
  (t) => times(3, (i) => line(`M-4 ${26 + i * 30}h208`, i % 2 ? t.m : t.s, 5)),
];
/** A Mod or a Module: framed by how it is used, marked by what it is for. */
export function gear(t: Tones, kind: string, family: Family, level: number, which: number, old: boolean): string {
  const cores = CORE[family];
  const inner =
    disc(X, 56, 40, t.g, 'opacity=".14"') +
    disc(X, 56, 28, t.g, 'opacity=".14"') +
    moved(-27.6, -16.8, cores[which % cores.length]!(t), "scale(1.3)");
  const far = times(level, (i) => path(`M${12} ${96 - i * 13}l7-6 7 6-7 6z`, t.l));
  return (
    (old ? ring(X, 56, 64, t.g, 2, 'stroke-dasharray="18 10"') : "") +
    MOUNT[which % MOUNT.length]!(t) +
    (FRAME[kind] ?? FRAME.passive!)(t) +
    inner +
    far
  );
}
