"""Luck at a table. Each draw is keyed by the table's secret and by all that was answered and drawn before it: who takes
an answer back and gives it again meets the same luck, and what was seen tells nothing about other ways."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from farflung.engine.core import Decider, Game
from farflung.engine.match import FreshLuck, Match
from farflung.engine.notation import NotationError
from farflung.table.seats import is_persons

if TYPE_CHECKING:
    from farflung.table.table import Table


def new_secret() -> str:
    """What keys the luck of a new table."""
    return secrets.token_hex(16)


class KeyedLuck(Decider):
    """What luck brings after these codes of the record."""

    def __init__(self, secret: str, before: Sequence[int]) -> None:
        self.secret = secret.encode()
        self.before = " ".join(map(str, before)).encode()
        self.draws = 0

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        """The index of what is drawn."""
        said = b"%b/%d" % (self.before, self.draws)
        self.draws += 1
        return int.from_bytes(hmac.digest(self.secret, said, hashlib.sha256)) % len(pool)


def luck_after(secret: str, match: Match, option: str | int) -> Decider:
    """The luck of a table with this secret after this answer."""
    try:
        code = option if isinstance(option, int) else match.notation.code(option)
    except NotationError:
        return FreshLuck()  # it is no answer, and nothing will be drawn
    return KeyedLuck(secret, [*match.codes, *match.script, code])


def may_go_back_over_luck(table: Table) -> bool:
    """Whether what was learnt can be taken back at all: in practice, where nothing counts, or among people, who agree.
    Alone or with bots it would be rolling again."""
    practice = table.created.undo == "free" or bool(table.created.fork)
    return practice or sum(map(is_persons, table.seats)) > 1
