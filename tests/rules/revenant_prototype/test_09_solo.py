"""Chapter 9: alone against the Corrupted Crew."""

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import HOUSES, RESOURCES, SECTORS, Table, alone, fresh, quiet, stock

GRID = ["Revenant", "ark", "dropship", "fighter"]
NEXT = {"coming": ["turn 1"]}
HOUSES_OF_DECK = {"crew.deck.*": 0, "crew.deck.Zenor": 7, "crew.deck.Yarvek": 5, "crew.deck.Dunlork": 3}


def crew(given: dict[str, Any] | None = None, house: str = "Zenor", difficulty: str = "medium") -> Table:
    """A turn of the crew: the grid in a known order, the marker on the Revenant's card, a card of the house."""
    known = {"crew.grid": GRID, "crew.marker": 0, "crew.tile": 3, **HOUSES_OF_DECK, "crew.influence.*": 2, **NEXT}
    known |= {"crew.deck.Zenor": 3, "crew.deck.Dunlork": 7}
    return alone({**known, **(given or {})}, "crew turn", difficulty, luck=(f"corrupted house {house}",))


# ---- 9.1 set-up


@pytest.mark.rule("REV-P-9.1.1", "REV-P-9.1.6")
def test_the_grid_of_solo_action_cards() -> None:
    table = fresh(1)
    assert sorted(table.at("crew.grid")) == sorted(GRID)
    assert (table.at("crew.tile"), table.at("crew.marker")) == (0, 1)  # top left, top right
    assert len({tuple(fresh(1, seed).at("crew.grid")) for seed in range(8)}) > 2


@pytest.mark.rule("REV-P-9.1.2", "REV-P-9.2.5")
def test_three_figures_of_the_crew() -> None:
    table = crew()
    assert table.at("ships.Zenor ark.crew") == "council 1"
    assert table.at("crew.placed") == 1


@pytest.mark.rule("REV-P-9.1.3", "REV-P-9.9.3")
@pytest.mark.parametrize(("face", "here"), [(0, 0), (2, 1)])
def test_the_yellow_die_with_one_less_in_the_middle(face: int, here: int) -> None:
    given = {**quiet(), "sectors.3.rift": True, **NEXT}
    table = alone(given, "spawn", luck=(f"spawn die {face}",))
    assert table.at("sectors.3.void") == here


@pytest.mark.rule("REV-P-9.1.4", "REV-P-9.1.5", "CON-P-01")
def test_the_corrupted_house_deck() -> None:
    table = fresh(1)
    deck = table.at("crew.deck")
    assert sorted(deck.values()) == [0, 0, 0, 0, 3, 5, 7]
    assert sum(table.at("piles.hidden").values()) == 63 - 15
    assert table.seen_by(1, "crew.deck") == 15  # unseen


@pytest.mark.rule("REV-P-9.1.7", "REV-P-9.1.8", "REV-P-9.1.9", "REV-P-9.1.10")
@pytest.mark.parametrize(("difficulty", "tactics", "influence"), [("easy", 3, 1), ("medium", 5, 2), ("hard", 5, 3)])
def test_difficulties(difficulty: str, tactics: int, influence: int) -> None:
    table = fresh(1, difficulty=difficulty)
    assert table.at("crew.tactics") == tactics
    assert set(table.at("crew.influence").values()) == {influence}


@pytest.mark.rule("REV-P-9.1.11", "REV-P-9.1.10")
def test_the_harbinger_corrupts_its_ship_on_hard() -> None:
    assert crew(difficulty="hard").at("ships.Zenor ark.corrupted")
    assert not crew(difficulty="medium").at("ships.Zenor ark.corrupted")
    table = crew({"ships.Zenor ark.corrupted": True}, difficulty="hard")
    assert table.at("crew.tactics") == 6
    table = crew({"ships.Fenrax ark.crew": "council 1", "crew.placed": 1}, difficulty="hard")
    assert not table.at("ships.Zenor ark.corrupted")  # followers do not


@pytest.mark.rule("REV-P-9.1.12", "REV-P-9.7.1")
def test_the_player_lines_up_the_ships() -> None:
    table = fresh(1).until("line")
    first = table.options("line up")
    assert len(first) > 1
    table.do(f"line up {first[-1]}").until("man")
    for sector in SECTORS:
        here = [n for n, s in table.at("ships").items() if s["sector"] == sector and not n.startswith("frigate")]
        assert sorted(table.at(f"crew.line.{sector}")) == sorted(here)


@pytest.mark.rule("REV-P-9.1.13")
def test_the_frigate_stays_out_of_the_centre() -> None:
    table = fresh(1).until("start")
    assert table.options("place in") == SECTORS
    assert table.refuses("place in N", "REV-P-9.1.13")
    table = alone({"ships.frigate 1.sector": "2", **NEXT}).man("frigate 1", "captain", "* hidden Zenor")
    assert table.options("move to") == ["1", "3", "4", "5", "7", "8"]  # three movements along the ring, not to 6
    assert table.refuses("move to N", "REV-P-9.1.13")


@pytest.mark.rule("GAP-P-16", "REV-P-S.31")
def test_only_the_player_drafts() -> None:
    table = fresh(1).until("man")
    assert sum(table.at("admirals.1.influence").values()) == 1
    assert sum(table.at(f"ships.{house} ark.corrupted") for house in HOUSES) == 3


@pytest.mark.rule("GAP-A-18")
def test_alone_any_captain_may_be_chosen() -> None:
    assert len(fresh(1).options("captain")) == 8


# ---- 9.2 the crew's turn


@pytest.mark.rule("REV-P-9.2.1", "GAP-P-16")
def test_the_crew_acts_before_the_player() -> None:
    table = alone({"coming": []}, "actions")
    turns = [scene for scene in ["crew turn", *reversed(table.at("coming"))] if "turn" in scene]
    assert len(table.events(what="crew_influence")) == 1
    assert turns.count("turn 1") == 2  # the first is being played
    assert table.at("order") == [1]


@pytest.mark.rule("REV-P-9.2.2", "REV-P-9.2.3", "REV-P-9.2.4")
def test_a_card_is_revealed_the_marker_advances_and_a_figure_is_placed() -> None:
    table = crew()
    assert table.at("crew.revealed.Zenor") == 1
    assert table.at("crew.marker") == 1  # the arkship's card
    assert table.at("ships.Zenor ark.crew") == "council 1"


@pytest.mark.rule("REV-P-9.2.3")
def test_the_revenant_is_targeted_with_any_house() -> None:
    table = crew({"crew.marker": 3})
    assert table.at("revenant.deploy") == "council 1"


@pytest.mark.rule("REV-P-9.2.6")
@pytest.mark.parametrize("why", ["not on the board", "occupied"])
def test_the_second_attempt(why: str) -> None:
    given = {"ships.Zenor dropship.sector": "2", "sectors.*.planet": "none"}
    given["ships.Zenor ark.sector" if why == "not on the board" else "ships.Zenor ark.crew"] = (
        "supply" if why == "not on the board" else "1 captain"
    )
    table = crew(given)
    assert table.at("crew.marker") == 2
    assert table.at("ships.Zenor dropship.crew") == "council 1"


@pytest.mark.rule("REV-P-9.2.7", "GAP-P-17")
def test_two_failures_give_tactics() -> None:
    table = crew({"ships.Zenor ark.sector": "supply"})  # and no dropship on the map
    assert table.at("crew.marker") == 3
    assert table.at("crew.placed") == 0
    assert table.at("crew.tactics") == 6
    assert table.at("crew.influence.Zenor") == 3  # steps 2 and 3 happen too
    assert table.at("crew.tile") == 2


@pytest.mark.rule("REV-P-9.2.8", "GAP-P-17")
def test_the_crew_gains_influence_and_removes_rewards() -> None:
    table = crew({"crew.influence.Zenor": 4})
    assert table.at("crew.influence.Zenor") == 5
    assert table.at("rewards.Zenor") == [2, 8]
    assert crew({"crew.influence.Zenor": 8}).at("crew.influence.Zenor") == 8


@pytest.mark.rule("REV-P-9.2.9")
def test_the_tile_trails_the_marker() -> None:
    table = crew()
    assert (table.at("crew.marker"), table.at("crew.tile")) == (1, 0)


# ---- 9.3 dropships


@pytest.mark.rule("REV-P-9.3.1", "GAP-P-17")
def test_a_crew_dropship_lands_on_the_closest_planet_and_leaves_the_data() -> None:
    given = {"crew.marker": 1, "ships.Zenor dropship.sector": "3"}
    table = crew(given)  # planets at 1, 4 and 6
    assert table.at("ships.Zenor dropship") == {**table.at("ships.Zenor dropship"), "sector": "4", "landed": True}
    assert table.at("sectors.4.data") == 1
    table = crew({**given, "ships.Belitan dropship.landed": True})
    assert table.at("ships.Zenor dropship.sector") == "1"  # the next closest that is free


@pytest.mark.rule("REV-P-2.5.2", "GAP-P-17")
def test_a_landed_dropship_stays_where_it_lies() -> None:
    table = crew({"crew.marker": 1, "ships.Zenor dropship.sector": "1", "ships.Zenor dropship.landed": True})
    dropship = table.at("ships.Zenor dropship")
    assert (dropship["sector"], dropship["landed"], dropship["crew"]) == ("1", True, "council 1")


@pytest.mark.rule("REV-P-9.3.2")
def test_equally_close_planets_go_clockwise() -> None:
    table = crew({"crew.marker": 1, "ships.Zenor dropship.sector": "5"})
    assert table.at("ships.Zenor dropship.sector") == "6"  # 4 and 6 are equally close


# ---- 9.4 the Revenant

ON_DEPLOY = {"crew.marker": 3, "revenant.deploy": "council 1", "crew.placed": 1}


@pytest.mark.rule("REV-P-9.4.1", "REV-P-9.4.2")
def test_deploy_first_then_hyperjump_and_one_alone_does_nothing() -> None:
    table = crew({"crew.marker": 3})
    assert (table.at("revenant.deploy"), table.at("revenant.hyperjump")) == ("council 1", "none")
    assert not table.at("charged")
    table = crew(ON_DEPLOY)
    assert table.at("revenant.hyperjump") == "council 2"
    assert table.at("charged")


@pytest.mark.rule("REV-P-9.4.2", "REV-P-9.4.3", "GAP-P-15")
def test_both_spaces_deploy_for_the_favoured_house() -> None:
    table = crew({**ON_DEPLOY, "crew.influence.Belitan": 6})
    assert table.at("ships.Belitan fighter.sector") == "1"  # the first class available, the lowest sector with room
    assert table.at("crew.line.1")[-1] == "Belitan fighter"  # farthest from the Revenant
    assert table.power("Belitan") == 3
    table = crew({**ON_DEPLOY, "crew.influence.Belitan": 6, "ships.Belitan ark.sector": "supply"})
    assert table.at("ships.Belitan ark.sector") == "1"
    full = {f"ships.{house} civilian.sector": "1" for house in ("Fenrax", "Zenor", "Novaris", "Yarvek")}
    assert crew({**ON_DEPLOY, **full, "crew.influence.Belitan": 6}).at("ships.Belitan fighter.sector") == "2"


@pytest.mark.rule("REV-P-9.4.4", "CON-P-10")
def test_the_fallback_stops_after_the_third_house() -> None:
    all_out = {f"ships.{house} {kind}.sector": "6" for house in ("Belitan",) for kind in ("fighter", "civilian")}
    favour = {"crew.influence.Belitan": 6, "crew.influence.Zenor": 5, "crew.influence.Yarvek": 4}
    table = crew({**ON_DEPLOY, **all_out, **favour})
    assert table.at("ships.Zenor dropship.sector") == "1"
    more = {"ships.Zenor dropship.sector": "5", "ships.Zenor civilian.sector": "5"}
    more |= {"ships.Yarvek fighter.sector": "8", "ships.Yarvek civilian.sector": "8"}
    table = crew({**ON_DEPLOY, **all_out, **favour, **more})
    assert list(table.events(what="deployed")) == []


@pytest.mark.rule("REV-P-9.4.5")
def test_the_crew_discards_the_card_of_the_less_favoured_house() -> None:
    table = crew({**ON_DEPLOY, "crew.influence.Belitan": 1, "crew.influence.Dunlork": 4})
    assert table.at("sonar") == ["SN2"]  # SN1 is Belitan's, SN2 Dunlork's
    kept = set()
    for card in ("SN1", "SN2"):
        given = {"crew.grid": GRID, **HOUSES_OF_DECK, "crew.influence.*": 2, **ON_DEPLOY, **NEXT}
        luck = ("corrupted house Zenor", f"crew discards {card}")
        kept.add(tuple(alone(given, "crew turn", luck=luck).at("sonar")))
    assert kept == {("SN1",), ("SN2",)}  # on a tie luck decides


@pytest.mark.rule("GAP-P-17")
def test_in_round_four_the_crew_keeps_the_favoured_colony() -> None:
    given = {**ON_DEPLOY, "cycle": 4, "sonar": [], "colonies": ["CO1", "CO2"], "crew.influence.Dunlork": 5}
    assert crew(given).at("colonies") == ["Lightning Steppe"]
    assert crew({**ON_DEPLOY, "charged": True}).at("sonar") == ["SN1", "SN2"]  # already enabled: it only deploys


# ---- 9.5 tactics


@pytest.mark.rule("REV-P-9.5.1", "REV-P-9.5.2", "GAP-P-17")
@pytest.mark.parametrize("step", [8, 11])
def test_the_crew_deploys_at_8_and_11(step: int) -> None:
    fails = {"ships.Zenor ark.sector": "supply", "crew.tactics": step - 1, "crew.influence.Belitan": 6}
    table = crew({**fails, "sectors.*.void": 3, "sectors.6.void": 1, "sectors.5.void": 1})
    assert table.at("ships.Belitan fighter.sector") == "5"  # the fewest voidborn ships, the lower number
    assert table.at("crew.line.5")[-1] == "Belitan fighter"
    again = crew({**fails, "crew.deployed": 3})
    assert not again.events(what="deployed")  # once per game each


@pytest.mark.rule("REV-P-9.5.3", "CON-P-10")
def test_the_tactics_deployment_tries_all_houses() -> None:
    given: dict[str, Any] = {f"crew.influence.{house}": 8 - number for number, house in enumerate(HOUSES)}
    for number, house in enumerate(HOUSES):  # every ship is on the map but the last house's civilian ship
        given |= {
            f"ships.{house} {kind}.sector": str(number + 1) for kind in ("ark", "fighter", "dropship", "civilian")
        }
    given |= {"ships.Dunlork civilian.sector": "supply", "crew.tactics": 7}
    fails = {"ships.Zenor ark.crew": "1 captain", "ships.Zenor dropship.crew": "1 cadet 1"}
    table = crew({**given, **fails})
    assert table.at("crew.tactics") == 8
    assert table.at("ships.Dunlork civilian.sector") == "2"  # 1 voidborn ship, the lowest number


@pytest.mark.rule("GAP-P-17", "REV-P-4.13")
def test_the_harbinger_on_the_revenant_corrupts_nothing() -> None:
    table = crew({"crew.marker": 3}, difficulty="hard")
    assert table.at("revenant.deploy") == "council 1"
    assert table.at("crew.tactics") == 5


# ---- 9.6 to 9.10


@pytest.mark.rule("REV-P-9.6.1")
def test_the_frigate_moves_one_further() -> None:
    table = alone({"ships.frigate 1.sector": "5", **NEXT}).man("frigate 1", "cadet 1", "* hidden Zenor")
    assert table.options("move to") == ["3", "4", "6", "7"]


@pytest.mark.rule("REV-P-9.7.2", "REV-P-9.7.3", "GAP-A-02")
@pytest.mark.parametrize(("tactics", "sectors"), [(5, "812"), (6, "78123")])
def test_where_the_player_decides(tactics: int, sectors: str) -> None:
    mine = []
    for sector in SECTORS:
        given = {**quiet(**{f"s{sector}": 1}), "ships.frigate 1.sector": "1", "admirals.1.tactics": tactics, **NEXT}
        given |= {"ships.Zenor ark.sector": sector, "ships.Novaris ark.sector": sector}
        table = alone({**given, "crew.tactics": 5, "ships.Dunlork ark.sector": "6"}, f"attack {sector}")
        if table.asked == "damage":
            mine.append(sector)
    assert sorted(mine) == sorted(sectors)


LINE = {"ships.Fenrax civilian.sector": "5", "ships.Yarvek fighter.sector": "5", "ships.Shiveus dropship.sector": "5"}


@pytest.mark.rule("REV-P-9.7.4", "REV-P-9.7.5", "GAP-P-16")
def test_the_crew_hits_the_least_favoured_house_and_then_the_closest_ship() -> None:
    given = {**quiet(s5=1), **LINE, "ships.Shiveus fighter.sector": "supply", "ships.frigate 1.sector": "1", **NEXT}
    given |= {"crew.line.5": ["Shiveus dropship", "Yarvek fighter", "Fenrax civilian"], "crew.influence.*": 3}
    table = alone(given, "attack 5")
    assert table.at("ships.Fenrax civilian.sector") == "supply"  # all equal: the closest to the voidborn group
    table = alone({**given, "crew.influence.Yarvek": 1}, "attack 5")
    assert table.at("ships.Yarvek fighter.damage") == 1
    rift = {"sectors.5.rift": True, "sectors.5.absorbers": 1}
    table = alone({**given, **rift}, "attack 5")
    assert table.at("ships.Yarvek fighter.corrupted")  # civilian ships are immune


@pytest.mark.rule("GAP-P-16", "REV-P-4.8")
def test_excess_damage_falls_on_the_revenant_there_too() -> None:
    given = {**quiet(s5=2), "ships.Shiveus fighter.sector": "supply", "ships.frigate 1.sector": "1", **NEXT}
    assert alone(given, "attack 5").at("revenant.damage") == 2


@pytest.mark.rule("REV-P-9.8.1", "REV-P-9.8.2")
def test_only_the_players_tactics_are_reset() -> None:
    given = {"charged": True, "sonar": ["SN6"], "cycle": 1, "coming": [], "admirals.1.tactics": 9, "crew.tactics": 12}
    table = alone(given, "end breach").until("line", "clear", "draw", "man")
    assert (table.tactics(), table.at("crew.tactics")) == (0, 12)
    assert table.hidden() == 1  # the player's, for step 8; the crew takes nothing


@pytest.mark.rule("REV-P-9.9.1", "REV-P-9.9.2")
def test_after_a_jump_the_lines_are_rearranged_and_four_voidborn_ships_removed() -> None:
    given = {**quiet(), "sectors.*.planet": "none", "sonar": ["SN6"], "cycle": 1, "coming": []}
    table = alone(given, "round after jump")
    assert table.asked == "line"
    table.until("clear")
    before = sum(table.at(f"sectors.{sector}.void") for sector in SECTORS)
    table.do("clear 4", "clear 4", "clear 8", "clear 1")
    assert table.asked == "draw"
    assert sum(table.at(f"sectors.{sector}.void") for sector in SECTORS) == before - 4
    assert table.tactics() == 0


@pytest.mark.rule("REV-P-9.10.1", "REV-P-9.10.2")
@pytest.mark.parametrize(("influence", "winner"), [(8, "1"), (0, "crew")])
def test_the_crew_scores_and_must_be_beaten(influence: int, winner: str) -> None:
    given = {"cycle": 4, "crew.influence.*": 0, "crew.influence.Belitan": 3, "crew.tactics": 4, "coming": ["score"]}
    given |= {"admirals.1.influence.Zenor": influence, "admirals.1.resources": dict.fromkeys(RESOURCES, 0)}
    table = alone(given, "last rewards")
    crew_row = table.at("scores.2")
    assert (crew_row["Belitan"], crew_row["tactics"]) == (6, 8)
    assert sum(crew_row.values()) == 14
    assert table.at("winner") == winner


@pytest.mark.rule("REV-P-9.10.2")
def test_a_draw_is_lost() -> None:
    given = {"cycle": 4, "crew.influence.*": 0, "crew.tactics": 0, "coming": ["score"], "admirals.1.agenda_shown": True}
    given |= {"admirals.1.resources": stock(), "admirals.1.compartments.move frigate.corrupted": False}
    table = alone(given, "last rewards")
    assert [sum(row.values()) for row in table.at("scores")] == [0, 0]
    assert table.at("winner") == "crew"
