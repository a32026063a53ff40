"""Help at the table for those who learn: it is asked for, and it decides nothing."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from farflung import games
from farflung.engine.coach import Coach
from farflung.engine.core import Event, Script, play_scene_until_pause, verb_of
from farflung.engine.match import Match
from farflung.engine.text import Locale


@cache
def coach_of(title: str) -> Coach:
    """What the title brings for those who learn it."""
    module = games.part(title, "coach")
    coach: Coach = module.COACH if module else Coach()
    return coach


def goal(match: Match, seat: int, locale: Locale) -> str:
    """What is played for; empty where the title does not say."""
    return "" if match.over else coach_of(match.title.name).goal(match.present, seat, locale)


def phase(match: Match, locale: Locale) -> str:
    """What this part of the game is about; empty where the title does not say."""
    return "" if match.over else coach_of(match.title.name).phase(match.present, locale)


def prices(match: Match, locale: Locale) -> dict[int, dict[str, Any]]:
    """What each answer to the present question costs at once, up to luck and to what is hidden, and what is left undone
    by one that ends the turn: in words, by code. What has neither is not there."""
    question, title = match.question, match.title.name
    coach = coach_of(title)
    if question is None:
        return {}
    before = coach.purse(match.present, question.seat)
    found: dict[int, dict[str, Any]] = {}
    for code in question.options:
        said: dict[str, Any] = {}
        if verb_of(code) in coach.ends:
            left = undone(coach, question.options)
            said["unused"] = [locale.text(f"{title}-unused-{name}", n=n) for name, n in left.items()]
        elif before and verb_of(code) not in coach.priced:
            paid = {**price(coach, match, code, before), **coach.certain(match.present, code)}
            said["cost"] = ", ".join(locale.text(f"{title}-cost-{name}", n=n) for name, n in paid.items())
        found[code] = {key: words for key, words in said.items() if words}
    return found


def price(coach: Coach, match: Match, code: int, before: dict[str, int]) -> dict[str, int]:
    """What the purse has less after an answer, or has more to carry."""
    assert match.question is not None
    seat = match.question.seat
    game = match.start.copy()
    script = Script([*match.script, code], None, len(match.script))
    events: list[Event] = []
    script.events = events
    play_scene_until_pause(game, script)
    if any(verb_of(event.code) in match.title.reveals for event in events):
        return {}  # what is turned up is not to be read from a price
    after = coach.purse(game, seat)
    changes = {name: after[name] - amount for name, amount in before.items()}
    return {name: abs(n) for name, n in changes.items() if n and (n > 0) == (name in coach.burdens)}


def undone(coach: Coach, options: list[int]) -> Counter[str]:
    """How much of each kind could still be done."""
    return Counter(coach.chances[verb_of(code)] for code in options if verb_of(code) in coach.chances)
