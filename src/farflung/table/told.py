"""What a client is told of a table, as types: docs/protocol.md in a form that is checked.

`server.toldtypes` writes the client's types from these, and a test holds what is really sent against them.
"""

from typing import Any, Literal, NotRequired, TypedDict


class Option(TypedDict):
    """What may be answered; `text` is the stable notation, and what an answer sends back."""

    text: str
    verb: str
    args: dict[str, str | int | list[int]]
    words: str


class Refused(Option):
    """What the rules do not allow: `name` says what in words, `words` why."""

    name: str
    rule: str


class Question(TypedDict):
    """`context` is the text of the card, planet or ability that is being resolved."""

    name: str
    rule: str
    words: str
    context: str
    options: list[Option]
    refused: list[Refused]


class OpenQuestion(TypedDict):
    """At tables that are played together: what another seat is asked."""

    seat: int
    answers: int
    name: str
    rule: str
    words: str
    options: list[Option]


class Crumb(Option):
    """An answer of one's own in this scene: which it was, and whether taking it back is free."""

    answer: int
    free: bool


class Undo(TypedDict):
    """The price of taking back one's latest answer."""

    free: bool
    reason: str
    needed: int


class LogEntry(TypedDict):
    """Something that happened, as far as the seat may know; `seat` is whose act it was, or -1."""

    number: int
    rule: str
    verb: str
    args: dict[str, str | int | list[int]]
    seat: int
    words: str


class Score(TypedDict):
    """A seat's score at the end, and where it comes from."""

    seat: int
    name: str
    total: int
    parts: dict[str, int]


class Guide(TypedDict):
    """Where a learner is: `step` of `steps` are done, `do` are the answers that are meant. `astray` is how many answers
    were given since another one; `end` is said when all is done, and `next` is the lesson after this one."""

    id: str
    name: str
    step: int
    steps: int
    goal: str
    why: str
    done: str
    astray: int
    astray_words: str
    do: list[str]
    end: str
    next: str


class View(TypedDict):
    """A table as one seat sees it. `answers` is how many this seat has given; `state` is the title's data, `reckoned`
    what follows from it by the rules: each title has its own types. What `look` brings has no log and undo."""

    answers: int
    seat: int
    state: dict[str, Any]
    reckoned: Any
    waiting_for: int
    question: Question | None
    open_question: NotRequired[OpenQuestion | None]
    crumbs: list[Crumb]
    undo: Undo
    turns: list[int]
    log: list[LogEntry]
    log_from: int
    over: bool
    scores: list[Score] | None
    winners: list[int] | None
    lesson: NotRequired[Guide]


class SeatCard(TypedDict):
    """`left`: it has been played and is vacant; `resigned`: it was given up for good."""

    name: str
    kind: Literal["person", "screen", "bot", "open"]
    bot: str
    present: bool
    left: bool
    resigned: bool


class Mark(TypedDict):
    """A thing on the board that a seat has marked."""

    seat: int
    at: str


class Proposal(TypedDict):
    """What a seat proposes to the one that is asked."""

    seat: int
    option: str


class Plans(TypedDict):
    """What players who play together have laid on the board and proposed to each other."""

    marks: list[Mark]
    proposals: list[Proposal]


TOLD = (
    Option,
    Refused,
    Question,
    OpenQuestion,
    Crumb,
    Undo,
    LogEntry,
    Score,
    Guide,
    View,
    SeatCard,
    Mark,
    Proposal,
    Plans,
)
