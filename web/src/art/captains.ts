/** The eight captains of Revenant: people, in their own colours. */
import { BLACK, BONE, mix, tones, path, line, disc, ring, type Tones } from "./paint";
import { face, halo, head, SKINS } from "./people";

const X = 92;
const CAPTAINS: Record<string, { color: string; draw: (t: Tones) => string }> = {
  "scientist A": {
    color: "#86ccff",
    draw: (t) => {
      const k = SKINS[1]!;
      return (
        path("M28 112c4-30 26-38 64-38s62 8 66 38z", t.m) +
        path("M28 112c4-30 26-38 64-38v38z", t.l, 'opacity=".75"') +
        path("M64 80l28 32 28-32-8-10H72z", BONE) +
        path("M92 112V86l-22-14-4 10zM92 112V86l22-14 4 10z", t.s) +
        head(k) +
        path("M72 44C66 12 118 12 112 44c-3-14-8-18-20-18s-17 4-20 18z", "#e8e4da") +
        path("M73 52q4 22 19 28 15-6 19-28l-4 6q-15 8-30 0z", "#e8e4da") +
        path("M82 62q10 5 20 0-4 7-10 7t-10-7z", k.s) +
        `<g fill="${t.m}" stroke="#14110b" stroke-width="2"><circle cx="83.500" cy="45" r="6.500"/><circle cx="101" cy="45" r="6.500"/><path d="M90 44h4.500"/></g>` +
        line("M80 47l5-5M98 47l5-5", BONE, 1.8)
      );
    },
  },
  "scientist B": {
    color: "#9fd8e8",
    draw: (t) => {
      const k = SKINS[3]!;
      return (
        ring(X, 40, 34, "#ffe2ae", 3) +
        ring(X, 40, 34, "#ffe2ae", 7, 'opacity=".2"') +
        path("M34 112C32 62 62 70 92 70s60-8 58 42z", mix("#e8eef2", 74)) +
        path("M34 112C32 62 62 70 92 70v42z", "#e8eef2") +
        path("M62 60C54 6 130 6 122 60l10 30q-40 18-80 0z", mix("#e8eef2", 62)) +
        path("M62 60C56 20 74 12 92 12v84q-20 0-40-6z", "#e8eef2") +
        path("M72 48c0-26 40-26 40 0 0 20-8 32-20 32s-20-12-20-32z", BLACK) +
        head(k) +
        face(k.d) +
        path("M72 54h40l-4 20q-16 10-32 0z", t.m) +
        path("M72 54h20v24q-10 0-16-4z", t.l) +
        disc(82, 68, 5, BLACK) +
        disc(102, 68, 5, BLACK) +
        line("M76 76q-22 6-20 30M108 76q22 6 20 30", t.s, 5)
      );
    },
  },
  "scout A": {
    color: "#a6ecc5",
    draw: (t) => {
      const k = SKINS[0]!;
      return (
        path("M34 112c2-24 22-34 58-34s56 10 58 34z", t.s) +
        path("M34 112c2-24 22-34 58-34v34z", t.m) +
        path("M62 74q30 20 60 0l8 16q-38 20-76 0z", "#c5563f") +
        path("M118 84l24 28h-18l-16-22z", "#9a3d2c") +
        head(k) +
        path("M72 48C60 10 124 10 112 48q0-18-10-22-18 10-28 4-4 8-2 18z", "#6d3b22") +
        path("M70 26q22-16 44 0l2 10q-24-12-48 0z", "#2a2018") +
        disc(82, 25, 8, t.g, 'stroke="#2a2018" stroke-width="3"') +
        disc(102, 25, 8, t.l, 'stroke="#2a2018" stroke-width="3"') +
        face("#2a2018", k.d)
      );
    },
  },
  "scout B": {
    color: "#7fd0b0",
    draw: (t) => {
      const k = SKINS[2]!;
      return (
        path("M30 112c0-26 24-36 62-36s62 10 62 36z", mix("#8a6a42", 60)) +
        path("M30 112c0-26 24-36 62-36v36z", "#8a6a42") +
        path("M92 78 70 112h44z", t.s) +
        line("M92 84v28", t.l, 3) +
        head(k) +
        path("M74 50c-4 20 2 30 18 34 16-4 22-14 18-34-2 16-8 20-18 20s-16-4-18-20z", "#241a17") +
        face("#17100e", k.l) +
        path("M38 34q54-26 108 0-8 10-54 10T38 34z", mix("#c9a56a", 55)) +
        path("M38 34q54-26 108 0-54-8-108 0z", "#c9a56a") +
        path("M66 28q2-26 26-26t26 26q-26-8-52 0z", mix("#c9a56a", 78)) +
        path("M66 28q2-5 1-6 26-8 50 0l1 6q-26-8-52 0z", t.m) +
        disc(101, 47, 7.5, t.g, `stroke="#e9d08a" stroke-width="2.500" fill-opacity=".5"`) +
        line("M107 52q6 14 2 34", "#e9d08a", 2) +
        line("M136 100 166 66l8 8-30 32z", "#e9d08a", 3) +
        disc(170, 68, 7, t.s, `stroke="#e9d08a" stroke-width="3"`)
      );
    },
  },
  "commander A": {
    color: "#ff9a5a",
    draw: (t) => {
      const k = SKINS[2]!;
      return (
        path("M18 112V88l30-14h88l30 14v24z", t.s) +
        path("M18 112V88l30-14h44v38z", t.m) +
        path("M16 88l32-16 16 12-8 14H16zM168 88l-32-16-16 12 8 14h40z", t.l) +
        line("M20 98h32M132 98h32", "#0d1122", 2) +
        path("M76 76h32v36H76z", "#141a2c") +
        path("M90 80h4v30h-4z", t.g) +
        head(k) +
        path("M73 40q0-20 19-21 19 1 19 21l-4-6H77z", "#17100e") +
        path("M88 8h8v20h-8z", "#17100e") +
        path("M88 10q6-16 26-8-14 2-17 18z", t.l) +
        line("M78 42l10 3M106 42l-10 3", "#17100e", 3) +
        line("M104 38l5 22", k.l, 2) +
        line("M84 61h15", "#17100e", 2.5)
      );
    },
  },
  "commander B": {
    color: "#f0796a",
    draw: (t) => {
      const k = SKINS[3]!;
      return (
        path("M10 112V82q16-22 40-12h84q24-10 40 12v30z", mix("#8d97b0", 42)) +
        path("M10 112V82q16-22 40-12h42v42z", mix("#aab4cc", 62)) +
        path("M6 96q2-34 34-32 20 4 22 26l-10 22H10zM178 96q-2-34-34-32-20 4-22 26l10 22h42z", mix("#aab4cc", 80)) +
        path("M24 74l14 0 0 30-14 0zM146 74l14 0 0 30-14 0z", t.m) +
        path("M74 78h36v34H74z", t.s) +
        head(k) +
        path("M73 46q-2 30 19 40 21-10 19-40l-4 14q-15 8-30 0z", "#b4662e") +
        path("M73 46q-2 30 19 40V63q-10 0-15-3z", "#d08344") +
        line("M78 44h10M96 44h10", "#3a1c10", 4) +
        path("M68 40V22q8-16 24-16t24 16v18H68z", mix("#aab4cc", 62)) +
        path("M68 40V22q8-16 24-16v34z", mix("#cfd7e8", 84)) +
        path("M88 6h8v34h-8z", t.l) +
        path("M66 36h52v6H66z", mix("#8d97b0", 42))
      );
    },
  },
  "politician A": {
    color: "#e3b8ff",
    draw: (t) => {
      const k = SKINS[4]!;
      return (
        path("M24 112c10-26 34-34 68-34s58 8 68 34z", t.s) +
        path("M24 112c10-26 34-34 68-34v34z", t.m) +
        path("M74 78l18 34 18-34z", "#2b1f3c") +
        path("M60 84l14-6 18 34H76zM124 84l-14-6-18 34h16z", "#e9d08a") +
        head(k) +
        path("M70 40C60-10 124-10 114 40q-4-12-22-12t-22 12z", t.m) +
        path("M70 40C62-4 80-2 92-2v30q-18 0-22 12z", t.l) +
        line("M70 24q22-14 46 2M72 12q20-10 40 2M70 36q20-16 44 0", t.s, 2.5) +
        path("M92 2l5 7-5 7-5-7z", "#e9d08a") +
        face("#1d1420", "#a04e62") +
        line("M72 56v14M112 56v14", "#e9d08a", 2.5) +
        disc(72, 73, 4, "#e9d08a") +
        disc(112, 73, 4, "#e9d08a")
      );
    },
  },
  "politician B": {
    color: "#d9c9ff",
    draw: (t) => {
      const k = SKINS[3]!;
      return (
        path("M30 112 40 60q6 24 30 26h44q24-2 30-26l10 52z", t.m) +
        path("M30 112 40 60q6 24 30 26h22v26z", t.l, 'opacity=".8"') +
        path(
          "M36 26q10 46 38 56l-4 12Q36 84 36 26zM148 26q-10 46-38 56l4 12q34-10 34-68z",
          t.s,
          `stroke="${t.l}" stroke-width="2"`,
        ) +
        path("M80 86h24l-12 26z", "#141a2c") +
        disc(92, 90, 5, "#ffe26b") +
        head(k) +
        path("M73 46q-6-30 19-30t19 30q2 18-2 30 14-30 0-52-12-14-34-4-14 10-2 26z", "#2b2a3c") +
        line("M73 34q19-10 38 0", "#e9d08a", 3) +
        path("M92 22l4 6-4 6-4-6z", "#e9d08a") +
        face("#2b2a3c", "#b0506a")
      );
    },
  },
};
export const captainColor = (role: string) => CAPTAINS[role]?.color ?? "#cfc8ba";
/** A captain: each profession and side has its own coat, hair and one thing only they have. */
export function captain(role: string): string {
  const one = CAPTAINS[role] ?? CAPTAINS["scientist A"]!;
  const t = tones(one.color);
  return halo(t) + one.draw(t);
}
