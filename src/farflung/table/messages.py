"""What a client may say, and how it is refused. docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from farflung.bots import USUAL
from farflung.table.entries import Wish

MOST_CHAT = 500
MOST_NOTES = 10_000

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=-1, le=99)]
Name = Annotated[str, Meta(max_length=200)]
Id = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Name
Thing = Annotated[str, Meta(pattern=r"^[a-z][a-z-]*:[^\x00-\x1f]{1,100}$")]
"""A thing on the board, as the client names it: `sector:3`."""

RefusalKind = Literal[
    "stale",
    "not-asked",
    "not-an-option",
    "refused-by-rule",
    "undo",
    "undo-seen",
    "bad-message",
    "too-large",
    "too-many",
    "not-started",
    "over",
    "not-yours",
    "taken",
    "not-stored",
    "not-offered",
]


class Refused(Exception):
    """A message that changed nothing, and why."""

    def __init__(self, kind: RefusalKind, text: str, rule: str = "", wait: float = 0.0) -> None:
        super().__init__(text)
        self.kind = kind
        self.text = text
        self.rule = rule
        self.wait = wait


class User:
    """Who talks to a table: an id and a name to show."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Said(msgspec.Struct, tag_field="type", kw_only=True):
    """What all messages have."""

    id: Id = 0
    """The client's own; the answer carries it."""


class Answer(Said, tag="answer", kw_only=True):
    """Answers the question before which the seat had given so many answers."""

    seat: SeatNumber
    answers: Number
    option: Name


class Undo(Said, tag="undo", kw_only=True):
    """Takes back the own answers from this one on."""

    seat: SeatNumber
    to: Number


class Agree(Said, tag="agree", kw_only=True):
    """Agrees to what another seat asks for."""

    seat: SeatNumber
    what: Literal["undo"] | Wish = "undo"


class Decline(Said, tag="decline", kw_only=True):
    """Declines what another seat asks for."""

    seat: SeatNumber
    what: Literal["undo"] | Wish = "undo"


class Ask(Said, tag="ask", kw_only=True):
    """A wish that others must agree to."""

    what: Wish
    seat: SeatNumber
    bot: Name = USUAL


class Look(Said, tag="look", kw_only=True):
    """Asks how the table stood at an event."""

    seat: SeatNumber
    event: Number


class Preview(Said, tag="preview", kw_only=True):
    """Asks what an answer would bring as far as luck has no say."""

    seat: SeatNumber
    answers: Number
    option: Name


class Suggest(Said, tag="suggest", kw_only=True):
    """Asks what the answers to the present question are expected to bring; quietly, nobody is told of it."""

    seat: SeatNumber
    answers: Number
    quiet: bool = False


class Chronicle(Said, tag="chronicle", kw_only=True):
    """Asks for the story of the game so far."""

    seat: SeatNumber


class Chat(Said, tag="chat", kw_only=True):
    """Says something to all."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Note(Said, tag="note", kw_only=True):
    """Keeps a note for oneself."""

    text: Annotated[str, Meta(max_length=MOST_NOTES)]


class Sit(Said, tag="sit", kw_only=True):
    """Sits down."""

    seat: SeatNumber


class Stand(Said, tag="stand", kw_only=True):
    """Stands up."""

    seat: SeatNumber


class Resign(Said, tag="resign", kw_only=True):
    """Gives the seat up for good."""

    seat: SeatNumber


class HandToBot(Said, tag="bot", kw_only=True):
    """Lets a bot play the seat."""

    seat: SeatNumber
    bot: Name = USUAL


class TakeBack(Said, tag="take-back", kw_only=True):
    """Takes the seat back from the bot."""

    seat: SeatNumber


class Mark(Said, tag="mark", kw_only=True):
    """Marks a thing on the board."""

    seat: SeatNumber
    at: Thing


class Unmark(Said, tag="unmark", kw_only=True):
    """Takes a mark away, or all."""

    seat: SeatNumber
    at: Thing | Literal[""] = ""


class Ping(Said, tag="ping", kw_only=True):
    """Points at a thing on the board."""

    seat: SeatNumber
    at: Thing


class Propose(Said, tag="propose", kw_only=True):
    """Proposes an answer to another seat."""

    seat: SeatNumber
    to: SeatNumber
    answers: Number
    option: Name


class Language(Said, tag="language", kw_only=True):
    """Speaks another language from now on."""

    language: Name


class Rematch(Said, tag="rematch", kw_only=True):
    """Asks for a rematch."""


class Resync(Said, tag="resync", kw_only=True):
    """Asks for everything anew."""


Seating = Sit | Stand | Resign | HandToBot | TakeBack

Message = (
    Answer
    | Undo
    | Agree
    | Decline
    | Ask
    | Look
    | Preview
    | Suggest
    | Chronicle
    | Chat
    | Note
    | Sit
    | Stand
    | Resign
    | HandToBot
    | TakeBack
    | Mark
    | Unmark
    | Ping
    | Propose
    | Language
    | Rematch
    | Resync
)

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def parse(text: str | bytes) -> Message:
    """A client's message; `Refused` says why it cannot be read."""
    try:
        return _decoder.decode(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-message", f"this message cannot be read: {error}") from None


def id_of(text: str | bytes) -> int | str:
    """The id of a message that may be anything, so that even its refusal can name it."""
    try:
        found = msgspec.json.decode(text, type=OnlyId)
    except (ValueError, RecursionError):
        return 0
    return found.id


class OnlyId(msgspec.Struct):
    """What can be read of a message that is refused."""

    id: Id = 0
