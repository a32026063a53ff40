"""Makes changed data of the prototype whole again; what it shares with the final edition is checked there."""

from __future__ import annotations

from farflung.engine.given import NotWhole, is_given, is_touched, spelled_or_none
from farflung.engine.survey import check
from farflung.games.revenant.cards import Content
from farflung.games.revenant.prototype.names import PrototypeNames
from farflung.games.revenant.prototype.places import places
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.settle import (
    Data,
    check_admirals,
    check_sectors,
    check_shapes,
    check_ships,
    settle_captains,
    settle_colonies,
    settle_crew,
    settle_hidden,
    settle_lines,
    settle_operations,
    settle_planets,
    settle_time,
)

CENTRE = ("N", "E", "S", "W")


def settle(data: Data, before: Data, blank: Prototype, names: PrototypeNames, limits: dict[str, int]) -> None:
    """`limits` are the parameters of the game, and `blank` is one in which nothing has happened yet."""
    alone = "crew" in data
    check_shapes(data, before, names)
    found = check(places, blank, names, data, before)
    settle_time(data, before, names)
    settle_operations(found, limits)
    settle_planets(data, before, found)
    found.settle("tile", "tiles.top")  # given to the resolved ones: the next one comes to light
    found.settle("sonar")
    if len(data["sonar"]) > 3:
        raise NotWhole("sonar: at most three cards lie open")
    settle_colonies(data, found, max(3, limits["open_colonies"]))
    settle_captains(data, before, names)
    _settle_agendas(data, before, blank.content, names)
    settle_hidden(found, limits)
    settle_crew(data, ("deploy", "hyperjump"), data["crew"] if alone else {})
    check_ships(data, limits, "civilian", () if alone else CENTRE)  # REV-P-2.2.2, 9.1.13
    check_sectors(data, limits)
    check_admirals(data)
    _check_rest(data, before)
    if alone:
        settle_lines(data, before)


def _settle_agendas(data: Data, before: Data, content: Content, names: PrototypeNames) -> None:
    """One of the two of the captain's class (REV-P-S.27); with another captain, the first of that class."""
    for seat, admiral in enumerate(data["admirals"]):
        path = f"admirals.{seat + 1}"
        profession = content.captains[names.index("captain", admiral["captain"])].profession
        allowed = [agenda.name for agenda in content.hidden_agendas if agenda.profession == profession]
        given = spelled_or_none(f"{path}.agenda", "agenda", admiral["agenda"], names)
        if given not in allowed:
            if given is not None and is_given(before, f"{path}.agenda"):
                raise NotWhole(f"{path}.agenda: a {profession} has {' or '.join(allowed)}, not '{given}'")
            given = allowed[0]
        admiral["agenda"] = given
        if not isinstance(admiral["slots_met"], list) or not set(admiral["slots_met"]) <= {1, 2, 3}:
            raise NotWhole(f"{path}.slots_met: give the numbers of the completed slots, such as [1, 3]")
        if admiral["slots_met"] and not admiral["agenda_shown"]:
            raise NotWhole(f"{path}.slots_met: slots are completed only when the agenda is shown")


def _check_rest(data: Data, before: Data) -> None:
    if is_touched(before, "power"):
        raise NotWhole("power: it follows from the ships on the map; give their sectors instead")
    for house, fields in data["rewards"].items():
        for field in fields:
            if field not in (2, 5, 8):
                raise NotWhole(f"rewards.{house}: {field!r} is none of the steps 2, 5 and 8 that have a reward token")
