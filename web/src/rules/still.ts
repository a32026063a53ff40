import { api } from "../lib/api";
import { words } from "../lib/i18n.svelte";
import { Table } from "../lib/table.svelte";
import type { TableCard, View } from "../lib/types";
import { loadTitle } from "../titles";

/** A table that nobody plays at: a title's own pieces draw the position of a lesson. */
export async function stillTable(title: string, edition: string, lesson: string): Promise<Table> {
  const [ui, position, titles] = await Promise.all([
    loadTitle(title),
    api.position(title, edition, lesson),
    api.titles(),
  ]);
  const table = new Table("", false);
  const version = titles.find((each) => each.name === title)!.content[edition]!;
  table.content = await api.content(title, edition, version, words.language);
  table.title = ui;
  table.seat = position.seat;
  table.numbers = position.numbers;
  table.card = {
    id: "",
    title,
    edition,
    options: {},
    parameters: {},
    together: false,
    started: true,
    seats: position.names.map((name) => ({ name, kind: "person", bot: "", present: true })),
  } as unknown as TableCard;
  const view = {
    ...position,
    answers: 0,
    waiting_for: position.seat,
    question: null,
    crumbs: [],
    turns: [],
    log: [],
    log_from: 0,
    over: false,
    scores: null,
    winners: null,
  } as unknown as View;
  table.latest = view;
  table.shown = view;
  return table;
}
