"""The numbers a designer may turn: name, default, range, and the rule each comes from. Part of a record's header."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import Piece
from farflung.engine.parameters import Parameter

PARAMETERS: Final = [
    Parameter("cycles", 4, 1, 4, "REV-F-R.1"),
    Parameter("turns", 3, 1, 3, "REV-F-01.0.1"),
    Parameter("starting_hidden", 2, 0, 5, "REV-F-S.4"),
    Parameter("hidden_per_house", 9, 4, 20, "GAP-A-05"),
    Parameter("hand_limit", 8, 3, 20, "REV-F-14.8"),
    Parameter("residual_slots", 3, 2, 6, "REV-F-08.10"),
    Parameter("data_slots", 3, 2, 6, "REV-F-09.2"),
    Parameter("track_end", 8, 8, 12, "REV-F-10.1"),
    Parameter("tactics_end", 12, 12, 20, "REV-F-11.3"),
    Parameter("neutronium_field", 12, 0, 20, "REV-F-11.5"),
    Parameter("tactics_for_hidden", 8, 1, 12, "REV-F-19.1.2"),
    Parameter("tactics_for_influence", 11, 1, 12, "REV-F-19.1.3"),
    Parameter("novaris_tactics", 2, 0, 6, "REV-F-10.7"),
    Parameter("limit_odd", 5, 3, 9, "GAP-F-02"),
    Parameter("limit_even", 4, 3, 9, "GAP-F-02"),
    Parameter("void_odd", 3, 0, 6, "GAP-F-01"),
    Parameter("void_even", 1, 0, 6, "GAP-F-01"),
    Parameter("void_limit", 6, 1, 12, "REV-F-18.7"),
    Parameter("void_supply", 32, 8, 96, "GAP-A-04"),
    Parameter("ark_slots", 3, 0, 6, "GAP-A-03"),
    Parameter("fighter_slots", 1, 0, 6, "GAP-A-03"),
    Parameter("dropship_slots", 1, 0, 6, "GAP-A-03"),
    Parameter("revenant_slots", 5, 1, 12, "REV-F-17.3.1"),
    Parameter("defects_per_cycle", 2, 0, 2, "REV-F-17.3.8"),
    Parameter("protection_tokens", 2, 0, 2, "REV-F-06.1.10"),
    Parameter("promotion_science", 3, 0, 8, "REV-F-15.2"),
    Parameter("operations_income", 2, 0, 6, "GAP-F-13"),
    Parameter("manipulation", 1, 1, 4, "GAP-F-13"),
    Parameter("cards_per_cadet", 2, 1, 5, "REV-F-14.11"),
    Parameter("fewest_colonies", 3, 0, 7, "GAP-F-30"),
    Parameter("council_cards", 12, 0, 12, "REV-F-20.1"),
    Parameter("agenda_renown", 6, 0, 20, "REV-F-21.2.7"),
    Parameter("cadet_renown", 2, 0, 10, "REV-F-21.2.9"),
    Parameter("frigate_renown", 2, 0, 10, "REV-F-21.2.10"),
    Parameter("rank_renown", 2, 0, 10, "REV-F-21.2.11"),
    Parameter("directive_renown", 1, 0, 10, "REV-F-21.2.13"),
    Parameter("resources_per_renown", 4, 1, 12, "REV-F-21.2.14"),
    Parameter("corruption_renown", 2, 0, 10, "REV-F-21.2.16"),
    Parameter("crew_tactics_renown", 2, 0, 6, "REV-P-9.10.1"),
    Parameter("cleared_after_jump", 4, 0, 16, "REV-P-9.9.2"),
]


class Numbers(Piece):
    """The parameters of one game, as fast as fields."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        self.cycles: i64 = values["cycles"]
        self.turns: i64 = values["turns"]
        self.starting_hidden: i64 = values["starting_hidden"]
        self.hidden_per_house: i64 = values["hidden_per_house"]
        self.hand_limit: i64 = values["hand_limit"]
        self.residual_slots: i64 = values["residual_slots"]
        self.data_slots: i64 = values["data_slots"]
        self.track_end: i64 = values["track_end"]
        self.tactics_end: i64 = values["tactics_end"]
        self.tactics_for_hidden: i64 = values["tactics_for_hidden"]
        self.tactics_for_influence: i64 = values["tactics_for_influence"]
        self.novaris_tactics: i64 = values["novaris_tactics"]
        self.limit_odd: i64 = values["limit_odd"]
        self.limit_even: i64 = values["limit_even"]
        self.void_odd: i64 = values["void_odd"]
        self.void_even: i64 = values["void_even"]
        self.void_limit: i64 = values["void_limit"]
        self.void_supply: i64 = values["void_supply"]
        self.ark_slots: i64 = values["ark_slots"]
        self.fighter_slots: i64 = values["fighter_slots"]
        self.dropship_slots: i64 = values["dropship_slots"]
        self.revenant_slots: i64 = values["revenant_slots"]
        self.defects_per_cycle: i64 = values["defects_per_cycle"]
        self.protection_tokens: i64 = values["protection_tokens"]
        self.promotion_science: i64 = values["promotion_science"]
        self.operations_income: i64 = values["operations_income"]
        self.manipulation: i64 = values["manipulation"]
        self.neutronium_field: i64 = values["neutronium_field"]
        self.cards_per_cadet: i64 = values["cards_per_cadet"]
        self.fewest_colonies: i64 = values["fewest_colonies"]
        self.council_cards: i64 = values["council_cards"]
        self.agenda_renown: i64 = values["agenda_renown"]
        self.cadet_renown: i64 = values["cadet_renown"]
        self.frigate_renown: i64 = values["frigate_renown"]
        self.rank_renown: i64 = values["rank_renown"]
        self.directive_renown: i64 = values["directive_renown"]
        self.resources_per_renown: i64 = values["resources_per_renown"]
        self.corruption_renown: i64 = values["corruption_renown"]
        self.crew_tactics_renown: i64 = values["crew_tactics_renown"]
        self.cleared_after_jump: i64 = values["cleared_after_jump"]
