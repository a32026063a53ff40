"""What a recorded game of Helionox shows of its content: cards played, both sides of Events, Locations and so on."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from tests.golden.replaying import Golden, Replay

from farflung.engine.core import Event, first, second, third, verb_of
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Content, Text
from farflung.games.helionox.state import Helionox
from farflung.games.helionox.title import HelionoxTitle

TITLE = cast(HelionoxTitle, title("helionox"))
CONTENT = TITLE.content(Setup(title="helionox", edition="final", seats=["Mara"]))
SIDES = ("inactive", "active")
# Operations that say nothing when they are carried out: they show in what comes later.
SILENT = (w.OP_BOTH_REWARDS, w.OP_SECURE_NEXT)
# What is said of an Illegal Tech being played before its text begins.
BEFORE_THE_TEXT = (v.INFAMY_TAKEN,)


# ---- what must be shown


def needed(content: Content) -> set[str]:
    wanted = {f"{card.id} played" for card in content.cards}
    wanted |= {f"{card.id} taken" for card in content.cards if card.illegal_at != w.NOTHING}
    wanted |= {f"{event.id} {side}" for event in content.events for side in SIDES}
    wanted |= {f"{event.id} alternative" for event in content.events if event.has_alternative}
    wanted |= {f"{site.id} {part}" for site in content.sites for part in ("bonus", "key")}
    wanted |= {f"{architect.id} {number}" for architect in content.architects for number in (1, 2)}
    wanted |= {f"{mission.id} met" for mission in content.missions}
    wanted |= {f"{mission.id} failed" for mission in content.missions if mission.team}
    wanted |= {f"{request.id} fulfilled" for request in content.requests}
    wanted |= {f"{asset.id} used" for asset in content.fleet}
    return wanted | {"team won", "team lost"}


# ---- what was shown


def shown(told: Replay[Helionox]) -> set[str]:
    content = told.end.content
    found: set[str] = set()
    if told.end.mode != w.COMPETITIVE:
        found.add("team won" if told.end.winners else "team lost")
    for scene in told.scenes:
        for place, event in enumerate(scene.events):
            found |= shown_by_event(event, scene.events[place + 1 :], content)
        for code in scene.codes:
            if verb_of(code) == v.ALTERNATIVE:
                found.add(f"{content.events[first(code)].id} alternative")
    return found


def shown_by_event(event: Event, after: list[Event], content: Content) -> set[str]:
    """What one event shows. Of a text only one that did something counts: something else was said after it."""
    verb, a, b, c = verb_of(event.code), first(event.code), second(event.code), third(event.code)
    if verb == v.PLAYED and did_something(content.cards[b].text, after):
        return {f"{content.cards[b].id} played"}
    if verb == v.ILLEGAL_TAKEN:
        return {f"{content.cards[b].id} taken"}
    if verb == v.OVERCAME:
        return {f"{content.events[c].id} {SIDES[b]}"}
    if verb == v.SYNDICATE_EVENT:
        return {f"{content.events[b].id} {SIDES[a]}"}
    if verb == v.BONUS_TAKEN and did_something(content.sites[b].bonus, after):
        return {f"{content.sites[b].id} bonus"}
    if verb == v.KEY_TAKEN and did_something(content.sites[b].key, after):
        return {f"{content.sites[b].id} key"}
    if verb == v.ARCHITECT_USED and did_something(content.architects[b].abilities[c - 1].text, after):
        return {f"{content.architects[b].id} {c}"}
    if verb == v.MISSION_MET:
        return {f"{content.missions[b].id} met"}
    if verb == v.MISSION_DONE:
        return {f"{content.missions[a].id} met"}
    if verb == v.MISSION_FAILED:
        return {f"{content.missions[a].id} failed"}
    if verb == v.REQUEST_FULFILLED:
        return {f"{content.requests[b].id} fulfilled"}
    if verb == v.FLEET_USED:
        return {f"{content.fleet[b].id} used"}
    return set()


def did_something(text: Text, after: list[Event]) -> bool:
    """Some texts go on in scenes of their own, and some say nothing."""
    if text.has_scenes or any(effect.op in SILENT for effect in text.fx):
        return True
    return any(verb_of(event.code) not in BEFORE_THE_TEXT for event in after)


GOLDEN = Golden(TITLE, "final", Path(__file__).parent, needed(CONTENT), shown)
