import { expect, test } from "vitest";
import type { Option } from "../src/lib/types";
import icons from "../src/titles/helionox/icons.svg?raw";
import * as helionox from "../src/titles/helionox/model";
import * as revenant from "../src/titles/revenant/model";
import { fog, middle, towards } from "../src/titles/xodus/geometry";
import * as xodus from "../src/titles/xodus/model";

const option = (verb: string, args: Option["args"] = {}): Option => ({
  text: verb,
  verb,
  args,
  words: verb,
  detail: "",
});

test("Helionox: a card is lit where it lies for what is done with it", () => {
  const at = (verb: string) => helionox.targets(option(verb, { card: "Sentinel" }));
  expect(at("play")).toEqual(["hand:Sentinel"]);
  expect(at("buy")).toEqual(["market:Sentinel"]);
  expect(at("obtain")).toEqual(["market:Sentinel", "consumed:Sentinel"]);
  expect(at("consume-discarded")).toEqual([]); // drawn in the tray
  expect(helionox.targets(option("overcome", { side: "inactive", event: "Riots" }))).toEqual(["event:inactive:Riots"]);
  expect(helionox.targets(option("alternative", { event: "Riots" }))).toEqual(["event:active:Riots"]);
  expect(helionox.targets(option("travel", { location: "Mars" }))).toEqual(["place:Mars"]);
  expect(helionox.targets(option("deliver", { location: "Mars" }))).toEqual(["bay:Mars"]);
  expect(helionox.targets(option("partner", { seat: "2" }))).toEqual(["player:1"]);
  expect(helionox.targets(option("end-turn"))).toEqual([]);
  expect(helionox.targets(option("cycle-request"))).toEqual([]); // one clicks it to read it
});

test("Helionox: the cargo of each world has a shape of its own", () => {
  const shapes = helionox.LOCATIONS.map(
    (place) => new RegExp(`<symbol id="${helionox.cargoIcon(place)}"[^>]*>(.+)</symbol>`).exec(icons)?.[1],
  );
  expect(shapes).not.toContain(undefined);
  expect(new Set(shapes).size).toBe(helionox.LOCATIONS.length);
});

test("Revenant: only what one has can be touched on one's own board", () => {
  expect(revenant.targets(option("spend", { resource: "science" }))).toEqual(["resource:science"]);
  expect(revenant.targets(option("gain-resource", { resource: "science" }))).toEqual([]);
  expect(revenant.targets(option("man", { ship: "Zenor ark" }))).toEqual(["ship:Zenor ark"]);
  expect(revenant.chosen(option("man", { ship: "Zenor ark" }))).toEqual(["ship:Zenor ark"]);
  expect(revenant.chosen(option("repair", { ship: "Zenor ark" }))).toEqual([]);
});

test("Revenant: resources are laid into bays from the left, and what is locked stays in its own", () => {
  const admiral = {
    resources: { material: 3, energy: 0, science: 2, neutronium: 0 },
    compartments: {
      promote: { corrupted: false },
      cleanse: { corrupted: true, locked: { energy: 1 } },
      gain: { corrupted: false },
    },
  };
  expect(revenant.bays(admiral, [4, 2, 2])).toEqual([
    { name: "promote", corrupted: false, slots: ["material", "material", "material", "science"] },
    { name: "cleanse", corrupted: true, slots: ["energy", null] },
    { name: "gain", corrupted: false, slots: ["science", null] },
  ]);
});

test("X-ODUS: neighbours meet in the middle of their common edge", () => {
  for (let edge = 0; edge < 6; edge++) {
    const [q, r] = xodus.place(xodus.beside(0, 0, edge));
    const there = middle(q, r);
    const mine = towards(edge, 1);
    const theirs = towards((edge + 3) % 6, 1);
    expect(mine.x).toBeCloseTo(there.x + theirs.x);
    expect(mine.y).toBeCloseTo(there.y + theirs.y);
  }
});

const STATE = {
  round: 2,
  systems: {
    Star: { on_map: true, kind: "corrupted", q: 0, r: 0, turned: 0, openings: "100000", pacified: "none" },
    Reach: { on_map: true, kind: "allied", q: 0, r: -1, turned: 0, openings: "000100", pacified: "green" },
    Far: { on_map: false, kind: "allied", q: 0, r: 0, turned: 0, openings: "111111", pacified: "none" },
  },
  signals: [{ card: null, state: "face down" }, { card: "Derelict Ship" }],
  keys: ["slot", "Warship"],
  crew: ["Warship"],
  ships: { Warship: { owner: 1, system: "Star" } },
  turn: { leader: "Warship" },
  asked: null,
};

test("X-ODUS: what is on the map, who flies what and carries which Key", () => {
  const game = xodus.read(STATE);
  expect(game.systems.map((system) => system.name)).toEqual(["Star", "Reach"]);
  expect(game.ships[0]).toMatchObject({ name: "Warship", seat: 0, keys: [2] });
  expect(xodus.asked(game)?.name).toBe("Warship");
  expect(game.combat).toBeNull();
});

test("X-ODUS: the dark begins beyond what is known, and the frontier is what the rules say", () => {
  const dark = fog(xodus.read(STATE), [[1, -1]]);
  expect(dark.every(({ key }) => key !== "0,0" && key !== "0,-1")).toBe(true);
  expect(dark.filter(({ frontier }) => frontier).map(({ key }) => key)).toEqual(["1,-1"]);
  expect(new Set(dark.map(({ far }) => far))).toEqual(new Set([1, 2, 3]));
});

test("X-ODUS: a direction is lit as the cell beyond it, a die by its ship", () => {
  expect(xodus.targets(option("probe", { edge: "NE" }), STATE)).toEqual(["cell:1,-1"]);
  expect(xodus.targets(option("jump", { system: "Reach" }), STATE)).toEqual(["system:Reach"]);
  expect(xodus.targets(option("defensive", { number: "2" }), STATE)).toEqual(["die:Warship:2"]);
  expect(
    xodus.targets(option("use-on-dice", { gear: "Aimer", free: 0, ship: "Warship", dice: [1, 2] }), STATE),
  ).toEqual(["gear:Aimer", "die:Warship:1", "die:Warship:2"]);
  expect(xodus.targets(option("give-scrap", { ship: "Warship", newship: "Explorer" }), STATE)).toEqual([
    "ship:Explorer",
  ]);
});
