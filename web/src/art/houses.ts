/** Ships of the seven houses. */
import { BLACK, at, path, line, disc, box, moved, times, star, type Tones } from "./paint";

const HOUSE_BOW: Record<string, string> = {
  Fenrax: "M150 30l40 26-40 26 12-26z",
  Shiveus: "M146 34l46 22-46 22z",
  Yarvek: "M146 32h22l14 24-14 24h-22z",
  Belitan: "M146 34q40 4 44 22-4 18-44 22z",
  Zenor: "M150 26q44 30 0 60 14-30 0-60z",
  Novaris: "M146 40l20-20 6 30 20 6-20 6-6 30-20-20z",
  Dunlork: "M146 34h30v12h-10v20h10v12h-30z",
};
/** A house's ark, and its smaller ships. */
export function houseShip(t: Tones, house: string, kind: string): string {
  const bow = path(HOUSE_BOW[house] ?? HOUSE_BOW.Shiveus!, t.l);
  const flame = (x: number, y: number, w: number) =>
    line(`M${at(x - w, y)}H${x}`, t.g, 5, 'stroke-linecap="round" opacity=".8"');
  if (kind === "ark")
    return (
      flame(18, 46, 20) +
      flame(18, 66, 20) +
      path("M16 36h30v40H16z", t.s) +
      path("M40 40h110v32H40z", t.m) +
      path("M40 40h110v16H40z", t.l, 'opacity=".8"') +
      `<ellipse cx="92" cy="56" rx="22" ry="46" fill="none" stroke="${t.s}" stroke-width="12"/>` +
      line("M92 10c-12 0-22 20-22 46s10 46 22 46", t.l, 6) +
      times(6, (i) => box(50 + i * 15 + (i > 2 ? 10 : 0), 60, 7, 6, t.g)) +
      bow
    );
  if (kind === "fighter")
    return (
      flame(36, 56, 40) +
      path("M36 56 90 44h60l36 12-36 12H90z", t.m) +
      path("M36 56 90 44h60l36 12z", t.l) +
      path("M80 46 50 14h20l50 30zM80 66 50 98h20l50-30z", t.s, `stroke="${t.l}" stroke-width="2.500"`) +
      path("M140 52l16 4h-16z", BLACK) +
      moved(6, 0, path(star(96, 56, 4, 8, 3), t.g))
    );
  if (kind === "dropship")
    return (
      flame(30, 44, 24) +
      flame(30, 68, 24) +
      path("M30 34h96q40 4 50 30-20 22-50 22H42l-12-16z", t.s) +
      path("M30 34h96q40 4 50 30H30z", t.m) +
      path("M120 42q26 2 36 16h-36z", BLACK) +
      path("M60 86l-10 20h70l-10-20z", t.d, `stroke="${t.l}" stroke-width="3"`) +
      line("M60 34V20h50", t.l, 4)
    );
  return (
    flame(44, 52, 26) +
    flame(44, 64, 26) +
    path("M44 40h74q36 6 44 18-8 12-44 18H44z", t.s) +
    path("M44 40h74q36 6 44 18H44z", t.m) +
    times(4, (i) => disc(62 + i * 18, 58, 5.5, t.g)) +
    path("M52 40 40 18h22l16 22z", t.l) +
    path("M124 48q18 2 26 8h-26z", BLACK)
  );
}
