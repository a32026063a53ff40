"""Chapter 14: captains, abilities, operation cards, copying."""

from typing import Any

import pytest
from tests.rules.revenant.table import REVENANT, Table, corrupt, sit, stock

FULL = stock(3, 3, 2, 2)
SIDES = {
    "The Mentor": ["The Mentor"],
    "The Pathfinder": ["The Pathfinder"],
    "The Vanguard": ["The Vanguard"],
    "The Bulwark": ["The Vanguard"],
    "The Broker": ["The Envoy"],
}  # who is on the same crew board
EIGHT = ["Scatter", "Ore Rush", "Mass Muster", "Void Graft", "Helm Ace", "Archivist", "Ion Drive", "Tow Cables"]


def affiliate(given: dict[str, Any]) -> Table:
    """Seat 1 mans a ship of no card's house and plays cards by the bonus action."""
    return sit(given).man("reinforcement").do("influence Fenrax").until("bonus").do("bonus affiliate")


# ---- captains


@pytest.mark.rule("REV-F-14.1")
def test_the_rank_never_exceeds_3() -> None:
    for rank, then in ((0, 1), (2, 3), (3, 3)):
        given = {
            "admirals.1.rank": rank,
            "admirals.1.hand": ["Field Promotion"],
            "admirals.1.resources": stock(science=2),
        }
        assert affiliate(given).at("admirals.1.rank") == then


@pytest.mark.rule("REV-F-14.2", "REV-F-14.4", "GAP-F-12")
def test_a_promotion_counts_at_once() -> None:
    """The Vanguard's attack: 1 more damage, from rank 3 on 2 more. Training Deck plays a card before the attack."""
    given: dict[str, Any] = {"admirals.1.frigate_cards": ["Training Deck"], "admirals.1.hand": ["Field Promotion"]}
    given |= {"admirals.1.resources": FULL, "admirals.1.rank": 2, "sectors.5.void": 5}
    for promoted, killed in ((False, 2), (True, 3)):
        table = sit(given).man("frigate 1", "captain")
        while table.asked == "keep-hidden":
            table.decline()
        if promoted:
            table.do("use Training Deck", "play Field Promotion")
            while table.asked == "waive":
                table.decline()
        table.do("effect A", "attack")
        while table.asked in ("attack", "ability"):
            table.do("fire" if table.offers("fire") else "done")
        assert table.at("sectors.5.void") == 5 - killed


@pytest.mark.rule("REV-F-14.3", "REV-F-14.5", "GAP-F-12")
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
@pytest.mark.parametrize("cycle", [1, 4])
@pytest.mark.parametrize("captain", ["The Mentor", "The Pathfinder", "The Vanguard", "The Bulwark", "The Broker"])
def test_the_base_ability_is_there_all_game_but_only_in_the_captains_turn(rank: int, cycle: int, captain: str) -> None:
    others = [
        other for other in ("The Mentor", "The Pathfinder", "The Vanguard", "The Envoy") if other not in SIDES[captain]
    ]
    given: dict[str, Any] = {f"admirals.{seat}.captain": name for seat, name in enumerate([captain, *others[:2]], 1)}
    given |= {"admirals.1.rank": rank, "cycle": cycle, "ships.Zenor fighter.sector": "1"}
    assert "3" in sit(given).man("Zenor fighter", "captain").options("move to")
    assert "3" not in sit(given).man("Zenor fighter", "cadet 2").options("move to")


@pytest.mark.rule("REV-F-14.4", "REV-F-14.5", "GAP-F-12")
@pytest.mark.parametrize(("rank", "better"), [(0, False), (1, True), (2, True), (3, True)])
@pytest.mark.parametrize("figure", ["captain", "cadet 1"])
def test_the_ascent_ability_comes_with_the_rank(rank: int, better: bool, figure: str) -> None:
    """The Vanguard, from rank 1 on: 1 tactic for the first kill of the turn."""
    table = sit({"admirals.1.rank": rank}).man("Shiveus fighter", figure).do("attack")
    assert table.offers("use The Vanguard 3") is (better and figure == "captain")
    table.until("bonus")
    assert table.at("admirals.1.tactics") <= 1


@pytest.mark.rule("REV-F-14.6")
@pytest.mark.parametrize("figure", ["captain", "cadet 1", "cadet 2"])
@pytest.mark.parametrize("rank", [0, 3])
def test_activation_abilities_need_neither_captain_nor_rank(figure: str, rank: int) -> None:
    table = sit({"admirals.1.rank": rank}).man("Yarvek ark", figure).do("done", "bonus activate")
    assert table.asked == "activate"
    table.do("use The Vanguard", "destroy 5")
    assert table.at("sectors.5.void") == 2


# ---- drawing and discarding


@pytest.mark.rule("REV-F-14.7")
def test_the_kinds_are_chosen_before_anything_is_drawn() -> None:
    table = sit({"admirals.1.rank": 1}, "income 1")
    table.do("draw cadet", "draw directive")
    assert table.asked == "draw"
    assert table.at("admirals.1.hand") == []
    assert table.match.undo_price(0).free, "nothing has been seen yet"
    table.do("draw cadet", "* card Helm Ace", "* card Archivist", "* card Scatter")
    assert set(table.at("admirals.1.hand")) == {"Helm Ace", "Archivist", "Scatter"}


@pytest.mark.rule("REV-F-14.8")
@pytest.mark.parametrize(("held", "discards"), [(6, 0), (7, 1), (8, 2)])
def test_the_hand_is_cut_to_eight_after_drawing(held: int, discards: int) -> None:
    table = sit({"admirals.1.hand": EIGHT[:held]}, "income 1").do("draw cadet", "draw cadet")
    for _ in range(discards):
        assert table.asked == "discard"
        assert len(table.options("discard")) > 8
        table.do("discard Scatter" if table.offers("discard Scatter") else table.options()[0])
    assert table.asked == "man"
    assert len(table.at("admirals.1.hand")) == min(8, held + 2)


@pytest.mark.rule("REV-F-14.8")
def test_the_drawn_card_may_be_the_one_that_is_discarded() -> None:
    table = sit({"admirals.1.hand": EIGHT, "coming": ["turn 1"], "admirals.1.rank": 0}, "income 1")
    table.do("draw cadet", "draw frigate", "* card Mimic", "* card Shroud", "discard Mimic", "discard Shroud")
    assert sorted(table.at("admirals.1.hand")) == sorted(EIGHT)


@pytest.mark.rule("REV-F-14.9", "GAP-A-14")
def test_discards_lie_face_down_by_kind() -> None:
    table = sit({"admirals.1.hand": EIGHT}, "income 1").do("draw cadet", "draw cadet")
    table.do("discard Scatter", "discard Ion Drive")
    assert table.at("piles.discards") == {"cadet": [], "frigate": ["Ion Drive"], "directive": ["Scatter"]}
    for seat in (1, 2, 3):
        assert table.seen_by(seat, "piles.discards") == {"cadet": 0, "frigate": 1, "directive": 1}


def all_cards(kind: str) -> list[str]:
    return list(REVENANT.to_data(REVENANT.new_game(sit().match.setup))["piles"]["operations"][kind])


@pytest.mark.rule("REV-F-14.10")
def test_an_empty_pile_is_made_of_its_discards() -> None:
    given = {"piles.discards.cadet": all_cards("cadet"), "piles.discards.directive": ["Scatter"]}
    table = sit(given, "income 1").do("draw cadet", "draw cadet", "* card Mimic", "* card Purifier")
    assert len(table.at("piles.operations.cadet")) == 28
    assert table.at("piles.discards.cadet") == []
    assert table.at("piles.discards.directive") == ["Scatter"]


@pytest.mark.rule("GAP-F-34")
def test_a_kind_with_no_card_left_gives_way_to_another() -> None:
    cadets = all_cards("cadet")
    given = {"admirals.2.hand": cadets[:29], "piles.discards.cadet": cadets[29:]}
    table = sit(given, "income 1").do("draw cadet")
    assert table.refuses("draw cadet", "GAP-F-34")
    assert table.options("draw") == ["frigate", "directive"]


@pytest.mark.rule("GAP-F-34")
def test_with_all_cards_gone_the_draw_is_lost() -> None:
    everything = [*all_cards("cadet"), *all_cards("frigate"), *all_cards("directive")]
    table = sit({"admirals.2.hand": everything}, "income 1")
    assert table.asked == "man"
    assert table.at("admirals.1.hand") == []


# ---- playing


@pytest.mark.rule("REV-F-14.11")
def test_a_cadet_card_goes_to_a_cadet_with_a_free_slot_never_to_the_captain() -> None:
    table = affiliate({"admirals.1.hand": ["Helm Ace"]})
    assert table.options() == ["attach to cadet 1", "attach to cadet 2"]
    table.do("attach to cadet 2")
    assert table.at("admirals.1.cadets") == [[], ["Helm Ace"]]
    given = {"admirals.1.hand": ["Helm Ace"], "admirals.1.cadets": [["Mimic", "Purifier"], ["Hunter"]]}
    table = affiliate(given)
    assert table.at("admirals.1.cadets") == [["Mimic", "Purifier"], ["Hunter", "Helm Ace"]]


@pytest.mark.rule("REV-F-14.11", "GAP-F-28")
def test_with_four_attached_no_cadet_card_can_be_played() -> None:
    given = {"admirals.1.cadets": [["Mimic", "Purifier"], ["Hunter", "Analyst"]], "admirals.1.resources": FULL}
    table = sit({**given, "admirals.1.hand": ["Helm Ace"]}).man("Yarvek ark").do("done")
    assert not table.offers("bonus affiliate")
    table = sit({**given, "admirals.1.hand": ["Helm Ace", "Scatter"]}).man("Novaris ark").do("choose Calculation")
    assert table.refuses("play Helm Ace", "REV-F-14.11")
    assert table.offers("play Scatter")


@pytest.mark.rule("REV-F-14.12")
def test_frigate_cards_fill_five_slots_from_the_left() -> None:
    played = ["Ion Drive", "Tow Cables", "Shroud", "Holo Table", "Probe Bay"]
    given = {"admirals.1.hand": ["Fuel Cistern"], "admirals.1.resources": FULL}
    table = affiliate({**given, "admirals.1.frigate_cards": played[:4]})
    assert table.at("admirals.1.frigate_cards") == [*played[:4], "Fuel Cistern"]
    table = sit({**given, "admirals.1.frigate_cards": played}).man("Yarvek ark").do("done")
    assert not table.offers("bonus affiliate")
    given = {**given, "admirals.1.hand": ["Fuel Cistern", "Scatter"], "admirals.1.frigate_cards": played}
    table = sit(given).man("Novaris ark").do("choose Calculation")
    assert table.refuses("play Fuel Cistern", "REV-F-14.12")


@pytest.mark.rule("REV-F-14.13", "GAP-F-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_every_slot_but_the_leftmost_gives_its_bonus(slot: int) -> None:
    played = ["Ion Drive", "Tow Cables", "Shroud", "Holo Table"][: slot - 1]
    given = {"admirals.1.hand": ["Fuel Cistern"], "admirals.1.resources": stock(2), "admirals.1.frigate_cards": played}
    table = affiliate(given)
    if slot == 2:
        table.do("take")
    elif slot == 3:
        table.do("gain science")
    elif slot == 5:
        table.do("influence Zenor")
    assert table.at("admirals.1.tactics") == (1 if slot == 2 else 0)
    assert table.resources() == stock(science=1 if slot == 3 else 0)
    assert table.hidden() == (1 if slot == 4 else 0)
    assert table.at("admirals.1.influence.Zenor") == (1 if slot == 5 else 0)


@pytest.mark.rule("GAP-F-05")
def test_the_slots_bonus_is_optional() -> None:
    given = {
        "admirals.1.hand": ["Fuel Cistern"],
        "admirals.1.resources": stock(2),
        "admirals.1.frigate_cards": ["Shroud"],
    }
    assert affiliate(given).do("skip").at("admirals.1.tactics") == 0


@pytest.mark.rule("REV-F-14.14", "REV-F-14.15")
def test_a_directive_is_resolved_at_once_and_kept() -> None:
    table = affiliate({"admirals.1.hand": ["Ore Rush"], "admirals.1.resources": stock()})
    assert table.resources() == stock(material=1, neutronium=1)
    assert table.at("admirals.1.directives") == ["Ore Rush"]
    assert table.at("admirals.1.hand") == []
    assert table.at("piles.discards.directive") == []


@pytest.mark.rule("REV-F-14.15")
def test_the_cost_is_paid_before_the_card_does_anything() -> None:
    """Fuel Cache costs an energy and gives three neutronium."""
    table = affiliate({"admirals.1.hand": ["Fuel Cache"], "admirals.1.resources": stock(energy=1)})
    assert table.resources() == stock(neutronium=3)
    events = [event.what for event in table.events() if event.what in ("spent", "played", "gained")]
    assert events == ["spent", "played", "gained", "gained", "gained"]


@pytest.mark.rule("REV-F-14.16")
@pytest.mark.parametrize(("science", "playable"), [(1, False), (2, True)])
def test_a_card_that_cannot_be_paid_is_not_played(science: int, playable: bool) -> None:
    given = {"admirals.1.hand": ["Field Promotion", "Scatter"], "admirals.1.resources": stock(science=science)}
    table = sit(given).man("reinforcement").do("influence Fenrax").until("bonus").do("bonus affiliate")
    if playable:
        assert table.offers("play Field Promotion")
    else:
        assert table.at("admirals.1.directives") == ["Scatter"], "the only card that can be paid"
    given["admirals.1.hand"] = ["Field Promotion"]
    table = sit(given).man("reinforcement").do("influence Fenrax").until("bonus")
    assert table.offers("bonus affiliate") is playable


@pytest.mark.rule("REV-F-14.16", "REV-F-07.10")
def test_locked_resources_pay_for_nothing() -> None:
    given = {"admirals.1.hand": ["Field Promotion"], "admirals.1.resources": stock(science=1), **corrupt("gain")}
    given["admirals.1.compartments.gain.locked"] = stock(science=2)
    table = sit(given).man("reinforcement").do("influence Fenrax").until("bonus")
    assert table.refuses("bonus affiliate", "REV-F-14.16")


# ---- abilities


@pytest.mark.rule("REV-F-14.17")
@pytest.mark.parametrize(("option", "triggers"), [("Provision (material)", True), ("Fabrication", False)])
def test_an_ability_waits_for_its_trigger(option: str, triggers: bool) -> None:
    given = {"admirals.1.cadets": [["Ledger Adept"], []], "admirals.1.resources": stock(3)}
    table = sit(given).man("Yarvek ark").do(f"choose {option}")
    offered = False
    while table.asked != "bonus":
        offered |= table.offers("use Ledger Adept")
        table.decline()
    assert offered is triggers


@pytest.mark.rule("GAP-F-28", "REV-F-14.17")
def test_a_cadet_card_works_only_in_the_turns_of_its_cadet() -> None:
    given = {"admirals.1.cadets": [["Ledger Adept"], []]}
    for figure, works in (("cadet 1", True), ("cadet 2", False), ("captain", False)):
        table = sit(given).man("Yarvek ark", figure).do("choose Provision (material)")
        assert table.offers("use Ledger Adept") is works


@pytest.mark.rule("GAP-F-28")
@pytest.mark.parametrize("figure", ["captain", "cadet 1", "cadet 2"])
def test_a_frigate_card_works_when_the_own_frigates_effect_is_resolved(figure: str) -> None:
    given = {"admirals.1.frigate_cards": ["Ion Drive"], "ships.Shiveus fighter.sector": "8"}
    table = sit(given).man("frigate 1", figure).do("effect A")
    assert "3" in table.options("move to")
    table = sit({**given, "ships.Zenor fighter.sector": "5"}).man("Zenor fighter", "cadet 1")
    assert "3" not in table.options("move to")
    table = sit(given).man("Dunlork ark", "cadet 1").do("choose Control", "effect A")
    assert "3" in table.options("move to"), "by Control too"


@pytest.mark.rule("REV-F-14.18")
@pytest.mark.parametrize(("void", "hidden"), [(2, 0), (3, 1)])
def test_a_conditional_ability_works_only_if_the_condition_holds(void: int, hidden: int) -> None:
    """Trophy Vault: hidden influence for the third kill of the turn. Ace Gunner: 3 damage."""
    given = {"admirals.1.frigate_cards": ["Trophy Vault"], "admirals.1.cadets": [["Ace Gunner"], []]}
    table = sit({**given, "sectors.5.void": void}).man("frigate 1").do("effect A", "attack")
    before = table.hidden()
    while table.asked in ("attack", "ability"):
        use = table.offers("use Trophy Vault")
        table.do("use Trophy Vault" if use else "fire" if table.offers("fire") else "done")
    assert table.at("sectors.5.void") == 0
    assert table.hidden() - before == hidden


@pytest.mark.rule("REV-F-14.19", "REV-F-14.20")
def test_all_parts_of_an_ability_come_before_anything_else() -> None:
    """Quartermaster, after a provision: 1 material and 1 tactic."""
    table = sit({"admirals.1.cadets": [["Quartermaster"], []]}).man("Yarvek ark").do("choose Provision (material)")
    assert table.options() == ["use Quartermaster", "done"]
    table.do("use Quartermaster")
    while table.asked != "bonus":
        table.do("take")
    assert table.resources() == stock(4, 1, 1, 1)
    assert table.at("admirals.1.tactics") == 1


@pytest.mark.rule("REV-F-14.20", "GAP-F-35")
def test_an_ability_comes_directly_after_its_trigger() -> None:
    """Hunter: a resource for the first kill, before the bombard move."""
    given = {"admirals.1.cadets": [["Hunter", "Gunnery Cadet"], []]}
    table = sit(given).man("Shiveus fighter").do("attack")
    assert table.options() == ["use Hunter", "done"]
    table.do("use Hunter", "gain energy")
    assert table.asked == "bombard"
    assert table.resources() == stock(1, 2, 1, 1)
    table.do("stay", "fire")
    assert table.asked == "bombard", "the second kill is not the first"


@pytest.mark.rule("GAP-A-09")
def test_an_ability_never_triggers_itself() -> None:
    """Signals Officer: after a draw, draw 1."""
    given = {"admirals.1.cadets": [["Signals Officer"], []], "admirals.1.hand": []}
    table = sit(given).man("Novaris ark").do("choose Reconnaissance", "part 1", "draw cadet", "draw cadet")
    assert table.offers("use Signals Officer")
    table.do("use Signals Officer", "draw cadet")
    assert not table.offers("use Signals Officer")
    assert len(table.at("admirals.1.hand")) == 3


# ---- copying


CLONE = {"admirals.1.hand": ["Scatter"], "ships.Yarvek ark.crew": "2 captain", "admirals.2.crew_used": ["captain"]}


@pytest.mark.rule("REV-F-14.21", "GAP-F-23")
@pytest.mark.parametrize(("material", "affordable"), [(2, False), (3, True)])
def test_a_copied_effect_is_resolved_with_its_choices_and_costs(material: int, affordable: bool) -> None:
    table = (
        sit({**CLONE, "admirals.1.resources": stock(material)}).man("Zenor ark").do("choose Clone", "copy Yarvek ark")
    )
    assert table.at("admirals.1.hand") == []
    assert ("Fabrication" in table.options("choose")) is affordable
    assert "Provision (material)" in table.options("choose")
    if affordable:
        table.do("choose Fabrication", "deploy Zenor shuttle", "place in 2")
        assert table.resources() == stock()
    assert table.at("admirals.1.influence.Yarvek") == 0, "copying is only step 3"
    assert table.at("ships.Yarvek ark.crew") == "2 captain"


REPLICATE = {"admirals.1.hand": ["Scatter"], "ships.frigate 2": {"sector": "1", "landed": True}, "sectors.1.data": 0}


@pytest.mark.rule("REV-F-14.22")
def test_the_manned_ship_and_the_copied_planet_are_both_triggers() -> None:
    """Archivist waits for an ark, Deep Miner for mining."""
    given = {**REPLICATE, "admirals.1.cadets": [["Archivist", "Deep Miner"], []]}
    table = sit(given).man("Zenor ark").do("choose Replication", "copy Ossuary Reach")
    used = set()
    while table.asked != "bonus":
        for ability in ("use Archivist", "use Deep Miner"):
            if table.offers(ability):
                used.add(ability)
        table.do(
            "upper Ossuary Reach"
            if table.offers("upper Ossuary Reach")
            else "use Deep Miner"
            if table.offers("use Deep Miner")
            else "done"
            if table.offers("done")
            else table.options()[0]
        )
    assert used == {"use Archivist", "use Deep Miner"}


@pytest.mark.rule("REV-F-14.23", "GAP-F-23")
def test_while_copying_your_sector_is_that_of_the_copied_effect() -> None:
    """Shield Cradle, upper: two shields in your sector or adjacent ones. The ark lies in 6, the planet in 1."""
    given = {**REPLICATE, "sectors.1.planet": "Shield Cradle"}
    table = sit(given).man("Zenor ark").do("choose Replication", "copy Shield Cradle", "upper Shield Cradle")
    assert table.options("shield") == ["1", "2", "8"]


@pytest.mark.rule("REV-F-14.24", "REV-F-01.4.2")
@pytest.mark.parametrize(("option", "corruption"), [("upper", 0), ("lower", 1)])
def test_a_copied_corrupted_planet_option_counts_for_step_4(option: str, corruption: int) -> None:
    table = (
        sit({**REPLICATE, **corrupt()})
        .man("Zenor ark")
        .do("choose Replication", "copy Ossuary Reach", f"{option} Ossuary Reach")
    )
    table.until("bonus")
    compartments = table.at("admirals.1.compartments").values()
    assert sum(compartment["corrupted"] for compartment in compartments) == corruption


@pytest.mark.rule("REV-F-14.24", "REV-F-14.25")
@pytest.mark.parametrize(
    ("ship", "corruption"), [("Zenor ark", 1), ("Yarvek ark", 0)], ids=["manned ship", "copied ship"]
)
def test_corruption_of_the_manned_ship_counts_that_of_the_copied_ship_does_not(ship: str, corruption: int) -> None:
    table = sit({**CLONE, **corrupt(), f"ships.{ship}.corrupted": True})
    table.man("Zenor ark").do("choose Clone", "copy Yarvek ark", "choose Provision (material)").until("bonus")
    compartments = table.at("admirals.1.compartments").values()
    assert sum(compartment["corrupted"] for compartment in compartments) == corruption
