"""The rules of Sundive: one function for each, with its number in rulebook.toml."""

from __future__ import annotations

from typing import Final

from farflung.engine.core import Game, verb_of
from sundive import verbs as v

SKIMMED: Final = [1, 2, 3]  # a flare that is skimmed
PLUNGED: Final = [1, 2, 3, 4, 5, 6]  # and one that is plunged into


class Sundive(Game):
    """All there is to know between two turns, and in the middle of one."""

    def __init__(self, seats: int, goal: int, limit: int) -> None:
        super().__init__(seats)
        self.goal = goal
        self.limit = limit
        self.light = [0] * seats
        self.heat = 0
        self.turn = 0
        self.finished = False

    def copy(self) -> Sundive:
        twin = Sundive(self.seats, self.goal, self.limit)
        twin.light = self.light[:]
        twin.heat = self.heat
        twin.turn = self.turn
        twin.finished = self.finished
        return twin

    def is_over(self) -> bool:
        return self.finished

    def when(self) -> str:
        return f"turn {self.turn + 1}"

    def play_scene(self) -> None:
        """SUN-1.1: a scene is a turn."""
        seat = self.turn % self.seats
        dive(self, seat)
        self.turn += 1
        if seat == self.seats - 1 and max(self.light) >= self.goal:
            self.finished = True
            self.say("SUN-2.1", v.WON, winner(self))


def dive(game: Sundive, seat: int) -> None:
    """SUN-1.1 to 1.4"""
    game.heat = 0
    while game.heat <= game.limit:
        answer = decide(game, seat)
        if answer == v.TURN_BACK:
            game.light[seat] += game.heat
            game.say("SUN-1.4", v.BROUGHT, seat, game.heat)
            game.heat = 0
            return
        flare = game.pick(v.FLARE, PLUNGED if answer == v.PLUNGE else SKIMMED)
        game.heat += flare
        game.say("SUN-1.2", v.CAUGHT, seat, flare)
    game.say("SUN-1.3", v.BURNT, seat, game.heat)
    game.heat = 0


def decide(game: Sundive, seat: int) -> int:
    """SUN-1.1, 1.5: what is not allowed is said with its rule."""
    game.may(v.SKIM)
    if game.heat > game.limit - 3:
        game.bar("SUN-1.5", v.PLUNGE)
    else:
        game.may(v.PLUNGE)
    if game.heat:
        game.may(v.TURN_BACK)
    return verb_of(game.ask(seat, v.ASK_DIVE))


def winner(game: Sundive) -> int:
    """SUN-2.1: the most light, then the later seat."""
    return max(range(game.seats), key=lambda seat: (game.light[seat], seat))
