import { api } from "./api";
import { still } from "./motion";
import { TableSocket, type Message } from "./socket";
import type { Chat, LogEntry, Option, Refused, TableCard, UndoRequest, View } from "./types";
import { words } from "./i18n.svelte";
import { titleOf, type TitleUI } from "../titles";
import { Changes } from "../table/changes.svelte";

/** Everything one open table knows. Components read it; only `socket` writes it. */
export class Table {
  card = $state.raw<TableCard | null>(null);
  you = $state.raw<number[]>([]);
  /** The seat whose eyes we look through; -1 is a spectator. */
  seat = $state(-1);
  /** What is on screen: it follows the truth step by step, so that one sees what others did. */
  shown = $state.raw<View | null>(null);
  latest = $state.raw<View | null>(null);
  /** What was on screen before: what differs has just changed. */
  before = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  notes = $state("");
  undoing = $state.raw<UndoRequest | null>(null);
  online = $state(true);
  gone = $state(false);
  said = $state("");
  sending = $state(false);
  replay = $state.raw<View | null>(null);
  replayEvent = $state(0);
  content = $state.raw<any>({});
  /** Hot-seat: the seat that must take the device before anything of its own is shown. */
  handOver = $state(-1);
  rematch = $state("");
  clock = $state.raw<{ left: number[]; running: number; at: number } | null>(null);
  /** Where the log stood when our last turn ended. */
  sinceYou = $state(0);
  /** A thing on the board with several options: the list shows only those. */
  narrowed = $state<string | null>(null);
  /** Things to light because something (a log line, an option) is pointed at. */
  pointed = $state.raw<Set<string>>(new Set());

  /** What has just changed, and the signs of it. */
  readonly changes = new Changes();
  readonly socket: TableSocket;
  #views = new Map<number, View>();
  #logs = new Map<number, LogEntry[]>();
  /** How much of the log has been shown happening. */
  #told = 0;
  #queue: View[] = [];
  #timer = 0;
  #contentFor = "";

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      id,
      words.language,
      (message) => this.#take(message),
      (online) => (this.online = online),
    );
  }
  close() {
    clearTimeout(this.#timer);
    this.changes.clear();
    this.socket.close();
  }

  // ---- what components ask

  title = $derived.by((): TitleUI | null => (this.card ? titleOf(this.card.title) : null));
  view = $derived(this.replay ?? this.shown);
  caughtUp = $derived(this.shown === this.latest);
  question = $derived(this.replay || !this.caughtUp || this.handOver >= 0 ? null : (this.shown?.question ?? null));
  asked = $derived(this.question !== null);
  hotSeat = $derived((this.card?.seats.filter((seat) => seat.kind === "screen").length ?? 0) > 0);
  parameters = $derived({ ...this.title?.parameters, ...this.card?.parameters } as Record<string, number>);

  /** For each thing on the board what choosing it would answer. */
  choices = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.question?.options ?? [])
      for (const key of this.title!.targets(option)) found.set(key, [...(found.get(key) ?? []), option]);
    return found;
  });
  refusals = $derived.by(() => {
    const found = new Map<string, Refused>();
    for (const refused of this.question?.refused ?? [])
      for (const key of this.title!.targets(refused)) if (!this.choices.has(key)) found.set(key, refused);
    return found;
  });
  chosen = $derived.by(() => {
    const keys = new Set<string>();
    if (!this.question) return keys;
    for (const crumb of this.shown?.crumbs ?? [])
      for (const key of this.title!.chosen(crumb)) keys.add(key);
    return keys;
  });
  name(seat: number): string {
    return this.card?.seats[seat]?.name ?? "";
  }

  // ---- what the player does

  async answer(option: Option) {
    const view = this.latest;
    if (!view?.question || this.sending || this.replay) return;
    this.said = "";
    this.sending = true;
    this.narrowed = null;
    try {
      await this.socket.send("answer", { seat: view.seat, answers: view.answers, option: option.text });
    } finally {
      this.sending = false;
    }
  }
  /** A thing on the board was taken: its one option is answered, several are listed. */
  pick(key: string) {
    const options = this.choices.get(key);
    if (!options) return;
    if (options.length === 1) void this.answer(options[0]!);
    else this.narrowed = key;
  }
  undo(to?: number) {
    const view = this.latest;
    if (!view) return;
    this.said = "";
    this.narrowed = null;
    void this.socket.send("undo", { seat: this.seat, to: to ?? view.answers - 1 });
  }
  /** The table as it stood at an entry of the log. */
  async look(event: number) {
    const answer = await this.socket.send("look", { seat: this.seat, event });
    if (answer.type === "replay" && this.latest) {
      this.replayEvent = event;
      this.replay = { ...this.latest, question: null, crumbs: [], over: false, scores: null, ...answer.view };
    }
  }
  live() {
    this.replay = null;
  }
  /** Jump to the truth: skips what is still being shown. */
  skip() {
    if (this.#queue.length) {
      const last = this.#queue.at(-1)!;
      this.#queue = [];
      this.#show(last);
    }
  }
  take(seat: number) {
    this.handOver = -1;
    this.#sitAt(seat);
  }
  /** Plays on from the moment that is looked at, on a table where nothing counts. */
  async fork() {
    this.rematch = (await api.fork(this.id, Math.max(0, this.seat), this.replay ? this.replayEvent : null)).id;
  }
  async record() {
    const text = await api.record(this.id);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${this.card?.title ?? "table"}-${this.id}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  async speak(language: string) {
    await words.use(language);
    this.#logs.clear();
    this.socket.speak(language);
    await this.#loadContent();
  }

  // ---- what the server says

  #take(message: Message) {
    switch (message.type) {
      case "hello":
        this.card = message.table;
        this.you = message.you;
        this.notes = message.notes ?? "";
        if (message.chat) this.chat = message.chat;
        this.#tick(message.clock);
        if (this.seat < 0 || !this.you.includes(this.seat)) this.seat = this.you[0] ?? -1;
        void this.#loadContent();
        break;
      case "state":
        this.#state(message.view);
        break;
      case "table":
        this.card = message.table;
        if (message.you) this.you = message.you;
        break;
      case "refused":
        if (message.kind === "not-found" && !this.card) this.gone = true;
        else if (message.kind === "stale") void this.socket.send("resync");
        else this.said = message.text;
        break;
      case "clock":
        this.#tick(message.clock);
        break;
      case "undo":
        this.undoing = message.needed?.length ? (message as unknown as UndoRequest) : null;
        break;
      case "chat":
        this.chat = [...this.chat, message as unknown as Chat];
        this.unread++;
        break;
      case "people":
        if (this.card)
          this.card = {
            ...this.card,
            seats: this.card.seats.map((seat, i) => ({ ...seat, present: message.seats[i] ?? seat.present })),
          };
        break;
      case "rematch":
        this.rematch = String(message.table);
        break;
      case "error":
        this.said = message.text ?? message.error?.text ?? "";
        if (message.kind === "not-found") this.gone = true;
        break;
      case "bye":
        this.said = message.text ?? "";
        break;
    }
  }

  #tick(clock: { left: number[]; running: number } | null) {
    this.clock = clock?.left ? { ...clock, at: Date.now() } : null;
  }

  #state(view: View) {
    const log = this.#logs.get(view.seat) ?? [];
    this.#logs.set(view.seat, [...log.slice(0, view.log_from), ...view.log]);
    if (this.seat < 0 && view.seat >= 0 && !this.latest) this.seat = view.seat;
    this.#views.set(view.seat, view);
    const next = view.waiting_for;
    const answering = this.you.includes(next) ? next : this.seat;
    if (view.seat === this.seat) {
      this.latest = view;
      this.#enqueue(view);
    }
    // One screen, several people: whoever is asked must take the device first.
    if (this.you.length > 1 && view.seat === next && answering !== this.seat && view.question) {
      if (this.hotSeat) this.handOver = next;
      else this.#sitAt(next);
    }
  }
  #sitAt(seat: number) {
    this.seat = seat;
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = 0;
    const view = this.#views.get(seat);
    if (view) {
      this.latest = view;
      this.#show(view);
    }
  }
  #enqueue(view: View) {
    this.#queue.push(view);
    if (!this.#timer) this.#advance();
  }
  #advance = () => {
    this.#timer = 0;
    const view = this.#queue.shift();
    if (!view) return;
    const before = this.shown;
    let pause = 0;
    if (before && !still() && this.title) {
      pause = this.title.pace(before.state, view.state);
      const behind = this.#queue.length;
      if (behind > 40) pause = 0;
      else if (behind > 8) pause /= 2;
    }
    this.#show(view);
    if (this.#queue.length || pause) this.#timer = setTimeout(this.#advance, pause) as unknown as number;
  };
  #show(view: View) {
    const was = this.shown;
    if (was?.seat === view.seat) this.before = was;
    if (was?.question && !view.question && view.waiting_for !== this.seat) this.sinceYou = this.log.length;
    this.shown = view;
    this.log = this.#logs.get(view.seat) ?? [];
    const told = this.#told;
    this.#told = view.log_from + view.log.length;
    if (was?.seat === view.seat && this.#told > told && !this.replay && this.handOver < 0)
      this.changes.take(
        this.log.slice(told, this.#told).flatMap((entry) => this.title?.changes?.(entry, this) ?? []),
      );
    else if (was?.seat !== view.seat) this.changes.clear();
    if (was?.answers !== view.answers || was?.question?.words !== view.question?.words) this.narrowed = null;
    if (this.card && (this.card.over !== view.over || this.card.waiting_for !== view.waiting_for))
      this.card = { ...this.card, over: view.over, waiting_for: view.waiting_for };
  }
  async #loadContent() {
    const card = this.card;
    if (!card) return;
    const key = `${card.title}/${card.edition}/${card.content ?? "current"}/${words.language}`;
    if (key === this.#contentFor) return;
    this.#contentFor = key;
    try {
      this.content = await api.content(card.title, card.edition, card.content ?? "current", words.language);
    } catch {
      this.#contentFor = "";
    }
  }
}
