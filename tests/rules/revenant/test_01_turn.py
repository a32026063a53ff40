"""Chapter 01: the action phase and the five steps of a turn."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, RESOURCES, Table, corrupt, sit, stock

from farflung.games.revenant.scenes import PHASES

# ---- 01.0 the action phase


@pytest.mark.rule("REV-F-01.0.1", "REV-F-01.0.2")
def test_three_turns_each_in_turn_order_and_then_the_reset_phase() -> None:
    table = sit()
    seats = []
    for figure in ("captain", "cadet 1", "cadet 2"):
        for _ in range(3):
            assert table.at("phase") == "action"
            seats.append(table.seat)
            table.emergency(figure).finish_turn()
    assert seats == [1, 2, 3] * 3
    begun = [PHASES[event.a] for event in table.events("REV-F-R.3")]
    assert begun[:2] == ["reset", "combat"]


@pytest.mark.rule("REV-F-01.0.1")
def test_turns_follow_the_turn_order_not_the_seats() -> None:
    table = sit({"order": [2, 3, 1], "coming": []}, scene="cycle")
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.emergency("captain" if len(seats) < 4 else "cadet 1").finish_turn()
    assert seats == [2, 3, 1, 2]


@pytest.mark.rule("REV-F-01.0.3")
def test_the_five_steps_come_in_order() -> None:
    table = sit({"ships.Yarvek ark.corrupted": True}).man("Yarvek ark")
    table.do("choose Provision (material)").until("bonus").do("bonus activate")
    steps = ("manned", "influence_gained", "gained", "corrupted", "bonus_taken")
    assert table.order_of(*steps) == ["manned", "influence_gained", "gained", "gained", "corrupted", "bonus_taken"]


# ---- 01.1 man a ship


@pytest.mark.rule("REV-F-01.1.1")
def test_the_figure_stands_on_the_ship() -> None:
    table = sit().man("Zenor fighter", "cadet 2")
    assert table.at("ships.Zenor fighter.crew") == "1 cadet 2"
    assert table.at("admirals.1.crew_used") == ["cadet 2"]


@pytest.mark.rule("REV-F-01.1.1")
def test_the_player_chooses_among_unused_figures() -> None:
    table = sit({"admirals.1.crew_used": ["cadet 1"]}).do("man Zenor ark")
    assert table.options("with") == ["captain", "cadet 2"]
    assert table.refuses("with cadet 1", "REV-F-01.1.1")


@pytest.mark.rule("REV-F-01.1.1", "GAP-A-15")
def test_only_unoccupied_crew_spaces_of_ships_on_the_board() -> None:
    given = {
        "ships.Zenor ark.crew": "2 captain",
        "ships.Zenor fighter.crew": "1 cadet 2",
        "ships.frigate 1.crew": "1 cadet 1",
        "revenant.hypercharge": "3 cadet 1",
        "ships.Zenor shuttle.sector": "2",
        "admirals.1.crew_used": ["cadet 1", "cadet 2"],
    }
    table = sit(given)
    for ship in ("Zenor ark", "Zenor fighter", "frigate 1"):
        assert table.refuses(f"man {ship}", "REV-F-01.1.1")
    assert table.refuses("man hypercharge", "REV-F-06.0.1")
    assert not table.offers("man Zenor shuttle")  # shuttles have no crew space
    assert not table.offers("man Belitan fighter")  # in the supply
    assert table.offers("man Fenrax ark")


@pytest.mark.rule("REV-F-01.1.2")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_foreign_frigates_are_forbidden(seat: int) -> None:
    table = sit(scene=f"turn {seat}")
    assert table.offers(f"man frigate {seat}")
    for other in {1, 2, 3} - {seat}:
        assert table.refuses(f"man frigate {other}", "REV-F-01.1.2")


ALL_TAKEN = {
    **{f"ships.{house} ark.sector": "supply" for house in HOUSES},
    **{f"ships.{house} fighter.sector": "supply" for house in HOUSES},
    **{f"ships.{house} dropship.sector": "supply" for house in HOUSES},
    "ships.frigate 1.crew": "1 cadet 2",
    "revenant.hypercharge": "2 captain",
    "revenant.reinforcement": "3 captain",
}


@pytest.mark.rule("REV-F-01.1.3")
def test_the_emergency_action_needs_no_precondition() -> None:
    assert sit().offers("emergency action")
    assert sit().offers("man Zenor ark")
    alone = sit({**ALL_TAKEN, "admirals.1.crew_used": ["cadet 2"], "admirals.1.hidden.Zenor": 1})
    assert alone.options() == ["emergency action", "trade hidden influence"]


@pytest.mark.rule("REV-F-01.1.4", "GAP-F-16")
def test_several_figures_may_stand_on_the_frigate_board() -> None:
    table = sit({"coming": ["reset", "turn 1", "turn 1", "turn 1"]})
    for figure in ("cadet 2", "captain", "cadet 1"):
        table.emergency(figure)
        assert figure in table.at("admirals.1.crew_used")
        assert table.at("ships.frigate 1.crew") == "none"  # on the board, not on the map
        if figure != "cadet 1":
            table.finish_turn()
            assert table.offers("man frigate 1")


@pytest.mark.rule("GAP-F-16", "REV-F-16.1")
def test_until_the_reset_phase() -> None:
    stands_there = {"admirals.1.crew_used": ["cadet 1"], "coming": ["turn 1"]}
    assert sit(stands_there).do("emergency action").refuses("with cadet 1", "REV-F-01.1.1")
    assert sit(stands_there, scene="reset").do("emergency action").offers("with cadet 1")


@pytest.mark.rule("REV-F-01.1.5", "REV-F-01.2.4", "GAP-F-16", "CON-F-02")
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_the_emergency_action_gains_hidden_influence_once(rank: int) -> None:
    table = sit({"admirals.1.rank": rank}).do("emergency action", "with cadet 1", *["* hidden Zenor"] * (rank + 1))
    assert table.at("admirals.1.hidden.Zenor") == 1
    assert table.hidden() == 1
    assert table.at("piles.hidden_discard.Zenor") == rank  # drawn by manipulation, one kept
    assert sum(table.at("admirals.1.influence").values()) == 0


@pytest.mark.rule("GAP-F-16")
def test_the_captains_hidden_abilities_apply_to_the_emergency_action() -> None:
    given = {"admirals.1.captain": "The Envoy", "admirals.1.rank": 2, "admirals.2.captain": "The Vanguard"}
    draws = ["* hidden Zenor", "* hidden Belitan", "* hidden Dunlork"]
    table = sit(given).do("emergency action", "with captain", *draws)
    table.do("keep Zenor influence", "keep Dunlork influence")
    assert table.hidden() == 2
    table = sit(given).do("emergency action", "with cadet 1", *draws).do("keep Zenor influence")
    assert table.asked == "emergency"
    assert table.hidden() == 1


@pytest.mark.rule("REV-F-01.1.6")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_emergency_action_gives_a_resource_of_any_kind(resource: str) -> None:
    table = sit().emergency().do(f"gain {resource}")
    assert table.resources() == {**stock(1, 1, 1, 1), resource: 2}
    assert table.at("admirals.1.tactics") == 0
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-01.1.6")
def test_or_a_tactic_instead() -> None:
    table = sit().emergency().do("take")
    assert table.resources() == stock(1, 1, 1, 1)
    assert table.at("admirals.1.tactics") == 1
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-01.1.7", "REV-F-01.5.1")
def test_the_emergency_action_goes_on_with_the_bonus_action() -> None:
    table = sit({f"ships.{house} ark.corrupted": True for house in HOUSES}).emergency().do("take")
    assert table.asked == "bonus"
    assert table.events(what="corrupted") == []
    assert table.events(what="manned") == []


@pytest.mark.rule("GAP-F-16")
def test_no_affiliation_after_an_emergency_action() -> None:
    given = {"admirals.1.hand": ["Scatter"], "ships.Fenrax ark.crew": "1 cadet 2", "admirals.1.crew_used": ["cadet 2"]}
    table = sit(given).emergency().do("skip", "bonus affiliate")  # Scatter is of Fenrax
    assert table.asked != "affiliation"
    assert table.events(what="played")


# ---- 01.2 gain influence


@pytest.mark.rule("REV-F-01.2.1")
@pytest.mark.parametrize("ship", ["Yarvek ark", "Zenor fighter", "Dunlork dropship"])
def test_a_house_ship_gives_influence_at_its_house(ship: str) -> None:
    table = sit().man(ship)
    house = ship.split(maxsplit=1)[0]
    assert table.at("admirals.1.influence") == {**dict.fromkeys(HOUSES, 0), house: 1}
    assert table.hidden() == 0


@pytest.mark.rule("REV-F-01.2.1")
def test_influence_and_its_reward_come_before_the_effect() -> None:
    table = sit({"admirals.1.influence.Belitan": 1, "admirals.1.resources": stock(science=1)}).man("Belitan ark")
    assert table.asked == "ark"
    assert table.resources() == stock(science=2)  # the tile on field 2
    table.do("choose Provision (convert)", "gain energy", "gain energy", "gain energy")  # pays with it
    assert table.resources() == stock(energy=3)


@pytest.mark.rule("REV-F-01.2.2")
@pytest.mark.parametrize("space", ["reinforcement", "hypercharge"])
def test_the_revenant_gives_influence_of_choice(space: str) -> None:
    table = sit().man(space)
    assert table.options("influence") == HOUSES
    table.do("influence Dunlork")
    assert table.at("admirals.1.influence") == {**dict.fromkeys(HOUSES, 0), "Dunlork": 1}


@pytest.mark.rule("REV-F-01.2.3")
def test_the_own_frigate_gives_hidden_influence() -> None:
    table = sit().man("frigate 1", "cadet 1", "* hidden Novaris")
    assert table.at("admirals.1.hidden.Novaris") == 1
    assert sum(table.at("admirals.1.influence").values()) == 0


@pytest.mark.rule("REV-F-01.2.3", "GAP-A-08")
def test_hidden_influence_of_the_frigate_triggers_no_ability_for_influence() -> None:
    tutor = {"admirals.1.cadets": [["Doctrine Tutor"], []]}  # when you gain influence in step 2
    assert sit(tutor).man("Yarvek ark").asked == "ability"
    assert sit(tutor).man("frigate 1").asked == "frigate"


# ---- 01.3 crew action


@pytest.mark.rule("REV-F-01.3.1")
@pytest.mark.parametrize(
    ("space", "question"),
    [
        ("Yarvek ark", "ark"),
        ("Zenor fighter", "fighter"),
        ("Belitan dropship", "dropship"),
        ("frigate 1", "frigate"),
        ("reinforcement", "reinforcement"),
        ("hypercharge", "hypercharge"),
    ],
)
def test_the_effect_is_that_of_the_manned_ship(space: str, question: str) -> None:
    table = sit({"admirals.1.resources": stock(2, 2, 0, 3)}).man(space)
    if table.asked == "influence":
        table.do("influence Zenor")
    assert table.asked == question


@pytest.mark.rule("REV-F-01.3.2")
@pytest.mark.parametrize(
    "space",
    ["Yarvek ark", "Zenor fighter", "Belitan dropship", "frigate 1", "reinforcement", "hypercharge"],
)
def test_every_effect_may_be_declined_for_nothing(space: str) -> None:
    table = sit({"admirals.1.resources": stock(2, 2, 0, 3)}).man(space)
    if table.asked == "influence":
        table.do("influence Zenor")
    before = (table.resources(), table.at("admirals.1.tactics"), table.hidden(), table.at("sectors"))
    table.do("done")
    assert table.asked == "bonus"
    assert (table.resources(), table.at("admirals.1.tactics"), table.hidden(), table.at("sectors")) == before


@pytest.mark.rule("REV-F-01.3.2")
def test_parts_of_an_effect_may_be_declined() -> None:
    table = sit().man("Shiveus ark").do("choose Ascension", "part 2", "shield 1", "done")  # one shield of two
    assert table.at("sectors.1.shields") == 1
    table.do("done")  # and no tactics
    assert table.at("admirals.1.tactics") == 0
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-01.3.2")
def test_a_part_of_a_planet_option_may_be_declined() -> None:
    table = sit({"sectors.4.planet": "Broken Crown"}).man("Belitan dropship").do("land", "lower Broken Crown")
    table.do("influence Zenor", "skip")
    assert table.at("admirals.1.influence.Zenor") == 1
    assert table.at("admirals.1.tactics") == 0


@pytest.mark.rule("REV-F-01.3.3")
def test_a_cost_is_paid_in_full_before_its_effect() -> None:
    table = sit({"admirals.1.resources": stock(material=3)}).man("Yarvek ark").do("choose Fabrication")
    assert table.asked == "deploy"
    assert table.resources() == stock()


@pytest.mark.rule("REV-F-01.3.3")
def test_without_the_cost_no_effect() -> None:
    table = sit({"admirals.1.resources": stock(2, 9 - 2, 1)}).man("Yarvek ark")
    assert table.refuses("choose Fabrication", "REV-F-01.3.3")
    assert table.offers("choose Provision (material)")


# ---- 01.3.4 hidden influence as resources


@pytest.mark.rule("REV-F-01.3.4")
def test_hidden_influence_is_discarded_face_down_for_a_resource_any_number_of_times() -> None:
    table = sit({"admirals.1.hidden": {"Zenor": 2, "Belitan": 1}})
    table.do("trade hidden influence", "discard Zenor influence", "gain science")
    table.do("trade hidden influence", "discard Belitan influence", "gain neutronium")
    assert table.resources() == stock(1, 1, 2, 2)
    assert table.seen_by(2, "admirals.1.hidden") == 1
    assert table.seen_by(2, "piles.hidden_discard") == 2  # how many, not which
    told = table.events("REV-F-01.3.4", "hidden_discarded")
    assert [(event.a, event.b, event.c) for event in told] == [(0, 0, 0), (0, 0, 0)]  # only who


@pytest.mark.rule("REV-F-01.3.4")
def test_hidden_influence_may_be_traded_at_any_moment_of_the_turn() -> None:
    table = sit({"admirals.1.hidden.Zenor": 4, "admirals.1.resources": stock()})
    table.do("trade hidden influence", "gain energy")
    table.man("Belitan ark").do("choose Provision (convert)")  # two resources: one there, one traded
    table.until("bonus")
    assert table.hidden() == 2
    table.do("trade hidden influence", "gain energy", "skip")
    table.do("trade hidden influence", "gain energy")
    assert table.hidden() == 0
    assert table.seat == 2


@pytest.mark.rule("REV-F-01.3.4", "REV-F-01.3.3")
def test_hidden_influence_can_pay_what_is_missing_of_a_cost() -> None:
    poor = {"admirals.1.resources": stock(material=1), "admirals.1.hidden.Zenor": 1}
    assert sit(poor).man("Yarvek ark").refuses("choose Fabrication", "REV-F-01.3.3")
    table = sit({**poor, "admirals.1.hidden.Zenor": 2}).man("Yarvek ark").do("choose Fabrication")
    assert table.resources() == stock()
    assert table.hidden() == 0


@pytest.mark.rule("REV-F-01.3.4", "REV-F-07.4", "GAP-A-17")
def test_a_traded_resource_needs_room_like_any_other() -> None:
    full = {"admirals.1.resources": stock(material=2, energy=8), "admirals.1.hidden.Zenor": 1}
    table = sit(full).man("Yarvek ark").do("choose Fabrication")
    if table.asked == "overflow":
        table.do("swap out energy")
    assert table.resources() == stock(energy=7)  # one energy had to make room for the third material


@pytest.mark.rule("REV-F-01.3.4")
def test_hidden_influence_is_not_traded_on_other_turns_or_in_other_phases() -> None:
    rich = {"admirals.1.hidden.Zenor": 2}
    assert not sit(rich, scene="turn 2").offers("trade hidden influence")
    asked = sit({**rich, "admirals.1.hand": []}, scene="income 1")
    assert asked.seat == 1
    assert not asked.offers("trade hidden influence")
    asked = sit({**rich, "sectors.5.void": 1, "ships.Zenor fighter.sector": "5"}, scene="fight 5")
    assert asked.seat == 1
    assert not asked.offers("trade hidden influence")


# ---- 01.4 gain corruption


@pytest.mark.rule("REV-F-01.4.1")
@pytest.mark.parametrize("corrupted", [True, False])
def test_a_corrupted_ship_gives_one_corruption(corrupted: bool) -> None:
    table = sit({"ships.Zenor fighter.corrupted": corrupted}).man("Zenor fighter").do("done")
    if not corrupted:
        assert table.asked == "bonus"
        return
    assert table.asked == "corrupt"
    assert table.options("corrupt") == ["affiliate", "cleanse", "activate"]
    table.do("corrupt cleanse").until("bonus")
    assert table.at("admirals.1.compartments.cleanse.corrupted") is True
    assert table.at("ships.Zenor fighter.corrupted") is True  # the ship keeps its own


@pytest.mark.rule("REV-F-01.4.1", "GAP-F-21")
def test_a_ship_cleansed_in_time_gives_no_corruption() -> None:
    table = sit({"ships.Novaris ark.corrupted": True}).man("Novaris ark")
    table.do("choose Reconnaissance", "part 2", "cleanse Novaris ark", "done")
    assert table.asked == "bonus"
    assert table.events(what="corrupted") == []


@pytest.mark.rule("REV-F-01.4.2")
@pytest.mark.parametrize(("part", "asked"), [("upper", "bonus"), ("lower", "corrupt")])
def test_the_lower_option_of_a_planet_gives_one_corruption(part: str, asked: str) -> None:
    given = {"sectors.4.planet": "Quarry of Glass", "admirals.1.resources": stock()}
    table = sit(given).man("Belitan dropship").do("land", f"{part} Quarry of Glass")
    while table.asked in ("resource", "draw"):
        table.decline()
    assert table.asked == asked


@pytest.mark.rule("REV-F-01.4.2", "REV-F-14.24")
@pytest.mark.parametrize(("part", "asked"), [("upper", "bonus"), ("lower", "corrupt")])
def test_so_does_a_copied_planet(part: str, asked: str) -> None:
    given = {
        "sectors.1.planet": "Quarry of Glass",
        "ships.frigate 2": {"sector": "1", "landed": True},
        "admirals.1.hand": ["Scatter"],
        "admirals.1.resources": stock(),
    }
    table = sit(given).man("Zenor ark").do("choose Replication", "copy Quarry of Glass", f"{part} Quarry of Glass")
    while table.asked in ("resource", "draw"):
        table.decline()
    assert table.asked == asked


@pytest.mark.rule("REV-F-01.4.3")
def test_step_four_never_gives_more_than_one_corruption() -> None:
    given = {"sectors.4.planet": "Quarry of Glass", "ships.Belitan dropship.corrupted": True,
             "admirals.1.resources": stock()}  # fmt: skip
    table = sit(given).man("Belitan dropship").do("land", "lower Quarry of Glass", "corrupt cleanse")
    assert table.until("bonus").asked == "bonus"
    assert len(table.events(what="corrupted")) == 1


FULL = corrupt("affiliate", "cleanse", "activate", "gain")
ONE_FREE = corrupt("affiliate", "activate", "gain")


@pytest.mark.rule("REV-F-01.4.4", "REV-F-08.7", "CON-F-11")
@pytest.mark.parametrize("free", [True, False])
def test_no_free_slot_forbids_a_corrupted_ship(free: bool) -> None:
    table = sit({**(ONE_FREE if free else FULL), "ships.Zenor ark.corrupted": True})
    if free:
        assert table.offers("man Zenor ark")
    else:
        assert table.refuses("man Zenor ark", "REV-F-01.4.4")
        assert table.offers("man Yarvek ark")


@pytest.mark.rule("REV-F-01.4.4", "REV-F-05.5", "REV-F-08.7")
@pytest.mark.parametrize("free", [True, False])
def test_no_free_slot_forbids_the_lower_option(free: bool) -> None:
    table = sit({**(ONE_FREE if free else FULL), "admirals.1.resources": stock()}).man("Belitan dropship")
    if free:
        assert table.do("land").options() == ["upper Halcyon Drift", "lower Halcyon Drift"]
    else:
        table.do("land")
        assert [event.c for event in table.events("REV-F-05.4")] == [1]  # upper, without a question
        assert table.resources() == stock(neutronium=2)


@pytest.mark.rule("GAP-F-21")
def test_a_corrupted_ship_needs_a_slot_even_if_its_effect_would_clean_it() -> None:
    assert sit({**FULL, "ships.Novaris ark.corrupted": True}).refuses("man Novaris ark", "REV-F-01.4.4")


GRAFT = {"admirals.1.hand": ["Void Graft"], "admirals.1.resources": stock()}


@pytest.mark.rule("GAP-F-21")
@pytest.mark.parametrize(
    ("ship_corrupted", "slots", "may_graft"),
    [(True, ONE_FREE, False), (False, ONE_FREE, True), (True, corrupt("gain", "activate"), True), (False, FULL, False)],
)
def test_a_slot_is_kept_for_pending_corruption(ship_corrupted: bool, slots: dict[str, Any], may_graft: bool) -> None:
    table = sit({**slots, **GRAFT, "ships.Novaris ark.corrupted": ship_corrupted}).man("Novaris ark")
    table.do("choose Calculation", "play Void Graft")
    if may_graft:
        assert table.asked == "optional"
        table.do("take").until("bonus")
        assert sum(table.resources().values()) == 4 - len(table.events(what="locked"))
    else:
        table.until("bonus")
        assert sum(table.resources().values()) == 0
    corruption = sum(table.at(f"admirals.1.compartments.{c}.corrupted") for c in ("affiliate", "cleanse", "activate"))
    before = sum(slots[f"admirals.1.compartments.{c}.corrupted"] for c in ("affiliate", "cleanse", "activate"))
    assert corruption == before + ship_corrupted + may_graft


LANDING = {"admirals.1.hand": ["Second Landing"], "admirals.1.resources": stock(science=1, neutronium=1),
           "sectors.4.planet": "Quarry of Glass"}  # fmt: skip


def second_landing(table: Table) -> Table:
    """Plays the card that copies any planet as bonus action and takes the lower option."""
    return table.until("bonus").do("bonus affiliate", "copy Quarry of Glass", "lower Quarry of Glass")


@pytest.mark.rule("GAP-F-21")
def test_a_corrupted_planet_after_step_four_corrupts_directly() -> None:
    table = second_landing(sit(LANDING).man("Zenor fighter"))
    assert table.asked == "corrupt"
    table.do("corrupt cleanse").until("man")
    assert len(table.events(what="corrupted")) == 1


@pytest.mark.rule("GAP-F-21", "REV-F-01.4.3")
def test_but_not_if_step_four_already_gave_one() -> None:
    table = sit({**LANDING, "ships.Zenor fighter.corrupted": True}).man("Zenor fighter").do("done", "corrupt cleanse")
    table = second_landing(table)
    assert table.asked != "corrupt"
    assert len(table.events(what="corrupted")) == 1


@pytest.mark.rule("GAP-F-21")
def test_the_slot_is_kept_after_step_four_too() -> None:
    """Twin Forges' lower option lets a card be played, and Void Graft would fill the last slot."""
    given = {**LANDING, **corrupt("cleanse", "activate", "gain"), "admirals.1.hand": ["Second Landing", "Void Graft"],
             "sectors.4.planet": "Twin Forges"}  # fmt: skip
    table = sit(given).man("Zenor fighter").do("done", "bonus affiliate", "play Second Landing")
    table.do("copy Twin Forges", "lower Twin Forges", "draw directive", "play Void Graft")
    assert table.asked != "optional"
    table.finish_turn()
    assert sum(table.resources().values()) == 0
    assert len(table.events(what="corrupted")) == 1


@pytest.mark.rule("REV-F-01.4.4", "GAP-F-21")
@pytest.mark.parametrize("step_four_gave", [False, True])
def test_without_a_slot_the_lower_option_needs_step_four_to_have_given_already(step_four_gave: bool) -> None:
    """Void Graft fills the last slot, then the second card of the affiliation copies a planet."""
    slots = corrupt("activate", "gain") if step_four_gave else corrupt("cleanse", "activate", "gain")
    given = {**slots, "admirals.1.hand": ["Void Graft", "Second Landing"], "admirals.1.resources": stock(),
             "sectors.4.planet": "Quarry of Glass", "ships.Zenor fighter.corrupted": step_four_gave}  # fmt: skip
    table = sit(given).man("Zenor fighter").do("done")
    if step_four_gave:
        table.do("corrupt cleanse")
    table.do(
        "bonus affiliate", "affiliation B", "take", "gain science", "gain neutronium", "gain energy", "gain energy"
    )
    table.do("play Second Landing", "copy Quarry of Glass")
    if step_four_gave:
        table.do("lower Quarry of Glass").finish_turn()  # no second corruption would come of it
        assert len(table.events(what="corrupted")) == 2  # step 4 and the graft
    else:
        assert [event.c for event in table.events("REV-F-05.4")] == [1]  # upper, without a question


# ---- 01.5 bonus action


@pytest.mark.rule("REV-F-01.5.1", "GAP-A-19")
def test_one_bonus_action_ends_the_turn() -> None:
    given = {**corrupt(), "admirals.1.resources": stock(1, 1, 3, 1)}
    table = sit(given).man("Zenor fighter").do("done")
    assert table.options() == ["bonus promote", "bonus activate", "bonus gain", "skip"]
    table.do("bonus gain", "gain energy")
    assert table.resources()["energy"] == 2
    assert table.seat == 2


@pytest.mark.rule("REV-F-01.5.1", "GAP-A-19")
def test_the_bonus_action_may_be_declined_without_compensation() -> None:
    table = sit().man("Zenor fighter").do("done")
    before = table.resources()
    table.do("skip")
    assert table.seat == 2
    assert table.resources() == before


@pytest.mark.rule("REV-F-01.5.1", "GAP-A-19")
def test_without_a_possible_bonus_action_the_step_is_skipped() -> None:
    table = sit({**FULL, "admirals.1.resources": stock()}).man("Zenor fighter").do("done")
    assert (table.asked, table.seat) == ("man", 2)


@pytest.mark.rule("REV-F-01.5.2", "REV-F-15.1", "REV-F-08.6")
@pytest.mark.parametrize("compartment", ["affiliate", "cleanse", "activate", "gain"])
def test_only_uncorrupted_bonus_actions(compartment: str) -> None:
    able = {"admirals.1.hand": ["Scatter"], "ships.Yarvek ark.corrupted": True, "admirals.1.resources": stock(energy=1)}
    table = sit({**able, **corrupt()}).man("Zenor fighter").do("done")
    assert table.offers(f"bonus {compartment}")
    table = sit({**able, **corrupt(compartment)}).man("Zenor fighter").do("done")
    assert table.refuses(f"bonus {compartment}", "REV-F-15.1")
