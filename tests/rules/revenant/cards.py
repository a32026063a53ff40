"""The operation cards as the ledger has them, and ways to play them."""

from collections.abc import Callable
from typing import Any

from tests.rules.revenant.ledger import GAPS, LETTERS, RIPE, Resolver
from tests.rules.revenant.table import Table, sit, stock

CARDS = GAPS["GAP-A-09"]["data"]
CADET = [card for card in CARDS if card["kind"] == "cadet"]
FRIGATE = [card for card in CARDS if card["kind"] == "frigate"]
DIRECTIVE = [card for card in CARDS if card["kind"] == "directive"]

Way = Callable[[Table, str], Table]  # to a trigger, with the figure that goes it


def name_of(card: object) -> str:
    return card["name"] if isinstance(card, dict) else str(card)


def by_name(name: str) -> dict[str, Any]:
    return next(card for card in CARDS if card["name"] == name)


def cost_of(card: dict[str, Any]) -> dict[str, int]:
    return {**stock(), **{LETTERS[letter]: card["cost"].count(letter) for letter in card["cost"]}}


def stranger(card: dict[str, Any]) -> str:
    """A fighter of another house, so that no affiliation bonus gets in the way."""
    return "Zenor fighter" if card["house"] == "Shiveus" else "Shiveus fighter"


def at_bonus(card: dict[str, Any], given: dict[str, Any] | None = None) -> Table:
    """The bonus action is due; the card is in hand and its cost on the board, nothing more."""
    state = {**RIPE, "admirals.1.hand": [card["name"]], "admirals.1.resources": cost_of(card), **(given or {})}
    return sit(state).man(stranger(card)).until("bonus")


def steps(ship: str, *answers: str) -> Way:
    def go(table: Table, figure: str) -> Table:
        table.man(ship, figure)
        for answer in answers:
            if table.asked == "ability" and not table.offers(answer):
                table.do("done")
            table.do(answer)
        return table

    return go


def cadet(*cards: str, **more: Any) -> dict[str, Any]:
    return {"admirals.1.cadets": [list(cards), []], **more}


def fitted(*cards: str, **more: Any) -> dict[str, Any]:
    return {"admirals.1.frigate_cards": list(cards), **more}


def is_used_once(card: dict[str, Any], table: Table, here: str) -> None:
    """Its trigger has come: it may be used and does what the ledger says, once and never by itself."""
    resolver = Resolver(table, here)
    assert table.offers(f"use {card['name']}")
    table.do(f"use {card['name']}")
    resolver.resolve(card["fx"], chosen=True)
    resolver.check()
    while table.seat == 1:
        assert not table.offers(f"use {card['name']}")
        table.do("done") if table.offers("done") else table.decline()
