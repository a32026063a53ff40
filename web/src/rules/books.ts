import { api } from "../lib/api";
import type { Json } from "../lib/types";

/** A rulebook for people, as the server reads it (`farflung/book.py`). */
export interface Block {
  kind: "heading" | "text" | "item" | "example" | "figure";
  text: string;
  rules: string[];
  /** The name of what is drawn, and what its coins point at. */
  figure: string;
  keys: string[];
  /** What a table may name besides rules of this book, and is told here. */
  settles: string[];
}
/** A position as one seat sees it. */
export interface Position {
  seat: number;
  names: string[];
  state: Record<string, Json>;
  reckoned: Json;
  numbers: Record<string, number>;
}
export interface Chapter {
  anchor: string;
  heading: string;
  blocks: Block[];
}
export interface Book {
  title: string;
  edition: string;
  language: string;
  name: string;
  lead: Block[];
  chapters: Chapter[];
}
export interface Hit {
  anchor: string;
  heading: string;
  block: number;
  text: string;
  rules: string[];
}
export interface Shelf {
  title: string;
  editions: string[];
}

const known = new Map<string, Promise<Book>>();
/** A book, fetched once. */
export function book(title: string, edition: string, language: string): Promise<Book> {
  const key = `${title}/${edition}/${language}`;
  const found = known.get(key) ?? api.book(title, edition, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** The number in the margin: 17.2.4 of REV-F-17.2.4. */
export const short = (rule: string) => rule.replace(/^.*-/, "");
/** A text cut at what is strong: every second piece is. */
export const pieces = (text: string) => text.split("**");
/** Where a rule stands, or what a table names beside the rules is told. */
export function pageOf(book: Book, asked: string): { chapter: Chapter; block: Block } | null {
  const [anchor, number] = asked.split(" ");
  const there = number && book.chapters.find((chapter) => chapter.anchor === anchor);
  if (there) return there.blocks[Number(number)] ? { chapter: there, block: there.blocks[Number(number)]! } : null;
  for (const chapter of book.chapters)
    for (const block of chapter.blocks)
      if (block.rules.includes(asked) || block.settles.includes(asked)) return { chapter, block };
  return null;
}
/** Items that follow each other are one list, lines of an example one example. */
export interface Group {
  kind: Block["kind"];
  blocks: { block: Block; at: number }[];
}
export function grouped(blocks: Block[]): Group[] {
  const found: Group[] = [];
  blocks.forEach((block, at) => {
    const last = found.at(-1);
    if (last?.kind === block.kind && (block.kind === "item" || block.kind === "example"))
      last.blocks.push({ block, at });
    else found.push({ kind: block.kind, blocks: [{ block, at }] });
  });
  return found;
}
