"""Sections 34, 35, 36 (the set-up) and 38: a team against the Shadow Syndicate, and how hard it is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT, catastrophic
from tests.rules.helionox.table import LOCATIONS, Table, cards, coop, fresh, solo, trophy

from farflung.engine.title import Setup, SetupError
from farflung.games import title

TEAM_MISSIONS = {"Consume the Weak", "Embassy Accord", "Hold the Line", "Eclipse Watch", "One Civilization"}
TABLES = {
    1: [(4, 1), (4, 2), (4, 2)],
    2: [(10, 1), (10, 1), (11, 2)],
    3: [(15, 2), (15, 2), (15, 4)],
    4: [(21, 2), (20, 4), (20, 4)],
}


def team(players: int, seed: int = 1, **options: Any) -> Table:
    """A new game of the team, at its first question."""
    if players == 1:
        return fresh(1, seed, **options)
    return fresh(players, seed, mode="co-op", **options)


def parts(table: Table) -> list[tuple[int, int]]:
    return [(part["regular"], part["catastrophic"]) for part in table.at("event_deck.parts")]


@pytest.mark.rule("HEL-34.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_players_are_one_team_with_one_pile_against_one_pile(players: int) -> None:
    data = team(players).whole()
    assert data["mode"] == ("solo" if players == 1 else "co-op")
    assert data["team"] == {"trophies": [], "requests": []}
    assert data["syndicate"] == {"events": [], "cards": []}


@pytest.mark.rule("HEL-34.1", "HEL-GAP-36")
def test_the_score_pile_of_the_syndicate_lies_face_up() -> None:
    pile = {"syndicate.events": [trophy("Ion Surge", "active")], "syndicate.cards": ["Autofactory"]}
    for seat in range(3):
        assert coop(pile).seen_by(seat, "syndicate.events") == [trophy("Ion Surge", "active")]
        assert coop(pile).seen_by(seat, "syndicate.cards") == ["Autofactory"]


@pytest.mark.rule("HEL-34.2", "HEL-4.6", "HEL-4.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_of_the_set_up_is_that_of_the_competitive_game(players: int) -> None:
    table = coop({}, "turn 1", players=players, mercury="on", difficulty="normal")
    data = fresh(players, 5, mode="co-op", mercury="on").whole()
    assert all(slot["card"] for slot in data["market"].values())
    assert data["prime_assets"] == 16
    assert data["requests"]["left"] == 5 * players
    for player in data["players"]:
        assert (len(player["hand"]), len(player["deck"]), player["location"]) == (5, 5, "Earth")
        assert player["architect"]
        assert player["fleet"]
        assert player["request"]
    assert len({player["pair"] for player in data["players"]}) == players
    assert [len(place["illegal"]) for place in data["locations"].values()] == [1 if players < 3 else 2] * 5
    assert table.asked == "main"


@pytest.mark.rule("HEL-34.2", "HEL-5.2", "HEL-GAP-44")
def test_the_draft_may_be_played_in_coop() -> None:
    assert fresh(2, mode="co-op", draft="on").asked == "draft"


@pytest.mark.rule("HEL-34.3", "HEL-CON-18")
@pytest.mark.parametrize("mercury", ["off", "on"])
def test_garrisons_and_team_missions_do_not_need_mercury(mercury: str) -> None:
    for players in (1, 2):
        data = team(players, difficulty="master", mercury=mercury).whole()
        assert all(place["garrison"] for place in data["locations"].values())
        assert len(data["missions"]) == players
        assert ("requests" in data) == (mercury == "on")


@pytest.mark.rule("HEL-34.3", "HEL-37.1", "HEL-CON-18")
def test_no_garrisons_in_competitive_play() -> None:
    for mercury in ("off", "on"):
        assert not any(place["garrison"] for place in fresh(2, mercury=mercury).at("locations").values())


@pytest.mark.rule("HEL-35.1", "HEL-35.2", "HEL-35.3", "HEL-35.4", "HEL-35.5", "HEL-36.1", "HEL-CON-25", "HEL-37.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("difficulty", "garrisons", "fewer"),
    [("rookie", False, 1), ("normal", False, 0), ("veteran", True, 1), ("master", True, 0)],
)
def test_the_difficulty_sets_missions_and_garrisons(players: int, difficulty: str, garrisons: bool, fewer: int) -> None:
    table = team(players, difficulty=difficulty)
    missions = table.at("missions")
    assert len(missions) == len(set(missions)) == players - fewer
    assert set(missions) <= TEAM_MISSIONS
    assert [place["garrison"] for place in table.at("locations").values()] == [garrisons] * 5


@pytest.mark.rule("HEL-35.1")
def test_the_four_difficulties_are_those_there_are() -> None:
    assert [difficulty.name.lower() for difficulty in CONTENT.difficulties] == ["rookie", "normal", "veteran", "master"]
    assert team(2).at("missions") == team(2, difficulty="normal").at("missions")


@pytest.mark.rule("HEL-36.1")
def test_the_missions_are_drawn_at_random_and_lie_open() -> None:
    drawn = {mission for seed in range(1, 13) for mission in team(2, seed).at("missions")}
    assert drawn == TEAM_MISSIONS
    table = team(3)
    for seat in range(4):
        assert table.seen_by(seat, "missions") == table.at("missions")


@pytest.mark.rule("HEL-36.2", "HEL-GAP-44", "HEL-45.3")
def test_competitive_missions_and_team_missions_never_meet() -> None:
    helionox = title("helionox")
    for players, options in ((2, {"mode": "co-op"}), (1, {})):
        setup = Setup(
            title="helionox",
            edition="final",
            seats=["A", "B"][:players],
            options={**options, "missions": "on"},
            parameters={},
        )
        with pytest.raises(SetupError, match="missions"):
            helionox.new_game(setup)
    assert not TEAM_MISSIONS & set(fresh(4, missions="on").at("missions"))
    assert fresh(4).at("missions") == []


@pytest.mark.rule("HEL-35.6", "HEL-CON-25", "HEL-GAP-44")
def test_hard_mode_needs_missions_and_a_team() -> None:
    helionox = title("helionox")
    refused: list[tuple[int, dict[str, str]]] = [
        (1, {"difficulty": "rookie", "hard": "on"}),
        (1, {"difficulty": "veteran", "hard": "on"}),
        (2, {"hard": "on"}),
        (2, {"difficulty": "master"}),
    ]
    for players, options in refused:
        setup = Setup(title="helionox", edition="final", seats=["A", "B"][:players], options=options, parameters={})
        with pytest.raises(SetupError):
            helionox.new_game(setup)
    assert team(1, difficulty="normal", hard="on").at("mode") == "solo"


WINNING: dict[str, Any] = {"players.1.influence": 100, **cards(1), **cards(2)}


@pytest.mark.rule("HEL-35.6")
def test_in_hard_mode_every_mission_must_be_completed() -> None:
    accord = {"missions": ["Embassy Accord"], "players.1.embassies": LOCATIONS, "players.2.embassies": ["Earth"]}
    assert coop({**WINNING, **accord}, "score", hard="on").winners() == [1, 2]
    failed = {**WINNING, **accord, "players.2.embassies": []}
    assert coop(failed, "score", hard="on").winners() == []
    assert coop(failed, "score").winners() == [1, 2]


@pytest.mark.rule("HEL-35.6", "HEL-36.4")
def test_one_failed_mission_of_several_is_enough_to_lose_in_hard_mode() -> None:
    given = {
        **WINNING,
        "missions": ["Embassy Accord", "Eclipse Watch"],
        "players.1.embassies": LOCATIONS,
        "players.2.embassies": ["Earth"],
    }
    assert coop(given, "score", difficulty="normal", hard="on").winners() == []
    given["team.trophies"] = [trophy("Red Plague"), trophy("Resource War")]
    assert coop(given, "score", difficulty="normal", hard="on").winners() == [1, 2]


@pytest.mark.rule("HEL-35.6")
def test_in_hard_mode_the_score_must_be_won_as_well() -> None:
    given = {
        **WINNING,
        "players.1.influence": 0,
        "missions": ["Embassy Accord"],
        "players.1.embassies": LOCATIONS,
        "players.2.embassies": ["Earth"],
        "syndicate.events": [trophy("The Long Flare"), trophy("Fall of the Senate")],
    }
    table = coop(given, "score", hard="on")
    assert (table.at("scores.1.missions"), table.winners()) == (5, [])


# ---- the Event Deck


@pytest.mark.rule("HEL-38.1", "HEL-38.2", "HEL-38.3", "HEL-38.4", "HEL-38.5", "HEL-CON-6", "HEL-CON-24")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mercury", ["off", "on"])
def test_the_sub_decks_of_the_team_game(players: int, mercury: str) -> None:
    table = solo(mercury=mercury) if players == 1 else coop(players=players, mercury=mercury, difficulty="normal")
    assert parts(table) == TABLES[players]


@pytest.mark.rule("HEL-38.1", "HEL-38.2", "HEL-38.6", "HEL-CON-7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_solo_events_come_pile_by_pile(seed: int) -> None:
    """Whole games in which nothing is done: what arrived, in order, by kinds."""
    table = fresh(1, seed).until("main")
    while not table.match.over:
        table.end_turn()
    came = [CONTENT.events[happened.a].name for happened in table.events(what="event_arrived")]
    assert len(came) == 17
    kinds = [catastrophic(name) for name in came]
    assert [sum(kinds[:5]), sum(kinds[5:11]), sum(kinds[11:])] == [1, 2, 2]


@pytest.mark.rule("HEL-38.6", "HEL-3.7")
def test_the_rest_of_the_solo_events_never_come() -> None:
    table = solo()
    left = len(table.at("event_deck.regular"))
    assert left == 61
    assert sum(regular for regular, _ in parts(table)) == 12


@pytest.mark.rule("HEL-38.5", "HEL-GAP-16")
def test_four_players_without_mercury_use_every_event() -> None:
    table = coop(players=4, difficulty="normal")
    assert sum(regular for regular, _ in parts(table)) == len(table.at("event_deck.regular")) == 61
    assert sum(others for _, others in parts(table)) == len(table.at("event_deck.catastrophic")) == 10
