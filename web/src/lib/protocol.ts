/** Written by farflung.server.toldtypes from farflung.table.told: not to be changed here. */
import type { Json } from "./types";

/** What may be answered; `text` is the stable notation, and what an answer sends back. `detail` is what its card, place or ability says, where it has one; `cost` its price at once, `unused` what is left undone by an answer that ends the turn. */
export interface Option {
  text: string;
  verb: string;
  args: Record<string, string | number | number[]>;
  words: string;
  detail: string;
  cost?: string;
  unused?: string[];
}

/** What the rules do not allow: `name` says what in words, `words` why. */
export interface Refused {
  text: string;
  verb: string;
  args: Record<string, string | number | number[]>;
  words: string;
  detail: string;
  cost?: string;
  unused?: string[];
  name: string;
  rule: string;
}

/** `context` is the text of the card, planet or ability that is being resolved. */
export interface Question {
  name: string;
  rule: string;
  words: string;
  context: string;
  options: Option[];
  refused: Refused[];
}

/** At tables that are played together: what another seat is asked. */
export interface OpenQuestion {
  seat: number;
  answers: number;
  name: string;
  rule: string;
  words: string;
  options: Option[];
}

/** An answer of one's own in this scene: which it was, and whether taking it back is free. */
export interface Crumb {
  text: string;
  verb: string;
  args: Record<string, string | number | number[]>;
  words: string;
  detail: string;
  cost?: string;
  unused?: string[];
  answer: number;
  free: boolean;
}

/** The price of taking back one's latest answer; with the reason `seen` it cannot be taken back. */
export interface Undo {
  free: boolean;
  reason: string;
  needed: number;
}

/** Something that happened, as far as the seat may know; `seat` is whose act it was, or -1. `cause` is the number of the entry it comes of, its own if it is an act; -1 repeats what another entry says. `aside` struck in between: it is told with an act that did not do it. `why` a bot did it, where nobody has secrets. */
export interface LogEntry {
  number: number;
  cause: number;
  rule: string;
  verb: string;
  args: Record<string, string | number | number[]>;
  seat: number;
  words: string;
  aside?: boolean;
  why?: string;
}

/** A seat's score at the end, and where it comes from. */
export interface Score {
  seat: number;
  name: string;
  total: number;
  parts: Record<string, number>;
}

/** Where a learner is: `step` of `steps` are done, `do` are the answers that are meant. `astray` is how many answers were given since another one; `end` is said when all is done, and `next` is the lesson after this one. */
export interface Guide {
  id: string;
  name: string;
  step: number;
  steps: number;
  goal: string;
  why: string;
  done: string;
  astray: number;
  astray_words: string;
  do: string[];
  end: string;
  next: string;
}

/** A part of what an answer brings or costs. */
export interface Term {
  words: string;
  value: number;
}

/** What an answer is expected to bring, with its 80 % interval; the best have a reason, and parts that add up to it. */
export interface Advised {
  option: string;
  words: string;
  gain: number;
  low: number;
  high: number;
  terms?: Term[];
  why?: string;
}

/** Advice to a seat's question: in which unit, against which answer (empty: all on average), how many of the best three are level, and how much was looked at; without rows none could be found. There may be `more`, which is surer, in a moment. */
export interface Suggestion {
  seat: number;
  answers: number;
  quiet: boolean;
  more: boolean;
  unit: string;
  against: string;
  percent: boolean;
  rows: Advised[];
  level: number;
  games: number;
  seconds: number;
}

/** What is played for and how far one is; what this part of the game is about. */
export interface Aim {
  goal: string;
  phase: string;
}

/** How it stood on the way here when the log was `until` entries long: the parts of `state` and `reckoned` that were otherwise than now. */
export interface Beat {
  until: number;
  state: Record<string, Json>;
  reckoned: Json;
}

/** A table as one seat sees it. `answers` is how many this seat has given; `state` is the title's data, `reckoned` what follows from it by the rules: each title has its own types. `beats` are there when several things have happened at once. What `look` brings has no log and undo. */
export interface View {
  answers: number;
  seat: number;
  state: Record<string, Json>;
  reckoned: Json;
  waiting_for: number;
  question: Question | null;
  open_question?: OpenQuestion | null;
  crumbs: Crumb[];
  undo: Undo;
  turns: number[];
  log: LogEntry[];
  log_from: number;
  beats?: Beat[];
  over: boolean;
  scores: Score[] | null;
  winners: number[] | null;
  aim?: Aim;
  lesson?: Guide;
}

/** What has changed of a table or a list: entries that are others now (`put`) or have changed in turn (`within`), by name or place. A list of another length keeps its first entries (`keep`), and these follow (`add`). */
export interface Change {
  put?: Record<string, Json>;
  within?: Record<string, Change>;
  keep?: number;
  add?: Json[];
}

/** `left`: it has been played and is vacant; `resigned`: it was given up for good. */
export interface SeatCard {
  name: string;
  kind: "person" | "screen" | "bot" | "open";
  bot: string;
  present: boolean;
  left: boolean;
  resigned: boolean;
}

/** A thing on the board that a seat has marked. */
export interface Mark {
  seat: number;
  at: string;
}

/** What a seat proposes to the one that is asked. */
export interface Proposal {
  seat: number;
  option: string;
}

/** What players who play together have laid on the board and proposed to each other. */
export interface Plans {
  marks: Mark[];
  proposals: Proposal[];
}

/** Seconds that each seat has, and those that an answer brings back. */
export interface Clock {
  seconds: number;
  increment: number;
}

/** A table in short, for lists and greetings. `absence`: after so many seconds a bot plays on, None is never; `together`: its players plan with marks, pings and proposals; `ended`: without a result. How far the game is, its title tells as it counts. `first`: a first game, at which the table helps; `suggest`: advice may be asked for; `pack`: what the pack is called that its content is changed by, empty if it is not. */
export interface TableCard {
  id: string;
  title: string;
  edition: string;
  options: Record<string, string>;
  parameters: Record<string, number>;
  content: string;
  pack: string;
  undo: "free" | "agreement" | "none";
  clock: Clock | null;
  fork: "" | "look" | "play";
  private: boolean;
  first: boolean;
  suggest: boolean;
  together: boolean;
  link: string;
  owner: boolean;
  seats: SeatCard[];
  your_seats: number[];
  waiting_for: number;
  your_turn: boolean;
  started: boolean;
  over: boolean;
  ended: boolean;
  rematch: string;
  absence: number | null;
  updated?: number;
  phase?: string;
  cycle?: number;
  turn?: number;
  round?: number;
}

/** Who asks to take something back (-1: nobody), who has agreed and who is still to; the log would end before its entry of the number `back_to`. */
export interface UndoRequest {
  by: number;
  agreed: number[];
  needed: number[];
  back_to: number;
}

/** Something that others must agree to; `by` is the asker's seat, or -1. */
export interface Wish {
  what: "bot" | "sit" | "end" | "";
  by: number;
  name: string;
  seat: number;
  bot: string;
  agreed: number[];
  needed: number[];
}

/** The scores at the end of a chapter, what else the title tells of it, and how long the log was then. */
export interface Point {
  chapter: number;
  event: number;
  totals: number[];
  facts: Record<string, number>;
}

/** How the scores stood at the end of each chapter; `key` is what the title calls its chapters. */
export interface Chronicle {
  key: string;
  points: Point[];
}

/** Who one is: a guest, or somebody with an account. */
export interface Visitor {
  id: string;
  name: string;
  guest: boolean;
}

/** Who one is now, if anybody. */
export interface SignedIn {
  user: Visitor | null;
}

/** A question that left a choice: how many entries of the log came before it, the chance to win that was expected then in per cent, what the answer cost of it, what luck and the others gave after it; the lead if habits played on. */
export interface AnalysisStep {
  event: number;
  when: string;
  before: number;
  luck: number;
  choice: number;
  lead: number | null;
}

/** An expensive decision: what was asked, chosen and better; what it cost of the chance to win, and half of the 95 % interval of that. */
export interface Decision {
  event: number;
  answers: number;
  when: string;
  question: string;
  chosen: Option;
  better: Option;
  cost: number;
  error: number;
}

/** A finished game from one seat: `start`, `luck` and `choice` add up to `result`, in per cent. `others`: luck is also what they did; `alone`: nobody's seat was an opponent's, and chances are told by games of bots. */
export interface Analysis {
  seat: number;
  start: number;
  result: number;
  luck: number;
  choice: number;
  lead: number | null;
  unit: string;
  others: boolean;
  alone: boolean;
  par_games: number;
  games: number;
  seconds: number;
  steps: AnalysisStep[];
  worst: Decision[];
}

/** How far the analysis of a seat's game is: `none`, `running` (`done` questions `of` all; 0 of 0 while it waits for its turn), `failed` or `done`. */
export interface AnalysisState {
  state: string;
  done: number;
  of: number;
  analysis: Analysis | null;
}

/** A bot of one's own that comes with a token; the token is told once, when it is made. */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
  used: number | null;
  token?: string;
}

/** The bots of an account. */
export interface OwnBots {
  bots: OwnBot[];
}

/** A table that could not come with its guest, and why. */
export interface LeftBehind {
  id: string;
  text: string;
}

/** `brought` are the guest's tables that now belong to the account, `left` those that could not. */
export interface LoggedIn {
  user: Visitor;
  brought: number;
  left: LeftBehind[];
}

/** An option of a title; `applies_to` are the numbers of seats it makes sense for, `when` the values of other options, as far as these make sense. `levels`: its values go from the easiest game to the hardest. */
export interface Choice {
  name: string;
  values: string[];
  default: string;
  applies_to: number[];
  when: Record<string, string[]>;
  levels: boolean;
}

/** Where a title's own board for the browser is; `style` is empty if it has none. */
export interface Board {
  script: string;
  style: string;
}

/** A set-up as one click: who has the other seats, and its words by language. `first`: for a first game. */
export interface Start {
  name: string;
  seats: number;
  who: "alone" | "bots" | "screen";
  edition: string;
  bot: string;
  options: Record<string, string>;
  first: boolean;
  words: Record<string, string>;
  what: Record<string, string>;
}

/** What the ladder found of a level at one kind of table: wins of so many games, with the 95 % interval of 100. */
export interface MeasuredLevel {
  title: string;
  edition: string;
  options: Record<string, string>;
  level: string;
  against: string;
  seats: number;
  games: number;
  wins: number;
  low: number;
  high: number;
  seconds: number;
}

/** What can be played; `content` is the version of its cards by edition, `board` what it brings for the browser. `bots` are the levels on offer, the weakest first; `too_slow` those that think too long where nothing is compiled. */
export interface TitleInfo {
  name: string;
  editions: string[];
  seats: number[];
  choices: Choice[];
  bots: string[];
  too_slow: string[];
  measured: MeasuredLevel[];
  together: boolean;
  content: Record<string, string>;
  board: Board | null;
  starts: Start[];
}

/** The lobby's lists. */
export interface Tables {
  yours: TableCard[];
  open: TableCard[];
  watchable: TableCard[];
}

/** A table that was made. */
export interface Made {
  id: string;
}

/** Whether the table is gone for everyone. */
export interface Removed {
  deleted: boolean;
}
