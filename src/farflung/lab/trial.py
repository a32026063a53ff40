"""Whether a pack can be played: random games with every number of seats must come to an end."""

from __future__ import annotations

from pathlib import Path

from farflung import games
from farflung.engine.core import Decider, Dice, Game, RulesError, play_out
from farflung.engine.packs import read_pack
from farflung.engine.sentences import Sentence, said
from farflung.engine.title import Setup, SetupError

MOST_DECISIONS = 20_000
GAMES = 2


class Endless(Exception):
    """A game that does not end."""


class Patience(Decider):
    """Plays at random, but not for ever."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.left = MOST_DECISIONS

    def decide(self, game: Game, seat: int, kind: int) -> int:
        """The index of an option."""
        self.left -= 1
        if self.left < 0:
            raise Endless
        return self.dice.below(game.count)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        """The index of what is drawn."""
        if not pool:
            raise RulesError("luck has nothing to draw from")
        return self.dice.below(len(pool))


def setup_of(pack: Path, seats: int) -> Setup:
    """A game with a pack that says what it is for."""
    about = read_pack(pack).about
    edition = about.edition or games.title(about.title).editions[0]
    return Setup(
        about.title, edition, [f"seat {n + 1}" for n in range(seats)], {}, dict(about.parameters), pack=str(pack)
    )


def trial(pack: Path, rounds: int = GAMES) -> str:
    """What goes wrong when it is played; empty if nothing does. Raises `ContentError` if it cannot be read."""
    title = games.title(read_pack(pack).about.title)
    title.notation(setup_of(pack, title.seats[0]))  # reads it, and says what is wrong
    for seats in title.seats:
        for seed in range(rounds):
            try:
                play_out(title.new_game(setup_of(pack, seats)), Patience(seed))
            except SetupError as error:
                return said(*error.args)
            except Endless:
                return Sentence(
                    "a game with {seats} seats does not end: {count} decisions were made",
                    seats=seats,
                    count=MOST_DECISIONS,
                )
            except (RulesError, IndexError, ValueError, OverflowError) as error:
                what = f"{type(error).__name__}: {error}"
                return Sentence("a game with {seats} seats cannot be played on: {what}", seats=seats, what=what)
    return ""
