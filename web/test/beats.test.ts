import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, View } from "../src/lib/types";
import { duration, steps, waits, whole, type About, type Step } from "../src/stage/beats";
import { blocks, byCause } from "../src/stage/log";
import { Stage } from "../src/stage/stage.svelte";

const entry = (number: number, cause: number, seat = 1, verb = "played"): LogEntry => ({
  number,
  cause,
  seat,
  verb,
  rule: "",
  args: {},
  words: `${verb} ${number}`,
});
const view = (more: Partial<View>): View =>
  ({
    seat: 0,
    state: { gold: 9, cards: 4 },
    reckoned: { left: 1 },
    log: [],
    log_from: 0,
    waiting_for: 0,
    turns: [],
    ...more,
  }) as View;
const ABOUT: About = { mine: false, concerns: false, rolled: false, more: false, asked: false };

// ---- grouping

test("each beat has the table and the log as they stood then, and only the last one asks", () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, 2), entry(3, 4), entry(4, 4)];
  const question = { name: "main" } as View["question"];
  const beats = [
    { until: 2, state: { gold: 1 }, reckoned: { left: 3 } },
    { until: 3, state: { gold: 5 }, reckoned: {} },
  ];
  const found = steps(view({ log, beats, question }), log, 0);
  expect(found.map((step) => step.until)).toEqual([2, 3, 5]);
  expect(found.map((step) => step.view.state.gold)).toEqual([1, 5, 9]);
  expect(found.map((step) => step.view.state.cards)).toEqual([4, 4, 4]);
  expect(found.map((step) => step.view.reckoned.left)).toEqual([3, 1, 1]);
  expect(found.map((step) => step.cause?.number)).toEqual([0, 2, 4]); // an effect that is told first has its cause
  expect(found.map((step) => step.view.question)).toEqual([null, null, question]);
});

test("what comes later of an act that was told goes on with it", () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, -1)];
  const [step] = steps(view({ log: log.slice(1), log_from: 1 }), log, 1);
  expect(step).toMatchObject({ goesOn: true, cause: { number: 0 } });
  expect(whole(log, log[0]!).map((each) => each.number)).toEqual([0, 1]);
  expect(whole([entry(0, 1), entry(1, 1), entry(2, 1), entry(3, 3)], entry(1, 1)).map((each) => each.number)).toEqual([
    1, 0, 2,
  ]);
});

test("for the ear each act comes before what came of it, and what belongs to none is left out", () => {
  const told = byCause([entry(4, 5), entry(5, 5), entry(6, 2), entry(7, -1), entry(8, 5), entry(9, 9)]);
  expect(told.map((each) => each.number)).toEqual([6, 5, 4, 8, 9]);
});

test("where nothing is told there is nothing to wait for", () => {
  const [step] = steps(view({}), [], 0);
  expect(step!.cause).toBeNull();
  expect(duration(step!, ABOUT)).toBe(0);
});

test("others' acts last as long as they take to read, one's own do not keep one waiting", () => {
  const [step] = steps(view({ log: [entry(0, 0)] }), [entry(0, 0)], 0);
  const long = { ...step!, cause: { ...entry(0, 0), words: "one two three four five six seven eight" } };
  expect(duration(step!, ABOUT)).toBe(1200);
  expect(duration(long, ABOUT)).toBe(2000);
  expect(duration(step!, { ...ABOUT, concerns: true })).toBe(1500);
  expect(duration(step!, { ...ABOUT, mine: true })).toBe(0);
  expect(duration(step!, { ...ABOUT, mine: true, more: true })).toBeGreaterThan(0);
  expect(waits({ ...ABOUT, mine: true, rolled: true })).toBe(true);
  expect(waits({ ...ABOUT, mine: true, rolled: true, asked: true })).toBe(false);
  expect(waits({ ...ABOUT, rolled: true })).toBe(false);
});

test("what concerns me is waited for, and at normal pace at most a second and a half", () => {
  const [step] = steps(view({ log: [entry(0, 0)] }), [entry(0, 0)], 0);
  const words = (n: number) => ({ ...step!, cause: { ...entry(0, 0), words: "word ".repeat(n).trim() } });
  for (const n of [1, 6, 12, 40])
    for (const goesOn of [false, true])
      for (const rolled of [false, true])
        for (const more of [false, true])
          expect(duration({ ...words(n), goesOn }, { ...ABOUT, concerns: true, rolled, more })).toBe(1500);
  expect(duration(words(40), { ...ABOUT, mine: true, rolled: true })).toBe(1500);
  expect(duration(words(40), ABOUT)).toBeGreaterThan(1500); // others' long sentences may take longer to read
});

// ---- the queue

let shown: number[];
let speed: number;
let about: About;
let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  speed = 1;
  about = ABOUT;
  stage = new Stage({
    show: (step) => shown.push(step.until),
    about: (_, more) => ({ ...about, more }),
    speed: () => speed,
  });
});
afterEach(() => vi.useRealTimers());
const some = (n: number): Step[] => {
  const log = Array.from({ length: n }, (_, i) => entry(i, i));
  const beats = log.slice(1).map((_, i) => ({ until: i + 1, state: {}, reckoned: {} }));
  return steps(view({ log, beats }), log, 0);
};

test("one after the other, in order; nothing runs ahead, and more waits its turn", () => {
  stage.take(some(3));
  expect(shown).toEqual([1]);
  stage.take(some(1));
  vi.advanceTimersByTime(1199);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(2400);
  expect(shown).toEqual([1, 2, 3, 1]);
  expect(stage.busy).toBe(true); // the last one is being looked at
  vi.advanceTimersByTime(1200);
  expect(stage.busy).toBe(false);
});

test("more of the moment that was told last is shown with it, without a step of its own", () => {
  const [first, last] = some(2);
  const priced = { ...last!.view, crumbs: ["priced"] } as unknown as View;
  const more = steps({ ...priced, log: [], log_from: 2, beats: [] }, last!.view.log, 2);
  stage.take([first!, last!]);
  stage.take(more); // it is still to come
  expect(stage.left).toBe(1);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual([1, 2]);
  expect(stage.now!.view.crumbs).toEqual(["priced"]);
  expect(stage.now!.entries).toHaveLength(1);
  stage.take(more); // it is being looked at
  expect(shown).toEqual([1, 2, 2]);
  vi.advanceTimersByTime(1200);
  expect(stage.busy).toBe(false);
});

test("four times as fast, and at once", () => {
  speed = 4;
  stage.take(some(3));
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(300);
  speed = 0;
  stage.take(some(5));
  expect(shown).toEqual([1, 2, 3, 5]);
  expect(stage.busy).toBe(false);
  expect(stage.now!.entries).toHaveLength(5); // nothing of what happened is lost
});

test("a click goes one step on, Space to the end, a pause holds", () => {
  stage.take(some(4));
  stage.next();
  expect(shown).toEqual([1, 2]);
  stage.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1, 2]);
  stage.pause(false);
  expect(shown).toEqual([1, 2, 3]);
  stage.finish();
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(stage.busy).toBe(false);
});

test("one's own dice lie until they were seen, or one goes on", () => {
  about = { ...ABOUT, mine: true, rolled: true };
  stage.take(some(1));
  vi.advanceTimersByTime(1499);
  expect(stage.waits).toBe(true);
  expect(stage.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(stage.busy).toBe(false);
  stage.take(some(1));
  stage.next();
  expect(stage.busy).toBe(false);
  stage.take(some(1));
  stage.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(stage.busy).toBe(true); // paused, they lie as long as one likes
});

test("far behind, it catches up by itself", () => {
  stage.take(some(80));
  expect(shown).toEqual([80]);
});

// ---- the log by turns

test("a block for each turn, a line for each act, phases between them, and no doubles", () => {
  const log = [
    entry(0, 0, -1, "cycle-begins"),
    entry(1, 1, 0, "manned"),
    entry(2, 1, 0, "gained"),
    entry(3, -1, 0, "obtained"),
    entry(4, 5, 0, "spent"),
    entry(5, 5, 0, "played"),
    entry(6, 6, 1, "manned"),
    entry(7, 7, -1, "phase-begins"),
    entry(8, 8, 0, "manned"),
  ];
  const found = blocks(log, {
    turns: [0, 1, 6, 8],
    breaks: ["cycle-begins", "phase-begins"],
    heads: [],
    chapter: "cycle-begins",
  });
  expect(found.map(({ seat, turn }) => [seat, turn])).toEqual([
    [-1, 0],
    [0, 1],
    [1, 1],
    [-1, 0],
    [0, 2],
  ]);
  expect(found[1]!.lines.map((line) => [line.cause.number, line.effects.map((each) => each.number)])).toEqual([
    [1, [2]],
    [5, [4]],
  ]);
});

test("a turn begins with what is told before its first act", () => {
  const log = [entry(0, 0, 1, "manned"), entry(1, 2, 0, "influence-gained"), entry(2, 2, 0, "starts-at")];
  const found = blocks(log, { turns: [0, 1], breaks: [], heads: [] });
  expect(found.map(({ seat, from }) => [seat, from])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(found[1]!.lines.map((line) => [line.cause.number, line.effects.map((each) => each.number)])).toEqual([
    [2, [1]],
  ]);
});
