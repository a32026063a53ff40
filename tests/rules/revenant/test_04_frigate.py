"""Chapter 04: the own frigate."""

import pytest
from tests.rules.revenant.table import corrupt, crowd, sit, stock


@pytest.mark.rule("REV-F-04.1")
@pytest.mark.parametrize("effect", ["A", "B"])
def test_the_frigate_offers_one_of_two_effects(effect: str) -> None:
    table = sit({"ships.frigate 1.sector": "4"}).man("frigate 1")
    assert table.options() == ["effect A", "effect B", "done"]
    table.do(f"effect {effect}")
    while table.asked != "bonus":
        assert not table.options("effect")
        table.decline()


@pytest.mark.rule("REV-F-04.2")
def test_effect_a_maneuvers_and_attacks_in_either_order() -> None:
    table = sit().man("frigate 1").do("effect A")
    assert table.options() == ["move to 4", "move to 6", "attack", "done"]
    table.do("move to 6", "attack")
    assert table.at("sectors.6.void") == 0
    assert table.asked == "bonus"
    table = sit().man("frigate 1").do("effect A", "attack")
    assert table.options() == ["move to 4", "move to 6", "done"]  # each at most once
    table.do("move to 4")
    assert table.at("sectors.5.void") == 2
    assert table.at("ships.frigate 1.sector") == "4"
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-04.2", "REV-F-04.1")
def test_effect_a_never_lands() -> None:
    table = sit({"ships.frigate 1.sector": "4"}).man("frigate 1").do("effect A")
    assert not table.offers("land")


@pytest.mark.rule("REV-F-04.3")
def test_frigates_never_bombard() -> None:
    battery = {"admirals.1.frigate_cards": ["Forward Battery"]}  # two damage
    table = sit(battery).man("frigate 1").do("effect A", "attack")
    assert table.at("admirals.1.tactics") == 1  # kills give tactics
    assert table.asked == "attack"  # but no free move
    table.do("fire")
    assert table.at("admirals.1.tactics") == 2
    assert table.at("sectors.5.void") == 1
    assert table.asked == "frigate"


@pytest.mark.rule("REV-F-04.4")
def test_effect_b_maneuvers_then_lands() -> None:
    table = sit().man("frigate 1").do("effect B")
    assert table.options() == ["move to 4", "move to 6", "done"]  # no planet in 5
    assert not table.offers("attack")
    table.do("move to 4", "land", "upper Halcyon Drift")
    assert table.at("ships.frigate 1") == {**table.at("ships.frigate 1"), "sector": "4", "landed": True}
    assert table.at("admirals.1.data") == 1
    assert table.resources()["neutronium"] == 3
    assert table.asked == "bonus"  # nothing moves after landing


@pytest.mark.rule("REV-F-04.4", "REV-F-05.5")
def test_the_lower_option_corrupts_a_frigates_crew_too() -> None:
    table = sit({"ships.frigate 1.sector": "4"}).man("frigate 1").do("effect B", "land", "lower Halcyon Drift", "take")
    assert table.at("admirals.1.tactics") == 2
    assert table.asked == "corrupt"


@pytest.mark.rule("REV-F-04.2", "REV-F-12.6", "REV-F-K.17")
def test_a_frigate_may_enter_a_full_sector() -> None:
    assert sit(crowd("6", 4)).man("frigate 1").do("effect A").offers("move to 6")


@pytest.mark.rule("REV-F-05.1", "REV-F-04.4", "GAP-F-23")
def test_a_landed_frigate_does_not_maneuver() -> None:
    """Control lands it without a figure, so that it can be manned on its planet."""
    given = {"ships.frigate 1": {"sector": "4", "landed": True}, "ships.Dunlork ark.crew": "1 cadet 2",
             "admirals.1.crew_used": ["cadet 2"]}  # fmt: skip
    table = sit(given).man("frigate 1").do("effect A")
    assert table.options("move to") == []
    table = sit(given).man("frigate 1").do("effect B")
    assert table.options("move to") == []
    assert not table.offers("land")


@pytest.mark.rule("REV-F-04.1", "GAP-F-35")
def test_an_ability_may_allow_both_effects_a_first() -> None:
    given = {"admirals.1.frigate_cards": ["Dual Lander"], "admirals.1.resources": stock(), **corrupt("gain")}
    table = sit(given).man("frigate 1")
    assert table.offers("effects A and B")
    table.do("effects A and B", "attack", "move to 4")
    assert table.asked == "dropship"
    table.do("land", "upper Halcyon Drift")
    assert table.resources() == stock(neutronium=2)
