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
from farflung.engine.core import EMPTY_MENU, Game
from farflung.engine.verbs import Verbs

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
TRAIT: Final = 40
"""The first of those that a palate tells of, 63 at most."""


class Table:
    """The numbers of a taste, fast to look up."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: vec[i64] = vec[i64](numbers)


class Tally:
    """Adds up how much an option is liked, trait by trait; or writes down where the numbers of its traits stand."""

    def __init__(self, table: Table) -> None:
        self.numbers: vec[i64] = table.numbers
        self.total: i64 = 0
        self.question: i64 = 0
        """What is asked and what would be done, as far as it tells where a number stands."""
        self.places: list[int] | None = None

    def add(self, slot: i64, value: i64) -> None:
        """A trait that belongs to what is asked and would be done."""
        self.count(place(slot, self.question, value))

    def count(self, where: i64) -> None:
        """The number that stands there."""
        if self.places is not None:
            self.places.append(where)
        self.total += self.numbers[where]


class Palate:
    """What a title tells of a question and its options, in small numbers: by what things do and are worth."""

    def surroundings(self, game: Game, seat: i64, kind: i64) -> list[int]:
        """How things stand for whoever is asked: as many numbers for every question, the telling ones first."""
        raise NotImplementedError

    def tell(self, game: Game, seat: i64, option: i64, tally: Tally) -> None:
        """What there is to say of an option: `tally.add(TRAIT + which, value)`."""
        raise NotImplementedError


def nouns_of(verbs: Verbs, nouns: list[str]) -> list[int]:
    """By verb, which of a palate's nouns its answer is about; -1 for what there is nothing to say of."""
    found = [-1] * 256
    for number, verb in verbs.answers.items():
        for argument in verb.arguments[:1]:
            if argument.kind in nouns:
                found[number] = nouns.index(argument.kind)
    return found


def place(slot: i64, question: i64, value: i64) -> i64:
    """Where the number of a trait stands."""
    mixed = (slot * 7368787 + question * 1299709 + value * 15485863) & 0xFFFFFFFFFF
    mixed = (mixed ^ mixed >> 19) * 31337
    return (mixed ^ mixed >> 23) & SIZE - 1


class Taste(Habit):
    """A habit that goes by what was learnt. It asks another for what that would do: one trait of many."""

    def __init__(self, table: Table, palate: Palate, habit: Habit, seed: int, sharpness: float) -> None:
        super().__init__(seed)
        self.tally = Tally(table)
        self.palate = palate
        self.habit = habit
        self.sharpness = sharpness
        """1 answers as often as was learnt; more what is liked best more often. 0 always answers that."""
        self.likings: vec[i64] = EMPTY_MENU[:]
        self.ranks: vec[i64] = EMPTY_MENU[:]
        """Of each option on the menu, how many the other habit likes better, as far as they are told apart."""
        self.shared: i64 = 0
        """What all options of one question and verb have in common."""
        self.shared_by: i64 = -1
        """That question and verb."""

    def consider(self, game: Game, seat: i64, kind: i64) -> None:
        self.rank(game, seat, kind)
        around = self.palate.surroundings(game, seat, kind)
        self.shared_by = -1
        for index in range(game.count):
            self.likings[index] = self.liking_of(game, seat, kind, game.menu[index], self.ranks[index], around)

    def liking(self, game: Game, kind: i64, index: i64) -> i64:
        return self.likings[index]

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        if self.sharpness == 0.0:
            return super().decide(game, seat, kind)
        self.consider(game, seat, kind)
        most = self.likings[0]
        for index in range(game.count):
            most = max(most, self.likings[index])
        total = 0.0
        parts: list[float] = []
        for index in range(game.count):
            part = exp(self.sharpness * float(self.likings[index] - most) / UNIT)
            total += part
            parts.append(part)
        point = total * float(self.dice.below(1 << 20)) / float(1 << 20)
        for index in range(len(parts)):
            point -= parts[index]
            if point < 0.0:
                return index
        return 0

    def liking_of(self, game: Game, seat: i64, kind: i64, option: i64, rank: i64, around: list[int]) -> i64:
        """The sum of what is liked of it."""
        tally = self.tally
        question = kind << 8 | option & 255
        tally.question = question
        if question != self.shared_by or tally.places is not None:
            tally.total = 0
            tally.add(OF_VERB, 0)
            for slot in range(len(around)):
                tally.add(OF_SURROUNDINGS + slot, around[slot])
            self.shared = tally.total
            self.shared_by = question
        tally.total = self.shared
        tally.add(OF_FIRST, option >> 8 & 255)
        tally.add(OF_SECOND, option >> 16 & 255)
        tally.add(OF_DEED, rank)
        tally.count(place(OF_BOTH, kind, option))
        tally.count(place(OF_RANK, kind, rank))
        about = option & 0xFFFF
        for slot in range(min(CROSSED, len(around))):
            tally.count(place(OF_CROSSED + slot, about, around[slot]))
        self.palate.tell(game, seat, option, tally)
        return tally.total

    def traits(self, game: Game, seat: i64, kind: i64) -> list[list[int]]:
        """Where the numbers of all that can be said of each option on the menu stand."""
        self.rank(game, seat, kind)
        around = self.palate.surroundings(game, seat, kind)
        found: list[list[int]] = []
        for index in range(game.count):
            places: list[int] = []
            self.tally.places = places
            self.liking_of(game, seat, kind, game.menu[index], self.ranks[index], around)
            found.append(places)
        self.tally.places = None
        return found

    def rank(self, game: Game, seat: i64, kind: i64) -> None:
        """How many of the menu the other habit likes better than each."""
        habit = self.habit
        habit.consider(game, seat, kind)
        for index in range(game.count):
            self.likings[index] = habit.liking(game, kind, index)
        for index in range(game.count):
            mine = self.likings[index]
            better: i64 = 0
            for other in range(game.count):
                if self.likings[other] > mine:
                    better += 1
                    if better == RANKS:
                        break
            self.ranks[index] = better
