"""Sections 30 and 32: Illegal Tech, laid out and used."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import ILLEGAL_TECH
from tests.rules.helionox.table import LOCATIONS, Table, cards, coop, event, fresh, mercury, pool, sit

HOMES = {card.name: LOCATIONS[card.illegal_at] for card in ILLEGAL_TECH}
SKIFF = {"players.1.fleet": "Courier Skiff"}


@pytest.mark.rule("HEL-30.1", "HEL-30.2", "HEL-GAP-24")
@pytest.mark.parametrize(("players", "each"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_illegal_tech_of_its_icon_lies_at_each_location(players: int, each: int) -> None:
    for seed in range(1, 6):
        table = fresh(players, seed, mercury="on")
        for place in LOCATIONS:
            lying = table.at(f"locations.{place}.illegal")
            assert len(lying) == each
            assert {HOMES[card] for card in lying} == {place}


@pytest.mark.rule("HEL-30.1", "HEL-GAP-36")
def test_illegal_tech_lies_face_up_for_everybody() -> None:
    table = mercury()
    for seat in range(4):
        assert table.seen_by(seat, "locations.Earth.illegal") == ["Ballot Forger", "Sleeper Network"]


@pytest.mark.rule("HEL-30.1")
def test_which_illegal_tech_lies_there_is_by_luck() -> None:
    laid = [fresh(2, seed, mercury="on").at("locations.*.illegal") for seed in range(1, 16)]
    for place in LOCATIONS:
        assert len({tuple(one[f"locations.{place}.illegal"]) for one in laid}) == 2


@pytest.mark.rule("HEL-30.2")
def test_the_two_at_a_location_may_be_identical() -> None:
    laid = [fresh(3, seed, mercury="on").at("locations.*.illegal").values() for seed in range(1, 9)]
    pairs = [cards for one in laid for cards in one]
    assert any(len(set(pair)) == 1 for pair in pairs)
    assert any(len(set(pair)) == 2 for pair in pairs)


@pytest.mark.rule("HEL-30.3")
def test_taken_illegal_tech_is_not_replaced() -> None:
    given = {"players.1.cargo": ["Mars"], **SKIFF}
    table = mercury(given, players=2).do("deliver Mars Cargo", "take Illegal Tech Ballot Forger")
    assert table.at("locations.Earth.illegal") == []
    table.whole_turns(3)
    assert table.at("locations.Earth.illegal") == []


@pytest.mark.rule("HEL-30.3", "HEL-CON-27")
def test_illegal_tech_that_was_not_placed_is_nowhere() -> None:
    data = fresh(2, 3, mercury="on").whole()
    lying = [card for place in data["locations"].values() for card in place["illegal"]]
    elsewhere = [card for slot in data["market"].values() for card in [slot["card"], *slot["deck"]]]
    for player in data["players"]:
        elsewhere += player["hand"] + player["deck"]
    assert len(lying) == 5
    assert not set(elsewhere) & set(HOMES)


@pytest.mark.rule("HEL-32.1", "HEL-CON-27")
def test_illegal_tech_is_had_by_delivery_only() -> None:
    """No other option names it, at its own Location and with any number of Credits; card text takes Market cards."""
    table = mercury({"players.1.pool": pool(credits=50), **cards(1, hand=["Autofactory"])})
    assert not [option for option in table.options() if "Ballot Forger" in option or "Illegal" in option]
    table.do("play Autofactory")
    assert set(table.options("obtain")) == {"Gene Splicer", "Ghost Auditor", "Dockside Runner", "Patrol Cutter"}


@pytest.mark.rule("HEL-32.1", "HEL-CON-27", "HEL-20.1")
def test_consumed_illegal_tech_stays_consumed() -> None:
    given = {"players.1.architect": "Drago Lint, Salvage Baron"}
    table = mercury({**given, "consumed": ["Ballot Forger", "Gene Splicer", "Prime Asset"]}).do("use ability 2")
    assert set(table.options("obtain")) == {"Gene Splicer", "Prime Asset"}
    nothing = mercury({**given, "consumed": ["Ballot Forger"]}).do("use ability 2")
    assert nothing.at("players.1.top") == []


@pytest.mark.rule("HEL-32.1", "HEL-32.3", "HEL-GAP-47")
def test_the_deliverer_takes_any_one_of_those_that_lie_there() -> None:
    given = {"players.1.cargo": ["Mars"], "players.1.location": "Moon", **SKIFF}
    table = mercury(given).do("deliver Mars Cargo")
    assert table.options("take Illegal Tech") == ["Singing Mines", "Phase Cloak"]
    table.do("take Illegal Tech Phase Cloak")
    assert (table.at("players.1.top"), table.at("locations.Moon.illegal")) == (["Phase Cloak"], ["Singing Mines"])
    assert table.at("players.1.cargo") == []  # that Cargo was its price


@pytest.mark.rule("HEL-32.2", "HEL-29.2")
@pytest.mark.parametrize("place", LOCATIONS)
def test_only_foreign_cargo_pays(place: str) -> None:
    table = mercury({"players.1.location": place, "players.1.cargo": [place], **SKIFF})
    assert table.options("deliver") == []
    other = next(other for other in LOCATIONS if other != place)
    table = mercury({"players.1.location": place, "players.1.cargo": [other], "players.1.request": "none", **SKIFF})
    assert len(table.do(f"deliver {other} Cargo").options("take Illegal Tech")) == 2


@pytest.mark.rule("HEL-32.3", "HEL-12.2", "HEL-21.3")
def test_it_lies_on_top_of_the_deck_and_is_drawn_first() -> None:
    given = {"players.1.cargo": ["Mars"], **cards(1, deck=["Material Asset"] * 5), **SKIFF}
    table = mercury(given, players=2).do("deliver Mars Cargo", "take Illegal Tech Ballot Forger").end_turn()
    assert "Ballot Forger" in table.at("players.1.hand")


@pytest.mark.rule("HEL-32.3")
def test_it_is_discarded_and_consumed_like_any_card() -> None:
    discards = mercury(cards(1, hand=["Ballot Forger", "Seed Vault"])).do("play Seed Vault")
    assert discards.at("players.1.discard") == ["Ballot Forger"]
    consumes = mercury(cards(1, hand=["Ballot Forger", "Field Botanist"]))
    consumes.do("play Field Botanist", "consume Ballot Forger")
    assert (consumes.at("consumed"), consumes.at("players.1.infamy")) == (["Ballot Forger"], 0)
    played = mercury(cards(1, hand=["Counterfeit Mint"]), players=2).do("play Counterfeit Mint").do("end turn")
    assert "Counterfeit Mint" in played.at("players.1.hand") + played.at("players.1.discard")


@pytest.mark.rule("HEL-32.4", "HEL-GAP-24")
@pytest.mark.parametrize("name", list(HOMES))
def test_each_play_gives_an_infamy_token(name: str) -> None:
    table = mercury(cards(1, hand=[name], deck=["Material Asset"] * 6)).do(f"play {name}")
    assert table.at("players.1.infamy") == 1
    assert [(e.rule, e.a, e.b) for e in table.events(what="infamy_taken")] == [("HEL-32.4", 0, 1)]


@pytest.mark.rule("HEL-32.4")
def test_infamy_comes_before_the_text() -> None:
    table = mercury(cards(1, hand=["Ballot Forger"])).do("play Ballot Forger")
    assert table.order_of("played", "infamy_taken", "influence_gained") == [
        "played",
        "infamy_taken",
        "influence_gained",
    ]
    assert (table.at("players.1.influence"), table.at("players.1.infamy")) == (3, 1)


@pytest.mark.rule("HEL-32.4")
def test_two_plays_give_two_tokens() -> None:
    table = mercury({**cards(1, hand=["Singing Mines"] * 2), "locations.Moon.illegal": []})
    table.do("play Singing Mines", "play Singing Mines")
    assert (table.pool(), table.at("players.1.infamy")) == ((0, 10), 2)


@pytest.mark.rule("HEL-32.4", "HEL-GAP-34")
def test_copying_its_text_gives_infamy_too() -> None:
    table = mercury(cards(1, hand=["Counterfeit Mint", "Echo Processor"]))
    table.do("play Counterfeit Mint", "play Echo Processor")
    assert (table.pool(), table.at("players.1.bank"), table.at("players.1.infamy")) == ((4, 0), pool(6, 0), 2)


@pytest.mark.rule("HEL-32.4", "HEL-11.8")
def test_a_partner_who_plays_it_takes_the_infamy() -> None:
    given = {
        "events": [event("Doomsday Broadcast", "active")],
        "players.1.pool": pool(defense=1),
        **cards(2, hand=["Singing Mines"]),
    }
    table = mercury(given, players=2).do("call for help with active Doomsday Broadcast")
    table.do("accept", "play Singing Mines")
    assert [player["infamy"] for player in table.at("players")] == [0, 1]


@pytest.mark.rule("HEL-32.4", "HEL-13.9")
def test_unique_illegal_tech_is_played_once_a_turn() -> None:
    table = mercury({**cards(1, hand=["Ballot Forger"] * 2), "locations.Earth.illegal": []}).do("play Ballot Forger")
    assert table.refuses("play Ballot Forger", "HEL-13.9")


# ---- what each of them does (HEL-GAP-24)


def played(name: str, *answers: str, more: dict[str, Any] | None = None) -> Table:
    deck = ["Sentinel Prototype"] * 3
    given = {**cards(1, hand=[name, "Material Asset"], deck=deck), **(more or {})}
    return mercury(given).do(f"play {name}", *answers)


@pytest.mark.rule("HEL-32.3", "HEL-GAP-24")
def test_the_texts_of_illegal_tech() -> None:
    network = played("Sleeper Network")
    assert (network.hand(), network.pool()) == (["Material Asset", *["Sentinel Prototype"] * 3], (2, 0))
    serum = played("Berserker Serum")
    assert (serum.hand(), serum.pool()) == (["Material Asset", "Sentinel Prototype"], (0, 3))
    leech = played("Memory Leech", "copy Ghost Auditor")
    assert (leech.hand(), leech.pool()) == (["Material Asset", *["Sentinel Prototype"] * 3], (0, 0))
    miner = played(
        "Strip Miner",
        "consume Material Asset",
        "consume Dock Pilot from discard pile",
        more={"players.1.discard": ["Dock Pilot"]},
    )
    assert (miner.pool(), sorted(miner.at("consumed"))) == ((2, 0), ["Dock Pilot", "Material Asset"])
    override = played("Cryo Override", more={"players.1.cryo": 4})
    assert (override.at("players.1.cryo"), override.pool(), len(override.hand())) == (0, (2, 0), 3)


@pytest.mark.rule("HEL-32.3", "HEL-GAP-24", "HEL-8.7")
def test_phase_cloak_ignores_shut_down_for_the_turn() -> None:
    more = {"events": [event("Dome Strike", "active"), event("Capital Riots", "active")]}
    table = played("Phase Cloak", "move to Moon", more=more)
    assert (table.at("players.1.location"), table.pool()) == ("Moon", (4, 0))
    assert table.do("take Location Bonus").pool() == (4, 1)
    table.end_turn()
    assert table.at("players.1.this_turn.ignores_shutdown") is False


@pytest.mark.rule("HEL-32.3", "HEL-GAP-24", "HEL-19.4", "HEL-19.5")
def test_rift_gate_gives_key_access_at_two_locations() -> None:
    table = played("Rift Gate", "move to Moon", "move to Ceres")
    assert (table.pool(), table.at("players.1.this_turn.used")) == ((2, 2), ["Moon", "Ceres"])
    twice = played("Rift Gate", "move to Moon", "decline")
    assert twice.pool() == (0, 2)


# ---- at the end


@pytest.mark.rule("HEL-32.5", "HEL-23.4", "HEL-CON-3")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "top"])
def test_each_one_still_owned_counts_three_infamy(pile: str) -> None:
    given = {**cards(1, **{pile: ["Ballot Forger"] * 2}), "locations.Earth.illegal": [], "players.1.influence": 20}
    table = mercury({**given, "players.1.infamy": 1}, "score")
    assert table.at("scores.1") == {"tokens": 20, "cards": 0, "infamy": -7, "missions": 0}
    assert table.at("players.1.infamy") == 7


@pytest.mark.rule("HEL-32.5", "HEL-20.1")
def test_a_consumed_one_costs_nothing_at_the_end() -> None:
    table = mercury({**cards(1), "consumed": ["Ballot Forger"], "players.1.infamy": 2}, "score")
    assert table.at("scores.1.infamy") == -2


@pytest.mark.rule("HEL-32.5", "HEL-43.5")
def test_the_team_takes_the_three_infamy_as_well() -> None:
    table = coop({**cards(1, hand=["Ballot Forger"]), **cards(2)}, "score", mercury="on")
    assert table.at("scores.1.infamy") == -3


@pytest.mark.rule("HEL-32.1")
def test_no_illegal_tech_without_mercury() -> None:
    assert [place["illegal"] for place in sit().at("locations").values()] == [[]] * 5
