"""Planning together: marks on the board, pings, and proposals to whoever is asked. At co-operative tables only."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from farflung.engine.core import verb_of
from farflung.engine.match import Match
from farflung.engine.title import Setup, Title
from farflung.table.entries import Entry, Marked, Pinged, Proposed, Unmarked
from farflung.table.messages import Mark, Ping, Propose, Refused, Unmark

MOST_MARKS = 12  # of each seat


@runtime_checkable
class Cooperative(Protocol):
    """A title whose players may plan together brings this method. It promises that whatever a question offers is
    known to all, except where it offers something of the title's `secret` verbs."""

    def cooperative(self, setup: Setup) -> bool:
        """Whether all win or lose together."""
        ...


def cooperative(title: Title, setup: Setup) -> bool:
    """Whether all win or lose together in this set-up."""
    return isinstance(title, Cooperative) and title.cooperative(setup)


class Plans:
    """What lies on the table of planning. Nothing of it touches the game."""

    def __init__(self) -> None:
        self.marks: list[tuple[int, str]] = []
        """Whose, and on what."""
        self.proposals: dict[int, str] = {}
        """By seat, the answer it would give to the present question."""

    def shown(self) -> dict[str, Any]:
        """The plans as everybody sees them."""
        return {
            "marks": [{"seat": seat, "at": at} for seat, at in self.marks],
            "proposals": [{"seat": seat, "option": option} for seat, option in self.proposals.items()],
        }

    def apply(self, entry: Entry) -> None:
        """What an entry changes of the plans."""
        if isinstance(entry, Marked):
            self.marks.append((entry.seat, entry.thing))
        elif isinstance(entry, Unmarked):
            gone = entry.thing
            self.marks = [mark for mark in self.marks if mark[0] != entry.seat or gone not in ("", mark[1])]
        elif isinstance(entry, Proposed):
            self.proposals.pop(entry.seat, None)
            if entry.option:
                self.proposals[entry.seat] = entry.option

    def turn_ended(self, seat: int) -> None:
        """What the seat meant to do in its turn is done, or never will be."""
        self.marks = [mark for mark in self.marks if mark[0] != seat]


def question_is_open(match: Match) -> bool:
    """Whether everyone may read what is asked: not where an answer names what only the asked seat has seen."""
    question = match.question
    return question is not None and not any(verb_of(code) in match.title.secret for code in question.options)


Planning = Mark | Unmark | Ping | Propose


def decide(plans: Plans, match: Match, message: Planning, now: float) -> list[Entry]:
    """What a message of a seat's own player changes. Whose seat it is has been checked."""
    if isinstance(message, Ping):
        return [Pinged(at=now, seat=message.seat, thing=message.at)]
    if isinstance(message, Propose):
        return decide_proposal(plans, match, message, now)
    own = [at for seat, at in plans.marks if seat == message.seat]
    if isinstance(message, Unmark):
        if not own or (message.at and message.at not in own):
            raise Refused("stale", "there is no such mark of yours any longer")
        return [Unmarked(at=now, seat=message.seat, thing=message.at)]
    if message.at in own:
        raise Refused("taken", "your mark lies there already")
    if len(own) >= MOST_MARKS:
        raise Refused("too-many", f"each may lay {MOST_MARKS} marks: take one away first")
    return [Marked(at=now, seat=message.seat, thing=message.at)]


def decide_proposal(plans: Plans, match: Match, message: Propose, now: float) -> list[Entry]:
    """The entries of a proposal; `Refused` says why it cannot be made."""
    question = match.question
    if question is None:
        raise Refused("over", "the game is over")
    if not message.option:
        if message.seat not in plans.proposals:
            raise Refused("stale", "you propose nothing")
        return [Proposed(at=now, seat=message.seat, option="")]
    if message.answers != match.answers(question.seat) or message.to != question.seat:
        raise Refused("stale", "that question has been answered already, or taken back")
    if question.seat == message.seat:
        raise Refused("not-asked", "it is you who is asked: answer")
    if not question_is_open(match):
        raise Refused("not-yours", "this question is about something only the asked seat knows")
    if message.option not in [match.notation.text(code) for code in question.options]:
        raise Refused("not-an-option", f"'{message.option}' cannot be answered now")
    return [Proposed(at=now, seat=message.seat, option=message.option)]
