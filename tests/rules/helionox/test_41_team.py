"""Section 41: the Team Trophy Pile."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import cards, coop, event, pool, solo, trophy

SKIFF = {"players.1.fleet": "Courier Skiff"}


@pytest.mark.rule("HEL-41.1", "HEL-41.2", "HEL-CON-1")
@pytest.mark.parametrize("side", ["inactive", "active"])
@pytest.mark.parametrize("seat", [1, 2])
def test_overcome_events_go_to_the_teams_pile_on_their_side(side: str, seat: int) -> None:
    given = {"events": [event("Doomsday Broadcast", side)], f"players.{seat}.pool": pool(defense=5)}
    table = coop(given, f"main {seat}").do(f"overcome {side} Doomsday Broadcast")
    assert table.at("team.trophies") == [trophy("Doomsday Broadcast", side)]
    assert [(player["trophies"], player["influence"]) for player in table.at("players")] == [([], 0), ([], 0)]


@pytest.mark.rule("HEL-41.1", "HEL-15.1")
def test_so_does_one_overcome_by_alternative_cost() -> None:
    given = {"events": [event("Capital Riots", "active")], "players.1.pool": pool(credits=3)}
    table = solo(given).do("overcome Capital Riots by alternative cost")
    assert (table.at("team.trophies"), table.at("players.1.influence")) == ([trophy("Capital Riots", "active")], 0)


@pytest.mark.rule("HEL-41.1", "HEL-41.2", "HEL-11.19", "HEL-CON-8")
def test_so_does_one_overcome_in_collaboration() -> None:
    given = {
        "events": [event("Senate Scandal")],
        "players.1.pool": pool(defense=1),
        **cards(1, deck=["Seed Vault"]),
        **cards(2, hand=["Patrol Cutter"], deck=["Logic Adept"]),
    }
    table = coop(given).do("call for help with inactive Senate Scandal", "accept", "play Patrol Cutter")
    assert table.at("team.trophies") == [trophy("Senate Scandal")]
    assert [player["influence"] for player in table.at("players")] == [0, 0]
    assert (table.hand(1), table.hand(2)) == (["Seed Vault"], ["Logic Adept"])  # both draws


@pytest.mark.rule("HEL-41.2", "HEL-20.5")
def test_tokens_still_come_from_other_sources() -> None:
    table = coop(cards(1, hand=["Terraform Engine", "Material Asset"])).do("play Terraform Engine", "decline")
    assert table.at("players.1.influence") == 1
    table.do("take Location Bonus")
    assert table.at("players.1.influence") == 2


@pytest.mark.rule("HEL-41.2", "HEL-43.2")
def test_the_pile_is_added_up_at_the_end() -> None:
    given = {"team.trophies": [trophy("Doomsday Broadcast", "active"), trophy("Solar Lash")], **cards(1), **cards(2)}
    assert coop(given, "score").at("scores.1.events") == 8


@pytest.mark.rule("HEL-41.3", "HEL-43.2", "HEL-CON-14")
def test_requests_in_the_pile_count_two_and_only_there() -> None:
    given = {
        **cards(1),
        **cards(2),
        **SKIFF,
        "players.1.cargo": ["Earth"],
        "players.1.location": "Moon",
        "event_deck.parts": [{"regular": 0, "catastrophic": 0}] * 3,
    }
    table = coop(given, mercury="on").do("deliver Earth Cargo", "decline")
    assert (table.at("team.requests"), table.at("players.1.influence")) == (["Earth to Moon"], 0)
    table.end_turn()
    assert table.match.over
    assert (table.at("scores.1.requests"), table.at("scores.1.tokens")) == (2, 0)


@pytest.mark.rule("HEL-41.3", "HEL-36.3", "HEL-CON-15")
def test_completed_missions_are_counted_once() -> None:
    given = {
        "players.1.embassies": ["Earth", "Moon", "Mars"],
        "players.2.embassies": ["Earth", "Moon", "Mars"],
        "missions": ["Embassy Accord"],
        **cards(1),
        **cards(2),
    }
    table = coop(given, "score")
    assert table.at("scores.1") == {"events": 0, "requests": 0, "tokens": 0, "cards": 0, "infamy": 0, "missions": 5}


@pytest.mark.rule("HEL-41.1", "HEL-GAP-7")
def test_the_teams_pile_is_everybodys_for_card_text() -> None:
    given = {**cards(2, hand=["Veteran Tribune"], deck=["Material Asset"]), "players.2.pool": pool()}
    pile = [trophy("Ion Surge"), trophy("Dome Strike"), trophy("Warp Cult")]
    assert coop({**given, "team.trophies": pile}, "main 2").do("play Veteran Tribune").hand(2) == ["Material Asset"]
    assert coop({**given, "team.trophies": pile[:2]}, "main 2").do("play Veteran Tribune").hand(2) == []
