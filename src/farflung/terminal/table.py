"""The table (`farflung.table`) on one screen: who sits at it, which bots think, the language it is told in, a file.
Both ways of playing in a terminal are built on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from farflung.book import look_up
from farflung.book.finding import Hit
from farflung.bots import USUAL
from farflung.engine.match import UNDO_REASONS, Match, Question, UndoRefused
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.engine.views import View, ViewEvent, view
from farflung.games import title as title_named
from farflung.table import messages as m
from farflung.table import table
from farflung.table.entries import Created, Entry, Seat
from farflung.table.messages import User
from farflung.table.wording import wording
from farflung.terminal.boards import board_of

if TYPE_CHECKING:
    from farflung.bots.base import Bot

HUMAN = "human"
NAMES = ["Mara", "Jonas", "Selma", "Teo"]
YOU = User("you", "You")  # whoever sits in front of the screen


class Table:
    def __init__(
        self,
        title: str,
        seats: list[str],
        language: str,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        path: Path | None = None,
        edition: str = "",
        like: Setup | None = None,
    ) -> None:
        """A new game, or the one that `path` holds; `like` has the numbers and the pack of a new one."""
        self.title = title_named(title)
        self.words = wording(title)
        self.seed = seed
        self.path = path
        self.speak(language)
        if path is not None and path.exists():
            match = Match.load(self.title, path.read_text("utf-8"), seed)
        else:
            setup = Setup(title, edition or self.title.editions[0], NAMES[: len(seats)], options or {})
            if like is not None:
                setup.parameters, setup.pack = like.parameters, like.pack
            match = Match(self.title, setup, seed)
        self.sit(match, seats)

    def sit(self, match: Match, kinds: list[str]) -> None:
        """Who plays each seat; a loaded game may have more seats than were named, which bots take."""
        setup = match.setup
        self.kinds = (kinds + [USUAL] * len(setup.seats))[: len(setup.seats)]
        seats = [
            Seat("screen", name, YOU.id) if kind == HUMAN else Seat("bot", name, "", kind)
            for name, kind in zip(setup.seats, self.kinds, strict=True)
        ]
        self.table = table.Table(
            Created(
                at=time(),
                title=setup.title,
                edition=setup.edition,
                seats=seats,
                owner=YOU.id,
                private=True,
                undo="free",
            )
        )
        self.table.play(match)
        self.bots: dict[int, Bot] = {}
        for seat, kind in enumerate(self.kinds):
            if kind != HUMAN:
                from farflung.bots import bot

                self.bots[seat] = bot(kind, self.title, (self.seed or 0) + seat)

    @property
    def match(self) -> Match:
        return self.table.must_run()

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def humans(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def view(self, seat: int) -> View:
        """All that is ever shown: what this seat may know."""
        return view(self.match, seat)

    def think(self, seat: int) -> int:
        """What the bot of this seat answers."""
        from farflung.bots.base import answer_of

        return answer_of(self.bots[seat], self.view(seat))

    # ---- messages to the table

    def answer(self, option: int | str) -> None:
        """The answer of whoever is asked; `Refused` says why it is none."""
        question = self.match.question
        if question is not None and question.seat in self.bots:
            self.do([self.table.answered(option, time(), "bot")])
        elif question is not None:
            said = option if isinstance(option, str) else self.match.notation.text(option)
            answers = self.table.answers(question.seat)
            self.say_to_table(m.Answer(seat=question.seat, answers=answers, option=said))

    def undo(self, seat: int, agreed: bool) -> None:
        """Back to the seat's own last answer: freely if nothing came since, otherwise if all agree."""
        price = self.match.undo_price(seat)
        if not price.free and not agreed:
            raise UndoRefused(f"{UNDO_REASONS.get(price.reason, price.reason)}: the others must agree")
        if self.table.answers(seat):
            self.say_to_table(m.Undo(seat=seat, to=self.table.answers(seat) - 1))

    def say_to_table(self, message: m.Message) -> None:
        self.do(self.table.decide(YOU, message, time()))

    def do(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.table.apply(entry)

    # ---- keeping

    def save(self, path: Path | None = None) -> Path:
        self.path = path or self.path or self.free_path()
        self.path.write_text(self.match.save(), "utf-8")
        return self.path

    def free_path(self) -> Path:
        number = 1
        while (path := Path(f"{self.title.name}-{number}.record")).exists():
            number += 1
        return path

    def load(self, path: Path) -> None:
        match = Match.load(self.title, path.read_text("utf-8"))
        self.path = path
        self.speak(self.language)
        self.sit(match, self.kinds)

    # ---- words

    def speak(self, language: str) -> None:
        self.language = language
        self.locale = Locale(language, soft_hyphens=False)
        self.sentences: dict[int, str] = {}

    def next_language(self) -> None:
        languages = list(LANGUAGES)
        self.speak(languages[(languages.index(self.language) + 1) % len(languages)])

    def say(self, message: str, **arguments: object) -> str:
        """A message of the table itself (play.ftl)."""
        return self.locale.text(f"play-{message}", **arguments)

    def name(self, seat: int) -> str:
        return self.words.player_name(seat, self.setup, self.locale)

    def question(self, seen: View) -> str:
        return self.words.question_text(self.asked(seen), self.setup, self.locale, seen)

    def option(self, code: int, seen: View) -> str:
        return self.words.option_text(code, self.setup, self.locale, seen.question, seen)

    def detail(self, code: int, seen: View) -> str:
        return self.words.detail_text(code, self.setup, self.locale, seen)

    def refusal(self, code: int, rule: str, seen: View) -> str:
        return self.words.refusal_text(code, rule, self.setup, self.locale, seen)

    def event(self, event: ViewEvent) -> str:
        """Sentences are kept: the log tells them again and again."""
        if event.code not in self.sentences:
            self.sentences[event.code] = self.words.event_text(event, self.setup, self.locale)
        return self.sentences[event.code]

    def crumbs(self, seen: View) -> list[str]:
        """The choices of this turn so far."""
        silent = board_of(self.title.name).NO_STEPS
        said = self.match.notation.verbs.answers
        answers = [code for code in seen.script or [] if code & 255 in said and code & 255 not in silent]
        return [self.words.option_text(code, self.setup, self.locale, None, None) for code in answers]

    def undo_price(self, seen: View) -> str:
        if seen.undo.free:
            return self.say("undo-free")
        if len(self.humans) == 1 and seen.undo.reason != "nothing":
            return self.say("undo-alone")  # bots always agree
        return self.say("undo-" + seen.undo.reason.replace(" ", "-"))

    def find_rules(self, words: str, most: int = 12) -> list[Hit]:
        """What the rulebook says, by number or by words."""
        return look_up(self.title.name, self.setup.edition, self.language, words, most)

    def chapter(self, rule: str) -> str:
        """Where the rulebook says this rule."""
        return next((hit.heading for hit in self.find_rules(rule, 1)), "")

    def suggest(self, seen: View, seconds: float) -> dict[str, Any]:
        """What the answers to the question are expected to bring, from what its seat may know."""
        from farflung.bots import judge_of
        from farflung.bots.advice import advise
        from farflung.table.advising import told
        from farflung.table.coaching import coach_of

        passing = coach_of(self.title.name).passing
        advice = advise(self.title, judge_of(self.title), seen, self.match.position, passing, seconds)
        return told(advice, self.match, self.language)

    @staticmethod
    def asked(seen: View) -> Question:
        if seen.question is None:
            raise ValueError(f"seat {seen.seat + 1} is not asked anything")
        return seen.question
