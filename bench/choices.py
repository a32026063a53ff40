"""Is it a choice? Crews of X-ODUS that play by habit, but Strain and buy by one fixed policy each, on the same games.

    python bench/choices.py --games 1000 --set-ups four-quiet,three-heroic --parameter four_ships_red_1=6

Habits cost some milliseconds a game where the package is compiled: enough games to see a difference of a few points. A
crew that always Strains and one that hardly does should win about as often, and one that buys what it can pay no less.
"""

from __future__ import annotations

import argparse
from collections import Counter

from farflung.engine.core import Decider, Game, play_out, verb_of
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.xodus import allies, trade, verbs
from farflung.games.xodus import words as w
from farflung.games.xodus.judge_habit import XodusHabit
from farflung.games.xodus.state import Xodus, captain
from farflung.lab.simulation import wilson

STRAINS_FROM = {"always": 4, "hale": 6, "never": 99}
"""Health from which a ship Strains, by policy; `+buys` trades wherever a ware can be paid."""
POLICIES = ["always", "hale", "never", "always+buys", "hale+buys"]
SET_UPS = [f"{ships}-{how}" for ships in ("four", "three") for how in ("quiet", "hardened", "heroic", "nightmare")]


class Crew(Decider):
    def __init__(self, seed: int, policy: str) -> None:
        self.habit = XodusHabit(seed)
        strains, _, buys = policy.partition("+")
        self.least = STRAINS_FROM[strains]
        self.buys = bool(buys)

    def decide(self, game: Game, seat: int, kind: int) -> int:
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


def measure(set_up: str, policy: str, games: int, parameters: dict[str, int]) -> str:
    ships, _, how = set_up.partition("-")
    options = {"ships": ships, "difficulty": "heroic" if how == "nightmare" else how}
    options |= {"nightmare": "yes"} if how == "nightmare" else {}
    counts: Counter[str] = Counter()
    for number in range(games):
        game = title("xodus").new_game(Setup("xodus", "first", ["crew"], options, parameters))
        assert isinstance(game, Xodus)
        game.events = []
        play_out(game, Crew(1000003 * number + 7, policy))
        told = Counter(verb_of(event.code) for event in game.events)
        counts["won"] += game.outcome == w.SEALED
        counts["traded"] += told[verbs.MODULE_BOUGHT] > 0
        counts["bought"] += told[verbs.MODULE_BOUGHT]
        counts["strained"] += told[verbs.STRAINED]
        counts["turns"] += told[verbs.TURN_BEGINS]
        beaten = [
            e for e in game.events if verb_of(e.code) == verbs.FOE_DEFEATED and e.code >> 8 & 255 >= w.FIRST_AVATAR
        ]
        counts["avatar"] += bool(beaten)
    low, high = wilson(counts["won"], games)
    return (
        f"| {set_up} | {policy} | {100 * counts['won'] / games:.1f} % | {100 * low:.0f} to {100 * high:.0f} % "
        f"| {counts['strained'] / max(counts['turns'], 1):.2f} | {100 * counts['traded'] / games:.0f} % "
        f"| {counts['bought'] / games:.1f} | {100 * counts['avatar'] / games:.0f} % |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--set-ups", default=",".join(SET_UPS))
    parser.add_argument("--policies", default=",".join(POLICIES))
    parser.add_argument("--parameter", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    parameters = {name: int(value) for name, _, value in (each.partition("=") for each in asked.parameter)}
    print(
        "| set-up | policy | won | 95 % interval | Strains a turn | games with a purchase | bought | an Avatar beaten |"
    )
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for set_up in asked.set_ups.split(","):
        for policy in asked.policies.split(","):
            print(measure(set_up, policy, asked.games, parameters), flush=True)


if __name__ == "__main__":
    main()
