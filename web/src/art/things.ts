/** Machines: what makes, thinks, holds, moves or strikes. */
import {
  at,
  BLACK,
  BONE,
  box,
  disc,
  gon,
  line,
  moved,
  path,
  polar,
  ring,
  star,
  times,
  WHITE,
  windows,
  type Tones,
} from "./paint";

export type Family = "makes" | "thinks" | "holds" | "moves" | "strikes";
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

// ---- gear of X-ODUS: a frame by kind, an engine within it by family

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

// ---- damage and defects

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
