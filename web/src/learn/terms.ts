/** The terms of a rulebook's glossary, found in sentences. */
import type { Book } from "../rules/books";

export interface Explained {
  term: string;
  means: string;
  /** Where the rulebook explains it: a chapter and the number of a paragraph in it. */
  place: string;
}
/** A piece of a sentence: plain, or a term. */
export interface Piece {
  text: string;
  found: Explained | null;
}
const GLOSSARY = "terms";
const ENTRY = /^\*\*(.+?)\*\*\s*:\s*(.+)$/s;

export interface Glossary {
  known: Map<string, Explained>;
  pattern: RegExp | null;
}
/** Of a title without a rulebook. */
export const NOTHING: Glossary = { known: new Map(), pattern: null };
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the last chapter of a rulebook explains, by each of the words it stands under. */
export function glossary(book: Book): Glossary {
  const known = new Map<string, Explained>();
  const blocks = book.chapters.find((chapter) => chapter.anchor === GLOSSARY)?.blocks ?? [];
  for (const [number, block] of blocks.entries()) {
    const entry = ENTRY.exec(block.text);
    if (!entry || block.kind !== "item") continue;
    const found = { term: entry[1]!, means: entry[2]!, place: `${GLOSSARY} ${number}` };
    for (const word of found.term.split(/,\s*/)) if (word.length > 2) known.set(word.toLocaleLowerCase(), found);
  }
  // Whole words, the longest first; a plural's or a case's few letters may follow.
  const terms = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = terms.length ? new RegExp(`(?<![\\p{L}])(${terms.join("|")})(e?s|e?n|es)?(?![\\p{L}])`, "giu") : null;
  return { known, pattern };
}

/** A part of a name, as Shield is of the planet Shield Cradle. */
const named = (word: string, after: string) => /^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(after);

/** The sentence in pieces; each term is marked where it stands first. */
export function explained(text: string, { known, pattern }: Glossary): Piece[] {
  if (!pattern) return [{ text, found: null }];
  const pieces: Piece[] = [];
  const met = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const found = known.get(match[1]!.toLocaleLowerCase());
    const after = text.slice(match.index + match[0].length);
    if (!found || met.has(found.term) || named(match[0], after)) continue;
    met.add(found.term);
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), found: null });
    pieces.push({ text: match[0], found });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: null });
  return pieces;
}

/** The terms that a text uses, in its order. */
export const used = (text: string, known: Glossary): Explained[] =>
  explained(text, known).flatMap((piece) => piece.found ?? []);
