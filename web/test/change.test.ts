import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/change";

const before = {
  answers: 1,
  state: {
    players: [
      { hand: ["a", "b"], credits: 2 },
      { hand: 3, credits: 0 },
    ],
    market: { left: 4 },
  },
  turns: [0, 4],
};

describe("what has changed of a view", () => {
  it("is put in its place, however deep", () => {
    const players = { within: { "0": { put: { credits: 5 } } } };
    const now = changed(before, { put: { answers: 2 }, within: { state: { within: { players } } } });
    expect(now.answers).toBe(2);
    expect(now.state.players[0]).toEqual({ hand: ["a", "b"], credits: 5 });
    expect(before.state.players[0]!.credits).toBe(2);
  });
  it("leaves what has not changed the same thing as before", () => {
    const now = changed(before, { within: { state: { put: { market: { left: 3 } } } } });
    expect(now.state.players).toBe(before.state.players);
    expect(now.turns).toBe(before.turns);
    expect(now.state.market).toEqual({ left: 3 });
  });
  it("lets a list keep its beginning", () => {
    const now = changed(before, { within: { turns: { keep: 1, add: [7, 9] } } });
    expect(now.turns).toEqual([0, 7, 9]);
  });
});
