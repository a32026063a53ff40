"""Where everything of a game of the prototype lies. What both editions have stands under the same names.

Not known is a number instead of a list, or nothing instead of an agenda's name (GAP-A-14); hidden influence is shown
only when the game is over (REV-P-2.1.6, 2.12.1).
"""

from __future__ import annotations

from typing import Final

from farflung.engine.places import Places
from farflung.games.revenant import places as shared
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.scoring import PARTS
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral

NOT_CHOSEN: Final = "none"
AGENDA_SLOTS: Final = [1, 2, 3]


def places(game: Prototype, to: Places) -> None:
    """The prototype edition."""
    shared.time_places(game, to, pw.PHASES)
    shared.ship_places(game, to)
    shared.sector_places(game, to.table("sectors"), "absorbers")
    centre = to.table("centre")
    for sector in pw.CENTRE:
        game.shields[sector] = centre.number(centre.key("sector", sector), game.shields[sector], 0, 99)
    shared.reward_places(game, to, "rewards")
    revenant = to.table("revenant")
    game.damage = revenant.number("damage", game.damage, 0, game.own.revenant_slots)
    game.revenant_data = revenant.number("data", game.revenant_data, 0, 6)
    figures = to.listed("crew_figure")
    game.crew_on_revenant[0] = revenant.word("deploy", figures, game.crew_on_revenant[0])
    game.crew_on_revenant[1] = revenant.word("hyperjump", figures, game.crew_on_revenant[1])
    tiles = to.table("tiles")
    game.tile = tiles.slot("top", "tile", game.tile)
    game.tiles_resolved = tiles.zone("resolved", "tile", game.tiles_resolved, ordered=True)
    game.tiles_struck = tiles.number("struck", game.tiles_struck, 0, 3)
    game.fight_left = to.table("fight").number("left", game.fight_left)
    game.sonar = to.zone("sonar", "sonar", game.sonar, ordered=True)
    shared.colony_places(game, to)
    admirals = to.rows("admirals", len(game.admirals))
    for admiral in game.admirals:
        if not admirals[admiral.seat].idle():
            admiral_places(game, admiral, admirals[admiral.seat])
    piles = to.table("piles")
    shared.operation_places(game, piles)
    shared.planet_places(game, piles)
    game.sonar_deck = piles.pile("sonar", "sonar", game.sonar_deck)
    game.sonar_discard = piles.zone("sonar_discard", "sonar", game.sonar_discard)
    game.tile_deck = piles.pile("tiles", "tile", game.tile_deck)
    game.captain_deck = piles.pile("captains", "captain", game.captain_deck)
    shared.colony_piles(game, piles)
    shared.end_places(game, to, PARTS)
    if game.seats == 1:
        crew = to.table("crew")
        shared.crew_places(game, crew)
        game.figures_placed = crew.number("placed", game.figures_placed, 0, 3)
        game.revealed = crew.stock("revealed", "house", game.revealed)
    if to.reads:
        shared.count_ships(game)


def admiral_places(game: Prototype, admiral: Admiral, to: Places) -> None:
    seat = admiral.seat
    admiral.captain = to.name_or_none("captain", "captain", admiral.captain)
    admiral.rank = to.ordinal("level", admiral.rank, 1, 4)
    knows = shared.board_places(game, admiral, to)
    agendas = to.listed("agenda")
    agenda: str | None = NOT_CHOSEN
    if admiral.agendas:
        agenda = agendas[admiral.agendas[0]] if knows or game.agenda_shown[seat] else None
    agenda = to.as_is("agenda", agenda)
    if to.reads:
        admiral.agendas = [] if agenda is None or agenda == NOT_CHOSEN else [to.names.index("agenda", agenda)]
    game.agenda_shown[seat] = to.flag("agenda_shown", game.agenda_shown[seat])
    game.slots_met[seat] = to.marks("slots_met", AGENDA_SLOTS, game.slots_met[seat])
    shared.card_places(game, admiral, to)
