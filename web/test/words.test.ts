import { beforeAll, expect, test, vi } from "vitest";
import { t, words } from "../src/lib/i18n.svelte";
import { refusal } from "../src/lib/refusal";
import { ago } from "../src/pages/parts/say";
import type { SeatCard } from "../src/lib/types";
import type { Table } from "../src/lib/table.svelte";
import { inWords } from "../src/stage/position";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await words.use("de");
});

test("words come in the reader's language, an unknown language is English, a missing message is its name", async () => {
  const german = t("undo");
  await words.use("xx");
  expect(words.language).toBe("en");
  expect(t("undo")).not.toBe(german);
  expect(t("no-such-message")).toBe("no-such-message");
  await words.use("de");
  expect(t("undo")).toBe(german);
});

test("a refusal is a sentence, also one that nobody foresaw", () => {
  expect(refusal({ kind: "stale" })).not.toMatch(/^refused-/);
  expect(refusal({ kind: "never heard of" })).toBe(t("refused-failed"));
});

test("times are told in the largest unit that fits", async () => {
  await words.use("en");
  const now = Date.parse("2026-01-02T00:00:00Z");
  expect(ago(now / 1000 - 3 * 3600, now)).toBe("3 hours ago");
  expect(ago(now / 1000 - 86400, now)).toBe("yesterday");
  expect(ago("2026-01-01T23:58:00Z", now)).toBe("2 minutes ago");
  expect(ago(now / 1000 + 5, now)).toBe(t("lobby-just-now"));
  expect(ago(undefined)).toBe("");
});

test("how a seat is doing", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { standing } = await import("../src/people/acts");
  const seat = (more: Partial<SeatCard>): SeatCard => ({
    name: "Ada",
    kind: "person",
    bot: "",
    present: true,
    left: false,
    resigned: false,
    ...more,
  });
  expect(standing(seat({}), true)).toBe("here");
  expect(standing(seat({ present: false }), true)).toBe("away");
  expect(standing(seat({ bot: "greedy" }), true)).toBe("seat-by-bot");
  expect(standing(seat({ kind: "bot", bot: "greedy", resigned: true }), true)).toBe("seat-resigned");
  expect(standing(seat({ kind: "open" }), false)).toBe("invite-free-for");
  expect(standing(seat({ kind: "open", left: true }), true)).toBe("seat-vacant");
});

test("what is chosen before the first cycle is the set-up, and no turn", async () => {
  await words.use("en");
  const table = {
    title: { staging: { chapter: { verb: "cycle-begins", message: "cycle" } } },
    card: { title: "revenant", edition: "final" },
    lesson: null,
    name: () => "Nova",
  } as unknown as Table;
  const block = { from: 0, seat: 0, turn: 1, chapter: 0, head: null, lines: [] };
  expect(inWords(table, block).turn).toBe("Set-up");
  expect(inWords(table, { ...block, chapter: 1 }).turn).toBe("turn 1");
});

test("one is not several", async () => {
  for (const [language, one, two] of [
    ["en", "1 credit,", "2 credits,"],
    ["de", "1 Kredit,", "2 Kredite,"],
    ["es", "1 crédito,", "2 créditos,"],
    ["fr", "1 crédit,", "2 crédits,"],
  ] as const) {
    await words.use(language);
    expect(t("hx-purse-is", { credits: 1, defense: 0 }).replaceAll("\u00a0", " ")).toContain(one);
    expect(t("hx-purse-is", { credits: 2, defense: 0 }).replaceAll("\u00a0", " ")).toContain(two);
  }
});
