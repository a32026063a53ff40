"""Is it a choice? Crews of X-ODUS that play by habit, but Strain and buy by one fixed policy each, on the same games.

    python bench/choices.py --games 1000 --set-ups four-quiet,three-heroic --parameter four_ships_red_1=6
    python bench/choices.py --of ships      # every crew there is, by its ships
    python bench/choices.py --of levels     # how far each ship comes
    python bench/choices.py --of wares      # what crews bought that buy whatever they can pay, and whether they won
    python bench/choices.py --pack slower.toml --first 100000       # another version, on games it was not turned by

Habits cost some milliseconds a game where the package is compiled: enough games to see a difference of a few points. A
crew that always Strains and one that hardly does should win about as often, and one that buys what it can pay no less.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from farflung.engine.core import Decider, Game, first, play_out, second, verb_of
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.xodus import allies, trade, verbs
from farflung.games.xodus import words as w
from farflung.games.xodus.judge_habit import XodusHabit
from farflung.games.xodus.pack import load_content
from farflung.games.xodus.state import Xodus, captain
from farflung.lab.simulation import wilson

STRAINS_FROM = {"always": 4, "hale": 6, "never": 99}
"""Health from which a ship Strains, by policy; `+buys` trades wherever a ware can be paid."""
POLICIES = ["always", "hale", "never", "always+buys", "hale+buys"]
SET_UPS = [f"{ships}-{how}" for ships in ("four", "three") for how in ("quiet", "hardened", "heroic", "nightmare")]


class Crew(Decider):
    def __init__(self, seed: int, policy: str, ships: Sequence[int] = ()) -> None:
        """With `ships` they are chosen, whatever habits like."""
        self.habit = XodusHabit(seed)
        self.ships = ships
        strains, _, buys = policy.partition("+")
        self.least = STRAINS_FROM[strains]
        self.buys = bool(buys)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        if kind == verbs.ASK_SHIP and self.ships:
            return next(index for index, option in enumerate(game.options()) if first(option) in self.ships)
        if kind != verbs.ASK_ACTION or not isinstance(game, Xodus):
            return self.habit.decide(game, seat, kind)
        options = [verb_of(option) for option in game.options()]
        if self.buys and verbs.TRADE in options and can_buy(game):
            return options.index(verbs.TRADE)
        chosen = self.habit.decide(game, seat, kind)
        if options[chosen] == verbs.STRAIN and captain(game).health < self.least and verbs.END_TURN in options:
            return options.index(verbs.END_TURN)
        return chosen

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.habit.luck(game, verb, pool)


def can_buy(game: Xodus) -> bool:
    """Whether the Ally here, if there is one, has something that the ships here can pay."""
    chief = captain(game)
    ally = allies.ally_at(game, chief.tile)
    purse = trade.pooled(trade.partners(game))
    return ally >= 0 and any(trade.price(game, ally, module, chief) <= purse for module in game.wares[ally])


class Asked(NamedTuple):
    """Which games are played."""

    games: int
    parameters: dict[str, int]
    first: int = 0
    pack: str = ""

    def numbers(self) -> range:
        return range(self.first, self.first + self.games)


def played(set_up: str, number: int, policy: str, asked: Asked, crew: Sequence[int] = ()) -> Xodus:
    """A whole game."""
    ships, _, how = set_up.partition("-")
    options = {"ships": ships, "difficulty": "heroic" if how == "nightmare" else how}
    options |= {"nightmare": "yes"} if how == "nightmare" else {}
    game = title("xodus").new_game(Setup("xodus", "first", ["crew"], options, asked.parameters, pack=asked.pack))
    assert isinstance(game, Xodus)
    game.events = []
    play_out(game, Crew(1000003 * number + 7, policy, crew))
    return game


def measure(set_up: str, policy: str, asked: Asked) -> str:
    games = asked.games
    counts: Counter[str] = Counter()
    for number in asked.numbers():
        game = played(set_up, number, policy, asked)
        told = Counter(verb_of(event.code) for event in game.events or [])
        counts["won"] += game.outcome == w.SEALED
        counts["traded"] += told[verbs.MODULE_BOUGHT] > 0
        counts["bought"] += told[verbs.MODULE_BOUGHT]
        counts["strained"] += told[verbs.STRAINED]
        counts["turns"] += told[verbs.TURN_BEGINS]
        beaten = [
            e
            for e in game.events or []
            if verb_of(e.code) == verbs.FOE_DEFEATED and e.code >> 8 & 255 >= w.FIRST_AVATAR
        ]
        counts["avatar"] += bool(beaten)
    return (
        f"| {set_up} | {policy} | {share(counts['won'], games)} "
        f"| {counts['strained'] / max(counts['turns'], 1):.2f} | {100 * counts['traded'] / games:.0f} % "
        f"| {counts['bought'] / games:.1f} | {100 * counts['avatar'] / games:.0f} % |"
    )


def ships(set_up: str, asked: Asked) -> None:
    """Every crew, the best first; then what those without each ship win in the mean."""
    games = asked.games
    names = [ship.name for ship in load_content().boards]
    size = 4 if set_up.startswith("four") else 3
    found: dict[tuple[int, ...], int] = {}
    for crew in combinations(range(len(names)), size):
        outcomes = [played(set_up, number, "hale", asked, crew).outcome for number in asked.numbers()]
        found[crew] = outcomes.count(w.SEALED)
    for crew, won in sorted(found.items(), key=lambda each: -each[1]):
        print(f"| {set_up} | {', '.join(names[ship] for ship in crew)} | {share(won, games)} |", flush=True)
    for ship, name in enumerate(names):
        without = [won for crew, won in found.items() if ship not in crew]
        print(f"| {set_up} | without {name} | {share(sum(without), games * len(without))} |", flush=True)


def levels(set_up: str, asked: Asked) -> None:
    """Which level each ship has reached at the end, in the mean of all crews that it is in."""
    names = [ship.name for ship in load_content().boards]
    size = 4 if set_up.startswith("four") else 3
    reached: dict[int, list[int]] = {ship: [] for ship in range(len(names))}
    for crew in combinations(range(len(names)), size):
        for number in asked.numbers():
            game = played(set_up, number, "hale", asked, crew)
            for ship in crew:
                reached[ship].append(game.ships[ship].level)
    for ship, name in enumerate(names):
        print(f"| {set_up} | {name} | {sum(reached[ship]) / len(reached[ship]):.1f} |", flush=True)


def wares(set_up: str, asked: Asked) -> None:
    """By Module: in how many games it was bought, and how many of those were won."""
    names = [module.name for module in load_content().gear]
    bought: Counter[int] = Counter()
    won: Counter[int] = Counter()
    sealed = 0
    games = asked.games
    for number in asked.numbers():
        game = played(set_up, number, "hale+buys", asked)
        had = {second(event.code) for event in game.events or [] if verb_of(event.code) == verbs.MODULE_BOUGHT}
        bought.update(had)
        sealed += game.outcome == w.SEALED
        won.update(had if game.outcome == w.SEALED else ())
    print(f"| {set_up} | all games | {games} | {share(sealed, games)} |")
    for module, count in sorted(bought.items(), key=lambda each: -won[each[0]] / each[1]):
        print(f"| {set_up} | {names[w.MODS + module]} | {count} | {share(won[module], count)} |", flush=True)


def share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} % | {100 * low:.0f} to {100 * high:.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--set-ups", default=",".join(SET_UPS))
    parser.add_argument("--policies", default=",".join(POLICIES))
    parser.add_argument("--of", choices=("policies", "ships", "levels", "wares"), default="policies")
    parser.add_argument("--parameter", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--first", type=int, default=0, help="the first game's number: others than it was turned by")
    parser.add_argument("--pack", default="", help="another version of the game")
    chosen = parser.parse_args()
    parameters = {name: int(value) for name, _, value in (each.partition("=") for each in chosen.parameter)}
    asked = Asked(chosen.games, parameters, chosen.first, chosen.pack)
    if chosen.of != "policies":
        for set_up in chosen.set_ups.split(","):
            {"ships": ships, "levels": levels, "wares": wares}[chosen.of](set_up, asked)
        return
    print(
        "| set-up | policy | won | 95 % interval | Strains a turn | games with a purchase | bought | an Avatar beaten |"
    )
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for set_up in chosen.set_ups.split(","):
        for policy in chosen.policies.split(","):
            print(measure(set_up, policy, asked), flush=True)


if __name__ == "__main__":
    main()
