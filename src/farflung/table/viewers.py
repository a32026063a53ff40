"""Whoever looks at a table: what has been told them, and what they must be told next."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from farflung.engine.title import chosen_options, harder
from farflung.engine.views import SPECTATOR, visible_events
from farflung.table import rendering
from farflung.table.changes import alike
from farflung.table.chronicle import foresee
from farflung.table.entries import Answered as Answer
from farflung.table.entries import (
    Ended,
    Entry,
    Handed,
    Pinged,
    Rematched,
    Resumed,
    Said,
    TakenBack,
    UndoAsked,
    UndoDeclined,
    Undone,
    WishDeclined,
    Wished,
)
from farflung.table.messages import Refused
from farflung.table.reckoning import numbers
from farflung.table.rendering import Rendering, Shared, Shown
from farflung.table.table import Table, User

Told = dict[str, Any]
NOTHING: tuple[list[Shown], int] = ([], 0)

TURNS_CLOCK = Undone | Handed | TakenBack | Resumed
NOTICES = {
    "bot-failed": "this seat's bot gave no legal answer; one was drawn at random",
    "time-out": "this seat's time has run out; a bot plays on",
    "away": "this seat's player has been away for long; a bot plays on",
    "declined": "this seat does not agree",
    "ended": "the game was ended without a result",
    "advised": "this seat's player has asked for advice",
}
"""By kind, for a client that has no words of its own."""


class Gallery:
    """The renderings of one table, shared by all who look at the same seat in the same language."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shared = Shared(table)
        self._kept: dict[tuple[int, str], Rendering] = {}

    def of(self, seat: int, language: str) -> Rendering:
        """What this seat is shown in this language, up to date."""
        found = self._kept.get((seat, language))
        if found is None:
            found = self._kept[seat, language] = Rendering(self.table, seat, language, self._shared)
        found.refresh()
        return found

    def write_ahead(self, seat: int, language: str) -> bool:
        """Some of a log's sentences, for somebody who will look; True if there may be more to write."""
        return self.table.match is not None and self._shared.write_ahead(self.table.match, seat, language)


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """One connection. Numbers its messages, sends of the log only what is new, and of a view only a change."""

    def __init__(self, id: str, user: User | None, language: str, changes: bool = False) -> None:
        """`changes`: of a view that was told before only what has changed is told."""
        self.table_id = id
        self.changes = changes
        self.user = user
        self.language = language
        self.seq = 0
        self._card: Shown = {}
        self._bodies: dict[int, Shown] = {}
        self._logs: dict[int, tuple[list[Shown], int]] = {}
        """What was told of the log, which may have grown since: its first entries, and how many."""
        self._wish: tuple[UndoAsked, list[int]] | None = None
        """The wish to take back that was told last, and who had agreed."""
        self._asked: tuple[Wished, list[int]] | None = None
        """The same of what else somebody asks for."""
        self._plans: Shown = {}
        self._failed: set[int] = set()
        """The seats whose bot is known to have failed."""

    @property
    def user_id(self) -> str:
        """Empty for a stranger."""
        return self.user.id if self.user else ""

    def seats(self, table: Table) -> list[int]:
        """The seats whose views are shown: the own ones, or that of a spectator."""
        return table.seats_of(self.user_id) or [SPECTATOR]

    def _tell(self, type: str, **fields: Any) -> Told:
        self.seq += 1
        return {"type": type, "seq": self.seq, **fields}

    # ---- what to say

    def write_ahead(self, gallery: Gallery, language: str) -> bool:
        """A long log is written in several turns before it is shown in a language: True if it needs another."""
        return any(gallery.write_ahead(seat, language) for seat in self.seats(gallery.table))

    def hello(self, gallery: Gallery, now: float, present: set[str]) -> list[Told]:
        """Everything from the beginning: on connecting, on `resync`, after a change of language."""
        table = gallery.table
        self._bodies.clear()
        self._logs.clear()
        self._card = rendering.card(table, self.table_id, self.user_id, brief=True)
        card = rendering.card(table, self.table_id, self.user_id, present)
        chosen = chosen_options(table.title, (table.match.setup if table.match else table.created).options)
        told = [
            self._tell(
                "hello",
                table=card,
                you=table.seats_of(self.user_id),
                language=self.language,
                numbers=numbers(table.title, table.match.setup if table.match else table.setup([])),
                options=chosen,
                harder=harder(table.title, chosen, table.size),
                clock=table.clock_view(now),
                notes=table.notes.get(self.user_id, ""),
                chat=[chat_line(table, said) for said in table.chat],
            )
        ]
        told += self.states(gallery, whole=True)
        self._wish = self._asked = None
        if table.undo:
            told.append(self.undo(table))
        if table.wish and not table.over:
            told.append(self.wish(table))
        if table.together:
            told.append(self.plans(table))
        return told

    def after(self, gallery: Gallery, entries: list[Entry], now: float, present: set[str] | None = None) -> list[Told]:
        """What these entries, which have just changed the table, look like from here. Nothing is said, no clock and no
        word about a bot, when there is nothing to be seen: not even that there was something."""
        table = gallery.table
        told: list[Told] = []
        others = [entry for entry in entries if not isinstance(entry, Answer)]
        if table.over or others:
            card = rendering.card(table, self.table_id, self.user_id, brief=True)
            if changed(card, self._card):
                shown = rendering.card(table, self.table_id, self.user_id, present, brief=True)
                told.append(self._tell("table", table=shown, you=table.seats_of(self.user_id)))
            self._card = card
        told += self.states(gallery, whole=not self.changes)
        if table.created.clock and (told or any(isinstance(entry, TURNS_CLOCK) for entry in entries)):
            told.append(self._tell("clock", clock=table.clock_view(now)))
        for entry in others:
            if isinstance(entry, Said):
                told.append(self._tell("chat", **chat_line(table, entry)))
            elif isinstance(entry, Rematched):
                told.append(self.rematch(entry.table))
            elif isinstance(entry, Pinged):
                told.append(self._tell("ping", seat=entry.seat, at=entry.thing))
            else:
                told += self.notice(table, entry)
        if any(isinstance(entry, Answer) and entry.seen for entry in entries):
            for seat in sorted(table.failed - self._failed):  # once: how often a bot is asked may be a secret
                told.append(self._notice("bot-failed", seat))
            self._failed |= table.failed
        if table.together and table.plans.shown() != self._plans:
            told.append(self.plans(table))
        wish = (table.undo, table.agreed[:]) if table.undo else None
        if wish != self._wish:
            told.append(self.undo(table))
        open_wish = table.wish if not table.over else None
        if ((open_wish, table.wish_agreed) if open_wish else None) != self._asked:
            told.append(self.wish(table))
        return told

    def notice(self, table: Table, entry: Entry) -> list[Told]:
        """What somebody should be told who only sees the table change."""
        if isinstance(entry, Handed) and entry.why != "wish":
            return [self._notice("time-out" if entry.why == "clock" else "away", entry.seat)]
        if isinstance(entry, Ended):
            return [self._notice("ended", entry.seat)]
        own = table.seats_of(self.user_id)
        if isinstance(entry, UndoDeclined) and self._wish and entry.seat not in own and self._wish[0].seat in own:
            return [self._notice("declined", entry.seat, what="undo")]
        if isinstance(entry, WishDeclined) and self._asked and entry.seat not in own:
            asked = self._asked[0]
            return [self._notice("declined", entry.seat, what=asked.what)] if asked.user == self.user_id else []
        return []

    def _notice(self, kind: str, seat: int, **more: str) -> Told:
        return self._tell("notice", kind=kind, seat=seat, text=NOTICES[kind], **more)

    def rest(self, gallery: Gallery) -> list[Told]:
        """What can wait until everyone knows how it stands: what the answers would cost."""
        return self.states(gallery, whole=True) if self.changes else []

    def states(self, gallery: Gallery, whole: bool) -> list[Told]:
        """What has changed of each seat shown; prices only when the whole is wanted."""
        if gallery.table.match is None:
            return []
        seats = self.seats(gallery.table)
        for gone in [seat for seat in self._bodies if seat not in seats]:
            del self._bodies[gone], self._logs[gone]
        told = []
        for seat in seats:
            shown = gallery.of(seat, self.language)
            if whole:
                shown.price()
            (log, known), body = self._logs.get(seat, NOTHING), self._bodies.get(seat)
            change = shown.change(body) if body else None
            start = known if log is shown.log else alike(shown.log, log[:known])
            if change == {} and start == known == len(shown.log):
                continue
            self._bodies[seat], self._logs[seat] = shown.body, (shown.log, len(shown.log))
            beats = [beat for beat in shown.beats if body and beat["until"] > start]
            new = {"log": shown.log[start:], "log_from": start, "beats": beats}
            if self.changes and change is not None:
                told.append(self._tell("change", seat=seat, change=change, **new))
            else:
                told.append(self._tell("state", seat=seat, view={**shown.body, **new}))
        return told

    def undo(self, table: Table) -> Told:
        """Who asks for undo, and who has agreed."""
        asked = table.undo
        self._wish = (asked, table.agreed[:]) if asked else None
        if asked is None:
            return self._tell("undo", by=SPECTATOR, agreed=[], needed=[], back_to=0)
        needed = [seat for seat in asked.needed if seat not in table.agreed]
        seen = visible_events(table.match, self.seats(table)[0]) if table.match else []
        back_to = sum(event.position <= asked.position for event in seen)
        return self._tell("undo", by=asked.seat, agreed=table.agreed[:], needed=needed, back_to=back_to)

    def wish(self, table: Table) -> Told:
        """Who asks for what, and who has agreed."""
        asked = table.wish if not table.over else None
        self._asked = (asked, table.wish_agreed[:]) if asked else None
        if asked is None:
            nobody = {"by": SPECTATOR, "name": "", "seat": SPECTATOR, "bot": "", "agreed": [], "needed": []}
            return self._tell("wish", what="", **nobody)
        needed = [seat for seat in asked.needed if seat not in table.wish_agreed]
        bot = asked.bot if asked.what == "bot" else ""
        who = {"by": asked.by, "name": asked.name, "seat": asked.seat, "bot": bot}
        return self._tell("wish", what=asked.what, **who, agreed=table.wish_agreed[:], needed=needed)

    def rematch(self, id: str) -> Told:
        """Where the game is played again."""
        return self._tell("rematch", id=id, table=id)

    def deleted(self) -> Told:
        """That the table is gone."""
        return self._tell("deleted", text="this table has been deleted")

    def plans(self, table: Table) -> Told:
        """Marks and proposals."""
        self._plans = table.plans.shown()
        return self._tell("plans", **self._plans)

    def acknowledge(self, id: int | str) -> Told:
        """That a message was taken."""
        return self._tell("ack", id=id)

    def people(self, table: Table, present: set[str], watching: int) -> Told:
        """Who is present."""
        seats = [seat.user in present and seat.kind in ("person", "screen") for seat in table.seats]
        return self._tell("people", seats=seats, watching=watching)

    def replay(self, table: Table, id: int | str, seat: int, event: int) -> Told:
        """How the table stood at an event."""
        seen = rendering.look_back(table, seat, event, self.language)
        return self._tell("replay", id=id, event=event, view=seen)

    def preview(self, table: Table, id: int | str, seat: int, answers: int, option: str) -> Told:
        """What an answer would bring."""
        table.must_own(self.user or User("", ""), seat)
        match = table.must_run()
        if answers != table.answers(seat):
            raise Refused("stale", "that question has been answered already, or taken back")
        return self._tell("preview", id=id, option=option, log=foresee(match, seat, option, self.language))

    def suggestion(self, seat: int, answers: int, quiet: bool, more: bool, found: Told) -> Told:
        """What the answers are expected to bring, and whether more will be known soon."""
        return self._tell("suggestion", seat=seat, answers=answers, quiet=quiet, more=more, **found)

    def advised(self, seat: int) -> Told:
        """That somebody else has asked for advice."""
        return self._notice("advised", seat)

    def chronicle(self, id: int | str, found: dict[str, Any]) -> Told:
        """The story of the game."""
        return self._tell("chronicle", id=id, **found)

    def refused(self, id: int | str, kind: str, text: str, rule: str = "", wait: float = 0.0) -> Told:
        """That a message was refused, and why."""
        more: Told = {}
        if rule:
            more["rule"] = rule
        if wait:
            more["wait"] = round(wait, 2)
        return self._tell("refused", id=id, kind=kind, text=text, **more)


def chat_line(table: Table, said: Said) -> Told:
    """What somebody said, as it is shown."""
    seats = table.seats_of(said.user)
    return {"from": said.name, "seat": seats[0] if seats else SPECTATOR, "text": said.text, "at": said.at}


# What the card says of the running game stands in the state as well: only the rest is worth a message.
IN_STATE = ("waiting_for", "your_turn")


def changed(card: Shown, before: Shown) -> bool:
    """Whether a card differs in what the state does not tell anyway."""
    return any(card[key] != before.get(key) for key in card if key not in IN_STATE)
