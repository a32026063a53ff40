"""The numbers a designer may turn: name, default, range, and the rule each comes from. Part of a record's header."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import Piece
from farflung.engine.parameters import Parameter

PARAMETERS: Final = [
    Parameter("awakening", 15, 6, 40, "XOD-G03"),
    Parameter("four_ships_red_1", 9, 1, 40, "XOD-G03"),
    Parameter("four_ships_red_2", 13, 1, 40, "XOD-G03"),
    Parameter("four_ships_red_3", 14, 1, 40, "XOD-G03"),
    Parameter("three_ships_red_1", 8, 1, 40, "XOD-G03"),
    Parameter("three_ships_red_2", 13, 1, 40, "XOD-G03"),
    Parameter("first_enemies", 4, 1, 16, "XOD-2.7"),
    Parameter("added_enemies", 4, 0, 8, "XOD-24.3"),
    Parameter("starting_scraps", 1, 0, 9, "XOD-2.16"),
    Parameter("starting_energy", 1, 1, 7, "XOD-2.14"),
    Parameter("rush_cost", 2, 1, 4, "XOD-5.7"),
    Parameter("rush_jumps", 3, 1, 6, "XOD-5.7"),
    Parameter("scavenged", 1, 1, 4, "XOD-6.4"),
    Parameter("repair_cost", 1, 0, 4, "XOD-6.13"),
    Parameter("repaired", 1, 1, 4, "XOD-6.13"),
    Parameter("removal_cost", 3, 0, 6, "XOD-6.14"),
    Parameter("dismantle_fee", 1, 0, 3, "XOD-6.17"),
    Parameter("escape_spaces", 2, 1, 6, "XOD-23.5"),
    Parameter("avatar_health", 0, -4, 8, "XOD-G11"),
    Parameter("avatar_shields", 0, -3, 4, "XOD-G11"),
    Parameter("avatar_movement", 0, -2, 3, "XOD-G05"),
    Parameter("attack_limit", 60, 10, 200, "XOD-19.3"),
]
TRACK_BEFORE: Final[dict[int, dict[str, int]]] = {
    2: {
        "four_ships_red_1": 6,
        "four_ships_red_2": 10,
        "four_ships_red_3": 13,
        "three_ships_red_1": 6,
        "three_ships_red_2": 11,
    },
    3: {
        "four_ships_red_1": 8,
        "four_ships_red_2": 12,
        "four_ships_red_3": 14,
        "three_ships_red_1": 7,
        "three_ships_red_2": 12,
    },
}
"""The red spaces by the version of the rules (XOD-G03): games that began with it keep them."""


class Numbers(Piece):
    """The parameters of one game, as fast as fields."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        self.awakening: i64 = values["awakening"]
        self.four_ships_red = [values["four_ships_red_1"], values["four_ships_red_2"], values["four_ships_red_3"]]
        self.three_ships_red = [values["three_ships_red_1"], values["three_ships_red_2"]]
        self.first_enemies: i64 = values["first_enemies"]
        self.added_enemies: i64 = values["added_enemies"]
        self.starting_scraps: i64 = values["starting_scraps"]
        self.starting_energy: i64 = values["starting_energy"]
        self.rush_cost: i64 = values["rush_cost"]
        self.rush_jumps: i64 = values["rush_jumps"]
        self.scavenged: i64 = values["scavenged"]
        self.repair_cost: i64 = values["repair_cost"]
        self.repaired: i64 = values["repaired"]
        self.removal_cost: i64 = values["removal_cost"]
        self.dismantle_fee: i64 = values["dismantle_fee"]
        self.escape_spaces: i64 = values["escape_spaces"]
        self.avatar_health: i64 = values["avatar_health"]
        self.avatar_shields: i64 = values["avatar_shields"]
        self.avatar_movement: i64 = values["avatar_movement"]
        self.attack_limit: i64 = values["attack_limit"]
