import { expect, test, vi } from "vitest";
import type { Message } from "../src/lib/socket";
import { seated } from "./seated";

vi.mock("../src/titles", () => ({ loadTitle: () => Promise.resolve({}) }));
const { Receiving } = await import("../src/lib/receiving");
const { api } = await import("../src/lib/api");

/** A table that has just been greeted by the server. */
async function greeted(you: number[]) {
  vi.spyOn(api, "content").mockResolvedValue({} as never);
  const table = await seated("revenant", {});
  const receiving = new Receiving(table);
  const hello = () =>
    receiving.take({ type: "hello", table: table.card!, you, numbers: {}, options: {}, clock: null } as Message);
  hello();
  await Promise.resolve();
  await Promise.resolve();
  return { table, hello, take: (message: Message) => receiving.take(message) };
}

test("who has not asked for another game is invited to it, and so is who watches", async () => {
  for (const you of [[0], []]) {
    const { table, take } = await greeted(you);
    take({ type: "rematch", table: "next" } as Message);
    expect([table.invited, table.leaving]).toEqual(["next", ""]);
  }
  const { table, take } = await greeted([0]);
  table.comesAlong = true; // one has asked for it oneself
  take({ type: "rematch", table: "next" } as Message);
  expect([table.invited, table.leaving]).toEqual(["", "next"]);
});

test("a server that goes down says so in the reader's language, until it is back", async () => {
  const { words } = await import("../src/lib/i18n.svelte");
  const { table, hello, take } = await greeted([0]);
  await words.use("fr");
  take({ type: "bye", text: "The server is going down." } as Message);
  expect(table.said).toMatch(/^Le serveur/);
  hello();
  expect(table.said).toBe("");
});

test("a clock that has run out is told, and one's own seat can be taken back", async () => {
  const { table, take } = await greeted([0]);
  take({ type: "notice", kind: "time-out", seat: 1 } as Message);
  take({ type: "notice", kind: "time-out", seat: 0 } as Message);
  expect(table.notices.map(({ text, seat }) => [text, seat])).toEqual([
    [expect.stringContaining("time of Jonas has run out"), undefined],
    ["Your time has run out. A bot plays on for you.", 0],
  ]);
});
