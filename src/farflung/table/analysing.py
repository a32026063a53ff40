"""The analysis of a finished game in words: what a client draws, and what a terminal prints."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from farflung.bots.analysis import Analysis, Step
from farflung.engine.match import Match
from farflung.engine.text import Locale
from farflung.engine.views import view
from farflung.table.coaching import coach_of
from farflung.table.wording import Speaker, locale_of

HUNDRED = 100.0
WIDTH = 20


def told(analysis: Analysis, match: Match, language: str) -> dict[str, Any]:
    """An analysis as a client shows it: chances in per cent, the most expensive decisions in words."""
    locale = locale_of(language)
    luck = analysis.luck()
    worst = analysis.worst()
    return {
        "seat": analysis.seat,
        "start": percent(analysis.start),
        "result": percent(analysis.result),
        "luck": percent(sum(luck)),
        "choice": -percent(sum(step.cost for step in analysis.steps)) + 0.0,
        "lead": analysis.lead,
        "unit": unit_of(match, locale) if analysis.lead is not None else "",
        "others": analysis.others,
        "alone": analysis.alone,
        "par_games": analysis.par_games,
        "games": analysis.walks,
        "seconds": round(analysis.seconds, 1),
        "steps": [
            {
                "event": step.event,
                "when": when(step.when, locale),
                "before": percent(step.before),
                "luck": percent(gained),
                "choice": -percent(step.cost) + 0.0,
                "lead": None if step.lead is None else round(step.lead, 1) + 0.0,
            }
            for step, gained in zip(analysis.steps, luck, strict=True)
        ],
        "worst": [decision(step, match, analysis.seat, language) for step in worst],
    }


def percent(chance: float) -> float:
    """With one decimal."""
    return round(HUNDRED * chance, 1) + 0.0


def unit_of(match: Match, locale: Locale) -> str:
    """What is counted in the title."""
    name = f"{match.title.name}-unit"
    locale = coach_of(match.title.name).spoken(match.setup.edition, locale)
    return locale.text(name if locale.knows(name) else "analysis-points")


def when(said: str, locale: Locale) -> str:
    """How far the game was, in a language: a title says 'cycle 2'."""
    word, _, number = said.partition(" ")
    name = f"analysis-{word}"
    return locale.text(name, n=number) if number and locale.knows(name) else said


def decision(step: Step, match: Match, seat: int, language: str) -> dict[str, Any]:
    """What was asked, what was answered and what would have been better, as they looked then."""
    past = match.past(step.position)
    assert past.question is not None
    speaker, seen = Speaker(past, language), view(past, seat)
    chosen, better = (
        speaker.option(match.notation.code(text), past.question, seen) for text in (step.chosen, step.better)
    )
    return {
        "event": step.event,
        "answers": step.answers,
        "when": when(step.when, speaker.locale),
        "question": speaker.question(past.question, seen),
        "chosen": chosen,
        "better": better,
        "cost": percent(step.cost),
        "error": percent(step.error),
    }


def lines(told: dict[str, Any], name: str, language: str) -> list[str]:
    """The same as plain text: a row for each turn, then the decisions."""
    say = Locale(language, soft_hyphens=False).text
    leads = told["lead"] is not None
    heads = [say("analysis-when"), say("analysis-chance"), ""]
    heads += [say("analysis-luck-others" if told["others"] else "analysis-luck"), say("analysis-choice")]
    rows = [heads + [say("analysis-lead")] * leads]
    for label, group in groupby(told["steps"], key=lambda step: step["when"]):
        steps = list(group)
        first = steps[0]
        lead = [signed(first["lead"])] if leads else []
        rows.append([label, *chance(first["before"]), *sums(steps), *lead])
    last = [signed(told["lead"])] if leads else []
    rows.append([say("analysis-end"), *chance(told["result"]), *sums(told["steps"]), *last])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    whole = {what: round(told[what]) for what in ("start", "choice", "result")}
    luck = whole["result"] - whole["start"] - whole["choice"]
    result = "won" if told["result"] == HUNDRED else "shared" if told["result"] else "lost"
    found = [say("play-named", name=name, text=say(f"analysis-{result}")), ""]
    found += ["  ".join(aligned(row, widths)).rstrip() for row in rows]
    figures = figure(whole["start"]), signed(luck), signed(whole["choice"]), figure(whole["result"])
    found += ["", say("analysis-sum", **dict(zip(("start", "luck", "choice", "result"), figures, strict=True)))]
    if leads:
        found.append(say("analysis-leads", unit=told["unit"]))
    if told["par_games"]:
        found.append(say("analysis-par", n=told["par_games"]))
    found += ["", say("analysis-worst" if told["worst"] else "analysis-none")]
    for number, each in enumerate(told["worst"], 1):
        found.append(f"  {number}  {each['when']}: {each['question']}")
        found.append(f"     {say('analysis-chosen', words=each['chosen']['words'])}")
        found.append(f"     {say('analysis-better', words=each['better']['words'])}")
        found.append(f"     {say('analysis-cost', cost=figure(each['cost']), error=figure(each['error']))}")
    return [line.replace("\u00ad", "") for line in found]


def chance(value: float) -> tuple[str, str]:
    """In whole per cents, and as a bar."""
    return figure(value), ("█" * round(value / HUNDRED * WIDTH)).ljust(WIDTH, "·")


def sums(steps: Iterable[dict[str, Any]]) -> list[str]:
    """What luck and choices came to in these."""
    given = list(steps)
    return [signed(sum(step[what] for step in given)) for what in ("luck", "choice")]


def aligned(row: list[str], widths: list[int]) -> list[str]:
    """Words to the left, numbers to the right."""
    return [
        cell.ljust(width) if column in (0, 2) else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def figure(value: float) -> str:
    """A chance in whole per cents."""
    return f"{value:.0f} %"


def signed(value: float) -> str:
    """A whole number with its sign; a minus is as wide as a plus."""
    return f"{round(value):+d}".replace("-", "−")
