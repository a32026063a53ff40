"""Components (REV-P-C) and set-up (REV-P-S): what lies where before the first turn."""

from collections import Counter

import pytest
from tests.rules.revenant_prototype.table import HOUSES, RESOURCES, SECTORS, SHIPS, Table, fresh, sit

PLAYERS = (2, 3, 4)


def set_up(players: int, seed: int = 1) -> Table:
    """A new game, everyone answering with the first option, up to the first turn."""
    table = fresh(players, seed)
    while table.at("phase") == "setup":
        table.do(table.options()[0])
    return table


def where(table: Table, kind: str) -> list[str]:
    return sorted(table.at(f"ships.{house} {kind}.sector") for house in HOUSES)


@pytest.mark.rule("REV-P-C.1")
def test_the_ships_of_the_box() -> None:
    ships = set_up(4).at("ships")
    kinds = Counter(name.split()[-1] if name[0].isupper() else "frigate" for name in ships)
    assert kinds == {"ark": 7, "fighter": 7, "dropship": 7, "civilian": 7, "frigate": 4}
    # 32 voidborn ships: with 30 on the map a roll of three brings two (GAP-A-04)
    given = {f"sectors.{sector}.void": n for sector, n in zip(SECTORS, (4, 4, 4, 4, 4, 4, 4, 2), strict=True)}
    given |= {"sectors.*.rift": False, "sectors.1.rift": True, "cycle": 1}
    table = sit(given, "spawn", 4, luck=("spawn die 0",))
    assert sum(table.at(f"sectors.{sector}.void") for sector in SECTORS) == 32


@pytest.mark.rule("REV-P-C.2", "GAP-A-04")
def test_markers_are_no_limit_but_rifts_are_four() -> None:
    given = {"ships.*ark.damage": 3, "ships.*fighter.damage": 0, "revenant.damage": 5, "sectors.*.absorbers": 4}
    table = sit({**given, "admirals.1.resources.*": 0, "admirals.1.resources.energy": 0})
    table.man("frigate 1", "cadet 1", "* hidden Zenor").do("absorb")
    assert table.at("sectors.5.absorbers") == 5  # more than the 12 absorbers of the box are on the map
    table = sit({"sonar": ["SN4"], "sectors.*.rift": False, "sectors.*.planet": "none"}, "sonar card")
    assert sum(table.at(f"sectors.{sector}.rift") for sector in SECTORS) == 4


@pytest.mark.rule("REV-P-C.3", "CON-P-01")
def test_the_cards_of_the_box() -> None:
    data = fresh(2).match.origin
    table = Table(fresh(2).match)
    piles = table.match.title.to_data(data)["piles"]
    assert {kind: len(cards) for kind, cards in piles["operations"].items()} == {
        "training": 30,
        "equipment": 30,
        "support": 30,
    }
    assert sum(piles["hidden"].values()) == 63
    assert set(piles["hidden"].values()) == {9}
    assert (len(piles["tiles"]), len(piles["planets"]), len(piles["colonies"]), len(piles["sonar"])) == (8, 24, 7, 7)


@pytest.mark.rule("REV-P-C.4", "REV-P-S.25")
def test_each_player_has_three_figures() -> None:
    table = set_up(3)
    table.do("man Fenrax ark")
    assert table.options("with") == ["captain", "cadet 1", "cadet 2"]
    assert len(table.at("admirals.1.influence")) == 7


@pytest.mark.rule("REV-P-S.2", "REV-P-S.3", "REV-P-6.5")
@pytest.mark.parametrize(
    ("house", "path"),
    [
        ("Fenrax", "resources.material"),
        ("Belitan", "resources.science"),
        ("Zenor", "resources.neutronium"),
        ("Dunlork", "resources.energy"),
        ("Yarvek", "data"),
    ],
)
@pytest.mark.parametrize("step", [2, 5, 8])
def test_a_reward_on_steps_2_5_and_8(house: str, path: str, step: int) -> None:
    given = {f"admirals.1.influence.{house}": step - 1, f"admirals.1.{path}": 1}
    table = sit({**given, "ships.Zenor ark.crew": "none"}).man(f"{house} ark").until("bonus")
    assert step not in table.at(f"rewards.{house}")
    gained = list(table.events(what="reward_taken"))
    assert len(gained) == 1
    assert table.at(f"admirals.1.{path}") == 2


@pytest.mark.rule("REV-P-S.3", "REV-P-6.3")
def test_the_reward_of_shiveus_removes_corruption() -> None:
    given = {"admirals.1.influence.Shiveus": 1, "ships.Zenor ark.corrupted": True}
    table = sit(given).man("Shiveus ark")
    assert table.options() == ["cleanse move frigate", "cleanse Zenor ark", "done"]
    table.do("cleanse Zenor ark")
    assert not table.at("ships.Zenor ark.corrupted")
    assert table.at("admirals.1.residual") == 1


@pytest.mark.rule("REV-P-S.3", "REV-P-6.4", "REV-P-2.11.4")
def test_the_reward_of_novaris_is_an_absorber_without_energy() -> None:
    table = sit({"admirals.1.influence.Novaris": 1}).man("Novaris ark")
    assert table.options("absorber") == SECTORS
    table.do("absorber 7")
    assert table.at("sectors.7.absorbers") == 1
    assert table.resources()["energy"] == 1


@pytest.mark.rule("REV-P-6.4", "GAP-A-09")
def test_the_reward_of_novaris_is_what_an_ability_of_absorbers_waits_for() -> None:
    given = {"admirals.1.influence.Novaris": 1, "admirals.1.cadets": [["Shield Warden"], []]}
    table = sit(given).man("Novaris ark").do("absorber 7")
    assert table.options() == ["use Shield Warden", "done"]


@pytest.mark.rule("REV-P-S.4", "GAP-A-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_crew_board_each_and_one_of_its_sides(players: int) -> None:
    table = fresh(players)
    sides: list[str] = []
    while table.asked == "captain":
        assert len(table.options()) == 2
        sides += table.options("captain")
        table.do(table.options()[table.seat % 2])
    assert len(set(sides)) == 2 * players  # no class twice


@pytest.mark.rule("REV-P-S.5", "REV-P-S.1")
def test_the_revenant_lies_in_the_centre() -> None:
    table = set_up(3)
    assert table.at("revenant") == {"damage": 0, "data": 2, "deploy": "none", "hyperjump": "none"}
    table.do("man deploy", "with captain")
    assert table.asked == "influence"  # of choice: it belongs to no house


@pytest.mark.rule("REV-P-S.6", "REV-P-S.7", "REV-P-S.8", "REV-P-S.12", "GAP-P-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_fleet(seed: int) -> None:
    table = set_up(3, seed)
    assert where(table, "ark") == ["1", "3", "3", "4", "6", "7", "7"]
    assert where(table, "fighter") == ["3", "5", "6", "7", "supply", "supply", "supply"]
    assert where(table, "dropship") == ["2", "4", "8", *["supply"] * 4]
    assert where(table, "civilian") == ["supply"] * 7
    for house in ("Fenrax", "Novaris", "Shiveus", "Zenor"):
        assert table.at(f"ships.{house} fighter.sector") != "supply"
    for house in ("Belitan", "Dunlork", "Yarvek"):
        assert table.at(f"ships.{house} dropship.sector") != "supply"


@pytest.mark.rule("REV-P-S.6")
def test_the_arkships_lie_at_random() -> None:
    assert len({set_up(2, seed).at("ships.Fenrax ark.sector") for seed in range(8)}) > 2


@pytest.mark.rule("REV-P-S.9", "REV-P-S.11", "REV-P-S.13", "REV-P-S.34", "REV-P-R.2")
def test_voidborn_ships_rifts_and_markers() -> None:
    table = set_up(4)
    assert [table.at(f"sectors.{sector}.void") for sector in SECTORS] == [3, 1, 3, 1, 3, 1, 3, 1]
    assert [table.at(f"sectors.{sector}.rift") for sector in SECTORS] == [True, False] * 4
    assert table.at("charged") is False
    assert (table.at("cycle"), table.at("phase")) == (1, "action")


@pytest.mark.rule("REV-P-S.10")
def test_frigates_start_in_the_centre_and_may_share_it() -> None:
    table = fresh(3).until("start")
    for _ in range(3):
        assert table.options("place in") == ["N", "E", "S", "W"]
        table.do("place in E")
    assert [table.at(f"ships.frigate {seat}.sector") for seat in (1, 2, 3)] == ["E"] * 3


@pytest.mark.rule("REV-P-S.14", "REV-P-S.35", "REV-P-S.18")
def test_planets_and_data() -> None:
    table = set_up(2)
    planets = {sector: table.at(f"sectors.{sector}.planet") for sector in SECTORS}
    assert [sector for sector, planet in planets.items() if planet] == ["1", "4", "6"]
    assert [table.at(f"sectors.{sector}.data") for sector in ("1", "4", "6")] == [1, 1, 1]
    assert len(table.at("piles.planets")) == 21
    assert table.at("revenant.data") == 2


@pytest.mark.rule("REV-P-S.15", "REV-P-S.17")
def test_two_sonar_cards_and_the_colonies_face_down() -> None:
    table = set_up(3)
    assert len(table.at("sonar")) == 2
    assert table.at("colonies") == []
    assert table.seen_by(1, "piles.colonies") == 7


@pytest.mark.rule("REV-P-S.16", "GAP-A-06")
@pytest.mark.parametrize(("players", "face"), [(2, [0, 2, 0]), (3, [1, 1, 1]), (4, [1, 2, 1])])
def test_the_die_of_the_player_count(players: int, face: list[int]) -> None:
    given = {"sectors.*.rift": False, "sectors.3.rift": True, "sectors.*.void": 0}
    table = sit(given, "spawn", players, luck=("spawn die 2",))
    assert [table.at(f"sectors.{sector}.void") for sector in ("2", "3", "4")] == face


@pytest.mark.rule("REV-P-S.19", "REV-P-S.20", "REV-P-S.24")
def test_each_player_starts_with() -> None:
    table = set_up(3)
    for seat in (1, 2, 3):
        assert table.resources(seat) == dict.fromkeys(RESOURCES, 1)
        compartments = table.at(f"admirals.{seat}.compartments")
        assert [name for name, one in compartments.items() if one["corrupted"]] == ["move frigate"]
        assert sum(table.at(f"admirals.{seat}.influence").values()) == 1  # the drafted house's
        assert table.at(f"admirals.{seat}.level") == 1
        assert table.at(f"admirals.{seat}.tactics") == 0
    table.do("man deploy", "with cadet 1").until("bonus")
    assert table.refuses("bonus move frigate", "REV-P-2.3.3")


@pytest.mark.rule("REV-P-S.21", "REV-P-7.1")
def test_every_house_starts_with_power_2() -> None:
    assert set(set_up(3).at("power").values()) == {2}


@pytest.mark.rule("REV-P-S.22")
def test_only_the_top_tile_is_known() -> None:
    table = set_up(3)
    top = table.at("tiles.top")
    assert table.seen_by(1, "tiles.top") == top
    assert len(table.at("piles.tiles")) == 7
    assert len({set_up(3, seed).at("tiles.top") for seed in range(8)}) > 2


@pytest.mark.rule("REV-P-S.23")
def test_tactics_markers_are_stacked_at_random() -> None:
    lowest = set()
    for seed in range(10):
        table = set_up(3, seed)
        arrivals = [table.at(f"admirals.{seat}.arrival") for seat in (1, 2, 3)]
        assert sorted(arrivals) == [1, 2, 3]
        lowest.add(arrivals.index(1))
    assert len(lowest) > 1


@pytest.mark.rule("REV-P-S.26")
def test_one_card_of_each_kind() -> None:
    table = set_up(2)
    assert table.seen_by(1, "admirals.2.hand") == {"training": 1, "equipment": 1, "support": 1}


@pytest.mark.rule("REV-P-S.27", "REV-P-8.1")
def test_one_of_the_two_agendas_of_the_class_is_kept_in_secret() -> None:
    table = fresh(2).until("agenda")
    seat = table.seat
    captain = table.at(f"admirals.{seat}.captain")
    content = table.match.game.content  # type: ignore[attr-defined]
    profession = next(one.profession for one in content.captains if one.name == captain)
    agendas = [agenda for agenda in content.hidden_agendas if agenda.profession == profession]
    assert table.options("keep agenda") == [agenda.name for agenda in agendas]
    assert [len(agenda.slots) for agenda in agendas] == [3, 3]
    table.do(f"keep agenda {agendas[1].name}").until("start")
    assert table.at(f"admirals.{seat}.agenda") == agendas[1].name
    assert table.seen_by(3 - seat, f"admirals.{seat}.agenda") is None


@pytest.mark.rule("REV-P-S.28")
def test_the_first_player_is_random() -> None:
    assert {set_up(4, seed).at("order")[0] for seed in range(20)} == {1, 2, 3, 4}


@pytest.mark.rule("REV-P-S.29", "REV-P-S.30")
def test_the_draft() -> None:
    table = fresh(3).until("draft")
    order = table.at("order")
    assert table.options("draft") == HOUSES
    for seat, house in zip(order, ("Zenor", "Belitan", "Fenrax"), strict=True):
        assert table.seat == seat
        table.do(f"draft {house}")
        assert table.at(f"admirals.{seat}.influence.{house}") == 1
        assert table.at(f"ships.{house} ark.damage") == 1
        if table.asked == "draft":
            assert table.refuses(f"draft {house}", "REV-P-S.30")


@pytest.mark.rule("REV-P-S.31", "REV-P-S.32")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_undrafted_arkships_are_corrupted(players: int) -> None:
    table = set_up(players)
    drafted = {house for seat in range(players) for house, n in table.at(f"admirals.{seat + 1}.influence").items() if n}
    corrupted = {house for house in HOUSES if table.at(f"ships.{house} ark.corrupted")}
    assert len(corrupted) == 3
    assert not corrupted & drafted
    if players == 4:
        assert corrupted == set(HOUSES) - drafted
    held = sum(table.hidden(seat + 1) for seat in range(players))
    assert sum(table.at("piles.hidden").values()) == 63 - held  # the display went back into the deck


@pytest.mark.rule("REV-P-S.33")
def test_one_hidden_influence_card_each() -> None:
    table = set_up(4)
    assert [table.hidden(seat) for seat in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert table.seen_by(1, "admirals.2.hidden") == 1


def test_the_calm_board_is_a_possible_set_up() -> None:
    table = sit()
    assert {ship: table.at(f"ships.{ship}.sector") for ship in SHIPS} == SHIPS
