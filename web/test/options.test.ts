import { expect, test, vi } from "vitest";
import type { TitleInfo } from "../src/lib/protocol";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { applying } = await import("../src/pages/parts/options");

const choice = (name: string, applies_to: number[], when: Record<string, string[]> = {}) => ({
  name,
  values: [],
  default: "",
  applies_to,
  when,
  levels: false,
});
const info = {
  choices: [
    choice("mode", [2, 3]),
    choice("difficulty", [1, 2, 3], { mode: ["co-op"] }),
    choice("place", [1, 2, 3], { mercury: ["on"], mode: ["co-op", "competitive"] }),
    choice("mercury", [1, 2, 3]),
  ],
} as unknown as TitleInfo;
const names = (chosen: Record<string, string>, seats: number) =>
  applying(info, chosen, seats).map((choice) => choice.name);

test("a choice is offered where it means something beside the others", () => {
  expect(names({ mode: "competitive", mercury: "off" }, 2)).toEqual(["mode", "mercury"]);
  expect(names({ mode: "co-op", mercury: "on" }, 3)).toEqual(["mode", "difficulty", "place", "mercury"]);
});

test("what asks for a choice that is not there asks for nothing", () => {
  expect(names({ mode: "competitive", mercury: "off" }, 1)).toEqual(["difficulty", "mercury"]);
});
