"""A game in the hands of a test: what is done in it, and what is then asked, offered, refused and told."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Self

import pytest

from farflung.engine.core import Script, first, play_scene_until_pause, second, third, verb_of
from farflung.engine.match import IllegalAnswer, Match
from farflung.engine.scenario import get, tell


class Happened(NamedTuple):
    """An event: its rule, its name (the verb), its numbers (seats count from 0), and who may see it (-1: everyone)."""

    rule: str
    what: str
    a: int
    b: int
    c: int
    audience: int


class Played:
    """A match, with answers given for whoever is asked."""

    passive: ClassVar[list[str]]
    """How to leave a question; the first one that is offered is taken."""
    event_names: ClassVar[dict[int, str]] = {}

    def __init__(self, match: Match) -> None:
        self.match = match

    # ---- when

    def do(self, *lines: str) -> Self:
        """Answers, each followed by its luck if that matters: do("part 1", "draw cadet", "* card Helm Ace")."""
        number = 0
        while number < len(lines):
            luck = number + 1
            while luck < len(lines) and lines[luck].startswith("* "):
                luck += 1
            self.come_to(lines[number])
            assert self.match.question is not None, f"the game is over, nobody asked for '{lines[number]}'"
            tell(self.match, [f"{self.seat} {lines[number]}", *lines[number + 1 : luck]])
            number = luck
        self.is_the_same_unheard()
        return self

    def is_the_same_unheard(self) -> None:
        """What is offered to somebody who listens to nothing, as a bot does that plays on in its head."""
        question, game = self.match.question, self.match.start.copy()
        if question is None:
            return
        game.events = game.refused = None
        assert not play_scene_until_pause(game, Script(self.match.script[:], None)), (
            f"{question.name}: unheard nobody asks"
        )
        assert game.options() == question.options, f"{question.name}: unheard the menu is another"
        assert len(set(question.options)) == len(question.options), f"{question.name}: something is offered twice"
        if question.name != "turn-tile":  # a tile that seals the map whichever way it lies is laid all the same
            refused = {code for code, _ in question.refused}
            assert not refused & set(question.options), f"{question.name}: something is offered and refused"

    def come_to(self, answer: str) -> None:
        """What is done before an answer and goes without saying."""

    def decline(self) -> Self:
        options = self.options()
        return self.do(next((answer for answer in self.passive if answer in options), options[0]))

    def until(self, *questions: str) -> Self:
        """Declines everything, or takes the first option, until one of these questions is asked."""
        while self.asked not in questions:
            assert self.match.question is not None, f"the game ended before anybody was asked {questions}"
            self.decline()
        return self

    # ---- then

    @property
    def asked(self) -> str:
        """The name of the question, or '' when the game is over."""
        return self.match.question.name if self.match.question else ""

    @property
    def seat(self) -> int:
        """Who is asked, from 1."""
        assert self.match.question is not None
        return self.match.question.seat + 1

    def options(self, verb: str = "") -> list[str]:
        """What is offered; with a verb only the options that begin with it, without it: options("move to")."""
        assert self.match.question is not None
        texts = [self.match.notation.text(code) for code in self.match.question.options]
        return [text.removeprefix(verb).strip() for text in texts if text.startswith(verb)]

    def refused(self) -> dict[str, str]:
        """What is refused, and by which rule."""
        assert self.match.question is not None
        return {self.match.notation.text(code): rule for code, rule in self.match.question.refused}

    def offers(self, *answers: str) -> bool:
        """All of these are offered."""
        for answer in answers:
            self.match.notation.code(answer)  # a mistyped answer must not pass as not offered
        return all(answer in self.options() for answer in answers)

    def refuses(self, answer: str, *rules: str) -> bool:
        """The answer is not offered, one of the rules is named, and giving it anyway changes nothing."""
        if self.offers(answer) or self.refused().get(answer) not in rules:
            return False
        before = self.whole()
        with pytest.raises(IllegalAnswer, match=self.refused()[answer]):
            self.do(answer)
        return self.whole() == before

    def whole(self) -> dict[str, Any]:
        """The state, as the whole truth."""
        return self.match.title.to_data(self.match.game)

    def at(self, path: str) -> Any:
        """The value at a path of the state, as the whole truth."""
        return get(self.whole(), path)

    def seen_by(self, seat: int, path: str) -> Any:
        """The value at a path as the seat may know it; seat 0 is a spectator."""
        return get(self.match.title.redact(self.match.game, seat - 1), path)

    def events(self, rule: str = "", what: str = "") -> list[Happened]:
        """What happened, in order; only that of the rule and of the name, if given."""
        happened = [
            Happened(
                e.rule, self.event_names[verb_of(e.code)], first(e.code), second(e.code), third(e.code), e.audience
            )
            for e in self.match.events
        ]
        return [e for e in happened if rule in ("", e.rule) and what in ("", e.what)]

    def order_of(self, *whats: str) -> list[str]:
        """The names of these events in the order in which they happened."""
        return [event.what for event in self.events() if event.what in whats]
