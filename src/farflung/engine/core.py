"""The heart of the engine: rules are plain functions that ask, and luck answers too.

A rule offers what a player may do (`may`), names what the rules refuse (`bar`), and asks (`ask`); where luck
decides it draws (`draw`). Who answers and where luck comes from is the `Decider`'s business: a playout's dice, a
match's script, a bot. The rule cannot tell the difference, and nothing is suspended in fast play.

An option, an outcome of luck and an event are the same small value: a **code**, one integer that packs a verb and up
to three arguments. A title's `Notation` turns codes into words and back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from farflung.engine import plain
from farflung.engine._native import i64, vec

MOST_OPTIONS: Final = 256
LOW_32_BITS: Final = 0xFFFFFFFF
EVERYONE: Final = -1
EMPTY_MENU: Final = vec[i64]([0] * MOST_OPTIONS)


def code(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """A verb and up to three arguments as one number."""
    return verb | a << 8 | b << 16 | c << 24


def verb_of(code: i64) -> i64:
    """The verb of a code."""
    return code & 255


def first(code: i64) -> i64:
    """The first argument of a code."""
    return code >> 8 & 255


def second(code: i64) -> i64:
    """The second argument of a code."""
    return code >> 16 & 255


def third(code: i64) -> i64:
    """The third argument of a code."""
    return code >> 24 & 255


class RulesError(Exception):
    """The rules themselves went wrong: a question without options, a state that cannot be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decider:
    """Whoever answers the questions and makes luck happen. Both methods return an index."""

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        """The index of the chosen option among `game.options()`."""
        raise NotImplementedError

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        """The index of what luck picks from the pool."""
        raise NotImplementedError


class Dice(Decider):
    """Plays at random: multiply-with-carry, one number of state, the same results compiled and interpreted."""

    __slots__ = ("decisions", "state")

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 0x9E3779B97F4A7C15 + 0x1234567) % 0x3FFFFFFFFFFFFFFF + 1
        self.decisions: i64 = 0
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A random number from 0 to below n."""
        low = self.state & LOW_32_BITS
        carry = self.state >> 32
        self.state = 2147478879 * low + carry
        return (low ^ carry) * n >> 32

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        self.decisions += 1
        return self.below(game.count)

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        return self.below(len(pool))

    def shuffle(self, things: list[int]) -> None:
        """Puts things into a random order, in place."""
        last: i64 = len(things) - 1
        while last > 0:
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1

    def __reduce__(self) -> tuple[Any, ...]:
        if type(self) is not Dice:
            raise TypeError(f"{type(self).__name__} does not say how it is copied")
        return dice_in_state, (self.state, self.decisions)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.decisions} decisions)"


def dice_in_state(state: i64, decisions: i64) -> Dice:
    """Dice that go on as others would: what copies and pickles of them are."""
    dice = Dice(0)
    dice.state = state
    dice.decisions = decisions
    return dice


class Event:
    """Something that happened, said once: for the log, the animation and the replay."""

    __slots__ = ("audience", "code", "line", "rule")

    def __init__(self, rule: str, code: i64, audience: i64, line: i64) -> None:
        self.rule = rule
        self.code: i64 = code
        self.audience: i64 = audience
        self.line: i64 = line  # answers and outcomes of luck in the scene before it


class Piece:
    """Part of a game's state, such as a ship: it is its fields (`engine.plain`) and prints and pickles as such."""

    __slots__ = ()

    def __repr__(self) -> str:
        return plain.describe(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return plain.reduce(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Stands by where events are told, and sees the game as it is at each of them."""

    def saw(self, game: Game) -> None:
        """An event has just been told."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The whole truth of one game. A title adds its fields and its rules; between scenes it is plain data.

    A scene asks one seat, or several as long as nothing said in it is secret to any of them: whatever luck or an answer
    reveals within it is known to whoever is asked. Then a view needs only the scene's start and what was answered
    since, and can be imagined from there.

    Games are equal if they stand the same between scenes; copies and pickles stand as their scene began.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.decider: Decider = Decider()
        self.count: i64 = 0
        self.menu: vec[i64] = EMPTY_MENU[:]
        self.read: i64 = 0  # answers and outcomes of luck that were read since it was begun, kept by scripts
        self.events: list[Event] | None = None
        self.witness: Witness | None = None
        self.refused: list[tuple[int, str]] | None = None  # what cannot be chosen, and the rules that say so
        self.about: list[int] | None = None  # what is being carried out, outermost first

    # ---- what a title must say

    def is_over(self) -> bool:
        """Whether there is no scene left to play."""
        raise NotImplementedError

    def play_scene(self) -> None:
        """Plays the next scene from its beginning to its end."""
        raise NotImplementedError

    def copy(self) -> Game:
        """A game of its own that stands where this one stood when its scene began."""
        raise NotImplementedError

    def when(self) -> str:
        """How far it has come, as the title counts: 'cycle 2'."""
        return ""

    # ---- printed, compared, copied, pickled

    def __repr__(self) -> str:
        return plain.describe_game(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and plain.same_game(self, other)

    def __hash__(self) -> int:
        raise TypeError("a game changes while it is played, so it cannot be a key")

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return plain.reduce_game(self)

    # ---- the doors out of a rule

    def may(self, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Adds an option to the question that is about to be asked."""
        self.menu[self.count] = verb | a << 8 | b << 16
        self.count += 1

    def bar(self, rule: str, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Says why something is not among the options. Costs nothing when nobody wants to know."""
        if self.refused is not None:
            self.refused.append((verb | a << 8 | b << 16, self.cite(rule)))

    def ask(self, seat: i64, kind: i64) -> i64:
        """Asks the seat to choose among what it `may`; an only option is taken without asking."""
        if self.count == 1:
            self.count = 0
            if self.refused is not None:
                self.refused.clear()
            return self.menu[0]
        if self.count == 0:
            raise RulesError(f"question {kind} to seat {seat} has no options")
        index = self.decider.decide(self, seat, kind)
        self.count = 0
        if self.refused is not None:
            self.refused.clear()
        return self.menu[index]

    def confirm(self, seat: i64, kind: i64) -> i64:
        """Asks even where there is one option only: for what must be somebody's own act, such as ending a turn."""
        if self.count == 0:
            raise RulesError(f"question {kind} to seat {seat} has no options")
        index = self.decider.decide(self, seat, kind)
        self.count = 0
        if self.refused is not None:
            self.refused.clear()
        return self.menu[index]

    def draw(self, verb: i64, pool: list[int]) -> i64:
        """Luck takes one thing out of an unordered pool."""
        return pool.pop(self.decider.luck(self, verb, pool))

    def pick(self, verb: i64, pool: list[int]) -> i64:
        """Luck points at one thing of a pool and leaves it there: a die, a random neighbour."""
        return pool[self.decider.luck(self, verb, pool)]

    def say(self, rule: str, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tells everyone what happened."""
        if self.events is not None:
            self.events.append(Event(self.cite(rule), verb | a << 8 | b << 16 | c << 24, EVERYONE, self.read))
            if self.witness is not None:
                self.witness.saw(self)

    def whisper(self, seat: i64, rule: str, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tells one seat what happened."""
        if self.events is not None:
            self.events.append(Event(self.cite(rule), verb | a << 8 | b << 16 | c << 24, seat, self.read))
            if self.witness is not None:
                self.witness.saw(self)

    def begin(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """From here to its `finish` (or the end of the scene) what is asked is about this: a text that is carried out,
        a ship that acts. For whoever words the questions; costs nothing when nobody wants to know."""
        if self.about is not None:
            self.about.append(verb | a << 8 | b << 16 | c << 24)

    def finish(self) -> None:
        """What was begun last is over."""
        if self.about is not None:
            self.about.pop()

    def cite(self, rule: str) -> str:
        """The id by which a rule is named at this table: editions that share a rule number it differently."""
        return rule

    def options(self) -> list[int]:
        """The codes of the options on offer, for a decider that wants to look at them."""
        return [self.menu[i] for i in range(self.count)]


def put(pool: list[int], thing: i64) -> None:
    """Returns a thing to an unordered pool. Pools are kept sorted, so equal pools are equal lists."""
    low: i64 = 0
    high: i64 = len(pool)
    while low < high:
        middle = (low + high) >> 1
        if pool[middle] < thing:
            low = middle + 1
        else:
            high = middle
    pool.insert(low, thing)


def play_out(game: Game, decider: Decider) -> None:
    """Plays scene after scene to the end of the game; every question goes straight to the decider."""
    game.decider = decider
    while not game.is_over():
        game.play_scene()


def play_until(game: Game, decider: Decider, clock: Callable[[Game], int], time: int) -> None:
    """Plays a scene, and then others until the clock shows this time or the game is over."""
    game.decider = decider
    game.play_scene()
    while not game.is_over() and clock(game) < time:
        game.play_scene()


class Pause(Exception):
    """Raised out of a scene at the first question that the script does not answer."""


class ScriptError(Exception):
    """A script that the rules cannot follow: which line, what it says, what is allowed there."""

    def __init__(self, line: int, said: int, offered: list[int], chance: bool) -> None:
        super().__init__(line, said, offered, chance)
        self.line = line
        self.said = said
        self.offered = offered
        self.chance = chance


def chosen_index(game: Game, codes: list[int], line: i64) -> i64:
    """Where the option that this line of a script chooses stands in the menu."""
    wanted: i64 = codes[line]
    index: i64 = 0
    while index < game.count:
        if game.menu[index] == wanted:
            return index
        index += 1
    raise ScriptError(line, wanted, game.options(), False)


def drawn_index(verb: i64, pool: list[int], codes: list[int], line: i64) -> i64:
    """Where the thing that luck draws in this line of a script lies in the pool."""
    wanted: i64 = codes[line]
    if wanted & 255 != verb or wanted >> 8 not in pool:
        raise ScriptError(line, wanted, [verb | thing << 8 for thing in pool], True)
    return pool.index(wanted >> 8)


class Script(Decider):
    """Answers from a list of codes; beyond it luck rolls on (and is written down) and the first question pauses.

    Without dice, luck pauses as well: a record replays with no random generator. Of the dice only `luck` is asked: they
    may be any decider, such as one that draws from the operating system.

    What the first `known` lines brought is known already: of that nothing is told again.

    With a `rest` the scene stands still where it would pause, and goes on when there are more codes.
    """

    __slots__ = (
        "before",
        "codes",
        "dice",
        "events",
        "kind",
        "known",
        "pool",
        "position",
        "refused",
        "rest",
        "seat",
        "seats",
        "verb",
    )

    def __init__(self, codes: list[int], dice: Decider | None, known: i64 = -1) -> None:
        self.codes = codes
        self.dice = dice
        self.known: i64 = known
        self.before: i64 = 0  # lines of scenes that have ended
        self.position: i64 = 0  # and of this one
        self.seats: list[int] = []  # who gave each line; -1 is luck
        self.seat: i64 = -1  # whom the question is put to where it paused, and its kind
        self.kind: i64 = -1
        self.verb: i64 = -1  # where it paused for luck: what was to be drawn, and from which pool
        self.pool: list[int] | None = None
        self.events: list[Event] | None = None  # what a match wants to be told, from the lines on that it does not know
        self.refused: list[tuple[int, str]] | None = None
        self.rest: Callable[[bool], object] | None = None

    def listen(self, game: Game) -> None:
        """Tells a match what happens and what is refused; at once, or when what is known is over."""
        self.events = []
        self.refused = []
        game.about = []
        if self.known < 0:
            game.events = self.events
            game.refused = self.refused

    def turn_page(self, game: Game, codes: list[int]) -> None:
        """The scene has ended, and these codes are of the next."""
        self.before += self.position
        self.position = 0
        self.codes = codes
        self.known = -1
        self.seats = []
        self.listen(game)

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        if self.position == len(self.codes):
            self.seat = seat
            self.kind = kind
            self.stop()
        index = chosen_index(game, self.codes, self.position)
        self.go_on(game, seat)
        return index

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        if self.position < len(self.codes):
            index = drawn_index(verb, pool, self.codes, self.position)
            self.go_on(game, -1)
            return index
        if self.dice is None:
            self.verb = verb
            self.pool = pool[:]
            self.stop()
            return self.luck(game, verb, pool)  # as it was said since, or by dice that have come
        index = self.dice.luck(game, verb, pool)
        self.codes.append(verb | pool[index] << 8)
        self.go_on(game, -1)
        return index

    def stop(self) -> None:
        """Gives the scene up, or lets it stand still until there is more to read."""
        if self.rest is None:
            raise Pause
        self.rest(False)
        self.seat = -1
        self.kind = -1
        self.verb = -1
        self.pool = None

    def go_on(self, game: Game, seat: i64) -> None:
        """Counts a line as read, and who gave it."""
        self.position += 1
        self.seats.append(seat)
        game.read = self.before + self.position
        if self.position == self.known + 1 and self.events is not None:
            game.events = self.events
            game.refused = self.refused


def asks_several(script: Script) -> bool:
    """Whether others than whom the question is put to have answered in the scene."""
    for seat in script.seats:
        if seat != -1 and seat != script.seat:
            return True
    return False


def refusals(game: Game) -> list[tuple[int, str]]:
    """What cannot be chosen now, and the rules that say so."""
    return [] if game.refused is None else game.refused[:]


def play_scene_until_pause(game: Game, script: Script) -> bool:
    """Plays one scene; True if it ended, False if it paused at a question."""
    game.decider = script
    game.count = 0
    game.read = 0
    try:
        game.play_scene()
    except Pause:
        return False
    return True


def play_scenes(game: Game, script: Script) -> None:
    """Plays scene after scene, as long as the script has a rest at the end of each."""
    game.decider = script
    game.read = 0
    while script.rest is not None:
        game.count = 0
        game.play_scene()
        script.rest(True)


def play_again(game: Game, codes: list[int], scenes: i64) -> Game:
    """A game as it stood so many scenes later, by what was answered and drawn in them."""
    game = game.copy()
    game.decider = Script(codes, None)
    for _ in range(scenes):
        game.count = 0
        game.play_scene()
    return game


class Continuation(Decider):
    """Follows a script, then a policy: what imagined games are played with."""

    __slots__ = ("codes", "policy", "position")

    def __init__(self, codes: list[int], policy: Decider) -> None:
        self.codes = codes
        self.policy = policy
        self.position: i64 = 0

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        if self.position >= len(self.codes):
            return self.policy.decide(game, seat, kind)
        index = chosen_index(game, self.codes, self.position)
        self.position += 1
        return index

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        if self.position >= len(self.codes):
            return self.policy.luck(game, verb, pool)
        index = drawn_index(verb, pool, self.codes, self.position)
        self.position += 1
        return index
