"""What a bot that comes over the network is told: its table, its questions with the whole view, and the end."""

from __future__ import annotations

import msgspec

from farflung.engine.views import View
from farflung.table import messages as m
from farflung.table import rendering
from farflung.table.entries import Entry
from farflung.table.messages import Refused
from farflung.table.table import Table, User
from farflung.table.viewers import Gallery, Told, Viewer

MAY = m.Answer | m.Sit | m.Stand | m.TakeBack | m.Resync
"""All that such a bot may say."""


class BotUser(User):
    """A bot with a token: a user of its own, which belongs to somebody."""

    def __init__(self, id: str, name: str, owner: str) -> None:
        super().__init__(id, name)
        self.owner = owner


class BotViewer(Viewer):
    """The connection of such a bot. No board is drawn for it: a question comes with the view that a bot chooses by."""

    def __init__(self, id: str, user: BotUser, language: str) -> None:
        super().__init__(id, user, language)
        self.bot = user
        self._asked_of: dict[int, View] = {}
        """The view of each seat when it was last asked."""
        self._over = False

    def write_ahead(self, gallery: Gallery, language: str) -> bool:
        """It reads no log."""
        return False

    def hello(self, gallery: Gallery, now: float, present: set[str]) -> list[Told]:
        """The table, and what the bot is asked."""
        table = gallery.table
        self._asked_of.clear()
        self._over = False
        self._card = rendering.card(table, self.table_id, self.user_id, brief=True)
        return [self._tell("hello", table=self._card, you=table.seats_of(self.user_id)), *self._news(table)]

    def after(self, gallery: Gallery, entries: list[Entry], now: float, present: set[str] | None = None) -> list[Told]:
        """Whether seats have changed, what it is asked, and how it ended."""
        table = gallery.table
        card = rendering.card(table, self.table_id, self.user_id, brief=True)
        told = [self._tell("table", table=card, you=table.seats_of(self.user_id))] if card != self._card else []
        self._card = card
        return told + self._news(table)

    def _news(self, table: Table) -> list[Told]:
        match = table.match
        if table.over and not self._over:
            self._over = True
            result = match if match and match.over else None
            return [
                self._tell(
                    "over",
                    scores=result.title.scores(result.game)[: table.size] if result else None,
                    winners=result.title.winners(result.game) if result else None,
                )
            ]
        seat = asked_seat(table, self.bot)
        if match is None or seat < 0:
            return []
        seen = table.view(seat)
        if self._asked_of.get(seat) == seen:
            return []
        self._asked_of[seat] = seen
        assert seen.question is not None
        options = [{"code": code, "text": match.notation.text(code)} for code in seen.question.options]
        view = msgspec.to_builtins(seen)
        return [self._tell("choose", seat=seat, answers=seen.answers, options=options, view=view)]


def asked_seat(table: Table, bot: User) -> int:
    """The seat of this bot's that is asked and that it plays itself; -1 if there is none."""
    seat = table.waiting_for
    if table.created.fork == "look" or seat not in table.seats_of(bot.id) or table.seats[seat].bot:
        return -1
    return seat


def must_be_welcome(table: Table, bot: BotUser, message: m.Message) -> None:
    """Refuses what a bot may not say, and a seat at a table that neither it nor its owner belongs to."""
    if not isinstance(message, MAY):
        raise Refused("not-yours", "a bot may sit down, stand up, answer, and take its seat back")
    if isinstance(message, m.Sit) and bot.owner != table.owner and bot.id != table.owner:
        if not table.seats_of(bot.owner):
            raise Refused("not-yours", "a bot sits down where its owner plays, or at a table that its owner has made")
