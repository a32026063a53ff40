import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { still } from "../lib/motion";

/** What an entry of the log changed: the things to light, and what became more or less beside the first of them. */
export interface Change {
  /** Names of things (`data-id` or `data-thing`); of "a|b" the first that can be seen. */
  at: string[];
  sign?: { by: number; icon: string; color?: string };
}
interface Sign {
  id: number;
  thing: string;
  x: number;
  y: number;
  by: number;
  icon: string;
  color: string;
}
export const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

const AT_ONCE = 3;
const BETWEEN = 90;
const RISE = 1000;
const LIGHT = 320;
const PATIENCE = 2500;
const FADES = 4000;

/** Where a thing is on the screen, and whether it is drawn on the board. */
export const seen = (thing: string): { box: DOMRect; piece: boolean } | null => {
  const name = CSS.escape(thing);
  for (const node of document.querySelectorAll(`[data-thing="${name}"], [data-id="${name}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width && box.height && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth)
      return { box, piece: node instanceof SVGElement };
  }
  return null;
};

/** Goes through what has happened, a few things at a time, so that one sees what others did. */
export class Changes {
  /** The things that have just changed, and since when. */
  marks = new SvelteMap<string, { at: number; turn: boolean; stays?: boolean }>();
  signs = $state.raw<Sign[]>([]);
  /** What an answer would change: signs that stand still, and the things they are about. */
  ghosts = $state.raw<Sign[]>([]);
  ahead = $state.raw<Set<string>>(new Set());
  #queue: { change: Change; at: number }[] = [];
  #busy = 0;
  #timer = 0;
  #next = 0;
  #timers = new Map<string, number>();

  take(changes: Change[]) {
    const at = performance.now();
    for (const change of changes) {
      const last = this.#queue.at(-1)?.change;
      // The same thing once more: one larger sign instead of two.
      if (last?.sign && change.sign && last.sign.icon === change.sign.icon && String(last.at) === String(change.at))
        last.sign = { ...last.sign, by: last.sign.by + change.sign.by };
      else this.#queue.push({ change: { ...change }, at });
    }
    if (!this.#timer && this.#queue.length) this.#wait(0);
  }
  /** For somebody who was away: lit until the next action, without a show. */
  keep(changes: Change[]) {
    if (!changes.length) return;
    setTimeout(async () => {
      await tick();
      for (const { at } of changes)
        for (const names of at) {
          const thing = names.split("|").find(seen);
          if (!thing) continue;
          clearTimeout(this.#timers.get(thing));
          this.marks.set(thing, { at: performance.now(), turn: false, stays: true });
        }
    }, 60);
  }
  /** One has acted: what waited to be seen has been seen. */
  settle() {
    for (const [thing, mark] of this.marks) if (mark.stays) this.marks.delete(thing);
  }
  /** What would change, beside the things it would happen to. */
  foresee(changes: Change[]) {
    const found: Sign[] = [];
    const things = new Set<string>();
    for (const { at, sign } of changes) {
      const names = at.map((each) => each.split("|").find(seen)).filter((each) => each !== undefined);
      for (const name of names) things.add(name);
      const first = names[0];
      if (!first || !sign?.by) continue;
      const same = found.find((each) => each.thing === first && each.icon === sign.icon);
      if (same) same.by += sign.by;
      else
        found.push({
          ...this.#beside(first, found),
          by: sign.by,
          icon: sign.icon,
          color: sign.color ?? "var(--bone-1)",
        });
    }
    this.ghosts = found.filter((each) => each.by);
    this.ahead = things;
  }
  /** Nothing more of what is under way; what is lit goes on fading. */
  skip() {
    this.#queue = [];
    this.signs = [];
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
  clear() {
    this.skip();
    this.marks.clear();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
  /** Classes of a thing drawn in HTML. */
  look(thing: string): string {
    const mark = this.marks.get(thing);
    const ahead = this.ahead.has(thing) ? " ahead" : "";
    return (mark ? (mark.stays ? "just stays" : mark.turn ? "just again" : "just") : "") + ahead;
  }
  /** Drawn anew (as something that can be chosen now, say) it fades on from where it was. */
  ago(thing: string): string {
    const mark = this.marks.get(thing);
    return mark ? `;--ago:${Math.round(mark.at - performance.now())}ms` : "";
  }

  #wait(long: number) {
    this.#timer = setTimeout(this.#step, long) as unknown as number;
  }
  #step = async () => {
    await tick();
    this.#timer = 0;
    const now = performance.now();
    this.#queue = this.#queue.filter((each) => now - each.at < PATIENCE);
    if (this.#busy < AT_ONCE) {
      const next = this.#queue.shift();
      if (next) this.#show(next.change);
    }
    if (this.#queue.length && !this.#timer) this.#wait(BETWEEN);
  };
  #show({ at, sign }: Change) {
    let first: { thing: string } | null = null;
    for (const names of at) {
      for (const thing of names.split("|")) {
        const found = seen(thing);
        if (!found) continue;
        first ??= { thing };
        this.#mark(thing);
        break;
      }
    }
    if (!first || still()) return;
    this.#busy++;
    setTimeout(() => this.#busy--, sign ? RISE : LIGHT);
    if (!sign?.by) return;
    const place = this.#beside(first.thing, this.signs);
    this.signs = [...this.signs, { ...place, by: sign.by, icon: sign.icon, color: sign.color ?? "var(--bone-1)" }];
    setTimeout(() => (this.signs = this.signs.filter((each) => each.id !== place.id)), RISE);
  }
  /** A place for a sign: beside a row, towards the board; on a piece, above its middle. */
  #beside(thing: string, others: Sign[]) {
    const { box, piece } = seen(thing)!;
    const beside = others.filter((each) => each.thing === thing).length;
    const middle = box.left + box.width / 2;
    const row = !piece && box.width > 160 && box.height < 130;
    const away = row && middle > innerWidth / 2 ? -1 : 1;
    const start = row ? (away < 0 ? box.left - 16 : box.right + 16) : middle;
    const x = Math.min(innerWidth - 34, Math.max(34, start + away * beside * 62));
    const y = Math.max(40, box.top + (row ? box.height / 2 : Math.min(box.height / 2, 30)));
    return { id: this.#next++, thing, x, y };
  }
  #mark(thing: string) {
    this.marks.set(thing, { at: performance.now(), turn: !(this.marks.get(thing)?.turn ?? true) });
    clearTimeout(this.#timers.get(thing));
    this.#timers.set(thing, setTimeout(() => this.marks.delete(thing), FADES) as unknown as number);
  }
}
