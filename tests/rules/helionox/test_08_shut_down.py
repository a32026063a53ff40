"""Section 8: Shut Down, catastrophes and their texts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CATASTROPHES, home
from tests.rules.helionox.table import LOCATIONS, Table, cards, coop, event, mercury, pool, sit, solo, stacked

ACTIVE_AT_EARTH = {"events": [event("Capital Riots", "active")]}


def at_home(name: str, side: str) -> dict[str, Any]:
    return {"events": [event(name, side)], "players.1.location": home(name)}


@pytest.mark.rule("HEL-8.1")
def test_an_active_event_shuts_its_location_down() -> None:
    assert sit(ACTIVE_AT_EARTH).shut_down() == ["Earth"]
    two = [event("Warp Cult", "active"), event("Ion Surge"), event("Ion Surge", "active")]
    assert sit({"events": two}).shut_down() == ["Mars", "Europa"]


@pytest.mark.rule("HEL-8.1", "HEL-7.3")
def test_an_inactive_event_shuts_nothing_down() -> None:
    table = sit({"events": [event("Capital Riots"), event("The Long Flare")], "players.1.pool": pool(credits=2)})
    assert table.shut_down() == []
    assert table.offers("take Location Bonus")
    assert table.offers("place Embassy")


@pytest.mark.rule("HEL-8.1", "HEL-GAP-7")
def test_an_event_shuts_down_the_location_it_was_moved_to() -> None:
    given = {**ACTIVE_AT_EARTH, "players.1.architect": "Castor Vane, Provocateur"}
    assert sit(given).do("use ability 1").shut_down() == ["Moon"]


@pytest.mark.rule("HEL-8.2")
@pytest.mark.parametrize("place", LOCATIONS)
def test_no_bonus_at_a_shut_down_location(place: str) -> None:
    table = sit({"events": [event("Capital Riots", "active", at=place)], "players.1.location": place})
    assert table.refuses("take Location Bonus", "HEL-8.2")


@pytest.mark.rule("HEL-8.3")
def test_no_key_access_at_a_shut_down_location() -> None:
    table = sit({**ACTIVE_AT_EARTH, "players.1.embassies": ["Earth"]})
    assert table.refuses("take Key Access", "HEL-8.3")


@pytest.mark.rule("HEL-8.3", "HEL-19.7", "HEL-CON-11", "HEL-13.14")
def test_no_key_access_by_card_either() -> None:
    given = {"players.1.hand": ["Customs Envoy"], "players.1.embassies": ["Earth"]}
    assert sit(given).do("play Customs Envoy").at("players.1.influence") == 1
    table = sit({**given, **ACTIVE_AT_EARTH}).do("play Customs Envoy")
    assert (table.at("players.1.influence"), table.at("players.1.this_turn.used")) == (0, [])


@pytest.mark.rule("HEL-8.4", "HEL-17.3", "HEL-CON-31")
def test_no_embassy_is_bought_at_a_shut_down_location() -> None:
    table = sit({**ACTIVE_AT_EARTH, "players.1.pool": pool(credits=5)})
    assert table.refuses("place Embassy", "HEL-8.4", "HEL-17.3")


@pytest.mark.rule("HEL-8.4", "HEL-17.5")
def test_no_embassy_is_granted_at_a_shut_down_location() -> None:
    given = {"players.1.hand": ["Relay Station"]}
    assert sit(given).do("play Relay Station").offers("do it")
    table = sit({**given, **ACTIVE_AT_EARTH}).do("play Relay Station")
    assert (table.asked, table.at("players.1.embassies"), table.pool()) == ("main", [], (0, 0))


@pytest.mark.rule("HEL-8.5", "HEL-28.1", "HEL-29.1")
def test_no_cargo_at_a_shut_down_location() -> None:
    given = {"players.1.pool": pool(credits=5), "players.1.cargo": ["Mars"]}
    assert mercury(given).offers("gain Earth Cargo")
    assert mercury(given).offers("deliver Mars Cargo")
    table = mercury({**given, **ACTIVE_AT_EARTH})
    assert not table.offers("gain Earth Cargo")
    assert not table.offers("deliver Mars Cargo")
    assert {"gain Earth Cargo", "deliver Mars Cargo"} <= set(table.refused())


@pytest.mark.rule("HEL-8.5", "HEL-GAP-7")
def test_no_cargo_by_card_at_a_shut_down_location() -> None:
    given = {"players.1.hand": ["Bulk Tender"]}
    assert mercury(given).do("play Bulk Tender").asked == "optional"
    table = mercury({**given, **ACTIVE_AT_EARTH}).do("play Bulk Tender")
    assert (table.asked, table.at("players.1.cargo"), table.pool()) == ("main", [], (1, 0))


@pytest.mark.rule("HEL-8.6")
def test_what_shut_down_leaves_alone() -> None:
    given = {
        **ACTIVE_AT_EARTH,
        "players.1.pool": pool(credits=9, defense=3),
        "players.1.embassies": ["Moon"],
    }
    table = sit(given)
    for option in (
        "play Material Asset",
        "buy Gene Splicer",
        "buy Prime Asset",
        "overcome active Capital Riots",
        "call for help with active Capital Riots",
        "cycle Gene Splicer",
        "use ability 1",
        "travel to Mars",
    ):
        assert table.offers(option)


@pytest.mark.rule("HEL-8.6", "HEL-16.2")
def test_an_embassy_at_a_shut_down_location_keeps_its_discount() -> None:
    given = {"events": [event("Dome Strike", "active")], "players.1.embassies": ["Moon"]}
    table = sit({**given, "players.1.pool": pool(credits=1)})
    assert table.do("travel to Moon").pool() == (0, 0)
    assert table.at("players.1.embassies") == ["Moon"]


@pytest.mark.rule("HEL-8.6", "HEL-11.4")
def test_an_embassy_at_a_shut_down_location_keeps_its_reach() -> None:
    given = {**ACTIVE_AT_EARTH, "players.1.pool": pool(defense=1), "players.3.location": "Europa"}
    table = sit({**given, "players.2.location": "Moon", "players.3.embassies": ["Earth"]})
    table.do("call for help with active Capital Riots")
    assert table.seat == 3


@pytest.mark.rule("HEL-8.7")
@pytest.mark.parametrize("card", ["The Wraith", "Phase Cloak"])
def test_who_ignores_shut_down_is_free_of_all_four_bans(card: str) -> None:
    given = {
        **ACTIVE_AT_EARTH,
        "players.1.hand": [card, "Customs Envoy"],
        "players.1.pool": pool(credits=9),
        "players.1.cargo": ["Mars"],
        "locations.Moon.illegal": ["Singing Mines", "Singing Mines"],
    }
    table = mercury(given).do(f"play {card}", "decline")
    for option in ("take Location Bonus", "place Embassy", "gain Earth Cargo", "deliver Mars Cargo"):
        assert table.offers(option)
    table.do("place Embassy")
    assert table.offers("take Key Access")
    assert table.do("play Customs Envoy").at("players.1.influence") == 1


@pytest.mark.rule("HEL-8.7")
def test_only_the_player_it_names_ignores_shut_down() -> None:
    table = mercury({**ACTIVE_AT_EARTH, "players.1.this_turn.ignores_shutdown": True, **stacked("Warp Cult")})
    assert table.offers("take Location Bonus")
    table.end_turn()
    assert table.seat == 2
    assert table.refuses("take Location Bonus", "HEL-8.2")


@pytest.mark.rule("HEL-8.7", "HEL-GAP-46")
def test_ignoring_shut_down_ends_with_the_turn() -> None:
    given = {**ACTIVE_AT_EARTH, "players.1.this_turn.ignores_shutdown": True}
    table = mercury({**given, **stacked("Warp Cult", "Warp Cult", "Dark Colony")}).whole_turns(3)
    assert table.seat == 1
    assert table.refuses("take Location Bonus", "HEL-8.2")


@pytest.mark.rule("HEL-8.8")
def test_a_location_reopens_at_once() -> None:
    two = {"events": [event("Capital Riots", "active"), event("Grid Blackout", "active")]}
    table = sit({**two, "players.1.pool": pool(defense=5)})
    table.do("overcome active Capital Riots")
    assert table.refuses("take Location Bonus", "HEL-8.2")
    table.do("overcome active Grid Blackout")
    assert table.shut_down() == []
    assert table.offers("take Location Bonus")


@pytest.mark.rule("HEL-8.8", "HEL-8.10")
def test_no_location_reopens_while_a_catastrophe_is_active() -> None:
    two = [event("Capital Riots", "active"), event("Orbital Lockdown", "active")]
    table = sit({"events": two, "players.1.pool": pool(defense=3)}).do("overcome active Capital Riots")
    assert table.shut_down() == LOCATIONS
    assert table.refuses("take Location Bonus", "HEL-8.2")


@pytest.mark.rule("HEL-8.8", "HEL-8.12", "HEL-37.2")
def test_garrison_and_events_must_all_be_gone() -> None:
    given = {**ACTIVE_AT_EARTH, "players.1.pool": pool(credits=1, defense=3)}
    table = coop(given, difficulty="veteran").do("overcome active Capital Riots")
    assert table.refuses("take Location Bonus", "HEL-8.2")
    assert table.do("remove Garrison with Credits").offers("take Location Bonus")


@pytest.mark.rule("HEL-8.8")
def test_turning_an_event_over_reopens_its_location() -> None:
    table = sit({**ACTIVE_AT_EARTH, "players.1.hand": ["Stasis Projector"]})
    table.do("play Stasis Projector", "turn over Capital Riots at Earth")
    assert table.shut_down() == []


@pytest.mark.rule("HEL-8.9", "HEL-8.11", "HEL-GAP-51")
@pytest.mark.parametrize("card", [card.name for card in CATASTROPHES])
def test_a_catastrophe_is_inactive_on_its_first_turn_and_overcome_where_it_lies(card: str) -> None:
    table = sit({**stacked(card), "players.1.location": home(card), "players.1.hand": ["Material Asset"]}, "turn 1")
    assert table.in_play() == [(card, home(card), "inactive")]
    assert table.shut_down() == []
    cost = next(event.defense[0] for event in CATASTROPHES if event.name == card)
    influence = next(event.influence[0] for event in CATASTROPHES if event.name == card)
    table = sit({**at_home(card, "inactive"), "players.1.pool": pool(defense=cost)})
    table.do(f"overcome inactive {card}")
    assert (table.pool(), table.at("players.1.influence"), table.trophies()) == ((0, 0), influence, [card])


@pytest.mark.rule("HEL-8.9", "HEL-14.2")
def test_a_catastrophe_is_not_overcome_from_elsewhere() -> None:
    table = sit({"events": [event("Red Plague", "active")], "players.1.pool": pool(defense=9)})
    assert table.refuses("overcome active Red Plague", "HEL-14.2")


@pytest.mark.rule("HEL-8.10")
@pytest.mark.parametrize("card", [card.name for card in CATASTROPHES])
def test_an_active_catastrophe_closes_everything(card: str) -> None:
    assert sit({"events": [event(card, "active")]}).shut_down() == LOCATIONS
    table = sit({**at_home(card, "active"), "players.1.pool": pool(defense=6)}).do(f"overcome active {card}")
    assert table.shut_down() == []


# ---- their own texts (HEL-8.11, GAP-15), each while Active and not while Inactive


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15", "HEL-16.4")
def test_the_long_flare_taxes_every_journey() -> None:
    given = {"players.1.location": "Mars", "players.1.pool": pool(credits=3), "players.1.embassies": ["Moon"]}
    assert sit({**given, "events": [event("The Long Flare", "active")]}).do("travel to Moon").pool() == (0, 0)
    assert sit({**given, "events": [event("The Long Flare")]}).do("travel to Moon").pool() == (2, 0)


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_fall_of_the_senate_ends_cycling() -> None:
    given = {"players.1.hand": ["Relay Drone"]}
    table = sit({**given, "events": [event("Fall of the Senate", "active")]})
    assert table.refuses("cycle Gene Splicer", "HEL-GAP-15")
    table.do("play Relay Drone")
    assert (table.asked, table.pool()) == ("main", (1, 0))
    table = sit({**given, "events": [event("Fall of the Senate")]})
    assert table.offers("cycle Gene Splicer")
    assert table.do("play Relay Drone").asked == "cycle"


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_fall_of_the_senate_ends_cycling_of_requests_too() -> None:
    assert not mercury({"events": [event("Fall of the Senate", "active")]}).offers("cycle Request")


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15", "HEL-21.3")
@pytest.mark.parametrize(("side", "drawn"), [("active", 4), ("inactive", 5)])
def test_the_lunar_fracture_lets_draw_four(side: str, drawn: int) -> None:
    given = {**cards(1, deck=["Material Asset"] * 8), "events": [event("Lunar Fracture", side)]}
    assert len(sit({**given, **stacked("Warp Cult")}).end_turn().hand()) == drawn


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15", "HEL-GAP-41")
def test_the_orbital_lockdown_keeps_ships_where_they_are() -> None:
    given = {
        "players.1.hand": ["Dock Pilot"],
        "players.1.pool": pool(credits=2),
        "players.1.architect": "Tiberius, Warp Captain",
    }
    table = sit({**given, "events": [event("Orbital Lockdown", "active")]})
    assert not table.offers("use ability 1")
    table.do("play Dock Pilot")
    assert (table.asked, table.pool()) == ("main", (3, 0))
    assert table.do("travel to Mars").at("players.1.location") == "Mars"
    table = sit({**given, "events": [event("Orbital Lockdown")]})
    assert table.offers("use ability 1")
    assert table.do("play Dock Pilot").asked == "move"


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_orbital_lockdown_stops_location_and_fleet_moves() -> None:
    """Europa's Key Access by card moves nobody, nor does the Courier Skiff."""
    given = {
        "players.1.location": "Europa",
        "players.1.fleet": "Courier Skiff",
        "players.1.pool": pool(credits=2),
        "players.1.this_turn.ignores_shutdown": True,
    }
    table = mercury({**given, "events": [event("Orbital Lockdown", "active")]})
    assert not table.offers("use Fleet Asset")
    table.do("take Location Bonus")
    assert (table.asked, table.at("players.1.location")) == ("main", "Europa")
    table = mercury({**given, "events": [event("Orbital Lockdown")]})
    assert table.offers("use Fleet Asset")
    assert table.do("take Location Bonus").asked == "move"


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_red_plague_takes_a_card_of_everybody_in_turn_order() -> None:
    table = sit({"events": [event("Red Plague")], **stacked("Warp Cult")}, "turn 2")
    for seat in (2, 3, 1):
        assert (table.asked, table.seat) == ("plague", seat)
        table.do("discard Sentinel Prototype")
        assert table.at(f"players.{seat}.discard") == ["Sentinel Prototype"]
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [4, 4, 4]


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_ares_secession_silences_embassies() -> None:
    given = {
        "players.1.embassies": ["Moon"],
        "players.1.pool": pool(credits=2, defense=1),
        "players.2.location": "Moon",
        "players.3.location": "Moon",
        "players.2.embassies": ["Earth"],
    }
    for side, fare, call in (("active", 2, False), ("inactive", 1, True)):
        events = [event("Ares Secession", side), event("Capital Riots")]
        table = sit({**given, "events": events})
        assert table.offers("call for help with inactive Capital Riots") is call
        assert table.do("travel to Moon").pool() == (2 - fare, 1)


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_ares_secession_leaves_partners_with_their_ship_there() -> None:
    given = {"events": [event("Ares Secession", "active"), event("Capital Riots")], "players.1.pool": pool(defense=1)}
    assert sit(given).offers("call for help with inactive Capital Riots")


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
@pytest.mark.parametrize("layout", ["front", "orbit"])
def test_the_belt_cascade_pushes_ships_from_ceres(layout: str) -> None:
    given = {"players.1.location": "Ceres", "players.2.location": "Mars", "players.3.location": "Ceres"}
    table = sit({"events": [event("Belt Cascade")], **given, **stacked("Warp Cult")}, "turn 1", layout=layout)
    assert (table.asked, table.seat, table.options("move to")) == ("pushed", 1, ["Mars", "Europa"])
    table.do("move to Europa", "move to Mars")
    assert [table.at(f"players.{seat}.location") for seat in (1, 2, 3)] == ["Europa", "Mars", "Mars"]
    assert table.asked == "main"


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15", "HEL-GAP-39")
def test_the_resource_war_closes_the_prime_assets_and_raises_prices() -> None:
    given = {"players.1.pool": pool(credits=3)}
    table = sit({**given, "events": [event("Resource War", "active")]})
    assert table.refuses("buy Prime Asset", "HEL-GAP-15")
    assert table.refuses("buy Gene Splicer", "HEL-12.1")
    assert table.do("buy Dockside Runner").pool() == (0, 0)
    table = sit({**given, "events": [event("Resource War")]})
    assert table.offers("buy Prime Asset")
    assert table.do("buy Gene Splicer").pool() == (0, 0)


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15")
def test_the_warp_rupture_makes_every_other_event_dearer() -> None:
    events = [event("Capital Riots"), event("Warp Rupture", "active")]
    given = {"events": events, "players.1.pool": pool(defense=6)}
    assert sit(given).do("overcome inactive Capital Riots").pool() == (0, 3)
    assert sit({**given, "players.1.location": "Europa"}).do("overcome active Warp Rupture").pool() == (0, 0)
    given["events"] = [event("Capital Riots"), event("Warp Rupture")]
    assert sit(given).do("overcome inactive Capital Riots").pool() == (0, 4)


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15", "HEL-15.1")
def test_the_warp_rupture_leaves_alternative_costs_alone() -> None:
    events = [event("Capital Riots", "active"), event("Warp Rupture", "active")]
    table = sit({"events": events, "players.1.pool": pool(credits=3)})
    assert table.do("overcome Capital Riots by alternative cost").pool() == (0, 0)


@pytest.mark.rule("HEL-8.11", "HEL-GAP-15", "HEL-9.1")
@pytest.mark.parametrize(("side", "counters"), [("active", 2), ("inactive", 2)])
def test_the_cryo_vault_failure_stops_the_thaw(side: str, counters: int) -> None:
    """Inactive it becomes Active in the Event Phase, before the Cryo Phase."""
    given = {"events": [event("Cryo Vault Failure", side)], "players.1.cryo": 2, **stacked("Warp Cult")}
    assert sit(given, "turn 1").at("players.1.cryo") == counters
    assert sit({"players.1.cryo": 2, **stacked("Cryo Vault Failure")}, "turn 1").at("players.1.cryo") == 1


@pytest.mark.rule("HEL-8.12", "HEL-37.2", "HEL-CON-18")
def test_a_garrison_shuts_a_location_down_like_an_event() -> None:
    given = {
        "players.1.pool": pool(credits=9),
        "players.1.embassies": ["Earth"],
        "players.1.hand": ["Customs Envoy"],
        "players.1.cargo": ["Mars"],
    }
    for table in (
        coop({**given}, difficulty="veteran", mercury="on"),
        solo({**given}, difficulty="veteran", mercury="on"),
    ):
        assert table.shut_down() == LOCATIONS
        assert table.refuses("take Location Bonus", "HEL-8.2")
        assert table.refuses("take Key Access", "HEL-8.3")
        assert not table.offers("gain Earth Cargo")
        assert not table.offers("deliver Mars Cargo")
        assert table.do("play Customs Envoy").at("players.1.influence") == 0
        table.do("travel to Moon")
        assert table.refuses("place Embassy", "HEL-8.4", "HEL-17.3")


@pytest.mark.rule("HEL-8.12", "HEL-CON-18")
def test_there_are_no_garrisons_in_competitive_play() -> None:
    assert not any(place["garrison"] for place in mercury().at("locations").values())


# ---- what lasts while an Event is Active begins when it becomes Active and ends when it is gone

LASTING = ["The Long Flare", "Fall of the Senate", "Lunar Fracture", "Orbital Lockdown", "Ares Secession"]
LASTING += ["Resource War", "Warp Rupture", "Cryo Vault Failure"]
PROBE: dict[str, Any] = {
    **cards(1, hand=["Dock Pilot"], deck=["Material Asset"] * 9),
    "players.1.pool": pool(credits=4, defense=6),
    "players.1.embassies": ["Mars", "Europa"],
    "players.1.cryo": 2,
}


def feels(table: Table, effect: str) -> bool:
    """Whether the effect of a catastrophe is felt by seat 1, in its Main Phase."""
    twin = Table(table.match.fork(1))
    place = twin.at("players.1.location")
    away = "Mars" if place != "Mars" else "Europa"  # with an own Embassy: 1 Credit
    if effect in ("The Long Flare", "Ares Secession"):
        fare = {"The Long Flare": 3, "Ares Secession": 2}[effect]
        before = twin.pool()[0]
        return before - twin.do(f"travel to {away}").pool()[0] == fare
    if effect == "Fall of the Senate":
        return twin.options("cycle") == []
    if effect == "Orbital Lockdown":
        return twin.do("play Dock Pilot").asked != "move"
    if effect == "Resource War":
        price = twin.pool()[0] - twin.do("buy Dockside Runner").pool()[0]
        return price == 3 and not twin.offers("buy Prime Asset")
    if effect == "Lunar Fracture":
        return len(twin.do("end turn", "discard Dock Pilot").hand(1)) == 4
    if effect == "Warp Rupture":
        twin.do("travel to Moon")
        before = twin.pool()[1]
        return before - twin.do("overcome active Dome Strike").pool()[1] == 3
    return bool(twin.at("players.1.cryo") == 2)


@pytest.mark.rule("HEL-8.11", "HEL-8.10", "HEL-7.1", "HEL-GAP-15")
@pytest.mark.parametrize("name", LASTING)
def test_a_lasting_text_begins_when_the_event_becomes_active(name: str) -> None:
    given = {**PROBE, "events": [event(name), event("Dome Strike")], **stacked("Warp Cult")}
    assert feels(sit(given, "turn 1"), name)
    assert sit(given, "turn 1").shut_down() == LOCATIONS
    if name != "Cryo Vault Failure":
        without = {**PROBE, "events": [event("Dome Strike")], **stacked("Warp Cult")}
        assert not feels(sit(without, "turn 1"), name)


@pytest.mark.rule("HEL-8.11", "HEL-8.8", "HEL-GAP-15")
@pytest.mark.parametrize("name", LASTING[:-1])
def test_a_lasting_text_ends_when_the_event_is_overcome(name: str) -> None:
    given = {**PROBE, "events": [event(name, "active"), event("Dome Strike", "active")]}
    table = sit({**given, "players.1.location": home(name), "players.1.pool": pool(credits=4, defense=9)})
    assert feels(sit({**given, "players.1.location": "Earth"}), name)
    table.do(f"overcome active {name}")
    assert not feels(table, name)
    assert table.shut_down() == ["Moon"]


@pytest.mark.rule("HEL-8.11", "HEL-9.1")
def test_the_thaw_comes_again_when_the_cryo_vault_failure_is_overcome() -> None:
    given = {"events": [event("Cryo Vault Failure", "active")], "players.1.location": "Europa", "players.2.cryo": 2}
    table = sit({**given, "players.1.pool": pool(defense=5), **stacked("Ion Surge")})
    table.do("overcome active Cryo Vault Failure").end_turn()
    assert table.at("players.2.cryo") == 1


@pytest.mark.rule("HEL-8.1", "HEL-8.8", "HEL-16.4", "HEL-GAP-7")
def test_tax_and_shut_down_go_with_an_event_that_is_moved() -> None:
    given = {
        "events": [event("Debris Rain", "active"), event("Dome Strike", "active")],
        "players.1.architect": "Castor Vane, Provocateur",
        "players.1.pool": pool(credits=5),
    }
    table = sit(given)
    assert table.shut_down() == ["Earth", "Moon"]
    table.do("use ability 1")
    assert (table.shut_down(), table.offers("take Location Bonus")) == (["Moon"], True)
    table.do("travel to Moon")
    assert table.pool() == (3, 0)
    assert table.do("travel to Earth").pool() == (0, 0)


@pytest.mark.rule("HEL-8.1", "HEL-8.8", "HEL-26.3")
def test_two_of_a_kind_are_counted_each() -> None:
    """When one of two catastrophes, or of two inflations, is gone the other still counts."""
    two = [event("Fall of the Senate", "active"), event("The Long Flare", "active")]
    table = sit({"events": two, "players.1.pool": pool(credits=4, defense=5)}).do("overcome active Fall of the Senate")
    assert table.shut_down() == LOCATIONS
    assert table.do("travel to Moon").pool() == (1, 0)
    two = [event("Systemic Inflation (Earth)", "active"), event("Systemic Inflation (Europa)", "active")]
    table = mercury({"events": two, "players.1.pool": pool(credits=3, defense=3)})
    assert table.refuses("buy Dockside Runner", "HEL-12.1")
    table.do("overcome active Systemic Inflation (Earth)", "buy Dockside Runner")
    assert table.pool() == (0, 0)
