"""What it is worth to go on from the last thought: choices of bots that do and of bots that begin anew.

    python bench/thinking.py [--walks 160] [--questions 100] [--seed 1] [--title revenant]

In games of a bot against itself, where a thought can go on from the one before, the question is thought about both
ways with the same luck. What was chosen is then measured in the same 700 imagined games: how much worse is it than the
better of both? Says that in thousandths of a chance to win, with the standard error, and how many walks were taken.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "src"))  # behind an installed or compiled farflung

from farflung import games
from farflung.bots import judge_of
from farflung.bots.search_tree import Budget, Thought, TreeBot
from farflung.engine.match import Match
from farflung.engine.title import Setup, Title
from farflung.engine.views import View, view

MEASURED = 700
SAID = 20
"""Questions after which it says what it has found so far."""


def regrets(title: Title, seen: View, chosen: list[int], seed: int) -> list[float]:
    """By how much each choice is worse than the best of them."""
    if len(set(chosen)) == 1:
        return [0.0] * len(chosen)
    thought = Thought(title, judge_of(title), seen, seed)
    arms = [thought.tree.root.arms[option] for option in sorted(set(chosen))]
    for number in range(MEASURED):
        for arm in arms:
            thought.walked(arm, thought.seed_of(number))
    values = {arm.code: thought.found(arm) for arm in arms}
    return [max(values.values()) - values[option] for option in chosen]


def told(regret: list[float], walks: list[int]) -> str:
    """In thousandths, with the standard error."""
    n = len(regret)
    mean = sum(regret) / n
    error = sqrt(sum((each - mean) ** 2 for each in regret)) / n
    return f"{1000 * mean:.2f} ± {1000 * error:.2f} with {sum(walks) / n:.0f} walks"


def compare(title: Title, walks: int, questions: int, seed: int) -> None:
    """Plays games until there were so many questions."""
    judge = judge_of(title)
    regret: list[list[float]] = [[], []]
    taken: list[list[int]] = [[], []]
    game = 0
    while len(regret[0]) < questions:
        match = Match(title, Setup(title.name, title.editions[0], ["Ada", "Bo"]), seed + game)
        bots = [TreeBot(title, judge, seed + seat, walks) for seat in range(2)]
        game += 1
        while match.question is not None and len(regret[0]) < questions:
            seen = view(match, match.question.seat)
            bot = bots[seen.seat]
            answer = bot.choose(seen)
            if bot.thought is not None and bot.thought.reused:
                anew = Thought(title, judge, seen, bot.thought.seed, walks=walks)
                anew.think(Budget(walks))
                for place, found in enumerate(regrets(title, seen, [anew.best(), answer], seed + len(regret[0]))):
                    regret[place].append(found)
                    taken[place].append((anew, bot.thought)[place].tree.walks)
                if len(regret[0]) % SAID == 0:
                    print(f"{len(regret[0])} questions: begun anew {told(regret[0], taken[0])}, ", end="")
                    print(f"gone on {told(regret[1], taken[1])}", flush=True)
            match.answer(answer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--walks", type=int, default=160, help="at most, for a question")
    parser.add_argument("--questions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", default="revenant")
    chosen = parser.parse_args()
    compare(games.title(chosen.title), chosen.walks, chosen.questions, chosen.seed)


if __name__ == "__main__":
    main()
