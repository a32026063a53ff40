"""A game being played step by step: a checkpoint at the start of a scene and what was answered and drawn since."""

from __future__ import annotations

import copy
import secrets
from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Self, cast

from mypy_extensions import mypyc_attr

from farflung.engine import plain
from farflung.engine._native import i64
from farflung.engine.asked import UNDO_REASONS as UNDO_REASONS
from farflung.engine.asked import IllegalAnswer as IllegalAnswer
from farflung.engine.asked import Option as Option
from farflung.engine.asked import Outcome as Outcome
from farflung.engine.asked import Question as Question
from farflung.engine.asked import Spoken
from farflung.engine.asked import UndoPrice as UndoPrice
from farflung.engine.asked import UndoRefused as UndoRefused
from farflung.engine.core import (
    EVERYONE,
    Decider,
    Dice,
    Game,
    RulesError,
    Script,
    ScriptError,
    asks_several,
    play_again,
    play_scene_until_pause,
    refusals,
)
from farflung.engine.glance import Glance
from farflung.engine.history import History
from farflung.engine.notation import Notation, NotationError
from farflung.engine.record import LUCK, Line, Record, RecordError, parse
from farflung.engine.running import Running
from farflung.engine.seen import Glanced as Glanced
from farflung.engine.seen import LoggedEvent as LoggedEvent
from farflung.engine.seen import ViewEvent as ViewEvent
from farflung.engine.seen import glances as glances
from farflung.engine.title import Data, Setup, Title

MOST_PLAYED_AGAIN = 16
"""Lines of finished scenes, to come to the beginning of the present one."""


class FreshLuck(Decider):
    """Every draw is taken from the operating system: what was seen tells nothing about what will come."""

    def __copy__(self) -> Self:
        return self  # it keeps nothing

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        """The index of what is drawn."""
        return secrets.randbelow(len(pool))


class Sight:
    """What seats may know of the games of a match, as its title tells it: at a glance, which remembers what was told
    before, or each time anew."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.glance: Glance[Any] | None = None

    def of(self, game: Game, seat: int, moment: object, peeks: bool = False) -> Data:
        """See `Glance`."""
        if self.glance is None:
            if not glances(self.title):
                return self.title.redact(game, seat)
            self.glance = cast(Glanced, self.title).glance(game)
        return self.glance.of(game, seat, moment, peeks)


class Checkpoint:
    """The game as it stood when a scene began, kept as it was, and what the history held then."""

    __slots__ = ("events", "game", "lines", "scenes")

    def __init__(self, game: Game, history: History) -> None:
        self.game = game
        self.lines = len(history.codes)
        self.events = len(history.log)
        self.scenes = history.scenes


def luck_of(seed: int | None) -> Decider:
    """A seed makes luck that can be repeated, for research and tests; without one nobody can."""
    return FreshLuck() if seed is None else Dice(seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(History):
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
        explicit_luck: bool = False,
    ) -> None:
        """A new match; `start` is a state to begin with instead of the title's set-up, `script` what happened there.

        With explicit luck it stops where luck is to speak, and somebody says which of the `outcomes` comes (`happen`).
        """
        setup.settle_rules(title)
        self.title = title
        self.setup = setup
        self.dice: Decider | None = None if explicit_luck else luck_of(seed)
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
        """A match of its own that stands where this one stands. Nothing is replayed."""
        twin = copy.copy(self)
        twin.dice = luck_of(seed)
        if twin.question is None and not twin.over:  # luck was to speak: it has dice now
            twin._advance(len(twin.script))
        return twin

    def past(self, position: int) -> Match:
        """A match that stands after so many lines of the record; luck that was still to come has not spoken."""
        twin = copy.copy(self)
        twin.dice = None
        twin.go_back(position)
        return twin

    # ---- printed, compared, copied, pickled

    def __repr__(self) -> str:
        words = [repr(self.title.name), plain.seats(len(self.setup.seats)), self.present.when(), self._state_of_play()]
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

    def __hash__(self) -> int:
        raise TypeError("a match changes while it is played, so it cannot be a key")

    def __copy__(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.go_to(self)
        twin.part(self)
        twin.dice = copy.copy(self.dice)
        twin._shown, twin._starts = dict(self._shown), dict(self._starts)
        twin._sights = Sight(twin.title), Sight(twin.title)
        twin._leave_behind()
        return twin  # games are shared where none goes on in them; elsewhere a twin plays on a copy

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
        History.__init__(self, self.title, len(self.setup.seats), codes)
        self.checkpoint = Checkpoint(self.origin, self)
        """The game at the beginning of this scene or an earlier one."""
        self._game: Game | None = self.origin
        self._running: Running | None = None
        """The game as it stands at the question, to go on from there."""
        self._lent = False
        """Whether somebody may have kept the game: then it stays as it is, and the scene is played again."""
        self.question: Question | None = None
        self._luck: tuple[int, list[int]] = (LUCK, [])
        """Where luck is to speak: what is drawn, and from which pool."""
        self._shown: dict[int, Data] = {}
        self._starts: dict[int, Data] = {}
        self._open = bool(getattr(self.title, "open", False))
        self._sights = Sight(self.title), Sight(self.title)
        """Of the present and of the beginnings of scenes: what a view holds of both is not the same data, so that it
        does not tell what was looked at before."""
        self._advance()

    def _advance(self, known: int = -1) -> None:
        """Plays on from the scene's start to the next question, scene after scene. Of the first `known` lines of the
        script it is known what they brought: `scene_log` tells of them."""
        self._shown = {}
        running = self._running
        if running is None or self._lent or not running.can_go_on(self.script):
            running = self._begun(known)
        self._running = None
        while True:
            try:
                ended = running.play(self.dice)
            except ScriptError as error:
                raise self._record_error(error) from error
            game, script = running.game, running.script
            self._game, self._lent = game, False
            self.script_seats = script.seats
            since = running.since
            new = [LoggedEvent(since + e.line, e.rule, e.code, e.audience) for e in script.events or ()]
            self.scene_log = new if known < 0 else self.scene_log + new
            if not ended:
                self._running = running if running.stands_still() else None
                self._pose(game, script)
                return
            known = -1
            self.finish(script.position)
            self.scene_ended(game)
            if game.is_over():
                running.end()
                self.checkpoint = Checkpoint(game, self)
                self.question = None
                if self.script:
                    raise RecordError(len(self.codes) + 1, "of the game: the game is over, but the record goes on")
                return
            if not running.goes_on(self.script):
                self.checkpoint = Checkpoint(game, self)
                running = self._begun(known)
            elif len(self.codes) - self.checkpoint.lines > MOST_PLAYED_AGAIN:
                self.checkpoint = Checkpoint(game.copy(), self)

    def scene_ended(self, game: Game) -> None:
        """The game as it stands between two scenes, to be looked at now."""
        self._starts = {}

    @property
    def start(self) -> Game:
        """The game as it stood when the current scene began. It was played on since, so that it is made again from the
        last checkpoint when somebody wants it."""
        at = self.checkpoint
        if at.scenes < self.scenes:
            at = Checkpoint(play_again(at.game, self.codes[at.lines :], self.scenes - at.scenes), self)
            self.checkpoint = at
        return at.game

    def _begun(self, known: int) -> Running:
        game, script = self._scene(known)
        return Running(game, script, len(self.codes))

    def _scene(self, known: int) -> tuple[Game, Script]:
        """The current scene before its beginning, on a copy of the game."""
        game, script = self.start.copy(), Script(self.script, self.dice, known)
        script.listen(game)
        return game, script

    def ahead(self) -> Self:
        """A copy to go on with, as a trial: it has the scene as it stands. This match can still go on by itself, but
        must play the scene again."""
        twin = copy.copy(self)
        twin._sights, self._sights = self._sights, twin._sights
        if self._running is not None:
            twin._running, twin._game, twin._lent = self._running, self._game, self._lent
            twin.script, self.script = self.script, twin.script
            self.script_seats = twin.script_seats[:]
            self._leave_behind()
        return twin

    def go_to(self, ahead: Match) -> None:
        """Goes to where a copy of it has gone, which is not to be used any longer."""
        self.follow(ahead)
        self.setup, self.notation, self.origin, self.dice = ahead.setup, ahead.notation, ahead.origin, ahead.dice
        self.checkpoint = ahead.checkpoint
        self._game, self._running, self._lent = ahead._game, ahead._running, ahead._lent
        self.question, self._luck = ahead.question, ahead._luck
        self._shown, self._starts, self._sights = ahead._shown, ahead._starts, ahead._sights
        self._open = ahead._open

    def _leave_behind(self) -> None:
        """Lets go of a scene in which another match goes on."""
        if self._running is not None:
            self._running, self._game, self._lent = None, None, False

    @property
    def game(self) -> Game:
        """The game as it stands at the question. It stays as it is when the match goes on: whoever only looks at it
        spares the match a copy with `present`."""
        self._lent = True
        return self.present

    @property
    def present(self) -> Game:
        """The game as it stands at the question, to be looked at now: it goes on with the match."""
        if self._game is None:  # another match has gone on in it
            self._game, script = self._scene(-1)
            play_scene_until_pause(self._game, script)
        return self._game

    def _record_error(self, error: ScriptError) -> RecordError:
        allowed = ", ".join(self.notation.text(code) for code in error.offered)
        kind = "luck could give" if error.chance else "allowed are"
        return RecordError(
            len(self.codes) + error.line + 1,
            f"of the game: '{self._word(error.said)}' is not possible here; {kind}: {allowed}",
        )

    def _pose(self, game: Game, script: Script) -> None:
        self._luck = (script.verb, script.pool or [])
        if script.kind < 0:  # without dice it stops where luck should speak
            self.question = None
            return
        if asks_several(script):
            self._must_be_open()
        name, rule = self.title.questions[script.kind]
        self.question = Question(
            script.seat,
            script.kind,
            name,
            game.cite(rule),
            game.options(),
            refusals(game),
            list(game.about or ()),
        )

    def _must_be_open(self) -> None:
        """A scene may ask several seats only as long as nothing said in it is secret to any of them."""
        said = {code & 255 for code in self.script} & self.title.secret
        if said or any(event.audience != EVERYONE for event in self.scene_log):
            raise RulesError("a scene asks several seats, and what one of them may not know has been said in it")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.present.is_over()

    @property
    def options(self) -> list[Option]:
        """What may be answered now; nothing when the game is over."""
        codes = self.question.options if self.question else []
        return [Option(code, self.notation.text(code)) for code in codes]

    def viewpoint(self, seat: int) -> int:
        """Whose eyes see what this seat sees: anybody's in a title that says it is `open`, for want of secrets."""
        return LUCK if self._open else seat

    def shown_to(self, seat: int) -> Data:
        """The game as it stands, as far as the seat may know it."""
        seat = self.viewpoint(seat)
        if seat not in self._shown:
            self._shown[seat] = self._sights[0].of(self.present, seat, self._shown)
        return self._shown[seat]

    def glimpse(self, game: Game, seat: int) -> Data:
        """A game that stood otherwise, as far as the seat may know it: what is as in the present one is told by the
        same data."""
        return self._sights[0].of(game, self.viewpoint(seat), game, peeks=True)

    def start_shown_to(self, seat: int) -> Data:
        """The same when the current scene began."""
        seat = self.viewpoint(seat)
        if seat not in self._starts:
            self._starts[seat] = self._sights[1].of(self.start, seat, self._starts)
        return self._starts[seat]

    def answer(self, answer: int | str | Option, luck: Sequence[int] = ()) -> None:
        """Answers the question with one of its options, as such, as a code or in words; `luck` fixes what it brings."""
        if self.question is None:
            raise IllegalAnswer("the game is over: there is no question to answer")
        answer = answer.code if isinstance(answer, Option) else answer
        self._go_on([self._option(self.question, answer), *luck])

    def _go_on(self, codes: list[int]) -> None:
        """Takes up what was said. If that cannot be, or a rule is broken, all is as it was before."""
        finished, known = len(self.codes), len(self.script)
        self.script += codes
        try:
            self._advance(known)
        except Exception:
            self.go_back(finished + known)
            raise

    @property
    def outcomes(self) -> list[Outcome]:
        """What luck may bring now, where it is to speak: each once, with its chance."""
        if self.question or self.over:
            return []
        verb, pool = self._luck
        counts = Counter(verb | thing << 8 for thing in pool)
        return [Outcome(code, self.notation.text(code), n / len(pool)) for code, n in counts.items()]

    def happen(self, outcome: int | str | Outcome) -> None:
        """Luck brings one of the `outcomes`, as such, as a code or in words."""
        found = [one for one in self.outcomes if outcome in (one, one.code, one.text)]
        if not found:
            possible = ", ".join(one.text for one in self.outcomes) or "nothing: luck is not to speak"
            raise IllegalAnswer(f"luck cannot bring '{outcome}'; it could bring {possible}")
        self._go_on([found[0].code])

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
