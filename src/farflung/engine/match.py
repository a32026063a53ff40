"""A game being played step by step: a checkpoint at the scene's start and what was answered and drawn since."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol, Self, runtime_checkable

import msgspec

from farflung.engine import plain
from farflung.engine.core import (
    EVERYONE,
    Decider,
    Dice,
    Event,
    Game,
    RulesError,
    Script,
    ScriptError,
    play_scene_until_pause,
)
from farflung.engine.notation import Notation, NotationError
from farflung.engine.record import LUCK, Line, Record, RecordError, parse
from farflung.engine.title import Setup, Title

UNDO_REASONS = {
    "luck": "luck has decided something since",
    "reveal": "something secret has been shown since",
    "other seat": "the last answer was another seat's",
}


class IllegalAnswer(ValueError):
    """An answer that is not among the options: what was asked, what is allowed, and why not, if a rule says so."""


class UndoRefused(ValueError):
    """Undo would take back luck, a reveal or another seat's act, and nobody agreed to that."""


class Option(msgspec.Struct, frozen=True):
    """Something that may be answered, as a code and in the title's notation: `Option('man Yarvek fighter')`."""

    code: int
    text: str

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Question(msgspec.Struct, frozen=True):
    """Whom the rules ask what. `Match.options` has its options in words."""

    seat: int
    kind: int
    name: str
    rule: str
    options: list[int]
    refused: list[tuple[int, str]]
    """What cannot be chosen, and the rule that says so."""
    about: list[int] = []
    """What is being carried out while this is asked, outermost first, as the title's codes."""

    def __repr__(self) -> str:
        counts = f"{len(self.options)} options" + (f", {len(self.refused)} refused" if self.refused else "")
        return f"Question(seat {self.seat + 1}: {self.name}, {counts}, {self.rule})"


class UndoPrice(msgspec.Struct, frozen=True):
    """What taking back an answer would cost."""

    position: int
    """How many lines of the record would remain."""
    free: bool
    reason: str
    """'' if free; 'luck', 'reveal' or 'other seat' if others must agree; 'nothing' if there is nothing to undo."""


class LoggedEvent(msgspec.Struct, frozen=True):
    """What happened, and where in the record."""

    position: int
    """Lines of the record when it happened."""
    rule: str
    code: int
    audience: int


class FreshLuck(Decider):
    """Every draw is taken from the operating system: what was seen tells nothing about what will come."""

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        """The index of what is drawn."""
        return secrets.randbelow(len(pool))


def luck_of(seed: int | None) -> Decider:
    """A seed makes luck that can be repeated, for research and tests; without one nobody can."""
    return FreshLuck() if seed is None else Dice(seed)


@runtime_checkable
class Spoken(Protocol):
    """A title that can say its questions in English, for whoever prints a match."""

    def question_words(self, question: Question, setup: Setup) -> str:
        """The question as the table asks it."""
        ...


class Match:
    """Plays a title with a question at a time. The record is the truth; everything else can be replayed from it.

    Matches are equal if they began alike and have the same record. A copy or pickle stands at the same question, goes
    on by itself, and has the same luck to come where that has a seed.
    """

    def __init__(
        self,
        title: Title,
        setup: Setup,
        seed: int | None = None,
        start: Game | None = None,
        script: Sequence[int] = (),
    ) -> None:
        """A new match; `start` is a state to begin with instead of the title's set-up, `script` what happened there."""
        setup.settle_rules(title)
        self.title = title
        self.setup = setup
        self.dice: Decider | None = luck_of(seed)
        self.notation: Notation = title.notation(setup)
        self.origin = start or title.new_game(setup)
        self._play(list(script))

    @classmethod
    def load(cls, title: Title, record: Record | str, seed: int | None = None) -> Match:
        """A match from its record, at the question where the record ends."""
        if isinstance(record, str):
            record = parse(record)
        if record.setup.title != title.name:
            raise RecordError(0, f"this is a record of '{record.setup.title}', not of '{title.name}'")
        record.setup.settle_rules(title)
        match = cls.__new__(cls)
        match.title = title
        match.setup = record.setup
        match.dice = luck_of(seed)
        match.origin = title.new_game(record.setup)
        match.notation = title.notation(record.setup)
        match._play(record.codes(match.notation))
        for number, (line, seat) in enumerate(zip(record.lines, match.seats, strict=False)):
            if line.seat != seat:
                who = "luck" if seat == LUCK else f"seat {seat + 1}"
                raise RecordError(number + 1, f"of the game: '{line.text}' is {who}'s to say here")
        return match

    def fork(self, seed: int | None = None) -> Match:
        """A match of its own that stands where this one stands."""
        twin = Match.__new__(Match)
        twin.title, twin.setup, twin.notation, twin.origin = self.title, self.setup, self.notation, self.origin
        twin.dice = luck_of(seed)
        twin._play(self.codes + self.script)
        return twin

    # ---- printed, compared, copied, pickled

    def __repr__(self) -> str:
        words = [repr(self.title.name), plain.seats(len(self.setup.seats)), self.game.when(), self._state_of_play()]
        return f"{type(self).__name__}({', '.join(filter(None, words))})"

    def _state_of_play(self) -> str:
        if self.question is None:
            return "over" if self.over else "luck to speak"
        words = self.question.name
        if isinstance(self.title, Spoken) and find_spec("fluent"):  # the words come with the terminal or the server
            words = self.title.question_words(self.question, self.setup)
        return f"{self.setup.seats[self.question.seat]}: {words[0].lower()}{words[1:]}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        mine = (self.title.name, self.setup, self.codes + self.script, self.origin)
        return mine == (other.title.name, other.setup, other.codes + other.script, other.origin)

    __hash__ = None  # type: ignore[assignment]  # it changes while it is played

    def __copy__(self) -> Self:
        twin = type(self).__new__(type(self))
        vars(twin).update({name: value[:] if isinstance(value, list) else value for name, value in vars(self).items()})
        twin.dice = copy.copy(self.dice)
        twin._advance()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = copy.copy(self)
        twin.setup = copy.deepcopy(self.setup, memo)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        usual = self.origin == self.title.new_game(copy.deepcopy(self.setup))
        start = None if usual else self.origin
        return match_again, (type(self), self.title, self.setup, start, self.codes + self.script, self.dice)

    # ---- playing

    def _play(self, codes: list[int]) -> None:
        """From the beginning through these codes to the next question."""
        self.start = self.origin
        """The game as it stood when the current scene began."""
        self.game = self.origin
        """The game as it stands at the question."""
        self.codes: list[int] = []
        """Answers and luck of the finished scenes."""
        self.script: list[int] = codes
        """Answers and luck of the current scene."""
        self.finished_seats: list[int] = []
        self.script_seats: list[int] = []
        self.log: list[LoggedEvent] = []
        """Events of the finished scenes."""
        self.scene_log: list[LoggedEvent] = []
        self.question: Question | None = None
        self._advance()

    def _advance(self) -> None:
        """Plays on from the scene's start to the next question, scene after scene."""
        while True:
            game = self.start.copy()
            events: list[Event] = []
            game.events = events
            game.refused = []
            game.about = []
            script = Script(self.script, self.dice)
            try:
                ended = play_scene_until_pause(game, script)
            except ScriptError as error:
                raise self._record_error(error) from error
            self.game = game
            self.script_seats = script.seats
            finished = len(self.codes)
            self.scene_log = [LoggedEvent(finished + e.line, e.rule, e.code, e.audience) for e in events]
            if not ended:
                self._pose(game, script)
                return
            self.codes += self.script[: script.position]
            self.script = self.script[script.position :]
            self.finished_seats += self.script_seats
            self.script_seats = []
            self.log += self.scene_log
            self.scene_log = []
            self.start = game
            if game.is_over():
                self.question = None
                if self.script:
                    raise RecordError(len(self.codes) + 1, "of the game: the game is over, but the record goes on")
                return

    def _record_error(self, error: ScriptError) -> RecordError:
        allowed = ", ".join(self.notation.text(code) for code in error.offered)
        kind = "luck could give" if error.chance else "allowed are"
        return RecordError(
            len(self.codes) + error.line + 1,
            f"of the game: '{self._word(error.said)}' is not possible here; {kind}: {allowed}",
        )

    def _pose(self, game: Game, script: Script) -> None:
        if script.kind < 0:  # a record without dice that stops where luck should speak
            self.question = None
            return
        if any(seat not in (LUCK, script.seat) for seat in script.seats):
            self._must_be_open()
        name, rule = self.title.questions[script.kind]
        refused = game.refused or []
        self.question = Question(
            script.seat,
            script.kind,
            name,
            game.cite(rule),
            game.options(),
            [(r.code, r.rule) for r in refused],
            list(game.about or []),
        )

    def _must_be_open(self) -> None:
        """A scene may ask several seats only as long as nothing said in it is secret to any of them."""
        said = {code & 255 for code in self.script} & self.title.secret
        if said or any(event.audience != EVERYONE for event in self.scene_log):
            raise RulesError("a scene asks several seats, and what one of them may not know has been said in it")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over()

    @property
    def position(self) -> int:
        """How many answers and outcomes of luck there are so far."""
        return len(self.codes) + len(self.script)

    @property
    def seats(self) -> list[int]:
        """Who gave each line; -1 is luck."""
        return self.finished_seats + self.script_seats

    @property
    def options(self) -> list[Option]:
        """What may be answered now; nothing when the game is over."""
        codes = self.question.options if self.question else []
        return [Option(code, self.notation.text(code)) for code in codes]

    @property
    def events(self) -> list[LoggedEvent]:
        """All that has happened so far."""
        return self.log + self.scene_log

    def answer(self, answer: int | str | Option, luck: Sequence[int] = ()) -> None:
        """Answers the question with one of its options, as such, as a code or in words; `luck` fixes what it brings."""
        if self.question is None:
            raise IllegalAnswer("the game is over: there is no question to answer")
        before = self.position
        answer = answer.code if isinstance(answer, Option) else answer
        self.script += [self._option(self.question, answer), *luck]
        try:
            self._advance()
        except RecordError:
            self.go_back(before)
            raise

    def _option(self, question: Question, answer: int | str) -> int:
        if isinstance(answer, str):
            try:
                answer = self.notation.code(answer)
            except NotationError as error:
                raise IllegalAnswer(f"{error}; allowed are: {self._words(question.options)}") from None
        if answer in question.options:
            return answer
        for code, rule in question.refused:
            if code == answer:
                raise IllegalAnswer(f"'{self.notation.text(code)}' is refused by rule {rule}")
        raise IllegalAnswer(
            f"'{self._word(answer)}' is no answer to '{question.name}' ({question.rule}); "
            f"allowed are: {self._words(question.options)}"
        )

    def _word(self, code: int) -> str:
        try:
            return self.notation.text(code)
        except KeyError:
            return str(code)

    def _words(self, codes: list[int]) -> str:
        return ", ".join(self.notation.text(code) for code in codes)

    # ---- undo

    def undo_price(self, seat: int) -> UndoPrice:
        """What it costs this seat to take back the last answer."""
        seats = self.seats
        last = max((i for i, who in enumerate(seats) if who != LUCK), default=-1)
        if last < 0:
            return UndoPrice(0, False, "nothing")
        if seats[last] != seat:
            return UndoPrice(last, False, "other seat")
        if LUCK in seats[last:]:
            return UndoPrice(last, False, "luck")
        if any(event.position > last and event.code & 255 in self.title.reveals for event in self.events):
            return UndoPrice(last, False, "reveal")
        return UndoPrice(last, True, "")

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Takes back the last answer: free, or when the others have agreed."""
        price = self.undo_price(seat)
        if price.reason == "nothing":
            raise UndoRefused("there is nothing to undo")
        if not price.free and not agreed:
            raise UndoRefused(f"{UNDO_REASONS[price.reason]}: the others must agree")
        self.go_back(price.position)

    def go_back(self, position: int) -> None:
        """To the question before which so many lines of the record stood."""
        if position >= len(self.codes):
            self.script = self.script[: position - len(self.codes)]
            self._advance()
        else:
            self._play((self.codes + self.script)[:position])

    # ---- saving

    def record(self) -> Record:
        """The game so far, to be printed or replayed."""
        lines = [
            Line(seat, self.notation.text(code))
            for seat, code in zip(self.seats, self.codes + self.script, strict=True)
        ]
        return Record(self.setup, lines)

    def save(self) -> str:
        """The record as text; `farflung.load` reads it."""
        return self.record().print()


def match_again(
    kind: type[Match], title: Title, setup: Setup, start: Game | None, codes: list[int], dice: Decider | None
) -> Match:
    """The match that was pickled, replayed to where it stood."""
    match = kind.__new__(kind)
    match.title, match.setup, match.dice = title, setup, dice
    match.notation = title.notation(setup)
    match.origin = start or title.new_game(setup)
    match._play(codes)
    return match
