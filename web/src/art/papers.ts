/** What is wished for, and where the fleet may go: agendas, missions, radar. */
import { polar, BLACK, mix, tones, at, path, line, disc, ring, moved, times, star, type Tones } from "./paint";

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
