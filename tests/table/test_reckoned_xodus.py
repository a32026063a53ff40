"""What X-ODUS tells of its map, its stack and its dice, held against the rules as they are played."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.rules.xodus.table import ally, here, ship, sit

import farflung
from farflung.engine.core import Dice, first, verb_of
from farflung.engine.match import Match
from farflung.games.xodus import galaxy, rolls
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.state import Xodus, acting
from farflung.games.xodus.title import XodusTitle
from farflung.table.reckoning import reckon


def new(seed: int, seats: int = 2, options: dict[str, str] | None = None) -> Match:
    return farflung.new_match("xodus", seats=[f"P{n}" for n in range(seats)], seed=seed, options=options or {})


def reckoned(match: Match) -> dict[str, Any]:
    return reckon(match.title, match.game, match.setup, match.title.redact(match.game, 0), 0)


def game_of(match: Match) -> Xodus:
    return cast(Xodus, match.game)


def system(match: Match, tile: int) -> str:
    return str(XodusTitle().names(match.setup).system[tile])


@pytest.mark.rule("XOD-8.2", "XOD-5.5", "XOD-5.1")
def test_jumps_go_along_the_lanes_and_probes_to_the_frontier_that_are_told() -> None:
    match, dice = new(3), Dice(1)
    jumps = probes = 0
    while match.question and not (jumps > 20 and probes > 20):
        game = game_of(match)
        if match.question.kind == v.ASK_ACTION:
            told = reckoned(match)
            here = acting(game)[0].tile
            name = system(match, here)
            beside = {game.beside[here * 6 + edge] for edge in told["lanes"][name]}
            through = set(told["wormholes"]) - {name} if name in told["wormholes"] else set()
            for code in match.question.options:
                if verb_of(code) == v.JUMP:
                    jumps += 1
                    assert first(code) in beside or system(match, first(code)) in through
                elif verb_of(code) == v.PROBE and not galaxy.is_sealed(game):
                    probes += 1
                    edge = first(code)
                    assert [game.q[here] + w.EDGE_Q[edge], game.r[here] + w.EDGE_R[edge]] in told["frontier"]
        match.answer(match.question.options[dice.below(len(match.question.options))])
    assert jumps > 20
    assert probes > 20


@pytest.mark.rule("XOD-5.3", "XOD-G01", "XOD-G18")
def test_a_tile_lies_as_was_told_before_it_was_turned() -> None:
    match, dice, laid = new(7), Dice(7), 0
    while match.question and laid < 12:
        game, laying = game_of(match), match.question.kind == v.ASK_TURN_TILE
        assert laying == (game.placing >= 0)
        told = reckoned(match)["laying"] if laying else None
        code = match.question.options[dice.below(len(match.question.options))]
        tile = game.placing
        match.answer(code)
        if told is not None:
            laid += 1
            game = game_of(match)
            assert [game.q[tile], game.r[tile]] == [told["q"], told["r"]]
            lying = told["turns"][str(first(code))]
            assert lying["open"] == [edge for edge in range(6) if game.open[tile] >> edge & 1]
            assert lying["lanes"] == reckoned(match)["lanes"][system(match, tile)]
    assert laid == 12


@pytest.mark.rule("XOD-2.21", "XOD-2.22")
def test_the_next_tiles_are_as_red_as_was_told() -> None:
    match = new(3)
    game = cast(Xodus, match.game.copy())
    game.decider = Dice(3)
    tile = -1
    while tile != w.GR:
        told = reckon(match.title, game, match.setup, {}, 0)["dark"]
        ahead = game.copy()
        ahead.decider = Dice(50)
        coming = [galaxy.draw_tile(ahead) for _ in range(told["n"])]
        red = [tile for tile in coming if ahead.content.tiles[tile].kind in (w.CORRUPTED, w.GREAT_RIFT)]
        assert len(red) == (told["red"] != "gone"), told
        assert (red == [w.GR]) == (told["red"] == "rift")
        tile = galaxy.draw_tile(game)


@pytest.mark.rule("XOD-2.22")
@pytest.mark.parametrize("red", [True, False])
def test_a_tile_that_was_put_back_is_the_next_one(red: bool) -> None:
    """A Deep Scanner puts one back on top: the dark said that none of the next was red, and the next was."""
    match = new(1)
    game = cast(Xodus, match.game.copy())
    pool = game.unseen_corrupted if red else game.unseen_ordinary
    game.top_tile = pool.pop()
    game.group_left, game.special_left = 3, False
    told = reckon(match.title, game, match.setup, {}, 0)["dark"]
    assert told == ({"red": "soon", "n": 1} if red else {"red": "gone", "n": 4})


@pytest.mark.rule("XOD-G03", "XOD-27.2")
@pytest.mark.parametrize(("ships", "red"), [("3", [8, 13]), ("4", [9, 13, 14])])
def test_red_spaces_are_those_of_so_many_ships(ships: str, red: list[int]) -> None:
    match = new(1, 3 if ships == "3" else 2)
    game = cast(Xodus, match.game.copy())
    game.fleet_size = int(ships)
    game.corruption = red[0]
    told = reckon(match.title, game, match.setup, {}, 0)
    assert (told["red"], told["next_red"]) == (red, red[1])
    game.corruption = red[-1]
    assert reckon(match.title, game, match.setup, {}, 0)["next_red"] is None


@pytest.mark.rule("XOD-19.9", "XOD-17.13")
def test_fighters_roll_the_dice_that_were_told_and_misses_are_counted() -> None:
    match, dice = new(2), Dice(9)
    rolled = missed = 0
    while match.question and not (rolled and missed):
        game = game_of(match)
        if game.roll == w.ATTACK_ROLL:
            told = reckoned(match)
            shown = match.title.redact(game, 0)["roll"]["dice"]
            for name, fighter in told["fighters"].items():
                own = [(die["colour"], die["place"]) for die in shown.get(name, []) if die["place"] <= 2]
                if own:
                    rolled += 1
                    assert own == [(die["colour"], die["place"]) for die in fighter["dice"]]
                count = sum(die["face"] == "miss" and not die["ignored"] for die in shown.get(name, []))
                assert fighter["misses"] == count
                missed += count
            every = [die for dies in shown.values() for die in dies]
            assert told["roll"]["hit"] == sum(die["face"] == "hit" for die in every)
        match.answer(match.question.options[dice.below(len(match.question.options))])
    assert rolled
    assert missed


@pytest.mark.rule("XOD-8.13", "XOD-9.2")
def test_a_detection_roll_is_due_where_it_is_told() -> None:
    match, dice, asked = new(4), Dice(6), 0
    while match.question and asked < 5:
        game = game_of(match)
        if match.question.kind == v.ASK_DETECTION:
            asked += 1
            told = reckoned(match)
            for name in told["watched"]:
                assert rolls.detection_due(game, XodusTitle().names(match.setup).system.index(name))
            tile = acting(game)[0].tile
            assert (system(match, tile) in told["watched"]) == (not game.content.tiles[tile].surveillance)
        match.answer(match.question.options[dice.below(len(match.question.options))])
    assert asked == 5


@pytest.mark.rule("XOD-8.6")
def test_keys_lie_where_they_are_told() -> None:
    match, dice, keys = new(8), Dice(2), 0
    while match.question and match.position < 700:
        if match.question.kind != v.ASK_ACTIVATE:
            match.answer(match.question.options[dice.below(len(match.question.options))])
            continue
        told, state = reckoned(match)["keys"], match.title.redact(match.game, 0)
        assert sorted(told.values()) == [slot + 1 for slot, where in enumerate(state["keys"]) if where == "tile"]
        keys += len(told)
        match.answer(match.question.options[0])
    assert keys


@pytest.mark.rule("XOD-11.3", "XOD-G13")
@pytest.mark.parametrize(
    ("trader", "asked"), [("Council Remnant", [3, 2, 1]), ("Nomad Traders", [2, 1, 1])], ids=["printed", "bargain"]
)
def test_an_ally_asks_what_is_paid(trader: str, asked: list[int]) -> None:
    """Nomad Traders take 1 less, at least 1; for a ship with the Black Market it is 1 less again."""
    wares = ["Plasma Cannon", "Nanite Kit", "Energy Cell"]
    rich = ship("Warship", scraps=8) | ship("Pirate Ship", scraps=8, mods=["Black Market"])
    given = here("Warship", "Pirate Ship", at="Haven Prime") | rich | ally(trader, wares)
    crew = ("Warship", "Pirate Ship", "Explorer")
    told = reckoned(sit(given, crew=crew).match)["prices"]
    assert [told[ware]["asked"] for ware in wares] == asked
    cheaper = {ware: cost - 1 for ware, cost in zip(wares, asked, strict=True) if cost > 1}
    assert {ware: price["cheaper"] for ware, price in told.items()} == {
        ware: {"Pirate Ship": cheaper[ware]} if ware in cheaper else {} for ware in wares
    }
    for buyer in crew[:2]:
        for ware in wares:
            table = sit(given, crew=crew).do("go on", "trade")
            before = table.ship(buyer, "scraps")
            table.do(f"buy {ware} for {buyer}")
            paid = before - table.ship(buyer, "scraps")
            assert paid == told[ware]["cheaper"].get(buyer, told[ware]["asked"]), (buyer, ware)
