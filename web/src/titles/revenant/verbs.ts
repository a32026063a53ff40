/** Written by farflung.server.verbtypes from the title's verbs.py: not to be changed here. */
import type { Nothing } from "../../lib/said";

/** What may be answered, and what it is about. */
export interface Answers {
  man: { ship: string };
  emergency: Nothing;
  with: { figure: string };
  trade: Nothing;
  "discard-hidden": { house: string };
  "keep-hidden": { house: string };
  "gain-resource": { resource: string };
  ignore: { resource: string };
  "swap-out": { resource: string };
  spend: { resource: string };
  lock: { resource: string };
  corrupt: { compartment: string };
  "ark-option": { ark_option: string };
  move: { sector: string };
  stay: Nothing;
  attack: Nothing;
  fire: Nothing;
  cease: Nothing;
  "effect-a": Nothing;
  "effect-b": Nothing;
  land: Nothing;
  upper: { planet: string };
  lower: { planet: string };
  done: Nothing;
  take: Nothing;
  skip: Nothing;
  use: { ability: string };
  influence: { house: string };
  shield: { sector: string };
  destroy: { sector: string };
  repair: { ship: string };
  "cleanse-ship": { ship: string };
  "cleanse-board": { compartment: string };
  careful: { ship: string };
  deploy: { ship: string };
  place: { sector: string };
  protect: { defect: string; part: string };
  charge: { radar: string };
  "charge-colony": { colony: string };
  reinforce: Nothing;
  play: { card: string };
  discard: { card: string };
  "draw-kind": { kind: string };
  attach: { figure: string };
  bonus: { compartment: string };
  "affiliation-a": Nothing;
  "affiliation-b": Nothing;
  "cleanse-a": Nothing;
  "cleanse-b": Nothing;
  "end-turn": Nothing;
  redraw: { kind: string };
  keep: Nothing;
  "take-captain": { captain: string };
  "copy-ship": { ship: string };
  "copy-planet": { planet: string };
  "remove-colony": { colony: string };
  "line-up": { ship: string };
  hit: { ship: string };
  sink: { ship: string };
  taint: { ship: string };
  replace: { ship: string };
  part: { number: string };
  clear: { sector: string };
  lose: { resource: string };
  waive: { resource: string };
  choice: { number: string };
  "plain-influence": Nothing;
  "own-effect": Nothing;
  "both-effects": Nothing;
  absorb: Nothing;
  "enable-jump": Nothing;
  "discard-sonar": { sonar: string };
  "discard-colony": { colony: string };
  "keep-agenda": { agenda: string };
  "reveal-agenda": Nothing;
  "name-first": { seat: string };
  draft: { house: string };
  "waive-card": Nothing;
}

/** What may have happened, and to whom or what. */
export interface Events {
  manned: { seat: number; ship: string; figure: string };
  "emergency-taken": { seat: number; figure: string };
  "influence-gained": { seat: number; house: string; n: number };
  "influence-lost": { seat: number; house: string; n: number };
  "hidden-gained": { seat: number; n: number };
  "hidden-kept": { seat: number; house: string };
  "hidden-discarded": { seat: number };
  gained: { seat: number; resource: string; n: number };
  spent: { seat: number; resource: string; n: number };
  ignored: { seat: number; resource: string };
  "tactics-gained": { seat: number; n: number };
  "tactics-lost": { seat: number; n: number };
  "tactics-reset": { seat: number; n: number };
  corrupted: { seat: number; compartment: string };
  "cleansed-board": { seat: number; compartment: string };
  "cleansed-ship": { seat: number; ship: string };
  "residual-void": { seat: number; n: number };
  "data-gained": { seat: number; n: number };
  "data-lost": { seat: number; n: number };
  moved: { seat: number; ship: string; sector: string };
  killed: { seat: number; sector: string };
  shielded: { seat: number; sector: string };
  landed: { seat: number; ship: string; planet: string };
  "planet-resolved": { seat: number; planet: string; part: string };
  deployed: { seat: number; ship: string; sector: string };
  protected: { seat: number; defect: string; part: string };
  charged: { seat: number; radar: string };
  "charged-colony": { seat: number; colony: string };
  played: { seat: number; card: string };
  drew: { seat: number; n: number };
  discarded: { seat: number; kind: string };
  promoted: { seat: number; n: number };
  repaired: { seat: number; ship: string };
  copied: { seat: number; ship: string };
  "copied-planet": { seat: number; planet: string };
  "ability-used": { seat: number; ability: string };
  "bonus-taken": { seat: number; compartment: string };
  "reward-taken": { seat: number; house: string };
  "cycle-begins": { n: number };
  "phase-begins": { phase: number };
  "crew-returns": Nothing;
  "order-set": { seat: number; n: number };
  fight: { sector: string; n: number };
  "shields-ward": { sector: string; n: number; damage: number };
  "ship-hit": { ship: string; n: number };
  "ship-lost": { ship: string };
  "revenant-hit": { n: number };
  "defect-strikes": { defect: string };
  "defect-covered": { defect: string; part: string };
  "ship-corrupted": { ship: string };
  "shields-gone": { sector: string };
  "defect-revealed": { defect: string };
  "rift-rolled": { sector: string };
  "void-arrives": { sector: string; n: number };
  "data-placed": { sector: string };
  "radar-revealed": { radar: string };
  "colony-revealed": { colony: string };
  hyperjump: Nothing;
  "rift-opens": { sector: string };
  "planet-found": { planet: string; sector: string };
  "shuttle-arrives": { ship: string; sector: string };
  ambassador: { ship: string };
  "ambassador-aside": { house: string };
  "council-lands": { ship: string; sector: string };
  renown: { seat: number; n: number };
  winner: { seat: number };
  replaced: { seat: number; ship: string; newship: string };
  "colonies-removed": { seat: number; n: number };
  "void-cleared": { sector: string };
  "crew-placed": { ship: string };
  "crew-fails": { house: string };
  "crew-influence": { house: string; n: number };
  "crew-tactics": { n: number };
  "crew-lands": { ship: string; sector: string };
  redrew: { seat: number; kind: string };
  locked: { seat: number; compartment: string; resource: string };
  "starts-at": { seat: number; house: string };
  "shuttle-reserved": { ship: string; radar: string };
  "crew-wins": Nothing;
  "colonies-seen": { seat: number };
  "sonar-revealed": { sonar: string };
  "sonar-discarded": { sonar: string };
  "tile-strikes": { tile: string };
  "tile-revealed": { tile: string };
  "jump-enabled": { seat: number };
  "first-named": { seat: number; other: number };
  "agenda-revealed": { seat: number; agenda: string; slots: number };
  drafted: { seat: number; house: string };
  "colony-discarded": { colony: string };
  "revenant-data": { n: number };
  "no-space": { seat: number };
  "agenda-kept": { seat: number };
}

/** What may be asked. */
export type Question =
  | "captain"
  | "redraw"
  | "start-house"
  | "man"
  | "figure"
  | "hidden-trade"
  | "resource"
  | "overflow"
  | "keep-hidden"
  | "emergency"
  | "influence"
  | "ark"
  | "fighter"
  | "attack"
  | "bombard"
  | "frigate"
  | "dropship"
  | "planet"
  | "reinforcement"
  | "deploy"
  | "sector"
  | "protect"
  | "hypercharge"
  | "spend"
  | "corrupt"
  | "lock"
  | "cleanse"
  | "ability"
  | "between"
  | "optional"
  | "shield"
  | "destroy"
  | "repair"
  | "careful"
  | "move-frigate"
  | "play"
  | "attach"
  | "draw"
  | "discard"
  | "bonus"
  | "affiliation"
  | "cleanse-option"
  | "activate"
  | "end"
  | "copy"
  | "colony"
  | "damage"
  | "taint"
  | "lose"
  | "line"
  | "clear"
  | "step-two"
  | "choice"
  | "waive"
  | "replace"
  | "shuttle"
  | "hidden-cost"
  | "careful-to"
  | "discard-cost"
  | "instead"
  | "agenda"
  | "draft"
  | "start"
  | "jump"
  | "sonar"
  | "first"
  | "reveal"
  | "removal"
  | "reorganize"
  | "deploy-space"
  | "small-ship";
