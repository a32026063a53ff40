/** What machines are for, and what is broken. */
import { BLACK, path, line, disc, ring, moved, times, polar, star, gon, type Tones } from "./paint";

export type Family = "makes" | "thinks" | "holds" | "moves" | "strikes";
const X = 92;

const HURT: ((t: Tones) => string)[] = [
  (t) =>
    line("M96-4 84 26l18 10-32 26 22 8-18 46", t.g, 5, 'stroke-linejoin="bevel"') +
    line("M84 26 38 40 14 70M102 36l46-8 40 26M92 70l52 22", t.l, 3),
  (t) =>
    path(star(X, 56, 9, 46, 22), BLACK, `stroke="${t.g}" stroke-width="4"`) +
    line("M92 20 72-4M128 44l60-20M120 82l50 28M56 74-4 100M62 40-2 24", t.l, 3),
  (t) =>
    path("M-4 70 40 58l20 14 26-22 22 18 28-20 24 14 50-18v70H-4z", BLACK) +
    line("M-4 70 40 58l20 14 26-22 22 18 28-20 24 14 50-18", t.g, 4) +
    times(4, (i) => path(`M${30 + i * 42} 56q-8-18 4-34 0 12 10 18 6 10-2 18z`, t.l)),
  (t) =>
    line("M-4 38h60l14 8M200 38h-66l-12 8M-4 70h52l18-6M200 70h-56l-16-6", t.m, 9) +
    path("M70 54l14-20 4 12 16-22 0 20 18-8-8 20 14 8-20 2 2 18-16-10-10 16-2-18-18 4z", t.g),
  (t) =>
    disc(X, 56, 40, t.d, `stroke="${t.m}" stroke-width="6"`) +
    path("M64 40h56v32H64z", BLACK) +
    line("M64 40l56 32M120 40 64 72", t.g, 4) +
    line("M78 20l8 12M118 24l-8 10M84 92l6-14", t.l, 3),
  (t) =>
    times(6, (i) => {
      const [x, y] = polar(X, 56, 22 + (i % 3) * 14, i * 62);
      return path(gon(x, y, 5, 13 - (i % 3) * 2, i * 40), i % 2 ? t.m : t.s, `stroke="${t.l}" stroke-width="2"`);
    }) + disc(X, 56, 12, t.g),
  (t) =>
    path("M72 8h40v70l-20 20-20-20z", t.s, `stroke="${t.m}" stroke-width="4"`) +
    line("M72 34l40 14M112 60 72 74", BLACK, 6) +
    path("M92 112q-20-16-4-34 2 10 10 12 10 12-6 22z", t.g) +
    line("M40 20l14 10M146 26l-16 8", t.l, 3),
  (t) =>
    line(`M92 56m-34 0a34 34 0 1 1 58 24`, t.m, 10) +
    line("M116 80l22 20M126 58l30 4", t.g, 4) +
    path("M92 26l8 26-22-4z", t.l) +
    disc(X, 56, 8, BLACK, `stroke="${t.l}" stroke-width="3"`),
];
export function hurt(t: Tones, which: number, core: boolean): string {
  const wound = HURT[which % HURT.length]!(t);
  const again = Math.floor(which / HURT.length) % 2;
  return (
    (core ? ring(X, 56, 52, t.g, 4) + ring(X, 56, 62, t.l, 2) : "") +
    (again ? moved(204, 2, wound, "scale(-1.1 .94)") : wound)
  );
}
