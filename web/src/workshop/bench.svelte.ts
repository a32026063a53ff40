import { ApiError } from "../lib/api";
import { words, type Language } from "../lib/i18n.svelte";
import type { Json } from "../lib/types";
import { Vocabulary, type Section } from "./effects";
import { Spoken } from "./spoken";

/** A field of an entry, as the server's schema says it. */
export interface Field {
  name: string;
  kind: "number" | "word" | "flag" | "text" | "mixed" | "effects" | "list" | "group" | "table";
  required?: boolean;
  least?: number;
  most?: number;
  words?: string[];
  /** What stands elsewhere, to choose from; the names of a table. */
  known?: string[];
  /** How many a list always has. */
  count?: number;
  item?: Field;
  fields?: Field[];
  default?: Json;
}
export interface File {
  file: string;
  key: string;
  naming: string;
  fields: Field[];
  least: number;
  most: number;
}
export interface Numbered {
  name: string;
  value: number;
  least: number;
  most: number;
  rule: string;
}
export type Entry = Record<string, Json>;
export interface Schema {
  numbers: Numbered[];
  files: File[];
  effects: Section[];
  entries: Record<string, Entry[]>;
  /** What tables call things, by language, file and id. */
  names: Record<Language, Record<string, Record<string, string>>>;
  seats: number[];
  bots: string[];
  most_games: number;
}
export interface Mistake {
  id: string;
  field: string;
  what: string;
}
export interface Preview {
  mistakes: Mistake[];
  text: string;
  version: string;
  printed: Partial<Record<Language, Json[]>>;
}
export interface Difference {
  name: string;
  base: number;
  changed: number;
  difference: number;
  low: number;
  high: number;
}
export interface Share {
  seat: number;
  base: number;
  base_low: number;
  base_high: number;
  changed: number;
  low: number;
  high: number;
}
export interface Moved {
  kind: string;
  thing: string;
  seen: number;
  base_taken: number | null;
  taken: number | null;
  wins: number | null;
  low: number;
  high: number;
  changed: boolean;
}
export interface Progress {
  done: number;
  games: number;
  touched: number;
  par: number;
  differences: Difference[];
  seats: Share[];
  rounds: Record<string, [number, number]>;
  best: Record<string, [number, number]>;
  things: Moved[];
  over: boolean;
}

/** What is different: fields by file and id, what is new, what is gone, and numbers of the rules. */
interface Changes {
  name: string;
  fields: Record<string, Record<string, Entry>>;
  added: Record<string, string[]>;
  removed: Record<string, string[]>;
  parameters: Record<string, number>;
}
const nothing = (): Changes => ({ name: "", fields: {}, added: {}, removed: {}, parameters: {} });
const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);
const MOST_UNDO = 100;
/** The name that a pack gives in several languages, as it stands in records. */
const recorded = (name: Json): string | undefined =>
  name && typeof name === "object" ? String(name.en ?? Object.values(name)[0]) : (name ?? undefined);
const spelled = (name: Json): string | undefined =>
  name && typeof name === "object" && words.language in name ? String(name[words.language]) : recorded(name);
/** Names at a table say where they may be parted: nobody types that. */
export const whole = (name: string) => name.replaceAll("\u00ad", "");

/** What is wrong with what is sent is told in the reader's language. */
const inWords = (path: string) => `${path}?language=${words.language}`;

export async function asked<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(body === undefined ? path : inWords(path), {
    method: body === undefined ? "GET" : "POST",
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) {
    const said = await answer.json().catch(() => null);
    throw new ApiError(said?.error?.kind ?? "failed", said?.error?.text ?? "", said?.error?.wait ?? 0);
  }
  return answer.json();
}

/** A version of a title that is being made; it is kept in the browser until it is thrown away. */
export class Bench {
  schema = $state.raw<Schema | null>(null);
  changes = $state.raw<Changes>(nothing());
  /** What is chosen: a number of the rules has no file. */
  file = $state("");
  id = $state("");
  preview = $state.raw<Preview | null>(null);
  #before: Changes[] = [];
  undoable = $state(false);
  #asked = 0;

  constructor(
    readonly title: string,
    readonly edition: string,
  ) {}

  async load() {
    [this.schema] = await Promise.all([
      asked<Schema>(`/api/workshop/${this.title}/${this.edition}`),
      Spoken.fetched(this.title),
    ]);
    try {
      const kept = localStorage.getItem(this.#key);
      if (kept) this.changes = { ...nothing(), ...JSON.parse(kept) };
    } catch {
      /* private windows may refuse */
    }
  }
  get spoken() {
    return new Spoken(this.title, this.edition);
  }
  /** What effects may be named. */
  vocabulary = $derived(new Vocabulary(this.schema?.effects ?? [], this.spoken));
  get #key() {
    return `workshop:${this.title}:${this.edition}`;
  }

  // ---- what there is

  fileOf(name: string): File | undefined {
    return this.schema?.files.find((each) => each.file === name);
  }
  own(file: string, id: string): Entry | undefined {
    const naming = this.fileOf(file)?.naming ?? "id";
    return this.schema?.entries[file]?.find((each) => String(each[naming]) === id);
  }
  /** The entries of a file as they are now: those that are gone last. */
  ids(file: string): string[] {
    const naming = this.fileOf(file)?.naming ?? "id";
    const own = (this.schema?.entries[file] ?? []).map((each) => String(each[naming]));
    return [...own, ...(this.changes.added[file] ?? [])];
  }
  entry(file: string, id: string): Entry {
    return { ...this.own(file, id), ...this.changes.fields[file]?.[id] };
  }
  /** What a thing is called in the reader's language: as this version says, or else as tables call it. */
  name(file: string, id: string): string {
    const own = this.changes.fields[file]?.[id]?.name;
    const known = this.schema?.names[words.language]?.[file]?.[id];
    return spelled(own) ?? known ?? spelled(this.own(file, id)?.name) ?? id;
  }
  /** By the names that records have, which is how a simulation tells of things. */
  #called = $derived.by(() => {
    const files = (this.schema?.files ?? []).map((each) => each.file);
    const all = files.flatMap((file) => this.ids(file).map((id) => [file, id] as const));
    return new Map(all.map(([file, id]) => [recorded(this.entry(file, id).name) ?? id, this.name(file, id)]));
  });
  called = (thing: string) => this.#called.get(thing) ?? thing;
  isNew = (file: string, id: string) => Boolean(this.changes.added[file]?.includes(id));
  isGone = (file: string, id: string) => Boolean(this.changes.removed[file]?.includes(id));
  isChanged = (file: string, id: string) => Object.keys(this.changes.fields[file]?.[id] ?? {}).length > 0;
  get count(): number {
    const { fields, added, removed, parameters } = this.changes;
    const changed = Object.values(fields).reduce((sum, of) => sum + Object.keys(of).length, 0);
    const lists = (all: Record<string, string[]>) => Object.values(all).reduce((sum, ids) => sum + ids.length, 0);
    const onlyAdded =
      lists(added) - Object.entries(added).flatMap(([file, ids]) => ids.filter((id) => fields[file]?.[id])).length;
    return changed + onlyAdded + lists(removed) + Object.keys(parameters).length;
  }
  get mistakes(): Mistake[] {
    return this.preview?.mistakes ?? [];
  }

  // ---- changing it

  #change(next: Changes) {
    this.#before = [...this.#before.slice(-MOST_UNDO), this.changes];
    this.#settle(next);
  }
  #settle(next: Changes) {
    this.changes = next;
    this.undoable = this.#before.length > 0;
    try {
      localStorage.setItem(this.#key, JSON.stringify(next));
    } catch {
      /* private windows may refuse */
    }
  }
  undo() {
    const last = this.#before.pop();
    if (last) this.#settle(last);
  }
  clear() {
    this.#change(nothing());
  }
  rename(name: string) {
    this.#change({ ...this.changes, name });
  }
  set(file: string, id: string, field: string, value: Json) {
    const own = this.own(file, id);
    const { [field]: _, ...rest } = this.changes.fields[file]?.[id] ?? {};
    const entry = own && same(own[field], value) ? rest : { ...rest, [field]: value };
    const { [id]: __, ...others } = this.changes.fields[file] ?? {};
    const of = Object.keys(entry).length ? { ...others, [id]: entry } : others;
    this.#change({ ...this.changes, fields: { ...this.changes.fields, [file]: of } });
  }
  turn(name: string, value: number) {
    const { [name]: _, ...rest } = this.changes.parameters;
    const usual = this.schema?.numbers.find((each) => each.name === name)?.value;
    this.#change({ ...this.changes, parameters: value === usual ? rest : { ...rest, [name]: value } });
  }
  remove(file: string, id: string) {
    const { [id]: _, ...others } = this.changes.fields[file] ?? {};
    const fields = { ...this.changes.fields, [file]: others };
    if (this.isNew(file, id)) {
      const added = { ...this.changes.added, [file]: this.changes.added[file]!.filter((each) => each !== id) };
      this.#change({ ...this.changes, fields, added });
      this.id = this.ids(file)[0] ?? "";
    } else
      this.#change({
        ...this.changes,
        fields,
        removed: { ...this.changes.removed, [file]: [...(this.changes.removed[file] ?? []), id] },
      });
  }
  restore(file: string, id: string) {
    const left = (this.changes.removed[file] ?? []).filter((each) => each !== id);
    this.#change({ ...this.changes, removed: { ...this.changes.removed, [file]: left } });
  }
  /** A new entry that begins as a copy of another. */
  copy(file: string, id: string, name: string) {
    const of = this.fileOf(file);
    if (!of) return;
    const stem = id.replace(/\d+$/, "");
    let number = 99;
    while (this.ids(file).includes(`${stem}${number}`)) number--;
    const fresh = `${stem}${number}`;
    const entry = { ...this.entry(file, id), [of.naming]: fresh, name };
    this.#change({
      ...this.changes,
      added: { ...this.changes.added, [file]: [...(this.changes.added[file] ?? []), fresh] },
      fields: { ...this.changes.fields, [file]: { ...this.changes.fields[file], [fresh]: entry } },
    });
    this.id = fresh;
  }

  // ---- as a pack

  /** The pack as its tables. */
  tables(): Json {
    const about: Json = {};
    if (this.changes.name) about.name = this.changes.name;
    if (Object.keys(this.changes.parameters).length) about.parameters = this.changes.parameters;
    const tables: Json = { pack: about };
    for (const file of this.schema?.files ?? []) {
      const entries = Object.entries(this.changes.fields[file.file] ?? {})
        .filter(([, fields]) => Object.keys(fields).length)
        .map(([id, fields]) => ({ [file.naming]: this.own(file.file, id)?.[file.naming] ?? id, ...fields }));
      const removed = this.changes.removed[file.file] ?? [];
      if (entries.length || removed.length)
        tables[file.file] = {
          ...(removed.length ? { remove: removed } : {}),
          ...(entries.length ? { [file.key]: entries } : {}),
        };
    }
    return tables;
  }
  /** Takes a pack that somebody made. */
  take(found: { pack: { name?: string; parameters?: Record<string, number> }; sheets: Record<string, Json> }) {
    const next = nothing();
    next.name = found.pack.name ?? "";
    next.parameters = found.pack.parameters ?? {};
    for (const file of this.schema?.files ?? []) {
      const sheet = found.sheets[file.file];
      if (!sheet) continue;
      next.removed[file.file] = sheet.remove ?? [];
      const fields: Record<string, Entry> = {};
      for (const entry of (sheet[file.key] ?? []) as Entry[]) {
        const id = String(entry[file.naming]);
        const { [file.naming]: naming, ...rest } = entry;
        if (this.own(file.file, id)) fields[id] = rest;
        else {
          fields[id] = { ...rest, [file.naming]: naming };
          next.added[file.file] = [...(next.added[file.file] ?? []), id];
        }
      }
      next.fields[file.file] = fields;
    }
    this.#change(next);
  }
  /** Asks what it looks like now; an answer that comes late is no news. */
  async look(): Promise<void> {
    const mine = ++this.#asked;
    const found = await asked<Preview>("/api/workshop/preview", {
      title: this.title,
      edition: this.edition,
      pack: this.tables(),
      shown: this.id ? [this.id] : [],
    });
    if (mine === this.#asked) this.preview = found;
  }
}

/** Games with a pack beside games without, as they are played; aborting it ends them. */
export async function* simulated(wanted: Json, signal: AbortSignal): AsyncGenerator<Progress> {
  const answer = await fetch(inWords("/api/workshop/simulate"), {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
    signal,
  });
  if (!answer.ok || !answer.body) {
    const said = await answer.json().catch(() => null);
    throw new ApiError(said?.error?.kind ?? "failed", said?.error?.text ?? "", said?.error?.wait ?? 0);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      const found = JSON.parse(line);
      if ("wrong" in found) throw new ApiError("bad-request", found.wrong);
      yield found;
    }
  }
}
