import { expect, test } from "vitest";
import type { TableCard, TitleInfo } from "../src/lib/protocol";
import { drawn, read } from "./seated";

const { applying, played } = await import("../src/pages/parts/options");

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

test("the edition is told where there are several, at the table's door and in the list of tables", async () => {
  const { words } = await import("../src/lib/i18n.svelte");
  await words.use("en");
  await words.need("pages");
  const card = (title: string, edition: string) =>
    ({
      title,
      edition,
      options: {},
      seats: [{ kind: "person", name: "Ada" }],
      undo: "agreement",
    }) as unknown as TableCard;
  const editions = (...names: string[]) => ({ editions: names, choices: [] }) as unknown as TitleInfo;
  expect(played(card("revenant", "prototype"), editions("final", "prototype"))[0]).toMatch(/prototype/i);
  expect(played(card("helionox", "final"), editions("final")).join()).not.toMatch(/edition|final/i);
  const TableCardPiece = (await import("../src/pages/parts/TableCard.svelte")).default;
  const listed = (title: string, names: string[]) =>
    drawn(TableCardPiece, {
      table: { ...card(title, "final"), your_seats: [], id: "", waiting_for: -1 },
      editions: names,
      now: 0,
      onsit: () => undefined,
    });
  expect(read(listed("revenant", ["final", "prototype"]))).toMatch(/final|edition/i);
  expect(read(listed("helionox", ["final"]))).not.toMatch(/final|edition/i);
});
