"""What happened at a table, as plain data. A table's entries, in order, are all there is to know about it."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "bot", "screen", "open"]
UndoPolicy = Literal["agreement", "free", "none"]
Advising = Literal["alone", "yes", "no"]
Fork = Literal["", "look", "play"]
Wish = Literal["bot", "sit", "end"]
By = Literal["person", "bot", "chance"]


class Seat(msgspec.Struct):
    """Who sits at a seat."""

    kind: SeatKind
    name: str = ""
    user: str = ""
    """Who plays it; a `screen` seat belongs to whoever's screen it is."""
    bot: str = ""
    """The bot that plays it: always for a bot's seat, for a person's as long as it is handed over."""
    left: str = ""
    """Of a vacant seat: who played it last."""
    resigned: bool = False
    """A bot's seat that a person has given up for good."""


class Clock(msgspec.Struct, frozen=True):
    """How much time each seat has to think."""

    seconds: float
    """What each seat has to begin with."""
    increment: float = 0.0
    """What an answer adds after which everyone sees that something has happened."""


class Happened(msgspec.Struct, tag_field="entry", kw_only=True):
    """What all entries have."""

    at: float
    """Seconds since 1970."""


class Created(Happened, tag="created", kw_only=True):
    """The table was made."""

    title: str
    edition: str
    seats: list[Seat]
    owner: str
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    clock: Clock | None = None
    undo: UndoPolicy = "agreement"
    absence: float | None = None
    """After so many seconds a bot plays on for who is away and asked; None is never."""
    private: bool = False
    """Not listed for strangers: only who has the link finds it."""
    fork: Fork = ""
    record: str = ""
    """Forks only: the record it goes on from."""
    suggest: Advising = "alone"
    """Whether advice may be asked for: by who plays alone, by everybody, by nobody."""
    first: bool = False
    """A first game: the table helps."""
    lesson: str = ""
    """The lesson that is taken here, by its name."""
    teaches: str = ""
    """That lesson as it was when the table was made."""
    content: str = ""
    """With a pack, the version of the content that it makes; otherwise the newest is played with."""
    pack: str = ""
    """The name of that pack."""
    secret: str = ""
    """What keys the table's luck; nobody is told."""


class Started(Happened, tag="started", kw_only=True):
    """All seats were taken, and the game began."""

    names: list[str]
    content: str
    lines: list[str]
    """What luck did before the first question."""
    rules: int = 1
    """Version of the rules it is played with."""


class Sat(Happened, tag="sat", kw_only=True):
    """Somebody sat down."""

    seat: int
    user: str
    name: str


class Stood(Happened, tag="stood", kw_only=True):
    """Somebody stood up."""

    seat: int
    used: float = 0.0
    """What it has spent of its clock on the question it leaves."""


class Handed(Happened, tag="handed", kw_only=True):
    """A seat is played by a bot from now on."""

    seat: int
    bot: str
    why: Literal["wish", "clock", "away"] = "wish"
    used: float = 0.0
    """What its player has spent of the clock on the present question."""


class TakenBack(Happened, tag="taken-back", kw_only=True):
    """A seat was taken back from the bot."""

    seat: int


class Resigned(Happened, tag="resigned", kw_only=True):
    """A seat is given up for good: the bot plays it to the end."""

    seat: int
    bot: str


class Answered(Happened, tag="answered", kw_only=True):
    """A question was answered."""

    seat: int
    lines: list[str]
    """The answer and what luck did after it, in the title's notation."""
    by: By = "person"
    """`chance` is a random legal answer in place of a bot that failed."""
    why: str = ""
    """Of a bot's answer: the part of the judge's worth for which it was given, where nobody has secrets."""
    ends_turn: bool = False
    """At co-operative tables: another seat is asked next."""
    seen: bool = True
    """Whether everyone can see that something has happened. How many answers nobody sees is nobody's business."""


class UndoAsked(Happened, tag="undo-asked", kw_only=True):
    """A seat asked for undo that others must agree to."""

    seat: int
    position: int
    """In the record: the question that would be asked again."""
    needed: list[int]


class UndoAgreed(Happened, tag="undo-agreed", kw_only=True):
    """A seat agreed to undo."""

    seat: int


class UndoDeclined(Happened, tag="undo-declined", kw_only=True):
    """A seat declined undo."""

    seat: int


class Undone(Happened, tag="undone", kw_only=True):
    """Answers were taken back."""

    seat: int
    position: int
    used: float = 0.0
    """What the seat has spent of its clock on the question it leaves."""


class Resumed(Happened, tag="resumed", kw_only=True):
    """The server was away: the clock that was running gets the time back."""

    lost: float
    until: float


class Wished(Happened, tag="wished", kw_only=True):
    """Somebody asks the others for something."""

    what: Wish
    user: str
    name: str
    by: int
    """The asker's seat; -1 for who has none."""
    seat: int
    """The seat it is about."""
    bot: str
    needed: list[int]


class WishAgreed(Happened, tag="wish-agreed", kw_only=True):
    """A seat agreed to a wish."""

    seat: int


class WishDeclined(Happened, tag="wish-declined", kw_only=True):
    """A seat declined a wish."""

    seat: int


class Ended(Happened, tag="ended", kw_only=True):
    """The game ends without a result."""

    seat: int


class Removed(Happened, tag="removed", kw_only=True):
    """Somebody takes a table that is over off their list."""

    user: str


class Became(Happened, tag="became", kw_only=True):
    """A player has another name, or is a guest who signed in: what was of `was` is of `user` now."""

    was: str
    user: str
    name: str
    """Empty: the seats keep their names, as somebody else at the table has this one."""


class Said(Happened, tag="said", kw_only=True):
    """Somebody said something."""

    user: str
    name: str
    text: str


class Noted(Happened, tag="noted", kw_only=True):
    """A private note: only its writer ever gets it back."""

    user: str
    text: str


class Marked(Happened, tag="marked", kw_only=True):
    """A seat marked a thing on the board."""

    seat: int
    thing: str
    """A thing on the board by the name the client gives it."""


class Unmarked(Happened, tag="unmarked", kw_only=True):
    """A seat took marks away."""

    seat: int
    thing: str
    """Empty: all of the seat's marks."""


class Pinged(Happened, tag="pinged", kw_only=True):
    """A seat pointed at a thing on the board."""

    seat: int
    thing: str


class Proposed(Happened, tag="proposed", kw_only=True):
    """A seat proposed an answer to whom is asked."""

    seat: int
    option: str
    """Empty: nothing any longer."""


class Rematched(Happened, tag="rematched", kw_only=True):
    """A rematch was made: the table it is played at."""

    table: str


Entry = (
    Created
    | Started
    | Sat
    | Stood
    | Handed
    | TakenBack
    | Resigned
    | Answered
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | Undone
    | Resumed
    | Wished
    | WishAgreed
    | WishDeclined
    | Ended
    | Removed
    | Became
    | Said
    | Noted
    | Marked
    | Unmarked
    | Pinged
    | Proposed
    | Rematched
)

_decoder = msgspec.json.Decoder(list[Entry])


def to_text(entries: list[Entry]) -> str:
    """Entries as they are stored."""
    return msgspec.json.encode(entries).decode()


def from_text(text: str | bytes) -> list[Entry]:
    """Stored entries."""
    return _decoder.decode(text)
