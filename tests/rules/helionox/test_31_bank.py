"""Section 31: the Bank."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import cards, event, mercury, pool, solo

SKIFF = {"players.1.fleet": "Courier Skiff"}


@pytest.mark.rule("HEL-31.1")
def test_banked_tokens_do_not_enter_the_pool_and_stay_over_turns() -> None:
    table = mercury(cards(1, hand=["Cache Skimmer", "Powder Reserve"]), players=2)
    table.do("play Cache Skimmer", "play Powder Reserve")
    assert (table.pool(), table.at("players.1.bank")) == ((1, 1), pool(1, 1))
    table.whole_turns(2)
    assert (table.pool(), table.at("players.1.bank")) == ((0, 0), pool(1, 1))


@pytest.mark.rule("HEL-31.1", "HEL-GAP-36")
def test_everybody_sees_a_bank() -> None:
    table = mercury({"players.1.bank": pool(4, 2)})
    for seat in range(4):
        assert table.seen_by(seat, "players.1.bank") == pool(4, 2)


@pytest.mark.rule("HEL-31.1", "HEL-GAP-18", "HEL-GAP-19", "HEL-GAP-50")
def test_locations_and_architects_bank_too() -> None:
    exchange = {"players.1.location": "Moon", "players.1.embassies": ["Moon"]}
    assert mercury(exchange, moon="mercury").do("take Location Bonus").at("players.1.bank") == pool(1, 0)
    assert mercury(exchange, moon="mercury").do("take Key Access").at("players.1.bank") == pool(2, 0)
    vesper = {"players.1.architect": "Vesper Lang, Fleet Quartermaster"}
    assert mercury(vesper).do("use ability 1", "choose 1").at("players.1.bank") == pool(1, 0)
    assert mercury(vesper).do("use ability 1", "choose 2").at("players.1.bank") == pool(0, 1)
    assert mercury(vesper).do("use ability 2").at("players.1.bank") == pool(3, 0)


@pytest.mark.rule("HEL-31.2")
def test_banked_credits_pay_for_market_cards_in_the_same_turn() -> None:
    table = mercury(cards(1, hand=["Black Clinic"]), players=2)
    table.do("play Black Clinic", "buy Dockside Runner")
    assert (table.at("players.1.bank.credits"), table.at("players.1.top")) == (0, ["Dockside Runner"])


@pytest.mark.rule("HEL-31.2")
def test_pool_and_bank_pay_in_any_mix() -> None:
    given = {"players.1.pool": pool(credits=3), "players.1.bank": pool(credits=2)}
    table = mercury(given).do("buy Patrol Cutter")
    assert (table.asked, table.options()) == ("bank", ["pay 0 from Bank", "pay 1 from Bank", "pay 2 from Bank"])
    table.do("pay 2 from Bank")
    assert (table.pool(), table.at("players.1.bank.credits")) == ((2, 0), 0)
    given = {"players.1.pool": pool(credits=1), "players.1.bank": pool(credits=3)}
    assert mercury(given).do("buy Patrol Cutter").options() == ["pay 2 from Bank", "pay 3 from Bank"]


@pytest.mark.rule("HEL-31.2")
def test_bank_and_pool_together_must_reach_the_price() -> None:
    given = {"players.1.pool": pool(credits=1), "players.1.bank": pool(credits=1)}
    assert mercury(given).refuses("buy Patrol Cutter", "HEL-12.1")
    assert mercury(given).offers("buy Dockside Runner")


@pytest.mark.rule("HEL-31.2", "HEL-6.3")
def test_a_bank_pays_for_its_owner_only() -> None:
    assert not mercury({"players.2.bank": pool(credits=9)}).offers("buy Dockside Runner")


@pytest.mark.rule("HEL-31.3", "HEL-CON-17", "HEL-2.9")
def test_banked_credits_buy_no_prime_asset() -> None:
    given = {"players.1.bank": pool(credits=10), "players.1.pool": pool(credits=2)}
    assert mercury(given).refuses("buy Prime Asset", "HEL-31.3")


@pytest.mark.rule("HEL-31.3")
def test_banked_credits_pay_for_nothing_but_cards() -> None:
    given = {
        "players.1.bank": pool(credits=10),
        "players.1.location": "Earth",
        "events": [event("Ion Surge", "active")],
        **SKIFF,
    }
    table = mercury(given)
    assert table.refuses("travel to Mars", "HEL-16.1")
    assert table.refuses("place Embassy", "HEL-17.1")
    assert table.refuses("gain Earth Cargo", "HEL-28.2")
    assert table.refuses("use Fleet Asset", "HEL-GAP-40")
    riots = mercury({**given, "events": [event("Capital Riots", "active")]})
    assert riots.refuses("overcome Capital Riots by alternative cost", "HEL-15.4")


@pytest.mark.rule("HEL-31.3", "HEL-37.3")
def test_banked_credits_remove_no_garrison() -> None:
    table = solo({"players.1.bank": pool(credits=10)}, mercury="on", difficulty="veteran")
    assert table.refuses("remove Garrison with Credits", "HEL-37.3")


@pytest.mark.rule("HEL-31.4", "HEL-GAP-12")
def test_defense_is_banked_by_card_text() -> None:
    table = mercury(cards(1, hand=["Helios Aegis"])).do("play Helios Aegis")
    assert (table.pool(), table.at("players.1.bank")) == ((0, 0), pool(0, 2))


@pytest.mark.rule("HEL-31.4", "HEL-GAP-50", "HEL-GAP-18")
def test_defense_is_banked_by_the_phobos_arsenal() -> None:
    given = {"players.1.location": "Mars", "players.1.embassies": ["Mars"]}
    assert mercury(given, mars="mercury").do("take Key Access").at("players.1.bank") == pool(0, 2)


@pytest.mark.rule("HEL-31.4", "HEL-10.5")
def test_defense_of_the_pool_cannot_be_banked() -> None:
    table = mercury({"players.1.pool": pool(credits=4, defense=4)}, players=2)
    assert not [option for option in table.options() if "Bank" in option or "bank" in option]
    table.whole_turns(2)
    assert (table.pool(), table.at("players.1.bank")) == ((0, 0), pool())


@pytest.mark.rule("HEL-31.5")
def test_banked_defense_overcomes_events() -> None:
    given = {"events": [event("Capital Riots")], "players.1.bank": pool(defense=3)}
    table = mercury(given).do("overcome inactive Capital Riots")
    assert (table.at("players.1.bank.defense"), table.trophies()) == (1, ["Capital Riots"])


@pytest.mark.rule("HEL-31.5", "HEL-14.4")
def test_the_pool_is_spent_before_the_bank() -> None:
    given = {
        "events": [event("Capital Riots", "active")],
        "players.1.pool": pool(defense=2),
        "players.1.bank": pool(defense=2),
    }
    table = mercury(given).do("overcome active Capital Riots")
    assert (table.pool(), table.at("players.1.bank.defense")) == ((0, 0), 1)


@pytest.mark.rule("HEL-31.5", "HEL-11.5")
def test_the_caller_of_a_collaboration_offers_banked_defense() -> None:
    given = {"events": [event("Capital Riots", "active")], "players.1.bank": pool(defense=2)}
    table = mercury(given, players=2).do("call for help with active Capital Riots")
    assert table.options("offer") == ["1", "2"]
    table.do("offer 2", "accept", "play Sentinel Prototype")
    assert (table.at("players.1.bank.defense"), table.at("players.1.influence")) == (0, 2)


@pytest.mark.rule("HEL-31.5", "HEL-11.10")
def test_a_partners_bank_is_closed() -> None:
    given = {
        "events": [event("Capital Riots", "active")],
        "players.1.pool": pool(defense=1),
        "players.2.bank": pool(defense=9),
        **cards(2, hand=["Material Asset"]),
    }
    table = mercury(given, players=2).do("call for help with active Capital Riots", "accept")
    assert table.at("players.2.bank.defense") == 9
    assert table.at("players.2.influence") == 0
    assert table.in_play() == [("Capital Riots", "Earth", "active")]


@pytest.mark.rule("HEL-31.5", "HEL-37.3", "HEL-GAP-38")
def test_banked_defense_removes_a_garrison() -> None:
    table = solo({"players.1.bank": pool(defense=1)}, mercury="on", difficulty="veteran")
    table.do("remove Garrison with Defense")
    assert (table.at("locations.Earth.garrison"), table.at("players.1.bank.defense")) == (False, 0)


@pytest.mark.rule("HEL-31.6")
@pytest.mark.parametrize(("held", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_at_most_ten_banked_credits(held: int, after: int) -> None:
    given = {"players.1.bank": pool(credits=held), "players.1.cargo": ["Mars"], **SKIFF}
    table = mercury(given).do("deliver Mars Cargo", "bank Credits")
    assert (table.at("players.1.bank.credits"), table.pool()) == (after, (0, 0))


@pytest.mark.rule("HEL-31.6")
def test_at_most_ten_banked_defense() -> None:
    given = {**cards(1, hand=["Helios Aegis"]), "players.1.bank": pool(credits=10, defense=8)}
    assert mercury(given).do("play Helios Aegis").at("players.1.bank") == pool(10, 10)


@pytest.mark.rule("HEL-31.6")
def test_any_number_is_used_in_one_turn() -> None:
    given = {"players.1.bank": pool(credits=10, defense=10), "events": [event("The Long Flare", "active")]}
    table = mercury(given).do("buy Ghost Auditor", "buy Patrol Cutter", "buy Gene Splicer")
    table.do("overcome active The Long Flare")
    assert table.at("players.1.bank") == pool(0, 4)


@pytest.mark.rule("HEL-31.7")
def test_bank_and_cargo_are_worth_nothing_at_the_end() -> None:
    given = {"players.1.bank": pool(10, 10), "players.1.cargo": ["Mars", "Moon"], **cards(1)}
    assert mercury(given, "score").at("scores.1") == {"tokens": 0, "cards": 0, "infamy": 0, "missions": 0}
