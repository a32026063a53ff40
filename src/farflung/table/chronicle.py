"""Beside the present: what an answer would bring at once, and how the game went, for those who look back on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, Protocol, runtime_checkable

from farflung.engine.beats import causes
from farflung.engine.core import EVERYONE, Event, Game, Script, play_scene_until_pause
from farflung.engine.match import IllegalAnswer, LoggedEvent, Match
from farflung.engine.title import Title
from farflung.engine.views import visible_events
from farflung.table.beats import beats_of
from farflung.table.messages import Refused
from farflung.table.wording import Speaker

MOST_FORESEEN = 12


# ---- before an answer


def foresee(match: Match, seat: int, option: str, language: str) -> list[dict[str, Any]]:
    """What the seat would see happen at once if it answered so, in words."""
    question = match.question
    if question is None or question.seat != seat:
        raise Refused("not-asked", "another seat is asked")
    try:
        answer = match._option(question, option)
    except IllegalAnswer as error:
        raise Refused("not-an-option", str(error)) from None
    speaker = Speaker(match, language)
    before = visible_events(match, seat)
    events = before + foreseen(match, seat, answer)
    comes_of = causes(events, beats_of(match.title), [*match.seats, seat])
    return [speaker.event(number, events[number], comes_of[number]) for number in range(len(before), len(events))]


def foreseen(match: Match, seat: int, answer: int) -> list[LoggedEvent]:
    """Up to luck, a reveal, the next question or the end of the scene. What comes after it, such as the final scoring,
    counts what others have hidden."""
    known = sum(event.audience in (EVERYONE, seat) for event in match.scene_log)
    ahead = seen_in_scene(match, [*match.script, answer], seat)[known : known + MOST_FORESEEN]
    return list(takewhile(lambda event: event.code & 255 not in match.title.reveals, ahead))


def seen_in_scene(match: Match, script: list[int], seat: int) -> list[LoggedEvent]:
    """What the seat sees of the present scene if it goes so; luck that is not in the script has not spoken."""
    game = match.start.copy()
    events: list[Event] = []
    game.events, game.refused = events, None
    play_scene_until_pause(game, Script(script, None))
    finished = len(match.codes)
    logged = [LoggedEvent(finished + event.line, event.rule, event.code, event.audience) for event in events]
    return [event for event in logged if event.audience in (EVERYONE, seat)]


# ---- after the game


@runtime_checkable
class InChapters(Protocol):
    """A title whose games have parts that are counted, such as rounds, brings what of its progress counts them."""

    @property
    def chapter(self) -> str:
        """The part of `progress` that counts the chapters."""
        ...

    def progress(self, game: Game) -> dict[str, Any]:
        """How far the game is."""
        ...


@runtime_checkable
class Standing(Protocol):
    """A title that counts only at the end brings this method: the scores if the game ended now."""

    def standing(self, game: Game) -> list[int]:
        """What each seat would score if the game ended now."""
        ...


@runtime_checkable
class Measured(Protocol):
    """A title whose games are told by more than scores brings what else stood so and so, in whole numbers."""

    def facts(self, game: Game) -> dict[str, int]:
        """What is to be told of the way there, by names of the title's own."""
        ...


def chronicle(match: Match, seat: int) -> dict[str, Any]:
    """The scores as they stood at the end of each chapter of the game, whatever the title calls its chapters, and its
    facts; `event` is how many entries of the seat's log there were."""
    title = match.title
    if not isinstance(title, InChapters):
        return {"key": "", "points": []}
    events = [event.position for event in visible_events(match, seat)]
    points: list[dict[str, Any]] = []
    chapter, last, stood = 0, 0, match.origin
    for position, game in scenes(match):
        now = title.progress(game)[title.chapter]
        if chapter and now != chapter:  # the set-up is no chapter
            points.append(_point(title, stood, chapter, last))
        chapter, last, stood = now, position, game
    if match.over:
        points.append(_point(title, match.present, chapter, match.position))
    for point in points:
        point["event"] = sum(position <= point["position"] for position in events)
        del point["position"]
    return {"key": title.chapter, "points": points}


def _point(title: Title, game: Game, chapter: int, position: int) -> dict[str, Any]:
    now = title.standing(game) if isinstance(title, Standing) and not game.is_over() else title.scores(game)
    facts = title.facts(game) if isinstance(title, Measured) else {}
    return {"chapter": chapter, "position": position, "totals": now[: game.seats], "facts": facts}


def scenes(match: Match) -> Iterator[tuple[int, Game]]:
    """The game after each of its scenes, and how many lines of the record that was."""
    codes = match.codes + match.script
    game, done = match.origin, 0
    while not game.is_over():
        game = game.copy()
        game.events, game.refused = None, None
        script = Script(codes[done:], None)
        if not play_scene_until_pause(game, script):
            return
        done += script.position
        yield done, game
