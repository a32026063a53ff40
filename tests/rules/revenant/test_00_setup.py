"""Set-up: REV-F-S, and the rulings that lay out the board."""

import pytest
from tests.rules.revenant.table import HOUSES, REVENANT, SECTORS, Table, corrupt, sit, stock

from farflung.engine.core import Dice, first, play_out, verb_of
from farflung.engine.match import Match
from farflung.engine.title import Setup, SetupError
from farflung.games.revenant import verbs
from farflung.games.revenant.state import Revenant

SEEDS = range(1, 7)
COUNTS = [2, 3, 4]


def fresh(players: int, seed: int = 1) -> Table:
    """A new match at its first question, nothing arranged."""
    seats = [f"Player {seat + 1}" for seat in range(players)]
    return Table(Match(REVENANT, Setup(title="revenant", edition="final", seats=seats), seed))


def ready(players: int, seed: int = 1) -> Table:
    """The set-up is done and the first admiral is asked to man a ship; everybody kept what they were dealt."""
    return fresh(players, seed).until("man")


def sectors_of(table: Table, kind: str) -> dict[str, str]:
    places = {house: table.at(f"ships.{house} {kind}.sector") for house in HOUSES}
    return {house: sector for house, sector in places.items() if sector not in ("supply", "radar")}


# ---- the board


@pytest.mark.rule("REV-F-S.1", "GAP-F-01")
@pytest.mark.parametrize("seed", SEEDS)
def test_ships_start_where_the_layout_says(seed: int) -> None:
    table = ready(3, seed)
    assert sorted(sectors_of(table, "ark").values()) == ["1", "3", "3", "4", "6", "7", "7"]
    assert sorted(sectors_of(table, "fighter").values()) == ["3", "5", "6", "7"]
    assert set(sectors_of(table, "fighter")) == {"Fenrax", "Novaris", "Shiveus", "Zenor"}
    assert sorted(sectors_of(table, "dropship").values()) == ["2", "4", "8"]
    assert set(sectors_of(table, "dropship")) == {"Belitan", "Dunlork", "Yarvek"}
    assert sectors_of(table, "shuttle") == {}
    assert table.at("power") == dict.fromkeys(HOUSES, 2)


@pytest.mark.rule("REV-F-S.1", "GAP-F-01")
def test_the_arks_lie_at_random() -> None:
    assert len({ready(3, seed).at("ships.Zenor ark.sector") for seed in SEEDS}) > 1


@pytest.mark.rule("REV-F-S.1", "GAP-F-01")
def test_void_ships_rifts_and_planets_of_the_start() -> None:
    table = ready(3)
    assert [table.at(f"sectors.{s}.void") for s in SECTORS] == [3, 1, 3, 1, 3, 1, 3, 1]
    assert [s for s in SECTORS if table.at(f"sectors.{s}.rift")] == ["1", "3", "5", "7"]
    assert [s for s in SECTORS if table.at(f"sectors.{s}.planet")] == ["1", "4", "6"]
    assert [table.at(f"sectors.{s}.data") for s in SECTORS] == [1, 0, 0, 1, 0, 1, 0, 0]
    assert [table.at(f"sectors.{s}.shields") for s in SECTORS] == [0] * 8


@pytest.mark.rule("REV-F-S.1", "GAP-F-01", "GAP-F-07", "GAP-A-10")
def test_open_cards_tiles_and_tokens_of_the_start() -> None:
    table = ready(3)
    assert len(table.at("radar")) == 3
    assert len(table.at("piles.radar")) == 9  # 12 radar cards in all
    assert len(table.at("piles.colonies")) == 7
    assert table.at("colonies") == []
    assert table.at("defects.tokens_left") == 2
    assert table.at("tiles") == {house: [2, 5, 8] for house in HOUSES}
    assert table.at("revenant.damage") == 0


@pytest.mark.rule("REV-F-S.1", "GAP-F-09")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_normal_defects_come_before_the_two_core_defects(seed: int) -> None:
    game = REVENANT.new_game(Setup(title="revenant", edition="final", seats=["A", "B", "C"]))
    assert isinstance(game, Revenant)
    game.events = []
    play_out(game, Dice(seed))
    revealed = [first(event.code) for event in game.events if verb_of(event.code) == verbs.DEFECT_REVEALED]
    assert [game.content.defects[defect].core for defect in revealed] == [False, False, False, True, True]
    assert len(set(revealed)) == 5


@pytest.mark.rule("REV-F-S.1", "GAP-F-31")
@pytest.mark.parametrize("players", COUNTS)
def test_three_arks_of_unchosen_houses_start_corrupted(players: int) -> None:
    for seed in SEEDS:
        table = ready(players, seed)
        corrupted = {ship for ship, state in table.at("ships").items() if state["corrupted"]}
        chosen = {f"{h} ark" for h in HOUSES for a in table.at("admirals") if a["influence"][h]}
        assert len(corrupted) == 3
        assert all(ship.endswith(" ark") for ship in corrupted)
        assert not corrupted & chosen
        assert all(state["damage"] == 0 for state in table.at("ships").values())


@pytest.mark.rule("GAP-A-05")
def test_there_are_nine_hidden_influence_cards_per_house() -> None:
    table = ready(3)
    for house in HOUSES:
        held = sum(admiral["hidden"][house] for admiral in table.at("admirals"))
        assert held + table.at(f"piles.hidden.{house}") == 9


@pytest.mark.rule("GAP-F-29")
def test_turn_order_is_dealt_at_random_and_tile_one_lies_lowest_on_field_zero() -> None:
    assert len({tuple(ready(3, seed).at("order")) for seed in SEEDS}) > 1
    table = ready(4)
    assert [admiral["tactics"] for admiral in table.at("admirals")] == [0] * 4
    arrivals = {admiral["arrival"]: seat for seat, admiral in enumerate(table.at("admirals"), 1)}
    assert [arrivals[key] for key in sorted(arrivals)] == table.at("order")


@pytest.mark.rule("GAP-A-18")
def test_each_admiral_gets_a_crew_board_and_chooses_one_of_its_two_captains() -> None:
    pairs = [("The Mentor", "The Purifier"), ("The Pathfinder", "The Cartographer"),
             ("The Vanguard", "The Bulwark"), ("The Envoy", "The Broker")]  # fmt: skip
    table = fresh(4)
    offered = []
    while table.asked == "captain":
        offered.append(tuple(table.options("captain")))
        table.do(f"captain {offered[-1][1]}")
    assert sorted(offered) == sorted(pairs)  # no class twice
    captains = {admiral["captain"] for admiral in table.at("admirals")}
    assert captains == {side_b for _, side_b in pairs}


@pytest.mark.rule("GAP-A-18")
def test_alone_any_captain_may_be_chosen() -> None:
    assert len(fresh(1).until("captain").options("captain")) == 8


# ---- what every admiral gets


@pytest.mark.rule("REV-F-S.2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_everyone_starts_with_one_resource_of_each_kind(players: int) -> None:
    table = ready(players)
    for seat in range(1, players + 1):
        assert table.resources(seat) == stock(1, 1, 1, 1)


@pytest.mark.rule("REV-F-S.3", "GAP-F-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_starts_with_the_rightmost_compartment_corrupted(players: int) -> None:
    table = ready(players)
    for admiral in table.at("admirals"):
        corrupted = {name: compartment["corrupted"] for name, compartment in admiral["compartments"].items()}
        assert corrupted == {"promote": False, "affiliate": False, "cleanse": False, "activate": False, "gain": True}


@pytest.mark.rule("REV-F-S.3", "GAP-F-04")
def test_the_starting_corruption_blocks_bonus_action_and_slots() -> None:
    table = sit({"admirals.1.resources": stock(energy=9)}).man("Yarvek ark").do("choose Provision (material)")
    assert table.resources() == stock(material=1, energy=9)  # the tenth found room, the eleventh does not
    assert table.asked == "overflow"
    table.do("ignore material")
    assert table.refuses("bonus gain", "REV-F-15.1")


@pytest.mark.rule("REV-F-S.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_is_dealt_two_hidden_influence_cards_without_a_choice(players: int) -> None:
    table = fresh(players)
    asked = []
    while table.asked != "man":
        asked.append(table.asked)
        table.decline()
    assert "keep-hidden" not in asked
    assert [table.hidden(seat) for seat in range(1, players + 1)] == [2] * players


@pytest.mark.rule("REV-F-S.5", "GAP-F-11")
def test_everyone_is_dealt_one_fleet_and_one_personal_agenda_in_secret() -> None:
    table = ready(4)
    fleet, personal = table.at("piles.fleet_agendas"), table.at("piles.personal_agendas")
    assert (len(fleet), len(personal)) == (4, 4)  # of eight each, four are dealt
    for seat in range(1, 5):
        agendas = table.at(f"admirals.{seat}.agendas")
        assert len(agendas) == 2
        assert table.seen_by(seat, f"admirals.{seat}.agendas") == agendas
        assert table.seen_by(seat % 4 + 1, f"admirals.{seat}.agendas") == 2  # how many, not which


@pytest.mark.rule("REV-F-S.6")
def test_everyone_is_dealt_one_card_of_each_kind() -> None:
    table = ready(3)
    for seat in range(1, 4):
        other = seat % 3 + 1
        assert table.seen_by(other, f"admirals.{seat}.hand") == {"cadet": 1, "frigate": 1, "directive": 1}


@pytest.mark.rule("REV-F-S.7")
def test_a_redraw_replaces_one_kind_and_the_replacement_is_kept() -> None:
    table = fresh(3).until("redraw")
    seat = table.seat
    before = table.at(f"admirals.{seat}.hand")
    assert table.options() == ["redraw cadet", "keep"]
    table.do("redraw cadet")
    assert table.options() == ["redraw frigate", "keep"]  # no second look at the cadet card
    assert table.at("piles.discards.cadet") == [before[0]]
    table.do("keep")
    assert table.options() == ["redraw directive", "keep"]
    table.do("redraw directive")
    after = table.at(f"admirals.{seat}.hand")
    assert len(after) == 3
    assert before[0] not in after
    assert before[1] in after
    assert before[2] not in after
    assert table.asked != "redraw" or table.seat != seat


@pytest.mark.rule("REV-F-S.7")
def test_everyone_may_redraw_before_anyone_plays() -> None:
    table = fresh(4).until("redraw")
    redrawers = set()
    while table.asked == "redraw":
        redrawers.add(table.seat)
        table.do("keep")
    assert redrawers == {1, 2, 3, 4}
    assert table.asked == "start-house"


@pytest.mark.rule("REV-F-S.8", "GAP-F-29")
def test_starting_houses_are_chosen_in_reverse_turn_order() -> None:
    table = fresh(4).until("start-house")
    chosen = []
    for house in ("Zenor", "Belitan", "Zenor", "Dunlork"):  # the same house twice is allowed
        seat = table.seat
        chosen.append(seat)
        table.do(f"influence {house}")
        assert table.at(f"admirals.{seat}.influence.{house}") == 1
        assert sum(table.at(f"admirals.{seat}.influence").values()) == 1
        assert table.at(f"ships.frigate {seat}.sector") == table.at(f"ships.{house} ark.sector")
    assert chosen == table.at("order")[::-1]
    assert table.at("tiles.Zenor") == [2, 5, 8]  # field 1 holds no reward


@pytest.mark.rule("REV-F-S.9")
def test_the_power_tile_is_no_step_of_the_track() -> None:
    table = sit({"admirals.1.influence.Yarvek": 8}).man("Yarvek ark")
    assert table.at("admirals.1.influence.Yarvek") == 8
    assert table.at("power.Yarvek") == 2  # it shows the ships on the board


# ---- numbers of players


@pytest.mark.rule("REV-F-S.10", "GAP-F-14")
def test_with_four_the_late_seats_take_extra_markers_once() -> None:
    table = fresh(4).until("resource")
    order = table.at("order")
    assert table.seat == order[3]
    table.do("gain neutronium")
    assert table.asked == "man"
    assert [table.at(f"admirals.{seat}.data") for seat in order] == [0, 0, 1, 1]
    assert [table.at(f"admirals.{seat}.resources.neutronium") for seat in order] == [1, 1, 1, 2]
    later = sit({"coming": ["cycle"], "cycle": 1}, scene="reset", players=4)
    assert [admiral["data"] for admiral in later.at("admirals")] == [0] * 4


@pytest.mark.rule("REV-F-S.10", "GAP-F-14")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_fewer_there_are_no_extra_markers(players: int) -> None:
    table = ready(players)
    assert [admiral["data"] for admiral in table.at("admirals")] == [0] * players


@pytest.mark.rule("REV-F-S.11")
def test_two_players_add_the_council() -> None:
    table = ready(2)
    assert sum(table.at("piles.council").values()) == 11  # of twelve cards one is turned over already
    assert sum(table.at("council.revealed").values()) == 1
    assert table.at("coming").count("council turn") == 2  # and two more this cycle


@pytest.mark.rule("REV-F-S.11")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_others_play_without_the_council(players: int) -> None:
    table = ready(players)
    assert sum(table.at("piles.council").values()) == 0
    assert "council turn" not in table.at("coming")


@pytest.mark.rule("REV-F-S.12", "GAP-F-15", "CON-F-09")
def test_one_to_four_may_play() -> None:
    for players in (1, 2, 3, 4):
        assert len(fresh(players).at("admirals")) == players
    for players in (0, 5):
        with pytest.raises(SetupError, match="1 to 4"):
            fresh(players)
    assert "crew turn" in ready(1).at("coming")


def test_the_calm_board_is_what_its_docstring_says() -> None:
    """No rule: the other tests lean on it."""
    table = sit(corrupt("gain"))
    assert table.asked == "man"
    assert (table.seat, table.at("order")) == (1, [1, 2, 3])
    assert table.refused() == {"man frigate 2": "REV-F-01.1.2", "man frigate 3": "REV-F-01.1.2"}
