"""What a recorded game of the prototype shows: captains at work, agendas revealed, tiles, sonar cards, destinations."""

from __future__ import annotations

from pathlib import Path

from tests.golden.replaying import Golden, Replay
from tests.golden.revenant.coverage import TITLE, sources

from farflung.engine.core import Event, first, second, third, verb_of
from farflung.engine.title import Setup
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype

CONTENT = TITLE.content(Setup(title="revenant", edition="prototype", seats=["Mara"]))


def needed(content: Content) -> set[str]:
    """Every captain's lines but the free movement and damage, every agenda, and what only this edition has."""
    wanted = {f"{captain.id} activated" for captain in content.captains}
    wanted |= {f"{captain.id} used" for captain in content.captains}
    wanted |= {f"{agenda.id} revealed" for agenda in content.hidden_agendas}
    wanted |= {f"{agenda.id} completed" for agenda in content.hidden_agendas}
    wanted |= {f"{tile.id} struck" for tile in content.tiles}
    wanted |= {f"{card.id} arrived" for card in content.sonar}
    wanted |= {f"{colony.id} reached" for colony in content.colonies}
    wanted |= {f"{card.id} played" for card in content.cards}
    wanted |= {f"{planet.id} {part}" for planet in content.planets for part in ("upper", "lower")}
    return wanted


def shown(told: Replay[Prototype]) -> set[str]:
    content = told.end.content
    found: set[str] = set()
    for scene in told.scenes:
        for event in scene.events:
            found |= shown_by_event(event, content)
        found |= arrivals(scene.events, scene.before.sonar, content)
        turns = [event for event in scene.events if verb_of(event.code) == v.MANNED]
        if turns and third(turns[0].code) == w.CAPTAIN:
            captain = scene.before.admirals[first(turns[0].code)].captain
            found.add(f"{content.captains[captain].id} used")  # its free lines work without a word
    if told.end.chosen_colony >= 0:
        found.add(f"{content.colonies[told.end.chosen_colony].id} reached")
    return found


def shown_by_event(event: Event, content: Content) -> set[str]:
    verb, a, b, c = verb_of(event.code), first(event.code), second(event.code), third(event.code)
    if verb == v.PLAYED:
        return {f"{content.cards[b].id} played"}
    if verb == v.ABILITY_USED:
        return {f"{captain.id} activated" for captain in content.captains if b == sources(captain)[-1]}
    if verb == v.PLANET_RESOLVED:
        return {f"{content.planets[b].id} {'upper' if c == 1 else 'lower'}"}
    if verb == pv.AGENDA_REVEALED:
        agenda = content.hidden_agendas[b].id
        return {f"{agenda} revealed", f"{agenda} completed"} if c else {f"{agenda} revealed"}
    if verb == pv.TILE_STRIKES:
        return {f"{content.tiles[a].id} struck"}
    return set()


def arrivals(events: list[Event], open_cards: list[int], content: Content) -> set[str]:
    """The sonar card of a scene in which the fleet arrives."""
    if any(event.rule == "REV-P-1.2" and verb_of(event.code) == v.RIFT_OPENS for event in events):
        return {f"{content.sonar[open_cards[0]].id} arrived"}
    return set()


GOLDEN = Golden(TITLE, "prototype", Path(__file__).parent, needed(CONTENT), shown)
