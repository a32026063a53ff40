"""A table where somebody learns: the lesson notices what is done, and lets happen what is to follow."""

from __future__ import annotations

import copy
from typing import Any

from farflung import lessons
from farflung.bots import USUAL
from farflung.engine.match import Match
from farflung.engine.scenario import answers_of
from farflung.lessons import Lesson
from farflung.table import luck as keyed
from farflung.table.entries import Answered, By, Created, Seat
from farflung.table.messages import User
from farflung.table.seats import with_names


def lesson_table(title: str, name: str, user: User, now: float) -> Created:
    """A table to take this lesson at: nothing counts, and taking back is free."""
    lesson = lessons.lesson(title, name)
    seats = [
        Seat("person", user.name, user.id) if number == lesson.learner else Seat("bot", "", "", USUAL)
        for number in range(lesson.players)
    ]
    return Created(
        at=now,
        title=title,
        edition=lesson.edition,
        seats=with_names(seats),
        owner=user.id,
        options=lesson.options,
        parameters=lesson.parameters,
        undo="free",
        private=True,
        fork="play",
        lesson=name,
        teaches=lessons.source(title, name),
        secret=keyed.new_secret(),
    )


def taken(lesson: Lesson, match: Match, option: str, now: float) -> list[Answered]:
    """The learner's answer and all that follows it; nothing if it is not what was meant."""
    place = lessons.where(lesson, match)
    if place.astray or place.step >= len(lesson.step) or option not in lesson.step[place.step].do:
        return []
    found: list[Answered] = []
    trial = copy.copy(match)
    for line, luck in answers_of([f"{lesson.seat} {option}", *lesson.step[place.step].follow]):
        seat = int(line.partition(" ")[0]) - 1
        by: By = "person" if seat == lesson.learner else "bot"
        before = trial.position
        lessons.tell(trial, [line, *(f"* {outcome}" for outcome in luck)])
        lines = [trial.notation.text(code) for code in (trial.codes + trial.script)[before:]]
        ends = trial.question is None or trial.question.seat != seat
        found.append(Answered(at=now, seat=seat, lines=lines, by=by, ends_turn=ends))
    return found


def guide(lesson: Lesson, name: str, match: Match, language: str) -> dict[str, Any]:
    """What the learner is told beside the table."""
    place = lessons.where(lesson, match)
    over = place.step >= len(lesson.step)
    step = lesson.step[min(place.step, len(lesson.step) - 1)]
    before = lesson.step[place.step - 1] if place.step else None
    following = [other for other in lessons.files(lesson.title) if other > name]
    return {
        "id": name,
        "name": lessons.said(lesson.name, language),
        "step": place.step,
        "steps": len(lesson.step),
        "goal": "" if over else lessons.said(step.goal, language),
        "why": "" if over else lessons.said(step.why, language),
        "done": lessons.said(before.done, language) if before else "",
        "astray": place.astray,
        "astray_words": lessons.said(step.astray, language) if place.astray else "",
        "do": [] if over or place.astray else step.do,
        "end": lessons.said(lesson.end, language) if over else "",
        "next": following[0] if following else "",
    }
