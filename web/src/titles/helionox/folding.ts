/** How much each world tells where all of it has no room: measured as it stands, and never reckoned from its words. */
import { inUnits } from "../../lib/unit";

/** What is left out, one thing after the other: what a place that is shut down would give, the second line of Events,
 * what a catastrophe does, names of illegal cards. */
export const FOLDS = ["", "brief", "brief lines", "brief lines short", "brief lines short tight"] as const;
/** Up to here every world keeps what it must tell; for more the globes stand on one line with their names first. */
const PLAIN = 3;
/** So far they fold before the Market gives way. */
const LINES = 2;
const GAP = 8;

/** One way to place the worlds: where each one's column begins, and its height folded so and so far. */
export interface Way {
  oneline: boolean;
  tops: number[];
  heights: number[][];
}
/** As it is laid out: heights and folds in sixteenths of the unit, `more` where even so not all is in sight. */
export interface Laid {
  oneline: boolean;
  folds: number[];
  market: number;
  more: boolean[];
}

/** The Market has what it wishes unless Events need the room, and never less than its cards' words: what these need is
 * only asked then, and so is the other way to place the worlds. */
export function lay(
  height: number,
  wish: (oneline: boolean) => number,
  least: () => number,
  ways: (() => Way)[],
): Laid {
  const last = FOLDS.length - 1;
  const left = (way: Way, most: number) =>
    height - GAP - Math.max(...way.tops.map((top, i) => top + way.heights[most]![i]!));
  const settle = (way: Way, market: number): Laid => {
    const fits = (i: number, fold: number) => way.tops[i]! + way.heights[fold]![i]! <= height - market - GAP;
    const folds = way.tops.map((_, i) => FOLDS.findIndex((_, fold) => fold === last || fits(i, fold)));
    return { oneline: way.oneline, folds, market, more: folds.map((fold, i) => !fits(i, fold)) };
  };
  let found: Laid | null = null;
  for (const [i, asked] of ways.entries()) {
    const way = asked();
    for (const most of i === ways.length - 1 ? [LINES, PLAIN, last] : [LINES, PLAIN]) {
      const wished = wish(way.oneline);
      const room = left(way, most);
      if (room >= wished) return settle(way, wished);
      if (room >= least()) return settle(way, Math.max(least(), room));
      found = settle(way, least());
    }
  }
  return found!;
}

/** What has been measured, by what it hangs on: all but the shapes of letters. */
const known = new Map<string, number[]>();
function measured(box: Element, wide: number, measure: () => number[]): number[] {
  const unit = getComputedStyle(document.documentElement).fontSize;
  const key = [wide, unit, box.closest(".hx-scene")!.className, box.innerHTML].join("|");
  const before = known.get(key);
  if (before) return before;
  if (known.size > 60) known.clear();
  const found = measure();
  known.set(key, found);
  return found;
}

/** What each column takes at each fold, if it is so wide. */
export function heights(columns: HTMLElement[], wide: number): number[][] {
  const each = columns.map((column) =>
    measured(column.firstElementChild!, wide, () => {
      const told = column.firstElementChild!;
      const before = [column.style.width, told.getAttribute("data-fold")!] as const;
      column.style.width = `${wide / 16}rem`;
      const found = FOLDS.map((fold) => {
        told.setAttribute("data-fold", fold);
        return inUnits(told.getBoundingClientRect().height);
      });
      column.style.width = before[0];
      told.setAttribute("data-fold", before[1]);
      return found;
    }),
  );
  return FOLDS.map((_, fold) => each.map((found) => found[fold]!));
}

/** What the Market's cards need with low pictures. */
export function least(market: HTMLElement): number {
  return measured(market, market.clientWidth, () => {
    const before = market.style.minHeight;
    market.style.minHeight = "0";
    const needed = inUnits(market.getBoundingClientRect().height);
    market.style.minHeight = before;
    return [needed];
  })[0]!;
}
/** Typefaces that come late make all of it anew. */
export const forget = () => known.clear();
