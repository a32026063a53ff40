"""Section 15: Precursor Signals."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, NYX, XODUS, Table, dice, foe, here, ship, sit, tile

from farflung.engine.title import Setup

SIGNALS = {
    entry["name"]: entry
    for entry in XODUS.content(Setup(title="xodus", edition="first", seats=["A"])).entries["signal"]
}
MOONS = ship("Warship", system="Glass Moons")
TAKE = "take key 3 aboard Warship"
ACTED = {f"ships.{name}.acted": True for name in CREW[1:]}


def signal(card: str, **fields: Any) -> dict[str, Any]:
    return {"signals.3": {"card": card, "state": "open", **fields}}


def at_signal(card: str, *others: str, given: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The Warship at Glass Moons with its Fleet, before the open card."""
    table = sit(MOONS | here(*others, at="Glass Moons") | signal(card, **fields) | (given or {}))
    for other in others:
        table.do(f"take in {other}")
    return table


def turn_up(card: str, given: dict[str, Any] | None = None, *luck: str, **more: Any) -> Table:
    """The Warship explores the Signal of Glass Moons."""
    return sit(MOONS | {"signals.3.card": card} | (given or {}), **more).do("explore", *luck)


# ---- the rules


@pytest.mark.rule("XOD-15.1", "XOD-15.4")
def test_only_a_resolved_signal_gives_its_key() -> None:
    assert not sit(MOONS).options("take key")  # face down
    table = at_signal("Sealed Vault", progress=5)
    assert table.refuses(TAKE, "XOD-15.4")
    assert table.at("keys.3") == "tile"
    table = at_signal("Sealed Vault", progress=6)
    assert table.do(TAKE).at("keys.3") == "Warship"


@pytest.mark.rule("XOD-15.2", "XOD-G34", "XOD-2.4")
def test_exploring_turns_up_the_card_of_the_slot() -> None:
    table = sit(MOONS).do("explore", "* danger hazardous", "* signal Sealed Vault")
    assert table.at("signals.3.card") == "Sealed Vault"
    assert table.at("signals.3.state") == "open"
    assert table.log("XOD-15.2") == ["signal 3 is Sealed Vault"]
    assert table.at("keys.3") == "tile"
    assert table.ship("Warship", "actions") == 2
    assert [entry["state"] for entry in table.at("signals")] == ["face down", "face down", "open", "face down"]
    assert table.at("signal_pool.dangers").count("hazardous") == 3


@pytest.mark.rule("XOD-15.2")
def test_its_set_up_is_carried_out_at_once() -> None:
    assert turn_up("Derelict Ship").at("signals.3.progress") == 5
    assert turn_up("Guardian Sentinel").foes() == {"Guardian": 5}
    assert turn_up("Heart of Darkness", difficulty="heroic").at("corruption.space") == 1


@pytest.mark.rule("XOD-15.3", "XOD-C30", "XOD-G15")
def test_four_cards_of_each_danger() -> None:
    by_danger: dict[str, list[str]] = {}
    for name, entry in SIGNALS.items():
        by_danger.setdefault(entry["danger"], []).append(name)
    assert by_danger == {
        "hazardous": ["Derelict Ship", "Sealed Vault", "Guardian Sentinel", "Archivists' Toll"],
        "perilous": ["Plague Station", "Twin Beacons", "Cult Sanctuary", "Unstable Reactor"],
        "lethal": ["Heart of Darkness", "Avatar's Prison", "Blood Engine", "Collapsing Gate"],
    }


@pytest.mark.rule("XOD-15.4", "XOD-G15")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("Derelict Ship", {"progress": 1}, {"progress": 0}),
        ("Sealed Vault", {"progress": 5}, {"progress": 6}),
        ("Archivists' Toll", {"progress": 5}, {"progress": 6}),
        ("Plague Station", {"progress": 4}, {"progress": 5}),
        ("Twin Beacons", {"beacon": "Warship"}, {"beacon": "Warship", "far_beacon": "Explorer"}),
        ("Unstable Reactor", {"progress": 5}, {"progress": 6}),
        ("Blood Engine", {"progress": 3}, {"progress": 4}),
        ("Heart of Darkness", {}, {"accessible": True}),
        ("Collapsing Gate", {"progress": 3}, {"progress": 3, "accessible": True}),
        ("Cult Sanctuary", {}, {"accessible": True}),
        ("Avatar's Prison", {}, {"accessible": True}),
    ],
)
def test_each_card_has_its_own_condition(card: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    assert at_signal(card, **before).refuses(TAKE, "XOD-15.4")
    assert at_signal(card, **after).offers(TAKE)


@pytest.mark.rule("XOD-15.5", "XOD-15.6")
def test_an_open_signal_stays_with_its_progress() -> None:
    table = at_signal("Sealed Vault", given=ACTED).do("act on signal 3", *dice("special", "special"))
    assert table.at("signals.3.progress") == 2
    table.do("end turn")
    assert table.at("round") == 2
    assert table.at("signals.3.progress") == 2
    assert table.at("signals.3.state") == "open"
    table.do("activate Warship")
    assert table.offers("act on signal 3")  # without a new Explore


@pytest.mark.rule("XOD-15.6")
def test_only_in_its_system_and_not_while_engaged() -> None:
    table = sit(signal("Sealed Vault", progress=6))
    assert not table.options("act on signal")
    assert not table.options("take key")
    table = at_signal("Sealed Vault", given=foe(AZKAREL, "Glass Moons"))
    assert table.asked == "manoeuvre"
    assert not table.options("act on signal")


@pytest.mark.rule("XOD-15.7", "XOD-15.5")
def test_one_ship_finishes_what_another_began() -> None:
    given = here("Explorer", at="Glass Moons") | MOONS | signal("Archivists' Toll", progress=3)
    given |= ship("Warship", scraps=2) | ship("Explorer", scraps=5)
    table = sit(given).do("go on", "act on signal 3", "pay 2 scraps", "end turn", "activate Explorer")
    table.do("act on signal 3", "pay 1 scraps")
    assert table.at("signals.3.progress") == 6
    assert table.offers("take key 3 aboard Explorer")


@pytest.mark.rule("XOD-15.8", "XOD-C15", "XOD-3.6")
def test_an_action_in_brackets_costs_one_and_does_not_end_the_turn() -> None:
    table = at_signal("Sealed Vault", "Explorer").do("act on signal 3", *dice("special", "hit", "miss", "special"))
    assert table.ship("Warship", "actions") == table.ship("Explorer", "actions") == 2
    assert table.at("signals.3.progress") == 2
    assert table.asked == "action"
    table = at_signal("Sealed Vault", given=ship("Warship", actions=0))
    assert table.refuses("act on signal 3", "XOD-3.2")


@pytest.mark.rule("XOD-15.9", "XOD-G41")
def test_taking_the_key_costs_no_action() -> None:
    assert at_signal("Sealed Vault", progress=6).do(TAKE).ship("Warship", "actions") == 3
    table = at_signal("Sealed Vault", progress=6, given=ship("Warship", actions=0))
    assert table.do(TAKE).at("keys.3") == "Warship"
    table = at_signal("Sealed Vault", progress=6).do("end turn")
    assert table.asked == "key"
    assert table.do(TAKE).at("keys.3") == "Warship"


@pytest.mark.rule("XOD-15.10")
def test_the_card_is_discarded_and_a_fleet_chooses_who_carries_the_key() -> None:
    table = at_signal("Sealed Vault", "Explorer", progress=6)
    assert table.options("take key 3 aboard") == ["Warship", "Explorer"]
    table.do("take key 3 aboard Explorer")
    assert table.at("keys.3") == "Explorer"
    assert table.at("signals.3.state") == "resolved"
    assert not table.options("take key")
    assert not table.options("act on signal")
    assert table.refuses("explore", "XOD-6.1")


@pytest.mark.rule("XOD-15.11", "XOD-G30")
def test_keys_change_hands_and_any_number_may_be_carried() -> None:
    given = here("Explorer") | {"keys": ["Warship", "Warship", "Warship", "Explorer"]}
    table = sit(given).do("go on", "trade", "give key 4 to Warship").until("action")
    assert table.at("keys") == ["Warship"] * 4
    wreck = ship("Explorer", defeated=True, health=0, system="Weeping Star")
    table = sit(wreck | {"keys": ["Warship", "Explorer", "Explorer", "slot"]}).do("scavenge wreck of Explorer")
    assert table.at("keys") == ["Warship", "Warship", "Warship", "slot"]


@pytest.mark.rule("XOD-15.11", "XOD-1.1")
def test_carried_keys_have_no_effect() -> None:
    table = sit(ACTED | {"keys": ["Warship"] * 4} | tile("The Great Rift", -1, 0)).do("end turn")
    assert table.at("outcome") == "none"
    assert table.at("round") == 2


# ---- the cards (XOD-G15)


@pytest.mark.rule("XOD-G15", "XOD-6.13", "XOD-15.8")
def test_derelict_ship() -> None:
    table = at_signal("Derelict Ship", progress=5, given=ship("Warship", scraps=2)).do("maintenance")
    table.do("repair signal 3")
    assert table.at("signals.3.progress") == 4
    assert table.ship("Warship", "scraps", "actions", "health") == (1, 2, 8)
    table = at_signal("Derelict Ship", "Explorer", progress=2).do("maintenance", "repair signal 3", "repair signal 3")
    assert table.at("signals.3.progress") == 0
    assert table.offers(TAKE)


@pytest.mark.rule("XOD-G15")
def test_sealed_vault_counts_specials_of_all_dice() -> None:
    table = at_signal("Sealed Vault", "Explorer", "Proto-ship")
    table.do("act on signal 3", *dice("special", "miss", "special", "special", "special", "hit"))
    assert table.at("signals.3.progress") == 4
    assert table.ship("Warship", "damage") == []


@pytest.mark.rule("XOD-G15")
def test_guardian_sentinel() -> None:
    table = turn_up("Guardian Sentinel").do("act on signal 3")
    assert table.at("combat.foes") == ["Guardian"]
    table.do("offensive", *dice("hit", "hit"))  # 2 hits against 1 Shield
    assert table.foes() == {"Guardian": 4}
    table.do("disengage", *dice("hit", "hit")).do("jump to Weeping Star")
    assert table.foes() == {"Guardian": 4}
    assert table.refused().get(TAKE) is None
    last = at_signal("Guardian Sentinel", given=foe("Guardian", "Glass Moons", signal=3, health=1)).do(
        "act on signal 3"
    )
    last.do("offensive", *dice("hit", "hit")).until("action")
    assert last.foes() == {}
    assert last.ship("Warship", "scraps") == 3
    assert last.offers(TAKE)


@pytest.mark.rule("XOD-G15", "XOD-C37", "XOD-26.5")
def test_opponents_on_a_card_stay_and_attack_nobody() -> None:
    given = foe("Guardian", "Glass Moons", signal=3, health=2) | ship("Warship", system="Weeping Star")
    table = sit(given | signal("Guardian Sentinel") | {"phase": "end of turn"}, "end of round")
    assert table.foes() == {"Guardian": 2}
    table = sit(given | signal("Guardian Sentinel")).do("jump to Glass Moons")
    assert table.asked == "action"
    assert not table.in_combat()


@pytest.mark.rule("XOD-G15")
def test_archivists_toll() -> None:
    rich = ship("Warship", scraps=9) | ship("Explorer", scraps=1)
    table = at_signal("Archivists' Toll", "Explorer", given=rich).do("act on signal 3")
    assert table.asked == "offer"
    table.do("pay 4 scraps", "pay 1 scraps")
    assert table.at("signals.3.progress") == 5
    assert (table.ship("Warship", "scraps"), table.ship("Explorer", "scraps")) == (5, 0)
    assert at_signal("Archivists' Toll", given=ship("Warship", scraps=0)).lacks("act on signal 3")


@pytest.mark.rule("XOD-G15")
def test_plague_station_costs_health_that_nothing_prevents() -> None:
    shielded = ship("Warship", modules=["Shield Generator"])
    table = at_signal("Plague Station", "Explorer", given=shielded).do("act on signal 3")
    assert table.asked == "action"
    assert table.at("signals.3.progress") == 2
    assert (table.ship("Warship", "health"), table.ship("Explorer", "health")) == (7, 5)


@pytest.mark.rule("XOD-G15", "XOD-G53")
def test_twin_beacons() -> None:
    given = here("Explorer", at="Weeping Star")
    table = at_signal("Twin Beacons", given=given).do("act on signal 3")
    assert table.at("signals.3.beacon") == "Warship"
    assert table.refuses(TAKE, "XOD-15.4")
    table.do("jump to Weeping Star", "go on")
    assert table.lacks("act on signal 3")  # a different ship must light the second
    table.do("end turn", "activate Explorer")
    table.do("act on signal 3")
    assert table.at("signals.3.far_beacon") == "Explorer"
    table.do("jump to Glass Moons")
    assert table.offers("take key 3 aboard Explorer")
    haunted = sit(signal("Twin Beacons", beacon="Explorer") | foe(AZKAREL, "Picket Line"))
    assert haunted.offers("act on signal 3")
    lit = signal("Twin Beacons", beacon="Warship", far_beacon="none") | {"phase": "end of turn"}
    assert sit(lit, "end of round").at("signals.3.beacon") is None


@pytest.mark.rule("XOD-G15", "XOD-20.1")
def test_cult_sanctuary() -> None:
    table = turn_up("Cult Sanctuary", None, "* reserve Raider Pack", "* reserve Drone Nest")
    assert table.foes() == {"Raider Pack": 4, "Drone Nest": 4}
    assert table.at("enemies.reserve.2") == 2
    table.do("act on signal 3")
    assert set(table.at("combat.foes")) == {"Raider Pack", "Drone Nest"}
    one = foe("Raider Pack", "Glass Moons", signal=3, health=1)
    table = at_signal("Cult Sanctuary", given=one).do("act on signal 3").do("offensive", *dice("hit", "hit"))
    assert table.until("action").offers(TAKE)


@pytest.mark.rule("XOD-G15", "XOD-G53")
def test_unstable_reactor() -> None:
    full = ship("Warship", energy=3, energy_markers=3)
    table = at_signal("Unstable Reactor", given=full).do("act on signal 3")
    assert table.asked == "charge"
    table.do("pay 2 energy")
    assert table.at("signals.3.progress") == 2
    assert table.ship("Warship", "energy", "energy_markers") == (1, 3)
    end = {"phase": "end of turn"}
    assert sit(signal("Unstable Reactor", progress=3) | end, "end of round").at("signals.3.progress") == 2
    assert sit(signal("Unstable Reactor", progress=6) | end, "end of round").at("signals.3.progress") == 6
    assert at_signal("Unstable Reactor", given=ship("Warship", energy=0)).lacks("act on signal 3")


@pytest.mark.rule("XOD-G15", "XOD-13.2", "XOD-13.3")
def test_heart_of_darkness() -> None:
    table = at_signal("Heart of Darkness", "Battlecruiser").do("act on signal 3", *dice("hit", "hit", "special", "hit"))
    assert table.offers(TAKE)
    assert table.ship("Warship", "damage") == []
    luck = [*dice("hit", "hit", "special", "miss"), "* damage Comm Failure", "* damage Jammed Turret"]
    table = at_signal("Heart of Darkness", "Battlecruiser").do("act on signal 3", *luck)
    assert table.refuses(TAKE, "XOD-15.4")
    assert len(table.ship("Warship", "damage")) == len(table.ship("Battlecruiser", "damage")) == 1


@pytest.mark.rule("XOD-G15", "XOD-23.2", "XOD-G26")
def test_avatars_prison() -> None:
    given = here("Explorer", at="Glass Moons")
    table = sit(MOONS | given | {"signals.3.card": "Avatar's Prison"}, difficulty="heroic").do(
        "go on", "explore", f"* avatar {NYX}"
    )
    assert table.where(NYX) == "Glass Moons"
    assert table.asked == "manoeuvre"
    assert table.ship("Explorer", "avatars") == [NYX]
    assert not table.log("XOD-13.4")
    assert table.at("corruption.left_out") == 0
    assert table.at("corruption.hidden") == [6, 10, 13]
    beaten = foe(AZKAREL, "Glass Moons", health=1) | ship("Warship", modules=["Missile Barrage"])
    table = at_signal("Avatar's Prison", given=beaten)
    table.do("offensive", *dice("hit", "hit")).do("use Missile Barrage").until("action")
    assert AZKAREL not in table.foes()
    assert table.offers(TAKE)


@pytest.mark.rule("XOD-G15", "XOD-G26")
def test_avatars_prison_without_one_left_out() -> None:
    out = foe(AZKAREL, "Blue Eddy") | {"corruption.hidden": [6, 10, 13]}
    table = turn_up("Avatar's Prison", out, f"* avatar {NYX}", difficulty="heroic")
    assert table.at("corruption.hidden") == [6, 10]
    assert table.where(NYX) == "Glass Moons"
    gone = {f"corruption.escaped.{name}": 3 for name in (AZKAREL, NYX, "Morrigal the Defiler", "Ur-Khan the Bulwark")}
    table = turn_up("Avatar's Prison", gone, difficulty="heroic")
    assert table.foes() == {}
    assert table.offers(TAKE)


@pytest.mark.rule("XOD-G15", "XOD-C41")
def test_blood_engine() -> None:
    given = ship("Warship", health=5, energy=2, energy_markers=2)
    table = at_signal("Blood Engine", given=given).do("act on signal 3")
    assert table.options() == ["sacrifice health", "sacrifice energy"]
    table.do("sacrifice health")
    assert table.ship("Warship", "health", "markers") == (5, 7)
    assert table.at("signals.3.progress") == 1
    table.do("act on signal 3", "sacrifice energy")
    assert table.ship("Warship", "energy", "energy_markers") == (1, 1)
    assert table.at("signals.3.progress") == 2


@pytest.mark.rule("XOD-G15")
def test_every_acting_ship_sacrifices_also_when_less_would_do() -> None:
    table = at_signal("Blood Engine", "Explorer", progress=3).do(
        "act on signal 3", "sacrifice health", "sacrifice health"
    )
    assert (table.ship("Warship", "markers"), table.ship("Explorer", "markers")) == (7, 5)


@pytest.mark.rule("XOD-G15", "XOD-G53")
def test_collapsing_gate() -> None:
    assert turn_up("Collapsing Gate", difficulty="heroic").at("signals.3.progress") == 3
    assert at_signal("Collapsing Gate", "Explorer", progress=3).lacks("act on signal 3")
    table = at_signal("Collapsing Gate", "Explorer", "Proto-ship", progress=3)
    table.do("act on signal 3", *dice("special", "hit", "hit", "special", "miss", "miss"))
    assert table.offers(TAKE)
    table = at_signal("Collapsing Gate", "Explorer", "Proto-ship", progress=3)
    table.do("act on signal 3", *dice("special", "hit", "hit", "hit", "miss", "miss"))
    assert [table.ship(name, "health") for name in ("Warship", "Explorer", "Proto-ship")] == [7, 5, 6]
    assert table.ship("Proto-ship", "damage") == []
    assert table.refuses(TAKE, "XOD-15.4")


@pytest.mark.rule("XOD-G15", "XOD-G53")
def test_the_countdown_of_the_collapsing_gate() -> None:
    end = {"phase": "end of turn"}
    table = sit(signal("Collapsing Gate", progress=3) | end, "end of round")
    assert table.at("signals.3.progress") == 2
    assert table.at("corruption.space") == 0
    table = sit(signal("Collapsing Gate", progress=1) | end, "end of round")
    assert table.at("signals.3.progress") == 3
    assert table.at("corruption.space") == 1
    assert table.at("markers.red_rift") == "Glass Moons"


@pytest.mark.rule("XOD-G15", "XOD-27.3")
@pytest.mark.parametrize(
    ("card", "three", "four"),
    [
        ("Derelict Ship", 5, 5),
        ("Sealed Vault", 5, 6),
        ("Guardian Sentinel", 4, 5),
        ("Archivists' Toll", 5, 6),
        ("Plague Station", 4, 5),
        ("Twin Beacons", 2, 2),
        ("Cult Sanctuary", 2, 2),
        ("Unstable Reactor", 5, 6),
        ("Heart of Darkness", 2, 3),
        ("Avatar's Prison", 1, 1),
        ("Blood Engine", 3, 4),
        ("Collapsing Gate", 2, 2),
    ],
)
def test_the_numbers_for_three_and_four_ships(card: str, three: int, four: int) -> None:
    assert (SIGNALS[card]["target_3_ships"], SIGNALS[card]["target_4_ships"]) == (three, four)


@pytest.mark.rule("XOD-G15", "XOD-27.3")
def test_three_ships_need_less() -> None:
    crew = ("Warship", "Explorer", "Proto-ship")
    assert sit(MOONS | signal("Sealed Vault", progress=5), crew=crew).offers(TAKE)
    assert turn_up("Guardian Sentinel", crew=crew).foes() == {"Guardian": 4}
    duo = sit(MOONS | here("Explorer", at="Glass Moons") | signal("Collapsing Gate", progress=3), crew=crew)
    duo.do("take in Explorer", "act on signal 3", *dice("special", "special", "hit", "hit"))
    assert duo.offers(TAKE)
