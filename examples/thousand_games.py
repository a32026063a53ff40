"""A thousand games on all cores, as rows: who sat where, what it came to, where the points came from.

`python3 thousand_games.py 200` plays fewer. `farflung sim` is the same from the command line.
"""

import sys
from pathlib import Path
from statistics import mean

from farflung.lab.games import Plan
from farflung.lab.simulation import print_summary, run, tally_of, write

if __name__ == "__main__":  # the other processes import this file too
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    plan = Plan("revenant", bots=["random", "random", "random"], seed=1)
    rows = run(plan, games)
    print_summary(tally_of(rows, plan))
    first = [row["total"] for row in rows if row["place"] == 1]
    print(f"who was first in turn order: {mean(first):.1f} points of {mean(row['total'] for row in rows):.1f}")
    if len(sys.argv) > 2:
        write(rows, plan, Path(sys.argv[2]))  # .csv, .json or .parquet
