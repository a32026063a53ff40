"""The table itself: messages become entries, entries change it, and it can be made again from them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from farflung import games
from farflung.bots import AT_TABLES
from farflung.engine.match import IllegalAnswer, Match, Question
from farflung.engine.record import LUCK, RecordError, parse
from farflung.engine.title import Setup
from farflung.engine.views import View, position_of_answer, view, visible_events
from farflung.table import messages as m
from farflung.table.entries import (
    Answered,
    By,
    Created,
    Entry,
    Handed,
    Marked,
    Noted,
    Proposed,
    Rematched,
    Said,
    Sat,
    Seat,
    Started,
    Stood,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    Unmarked,
)
from farflung.table.messages import Refused
from farflung.table.planning import Plans, cooperative
from farflung.table.planning import decide as decide_plan
from farflung.table.wording import Speaker

MOST_CHAT_KEPT = 200
STAND_IN = "greedy"  # plays on for a seat whose clock has run out


class User:
    """Who talks to a table: an id and a name to show."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Table:
    def __init__(self, created: Created) -> None:
        self.created = created
        self.title = games.title(created.title)
        self.seats = [Seat(seat.kind, seat.name, seat.user, seat.bot) for seat in created.seats]
        self.match: Match | None = None
        self.undo: UndoAsked | None = None
        self.agreed: list[int] = []
        self.chat: list[Said] = []
        self.notes: dict[str, str] = {}
        self.rematch = ""
        names = [f"Player {number + 1}" for number in range(len(self.seats))]
        self.together = cooperative(self.title, self.setup(names))
        """Whether its players plan together."""
        self.plans = Plans()
        self.version = 1
        """How many entries have changed it."""
        self.updated = created.at
        self.time_left = [created.clock.seconds if created.clock else 0.0] * len(self.seats)
        self.asked_since = created.at
        self._lines: list[str] | None = None
        self._names: list[str] = []
        self._content = ""
        self._rules = 0
        if created.record:
            self.match = Match.load(self.title, created.record)

    # ---- making one, and making it again

    @classmethod
    def rebuild(cls, entries: Sequence[Entry]) -> Table:
        """The table that these entries are the whole story of. The game is replayed once, at the end."""
        created = entries[0]
        if not isinstance(created, Created):
            raise ValueError("a table's first entry is how it was created")
        table = cls(created)
        table._lines = [line.text for line in table.match.record().lines] if table.match else []
        for entry in entries[1:]:
            table.apply(entry)
        lines, table._lines = table._lines, None
        if table._names:
            table.match = table._play(lines)
        elif table.match:
            codes = [table.match.notation.code(text) for text in lines]
            table.match = Match(table.title, table.match.setup, script=codes)
        return table

    def setup(self, names: list[str]) -> Setup:
        created = self.created
        return Setup(created.title, created.edition, names, dict(created.options), dict(created.parameters))

    def _play(self, lines: list[str]) -> Match:
        setup = self.setup(self._names)
        setup.content, setup.rules = self._content, self._rules
        notation = self.title.notation(setup)
        return Match(self.title, setup, script=[notation.code(text) for text in lines])

    def start(self, now: float, seed: int | None = None) -> list[Entry]:
        """The entry that starts the game if every seat is taken."""
        if self.match or self.created.fork or any(seat.kind == "open" for seat in self.seats):
            return []
        match = Match(self.title, self.setup(distinct([seat.name for seat in self.seats])), seed)
        lines = [line.text for line in match.record().lines]
        setup = match.setup
        return [Started(at=now, names=setup.seats, content=setup.content, lines=lines, rules=setup.rules)]

    # ---- who is who

    @property
    def size(self) -> int:
        return len(self.seats)

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def question(self) -> Question | None:
        return self.match.question if self.match else None

    @property
    def waiting_for(self) -> int:
        question = self.question
        return question.seat if question else LUCK

    def seats_of(self, user: str) -> list[int]:
        if not user:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user == user and seat.kind != "open"]

    def members(self) -> dict[int, str]:
        """Who sits where."""
        return {number: seat.user for number, seat in enumerate(self.seats) if seat.user}

    def sees_all(self, user: str) -> bool:
        """Whether the whole record may be shown: after the game, or to the owner of a fork."""
        return self.over or (bool(self.created.fork) and user == self.created.owner)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that a bot must answer for, and the bot."""
        question = self.question
        if question is None or self.created.fork == "look" or not self.seats[question.seat].bot:
            return None
        return question.seat, self.seats[question.seat].bot

    # ---- clocks

    def ticking(self) -> int:
        """The seat whose clock runs; -1 if none does."""
        question = self.question
        if not self.created.clock or question is None or self.created.fork == "look":
            return LUCK
        seat = self.seats[question.seat]
        return question.seat if seat.kind in ("person", "screen") and not seat.bot else LUCK

    def deadline(self) -> float | None:
        """When the clock of the seat that is asked runs out."""
        seat = self.ticking()
        return None if seat == LUCK else self.asked_since + self.time_left[seat]

    def time_out(self, now: float) -> list[Entry]:
        """Past the deadline a bot plays on for the seat; its player may take it back, with one increment of time."""
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return []
        return [Handed(at=now, seat=self.ticking(), bot=STAND_IN, why="clock")]

    def clock_view(self, now: float) -> dict[str, Any] | None:
        clock = self.created.clock
        if clock is None:
            return None
        running = self.ticking()
        left = [round(max(0.0, seconds), 1) for seconds in self.time_left]
        if running != LUCK:
            left[running] = round(max(0.0, self.time_left[running] - (now - self.asked_since)), 1)
        return {"seconds": clock.seconds, "increment": clock.increment, "left": left, "running": running}

    # ---- messages in: what they would change, or why not

    def decide(self, user: User, message: m.Message, now: float) -> list[Entry]:
        """What the message changes, as entries to store and then `apply`. Nothing has changed yet."""
        if isinstance(message, m.Answer):
            return self.decide_answer(user, message, now)
        if isinstance(message, m.Undo):
            return self.decide_undo(user, message, now)
        if isinstance(message, m.Agree | m.Decline):
            return self.decide_agreement(user, message, now)
        if isinstance(message, m.Sit):
            return self.decide_sit(user, message.seat, now)
        if isinstance(message, m.Stand):
            self.must_own(user, message.seat)
            if self.seats[message.seat].kind == "screen" and self.match:
                raise Refused("not-yours", "this seat is played on one screen: hand it to a bot instead")
            return [Stood(at=now, seat=message.seat)]
        if isinstance(message, m.HandToBot):
            return self.decide_bot(user, message, now)
        if isinstance(message, m.TakeBack):
            self.must_own(user, message.seat)
            if not self.seats[message.seat].bot:
                raise Refused("not-yours", "no bot plays for this seat")
            return [TakenBack(at=now, seat=message.seat)]
        if isinstance(message, m.Chat):
            if not message.text.strip():
                raise Refused("bad-message", "there is nothing in this message")
            return [Said(at=now, user=user.id, name=user.name, text=message.text)]
        if isinstance(message, m.Note):
            return [Noted(at=now, user=user.id, text=message.text)]
        if isinstance(message, m.Mark | m.Unmark | m.Ping | m.Propose):
            if not self.together:
                raise Refused("not-offered", "marks, pings and proposals are for games that are played together")
            self.must_own(user, message.seat)
            return decide_plan(self.plans, self.must_run(), message, now)
        raise Refused("bad-message", f"the table does not know what to do with '{type(message).__name__}'")

    def must_own(self, user: User, seat: int) -> None:
        if not 0 <= seat < self.size:
            raise Refused("bad-message", f"there is no seat {seat}; there are {self.size}, from 0")
        if seat not in self.seats_of(user.id):
            raise Refused("not-yours", f"seat {seat} is not yours")

    def must_run(self) -> Match:
        if self.match is None:
            raise Refused("not-started", "the game has not started: there are free seats")
        if self.created.fork == "look":
            raise Refused("over", "this game is only to be looked at; fork it to play on")
        return self.match

    def decide_answer(self, user: User, message: m.Answer, now: float) -> list[Entry]:
        self.must_own(user, message.seat)
        match = self.must_run()
        if match.question is None:
            raise Refused("over", "the game is over")
        if message.answers != self.answers(message.seat):
            raise Refused("stale", "that question has been answered already, or taken back")
        if match.question.seat != message.seat:
            raise Refused("not-asked", "another seat is asked")
        if self.seats[message.seat].bot:
            raise Refused("not-asked", "a bot plays for this seat: take it back first")
        return [self.answered(message.option, now)]

    def answers(self, seat: int) -> int:
        """How many answers the seat has given so far."""
        return self.match.seats.count(seat) if self.match else 0

    def answered(self, option: str | int, now: float, by: By = "person") -> Answered:
        """The entry for this answer to the present question, with what luck does then."""
        match = self.match
        if match is None or match.question is None:
            raise Refused("over", "there is no question to answer")
        question = match.question
        # The match of the scene alone: what luck brings is seen there first, and played at the table when it is stored.
        trial = Match(self.title, match.setup, start=match.start, script=match.script[:])
        before = trial.position
        try:
            trial.answer(option)
        except IllegalAnswer as error:
            raise self.refusal(question, option, str(error)) from None
        lines = [trial.notation.text(code) for code in (trial.codes + trial.script)[before:]]
        ends = self.together and (trial.question is None or trial.question.seat != question.seat)
        return Answered(at=now, seat=question.seat, lines=lines, by=by, ends_turn=ends)

    def refusal(self, question: Question, option: str | int, text: str) -> Refused:
        match = self.match
        for code, rule in question.refused:
            if match and option in (code, match.notation.text(code)):
                return Refused("refused-by-rule", Speaker(match, "en").why(code, rule), rule)
        return Refused("not-an-option", text)

    # ---- undo

    def undo_reason(self, seat: int, position: int) -> str:
        """'' if the seat may take back freely to this position; otherwise why the others must agree."""
        match = self.match
        if match is None:
            return "nothing"
        since = match.seats[position:]
        if not since:
            return "nothing"
        if any(who not in (seat, LUCK) for who in since):
            return "other seat"
        if LUCK in since:
            return "luck"
        shown = (event for event in match.events if event.position > position)
        return "reveal" if any(event.code & 255 in self.title.reveals for event in shown) else ""

    def must_agree(self, seat: int) -> list[int]:
        """The seats whose players must agree when this seat wants to take back what is not free."""
        if self.created.undo == "free":
            return []
        own = self.seats[seat].user
        return [
            number
            for number, other in enumerate(self.seats)
            if other.kind in ("person", "screen") and not other.bot and other.user != own
        ]

    def decide_undo(self, user: User, message: m.Undo, now: float) -> list[Entry]:
        self.must_own(user, message.seat)
        match = self.must_run()
        if match.over and not self.created.fork:
            raise Refused("over", "the game is over")
        if message.to >= self.answers(message.seat):
            raise Refused("undo", "there is nothing to take back")
        if self.created.undo == "none":
            raise Refused("undo", "at this table nothing is taken back")
        position = position_of_answer(match, message.seat, message.to)
        needed = self.must_agree(message.seat) if self.undo_reason(message.seat, position) else []
        if not needed:
            return [Undone(at=now, seat=message.seat, position=position)]
        if self.undo:
            raise Refused("undo", "another wish to take back is open")
        return [UndoAsked(at=now, seat=message.seat, position=position, needed=needed)]

    def decide_agreement(self, user: User, message: m.Agree | m.Decline, now: float) -> list[Entry]:
        self.must_own(user, message.seat)
        asked = self.undo
        if asked is None:
            raise Refused("stale", "nobody asks to take anything back any longer")
        if isinstance(message, m.Decline):
            if message.seat not in (*asked.needed, asked.seat):
                raise Refused("not-asked", "this seat is not asked")
            return [UndoDeclined(at=now, seat=message.seat)]
        if message.seat not in asked.needed or message.seat in self.agreed:
            raise Refused("not-asked", "this seat is not asked")
        entries: list[Entry] = [UndoAgreed(at=now, seat=message.seat)]
        if {*self.agreed, message.seat} >= {*asked.needed}:
            entries.append(Undone(at=now, seat=asked.seat, position=asked.position))
        return entries

    # ---- seats

    def decide_sit(self, user: User, seat: int, now: float) -> list[Entry]:
        if not 0 <= seat < self.size:
            raise Refused("bad-message", f"there is no seat {seat}; there are {self.size}, from 0")
        if self.seats[seat].kind != "open":
            raise Refused("taken", "this seat is taken")
        entries: list[Entry] = [Sat(at=now, seat=seat, user=user.id, name=user.name)]
        return entries + self.started_by(entries[0], now)

    def started_by(self, entry: Entry, now: float) -> list[Entry]:
        """The game starts with the entry that takes the last free seat."""
        if self.match is not None:
            return []
        twin = Table(self.created)
        twin.seats = [Seat(each.kind, each.name, each.user, each.bot) for each in self.seats]
        twin.apply(entry)
        return twin.start(now)

    def decide_bot(self, user: User, message: m.HandToBot, now: float) -> list[Entry]:
        if not 0 <= message.seat < self.size:
            raise Refused("bad-message", f"there is no seat {message.seat}; there are {self.size}, from 0")
        free = self.seats[message.seat].kind == "open" and user.id == self.created.owner
        if not free:
            self.must_own(user, message.seat)
        if message.bot not in AT_TABLES:  # never a module:Class of a stranger's choice
            raise Refused("bad-message", f"there is no bot '{message.bot}'; there is: {', '.join(AT_TABLES)}")
        entries: list[Entry] = [Handed(at=now, seat=message.seat, bot=message.bot)]
        return entries + (self.started_by(entries[0], now) if free else [])

    # ---- entries: the only way a table changes

    def apply(self, entry: Entry) -> None:
        self.version += 1
        self.updated = entry.at
        if isinstance(entry, Answered):
            self.clock_pressed(entry.seat, entry.at)
            self.undo, self.agreed = None, []
            self.plans.proposals.clear()
            if entry.ends_turn:
                self.plans.turn_ended(entry.seat)
            if self._lines is not None:
                self._lines += entry.lines
            elif self.match:
                answer, *luck = [self.match.notation.code(text) for text in entry.lines]
                self.match.answer(answer, luck)
        elif isinstance(entry, Started):
            self.asked_since = entry.at
            self._names, self._content, self._rules = list(entry.names), entry.content, entry.rules
            if self._lines is not None:
                self._lines += entry.lines
            else:
                self.match = self._play(entry.lines)
        elif isinstance(entry, Undone):
            self.asked_since = entry.at
            self.undo, self.agreed = None, []
            self.plans.proposals.clear()
            if self._lines is not None:
                del self._lines[entry.position :]
            elif self.match:
                self.match.go_back(entry.position)
        elif isinstance(entry, UndoAsked):
            self.undo, self.agreed = entry, []
        elif isinstance(entry, UndoAgreed):
            self.agreed.append(entry.seat)
        elif isinstance(entry, UndoDeclined):
            self.undo, self.agreed = None, []
        elif isinstance(entry, Sat):
            self.seats[entry.seat] = Seat("person", entry.name, entry.user)
            self.asked_since = entry.at
        elif isinstance(entry, Stood):
            self.seats[entry.seat] = Seat("open")
            self.undo, self.agreed = None, []
            self.plans.turn_ended(entry.seat)
            self.plans.proposals.pop(entry.seat, None)
        elif isinstance(entry, Handed):
            self.apply_handed(entry)
        elif isinstance(entry, TakenBack):
            self.seats[entry.seat].bot = ""
            self.asked_since = entry.at
        elif isinstance(entry, Said):
            self.chat = [*self.chat[-MOST_CHAT_KEPT + 1 :], entry]
        elif isinstance(entry, Noted):
            self.notes[entry.user] = entry.text
        elif isinstance(entry, Marked | Unmarked | Proposed):
            self.plans.apply(entry)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    def apply_handed(self, entry: Handed) -> None:
        seat = self.seats[entry.seat]
        if seat.kind == "open":
            self.seats[entry.seat] = Seat("bot", bot_name(entry.bot), "", entry.bot)
        else:
            seat.bot = entry.bot
        if entry.why == "clock" and self.created.clock:
            self.time_left[entry.seat] = max(self.created.clock.increment, 30.0)
        if self.undo and entry.seat in self.undo.needed:
            self.undo, self.agreed = None, []

    def clock_pressed(self, seat: int, at: float) -> None:
        clock = self.created.clock
        if clock and not self.seats[seat].bot:
            self.time_left[seat] -= max(0.0, at - self.asked_since)
            self.time_left[seat] = max(0.0, self.time_left[seat]) + clock.increment
        self.asked_since = at

    # ---- looking

    def view(self, seat: int) -> View:
        if self.match is None:
            raise Refused("not-started", "the game has not started")
        return view(self.match, seat)

    def standing_at(self, seat: int, event: int) -> Match:
        """The game as it stood when the seat saw this entry of its log."""
        if self.match is None:
            raise Refused("not-started", "the game has not started")
        events = visible_events(self.match, seat)
        if event >= len(events):
            return self.match
        return standing(self.match, events[event].position)

    def record(self) -> str:
        if self.match is None:
            raise Refused("not-started", "the game has not started")
        return self.match.save()


def standing(match: Match, position: int) -> Match:
    """The match as it stood after so many lines of its record; luck that was still to come has not spoken."""
    past = Match.__new__(Match)
    past.title, past.setup, past.notation, past.origin = match.title, match.setup, match.notation, match.origin
    past.dice = None
    past._play((match.codes + match.script)[:position])
    return past


def random_answer(question: Question) -> int:
    return secrets.choice(question.options)


def bot_name(bot: str) -> str:
    return f"{bot.capitalize()} bot"


def distinct(names: Iterable[str]) -> list[str]:
    """Names as they stand in the record: each once, none empty."""
    return numbered([name or f"Player {number + 1}" for number, name in enumerate(names)])


def numbered(names: list[str]) -> list[str]:
    """Equal names told apart by numbers; a free seat's stays empty."""
    found: list[str] = []
    for name in names:
        candidate, again = name, 2
        while name and candidate in found:
            candidate, again = f"{name} {again}", again + 1
        found.append(candidate)
    return found


def fork_of(record: str, position: int | None, owner: User, look: bool, now: float, bots: dict[int, str]) -> Created:
    """A table that goes on from a record, or from its first lines: played on one screen, nothing counts."""
    parsed = parse(record)
    if parsed.setup.pack:  # a directory of whoever wrote the record is none of ours to read
        raise RecordError(0, "a record with a content pack of its own cannot be loaded here")
    if position is not None:
        parsed.lines = parsed.lines[:position]
    setup = parsed.setup
    match = Match.load(games.title(setup.title), parsed)  # luck that a cut left open speaks now, and is written down
    seats = [
        Seat("bot", name, "", bots[number]) if number in bots else Seat("screen", name, owner.id)
        for number, name in enumerate(setup.seats)
    ]
    return Created(
        at=now,
        title=setup.title,
        edition=setup.edition,
        seats=seats,
        owner=owner.id,
        options=setup.options,
        parameters=setup.parameters,
        undo="free",
        private=True,
        fork="look" if look else "play",
        record=match.save(),
    )
