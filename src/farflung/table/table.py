"""The table itself: messages become entries, entries change it, and it can be made again from them."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from farflung import games, lessons
from farflung.engine.match import IllegalAnswer, LoggedEvent, Match, Question
from farflung.engine.notation import Notation
from farflung.engine.record import LUCK, Line, Record
from farflung.engine.title import Setup
from farflung.engine.views import View, position_of_answer, view, visible_events
from farflung.table import messages as m
from farflung.table import seats as seating
from farflung.table import teaching
from farflung.table.becoming import apply_became
from farflung.table.clocks import Clocks, Outage
from farflung.table.entries import (
    Answered,
    Became,
    By,
    Created,
    Ended,
    Entry,
    Handed,
    Marked,
    Noted,
    Proposed,
    Rematched,
    Removed,
    Resigned,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    Unmarked,
    WishAgreed,
    WishDeclined,
    Wished,
)
from farflung.table.luck import luck_after, may_go_back_over_luck
from farflung.table.messages import Refused
from farflung.table.messages import User as User
from farflung.table.names import distinct
from farflung.table.planning import Plans, cooperative
from farflung.table.planning import decide as decide_plan
from farflung.table.seats import Presence
from farflung.table.wording import Speaker

MOST_CHAT_KEPT = 200


class Table:
    """A table: nothing but its entries. A message becomes entries (`decide`), and each changes it (`apply`)."""

    def __init__(self, created: Created) -> None:
        self.created = created
        self.owner = created.owner
        self.title = games.title(created.title)
        self.seats = [replace(seat) for seat in created.seats]
        self.started = False
        self.held: dict[str, set[int]] = {}
        """Who has played which seats since the start, and knows their secrets."""
        self.ended = False
        """Without a result."""
        self.removed: set[str] = set()
        """Who has taken the table off their list."""
        self.match: Match | None = None
        self.undo: UndoAsked | None = None
        self.agreed: list[int] = []
        self.wish: Wished | None = None
        self.wish_agreed: list[int] = []
        self.chat: list[Said] = []
        self.said: Counter[str] = Counter()
        """How often each user has said something."""
        self.notes: dict[str, str] = {}
        self.rematch = ""
        names = [f"Player {number + 1}" for number in range(len(self.seats))]
        self.together = cooperative(self.title, self.setup(names))
        """Whether its players plan together."""
        self.plans = Plans()
        self.version = 1
        """How many entries have changed it."""
        self.updated = created.at
        """When something last changed that everyone can see."""
        self.clocks = Clocks(created.clock, len(self.seats), created.at)
        self.failed: set[int] = set()
        """Seats whose bot has given no legal answer."""
        self.reasons: dict[int, str] = {}
        """By how many lines the record had when a bot was asked: why it answered as it did."""
        self.by_bots: set[int] = set()
        """The answers that bots gave, also for people: by how many lines the record had."""
        self.shown_position = 0
        """How many lines of the record there were when everyone last saw that something had happened."""
        self._ahead: tuple[Answered, int, Match] | None = None
        """The game after an answer that was decided at a version of the table, and is not stored yet."""
        self._lines: list[str] | None = None
        self._names: list[str] = []
        self._content = ""
        self._rules = 0
        self.lesson = lessons.read(created.teaches, created.lesson) if created.lesson else None
        if self.lesson:
            self.match = lessons.begin(self.lesson, distinct([seat.name for seat in self.seats]))
        elif created.record:
            self.match = Match.load(self.title, created.record)
        if self.match:
            self.shown_position = self.match.position
            self.begin()

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
            codes = codes_of(lines, table.match.setup, table.match.notation)
            table.match = Match(table.title, table.match.setup, start=table.match.origin, script=codes)
        return table

    def setup(self, names: list[str]) -> Setup:
        """How a game with these names is set up here."""
        created = self.created
        options, parameters = dict(created.options), dict(created.parameters)
        return Setup(created.title, created.edition, names, options, parameters, created.content)

    def _play(self, lines: list[str]) -> Match:
        setup = self.setup(self._names)
        setup.content, setup.rules = self._content, self._rules
        notation = self.title.notation(setup)
        return Match(self.title, setup, script=codes_of(lines, setup, notation))

    def start(self, now: float, seed: int | None = None) -> list[Entry]:
        """The entry that starts the game if every seat is taken."""
        if self.match or self.created.fork or any(seat.kind == "open" for seat in self.seats):
            return []
        match = Match(self.title, self.setup(distinct([seat.name for seat in self.seats])), seed)
        lines = [line.text for line in match.record().lines]
        setup = match.setup
        return [Started(at=now, names=setup.seats, content=setup.content, lines=lines, rules=setup.rules)]

    def play(self, match: Match) -> None:
        """Takes up a match that has begun elsewhere, with its luck: on one screen, where nothing is stored."""
        self.match = match
        self.shown_position = match.position
        self.begin()

    def begin(self) -> None:
        """From now on there are secrets."""
        self.started = True
        for number, seat in enumerate(self.seats):
            if seat.user:
                self.held.setdefault(seat.user, set()).add(number)

    # ---- who is who

    @property
    def size(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by agreement."""
        return self.ended or (self.match is not None and self.match.over)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return self.match.question if self.match and not self.ended else None

    @property
    def waiting_for(self) -> int:
        """The seat that is asked; -1 for nobody."""
        question = self.question
        return question.seat if question else LUCK

    def seats_of(self, user: str) -> list[int]:
        """The seats that a user plays."""
        if not user:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user == user and seat.kind != "open"]

    def members(self) -> dict[int, str]:
        """Who sits where, of those who want to see the table in their list; -1 is an owner who waits without a seat."""
        found = {n: seat.user for n, seat in enumerate(self.seats) if seat.user and seat.user not in self.removed}
        if self.owner and not self.started and self.owner not in found.values():
            found[-1] = self.owner
        return found

    def sees_all(self, user: str) -> bool:
        """Whether the whole record may be shown: after the game, or to the owner of a fork."""
        return self.over or (bool(self.created.fork) and user == self.owner)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that a bot must answer for, and the bot."""
        question = self.question
        if question is None or self.created.fork == "look" or not self.seats[question.seat].bot:
            return None
        return question.seat, self.seats[question.seat].bot

    def bots(self) -> dict[int, str]:
        """The seats that are bots' own, and which."""
        return {number: seat.bot for number, seat in enumerate(self.seats) if seat.kind == "bot"}

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
        return None if seat == LUCK else self.clocks.since(seat) + self.clocks.left[seat]

    def used(self, seat: int, now: float) -> float:
        """What the seat has spent of its clock on the present question."""
        return self.clocks.used(seat, now) if self.ticking() == seat else 0.0

    def time_out(self, now: float, presence: Presence | None = None) -> list[Entry]:
        """Past the deadline a bot plays on for the seat, and so it does for who has been away for the table's time;
        its player may take it back."""
        deadline, absent = self.deadline(), seating.absent_until(self, presence)
        if deadline is not None and now >= deadline:
            return [Handed(at=now, seat=self.ticking(), bot=seating.STAND_IN, why="clock")]
        if absent is not None and now >= absent:
            seat = self.waiting_for
            return [Handed(at=now, seat=seat, bot=seating.STAND_IN, why="away", used=self.used(seat, now))]
        return []

    def resume(self, outages: Sequence[Outage], now: float) -> list[Entry]:
        """What the running clock gets back for the times when there was no server."""
        seat = self.ticking()
        lost = self.clocks.lost(seat, outages) if seat != LUCK else 0.0
        return [Resumed(at=now, lost=lost, until=max(up for _, up in outages))] if lost else []

    def clock_view(self, now: float) -> dict[str, Any] | None:
        """The clocks as everybody sees them."""
        clock = self.created.clock
        if clock is None:
            return None
        running = self.ticking()
        left = [round(seconds, 1) for seconds in self.clocks.left]
        if running != LUCK:
            left[running] = round(self.clocks.left_at(running, now), 1)
        return {"seconds": clock.seconds, "increment": clock.increment, "left": left, "running": running}

    # ---- messages in: what they would change, or why not

    def decide(self, user: User, message: m.Message, now: float, presence: Presence | None = None) -> list[Entry]:
        """What the message changes, as entries to store and then `apply`. Nothing has changed yet."""
        if isinstance(message, m.Answer):
            return self.decide_answer(user, message, now)
        if isinstance(message, m.Undo):
            return self.decide_undo(user, message, now, presence)
        if isinstance(message, m.Agree | m.Decline):
            if message.what == "undo":
                return self.decide_agreement(user, message, now, presence)
            return seating.decide_wish(self, user, message, now, presence)
        if isinstance(message, m.Ask):
            return seating.decide_ask(self, user, message, now, presence)
        if isinstance(message, m.Seating):
            return seating.decide(self, user, message, now)
        if isinstance(message, m.Chat):
            if not message.text.strip():
                raise Refused("bad-message", "there is nothing in this message")
            seating.may_say_more(self, user)
            return [Said(at=now, user=user.id, name=user.name, text=message.text)]
        if isinstance(message, m.Mark | m.Unmark | m.Ping | m.Propose):
            if not self.together:
                raise Refused("not-offered", "marks, pings and proposals are for games that are played together")
            self.must_own(user, message.seat)
            return decide_plan(self.plans, self.must_run(), message, now)
        raise Refused("bad-message", f"the table does not know what to do with '{type(message).__name__}'")

    def must_own(self, user: User, seat: int) -> None:
        """Refuses whoever does not play this seat."""
        if not 0 <= seat < self.size:
            raise Refused("bad-message", f"there is no seat {seat}; there are {self.size}, from 0")
        if seat not in self.seats_of(user.id):
            raise Refused("not-yours", f"seat {seat} is not yours")

    def must_run(self) -> Match:
        """The match; refused where none is being played."""
        if self.match is None:
            raise Refused("not-started", "the game has not started: there are free seats")
        if self.created.fork == "look":
            raise Refused("over", "this game is only to be looked at; fork it to play on")
        if self.ended:
            raise Refused("over", "this game was ended")
        return self.match

    def decide_answer(self, user: User, message: m.Answer, now: float) -> list[Entry]:
        """The entries of an answer."""
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
        meant = teaching.taken(self.lesson, match, message.option, now) if self.lesson else []
        return [*meant] or [self.answered(message.option, now)]

    def answers(self, seat: int) -> int:
        """How many answers the seat has given so far."""
        return self.match.answers(seat) if self.match else 0

    def answered(self, option: str | int, now: float, by: By = "person", why: str = "") -> Answered:
        """The entry for this answer to the present question, with what luck does then; `why` a bot gave it is kept only
        where everyone sees that it was given."""
        match = self.match
        if match is None or match.question is None:
            raise Refused("over", "there is no question to answer")
        question = match.question
        ahead = match.ahead()  # where what luck brings is seen first; the table goes there when it is stored
        if self.created.secret:
            ahead.dice = luck_after(self.created.secret, match, option)
        try:
            ahead.answer(option)
        except IllegalAnswer as error:
            raise self.refusal(question, option, str(error)) from None
        lines = [ahead.notation.text(code) for code in ahead.codes_since(match.position)]
        ends = self.together and (ahead.question is None or ahead.question.seat != question.seat)
        seen = self.everyone_sees(match, ahead)
        told = why if seen else ""
        entry = Answered(at=now, seat=question.seat, lines=lines, by=by, why=told, ends_turn=ends, seen=seen)
        self._ahead = (entry, self.version, ahead)
        return entry

    def everyone_sees(self, match: Match, after: Match) -> bool:
        """Whether everyone can see that something has happened between the one and the other."""
        if match.question is None or after.question is None or after.question.seat != match.question.seat:
            return True
        if after.told_everyone() != match.told_everyone():
            return True
        return match.shown_to(LUCK) != after.shown_to(LUCK)

    def refusal(self, question: Question, option: str | int, text: str) -> Refused:
        """Why this is no answer, with its rule if one says so."""
        match = self.match
        for code, rule in question.refused:
            if match and option in (code, match.notation.text(code)):
                return Refused("refused-by-rule", Speaker(match, "en").why(code, rule), rule)
        return Refused("not-an-option", text)

    # ---- undo

    def undo_reason(self, seat: int, position: int, known: int | None = None) -> str:
        """'' if the seat may take back freely to this position; otherwise why the others must agree. `known` is how
        many lines of the record the seat may know of."""
        match = self.match
        if match is None:
            return "nothing"
        since = match.seats_since(position, known)
        if not since:
            return "nothing"
        if any(who not in (seat, LUCK) for who in since):
            return "other seat"
        if self.by_bots.intersection(range(position, position + len(since))):
            return "stand-in"  # its player was away or out of time: no gain by taking that back
        if LUCK in since:
            return "luck"
        return "reveal" if match.revealed_since(position, known) else ""

    def must_agree(self, seat: int, presence: Presence | None = None, now: float = 0.0) -> list[int]:
        """The seats whose players must agree when this seat wants to take back what is not free."""
        if self.created.undo == "free":
            return []
        return seating.others(self, self.seats[seat].user, presence, now)

    def decide_undo(self, user: User, message: m.Undo, now: float, presence: Presence | None) -> list[Entry]:
        """The entries of taking back, or of asking for it."""
        self.must_own(user, message.seat)
        match = self.must_run()
        if match.over and not self.created.fork:
            raise Refused("over", "the game is over")
        if self.seats[message.seat].bot:
            raise Refused("not-asked", "a bot plays for this seat: take it back first")
        if message.to >= self.answers(message.seat):
            raise Refused("undo", "there is nothing to take back")
        if self.created.undo == "none":
            raise Refused("undo", "at this table nothing is taken back")
        position = position_of_answer(match, message.seat, message.to)
        reason = self.undo_reason(message.seat, position)
        if reason and not may_go_back_over_luck(self):
            raise Refused("undo-seen", "what luck or others did was seen: only a table for practice goes back over it")
        needed = self.must_agree(message.seat, presence, now) if reason else []
        again = self.undo is not None and (self.undo.seat, self.undo.position) == (message.seat, position)
        if not [other for other in needed if not (again and other in self.agreed)]:
            return [Undone(at=now, seat=message.seat, position=position, used=self.used(message.seat, now))]
        if self.undo:
            raise Refused("undo", "another wish to take back is open")
        return [UndoAsked(at=now, seat=message.seat, position=position, needed=needed)]

    def decide_agreement(
        self, user: User, message: m.Agree | m.Decline, now: float, presence: Presence | None
    ) -> list[Entry]:
        """The entries of agreeing to undo, or of declining."""
        self.must_own(user, message.seat)
        asked = self.undo
        if asked is None:
            raise Refused("stale", "nobody asks to take anything back any longer")
        if isinstance(message, m.Decline):
            if message.seat != asked.seat and message.seat not in asked.needed:
                raise Refused("not-asked", "this seat is not asked")
            return [UndoDeclined(at=now, seat=message.seat)]
        if message.seat not in asked.needed or message.seat in self.agreed:
            raise Refused("not-asked", "this seat is not asked")
        entries: list[Entry] = [UndoAgreed(at=now, seat=message.seat)]
        if {*self.agreed, message.seat} >= {*asked.needed} & {*self.must_agree(asked.seat, presence, now)}:
            used = self.used(asked.seat, now)
            entries.append(Undone(at=now, seat=asked.seat, position=asked.position, used=used))
        return entries

    def started_by(self, entry: Entry, now: float) -> list[Entry]:
        """The game starts with the entry that takes the last free seat."""
        if self.match is not None:
            return []
        twin = Table(self.created)
        twin.seats = [replace(each) for each in self.seats]
        twin.apply(entry)
        return twin.start(now)

    # ---- entries: the only way a table changes

    def apply(self, entry: Entry) -> None:
        """What an entry changes of the table."""
        self.version += 1
        if not isinstance(entry, Noted | Removed | Resumed | Became) and not (
            isinstance(entry, Answered) and not entry.seen
        ):
            self.updated = entry.at
        if isinstance(entry, Answered):
            self.apply_answer(entry)
        elif isinstance(entry, Started):
            self.clocks.asked_since = entry.at
            self._names, self._content, self._rules = list(entry.names), entry.content, entry.rules
            if self._lines is not None:
                self._lines += entry.lines
            else:
                self.match = self._play(entry.lines)
            self.shown_position = self.position
            self.begin()
        elif isinstance(entry, Undone):
            self.clocks.spend(entry.seat, entry.used)
            self.clocks.undone(entry.position, entry.at)
            self.undo, self.agreed = None, []
            self.plans.proposals.clear()
            self.shown_position = entry.position
            self.reasons = {at: why for at, why in self.reasons.items() if at < entry.position}
            self.by_bots = {at for at in self.by_bots if at < entry.position}
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
        elif isinstance(entry, Sat | Stood | Handed | TakenBack | Resigned):
            seating.apply(self, entry)
        elif isinstance(entry, Wished):
            self.wish, self.wish_agreed = entry, []
        elif isinstance(entry, WishAgreed):
            self.wish_agreed.append(entry.seat)
        elif isinstance(entry, WishDeclined):
            self.wish, self.wish_agreed = None, []
        elif isinstance(entry, Ended):
            self.ended = True
            self.undo, self.agreed, self.wish, self.wish_agreed = None, [], None, []
        elif isinstance(entry, Resumed):
            self.clocks.credit(entry.lost, entry.until)
        elif isinstance(entry, Said):
            self.chat = [*self.chat[-MOST_CHAT_KEPT + 1 :], entry]
            self.said[entry.user] += 1
        elif isinstance(entry, Noted):
            self.notes[entry.user] = entry.text
        elif isinstance(entry, Marked | Unmarked | Proposed):
            self.plans.apply(entry)
        elif isinstance(entry, Became):
            apply_became(self, entry)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table
        elif isinstance(entry, Removed):
            self.removed.add(entry.user)

    def apply_answer(self, entry: Answered) -> None:
        """What an answer changes of the table."""
        if self.seats[entry.seat].bot:
            self.clocks.asked_since = entry.at
            self.by_bots.add(self.position)
        else:
            self.clocks.answered(entry.seat, entry.at, self.position, entry.seen)
        if entry.seen:  # an answer that nobody sees must not end what everybody sees
            self.undo, self.agreed = None, []
        self.plans.proposals.clear()
        if entry.why:
            self.reasons[self.position] = entry.why
        if entry.ends_turn:
            self.plans.turn_ended(entry.seat)
        if entry.by == "chance":
            self.failed.add(entry.seat)
        if self._lines is not None:
            self._lines += entry.lines
        elif self.match and self._ahead and self._ahead[:2] == (entry, self.version - 1):
            self.match.go_to(self._ahead[2])
        elif self.match:
            answer, *luck = [self.match.notation.code(text) for text in entry.lines]
            self.match.answer(answer, luck)
        self._ahead = None
        if entry.seen:
            self.shown_position = self.position

    @property
    def position(self) -> int:
        """How many lines the record has."""
        if self._lines is not None:
            return len(self._lines)
        return self.match.position if self.match else 0

    def reason_of(self, number: int, events: Sequence[LoggedEvent], causes: Sequence[int], seats: Sequence[int]) -> str:
        """Why this act was done: of the last answer before it, if that was a bot's and given since the act before."""
        acts = (events[other].position for other in range(number - 1, -1, -1) if causes[other] == other)
        for line in range(events[number].position - 1, next(acts, 0) - 1, -1):
            if seats[line] != LUCK:
                return self.reasons.get(line, "")
        return ""

    # ---- looking

    def view(self, seat: int) -> View:
        """What a seat may know."""
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
        return self.match.past(events[event].position)

    def record(self) -> str:
        """The game's record so far."""
        if self.match is None:
            raise Refused("not-started", "the game has not started")
        if self.lesson:
            raise Refused("not-offered", "a lesson begins in the middle of a game: it has no record")
        return self.match.save()


def codes_of(lines: list[str], setup: Setup, notation: Notation) -> list[int]:
    """Raises `RecordError` that says which line means nothing."""
    return Record(setup, [Line(LUCK, text) for text in lines]).codes(notation)


def random_answer(question: Question) -> int:
    """Any of the options."""
    return secrets.choice(question.options)
