"""The taste of Helionox's golden games, and the tables they are played at.

`python -m tests.golden.helionox.make` from the project's folder, with `src` on PYTHONPATH, makes the records anew.
"""

from __future__ import annotations

import sys

from tests.golden.helionox.coverage import GOLDEN, SIDES
from tests.golden.making import Making, Table, make
from tests.golden.steering import Steering

from farflung.engine.core import first, second, verb_of
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, event_card, event_location, event_side

MERCURY = {"mercury": "on"}
BOTH_SITES = {**MERCURY, **dict.fromkeys(("earth", "moon", "mars", "ceres", "europa"), "mercury")}
# What solo Rookie is played with, so that this player has a chance to win it (HEL-GAP-49).
KNOBS = {"active_three_cut": 3, "market_influence_cut": 3}
TABLES = [
    Table(2, {"preset": "first play"}),
    Table(3, {"missions": "on"}),
    Table(4, {"draft": "on", "layout": "orbit"}),
    Table(2, {**BOTH_SITES, "missions": "on", "draft": "on"}),
    Table(3, {**BOTH_SITES, "layout": "orbit"}),
    Table(4, {**MERCURY, "missions": "on", "mars": "random", "ceres": "random"}),
    Table(2, {"mode": "co-op", "difficulty": "rookie"}),
    Table(3, {"mode": "co-op", "difficulty": "normal", "draft": "on", **BOTH_SITES}),
    Table(4, {"mode": "co-op", "difficulty": "master", "hard": "on"}),
    Table(4, {"mode": "co-op", "difficulty": "veteran", **MERCURY}),
    Table(1, {"difficulty": "rookie"}, KNOBS),
    Table(1, {"difficulty": "normal", "hard": "on", **BOTH_SITES}),
    Table(1, {"difficulty": "veteran", **MERCURY}),
    Table(1, {"difficulty": "master", "layout": "orbit", **BOTH_SITES}),
]
# as long as something is missing
MORE = [
    Table(4, {**BOTH_SITES, "missions": "on"}),
    Table(1, {"difficulty": "master", **MERCURY}),
    Table(4, {"mode": "co-op", "difficulty": "normal", **BOTH_SITES}),
    Table(1, {"difficulty": "rookie"}, KNOBS),
]


class Taste(Steering):
    # ---- luck

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

    def wants_card(self, game: Helionox, card: int) -> bool:
        return f"{game.content.cards[card].id} played" in self.wanted

    def wants_architect(self, game: Helionox, architect: int) -> bool:
        name = game.content.architects[architect].id
        return self.wants(f"{name} 1", f"{name} 2")

    def has_mission(self, game: Helionox, *counts: int) -> bool:
        """Whether a Mission that counts this is in play and not yet shown completed."""
        missions = [game.content.missions[index] for index in game.missions]
        return any(mission.count in counts and self.wants(f"{mission.id} met") for mission in missions)

    def weight(self, game: Helionox, seat: int, option: int) -> int:
        player = game.players[seat]
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


def name_of(table: Table) -> str:
    options = table.options
    words = [str(table.players), "solo" if table.players == 1 else options.get("mode", "competitive")]
    words += [options["difficulty"]] if "difficulty" in options else []
    words += [name for name in ("hard", "mercury", "missions", "draft") if options.get(name) == "on"]
    return "-".join(words)


MAKING = Making(GOLDEN, Taste, name_of, TABLES, MORE, rare={"team won": 20})

if __name__ == "__main__":
    sys.exit(make(MAKING))
