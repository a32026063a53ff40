/** Where one is in a game, in its own words: "cycle 2, Nova's second turn". */
import { t, words } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import type { Block } from "./log";

const COUNTED = 12;

export function inWords(table: Table, block: Block): { turn: string; chapter: string; all: string } {
  const staging = table.title!.staging;
  const named = block.head && staging?.heads?.includes(block.head.verb);
  // What is chosen before the first chapter, or the first turn, is no turn; a lesson begins in the middle.
  const setup = block.turn > 0 && (staging?.chapter ? !block.chapter : block.before) && !table.lesson;
  const turn = !block.turn
    ? ""
    : setup
      ? t("turn-setup")
      : named && block.head!.args.n !== undefined
        ? t("turn-n", { n: Number(block.head!.args.n) })
        : t("turn-n", { n: block.turn });
  const key = table.card ? `chapter-${table.card.title}-${table.card.edition}` : "";
  const word = [key, `chapter-${staging?.chapter?.message}`].find((id) => words.has(id));
  const chapter = block.chapter && word ? t(word, { n: block.chapter }) : "";
  let who = block.head ? block.head.words.replace(/\.$/, "") : "";
  if (block.seat >= 0 && block.turn) {
    const name = table.name(block.seat);
    if (setup) who = `${t("turn-setup")}: ${name}`;
    else if (named && block.head!.args.n !== undefined)
      who = t("position-numbered", { name, n: Number(block.head!.args.n) });
    else who = t(block.turn <= COUNTED ? "position-turn" : "position-numbered", { name, n: block.turn });
  }
  return { turn, chapter, all: [chapter, who].filter(Boolean).join(", ") };
}
