"""Section 27: number of ships, players and difficulty."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, XODUS, Table, foe, fresh, here, sit

from farflung.engine.title import Setup, SetupError

THREE = ("Warship", "Proto-ship", "Explorer")
DOTTED = ["Throne of Dust", "Open Sky", "Pilgrim Road", "Twin Garrison", "Bleak Choir"]


OWN = {"three_ships_red_1": 8, "three_ships_red_2": 13}


def ready(players: int, **options: Any) -> Table:
    return fresh(players, **options).until("activate")


@pytest.mark.rule("XOD-27.1")
def test_four_ships_are_the_standard() -> None:
    table = ready(4)
    assert len(table.at("crew")) == 4
    assert len(table.at("keys")) == 4
    assert table.at("corruption.hidden") == [9, 13, 14]
    assert table.at("stack.groups") == 6


@pytest.mark.rule("XOD-27.2", "XOD-G03")
def test_three_ships_have_the_other_track_and_one_avatar_fewer() -> None:
    table = ready(3)
    hidden = table.at("corruption.hidden")
    assert hidden == [8, 13]
    assert table.at("corruption.left_out") == 2
    assert len(table.at("crew")) == 3
    for space in hidden:
        given = {"corruption.space": space - 1} | here(*THREE, at="Blue Eddy")
        table = sit(given, "advance", crew=THREE, luck=(f"avatar {AZKAREL}", "avatar die 1"), parameters=OWN)
        assert sum(table.at("enemies.deck_unseen").values()) == 8
    assert sit({"corruption.space": 15}, "corruption", crew=THREE).at("outcome") == "awakened", "as many rounds"


@pytest.mark.rule("XOD-27.3", "XOD-16.6")
def test_three_ships_need_three_keys() -> None:
    table = ready(3)
    assert len(table.at("signals")) == 3
    assert table.at("keys") == ["slot"] * 3
    given = {"keys": ["activated"] * 3, "systems.The Great Rift": {"on_map": True, "q": -1, "r": 0, "turned": 1}}
    assert sit(given | {f"ships.{name}.acted": True for name in THREE}, "", crew=THREE).won()


@pytest.mark.rule("XOD-27.4", "XOD-G44")
def test_three_ships_play_without_the_dotted_tiles() -> None:
    for seed in range(1, 6):
        data = fresh(3, seed).until("activate").whole()
        left = {*data["stack"]["ordinary"], *data["stack"]["corrupted"]}
        left |= {name for name, entry in data["systems"].items() if entry["on_map"]}
        assert not left & set(DOTTED)
        assert len(left) == 25
    four = ready(4).whole()
    left = {*four["stack"]["ordinary"], *four["stack"]["corrupted"]}
    left |= {name for name, entry in four["systems"].items() if entry["on_map"]}
    assert set(DOTTED) <= left


@pytest.mark.rule("XOD-27.5")
def test_three_ships_have_five_piles() -> None:
    table = ready(3)
    assert table.at("stack.groups") == 5
    assert table.at("stack.tiles") == 25


@pytest.mark.rule("XOD-27.6", "XOD-G47")
@pytest.mark.parametrize(("ships", "shares"), [("standard", [2, 2]), ("four", [2, 2]), ("three", [1, 2])])
def test_two_players_share_the_ships(ships: str, shares: list[int]) -> None:
    owners = [ready(2, ships=ships).at(f"ships.{name}.owner") for name in ready(2, ships=ships).at("crew")]
    assert sorted(owners.count(seat) for seat in (1, 2)) == shares


@pytest.mark.rule("XOD-27.7", "XOD-G47")
def test_alone_one_flies_three_ships() -> None:
    table = ready(1)
    assert [table.at(f"ships.{name}.owner") for name in table.at("crew")] == [1, 1, 1]
    assert len(ready(1, ships="four").at("crew")) == 4


@pytest.mark.rule("XOD-27.8", "XOD-27.9", "XOD-27.10")
@pytest.mark.parametrize(("difficulty", "pool"), [("quiet", (4, 2, 0)), ("hardened", (2, 2, 2)), ("heroic", (0, 2, 4))])
def test_the_difficulty_is_the_mix_of_signals(difficulty: str, pool: tuple[int, int, int]) -> None:
    dangers = ready(4, difficulty=difficulty).at("signal_pool.dangers")
    assert tuple(dangers.count(danger) for danger in ("hazardous", "perilous", "lethal")) == pool


@pytest.mark.rule("XOD-27.11")
def test_the_nightmare_moves_every_avatar_one_further_and_needs_the_third_level() -> None:
    far = foe(AZKAREL, "Glass Moons") | here(*CREW, at="Blue Eddy") | {"phase": "corruption"}
    scene = f"move avatar: {AZKAREL}"
    assert sit(far, scene, luck=("avatar die 1",), difficulty="heroic").where(AZKAREL) == "Weeping Star"
    table = sit(far, scene, luck=("avatar die 1",), difficulty="heroic", nightmare="yes")
    assert table.where(AZKAREL) == "Quiet Reach"
    for difficulty in ("quiet", "hardened"):
        options = {"difficulty": difficulty, "nightmare": "yes"}
        with pytest.raises(SetupError):
            XODUS.new_game(Setup(title="xodus", edition="first", seats=["A"], options=options))


@pytest.mark.rule("XOD-27.12")
def test_the_recommended_crew_can_be_chosen() -> None:
    table = fresh(4)
    for name in ("Warship", "Proto-ship", "Battlecruiser", "Explorer"):
        table.do(f"choose {name}")
    table.until("activate")
    assert sorted(table.at("crew")) == sorted(CREW)


@pytest.mark.rule("XOD-27.12")
@pytest.mark.parametrize(("players", "crew"), [(1, THREE), (2, CREW), (3, THREE), (4, CREW)])
def test_the_recommended_crew_is_taken_without_asking(players: int, crew: tuple[str, ...]) -> None:
    table = fresh(players, crew="recommended")
    assert table.asked == "mod"
    assert sorted(table.at("crew")) == sorted(crew)
