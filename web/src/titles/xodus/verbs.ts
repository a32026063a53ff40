/** Written by farflung.server.verbtypes from the title's verbs.py: not to be changed here. */
import type { Nothing } from "../../lib/said";

/** What may be answered, and what it is about. */
export interface Answers {
  "choose-ship": { ship: string };
  mount: { gear: string; free: number };
  activate: { ship: string };
  "take-in": { ship: string };
  "go-on": Nothing;
  agree: Nothing;
  refuse: Nothing;
  probe: { edge: string };
  "relay-probe": { edge: string; system: string };
  jump: { system: string };
  "jump-with": { system: string; gear: string; free: number };
  "blind-jump": { edge: string };
  rush: { system: string };
  stop: Nothing;
  explore: Nothing;
  scavenge: Nothing;
  "scavenge-wreck": { ship: string };
  pacify: Nothing;
  trade: Nothing;
  maintain: Nothing;
  "signal-action": { key: string };
  "take-key": { key: string; ship: string };
  strain: Nothing;
  use: { gear: string; free: number };
  "use-on-dice": { gear: string; free: number; ship: string; dice: number[] };
  "use-for": { gear: string; free: number; ship: string };
  "use-at": { gear: string; free: number; system: string };
  service: { ally: string };
  "end-turn": Nothing;
  hide: Nothing;
  "turn-tile": { rotation: string };
  reveal: { edge: string; system: string };
  place: { system: string };
  stay: Nothing;
  roll: Nothing;
  "be-detected": Nothing;
  target: { foe: string };
  offensive: Nothing;
  defensive: { number: string };
  disengage: Nothing;
  done: Nothing;
  option: { number: string };
  "no-option": Nothing;
  more: Nothing;
  "more-free": Nothing;
  repair: { ship: string };
  "repair-signal": { key: string };
  "remove-damage": { damage: string };
  "buy-energy": Nothing;
  dismantle: { module: string };
  nothing: Nothing;
  buy: { module: string; ship: string };
  "give-scrap": { ship: string; newship: string };
  "give-module": { module: string; ship: string };
  "give-key": { key: string; ship: string };
  "dock-repair": { ship: string };
  "dock-remove": { damage: string };
  "scrap-to": { ship: string };
  "module-to": { ship: string };
  "pay-scraps": { number: string };
  "pay-energy": { number: string };
  "give-health": Nothing;
  "give-energy": Nothing;
  "pacify-system": { system: string };
  "close-rift": { system: string };
  peek: { key: string };
  resolve: { exploration: string };
  "discard-module": { module: string };
  "switch-off": { module: string };
}

/** What may have happened, and to whom or what. */
export interface Events {
  "ship-chosen": { seat: number; ship: string };
  "start-revealed": { system: string };
  "mod-mounted": { ship: string; gear: string; free: number };
  "round-begins": { n: number };
  "phase-begins": { phase: string };
  "turn-begins": { ship: string };
  "turn-ends": { ship: string };
  joined: { ship: string; newship: string };
  declined: { seat: number };
  "tile-revealed": { ship: string; system: string };
  "tile-placed": { system: string; edge: string; newsystem: string };
  moved: { ship: string; system: string };
  crossed: { ship: string; system: string };
  strained: { ship: string };
  "ally-met": { ally: string; system: string };
  "ware-offered": { ally: string; module: string };
  "detection-rolled": { system: string };
  undetected: { system: string };
  detected: { system: string };
  "die-rolled": { ship: string; n: number; face: string };
  "die-rerolled": { ship: string; n: number; face: string };
  "miss-ignored": { ship: string; n: number };
  "special-spent": { ship: string; n: number };
  "gear-used": { ship: string; gear: string; free: number };
  "energy-flipped": { ship: string; n: number };
  "energy-recovered": { ship: string; n: number };
  "energy-gained": { ship: string; n: number };
  "energy-discarded": { ship: string; n: number };
  "health-lost": { ship: string; n: number; cause: string };
  "health-recovered": { ship: string; n: number };
  "health-discarded": { ship: string; n: number };
  "health-markers": { ship: string; n: number };
  "loss-prevented": { ship: string; n: number };
  "scraps-gained": { ship: string; n: number };
  "scraps-paid": { ship: string; n: number };
  "scraps-lost": { ship: string; n: number };
  "scrap-given": { ship: string; newship: string };
  "module-gained": { ship: string; module: string };
  "module-bought": { ship: string; module: string; n: number };
  "module-given": { module: string; ship: string; newship: string };
  "module-lost": { ship: string; module: string };
  "module-dismantled": { ship: string; module: string };
  "module-switched-off": { ship: string; module: string };
  "exp-gained": { ship: string; n: number };
  "level-reached": { ship: string; n: number };
  "damage-drawn": { ship: string; damage: string };
  "damage-removed": { ship: string; damage: string };
  "ship-defeated": { ship: string; system: string };
  "combat-begins": { system: string };
  "enemy-drawn": { foe: string; system: string };
  "attack-begins": { n: number; foe: string };
  manoeuvre: { ship: string; manoeuvre: string };
  critical: { ship: string };
  "skill-triggers": { foe: string };
  "attack-value": { n: number; shields: number; through: number };
  "foe-hit": { foe: string; n: number };
  "foe-recovers": { foe: string; n: number };
  retaliation: { n: number; ship: string };
  "foe-defeated": { foe: string };
  "combat-ends": { system: string };
  disengaged: { ship: string };
  hidden: { ship: string };
  pacified: { system: string };
  "pacification-ages": { system: string; n: number };
  explored: { ship: string; exploration: string };
  "option-taken": { ship: string; n: number };
  "skill-rolled": { n: number; face: string };
  "skill-succeeds": { n: number };
  "skill-fails": { n: number };
  "signal-revealed": { key: string; signal: string };
  "signal-peeked": { key: string; signal: string };
  "signal-progress": { key: string; n: number };
  "signal-open": { key: string };
  "key-placed": { key: string; system: string };
  "key-taken": { ship: string; key: string };
  "key-given": { key: string; ship: string; newship: string };
  "key-scavenged": { ship: string; key: string };
  "key-activated": { key: string };
  "last-key": Nothing;
  "rift-closed": { system: string };
  "rift-opened": { system: string };
  "wormhole-opened": { system: string };
  "avatars-slowed": Nothing;
  "avatars-hastened": Nothing;
  "corruption-held": Nothing;
  "corruption-advances": { n: number };
  herald: { system: string };
  "avatar-enters": { foe: string; system: string };
  "avatar-escapes": { foe: string; n: number };
  "avatar-gone": { foe: string };
  "avatar-die-rolled": { foe: string; n: number };
  "avatar-moves": { foe: string; system: string };
  "avatar-engages": { foe: string; ship: string };
  "enemies-added": { n: number };
  "enemy-returns": { foe: string };
  "fleets-split": Nothing;
  scavenged: { ship: string };
  maintained: { ship: string };
  repaired: { ship: string; newship: string };
  "damage-rolled": { ship: string; cause: string };
  "deck-reshuffled": { deck: string };
  won: Nothing;
  lost: { outcome: string };
  "action-taken": { ship: string; act: string };
  "actions-left": { ship: string; n: number };
  "extra-die": { ship: string; colour: string };
  "trade-ends": Nothing;
}

/** What may be asked. */
export type Question =
  | "ship"
  | "mod"
  | "activate"
  | "fleet"
  | "consent"
  | "action"
  | "exit"
  | "rush"
  | "turn-tile"
  | "reveal"
  | "scan"
  | "pick-tile"
  | "stay"
  | "detection"
  | "target"
  | "manoeuvre"
  | "before-attack"
  | "after-attack"
  | "after-detection"
  | "after-skill"
  | "after-damage-roll"
  | "retaliation"
  | "health-loss"
  | "after-loss"
  | "save"
  | "disengage"
  | "cloak"
  | "option"
  | "more"
  | "warning"
  | "exploration"
  | "maintenance"
  | "repair-bonus"
  | "trade"
  | "share"
  | "module"
  | "offer"
  | "charge"
  | "sacrifice"
  | "pacify"
  | "rift"
  | "service"
  | "decoy"
  | "hold"
  | "discard"
  | "switch-off"
  | "key"
  | "wormhole"
  | "twin-probe";
