/** The six ships of X-ODUS, its Enemies and its Avatars. */
import { BLACK, BONE, path, line, disc, ring, box, moved, times, star, type Tones } from "./paint";

// ---- X-ODUS: the six ships

const CREWED: Record<string, (t: Tones) => string> = {
  warship: (t) =>
    path("M14 58 52 42h84l50 16-50 16H52z", t.m) +
    path("M14 58 52 42h84l50 16z", t.l) +
    path("M66 42l-20-28h26l34 28zM66 74l-20 28h26l34-28z", t.s, `stroke="${t.l}" stroke-width="2.500"`) +
    line("M84 34h92M84 82h92", t.l, 6) +
    line("M150 34h30M150 82h30", t.g, 3) +
    path("M130 52l22 6-22 4z", BLACK),
  battlecruiser: (t) =>
    path("M16 34h106l46 14v20l-46 14H16l12-24z", t.s) +
    path("M16 34h106l46 14v10H28z", t.m) +
    path("M50 34V20h58l14 14zM50 82v14h58l14-14z", t.l) +
    times(4, (i) => box(44 + i * 22, 46, 12, 8, t.g)) +
    path("M126 50h24l10 8h-34z", BLACK) +
    line("M172 26a50 50 0 0 1 0 64", t.l, 6),
  proto_ship: (t) =>
    path("M22 58q36-40 92-32 52 10 66 32-14 22-66 32-56 8-92-32z", t.s) +
    path("M22 58q36-40 92-32 52 10 66 32z", t.m) +
    disc(98, 58, 20, BLACK, `stroke="${t.l}" stroke-width="5"`) +
    disc(98, 58, 9, t.g) +
    line("M40 58h36M120 58h44M60 34q14 10 22 12M60 82q14-10 22-12M134 34q-10 10-18 12M134 82q-10-10-18-12", t.l, 3),
  explorer: (t) =>
    path("M24 66 128 34l54 20-54 22H60z", t.m) +
    path("M24 66 128 34l54 20z", t.l) +
    line("M98 42V12", t.l, 4) +
    path("M74 6q24 30 48 0-4 24-24 24T74 6z", t.l) +
    path("M60 78 44 104h24l28-26z", t.s, `stroke="${t.l}" stroke-width="2.500"`) +
    path("M130 44l24 8h-24z", BLACK) +
    line("M-2 70h26", t.g, 5),
  pirate_ship: (t) =>
    path("M12 50q40-30 70 0l70-20 30 28-30 26-70-16q-30 28-70 0 18-9 0-18z", t.s) +
    path("M12 50q40-30 70 0l70-20 30 28H22z", t.m) +
    path("M74 46 60 10l44 34zM74 70l-14 38 44-34z", t.l) +
    path("M138 50l20 8-20 4z", BLACK) +
    disc(98, 58, 9, BLACK, `stroke="${t.g}" stroke-width="3"`) +
    line("M94 54l8 8M102 54l-8 8", t.g, 2.5),
  drone_specialist: (t) =>
    path("M46 58l22-28h62l28 28-28 28H68z", t.s) +
    path("M46 58l22-28h62l28 28z", t.m) +
    box(80, 48, 40, 20, BLACK) +
    line("M86 54h28M86 62h18", t.g, 3) +
    [
      [22, 28],
      [24, 88],
      [168, 22],
      [176, 90],
      [98, 12],
    ]
      .map(([x, y]) =>
        moved(
          x!,
          y!,
          disc(0, 0, 9, t.m, `stroke="${t.l}" stroke-width="3"`) + disc(0, 0, 3, t.g) + line("M-14 0h28", t.l, 2.5),
        ),
      )
      .join("") +
    line("M34 32l20 16M36 84l18-14M156 28l-14 14M162 86l-16-14", t.m, 2, 'stroke-dasharray="4 4"'),
};
export const crewed = (t: Tones, id: string) => (CREWED[id] ?? CREWED.warship!)(t);

// ---- foes

const hull = (t: Tones, x: number, y: number, s: number) =>
  moved(
    x,
    y,
    path("M-46 0-8-10 34 0-8 10z", t.m) +
      path("M-46 0-8-10 34 0z", t.l) +
      path("M-10-8-30-26-2-12zM-10 8-30 26-2 12z", t.s, `stroke="${t.l}" stroke-width="2"`) +
      path("M8-4l14 4-14 4z", BLACK) +
      line("M-46 0h-26", "#ffd9a0", 4, 'stroke-linecap="round" opacity=".8"'),
    `scale(${s})`,
  );
const FOES: Record<string, (t: Tones) => string> = {
  N01: (t) =>
    path("M40 62 76 48h48l36 14-36 12H76z", t.m) +
    path("M40 62 76 48h48l36 14z", t.l) +
    line("M92 48V16", t.l, 3) +
    path("M92 16h36l-10 9 10 9H92z", t.s, `stroke="${t.l}" stroke-width="2"`) +
    line("M14 62h26", "#ffd9a0", 5) +
    disc(126, 60, 4, BLACK),
  N02: (t) => hull(t, 104, 56, 1.45),
  N03: (t) =>
    path("M36 40h44l8-14h40l6 24 22 6-8 30-40 4-10 12-30-10-34-2 8-24z", t.s) +
    path("M36 40h44l8-14h8v76l-22-8-34-2 8-24z", t.m) +
    line("M60 40l14 24-20 20M110 26l-6 40 26 18", BLACK, 4) +
    box(88, 54, 16, 12, "#ffd9a0") +
    line("M150 34l18-14M30 96 12 104", t.l, 4),
  N04: (t) =>
    path("M52 20q52-20 86 22 22 34-10 58-34 18-62-8Q24 56 52 20z", t.s) +
    path("M52 20q52-20 86 22-60-8-84 40Q26 54 52 20z", t.m) +
    ring(100, 62, 20, t.l, 5) +
    disc(100, 62, 12, BLACK) +
    times(8, (i) => path(`M100 44l3 8h-6z`, BONE, `transform="rotate(${i * 45} 100 62)"`)) +
    line("M56 84q-30 10-44 26M50 70Q20 70 4 84", t.m, 4),
  N05: (t) =>
    path("M22 58 62 34h62l48 24-48 22H62z", t.s) +
    path("M22 58 62 34h62l48 24z", t.m) +
    path("M62 34V12l34 22zM62 80v22l34-22z", t.l) +
    line("M98 44h60M98 70h60", t.l, 4) +
    disc(112, 57, 7, BLACK, `stroke="#ffd9a0" stroke-width="3"`) +
    line("M2 58h20", "#ffd9a0", 5),
  N06: (t) =>
    path("M60 16h72v44q0 32-36 48-36-16-36-48z", t.s) +
    path("M60 16h36v92q-36-16-36-48z", t.m) +
    path("M74 30h44v30q0 20-22 30-22-10-22-30z", BLACK) +
    path("M96 36l14 14-14 24-14-24z", "#ffd9a0") +
    line("M44 22v52M148 22v52", t.l, 5),
  N07: (t) => hull(t, 110, 32, 1) + hull(t, 62, 62, 0.8) + hull(t, 122, 84, 0.75),
  N08: (t) =>
    path("M96 10l44 26v48l-44 24-44-24V36z", t.s) +
    path("M96 10v98L52 84V36z", t.m) +
    times(7, (i) => {
      const [x, y] = [
        [96, 36],
        [76, 48],
        [116, 48],
        [96, 60],
        [76, 74],
        [116, 74],
        [96, 86],
      ][i]!;
      return disc(x!, y!, 8, BLACK, `stroke="${t.l}" stroke-width="2.500"`);
    }) +
    [
      [26, 30],
      [166, 40],
      [30, 84],
      [164, 88],
    ]
      .map(([x, y]) => path(star(x!, y!, 4, 11, 4), "#ffd9a0"))
      .join(""),
  N09: (t) =>
    path("M12 64 50 36h76l56 28-56 20H50z", t.s) +
    path("M12 64 50 36h76l56 28z", t.m) +
    path("M70 36V14h34v22z", t.l) +
    line("M87 6v22M79 12h16", "#ffd9a0", 4) +
    path("M118 48l34 12h-34z", BLACK) +
    line("M46 62h64", t.l, 3) +
    path("M50 84l-8 22h20l12-22z", t.l),
  N10: (t) =>
    path("M16 38h74l20-14 20 0v68h-20L90 78H16z", t.s) +
    path("M16 38h74l20-14h20v34H16z", t.m) +
    path("M130 20l46 36-46 36z", t.l) +
    path("M130 56v36l46-36z", t.m) +
    line("M34 50h50M34 66h50", BLACK, 5) +
    line("M-4 48h20M-4 68h20", "#ffd9a0", 5),
  N11: (t) =>
    path("M20 96Q60 90 78 44 92 8 132 10q-20 16-18 34 34 6 54 40-40-16-66-6-30 22-82 18z", t.s, 'opacity=".9"') +
    path("M20 96Q60 90 78 44 92 8 132 10q-30 14-34 44-10 30-78 42z", t.m) +
    times(3, (i) => line(`M${-4 - i * 4} ${40 + i * 14}h${40 - i * 6}`, t.m, 3, 'stroke-dasharray="8 6"')) +
    path("M98 30l16-4-6 12z", "#ffd9a0"),
  N12: (t) =>
    times(5, (i) =>
      moved(
        32 + i * 32,
        62 - [0, 10, 16, 10, 0][i]!,
        path("M-14 50q-2-50 14-66 16 16 14 66z", i % 2 ? t.s : t.m) +
          disc(0, 0, 9, BLACK) +
          path("M-4 2q4 8 8 0z", "#ffd9a0") +
          line("M-9-8q9-14 18 0", t.l, 3),
      ),
    ),
  N13: (t) =>
    path("M6 58 40 26h96l54 32-54 30H40z", t.s) +
    path("M6 58 40 26h96l54 32z", t.m) +
    path("M58 26 70 4h50l14 22zM58 88l12 18h50l14-18z", t.l) +
    times(6, (i) => box(46 + i * 18, 48, 10, 8, BLACK)) +
    times(6, (i) => box(46 + i * 18, 64, 10, 8, "#ffd9a0")) +
    path("M140 46l26 12h-26z", BLACK),
  N14: (t) =>
    path("M20 58 66 40h66l44 18-44 18H66z", t.m) +
    path("M20 58 66 40h66l44 18z", t.l) +
    path("M84 40 60 2l52 38zM84 76l-24 34 52-34z", t.s, `stroke="${t.l}" stroke-width="2.500"`) +
    path("M150 34q30 24 0 48 14-24 0-48z", "#ffd9a0") +
    path("M162 26q40 32 0 64 20-32 0-64z", "#ffd9a0", 'opacity=".55"'),
  N15: (t) =>
    path("M30 112c-8-30 10-44 20-52 2-24 22-40 46-40s46 16 46 42c14 8 22 24 18 50z", t.s) +
    path("M30 112c-8-30 10-44 20-52 2-24 22-40 46-40v92z", t.m) +
    path("M66 62q30 26 62-2-6 34-32 36-24-2-30-34z", "#1a0a0c") +
    line("M70 66l6 10 6-6 6 12 8-8 8 8 6-12 6 6 6-12", BONE, 3) +
    [
      [74, 46],
      [92, 38],
      [110, 40],
      [122, 50],
    ]
      .map(([x, y]) => disc(x!, y!, 5, "#ffe9c4") + disc(x!, y!, 2, "#1a0a0c"))
      .join(""),
  N16: (t) =>
    disc(96, 52, 44, "#ffd9a0", 'opacity=".16"') +
    ring(96, 52, 40, "#ffd9a0", 3) +
    path("M76 4h40l8 10v98H68V14z", "#0a0b14") +
    path("M76 4h20v108H68V14z", t.s) +
    line("M80 34h32M80 52h32M80 70h32M96 34v54", t.l, 2.5) +
    disc(96, 52, 8, BLACK, `stroke="${t.l}" stroke-width="3"`),
  guardian: (t) =>
    path("M48 112V70l20-22h56l20 22v42z", t.s) +
    path("M48 112V70l20-22h28v64z", t.m) +
    path("M74 48V22l22-14 22 14v26z", t.l) +
    path("M82 28h28v10H82z", BLACK) +
    disc(96, 33, 4, "#ffd9a0") +
    disc(96, 78, 13, BLACK, `stroke="#ffd9a0" stroke-width="4"`) +
    path("M40 66 14 80l6 32h16zM152 66l26 14-6 32h-16z", t.l),
};
const generic = (t: Tones, which: number) => hull(t, 104, 56, 1 + (which % 3) * 0.2);
export const foe = (t: Tones, id: string, level: number, which: number) =>
  (FOES[id]?.(t) ?? generic(t, which)) + times(level, (i) => path(`M186 ${12 + i * 13}l6 6-6 6-6-6z`, "#ffd9a0"));

const MASKS: ((t: Tones) => string)[] = [
  (t) =>
    path("M40 112C24 60 40 10 96 6c56 4 72 54 56 106z", t.s) +
    path("M40 112C24 60 40 10 96 6v106z", t.m) +
    path("M60 40l28 10-6 12-24-8zM132 40l-28 10 6 12 24-8z", "#1d0f38") +
    path("M66 46l16 6-3 6-14-5zM126 46l-16 6 3 6 14-5z", "#ffe9c4") +
    path("M54 78q42-20 84 0-6 34-42 34T54 78z", "#1d0f38") +
    path("M58 78l8 14 8-16 8 18 8-19 6 20 6-20 8 19 8-18 8 16 8-14", "none", `stroke="#e7e0f5" stroke-width="3.500"`) +
    path("M44 30Q20 20 18-4M148 30q24-10 26-34", "none", `stroke="${t.l}" stroke-width="8"`),
  (t) =>
    path(
      "M96 4C54 4 44 44 48 70q4 24 18 42h60q14-18 18-42C148 44 138 4 96 4z",
      t.d,
      `stroke="${t.m}" stroke-width="2"`,
    ) +
    path("M96 14c-24 0-32 20-30 40 2 22 14 42 30 50 16-8 28-28 30-50 2-20-6-40-30-40z", "#e7e0f5") +
    path("M96 14c-24 0-32 20-30 40 2 22 14 42 30 50z", "#fff") +
    path("M72 46q10-8 20 4-12 4-20-4zM120 46q-10-8-20 4 12 4 20-4z", "#1d0f38") +
    path("M64 62q32 16 64 0l-4 26q-28 30-56 0z", t.m) +
    path("M64 62q16 8 32 8v38q-14-4-28-20z", t.l) +
    line("M96 70v38", "#1d0f38", 2) +
    line("M52 20Q30 6 34-6M140 20q22-14 18-26", t.l, 5) +
    path("M96 18l4 8-4 8-4-8z", t.s),
  (t) =>
    path("M96 8l26 18 34 2-12 32 6 52H42l6-52-12-32 34-2z", t.s) +
    path("M96 8v104H42l6-52-12-32 34-2z", t.m) +
    path("M96 24l22 26-22 58-22-58z", t.d) +
    path("M74 50l22-8v12l-16 6zM118 50l-22-8v12l16 6z", "#ffe9c4") +
    line("M60 20Q40 40 20 30M132 20q20 20 40 10M56 80Q30 84 16 110M136 80q26 4 40 30", t.l, 5) +
    line("M84 76h24M88 86h16M92 96h8", t.l, 3.5),
  (t) =>
    path("M20 112V74l30-14h92l30 14v38z", t.s) +
    path("M20 112V74l30-14h46v52z", t.m) +
    path("M62 26q-42-2-46-30 22 16 52 12zM130 26q42-2 46-30-22 16-52 12z", "#e7e0f5") +
    path("M62 60V24q8-16 34-16t34 16v36l-12 26H74z", t.m) +
    path("M62 60V24q8-16 34-16v78H74z", t.l) +
    path("M68 38h22l4 10v34l-6-4V54H68zM124 38h-22l-4 10v34l6-4V54h20z", "#1d0f38") +
    path("M72 42l14 2v5H72zM120 42l-14 2v5h14z", "#ffe9c4") +
    path("M20 84h40v28H20zM132 84h40v28h-40z", t.d, `stroke="${t.l}" stroke-width="2"`) +
    line("M40 84v28M152 84v28M20 98h40M132 98h40", t.l, 2),
];
export const mask = (t: Tones, number: number) =>
  MASKS[(number + MASKS.length - 1) % MASKS.length]!(t) +
  times(number, (i) => line(`M180 ${14 + i * 9}h13`, "#e7e0f5", 2.5));
