"""What a seat cannot know (GAP-A-14): as in the final edition, but for the agendas."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import Dice
from farflung.games.revenant import secrets as shared
from farflung.games.revenant.prototype.names import PrototypeNames
from farflung.games.revenant.prototype.setup import agendas_of
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.secrets import Data


def deal_again(game: Prototype, seat: i64, dice: Dice, drawn: list[int]) -> None:
    """Everything the seat cannot know, at random; what it knows stays."""
    others = [admiral for admiral in game.admirals if admiral.seat != seat]
    for kind in range(3):
        shared.deal_operations(game, others, kind, dice, drawn)
    for admiral in others:
        if admiral.agendas and not game.agenda_shown[admiral.seat]:
            kept = agendas_of(game, admiral.seat)  # one of the two of the captain's class (REV-P-S.27)
            admiral.agendas = [kept[dice.below(len(kept))]]
    shared.deal_colonies(game, seat, dice, drawn)
    if game.seats == 1:
        shared.deal_crew_deck(game, dice, drawn)
    else:
        shared.deal_hidden(game, others, dice, drawn)


# ---- what is known, completed


def complete(known: Data, blank: Prototype, names: PrototypeNames) -> Data:
    """Fills the gaps of a redacted state with what is not seen elsewhere, in order; to be dealt again."""
    data = dict(known)
    data["admirals"] = [dict(values) for values in known["admirals"]]
    data["piles"] = piles = dict(known["piles"])
    shared.complete_operations(data, blank, names)
    for seat, values in enumerate(data["admirals"]):
        if values["agenda"] is None:
            blank.admirals[seat].captain = names.index("captain", values["captain"])
            values["agenda"] = names.agenda[agendas_of(blank, seat)[0]]
    revealed = known["crew"]["revealed"] if "crew" in known else {}
    shared.complete_hidden(data, blank, names, revealed, ["hidden", "hidden_discard"])
    shared.complete_colonies(piles, known, names)
    return data
