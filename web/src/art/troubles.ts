/** Requests and Events of Helionox. */
import {
  polar,
  BLACK,
  WHITE,
  mix,
  tones,
  at,
  path,
  line,
  disc,
  ring,
  box,
  moved,
  times,
  gon,
  type Luck,
  type Tones,
} from "./paint";
import { head } from "./people";
import { place, placeColor } from "./worlds";

/** A request: a crate in the colour of where it comes from, on its way to another world. */
export function request(from: string, to: string): string {
  const t = tones(placeColor(from));
  return (
    place(to, 150, 66, 34, "w") +
    place(from, 30, 26, 20, "f") +
    line("M60 74Q92 20 132 40", WHITE, 3, 'stroke-dasharray="7 6"') +
    path("M126 28l18 12-20 8z", WHITE) +
    path("M18 66l34-16 34 16v30L52 112 18 96z", t.s) +
    path("M18 66l34-16 34 16-34 16z", t.l) +
    path("M18 66l34 16v30L18 96z", t.m) +
    line("M35 58l34 16v30", t.d, 5)
  );
}

const TROUBLE: Record<string, ((t: Tones, luck: Luck) => string)[]> = {
  stellar: [
    (t) =>
      path("M-10-10h70q40 40 0 118H-10z", "#ffb45c") +
      path("M-10 0h50q30 36 0 100H-10z", "#ffe2a8") +
      line("M60 20q30 8 60-8M62 54q40-4 80 4M56 88q34-4 60 12", t.l, 6, 'stroke-linecap="round"'),
    (t) =>
      [
        [150, 18, 13],
        [96, 34, 20],
        [52, 74, 10],
        [132, 78, 15],
      ]
        .map(
          ([x, y, r]) =>
            line(
              `M${x! + r!} ${y! - r!}l${r! * 2.4}-${r! * 1.8}`,
              "#ffd9a0",
              r! * 0.7,
              'opacity=".6" stroke-linecap="round"',
            ) + path(gon(x!, y!, 7, r!, r!), t.m, `stroke="${t.l}" stroke-width="2"`),
        )
        .join(""),
    (t) =>
      times(4, (i) => line(`M-6 ${20 + i * 22}q40-26 80 0t80 0 60-6`, i % 2 ? t.l : t.m, 5)) +
      disc(96, 54, 16, BLACK, `stroke="${t.g}" stroke-width="4"`),
    (t) =>
      disc(96, 54, 30, BLACK) +
      ring(96, 54, 33, t.g, 6) +
      times(12, (i) =>
        line(`M${at(...polar(96, 54, 40, i * 30))}L${at(...polar(96, 54, 48 + (i % 3) * 8, i * 30))}`, t.l, 4),
      ),
    (t) =>
      line("M104-4 84 34h24L76 112", WHITE, 6) +
      line("M84 34 50 50 30 90M108 34l40 20 14 40", t.l, 4) +
      path("M10 108q20-30 44-16 14-22 40-10 22-18 44 4 26-10 44 22z", t.s),
  ],
  social: [
    (t, luck) =>
      times(11, (i) => {
        const [x, y] = [i * 18 + 4, 92 + (i % 2) * 8 - luck() * 8];
        return (
          disc(x, y - 18, 7, i % 3 ? t.m : t.l) + path(`M${at(x - 10, 114)}q0-22 10-24 10 2 10 24z`, i % 3 ? t.s : t.m)
        );
      }) +
      path("M60 70V24h54v24H64", "none", `stroke="${t.l}" stroke-width="4"`) +
      path("M62 24h52l-8 12 8 12H62z", t.l),
    (t) =>
      path("M28 112V60l64-36 64 36v52z", t.s) +
      path("M28 112V60l64-36v88z", t.m) +
      times(4, (i) => box(44 + i * 28, 66, 12, 46, BLACK)) +
      line("M92 24v-8l30-8", t.l, 4) +
      path("M70 60l44 40M114 60 70 100", "none", `stroke="#ffd9a0" stroke-width="7"`),
    (t) =>
      moved(-34, 14, head(t)) +
      moved(34, 14, head(tones(mix(t.l, 60)))) +
      path("M20 112q2-28 38-28t38 28zM88 112q2-28 38-28t38 28z", t.d, `stroke="${t.l}" stroke-width="2"`) +
      line("M84 44l16 0M86 56l12 0", "#ffd9a0", 4),
    (t) =>
      times(5, (i) => path(`M${18 + i * 34} 112V${62 - (i % 2) * 14}l12-14 12 14V112z`, i % 2 ? t.s : t.m)) +
      times(3, (i) => path(`M${42 + i * 50} ${50 - i * 6}q-14-16 2-36 0 14 12 20 6 12-4 16z`, "#ff9a5a")),
    (t) =>
      path("M36 100V40h112v60z", BLACK, `stroke="${t.l}" stroke-width="4"`) +
      line("M48 56h60M48 68h84M48 80h44", t.m, 5) +
      path("M124 20l30 8-8 18-28-8z", t.l) +
      line("M20 100h144", t.m, 6),
  ],
  catastrophic: [
    (t) =>
      disc(96, 54, 54, "#ff9a5a", 'opacity=".25"') +
      disc(96, 54, 40, BLACK) +
      ring(96, 54, 42, "#ffe2a8", 5) +
      times(16, (i) =>
        path(
          `M${at(...polar(96, 54, 46, i * 22.5 - 3))}L${at(...polar(96, 54, 62 + (i % 4) * 8, i * 22.5))}L${at(...polar(96, 54, 46, i * 22.5 + 3))}z`,
          i % 2 ? t.l : "#ffb45c",
        ),
      ),
    (t) =>
      path("M-6 114V54q30-30 56-6 20-44 60-14 34-30 60 8 20-6 34 6v66z", "#7a2a16") +
      path("M-6 114V78q30-20 50 0 30-34 60-6 30-20 50 6 20-10 50 2v34z", "#ff9a5a") +
      disc(140, 28, 18, t.l),
    (t) =>
      path("M96 0 72 40l20 14-30 58 70-66-24-12 18-34z", WHITE) +
      path("M-6 84q100-50 210 0v30H-6z", t.s) +
      line("M10 30l30 14M180 24l-34 18M20 66l30-4M176 70l-30-6", t.l, 5),
    (t) =>
      times(4, (i) =>
        line(
          `M96 54m-${14 + i * 16} 0a${14 + i * 16} ${10 + i * 11} 0 1 1 ${14 + i * 16} ${10 + i * 11}`,
          i % 2 ? "#ff9a5a" : t.l,
          8 - i,
        ),
      ) + disc(96, 54, 9, BLACK),
  ],
};
/** An Event: what shakes a world, above the world that it shakes. */
export function event(t: Tones, type: string, where: string, which: number, luck: Luck): string {
  const kinds = TROUBLE[type] ?? TROUBLE.stellar!;
  const again = Math.floor(which / kinds.length);
  const scene = kinds[which % kinds.length]!(t, luck);
  return (
    (again % 2 ? moved(200, 0, scene, "scale(-1 1)") : scene) +
    place(where, again % 2 ? 150 : 24, 88 - (again % 3) * 4, 20 + (again % 3) * 6)
  );
}
