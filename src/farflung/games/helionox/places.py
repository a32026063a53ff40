"""Where everything of a game of Helionox lies: each field under its path, whose it is, who may know it (HEL-GAP-36).

Names instead of numbers throughout. What a seat may not know is a number instead of a list: how many cards, not which.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.engine.places import Places, at
from farflung.games.helionox import collaboration, eventphase, scoring, words
from farflung.games.helionox.state import (
    OWN_SECRET,
    Helionox,
    Player,
    event_card,
    event_in_play,
    event_location,
    event_side,
    is_shut_down,
    open_hands,
    seen_event,
    seen_part,
    stack_of,
    trophy_card,
    trophy_side,
)

SEATS: Final = [1, 2, 3, 4]


def places(game: Helionox, to: Places) -> None:
    to.follows("mode", words.MODES[game.mode])
    to.follows("mercury", game.mercury)
    to.follows("layout", words.LAYOUTS[game.layout])
    game.phase = to.name("phase", "phase", game.phase)
    game.turn = to.number("turn", game.turn, 0, 99)
    game.current = to.ordinal("current", game.current, 0, game.seats)
    game.first = to.ordinal("first", game.first, 0, game.seats)
    coming = to.scenes("coming", list(game.coming))
    once = to.table("once")
    game.cycled = once.flag("cycled", game.cycled)
    game.bonus_used = once.flag("bonus", game.bonus_used)
    game.called = once.flag("called", game.called)
    game.refusals = once.marks("refusals", SEATS, game.refusals)
    locations_places(game, to.table("locations"))
    in_play = event_places(list(game.in_play), to)
    market_places(game, to.table("market"))
    game.primes = to.number("prime_assets", game.primes, 0, game.content.cards[words.PRIME].copies)
    to.holds("card", words.PRIME, game.primes)
    game.consumed = to.zone("consumed", "card", game.consumed)
    game.missions = to.zone("missions", "mission", game.missions)
    event_deck_places(game, to.table("event_deck"))
    help = to.table("collaboration")
    game.helped_event = help.ordinal("event", game.helped_event)
    game.partner = help.ordinal("partner", game.partner, 0, game.seats)
    game.offer = help.number("offer", game.offer)
    if not to.reads:
        help.follows("cost", collaboration.agreed_cost(game))
    text = to.table("text")
    game.text_card = text.name_or_none("card", "card", game.text_card)
    game.text_consumed = text.number("consumed", game.text_consumed)
    draft = to.table("draft")  # HEL-5.1, 5.3: face down, but to a team everything is open
    game.draft_hands = draft.zones("hands", "architect", game.draft_hands, secret=not open_hands(game))
    game.drafted = draft.zones("drafted", "architect", game.drafted, secret=not open_hands(game))
    players = to.rows("players", game.seats)
    for player in game.players:
        if not players[player.seat].idle():
            player_places(game, player, players[player.seat])
    game.finished = to.flag("finished", game.finished)
    game.winners = to.ordinals("winners", game.winners)
    game.scores = to.sheet("scores", score_parts(game), game.scores)
    if game.mercury:
        request_places(game, to.table("requests"))
    if game.mode != words.COMPETITIVE:
        team = to.table("team")
        game.team_trophies = trophy_places(game.team_trophies, "trophies", team)
        game.team_requests = team.zone("requests", "request", game.team_requests, ordered=True)
        enemy = to.table("syndicate")
        game.syndicate_events = trophy_places(game.syndicate_events, "events", enemy)
        game.syndicate_cards = enemy.zone("cards", "card", game.syndicate_cards, ordered=True)
    if to.reads:
        game.coming = vec[i64](coming)
        game.in_play = vec[i64](in_play)
        eventphase.survey(game)


def score_parts(game: Helionox) -> list[list[str]]:
    """What each row of the scores counts."""
    if game.mode == words.COMPETITIVE:
        return [scoring.PARTS] * game.seats
    return scoring.parts_of_sides(game)


def locations_places(game: Helionox, to: Places) -> None:
    if not to.idle():
        for location in range(5):
            location_places(game, location, to.entry("location", location))


def market_places(game: Helionox, to: Places) -> None:
    if to.idle():
        return
    for faction in range(4):
        slot, cards = to.entry("faction", faction), to.part("card", faction)
        game.market[faction] = slot.slot("card", cards, game.market[faction])
        game.market_decks[faction] = slot.stack("deck", cards, game.market_decks[faction])
        game.market_bottoms[faction] = slot.zone("bottom", cards, game.market_bottoms[faction], ordered=True)


def location_places(game: Helionox, location: i64, to: Places) -> None:
    game.sites[location] = to.name_or_none("site", "site", game.sites[location])
    garrison = to.flag("garrison", (game.garrisons >> location & 1) == 1)
    game.illegal[location] = to.zone("illegal", "card", game.illegal[location])
    game.delivered[location] = to.name_or_none("delivered", "location", game.delivered[location])
    if to.reads:
        game.garrisons |= int(garrison) << location
    else:
        to.follows("shut_down", is_shut_down(game, location))


def event_places(events: list[int], to: Places) -> list[int]:
    """Events in play; those that are read."""
    found: list[int] = []
    for n, row in enumerate(to.standing_rows("events", "event in play", events, "event", "event")):
        if row is None:
            continue
        event: i64 = at(events, n)
        card = row.slot("event", "event", event_card(event))
        location = row.name("location", "location", event_location(event))
        found.append(event_in_play(card, location, row.name("side", "side", event_side(event))))
    return found


def trophy_places(pile: list[int], key: str, to: Places) -> list[int]:
    """Events somebody has Overcome, with the side that was up."""
    found: list[int] = []
    for n, row in enumerate(to.standing_rows(key, "trophy", pile, "event", "event")):
        if row is None:
            continue
        trophy: i64 = at(pile, n)
        card = row.slot("event", "event", trophy_card(trophy))
        found.append(card | row.name("side", "side", trophy_side(trophy)) << 8)
    return found if to.reads else pile


def event_deck_places(game: Helionox, to: Places) -> None:
    """Events that others have looked at are, for this seat, still among those nobody knows."""
    if to.idle():
        return
    regular, catastrophic = list(game.regular_left), list(game.catastrophic_left)
    unseen = [pool[:] for pool in game.unseen_events]
    known: list[bool] = []
    for entry in game.event_top:
        known.append(to.is_one_of(entry >> 12) or game.finished)
        if not known[-1]:
            stack = stack_of(game, event_card(entry))
            (catastrophic if stack == words.CATASTROPHE else regular)[seen_part(entry)] += 1
            unseen[stack] = sorted([*unseen[stack], event_card(entry)])
    parts = to.rows("parts", len(regular))
    regular = [row.number("regular", at(regular, n)) for n, row in enumerate(parts)]
    catastrophic = [row.number("catastrophic", at(catastrophic, n)) for n, row in enumerate(parts)]
    top: list[int] = []
    for n, row in enumerate(to.rows("top", len(known), "event", "event")):
        seen: i64 = at(game.event_top, n)
        shown = n >= len(known) or known[n]
        card = row.slot("event", "event", event_card(seen), shown)
        part = row.ordinal("part", seen_part(seen) if shown else -1)
        top.append(seen_event(card, part, row.marks("known_by", SEATS, seen >> 12)))
    for stack in range(2):
        unseen[stack] = to.stack(words.EVENT_STACKS[stack], to.part("event", stack), unseen[stack])
    if to.reads:
        game.regular_left, game.catastrophic_left = vec[i64](regular), vec[i64](catastrophic)
        game.unseen_events = unseen
        game.event_top = top


def request_places(game: Helionox, to: Places) -> None:
    """HEL-33.3: hidden in competitive play, and so is what nobody has drawn yet."""
    if to.idle():
        return
    all_known = to.is_everything() or open_hands(game) or game.finished
    game.requests_left = to.number("left", game.requests_left)
    game.unseen_requests = to.stack("unseen", "request", game.unseen_requests, all_known)
    bottom = game.request_bottom
    found: list[int] = []
    for n, row in enumerate(to.rows("bottom", len(bottom), "request", "request")):
        entry: i64 = at(bottom, n)
        request = row.slot("request", "request", entry & 255, all_known or to.knows(entry >> 8))
        found.append(request | row.ordinal("by", entry >> 8) << 8)
    game.request_bottom = found


def player_places(game: Helionox, player: Player, to: Places) -> None:
    knows = to.knows(player.seat) or open_hands(game) or game.finished
    player.architect = to.name_or_none("architect", "architect", player.architect)
    player.cryo = to.number("cryo", player.cryo, 0, game.numbers.cryo_counters)
    player.fleet = to.name_or_none("fleet", "fleet", player.fleet)
    player.pair = to.name_or_none("pair", "faction", player.pair)
    player.location = to.name("location", "location", player.location)
    player.embassies = to.bits("embassies", "location", player.embassies)
    hand = to.zone("hand", "card", player.hand, knows)
    if to.reads:
        player.held = vec[i64](hand)
    player.deck = to.zone("deck", "card", player.deck, knows)
    player.top = top_places(player.top, to, knows)
    player.discard = to.zone("discard", "card", player.discard)
    player.played = to.zone("played", "card", player.played, ordered=True)
    player.influence = to.number("influence", player.influence, 0, 200)
    player.infamy = to.number("infamy", player.infamy, 0, 200)
    player.trophies = trophy_places(player.trophies, "trophies", to)
    player.requests = to.zone("requests", "request", player.requests, ordered=True)
    bank = to.table("bank")
    player.bank_credits = bank.number("credits", player.bank_credits, 0, game.numbers.bank_limit)
    player.bank_defense = bank.number("defense", player.bank_defense, 0, game.numbers.bank_limit)
    player.cargo = to.bits("cargo", "location", player.cargo)
    player.request = to.covered("request", "request", player.request, knows)
    pool = to.table("pool")
    player.credits = pool.number("credits", player.credits, 0, 200)
    player.defense = pool.number("defense", player.defense, 0, 200)
    turn_places(game, player, to.table("this_turn"))
    if not knows:
        hidden = [card & 255 for card in player.top if card & OWN_SECRET]
        to.names_follow("unseen", "card", sorted(player.deck + hand + hidden))


def top_places(top: list[int], to: Places, knows: bool) -> list[int]:
    """Cards on top of a deck; a star marks what only its owner has seen."""
    names = to.listed("card")
    told: list[str | None] = []
    for card in top:
        to.holds("card", card & 255)
        if card & OWN_SECRET:
            told.append(f"{names[card & 255]}*" if knows else None)
        else:
            told.append(names[card])
    if not to.reads:
        to.as_is("top", told)
        return top
    said: list[str] = to.as_is("top", told)
    return [to.names.index("card", name.removesuffix("*")) | (OWN_SECRET if name.endswith("*") else 0) for name in said]


def turn_places(game: Helionox, player: Player, to: Places) -> None:
    """What only matters until the turn is over."""
    if to.idle():
        return
    player.used_at = to.bits("used", "location", player.used_at)
    player.gained_at = to.bits("gained", "location", player.gained_at)
    used: list[int] = []
    if player.unique_used:
        used = [card.index for card in game.content.cards if card.unique & player.unique_used]
    used = to.mentions("unique", "card", used)
    if to.reads:
        player.unique_used = 0
        for index in used:
            player.unique_used |= game.content.cards[index].unique
    player.fleet_used = to.flag("fleet", player.fleet_used)
    player.moved = to.flag("moved", player.moved)
    player.consumed_this_turn = to.flag("consumed", player.consumed_this_turn)
    player.ignores_shutdown = to.flag("ignores_shutdown", player.ignores_shutdown)
    player.secure_next = to.flag("secure_next", player.secure_next)
    player.both_rewards = to.flag("both_rewards", player.both_rewards)
    player.bio_played = to.number("bio_played", player.bio_played)
    player.market_discount = to.number("market_discount", player.market_discount)
    player.social_discount = to.number("social_discount", player.social_discount)
    player.stellar_discount = to.number("stellar_discount", player.stellar_discount)
    player.any_discount = to.number("any_discount", player.any_discount)
