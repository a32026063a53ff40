"""Makes changed data of the prototype whole again; what it shares with the final edition is checked there."""

from __future__ import annotations

from farflung.engine.given import NotWhole, Place, claim, is_given, is_touched
from farflung.games.revenant.cards import Content
from farflung.games.revenant.names import NONE
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.names import PrototypeNames
from farflung.games.revenant.prototype.places import NOT_CHOSEN
from farflung.games.revenant.settle import (
    Data,
    between,
    check_admirals,
    check_sectors,
    check_ships,
    check_time,
    fixed_pile,
    name_or_none,
    rename,
    settle_captains,
    settle_colonies,
    settle_crew,
    settle_hidden,
    settle_lines,
    settle_operations,
    settle_planets,
)

CENTRE = ("N", "E", "S", "W")


def settle(data: Data, before: Data, content: Content, names: PrototypeNames, limits: dict[str, int]) -> None:
    """`limits` are the parameters of the game."""
    alone = "crew" in data
    check_time(data, before, names, pw.PHASES)
    settle_operations(data, before, content, names, limits)
    settle_planets(data, before, names)
    _settle_tiles(data, before, names)
    _settle_sonar(data, before, names)
    settle_colonies(data, before, names, max(3, limits["open_colonies"]))
    settle_captains(data, before, names)
    _settle_agendas(data, before, content, names)
    settle_hidden(data, before, limits, {"crew.revealed": data["crew"]["revealed"]} if alone else {})
    settle_crew(data, ("deploy", "hyperjump"), data["crew"] if alone else {})
    check_ships(data, limits, "civilian", () if alone else CENTRE)  # REV-P-2.2.2, 9.1.13
    check_sectors(data, limits, "absorbers")
    check_admirals(data, limits)
    _check_rest(data, before, limits)
    if alone:
        settle_lines(data, before)


def _settle_tiles(data: Data, before: Data, names: PrototypeNames) -> None:
    fixed_pile(data, before, "tiles")
    shown, was = data["tiles"], before["tiles"]
    rename("tiles.resolved", "tile", shown["resolved"], names)
    top = name_or_none("tiles.top", "tile", shown["top"], names)
    places = [
        Place("tiles.resolved", shown["resolved"], was["resolved"], before),
        Place("tiles.top", [top] if top else [], [was["top"]], before),
    ]
    pile = claim(places, names.tile)
    if top and not places[1].cards:  # given to the resolved ones: the next one comes to light
        places[1].cards.append(pile.pop(0))
    shown["top"] = places[1].cards[0] if places[1].cards else None
    data["piles"]["tiles"] = pile
    between("tiles.struck", shown["struck"], 0, 3)


def _settle_sonar(data: Data, before: Data, names: PrototypeNames) -> None:
    fixed_pile(data, before, "sonar")
    discard = data["piles"]["sonar_discard"]
    rename("sonar", "sonar", data["sonar"], names)
    rename("piles.sonar_discard", "sonar", discard, names)
    places = [
        Place("sonar", data["sonar"], before["sonar"], before),
        Place("piles.sonar_discard", discard, before["piles"]["sonar_discard"], before),
    ]
    data["piles"]["sonar"] = claim(places, names.sonar)
    if len(data["sonar"]) > 3:
        raise NotWhole("sonar: at most three cards lie open")


def _settle_agendas(data: Data, before: Data, content: Content, names: PrototypeNames) -> None:
    """One of the two of the captain's class (REV-P-S.27); with another captain, the first of that class."""
    for seat, admiral in enumerate(data["admirals"]):
        path = f"admirals.{seat + 1}"
        profession = content.captains[names.index("captain", admiral["captain"])].profession
        allowed = [agenda.name for agenda in content.hidden_agendas if agenda.profession == profession]
        given = name_or_none(f"{path}.agenda", "agenda", admiral["agenda"], names)
        if given not in allowed:
            if given is not None and is_given(before, f"{path}.agenda"):
                raise NotWhole(f"{path}.agenda: a {profession} has {' or '.join(allowed)}, not '{given}'")
            given = allowed[0]
        admiral["agenda"] = given
        if not isinstance(admiral["slots_met"], list) or not set(admiral["slots_met"]) <= {1, 2, 3}:
            raise NotWhole(f"{path}.slots_met: give the numbers of the completed slots, such as [1, 3]")
        if admiral["slots_met"] and not admiral["agenda_shown"]:
            raise NotWhole(f"{path}.slots_met: slots are completed only when the agenda is shown")


def _check_rest(data: Data, before: Data, limits: dict[str, int]) -> None:
    if is_touched(before, "power"):
        raise NotWhole("power: it follows from the ships on the map; give their sectors instead")
    for house, fields in data["rewards"].items():
        for field in fields:
            if field not in (2, 5, 8):
                raise NotWhole(f"rewards.{house}: {field!r} is none of the steps 2, 5 and 8 that have a reward token")
    between("revenant.damage", data["revenant"]["damage"], 0, limits["revenant_slots"])
    between("revenant.data", data["revenant"]["data"], 0, 6)
    for sector in CENTRE:
        between(f"centre.{sector}", data["centre"][sector], 0, 99)
    for seat, admiral in enumerate(data["admirals"]):
        between(f"admirals.{seat + 1}.level", admiral["level"], 1, 4)
        if admiral["agenda"] in (None, NONE, NOT_CHOSEN):
            raise NotWhole(f"admirals.{seat + 1}.agenda: there is one from the set-up on")
