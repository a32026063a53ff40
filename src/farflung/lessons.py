"""Lessons: `games/TITLE/lessons/NAME.toml`. A prepared position, and steps that the learner takes at a real table.

The rules are the real ones; whatever is legal may be done, and the lesson notices. docs/lessons.md explains each field.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from farflung import games
from farflung.engine.content import ContentError
from farflung.engine.core import Decider, Game
from farflung.engine.match import IllegalAnswer, Match
from farflung.engine.notation import NotationError
from farflung.engine.record import RecordError
from farflung.engine.scenario import ScenarioError, answers_of, arrange, leading_luck
from farflung.engine.title import SetupError, rules_of_file

FOLDER = Path(__file__).parent / "games"
LANGUAGES = ("en", "de", "es", "fr")
Words = dict[str, str]
"""The same by language."""


class LessonError(ValueError):
    """A lesson that cannot be taught. Says which, and where."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: it is lit, and doing it goes on."""

    goal: Words
    """What to do, and where to look."""
    why: Words
    """What it gains."""
    do: list[str]
    """The answers that are meant, in the notation of records; the first is the one that is shown."""
    follow: list[str] = []
    """What happens then by itself, to the learner's next question: luck (`* ...`) and answers of any seat (`2 ...`)."""
    done: Words = {}
    """What has happened, said after the act."""
    astray: Words = {}
    """What to say to another answer; where it is left out, what is said always."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    edition: str
    name: Words
    about: Words
    """What one can do after it."""
    rules: list[str]
    players: int
    end: Words
    """Said when all is done."""
    step: list[Step]
    seat: int = 1
    seed: int = 1
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    rules_version: int = 0
    """Version of the rules it is played by; 0 if it names none (`engine.title.rules_of_file`)."""
    scene: str = ""
    given: dict[str, Any] = {}
    before: list[str] = []
    """What has happened before the first question, as lines of a record: luck first, then answers."""

    @property
    def learner(self) -> int:
        return self.seat - 1


class Place(msgspec.Struct, frozen=True):
    """Where the learner is."""

    step: int
    """How many steps are done."""
    astray: int
    """How many answers have been given since another than the one that was meant; 0 if none."""


# ---- finding and reading


def read(text: str, where: str = "lesson") -> Lesson:
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{where}: {error}") from None
    if not lesson.step:
        raise LessonError(f"{where}: it has no step")
    if not 1 <= lesson.seat <= lesson.players:
        raise LessonError(f"{where}: there is no seat {lesson.seat}")
    for number, step in enumerate(lesson.step, 1):
        if not step.do:
            raise LessonError(f"{where}: step {number}: nothing is to be done")
    return lesson


def files(title: str) -> dict[str, Path]:
    """By name, in the order in which they are taught."""
    if title not in games.titles():
        return {}
    folder = FOLDER / title if title in games.ours() else games.home(title).folder
    return {path.stem: path for path in sorted((folder / "lessons").glob("*.toml"))}


@cache
def source(title: str, name: str) -> str:
    found = files(title).get(name)
    if found is None:
        raise LessonError(f"there is no lesson '{name}' of {title}")
    return found.read_text(encoding="utf-8")


@cache
def lesson(title: str, name: str) -> Lesson:
    return read(source(title, name), f"{title}/{name}")


def said(words: Words, language: str) -> str:
    return words.get(language) or words.get("en", "")


# ---- playing


def begin(lesson: Lesson, names: list[str] | None = None) -> Match:
    """The prepared position, at the learner's first question."""
    title = games.title(lesson.title)
    match = arrange(
        title,
        lesson.players,
        lesson.given,
        lesson.scene,
        edition=lesson.edition,
        seed=lesson.seed,
        options=lesson.options,
        parameters=lesson.parameters,
        rules=rules_of_file(title, lesson.rules_version),
        script=leading_luck(lesson.before),
    )
    if names:
        match.setup.seats[:] = names
    tell(match, lesson.before[len(leading_luck(lesson.before)) :])
    return match


def tell(match: Match, lines: list[str]) -> None:
    """Lines of a record: an answer of a seat, and the luck that follows it. Nothing is left unsaid."""
    for line, luck in answers_of(lines):
        who, _, text = line.partition(" ")
        if match.question is None:
            raise IllegalAnswer(f"'{line}': nobody is asked anything any longer")
        if who != str(match.question.seat + 1):
            raise IllegalAnswer(f"'{line}': it is seat {match.question.seat + 1} that is asked here")
        match.answer(text, [match.notation.code(outcome) for outcome in luck])


def take(lesson: Lesson, match: Match, option: str) -> None:
    """Answers the learner's question; if it is what was meant, what follows happens as well."""
    place = where(lesson, match)
    meant = not place.astray and place.step < len(lesson.step) and option in lesson.step[place.step].do
    follow = lesson.step[place.step].follow if meant else []
    tell(match, [f"{lesson.seat} {option}", *follow])


def expected(lesson: Lesson) -> list[tuple[list[str], int]]:
    """The learner's answers one after the other, each as those that are meant, and how many steps are done then."""
    found: list[tuple[list[str], int]] = []
    for number, step in enumerate(lesson.step):
        own = [line.partition(" ")[2] for line in step.follow if line.startswith(f"{lesson.seat} ")]
        found.append((step.do, number if own else number + 1))
        found += [([text], number + 1 if last else number) for last, text in marked_last(own)]
    return found


def marked_last(texts: list[str]) -> list[tuple[bool, str]]:
    return [(place == len(texts) - 1, text) for place, text in enumerate(texts)]


def where(lesson: Lesson, match: Match) -> Place:
    """Where the learner is, by what was answered since the lesson began."""
    begun = sum(1 for line in lesson.before if line.startswith(f"{lesson.seat} "))
    codes = [*match.codes, *match.script]
    own = [code for code, seat in zip(codes, match.seats, strict=True) if seat == lesson.learner][begun:]
    step = 0
    for number, (meant, after) in enumerate(expected(lesson)):
        if number >= len(own):
            return Place(step, 0)
        if match.notation.text(own[number]) not in meant:
            return Place(step, len(own) - number)
        step = after
    return Place(step, 0)


# ---- checking


class Untold(Decider):
    """In a lesson all luck that follows what is meant is arranged."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        """Names what could be told."""
        outcomes = sorted({self.match.notation.text(verb | thing << 8) for thing in pool})
        raise IllegalAnswer(f"luck speaks here and is not told; it could say: {', '.join(outcomes[:12])}")


def check(lesson: Lesson) -> list[str]:
    """What is untrue in it, in words; empty if all is well. Every answer that is meant is tried."""
    try:
        match = begin(lesson)
    except (SetupError, ScenarioError, ContentError, NotationError, RecordError, IllegalAnswer) as problem:
        return [f"given: {problem}"]
    match.dice = Untold(match)
    found = missing_words(lesson)
    for number, step in enumerate(lesson.step, 1):
        try:
            for option in reversed(step.do):  # the first is the one that is played on
                match_here = tried(lesson, match, option)
        except (IllegalAnswer, NotationError, RecordError) as problem:
            return [*found, f"step {number}: {problem}"]
        match = match_here
        if where(lesson, match) != Place(number, 0):
            return [*found, f"step {number}: after it the lesson stands at {where(lesson, match)}"]
        last = number == len(lesson.step)
        if not last and (match.question is None or match.question.seat != lesson.learner):
            asked = f"seat {match.question.seat + 1}" if match.question else "nobody"
            return [*found, f"step {number}: then {asked} is asked, and not the learner"]
    return found


def tried(lesson: Lesson, match: Match, option: str) -> Match:
    """A copy of the match that has gone this way."""
    question = match.question
    if question is None:
        raise IllegalAnswer("nobody is asked anything any longer")
    options = [match.notation.text(code) for code in question.options]
    if question.seat != lesson.learner or option not in options:
        raise IllegalAnswer(f"'{option}' cannot be answered; seat {question.seat + 1} may answer: {', '.join(options)}")
    twin = match.__copy__()
    take(lesson, twin, option)
    return twin


def missing_words(lesson: Lesson) -> list[str]:
    texts = {"name": lesson.name, "about": lesson.about, "end": lesson.end}
    for number, step in enumerate(lesson.step, 1):
        texts |= {f"step {number}: goal": step.goal, f"step {number}: why": step.why}
        texts |= {
            f"step {number}: {key}": words for key, words in (("done", step.done), ("astray", step.astray)) if words
        }
    found = []
    for key, words in texts.items():
        missing = [language for language in LANGUAGES if not words.get(language, "").strip()]
        found += [f"{key}: there are no words in {', '.join(missing)}"] if missing else []
        found += [f"{key}: '{language}' is not spoken here" for language in words if language not in LANGUAGES]
    return found
