/** Written by farflung.server.toldtypes from the title's reckoning.py: not to be changed here. */
/** By part: the cards it began with and has left; how likely the next is a catastrophe, None where nobody knows. */
export interface EventDeck {
  sizes: number[];
  left: number[];
  catastrophe: number | null;
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

/** Cards left, the one that is known to come next, and every design of the player's. */
export interface Deck {
  left: number;
  next: string | null;
  cards: Holding[];
}

export interface Team {
  events: number;
  requests: number;
  tokens: number;
}

export interface Syndicate {
  events: number;
  cards: number;
}

/** What both sides have in the open against the Syndicate, of what counts at the end. */
export interface Sides {
  team: Team;
  syndicate: Syndicate;
}

/** `prices` are those of the market for the player whose turn it is; `shut` names by closed Location the Events that close it, or "garrison"; `decks` go by seat. */
export interface Reckoned {
  prices: Record<string, number>;
  event_deck: EventDeck;
  shut: Record<string, string[]>;
  decks: Deck[];
  sides: Sides | null;
}
