"""Are the seats of Revenant even, and its captains and Agendas? Players of habit who take their captain at random.

    python bench/seats.py --games 4000 [--first 0] [--edition final|prototype]

Habits cost about a millisecond a game where the package is compiled: enough games to see a point or two. They do not
plan for an Agenda, and use a captain when it comes by itself: what wants thought looks too weak.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

from farflung.engine.core import Decider, Dice, Game, play_out
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.revenant import verbs
from farflung.games.revenant.judge import RevenantHabit
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Revenant
from farflung.lab.simulation import wilson


class Player(Decider):
    """Plays by habit, but for the captain."""

    def __init__(self, seed: int) -> None:
        self.habit = RevenantHabit(seed)
        self.dice = Dice(seed ^ 12345)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        chosen = self.habit.decide(game, seat, kind)
        return self.dice.below(len(game.options())) if kind == verbs.ASK_CAPTAIN else chosen

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.habit.luck(game, verb, pool)


def played(edition: str, players: int, number: int) -> Revenant:
    """A whole game."""
    game = title("revenant").new_game(Setup("revenant", edition, [f"p{seat}" for seat in range(players)]))
    assert isinstance(game, Revenant)
    play_out(game, Player(1000003 * number + 7))
    return game


def had(game: Revenant, seat: int) -> list[tuple[str, str]]:
    """What a seat was dealt or chose."""
    admiral, content = game.admirals[seat], game.content
    agendas = content.hidden_agendas if isinstance(game, Prototype) else content.agendas
    found = [("captain", content.captains[admiral.captain].name)]
    return found + [("agenda", agendas[agenda].name) for agenda in admiral.agendas]


def measure(edition: str, players: int, first: int, games: int) -> None:
    """Wins by seat and, with three players, by what one had; a shared win counts for each of those who share it."""
    seats: Counter[int] = Counter()
    takers: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for number in range(first, first + games):
        game = played(edition, players, number)
        winners = title("revenant").winners(game)
        seats.update(winners)
        for seat in range(players):
            for thing in had(game, seat):
                takers[thing][0] += 1
                takers[thing][1] += seat in winners
    for seat in range(players):
        print(f"| {edition}, {players} players | seat {seat + 1} | {games} | {share(seats[seat], games)} |", flush=True)
    if players == 3:
        for (kind, name), (count, won) in sorted(takers.items(), key=lambda one: (one[0][0], -one[1][1] / one[1][0])):
            print(f"| {edition}, {kind} | {name} | {count} | {share(won, count)} |", flush=True)


def share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--edition", default="final,prototype")
    asked = parser.parse_args()
    print("| | | games | won | 95 % interval |\n|---|---|---:|---:|---:|")
    for edition in asked.edition.split(","):
        for players in (2, 3, 4):
            measure(edition, players, asked.first, asked.games)


if __name__ == "__main__":
    main()
