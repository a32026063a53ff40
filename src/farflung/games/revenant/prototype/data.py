"""A game of the prototype as readable data, and back. What both editions have stands under the same names.

Not known is a number instead of a list, or nothing instead of an agenda's name (GAP-A-14); hidden influence is shown
only when the game is over (REV-P-2.1.6, 2.12.1).
"""

from __future__ import annotations

from typing import Final

from farflung.games.revenant import data as shared
from farflung.games.revenant.data import EVERYTHING, TILE_FIELDS, Data, DataError
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.names import PrototypeNames
from farflung.games.revenant.prototype.scoring import PARTS
from farflung.games.revenant.prototype.setup import agendas_of
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral

NOT_CHOSEN: Final = "none"


# ---- out


def to_data(game: Prototype, names: PrototypeNames, seat: int = EVERYTHING) -> Data:
    """The game as the seat may know it; EVERYTHING is the whole truth, -1 a spectator."""
    data: Data = {
        "cycle": game.cycle,
        "phase": pw.PHASES[game.phase],
        "charged": game.charged,
        "clock": game.clock,
        "order": [seat + 1 for seat in game.order],
        "coming": [names.scene(scene) for scene in game.coming],
        "ships": {names.ship[ship.index]: shared.ship_data(ship, names) for ship in game.ships},
        "sectors": {str(sector): _sector(game, sector, names) for sector in range(1, 9)},
        "centre": {names.sector[sector]: game.shields[sector] for sector in pw.CENTRE},
        "power": dict(zip(names.house, game.power, strict=True)),
        "rewards": {
            house: [field for field, bit in TILE_FIELDS.items() if game.tiles[i] & bit]
            for i, house in enumerate(names.house)
        },
        "revenant": {
            "damage": game.damage,
            "data": game.revenant_data,
            "deploy": names.figure(game.crew_on_revenant[0]),
            "hyperjump": names.figure(game.crew_on_revenant[1]),
        },
        "tiles": {
            "top": names.or_none(names.tile, game.tile),
            "resolved": [names.tile[i] for i in game.tiles_resolved],
            "struck": game.tiles_struck,
        },
        "fight": {"left": game.fight_left},
        "sonar": [names.sonar[card] for card in game.sonar],
        "colonies": [names.colony[i] for i in game.colonies],
        "chosen_colony": names.or_none(names.colony, game.chosen_colony),
        "admirals": [_admiral(game, admiral, names, seat) for admiral in game.admirals],
        "piles": _piles(game, names, seat),
        "finished": game.finished,
        "winner": names.winner(game.winner),
        "scores": [dict(zip(PARTS, row, strict=True)) for row in game.scores],
    }
    if game.seats == 1:
        data["crew"] = {
            **shared.crew_data(game, names, seat),
            "placed": game.figures_placed,
            "revealed": dict(zip(names.house, game.revealed, strict=True)),
        }
    return data


def _sector(game: Prototype, sector: int, names: PrototypeNames) -> Data:
    return {
        "void": game.void[sector],
        "absorbers": game.shields[sector],
        "rift": game.rifts[sector],
        "planet": names.or_none(names.planet, game.planets[sector]),
        "data": game.planet_data[sector],
    }


def _admiral(game: Prototype, admiral: Admiral, names: PrototypeNames, seat: int) -> Data:
    knows = seat in (EVERYTHING, admiral.seat) or game.finished
    shown = game.agenda_shown[admiral.seat]
    met = game.slots_met[admiral.seat]
    agenda: str | None = NOT_CHOSEN
    if admiral.agendas:
        agenda = names.agenda[admiral.agendas[0]] if knows or shown else None
    return {
        "captain": names.or_none(names.captain, admiral.captain),
        "level": admiral.rank + 1,
        **shared.board_data(game, admiral, names, knows),
        "agenda": agenda,
        "agenda_shown": shown,
        "slots_met": [slot + 1 for slot in range(3) if met >> slot & 1],
        **shared.cards_data(admiral, names),
    }


def _piles(game: Prototype, names: PrototypeNames, seat: int) -> Data:
    all_known = seat == EVERYTHING

    def cards(pile: list[int], name: list[str]) -> list[str] | int:
        return [name[i] for i in pile] if all_known else len(pile)

    return {
        "operations": {kind: cards(game.decks[i], names.card) for i, kind in enumerate(names.kind)},
        "discards": {kind: cards(game.discards[i], names.card) for i, kind in enumerate(names.kind)},
        "hidden": shared.counts(game.hidden_deck, names) if all_known else len(game.hidden_deck),
        "hidden_discard": shared.counts(game.hidden_discard, names) if all_known else len(game.hidden_discard),
        "planets": [names.planet[i] for i in game.planet_deck],
        "planet_discard": [names.planet[i] for i in game.planet_discard],
        "sonar": [names.sonar[i] for i in game.sonar_deck],
        "sonar_discard": [names.sonar[i] for i in game.sonar_discard],
        "tiles": [names.tile[i] for i in game.tile_deck],
        "captains": [names.captain[i] for i in game.captain_deck],
        "colonies": cards(game.colony_deck, names.colony),
        "colony_discard": [names.colony[i] for i in game.colony_discard],
        "removed_colonies": [
            {"by": entry // 16 + 1, "colony": names.colony[entry % 16] if seat in (EVERYTHING, entry // 16) else None}
            for entry in game.colonies_removed
        ],
    }


# ---- in


def from_data(data: Data, game: Prototype, names: PrototypeNames) -> Prototype:
    """Fills a fresh game from data that knows everything."""
    try:
        _read(data, game, names)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise DataError(f"the state is incomplete or malformed near {error!r}") from error
    return game


def _read(data: Data, game: Prototype, names: PrototypeNames) -> None:
    game.cycle = data["cycle"]
    game.phase = pw.PHASES.index(data["phase"])
    game.charged = data["charged"]
    game.clock = data["clock"]
    game.order = [seat - 1 for seat in data["order"]]
    game.coming = [names.scene_code(scene) for scene in data["coming"]]
    for name, values in data["ships"].items():
        shared.read_ship(game.ships[names.index("ship", name)], values, names)
    for sector in range(1, 9):
        values = data["sectors"][str(sector)]
        game.void[sector] = values["void"]
        game.shields[sector] = values["absorbers"]
        game.rifts[sector] = values["rift"]
        game.planets[sector] = names.index_or_none("planet", values["planet"])
        game.planet_data[sector] = values["data"]
    for sector in pw.CENTRE:
        game.shields[sector] = data["centre"][names.sector[sector]]
    for i, house in enumerate(names.house):
        game.tiles[i] = sum(TILE_FIELDS[field] for field in data["rewards"][house])
    revenant = data["revenant"]
    game.damage = revenant["damage"]
    game.revenant_data = revenant["data"]
    game.crew_on_revenant = [names.figure_id(revenant["deploy"]), names.figure_id(revenant["hyperjump"])]
    game.tile = names.index_or_none("tile", data["tiles"]["top"])
    game.tiles_resolved = names.indices("tile", data["tiles"]["resolved"])
    game.tiles_struck = data["tiles"]["struck"]
    game.fight_left = data["fight"]["left"]
    game.sonar = names.indices("sonar", data["sonar"])
    game.colonies = names.indices("colony", data["colonies"])
    game.chosen_colony = names.index_or_none("colony", data["chosen_colony"])
    for admiral, values in zip(game.admirals, data["admirals"], strict=True):
        _read_admiral(game, admiral, values, names)
    _read_piles(game, data["piles"], names)
    game.finished = data["finished"]
    game.winner = names.winner_seat(data["winner"])
    game.scores = [list(row.values()) for row in data["scores"]]
    if game.seats == 1:
        crew = data["crew"]
        shared.read_crew(game, crew, names)
        game.figures_placed = crew["placed"]
        game.revealed = [crew["revealed"][house] for house in names.house]
    shared.count_ships(game)


def _read_admiral(game: Prototype, admiral: Admiral, values: Data, names: PrototypeNames) -> None:
    admiral.captain = names.index_or_none("captain", values["captain"])
    admiral.rank = values["level"] - 1
    admiral.agendas = [] if values["agenda"] == NOT_CHOSEN else [names.index("agenda", values["agenda"])]
    game.agenda_shown[admiral.seat] = values["agenda_shown"]
    game.slots_met[admiral.seat] = sum(1 << slot - 1 for slot in values["slots_met"])
    shared.read_board(game, admiral, values, names)


def _read_piles(game: Prototype, piles: Data, names: PrototypeNames) -> None:
    game.decks = [sorted(names.indices("card", piles["operations"][kind])) for kind in names.kind]
    game.discards = [sorted(names.indices("card", piles["discards"][kind])) for kind in names.kind]
    game.hidden_deck = shared.pile_of(piles["hidden"], names)
    game.hidden_discard = shared.pile_of(piles["hidden_discard"], names)
    game.planet_deck = sorted(names.indices("planet", piles["planets"]))
    game.planet_discard = sorted(names.indices("planet", piles["planet_discard"]))
    game.sonar_deck = sorted(names.indices("sonar", piles["sonar"]))
    game.sonar_discard = sorted(names.indices("sonar", piles["sonar_discard"]))
    game.tile_deck = sorted(names.indices("tile", piles["tiles"]))
    game.captain_deck = sorted(names.indices("captain", piles["captains"]))
    game.colony_deck = sorted(names.indices("colony", piles["colonies"]))
    game.colony_discard = sorted(names.indices("colony", piles["colony_discard"]))
    game.colonies_removed = sorted(
        names.index("colony", entry["colony"]) + 16 * (entry["by"] - 1) for entry in piles["removed_colonies"]
    )


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
