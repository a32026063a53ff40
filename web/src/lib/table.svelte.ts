import { api } from "./api";
import { changed } from "./change";
import { arrived, refusal } from "./refusal";
import { TableSocket, type Message, type Sent } from "./socket";
import type {
  Json,
  Chat,
  Chronicle,
  LogEntry,
  Option,
  Plans,
  Question,
  Notice,
  Refused,
  Suggestion,
  TableCard,
  UndoRequest,
  View,
  Wish,
} from "./types";
import { t, words } from "./i18n.svelte";
import { session } from "./session.svelte";
import { loadTitle, type TitleUI } from "../titles";
import { steps, type About, type Step } from "../stage/beats";
import { pace } from "../stage/pace.svelte";
import { cue } from "../stage/cue";
import { Stage } from "../stage/stage.svelte";
import type { Announcement } from "../stage/staging";
import { Changes } from "../table/changes.svelte";

interface Answering {
  seat: number;
  answers: number;
  stored: boolean;
}

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
  /** The replay runs by itself. */
  playing = $state(false);
  content = $state.raw<Json>({});
  /** The numbers of the rules that hold at this table. */
  numbers = $state.raw<Record<string, number>>({});
  /** Hot-seat: the seat that must take the device before anything of its own is shown. */
  handOver = $state(-1);
  /** Whether its analysis is open. */
  analysing = $state(false);
  /** Where this page goes next: a fork, or the new table one has asked for. */
  leaving = $state("");
  /** A new table of the same people that somebody else has made. */
  invited = $state("");
  wish = $state.raw<Wish | null>(null);
  /** One asks for a seat without having one. */
  asking = $state(false);
  notices = $state.raw<Notice[]>([]);
  clock = $state.raw<{ left: number[]; running: number; at: number } | null>(null);
  /** Where the log stood when our last turn ended. */
  sinceYou = $state(0);
  /** A thing on the board with several options: the list shows only those. */
  narrowed = $state<string | null>(null);
  /** Several are chosen before any is answered, and which so far. */
  collecting = $state(false);
  picks = $state.raw<{ option: Option; of: object }[]>([]);
  /** Things to light because something (a log line, an option) is pointed at. */
  pointed = $state.raw<Set<string>>(new Set());
  /** What would happen at once if the option that is pointed at were chosen. */
  foreseen = $state.raw<LogEntry[]>([]);
  /** What one has answered last, and to which question. */
  given = $state.raw<{ seat: number; answers: number; option: Option } | null>(null);
  /** Called with the advice that was asked for, when it is there. */
  advised: (found: Suggestion) => void = () => {};
  plans = $state.raw<Plans>({ marks: [], proposals: [] });
  pings = $state.raw<{ id: number; seat: number; at: string }[]>([]);
  /** What a touch on a thing does instead of choosing it. */
  planning = $state<"" | "mark" | "ping">("");

  /** What is shown of what happens, beat by beat. */
  readonly stage = new Stage({
    show: (step) => cue(this, step, () => this.#show(step)),
    about: (step, more) => this.#about(step, more),
    speed: () => (document.hidden ? 0 : pace.speed),
  });
  /** Where things fly, above the table. */
  air: HTMLElement | null = null;
  /** Something that everybody should notice, and what has just begun: a phase, a round. */
  announced = $state.raw<(Announcement & { id: number }) | null>(null);
  begun = $state.raw<{ id: number; words: string } | null>(null);
  /** What has just changed, and the signs of it. */
  readonly changes = new Changes();
  readonly socket: TableSocket;
  #views = new Map<number, View>();
  #logs = new Map<number, LogEntry[]>();
  /** How much of the log is shown, or on its way to be. */
  #told = 0;
  #timer = 0;
  /** One's own turn goes on. */
  #wasAsked = false;
  #contentFor = "";
  #foreseeing = 0;
  #wanted = "";
  #known = new Map<string, LogEntry[]>();
  #pinged = 0;
  #again = false;
  /** The server has said that it goes down, and is not back yet. */
  #down = false;
  /** The answer that is on its way, or stored and not shown yet. */
  #answering: Answering | null = null;
  /** What is said while the title's drawings are on their way; null when they are here. */
  #held: Message[] | null = [];

  /** `connect` is false for a position that is only looked at, such as a figure in a book. */
  constructor(
    readonly id: string,
    connect = true,
  ) {
    this.socket = new TableSocket(
      id,
      words.language,
      {
        on: (message, sent) => this.#take(message, sent),
        status: (online) => (this.online = online),
        arrived: (message, hello) => arrived(message, hello, this.chat),
      },
      connect,
    );
  }
  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#foreseeing);
    this.stage.clear(null);
    this.changes.clear();
    this.socket.close();
  }

  // ---- what components ask

  title = $state.raw<TitleUI | null>(null);
  view = $derived(this.replay ?? this.shown);
  caughtUp = $derived(this.shown === this.latest && !this.stage.busy);
  question = $derived(this.replay || !this.caughtUp || this.handOver >= 0 ? null : (this.shown?.question ?? null));
  asked = $derived(this.question !== null);
  /** The act that was shown last. */
  cause = $derived(this.stage.now?.cause ?? this.#lastAct());
  /** What is being taught here. */
  lesson = $derived(this.latest?.lesson ?? null);
  hotSeat = $derived((this.card?.seats.filter((seat) => seat.kind === "screen").length ?? 0) > 0);

  /** For each thing on the board what choosing it would answer. */
  choices = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const only = this.lesson?.do ?? [];
    for (const option of this.question?.options ?? []) {
      if (only.length && !only.includes(option.text)) continue; // a lesson lights what it speaks of
      for (const key of this.title!.targets(option, this.shown?.state))
        found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });
  refusals = $derived.by(() => {
    const found = new Map<string, Refused>();
    for (const refused of this.question?.refused ?? [])
      for (const key of this.title!.targets(refused, this.shown?.state))
        if (!this.choices.has(key)) found.set(key, refused);
    return found;
  });
  chosen = $derived.by(() => {
    const keys = new Set<string>();
    if (!this.question) return keys;
    for (const crumb of this.shown?.crumbs ?? []) for (const key of this.title!.chosen(crumb)) keys.add(key);
    return keys;
  });
  together = $derived(Boolean(this.card?.together) && this.you.length > 0 && !this.latest?.over);
  /** What another seat is asked, where one may propose an answer to it. */
  theirs = $derived(this.replay || !this.caughtUp || !this.together ? null : (this.shown?.open_question ?? null));
  /** By thing, the seats that have marked it. */
  marked = $derived.by(() => {
    const found = new Map<string, number[]>();
    for (const { seat, at } of this.plans.marks) found.set(at, [...(found.get(at) ?? []), seat]);
    return found;
  });
  /** All of the log that is known, also what is not shown yet. */
  get fullLog(): LogEntry[] {
    return this.#logs.get(this.seat) ?? this.log;
  }
  /** How its log is read by turns. */
  ways = $derived({
    turns: this.latest?.turns ?? [],
    breaks: this.title?.breaks ?? [],
    heads: this.title?.staging?.heads ?? [],
    ...(this.title?.staging?.chapter ? { chapter: this.title.staging.chapter.verb } : {}),
  });
  #lastAct(): LogEntry | null {
    return this.log.findLast((entry) => entry.cause === entry.number) ?? null;
  }
  name(seat: number): string {
    return this.card?.seats[seat]?.name ?? "";
  }

  // ---- what the player does

  async answer(option: Option) {
    const view = this.latest;
    if (!view?.question || this.sending || this.replay) return;
    this.given = { seat: view.seat, answers: view.answers, option };
    this.said = "";
    this.sending = true;
    this.narrowed = null;
    this.foresee(null);
    this.changes.settle();
    const { seat, answers } = view;
    const answering: Answering = { seat, answers, stored: false };
    this.#answering = answering;
    const told = await this.socket.send("answer", { seat, answers, option: option.text });
    if (answering !== this.#answering) return; // shown already, on a new connection, before the server said so
    // Stored, but not shown yet: the old question is not to be answered twice.
    if (told.type === "ack") answering.stored = true;
    else this.#answered();
  }
  #answered() {
    this.#answering = null;
    this.sending = false;
  }
  /** Answers in a row, as long as the same is asked and `next` has an answer: anything unexpected stops it. */
  async answerAll(next: (question: Question) => Option | undefined): Promise<void> {
    const asked = this.latest?.question?.name;
    for (;;) {
      const view = this.latest;
      const option = view?.question?.name === asked && view?.question ? next(view.question) : undefined;
      if (!view || !option || this.sending || this.replay) return;
      await this.answer(option);
      while (this.sending) await new Promise((go) => setTimeout(go, 15));
      if (this.latest?.seat !== view.seat || this.latest.answers <= view.answers) return;
    }
  }
  /** Sits down on a free seat; who is nobody yet becomes a guest of this name on the way. */
  async sit(seat: number, name = ""): Promise<void> {
    this.said = "";
    if (!session.user) {
      session.user = await api.guest(name);
      this.socket.reconnect();
    }
    const told = await this.socket.send("sit", { seat });
    if (told.kind !== "not-yours" || this.card?.started) return;
    // Known since this page was opened (in another tab, say): the connection must know as well.
    this.socket.reconnect();
    this.said = "";
    await this.socket.send("sit", { seat });
  }
  /** A seat that somebody left in the middle of the game: who left it sits down again, others ask. */
  async askToSit(seat: number): Promise<void> {
    this.said = "";
    this.socket.reconnect(); // the connection must know the name that was perhaps given just now
    const told = await this.socket.send("sit", { seat });
    if (told.type !== "refused") return;
    this.said = "";
    this.asking = true;
    await this.socket.send("ask", { what: "sit", seat });
  }
  /** A thing on the board was taken: its one option is answered, several are listed. `of` is which of several alike. */
  pick(key: string, of: object = {}) {
    const options = this.choices.get(key);
    if (!options) return;
    if (this.collecting) {
      const known = this.picks.some((each) => each.of === of);
      this.picks = known ? this.picks.filter((each) => each.of !== of) : [...this.picks, { option: options[0]!, of }];
      return;
    }
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
  /** Shows what an option would bring at once; the server plays it for us, up to luck or a secret. */
  foresee(option: Option | null) {
    clearTimeout(this.#foreseeing);
    this.#wanted = option?.text ?? "";
    this.pointed = new Set(option ? this.title!.targets(option, this.shown?.state) : []);
    const view = this.latest;
    const key = option && view ? `${view.seat} ${view.answers} ${words.language} ${option.text}` : "";
    const known = this.#known.get(key);
    this.#foresee(known ?? []);
    if (!option || known || !view?.question) return;
    this.#foreseeing = setTimeout(async () => {
      const told = await this.socket.send("preview", { seat: view.seat, answers: view.answers, option: option.text });
      if (told.type !== "preview") return;
      if (this.#known.size > 200) this.#known.clear();
      this.#known.set(key, told.log);
      if (this.latest?.answers === view.answers && this.#wanted === option.text) this.#foresee(told.log);
    }, 110) as unknown as number;
  }
  #foresee(log: LogEntry[]) {
    if (!log.length && !this.foreseen.length) return;
    this.foreseen = log;
    this.changes.foresee(log.flatMap((entry) => this.title?.changes?.(entry, this) ?? []));
  }
  /** How the scores stood after each chapter; null if that is not told. */
  async chronicle(): Promise<Chronicle | null> {
    const told = await this.socket.send("chronicle", { seat: this.seat });
    return told.type === "chronicle" ? (told as unknown as Chronicle) : null;
  }
  /** Planning together: marks a thing or takes the mark away, or points at it once. */
  plan(at: string) {
    if (this.planning === "ping") void this.socket.send("ping", { seat: this.seat, at });
    else {
      const mine = this.marked.get(at)?.includes(this.seat);
      void this.socket.send(mine ? "unmark" : "mark", { seat: this.seat, at });
    }
  }
  propose(option: Option) {
    const theirs = this.theirs;
    if (!theirs) return;
    const mine = this.plans.proposals.find((each) => each.seat === this.seat)?.option === option.text;
    const about = { seat: this.seat, to: theirs.seat, answers: theirs.answers };
    void this.socket.send("propose", { ...about, option: mine ? "" : option.text });
  }
  /** The seats that propose this answer. */
  proposers(option: Option): number[] {
    return this.plans.proposals.filter((each) => each.option === option.text).map((each) => each.seat);
  }
  /** The table as it stood at an entry of the log; what came with the entries `from` there on has just changed. */
  async look(event: number, from = event + 1) {
    const answer = await this.socket.send("look", { seat: this.seat, event });
    if (answer.type === "replay" && this.latest) {
      this.changes.clear();
      this.replayEvent = event;
      this.replay = { ...this.latest, question: null, crumbs: [], over: false, scores: null, ...answer.view };
      const told = this.fullLog.slice(from, event + 1);
      this.changes.take(told.flatMap((entry) => this.title?.changes?.(entry, this) ?? []));
    }
  }
  /** The whole game again, by itself, from its first turn on. */
  async watch() {
    this.stage.finish();
    await this.look(this.latest?.turns[0] ?? 0);
    this.playing = true;
  }
  live() {
    this.playing = false;
    this.replay = null;
  }
  /** Jump to the truth: skips what is still being shown. */
  skip() {
    this.stage.finish();
  }
  take(seat: number) {
    this.handOver = -1;
    this.#sitAt(seat);
  }
  /** A new table with the same people; where there is one already, one goes there. */
  again() {
    this.#again = true;
    if (this.card?.rematch || this.invited) this.leaving = this.invited || this.card!.rematch!;
    else void this.socket.send("rematch");
  }
  /** Plays on from the moment that is looked at, on a table where nothing counts. */
  async fork() {
    this.leaving = (await api.fork(this.id, Math.max(0, this.seat), this.replay ? this.replayEvent : null)).id;
  }
  /** The same from a decision of one's own; bots have the seats of the others. */
  async playOn(seat: number, answers: number) {
    const others = this.card!.seats.flatMap((each, i) => (this.you.includes(i) || each.kind === "bot" ? [] : [i]));
    const bots = Object.fromEntries(others.map((i) => [i, "steady"]));
    this.leaving = (await api.forkAt(this.id, seat, answers, bots)).id;
  }
  /** Whether there is an analysis to be had: of a game that has come to its end, for those who played it. */
  get analysable(): boolean {
    return Boolean(this.latest?.over && this.latest.winners && this.you.length && !this.latest.lesson);
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

  async #open(name: string) {
    try {
      this.title = await loadTitle(name);
    } catch {
      this.online = false;
      this.#timer = setTimeout(() => this.#held && this.#open(name), 2000) as unknown as number;
      return;
    }
    this.online = true;
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.#take(message);
  }
  #take(message: Message, sent?: Sent) {
    if (this.#held && message.type !== "hello" && message.type !== "refused") return void this.#held.push(message);
    switch (message.type) {
      case "hello":
        this.card = message.table;
        this.you = message.you;
        this.numbers = message.numbers;
        this.notes = message.notes ?? "";
        if (message.chat) this.chat = message.chat;
        if (this.#down) this.said = "";
        this.#down = false;
        this.wish = null;
        this.undoing = null; // what is still open is told next
        this.#tick(message.clock);
        if (this.seat < 0 || !this.you.includes(this.seat)) this.seat = this.you[0] ?? -1;
        void this.#loadContent();
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
        this.card = message.table;
        if (message.you) this.you = message.you;
        void this.#loadContent(); // which content it is, is known when the game starts
        break;
      case "refused":
        this.#refused(message, sent);
        break;
      case "suggestion":
        this.advised(message as unknown as Suggestion);
        break;
      case "plans":
        this.plans = { marks: message.marks, proposals: message.proposals };
        break;
      case "ping":
        this.#ping(message.seat, message.at);
        break;
      case "notice":
        this.#notice(message);
        break;
      case "wish":
        this.wish = message.what ? (message as unknown as Wish) : null;
        break;
      case "deleted":
        this.gone = true;
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
        if (this.#again) this.leaving = String(message.table);
        else this.invited = String(message.table);
        break;
      case "error":
        this.said = message.text ?? message.error?.text ?? "";
        if (message.kind === "not-found") this.gone = true;
        break;
      case "bye":
        this.said = t("server-down");
        this.#down = true;
        break;
    }
  }

  /** Whether one of one's own seats is asked to agree. */
  asksMe(wish: UndoRequest | Wish | null): boolean {
    return Boolean(wish && this.you.some((seat) => wish.needed.includes(seat)));
  }
  /** Nothing has changed, and why. What was sent again after a break may have been done the first time. */
  #refused(message: Message, sent?: Sent) {
    const asked = sent?.message;
    if (message.kind === "not-found" && !this.card) this.gone = true;
    else if (!asked || ["preview", "chronicle", "suggest"].includes(asked.type)) return;
    else if (sent.again && this.#wasDone(asked)) return;
    else if (message.kind === "stale" && !sent.again) void this.socket.send("resync");
    else this.said = refusal(message, asked.type);
  }
  #wasDone(asked: Message): boolean {
    const view = this.#views.get(asked.seat);
    const seat = this.card?.seats[asked.seat];
    switch (asked.type) {
      case "answer":
        return Boolean(view && (view.answers > asked.answers || view.over));
      case "undo":
        return Boolean(view && view.answers <= asked.to);
      case "sit":
        return this.you.includes(asked.seat);
      case "stand":
        return !this.you.includes(asked.seat);
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
    const mine = this.you.includes(message.seat);
    const kind = message.kind === "away" ? "notice-away" : message.kind; // `away` is a word of the seats
    const about = kind === "declined" ? `declined-${message.what}` : mine ? `${kind}-you` : kind;
    const text = t(about, { name: this.name(message.seat) });
    const bot = mine && (message.kind === "time-out" || message.kind === "away");
    this.notices = [...this.notices.slice(-2), { id: this.#pinged++, text, ...(bot ? { seat: message.seat } : {}) }];
  }
  dismiss(notice: Notice) {
    this.notices = this.notices.filter((each) => each !== notice);
  }

  #ping(seat: number, at: string) {
    const id = this.#pinged++;
    this.pings = [...this.pings, { id, seat, at }];
    setTimeout(() => (this.pings = this.pings.filter((ping) => ping.id !== id)), 2600);
  }
  #tick(clock: { left: number[]; running: number } | null) {
    this.clock = clock?.left ? { ...clock, at: Date.now() } : null;
  }

  #state(view: View) {
    const known = this.#logs.get(view.seat) ?? [];
    const actor = this.title?.actor;
    const told = actor
      ? view.log.map((entry) => (entry.seat < 0 ? { ...entry, seat: actor(entry, view.state) } : entry))
      : view.log;
    const log = [...known.slice(0, view.log_from), ...told];
    this.#logs.set(view.seat, log);
    if (this.seat < 0 && view.seat >= 0 && !this.latest) this.seat = view.seat;
    this.#views.set(view.seat, view);
    const mine = this.#answering;
    if (mine?.seat === view.seat && (mine.stored || view.answers > mine.answers)) this.#answered();
    const next = view.waiting_for;
    const answering = this.you.includes(next) ? next : this.seat;
    if (view.seat === this.seat) {
      this.latest = view;
      if (view.log_from < known.length) this.stage.finish(); // taken back, or told anew
      const first = this.shown?.seat !== view.seat;
      const way = steps(view, log, first ? log.length : this.#told);
      this.#told = log.length;
      if (first) this.stage.clear(way.at(-1)!);
      else this.stage.take(way);
    }
    // One screen, several people: whoever is asked must take the device first.
    if (this.you.length > 1 && view.seat === next && answering !== this.seat && view.question) {
      if (this.hotSeat && (this.title?.hides?.(this) ?? true)) this.handOver = next;
      else this.#sitAt(next);
    }
  }
  #sitAt(seat: number) {
    this.seat = seat;
    const view = this.#views.get(seat);
    if (!view) return this.stage.clear(null);
    this.latest = view;
    this.#told = view.log_from + view.log.length;
    this.stage.clear(steps(view, this.#logs.get(seat)!, this.#told).at(-1)!);
  }
  /** Whose a step is, and whether one should look at it. */
  #about({ cause, entries, view }: Step, more: boolean): About {
    const own = (seat: number) => this.you.includes(seat) && !this.card?.seats[seat]?.bot;
    const staging = this.title?.staging;
    const dice = entries.filter((entry) => staging?.rolls?.includes(entry.verb));
    const rolled = dice.length > 0;
    const mine = cause !== null && (own(cause.seat) || (cause.seat < 0 && dice.some((die) => own(die.seat))));
    const concerns = !mine && entries.some((entry) => own(entry.seat) || staging?.concerns?.(entry, this));
    return { mine, concerns, rolled, more, asked: view.question !== null };
  }
  #show({ view, until, entries }: Step) {
    const was = this.shown;
    if (was?.seat === view.seat) this.before = was;
    if (view.question) this.#wasAsked = true;
    else if (this.#wasAsked && view.waiting_for !== this.seat) {
      this.#wasAsked = false;
      this.sinceYou = this.log.length;
    }
    this.shown = view;
    this.log = (this.#logs.get(view.seat) ?? []).slice(0, until);
    const changes = (told: LogEntry[]) => told.flatMap((entry) => this.title?.changes?.(entry, this) ?? []);
    if (was?.seat !== view.seat) {
      // Just come, or come back: what happened since one's last turn waits to be seen.
      this.changes.clear();
      const turns = view.turns ?? [];
      const whose = (turn: number) => this.log[turns[turn]!]?.seat;
      const mine = whose(turns.length - 1) === view.seat; // one has begun to act: nothing waits any longer
      let last = turns.length - (mine ? 2 : 1);
      while (last >= 0 && whose(last) !== view.seat) last--;
      this.sinceYou = last >= 0 ? (turns[last + 1] ?? 0) : 0;
      if (this.sinceYou && !mine && !view.over) this.changes.keep(changes(this.log.slice(this.sinceYou)));
    } else if (entries.length && !this.replay && this.handOver < 0) {
      if (document.hidden) this.changes.keep(changes(entries));
      else this.changes.take(changes(entries));
    }
    if (was?.answers !== view.answers || was?.question?.words !== view.question?.words) this.narrowed = null;
    if (this.card && (this.card.over !== view.over || this.card.waiting_for !== view.waiting_for))
      this.card = { ...this.card, over: view.over, waiting_for: view.waiting_for };
  }
  async #loadContent() {
    const card = this.card;
    if (!card) return;
    const key = `${card.title}/${card.edition}/${card.content || "current"}/${words.language}`;
    if (key === this.#contentFor) return;
    this.#contentFor = key;
    try {
      this.content = await api.content(card.title, card.edition, card.content || "current", words.language);
    } catch {
      this.#contentFor = "";
    }
  }
}
