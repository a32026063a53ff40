/** What the server says to an open table: it is taken in here, and shown step by step. */
import { steps, type About, type Step } from "../stage/beats";
import { loadTitle } from "../titles";
import { api } from "./api";
import { changed } from "./change";
import { t, words } from "./i18n.svelte";
import { refusal } from "./refusal";
import type { Message, Sent } from "./socket";
import type { Table } from "./table.svelte";
import type { Chat, LogEntry, Suggestion, UndoRequest, View, Wish } from "./types";

export class Receiving {
  #views = new Map<number, View>();
  #logs = new Map<number, LogEntry[]>();
  /** How much of the log is shown, or on its way to be. */
  #told = 0;
  #timer = 0;
  /** One's own turn goes on. */
  #wasAsked = false;
  #contentFor = "";
  #pinged = 0;
  /** The server has said that it goes down, and is not back yet. */
  #down = false;
  /** What is said while the title's drawings are on their way; null when they are here. */
  #held: Message[] | null = [];

  constructor(readonly table: Table) {}
  close() {
    clearTimeout(this.#timer);
  }
  /** All of the log that a seat knows. */
  logOf(seat: number): LogEntry[] | undefined {
    return this.#logs.get(seat);
  }
  /** In another language all is told anew. */
  forget() {
    this.#logs.clear();
  }

  async #open(name: string) {
    try {
      this.table.title = await loadTitle(name);
    } catch {
      this.table.online = false;
      this.#timer = setTimeout(() => this.#held && this.#open(name), 2000) as unknown as number;
      return;
    }
    this.table.online = true;
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.take(message);
  }
  take(message: Message, sent?: Sent) {
    if (this.#held && message.type !== "hello" && message.type !== "refused") return void this.#held.push(message);
    switch (message.type) {
      case "hello":
        this.table.card = message.table;
        this.table.you = message.you;
        this.table.numbers = message.numbers;
        this.table.options = message.options;
        this.table.harder = message.harder;
        this.table.notes = message.notes ?? "";
        if (message.chat) this.table.chat = message.chat;
        if (this.#down) this.table.said = "";
        this.#down = false;
        this.table.wish = null;
        this.table.undoing = null; // what is still open is told next
        this.#tick(message.clock);
        if (this.table.seat < 0 || !this.table.you.includes(this.table.seat)) this.table.seat = this.table.you[0] ?? -1;
        void this.loadContent();
        if (this.#held) {
          this.#held = [];
          void this.#open(message.table.title);
        }
        break;
      case "state":
        this.#state(message.view);
        break;
      case "change": {
        const known = this.#views.get(message.seat);
        const { change, log, log_from, beats } = message;
        if (known) this.#state({ ...changed(known, change), log, log_from, beats });
        break;
      }
      case "table":
        this.table.card = message.table;
        if (message.you) this.table.you = message.you;
        void this.loadContent(); // which content it is, is known when the game starts
        break;
      case "refused":
        this.#refused(message, sent);
        break;
      case "suggestion":
        this.table.advised(message as unknown as Suggestion);
        break;
      case "plans":
        this.table.plans = { marks: message.marks, proposals: message.proposals };
        break;
      case "ping":
        this.#ping(message.seat, message.at);
        break;
      case "notice":
        this.#notice(message);
        break;
      case "wish":
        this.table.wish = message.what ? (message as unknown as Wish) : null;
        break;
      case "deleted":
        this.table.gone = true;
        break;
      case "clock":
        this.#tick(message.clock);
        break;
      case "undo":
        this.table.undoing = message.needed?.length ? (message as unknown as UndoRequest) : null;
        break;
      case "chat":
        this.table.chat = [...this.table.chat, message as unknown as Chat];
        this.table.unread++;
        break;
      case "people":
        if (this.table.card)
          this.table.card = {
            ...this.table.card,
            seats: this.table.card.seats.map((seat, i) => ({ ...seat, present: message.seats[i] ?? seat.present })),
          };
        break;
      case "rematch":
        if (this.table.comesAlong) this.table.leaving = String(message.table);
        else this.table.invited = String(message.table);
        break;
      case "error":
        this.table.said = message.text ?? message.error?.text ?? "";
        if (message.kind === "not-found") this.table.gone = true;
        break;
      case "bye":
        this.table.said = t("server-down");
        this.#down = true;
        break;
    }
  }

  /** Nothing has changed, and why. What was sent again after a break may have been done the first time. */
  #refused(message: Message, sent?: Sent) {
    const asked = sent?.message;
    if (message.kind === "not-found" && !this.table.card) this.table.gone = true;
    else if (!asked || ["preview", "chronicle", "suggest"].includes(asked.type)) return;
    else if (sent.again && this.#wasDone(asked)) return;
    else if (message.kind === "stale" && !sent.again) void this.table.socket.send("resync");
    else this.table.said = refusal(message, asked.type);
  }
  #wasDone(asked: Message): boolean {
    const view = this.#views.get(asked.seat);
    const seat = this.table.card?.seats[asked.seat];
    switch (asked.type) {
      case "answer":
        return Boolean(view && (view.answers > asked.answers || view.over));
      case "undo":
        return Boolean(view && view.answers <= asked.to);
      case "sit":
        return this.table.you.includes(asked.seat);
      case "stand":
        return !this.table.you.includes(asked.seat);
      case "bot":
        return Boolean(seat?.bot);
      case "take-back":
        return !seat?.bot;
      default:
        return ["agree", "decline", "rematch", "propose", "unmark"].includes(asked.type);
    }
  }

  #notice(message: Message) {
    if (message.kind === "ended") return; // the end's own screen says it
    const mine = this.table.you.includes(message.seat);
    const kind = message.kind === "away" ? "notice-away" : message.kind; // `away` is a word of the seats
    const about = kind === "declined" ? `declined-${message.what}` : mine ? `${kind}-you` : kind;
    const text = t(about, { name: this.table.name(message.seat) });
    const bot = mine && (message.kind === "time-out" || message.kind === "away");
    this.table.notices = [
      ...this.table.notices.slice(-2),
      { id: this.#pinged++, text, ...(bot ? { seat: message.seat } : {}) },
    ];
  }

  #ping(seat: number, at: string) {
    const id = this.#pinged++;
    this.table.pings = [...this.table.pings, { id, seat, at }];
    setTimeout(() => (this.table.pings = this.table.pings.filter((ping) => ping.id !== id)), 2600);
  }
  #tick(clock: { left: number[]; running: number } | null) {
    this.table.clock = clock?.left ? { ...clock, at: Date.now() } : null;
  }

  #state(view: View) {
    const known = this.#logs.get(view.seat) ?? [];
    const actor = this.table.title?.actor;
    const told = actor
      ? view.log.map((entry) => (entry.seat < 0 ? { ...entry, seat: actor(entry, view.state) } : entry))
      : view.log;
    const log = [...known.slice(0, view.log_from), ...told];
    this.#logs.set(view.seat, log);
    if (this.table.seat < 0 && view.seat >= 0 && !this.table.latest) this.table.seat = view.seat;
    this.#views.set(view.seat, view);
    const mine = this.table.answering;
    if (mine?.seat === view.seat && (mine.stored || view.answers > mine.answers)) this.table.answered();
    const next = view.waiting_for;
    const answering = this.table.you.includes(next) ? next : this.table.seat;
    if (view.seat === this.table.seat) {
      this.table.latest = view;
      if (view.log_from < known.length) this.table.stage.finish(); // taken back, or told anew
      const first = this.table.shown?.seat !== view.seat;
      const way = steps(view, log, first ? log.length : this.#told);
      this.#told = log.length;
      if (first) this.table.stage.clear(way.at(-1)!);
      else this.table.stage.take(way);
    }
    // One screen, several people: whoever is asked must take the device first.
    if (this.table.you.length > 1 && view.seat === next && answering !== this.table.seat && view.question) {
      if (this.table.hotSeat && (this.table.title?.hides?.(this.table) ?? true)) this.table.handOver = next;
      else this.sitAt(next);
    }
  }
  sitAt(seat: number) {
    this.table.seat = seat;
    const view = this.#views.get(seat);
    if (!view) return this.table.stage.clear(null);
    this.table.latest = view;
    this.#told = view.log_from + view.log.length;
    this.table.stage.clear(steps(view, this.#logs.get(seat)!, this.#told).at(-1)!);
  }
  /** Whose a step is, and whether one should look at it. */
  about({ cause, entries, view }: Step, more: boolean): About {
    const own = (seat: number) => this.table.you.includes(seat) && !this.table.card?.seats[seat]?.bot;
    const staging = this.table.title?.staging;
    const dice = entries.filter((entry) => staging?.rolls?.includes(entry.verb));
    const rolled = dice.length > 0;
    const mine = cause !== null && (own(cause.seat) || (cause.seat < 0 && dice.some((die) => own(die.seat))));
    const concerns = !mine && entries.some((entry) => own(entry.seat) || staging?.concerns?.(entry, this.table));
    return { mine, concerns, rolled, more, asked: view.question !== null };
  }
  show({ view, until, entries }: Step) {
    const was = this.table.shown;
    if (was?.seat === view.seat) this.table.before = was;
    if (view.question) this.#wasAsked = true;
    else if (this.#wasAsked && view.waiting_for !== this.table.seat) {
      this.#wasAsked = false;
      this.table.sinceYou = this.table.log.length;
    }
    this.table.shown = view;
    this.table.log = (this.#logs.get(view.seat) ?? []).slice(0, until);
    // What repeats another entry changes nothing once more.
    const changes = (told: LogEntry[]) =>
      told.flatMap((entry) => (entry.cause < 0 ? [] : (this.table.title?.changes?.(entry, this.table) ?? [])));
    if (was?.seat !== view.seat) {
      // Just come, or come back: what happened since one's last turn waits to be seen.
      this.table.changes.clear();
      const turns = view.turns ?? [];
      const whose = (turn: number) => this.table.log[turns[turn]!]?.seat;
      const mine = whose(turns.length - 1) === view.seat; // one has begun to act: nothing waits any longer
      let last = turns.length - (mine ? 2 : 1);
      while (last >= 0 && whose(last) !== view.seat) last--;
      this.table.sinceYou = last >= 0 ? (turns[last + 1] ?? 0) : 0;
      if (this.table.sinceYou && !mine && !view.over)
        this.table.changes.keep(changes(this.table.log.slice(this.table.sinceYou)));
    } else if (entries.length && !this.table.replay && this.table.handOver < 0) {
      if (document.hidden) this.table.changes.keep(changes(entries));
      else this.table.changes.take(changes(entries));
    }
    if (was?.answers !== view.answers || was?.question?.words !== view.question?.words) this.table.narrowed = null;
    if (this.table.card && (this.table.card.over !== view.over || this.table.card.waiting_for !== view.waiting_for))
      this.table.card = { ...this.table.card, over: view.over, waiting_for: view.waiting_for };
  }
  async loadContent() {
    const card = this.table.card;
    if (!card) return;
    const key = `${card.title}/${card.edition}/${card.content || "current"}/${words.language}`;
    if (key === this.#contentFor) return;
    this.#contentFor = key;
    try {
      this.table.content = await api.content(card.title, card.edition, card.content || "current", words.language);
    } catch {
      this.#contentFor = "";
      this.#timer = setTimeout(() => void this.loadContent(), 2000) as unknown as number;
    }
    this.table.ready = true;
  }
}
