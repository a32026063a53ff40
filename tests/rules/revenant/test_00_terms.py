"""The aim of the game (REV-F-G) and the terms that all chapters use (REV-F-K)."""

import pytest
from tests.rules.revenant.table import HOUSES, REVENANT, SECTORS, Table, crowd, sit, stock

# ---- the aim of the game


def scores(table: Table) -> list[int]:
    return REVENANT.scores(table.match.game)


@pytest.mark.rule("REV-F-G.1")
def test_the_most_renown_wins() -> None:
    table = sit({"admirals.2.influence.Zenor": 3, "admirals.3.influence.Zenor": 2}, scene="score")
    assert table.match.over
    assert scores(table)[1] > max(scores(table)[0], scores(table)[2])
    assert table.at("winner") == "2"


@pytest.mark.rule("REV-F-G.1")
def test_a_tie_goes_to_the_lower_turn_order_tile() -> None:
    agendas = {f"admirals.{seat}.agendas": [f"FA{seat}", f"PA{seat}"] for seat in (1, 2, 3)}
    even = {**agendas, "ships.Fenrax fighter.sector": "supply", "ships.Yarvek dropship.sector": "supply",
            "ships.Fenrax ark.sector": "supply", "ships.Zenor ark.sector": "supply"}  # fmt: skip
    table = sit({**even, "order": [3, 1, 2]}, scene="score")
    assert len(set(scores(table))) == 1
    assert table.at("winner") == "3"


@pytest.mark.rule("REV-F-G.2")
def test_the_sources_of_renown_and_the_only_loss() -> None:
    given = {
        "admirals.1.influence.Zenor": 3,
        "admirals.1.agendas": ["Keepers of the Arks", "Steward"],
        "admirals.1.cadets": [["Helm Ace"], []],
        "admirals.1.frigate_cards": ["Ion Drive"],
        "admirals.1.directives": ["Scatter"],
        "admirals.1.rank": 2,
        "admirals.1.tactics": 10,
        "admirals.1.data": 2,
        "admirals.1.residual": 2,
        "admirals.1.resources": stock(2, 2, 2, 2),
        "colonies": ["Anvil Shore"],
        "chosen_colony": "Anvil Shore",
    }
    parts = sit(given, scene="score").at("scores.1")
    assert parts == {
        **dict.fromkeys(HOUSES, 0),
        "Zenor": 3 * 2,
        "colony": 2,  # 1 per material
        "fleet agenda": 6,
        "personal agenda": 6,
        "cadet cards": 2,
        "frigate cards": 2,
        "directives": 1,
        "rank": 4,
        "resources": 2,  # 8 of them
        "corruption": -2,
        "tactics": 0,  # nor do data and residual void count
    }


# ---- influence and power


@pytest.mark.rule("REV-F-K.1", "GAP-A-14")
def test_influence_is_the_field_of_the_marker_and_public() -> None:
    table = sit({"admirals.1.influence.Zenor": 3}).man("Zenor ark")
    assert table.at("admirals.1.influence.Zenor") == 4
    assert table.seen_by(2, "admirals.1.influence.Zenor") == 4


@pytest.mark.rule("REV-F-K.2", "GAP-A-14")
def test_hidden_influence_is_secret_but_its_number_is_not() -> None:
    table = sit({"admirals.1.hidden": {"Belitan": 2, "Zenor": 1}})
    assert table.seen_by(1, "admirals.1.hidden.Belitan") == 2
    assert table.seen_by(2, "admirals.1.hidden") == 3


@pytest.mark.rule("REV-F-K.2")
def test_hidden_influence_can_be_thrown_away_only_on_the_own_turn() -> None:
    table = sit({"admirals.1.hidden.Belitan": 1, "admirals.2.hidden.Belitan": 1})
    table.do("trade hidden influence", "gain energy")
    assert (table.hidden(1), table.hidden(2)) == (0, 1)
    assert table.resources()["energy"] == 2
    assert not table.offers("trade hidden influence")


@pytest.mark.rule("REV-F-K.2", "REV-F-K.3")
def test_total_influence_adds_cards_to_the_track_without_a_cap() -> None:
    given = {"admirals.1.influence.Belitan": 8, "admirals.1.hidden.Belitan": 3, "admirals.1.hidden.Zenor": 1}
    table = sit(given, scene="score")
    assert table.at("scores.1.Belitan") == (8 + 3) * 2
    assert table.at("scores.1.Zenor") == 1 * 2


@pytest.mark.rule("REV-F-K.4")
def test_house_power_counts_the_ships_on_the_board() -> None:
    table = sit({"ships.Zenor shuttle.sector": "2", "ships.Belitan ark.sector": "supply"})
    assert table.at("power") == {**dict.fromkeys(HOUSES, 2), "Zenor": 3, "Belitan": 1}


@pytest.mark.rule("REV-F-K.4")
def test_only_a_chosen_colony_adds_power_and_only_at_the_end() -> None:
    given = {"admirals.1.influence": {"Zenor": 1, "Belitan": 1}, "colonies": ["Mirrorfall", "Athenaeum", "Clearwater"]}
    assert sit(given, scene="score").at("scores.1.Zenor") == 2  # in the open but not chosen
    chosen = {**given, "colonies": ["Mirrorfall"], "chosen_colony": "Mirrorfall"}
    assert sit(chosen).at("power.Zenor") == 2
    assert sit(chosen, scene="score").at("scores.1.Zenor") == 3
    assert sit(chosen, scene="score").at("scores.1.Belitan") == 2


@pytest.mark.rule("REV-F-K.5")
def test_house_ships_are_arks_fighters_dropships_and_shuttles() -> None:
    kinds = ["ark", "fighter", "dropship", "shuttle"]
    table = sit({f"ships.Zenor {kind}.sector": "8" for kind in kinds[1:]})
    assert table.at("power.Zenor") == 4
    others = {ship for ship in table.at("ships") if ship.split()[-1] not in kinds}
    assert others == {"frigate 1", "frigate 2", "frigate 3"}
    assert sum(table.at("power").values()) == 16  # 14 and two more; frigates and void ships count for nobody


@pytest.mark.rule("REV-F-K.6")
def test_only_the_owner_mans_a_frigate() -> None:
    table = sit(scene="turn 2")
    assert table.options("man frigate") == ["2"]
    assert table.refuses("man frigate 1", "REV-F-01.1.2")
    assert table.refuses("man frigate 3", "REV-F-01.1.2")


# ---- the Revenant and your sector


@pytest.mark.rule("REV-F-K.7")
def test_the_revenant_deploys_ships_or_charges_the_hyperdrive() -> None:
    given = {"admirals.1.resources": stock(1, 1, 0, 3)}
    table = sit(given).man("reinforcement").do("influence Zenor")
    assert table.options() == ["reinforce", "done"]
    table = sit(given).man("hypercharge").do("influence Zenor")
    assert table.options() == ["charge R10", "charge R11", "charge R12", "done"]


WARDEN = {"admirals.1.cadets": [["Shield Warden"], []], "admirals.1.resources": stock(2, 2, 2, 2)}


@pytest.mark.rule("REV-F-K.8")
def test_your_sector_is_that_of_the_manned_ship() -> None:
    table = sit(WARDEN).man("Dunlork ark").do("choose Charge", "shield 1", "done", "use Shield Warden")
    assert table.options("shield") == ["7"]


@pytest.mark.rule("REV-F-K.9")
def test_your_sector_moves_with_the_ship() -> None:
    table = sit({"admirals.1.cadets": [["Picket Officer"], []]}).man("Shiveus fighter")
    table.do("move to 6", "use Picket Officer")
    assert table.options("shield") == ["6"]  # not 5, where it came from


@pytest.mark.rule("REV-F-K.10", "GAP-F-23")
def test_your_sector_while_copying_and_after() -> None:
    given = {**WARDEN, "admirals.1.hand": ["Scatter", "Raise the Wall"], "ships.Dunlork ark.crew": "2 captain"}
    table = sit(given).man("Zenor ark").do("choose Clone", "discard Scatter", "copy Dunlork ark")
    table.do("choose Charge", "shield 1", "done", "use Shield Warden")
    assert table.options("shield") == ["7"]  # of the copied ark
    table.do("done").until("bonus").do("bonus affiliate", "shield 1", "done", "use Shield Warden")
    assert table.options("shield") == ["6"]  # of the manned ark again


@pytest.mark.rule("REV-F-K.10", "REV-F-14.23")
def test_your_sector_is_that_of_a_copied_planet() -> None:
    given = {"sectors.1.planet": "Stormwell", "ships.frigate 2": {"sector": "1", "landed": True},
             "admirals.1.hand": ["Scatter"]}  # fmt: skip
    table = sit(given).man("Zenor ark").do("choose Replication", "copy Stormwell", "upper Stormwell", "gain energy")
    assert table.options("shield") == ["1"]  # the Zenor ark lies in 6


@pytest.mark.rule("GAP-F-17")
@pytest.mark.parametrize("place", ["the Revenant", "the frigate board"])
def test_on_the_revenant_and_after_an_emergency_action_nothing_is_in_your_sector(place: str) -> None:
    table = sit({**WARDEN, "admirals.1.hand": ["Raise the Wall"]})
    if place == "the Revenant":
        table.man("reinforcement").do("influence Zenor", "done")
    else:
        table.emergency().do("skip")
    table.do("bonus affiliate")
    assert table.options("shield") == SECTORS  # outer sectors only
    table.do("shield 1", "shield 1", "shield 1", "shield 1")
    assert sum(table.at(f"sectors.{sector}.shields") for sector in SECTORS) == 4
    if table.offers("use Shield Warden"):
        table.do("use Shield Warden")
    assert table.options("shield") == []
    table.finish_turn()
    assert sum(table.at(f"sectors.{sector}.shields") for sector in SECTORS) == 4


# ---- goods


@pytest.mark.rule("REV-F-K.11")
def test_corruption_blocks_its_compartment_and_costs_renown() -> None:
    free = {"admirals.1.compartments.gain.corrupted": False}
    assert sit(free).emergency().do("skip").offers("bonus gain")
    assert sit().emergency().do("skip").refuses("bonus gain", "REV-F-15.1")
    assert sit(free, scene="score").at("scores.1.corruption") == 0
    assert sit(scene="score").at("scores.1.corruption") == -2


@pytest.mark.rule("REV-F-K.12")
@pytest.mark.parametrize(("before", "after", "cards"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_residual_void_collects_removed_corruption(before: int, after: int, cards: int) -> None:
    table = sit({"admirals.1.residual": before}).man("Novaris ark")
    table.do("choose Reconnaissance", "part 2", "cleanse gain")
    assert table.at("admirals.1.residual") == after
    assert table.hidden() == cards


@pytest.mark.rule("REV-F-K.13")
@pytest.mark.parametrize(("before", "after", "cards"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_discovery_data_is_stored_and_three_give_hidden_influence(before: int, after: int, cards: int) -> None:
    table = sit({"admirals.1.data": before}).man("Belitan dropship").do("land")
    assert table.at("admirals.1.data") == after
    assert table.hidden() == cards


# ---- tactics, cards, rifts, limits


@pytest.mark.rule("REV-F-K.14")
def test_tactics_fix_the_turn_order_in_the_reset_phase() -> None:
    table = sit({"admirals.3.tactics": 5, "admirals.2.tactics": 2, "coming": ["cycle"]}, scene="reset")
    assert table.at("order") == [3, 2, 1]


@pytest.mark.rule("REV-F-K.14")
def test_tactics_pay_at_fixed_fields() -> None:
    table = sit({"admirals.1.tactics": 2}).man("Shiveus ark").do("choose Ascension", "part 1")
    assert table.at("admirals.1.tactics") == 5
    assert table.resources()["material"] == 2  # field 3


@pytest.mark.rule("REV-F-K.14")
@pytest.mark.parametrize(("charged", "tactics"), [(False, 5), (True, 0)])
def test_tactics_are_reset_by_a_hyperjump_but_not_by_a_rift_phase(charged: bool, tactics: int) -> None:
    given = {"admirals.1.tactics": 5, "charged": charged, "coming": []}
    if charged:
        given |= {"radar": [{"card": "R12", "shuttle": None}], "chosen_radar": "R12"}
    assert sit(given, scene="clean up").until("man").at("admirals.1.tactics") == tactics


@pytest.mark.rule("REV-F-K.14")
def test_tactics_are_reset_before_final_scoring() -> None:
    table = sit({"admirals.1.tactics": 5, "cycle": 4, "coming": []}, scene="clean up")
    assert table.match.over
    assert table.at("admirals.1.tactics") == 0


@pytest.mark.rule("REV-F-K.15")
def test_each_kind_of_operation_card_has_its_own_piles() -> None:
    table = sit()
    assert [len(table.at(f"piles.operations.{kind}")) for kind in ("cadet", "frigate", "directive")] == [30, 30, 30]
    for kind, card in (("cadet", "Helm Ace"), ("frigate", "Ion Drive"), ("directive", "Scatter")):
        table = sit({"admirals.1.hand": [card]}).emergency().do("skip", "bonus cleanse", "cleanse A")
        assert table.at(f"piles.discards.{kind}") == [card]
        assert sum(len(pile) for pile in table.at("piles.discards").values()) == 1
        assert len(table.at(f"piles.operations.{kind}")) == 29


ONE_RIFT = {f"sectors.{sector}.rift": sector == "3" for sector in SECTORS}


@pytest.mark.rule("REV-F-K.16")
def test_a_rift_brings_void_ships_to_its_sector_and_both_neighbours() -> None:
    table = sit({**ONE_RIFT, "coming": ["turn 1"]}, scene="rift", luck=("rift die 2",))  # 1, 1 and 1
    assert [table.at(f"sectors.{sector}.void") for sector in SECTORS] == [3, 2, 4, 2, 3, 1, 3, 1]


@pytest.mark.rule("REV-F-K.16")
@pytest.mark.parametrize("rift", [True, False])
def test_a_rift_lets_corruption_spread_in_its_sector(rift: bool) -> None:
    given = {"sectors.5.rift": rift, "sectors.5.void": 1, "coming": ["turn 1"]}
    table = sit(given, scene="fight 5").until("man")
    assert table.at("ships.Shiveus fighter.damage") == 1
    assert table.at("ships.Shiveus fighter.corrupted") is rift


@pytest.mark.rule("REV-F-K.17", "GAP-F-02")
@pytest.mark.parametrize(("sector", "limit"), [("6", 4), ("5", 5)])
def test_the_ship_limit_counts_house_ships_only(sector: str, limit: int) -> None:
    mover = "Shiveus fighter" if sector == "6" else "Zenor fighter"
    guests = {f"ships.frigate {seat}.sector": sector for seat in (1, 2, 3)}
    table = sit({**crowd(sector, limit - 1), **guests}).man(mover)
    assert table.offers(f"move to {sector}")
    table = sit({**crowd(sector, limit), **guests}).man(mover)
    assert table.refuses(f"move to {sector}", "REV-F-12.5")
