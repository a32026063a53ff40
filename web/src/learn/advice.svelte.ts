/** Advice at one table: asked for, never given by itself; and, for those who want it, what was overlooked. */
import { t } from "../lib/i18n.svelte";
import { refusal } from "../lib/refusal";
import type { Table } from "../lib/table.svelte";
import type { Option, Suggestion } from "../lib/types";
import { help } from "./help.svelte";

/** What somebody could have done instead of what they did. */
export interface Overlooked {
  /** Sentences: what was left undone. */
  undone: string[];
  /** An answer that was expected to bring clearly more. */
  better: { words: string; why: string; gain: number; percent: boolean } | null;
  did: string;
}
export const TOP = 3;

export class Advising {
  open = $state(false);
  thinking = $state(false);
  /** Why there is none. */
  failed = $state("");
  overlooked = $state.raw<Overlooked | null>(null);
  #found = $state.raw<Suggestion | null>(null);
  #for = $state("");
  #quiet = new Map<string, Suggestion>();
  #lookedAt: object | null = null;
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    table.advised = (found) => this.#take(found);
  }

  #key = $derived.by(() => {
    const view = this.table.latest;
    return view ? `${view.seat} ${view.answers} ${view.question?.words ?? ""}` : "";
  });
  /** Whether one may ask just now. */
  may = $derived.by(() => {
    const { card, question, you, seat } = this.table;
    return Boolean(card?.suggest && question && you.includes(seat) && question.options.length > 1);
  });
  found = $derived(this.open && this.#for === this.#key ? this.#found : null);
  rows = $derived(this.found?.rows.slice(0, TOP) ?? []);
  /** Whether what was overlooked is pointed out: as one has chosen, else in first games. */
  watches = $derived.by(() => Boolean(this.table.card?.suggest && (help.overlooked ?? this.table.card?.first)));

  option(text: string): Option | undefined {
    return this.table.question?.options.find((each) => each.text === text);
  }
  close() {
    this.open = false;
    this.table.foresee(null);
  }
  async ask() {
    if (this.open && (this.found || this.thinking)) return this.close();
    const view = this.table.latest;
    if (!view || !this.may) return;
    this.#for = this.#key;
    this.#found = null;
    this.open = true;
    this.failed = "";
    this.thinking = true;
    const told = await this.table.socket.send("suggest", { seat: view.seat, answers: view.answers });
    if (told.type === "ack") return; // it comes when it is found
    this.thinking = false;
    this.failed = refusal(told, "suggest");
  }
  #take(found: Suggestion) {
    const view = this.table.latest;
    if (!view || found.seat !== view.seat || found.answers !== view.answers) return;
    if (this.#quiet.size > 40) this.#quiet.clear();
    if (found.rows.length) this.#quiet.set(`${found.seat} ${found.answers}`, found);
    if (found.quiet || !this.open) return;
    this.thinking = found.more;
    this.#found = found.rows.length ? found : null;
    if (!found.rows.length) this.failed = t("refused-failed");
  }
  /** Another question is asked: what was said of the one before says nothing any more. */
  settle() {
    if (this.open && this.#for !== this.#key) this.open = this.thinking = false;
  }
  /** Thinks along, without a word: only so can one be told afterwards. */
  async thinkAlong() {
    const view = this.table.latest;
    if (!view?.question || !this.watches || !this.may) return;
    const key = `${view.seat} ${view.answers}`;
    if (this.#quiet.has(key)) return;
    await this.table.socket.send("suggest", { seat: view.seat, answers: view.answers, quiet: true });
  }
  /** After an answer, once: what was left undone, and what was clearly better. */
  lookBack() {
    const given = this.table.given;
    if (!given || given === this.#lookedAt || (this.table.latest?.answers ?? 0) <= given.answers) return;
    this.#lookedAt = given;
    if (!this.watches) return;
    const { seat, answers, option } = given;
    const found = this.#quiet.get(`${seat} ${answers}`);
    const did = found?.rows.find((row) => row.option === option.text);
    const best = found?.rows[0];
    const clearly = did && best && best.option !== did.option && best.low > did.high;
    const better =
      clearly && best.why
        ? { words: best.words, why: best.why, gain: best.gain - did.gain, percent: found.percent }
        : null;
    const undone = option.unused ?? [];
    this.overlooked = better || undone.length ? { undone, better, did: option.words } : null;
  }
}
