import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../src/lib/i18n.svelte";
import { measured, strength } from "../src/lib/levels";
import type { MeasuredLevel, TitleInfo } from "../src/lib/protocol";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await words.use("en");
});

const row = (more: Partial<MeasuredLevel>): MeasuredLevel => ({
  title: "helionox",
  edition: "final",
  options: {},
  level: "keen",
  against: "steady",
  seats: 2,
  games: 40,
  wins: 34,
  low: 70.9,
  high: 92.9,
  seconds: 0.04,
  ...more,
});
const info = {
  choices: [{ name: "mode", values: ["competitive", "co-op"], default: "competitive", applies_to: [2] }],
  measured: [row({}), row({ options: { mode: "co-op" }, against: "", wins: 20, low: 35.2, high: 64.8 })],
} as unknown as TitleInfo;

test("a level is described by what was measured at such a table", () => {
  const duel = { edition: "final", options: {}, seats: 2 };
  expect(strength(info, duel, "keen")).toBe("Wins 85 of 100 against Steady, 71 to 93.");
  expect(strength(info, { ...duel, options: { mode: "co-op" } }, "keen")).toBe("Wins 50 of 100 games, 35 to 65.");
  const other = { ...info, measured: info.measured.slice(0, 1) };
  expect(strength(other, { ...duel, options: { mode: "co-op" } }, "keen")).toBe("Not measured yet.");
  expect(strength(info, { ...duel, seats: 3 }, "keen")).toBe("Wins 85 of 100 games of two against Steady, 71 to 93.");
  expect(strength(info, { ...duel, seats: 1 }, "keen")).toBe("Not measured yet.");
  expect(strength(info, { ...duel, seats: 3, options: { mode: "co-op" } }, "keen")).toBe("Not measured yet.");
  expect(measured(null, duel, "keen")).toBeUndefined();
});
