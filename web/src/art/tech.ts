/** Machines of Helionox: by whose they are and what they are for; goods, and what is forbidden. */
import {
  polar,
  BLACK,
  WHITE,
  BONE,
  at,
  path,
  line,
  disc,
  ring,
  box,
  moved,
  times,
  star,
  windows,
  type Tones,
} from "./paint";
import type { Family } from "./things";

type Body = (t: Tones, cost: number) => string;
const X = 92;

const TECH: Record<string, Record<Family, Body>> = {
  Bio: {
    makes: (t, cost) =>
      path("M46 96h92l6 16H40z", t.s) +
      path("M52 96C52 22 132 22 132 96z", t.d, `stroke="${t.l}" stroke-width="2.500"`) +
      path(
        "M92 94V58m0 14q-20 0-22-20 20-1 22 20zm0-8q20-2 22-24-21 2-22 24z",
        t.l,
        `stroke="${t.l}" stroke-width="2"`,
      ) +
      line("M62 84C58 54 74 42 86 40", WHITE, 3, 'stroke-linecap="round" opacity=".65"') +
      windows(X, 100, cost, t.g),
    thinks: (t, cost) =>
      path("M66 22h52v66q0 18-26 18T66 88z", t.d, `stroke="${t.l}" stroke-width="2.500"`) +
      path("M66 54h52v34q0 18-26 18T66 88z", t.m) +
      path("M60 14h64v12H60z", t.s) +
      disc(84, 70, 7, t.g) +
      disc(100, 84, 5, t.l) +
      disc(98, 60, 3.5, t.l) +
      windows(X, 17, cost, t.g),
    holds: (t, cost) =>
      line("M92 112V50", t.l, 7) +
      path("M92 60q-46-2-50-48 48 0 50 48z", t.m) +
      path("M92 60q46-2 50-48-48 0-50 48z", t.s) +
      disc(X, 54, 11, t.g) +
      windows(X, 98, cost, t.g),
    moves: (t, cost) =>
      path("M24 64q34-40 92-28 30 6 44 28-14 22-44 28Q58 104 24 64z", t.s) +
      path("M24 64q34-40 92-28 30 6 44 28z", t.m) +
      line("M40 64h108M64 48l12 16-12 16M92 44l14 20-14 20", t.l, 3) +
      disc(134, 62, 6, t.g) +
      windows(X, 94, cost, t.g),
    strikes: (t, cost) =>
      path("M92 112C40 96 60 40 92 12c32 28 52 84 0 100z", t.s) +
      path("M92 112C40 96 60 40 92 12z", t.m) +
      path("M92 40l10 26-10 26-10-26z", t.g) +
      times(5, (i) => path(`M92 ${22 + i * 17}l34-${12 - i} -8 12zM92 ${22 + i * 17}l-34-${12 - i} 8 12z`, t.l)) +
      windows(X, 98, cost, t.g),
  },
  Cybernetic: {
    makes: (t, cost) =>
      path("M92 14l42 22v46L92 106 50 82V36z", t.s) +
      path("M92 14v44L50 36z", t.l, 'opacity=".85"') +
      path("M92 14v44l42-22z", t.m) +
      path("M50 36l42 22v48L50 82z", t.m, 'opacity=".55"') +
      path("M92 38l20 11v22L92 82 72 71V49z", BLACK) +
      disc(X, 60, 9, t.g) +
      line("M50 60H18l-8 8M134 60h26l8 12", t.l, 3) +
      windows(X, 90, cost, t.g),
    thinks: (t, cost) =>
      disc(X, 56, 44, t.s) +
      path("M92 12a44 44 0 0 0 0 88z", t.m) +
      path("M56 42h72v28H56z", BLACK) +
      path("M62 48h60v4H62zM62 56h60v4H62zM62 64h34v4H62z", t.g) +
      line("M50 56H14M134 56h36M92 100v12", t.l, 4) +
      windows(X, 84, cost, t.g),
    holds: (t, cost) =>
      path("M92 8l40 48-40 52-40-52z", t.s) +
      path("M92 8v100L52 56z", t.m) +
      disc(X, 56, 22, BLACK, `stroke="${t.l}" stroke-width="5"`) +
      disc(X, 56, 9, t.g) +
      `<ellipse cx="92" cy="56" rx="64" ry="14" fill="none" stroke="${t.l}" stroke-width="3"/>` +
      windows(X, 92, cost, t.g),
    moves: (t, cost) =>
      path("M20 74 60 40h70l26 18-14 22H52z", t.s) +
      path("M20 74 60 40h70l26 18z", t.m) +
      path("M96 44h30l20 13-26 4z", BLACK) +
      disc(56, 88, 13, t.d, `stroke="${t.l}" stroke-width="4"`) +
      disc(118, 88, 13, t.d, `stroke="${t.l}" stroke-width="4"`) +
      disc(110, 52, 5, t.g) +
      line("M70 40V18h16", t.l, 3) +
      windows(66, 60, cost, t.g),
    strikes: (t, cost) =>
      path("M66 34h52l10 20-10 24H66L56 54z", t.s) +
      path("M66 34h26v44H66L56 54z", t.m) +
      path("M66 48h52v12H66z", BLACK) +
      box(70, 51, 44, 5, t.g) +
      line("M60 46 26 30 18 60M124 46l34-16 8 30M66 76 50 108M118 76l16 32", t.l, 5) +
      windows(X, 66, cost, t.g),
  },
  Transport: {
    makes: (t, cost) =>
      path("M28 112V60h128v52z", t.s) +
      path("M28 112V60h64v52z", t.m) +
      path("M20 60l24-22h96l24 22z", t.l) +
      times(3, (i) => path(`M${40 + i * 38} 112V76h26v36z`, BLACK) + box(44 + i * 38, 96, 18, 16, t.m)) +
      line("M92 38V12h30", t.l, 4) +
      box(112, 12, 14, 14, t.g) +
      windows(X, 64, cost, t.g),
    thinks: (t, cost) =>
      path("M40 96h104l8 16H32z", t.s) +
      box(88, 30, 8, 68, t.l) +
      path("M52 26q40 46 80 0-8 44-40 44T52 26z", t.m) +
      path("M52 26q20 23 40 23v21q-32 0-40-44z", t.l) +
      disc(X, 20, 6, t.g) +
      windows(X, 101, cost, t.g),
    holds: (t, cost) =>
      path("M44 112V66l48-30 48 30v46z", t.s) +
      path("M44 112V66l48-30v76z", t.m) +
      path("M76 112V76h32v36z", BLACK) +
      path("M92 10v28M92 12h22v12H92z", t.l, `stroke="${t.l}" stroke-width="3"`) +
      windows(X, 64, cost, t.g),
    moves: (t, cost) =>
      `<ellipse cx="92" cy="58" rx="26" ry="44" fill="none" stroke="${t.m}" stroke-width="10"/>` +
      line("M92 14c-15 0-26 20-26 44s11 44 26 44", t.l, 10) +
      `<ellipse cx="92" cy="58" rx="17" ry="33" fill="${BLACK}"/>` +
      path("M20 62 92 52l40 6-40 8z", t.g) +
      line("M0 60h60", t.l, 3, 'stroke-dasharray="14 5"') +
      windows(X, 101, cost, t.g),
    strikes: (t, cost) =>
      path("M24 58 70 34h56l40 24-40 24H70z", t.s) +
      path("M24 58 70 34h56l40 24z", t.l) +
      line("M166 58h34M120 30V14M120 86v16", t.g, 5) +
      path("M120 46l20 12-20 12z", BLACK) +
      windows(84, 62, cost, t.g),
  },
  Defense: {
    makes: (t, cost) =>
      path("M44 112V44h18V30h16v14h28V30h16v14h18v68z", t.s) +
      path("M44 112V44h18V30h16v14h14v68z", t.m) +
      path("M78 112V80a14 14 0 0 1 28 0v32z", BLACK) +
      line("M92 30V8", t.l, 3) +
      path("M92 8h24l-6 7 6 7H92z", t.l) +
      windows(X, 56, cost, t.g),
    thinks: (t, cost) =>
      path("M52 20h80v40q0 34-40 50-40-16-40-50z", t.s) +
      path("M52 20h40v90q-40-16-40-50z", t.m) +
      path("M64 56q28-26 56 0-28 26-56 0z", BLACK) +
      disc(X, 56, 9, t.g) +
      windows(X, 86, cost, t.g),
    holds: (t, cost) =>
      path("M22 100a70 80 0 0 1 140 0z", t.g, 'opacity=".18"') +
      line("M22 100a70 80 0 0 1 140 0M46 34q46 40 92 0M34 66q58 44 116 0M92 20v80", t.l, 2.5) +
      path("M64 112V78h16V66h24v12h16v34z", t.s) +
      path("M64 112V78h16V66h12v46z", t.m) +
      windows(X, 98, cost, t.g),
    moves: (t, cost) =>
      path("M14 66 66 46h66l40 18-30 18H50z", t.s) +
      path("M14 66 66 46h66l40 18z", t.m) +
      path("M80 46l10-18h26l12 18z", t.l) +
      line("M104 34h44", t.l, 5) +
      times(4, (i) => disc(58 + i * 24, 88, 9, t.d, `stroke="${t.l}" stroke-width="3"`)) +
      windows(60, 62, cost, t.g),
    strikes: (t, cost) =>
      path("M56 112l8-36h56l8 36z", t.s) +
      path("M64 76h28v36H56z", t.m) +
      path("M58 76C58 42 126 42 126 76z", t.m) +
      path("M58 76C58 54 74 51 92 51v25z", t.l) +
      path("M84 60 128 22l8 9-40 40zM70 54 106 12l8 7-34 42z", t.l) +
      line("M128 22l8 9M106 12l8 7", t.g, 4) +
      windows(X, 92, cost, t.g),
  },
};
TECH.none = {
  makes: (t, cost) =>
    path("M52 96V46l40-20 40 20v50l-40 16z", t.s) +
    path("M52 46l40-20 40 20-40 18z", t.l) +
    path("M52 46l40 18v48L52 96z", t.m) +
    line("M72 36l40 20", t.d, 5) +
    windows(X, 84, cost, t.g),
  thinks: TECH.Cybernetic!.thinks,
  holds: (t, cost) =>
    path("M70 36h44l8 14v30l-12 10H74L62 80V50z", t.s) +
    path("M70 36h22v54H74L62 80V50z", t.m) +
    path("M70 54h44v12H70z", BLACK) +
    disc(82, 60, 4.5, t.g) +
    disc(102, 60, 4.5, t.g) +
    path("M62 54 38 60l8 34 14-6zM122 54l24 6-8 34-14-6z", t.l) +
    line("M92 36V16", t.l, 3) +
    disc(X, 14, 5, t.g) +
    windows(X, 76, cost, t.g),
  moves: TECH.Transport!.moves,
  strikes: TECH.Defense!.strikes,
};
/** A small attachment that tells machines of one body apart. */
const EXTRA: ((t: Tones) => string)[] = [
  () => "",
  (t) => line("M150 112V52", t.m, 5) + path("M150 56l-16-20h32z", t.m) + disc(150, 34, 4, t.g),
  (t) => path("M12 112V66l14-14 14 14v46z", t.s) + box(20, 74, 12, 6, t.g) + box(20, 86, 12, 6, t.g),
  (t) => ring(158, 78, 20, t.m, 5) + disc(158, 78, 6, t.l),
  (t) => path("M6 40h34v30H6z", t.s) + line("M12 48h22M12 56h14", t.g, 2.5) + line("M40 60l16 6", t.m, 3),
  (t) => path("M140 112l8-44h26l8 44z", t.s) + line("M146 84h30M144 96h34", t.l, 2.5),
  (t) => times(3, (i) => disc(20, 44 + i * 22, 8, t.s, `stroke="${t.m}" stroke-width="3"`)),
];
/** Where most of an owner's machines do the same, their bodies take turns. */
const TURNS: Partial<Record<string, Family[]>> = {
  "Defense holds": ["strikes", "holds", "moves", "thinks"],
  "Bio makes": ["makes", "holds", "moves"],
  "Bio thinks": ["thinks", "strikes"],
  "Cybernetic makes": ["makes", "moves", "strikes"],
};
export function tech(t: Tones, owner: string, family: Family, cost: number, which: number): string {
  const turns = TURNS[`${owner} ${family}`] ?? [family];
  return EXTRA[which % EXTRA.length]!(t) + (TECH[owner] ?? TECH.none!)[turns[which % turns.length]!](t, cost);
}

/** Assets: stacked goods, as many as they are worth. */
const asset = (t: Tones, worth: number) =>
  times(worth > 1 ? 6 : 3, (i) => {
    const [x, y] =
      worth > 1
        ? (
            [
              [62, 84],
              [98, 84],
              [134, 84],
              [80, 62],
              [116, 62],
              [98, 40],
            ] as const
          )[i]!
        : (
            [
              [72, 84],
              [112, 84],
              [92, 58],
            ] as const
          )[i]!;
    return (
      path(`M${x - 22} ${y}l8-14h28l8 14v12h-44z`, t.s) +
      path(`M${x - 22} ${y}l8-14h28l8 14z`, t.l) +
      path(`M${x - 22} ${y}h22v12h-22z`, t.m)
    );
  });
export const goods = (t: Tones, worth: number) => moved(-24, -20, asset(t, worth), "scale(1.24)");

const CONTRABAND: ((t: Tones) => string)[] = [
  (t) =>
    path("M52 40h80v60H52z", t.s) +
    path("M52 40h40v60H52z", t.m) +
    path("M44 30h96v14H44z", t.l) +
    box(74, 35, 36, 5, BLACK) +
    path("M80 12h24v22H80z", BONE) +
    line("M85 18h14M85 24h10", BLACK, 2) +
    times(3, (i) => box(62 + i * 22, 60, 14, 28, BLACK)),
  (t) =>
    times(5, (i) =>
      disc([60, 92, 126, 76, 110][i]!, [78, 96, 76, 50, 48][i]!, 12, t.s, `stroke="${t.l}" stroke-width="3"`),
    ) +
    line("M60 78 92 96 126 76 110 48 76 50zM76 50 92 96 110 48M60 78h66", t.m, 2.5) +
    disc(92, 22, 14, t.l) +
    path("M84 22q8-8 16 0-8 8-16 0z", BLACK),
  (t) =>
    times(3, (i) =>
      moved(
        [56, 96, 136][i]!,
        [72, 46, 80][i]!,
        path(star(0, 0, 8, 26, 15), t.s) +
          disc(0, 0, 13, t.l) +
          disc(0, 0, 5, BLACK) +
          path("M-13 0a13 13 0 0 1 13-13v26a13 13 0 0 1-13-13z", t.m),
      ),
    ),
  (t) =>
    path("M92 8c36 0 54 46 58 104H34C38 54 56 8 92 8z", t.s) +
    path("M92 8C56 8 38 54 34 112h58z", t.m) +
    path("M74 48q18-26 36 0 0 26-18 34-18-8-18-34z", BLACK) +
    disc(85, 52, 3.5, t.g) +
    disc(99, 52, 3.5, t.g) +
    line("M50 112q8-50 22-64M134 112q-8-50-22-64", t.l, 2.5),
  (t) =>
    path("M84 10h16v18h10v60q0 16-18 16T74 88V28h10z", t.s) +
    path("M84 10h8v94q-18 0-18-16V28h10z", t.m) +
    path("M74 52h36v36q0 16-18 16T74 88z", t.g, 'opacity=".85"') +
    line("M92 104v8M60 40h14M110 40h14", t.l, 4) +
    line("M74 64h12M74 76h12", BLACK, 2.5),
  (t) =>
    path("M48 70q0-46 44-48 44 2 44 48-8 28-30 30l-4 12H76l-4-12Q54 94 48 70z", t.s) +
    path("M48 70q0-46 44-48v90H76l-4-12Q54 94 48 70z", t.m) +
    line("M60 60q16-22 32-8 16-14 32 8M60 76q16-18 32-4 16-14 32 4", t.l, 4) +
    path("M120 20q30-24 44 8-18-10-34 8z", t.l) +
    disc(156, 22, 3, BLACK),
  (t) =>
    box(40, 72, 104, 34, t.s) +
    box(40, 72, 52, 34, t.m) +
    path("M58 72V36h68v36z", t.l) +
    path("M70 48h44v24H70z", BLACK) +
    times(4, (i) => disc(58 + i * 23, 96, 8, t.g, `stroke="${BLACK}" stroke-width="2"`)) +
    disc(92, 24, 13, t.g) +
    line("M86 24h12", BLACK, 3),
  (t) =>
    path("M20 112 64 60h60l44 52z", t.s) +
    path("M20 112 64 60h28v52z", t.m) +
    path("M76 60V18h32v42l-16 34z", t.l) +
    line("M76 30h32M76 42h32M76 54h32", BLACK, 3) +
    path("M92 94l-8-14h16z", t.g),
  (t) =>
    path("M36 112V54a56 50 0 0 1 112 0v58h-18V58a38 34 0 0 0-76 0v54z", t.s) +
    path("M36 112V54A56 50 0 0 1 92 4v20a38 34 0 0 0-38 34v54z", t.l) +
    `<ellipse cx="92" cy="66" rx="34" ry="40" fill="${BLACK}"/>` +
    line("M92 32q24 14 12 40t-24 4 14-24", t.g, 3.5),
  (t) =>
    path("M66 20h52v92H66z", t.s) +
    path("M66 20h26v92H66z", t.m) +
    path("M74 32h36v64H74z", BLACK) +
    line(
      times(6, (i) => `M92 64L${at(...polar(92, 64, 22, i * 60))}`),
      t.g,
      3.5,
    ) +
    line("M54 36h12M54 92h12M118 36h12M118 92h12", t.l, 5),
];
export const contraband = (t: Tones, which: number) =>
  CONTRABAND[(which + CONTRABAND.length - 1) % CONTRABAND.length]!(t);
