import { expect, test } from "vitest";
import { FOLDS, lay } from "../src/titles/helionox/folding";

/** Two worlds: what each takes whole, without what is shut down, as lines, as short ones, and as tight as can be. */
const way =
  (oneline: boolean, top: number, ...heights: number[][]) =>
  () => ({ oneline, tops: [top, top], heights });
const none = FOLDS.length - 1;

test("while all of it has room, nothing is folded and the Market has its share", () => {
  const ways = [way(false, 100, [50, 60], [50, 60], [50, 60], [50, 60], [50, 60]), way(true, 40)];
  expect(
    lay(
      400,
      () => 200,
      () => 120,
      ways,
    ),
  ).toEqual({ oneline: false, folds: [0, 0], market: 200, more: [false, false] });
});

test("each world folds no more than it must", () => {
  const ways = [way(false, 100, [50, 150], [50, 130], [50, 90], [50, 80], [50, 70])];
  expect(
    lay(
      400,
      () => 200,
      () => 120,
      ways,
    ),
  ).toEqual({ oneline: false, folds: [0, 2], market: 200, more: [false, false] });
});

test("the Market gives way before catastrophes lose their words, and never what its cards need", () => {
  const ways = [way(false, 100, [50, 200], [50, 190], [50, 160], [50, 110], [50, 90])];
  expect(
    lay(
      400,
      () => 200,
      () => 120,
      ways,
    ),
  ).toEqual({ oneline: false, folds: [0, 2], market: 132, more: [false, false] });
  expect(
    lay(
      400,
      () => 200,
      () => 150,
      ways,
    ),
  ).toEqual({ oneline: false, folds: [0, 3], market: 182, more: [false, false] });
});

test("globes stand on one line before names of cards are left out", () => {
  const tall = [300, 260, 240, 230, 150].map((height) => [50, height]);
  const short = tall.map(([one, other]) => [one!, other! - 10]);
  expect(
    lay(
      400,
      () => 200,
      () => 120,
      [way(false, 100, ...tall), way(true, 40, ...short)],
    ),
  ).toEqual({
    oneline: true,
    folds: [0, 2],
    market: 122,
    more: [false, false],
  });
});

test("what even so has no room is told to be more", () => {
  const ways = [way(true, 40, ...[500, 480, 460, 440, 420].map((height) => [50, height]))];
  expect(
    lay(
      400,
      () => 200,
      () => 120,
      ways,
    ),
  ).toEqual({ oneline: true, folds: [0, none], market: 120, more: [false, true] });
});
