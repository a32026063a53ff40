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

/** A tile as it would lie: its open edges, clockwise from 0 at the top, and those where a lane begins. */
export interface Lying {
  open: number[];
  lanes: number[];
}

/** Where a drawn tile will lie, and how, by rotation. */
export interface Laying {
  q: number;
  r: number;
  turns: Record<string, Lying>;
}

/** What is known of the stack: one of the next `n` tiles is red, or that is the Great Rift, or none of them is. */
export interface Dark {
  red: "soon" | "rift" | "gone";
  n: number;
}

/** The dice of a roll that count, by face. */
export interface Faces {
  hit: number;
  miss: number;
  special: number;
}

/** A die that a ship rolls in an Attack: its colour, and which of the ship's it is. */
export interface Tray {
  colour: string;
  place: number;
}

/** A ship in a combat: the dice of its manoeuvre, or both before it has chosen one; misses that count. */
export interface Fighter {
  dice: Tray[];
  misses: number;
}

/** The target's Shields as they count now, the hits as they lie there, and what that does. As it was before the roll: the chance to harm the target, and the chance of as many hits as lie there now, or more. */
export interface Sum {
  shields: number;
  hits: number;
  damage: number;
  harms: number;
  chance: number;
}

/** The chance to defeat the target, hits and lost Health on average, the chance of a critical failure. */
export interface Promise {
  fells: number;
  hits: number;
  loses: number;
  critical: number;
}

/** What an Ally asks for a Module, and what ships pay that have it cheaper. */
export interface Price {
  asked: number;
  cheaper: Record<string, number>;
}

/** Chances are numbers from 0 to 1. `acting` are the ships of the turn, its leader first, and `unseen` their chance; `exploration` goes by option, `manoeuvres` by manoeuvre of the ship that chooses, `avatars` by Avatar and System. `lanes` are edges by System, clockwise from 0 at the top; `frontier` are the cells behind openings, as q and r; `watched` the Systems where those who act would have to roll in order to stay unseen; `keys` go by System. `red` are the red spaces of the Corruption track, `attacks` which Attack of the combat it is, `roll` the dice as they lie. `prices` go by Module that an Ally sells. */
export interface Reckoned {
  lanes: Record<string, number[]>;
  frontier: number[][];
  laying: Laying | null;
  wormholes: string[];
  rifts: string[];
  watched: string[];
  keys: Record<string, number>;
  dark: Dark | null;
  red: number[];
  next_red: number | null;
  roll: Faces;
  fighters: Record<string, Fighter>;
  attacks: number;
  ships: Record<string, ShipOdds>;
  acting: string[];
  unseen: number | null;
  signals: (SignalOdds | null)[];
  exploration: (number | null)[];
  attack: Sum | null;
  manoeuvres: Record<string, Promise>;
  avatars: Record<string, Record<string, number>>;
  prices: Record<string, Price>;
}
