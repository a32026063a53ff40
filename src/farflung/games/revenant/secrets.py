"""What a seat cannot know (GAP-A-14), dealt again: hands, hidden influence, agendas, decks, removed colonies."""

from __future__ import annotations

from math import comb

from farflung.engine._native import i64
from farflung.engine.core import Dice, verb_of
from farflung.games.revenant import verbs as v
from farflung.games.revenant.crew import DECK
from farflung.games.revenant.state import Admiral, Revenant


def deal_again(game: Revenant, seat: i64, dice: Dice, drawn: list[int]) -> None:
    """Everything the seat cannot know, at random; what it knows stays. Pools stay sorted.

    What the seat is going to see drawn in this scene lies in the pile it is drawn from: set aside before dealing, or
    equal cards (two of Belitan's) would be dealt to others too often.
    """
    others = [admiral for admiral in game.admirals if admiral.seat != seat]
    for kind in range(3):
        deal_operations(game, others, kind, dice, drawn)
    for kind in range(2):
        deal_agendas(game, others, kind, dice)
    deal_colonies(game, seat, dice, drawn)
    if game.seats == 1:
        deal_crew_deck(game, dice, drawn)
    else:
        deal_hidden(game, others, dice, drawn)


def set_aside(unknown: list[int], drawn: list[int], verb: i64, deck: int, discard: int) -> tuple[list[int], list[int]]:
    """Takes out of the unknown what the scene draws: from the deck as long as it lasts, then from the discards that
    were shuffled into it."""
    in_deck: list[int] = []
    in_discard: list[int] = []
    for code in drawn:
        if verb_of(code) == verb and code >> 8 in unknown:
            if len(in_deck) < deck:
                in_deck.append(code >> 8)
            elif len(in_discard) < discard:
                in_discard.append(code >> 8)
            else:
                break
            unknown.remove(code >> 8)
    return in_deck, in_discard


def refill(unknown: list[int], in_deck: list[int], in_discard: list[int], deck: int) -> tuple[list[int], list[int]]:
    """The deck and its discards: what was set aside for them, and the rest as it comes."""
    filled = deck - len(in_deck)
    return sorted(in_deck + unknown[:filled]), sorted(in_discard + unknown[filled:])


def deal_operations(game: Revenant, others: list[Admiral], kind: i64, dice: Dice, drawn: list[int]) -> None:
    """Cards of one kind among the draw pile, the discards and the other hands; how many each holds is public."""
    unknown = game.decks[kind] + game.discards[kind]
    for admiral in others:
        unknown += [card for card in admiral.hand if game.content.cards[card].kind == kind]
    deck = len(game.decks[kind])
    in_deck, in_discard = set_aside(unknown, drawn, v.DRAWS_CARD, deck, len(game.discards[kind]))
    dice.shuffle(unknown)
    for admiral in others:
        kept = [card for card in admiral.hand if game.content.cards[card].kind != kind]
        for _ in range(len(admiral.hand) - len(kept)):
            kept.append(unknown.pop())
        kept.sort()
        admiral.hand = kept
    game.decks[kind], game.discards[kind] = refill(unknown, in_deck, in_discard, deck)


def deal_hidden(game: Revenant, others: list[Admiral], dice: Dice, drawn: list[int]) -> None:
    """Hidden influence among the deck, its discards, the council's deck and the other admirals."""
    unknown = game.hidden_deck + game.hidden_discard + game.council
    for admiral in others:
        for house in range(7):
            unknown += [house] * admiral.hidden[house]
    deck = len(game.hidden_deck)
    in_deck, in_discard = set_aside(unknown, drawn, v.DRAWS_HIDDEN, deck, len(game.hidden_discard))
    dice.shuffle(unknown)
    for admiral in others:
        n = admiral.hidden_cards()
        admiral.hidden = [0, 0, 0, 0, 0, 0, 0]
        for _ in range(n):
            admiral.hidden[unknown.pop()] += 1
    council = len(game.council)
    game.council = sorted(unknown[:council])
    game.hidden_deck, game.hidden_discard = refill(unknown[council:], in_deck, in_discard, deck)


def deal_agendas(game: Revenant, others: list[Admiral], kind: i64, dice: Dice) -> None:
    unknown = game.agenda_decks[kind][:]
    for admiral in others:
        if admiral.agendas:
            unknown.append(admiral.agendas[kind])
    dice.shuffle(unknown)
    for admiral in others:
        if admiral.agendas:
            admiral.agendas[kind] = unknown.pop()
    game.agenda_decks[kind] = sorted(unknown)


def deal_colonies(game: Revenant, seat: i64, dice: Dice, drawn: list[int]) -> None:
    """The colony deck and what others removed from it unseen."""
    unknown = game.colony_deck[:]
    for entry in game.colonies_removed:
        if entry // 16 != seat:
            unknown.append(entry % 16)
    in_deck, _ = set_aside(unknown, drawn, v.PEEKS_COLONY, len(unknown), 0)
    dice.shuffle(unknown)
    removed: list[int] = []
    for entry in game.colonies_removed:
        removed.append(entry if entry // 16 == seat else unknown.pop() + entry // 16 * 16)
    game.colonies_removed = sorted(removed)
    game.colony_deck = sorted(in_deck + unknown)


def deal_crew_deck(game: Revenant, dice: Dice, drawn: list[int]) -> None:
    """Solo: which three houses the Corrupted House deck was made of, weighed by what has been seen of it since."""
    if not game.crew_grid:
        return  # not made yet: everything is still in the hidden influence deck
    admiral = game.admirals[0]
    seen = admiral.hidden[:]
    for code in drawn:
        if verb_of(code) == v.DRAWS_HIDDEN:
            seen[code >> 8] += 1
    choices: list[list[int]] = []
    weights: list[int] = []
    for a in range(7):
        for b in range(7):
            for c in range(7):
                if a != b and b != c and a != c:
                    made = [0, 0, 0, 0, 0, 0, 0]
                    made[a], made[b], made[c] = DECK[0], DECK[1], DECK[2]
                    weight = likelihood(game, seen, made)
                    if weight:
                        choices.append(made)
                        weights.append(weight)
    made = choices[weighted(weights, dice)]
    game.crew_deck = [house for house in range(7) for _ in range(made[house] - game.revealed[house])]
    unknown: list[int] = []
    for house in range(7):
        left = game.numbers.hidden_per_house - made[house] - admiral.hidden[house]
        unknown += [house] * left
    deck = len(game.hidden_deck)
    in_deck, in_discard = set_aside(unknown, drawn, v.DRAWS_HIDDEN, deck, len(game.hidden_discard))
    dice.shuffle(unknown)
    game.hidden_deck, game.hidden_discard = refill(unknown, in_deck, in_discard, deck)


def likelihood(game: Revenant, seen: list[int], made: list[int]) -> int:
    """How many ways lead from this deck to the cards it revealed and the cards seen elsewhere."""
    ways = 1
    for house in range(7):
        ways *= comb(made[house], game.revealed[house])
        ways *= comb(game.numbers.hidden_per_house - made[house], seen[house])
    return ways


def weighted(weights: list[int], dice: Dice) -> int:
    """An index, each as likely as its weight, to within a millionth."""
    target = sum(weights) * dice.below(1_000_000) // 1_000_000
    for index, weight in enumerate(weights):
        target -= weight
        if target < 0:
            return index
    return len(weights) - 1
