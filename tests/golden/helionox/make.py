"""Makes the golden records anew.

`python -m tests.golden.helionox.make` from the project's folder, with `src` on PYTHONPATH.

Whole games by a random player with a taste: it prefers what no golden game shows yet, and so does its luck. For every
record several seeds are played and the game that shows the most is kept; when everything is shown, it stops. The same
program makes the same records.
"""

from __future__ import annotations

import sys
import time

from tests.golden.helionox.coverage import HERE, SIDES, TITLE, fingerprint, needed, replay, shown

from farflung.engine.core import Decider, Dice, Game, first, second, verb_of
from farflung.engine.record import LUCK, Line, Record
from farflung.engine.title import Setup
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, event_card, event_location, event_side

MERCURY = {"mercury": "on"}
BOTH_SITES = {**MERCURY, **dict.fromkeys(("earth", "moon", "mars", "ceres", "europa"), "mercury")}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"preset": "first play"}),
    (3, {"missions": "on"}),
    (4, {"draft": "on", "layout": "orbit"}),
    (2, {**BOTH_SITES, "missions": "on", "draft": "on"}),
    (3, {**BOTH_SITES, "layout": "orbit"}),
    (4, {**MERCURY, "missions": "on", "mars": "random", "ceres": "random"}),
    (2, {"mode": "co-op", "difficulty": "rookie"}),
    (3, {"mode": "co-op", "difficulty": "normal", "draft": "on", **BOTH_SITES}),
    (4, {"mode": "co-op", "difficulty": "master", "hard": "on"}),
    (4, {"mode": "co-op", "difficulty": "veteran", **MERCURY}),
    (1, {"difficulty": "rookie"}),  # with KNOBS
    (1, {"difficulty": "normal", "hard": "on", **BOTH_SITES}),
    (1, {"difficulty": "veteran", **MERCURY}),
    (1, {"difficulty": "master", "layout": "orbit", **BOTH_SITES}),
]
# What solo Rookie is played with, so that this player has a chance to win it (HEL-GAP-49).
KNOBS = {"active_three_cut": 3, "market_influence_cut": 3}
# as long as something is missing
MORE: list[tuple[int, dict[str, str]]] = [
    (4, {**BOTH_SITES, "missions": "on"}),
    (1, {"difficulty": "master", **MERCURY}),
    (4, {"mode": "co-op", "difficulty": "normal", **BOTH_SITES}),
    (1, {"difficulty": "rookie"}),
]
MOST_RECORDS = 28
MOST_SEEDS = 6000  # then it gives up
SEEDS = 30  # games played for each record
RARE = 20  # what a victory over the Syndicate is worth beside other things that are new
NAMES = ["Mara", "Jonas", "Ines", "Odile"]
CHARMED = 25  # how much likelier luck is to bring what is wanted


class Steering(Decider):
    """Random, but for what is still wanted. Writes down all it decides."""

    def __init__(self, seed: int, wanted: set[str]) -> None:
        self.dice = Dice(seed)
        self.wanted = wanted
        self.codes: list[int] = []
        self.seats: list[int] = []

    def choose(self, weights: list[int]) -> int:
        mark = self.dice.below(sum(weights))
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        raise AssertionError("no weight")

    # ---- luck

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        assert isinstance(game, Helionox)
        index = self.choose([CHARMED if self.hopes_for(game, verb, thing) else 1 for thing in pool])
        self.codes.append(verb | pool[index] << 8)
        self.seats.append(LUCK)
        return index

    def hopes_for(self, game: Helionox, verb: int, thing: int) -> bool:
        content = game.content
        if verb in (v.REVEALS, v.DRAWS):
            return self.wants_card(game, thing)
        if verb == v.DRAWS_EVENT:
            event = content.events[thing]
            return self.wants(f"{event.id} inactive", f"{event.id} active", f"{event.id} alternative")
        if verb == v.DRAWS_REQUEST:
            return self.wants(f"{content.requests[thing].id} fulfilled")
        if verb == v.DEALS_ARCHITECT:
            return self.wants_architect(game, thing)
        if verb == v.DEALS_FLEET:
            return self.wants(f"{content.fleet[thing].id} used")
        if verb == v.DEALS_MISSION:
            return self.wants(f"{content.missions[thing].id} met", f"{content.missions[thing].id} failed")
        if verb == v.PUTS_ILLEGAL:
            return self.wants_card(game, thing) or self.wants(f"{content.cards[thing].id} taken")
        if verb == v.PUTS_SITE:
            return self.wants(f"{content.sites[thing].id} bonus", f"{content.sites[thing].id} key")
        if verb == v.DEALS_PAIR:
            return self.wants_card(game, w.FIRST_PAIR + 2 * thing) or self.wants_card(
                game, w.FIRST_PAIR + 2 * thing + 1
            )
        return False

    # ---- taste

    def wants(self, *things: str) -> bool:
        return any(thing in self.wanted for thing in things)

    def wants_card(self, game: Helionox, card: int) -> bool:
        return f"{game.content.cards[card].id} played" in self.wanted

    def wants_architect(self, game: Helionox, architect: int) -> bool:
        name = game.content.architects[architect].id
        return self.wants(f"{name} 1", f"{name} 2")

    def has_mission(self, game: Helionox, *counts: int) -> bool:
        """Whether a Mission that counts this is in play and not yet shown completed."""
        missions = [game.content.missions[index] for index in game.missions]
        return any(mission.count in counts and self.wants(f"{mission.id} met") for mission in missions)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        assert isinstance(game, Helionox)
        options = game.options()
        index = self.choose([self.weight(game, game.players[seat], option) for option in options])
        self.codes.append(options[index])
        self.seats.append(seat)
        return index

    def weight(self, game: Helionox, player: Player, option: int) -> int:
        verb, what = verb_of(option), first(option)
        content = game.content
        if verb == v.PLAY:
            return 90 if self.wants_card(game, what) else 60
        if verb in (v.OVERCOME, v.CALL):
            event = content.events[second(option)].id
            return 120 if self.wants(f"{event} {SIDES[what]}") else 70
        if verb == v.ALTERNATIVE:
            return 200 if self.wants(f"{content.events[what].id} alternative") else 10
        if verb in (v.BONUS, v.KEY):
            site = content.sites[game.sites[player.location]].id
            return 80 if self.wants(f"{site} {'bonus' if verb == v.BONUS else 'key'}") else 15
        if verb == v.USE_ARCHITECT:
            return 60 if self.wants(f"{content.architects[player.architect].id} {what}") else 10
        if verb == v.BUY:
            return self.weight_of_card(game, what)
        if verb == v.TRAVEL or verb == v.MOVE:
            return self.weight_of_place(game, player, what)
        if verb == v.PLACE_EMBASSY:
            key = self.wants(f"{content.sites[game.sites[player.location]].id} key")
            return 60 if key or self.has_mission(game, w.COUNT_EMBASSIES) else 6
        if verb == v.GAIN_CARGO:
            return 60 if self.wanted_cargo(game, player) == what else 8
        if verb == v.DELIVER:
            fulfils = player.request != w.NOTHING and content.requests[player.request].destination == player.location
            return 90 if fulfils and content.requests[player.request].cargo == what else 10
        if verb == v.TECH_REWARD:
            return 60 if self.wants(f"{content.cards[what].id} taken") or self.wants_card(game, what) else 1
        if verb == v.USE_FLEET:
            return 60 if self.wants(f"{content.fleet[player.fleet].id} used") else 6
        if verb == v.CYCLE_REQUEST:
            open_request = player.request != w.NOTHING and self.wants(
                f"{content.requests[player.request].id} fulfilled"
            )
            return 1 if open_request else 12
        if verb == v.CYCLE:
            return 1 if self.wants_card(game, what) else 8
        if verb == v.CONSUME or verb == v.CONSUME_DISCARDED:
            return self.weight_of_loss(game, what)
        if verb == v.DISCARD:
            return 1 if self.wants_card(game, what) else 12
        if verb == v.OBTAIN or verb == v.TOPDECK or verb == v.SEARCH or verb == v.LOOK_TAKE:
            return 30 if self.wants_card(game, what) else 3
        if verb in (v.GARRISON_CREDIT, v.GARRISON_DEFENSE, v.ACCEPT, v.TAKE, v.COPY, v.RAISE):
            return 40
        if verb in (v.CHOOSE_ARCHITECT, v.DRAFT):
            return 30 if self.wants_architect(game, what) else 1
        if verb == v.CHOOSE_FLEET:
            return 30 if self.wants(f"{content.fleet[what].id} used") else 1
        if verb in (v.END_TURN, v.DECLINE, v.DONE, v.REFUSE, v.STOP_HELPING, v.BREAK_OFF, v.CONSUME_SELF):
            return 2
        return 6

    def weight_of_card(self, game: Helionox, card: int) -> int:
        """What is wanted, what Missions count, and Defense."""
        if card == w.PRIME:
            return 30 if self.wants_card(game, card) else 3
        printed = game.content.cards[card]
        weight = 80 if self.wants_card(game, card) else 8 + 4 * printed.influence + 8 * printed.defends
        if printed.faction == w.CYBERNETIC and self.has_mission(game, w.COUNT_CYBERNETIC):
            weight += 60
        if self.has_mission(game, w.COUNT_LEAST_FACTION):
            weight += 20
        if printed.faction == w.DEFENSE and self.has_mission(game, w.COUNT_TROPHIES, w.COUNT_CATASTROPHES):
            weight += 40
        if printed.faction == w.BIO and self.has_mission(game, w.COUNT_CONSUMED, w.COUNT_STARTING):
            weight += 40
        return weight

    def weight_of_loss(self, game: Helionox, card: int) -> int:
        """Starting cards rather than what is wanted; more of it for Missions."""
        if self.wants_card(game, card):
            return 1
        eager = self.has_mission(game, w.COUNT_CONSUMED, w.COUNT_STARTING)
        return (60 if eager else 8) if game.content.cards[card].starting else 1

    def wanted_cargo(self, game: Helionox, player: Player) -> int:
        """The colour that the Current Request wants, or none."""
        return int(game.content.requests[player.request].cargo) if player.request != w.NOTHING else w.NOTHING

    def weight_of_place(self, game: Helionox, player: Player, place: int) -> int:
        """Toward the Request, Locations whose abilities are wanted, and Events."""
        weight = 1
        site = game.content.sites[game.sites[place]].id
        shut = game.shut >> place & 1 == 1
        if player.request != w.NOTHING:
            request = game.content.requests[player.request]
            goal = request.destination if player.carries(request.cargo) else request.cargo
            at_goal = player.location == goal
            weight += 25 * (place == goal and not at_goal)
        if not shut:
            weight += 10 * self.wants(f"{site} bonus") + 10 * self.wants(f"{site} key")
            weight += 8 * (self.has_mission(game, w.COUNT_EMBASSIES) and not player.has_embassy(place))
        for event in game.in_play:
            if event_location(event) == place:
                card = game.content.events[event_card(event)]
                weight += 40 if card.defense[event_side(event)] <= player.defense else 2
        return weight


def play(players: int, options: dict[str, str], seed: int, wanted: set[str]) -> Record:
    knobs = KNOBS if options == {"difficulty": "rookie"} else {}
    setup = Setup(
        title="helionox", edition="final", seats=NAMES[:players], options=dict(options), parameters=dict(knobs)
    )
    game = TITLE.new_game(setup)
    player = Steering(seed, wanted)
    game.decider = player
    while not game.is_over():
        game.play_scene()
    notation = TITLE.notation(setup)
    lines = [Line(seat, notation.text(code)) for seat, code in zip(player.seats, player.codes, strict=True)]
    return Record(setup, lines)


def name_of(number: int, players: int, options: dict[str, str]) -> str:
    words = [f"{number:02}", str(players), "solo" if players == 1 else options.get("mode", "competitive")]
    words += [options["difficulty"]] if "difficulty" in options else []
    words += [name for name in ("hard", "mercury", "missions", "draft") if options.get(name) == "on"]
    return "-".join(words)


def make() -> int:
    began = time.monotonic()
    wanted = needed(TITLE.content(Setup(title="helionox", edition="final", seats=NAMES)))
    everything = len(wanted)
    records: list[tuple[str, Record]] = []
    seed = 0
    tries = 0
    while len(records) < len(TABLES) or (wanted and len(records) < MOST_RECORDS and seed < MOST_SEEDS):
        late = len(records) >= len(TABLES)
        players, options = MORE[tries % len(MORE)] if late else TABLES[len(records)]
        games = []
        for _ in range(SEEDS):
            seed += 1
            record = play(players, options, seed, wanted)
            new = shown(replay(record)) & wanted
            games.append((len(new) + RARE * ("team won" in new), -len(record.lines), -seed, record))
        tries += late
        best = max(games, key=lambda game: game[:3])
        if best[0] == 0 and late:
            continue  # nothing new: other seeds
        record = best[3]
        wanted -= shown(replay(record))
        name = name_of(len(records) + 1, players, options)
        records.append((name, record))
        print(f"{name}: {len(record.lines)} lines, {everything - len(wanted)} of {everything} shown", flush=True)
    for old in HERE.glob("*.record"):
        old.unlink()
    expected = ["# Made by `python -m tests.golden.helionox.make`; what each record must end with."]
    for name, record in records:
        (HERE / f"{name}.record").write_text(record.print(), encoding="utf-8")
        end = replay(record).end
        winners = [seat + 1 for seat in TITLE.winners(end)]
        expected += ["", f'["{name}"]', f"scores = {TITLE.scores(end)}", f"winners = {winners}"]
        expected.append(f'state = "{fingerprint(end)}"')
    (HERE / "expected.toml").write_text("\n".join(expected) + "\n", encoding="utf-8")
    print(f"{len(records)} records in {time.monotonic() - began:.0f} s")
    for missing in sorted(wanted):
        print(f"missing: {missing}")
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(make())
