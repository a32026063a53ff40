/** Fleet Assets of Helionox. */
import { BLACK, path, line, disc, ring, box, times, type Tones } from "./paint";

/** A Fleet Asset: one pair of pods for each bay, its stern and bow by the number in the id. */
export function freighter(t: Tones, bays: number, which: number): string {
  const [a, b] = [36, 164];
  const bow = [
    `M${a + 12} 50H${b - 26}q18 0 28 12-10 12-28 12H${a + 12}z`,
    `M${a + 12} 48h96l40 14-40 14H${a + 12}z`,
    `M${a + 12} 52h108l20-8 14 18-14 18-20-8H${a + 12}z`,
  ][which % 3]!;
  const stern = [
    path(`M${a - 4} 42h18v40h-18z`, t.s),
    path(`M${a - 10} 34l24 14v28l-24 14z`, t.s),
    path(`M${a - 6} 50h20v24h-20zM${a} 30h10v64H${a}z`, t.s),
  ][which % 3]!;
  const pods = times(bays, (i) => {
    const x = a + 22 + i * 17;
    return which > 3
      ? disc(x + 7, 40, 7.5, t.s, `stroke="${t.l}" stroke-width="2"`) +
          disc(x + 7, 84, 7.5, t.d, `stroke="${t.m}" stroke-width="2"`)
      : box(x, 34, 14, 14, t.s, `stroke="${t.l}" stroke-width="2"`) +
          box(x, 76, 14, 14, t.d, `stroke="${t.m}" stroke-width="2"`);
  });
  const mast = [
    "",
    line("M90 34V12M80 18h20", t.l, 3),
    path("M96 34l10-18h20l6 18z", t.m),
    line("M140 44l20-20", t.l, 4),
    path("M60 34q14-24 28 0z", t.l),
    ring(120, 22, 10, t.l, 3),
  ][which % 6]!;
  return (
    path(`M${a - 34} 54h26v4h-26zM${a - 24} 68h16v4h-16z`, t.g, 'opacity=".85"') +
    mast +
    pods +
    stern +
    path(bow, t.m) +
    `<clipPath id="h"><path d="${bow}"/></clipPath><g clip-path="url(#h)">${box(0, 40, 200, 22, t.l)}</g>` +
    path(`M${b - 30} 55q10 0 17 6h-17z`, BLACK)
  );
}
