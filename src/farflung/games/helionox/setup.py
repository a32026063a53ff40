"""The set-up: board and Market (HEL-2), Event Deck (HEL-3, 38), players (HEL-4), draft (HEL-5), Mercury (HEL-26, 30,
33), Missions and Garrisons (HEL-27, 35 to 37), solo (HEL-42)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.engine.core import first, put
from farflung.games.helionox import cardpiles, market, requests, scenes
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Content
from farflung.games.helionox.numbers import Numbers
from farflung.games.helionox.state import Helionox, Player

PICKS: Final = 3  # Architects that each player drafts (HEL-5.1)


def new_game(
    seats: i64,
    content: Content,
    numbers: Numbers,
    mode: i64,
    mercury: bool,
    missions_variant: bool,
    draft: bool,
    difficulty: i64,
    hard: bool,
    layout: i64,
    wanted_sites: list[int],
    rules: i64,
) -> Helionox:
    game = Helionox(
        seats, content, numbers, mode, mercury, missions_variant, draft, difficulty, hard, layout, wanted_sites, rules
    ).copy()
    game.players = [Player(seat).copy() for seat in range(seats)]
    game.illegal = [[] for _ in game.illegal]  # data name these without Mercury, too, where no copy has its own
    game.delivered = game.delivered[:]
    scenes.begin(game)
    return game


def set_board(game: Helionox) -> None:
    """HEL-34.2: the same for all modes, but for what the later sections add."""
    lay_locations(game)
    stack_events(game)
    lay_market(game)
    lay_missions(game)
    if game.mercury:
        lay_illegal_tech(game)
        build_request_deck(game)
    choose_first_player(game)
    for seat in range(game.seats - 1, -1, -1):
        scenes.then(game, scenes.DEAL, seat)
    if game.mode == w.SOLO:
        scenes.then(game, scenes.CHOOSE_START, 0)
        return
    deal_pairs(game)
    if game.mercury:
        deal_fleet(game)
    if game.draft:
        begin_draft(game)
    else:
        deal_architects(game)


# ---- the board


def lay_locations(game: Helionox) -> None:
    """HEL-2.4 to 2.6: one card of each type; with Mercury Protocol the group picks, or luck does."""
    for location in range(5):
        wanted: i64 = game.wanted_sites[location]
        game.sites[location] = game.pick(v.PUTS_SITE, [location, location + 5]) if wanted == w.NOTHING else wanted
    if game.mode != w.COMPETITIVE and game.content.difficulties[game.difficulty].garrisons:
        game.garrisons = w.EVERYWHERE  # HEL-37.1


def stack_events(game: Helionox) -> None:
    """HEL-3.1 to 3.7, 26.2, 38.1 to 38.6: the numbers; which Events they are turns out as they come."""
    pools = game.content.pools(game.mercury)
    game.unseen_events = [pools.regular[:], pools.catastrophic[:]]
    for table in game.content.tables:
        if table.coop == (game.mode != w.COMPETITIVE) and table.players == game.seats:
            game.regular_left = vec[i64](table.regular)
            game.catastrophic_left = vec[i64](table.catastrophic)


def lay_market(game: Helionox) -> None:
    """HEL-2.7 to 2.10, 25.1"""
    pools = game.content.pools(game.mercury)
    for faction in range(4):
        game.market_decks[faction] = pools.market[faction][:]
        market.refill(game, faction)
    game.primes = game.content.cards[w.PRIME].copies


def lay_missions(game: Helionox) -> None:
    """HEL-27.1, 45.3: all competitive ones; HEL-35.1 to 35.5, 36.1, 36.2: team Missions by the difficulty."""
    of_team = game.mode != w.COMPETITIVE
    pool: list[int] = []
    for mission in game.content.missions:
        if mission.team == of_team:
            pool.append(mission.index)
    if not of_team:
        if game.missions_variant:
            game.missions = pool
        return
    for _ in range(game.content.difficulties[game.difficulty].missions[game.seats - 1]):
        put(game.missions, game.draw(v.DEALS_MISSION, pool))


def lay_illegal_tech(game: Helionox) -> None:
    """HEL-30.1 to 30.3: by Location, at random, face up; the rest leaves the game."""
    n = game.numbers.illegal_few if game.seats < 3 else game.numbers.illegal_many
    for location in range(5):
        pool = game.content.pools(game.mercury).illegal[location][:]
        for _ in range(n):
            put(game.illegal[location], game.draw(v.PUTS_ILLEGAL, pool))


def build_request_deck(game: Helionox) -> None:
    """HEL-33.1, 42.2: how many there are; which ones turns out as they are drawn."""
    game.unseen_requests = game.content.pools(game.mercury).requests[:]
    wanted = game.numbers.requests_per_player * game.seats
    if game.mode == w.SOLO:
        wanted = game.numbers.solo_requests
    game.requests_left = min(wanted, len(game.unseen_requests))


def choose_first_player(game: Helionox) -> None:
    """HEL-4.16, 42.4, GAP-25: by luck, unless it was settled before, as it is in a rematch."""
    if game.mode == w.SOLO:
        game.first = 0
    elif game.first == w.NOBODY:
        game.first = game.pick(v.FIRST_PLAYER, list(range(game.seats)))


# ---- the players


def deal_pairs(game: Helionox) -> None:
    """HEL-4.3, 4.8: no two players share a pair."""
    pairs = [0, 1, 2, 3]
    for player in game.players:
        take_pair(game, player, game.draw(v.DEALS_PAIR, pairs))


def take_pair(game: Helionox, player: Player, faction: i64) -> None:
    player.pair = faction
    game.say("HEL-4.3", v.PAIR_TAKEN, player.seat, faction)


def deal_fleet(game: Helionox) -> None:
    """HEL-4.13"""
    pool = game.content.pools(game.mercury).fleet[:]
    for player in game.players:
        take_fleet(game, player, game.draw(v.DEALS_FLEET, pool))


def take_fleet(game: Helionox, player: Player, asset: i64) -> None:
    player.fleet = asset
    game.say("HEL-4.13", v.FLEET_TAKEN, player.seat, asset)


def deal_architects(game: Helionox) -> None:
    """HEL-4.1: at random, face up."""
    pool = game.content.pools(game.mercury).architects[:]
    for player in game.players:
        take_architect(game, player, game.draw(v.DEALS_ARCHITECT, pool))


def take_architect(game: Helionox, player: Player, architect: i64) -> None:
    """HEL-4.2, 4.10: it starts without counters."""
    player.architect = architect
    game.say("HEL-4.1", v.ARCHITECT_TAKEN, player.seat, architect)


def choose_start(game: Helionox, seat: i64) -> None:
    """HEL-42.1, 42.3: in solo the human chooses Architect, starting pair and Fleet Asset."""
    player = game.players[seat]
    for architect in game.content.pools(game.mercury).architects:
        game.may(v.CHOOSE_ARCHITECT, architect)
    take_architect(game, player, first(game.ask(seat, v.ASK_ARCHITECT)))
    for faction in range(4):
        game.may(v.CHOOSE_PAIR, faction)
    take_pair(game, player, first(game.ask(seat, v.ASK_PAIR)))
    if game.mercury:
        for asset in game.content.fleet:
            game.may(v.CHOOSE_FLEET, asset.index)
        take_fleet(game, player, first(game.ask(seat, v.ASK_FLEET_ASSET)))


def deal(game: Helionox, seat: i64) -> None:
    """HEL-4.4 to 4.6, 4.9, 4.12, 4.14: ten cards, a hand of five, and a Request."""
    player = game.players[seat]
    # sorted, like all decks
    player.deck = [w.MATERIAL] * game.numbers.material_assets + [w.SENTINEL] * game.numbers.sentinels
    player.deck.append(w.FIRST_PAIR + 2 * player.pair)
    player.deck.append(w.FIRST_PAIR + 2 * player.pair + 1)
    cardpiles.draw_cards(game, player, game.numbers.starting_hand, "HEL-4.12")
    if game.mercury:
        requests.draw_request(game, player)


def finish(game: Helionox) -> None:
    game.phase = w.EVENT_PHASE
    scenes.then(game, scenes.TURN, game.first)


# ---- the draft


def begin_draft(game: Helionox) -> None:
    """HEL-5.1: three Architects to each, face down; the rest leave the game."""
    pool = game.content.pools(game.mercury).architects[:]
    for _ in range(game.seats):
        hand: list[int] = []
        for _ in range(PICKS):
            put(hand, game.draw(v.DEALS_ARCHITECT, pool))
        game.draft_hands.append(hand)
        game.drafted.append([])
    scenes.then(game, scenes.WAKE_ALL)
    for seat in range(game.seats - 1, -1, -1):
        scenes.then(game, scenes.WAKE, seat)
    for _ in range(PICKS):
        scenes.then(game, scenes.PASS_LEFT)
        for seat in range(game.seats - 1, -1, -1):
            scenes.then(game, scenes.DRAFT, seat)


def draft(game: Helionox, seat: i64) -> None:
    """HEL-5.2: keep one. All do so at once: nobody sees what the others keep."""
    hand = game.draft_hands[seat]
    for architect in hand:
        game.may(v.DRAFT, architect)
    kept = first(game.ask(seat, v.ASK_DRAFT))
    hand.remove(kept)
    put(game.drafted[seat], kept)


def pass_left(game: Helionox) -> None:
    """HEL-5.2: what was not kept goes to the left neighbour, who comes next in turn order."""
    game.draft_hands.insert(0, game.draft_hands.pop())
    for seat in range(game.seats):
        for architect in game.draft_hands[seat]:
            game.whisper(seat, "HEL-5.2", v.ARCHITECT_PASSED, seat, architect)


def wake(game: Helionox, seat: i64) -> None:
    """HEL-5.3: in secret; the other two go to the box."""
    for architect in game.drafted[seat]:
        game.may(v.CHOOSE_ARCHITECT, architect)
    game.drafted[seat] = [first(game.ask(seat, v.ASK_ARCHITECT))]


def wake_all(game: Helionox) -> None:
    """HEL-5.3: revealed together."""
    game.say("HEL-5.3", v.DRAFT_SHOWN)
    for player in game.players:
        take_architect(game, player, game.drafted[player.seat][0])
    game.drafted.clear()
    game.draft_hands.clear()
