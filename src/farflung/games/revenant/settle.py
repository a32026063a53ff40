"""Makes changed data whole again: every card, ship and marker exists once (scenarios change a state by hand)."""

from __future__ import annotations

from typing import Any

from farflung.games.revenant.cards import Content
from farflung.games.revenant.names import Names

Data = dict[str, Any]


class NotWhole(ValueError):
    """Something was given to two places at once."""


def settle(data: Data, before: Data, content: Content, names: Names, hidden_per_house: int) -> None:
    """What was given to one place leaves the others; what was displaced returns to its pile."""
    _settle_operations(data, before, content, names)
    _settle_cards(data, before, names)
    _settle_hidden(data, names, hidden_per_house)
    _settle_shuttles(data)
    if "crew" in data:
        _settle_lines(data)


def _claim(name: str, places: list[list[Any]], old: list[list[Any]], pile: list[Any]) -> None:
    """The card stands once among the places, or else in the pile. A place that did not have it before wins."""
    holders = [i for i, place in enumerate(places) if name in place]
    if len(holders) > 1:
        new = [i for i in holders if name not in old[i]]
        if len(new) != 1:
            raise NotWhole(f"'{name}' was given to {len(holders)} places")
        for i in holders:
            if i != new[0]:
                places[i].remove(name)
    if holders:
        while name in pile:
            pile.remove(name)
    elif name not in pile:
        pile.append(name)


def _hands(data: Data) -> list[list[Any]]:
    places: list[list[Any]] = []
    for admiral in data["admirals"]:
        places += [admiral["hand"], *admiral["cadets"], admiral["frigate_cards"], admiral["directives"]]
    return places


def _by_name(names: Names, kind: str, places: list[list[Any]], all_names: list[str]) -> None:
    """Ids become names, so that a card has one spelling."""
    for place in places:
        place[:] = [all_names[names.index(kind, name)] for name in place]


def _settle_operations(data: Data, before: Data, content: Content, names: Names) -> None:
    places = _hands(data)
    _by_name(names, "card", places, names.card)
    piles = data["piles"]
    for card in content.cards:
        kind = names.kind[card.kind]
        old = [*_hands(before), before["piles"]["discards"][kind]]
        _claim(card.name, [*places, piles["discards"][kind]], old, piles["operations"][kind])


def _settle_cards(data: Data, before: Data, names: Names) -> None:
    """Planets, radar cards, colonies, defects and agendas."""
    piles, old = data["piles"], before["piles"]
    for kind, places, old_places, all_names, pile in (
        ("planet", _planets(data), _planets(before), names.planet, ["planets"]),
        ("radar", [[entry["card"] for entry in data["radar"]], piles["radar_discard"]],
         [[entry["card"] for entry in before["radar"]], old["radar_discard"]], names.radar, ["radar"]),
        ("colony", _colonies(data), _colonies(before), names.colony, ["colonies"]),
        ("defect", _defects(data), _defects(before), names.defect, ["defects", "core_defects"]),
    ):
        for name in all_names:
            target = piles[pile[-1] if len(pile) > 1 and name in names.core_defects else pile[0]]
            _claim(name, places, old_places, target)
    for number, pile_name in enumerate(("fleet_agendas", "personal_agendas")):
        held = [[a["agendas"][number]] for a in data["admirals"] if len(a["agendas"]) > number]
        was = [[a["agendas"][number]] for a in before["admirals"] if len(a["agendas"]) > number]
        _by_name(names, "agenda", held, names.agenda)
        for admiral, [agenda] in zip(data["admirals"], held, strict=False):
            admiral["agendas"][number] = agenda
        for name in {*was_names(was), *was_names(held), *piles[pile_name]}:
            _claim(name, held, was, piles[pile_name])


def was_names(places: list[list[Any]]) -> list[str]:
    return [name for place in places for name in place]


def _planets(data: Data) -> list[list[Any]]:
    return [[data["sectors"][str(s)]["planet"]] for s in range(1, 9)] + [data["piles"]["planet_discard"]]


def _colonies(data: Data) -> list[list[Any]]:
    removed = [entry["colony"] for entry in data["piles"]["removed_colonies"]]
    return [data["colonies"], data["piles"]["colony_discard"], removed]


def _defects(data: Data) -> list[list[Any]]:
    shown = data["defects"]
    return [[shown["lower"]], [shown["upper"]], shown["tucked"]]


def _settle_hidden(data: Data, names: Names, per_house: int) -> None:
    """The hidden influence deck is what is nowhere else."""
    piles = data["piles"]
    for house in names.house:
        elsewhere = piles["hidden_discard"].get(house, 0) + piles["council"].get(house, 0)
        elsewhere += data["council"]["revealed"][house]
        elsewhere += data.get("crew", {}).get("deck", {}).get(house, 0)
        for admiral in data["admirals"]:
            elsewhere += admiral["hidden"].get(house, 0)
        if elsewhere > per_house:
            raise NotWhole(f"there are {elsewhere} hidden influence cards of {house}, but only {per_house} exist")
        piles["hidden"][house] = per_house - elsewhere


def _settle_shuttles(data: Data) -> None:
    """A shuttle is on a radar card exactly if the card says so."""
    reserved = {entry["shuttle"] for entry in data["radar"]}
    for name, ship in data["ships"].items():
        if ship["sector"] == "radar" and name not in reserved:
            ship["sector"] = "supply"
        elif name in reserved:
            if ship["sector"] not in ("supply", "radar"):
                for entry in data["radar"]:
                    if entry["shuttle"] == name:
                        entry["shuttle"] = None
            else:
                ship["sector"] = "radar"


def _settle_lines(data: Data) -> None:
    for sector, line in data["crew"]["line"].items():
        here = [
            name for name, ship in data["ships"].items() if ship["sector"] == sector and not name.startswith("frigate")
        ]
        kept = [name for name in line if name in here]
        line[:] = [name for name in here if name not in kept] + kept
