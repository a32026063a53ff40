"""What is a card of Helionox worth to whoever has it? Players of habit who buy at random what they can pay.

    python bench/market.py --games 6000 [--players 3] [--without-mercury] [--of cards|architects|fleet|pairs]
        [--first 0]

A bot that thinks takes a card in the games that suit it, and a rich player takes the dear ones: its takers' wins tell
as much of them as of the card. Whoever buys at random has it by luck. What a card adds to the share of games won is
reckoned by least squares over all that the seats have had, so that those who bought more do not flatter the dear
cards, and told beside the mean of all cards; what is dealt at the start is told beside par. Some milliseconds a game
where the package is compiled. Habits play a card when they have it, wisely or not: what wants thought looks too weak.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy

from farflung.engine.core import Decider, Dice, Game, first, play_out, second, verb_of
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.helionox import scoring, verbs
from farflung.games.helionox import words as w
from farflung.games.helionox.judge import HelionoxHabit
from farflung.games.helionox.pack import load_content
from farflung.games.helionox.state import Helionox
from farflung.lab.worth import reckon

CONTENT = load_content()


class Shopper(Decider):
    """Plays by habit; where that would buy or deliver, it is anything that can be."""

    def __init__(self, seed: int) -> None:
        self.habit = HelionoxHabit(seed)
        self.dice = Dice(seed ^ 12345)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        chosen = self.habit.decide(game, seat, kind)
        options = game.options()
        if verb_of(options[chosen]) not in (verbs.BUY, verbs.DELIVER):
            return chosen
        alike = [index for index, option in enumerate(options) if verb_of(option) == verb_of(options[chosen])]
        return alike[self.dice.below(len(alike))]

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.habit.luck(game, verb, pool)


def played(players: int, number: int, options: dict[str, str]) -> Helionox:
    setup = Setup("helionox", "final", [f"p{seat}" for seat in range(players)], options)
    game = title("helionox").new_game(setup)
    assert isinstance(game, Helionox)
    game.events = []
    play_out(game, Shopper(1000003 * number + 11))
    return game


def had(game: Helionox, of: str) -> list[Counter[str]]:
    """By seat, what it had of what is asked about."""
    found: list[Counter[str]] = [Counter() for _ in game.players]
    if of == "cards":
        for event in game.events or []:
            if verb_of(event.code) in (verbs.OBTAINED, verbs.SECURED):
                card = CONTENT.cards[second(event.code)]
                if not card.starting:
                    found[first(event.code)][card.name] += 1
        return found
    for player in game.players:
        if of == "architects":
            found[player.seat][CONTENT.architects[player.architect].name] += 1
        elif of == "fleet":
            found[player.seat][CONTENT.fleet[player.fleet].name] += 1
        else:
            found[player.seat][w.FACTIONS[player.pair]] += 1
    return found


Columns = tuple[list[Counter[str]], list[float], list[float]]
"""Of every seat of every game: what it had, its share of the win, and its lead over the mean of its table."""


def play(first_game: int, games: int, players: int, options: dict[str, str], of: str) -> Columns:
    rows: list[Counter[str]] = []
    won: list[float] = []
    lead: list[float] = []
    for number in range(first_game, first_game + games):
        game = played(players, number, options)
        winners = title("helionox").winners(game)
        totals = [float(scoring.total(parts)) for parts in game.scores]
        rows += had(game, of)
        won += [(seat in winners) / len(winners) for seat in range(players)]
        lead += [total - sum(totals) / players for total in totals]
    return rows, won, lead


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--without-mercury", action="store_true")
    parser.add_argument("--of", default="cards", choices=("cards", "architects", "fleet", "pairs"))
    parser.add_argument(
        "--first", type=int, default=0, help="the first game's number: others than cards were turned by"
    )
    asked = parser.parse_args()
    options = {} if asked.without_mercury else {"mercury": "on"}
    rows, won, lead = play(asked.first, asked.games, asked.players, options, asked.of)
    names = sorted({name for row in rows for name in row})
    table = numpy.array([[min(row[name], 2) for name in names] for row in rows], float)
    if asked.of == "cards":  # a seat may have none of them: then it has what the last column says
        table = numpy.hstack([table, numpy.ones((len(rows), 1))])
    par = 0.0 if asked.of == "cards" else 1 / asked.players
    wins, of_wins = reckon(table, numpy.array(won) - par)
    points, of_points = reckon(table, numpy.array(lead))
    mean = wins[: len(names)].mean() if asked.of == "cards" else 0.0
    print("| what | had | games won | 95 % | Influence | 95 % |\n|---|---:|---:|---:|---:|---:|")
    for index in numpy.argsort(wins[: len(names)]):
        count = sum(1 for row in rows if row[names[index]])
        print(
            f"| {names[index]} | {count} | {100 * (wins[index] - mean):+.1f} | ± {100 * of_wins[index]:.1f} "
            f"| {points[index]:+.2f} | ± {of_points[index]:.2f} |"
        )


if __name__ == "__main__":
    main()
