"""Section 2: set-up."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.rules.xodus.table import BOARDS, XODUS, Table, dice, foe, fresh, ship, sit, tile

from farflung.engine.core import Dice
from farflung.engine.title import Setup
from farflung.games.xodus import galaxy
from farflung.games.xodus.state import Xodus

CORRUPTED = ["Weeping Star", "Maw of Sethis", "Ossuary", "Drowned Sun", "Hungering Deep", "Bleak Choir"]
SEEDS = range(1, 9)


def ready(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A game after its set-up, with everything chosen."""
    return fresh(players, seed, **options).until("activate")


def whole_stack(seed: int, players: int = 4) -> list[str]:
    """The stack from top to bottom, by drawing it to the end."""
    setup = Setup(title="xodus", edition="first", seats=["A", "B", "C", "D"][:players])
    game = XODUS.new_game(setup)
    XODUS.play_setup(game, Dice(seed))
    assert isinstance(game, Xodus)
    names = XODUS.names(setup).system
    left = galaxy.tiles_left(game)
    drawn = []
    for _ in range(left):
        tile = galaxy.draw_tile(game)
        game.revealed |= 1 << tile
        drawn.append(names[tile])
    return drawn


@pytest.mark.rule("XOD-2.1", "XOD-G03")
def test_the_corruption_starts_on_the_first_space() -> None:
    assert ready().at("corruption.space") == 0


@pytest.mark.rule("XOD-2.2", "XOD-2.5", "XOD-G03")
def test_three_of_the_four_avatars_lie_hidden_on_the_red_spaces() -> None:
    table = ready()
    assert table.at("corruption.hidden") == [9, 13, 14]
    assert table.at("corruption.left_out") == 1
    assert len(table.at("corruption.unseen")) == 4
    assert table.foes() == {}


@pytest.mark.rule("XOD-2.2")
def test_which_avatar_comes_first_is_a_matter_of_luck() -> None:
    names = ["Azkarel the Devourer", "Nyx the Silencer", "Morrigal the Defiler", "Ur-Khan the Bulwark"]
    for name in names:
        table = sit({"corruption.space": 5}, "advance", luck=(f"avatar {name}",))
        assert table.where(name) == "Weeping Star"
        assert table.at("corruption.hidden") == [10, 13]


@pytest.mark.rule("XOD-2.3", "XOD-C30")
@pytest.mark.parametrize(
    ("difficulty", "pool"),
    [
        ("quiet", ["hazardous"] * 4 + ["perilous"] * 2),
        ("hardened", ["hazardous"] * 2 + ["perilous"] * 2 + ["lethal"] * 2),
        ("heroic", ["perilous"] * 2 + ["lethal"] * 4),
    ],
)
def test_the_pool_of_signals(difficulty: str, pool: list[str]) -> None:
    table = ready(difficulty=difficulty)
    assert table.at("signal_pool.dangers") == pool
    assert len(table.at("signal_pool.unseen")) == 12


@pytest.mark.rule("XOD-2.4", "XOD-C31", "XOD-G34")
def test_four_signals_lie_face_down_each_with_a_key() -> None:
    table = ready()
    assert [entry["state"] for entry in table.at("signals")] == ["face down"] * 4
    assert [entry["card"] for entry in table.at("signals")] == [None] * 4
    assert table.at("keys") == ["slot"] * 4


@pytest.mark.rule("XOD-2.6", "XOD-2.7")
def test_the_enemy_deck_has_the_four_of_level_one_the_reserve_the_others() -> None:
    table = ready()
    assert table.at("enemies.deck_unseen") == {"1": 4, "2": 0, "3": 0, "4": 0}
    assert table.at("enemies.reserve") == {"1": 0, "2": 4, "3": 4, "4": 4}
    assert table.at("enemies.discard") == []
    assert table.at("enemies.deck") == []


@pytest.mark.rule("XOD-2.6", "XOD-C38")
def test_the_reserve_has_its_lowest_level_on_top() -> None:
    temple = tile("Iron Temple", -1, 0, 5) | ship("Warship", system="Iron Temple")
    for level, name in (("2", "Raider Pack"), ("3", "Phase Stalker"), ("4", "Flesh Titan")):
        given = temple | {f"enemies.reserve.{lower}": 0 for lower in "234" if lower < level}
        table = sit(given).do("be detected", f"* reserve {name}")
        assert name in table.foes()


@pytest.mark.rule("XOD-2.7")
def test_the_first_enemies_are_drawn_at_random_from_level_one() -> None:
    for name in ("Cultist Skiff", "Zealot Fighter", "Scrap Hulk", "Void Leech"):
        table = sit(ship("Warship", system="Picket Line")).do("be detected", f"* enemy {name}")
        assert list(table.foes()) == [name]


@pytest.mark.rule("XOD-2.8")
def test_a_lone_ship_may_fight_any_level_and_is_paid_by_it() -> None:
    for name, level in (("Cultist Skiff", 1), ("Raider Pack", 2), ("Siege Breaker", 3), ("Herald Cruiser", 4)):
        given = ship("Warship", system="Picket Line", modules=["Missile Barrage"]) | foe(name, "Picket Line", health=1)
        table = sit(given).do("be detected").until("manoeuvre")
        table.do("offensive", *dice("hit", "hit")).do("use Missile Barrage")
        table.until("action")
        assert table.foes() == {}
        assert table.ship("Warship", "scraps") == 1 + level


@pytest.mark.rule("XOD-2.9")
def test_the_common_decks_are_whole_and_unknown() -> None:
    table = ready()
    sizes = {"explorations": 20, "modules": 24, "precursor": 8, "damage": 16, "allies": 4}
    assert {pile: len(table.at(f"piles.{pile}")) for pile in sizes} == sizes
    for pile in ("exploration_discard", "module_discard", "precursor_discard", "damage_discard"):
        assert table.at(f"piles.{pile}") == []


@pytest.mark.rule("XOD-2.9")
def test_any_card_of_a_deck_can_be_on_top() -> None:
    spot = ship("Warship", system="Quiet Reach")
    for name in ("System Exodus", "Corrupted Relic"):
        table = sit(spot).do("go on", "explore", f"* exploration {name}")
        assert f"Warship explores {name}" in table.log()


@pytest.mark.rule("XOD-2.10", "XOD-G27")
def test_supplies_are_in_nobodys_hands_at_the_start() -> None:
    table = ready()
    assert table.at("markers") == {
        "wormholes": [None, None],
        "white_rift": None,
        "red_rift": None,
        "slowed": False,
        "hastened": False,
        "hold": False,
    }
    assert all(entry["pacified"] == "none" for entry in table.at("systems").values())


@pytest.mark.rule("XOD-2.11", "XOD-G48")
def test_each_seat_picks_a_ship_that_nobody_has() -> None:
    table = fresh(4)
    assert (table.asked, table.seat, len(table.options())) == ("ship", 1, 6)
    table.do("choose Explorer")
    assert table.seat == 2
    assert table.refuses("choose Explorer", "XOD-2.11")
    assert len(table.options()) == 5
    table.do("choose Warship", "choose Pirate Ship", "choose Proto-ship")
    assert table.at("crew") == ["Explorer", "Warship", "Pirate Ship", "Proto-ship"]
    assert [table.ship(name, "owner") for name in table.at("crew")] == [1, 2, 3, 4]


@pytest.mark.rule("XOD-2.12", "XOD-G48")
def test_one_of_the_two_effects_of_the_first_mod_is_mounted() -> None:
    table = fresh(4).do("choose Explorer", "choose Warship", "choose Pirate Ship", "choose Proto-ship")
    assert len(table.systems()) == 1  # the team sees the start before it chooses
    assert (table.asked, table.seat) == ("mod", 1)
    assert table.options() == ["mount Deep Scanner", "mount Slipstream"]
    table.do("mount Slipstream")
    assert table.options() == ["mount Focused Salvo", "mount Piercing Rounds"]
    table.do("mount Focused Salvo", "mount Smoke Screen", "mount Phase Veil")
    assert table.ship("Explorer", "mods") == ["Slipstream"]
    assert table.ship("Proto-ship", "mods") == ["Phase Veil"]
    assert table.asked == "activate"
    table.do("activate Explorer").until("action").do("blind jump N")
    table.until("action")
    assert any("with Slipstream" in option for option in table.options("jump to"))  # usable from the start


@pytest.mark.rule("XOD-2.13", "XOD-2.14", "XOD-2.15", "XOD-2.16", "XOD-G54")
@pytest.mark.parametrize("name", list(BOARDS))
def test_a_ship_at_the_start(name: str) -> None:
    table = fresh(1).do(f"choose {name}").until("activate")
    health, actions = BOARDS[name]
    assert table.ship(name, "health", "markers", "actions", "acted") == (health, health, actions, False)
    assert table.ship(name, "energy", "energy_markers", "exp", "level", "scraps") == (1, 1, 0, 1, 1)
    assert table.ship(name, "modules", "damage", "defeated", "fleet") == ([], [], False, None)


@pytest.mark.rule("XOD-2.17", "XOD-2.23", "XOD-2.24")
def test_all_ships_begin_on_the_only_tile_a_corrupted_system_with_an_open_rift() -> None:
    starts = set()
    for seed in SEEDS:
        table = ready(2, seed)
        (start,) = table.systems()
        starts.add(start)
        assert start in CORRUPTED
        assert {table.where(name) for name in table.at("crew")} == {start}
        assert start not in table.at("stack.corrupted")
        assert not table.at(f"systems.{start}.exploration")
        assert (table.at(f"systems.{start}.q"), table.at(f"systems.{start}.r")) == (0, 0)
        assert table.match.game.rifts.bit_count() == 1  # type: ignore[attr-defined]
    assert len(starts) > 2


@pytest.mark.rule("XOD-2.18", "XOD-2.19", "XOD-2.20", "XOD-2.21", "XOD-2.22", "XOD-C08", "XOD-C09")
def test_the_stack_has_six_groups_of_five_the_great_rift_in_the_last() -> None:
    places = set()
    orders = set()
    for seed in SEEDS:
        stack = whole_stack(seed)
        assert len(stack) == len(set(stack)) == 30
        groups = [stack[n : n + 5] for n in range(0, 30, 5)]
        for group in groups[:5]:
            assert sum(name in CORRUPTED for name in group) == 1
            assert "The Great Rift" not in group
        assert "The Great Rift" in groups[5]
        assert not set(groups[5]) & set(CORRUPTED)
        places.add(groups[5].index("The Great Rift"))
        orders.add(tuple(stack))
    assert len(places) > 1
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("XOD-2.19", "XOD-2.21")
def test_what_comes_next_is_not_known() -> None:
    first = {tuple(whole_stack(seed)[:2]) for seed in SEEDS}
    assert len(first) > 4
    reds = [next(n for n, name in enumerate(whole_stack(seed)) if name in CORRUPTED) for seed in SEEDS]
    assert len(set(reds)) > 1
    assert any(one != other for one, other in pairwise(reds))
