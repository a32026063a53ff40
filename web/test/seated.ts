/** A table without a server or a browser: what its components draw is read as text. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { vi } from "vitest";
import type { Option, Question, TableCard, View } from "../src/lib/types";
import type { TitleUI } from "../src/titles";

const nothing = () => undefined;
vi.stubGlobal("document", {
  documentElement: {},
  hidden: false,
  querySelectorAll: () => [],
  createElement: () => ({}),
  body: { append: nothing, prepend: nothing },
});
vi.stubGlobal("localStorage", { getItem: () => null, setItem: nothing });
vi.stubGlobal("location", { pathname: "/", search: "", protocol: "http:", host: "" });
vi.stubGlobal("addEventListener", nothing);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: nothing }));
const { words } = await import("../src/lib/i18n.svelte");
const { Table } = await import("../src/lib/table.svelte");
const { AT_TABLE, IN_FRAME } = await import("../src/pages/spoken");

export const option = (verb: string, args: Option["args"] = {}, more: Partial<Option> = {}): Option => ({
  text: verb,
  verb,
  args,
  words: verb,
  detail: "",
  ...more,
});
export const asking = (name: string, options: Option[]): Question =>
  ({ name, words: `${name}?`, context: "", rule: "X-1", options, refused: [] }) as unknown as Question;

/** Two sit at it, and the first looks at this view. Of the title there is what is given: its pieces need not be fetched. */
export async function seated(
  title: string,
  view: Partial<View>,
  { ui = {}, card = {} }: { ui?: Partial<TitleUI>; card?: Partial<TableCard> } = {},
) {
  await words.use("en");
  await words.need(...AT_TABLE, ...IN_FRAME, `titles/${title}`);
  const table = new Table("", false);
  table.title = {
    targets: () => [],
    chosen: () => [],
    moment: () => ({ head: "", sub: "" }),
    ...ui,
  } as unknown as TitleUI;
  table.ready = true;
  table.you = [0];
  table.seat = 0;
  table.card = {
    id: "",
    title,
    edition: "final",
    options: {},
    parameters: {},
    undo: "agreement",
    started: true,
    seats: ["Mira", "Jonas"].map((name) => ({ name, kind: "person", bot: "", present: true })),
    ...card,
  } as unknown as TableCard;
  const shown = {
    seat: 0,
    answers: 3,
    waiting_for: 0,
    state: {},
    reckoned: {},
    question: null,
    crumbs: [],
    turns: [],
    log: [],
    log_from: 0,
    over: false,
    scores: null,
    winners: null,
    undo: { reason: "nothing", free: true, needed: 0 },
    ...view,
  } as unknown as View;
  table.latest = shown;
  table.shown = shown;
  return table;
}

/** What a component draws. */
export const drawn = (component: unknown, props: Record<string, unknown>): string =>
  render(component as Component<Record<string, unknown>>, { props }).body.replaceAll(/<!--.*?-->/gs, "");
/** Its words alone. */
export const read = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
