"""Prices as a player reads them off the table: of a view's state, for the words around it.

What is really paid is computed by the rules (travel, market, cargo, collaboration); tests hold both together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from farflung.engine import parameters
from farflung.engine.core import first, verb_of
from farflung.engine.kept import Kept
from farflung.engine.title import Setup
from farflung.engine.views import View
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Content, EventCard, EventTable, FleetAsset
from farflung.games.helionox.numbers import PARAMETERS

State = dict[str, Any]
UNKNOWN = -1
LEAST_SHARED = 2  # HEL-GAP-27
MOST_LISTS = 200
_BY_NAME: dict[int, tuple[list[Any], dict[str | None, Any]]] = {}
"""Lists of content with what they hold by name, as each was found first."""


_ACTIVE = Kept(64)


def numbers_of(setup: Setup) -> dict[str, int]:
    """The numbers of this game."""
    return _numbers(tuple(setup.parameters.items()))


@lru_cache(MOST_LISTS)
def _numbers(changes: tuple[tuple[str, int], ...]) -> dict[str, int]:
    return parameters.values(PARAMETERS, dict(changes))


def price_of(code: int, view: View, content: Content) -> int:
    """What an answer of the Main Phase costs in Credits; -1 if it has no price."""
    verb = verb_of(code)
    if view.seat < 0 or verb not in (v.TRAVEL, v.BUY, v.PLACE_EMBASSY, v.GAIN_CARGO):
        return UNKNOWN
    state: State = view.state
    player: State = state["players"][view.seat]
    numbers = numbers_of(view.setup)
    if verb == v.TRAVEL:
        return fare(w.LOCATIONS[first(code)], player, state["events"], content, numbers)
    if verb == v.BUY:
        return card_price(first(code), player, state["events"], content, numbers)
    if verb == v.PLACE_EMBASSY:
        return max(numbers["embassy_cost"] - saving(player, w.TRIGGER_EMBASSY, content), 0)
    return max(numbers["cargo_cost"] - saving(player, w.TRIGGER_CARGO, content), 0)


def fare(to: str, player: State, in_play: list[State], content: Content, numbers: dict[str, int]) -> int:
    """HEL-16.1 to 16.5: the tax is on leaving; an own Embassy at the destination makes it cheaper."""
    active = active_events(in_play, content)
    here = player["location"]
    if any((event.taxes and at == here) or event.effect == w.MOVEMENT_TAX_EVERYWHERE for event, at in active):
        return numbers["movement_tax"]
    mute = any(event.effect == w.EMBASSY_MUTE for event, _ in active)
    return numbers["embassy_fare" if to in player["embassies"] and not mute else "travel_fare"]


def card_price(card: int, player: State, in_play: list[State], content: Content, numbers: dict[str, int]) -> int:
    """HEL-26.3, GAP-39: Prime Assets keep their cost."""
    cost: int = content.cards[card].cost
    if card == w.PRIME:
        return cost
    dearer = [w.MARKET_COST_PLUS_1, w.PRIME_CLOSED]
    cost += numbers["inflation"] * sum(event.effect in dearer for event, _ in active_events(in_play, content))
    return max(cost - int(player["this_turn"]["market_discount"]), 0)


def saving(player: State, trigger: int, content: Content) -> int:
    """HEL-GAP-20: what the own Fleet Asset takes off."""
    fleet = named(player["fleet"], content.fleet)
    if not isinstance(fleet, FleetAsset) or fleet.trigger != trigger or player["this_turn"]["fleet"]:
        return 0
    return int(fleet.text.fx[0].n)


def joint_cost(state: State, content: Content) -> int:
    """HEL-GAP-27: the Defense that a Collaboration needs in all."""
    call = state["collaboration"]
    entry = state["events"][call["event"] - 1]
    event: EventCard = named(entry["event"], content.events)
    is_active = entry["side"] == w.SIDES[w.ACTIVE]
    full: int = event.defense[is_active]
    full += sum(other.effect == w.EVENTS_PLUS_ONE for other, _ in active_events(state["events"], content))
    full -= is_active and event.effect == w.EVENTS_PLUS_ONE  # it does not count for itself
    kinds = ["any_discount"]
    if event.type != w.CATASTROPHIC:
        kinds.append(f"{w.EVENT_TYPES[event.type]}_discount")
    both = [state["players"][seat - 1]["this_turn"] for seat in (state["current"], call["partner"])]
    saved: int = sum(turn[kind] for turn in both for kind in kinds)
    return max(full - saved, min(full, LEAST_SHARED))


def are_all_helpers_refusing(view: View, content: Content) -> bool:
    """HEL-GAP-26: whether somebody could help the view's seat here, but all who could have refused this turn."""
    if view.seat < 0:
        return False
    state: State = view.state
    here = state["players"][view.seat]["location"]
    mute = any(event.effect == w.EMBASSY_MUTE for event, _ in active_events(state["events"], content))
    present = {
        seat + 1
        for seat, other in enumerate(state["players"])
        if seat != view.seat and (other["location"] == here or (here in other["embassies"] and not mute))
    }
    return bool(present) and present <= set(state["once"]["refusals"])


def active_events(in_play: list[State], content: Content) -> list[tuple[EventCard, str]]:
    """Those in play with their Active side up, and where. Of one state much is asked in a row."""
    return _ACTIVE.of(_active_events, in_play, content)


def _active_events(in_play: list[State], content: Content) -> list[tuple[EventCard, str]]:
    found = [entry for entry in in_play if entry["side"] == w.SIDES[w.ACTIVE]]
    return [(named(entry["event"], content.events), entry["location"]) for entry in found]


def event_table(content: Content, coop: bool, players: int) -> EventTable:
    """HEL-3.2 to 3.4, 38.2 to 38.5: what the Event Deck is made of."""
    return next(one for one in content.tables if one.coop == coop and one.players == players)


def named(name: str | None, among: list[Any]) -> Any:
    """What has this name in the game's data."""
    kept = _BY_NAME.get(id(among))
    if kept is None or kept[0] is not among:
        if len(_BY_NAME) >= MOST_LISTS:
            _BY_NAME.clear()
        kept = _BY_NAME[id(among)] = (among, {one.name: one for one in among[::-1]})
    return kept[1].get(name)
