"""Where everything of a game of Revenant lies: each field under its path, whose it is, who may know it (GAP-A-14).

Names instead of numbers throughout, so that `ships.Yarvek fighter.sector` is a path a person can write. What a seat may
not know is a number instead of a list: how many cards, not which. Both editions share most of it.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.places import Places, at
from farflung.games.revenant import abilities, scenes
from farflung.games.revenant import words as w
from farflung.games.revenant.scoring import PARTS
from farflung.games.revenant.state import Admiral, Revenant, Ship

REWARD_FIELDS: Final = [2, 5, 8]
TOKEN_PLACES: Final = ["none", "upper", "lower"]
DIFFICULTIES: Final = ["easy", "medium", "hard"]


def places(game: Revenant, to: Places) -> None:
    """The final edition."""
    time_places(game, to, scenes.PHASES)
    ship_places(game, to)
    sector_places(game, to.table("sectors"), "shields")
    reward_places(game, to, "tiles")
    revenant = to.table("revenant")
    game.damage = revenant.number("damage", game.damage)
    figures = to.listed("crew_figure")
    game.crew_on_revenant[0] = revenant.word("reinforcement", figures, game.crew_on_revenant[0])
    game.crew_on_revenant[1] = revenant.word("hypercharge", figures, game.crew_on_revenant[1])
    defect_places(game, to.table("defects"))
    fight = to.table("fight")
    game.fight_left = fight.number("left", game.fight_left)
    game.fight_hit = fight.flag("hit", game.fight_hit)
    rows = to.rows("radar", len(game.radar), "card", "radar")
    radar, shuttles = game.radar, game.radar_shuttles
    game.radar = [row.slot("card", "radar", at(radar, n)) for n, row in enumerate(rows)]
    game.radar_shuttles = [row.name_or_none("shuttle", "ship", at(shuttles, n)) for n, row in enumerate(rows)]
    game.chosen_radar = to.name_or_none("chosen_radar", "radar", game.chosen_radar)
    colony_places(game, to)
    admirals = to.rows("admirals", len(game.admirals))
    for admiral in game.admirals:
        mine = admirals[admiral.seat]
        if mine.idle():
            continue
        admiral.captain = mine.name_or_none("captain", "captain", admiral.captain)
        admiral.rank = mine.number("rank", admiral.rank, 0, 3)
        knows = board_places(game, admiral, mine)
        admiral.agendas = mine.of_each("agendas", "agenda", admiral.agendas, knows)
        card_places(game, admiral, mine)
    piles = to.table("piles")
    operation_places(game, piles)
    game.council = piles.tally("council", "house", game.council, to.is_everything())
    game.agenda_decks[0] = piles.pile("fleet_agendas", "fleet_agenda", game.agenda_decks[0], to.is_everything())
    game.agenda_decks[1] = piles.pile("personal_agendas", "personal_agenda", game.agenda_decks[1], to.is_everything())
    planet_places(game, piles)
    game.radar_deck = piles.pile("radar", "radar", game.radar_deck)
    game.radar_discard = piles.zone("radar_discard", "radar", game.radar_discard)
    game.defect_deck = piles.pile("defects", "normal_defect", game.defect_deck)
    game.core_deck = piles.pile("core_defects", "core_defect", game.core_deck)
    game.captain_deck = piles.pile("captains", "captain", game.captain_deck)
    colony_piles(game, piles)
    council = to.table("council")
    game.figures_placed = council.number("placed", game.figures_placed, 0, 3)
    game.figures_aside = council.number("aside", game.figures_aside, 0, 3)
    game.revealed = council.stock("revealed", "house", game.revealed)
    end_places(game, to, PARTS)
    if game.seats == 1:
        crew_places(game, to.table("crew"))
    if to.reads:
        count_ships(game)


# ---- what both editions have


def time_places(game: Revenant, to: Places, phases: list[str]) -> None:
    game.cycle = to.number("cycle", game.cycle, 1, 4)
    game.phase = to.word("phase", phases, game.phase, 1)
    game.charged = to.flag("charged", game.charged)
    game.clock = to.number("clock", game.clock)
    game.order = to.ordinals("order", game.order)
    game.coming = to.scenes("coming", game.coming)


def ship_places(game: Revenant, to: Places) -> None:
    ships = to.table("ships")
    if ships.idle():
        return
    figures = to.listed("crew_figure")
    for ship in game.ships:
        stands = ship.sector | ship.damage << 8 | ship.crew << 16 | int(ship.corrupted) << 32 | int(ship.landed) << 33
        one = ships.row("ship", ship.index, stands)
        if one is not None:
            one_ship(ship, one, figures)


def one_ship(ship: Ship, to: Places, figures: list[str]) -> None:
    ship.sector = to.word("sector", w.SECTORS, ship.sector)
    ship.damage = to.number("damage", ship.damage)
    ship.corrupted = to.flag("corrupted", ship.corrupted)
    ship.crew = to.word("crew", figures, ship.crew)
    ship.landed = to.flag("landed", ship.landed)


def sector_places(game: Revenant, to: Places, shields: str) -> None:
    if to.idle():
        return
    for sector in range(1, 9):
        stands = game.void[sector] | game.shields[sector] << 8 | game.planet_data[sector] << 16
        stands |= int(game.rifts[sector]) << 24 | (game.planets[sector] + 1) << 32
        one = to.row("sector", sector, stands)
        if one is not None:
            one_sector(game, sector, one, shields)


def one_sector(game: Revenant, sector: i64, to: Places, shields: str) -> None:
    game.void[sector] = to.number("void", game.void[sector], 0, game.numbers.void_limit)
    game.shields[sector] = to.number(shields, game.shields[sector], 0, 99)
    game.rifts[sector] = to.flag("rift", game.rifts[sector])
    game.planets[sector] = to.slot("planet", "planet", game.planets[sector])
    game.planet_data[sector] = to.number("data", game.planet_data[sector], 0, 1)


def reward_places(game: Revenant, to: Places, rewards: str) -> None:
    to.follows("power", dict(zip(w.HOUSES, game.power, strict=True)))
    tiles = to.table(rewards)
    for house in range(7):
        game.tiles[house] = tiles.marks(tiles.key("house", house), REWARD_FIELDS, game.tiles[house])


def defect_places(game: Revenant, to: Places) -> None:
    game.defects[0] = to.slot("lower", "defect", game.defects[0])
    game.tokens[0] = to.word("lower_token", TOKEN_PLACES, game.tokens[0])
    game.defects[1] = to.slot("upper", "defect", game.defects[1])
    game.tokens[1] = to.word("upper_token", TOKEN_PLACES, game.tokens[1])
    game.tokens_left = to.number("tokens_left", game.tokens_left)
    game.tucked = to.zone("tucked", "defect", game.tucked, ordered=True)
    game.defects_struck = to.number("struck", game.defects_struck, 0, 2)


def colony_places(game: Revenant, to: Places) -> None:
    game.colonies = to.zone("colonies", "colony", game.colonies, ordered=True)
    game.chosen_colony = to.name_or_none("chosen_colony", "colony", game.chosen_colony)


def board_places(game: Revenant, admiral: Admiral, to: Places) -> bool:
    """Crew, frigate board, markers, hidden influence and hand; says who may know the last two."""
    knows = to.knows(admiral.seat) or game.finished
    admiral.crew_used = to.bits("crew_used", "crew_member", admiral.crew_used)
    admiral.resources = to.each("resources", "resource", admiral.resources, 12)
    compartments = to.table("compartments")
    for number in range(len(admiral.corrupted)):
        stands: i64 = int(admiral.corrupted[number])
        for place in range(number * 4, number * 4 + 4):
            stands = stands << 8 | admiral.locked[place]
        one = compartments.row("compartment", number, stands)
        if one is None:
            continue
        admiral.corrupted[number] = one.flag("corrupted", admiral.corrupted[number])
        locked = one.each("locked", "resource", admiral.locked[number * 4 : number * 4 + 4], 2)
        if to.reads:
            admiral.locked[number * 4 : number * 4 + 4] = locked
    admiral.residual = to.number("residual", admiral.residual, 0, game.numbers.residual_slots - 1)
    admiral.data = to.number("data", admiral.data, 0, game.numbers.data_slots - 1)
    admiral.influence = to.each("influence", "house", admiral.influence, game.numbers.track_end)
    admiral.tactics = to.number("tactics", admiral.tactics, 0, game.numbers.tactics_end)
    admiral.arrival = to.number("arrival", admiral.arrival)
    admiral.hidden = to.stock("hidden", "house", admiral.hidden, knows)
    admiral.hand = to.backs("hand", "card", admiral.hand, knows)
    return knows


def card_places(game: Revenant, admiral: Admiral, to: Places) -> None:
    """Cards in play."""
    cadet, frigate = to.part("card", w.CADET_CARD), to.part("card", w.FRIGATE_CARD)
    admiral.cadet_cards = to.zones("cadets", cadet, admiral.cadet_cards, ordered=True)
    admiral.frigate_cards = to.zone("frigate_cards", frigate, admiral.frigate_cards, ordered=True)
    admiral.directives = to.zone("directives", to.part("card", w.DIRECTIVE), admiral.directives)
    if to.reads:
        admiral.corruption = sum(admiral.corrupted)
        if admiral.captain >= 0:
            abilities.learn(game, admiral)


def operation_places(game: Revenant, piles: Places) -> None:
    """Operation cards by kind, and hidden influence: which of them lie there nobody knows."""
    everything = piles.is_everything()
    operations, discards = piles.table("operations"), piles.table("discards")
    for number in range(3):
        kind, cards = piles.key("kind", number), piles.part("card", number)
        game.decks[number] = operations.pile(kind, cards, game.decks[number], everything)
        game.discards[number] = discards.zone(kind, cards, game.discards[number], everything)
    game.hidden_deck = piles.tally_rest("hidden", "house", game.hidden_deck, everything)
    game.hidden_discard = piles.tally("hidden_discard", "house", game.hidden_discard, everything)


def planet_places(game: Revenant, piles: Places) -> None:
    game.planet_deck = piles.pile("planets", "planet", game.planet_deck)
    game.planet_discard = piles.zone("planet_discard", "planet", game.planet_discard)


def colony_piles(game: Revenant, piles: Places) -> None:
    """What an admiral removed from the colonies only that admiral knows."""
    game.colony_deck = piles.pile("colonies", "colony", game.colony_deck, piles.is_everything())
    game.colony_discard = piles.zone("colony_discard", "colony", game.colony_discard)
    removed = game.colonies_removed
    entries: list[int] = []
    for n, row in enumerate(piles.rows("removed_colonies", len(removed), "colony", "colony")):
        by: i64 = row.ordinal("by", at(removed, n) // 16, 1, game.seats)
        entries.append(row.slot("colony", "colony", at(removed, n) % 16, piles.knows(by)) + 16 * by)
    if piles.reads:
        entries.sort()
    game.colonies_removed = entries


def end_places(game: Revenant, to: Places, parts: list[str]) -> None:
    game.finished = to.flag("finished", game.finished)
    game.winner = to.word("winner", to.listed("winner"), game.winner + 1) - 1
    game.scores = to.sheet("scores", [parts] * len(game.scores), game.scores)


def crew_places(game: Revenant, to: Places) -> None:
    """The Corrupted Crew of the solo game."""
    game.crew_influence = to.each("influence", "house", game.crew_influence)
    game.crew_tactics = to.number("tactics", game.crew_tactics)
    game.crew_deployed = to.number("deployed", game.crew_deployed)
    game.crew_grid = to.mentions("grid", "crew_card", game.crew_grid)
    game.crew_marker = to.number("marker", game.crew_marker)
    game.crew_tile = to.number("tile", game.crew_tile)
    game.crew_deck = to.tally("deck", "house", game.crew_deck, to.is_everything())
    line = to.table("line")
    for sector in range(1, 9):
        game.line[sector] = line.mentions(line.key("sector", sector), "ship", game.line[sector])


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
