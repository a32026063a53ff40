"""What a seat cannot know (HEL-GAP-36): other hands, looked-at cards, Requests, the draft.

A view's gaps are filled with what is not seen elsewhere, and all of it is dealt again as often as one likes.

Most of the game has no secrets to deal: decks are pools, and which Event or Request comes next is decided when it
comes.
"""

from __future__ import annotations

from typing import Any

from farflung.engine._native import i64, vec
from farflung.engine.core import Dice, put, verb_of
from farflung.engine.places import HIDDEN
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.eventphase import part_on_top
from farflung.games.helionox.names import NONE, Names
from farflung.games.helionox.state import (
    OWN_SECRET,
    Helionox,
    Player,
    event_card,
    open_hands,
    seen_event,
    seen_part,
    stack_of,
)

Data = dict[str, Any]


def deal_again(game: Helionox, seat: i64, dice: Dice, drawn: list[int]) -> None:
    """Everything the seat cannot know, at random; what it knows stays. Pools stay sorted.

    What the seat is going to see drawn in this scene is set aside first, so that it can be drawn.
    """
    deal_events(game, seat, dice)
    if open_hands(game):
        return
    deal_draft(game, seat, dice)
    for player in game.players:
        if player.seat != seat:
            deal_hand(player, dice)
    if game.mercury:
        deal_requests(game, seat, dice, drawn)


def deal_hand(player: Player, dice: Dice) -> None:
    """Which of a player's cards are in hand, which in the deck, and which the player has put on top unseen."""
    unknown = player.hand + player.deck
    for card in player.top:
        if card & OWN_SECRET:
            unknown.append(card & 255)
    unknown.sort()
    dice.shuffle(unknown)
    for place in range(len(player.top)):
        if player.top[place] & OWN_SECRET:
            player.top[place] = unknown.pop() | OWN_SECRET
    hand = len(player.held)
    player.held = vec[i64](sorted(unknown[:hand]))
    player.deck = sorted(unknown[hand:])


def deal_requests(game: Helionox, seat: i64, dice: Dice, drawn: list[int]) -> None:
    """Requests among those nobody has drawn, the other players', and what they have Cycled."""
    unknown = game.unseen_requests[:]
    for player in game.players:
        if player.seat != seat and player.request != w.NOTHING:
            unknown.append(player.request)
    for entry in game.request_bottom:
        if entry >> 8 != seat:
            unknown.append(entry & 255)
    aside, below = drawn_requests(game, drawn)
    for request in aside + below:
        if request in unknown:
            unknown.remove(request)
    unknown.sort()
    dice.shuffle(unknown)
    for player in game.players:
        if player.seat != seat and player.request != w.NOTHING:
            player.request = unknown.pop()
    for place in range(len(game.request_bottom)):
        owner = game.request_bottom[place] >> 8
        if owner != seat:
            game.request_bottom[place] = (below[place] if place < len(below) else unknown.pop()) | owner << 8
    game.unseen_requests = sorted(unknown + aside)


def drawn_requests(game: Helionox, drawn: list[int]) -> tuple[list[int], list[int]]:
    """What this scene draws from the unseen Requests, and then from the Cycled ones below them."""
    expected = [code >> 8 for code in drawn if verb_of(code) == v.DRAWS_REQUEST]
    above = game.requests_left - len(game.request_bottom)
    return expected[:above], expected[above : above + len(game.request_bottom)]


def deal_draft(game: Helionox, seat: i64, dice: Dice) -> None:
    """Architects of the others, and those that left the game unseen (HEL-5.1)."""
    if not game.draft_hands:
        return
    seen: list[int] = []
    if seat >= 0:
        seen = game.draft_hands[seat] + game.drafted[seat]
    unknown = [index for index in game.content.pools(game.mercury).architects if index not in seen]
    dice.shuffle(unknown)
    for owner in range(game.seats):
        if owner != seat:
            game.draft_hands[owner] = sorted([unknown.pop() for _ in game.draft_hands[owner]])
            game.drafted[owner] = sorted([unknown.pop() for _ in game.drafted[owner]])


def deal_events(game: Helionox, seat: i64, dice: Dice) -> None:
    """Events on top of the deck that only others have looked at: put back, and drawn again from the topmost down."""
    for entry in game.event_top:
        if not knows(entry, seat):
            put_back(game, entry)
    place = len(game.event_top) - 1
    while place >= 0:
        entry = game.event_top[place]
        if not knows(entry, seat):
            part = part_on_top(game)
            card = draw_event(game, part, dice)
            game.event_top[place] = seen_event(card, part, entry >> 12)
        place -= 1


def knows(entry: i64, seat: i64) -> bool:
    return seat >= 0 and (entry >> 12 >> seat & 1) == 1


def put_back(game: Helionox, entry: i64) -> None:
    stack = stack_of(game, event_card(entry))
    if stack == w.CATASTROPHE:
        game.catastrophic_left[seen_part(entry)] += 1
    else:
        game.regular_left[seen_part(entry)] += 1
    put(game.unseen_events[stack], event_card(entry))


def draw_event(game: Helionox, part: i64, dice: Dice) -> i64:
    """Regular or Catastrophic as likely as there are of each in this part of the deck; then any that is unseen."""
    regular = game.regular_left[part]
    if dice.below(regular + game.catastrophic_left[part]) < regular:
        game.regular_left[part] -= 1
        pool = game.unseen_events[w.REGULAR_EVENT]
    else:
        game.catastrophic_left[part] -= 1
        pool = game.unseen_events[w.CATASTROPHE]
    return pool.pop(dice.below(len(pool)))


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
