import { expect, test } from "vitest";
import { initial } from "../src/lib/seats";
import { together } from "../src/stage/staging";

test("bots are told apart by the letters of their own names", () => {
  expect(["Bot Vega", "Bot Rigel", "mira", "Bot", "Botho"].map(initial)).toEqual(["V", "R", "M", "B", "B"]);
});

test("players without names are told apart by their numbers", () => {
  expect(["Player 2", "Spieler 3", "Ada 10", "Jugador"].map(initial)).toEqual(["2", "3", "A", "J"]);
});

test("what is announced at once is one announcement that says all of it", () => {
  const one = { icon: "i-flag", color: "", head: "The last round", text: "The Corruption reaches space 15." };
  const other = { icon: "x-avatar", color: "", head: "An Avatar enters", text: "Nyx enters." };
  expect(together([])).toBeNull();
  expect(together([one])).toEqual(one);
  expect(together([one, other])).toEqual({ ...other, text: "The Corruption reaches space 15. Nyx enters." });
});
