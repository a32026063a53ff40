"""The numbers a designer may turn: name, default, range, and the rule each comes from. Part of a record's header."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import Piece
from farflung.engine.parameters import Parameter

PARAMETERS: Final = [
    Parameter("material_assets", 5, 0, 5, "HEL-4.4"),
    Parameter("sentinels", 3, 0, 3, "HEL-4.5"),
    Parameter("starting_hand", 5, 1, 10, "HEL-4.12"),
    Parameter("hand_draw", 5, 1, 10, "HEL-21.3"),
    Parameter("hand_limit", 5, 1, 20, "HEL-21.3"),
    Parameter("fracture_draw", 4, 0, 10, "HEL-GAP-15"),
    Parameter("embassies", 5, 0, 5, "HEL-4.11"),
    Parameter("cryo_counters", 4, 1, 9, "HEL-4.10"),
    Parameter("travel_fare", 2, 0, 9, "HEL-16.1"),
    Parameter("embassy_fare", 1, 0, 9, "HEL-16.2"),
    Parameter("movement_tax", 3, 0, 9, "HEL-16.4"),
    Parameter("embassy_cost", 2, 0, 9, "HEL-17.1"),
    Parameter("inflation", 1, 0, 5, "HEL-26.3"),
    Parameter("collaboration_draw", 1, 0, 5, "HEL-11.13"),
    Parameter("trophies_for_veterans", 3, 0, 20, "HEL-GAP-7"),
    Parameter("cargo_cost", 1, 0, 9, "HEL-28.2"),
    Parameter("cargo_supply", 4, 0, 8, "HEL-GAP-30"),
    Parameter("delivery_credits", 2, 0, 9, "HEL-29.4"),
    Parameter("bank_limit", 10, 0, 30, "HEL-31.6"),
    Parameter("illegal_few", 1, 0, 4, "HEL-30.2"),
    Parameter("illegal_many", 2, 0, 4, "HEL-30.2"),
    Parameter("requests_per_player", 6, 1, 10, "HEL-33.1"),
    Parameter("solo_requests", 7, 1, 40, "HEL-42.2"),
    Parameter("first_turn_events", 1, 1, 3, "HEL-39.1"),
    Parameter("later_events", 2, 1, 3, "HEL-39.2"),
    Parameter("garrison_cost", 1, 0, 9, "HEL-37.3"),
    Parameter("syndicate_request", 2, 0, 9, "HEL-43.9"),
    Parameter("syndicate_illegal", 3, 0, 9, "HEL-43.10"),
    # the knobs of balance, in the order of HEL-GAP-49
    Parameter("active_three_cut", 0, 0, 3, "HEL-GAP-49"),
    Parameter("market_influence_cut", 0, 0, 3, "HEL-GAP-49"),
    Parameter("mission_percent", 100, 10, 300, "HEL-GAP-49"),
    Parameter("head_start", 0, -60, 60, "HEL-GAP-49"),  # added to that of the difficulty
]
HEAD_STARTS: Final = {
    "off": {
        "rookie": [11, 3, 4, 12],
        "normal": [7, -6, -7, 2],
        "veteran": [5, -8, -10, -3],
        "master": [1, -16, -17, -10],
    },
    "on": {
        "rookie": [-1, -16, -13, -9],
        "normal": [-10, -25, -26, -21],
        "veteran": [2, -26, -28, -24],
        "master": [-6, -34, -35, -30],
    },
}
"""Influence that the team has before the first turn, below 0 the Syndicate: with Mercury off or on, by difficulty, for
1 to 4 players (HEL-GAP-49)."""
NO_HEAD_STARTS: Final = 2
"""Games that began with these rules or older ones have none."""


class Numbers(Piece):
    """The parameters of one game, as fast as fields."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        self.material_assets: i64 = values["material_assets"]
        self.sentinels: i64 = values["sentinels"]
        self.starting_hand: i64 = values["starting_hand"]
        self.hand_draw: i64 = values["hand_draw"]
        self.hand_limit: i64 = values["hand_limit"]
        self.fracture_draw: i64 = values["fracture_draw"]  # while a Lunar Fracture is Active
        self.embassies: i64 = values["embassies"]
        self.cryo_counters: i64 = values["cryo_counters"]
        self.travel_fare: i64 = values["travel_fare"]
        self.embassy_fare: i64 = values["embassy_fare"]
        self.movement_tax: i64 = values["movement_tax"]
        self.least_fare: i64 = min(values["travel_fare"], values["embassy_fare"], values["movement_tax"])
        self.embassy_cost: i64 = values["embassy_cost"]
        self.inflation: i64 = values["inflation"]
        self.collaboration_draw: i64 = values["collaboration_draw"]
        self.trophies_for_veterans: i64 = values["trophies_for_veterans"]
        self.cargo_cost: i64 = values["cargo_cost"]
        self.cargo_supply: i64 = values["cargo_supply"]
        self.delivery_credits: i64 = values["delivery_credits"]
        self.bank_limit: i64 = values["bank_limit"]
        self.illegal_few: i64 = values["illegal_few"]  # by Location, 1 or 2 players
        self.illegal_many: i64 = values["illegal_many"]  # 3 or 4 players
        self.requests_per_player: i64 = values["requests_per_player"]
        self.solo_requests: i64 = values["solo_requests"]
        self.first_turn_events: i64 = values["first_turn_events"]
        self.later_events: i64 = values["later_events"]
        self.garrison_cost: i64 = values["garrison_cost"]
        self.syndicate_request: i64 = values["syndicate_request"]
        self.syndicate_illegal: i64 = values["syndicate_illegal"]
        self.active_three_cut: i64 = values["active_three_cut"]  # off the Active Influence of Events that show 3
        self.market_influence_cut: i64 = values["market_influence_cut"]  # off each market card, never below 0
        self.mission_percent: i64 = values["mission_percent"]  # of the team Missions' thresholds
        self.head_start: i64 = values["head_start"]  # the team's, below 0 the Syndicate's
