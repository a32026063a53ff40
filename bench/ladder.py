"""The ladder: each level of bots against the one below it, and alone against the game itself, with intervals.

    python bench/ladder.py [--games 200] [--only TEXT ...] [--minutes 60] [--jobs 2]
        plays what is not kept yet, game by game, a game of every rung in turn
    python bench/ladder.py --growth [--games 100] [--only TEXT ...] [--minutes 60] [--jobs 2]
        the same for bots that differ by nothing but how long they think: four times as many walks each
    python bench/ladder.py --write
        writes docs/ladder.md, docs/pictures/ladder.svg, docs/pictures/growth.svg and the file that is shipped with the
        package

Every game that is finished is kept in bench/kept/ladder.json, one line each; a run that is started again goes on where
it stopped. Games of bots that have changed since are not counted: a level is known by how long it thinks, by what it
has learnt and by `VERSIONS`; nor are games with other cards or numbers: a table is known by its content and by what its
set-up turns. Game n of a rung is the same game whoever plays it: against others the seats change with every game, and
as many games that follow each other as there are seats have the same luck. Of three or four seats one is the level's,
the others' are all of the level below: what a bot that is as good as they are would win is written beside it, and
of these rungs `OF_SEVERAL` games are enough. Where the game is the opponent, all levels play the same games, and those
that one of two levels won and the other lost are counted.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice, pairwise
from math import inf
from pathlib import Path

import msgspec

sys.path.append(str(Path(__file__).parents[1] / "src"))  # behind an installed or compiled farflung

import farflung
from farflung import games
from farflung.bots import LEVELS, bot, judge_of, search_tree
from farflung.bots.base import Bot, answer_of, tidy_seldom
from farflung.bots.learned import shipped
from farflung.bots.levels import Measured, level
from farflung.bots.search_tree import TreeBot
from farflung.engine.match import Match
from farflung.engine.placed import PlacedTitle
from farflung.engine.title import Setup, Title
from farflung.engine.views import view
from farflung.lab.simulation import wilson

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench" / "kept" / "ladder.json"
SHIPPED = ROOT / "src" / "farflung" / "bots" / "ladder.json"
TEXT = ROOT / "docs" / "ladder.md"
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
GROWTH = ROOT / "docs" / "pictures" / "growth.svg"
SEED = 16_000
VERSIONS = {"helionox": 3, "revenant": 5, "xodus": 6}
"""By title, one more when its bots play otherwise than before by the same walks, slips and lessons: old games tell
nothing of them then."""
FEWEST = 8
"""Games of a rung from which on tables tell of it."""
OF_SEVERAL = 60
"""Games of a rung of three or four seats."""
OLDER = ["greedy", "search"]
"""Whom the highest level plays too."""
WALKS = [20, 80, 320, 1280]
"""Of bots that differ by nothing else, up to as many as the highest level takes."""
TABLES: list[tuple[str, str, str, int, dict[str, str]]] = [
    ("Revenant, two", "revenant", "final", 2, {}),
    ("Revenant prototype, two", "revenant", "prototype", 2, {}),
    ("Helionox, two", "helionox", "final", 2, {}),
    ("Helionox with Mercury, two", "helionox", "final", 2, {"mercury": "on"}),
]
"""Games against each other."""
MORE: list[tuple[str, str, str, int, dict[str, str]]] = [
    ("Revenant, three", "revenant", "final", 3, {}),
    ("Revenant, four", "revenant", "final", 4, {}),
    ("Revenant prototype, three", "revenant", "prototype", 3, {}),
    ("Helionox, three", "helionox", "final", 3, {}),
    ("Helionox, four", "helionox", "final", 4, {}),
]
"""Games of one against several."""
ALONE: list[tuple[str, str, str, int, dict[str, str]]] = [
    ("Helionox co-op, two", "helionox", "final", 2, {"mode": "co-op"}),
    ("Helionox co-op rookie, two", "helionox", "final", 2, {"mode": "co-op", "difficulty": "rookie"}),
    ("Helionox co-op master, two", "helionox", "final", 2, {"mode": "co-op", "difficulty": "master"}),
    ("X-ODUS quiet, four ships", "xodus", "first", 1, {"ships": "four"}),
    ("X-ODUS hardened, four ships", "xodus", "first", 1, {"ships": "four", "difficulty": "hardened"}),
    ("X-ODUS heroic, four ships", "xodus", "first", 1, {"ships": "four", "difficulty": "heroic"}),
    ("Revenant prototype, alone", "revenant", "prototype", 1, {}),
]
"""Games against the game."""


class Rung(msgspec.Struct, frozen=True):
    """One level at one kind of table."""

    name: str
    title: str
    edition: str
    seats: int
    level: str
    against: str
    """'' where all seats are this level's, and the game is the opponent; or one of the older bots."""
    options: dict[str, str] = {}

    @property
    def key(self) -> str:
        """By which its games are kept: another number of walks is another level, and so is one that has learnt more;
        other cards make another table."""
        bots = " against ".join(self.known(each) for each in (self.level, self.against) if each)
        return f"{self.name}: {bots} of {content_of(self.title, self.edition)}{self.turned()}"

    def most(self, wanted: int) -> int:
        """How many of so many games are played."""
        return min(wanted, OF_SEVERAL) if self.against and self.seats > 2 else wanted

    def known(self, name: str) -> str:
        """A bot with all that makes it play as it does."""
        if name not in LEVELS and walks_of(name) == 0:
            return name
        version = f" v{VERSIONS[self.title]}" if self.title in VERSIONS else ""
        if walks_of(name):
            return f"{name}{version}{self.learnt()}"
        thinks = level(name)
        return f"{name} {thinks.walks} {thinks.softness:g}{version}{self.learnt()}"

    def turned(self) -> str:
        """Numbers that this set-up turns: others make another table."""
        title = games.title(self.title)
        if not isinstance(title, PlacedTitle):
            return ""
        usual = {each.name: each.default for each in title.parameters_of(self.edition)}
        numbers = title.numbers(setup_of(self))
        return "".join(f" {name} {n}" for name, n in numbers.items() if n != usual[name])

    def learnt(self) -> str:
        """The files by which bots play at this table: another lesson or taste makes another bot."""
        learned = shipped(self.title)
        if learned is None:
            return ""
        game = games.title(self.title).new_game(setup_of(self))
        mode = learned.module.mode_of(game)
        parts = [learned.lessons.get(mode) if learned.knows(game) else None, learned.tastes.get(mode)]
        hashes = [hashlib.blake2b(msgspec.json.encode(part), digest_size=4).hexdigest() for part in parts if part]
        return "".join(f" {each}" for each in hashes)


@cache
def content_of(title: str, edition: str) -> str:
    """What the cards of a table are known by."""
    found = games.title(title)
    return Match(found, Setup(title, edition, ["Seat 1", "Seat 2", "Seat 3"][: max(found.seats)]), 0).setup.content[:8]


def walks_of(name: str) -> int:
    """Of a bot that is known by its walks alone, 'walks 160'; else 0."""
    word, _, number = name.partition(" ")
    return int(number) if word == "walks" else 0


def player(name: str, title: Title, seed: int) -> Bot:
    """A level, an older bot, or one that is known by its walks."""
    if walks_of(name):
        return TreeBot(title, judge_of(title), seed, walks_of(name), learned=shipped(title.name))
    return bot(name, title, seed)


class Played(msgspec.Struct, frozen=True):
    """One finished game of a rung."""

    rung: str
    number: int
    won: bool
    moves: int
    """Questions that the level of the rung answered."""
    seconds: float
    """Processor time of these, compiled."""
    slowest: float = 0.0
    """Of the one that took longest."""


def setup_of(rung: Rung) -> Setup:
    """The set-up of a rung's games."""
    seats = [f"Seat {seat + 1}" for seat in range(rung.seats)]
    return Setup(rung.title, rung.edition, seats, dict(rung.options))


def rungs() -> list[Rung]:
    """All of them, the highest first: they are the least known."""
    found = [Rung(*row[:4], LEVELS[-1], old, row[4]) for old in OLDER for row in TABLES]
    for number, name in reversed(list(enumerate(LEVELS))):
        for row in ALONE:
            found.append(Rung(*row[:4], name, "", row[4]))
        for row in [*TABLES, *MORE] if number else []:
            found.append(Rung(*row[:4], name, LEVELS[number - 1], row[4]))
    return found


def growing() -> list[Rung]:
    """Bots that think four times as long: against those that do not, or in the same games."""
    found = []
    for number, walks in enumerate(WALKS):
        for row in TABLES if number else []:
            found.append(Rung(*row[:4], f"walks {walks}", f"walks {WALKS[number - 1]}", row[4]))
        for row in ALONE:
            found.append(Rung(*row[:4], f"walks {walks}", "", row[4]))
    return found


# ---- playing


def play(rung: Rung, number: int) -> Played:
    """The game of this number."""
    title = games.title(rung.title)
    mine = number % rung.seats
    luck = SEED + (number // rung.seats if rung.against else number)
    names = [rung.level if seat == mine or not rung.against else rung.against for seat in range(rung.seats)]
    match = Match(title, setup_of(rung), luck)
    bots = [player(name, title, (SEED + number) * 8 + seat) for seat, name in enumerate(names)]
    taken: list[float] = []
    while match.question is not None:
        seat = match.question.seat
        seen = view(match, seat)
        began = time.process_time()
        answer = answer_of(bots[seat], seen)
        if names[seat] == rung.level:
            taken.append(time.process_time() - began)
        match.answer(answer)
    won = mine in title.winners(match.game)
    return Played(rung.key, number, won, len(taken), round(sum(taken), 2), round(max(taken, default=0.0), 3))


def kept() -> dict[str, dict[int, Played]]:
    """Finished games by rung and number."""
    found: dict[str, dict[int, Played]] = {}
    if KEPT.exists():
        for line in KEPT.read_text("utf-8").splitlines():
            game = msgspec.json.decode(line, type=Played)
            found.setdefault(game.rung, {})[game.number] = game
    return found


def missing(wanted: int, only: Sequence[str], steps: list[Rung]) -> Iterator[tuple[Rung, int]]:
    """Games that are still to be played: the first of every rung, then the second."""
    done = kept()
    chosen = [rung for rung in steps if any(each.lower() in rung.key.lower() for each in only)]
    for number in range(wanted):
        for rung in chosen:
            if number < rung.most(wanted) and number not in done.get(rung.key, {}):
                yield rung, number


def unhurried() -> None:
    """Processor time is what levels are known by, however busy the machine is."""
    search_tree.PATIENCE = inf
    tidy_seldom()


def climb(wanted: int, only: Sequence[str], minutes: float, steps: list[Rung], jobs: int = 1) -> None:
    """Plays what is missing, until the time is over."""
    if not farflung.compiled():
        print("farflung: this is interpreted, so the times of moves would mean nothing: compile first", file=sys.stderr)
        sys.exit(1)
    ends = time.monotonic() + 60 * minutes
    KEPT.parent.mkdir(exist_ok=True)
    left = missing(wanted, only, steps)
    playing: set[Future[Played]] = set()
    with ProcessPoolExecutor(jobs, initializer=unhurried) as pool:
        while True:
            room = jobs - len(playing) if time.monotonic() < ends else 0
            playing |= {pool.submit(play, rung, number) for rung, number in islice(left, room)}
            if not playing:
                return
            finished, playing = wait(playing, return_when=FIRST_COMPLETED)
            for each in finished:
                keep(each.result())


def keep(game: Played) -> None:
    """A finished game."""
    with KEPT.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")
    print(f"{game.rung}, game {game.number + 1}: {'won' if game.won else 'lost'}", flush=True)


# ---- telling


def measured(done: dict[str, dict[int, Played]], steps: list[Rung]) -> list[tuple[Rung, Measured]]:
    """Every rung of which something is kept."""
    found = []
    for rung in steps:
        played = done.get(rung.key, {}).values()
        if not played:
            continue
        n, wins, moves = len(played), sum(game.won for game in played), sum(game.moves for game in played)
        low, high = wilson(wins, n)
        mean = round(sum(game.seconds for game in played) / max(moves, 1), 4)
        row = Measured(
            title=rung.title,
            edition=rung.edition,
            options=rung.options,
            level=rung.level,
            against=rung.against,
            seats=rung.seats,
            games=n,
            wins=wins,
            low=round(100 * low, 1),
            high=round(100 * high, 1),
            seconds=mean,
        )
        found.append((rung, row))
    return found


def write() -> None:
    """The document, its pictures, and the file for the package."""
    done = kept()
    rows, grown = in_order(measured(done, rungs())), in_order(measured(done, growing()))
    told = [msgspec.to_builtins(row) for _, row in rows if row.games >= FEWEST and is_told(row)]
    SHIPPED.write_text("[\n" + ",\n".join(json.dumps(row) for row in told) + "\n]\n", "utf-8")
    text = TEXT.read_text("utf-8")
    written = {"levels": lines_of(rows, done), "same": pairs_of(rows, done), "growth": lines_of(grown, done)}
    for name, lines in written.items():
        start, mark, rest = text.partition(f"<!-- {name}: written by bench/ladder.py -->\n")
        _, end, after = rest.partition(f"<!-- end of {name} -->")
        text = start + mark + "\n" + "\n".join(lines) + "\n\n" + end + after
    TEXT.write_text(text, "utf-8")
    PICTURE.write_text(picture(rows), "utf-8")
    GROWTH.write_text(picture(grown), "utf-8")


def is_told(row: Measured) -> bool:
    """Whether tables tell of it: they know a level by the one below it, in games of two, or by the game itself."""
    return row.against not in OLDER and (not row.against or row.seats == 2)


def in_order(rows: list[tuple[Rung, Measured]]) -> list[tuple[Rung, Measured]]:
    """By table, then from the weakest up."""
    return sorted(rows, key=lambda each: (each[0].name, strength(each[0].level), strength(each[0].against)))


def strength(name: str) -> int:
    """Of two bots of a table the greater is the stronger, or so it is meant."""
    return walks_of(name) or (LEVELS.index(name) if name in LEVELS else -1)


def lines_of(rows: list[tuple[Rung, Measured]], done: dict[str, dict[int, Played]]) -> list[str]:
    """As a table of the document."""
    lines = [
        "| table | level | against | wins | games | 95 % interval | a move | the slowest |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for rung, row in rows:
        slowest = max(game.slowest for game in done[rung.key].values())
        against = rung.against or "the game"
        if rung.against and rung.seats > 2:
            against = f"{rung.seats - 1} {rung.against} (par {100 / rung.seats:.0f} %)"
        lines.append(
            f"| {rung.name} | {rung.level} | {against} | {row.wins} | {row.games} "
            f"| {row.low:.0f} to {row.high:.0f} % | {1000 * row.seconds:.0f} ms "
            f"| {f'{1000 * slowest:.0f} ms' if slowest else ''} |"
        )
    return lines


def pairs_of(rows: list[tuple[Rung, Measured]], done: dict[str, dict[int, Played]]) -> list[str]:
    """Of the games that a level and the one below have both played against the game: who won where the other lost."""
    lines = [
        "| table | level | beside | the same games | won by it alone | by the other alone | its share, 95 % interval |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: |",
    ]
    alone = [rung for rung, _ in rows if not rung.against]
    for lower, upper in pairwise(alone):
        if lower.name != upper.name:
            continue
        theirs, its = done[lower.key], done[upper.key]
        both = theirs.keys() & its.keys()
        more = sum(its[number].won and not theirs[number].won for number in both)
        less = sum(theirs[number].won and not its[number].won for number in both)
        share = "{:.0f} to {:.0f} %".format(*(100 * end for end in wilson(more, more + less))) if more + less else ""
        lines.append(f"| {upper.name} | {upper.level} | {lower.level} | {len(both)} | {more} | {less} | {share} |")
    return lines


LEFT, RIGHT, TOP, ROW = 330, 690, 44, 22
INK, LINE, BONE, QUIET, LAMP = "#0b0e19", "#2f3858", "#f4eddf", "#a3a3b4", "#ffcb7d"


def picture(rows: list[tuple[Rung, Measured]]) -> str:
    """A line for each rung: wins of 100 as a dot, with their interval."""
    bottom = TOP + ROW * len(rows)
    parts = [f'<rect width="720" height="{bottom + 20}" rx="10" fill="{INK}"/>']
    for percent in range(0, 101, 25):
        x = place(percent)
        parts.append(f'<path d="M{x} {TOP - 8}V{bottom}" stroke="{LINE}"/>')
        parts.append(words(x, TOP - 14, f"{percent} %", QUIET, "middle"))
    for line, (rung, row) in enumerate(rows):
        y = TOP + ROW * line + ROW // 2
        name = f"{rung.name}: {rung.level}" + (f" against {rung.against}" if rung.against else "")
        parts.append(words(LEFT - 14, y + 4, name, BONE, "end"))
        parts.append(
            f'<path d="M{place(row.low)} {y}H{place(row.high)}" stroke="{LAMP}" stroke-width="2" opacity=".6"/>'
        )
        parts.append(f'<circle cx="{place(100 * row.wins / row.games)}" cy="{y}" r="4" fill="{LAMP}"/>')
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {bottom + 20}" font-family="sans-serif">'
    return "\n".join([start, *parts, "</svg>", ""])


def place(percent: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * percent / 100, 1)


def words(x: float, y: float, said: str, colour: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" font-size="12" text-anchor="{anchor}">{said}</text>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each rung")
    parser.add_argument("--only", nargs="*", default=[""], help="rungs whose name contains one of these")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--growth", action="store_true", help="bots that differ only by how long they think")
    parser.add_argument("--write", action="store_true", help="write what is kept, play nothing")
    chosen = parser.parse_args()
    if chosen.write:
        write()
    else:
        climb(chosen.games, chosen.only, chosen.minutes, growing() if chosen.growth else rungs(), chosen.jobs)


if __name__ == "__main__":
    main()
