"""A table for one: the Corrupted Crew with its deck, its grid of action cards, and its turns."""

from typing import Any

from tests.rules.revenant.table import HOUSES, REVENANT, Table, calm_board

from farflung.engine.core import Dice, Game
from farflung.engine.scenario import arrange
from farflung.engine.title import Setup

# The crew's deck, its grid clockwise from the top left, the marker on the top right card, the tile on the top left.
CREW: dict[str, Any] = {
    "crew.deck": {"Fenrax": 7, "Shiveus": 0, "Yarvek": 3, "Belitan": 0, "Zenor": 5, "Novaris": 0, "Dunlork": 0},
    "crew.grid": ["Revenant", "ark", "dropship", "fighter"],
    "crew.marker": 1,
    "crew.tile": 0,
}


def alone(
    given: dict[str, Any] | None = None, scene: str = "", difficulty: str = "medium", luck: tuple[str, ...] = ()
) -> Table:
    whole = calm_board(1)
    for path, value in {**CREW, **(given or {})}.items():
        whole.pop(path, None)
        whole[path] = value
    return Table(arrange(REVENANT, 1, whole, scene, options={"difficulty": difficulty}, script=luck))


def after_setup(difficulty: str = "medium", seed: int = 1) -> Game:
    """A game at the beginning of its first cycle."""
    game = REVENANT.new_game(Setup("revenant", "final", ["Mara"], {"difficulty": difficulty}))
    REVENANT.play_setup(game, Dice(seed))
    return game


def crew_turn(house: str, given: dict[str, Any] | None = None, difficulty: str = "medium") -> Table:
    """A turn of the Corrupted Crew that turns over a card of the house."""
    return alone(given, "crew turn", difficulty, (f"corrupted house {house}",))


def standing(table: Table) -> list[str]:
    """Where the crew's figures stand."""
    ships = [name for name, values in table.at("ships").items() if values["crew"].startswith("council")]
    spaces = [
        space for space in ("reinforcement", "hypercharge") if table.at(f"revenant.{space}").startswith("council")
    ]
    return ships + spaces


def influence(**fields: int) -> dict[str, Any]:
    """The crew's influence: at these houses so much, at the others 1."""
    return {f"crew.influence.{house}": fields.get(house, 1) for house in HOUSES}
