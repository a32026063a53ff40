import { duration, waits, type About, type Step } from "./beats";

interface Play {
  /** Puts a step on the table. */
  show(step: Step): void;
  about(step: Step, more: boolean): About;
  /** Times as fast as normal; 0 is at once. */
  speed(): number;
}

/** So many behind, it goes faster by itself. */
const MANY = 12;
const TOO_MANY = 60;

/** The one queue of what is shown: board, log, totals and narration are always at the same step of it. */
export class Stage {
  /** What is on the table now. */
  now = $state.raw<Step | null>(null);
  /** Something is being looked at, or still to come. */
  busy = $state(false);
  paused = $state(false);
  /** The step waits until it was seen: one may go on before. */
  waits = $state(false);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | 0 = 0;

  constructor(readonly play: Play) {}

  /** How many steps are still to come. */
  get left(): number {
    return this.#queue.length;
  }
  take(steps: Step[]) {
    if (this.#isMore(steps)) return;
    this.#queue.push(...steps);
    if (!this.busy) this.#advance();
    else if (!this.play.speed()) this.finish();
  }
  /** More of the moment that was told last, such as prices: it is shown in its place, and takes no time of its own. */
  #isMore([more, other]: Step[]): boolean {
    const last = this.#queue.at(-1) ?? (this.busy ? this.now : null);
    if (!last || !more || other || more.entries.length || more.until !== last.until) return false;
    if (more.view.answers !== last.view.answers || more.view.waiting_for !== last.view.waiting_for) return false;
    if (this.#queue.length) this.#queue[this.#queue.length - 1] = { ...last, view: more.view };
    else {
      this.now = { ...last, view: more.view };
      this.play.show(more);
    }
    return true;
  }
  /** One step on. */
  next() {
    if (this.busy) this.#advance();
  }
  /** Everything at once: the table as it is. */
  finish() {
    const rest = this.#queue;
    this.#stop();
    const last = rest.at(-1);
    if (last) this.#show({ ...last, entries: rest.flatMap((step) => step.entries) });
    this.busy = false;
  }
  pause(paused: boolean) {
    this.paused = paused;
    if (!paused && this.busy && !this.#timer) this.#advance();
    if (paused && this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = 0;
    }
  }
  /** Another seat is looked through: nothing of what was under way. */
  clear(step: Step | null) {
    this.#stop();
    this.busy = false;
    if (step) this.#show(step);
    else this.now = null;
  }
  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.waits = false;
  }
  #show(step: Step) {
    this.now = step;
    this.play.show(step);
  }
  #advance() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.waits = false;
    while (this.#queue.length) {
      const speed = this.play.speed();
      if (!speed || this.#queue.length > TOO_MANY) return this.finish();
      const step = this.#queue.shift()!;
      const about = this.play.about(step, this.#queue.length > 0);
      const long = duration(step, about) / speed / (this.#queue.length > MANY ? 2 : 1);
      this.busy = long > 0 || this.#queue.length > 0;
      this.#show(step);
      if (!long) continue;
      this.waits = waits(about);
      if (!this.paused) this.#timer = setTimeout(() => this.#advance(), long);
      return;
    }
    this.busy = false;
  }
}
