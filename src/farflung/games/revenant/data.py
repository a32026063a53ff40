"""A game as readable data, and back: for saving, scenarios and views.

Names instead of numbers throughout, so that `ships.Yarvek fighter.sector` is a path a person can write. What a seat may
not know is a number instead of a list: how many cards, not which (GAP-A-14).
"""

from __future__ import annotations

from typing import Any, Final

from farflung.games.revenant import abilities, scenes
from farflung.games.revenant import words as w
from farflung.games.revenant.names import Names
from farflung.games.revenant.scoring import PARTS
from farflung.games.revenant.state import Admiral, Revenant, Ship

Data = dict[str, Any]
TILE_FIELDS: Final = {2: 1, 5: 2, 8: 4}
TOKEN_PLACES: Final = ["none", "upper", "lower"]
EVERYTHING: Final = -2  # the seat that may know all: for saving
DIFFICULTIES: Final = ["easy", "medium", "hard"]


class DataError(ValueError):
    """Data that is no game: where, and what is wrong."""


# ---- out


def to_data(game: Revenant, names: Names, seat: int = EVERYTHING) -> Data:
    """The game as the seat may know it; EVERYTHING is the whole truth, -1 a spectator."""
    data: Data = {
        "cycle": game.cycle,
        "phase": scenes.PHASES[game.phase],
        "charged": game.charged,
        "clock": game.clock,
        "order": [seat + 1 for seat in game.order],
        "coming": [names.scene(scene) for scene in game.coming],
        "ships": {names.ship[ship.index]: ship_data(ship, names) for ship in game.ships},
        "sectors": {str(sector): _sector(game, sector, names) for sector in range(1, 9)},
        "power": dict(zip(names.house, game.power, strict=True)),
        "tiles": {
            house: [field for field, bit in TILE_FIELDS.items() if game.tiles[i] & bit]
            for i, house in enumerate(names.house)
        },
        "revenant": {
            "damage": game.damage,
            "reinforcement": names.figure(game.crew_on_revenant[0]),
            "hypercharge": names.figure(game.crew_on_revenant[1]),
        },
        "defects": {
            "lower": names.or_none(names.defect, game.defects[0]),
            "lower_token": TOKEN_PLACES[game.tokens[0]],
            "upper": names.or_none(names.defect, game.defects[1]),
            "upper_token": TOKEN_PLACES[game.tokens[1]],
            "tokens_left": game.tokens_left,
            "tucked": [names.defect[i] for i in game.tucked],
            "struck": game.defects_struck,
        },
        "fight": {"left": game.fight_left, "hit": game.fight_hit},
        "radar": [
            {"card": names.radar[card], "shuttle": names.or_none(names.ship, shuttle)}
            for card, shuttle in zip(game.radar, game.radar_shuttles, strict=True)
        ],
        "chosen_radar": names.or_none(names.radar, game.chosen_radar),
        "colonies": [names.colony[i] for i in game.colonies],
        "chosen_colony": names.or_none(names.colony, game.chosen_colony),
        "admirals": [_admiral(game, admiral, names, seat) for admiral in game.admirals],
        "piles": _piles(game, names, seat),
        "council": {
            "placed": game.figures_placed,
            "aside": game.figures_aside,
            "revealed": dict(zip(names.house, game.revealed, strict=True)),
        },
        "finished": game.finished,
        "winner": names.winner(game.winner),
        "scores": [dict(zip(PARTS, row, strict=True)) for row in game.scores],
    }
    if game.seats == 1:
        data["crew"] = crew_data(game, names, seat)
    return data


def crew_data(game: Revenant, names: Names, seat: int) -> Data:
    """The Corrupted Crew of the solo game."""
    return {
        "influence": dict(zip(names.house, game.crew_influence, strict=True)),
        "tactics": game.crew_tactics,
        "deployed": game.crew_deployed,
        "grid": [names.crew_card[i] for i in game.crew_grid],
        "marker": game.crew_marker,
        "tile": game.crew_tile,
        "deck": counts(game.crew_deck, names) if seat == EVERYTHING else len(game.crew_deck),
        "line": {str(sector): [names.ship[i] for i in game.line[sector]] for sector in range(1, 9)},
    }


def ship_data(ship: Ship, names: Names) -> Data:
    return {
        "sector": names.sector[ship.sector],
        "damage": ship.damage,
        "corrupted": ship.corrupted,
        "crew": names.figure(ship.crew),
        "landed": ship.landed,
    }


def _sector(game: Revenant, sector: int, names: Names) -> Data:
    return {
        "void": game.void[sector],
        "shields": game.shields[sector],
        "rift": game.rifts[sector],
        "planet": names.or_none(names.planet, game.planets[sector]),
        "data": game.planet_data[sector],
    }


def _admiral(game: Revenant, admiral: Admiral, names: Names, seat: int) -> Data:
    knows = seat in (EVERYTHING, admiral.seat) or game.finished
    return {
        "captain": names.or_none(names.captain, admiral.captain),
        "rank": admiral.rank,
        **board_data(game, admiral, names, knows),
        "agendas": [names.agenda[i] for i in admiral.agendas] if knows else len(admiral.agendas),
        **cards_data(admiral, names),
    }


def board_data(game: Revenant, admiral: Admiral, names: Names, knows: bool) -> Data:
    """Crew, frigate board, markers, hidden influence and hand; the last two only for those who may know them."""
    kinds = [game.content.cards[card].kind for card in admiral.hand]
    return {
        "crew_used": [figure for i, figure in enumerate(w.FIGURES) if admiral.crew_used >> i & 1],
        "resources": dict(zip(names.resource, admiral.resources, strict=True)),
        "compartments": {
            name: {
                "corrupted": admiral.corrupted[i],
                "locked": dict(zip(names.resource, admiral.locked[i * 4 : i * 4 + 4], strict=True)),
            }
            for i, name in enumerate(names.compartment)
        },
        "residual": admiral.residual,
        "data": admiral.data,
        "influence": dict(zip(names.house, admiral.influence, strict=True)),
        "tactics": admiral.tactics,
        "arrival": admiral.arrival,
        "hidden": dict(zip(names.house, admiral.hidden, strict=True)) if knows else admiral.hidden_cards(),
        "hand": (
            [names.card[card] for card in admiral.hand]
            if knows
            else {kind: kinds.count(i) for i, kind in enumerate(names.kind)}
        ),
    }


def cards_data(admiral: Admiral, names: Names) -> Data:
    """Cards in play."""
    return {
        "cadets": [[names.card[card] for card in cards] for cards in admiral.cadet_cards],
        "frigate_cards": [names.card[card] for card in admiral.frigate_cards],
        "directives": [names.card[card] for card in admiral.directives],
    }


def _piles(game: Revenant, names: Names, seat: int) -> Data:
    all_known = seat == EVERYTHING

    def cards(pile: list[int], name: list[str]) -> list[str] | int:
        return [name[i] for i in pile] if all_known else len(pile)

    return {
        "operations": {kind: cards(game.decks[i], names.card) for i, kind in enumerate(names.kind)},
        "discards": {kind: cards(game.discards[i], names.card) for i, kind in enumerate(names.kind)},
        "hidden": counts(game.hidden_deck, names) if all_known else len(game.hidden_deck),
        "hidden_discard": counts(game.hidden_discard, names) if all_known else len(game.hidden_discard),
        "council": counts(game.council, names) if all_known else len(game.council),
        "fleet_agendas": cards(game.agenda_decks[0], names.agenda),
        "personal_agendas": cards(game.agenda_decks[1], names.agenda),
        "planets": [names.planet[i] for i in game.planet_deck],
        "planet_discard": [names.planet[i] for i in game.planet_discard],
        "radar": [names.radar[i] for i in game.radar_deck],
        "radar_discard": [names.radar[i] for i in game.radar_discard],
        "defects": [names.defect[i] for i in game.defect_deck],
        "core_defects": [names.defect[i] for i in game.core_deck],
        "captains": [names.captain[i] for i in game.captain_deck],
        "colonies": cards(game.colony_deck, names.colony),
        "colony_discard": [names.colony[i] for i in game.colony_discard],
        "removed_colonies": [
            {"by": entry // 16 + 1, "colony": names.colony[entry % 16] if seat in (EVERYTHING, entry // 16) else None}
            for entry in game.colonies_removed
        ],
    }


def counts(pile: list[int], names: Names) -> dict[str, int]:
    return {house: pile.count(i) for i, house in enumerate(names.house)}


# ---- in


def from_data(data: Data, game: Revenant, names: Names) -> Revenant:
    """Fills a fresh game from data that knows everything."""
    try:
        _read(data, game, names)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise DataError(f"the state is incomplete or malformed near {error!r}") from error
    return game


def _read(data: Data, game: Revenant, names: Names) -> None:
    game.cycle = data["cycle"]
    game.phase = scenes.PHASES.index(data["phase"])
    game.charged = data["charged"]
    game.clock = data["clock"]
    game.order = [seat - 1 for seat in data["order"]]
    game.coming = [names.scene_code(scene) for scene in data["coming"]]
    for name, values in data["ships"].items():
        read_ship(game.ships[names.index("ship", name)], values, names)
    for sector in range(1, 9):
        values = data["sectors"][str(sector)]
        game.void[sector] = values["void"]
        game.shields[sector] = values["shields"]
        game.rifts[sector] = values["rift"]
        game.planets[sector] = names.index_or_none("planet", values["planet"])
        game.planet_data[sector] = values["data"]
    for i, house in enumerate(names.house):
        game.tiles[i] = sum(TILE_FIELDS[field] for field in data["tiles"][house])
    revenant = data["revenant"]
    game.damage = revenant["damage"]
    game.crew_on_revenant = [names.figure_id(revenant["reinforcement"]), names.figure_id(revenant["hypercharge"])]
    defects = data["defects"]
    game.defects = [names.index_or_none("defect", defects["lower"]), names.index_or_none("defect", defects["upper"])]
    game.tokens = [TOKEN_PLACES.index(defects["lower_token"]), TOKEN_PLACES.index(defects["upper_token"])]
    game.tokens_left = defects["tokens_left"]
    game.tucked = names.indices("defect", defects["tucked"])
    game.defects_struck = defects["struck"]
    game.fight_left = data["fight"]["left"]
    game.fight_hit = data["fight"]["hit"]
    game.radar = [names.index("radar", entry["card"]) for entry in data["radar"]]
    game.radar_shuttles = [names.index_or_none("ship", entry["shuttle"]) for entry in data["radar"]]
    game.chosen_radar = names.index_or_none("radar", data["chosen_radar"])
    game.colonies = names.indices("colony", data["colonies"])
    game.chosen_colony = names.index_or_none("colony", data["chosen_colony"])
    for admiral, values in zip(game.admirals, data["admirals"], strict=True):
        _read_admiral(game, admiral, values, names)
    _read_piles(game, data["piles"], names)
    game.figures_placed = data["council"]["placed"]
    game.figures_aside = data["council"]["aside"]
    game.revealed = [data["council"]["revealed"][house] for house in names.house]
    game.finished = data["finished"]
    game.winner = names.winner_seat(data["winner"])
    game.scores = [list(row.values()) for row in data["scores"]]
    if game.seats == 1:
        read_crew(game, data["crew"], names)
    count_ships(game)


def read_ship(ship: Ship, values: Data, names: Names) -> None:
    ship.sector = names.index("sector", values["sector"])
    ship.damage = values["damage"]
    ship.corrupted = values["corrupted"]
    ship.crew = names.figure_id(values["crew"])
    ship.landed = values["landed"]


def _read_admiral(game: Revenant, admiral: Admiral, values: Data, names: Names) -> None:
    admiral.captain = names.index_or_none("captain", values["captain"])
    admiral.rank = values["rank"]
    admiral.agendas = names.indices("agenda", values["agendas"])
    read_board(game, admiral, values, names)


def read_board(game: Revenant, admiral: Admiral, values: Data, names: Names) -> None:
    admiral.crew_used = sum(1 << w.FIGURES.index(figure) for figure in values["crew_used"])
    admiral.resources = [values["resources"][name] for name in names.resource]
    for i, name in enumerate(names.compartment):
        compartment = values["compartments"][name]
        admiral.corrupted[i] = compartment["corrupted"]
        for kind, resource in enumerate(names.resource):
            admiral.locked[i * 4 + kind] = compartment["locked"].get(resource, 0)
    admiral.corruption = sum(admiral.corrupted)
    admiral.residual = values["residual"]
    admiral.data = values["data"]
    admiral.influence = [values["influence"][house] for house in names.house]
    admiral.tactics = values["tactics"]
    admiral.arrival = values["arrival"]
    admiral.hidden = [values["hidden"].get(house, 0) for house in names.house]
    admiral.hand = sorted(names.indices("card", values["hand"]))
    admiral.cadet_cards = [names.indices("card", cards) for cards in values["cadets"]]
    admiral.frigate_cards = names.indices("card", values["frigate_cards"])
    admiral.directives = sorted(names.indices("card", values["directives"]))
    if admiral.captain >= 0:
        abilities.learn(game, admiral)


def _read_piles(game: Revenant, piles: Data, names: Names) -> None:
    game.decks = [sorted(names.indices("card", piles["operations"][kind])) for kind in names.kind]
    game.discards = [sorted(names.indices("card", piles["discards"][kind])) for kind in names.kind]
    game.hidden_deck = pile_of(piles["hidden"], names)
    game.hidden_discard = pile_of(piles["hidden_discard"], names)
    game.council = pile_of(piles["council"], names)
    game.agenda_decks = [
        sorted(names.indices("agenda", piles["fleet_agendas"])),
        sorted(names.indices("agenda", piles["personal_agendas"])),
    ]
    game.planet_deck = sorted(names.indices("planet", piles["planets"]))
    game.planet_discard = sorted(names.indices("planet", piles["planet_discard"]))
    game.radar_deck = sorted(names.indices("radar", piles["radar"]))
    game.radar_discard = sorted(names.indices("radar", piles["radar_discard"]))
    game.defect_deck = sorted(names.indices("defect", piles["defects"]))
    game.core_deck = sorted(names.indices("defect", piles["core_defects"]))
    game.captain_deck = sorted(names.indices("captain", piles["captains"]))
    game.colony_deck = sorted(names.indices("colony", piles["colonies"]))
    game.colony_discard = sorted(names.indices("colony", piles["colony_discard"]))
    game.colonies_removed = sorted(
        names.index("colony", entry["colony"]) + 16 * (entry["by"] - 1) for entry in piles["removed_colonies"]
    )


def pile_of(counts: dict[str, int], names: Names) -> list[int]:
    return [i for i, house in enumerate(names.house) for _ in range(counts.get(house, 0))]


def read_crew(game: Revenant, values: Data, names: Names) -> None:
    game.crew_influence = [values["influence"][house] for house in names.house]
    game.crew_tactics = values["tactics"]
    game.crew_deployed = values["deployed"]
    game.crew_grid = names.indices("crew_card", values["grid"])
    game.crew_marker = values["marker"]
    game.crew_tile = values["tile"]
    game.crew_deck = pile_of(values["deck"], names)
    game.line = [[]] + [names.indices("ship", values["line"][str(sector)]) for sector in range(1, 9)]


def count_ships(game: Revenant) -> None:
    """What follows from where the ships are: ships by sector, power, landed ships."""
    game.house_ships = [0] * 14
    game.landers = [0] * 9
    game.power = [0] * 7
    for ship in game.ships:
        if ship.landed and ship.sector <= 8:
            game.landers[ship.sector] += 1
        if ship.index < w.HOUSE_SHIPS and w.SUPPLY < ship.sector < w.ON_RADAR:
            game.house_ships[ship.sector] += 1
            game.power[ship.house] += 1


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
