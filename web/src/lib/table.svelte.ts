import { api } from "./api";
import { Receiving } from "./receiving";
import { arrived } from "./refusal";
import { TableSocket } from "./socket";
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
import { words } from "./i18n.svelte";
import { session } from "./session.svelte";
import type { TitleUI } from "../titles";
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

/** Everything one open table knows. Components read it; what the server says is written by `Receiving`. */
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
  /** They are here, or could not be had: nobody is asked before, about cards that say nothing yet. */
  ready = $state(false);
  /** The numbers of the rules that hold at this table. */
  numbers = $state.raw<Record<string, number>>({});
  /** All options of the set-up, as chosen or as usual; and which of them makes a harder game, with its next level. */
  options = $state.raw<Record<string, string>>({});
  harder = $state.raw<[choice: string, level: string] | null>(null);
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
  /** How often something was to be looked at that a sheet lies over. */
  aside = $state(0);
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
    show: (step) => cue(this, step, () => this.#told.show(step)),
    about: (step, more) => this.#told.about(step, more),
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
  readonly #told = new Receiving(this);
  #foreseeing = 0;
  #wanted = "";
  #known = new Map<string, LogEntry[]>();
  /** One has asked for a new table of the same people oneself. */
  comesAlong = false;
  /** The answer that is on its way, or stored and not shown yet. */
  answering: Answering | null = null;

  /** `connect` is false for a position that is only looked at, such as a figure in a book. */
  constructor(
    readonly id: string,
    connect = true,
  ) {
    this.socket = new TableSocket(
      id,
      words.language,
      {
        on: (message, sent) => this.#told.take(message, sent),
        status: (online) => (this.online = online),
        arrived: (message, hello) => arrived(message, hello, this.chat),
      },
      connect,
    );
  }
  close() {
    this.#told.close();
    clearTimeout(this.#foreseeing);
    this.stage.clear(null);
    this.changes.clear();
    this.socket.close();
  }

  // ---- what components ask

  title = $state.raw<TitleUI | null>(null);
  view = $derived(this.replay ?? this.shown);
  caughtUp = $derived(this.shown === this.latest && !this.stage.busy);
  question = $derived(
    this.replay || !this.caughtUp || !this.ready || this.handOver >= 0 ? null : (this.shown?.question ?? null),
  );
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
  /** By thing, the seats that propose it to whoever is asked. */
  proposed = $derived.by(() => {
    const found = new Map<string, number[]>();
    const options = this.question?.options ?? this.theirs?.options ?? [];
    for (const { seat, option } of this.plans.proposals) {
      const meant = options.find((each) => each.text === option);
      for (const key of meant ? this.title!.targets(meant, this.shown?.state) : [])
        found.set(key, [...(found.get(key) ?? []), seat]);
    }
    return found;
  });
  /** All of the log that is known, also what is not shown yet. */
  get fullLog(): LogEntry[] {
    return this.#told.logOf(this.seat) ?? this.log;
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
    this.answering = answering;
    const told = await this.socket.send("answer", { seat, answers, option: option.text });
    if (answering !== this.answering) return; // shown already, on a new connection, before the server said so
    // Stored, but not shown yet: the old question is not to be answered twice.
    if (told.type === "ack") answering.stored = true;
    else this.answered();
  }
  answered() {
    this.answering = null;
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
      if (told.type === "lost" && this.#wanted === option.text)
        // The connection broke: one still points at it.
        this.#foreseeing = setTimeout(() => this.foresee(option), 500) as unknown as number;
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
    this.#told.sitAt(seat);
  }
  /** A new table with the same people; where there is one already, one goes there. */
  again() {
    this.comesAlong = true;
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
    this.#told.forget();
    this.socket.speak(language);
    await this.#told.loadContent();
  }
  /** Whether one of one's own seats is asked to agree. */
  asksMe(wish: UndoRequest | Wish | null): boolean {
    return Boolean(wish && this.you.some((seat) => wish.needed.includes(seat)));
  }
  dismiss(notice: Notice) {
    this.notices = this.notices.filter((each) => each !== notice);
  }
}
