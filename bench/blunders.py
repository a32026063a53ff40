"""Positions in which an answer is plainly right or plainly wrong, found in games of habits.

    python bench/blunders.py FOLDER [--games 4]

plays games of every title, asks at every question whether one of these holds, and writes the games as records with a
list of what was found, FOLDER/found.toml, to be read by somebody before it becomes a test (tests/laws/blunders):

win      an answer wins the game at once, however the dice fall, and another does not
loss     an answer loses the game at once, however they fall, and another does not
waste    to stop here gives up what another answer brings: by no part of the judge's worth is that worse, by one better,
         in every imagined game
key      a Precursor Key can be taken for nothing
hand     a turn would be ended with four or more cards to play

None of them asks a search. At most two positions of a kind are taken from a game, far apart.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "src"))  # behind an installed or compiled farflung

from farflung import games
from farflung.bots import judge_of
from farflung.engine.core import Dice, Game, verb_of
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import Imagination, view
from farflung.table.coaching import coach_of

IMAGINED = 8
MOST = 2
APART = 40
MANY_OPTIONS = 14
CLEARLY = 0.04
"""Of the lead with which three of four games are won: what is less is no plain gain."""
TABLES = [
    ("revenant", Setup("revenant", "final", ["Ada", "Bo"])),
    ("revenant", Setup("revenant", "final", ["Ada", "Bo", "Cy"])),
    ("prototype", Setup("revenant", "prototype", ["Ada", "Bo"])),
    ("helionox", Setup("helionox", "final", ["Ada", "Bo"])),
    ("mercury", Setup("helionox", "final", ["Ada", "Bo"], {"mercury": "on"})),
    ("together", Setup("helionox", "final", ["Ada", "Bo"], {"mode": "co-op"})),
    ("quiet", Setup("xodus", "first", ["Ada"], {"ships": "four"})),
    ("hardened", Setup("xodus", "first", ["Ada"], {"ships": "four", "difficulty": "hardened"})),
]


def ends(match: Match, option: int) -> list[Game]:
    """What the answer comes to when its scene or turn is over, in some imagined games."""
    assert match.question is not None
    judge = judge_of(match.title)
    imagination = Imagination(match.title, view(match, match.question.seat))
    return [
        imagination.look_ahead([option], judge.habit(seed), Dice(seed), judge.settled)
        for seed in range(1, IMAGINED + 1)
    ]


def found_in(match: Match) -> tuple[str, list[str], list[str]] | None:
    """The kind of position, what is right and what is wrong; None if nothing is plain."""
    question = match.question
    assert question is not None
    seat, text = question.seat, match.notation.text
    options = judge_of(match.title).sensible(view(match, seat))
    if not 2 <= len(options) <= MANY_OPTIONS:
        return None
    texts = [text(option) for option in options]
    keys = [each for each in texts if each.startswith("take key ")]
    if keys:
        return "key", keys, []
    if "end turn" in texts and sum(each.startswith("play ") for each in texts) >= 4:
        return "hand", [], ["end turn"]
    after = {option: ends(match, option) for option in options}
    won = {
        option: sum(game.is_over() and seat in match.title.winners(game) for game in after[option])
        for option in options
    }
    lost = {
        option: sum(game.is_over() and seat not in match.title.winners(game) for game in after[option])
        for option in options
    }
    surely = [option for option in options if won[option] == IMAGINED]
    if surely and min(won.values()) == 0:
        return "win", [text(option) for option in surely], []
    doomed = [option for option in options if lost[option] == IMAGINED]
    if doomed and min(lost.values()) == 0:
        return "loss", [], [text(option) for option in doomed]
    return wasted(match, options, after)


def wasted(match: Match, options: list[int], after: dict[int, list[Game]]) -> tuple[str, list[str], list[str]] | None:
    """Whether to stop would be plain waste."""
    assert match.question is not None
    judge, seat = judge_of(match.title), match.question.seat
    passes = [option for option in options if verb_of(option) in coach_of(match.title.name).passing]
    if len(passes) != 1:
        return None
    stopped = [judge.terms(game, seat) for game in after[passes[0]]]
    for option in options:
        if option == passes[0]:
            continue
        went_on = [judge.terms(game, seat) for game in after[option]]
        gains = [
            [ours.get(name, 0.0) - theirs.get(name, 0.0) for name in {**ours, **theirs}]
            for ours, theirs in zip(went_on, stopped, strict=True)
        ]
        if all(min(each) >= -1e-9 and sum(each) > CLEARLY * judge.scale for each in gains):
            return "waste", [], [match.notation.text(passes[0])]
    return None


def explore(name: str, setup: Setup, seed: int, folder: Path) -> list[dict[str, object]]:
    """Plays one game, and writes it with what was found in it."""
    title = games.title(setup.title)
    judge = judge_of(title)
    match = Match(title, setup, seed)
    found: list[dict[str, object]] = []
    last: dict[str, int] = {}
    number = 0
    while match.question is not None:
        number += 1
        seat = match.question.seat
        if len(match.question.options) > 1 and number % 3 == seed % 3:
            plain = found_in(match)
            if plain is not None:
                kind, right, wrong = plain
                there = sum(each["kind"] == kind for each in found)
                if there < MOST and match.position - last.get(kind, -APART) >= APART:
                    last[kind] = match.position
                    options = [match.notation.text(option) for option in match.question.options]
                    row = {
                        "record": f"{name}-{seed}",
                        "at": match.position,
                        "kind": kind,
                        "right": right,
                        "wrong": wrong,
                    }
                    found.append({**row, "question": match.question.name, "options": options})
        imagination = Imagination(title, view(match, seat))
        match.answer(imagination.answer_of(judge.habit(seed + number), Dice(seed + number)))
    if found:
        (folder / f"{name}-{seed}.record").write_text(match.save(), "utf-8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=4, help="of each table")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with (chosen.folder / "found.toml").open("w", encoding="utf-8") as file:
        for seed in range(1, chosen.games + 1):
            for name, setup in TABLES:
                for row in explore(f"{name}-{len(setup.seats)}", setup, seed, chosen.folder):
                    file.write(
                        "[[position]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in row.items())
                    )
                    file.write("\n")
                    file.flush()


if __name__ == "__main__":
    main()
