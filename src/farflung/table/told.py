"""What a client is told of a table, as types: docs/protocol.md in a form that is checked.

`server.toldtypes` writes the client's types from these, and a test holds what is really sent against them.
"""

from typing import Any, Literal, NotRequired, TypedDict


class Option(TypedDict):
    """What may be answered; `text` is the stable notation, and what an answer sends back. `detail` is what its card,
    place or ability says, where it has one; `cost` its price at once, `unused` what is left undone by an answer that
    ends the turn."""

    text: str
    verb: str
    args: dict[str, str | int | list[int]]
    words: str
    detail: str
    cost: NotRequired[str]
    unused: NotRequired[list[str]]


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
    """The price of taking back one's latest answer; with the reason `seen` it cannot be taken back."""

    free: bool
    reason: str
    needed: int


class LogEntry(TypedDict):
    """Something that happened, as far as the seat may know; `seat` is whose act it was, or -1. `cause` is the number of
    the entry it comes of, its own if it is an act; -1 repeats what another entry says. `aside` struck in between: it is
    told with an act that did not do it. `why` a bot did it, where nobody has secrets."""

    number: int
    cause: int
    rule: str
    verb: str
    args: dict[str, str | int | list[int]]
    seat: int
    words: str
    aside: NotRequired[bool]
    why: NotRequired[str]


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


class Term(TypedDict):
    """A part of what an answer brings or costs."""

    words: str
    value: float


class Advised(TypedDict):
    """What an answer is expected to bring, with its 80 % interval; the best have a reason, and parts that add up to
    it."""

    option: str
    words: str
    gain: float
    low: float
    high: float
    terms: NotRequired[list[Term]]
    why: NotRequired[str]


class Suggestion(TypedDict):
    """Advice to a seat's question: in which unit, against which answer (empty: all on average), how many of the best
    three are level, and how much was looked at; without rows none could be found. There may be `more`, which is surer,
    in a moment."""

    seat: int
    answers: int
    quiet: bool
    more: bool
    unit: str
    against: str
    percent: bool
    rows: list[Advised]
    level: int
    games: int
    seconds: float


class Aim(TypedDict):
    """What is played for and how far one is; what this part of the game is about."""

    goal: str
    phase: str


class Beat(TypedDict):
    """How it stood on the way here when the log was `until` entries long: the parts of `state` and `reckoned` that were
    otherwise than now."""

    until: int
    state: dict[str, Any]
    reckoned: Any


class View(TypedDict):
    """A table as one seat sees it. `answers` is how many this seat has given; `state` is the title's data, `reckoned`
    what follows from it by the rules: each title has its own types. `beats` are there when
    several things have happened at once. What `look` brings has no log and undo."""

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
    beats: NotRequired[list[Beat]]
    over: bool
    scores: list[Score] | None
    winners: list[int] | None
    aim: NotRequired[Aim]
    lesson: NotRequired[Guide]


class Change(TypedDict):
    """What has changed of a table or a list: entries that are others now (`put`) or have changed in turn (`within`), by
    name or place. A list of another length keeps its first entries (`keep`), and these follow (`add`)."""

    put: NotRequired[dict[str, Any]]
    within: NotRequired[dict[str, "Change"]]
    keep: NotRequired[int]
    add: NotRequired[list[Any]]


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


class Clock(TypedDict):
    """Seconds that each seat has, and those that an answer brings back."""

    seconds: float
    increment: float


class TableCard(TypedDict):
    """A table in short, for lists and greetings. `absence`: after so many seconds a bot plays on, None is never;
    `together`: its players plan with marks, pings and proposals; `ended`: without a result. How far the game is, its
    title tells as it counts. `first`: a first game, at which the table helps; `suggest`: advice may be asked for;
    `pack`: what the pack is called that its content is changed by, empty if it is not."""

    id: str
    title: str
    edition: str
    options: dict[str, str]
    parameters: dict[str, int]
    content: str
    pack: str
    undo: Literal["free", "agreement", "none"]
    clock: Clock | None
    fork: Literal["", "look", "play"]
    private: bool
    first: bool
    suggest: bool
    together: bool
    link: str
    owner: bool
    seats: list[SeatCard]
    your_seats: list[int]
    waiting_for: int
    your_turn: bool
    started: bool
    over: bool
    ended: bool
    rematch: str
    absence: float | None
    updated: NotRequired[float]
    phase: NotRequired[str]
    cycle: NotRequired[int]
    turn: NotRequired[int]
    round: NotRequired[int]


class UndoRequest(TypedDict):
    """Who asks to take something back (-1: nobody), who has agreed and who is still to; the log would end before its
    entry of the number `back_to`."""

    by: int
    agreed: list[int]
    needed: list[int]
    back_to: int


class Wish(TypedDict):
    """Something that others must agree to; `by` is the asker's seat, or -1."""

    what: Literal["bot", "sit", "end", ""]
    by: int
    name: str
    seat: int
    bot: str
    agreed: list[int]
    needed: list[int]


class Point(TypedDict):
    """The scores at the end of a chapter, what else the title tells of it, and how long the log was then."""

    chapter: int
    event: int
    totals: list[int]
    facts: dict[str, int]


class Chronicle(TypedDict):
    """How the scores stood at the end of each chapter; `key` is what the title calls its chapters."""

    key: str
    points: list[Point]


class AnalysisStep(TypedDict):
    """A question that left a choice: how many entries of the log came before it, the chance to win that was expected
    then in per cent, what the answer cost of it, what luck and the others gave after it; the lead if habits played on.
    """

    event: int
    when: str
    before: float
    luck: float
    choice: float
    lead: float | None


class Decision(TypedDict):
    """An expensive decision: what was asked, chosen and better; what it cost of the chance to win, and half of the 95 %
    interval of that."""

    event: int
    answers: int
    when: str
    question: str
    chosen: Option
    better: Option
    cost: float
    error: float


class Analysis(TypedDict):
    """A finished game from one seat: `start`, `luck` and `choice` add up to `result`, in per cent. `others`: luck is
    also what they did; `alone`: nobody's seat was an opponent's, and chances are told by games of bots."""

    seat: int
    start: float
    result: float
    luck: float
    choice: float
    lead: float | None
    unit: str
    others: bool
    alone: bool
    par_games: int
    games: int
    seconds: float
    steps: list[AnalysisStep]
    worst: list[Decision]


class AnalysisState(TypedDict):
    """How far the analysis of a seat's game is: `none`, `running` (`done` questions `of` all; 0 of 0 while it waits for
    its turn), `failed` or `done`."""

    state: str
    done: int
    of: int
    analysis: Analysis | None


class Visitor(TypedDict):
    """Who one is: a guest, or somebody with an account."""

    id: str
    name: str
    guest: bool


class SignedIn(TypedDict):
    """Who one is now, if anybody."""

    user: Visitor | None


class OwnBot(TypedDict):
    """A bot of one's own that comes with a token; the token is told once, when it is made."""

    id: str
    name: str
    created: float
    used: float | None
    token: NotRequired[str]


class OwnBots(TypedDict):
    """The bots of an account."""

    bots: list[OwnBot]


class LeftBehind(TypedDict):
    """A table that could not come with its guest, and why."""

    id: str
    text: str


class LoggedIn(TypedDict):
    """`brought` are the guest's tables that now belong to the account, `left` those that could not."""

    user: Visitor
    brought: int
    left: list[LeftBehind]


class Choice(TypedDict):
    """An option of a title; `applies_to` are the numbers of seats it makes sense for, `when` the values of other
    options, as far as these make sense. `levels`: its values go from the easiest game to the hardest."""

    name: str
    values: list[str]
    default: str
    applies_to: list[int]
    when: dict[str, list[str]]
    levels: bool


class Board(TypedDict):
    """Where a title's own board for the browser is; `style` is empty if it has none."""

    script: str
    style: str


class Start(TypedDict):
    """A set-up as one click: who has the other seats, and its words by language. `first`: for a first game."""

    name: str
    seats: int
    who: Literal["alone", "bots", "screen"]
    edition: str
    bot: str
    options: dict[str, str]
    first: bool
    words: dict[str, str]
    what: dict[str, str]


class MeasuredLevel(TypedDict):
    """What the ladder found of a level at one kind of table: wins of so many games, with the 95 % interval of 100."""

    title: str
    edition: str
    options: dict[str, str]
    level: str
    against: str
    seats: int
    games: int
    wins: int
    low: float
    high: float
    seconds: float


class TitleInfo(TypedDict):
    """What can be played; `content` is the version of its cards by edition, `board` what it brings for the browser.

    `bots` are the levels on offer, the weakest first; `too_slow` those that think too long where nothing is compiled.
    """

    name: str
    editions: list[str]
    seats: list[int]
    choices: list[Choice]
    bots: list[str]
    too_slow: list[str]
    measured: list[MeasuredLevel]
    together: bool
    content: dict[str, str]
    board: Board | None
    starts: list[Start]


class Tables(TypedDict):
    """The lobby's lists."""

    yours: list[TableCard]
    open: list[TableCard]
    watchable: list[TableCard]


class Made(TypedDict):
    """A table that was made."""

    id: str


class Removed(TypedDict):
    """Whether the table is gone for everyone."""

    deleted: bool


TOLD = (
    Option, Refused, Question, OpenQuestion, Crumb, Undo, LogEntry, Score, Guide, Term, Advised, Suggestion, Aim,
    Beat, View, Change, SeatCard, Mark, Proposal, Plans, Clock, TableCard, UndoRequest, Wish, Point, Chronicle, Visitor,
    SignedIn, AnalysisStep, Decision, Analysis, AnalysisState,
    OwnBot, OwnBots, LeftBehind, LoggedIn, Choice, Board, Start, MeasuredLevel, TitleInfo, Tables, Made, Removed,
)  # fmt: skip
