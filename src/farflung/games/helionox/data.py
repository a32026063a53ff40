"""A game as readable data, and back: for saving, scenarios and views.

Names instead of numbers throughout. What a seat may not know (HEL-GAP-36) is a number instead of a list: how many
cards, not which.
"""

from __future__ import annotations

from typing import Any, Final

from farflung.engine._native import i64, vec
from farflung.games.helionox import collaboration, eventphase, scoring, words
from farflung.games.helionox.names import HIDDEN, NONE, Names
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

Data = dict[str, Any]
EVERYTHING: Final = -2  # the seat that may know all: for saving
THIS_TURN_FLAGS: Final = {
    "fleet": "fleet_used",
    "moved": "moved",
    "consumed": "consumed_this_turn",
    "ignores_shutdown": "ignores_shutdown",
    "secure_next": "secure_next",
    "both_rewards": "both_rewards",
}
THIS_TURN_NUMBERS: Final = ["bio_played", "market_discount", "social_discount", "stellar_discount", "any_discount"]


class DataError(ValueError):
    """Data that is no game: where, and what is wrong."""


# ---- out


def to_data(game: Helionox, names: Names, seat: int = EVERYTHING) -> Data:
    """The game as the seat may know it; EVERYTHING is the whole truth, -1 a spectator."""
    data: Data = {
        "mode": words.MODES[game.mode],
        "mercury": game.mercury,
        "layout": words.LAYOUTS[game.layout],
        "phase": names.phase[game.phase],
        "turn": game.turn,
        "current": game.current + 1,
        "first": game.first + 1,
        "coming": [names.scene(scene) for scene in game.coming],
        "once": {
            "cycled": game.cycled,
            "bonus": game.bonus_used,
            "called": game.called,
            "refusals": [number + 1 for number in range(game.seats) if game.refusals >> number & 1],
        },
        "locations": {name: _location(game, number, names) for number, name in enumerate(names.location)},
        "events": [
            {
                "event": names.event[event_card(event)],
                "location": names.location[event_location(event)],
                "side": names.side[event_side(event)],
            }
            for event in game.in_play
        ],
        "market": {
            name: {
                "card": names.or_none(names.card, game.market[faction]),
                "deck": [names.card[card] for card in game.market_decks[faction]],
                "bottom": [names.card[card] for card in game.market_bottoms[faction]],
            }
            for faction, name in enumerate(names.faction)
        },
        "prime_assets": game.primes,
        "consumed": [names.card[card] for card in game.consumed],
        "missions": [names.mission[mission] for mission in game.missions],
        "event_deck": _event_deck(game, names, seat),
        "collaboration": {
            "event": game.helped_event + 1,
            "partner": game.partner + 1,
            "offer": game.offer,
            "cost": collaboration.agreed_cost(game),
        },
        "text": {"card": names.or_none(names.card, game.text_card), "consumed": game.text_consumed},
        "draft": {
            "hands": [_architects(game, hand, owner, names, seat) for owner, hand in enumerate(game.draft_hands)],
            "drafted": [_architects(game, hand, owner, names, seat) for owner, hand in enumerate(game.drafted)],
        },
        "players": [_player(game, player, names, seat) for player in game.players],
        "finished": game.finished,
        "winners": [winner + 1 for winner in game.winners],
        "scores": [dict(zip(parts, row, strict=True)) for parts, row in zip(_parts(game), game.scores, strict=False)],
    }
    if game.mercury:
        data["requests"] = _requests(game, names, seat)
    if game.mode != words.COMPETITIVE:
        data["team"] = {
            "trophies": _trophies(game.team_trophies, names),
            "requests": [names.request[request] for request in game.team_requests],
        }
        data["syndicate"] = {
            "events": _trophies(game.syndicate_events, names),
            "cards": [names.card[card] for card in game.syndicate_cards],
        }
    return data


def _parts(game: Helionox) -> list[list[str]]:
    """What each row of the scores counts."""
    if game.mode == words.COMPETITIVE:
        return [scoring.PARTS] * game.seats
    return [scoring.TEAM_PARTS, scoring.SYNDICATE_PARTS]


def _location(game: Helionox, location: int, names: Names) -> Data:
    return {
        "site": names.or_none(names.site, game.sites[location]),
        "garrison": bool(game.garrisons >> location & 1),
        "illegal": [names.card[card] for card in game.illegal[location]],
        "delivered": names.or_none(names.location, game.delivered[location]),
        "shut_down": is_shut_down(game, location),
    }


def _trophies(pile: list[int], names: Names) -> list[Data]:
    return [{"event": names.event[trophy_card(e)], "side": names.side[trophy_side(e)]} for e in pile]


def _event_deck(game: Helionox, names: Names, seat: int) -> Data:
    """Events that others have looked at are, for this seat, still among those nobody knows."""
    regular, catastrophic = game.regular_left[:], game.catastrophic_left[:]
    unseen = [pool[:] for pool in game.unseen_events]
    top: list[Data] = []
    for entry in game.event_top:
        card, part, knowers = event_card(entry), seen_part(entry), entry >> 12
        known_by = [number + 1 for number in range(game.seats) if knowers >> number & 1]
        if seat == EVERYTHING or (seat >= 0 and knowers >> seat & 1) or game.finished:
            top.append({"event": names.event[card], "part": part + 1, "known_by": known_by})
            continue
        top.append({"event": None, "part": 0, "known_by": known_by})
        stack = stack_of(game, card)
        (catastrophic if stack == words.CATASTROPHE else regular)[part] += 1
        unseen[stack] = sorted([*unseen[stack], card])
    return {
        "parts": [{"regular": r, "catastrophic": c} for r, c in zip(regular, catastrophic, strict=True)],
        "top": top,
        "regular": [names.event[card] for card in unseen[0]],
        "catastrophic": [names.event[card] for card in unseen[1]],
    }


def _requests(game: Helionox, names: Names, seat: int) -> Data:
    """HEL-33.3: hidden in competitive play, and so is what nobody has drawn yet."""
    all_known = seat == EVERYTHING or open_hands(game) or game.finished
    return {
        "left": game.requests_left,
        "unseen": [names.request[i] for i in game.unseen_requests] if all_known else len(game.unseen_requests),
        "bottom": [
            {
                "request": names.request[entry & 255] if all_known or entry >> 8 == seat else None,
                "by": (entry >> 8) + 1,
            }
            for entry in game.request_bottom
        ],
    }


def _architects(game: Helionox, hand: list[int], owner: int, names: Names, seat: int) -> list[str] | int:
    """HEL-5.1, 5.3: face down, but to a team everything is open."""
    knows = seat in (EVERYTHING, owner) or open_hands(game)
    return [names.architect[i] for i in hand] if knows else len(hand)


def _player(game: Helionox, player: Player, names: Names, seat: int) -> Data:
    knows = seat in (EVERYTHING, player.seat) or open_hands(game) or game.finished
    request = names.or_none(names.request, player.request)
    data: Data = {
        "architect": names.or_none(names.architect, player.architect),
        "cryo": player.cryo,
        "fleet": names.or_none(names.fleet, player.fleet),
        "pair": names.or_none(names.faction, player.pair),
        "location": names.location[player.location],
        "embassies": names.places(player.embassies),
        "hand": [names.card[card] for card in player.hand] if knows else len(player.hand),
        "deck": [names.card[card] for card in player.deck] if knows else len(player.deck),
        "top": [_top(card, names, knows) for card in player.top],
        "discard": [names.card[card] for card in player.discard],
        "played": [names.card[card] for card in player.played],
        "influence": player.influence,
        "infamy": player.infamy,
        "trophies": _trophies(player.trophies, names),
        "requests": [names.request[i] for i in player.requests],
        "bank": {"credits": player.bank_credits, "defense": player.bank_defense},
        "cargo": names.places(player.cargo),
        "request": request if knows or request is None else HIDDEN,
        "pool": {"credits": player.credits, "defense": player.defense},
        "this_turn": {
            "used": names.places(player.used_at),
            "gained": names.places(player.gained_at),
            "unique": [card.name for card in game.content.cards if card.unique & player.unique_used],
            **{name: getattr(player, field) for name, field in THIS_TURN_FLAGS.items()},
            **{name: getattr(player, name) for name in THIS_TURN_NUMBERS},
        },
    }
    if not knows:
        hidden = [card & 255 for card in player.top if card & OWN_SECRET]
        data["unseen"] = [names.card[card] for card in sorted(player.deck + player.hand + hidden)]
    return data


def _top(card: int, names: Names, knows: bool) -> str | None:
    """A card on top of a deck; a star marks what only its owner has seen."""
    if card & OWN_SECRET:
        return f"{names.card[card & 255]}*" if knows else None
    return names.card[card]


# ---- in


def from_data(data: Data, game: Helionox, names: Names) -> Helionox:
    """Fills a fresh game from data that knows everything."""
    try:
        _read(data, game, names)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise DataError(f"the state is incomplete or malformed near {error!r}") from error
    return game


def _read(data: Data, game: Helionox, names: Names) -> None:
    game.phase = names.index("phase", data["phase"])
    game.turn = data["turn"]
    game.current = data["current"] - 1
    game.first = data["first"] - 1
    game.coming = vec[i64]([names.scene_code(scene) for scene in data["coming"]])
    once = data["once"]
    game.cycled = once["cycled"]
    game.bonus_used = once["bonus"]
    game.called = once["called"]
    game.refusals = sum(1 << seat - 1 for seat in once["refusals"])
    for location, name in enumerate(names.location):
        _read_location(game, location, data["locations"][name], names)
    game.in_play = vec[i64](
        [
            event_in_play(
                names.index("event", entry["event"]),
                names.index("location", entry["location"]),
                names.index("side", entry["side"]),
            )
            for entry in data["events"]
        ]
    )
    for faction, name in enumerate(names.faction):
        market = data["market"][name]
        game.market[faction] = names.index_or_none("card", market["card"])
        game.market_decks[faction] = sorted(names.indices("card", market["deck"]))
        game.market_bottoms[faction] = names.indices("card", market["bottom"])
    game.primes = data["prime_assets"]
    game.consumed = sorted(names.indices("card", data["consumed"]))
    game.missions = sorted(names.indices("mission", data["missions"]))
    _read_event_deck(game, data["event_deck"], names)
    game.helped_event = data["collaboration"]["event"] - 1
    game.partner = data["collaboration"]["partner"] - 1
    game.offer = data["collaboration"]["offer"]
    game.text_card = names.index_or_none("card", data["text"]["card"])
    game.text_consumed = data["text"]["consumed"]
    game.draft_hands = [sorted(names.indices("architect", hand)) for hand in data["draft"]["hands"]]
    game.drafted = [sorted(names.indices("architect", hand)) for hand in data["draft"]["drafted"]]
    for player, values in zip(game.players, data["players"], strict=True):
        _read_player(game, player, values, names)
    if game.mercury:
        requests = data["requests"]
        game.requests_left = requests["left"]
        game.unseen_requests = sorted(names.indices("request", requests["unseen"]))
        game.request_bottom = [
            names.index("request", entry["request"]) | entry["by"] - 1 << 8 for entry in requests["bottom"]
        ]
    if game.mode != words.COMPETITIVE:
        game.team_trophies = _read_trophies(data["team"]["trophies"], names)
        game.team_requests = names.indices("request", data["team"]["requests"])
        game.syndicate_events = _read_trophies(data["syndicate"]["events"], names)
        game.syndicate_cards = names.indices("card", data["syndicate"]["cards"])
    game.finished = data["finished"]
    game.winners = [winner - 1 for winner in data["winners"]]
    game.scores = [list(row.values()) for row in data["scores"]]
    eventphase.survey(game)


def _read_location(game: Helionox, location: int, values: Data, names: Names) -> None:
    game.sites[location] = names.index_or_none("site", values["site"])
    game.illegal[location] = sorted(names.indices("card", values["illegal"]))
    game.delivered[location] = names.index_or_none("location", values["delivered"])
    if values["garrison"]:
        game.garrisons |= 1 << location


def _read_trophies(pile: list[Data], names: Names) -> list[int]:
    return [names.index("event", e["event"]) | names.index("side", e["side"]) << 8 for e in pile]


def _read_event_deck(game: Helionox, values: Data, names: Names) -> None:
    game.regular_left = vec[i64]([part["regular"] for part in values["parts"]])
    game.catastrophic_left = vec[i64]([part["catastrophic"] for part in values["parts"]])
    game.unseen_events = [
        sorted(names.indices("event", values["regular"])),
        sorted(names.indices("event", values["catastrophic"])),
    ]
    game.event_top = [
        seen_event(
            names.index("event", entry["event"]),
            entry["part"] - 1,
            sum(1 << seat - 1 for seat in entry["known_by"]),
        )
        for entry in values["top"]
    ]


def _read_player(game: Helionox, player: Player, values: Data, names: Names) -> None:
    player.architect = names.index_or_none("architect", values["architect"])
    player.cryo = values["cryo"]
    player.fleet = names.index_or_none("fleet", values["fleet"])
    player.pair = names.index_or_none("faction", values["pair"])
    player.location = names.index("location", values["location"])
    player.embassies = names.bits(values["embassies"])
    player.held = vec[i64](sorted(names.indices("card", values["hand"])))
    player.deck = sorted(names.indices("card", values["deck"]))
    player.top = [
        names.index("card", name.removesuffix("*")) | (OWN_SECRET if name.endswith("*") else 0)
        for name in values["top"]
    ]
    player.discard = sorted(names.indices("card", values["discard"]))
    player.played = names.indices("card", values["played"])
    player.influence = values["influence"]
    player.infamy = values["infamy"]
    player.trophies = _read_trophies(values["trophies"], names)
    player.requests = names.indices("request", values["requests"])
    player.bank_credits = values["bank"]["credits"]
    player.bank_defense = values["bank"]["defense"]
    player.cargo = names.bits(values["cargo"])
    player.request = names.index_or_none("request", values["request"])
    player.credits = values["pool"]["credits"]
    player.defense = values["pool"]["defense"]
    turn = values["this_turn"]
    player.used_at = names.bits(turn["used"])
    player.gained_at = names.bits(turn["gained"])
    player.unique_used = 0
    for card in names.indices("card", turn["unique"]):
        player.unique_used |= game.content.cards[card].unique
    player.fleet_used = turn["fleet"]
    player.moved = turn["moved"]
    player.consumed_this_turn = turn["consumed"]
    player.ignores_shutdown = turn["ignores_shutdown"]
    player.secure_next = turn["secure_next"]
    player.both_rewards = turn["both_rewards"]
    player.bio_played = turn["bio_played"]
    player.market_discount = turn["market_discount"]
    player.social_discount = turn["social_discount"]
    player.stellar_discount = turn["stellar_discount"]
    player.any_discount = turn["any_discount"]


# ---- what a seat does not know, filled in somehow: to be dealt again


def complete(known: Data, blank: Helionox, names: Names) -> Data:
    """Fills the gaps of a redacted state with what is not seen elsewhere, in order; to be dealt again."""
    data = dict(known)
    data["players"] = [dict(values) for values in known["players"]]
    for values in data["players"]:
        _complete_player(values)
    data["event_deck"] = _complete_event_deck(known["event_deck"], blank, names)
    data["draft"] = _complete_draft(known, blank, names)
    if "requests" in known:
        _complete_requests(data, known["requests"], blank, names)
    return data


def _complete_player(values: Data) -> None:
    """Everybody knows which cards a player has, but not which of them are in hand."""
    if isinstance(values["hand"], list):
        return
    unseen = list(values.pop("unseen"))
    values["top"] = [name if name is not None else f"{unseen.pop()}*" for name in values["top"]]
    values["hand"] = [unseen.pop() for _ in range(values["hand"])]
    values["deck"] = unseen


def _complete_event_deck(known: Data, blank: Helionox, names: Names) -> Data:
    """The first card of the topmost part for each one that others have looked at."""
    parts = [dict(part) for part in known["parts"]]
    unseen = {stack: list(known[stack]) for stack in names.stack}
    top: list[Data] = []
    for shown in reversed(known["top"]):  # the topmost is the last
        entry = shown
        if shown["event"] is None:
            part = next(number for number, left in enumerate(parts) if left["regular"] + left["catastrophic"])
            stack = "regular" if parts[part]["regular"] else "catastrophic"
            parts[part][stack] -= 1
            entry = {"event": unseen[stack].pop(), "part": part + 1, "known_by": shown["known_by"]}
        top.insert(0, entry)
    return {"parts": parts, "top": top, **unseen}


def _complete_draft(known: Data, blank: Helionox, names: Names) -> Data:
    """Architects that nobody this seat knows of has."""
    draft = known["draft"]
    seen = {name for hands in draft.values() for hand in hands if isinstance(hand, list) for name in hand}
    free = [a.name for a in blank.content.architects if a.name not in seen and (blank.mercury or not a.mercury)]
    return {
        kind: [hand if isinstance(hand, list) else [free.pop() for _ in range(hand)] for hand in hands]
        for kind, hands in draft.items()
    }


def _complete_requests(data: Data, known: Data, blank: Helionox, names: Names) -> None:
    """Requests that this seat has not seen, wherever they are."""
    if isinstance(known["unseen"], list):
        return
    free = [names.request[r.index] for r in blank.content.requests for _ in range(r.copies)]
    seen = [entry["request"] for entry in known["bottom"] if entry["request"] is not None]
    for values in data["players"]:
        seen += values["requests"]
        if values["request"] not in (None, NONE, HIDDEN):
            seen.append(values["request"])
    for name in seen:
        free.remove(name)
    for values in data["players"]:
        if values["request"] == HIDDEN:
            values["request"] = free.pop()
    bottom = [{**entry, "request": entry["request"] or free.pop()} for entry in known["bottom"]]
    data["requests"] = {**known, "bottom": bottom, "unseen": free}
