"""What a seat cannot know (GAP-A-14): hands, hidden influence, agendas, decks, removed colonies.

A view's gaps are filled with what is not seen elsewhere, and all of it is dealt again as often as one likes.
"""

from __future__ import annotations

from math import comb
from typing import Any

from farflung.engine._native import i64
from farflung.engine.core import Dice, verb_of
from farflung.games.revenant import verbs as v
from farflung.games.revenant.crew import DECK
from farflung.games.revenant.names import Names
from farflung.games.revenant.state import Admiral, Revenant

Data = dict[str, Any]


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


# ---- what is known, completed


def complete(known: Data, blank: Revenant, names: Names) -> Data:
    """Fills the gaps of a redacted state with what is not seen elsewhere, in order; to be dealt again."""
    data = dict(known)
    data["admirals"] = [dict(values) for values in known["admirals"]]
    data["piles"] = piles = dict(known["piles"])
    complete_operations(data, blank, names)
    _complete_agendas(data, blank, names)
    complete_hidden(data, blank, names, data["council"]["revealed"], ["hidden", "hidden_discard", "council"])
    complete_colonies(piles, known, names)
    return data


def complete_operations(data: Data, blank: Revenant, names: Names) -> None:
    piles = data["piles"]
    piles["operations"], piles["discards"] = dict(piles["operations"]), dict(piles["discards"])
    seen: set[str] = set()
    for values in data["admirals"]:
        seen.update(*values["cadets"], values["frigate_cards"], values["directives"])
        if isinstance(values["hand"], list):
            seen.update(values["hand"])
        else:
            values["hand"] = dict(values["hand"])
    for i, kind in enumerate(names.kind):
        unknown = [names.card[card.index] for card in blank.content.cards if card.kind == i]
        unknown = [name for name in unknown if name not in seen]
        for pile in (piles["operations"], piles["discards"]):
            pile[kind] = [unknown.pop() for _ in range(pile[kind])]
        for values in data["admirals"]:
            if isinstance(values["hand"], dict):
                values["hand"][kind] = [unknown.pop() for _ in range(values["hand"][kind])]
    for values in data["admirals"]:
        if isinstance(values["hand"], dict):
            values["hand"] = [card for cards in values["hand"].values() for card in cards]


def _complete_agendas(data: Data, blank: Revenant, names: Names) -> None:
    for place, pile in enumerate(("fleet_agendas", "personal_agendas")):
        unknown = [names.agenda[agenda.index] for agenda in blank.content.agendas if agenda.fleet == (place == 0)]
        for values in data["admirals"]:
            if isinstance(values["agendas"], list) and len(values["agendas"]) > place:
                unknown.remove(values["agendas"][place])
        for values in data["admirals"]:
            if isinstance(values["agendas"], int) and values["agendas"] > 0:
                values.setdefault("dealt", []).append(unknown.pop())
        data["piles"][pile] = unknown
    for values in data["admirals"]:
        if isinstance(values["agendas"], int):
            values["agendas"] = values.pop("dealt", [])


def complete_hidden(data: Data, blank: Revenant, names: Names, revealed: dict[str, int], unseen: list[str]) -> None:
    """`unseen` are the piles of hidden influence cards."""
    piles = data["piles"]
    unknown = [house for house in names.house for _ in range(blank.numbers.hidden_per_house)]
    for house, n in revealed.items():
        for _ in range(n):
            unknown.remove(house)  # turned over and out of the game: everybody saw them
    for values in data["admirals"]:
        if isinstance(values["hidden"], dict):
            for house, n in values["hidden"].items():
                for _ in range(n):
                    unknown.remove(house)

    def take(n: int) -> dict[str, int]:
        taken = [unknown.pop() for _ in range(n)]
        return {house: taken.count(house) for house in names.house}

    for values in data["admirals"]:
        if isinstance(values["hidden"], int):
            values["hidden"] = take(values["hidden"])
    for name in unseen:
        piles[name] = take(piles[name])
    if "crew" in data:
        data["crew"] = {**data["crew"], "deck": take(data["crew"]["deck"])}


def complete_colonies(piles: Data, known: Data, names: Names) -> None:
    seen = {*known["colonies"], *piles["colony_discard"], *[entry["colony"] for entry in piles["removed_colonies"]]}
    unknown = [name for name in names.colony if name not in seen]
    piles["removed_colonies"] = [
        entry if entry["colony"] else {"by": entry["by"], "colony": unknown.pop()}
        for entry in piles["removed_colonies"]
    ]
    piles["colonies"] = unknown
