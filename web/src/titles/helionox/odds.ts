import type { Json } from "../../lib/types";
import { count, list, topCard } from "./model";

/** A design with how many of it lie where, as far as the reader may know. */
export interface Holding {
  name: string;
  deck: number;
  hand: number;
  discard: number;
  played: number;
  /** How likely the very next card drawn is one of these; exact. */
  next: number;
  /** How likely at least one of them is among the next five. */
  soon: number;
}
const tally = (cards: string[]) => {
  const found = new Map<string, number>();
  for (const name of cards) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
};
/** At least one of `good` among `drawn` out of `all`. */
function atLeastOne(good: number, all: number, drawn: number): number {
  if (good <= 0 || drawn <= 0) return 0;
  let none = 1;
  for (let i = 0; i < drawn; i++) none *= Math.max(0, all - good - i) / Math.max(1, all - i);
  return 1 - none;
}
export const HAND = 5;

/** What is known of a deck: an unordered pool, cards known on top (the topmost last; null is unknown), what is reshuffled. */
export function holdings(player: Json): Holding[] {
  const top: (string | null)[] = (player.top ?? []).map(topCard);
  const blind = !Array.isArray(player.deck);
  // Of another player one knows what deck and hand hold together, not which is which.
  const pool = blind ? list(player.unseen) : list(player.deck);
  const deck = tally([...pool, ...(blind ? [] : top.filter((name) => name !== null))]);
  const parts = {
    hand: tally(list(player.hand)),
    discard: tally(list(player.discard)),
    played: tally(list(player.played)),
  };
  const names = new Set([...deck.keys(), ...parts.hand.keys(), ...parts.discard.keys(), ...parts.played.keys()]);
  const inPool = tally(pool);
  const size = pool.length;
  const inDeck = (blind ? count(player.deck) : size) + top.length;
  const draw = (name: string, n: number): number => {
    // From above: known cards first, then any of the pool, then what was shuffled anew.
    const sure = top.slice(Math.max(0, top.length - n));
    if (sure.includes(name)) return 1;
    const fromPool =
      Math.min(n - Math.min(n, top.length), inDeck - top.length) + sure.filter((one) => one === null).length;
    const miss = 1 - atLeastOne(inPool.get(name) ?? 0, size, fromPool);
    const rest = n - inDeck;
    if (rest <= 0) return 1 - miss;
    const again = (parts.discard.get(name) ?? 0) + (n > 1 ? (parts.played.get(name) ?? 0) : 0);
    const all = count(player.discard) + (n > 1 ? count(player.played) : 0);
    return 1 - miss * (1 - atLeastOne(again, all, Math.min(rest, all)));
  };
  return [...names]
    .map((name) => ({
      name,
      deck: deck.get(name) ?? 0,
      hand: parts.hand.get(name) ?? 0,
      discard: parts.discard.get(name) ?? 0,
      played: parts.played.get(name) ?? 0,
      next: draw(name, 1),
      soon: draw(name, HAND),
    }))
    .sort((a, b) => b.next - a.next || b.soon - a.soon || b.deck - a.deck || a.name.localeCompare(b.name));
}
/** The card that is known to be drawn next. */
export const nextKnown = (player: Json): string | null => topCard((player.top ?? []).at(-1));
export const deckCount = (player: Json): number => count(player.deck) + count(player.top);
