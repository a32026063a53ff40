"""The chances that the table shows, against the dice counted: every way they can fall is played by the rules."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, cast

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import AZKAREL, BOARDS, CREW, XODUS, Table, foe, here, ship, sit

from farflung.engine.core import Decider, Game, first, second, verb_of
from farflung.games.xodus import combat, odds, rolls, steps
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.reckoning import reckon
from farflung.games.xodus.ship import COLOUR_SHIFT, die_face, die_of
from farflung.games.xodus.state import Xodus, acting


class OneWay(Decider):
    """Lets the dice fall in one of all ways, and uses the passive gear it is offered on the dice that gain most."""

    def __init__(self, faces: list[int], wanted: tuple[int, ...]) -> None:
        self.faces = faces
        self.wanted = wanted
        self.sizes: list[int] = []
        self.chance = Fraction(1)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        xodus = cast(Xodus, game)
        best, chosen = Fraction(-1), -1
        for place, option in enumerate(game.options()):
            if verb_of(option) == v.DONE and chosen < 0:
                chosen = place
            if verb_of(option) == v.USE_ON_DICE and xodus.content.gear[first(option)].kind == w.PASSIVE:
                die = die_of(xodus.ships[second(option) >> 3], {1: 0, 2: 1}[second(option) & 7])
                colour = (die >> COLOUR_SHIFT) - 1
                gain = sum((odds.chance(xodus.content, colour, face) for face in self.wanted), Fraction(0))
                if die_face(die) not in self.wanted and gain > best:
                    best, chosen = gain, place
        return max(chosen, 0)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        if verb != v.ROLLS:
            return 0
        shown = sorted(set(pool))
        self.sizes.append(len(shown))
        if len(self.sizes) > len(self.faces):
            self.faces.append(0)
        face = shown[self.faces[len(self.sizes) - 1]]
        self.chance *= Fraction(pool.count(face), len(pool))
        return pool.index(face)


def counted(table: Table, good: Callable[[Xodus], bool], wanted: tuple[int, ...] = (w.HIT, w.SPECIAL)) -> Fraction:
    """The chance that it goes well, over all ways that the dice can fall."""
    start = XODUS.from_data(XODUS.to_data(table.match.game), table.match.setup)
    sums = {True: Fraction(0), False: Fraction(0)}
    faces: list[int] = []
    while True:
        game = cast(Xodus, start.copy())
        way = OneWay(faces, wanted)
        game.decider = way
        sums[good(game)] += way.chance
        while faces and faces[-1] == way.sizes[len(faces) - 1] - 1:
            faces.pop()
        if not faces:
            assert sum(sums.values()) == 1
            return sums[True]
        faces[-1] += 1


def team(given: dict[str, Any], *ships: str, at: str = "Weeping Star") -> Table:
    """A Fleet of these ships, its leader first; it is asked what to do."""
    crew = (*ships, *[name for name in dict.fromkeys((*CREW, *BOARDS)) if name not in ships])[:4]
    table = sit(here(*ships, at=at) | given, crew=crew)
    for other in ships[1:]:
        table.do(f"take in {other}")
    names = XODUS.names(table.match.setup).ship
    assert [names[each.index] for each in acting(game_of(table))] == list(ships)
    return table


def game_of(table: Table) -> Xodus:
    return cast(Xodus, table.match.game)


def reckoned(table: Table) -> dict[str, Any]:
    return {**reckon(game_of(table), XODUS.names(table.match.setup))}


GHOST = ship("Explorer", mods=["Deep Scanner", "Ghost Profile"])
COATED = ship("Warship", modules=["Stealth Coating"])
DECRYPTING = ship("Warship", modules=["Decryption Matrix"])


@pytest.mark.rule("XOD-10.1", "XOD-10.2")
@pytest.mark.parametrize(
    ("given", "ships"),
    [
        ({}, ("Warship",)),
        ({}, ("Warship", "Explorer")),
        (COATED, ("Warship",)),
        (COATED | ship("Warship", damage=["Blind Sensors"]), ("Warship",)),
        (GHOST, ("Explorer",)),
        (COATED | GHOST, ("Warship", "Explorer")),
    ],
)
def test_to_stay_unseen(given: dict[str, Any], ships: tuple[str, ...]) -> None:
    table = team(given, *ships)

    def unseen(game: Xodus) -> bool:
        rolls.begin_roll(game, w.DETECTION_ROLL, game.acting_mask, 0)
        for each in acting(game):
            rolls.roll_both(game, each)
        steps.use_gear(game, w.AFTER_DETECTION)
        return not rolls.is_detected(game, acting(game))

    chance = counted(table, unseen)
    assert 0 < chance < 1
    assert odds.unseen(game_of(table), acting(game_of(table))) == chance
    assert reckoned(table)["unseen"] == float(chance)


@pytest.mark.rule("XOD-13.1", "XOD-13.3")
@pytest.mark.parametrize("face", [w.HIT, w.SPECIAL])
@pytest.mark.parametrize("need", [1, 2, 3])
@pytest.mark.parametrize(
    ("given", "ships"),
    [
        ({}, ("Warship",)),
        (DECRYPTING, ("Warship",)),
        (DECRYPTING, ("Warship", "Explorer")),
        (ship("Warship", damage=["Comm Failure"]), ("Warship", "Explorer")),
        (ship("Warship", damage=["Comm Failure"]), ("Warship",)),
    ],
)
def test_a_skill_roll(given: dict[str, Any], ships: tuple[str, ...], need: int, face: int) -> None:
    table = team(given, *ships)
    chance = counted(table, lambda game: rolls.skill_roll(game, need, face) >= need, (face,))
    assert odds.skill(game_of(table), acting(game_of(table)), need, face) == chance


@pytest.mark.rule("XOD-13.4", "XOD-13.5")
@pytest.mark.parametrize("given", [{}, ship("Warship", modules=["Shock Frame"])])
def test_a_damage_roll(given: dict[str, Any]) -> None:
    table = team(given, "Warship")

    def loses(n: int) -> Callable[[Xodus], bool]:
        def play(game: Xodus) -> bool:
            before = game.ships[0].health
            rolls.damage_roll(game, game.ships[0], w.BY_STRAIN)
            return before - game.ships[0].health == n

        return play

    harm = reckoned(table)["ships"]["Warship"]["harm"]
    # a critical failure may cost more by its card, so two misses are two or more
    told = [counted(table, loses(n)) for n in (0, 1)]
    assert harm == [float(told[0]), float(told[1]), float(1 - sum(told))]


TARGETING = ship("Warship", modules=["Targeting Computer"])
CANNONS = ship("Warship", modules=["Targeting Computer", "Twin Autocannons"])


@pytest.mark.rule("XOD-19.12", "XOD-19.13", "XOD-19.18")
@pytest.mark.parametrize("manoeuvre", ["offensive", "defensive with die 1"])
@pytest.mark.parametrize("health", [1, 2, 3])
@pytest.mark.parametrize(
    ("names", "given"),
    [
        (("Scrap Hulk", "Warship"), {}),
        (("Cultist Corvette", "Warship"), {}),
        (("Scrap Hulk", "Warship"), TARGETING),
        (("Scrap Hulk", "Warship"), CANNONS),
        (("Scrap Hulk", "Warship"), CANNONS | ship("Warship", damage=["Targeting Error"])),
        (("Scrap Hulk", "Warship"), ship("Warship", damage=["Jammed Turret"])),
        (("Scrap Hulk", "Warship"), mods("Warship", "First Strike", energy=0)),
        (("Scrap Hulk", "Warship", "Explorer"), TARGETING),
    ],
)
def test_an_attack(names: tuple[str, ...], given: dict[str, Any], health: int, manoeuvre: str) -> None:
    table = fight(*names, given=given, health=health)
    assert table.asked == "manoeuvre"
    answer = table.match.notation.code(manoeuvre)
    target = game_of(table).attack.target

    def fells(game: Xodus) -> bool:
        combat.make_attack(game, answer)
        return game.foe_tile[target] < 0

    promised = reckoned(table)["manoeuvres"]["offensive" if manoeuvre == "offensive" else "defensive 1"]
    assert promised["fells"] == pytest.approx(float(counted(table, fells)), abs=1e-12)


@pytest.mark.rule("XOD-19.15", "XOD-21.1")
def test_what_an_attack_costs() -> None:
    """The Warship's dice are red: two of six faces miss."""
    promised = reckoned(fight("Scrap Hulk", "Warship", health=3))["manoeuvres"]
    assert promised["offensive"]["loses"] == pytest.approx(2 / 3)
    assert promised["offensive"]["critical"] == pytest.approx(1 / 9)
    assert promised["offensive"]["hits"] == pytest.approx(1)
    assert promised["defensive 1"]["loses"] == pytest.approx(1 / 3)
    assert promised["defensive 1"]["critical"] == 0


@pytest.mark.rule("XOD-19.12", "XOD-19.13")
def test_the_sum_of_an_attack_is_that_of_the_rules() -> None:
    """Twin Autocannons add a hit to one that was rolled; Shields take one off."""
    given = mods("Warship", "Relentless Fire", energy=1, modules=["Twin Autocannons"])
    table = fight("Shield Bearer", "Warship", given=given)
    assert reckoned(table)["attack"] == {"shields": 1, "hits": 0, "damage": 0, "harms": 0.75, "chance": 1.0}
    table.do("offensive", "* rolls hit", "* rolls miss")
    assert table.asked == "after-attack"
    assert reckoned(table)["attack"] == {"shields": 1, "hits": 2, "damage": 1, "harms": 0.75, "chance": 0.75}
    assert reckoned(table)["manoeuvres"] == {}
    table.do("done")
    assert table.foes() == {"Shield Bearer": 1}


@pytest.mark.rule("XOD-25.5", "XOD-25.7")
def test_what_an_avatar_can_reach() -> None:
    """Some of the six faces carry it so far that it is there in time; where a ship stands it goes no further."""
    table = team(foe(AZKAREL, "Blue Eddy"), "Warship")
    names = XODUS.names(table.match.setup).system
    avatar = XODUS.names(table.match.setup).foe.index(AZKAREL)
    reach = {names[tile]: p for tile, p in odds.reach(game_of(table), avatar).items()}
    moves = [n + game_of(table).numbers.avatar_movement for n in game_of(table).content.avatar_moves]
    assert reach == {"Quiet Reach": Fraction(sum(n >= 1 for n in moves), 6)}, "the other ships stand at Quiet Reach"
    assert reckoned(table)["avatars"] == {AZKAREL: {"Quiet Reach": float(reach["Quiet Reach"])}}
