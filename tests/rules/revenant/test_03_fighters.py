"""Chapter 03: fighters."""

import pytest
from tests.rules.revenant.table import SECTORS, crowd, sit, stock

RING = {"1": ["2", "8"], "2": ["1", "3"], "3": ["2", "4"], "4": ["3", "5"],
        "5": ["4", "6"], "6": ["5", "7"], "7": ["6", "8"], "8": ["1", "7"]}  # fmt: skip
INNER = {"1": ["N"], "2": ["N", "E"], "3": ["E"], "4": ["E", "S"],
         "5": ["S"], "6": ["S", "W"], "7": ["W"], "8": ["W", "N"]}  # fmt: skip
GUNNER = {"admirals.1.cadets": [["Gunnery Cadet"], []]}  # one more damage


@pytest.mark.rule("REV-F-03.1")
def test_maneuver_then_attack() -> None:
    table = sit().man("Shiveus fighter").do("move to 6", "attack", "stay")
    assert table.at("ships.Shiveus fighter.sector") == "6"
    assert table.at("sectors.6.void") == 0
    assert table.asked == "bonus"  # each at most once


@pytest.mark.rule("REV-F-03.1")
def test_attack_then_maneuver() -> None:
    table = sit().man("Shiveus fighter").do("attack", "stay")
    assert table.options() == ["move to 4", "move to 6", "done"]  # no second attack
    table.do("move to 4")
    assert table.at("sectors.5.void") == 2
    assert table.asked == "bonus"  # no second maneuver


@pytest.mark.rule("REV-F-03.1")
@pytest.mark.parametrize("only", ["move to 6", "attack"])
def test_either_alone(only: str) -> None:
    table = sit().man("Shiveus fighter").do(only)
    table.do(*(["stay", "done"] if only == "attack" else ["done"]))
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-03.2", "GAP-A-01", "REV-F-12.16")
@pytest.mark.parametrize("sector", SECTORS)
def test_a_maneuver_goes_to_one_adjacent_sector(sector: str) -> None:
    table = sit({"ships.Shiveus fighter.sector": sector}).man("Shiveus fighter")
    assert table.options("move to") == RING[sector]
    for inner in INNER[sector]:
        assert table.refuses(f"move to {inner}", "REV-F-12.16")  # it may not end there


@pytest.mark.rule("REV-F-03.2", "REV-F-12.5")
def test_a_maneuver_respects_the_ship_limit() -> None:
    assert sit(crowd("6", 3)).man("Shiveus fighter").options("move to") == ["4", "6"]
    table = sit(crowd("6", 4)).man("Shiveus fighter")
    assert table.options("move to") == ["4"]
    assert table.refuses("move to 6", "REV-F-12.5")


@pytest.mark.rule("REV-F-03.3", "REV-F-13.3")
def test_an_attack_destroys_one_void_ship_in_the_fighters_sector() -> None:
    before = [3, 1, 3, 1, 3, 1, 3, 1]
    table = sit().man("Shiveus fighter").do("attack", "stay", "done")
    assert [table.at(f"sectors.{sector}.void") for sector in SECTORS] == [*before[:4], 2, *before[5:]]


@pytest.mark.rule("REV-F-03.3")
def test_without_void_ships_there_is_nothing_to_attack() -> None:
    table = sit({"sectors.5.void": 0}).man("Shiveus fighter")
    assert table.refuses("attack", "REV-F-13.3")
    assert table.do("move to 6").offers("attack")  # its current sector counts


@pytest.mark.rule("REV-F-03.4")
def test_each_destroyed_void_ship_gives_a_tactic_at_once() -> None:
    table = sit({**GUNNER, "admirals.1.tactics": 2, "admirals.1.resources": stock()}).man("Shiveus fighter")
    table.do("attack")
    assert table.asked == "bombard"  # before continuing
    assert table.at("admirals.1.tactics") == 3
    assert table.resources() == stock(material=1)  # with what field 3 pays
    table.do("stay", "fire")
    assert table.at("admirals.1.tactics") == 4


@pytest.mark.rule("REV-F-03.5")
@pytest.mark.parametrize("sector", SECTORS)
def test_bombard_moves_to_any_adjacent_sector_after_the_kill(sector: str) -> None:
    given = {"ships.Shiveus fighter.sector": sector, f"sectors.{sector}.void": 2}
    table = sit(given).man("Shiveus fighter").do("attack")
    assert table.asked == "bombard"
    assert sorted(table.options("move to")) == sorted(RING[sector] + INNER[sector])
    assert table.offers("stay")


@pytest.mark.rule("REV-F-03.5")
def test_bombard_comes_after_each_kill_and_the_rest_is_dealt_in_the_new_sector() -> None:
    table = sit(GUNNER).man("Shiveus fighter").do("attack", "move to 4", "fire")
    assert table.at("sectors.5.void") == 2
    assert table.at("sectors.4.void") == 0
    assert table.asked == "bombard"  # once per ship destroyed
    table.do("move to 3")
    assert table.at("ships.Shiveus fighter.sector") == "3"


@pytest.mark.rule("REV-F-03.5", "REV-F-12.5")
def test_a_bombard_move_respects_the_ship_limit() -> None:
    table = sit(crowd("6", 4)).man("Shiveus fighter").do("attack")
    assert table.refuses("move to 6", "REV-F-12.5")
    assert table.offers("move to 4")


@pytest.mark.rule("REV-F-03.6")
def test_a_bombard_move_is_used_at_once_or_lost() -> None:
    table = sit(GUNNER).man("Shiveus fighter").do("move to 6", "attack", "stay")  # the only void ship of 6
    assert table.asked == "bonus"  # nothing left to shoot, and no move saved


@pytest.mark.rule("REV-F-03.6")
def test_a_lost_bombard_move_does_not_add_to_the_next() -> None:
    table = sit(GUNNER).man("Shiveus fighter").do("attack", "stay", "fire")
    table.do("move to 4")
    assert table.asked == "fighter"
    assert table.options("move to") == ["3", "5"]  # only the maneuver is left


@pytest.mark.rule("REV-F-03.7")
def test_abilities_of_maneuvers_do_not_apply_to_bombard_moves() -> None:
    ace = {"admirals.1.cadets": [["Helm Ace", "Picket Officer"], []]}  # further movement, a shield after a maneuver
    table = sit(ace).man("Shiveus fighter")
    assert {"3", "4", "6", "7"} <= set(table.options("move to"))
    table.do("attack")
    assert table.options("move to") == ["4", "6", "S"]
    table.do("move to 6")
    assert not table.offers("use Picket Officer")
    table.do("move to 7")
    assert table.offers("use Picket Officer")  # that was the maneuver


# ---- GAP-F-20: inner sectors


@pytest.mark.rule("GAP-F-20", "REV-F-12.15")
def test_a_bombard_move_into_an_inner_sector_makes_the_maneuver_compulsory() -> None:
    table = sit(GUNNER).man("Shiveus fighter").do("attack", "move to S")
    assert table.asked == "fighter"  # the remaining damage is lost
    assert table.options() == ["move to 4", "move to 5", "move to 6"]
    table.do("move to 6")
    assert table.at("sectors.6.void") == 1
    assert table.asked == "bonus"


@pytest.mark.rule("GAP-F-20", "REV-F-12.16")
def test_no_bombard_move_into_an_inner_sector_after_the_maneuver() -> None:
    table = sit().man("Shiveus fighter").do("move to 6", "attack")
    assert table.options("move to") == ["5", "7"]
    assert table.refuses("move to S", "REV-F-12.16")
    assert table.refuses("move to W", "REV-F-12.16")


@pytest.mark.rule("GAP-F-20", "REV-F-12.15")
def test_a_maneuver_passes_through_inner_sectors() -> None:
    ace = {"admirals.1.cadets": [["Helm Ace"], ["Slipstream Pilot"]]}
    table = sit({**ace, "ships.Shiveus fighter.sector": "4"}).man("Shiveus fighter", "cadet 1")
    assert table.options("move to") == ["2", "3", "5", "6"]  # 4-E-2 and 4-S-6 too, as on the ring
    three = {"admirals.1.cadets": [["Helm Ace", "Slipstream Pilot"], []]}
    table = sit({**three, "ships.Shiveus fighter.sector": "4"}).man("Shiveus fighter", "cadet 1")
    assert "8" in table.options("move to")  # 4-E-N-8: three movements instead of four on the ring


@pytest.mark.rule("GAP-F-20", "GAP-F-02")
def test_a_maneuver_passes_through_a_full_sector() -> None:
    ace = {"admirals.1.cadets": [["Helm Ace"], []]}
    table = sit({**ace, **crowd("6", 4)}).man("Shiveus fighter")
    assert table.refuses("move to 6", "REV-F-12.5")
    assert table.offers("move to 7")
