"""The prototype's numbers: those of the final edition that it shares, with its own values, and its own beside them."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.parameters import Parameter
from farflung.games.revenant import numbers as final
from farflung.games.revenant.numbers import Numbers

PARAMETERS: Final = [
    Parameter("cycles", 4, 1, 4, "REV-P-R.1"),
    Parameter("turns", 3, 1, 3, "REV-P-2.0.2"),
    Parameter("starting_hidden", 1, 0, 5, "REV-P-S.33"),
    Parameter("hidden_per_house", 9, 4, 20, "GAP-A-05"),
    Parameter("hand_limit", 8, 3, 20, "REV-P-1.13"),
    Parameter("residual_slots", 3, 2, 6, "REV-P-2.3.6"),
    Parameter("data_slots", 3, 2, 6, "REV-P-2.5.7"),
    Parameter("track_end", 8, 8, 12, "REV-P-6.1"),
    Parameter("tactics_end", 12, 12, 20, "GAP-P-03"),
    Parameter("neutronium_field", 0, 0, 20, "GAP-P-03"),  # none: only the material icons (REV-P-2.10.2)
    Parameter("tactics_for_hidden", 8, 1, 12, "REV-P-5.5"),
    Parameter("tactics_for_influence", 11, 1, 12, "REV-P-5.6"),
    Parameter("limit_odd", 5, 3, 9, "GAP-P-02"),
    Parameter("limit_even", 5, 3, 9, "GAP-P-02"),
    Parameter("void_odd", 3, 0, 6, "REV-P-S.9"),
    Parameter("void_even", 1, 0, 6, "REV-P-S.9"),
    Parameter("void_limit", 7, 1, 12, "REV-P-1.7"),
    Parameter("void_supply", 32, 8, 96, "REV-P-C.1"),
    Parameter("ark_slots", 3, 1, 6, "GAP-A-03"),  # the draft puts a damage on an arkship (REV-P-S.30)
    Parameter("fighter_slots", 1, 0, 6, "GAP-A-03"),
    Parameter("dropship_slots", 1, 0, 6, "GAP-A-03"),
    Parameter("revenant_slots", 5, 1, 12, "GAP-P-07"),
    Parameter("operations_income", 2, 0, 6, "REV-P-11.0.1"),
    Parameter("manipulation", 1, 1, 4, "REV-P-11.0.1"),
    Parameter("cards_per_cadet", 3, 1, 5, "REV-P-2.14.6"),
    Parameter("fewest_colonies", 2, 0, 7, "GAP-P-14"),
    Parameter("agenda_renown", 6, 0, 20, "REV-P-8.10"),
    Parameter("cadet_renown", 2, 0, 10, "REV-P-8.11"),
    Parameter("frigate_renown", 2, 0, 10, "REV-P-8.11"),
    Parameter("directive_renown", 1, 0, 10, "REV-P-8.12"),
    Parameter("rank_renown", 1, 0, 10, "REV-P-8.13"),
    Parameter("resources_per_renown", 4, 1, 12, "REV-P-8.14"),
    Parameter("corruption_renown", 2, 0, 10, "REV-P-8.15"),
    Parameter("crew_tactics_renown", 2, 0, 6, "REV-P-9.10.1"),
    Parameter("cleared_after_jump", 4, 0, 16, "REV-P-9.9.2"),
    Parameter("jump_neutronium", 3, 0, 12, "REV-P-2.7.3"),
    Parameter("revenant_data", 2, 0, 6, "REV-P-S.35"),
    Parameter("open_sonar", 2, 1, 3, "REV-P-S.15"),
    Parameter("open_colonies", 2, 1, 4, "REV-P-1.9"),
    Parameter("tiles_per_breach", 1, 0, 3, "REV-P-4.10"),
    Parameter("slot_energy", 2, 0, 6, "REV-P-2.14.4"),
    Parameter("removals", 2, 1, 6, "REV-P-2.13.2"),
    Parameter("frigate_moves", 2, 1, 6, "REV-P-2.13.7"),
]


class PrototypeNumbers(Numbers):
    def __init__(self, values: dict[str, int]) -> None:
        super().__init__({parameter.name: parameter.default for parameter in final.PARAMETERS} | values)
        self.jump_neutronium: i64 = values["jump_neutronium"]
        self.revenant_data: i64 = values["revenant_data"]
        self.open_sonar: i64 = values["open_sonar"]
        self.open_colonies: i64 = values["open_colonies"]
        self.tiles_per_breach: i64 = values["tiles_per_breach"]
        self.slot_energy: i64 = values["slot_energy"]
        self.removals: i64 = values["removals"]
        self.frigate_moves: i64 = values["frigate_moves"]
