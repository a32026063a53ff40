"""Sections 28 and 29: gaining and delivering Cargo."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import LOCATIONS, cards, event, mercury, pool, sit, solo

from farflung.games.helionox.words import CARGO_COLOURS
from farflung.games.helionox.words import LOCATIONS as ORDER

RICH = {"players.1.pool": pool(credits=9)}


@pytest.mark.rule("HEL-28.1", "HEL-GAP-31")
def test_each_location_has_a_colour_of_its_own() -> None:
    assert dict(zip(ORDER, CARGO_COLOURS, strict=True)) == {
        "Earth": "green",
        "Moon": "white",
        "Mars": "red",
        "Ceres": "yellow",
        "Europa": "blue",
    }


@pytest.mark.rule("HEL-28.1", "HEL-28.2", "HEL-28.3")
@pytest.mark.parametrize("place", LOCATIONS)
def test_cargo_is_gained_for_a_credit_in_the_colour_of_the_location(place: str) -> None:
    table = mercury({"players.1.location": place, "players.1.pool": pool(credits=1)})
    assert table.options("gain") == [f"{place} Cargo"]
    table.do(f"gain {place} Cargo")
    assert (table.pool(), table.at("players.1.cargo")) == ((0, 0), [place])


@pytest.mark.rule("HEL-28.2")
def test_cargo_needs_a_credit() -> None:
    assert mercury().refuses("gain Earth Cargo", "HEL-28.2")
    assert mercury({"players.1.pool": pool(defense=5)}).refuses("gain Earth Cargo", "HEL-28.2")


@pytest.mark.rule("HEL-28.2", "HEL-6.3")
def test_cargo_is_gained_on_ones_own_turn() -> None:
    table = mercury({"players.2.pool": pool(credits=5), "players.2.location": "Mars"})
    assert not table.offers("gain Mars Cargo")


@pytest.mark.rule("HEL-28.4", "HEL-28.5")
def test_one_gain_at_each_location_in_a_turn() -> None:
    given = {**RICH, "players.1.fleet": "Longhaul Freighter"}
    table = mercury(given).do("gain Earth Cargo")
    assert table.refuses("gain Earth Cargo", "HEL-28.4")
    # without the Cargo it is still this turn's one gain
    given = {**RICH, "players.1.this_turn.gained": ["Earth"]}
    assert mercury(given).refuses("gain Earth Cargo", "HEL-28.4")


@pytest.mark.rule("HEL-28.4")
def test_five_gains_in_a_turn_at_five_locations() -> None:
    given = {"players.1.pool": pool(credits=13), "players.1.fleet": "Courier Skiff"}
    table = mercury(given).do("gain Earth Cargo")
    for place in LOCATIONS[1:]:
        table.do(f"travel to {place}", f"gain {place} Cargo")
    assert (table.at("players.1.cargo"), table.pool()) == (LOCATIONS, (0, 0))


@pytest.mark.rule("HEL-28.4")
def test_the_next_turn_allows_a_gain_again() -> None:
    table = mercury({**RICH, "players.1.cargo": []}, players=2).do("gain Earth Cargo")
    table.end_turn().end_turn()
    assert table.at("players.1.this_turn.gained") == []


@pytest.mark.rule("HEL-28.4", "HEL-GAP-7")
def test_cargo_by_card_counts_as_the_gain_of_the_location() -> None:
    given = {**RICH, **cards(1, hand=["Bulk Tender", "Bulk Tender"])}
    table = mercury(given).do("play Bulk Tender", "do it")
    assert (table.at("players.1.cargo"), table.pool()) == (["Earth"], (10, 0))
    assert table.refuses("gain Earth Cargo", "HEL-28.4")
    table = mercury(given).do("gain Earth Cargo", "play Bulk Tender")
    assert (table.asked, table.at("players.1.cargo")) == ("main", ["Earth"])


@pytest.mark.rule("HEL-28.4", "HEL-GAP-18", "HEL-GAP-7")
def test_a_foreign_colour_by_card_is_no_gain_of_the_location() -> None:
    given = {**RICH, "players.1.location": "Ceres", "players.1.embassies": ["Ceres"], "players.1.cargo": ["Mars"]}
    table = mercury(given, ceres="mercury").do("take Key Access")
    assert (table.asked, table.options("gain")) == (
        "cargo",
        ["Earth Cargo", "Moon Cargo", "Ceres Cargo", "Europa Cargo"],
    )
    table.do("gain Europa Cargo")
    assert (table.at("players.1.cargo"), table.pool()) == (["Mars", "Europa"], (10, 0))
    assert table.do("gain Ceres Cargo").at("players.1.cargo") == ["Mars", "Ceres", "Europa"]


@pytest.mark.rule("HEL-28.4", "HEL-GAP-18")
def test_the_smuggler_port_bonus_is_the_gain_of_ceres() -> None:
    table = mercury({**RICH, "players.1.location": "Ceres"}, ceres="mercury").do("take Location Bonus", "do it")
    assert (table.at("players.1.cargo"), table.pool()) == (["Ceres"], (9, 0))
    assert table.refuses("gain Ceres Cargo", "HEL-28.4")


@pytest.mark.rule("HEL-28.5")
@pytest.mark.parametrize("place", LOCATIONS)
def test_one_cargo_of_each_colour(place: str) -> None:
    table = mercury({**RICH, "players.1.location": place, "players.1.cargo": [place]})
    assert table.refuses(f"gain {place} Cargo", "HEL-28.5")


@pytest.mark.rule("HEL-28.5", "HEL-GAP-20")
def test_the_carrier_holds_all_five_colours() -> None:
    given = {**RICH, "players.1.location": "Europa", "players.1.cargo": LOCATIONS[:4]}
    assert mercury(given).do("gain Europa Cargo").at("players.1.cargo") == LOCATIONS


@pytest.mark.rule("HEL-28.5", "HEL-GAP-32", "HEL-GAP-30")
def test_the_supply_holds_four_of_each_colour() -> None:
    given = {**RICH, "players.*.cargo": ["Mars"], "players.1.location": "Mars", "players.1.cargo": []}
    assert mercury(given, players=4).offers("gain Mars Cargo")
    table = mercury({**given, "locations.Earth.delivered": "Mars"}, players=4)
    assert table.refuses("gain Mars Cargo", "HEL-GAP-32")


@pytest.mark.rule("HEL-28.6", "HEL-8.5")
def test_no_gain_at_a_shut_down_location() -> None:
    table = mercury({**RICH, "events": [event("Capital Riots", "active")]})
    assert table.refuses("gain Earth Cargo", "HEL-28.6")
    anywhere = mercury({**RICH, "events": [event("Red Plague", "active")]})
    assert anywhere.refuses("gain Earth Cargo", "HEL-28.6")
    by_card = mercury({**cards(1, hand=["Bulk Tender"]), "events": [event("Capital Riots", "active")]})
    assert by_card.do("play Bulk Tender").at("players.1.cargo") == []


@pytest.mark.rule("HEL-28.6", "HEL-8.7")
def test_who_ignores_shut_down_gains_and_delivers() -> None:
    given = {
        **RICH,
        **cards(1, hand=["The Wraith"]),
        "events": [event("Capital Riots", "active")],
        "players.1.cargo": ["Mars"],
    }
    table = mercury(given).do("play The Wraith", "decline", "gain Earth Cargo", "deliver Mars Cargo", "decline")
    assert table.at("locations.Earth.delivered") == "Mars"


@pytest.mark.rule("HEL-28.2", "HEL-GAP-20")
def test_the_longhaul_freighter_saves_a_credit_once_a_turn() -> None:
    given = {"players.1.pool": pool(credits=3), "players.1.fleet": "Longhaul Freighter"}
    table = mercury(given).do("gain Earth Cargo")
    assert table.pool() == (3, 0)
    assert table.do("travel to Moon", "gain Moon Cargo").pool() == (0, 0)


# ---- delivering


@pytest.mark.rule("HEL-29.1", "HEL-29.2", "HEL-CON-28")
@pytest.mark.parametrize("place", LOCATIONS)
def test_cargo_is_delivered_for_nothing_anywhere_but_at_home(place: str) -> None:
    table = mercury({"players.1.location": place, "players.1.cargo": LOCATIONS, "players.1.request": "none"})
    others = [other for other in LOCATIONS if other != place]
    assert table.options("deliver") == [f"{other} Cargo" for other in others]
    assert table.refuses(f"deliver {place} Cargo", "HEL-29.2")
    table.do(f"deliver {others[0]} Cargo", "decline")
    assert table.at(f"locations.{place}.delivered") == others[0]
    assert (table.at("players.1.cargo"), table.pool()) == ([other for other in LOCATIONS if other != others[0]], (0, 0))


@pytest.mark.rule("HEL-29.1")
def test_only_what_is_carried_is_delivered() -> None:
    assert mercury({"players.2.cargo": ["Mars"]}).options("deliver") == []


@pytest.mark.rule("HEL-29.3")
def test_one_delivery_at_each_location_in_a_turn() -> None:
    given = {
        "players.1.cargo": ["Mars", "Ceres"],
        "players.1.pool": pool(credits=2),
        "players.1.fleet": "Courier Skiff",
    }
    table = mercury(given).do("deliver Mars Cargo", "decline")
    assert table.refuses("deliver Ceres Cargo", "HEL-29.3")
    table.do("travel to Moon", "deliver Ceres Cargo", "decline")
    assert table.at("locations.*.delivered") == {
        "locations.Earth.delivered": "Mars",
        "locations.Moon.delivered": "Ceres",
        "locations.Mars.delivered": None,
        "locations.Ceres.delivered": None,
        "locations.Europa.delivered": None,
    }


@pytest.mark.rule("HEL-29.3", "HEL-21.5")
def test_delivered_cargo_lies_there_until_the_end_of_the_turn() -> None:
    given = {"players.1.cargo": ["Mars"], "players.2.cargo": ["Mars"], "players.1.fleet": "Courier Skiff"}
    table = mercury(given, players=2).do("deliver Mars Cargo", "decline")
    assert table.at("locations.Earth.delivered") == "Mars"
    table.end_turn()
    assert table.at("locations.Earth.delivered") is None
    assert table.offers("deliver Mars Cargo")


@pytest.mark.rule("HEL-29.4", "HEL-31.1", "HEL-32.3")
def test_the_reward_is_two_banked_credits_or_an_illegal_tech_or_nothing() -> None:
    given = {"players.1.cargo": ["Mars"], "players.1.fleet": "Courier Skiff"}
    table = mercury(given).do("deliver Mars Cargo")
    assert (table.asked, table.options()) == (
        "reward",
        ["bank Credits", "take Illegal Tech Ballot Forger", "take Illegal Tech Sleeper Network", "decline"],
    )
    banked = mercury(given).do("deliver Mars Cargo", "bank Credits")
    assert (banked.at("players.1.bank"), banked.at("players.1.top"), banked.pool()) == (pool(credits=2), [], (0, 0))
    tech = mercury(given).do("deliver Mars Cargo", "take Illegal Tech Ballot Forger")
    assert (tech.at("players.1.bank"), tech.at("players.1.top")) == (pool(), ["Ballot Forger"])
    assert tech.at("locations.Earth.illegal") == ["Sleeper Network"]
    neither = mercury(given).do("deliver Mars Cargo", "decline")
    assert (neither.asked, neither.at("players.1.bank"), neither.at("players.1.top")) == ("main", pool(), [])


@pytest.mark.rule("HEL-29.4", "HEL-30.3")
def test_no_illegal_tech_as_a_reward_where_none_is_left() -> None:
    given = {"players.1.cargo": ["Mars"], "players.1.fleet": "Courier Skiff", "locations.Earth.illegal": []}
    assert mercury(given).do("deliver Mars Cargo").options() == ["bank Credits", "decline"]


@pytest.mark.rule("HEL-29.4", "HEL-GAP-19")
def test_silas_korr_takes_both_rewards_of_one_delivery() -> None:
    given = {
        "players.1.architect": "Silas Korr, Contraband Broker",
        "players.1.cargo": ["Mars", "Ceres"],
        "players.1.fleet": "Courier Skiff",
        "players.1.pool": pool(credits=2),
    }
    table = mercury(given).do("use ability 2", "deliver Mars Cargo", "take Illegal Tech Ballot Forger", "bank Credits")
    assert (table.asked, table.at("players.1.bank.credits"), table.at("players.1.top")) == (
        "main",
        2,
        ["Ballot Forger"],
    )
    table.do("travel to Moon", "deliver Ceres Cargo", "bank Credits")
    assert (table.asked, table.at("players.1.bank.credits")) == ("main", 4)


@pytest.mark.rule("HEL-29.4", "HEL-GAP-20", "HEL-GAP-33")
@pytest.mark.parametrize(("asset", "bank", "defense"), [("Smuggler's Cutter", 3, 0), ("Picket Frigate", 2, 1)])
def test_fleet_assets_react_to_the_first_delivery(asset: str, bank: int, defense: int) -> None:
    given = {"players.1.cargo": ["Mars", "Ceres"], "players.1.fleet": asset, "players.1.pool": pool(credits=2)}
    table = mercury(given).do("deliver Mars Cargo", "bank Credits")
    assert (table.asked, table.options()) == ("fleet", ["do it", "decline"])
    table.do("do it")
    assert (table.at("players.1.bank.credits"), table.pool()) == (bank, (2, defense))
    table.do("travel to Moon", "deliver Ceres Cargo", "decline")
    assert table.asked == "main"


@pytest.mark.rule("HEL-29.5", "HEL-8.5")
def test_no_delivery_at_a_shut_down_location() -> None:
    given = {"players.1.cargo": ["Mars"]}
    table = mercury({**given, "events": [event("Capital Riots", "active")]})
    assert table.refuses("deliver Mars Cargo", "HEL-29.5")
    table = mercury({**given, "events": [event("Resource War", "active")]})
    assert table.refuses("deliver Mars Cargo", "HEL-29.5")


@pytest.mark.rule("HEL-29.5", "HEL-37.2")
def test_no_delivery_where_a_garrison_stands() -> None:
    given = {"players.1.cargo": ["Mars"], "players.1.pool": pool(credits=2)}
    table = solo(given, mercury="on", difficulty="veteran")
    assert table.refuses("deliver Mars Cargo", "HEL-29.5")
    assert table.do("remove Garrison with Credits").offers("deliver Mars Cargo")


@pytest.mark.rule("HEL-29.6")
@pytest.mark.parametrize("first", ["gain", "deliver"])
def test_gaining_and_delivering_at_one_location_in_either_order(first: str) -> None:
    given = {"players.1.cargo": ["Mars"], "players.1.pool": pool(credits=1), "players.1.fleet": "Courier Skiff"}
    gain, deliver = ["gain Earth Cargo"], ["deliver Mars Cargo", "decline"]
    table = mercury(given).do(*(gain + deliver if first == "gain" else deliver + gain))
    assert (table.at("players.1.cargo"), table.at("locations.Earth.delivered")) == (["Earth"], "Mars")


@pytest.mark.rule("HEL-28.1", "HEL-2.2")
def test_no_cargo_without_mercury() -> None:
    assert not sit(RICH).offers("gain Earth Cargo")
