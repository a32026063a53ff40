"""What was learnt of which answers are good: habits that go by it, in playouts and where a tree looks first. Compiled.

A taste is a number for every trait that an answer can have: what is done and with what, how habit likes it, what the
title's `Palate` says of it, and each of these with how things stand. Their sum is how much an answer is liked; it is
given as often as that promises. There are more traits than numbers: each has its place in a table by its hash, and the
rare ones that share a place are learnt together.
"""

from __future__ import annotations

from math import exp
from typing import Final

from farflung.bots.habit import Habit
from farflung.engine._native import i64, vec
from farflung.engine.core import Game

SIZE: Final = 1 << 14
"""Numbers of a taste."""
UNIT: Final = 256.0
"""Of the numbers: so much is one in the exponent."""
RANKS: Final = 4
"""Places in what habit likes that are told apart."""
CROSSED: Final = 4
"""So many of the surroundings are looked at beside what an answer is about; all beside what is done."""
OF_VERB: Final = 1
OF_FIRST: Final = 2
OF_SECOND: Final = 3
OF_BOTH: Final = 4
OF_RANK: Final = 5
OF_DEED: Final = 6
OF_SURROUNDINGS: Final = 10
OF_CROSSED: Final = 30
OF_TRAITS: Final = 40


class Palate:
    """What a title tells of a question and its options, in small numbers: by what things do and are worth."""

    def surroundings(self, game: Game, seat: i64, kind: i64) -> list[int]:
        """How things stand for whoever is asked: as many numbers for every question, the telling ones first."""
        raise NotImplementedError

    def traits(self, game: Game, seat: i64, option: i64) -> list[int]:
        """What there is to say of an option: a trait and what it is, as `trait(which, value)`."""
        raise NotImplementedError


def trait(which: i64, value: i64) -> i64:
    """One thing that can be said of an option, from 0 to 63, and what it is, from 0 to 65535."""
    return which << 16 | value


def place(slot: i64, question: i64, value: i64) -> i64:
    """Where the number of a trait stands."""
    mixed = (slot * 7368787 + question * 1299709 + value * 15485863) & 0xFFFFFFFFFF
    mixed = (mixed ^ mixed >> 19) * 31337
    return (mixed ^ mixed >> 23) & SIZE - 1


class Table:
    """The numbers of a taste, fast to look up."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: vec[i64] = vec[i64](numbers)


class Taste(Habit):
    """A habit that goes by what was learnt. It asks another for what that would do: one trait of many."""

    def __init__(self, table: Table, palate: Palate, habit: Habit, seed: int, sure: bool = False) -> None:
        super().__init__(seed)
        self.table = table
        self.palate = palate
        self.habit = habit
        self.sure = sure
        """Answers what is liked best, and not now and then what is liked less."""
        self.likings: list[int] = []

    def consider(self, game: Game, seat: i64, kind: i64) -> None:
        numbers = self.table.numbers
        likings: list[int] = []
        for traits in self.traits(game, seat, kind):
            total: i64 = 0
            for each in traits:
                total += numbers[each]
            likings.append(total)
        self.likings = likings

    def liking(self, game: Game, kind: i64, index: i64) -> i64:
        return self.likings[index]

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        if self.sure:
            return super().decide(game, seat, kind)
        self.consider(game, seat, kind)
        likings = self.likings
        most = likings[0]
        for liking in likings:
            most = max(most, liking)
        total = 0.0
        parts: list[float] = []
        for liking in likings:
            part = exp(float(liking - most) / UNIT)
            total += part
            parts.append(part)
        point = total * float(self.dice.below(1 << 20)) / float(1 << 20)
        for index in range(len(parts)):
            point -= parts[index]
            if point < 0.0:
                return index
        return 0

    def traits(self, game: Game, seat: i64, kind: i64) -> list[list[int]]:
        """The places of all that can be said of each option on the menu."""
        ranks = self.ranks(game, seat, kind)
        around = self.palate.surroundings(game, seat, kind)
        found: list[list[int]] = []
        for index in range(game.count):
            option = game.menu[index]
            verb = option & 255
            about = option & 0xFFFF
            question = kind << 8 | verb
            mine: list[int] = [
                place(OF_VERB, question, 0),
                place(OF_FIRST, question, option >> 8 & 255),
                place(OF_SECOND, question, option >> 16 & 255),
                place(OF_BOTH, kind, option),
                place(OF_RANK, kind, ranks[index]),
                place(OF_DEED, question, ranks[index]),
            ]
            for slot in range(len(around)):
                value = around[slot]
                mine.append(place(OF_SURROUNDINGS + slot, question, value))
                if slot < CROSSED:
                    mine.append(place(OF_CROSSED + slot, about, value))
            for said in self.palate.traits(game, seat, option):
                mine.append(place(OF_TRAITS + (said >> 16), question, said & 0xFFFF))
            found.append(mine)
        return found

    def ranks(self, game: Game, seat: i64, kind: i64) -> list[int]:
        """How many of the menu the other habit likes better than each, as far as they are told apart."""
        habit = self.habit
        habit.consider(game, seat, kind)
        likings: list[int] = []
        for index in range(game.count):
            likings.append(habit.liking(game, kind, index))
        ranks: list[int] = []
        for mine in likings:
            better: i64 = 0
            for liking in likings:
                if liking > mine:
                    better += 1
            ranks.append(min(better, RANKS))
        return ranks
