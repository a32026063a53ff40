import { beforeAll, expect, test, vi } from "vitest";
import { t, words } from "../src/lib/i18n.svelte";
import { refusal } from "../src/lib/refusal";
import { ago } from "../src/pages/parts/say";
import type { LogEntry, SeatCard } from "../src/lib/types";
import type { Table } from "../src/lib/table.svelte";
import { AT_TABLE, DRAWN, IN_FRAME } from "../src/pages/spoken";
import { blocks } from "../src/stage/log";
import { inWords } from "../src/stage/position";
import { Spoken } from "../src/workshop/spoken";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await words.use("de");
  await words.need("pages", "people", "stage", "titles/helionox");
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
  const block = { from: 0, seat: 0, turn: 1, chapter: 0, before: false, head: null, lines: [] };
  expect(inWords(table, block).turn).toBe("Set-up");
  expect(inWords(table, { ...block, chapter: 1 }).turn).toBe("turn 1");
});

test("where turns have headings and no chapters, what is chosen before the first of them is the set-up", async () => {
  await words.use("en");
  const table = { title: { staging: { heads: ["turn-began"] } }, card: null, lesson: null, name: () => "Nova" };
  const entry = (number: number, verb: string) =>
    ({ number, cause: number, verb, seat: 0, args: {}, words: verb }) as unknown as LogEntry;
  const log = [entry(0, "architect-woken"), entry(1, "turn-began"), entry(2, "card-played")];
  const turns = blocks(log, { turns: [0, 1], breaks: [], heads: ["turn-began"] }).map(
    (block) => inWords(table as unknown as Table, block).turn,
  );
  expect(turns).toEqual(["Set-up", "turn 1"]);
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

test("effects and numbers are called as their title and edition do, and by their names where nobody says more", async () => {
  await words.use("de");
  await Spoken.fetched("revenant");
  await Spoken.fetched("sundive"); // has no words, and nothing is asked of the server
  const [final, prototype] = [new Spoken("revenant", "final"), new Spoken("revenant", "prototype")];
  const shield = { name: "shield", says: "place n shields", takes: [] };
  expect([final.offered(shield), prototype.offered(shield)]).toEqual(["… Schilde platzieren", "… Absorber platzieren"]);
  expect(final.word("condition", "moved>=2")).toBe("mindestens 2 Bewegungen");
  expect(final.word("scope", "frigate")).not.toBe(final.word("kind", "frigate"));
  expect(final.section("losses, for defects: as much as there is")).toMatch(/^Verluste/);
  const other = new Spoken("sundive", "first");
  expect([other.parameter("hand_limit"), other.word("n", "3"), other.section("")]).toEqual(["hand limit", "3", "–"]);
  const takes = [{ name: "depth", kind: "word" as const, words: ["so_deep"] }];
  const dive = { name: "dive", says: "not in vain, dive n fathoms of n; `so_deep` is deeper; at night", takes };
  expect(other.sentence(dive)).toEqual({
    parts: ["Not in vain, dive ", " fathoms of ", ""],
    note: "so deep is deeper; at night",
  });
  await words.use("fr");
  const none = { ...dive, says: "n’importe où, n fois" };
  expect(other.sentence(none).parts).toEqual(["N’importe où, ", " fois"]);
});

test("fields and their words are called as their title and edition do, else as all do, else by their names", async () => {
  await words.use("de");
  await words.need("workshop");
  await Promise.all(["revenant", "helionox", "xodus"].map(Spoken.fetched));
  const [final, prototype] = [new Spoken("revenant", "final"), new Spoken("revenant", "prototype")];
  expect([final.field("ranks"), prototype.field("ranks"), final.field("cost")]).toEqual(["Ränge", "Stufen", "Kosten"]);
  expect([final.file("tiles"), prototype.file("tiles")]).toEqual(["Plättchen", "Schadensplättchen"]);
  expect([final.value("trigger", "shield"), prototype.value("trigger", "shield")]).toEqual([
    "Schild platzieren",
    "Absorber platzieren",
  ]);
  const helionox = new Spoken("helionox", "final");
  expect(["location", "cargo"].map((field) => helionox.value(field, "Earth"))).toEqual(["Erde", "Erde"]);
  expect(new Spoken("xodus", "first").field("count")).not.toBe(helionox.field("count"));
  expect(prototype.value("of", "Fenrax+Zenor")).toBe("Fenrax und Zenor");
  // a notation is the same everywhere, and a text that nobody knows stays as it is
  expect(["", "2", "a", "0-3"].map((word) => final.value("of", word))).toEqual(["–", "2", "a", "0-3"]);
  expect([final.value("name", "Tin_Oracle", "Tin_Oracle"), final.value("cost", "MEN", "")]).toEqual(["Tin_Oracle", ""]);
  const other = new Spoken("sundive", "first");
  expect([other.field("hull_points"), other.value("kind", "deep_dive")]).toEqual(["hull points", "deep dive"]);
});

// ---- what is fetched on demand comes with its words

const all: Record<string, string> = import.meta.glob(["../src/**/*.{svelte,ts}", "../src/**/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = (file: string) => all[`../src/${file}`]!;
const resolved = (from: string, to: string) => {
  const path = new URL(to, `file:///${from}`).pathname.slice(1);
  return ["", ".ts", "/index.ts"].map((end) => path + end).find((each) => text(each) !== undefined);
};
/** A module with all that is fetched with it. */
function reached(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || !text(entry)) return found;
  found.add(entry);
  for (const [, types, path] of text(entry).matchAll(/^\s*(?:import|export)( type)? [^;]*?from "(\.[^"?]+)"/gms))
    if (!types) reached(resolved(entry, path!) ?? "", found);
  return found;
}
const idsOf = (part: string) =>
  new Set([...text(`${part && `${part}/`}locale/en.ftl`).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!));
const parts = Object.keys(all).flatMap((file) => /^..\/src\/(.*?)\/?locale\/en\.ftl$/.exec(file)?.[1] ?? []);
const ids = new Map(parts.map((part) => [part, idsOf(part)]));
/** What is given to `t`. */
function asked(file: string): string[] {
  const code = text(file);
  return [...code.matchAll(/\bt\(/g)].flatMap(({ index }) => {
    let [end, open] = [index + 2, 1];
    for (; open && end < code.length; end++) open += Number(code[end] === "(") - Number(code[end] === ")");
    return [...code.slice(index, end).matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]!);
  });
}
const LISTS: Record<string, string[]> = { AT_TABLE, IN_FRAME, DRAWN };
/** Every piece that is fetched on demand, with the parts whose words are there by then. */
function pieces(): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const [, path, named] of text("App.svelte").matchAll(/import\("\.\/(.+?)"\), ([^)]+)\)/g)) {
    const given = [...named!.matchAll(/\.\.\.(\w+)|"(\w+)"/g)].flatMap(([, list, part]) =>
      list ? LISTS[list]! : [part!],
    );
    found.push([path!, given]);
  }
  for (const [, path, , more] of text("pages/Table.svelte").matchAll(/import\("\.\.\/(.+?)"\)\}(\s+words=\{(.+?)\})?/g))
    found.push([path!, [...AT_TABLE, ...(more ? (JSON.parse(more) as string[]) : [])]]);
  for (const title of ["revenant", "helionox", "xodus"])
    found.push([`titles/${title}/title.ts`, [...AT_TABLE, `titles/${title}`]]);
  return found;
}

test("every page and piece has the words that it speaks", () => {
  const fetched = pieces();
  expect(fetched.length).toBeGreaterThan(18);
  const missing = fetched.flatMap(([entry, given]) => {
    const known = ["", ...given].map((part) => ids.get(part)!);
    const strange = (id: string) =>
      [...ids.values()].some((part) => part.has(id)) && !known.some((part) => part.has(id));
    return [...reached(entry)].flatMap((file) =>
      asked(file)
        .filter(strange)
        .map((id) => `${entry}: ${file} says ${id}`),
    );
  });
  expect(missing).toEqual([]);
});
