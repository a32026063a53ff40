/** Whose it is: what grows, runs or stands behind the subject, in the darker tones of the owner's hue. */
import { at, disc, gon, line, mix, n, path, polar, ring, star, times, type Luck, type Tones } from "./paint";

export type Field = (t: Tones, luck: Luck) => string;

const leaves: Field = (t, luck) =>
  [-6, 26, 58, 132, 164, 196]
    .map((left, i) => {
      const [x, h, b] = [left + luck() * 10, 46 + luck() * 40, (i < 3 ? 1 : -1) * (8 + luck() * 12)];
      const stem = `M${at(x, 112)}C${at(x - 6, 108 - h * 0.5, x + b, 108 - h * 0.7, x + b * 1.4, 108 - h)}`;
      const low = `M${at(x + b * 0.5, 108 - h * 0.55)}q${at(b * 1.8, -6, b * 2, -24)}q${at(-b * 2.1, 4, -b * 2, 24)}z`;
      const high = `M${at(x + b * 1.2, 108 - h * 0.9)}q${at(-b * 1.4, -5, -b * 1.6, -20)}q${at(b * 1.9, 3, b * 1.6, 20)}z`;
      return line(stem, t.m, 2.5) + path(low, t.s) + path(high, t.m, 'opacity=".7"');
    })
    .join("");
const lattice: Field = (t, luck) =>
  times(45, (i) => {
    const [x, y, o] = [i % 9, Math.floor(i / 9), luck()];
    return path(
      gon(x * 26 + (y % 2) * 13 - 4, y * 23 + 4, 6, 13),
      o > 0.72 ? t.s : "none",
      `stroke="${t.s}" stroke-width="1.5" opacity="${o > 0.9 ? 1 : 0.75}"`,
    );
  });
const lanes: Field = (t, luck) =>
  times(7, (i) =>
    line(
      `M-10 ${26 + i * 15}C50 ${4 + i * 15} 130 ${28 + i * 15} 210 ${i * 15 - 10}`,
      i % 2 ? t.s : t.m,
      i % 3 === 0 ? 5 : 2,
      `stroke-opacity="${n(0.9 - i * 0.07)}" stroke-dasharray="${at(26 + luck() * 60, 6 + luck() * 14)}"`,
    ),
  );
const arches: Field = (t) =>
  [4, 3, 2, 1]
    .map((i) =>
      path(
        `M${100 - i * 27} 112v-10a${i * 27} ${i * 24} 0 0 1 ${i * 54} 0v10z`,
        i % 2 ? t.d : t.s,
        `stroke="${t.s}" stroke-width="1.5" opacity=".8"`,
      ),
    )
    .join("");
const blocks: Field = (t, luck) =>
  times(6, (i) => {
    const h = 22 + luck() * 50;
    return path(`M${i * 36 - 4} 112v-${n(h)}l15-8 15 8v${n(h)}z`, i % 2 ? t.s : t.d);
  });
const weave: Field = (t) =>
  times(10, (i) => line(`M${i * 26 - 52} 112 ${i * 26 + 8}-4`, mix("#6b3fc4", 45), 6, 'opacity=".8"')) +
  line("M-6 20H206M-6 62H206", t.d, 2);
const echo: Field = (t) =>
  times(3, (i) => line(gon(96, 54, 6, 78 + i * 20), t.s, 2)) + line(gon(96, 54, 6, 58), t.d, 3);
const claws: Field = (t, luck) =>
  times(5, (i) => {
    const x = i * 44 - 12 + luck() * 8;
    return path(`M${at(x, -4)}q${at(6, 60, 44 + luck() * 10, 116)}q${at(-30, -46, -22, -116)}z`, i % 2 ? t.d : t.s);
  });
const rays: Field = (t, luck) => {
  const turn = luck() * 20;
  return times(12, (i) =>
    path(
      `M96 50L${at(...polar(96, 50, 150, turn + i * 30 - 4))}L${at(...polar(96, 50, 150, turn + i * 30 + 4))}z`,
      i % 2 ? t.d : t.s,
    ),
  );
};
const strata: Field = (t, luck) =>
  times(5, (i) => {
    const y = 30 + i * 18;
    return path(
      `M-4 ${y}L${at(30 + luck() * 20, y - 10)} ${at(70 + luck() * 20, y + 5)} ${at(120 + luck() * 20, y - 8)} ${at(164, y + 6)} 206 ${y - 6}V114H-4z`,
      i % 2 ? t.s : t.d,
      'opacity=".75"',
    );
  });
const orbits: Field = (t, luck) =>
  [28, 44, 60, 78, 98]
    .map(
      (r, i) =>
        ring(
          96,
          54,
          r,
          i % 2 ? t.m : t.s,
          i % 2 ? 2 : 3.5,
          `stroke-dasharray="${at(r * (0.8 + luck()), 8 + luck() * 12)}" transform="rotate(${Math.round(luck() * 360)} 96 54)" opacity=".8"`,
        ) + disc(...polar(96, 54, r, luck() * 360), 2.6, t.m),
    )
    .join("");
const moons: Field = (t, luck) =>
  times(5, (i) => {
    const [x, y, r] = [i * 46 - 4 + luck() * 12, 18 + luck() * 62, 14 + luck() * 16];
    return path(
      `M${at(x, y - r)}a${at(r, r)} 0 1 0 0 ${n(r * 2)}a${at(r * 1.25, r * 1.25)} 0 0 1 0-${n(r * 2)}z`,
      i % 2 ? t.s : t.m,
      'opacity=".7"',
    );
  });
const dawn: Field = (t) =>
  times(11, (i) => {
    const turn = -75 + i * 15;
    return path(
      `M100 116L${at(...polar(100, 116, 160, turn - 3))}L${at(...polar(100, 116, 160, turn + 3))}z`,
      i % 2 ? t.d : t.s,
    );
  }) + path("M40 112a60 44 0 0 1 120 0z", t.s);
const walls: Field = (t, luck) =>
  times(3, (row) => {
    const y = 34 + row * 26;
    return times(8, (i) => {
      const x = i * 30 - 10 + (row % 2) * 15;
      return path(`M${x} ${y + 84}V${y}h9v6h8v-6h9v84z`, row % 2 ? t.s : t.d, `opacity="${n(0.6 + luck() * 0.3)}"`);
    });
  });
const sparks: Field = (t, luck) =>
  times(9, () =>
    path(star(luck() * 200, luck() * 100, 4, 10 + luck() * 14, 2.5), luck() > 0.5 ? t.s : t.m, 'opacity=".75"'),
  );
const chevrons: Field = (t) => times(6, (i) => path(`M${i * 40 - 30} -4h16l30 58-30 58h-16l30-58z`, i % 2 ? t.d : t.s));
const circuits: Field = (t, luck) =>
  times(7, (i) => {
    const [y, a, b] = [8 + i * 16, 20 + luck() * 50, 20 + luck() * 40];
    return (
      line(`M-2 ${y}h${n(a)}l10-9h${n(b)}l10 9H202`, i % 2 ? t.s : t.m, 2, 'opacity=".75"') +
      disc(a + 12 + b / 2, y - 9, 3.2, t.m)
    );
  });
const slashes: Field = (t, luck) =>
  times(9, (i) => {
    const [x, y, l] = [i * 26 - 16 + luck() * 12, luck() * 80, 24 + luck() * 40];
    return path(`M${at(x, y + l)}L${at(x + l * 0.7, y)}h6L${at(x + 6, y + l)}z`, i % 2 ? t.s : t.m, 'opacity=".65"');
  });
const waves: Field = (t) =>
  [24, 42, 60, 80, 102].map((r, i) => ring(96, 54, r, i % 2 ? t.s : t.m, i % 2 ? 6 : 2, 'opacity=".6"')).join("");
const clouds: Field = (t, luck) =>
  times(6, (i) => {
    const [y, s] = [10 + i * 18, 20 + luck() * 40];
    return path(
      `M-10 ${y}q${at(s, -20, s * 2, 0)}t${at(s * 1.6, 4)} ${at(s * 1.4, -8)}T214 ${y}v26q-60-14-112 2T-10 ${y + 18}z`,
      i % 2 ? t.d : t.s,
      'opacity=".7"',
    );
  });
const plating: Field = (t, luck) =>
  times(4, (y) =>
    times(6, (x) => {
      const o = luck();
      return `<rect x="${x * 36 - 8 + (y % 2) * 14}" y="${y * 29 - 4}" width="33" height="26" rx="2" fill="${o > 0.6 ? t.s : t.d}"/>`;
    }),
  );

/** By the name of the owner, in all titles. */
export const FIELDS: Record<string, Field> = {
  Bio: leaves,
  Cybernetic: lattice,
  Transport: lanes,
  Defense: arches,
  none: blocks,
  illegal: weave,
  avatar: weave,
  void: weave,
  enemy: echo,
  Fenrax: claws,
  Shiveus: rays,
  Yarvek: strata,
  Belitan: orbits,
  Zenor: moons,
  Novaris: dawn,
  Dunlork: walls,
  WARRIOR: chevrons,
  SCHOLAR: circuits,
  ROGUE: slashes,
  precursor: sparks,
  signal: waves,
  unknown: clouds,
  hull: plating,
};
