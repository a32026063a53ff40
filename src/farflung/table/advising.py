"""Advice in words: what the best answers are expected to bring, how sure that is, and why.

It is computed from a view, by bots; here it only gets its words. What is shown adds up: the parts of an answer to its
number, as they are rounded.
"""

from __future__ import annotations

from math import exp
from typing import Any

import msgspec

from farflung.bots.advice import Advice, Advised
from farflung.engine.match import Match
from farflung.engine.text import Locale
from farflung.engine.views import view
from farflung.table.coaching import coach_of
from farflung.table.messages import Refused
from farflung.table.table import Table
from farflung.table.wording import Speaker

MOST_ROWS = 3
MOST_TERMS = 3
REST = "rest"
HUNDRED = 100.0


def may_advise(table: Table) -> bool:
    """Whether advice may be asked for here: alone, unless it is forbidden; with other people only if it was agreed on
    when the table was set. Lessons have their own guide."""
    policy = table.created.suggest
    if table.created.lesson or policy == "no":
        return False
    people = sum(seat.kind != "bot" for seat in table.seats)
    return policy == "yes" or people <= 1


def must_advise(table: Table, seat: int, answers: int) -> Match:
    """The match, if this seat may ask for advice on the question before its answer of this number."""
    match = table.must_run()
    if not may_advise(table):
        raise Refused("not-offered", "no advice is given at this table")
    if match.question is None or match.question.seat != seat:
        raise Refused("not-asked", "another seat is asked")
    if answers != table.answers(seat):
        raise Refused("stale", "that question has been answered already, or taken back")
    return match


def told(advice: Advice, match: Match, language: str) -> dict[str, Any]:
    """Advice as a client shows it: all answers that were compared, words for the best of them. Where all win together
    the numbers are chances to win, in per cent; else they are what counts in the end."""
    assert match.question is not None
    together = advice.together
    speaker = Speaker(match, language)
    seen = view(match, match.question.seat)
    title = match.title.name
    locale = coach_of(title).spoken(match.setup.edition, speaker.locale)
    rows = []
    for place, row in enumerate(advice.rows):
        option = speaker.option(row.option, match.question, seen)
        found = {"option": option["text"], "words": option["words"], **numbers(row, advice.scale, together)}
        if place < MOST_ROWS:
            parts = shares(row, together, found["gain"])
            found["terms"] = [{"words": label(title, name, locale), "value": value} for name, value in parts.items()]
            found["why"] = because(row, parts, advice, match, locale)
        rows.append(found)
    against = speaker.option(advice.against, match.question, seen)["words"] if advice.against >= 0 else ""
    unit = locale.text("advice-chance") if together else locale.text(f"{title}-unit")
    return {
        "unit": unit,
        "against": against,
        "percent": together,
        "rows": rows,
        "level": level(advice.rows[:MOST_ROWS]),
        "games": advice.games,
        "seconds": round(advice.seconds, 1),
    }


def surer(found: Advice, before: Advice | None) -> Advice:
    """What was found later, in the order that was told first unless that has become wrong: what is read stays where it
    stands."""
    if before is None:
        return found
    rows = {row.option: row for row in found.rows}
    first = [rows[row.option] for row in before.rows[:MOST_ROWS] if row.option in rows]
    if len(first) < min(MOST_ROWS, len(found.rows)) or level(first) < len(first) or first[0].high < found.rows[0].low:
        return found
    rest = [row for row in found.rows if row not in first]
    return msgspec.structs.replace(found, rows=[*first, *rest], seconds=before.seconds + found.seconds)


NOTHING: dict[str, Any] = {
    "unit": "", "against": "", "percent": False, "rows": [], "level": 0, "games": 0, "seconds": 0.0,
}  # fmt: skip
"""Advice that could not be found."""


def level(rows: list[Advised]) -> int:
    """How many of the rows are level: their intervals overlap with that of the first."""
    return sum(row.high >= rows[0].low for row in rows) if rows else 0


def shown(worth: float, scale: float, together: bool) -> float:
    """A worth as it is told: with one decimal, or as whole per cents of a chance to win."""
    if not together:
        return round(worth, 1) + 0.0
    lead = min(max(worth / scale, -30.0), 30.0)
    return round(HUNDRED * (1.0 / (1.0 + exp(-lead)) - 0.5)) + 0.0


def numbers(row: Advised, scale: float, together: bool) -> dict[str, float]:
    """What is expected of an answer, and its interval."""
    return {name: shown(getattr(row, name), scale, together) for name in ("gain", "low", "high")}


def shares(row: Advised, together: bool, gain: float) -> dict[str, float]:
    """Up to three parts that add up to the number that is shown: the largest, and the rest if there are more."""
    factor = gain / row.gain if together and row.gain else 1.0
    digits = 0 if together else 1
    terms = sorted(row.terms.items(), key=lambda term: -abs(term[1]))
    parts = {name: round(value * factor, digits) + 0.0 for name, value in terms}
    parts = {name: value for name, value in parts.items() if value}
    if len(parts) > MOST_TERMS:
        parts = dict(list(parts.items())[: MOST_TERMS - 1])
        parts[REST] = round(gain - sum(parts.values()), digits) + 0.0
    elif parts or gain:  # parts that are each too small to be told may still come to something
        largest = terms[0][0]
        parts[largest] = round(parts.get(largest, 0.0) + gain - sum(parts.values()), digits) + 0.0
    return {name: value for name, value in parts.items() if value}


def label(title: str, name: str, locale: Locale) -> str:
    """A part in a word or two."""
    return locale.text("advice-rest" if name == REST else f"{title}-term-{name}")


def reason(match: Match, term: str, speaker: Speaker) -> str:
    """Why a bot did something, in a sentence: by the part of the judge's worth that it gained most of."""
    title = match.title.name
    return coach_of(title).spoken(match.setup.edition, speaker.locale).text(f"{title}-aims-{term}")


def because(row: Advised, parts: dict[str, float], advice: Advice, match: Match, locale: Locale) -> str:
    """One sentence: why the answer is worth more than others, or less. Of what all of the best have in common, what
    this one has most."""
    title = match.title.name
    if row.option == advice.against:
        return locale.text("advice-against")
    named = [name for name in parts if name != REST]
    if not named:
        return locale.text("advice-even")
    best = advice.rows[:MOST_ROWS]
    usual = {name: sum(each.terms.get(name, 0.0) for each in best) / len(best) for name in named}
    right = [name for name in named if (parts[name] > 0) == (row.gain > 0)] or named
    sign = 1.0 if row.gain > 0 else -1.0
    name = max(right, key=lambda each: sign * (2.0 * row.terms[each] - usual[each]))
    value = parts[name]
    fact = coach_of(title).why(row.option, name, match.present, locale) if value > 0 else ""
    return fact or locale.text(f"{title}-{'gains' if value > 0 else 'costs'}-{name}")
