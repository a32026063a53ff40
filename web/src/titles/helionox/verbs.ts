/** Written by farflung.server.verbtypes from the title's verbs.py: not to be changed here. */
import type { Nothing } from "../../lib/said";

/** What may be answered, and what it is about. */
export interface Answers {
  play: { card: string };
  buy: { card: string };
  travel: { location: string };
  "place-embassy": Nothing;
  overcome: { side: string; event: string };
  alternative: { event: string };
  call: { side: string; event: string };
  "use-architect": { number: string };
  bonus: Nothing;
  key: Nothing;
  cycle: { card: string };
  "cycle-request": Nothing;
  "gain-cargo": { location: string };
  deliver: { location: string };
  "use-fleet": Nothing;
  "garrison-credit": Nothing;
  "garrison-defense": Nothing;
  "end-turn": Nothing;
  partner: { seat: string };
  offer: { number: string };
  accept: Nothing;
  refuse: Nothing;
  "stop-helping": Nothing;
  raise: { number: string };
  "break-off": Nothing;
  take: Nothing;
  decline: Nothing;
  done: Nothing;
  choose: { number: string };
  move: { location: string };
  discard: { card: string };
  consume: { card: string };
  "consume-discarded": { card: string };
  obtain: { card: string };
  copy: { card: string };
  "turn-over": { event: string; location: string };
  shift: { side: string; event: string };
  "shift-to": { location: string };
  topdeck: { card: string };
  "look-take": { card: string };
  "put-back": { card: string };
  search: { card: string };
  "event-back": { event: string };
  "consume-self": Nothing;
  "from-bank": { number: string };
  "bank-reward": Nothing;
  "tech-reward": { card: string };
  "keep-rest": Nothing;
  "lose-cargo": { location: string };
  "give-event": { event: string; location: string };
  "give-card": { card: string };
  draft: { architect: string };
  "choose-architect": { architect: string };
  "choose-pair": { faction: string };
  "choose-fleet": { fleet: string };
  "discard-any": Nothing;
}

/** What may have happened, and to whom or what. */
export interface Events {
  "turn-began": { n: number; seat: number };
  "became-active": { event: string; location: string };
  "event-arrived": { event: string; location: string };
  thawed: { seat: number; n: number };
  played: { seat: number; card: string };
  "credits-gained": { seat: number; n: number };
  "defense-gained": { seat: number; n: number };
  "influence-gained": { seat: number; n: number };
  "infamy-taken": { seat: number; n: number };
  "infamy-removed": { seat: number; n: number };
  drew: { seat: number; card: string };
  "drew-unseen": { seat: number; n: number };
  discarded: { seat: number; card: string };
  consumed: { seat: number; card: string };
  bought: { seat: number; card: string; n: number };
  obtained: { seat: number; card: string };
  secured: { seat: number; card: string };
  "market-shown": { card: string };
  cycled: { seat: number; card: string };
  "request-cycled": { seat: number };
  moved: { seat: number; location: string };
  travelled: { seat: number; location: string; n: number };
  "embassy-placed": { seat: number; location: string };
  overcame: { seat: number; side: string; event: string };
  called: { seat: number; partner: number; n: number };
  accepted: { seat: number };
  refused: { seat: number };
  collaborated: { seat: number; n: number; partner: number };
  "broken-off": { seat: number };
  "architect-used": { seat: number; architect: string; n: number };
  "bonus-taken": { seat: number; site: string };
  "key-taken": { seat: number; site: string };
  "credits-banked": { seat: number; n: number };
  "defense-banked": { seat: number; n: number };
  "cargo-gained": { seat: number; location: string };
  "cargo-delivered": { seat: number; cargo: string; location: string };
  "cargo-lost": { seat: number; location: string };
  "request-fulfilled": { seat: number; request: string };
  "request-drawn": { seat: number; request: string };
  "illegal-taken": { seat: number; card: string; location: string };
  "fleet-used": { seat: number; fleet: string };
  "garrison-removed": { seat: number; location: string };
  copied: { seat: number; card: string };
  "turned-over": { seat: number; event: string; location: string };
  shifted: { seat: number; event: string; location: string };
  searched: { seat: number };
  looked: { seat: number; n: number };
  "events-looked": { seat: number; n: number };
  reshuffled: { seat: number };
  topdecked: { seat: number; card: string };
  "shutdown-ignored": { seat: number };
  "market-cheaper": { seat: number; n: number };
  "events-cheaper": { seat: number; n: number };
  "counters-removed": { seat: number; n: number };
  "syndicate-event": { side: string; event: string };
  "syndicate-card": { card: string };
  "turn-ended": { seat: number };
  "mission-done": { mission: string };
  "mission-failed": { mission: string };
  scored: { seat: number; n: number };
  "syndicate-scored": { n: number };
  "game-ended": Nothing;
  "architect-taken": { seat: number; architect: string };
  "offer-raised": { seat: number; n: number };
  "secured-unseen": { seat: number };
  "pair-taken": { seat: number; faction: string };
  "fleet-taken": { seat: number; fleet: string };
  "mission-met": { seat: number; mission: string };
  "cargo-returned": { location: string };
  "architect-passed": { seat: number; architect: string };
  "draft-shown": Nothing;
}

/** What may be asked. */
export type Question =
  | "main"
  | "move"
  | "discard"
  | "discard-cost"
  | "consume"
  | "consume-cost"
  | "obtain"
  | "cycle"
  | "optional"
  | "choice"
  | "copy"
  | "turn-over"
  | "shift"
  | "shift-to"
  | "topdeck"
  | "look"
  | "put-back"
  | "search"
  | "events-back"
  | "cargo"
  | "bank"
  | "alternative"
  | "partner"
  | "offer"
  | "answer"
  | "help"
  | "shortfall"
  | "reward"
  | "fleet"
  | "keep"
  | "cut"
  | "raid"
  | "plague"
  | "pushed"
  | "syndicate-event"
  | "syndicate-card"
  | "draft"
  | "architect"
  | "pair"
  | "fleet-asset"
  | "pay";
