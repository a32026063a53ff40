"""How often bots win what is played against the game itself: every difficulty and number of players, with intervals.

    python bench/balance.py helionox|xodus|prototype [--bots greedy,search] [--games 200] [--only TEXT]
        [--parameters NAME=N,...] [--options NAME=WORD,...] [--seed N] [--kept FILE] [--draw FILE.svg]

Prints a table in Markdown, as in docs/balance-*.md, and draws it. With --kept, finished rows go to a file, and a run
that is started again with it goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "src"))  # behind an installed or compiled farflung

from farflung.lab.games import Plan
from farflung.lab.simulation import run, wilson

Case = tuple[str, int, Plan]
"""What the row is called, its number of players, and the plan without bots."""
Share = tuple[float, float, float]
"""Of all games those that were won, and the ends of the interval."""


def helionox() -> list[Case]:
    return [
        (f"{difficulty}, {'solo' if players == 1 else f'{players} players'}", players, plan)
        for difficulty in ("rookie", "normal", "veteran", "master")
        for players in (1, 2, 3, 4)
        for plan in [Plan("helionox", [], options=coop(players) | {"difficulty": difficulty})]
    ]


def coop(players: int) -> dict[str, str]:
    return {"mode": "co-op"} if players > 1 else {}


def xodus() -> list[Case]:
    """A bot for each ship."""
    return [
        (f"{difficulty}, {ships} ships", players, Plan("xodus", [], options={"difficulty": difficulty, "ships": ships}))
        for difficulty in ("quiet", "hardened", "heroic")
        for players, ships in ((3, "three"), (4, "four"))
    ]


def prototype() -> list[Case]:
    return [
        (difficulty, 1, Plan("revenant", [], edition="prototype", options={"difficulty": difficulty}))
        for difficulty in ("easy", "medium", "hard")
    ]


CASES = {"helionox": helionox, "xodus": xodus, "prototype": prototype}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=CASES)
    parser.add_argument("--bots", default="greedy,search")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default="", help="rows whose name contains this")
    parser.add_argument("--parameters", default="", help="numbers to turn: NAME=N,...")
    parser.add_argument("--options", default="", help="other set-ups: mercury=on")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--draw", type=Path)
    parser.add_argument("--jobs", type=int, default=0)
    chosen = parser.parse_args()
    turned = (each.split("=") for each in chosen.parameters.split(",") if each)
    parameters = {name: int(value) for name, value in turned}
    options = dict(each.split("=") for each in chosen.options.split(",") if each)
    kept = read(chosen.kept)
    bots = chosen.bots.split(",")
    print(f"| set-up | {' | '.join(f'{bot} wins | 95 % interval' for bot in bots)} |", flush=True)
    print(f"| --- |{' ---: | ---: |' * len(bots)}", flush=True)
    drawn: list[tuple[str, list[Share]]] = []
    for name, players, plan in CASES[chosen.what]():
        if chosen.only not in name:
            continue
        shares: list[Share] = []
        for bot in bots:
            key = json.dumps([chosen.what, name, bot, chosen.games, parameters, options, chosen.seed])
            if key not in kept:
                seats, all_options = [bot] * players, plan.options | options
                whole = Plan(plan.title, seats, chosen.seed, plan.edition, all_options, parameters)
                rows = run(whole, chosen.games, chosen.jobs)
                kept[key] = len({row["game"] for row in rows if row["won"]})
                if chosen.kept:
                    with chosen.kept.open("a") as file:
                        file.write(json.dumps({"key": key, "won": kept[key]}) + "\n")
            shares.append((kept[key] / chosen.games, *wilson(kept[key], chosen.games)))
        cells = [f"{100 * share:.1f} % | {100 * low:.0f} to {100 * high:.0f} %" for share, low, high in shares]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)
        drawn.append((name, shares))
    if chosen.draw:
        chosen.draw.write_text(picture(bots, drawn), encoding="utf-8")


# ---- the picture: a line for each row, a dot for each bot with its interval

LEFT, RIGHT, TOP, ROW = 170, 690, 56, 30
INK, LINE, BONE, QUIET = "#0b0e19", "#2f3858", "#f4eddf", "#a3a3b4"
COLOURS = ["#8be2fb", "#ffcb7d", "#a5efb6"]


def picture(bots: list[str], rows: list[tuple[str, list[Share]]]) -> str:
    bottom = TOP + ROW * len(rows)
    parts = [f'<rect width="720" height="{bottom + 20}" rx="10" fill="{INK}"/>']
    for number, bot in enumerate(bots):
        parts += [dot(LEFT + 6 + 90 * number, 18, number), text(LEFT + 16 + 90 * number, 22, bot, BONE)]
    for percent in range(0, 101, 25):
        x = place(percent / 100)
        parts.append(f'<path d="M{x} {TOP - 8}V{bottom}" stroke="{LINE}"/>')
        parts.append(text(x, TOP - 14, f"{percent} %", QUIET, "middle"))
    for line, (name, shares) in enumerate(rows):
        middle = TOP + ROW * line + ROW // 2
        parts.append(text(LEFT - 14, middle + 4, name, BONE, "end"))
        for number, (share, low, high) in enumerate(shares):
            y = middle + 8 * number - 4 * (len(shares) - 1)
            bar = (
                f'<path d="M{place(low)} {y}H{place(high)}" stroke="{COLOURS[number]}" stroke-width="2" opacity=".6"/>'
            )
            parts += [bar, dot(place(share), y, number)]
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {bottom + 20}" font-family="sans-serif">'
    return "\n".join([start, *parts, "</svg>", ""])


def place(share: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * share, 1)


def dot(x: float, y: float, number: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="4" fill="{COLOURS[number]}"/>'


def text(x: float, y: float, words: str, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" font-size="13" text-anchor="{anchor}">{words}</text>'


def read(path: Path | None) -> dict[str, int]:
    if path is None or not path.exists():
        return {}
    return {row["key"]: row["won"] for row in map(json.loads, path.read_text().splitlines())}


if __name__ == "__main__":
    main()
