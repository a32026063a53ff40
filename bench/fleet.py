"""What are operation cards, planets and arks of Revenant worth? Players of habit, told by least squares.

    python bench/fleet.py --of cards|planets|arks [--edition final,prototype] [--games 10000] [--first 0]

Cards come to a hand by luck, so what one adds to the share of games won is its own worth to players who use it by
habit; the share of those that came which were played is told beside it. Whoever plays chooses at random among the
cards that habit would play one of. Planets and arks are chosen by habit, which does not know what they bring: where a
ship lands and who mans what hangs on where ships are. All is told in points beside the mean of its kind.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy

from farflung.engine.core import Decider, Dice, Game, first, play_out, second, third, verb_of
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.revenant import verbs
from farflung.games.revenant import words as w
from farflung.games.revenant.judge import RevenantHabit
from farflung.games.revenant.state import Revenant
from farflung.lab.simulation import wilson
from farflung.lab.worth import reckon

PLAYERS = 3
KINDS = 4  # of ships that a house has


class Player(Decider):
    """Plays by habit, with any captain and any card; what has come to each hand is noted."""

    def __init__(self, seed: int) -> None:
        self.habit = RevenantHabit(seed)
        self.dice = Dice(seed ^ 12345)
        self.came: list[set[int]] = [set() for _ in range(PLAYERS)]

    def decide(self, game: Game, seat: int, kind: int) -> int:
        assert isinstance(game, Revenant)
        for admiral in game.admirals:
            self.came[admiral.seat].update(admiral.hand)
        chosen = self.habit.decide(game, seat, kind)
        options = game.options()
        if kind == verbs.ASK_CAPTAIN:
            return self.dice.below(len(options))
        if verb_of(options[chosen]) != verbs.PLAY:
            return chosen
        alike = [index for index, option in enumerate(options) if verb_of(option) == verbs.PLAY]
        return alike[self.dice.below(len(alike))]

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.habit.luck(game, verb, pool)


def card(game: Revenant, number: int) -> str:
    return game.content.cards[number].name


def planet(game: Revenant, number: int) -> str:
    return game.content.planets[number].name


def is_ark(ship: int) -> bool:
    return ship < KINDS * len(w.HOUSES) and ship % KINDS == w.ARK


Rows = tuple[list[Counter[str]], list[float], Counter[str], Counter[str]]
"""Of every seat of every game what it had, and its share of the win; how often each thing came, and was taken."""


def play(edition: str, of: str, numbers: range) -> Rows:
    rows: list[Counter[str]] = []
    won: list[float] = []
    came: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for number in numbers:
        game = title("revenant").new_game(Setup("revenant", edition, [f"p{seat}" for seat in range(PLAYERS)]))
        assert isinstance(game, Revenant)
        game.events = []
        player = Player(1000003 * number + 7)
        play_out(game, player)
        had: list[Counter[str]] = [Counter() for _ in range(PLAYERS)]
        for event in game.events:
            verb, seat = verb_of(event.code), first(event.code)
            if of == "cards" and verb == verbs.PLAYED:
                taken[card(game, second(event.code))] += 1
            elif of == "planets" and verb == verbs.PLANET_FOUND:
                came[planet(game, first(event.code))] += 1
            elif of == "planets" and verb == verbs.LANDED:
                had[seat][planet(game, third(event.code))] += 1
            elif of == "arks" and verb == verbs.MANNED and is_ark(second(event.code)):
                had[seat][w.HOUSES[second(event.code) // KINDS]] += 1
        if of == "cards":
            had = [Counter(card(game, number) for number in hand) for hand in player.came]
            came.update(name for one in had for name in one)
        else:
            taken.update(name for one in had for name in one)
        winners = title("revenant").winners(game)
        rows += had
        won += [(seat in winners) / len(winners) for seat in range(PLAYERS)]
    return rows, won, came, taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--edition", default="final,prototype")
    parser.add_argument("--of", default="cards", choices=("cards", "planets", "arks"))
    asked = parser.parse_args()
    print("| edition | what | had | taken | of those that came | worth | 95 % |\n|---|---|---:|---:|---:|---:|---:|")
    for edition in asked.edition.split(","):
        rows, won, came, taken = play(edition, asked.of, range(asked.first, asked.first + asked.games))
        names = sorted({name for row in rows for name in row})
        table = numpy.array([[min(row[name], 2) for name in names] + [1] for row in rows], float)
        worth, half = reckon(table, numpy.array(won))
        mean = worth[: len(names)].mean()
        for index in numpy.argsort(-worth[: len(names)]):
            name = names[index]
            share = "–"
            if came[name]:
                share = f"{100 * taken[name] / came[name]:.0f} %"
            if 0 < taken[name] <= came[name]:  # in the prototype several may land where one has landed
                low, high = wilson(taken[name], came[name])
                share += f" ({100 * low:.0f} to {100 * high:.0f})"
            had = sum(1 for row in rows if row[name])
            added = f"{100 * (worth[index] - mean):+.1f} | ± {100 * half[index]:.1f}"
            print(f"| {edition} | {name} | {had} | {taken[name]} | {share} | {added} |", flush=True)


if __name__ == "__main__":
    main()
