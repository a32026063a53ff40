"""Chapters 2.0 to 2.3 and 2.16: a turn, movement, corruption."""

import pytest
from tests.rules.revenant_prototype.table import corrupt, crowd, quiet, sit, stock


@pytest.mark.rule("REV-P-2.0.1")
def test_main_action_then_bonus_action_then_the_next_player() -> None:
    table = sit().man("Fenrax ark").do("choose Provision (neutronium)")
    assert table.asked == "bonus"
    table.do("bonus gain tactics")
    assert (table.seat, table.asked) == (2, "man")


@pytest.mark.rule("REV-P-2.0.2", "CON-P-02")
def test_after_three_turns_each_the_recall_phase_follows() -> None:
    turns = [f"turn {seat}" for seat in [2, 3, 1] * 3]
    table = sit({"order": [2, 3, 1], "coming": ["breach", "recall", *reversed(turns)]})
    seats = []
    while table.asked != "first":
        if table.asked == "man":
            seats.append(table.seat)
        table.decline()
    assert seats == [2, 3, 1] * 3
    assert table.at("phase") == "recall"


@pytest.mark.rule("REV-P-2.1.1")
def test_a_figure_goes_to_a_free_space_and_is_used() -> None:
    table = sit().man("Zenor fighter", "captain")
    assert table.at("ships.Zenor fighter.crew") == "1 captain"
    table.finish_turn()
    assert table.refuses("man Zenor fighter", "REV-P-2.1.1")
    table.man("Dunlork ark").finish_turn().man("Belitan ark").finish_turn().do("man Fenrax ark")
    assert table.options("with") == ["cadet 1", "cadet 2"]
    assert table.refuses("with captain", "REV-P-2.1.1")


@pytest.mark.rule("REV-P-2.1.2")
def test_no_crew_on_other_frigates_and_civilian_ships() -> None:
    table = sit({"ships.Zenor civilian.sector": "2"})
    assert table.refuses("man frigate 2", "REV-P-2.1.2")
    assert table.refuses("man Zenor civilian", "REV-P-2.1.2")
    assert table.offers("man frigate 1")


@pytest.mark.rule("REV-P-2.1.3", "REV-P-6.1")
@pytest.mark.parametrize("ship", ["Zenor ark", "Zenor fighter", "Yarvek dropship"])
def test_influence_with_the_house_of_the_ship(ship: str) -> None:
    table = sit().man(ship)
    assert table.at(f"admirals.1.influence.{ship.split(maxsplit=1)[0]}") == 1
    assert sum(table.at("admirals.1.influence").values()) == 1


@pytest.mark.rule("REV-P-2.1.4")
@pytest.mark.parametrize("space", ["deploy", "hyperjump"])
def test_influence_of_choice_on_the_revenant(space: str) -> None:
    table = sit().man(space)
    assert len(table.options("influence")) == 7
    table.do("influence Dunlork")
    assert table.at("admirals.1.influence.Dunlork") == 1


@pytest.mark.rule("REV-P-2.1.5", "REV-P-2.9.2", "REV-P-11.0.3", "CON-P-09")
@pytest.mark.parametrize(("level", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_hidden_influence_on_the_own_frigate(level: int, drawn: int) -> None:
    luck = [f"* hidden {house}" for house in ("Zenor", "Fenrax", "Yarvek", "Belitan")[:drawn]]
    table = sit({"admirals.1.level": level, "admirals.1.tactics": 3}).man("frigate 1", "cadet 1", *luck)
    if drawn > 1:
        assert table.asked == "keep-hidden"
        assert len(table.options("keep")) == drawn
        table.do("keep Zenor influence")
    assert table.at("admirals.1.hidden.Zenor") == 1
    assert table.hidden() == 1
    assert sum(table.at("piles.hidden_discard").values()) == drawn - 1
    assert sum(table.at("admirals.1.influence").values()) == 0


@pytest.mark.rule("REV-P-2.1.6", "REV-P-2.12.1", "GAP-A-14", "CON-X-18")
def test_hidden_influence_is_secret_and_kept() -> None:
    table = sit({"admirals.1.hidden.Zenor": 2, "admirals.1.resources": stock()})
    assert table.seen_by(2, "admirals.1.hidden") == 2
    assert table.seen_by(1, "admirals.1.hidden.Zenor") == 2
    assert not [option for option in table.options() if "hidden" in option]  # it is never traded
    table.man("Belitan ark")
    assert table.refuses("choose Convert", "GAP-A-08")


@pytest.mark.rule("REV-P-2.1.7", "CON-X-24", "CON-X-28")
def test_a_small_ship_moves_before_or_after_its_action() -> None:
    table = sit(quiet(s6=1)).man("Shiveus fighter").do("move to 6", "fight")
    assert table.asked == "bonus"
    table = sit(quiet(s5=1)).man("Shiveus fighter").do("fight")
    assert table.options() == ["move to 4", "move to 6", "done"]
    table.do("move to 4")
    assert table.at("ships.Shiveus fighter.sector") == "4"
    assert table.asked == "bonus"  # once only


@pytest.mark.rule("REV-P-2.1.7", "REV-P-2.5.2")
def test_no_move_after_landing() -> None:
    table = sit().man("Belitan dropship").do("land", "upper Halcyon Drift")
    assert table.asked == "bonus"
    assert table.at("ships.Belitan dropship") == {**table.at("ships.Belitan dropship"), "sector": "4", "landed": True}


@pytest.mark.rule("REV-P-2.1.7")
def test_arkships_do_not_move() -> None:
    table = sit().man("Fenrax ark")
    assert not table.options("move to")


@pytest.mark.rule("REV-P-2.1.8")
def test_the_action_of_the_space_taken() -> None:
    assert sit().man("Yarvek ark").options("choose") == ["Provision (material)"]
    assert sit().man("Shiveus fighter").options("fight") == [""]
    assert sit().man("deploy").do("influence Zenor").options() == ["deploy a ship", "done"]


@pytest.mark.rule("REV-P-2.1.9", "REV-P-2.3.2", "GAP-P-08")
def test_a_corrupted_ship_corrupts() -> None:
    table = sit({"ships.Fenrax ark.corrupted": True}).man("Fenrax ark").do("choose Provision (neutronium)")
    assert table.asked == "corrupt"
    assert table.refuses("corrupt move frigate", "REV-P-2.3.2")
    table.do("corrupt gain tactics", "done")
    assert table.at("admirals.1.compartments.gain tactics.corrupted")
    assert table.refuses("bonus gain tactics", "REV-P-2.3.3")


@pytest.mark.rule("REV-P-2.1.9", "REV-P-2.5.5", "GAP-P-08")
def test_two_causes_give_one_corruption() -> None:
    given = {"ships.Belitan dropship.corrupted": True, "admirals.1.resources": stock()}
    table = sit(given).man("Belitan dropship").do("land", "lower Halcyon Drift").until("corrupt")
    table.do("corrupt activate").until("bonus")
    assert sum(one["corrupted"] for one in table.at("admirals.1.compartments").values()) == 2


@pytest.mark.rule("GAP-P-08", "REV-P-2.1.9")
def test_without_a_free_slot_nothing_corrupt_can_be_chosen() -> None:
    names = ["remove corruption", "gain resource", "gain tactics", "play card", "activate", "move frigate"]
    given = {**corrupt(*names), "admirals.1.resources": stock(), "ships.Fenrax ark.corrupted": True}
    table = sit(given)
    assert table.refuses("man Fenrax ark", "GAP-P-08")
    table.man("Belitan dropship").do("land")
    assert table.seat == 2  # the upper action was the only one left, and all bonus actions are corrupted
    assert table.resources()["neutronium"] == 0


@pytest.mark.rule("GAP-P-08")
def test_a_ship_cleansed_before_step_five_gives_nothing() -> None:
    given = {"ships.Shiveus ark.corrupted": True, "admirals.1.influence.Shiveus": 1}
    table = sit(given).man("Shiveus ark").do("cleanse Shiveus ark", "choose Analyze")
    assert table.asked == "bonus"  # the reward of the track removed it


@pytest.mark.rule("REV-P-2.2.1")
def test_a_movement_goes_to_a_neighbouring_sector() -> None:
    table = sit({"admirals.1.captain": "The Vanguard"}).man("Zenor fighter")
    assert table.options("move to") == ["5", "7"]
    table = sit().man("Zenor fighter", "captain")  # one more movement
    assert table.options("move to") == ["4", "5", "7", "8"]


@pytest.mark.rule("REV-P-2.2.2", "CON-X-08")
def test_only_frigates_stop_in_the_centre() -> None:
    table = sit({"ships.Belitan dropship.sector": "8"}).man("Belitan dropship")
    assert table.refuses("move to N", "REV-P-2.2.2")
    table = sit({"ships.frigate 1.sector": "8"}).man("frigate 1", "cadet 1", "* hidden Zenor")
    assert table.options("move to") == ["1", "7", "N", "W"]
    table.do("move to N")
    assert table.at("ships.frigate 1.sector") == "N"


@pytest.mark.rule("REV-P-2.2.2")
def test_other_ships_pass_through_the_centre() -> None:
    given = {"ships.Zenor fighter.sector": "2", "ships.Zenor ark.sector": "1"}
    table = sit({**given, "admirals.1.cadets": [["CA10", "CA12"], []]}).man("Zenor fighter")
    steps = list(table.options("move to"))
    assert ("6" in steps) == (len(steps) > 4)  # three movements lead from 2 to 6, but only through the centre


@pytest.mark.rule("GAP-P-02")
def test_five_house_ships_in_a_sector() -> None:
    table = sit(crowd("6", 5)).man("Shiveus fighter")
    assert table.refuses("move to 6", "GAP-P-02")
    assert sit(crowd("6", 4)).man("Shiveus fighter").offers("move to 6")
    assert "6" in sit(crowd("6", 5)).man("frigate 1", "cadet 1", "* hidden Zenor").options("move to")


@pytest.mark.rule("REV-P-2.3.1", "GAP-P-04", "CON-X-01", "CON-X-21")
def test_six_compartments_with_two_slots_each() -> None:
    given = {**corrupt(), "admirals.1.resources": stock(3, 3, 3, 2)}
    table = sit(given).man("Fenrax ark").do("choose Provision (neutronium)")
    assert table.resources() == stock(3, 3, 3, 3)  # the twelfth fits, the next does not
    assert table.asked == "overflow"
    table.do("ignore neutronium").until("bonus")
    assert len(table.options("bonus")) == 4  # no corruption to remove, no card to play


@pytest.mark.rule("REV-P-2.3.3", "REV-P-2.3.4", "REV-P-2.16.1")
def test_resources_left_in_a_corrupted_compartment_are_locked() -> None:
    given = {"ships.Fenrax ark.corrupted": True, "admirals.1.resources": stock(2, 3, 3, 0)}
    table = sit(given).man("Fenrax ark").do("choose Provision (neutronium)")
    table.do("corrupt gain resource")  # 10 resources in 8 slots: two must stay there
    assert table.asked == "lock"
    assert table.refuses("done", "GAP-A-17")
    table.do("lock energy", "lock science")
    assert table.resources() == stock(2, 2, 2, 2)
    assert table.at("admirals.1.compartments.gain resource.locked") == stock(0, 1, 1, 0)


@pytest.mark.rule("REV-P-2.3.5", "REV-P-2.3.6", "CON-P-09")
def test_removed_corruption_is_collected_and_the_third_gives_hidden_influence() -> None:
    given = {"admirals.1.residual": 1, "admirals.1.resources": stock(neutronium=2), "ships.Zenor ark.corrupted": True}
    given["admirals.1.hand"] = ["DI01", "DI02"]
    table = sit(given).man("Fenrax ark").do("done", "bonus remove corruption")
    table.do("discard Open the Vaults", "cleanse move frigate")
    assert table.at("admirals.1.residual") == 2
    assert not table.at("admirals.1.compartments.move frigate.corrupted")
    table.do("take", "* hidden Yarvek")
    assert table.at("admirals.1.residual") == 0
    assert table.at("admirals.1.hidden.Yarvek") == 1


@pytest.mark.rule("REV-P-2.16.1", "GAP-A-17")
def test_room_is_made_by_discarding() -> None:
    given = {**corrupt("move frigate"), "admirals.1.resources": stock(10)}
    table = sit(given).man("Fenrax ark").do("choose Provision (neutronium)", "swap out material", "ignore neutronium")
    assert table.resources() == stock(9, 0, 0, 1)
