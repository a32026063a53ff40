import { expect, test } from "vitest";
import type { Option, Score } from "../src/lib/types";
import type { TitleUI } from "../src/titles";
import { asking, drawn, option, read, seated } from "./seated";

const Prompt = (await import("../src/table/Prompt.svelte")).default;
const advice = { open: false, overlooked: null, busy: false };
const prompt = async (name: string, options: Option[], ui: Partial<TitleUI>) => {
  const table = await seated("revenant", { question: asking(name, options) }, { ui });
  return drawn(Prompt, { table, advice, scores: () => undefined });
};
/** The classes of an answer's button. */
const classes = (html: string, answer: string) =>
  new RegExp(`<button[^>]*data-option="${answer}"[^>]*>`)
    .exec(html)?.[0]
    .match(/class="([^"]*)"/)?.[1]
    ?.split(" ");

test("ending the turn is an act of its own and never one of the side answers", async () => {
  const html = await prompt("end", [option("trade"), option("end-turn")], { ends: ["end-turn"] });
  expect(classes(html, "end-turn")).toEqual(expect.arrayContaining(["go", "end"]));
  expect(classes(html, "end-turn")).not.toContain("side");
  expect(classes(html, "trade")).toContain("side");
});

test("few answers are all buttons, also where some of them lie on the table", async () => {
  const html = await prompt("scan", [option("use"), option("nothing")], {
    targets: ({ verb }) => (verb === "use" ? ["gear:Deep Scanner"] : []),
    quiet: ["nothing"],
  });
  expect(classes(html, "use")).toContain("go");
  expect(classes(html, "nothing")).toContain("go");
  expect(html).not.toContain("aria-expanded");
});

test("a move that waits for the connection is told", async () => {
  const table = await seated("revenant", { question: asking("man", [option("man")]) });
  table.online = false;
  table.sending = true;
  expect(read(drawn(Prompt, { table, advice, scores: () => undefined }))).toContain("Your move is sent again");
});

// ---- what others do

const Wishes = (await import("../src/people/Wishes.svelte")).default;

test("who watches is asked, too, before the players' new table is opened", async () => {
  const table = await seated("revenant", {});
  table.invited = "next";
  expect(read(drawn(Wishes, { table }))).toContain("your seat is kept there. Come along Not now");
  table.you = [];
  expect(read(drawn(Wishes, { table }))).toContain("The players have set up a new table. Watch Not now");
});

test("a seat that a bot took over when the time ran out can be taken back where that is told", async () => {
  const table = await seated("revenant", {});
  table.notices = [{ id: 1, text: "Your time has run out.", seat: 0 }];
  const seat = table.card!.seats[0]!;
  table.card = { ...table.card!, seats: [{ ...seat, bot: "steady" }, table.card!.seats[1]!] };
  expect(read(drawn(Wishes, { table }))).toBe("Your time has run out. Take back Got it");
});

// ---- the end

const End = (await import("../src/table/End.svelte")).default;
const part = (name: string) => ({ label: name, icon: `i-${name}`, color: "red" });
const ended = async (scores: Score[], more = {}) => {
  const table = await seated("helionox", { over: true, scores, winners: [0] }, { ui: { part }, ...more });
  return drawn(End, { table, close: () => undefined });
};
/** What each bar holds: how wide, and with which number. */
const bars = (html: string) =>
  [...html.matchAll(/<div class="bar(?=[" ])[^>]*>(.*?)<\/div>/gs)].map(([, inside]) =>
    [...inside!.matchAll(/<i[^>]*width:([\d.]+)[^>]*>.*?<span[^>]*>(.*?)<\/span>/gs)].map(([, width, n]) => [
      Math.round(Number(width)),
      n,
    ]),
  );

test("what was lost hangs below the end of what was gained and hides nothing of it", async () => {
  const html = await ended([
    { seat: 0, name: "Mira", parts: { cards: 34, events: 16, infamy: -10 }, total: 40 },
    { seat: 1, name: "Jonas", parts: { cards: 20, events: 5 }, total: 25 },
  ] as unknown as Score[]);
  expect(bars(html)).toEqual([
    [
      [68, "34"],
      [32, "16"],
    ],
    [[20, "−10"]],
    [
      [40, "20"],
      [10, "5"],
    ],
  ]);
  expect(html).toMatch(/class="bar hang[^>]*margin-left:\s?80%/); // where 40 of 50 end
});

test("of two sides it is told how far apart they are, and what decided it", async () => {
  const side = (name: string, seat: number, parts: Record<string, number>) => ({ name, seat, parts });
  const [team, other] = [
    side("Your team", 0, { events: 14, cards: 11, missions: 5 }),
    side("Syndicate", -1, { events: 61, cards: 32 }),
  ];
  const told = async (winners: number[], sides: (typeof team)[]) => {
    const table = await seated("helionox", { over: true, winners }, { ui: { part, sides: () => sides } });
    return read(drawn(End, { table, close: () => undefined }));
  };
  expect(await told([], [team, other])).toContain("Syndicate: 63 ahead. What decided it: events, 61 to 14.");
  const better = { ...team, parts: { events: 60, cards: 50, missions: 5 } };
  expect(await told([0], [better, other])).toContain("Your team: 22 ahead. What decided it: cards, 50 to 32.");
  expect(await told([0], [team, { ...team, seat: -1 }])).not.toContain("ahead");
});

test("a table whose players have set up another leads there", async () => {
  const scores = [{ seat: 0, name: "Mira", parts: { cards: 3 }, total: 3 }] as unknown as Score[];
  expect(read(await ended(scores))).toContain("Play again with the same people");
  expect(read(await ended(scores, { card: { rematch: "next" } }))).toContain("To the new table");
});

test("Revenant's account multiplies influence and power, and says whether a colony was reached", async () => {
  const Ledger = (await import("../src/titles/revenant/Ledger.svelte")).default;
  const admirals = [
    { influence: { Zenor: 2, Fenrax: 1 }, hidden: { Zenor: 1 } },
    { influence: { Fenrax: 4 }, hidden: {} },
  ];
  const state = { admirals, power: { Zenor: 3, Fenrax: 2 }, chosen_colony: "none" };
  const table = await seated("revenant", { state });
  table.content = { colony: { Clearwater: { name: "Clear Water", house: "Fenrax" } } };
  const scores = [0, 1].map((seat) => ({ seat, name: "", parts: {}, total: 0 }));
  const account = () => read(drawn(Ledger, { table, scores }));
  expect(account()).toContain("Fenrax 2 1 × 2 = 2 4 × 2 = 8");
  expect(account()).toContain("Zenor 3 3 × 3 = 9 –");
  expect(account()).toContain("No colony was reached");
  table.latest = { ...table.latest!, state: { ...state, chosen_colony: "Clearwater" } };
  expect(account()).toContain("Fenrax 3 1 × 3 = 3 4 × 3 = 12");
  expect(account()).toContain("Clear Water");
});

// ---- things

test("X-ODUS: the border of a System has the rulebook's colour", async () => {
  const Tile = (await import("../src/titles/xodus/Tile.svelte")).default;
  const hue = (kind: string) => {
    const html = drawn(Tile, { tile: { kind, enemies: 1 }, open: Array(6).fill(false), ties: Array(6).fill("") });
    const hex = /stroke="#(\w{6})" stroke-width="5.500"/.exec(html)![1]!;
    const [r, g, b] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
    return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  };
  expect(Math.abs(hue("allied"))).toBeGreaterThan(150); // blue
  expect(hue("enemy")).toBeGreaterThan(20); // orange
  expect(hue("enemy")).toBeLessThan(40);
  expect(Math.abs(hue("corrupted"))).toBeLessThan(10); // red
});

const fleet = {
  Warship: { owner: 1, system: "Reach", health: 3, markers: 4 },
  Explorer: { owner: 2, system: "Reach", health: 2, markers: 3 },
};
const die = (colour: string, place: number, face = "") => ({ colour, place, face });

test("X-ODUS: in a combat each ship has the dice that are its own", async () => {
  const Duel = (await import("../src/titles/xodus/Duel.svelte")).default;
  const state = {
    crew: ["Warship", "Explorer"],
    ships: fleet,
    foes: { Drone: { system: "Reach", health: 2 } },
    combat: { foes: ["Drone"], target: "Drone", manoeuvres: {}, added: {}, retaliation: {} },
    roll: { kind: "attack", ships: ["Warship"], dice: { Warship: [die("red", 1, "hit")] } },
  };
  const reckoned = {
    acting: ["Explorer"],
    fighters: { Explorer: { dice: [die("yellow", 1), die("blue", 2)], misses: 0 } },
    attack: null,
    attacks: 2,
    manoeuvres: {},
    ships: {},
  };
  const table = await seated("xodus", { state, reckoned } as never);
  const dice = () => [...drawn(Duel, { table }).matchAll(/aria-label="(red|yellow|blue)/g)].map(([, colour]) => colour);
  expect(dice()).toEqual(["yellow", "blue"]); // not those that another has thrown before
  const roll = { kind: "health", ships: ["Warship"], dice: state.roll.dice };
  table.shown = { ...table.shown!, state: { ...state, roll } };
  expect(dice()).toEqual(["red"]);
});

test("X-ODUS: an Exploration card tells its story beside its options", async () => {
  const Reading = (await import("../src/titles/xodus/Reading.svelte")).default;
  const state = { ships: fleet, exploration: { card: "Wreck", taken: [] } };
  const table = await seated("xodus", { state, reckoned: { exploration: [] } } as never);
  const options = [{ text: "Salvage it." }, { text: "Fly on." }];
  table.content = {
    exploration: { Wreck: { name: "The Wreck", type: "Analysis", story: "Cold.\n\nSilent.", options } },
  };
  expect(read(drawn(Reading, { table }))).toMatch(/The Wreck .*Cold\. Silent\. Salvage it\. Fly on\.$/);
});

test("Helionox: what is said of a Location are two lines, each whole behind its sign", async () => {
  const { aboutPlace } = await import("../src/titles/helionox/about");
  const table = await seated("helionox", { state: { locations: { Mars: { site: "Forge" } } } });
  table.content = { site: { Forge: { name: "The Forge", bonus: "Draw a card now.", key: "Gain 2 more." } } };
  const { component, props } = aboutPlace(table, "Mars").card!;
  const lines = [...drawn(component, props).matchAll(/<p>(.*?)<\/p>/gs)].map(([, line]) => read(line!));
  expect(lines).toEqual(["Draw a card now.", "Gain 2 more."]);
});

test("Revenant: what upper and lower mean of a defect is told by its card", async () => {
  const { aboutDefect } = await import("../src/titles/revenant/about");
  const table = await seated("revenant", {});
  table.content = {
    defect: { Leak: { name: "Reactor Leak", upper: "Upper: Lose it all.", lower: "Lower: Pay for it." } },
  };
  const { component, props } = aboutDefect(table, "Leak", "upper").card!;
  const html = drawn(component, props);
  expect(read(html)).toBe("Reactor Leak Lose it all. Pay for it.");
  expect(html).toMatch(/class="po [^"]*cov"[^>]*>.*Lose it all/s);
});
