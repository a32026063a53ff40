"""Section 7: the Event Phase."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import CATASTROPHES, REGULAR, home
from tests.rules.helionox.table import cards, coop, event, event_deck, mercury, pool, sit, solo, stacked


@pytest.mark.rule("HEL-7.1", "HEL-CON-33")
def test_all_inactive_events_become_active_first() -> None:
    given = {
        "events": [event("Capital Riots"), event("Dust Tempest", "active"), event("Warp Cult")],
        **stacked("Rogue Asteroid"),
    }
    table = sit(given, "turn 1")
    assert table.in_play() == [
        ("Capital Riots", "Earth", "active"),
        ("Dust Tempest", "Mars", "active"),
        ("Warp Cult", "Europa", "active"),
        ("Rogue Asteroid", "Ceres", "inactive"),
    ]
    assert table.order_of("became_active", "event_arrived") == ["became_active", "became_active", "event_arrived"]


@pytest.mark.rule("HEL-7.1")
@pytest.mark.parametrize("kind", [coop, solo])
def test_in_coop_and_solo_they_become_active_too(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({"events": [event("Capital Riots")], **stacked("Warp Cult", "Dust Tempest")}, "turn 1")
    assert table.in_play()[0] == ("Capital Riots", "Earth", "active")


@pytest.mark.rule("HEL-7.2")
@pytest.mark.parametrize("card", [card.name for card in REGULAR + CATASTROPHES if not card.mercury])
def test_a_new_event_lies_at_its_location_inactive_side_up(card: str) -> None:
    table = sit(stacked(card), "turn 1")
    assert table.in_play() == [(card, home(card), "inactive")]


@pytest.mark.rule("HEL-7.2")
def test_exactly_one_event_comes_each_turn() -> None:
    table = sit(stacked("Warp Cult", "Capital Riots", "Miner Walkout"), "turn 1").whole_turns(2)
    assert [name for name, _, _ in table.in_play()] == ["Warp Cult", "Capital Riots", "Miner Walkout"]


@pytest.mark.rule("HEL-7.2", "HEL-3.5")
def test_it_comes_from_the_top_of_the_deck() -> None:
    table = sit(scene="turn 1", luck=("event Warp Cult",))
    assert table.in_play() == [("Warp Cult", "Europa", "inactive")]
    assert table.at("event_deck.parts.1.regular") == 8


@pytest.mark.rule("HEL-7.3")
def test_an_event_is_inactive_for_its_first_turn_only() -> None:
    table = sit(stacked("Warp Cult", "Capital Riots"), "turn 1")
    assert table.in_play() == [("Warp Cult", "Europa", "inactive")]
    table.do("play Material Asset")
    assert table.in_play() == [("Warp Cult", "Europa", "inactive")]
    table.end_turn()
    assert table.seat == 2
    assert table.in_play() == [("Warp Cult", "Europa", "active"), ("Capital Riots", "Earth", "inactive")]


@pytest.mark.rule("HEL-7.3", "HEL-GAP-7")
def test_an_event_turned_back_becomes_active_again_in_the_next_event_phase() -> None:
    given = {"players.1.hand": ["Stasis Projector"], "events": [event("Warp Cult", "active")]}
    table = sit({**given, **stacked("Capital Riots")})
    table.do("play Stasis Projector", "turn over Warp Cult at Europa")
    assert table.in_play() == [("Warp Cult", "Europa", "inactive")]
    assert table.end_turn().in_play()[0] == ("Warp Cult", "Europa", "active")


@pytest.mark.rule("HEL-7.4", "HEL-14.3")
@pytest.mark.parametrize(("side", "cost", "influence"), [("inactive", 2, 3), ("active", 3, 2)])
def test_the_face_up_side_counts(side: str, cost: int, influence: int) -> None:
    given = {"events": [event("Ozone Breach", side)], "players.1.pool": pool(defense=cost - 1)}
    assert sit(given).refuses(f"overcome {side} Ozone Breach", "HEL-14.1")
    table = sit({**given, "players.1.pool": pool(defense=cost)}).do(f"overcome {side} Ozone Breach")
    assert (table.pool(), table.at("players.1.influence")) == ((0, 0), influence)


@pytest.mark.rule("HEL-7.5")
def test_a_location_holds_any_number_of_events() -> None:
    """Seven at Earth, two of them of one name with different sides up."""
    many = [event("Capital Riots", "active"), event("Capital Riots"), event("Refugee Exodus"), event("Senate Scandal")]
    many += [event("Grid Blackout", "active"), event("The Long Flare"), event("Ozone Breach")]
    table = sit({"events": many, "players.1.pool": pool(defense=4)})
    assert len(table.in_play()) == 7
    assert set(table.options("overcome")) >= {"active Capital Riots", "inactive Capital Riots", "inactive Ozone Breach"}
    table.do("overcome inactive Capital Riots")
    assert ("Capital Riots", "Earth", "active") in table.in_play()
    assert len(table.in_play()) == 6


@pytest.mark.rule("HEL-7.6")
def test_events_stay_until_they_are_overcome() -> None:
    table = sit({"events": [event("Warp Cult")]}, "turn 1").whole_turns(7)
    assert table.in_play()[0] == ("Warp Cult", "Europa", "active")
    assert len(table.in_play()) == 9


@pytest.mark.rule("HEL-7.7")
def test_the_event_phase_asks_nothing_by_itself() -> None:
    table = sit({"events": [event("Capital Riots"), event("Warp Cult")], **stacked("Miner Walkout")}, "turn 1")
    assert (table.asked, table.at("phase")) == ("main", "main")


@pytest.mark.rule("HEL-7.7", "HEL-GAP-35", "HEL-GAP-15")
def test_what_events_do_on_becoming_active_goes_around_oldest_first() -> None:
    """Belt Cascade (older) pushes the Ships at Ceres, then the Red Plague takes a card of each, from seat 2 on."""
    places = {f"players.{seat}.location": "Ceres" for seat in (1, 2, 3)}
    given = {"events": [event("Belt Cascade"), event("Red Plague")], **places, **stacked("Warp Cult")}
    table = sit(given, "turn 2")
    asked = []
    while table.asked != "main":
        asked.append((table.asked, table.seat))
        table.do(table.options()[0])
    pushed = [("pushed", 2), ("pushed", 3), ("pushed", 1)]
    assert asked == [*pushed, ("plague", 2), ("plague", 3), ("plague", 1)]
    assert table.order_of("became_active", "moved", "discarded", "event_arrived") == (
        ["became_active"] * 2 + ["moved"] * 3 + ["discarded"] * 3 + ["event_arrived"]
    )


@pytest.mark.rule("HEL-GAP-35", "HEL-7.7")
def test_the_older_of_two_goes_first() -> None:
    given = {"events": [event("Red Plague"), event("Belt Cascade")], "players.1.location": "Ceres"}
    table = sit({**given, **stacked("Warp Cult")}, "turn 1")
    assert table.asked == "plague"


@pytest.mark.rule("HEL-GAP-35", "HEL-8.11")
def test_what_events_do_on_becoming_active_happens_once() -> None:
    table = sit({"events": [event("Red Plague", "active")], **stacked("Warp Cult")}, "turn 1")
    assert table.asked == "main"
    assert len(table.hand()) == 5


@pytest.mark.rule("HEL-7.8", "HEL-22.1", "HEL-CON-4")
def test_an_empty_event_deck_ends_the_game_before_anything_is_turned_over() -> None:
    table = sit({"events": [event("Red Plague")], **event_deck(), "players.1.cryo": 2}, "turn 1")
    assert table.match.over
    assert table.in_play() == [("Red Plague", "Mars", "inactive")]
    assert (table.at("players.1.cryo"), len(table.hand())) == (2, 5)
    assert table.order_of("game_ended", "turn_began", "became_active") == ["game_ended"]


@pytest.mark.rule("HEL-7.8")
def test_with_one_event_left_the_turn_is_played() -> None:
    table = sit({**event_deck((0, 0), (0, 0), (1, 0))}, "turn 1", luck=("event Warp Cult",))
    assert table.asked == "main"
    assert table.end_turn().match.over


@pytest.mark.rule("HEL-7.7", "HEL-26.4")
def test_a_raid_asks_everybody_with_cargo_in_turn_order() -> None:
    cargo = {f"players.{seat}.cargo": ["Earth", "Mars"] for seat in (1, 3)}
    table = mercury({"events": [event("Raid (Moon)")], **cargo, **stacked("Warp Cult")}, "turn 2")
    assert (table.asked, table.seat) == ("raid", 3)
    table.do("lose Earth Cargo")
    assert (table.asked, table.seat) == ("raid", 1)


@pytest.mark.rule("HEL-7.7", "HEL-GAP-15")
def test_who_has_nothing_to_discard_is_passed_over() -> None:
    table = sit({**cards(1, hand=[]), "events": [event("Red Plague")], **stacked("Warp Cult")}, "turn 1")
    assert (table.asked, table.seat) == ("plague", 2)
