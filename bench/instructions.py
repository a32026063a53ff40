"""Instructions of the processor a decision, in random games: a measure that a busy machine does not disturb.

    python bench/instructions.py FOLDER [FOLDER ...] [--games 300] [--only TITLE]

Each folder holds a farflung to measure, as `run` keeps them in `.run/app/`; they are compared with the first. Compiled
ones end in `-compiled` (FARFLUNG_COMPILE=1 makes them); those that `run test` compiles quickly are up to a quarter
slower. Needs valgrind. Counted is the difference between one game and many, so that starting Python and reading the
content cost nothing. What was read is not looked through for garbage again: how much that is has nothing to do with a
decision, and in few games it weighed more than they did.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys

GAMES = {
    "revenant final": ("revenant", "final", 3),
    "revenant prototype": ("revenant", "prototype", 3),
    "helionox": ("helionox", "final", 3),
    "xodus": ("xodus", "first", 3),
}
PLAY = """
import gc
import sys
from farflung.engine.core import Dice, play_out
from farflung.engine.title import Setup
from farflung.games import title
name, edition, seats, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
found = title(name)
start = found.new_game(Setup(name, edition, [f"P{n}" for n in range(seats)]))
gc.collect()
gc.freeze()
made = 0
for seed in range(games):
    dice = Dice(seed)
    play_out(start.copy(), dice)
    made += dice.decisions
print(made)
"""


def counted(folder: str, title: str, edition: str, seats: int, games: int) -> tuple[int, int]:
    """Instructions and decisions."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    play = [sys.executable, "-c", PLAY, title, edition, str(seats)]
    env = {"PYTHONPATH": folder, "PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
    subprocess.run([*play, "1"], env=env, capture_output=True, check=False)  # bytecode is written before it is counted
    command = [*tool, *play, str(games)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        raise SystemExit(f"{folder}: {done.stderr[-2000:]}")
    return int(found[1]), int(done.stdout)


def a_decision(folder: str, title: str, edition: str, seats: int, games: int) -> float:
    (one, few), (all_, many) = (counted(folder, title, edition, seats, n) for n in (1, 1 + games))
    return (all_ - one) / (many - few)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    print("| rules | " + " | ".join(asked.folders) + " |\n|---" + "|---:" * len(asked.folders) + "|")
    for name, (title, edition, seats) in GAMES.items():
        if asked.only in name:
            found = [a_decision(folder, title, edition, seats, asked.games) for folder in asked.folders]
            cells = [f"{n:,.0f} ({n / found[0] - 1:+.1%})" for n in found]
            print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
