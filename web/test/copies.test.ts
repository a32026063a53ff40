import { expect, test } from "vitest";
import { copies } from "../src/lib/copies";

test("of several copies each has a key, and those of the others stay when one goes", () => {
  const keys = (hand: string[]) => copies(hand, String).map(({ key }) => key);
  const before = keys(["Asset", "Asset", "Relay", "Tug"]);
  expect(new Set(before).size).toBe(4);
  expect(keys(["Asset", "Relay", "Tug"])).toEqual([before[0], before[2], before[3]]);
});
