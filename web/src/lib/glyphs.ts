/** A good by the words it may have in a sentence, and its sign. */
export interface Glyph {
  words: string[];
  icon: string;
  color: string;
}
/** A piece of a sentence: plain text, then (but for the last) a number with its sign, its word and what follows it. */
export interface Part {
  text: string;
  n?: string;
  icon?: string;
  color?: string;
  word?: string;
  after?: string;
}
const HYPHEN = "\u00ad"; // a soft one, wherever a long word may break
const plain = (word: string) => word.replaceAll(HYPHEN, "");
const letters = (word: string) =>
  [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + `${HYPHEN}?`).join("");

/** A sentence with its goods as signs: "2 credits" becomes 2 and the coin. The longest of the words counts. */
export function withSigns(text: string, glyphs: Glyph[]): Part[] {
  const known = glyphs
    .flatMap(({ words, icon, color }) => words.map((word) => ({ word, icon, color })))
    .sort((a, b) => b.word.length - a.word.length);
  const pattern = new RegExp(
    `(\\d+)[ \u00a0](${known.map(({ word }) => letters(word)).join("|")})(?![\\p{L}])([.,;:)]?)`,
    "giu",
  );
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const word = plain(match[2]!);
    const sign = known.find((one) => one.word.toLowerCase() === word.toLowerCase())!;
    found.push({
      text: text.slice(from, match.index),
      n: match[1],
      icon: sign.icon,
      color: sign.color,
      word,
      after: match[3],
    });
    from = match.index + match[0].length;
  }
  return [...found, { text: text.slice(from) }];
}
