/** Written by farflung.server.toldtypes from the title's reckoning.py: not to be changed here. */
/** A ship alone: the chance to stay unseen, and to miss 0, 1 and 2 times in a Damage Roll. */
export interface ShipOdds {
  unseen: number;
  harm: number[];
}

/** The number in the card's condition (0 without one), how much of it is done, and the Skill Roll of its Action. */
export interface SignalOdds {
  target: number;
  done: number;
  face: "" | "hit" | "miss" | "special";
  skill: number | null;
}

/** The target's Shields as they count now, the hits as they lie there, and what that does. */
export interface Sum {
  shields: number;
  hits: number;
  damage: number;
}

/** The chance to defeat the target, hits and lost Health on average, the chance of a critical failure. */
export interface Promise {
  fells: number;
  hits: number;
  loses: number;
  critical: number;
}

/** Chances are numbers from 0 to 1. `acting` are the ships of the turn, its leader first, and `unseen` their chance; `exploration` goes by option, `manoeuvres` by manoeuvre of the ship that chooses, `avatars` by Avatar and System. */
export interface Reckoned {
  ships: Record<string, ShipOdds>;
  acting: string[];
  unseen: number | null;
  signals: (SignalOdds | null)[];
  exploration: (number | null)[];
  attack: Sum | null;
  manoeuvres: Record<string, Promise>;
  avatars: Record<string, Record<string, number>>;
}
