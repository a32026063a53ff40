"""Salvage, a whole game in a page: dive for wreckage, sell it, be the first to 12. The hand is secret.

Its rules are in rulebook.toml. Newcomers learn the table with it, and the tests of the engine use it.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import Game, first, put, verb_of
from farflung.games.salvage import verbs as v

WRECK: Final = [1, 1, 2, 2, 3, 3, 4, 4, 5]
GOAL: Final = 12
MOST_CARDS: Final = 4


class Salvage(Game):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.wreck = WRECK[:]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.turn: i64 = 0
        self.finished = False

    def copy(self) -> Salvage:
        twin = Salvage(self.seats)
        twin.wreck = self.wreck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.turn = self.turn
        twin.finished = self.finished
        return twin

    def is_over(self) -> bool:
        return self.finished

    def when(self) -> str:
        return f"turn {self.turn + 1}"

    def play_scene(self) -> None:
        """SAL-1.1: a turn is a scene."""
        seat = self.turn % self.seats
        dive(self, seat)
        sell(self, seat)
        self.turn += 1
        if ends(self):
            self.finished = True
            self.say("SAL-3.1", v.WON, winner(self))


def dive(game: Salvage, seat: i64) -> None:
    """SAL-1.2, 1.3"""
    hand = game.hands[seat]
    while game.wreck and len(hand) < MOST_CARDS:
        game.may(v.DIVE)
        game.may(v.STOP)
        if verb_of(game.ask(seat, v.ASK_DIVE)) == v.STOP:
            return
        put(hand, game.draw(v.DRAWS, game.wreck))
        game.say("SAL-1.2", v.DOVE, seat)


def sell(game: Salvage, seat: i64) -> None:
    """SAL-2.1, 2.2"""
    hand = game.hands[seat]
    for value in sorted(set(hand)):
        if value == 1 and game.points[seat] < 2:
            game.bar("SAL-2.2", v.SELL, value)
        else:
            game.may(v.SELL, value)
    game.may(v.KEEP)
    answer = game.ask(seat, v.ASK_SELL)
    if verb_of(answer) == v.SELL:
        hand.remove(first(answer))
        game.points[seat] += first(answer)
        game.say("SAL-2.1", v.SOLD, seat, first(answer))


def ends(game: Salvage) -> bool:
    """SAL-3.1, after a turn"""
    return max(game.points) >= GOAL or not game.wreck


def winner(game: Salvage) -> i64:
    """SAL-3.1"""
    best: i64 = 0
    for seat in range(game.seats):
        if game.points[seat] >= game.points[best]:
            best = seat
    return best
