"""The turns of the Corrupted Crew in the solo game: chapter 9.2 to 9.5 of the prototype, as GAP-F-15 adapts it."""

from typing import Any, cast

import pytest
from tests.rules.revenant.solo import after_setup, alone, crew_turn, influence, standing
from tests.rules.revenant.table import HOUSES, REVENANT, SECTORS, SHIPS, crowd, stock

from farflung.games.revenant.state import Revenant

DIFFICULTIES = ["easy", "medium", "hard"]


# ---- 9.2 the crew's turn


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.1")
def test_the_crew_acts_before_each_turn_of_the_player() -> None:
    table = alone({"coming": []}, "next cycle")
    assert table.at("coming") == ["combat", "reset", "turn 1", "crew turn", "turn 1", "crew turn"]
    assert sum(table.at("crew.deck").values()) == 14


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.2", "REV-P-9.2.3", "REV-P-9.2.4", "REV-P-9.1.2")
def test_a_card_names_the_house_and_the_next_action_card_the_ship() -> None:
    table = crew_turn("Yarvek")
    assert standing(table) == ["Yarvek dropship"]
    assert table.at("ships.Yarvek dropship.crew") == "council 1"
    assert table.at("crew.marker") == 2
    assert table.at("crew.deck.Yarvek") == 2
    assert table.refuses("man Yarvek dropship", "REV-F-01.1.1")


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.3")
@pytest.mark.parametrize(("marker", "taken"), [(0, "Fenrax ark"), (2, "Fenrax fighter"), (3, "reinforcement")])
def test_the_marker_goes_clockwise_around_the_grid(marker: int, taken: str) -> None:
    table = crew_turn("Fenrax", {"crew.marker": marker, "crew.tile": (marker + 3) % 4})
    assert standing(table) == [taken]
    assert table.at("crew.marker") == (marker + 1) % 4


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.6")
@pytest.mark.parametrize("why", ["not on the board", "occupied"])
def test_the_second_attempt_is_the_next_card_clockwise_same_house(why: str) -> None:
    given: dict[str, Any] = {"ships.Zenor dropship.sector": "supply"}
    if why == "occupied":
        given = {"ships.Zenor dropship": {"sector": "8", "crew": "1 captain"}, "admirals.1.crew_used": ["captain"]}
    table = crew_turn("Zenor", given)
    assert standing(table) == ["Zenor fighter"]
    assert table.at("crew.marker") == 3
    assert table.at("crew.tactics") == 5


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.7", "REV-P-9.2.8", "REV-P-9.2.9", "GAP-P-17")
def test_after_two_failures_no_figure_but_a_tactic_and_the_influence_all_the_same() -> None:
    given = {"ships.Zenor fighter.sector": "supply"}
    table = crew_turn("Zenor", given)
    assert standing(table) == []
    assert table.at("council.placed") == 0
    assert table.at("crew.marker") == 0, "the card with the tile"
    assert table.at("crew.tactics") == 6
    assert table.at("crew.influence.Zenor") == 3
    assert table.at("crew.tile") == 3


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.8")
@pytest.mark.parametrize(("field", "tiles"), [(3, [2, 5, 8]), (4, [2, 8]), (7, [2, 5])])
def test_the_crew_advances_and_removes_the_reward_it_reaches(field: int, tiles: list[int]) -> None:
    table = crew_turn("Fenrax", {"crew.influence.Fenrax": field})
    assert table.at("crew.influence.Fenrax") == field + 1
    assert table.at("tiles.Fenrax") == tiles
    assert table.resources() == stock(1, 1, 1, 1)


@pytest.mark.rule("GAP-P-17")
def test_crew_influence_stops_at_8() -> None:
    assert crew_turn("Fenrax", {"crew.influence.Fenrax": 8}).at("crew.influence.Fenrax") == 8


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.9")
@pytest.mark.parametrize("marker", [0, 1, 2, 3])
def test_the_tile_follows_counter_clockwise_of_the_marker(marker: int) -> None:
    table = crew_turn("Fenrax", {"crew.marker": marker})
    assert table.at("crew.tile") == (table.at("crew.marker") - 1) % 4


@pytest.mark.rule("GAP-P-17")
def test_twelve_turns_leave_three_cards_without_effect() -> None:
    data = REVENANT.to_data(after_setup())
    assert sum(data["crew"]["deck"].values()) - 12 == 3


# ---- the Harbinger


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.10", "REV-P-9.1.11", "REV-P-9.2.5")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_only_the_hard_harbinger_corrupts_its_ship(difficulty: str) -> None:
    table = crew_turn("Yarvek", {}, difficulty)
    assert table.at("ships.Yarvek dropship.corrupted") is (difficulty == "hard")
    assert table.at("crew.tactics") == (3 if difficulty == "easy" else 5)


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.11")
def test_the_harbinger_on_a_corrupted_ship_gains_a_tactic_instead() -> None:
    table = crew_turn("Yarvek", {"ships.Yarvek dropship.corrupted": True}, "hard")
    assert table.at("crew.tactics") == 6
    table = crew_turn("Yarvek", {"ships.Yarvek dropship.corrupted": True}, "medium")
    assert table.at("crew.tactics") == 5


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.5")
def test_followers_corrupt_nothing_and_the_harbinger_comes_first() -> None:
    given = {"ships.Zenor ark.crew": "council 1", "council.placed": 1}
    table = crew_turn("Yarvek", given, "hard")
    assert table.at("ships.Yarvek dropship.crew") == "council 2"
    assert table.at("ships.Yarvek dropship.corrupted") is False
    table = crew_turn("Yarvek", {}, "hard")
    assert table.at("ships.Yarvek dropship.crew") == "council 1"


@pytest.mark.rule("GAP-P-17")
def test_the_harbinger_on_the_revenant_corrupts_nothing_and_gains_nothing() -> None:
    table = crew_turn("Yarvek", {"crew.marker": 3}, "hard")
    assert standing(table) == ["reinforcement"]
    assert not [name for name, values in table.at("ships").items() if values["corrupted"]]
    assert table.at("crew.tactics") == 5


@pytest.mark.rule("REV-F-16.1", "REV-P-9.2.4", "GAP-F-15")
def test_the_crew_returns_in_the_reset_phase() -> None:
    given = {"ships.Zenor ark.crew": "council 1", "revenant.reinforcement": "council 2", "council.placed": 2}
    table = alone({**given, "coming": ["turn 1"]}, "reset")
    assert standing(table) == []
    assert table.at("council.placed") == 0


# ---- 9.3 dropships


def planets(*sectors: str) -> dict[str, Any]:
    names = iter(["Stormwell", "Nullspring", "Gravemoon", "Lantern Deep"])
    given: dict[str, Any] = {}
    for sector in SECTORS:
        given[f"sectors.{sector}.planet"] = next(names) if sector in sectors else None
        given[f"sectors.{sector}.data"] = 1 if sector in sectors else 0
    return given


@pytest.mark.rule("GAP-F-15", "REV-P-9.3.1", "REV-P-9.3.2")
@pytest.mark.parametrize(
    ("there", "lands"),
    [
        (("2", "3"), "2"),
        (("3", "5"), "3"),
        (("6",), "6"),
        (("5", "7"), "5"),
        (("1", "3"), "3"),
        (("8", "4"), "4"),
        (("1", "4"), "1"),
        ((), None),
    ],
)
def test_a_crew_dropship_lands_on_the_closest_planet_and_discards_its_data(
    there: tuple[str, ...], lands: str | None
) -> None:
    """The dropship of Yarvek starts in 2; of equally close planets it takes the first one clockwise."""
    table = crew_turn("Yarvek", planets(*there))
    dropship = table.at("ships.Yarvek dropship")
    assert dropship["sector"] == (lands or "2")
    assert dropship["landed"] is bool(lands)
    assert [sector for sector in there if table.at(f"sectors.{sector}.data") == 0] == ([lands] if lands else [])
    assert table.at("admirals.1.data") == 0


@pytest.mark.rule("GAP-F-15", "REV-P-9.3.1")
def test_an_occupied_planet_is_passed_over() -> None:
    given = {**planets("2", "4"), "ships.frigate 1": {"sector": "2", "landed": True}}
    assert crew_turn("Yarvek", given).at("ships.Yarvek dropship.sector") == "4"


@pytest.mark.rule("REV-F-05.7", "GAP-P-17")
def test_a_landed_dropship_stays_where_it_lies() -> None:
    table = crew_turn("Yarvek", {**planets("2", "4"), "ships.Yarvek dropship.landed": True})
    assert table.at("ships.Yarvek dropship.crew") == "council 1"
    assert table.at("ships.Yarvek dropship.sector") == "2"
    assert [table.at(f"sectors.{sector}.data") for sector in ("2", "4")] == [1, 1]


@pytest.mark.rule("GAP-P-17")
def test_a_planet_of_a_full_sector_is_passed_over() -> None:
    given = {**planets("3", "6"), **crowd("3", 5)}
    assert crew_turn("Yarvek", given).at("ships.Yarvek dropship.sector") == "6"


# ---- 9.4 the Revenant


ON_REVENANT = {"crew.marker": 3, "crew.tile": 2}  # the next card is the Revenant
ONE_SPACE = {**ON_REVENANT, "revenant.reinforcement": "council 1", "council.placed": 1}
RADAR = [{"card": "R01", "shuttle": "Belitan shuttle"}, {"card": "R02", "shuttle": "Dunlork shuttle"},
         {"card": "R10", "shuttle": None}]  # fmt: skip


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.1", "REV-P-9.4.2")
def test_reinforcement_first_and_a_single_space_does_nothing() -> None:
    table = crew_turn("Yarvek", {**ON_REVENANT, "radar": RADAR})
    assert table.at("revenant.reinforcement") == "council 1"
    assert table.at("revenant.hypercharge") == "none"
    assert table.at("charged") is False
    assert not table.order_of("deployed")


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.1", "REV-P-9.4.2")
def test_a_space_the_player_holds_does_not_count_for_the_crew() -> None:
    given = {**ON_REVENANT, "revenant.reinforcement": "1 captain", "admirals.1.crew_used": ["captain"]}
    table = crew_turn("Yarvek", given)
    assert table.at("revenant.hypercharge") == "council 1"
    assert table.at("charged") is False
    assert not table.order_of("deployed")


@pytest.mark.rule("GAP-F-15", "REV-P-9.2.6", "REV-P-9.4.1")
def test_with_both_spaces_taken_the_revenant_is_no_target() -> None:
    given = {**ON_REVENANT, "revenant.reinforcement": "1 captain", "revenant.hypercharge": "1 cadet 1"}
    table = crew_turn("Yarvek", {**given, "admirals.1.crew_used": ["captain", "cadet 1"]})
    assert standing(table) == ["Yarvek ark"]


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.2", "REV-P-9.4.3", "GAP-P-15")
def test_both_spaces_charge_the_drive_for_free_and_deploy_a_ship() -> None:
    given = {**ONE_SPACE, "radar": RADAR, **influence(Dunlork=4, Belitan=3)}
    table = crew_turn("Zenor", given)
    assert table.at("revenant.hypercharge") == "council 2"
    assert table.at("charged") is True
    assert table.at("chosen_radar") == "R02", "Dunlork is more favoured than Belitan"
    assert table.at("radar") == [{"card": "R02", "shuttle": "Dunlork shuttle"}]
    assert table.at("ships.Belitan shuttle.sector") == "supply"
    assert table.resources() == stock(1, 1, 1, 1), "no benefit for anybody"
    assert table.at("ships.Dunlork fighter.sector") == "1", "fighter first, the lowest sector with room"
    assert table.at("power.Dunlork") == 3
    assert table.at("crew.line.1")[-1] == "Dunlork fighter"


@pytest.mark.rule("GAP-F-15")
@pytest.mark.parametrize(
    ("cards", "fields", "chosen"),
    [
        (["R01", "R02", "R03"], {"Belitan": 2, "Dunlork": 2}, "R01"),
        (["R03", "R02", "R01"], {"Belitan": 2, "Dunlork": 2}, "R01"),
        (["R01", "R02", "R03"], {"Fenrax": 5}, "R03"),
        (["R12", "R10", "R11"], {}, "R10"),
        (["R10", "R07", "R12"], {}, "R07"),
    ],
)
def test_the_favoured_radar_card_or_the_lowest_on_a_tie_or_with_none(
    cards: list[str], fields: dict[str, int], chosen: str
) -> None:
    given = {**ONE_SPACE, "radar": [{"card": card, "shuttle": None} for card in cards], **influence(**fields)}
    assert crew_turn("Zenor", given).at("chosen_radar") == chosen


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.2", "GAP-A-12")
def test_on_a_tie_the_leftmost_house_deploys() -> None:
    assert crew_turn("Zenor", {**ONE_SPACE, **influence(Belitan=4, Novaris=4)}).at("power.Belitan") == 3


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.3")
def test_the_ship_goes_to_the_lowest_sector_below_its_limit() -> None:
    given = {**ONE_SPACE, **influence(Yarvek=4), **crowd("1", 5)}
    assert crew_turn("Zenor", given).at("ships.Yarvek fighter.sector") == "2"


def fleet_of(*houses: str) -> dict[str, Any]:
    """All small ships of these houses are on the board."""
    places = iter(["5", "5", "5", "8", "8", "8", "1", "1", "1", "6", "6", "2", "2", "2", "7", "7", "4"])
    given = {}
    for house in houses:
        for kind in ("fighter", "dropship", "shuttle"):
            if f"{house} {kind}" not in SHIPS:
                given[f"ships.{house} {kind}.sector"] = next(places)
    return given


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.4")
@pytest.mark.parametrize(
    ("without", "deploys"),
    [((), "Fenrax"), (("Fenrax",), "Zenor"), (("Fenrax", "Zenor"), "Dunlork"), (("Fenrax", "Zenor", "Dunlork"), None)],
)
def test_second_and_third_house_then_no_deployment(without: tuple[str, ...], deploys: str | None) -> None:
    given = {**ONE_SPACE, **influence(Fenrax=7, Zenor=6, Dunlork=5, Novaris=4), **fleet_of(*without)}
    table = crew_turn("Yarvek", given)
    deployed = [event.b for event in table.events(what="deployed")]
    assert [HOUSES[ship // 4] for ship in deployed] == ([deploys] if deploys else [])


@pytest.mark.rule("GAP-F-15", "GAP-P-15")
@pytest.mark.parametrize(
    ("missing", "kind"), [((), "fighter"), (("fighter",), "dropship"), (("fighter", "dropship"), "shuttle")]
)
def test_fighter_dropship_shuttle_but_never_an_ark(missing: tuple[str, ...], kind: str) -> None:
    given: dict[str, Any] = {"ships.Yarvek ark.sector": "supply", "ships.Yarvek dropship.sector": "supply"}
    given |= {f"ships.Yarvek {gone}.sector": "8" for gone in missing}
    table = crew_turn("Zenor", {**ONE_SPACE, **influence(Yarvek=5), **given})
    assert table.at(f"ships.Yarvek {kind}.sector") == "1"
    assert table.at("ships.Yarvek ark.sector") == "supply"


@pytest.mark.rule("GAP-P-17")
def test_a_drive_that_is_charged_already_stays_as_it_is() -> None:
    given = {**ONE_SPACE, "charged": True, "chosen_radar": "R12", "radar": [{"card": "R12", "shuttle": None}]}
    table = crew_turn("Zenor", {**given, **influence(Yarvek=5)})
    assert table.at("chosen_radar") == "R12"
    assert table.at("power.Yarvek") == 3


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.5")
@pytest.mark.parametrize(
    ("fields", "colony"), [({"Zenor": 5, "Belitan": 4}, "Mirrorfall"), ({"Zenor": 4, "Belitan": 4}, "Athenaeum")]
)
def test_in_cycle_4_the_crew_chooses_the_colony_it_favours(fields: dict[str, int], colony: str) -> None:
    given = {**ONE_SPACE, "cycle": 4, "radar": [], "colonies": ["Mirrorfall", "Parade of Suns", "Athenaeum"]}
    table = crew_turn("Yarvek", {**given, **influence(**fields)})
    assert table.at("chosen_colony") == colony
    assert table.at("colonies") == [colony]


# ---- 9.5 tactics


FAILS = {"ships.Zenor fighter.sector": "supply"}  # with the card of Zenor: neither dropship nor fighter


@pytest.mark.rule("GAP-F-15", "REV-P-9.5.1", "REV-P-9.5.2")
@pytest.mark.parametrize(
    ("tactics", "deploys"), [(6, False), (7, True), (8, False), (9, False), (10, True), (11, False)]
)
def test_at_8_and_at_11_a_ship_is_deployed(tactics: int, deploys: bool) -> None:
    given = {**FAILS, "crew.tactics": tactics, **influence(Yarvek=5), "sectors.6.void": 0, "sectors.8.void": 0}
    table = crew_turn("Zenor", given)
    assert table.at("crew.tactics") == tactics + 1
    assert table.at("ships.Yarvek fighter.sector") == ("6" if deploys else "supply"), "fewest void ships, lower number"
    if deploys:
        assert table.at("crew.line.6")[-1] == "Yarvek fighter", "farthest from the Revenant"


@pytest.mark.rule("GAP-P-17")
def test_8_and_11_deploy_once_each_and_12_is_the_end() -> None:
    table = crew_turn("Zenor", {**FAILS, "crew.tactics": 12, **influence(Yarvek=5)})
    assert table.at("crew.tactics") == 12
    assert not table.order_of("deployed")
    table = crew_turn("Zenor", {**FAILS, "crew.tactics": 7, "crew.deployed": 1, **influence(Yarvek=5)})
    assert not table.order_of("deployed")


@pytest.mark.rule("GAP-F-15", "REV-P-9.5.1", "REV-P-9.5.3")
def test_the_next_houses_follow_however_many() -> None:
    favour = influence(Fenrax=8, Yarvek=7, Dunlork=6, Novaris=5, Belitan=4)
    given = {**FAILS, "crew.tactics": 7, **favour, **fleet_of("Fenrax", "Yarvek", "Dunlork", "Novaris")}
    assert crew_turn("Zenor", given).at("power.Belitan") == 3


@pytest.mark.rule("GAP-F-15", "REV-P-9.8.2")
@pytest.mark.parametrize("tactics", [2, 5, 11])
def test_the_crew_takes_no_benefit_of_the_track(tactics: int) -> None:
    table = crew_turn("Zenor", {**FAILS, "crew.tactics": tactics})
    assert table.at("crew.tactics") == tactics + 1
    assert table.resources() == stock(1, 1, 1, 1)


@pytest.mark.rule("REV-P-9.1.5")
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_cards_of_the_crew_have_no_order(seed: int) -> None:
    """A pool is sorted, whichever house was drawn first: what is written down and read again is the same pool."""
    deck = cast(Revenant, after_setup(seed=seed)).crew_deck
    assert len(deck) > 0
    assert list(deck) == sorted(deck)
