/** Written by farflung.server.toldtypes from the title's reckoning.py: not to be changed here. */
/** By part: the cards it began with and has left; how likely the next is a catastrophe, None where nobody knows; and how likely one of the others belongs to which Location, empty where none is left. */
export interface EventDeck {
  sizes: number[];
  left: number[];
  catastrophe: number | null;
  places: Record<string, number>;
}

/** Designs that may come up next, each as likely as this. */
export interface Coming {
  chance: number;
  names: string[];
}

/** A faction's cards that are still to come to the market, those put at its bottom included. */
export interface MarketDeck {
  left: number;
  coming: Coming[];
}

/** What an Event in play costs in Defense and is worth in Influence as it lies there. */
export interface Overcoming {
  defense: number;
  influence: number;
}

/** Something that a card gave when it was played. */
export interface Gain {
  what: "credits" | "defense" | "influence" | "infamy";
  n: number;
}

/** What a player of a Collaboration gives (0 while nothing is agreed) and has in Defense. */
export interface Share {
  seat: number;
  share: number;
  has: number;
}

/** A Collaboration: which of the Events in play it is about, what it costs in all, who gives what; the caller is first. */
export interface Call {
  event: number;
  cost: number;
  shares: Share[];
}

/** A design: how many of it lie where, as far as the reader may know, how likely the very next card drawn is one of them, and that at least one is in the next hand. */
export interface Holding {
  name: string;
  deck: number;
  hand: number;
  discard: number;
  played: number;
  next: number;
  soon: number;
}

/** Cards left, the one that is known to come next, and every design of the player's; how many cards there are, and what each design and all of them count at the end. */
export interface Deck {
  left: number;
  next: string | null;
  cards: Holding[];
  all: number;
  worth: Record<string, number>;
  total: number;
}

export interface Team {
  events: number;
  requests: number;
  tokens: number;
  start: number;
  total: number;
}

export interface Syndicate {
  events: number;
  cards: number;
  start: number;
  total: number;
}

/** What both sides have in the open against the Syndicate, of what counts at the end. */
export interface Sides {
  team: Team;
  syndicate: Syndicate;
}

/** `order` are the seats from the first player on; `round` of `rounds` is which turn of each player's it is. `prices` are those of the market for the player whose turn it is, `market` goes by faction, `events` as they lie in play; `shut` names by closed Location the Events that close it, or "garrison"; `decks` go by seat, and so does `gave`: by card that lies played, in its order. */
export interface Reckoned {
  order: number[];
  round: number;
  rounds: number;
  prices: Record<string, number>;
  market: Record<string, MarketDeck>;
  events: Overcoming[];
  gave: Gain[][][];
  collaboration: Call | null;
  event_deck: EventDeck;
  shut: Record<string, string[]>;
  decks: Deck[];
  sides: Sides | null;
}
