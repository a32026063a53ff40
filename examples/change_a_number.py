"""What if hands were smaller? Turn a number of the rules and compare, with the same seeds on both sides."""

import sys
from statistics import mean, stdev

from farflung.lab.games import Plan
from farflung.lab.simulation import run

if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    totals: dict[int, list[float]] = {}
    for limit in (9, 4):
        plan = Plan("revenant", bots=["random"] * 3, seed=5, parameters={"hand_limit": limit})
        rows = run(plan, games)
        totals[limit] = [mean(row["total"] for row in rows if row["game"] == number) for number in range(games)]
        print(f"hand_limit {limit}: {mean(totals[limit]):.2f} points a seat")
    differences = [small - usual for usual, small in zip(totals[9], totals[4], strict=True)]
    error = 1.96 * stdev(differences) / len(differences) ** 0.5
    print(f"difference {mean(differences):+.2f}, 95 % within {error:.2f} of it")
