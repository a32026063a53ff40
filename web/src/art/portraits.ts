/** The Architects of Helionox: people, in their own colours. */
import { BLACK, hash, mix, tones, path, line, disc, ring, type Tones } from "./paint";
import { face, halo, head, SHOULDERS, SKINS } from "./people";

const HAIR: ((c: string, d: string) => string)[] = [
  (c) => path("M72 46C62 8 122 8 112 46q-2-18-20-18T72 46z", c),
  (c, d) =>
    path("M70 50C58 4 126 4 114 50l6 34q-14 4-14-34-14-16-28 0 0 38-14 34z", c) +
    path("M92 16c22 0 24 20 22 34l6 34q-14 4-14-34-6-8-14-8z", d),
  (c, d) => path("M73 42q0-22 19-22t19 22l-6-8H79z", c) + path("M84 20q8-18 16 0l-3 8h-10z", d),
  (c, d) => path("M74 40q-2-18 18-20 20 2 18 20-6-10-18-10t-18 10z", d) + disc(74, 22, 7, c) + disc(110, 22, 7, c),
  (c, d) =>
    disc(92, 30, 27, c) +
    path("M92 3a27 27 0 0 1 25 38H92z", d) +
    path("M73 42q6-18 19-18t19 18q2 30-19 27-21 3-19-27z", "none"),
  (c, d) =>
    path("M71 44C66 16 84 10 100 16q16 6 12 28-4-14-16-16-14 8-25 16z", c) + path("M108 24q20 10 12 46-2-26-10-34z", d),
  (c, d) => path("M72 40q20-22 40 0l-2-16q-18-16-36 0z", c) + path("M73 54q2 26 19 34 17-8 19-34-4 12-19 12T73 54z", d),
  (c) => path("M82 20l4-16 6 12 6-14 4 15 8-8-2 18q-16-10-32 2z", c),
];
const HAIRS = ["#2a1a14", "#6d3b22", "#d8d2c4", "#1b1a24", "#b4662e", "#8a8f9f", "#3a2440"];
const WEAR: ((t: Tones) => string)[] = [
  () => "",
  (t) => path("M70 40h44l-3 11H73z", BLACK) + path("M74 43h16v5H74zM95 43h16v5H95z", t.g),
  (t) => ring(83, 46, 7, t.g, 2.5) + ring(101, 46, 7, t.g, 2.5) + line("M90 45h4", t.g, 2.5),
  (t) => path("M71 30q21-12 42 0l1 8q-22-10-44 0z", t.l) + path("M92 22l5 7-5 7-5-7z", t.g),
  (t) => path("M72 56h40l-5 18q-15 8-30 0z", t.s) + line("M76 62h32M79 68h26", t.l, 2),
  (t) => line("M112 46q10 2 8 16l-14 4", t.l, 3) + disc(113, 46, 5, t.l),
  (t) => path("M96 40h18v12H98z", t.s) + disc(105, 46, 4, t.g) + line("M74 36 110 52", t.s, 2.5),
];
const COATS = ["robe", "collar", "armour", "coat", "cape", "plate", "harness"];
const CLOTH = ["#7db9f5", "#7fd6a0", "#f097c2", "#e3d06c", "#8be2fb", "#d9c9ff", "#ff9a5a", "#a5efb6"];
/** Somebody with a name: face, hair, coat and one thing they wear, by the number in the id. */
export function portrait(id: string): string {
  const i = Number(/\d+$/.exec(id)?.[0] ?? hash(id) % 97);
  const k = SKINS[(i * 2) % SKINS.length]!;
  const t = tones(CLOTH[(i * 3) % CLOTH.length]!);
  const hair = HAIRS[(i * 4) % HAIRS.length]!;
  return (
    halo(t) +
    SHOULDERS[COATS[(i * 3) % COATS.length]!]!(t) +
    (i % HAIR.length === 4 ? HAIR[4]!(hair, mix(hair, 70)) : "") +
    head(k) +
    face(k.d, mix("#b0506a", 60, k.m)) +
    (i % HAIR.length === 4 ? "" : HAIR[i % HAIR.length]!(hair, mix(hair, 70))) +
    WEAR[i % WEAR.length]!(t)
  );
}
export const portraitColor = (id: string) => CLOTH[(Number(/\d+$/.exec(id)?.[0] ?? hash(id) % 97) * 3) % CLOTH.length]!;
