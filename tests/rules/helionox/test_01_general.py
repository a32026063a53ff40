"""Section 1: the goal, player counts, what the box holds, and what belongs to Mercury Protocol."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.helionox.content import (
    CATASTROPHES,
    CONTENT,
    ILLEGAL_TECH,
    MARKET_CARDS,
    MERCURY_NAMES,
    REGULAR,
    copies,
)
from tests.rules.helionox.table import cards, coop, event, fresh, mercury, pool, sit, solo

from farflung.engine.scenario import ScenarioError
from farflung.engine.title import SetupError
from farflung.games.helionox import words
from farflung.lab.games import Plan, play_games


@pytest.mark.rule("HEL-1.1")
def test_the_most_influence_wins() -> None:
    table = sit({"players.1.influence": 4, "players.2.influence": 7, "players.3.influence": 6}, "score")
    assert table.winners() == [2]


@pytest.mark.rule("HEL-1.1")
def test_in_coop_and_solo_the_team_wins_together_or_not_at_all() -> None:
    assert coop({"players.1.influence": 40}, "score").winners() == [1, 2]
    assert coop({}, "score").winners() == []
    assert solo({"players.1.influence": 40}, "score").winners() == [1]


@pytest.mark.rule("HEL-1.2")
@pytest.mark.parametrize(("players", "mode"), [(2, "competitive"), (4, "competitive"), (2, "co-op"), (4, "co-op")])
def test_two_to_four_players_compete_or_cooperate(players: int, mode: str) -> None:
    table = sit(players=players, mode=mode)
    assert table.at("mode") == mode
    assert len(table.at("players")) == players


@pytest.mark.rule("HEL-1.2")
def test_one_player_plays_solo_and_nothing_else() -> None:
    assert solo().at("mode") == "solo"
    for mode in ("competitive", "co-op"):
        with pytest.raises(SetupError):
            fresh(1, mode=mode)


@pytest.mark.rule("HEL-1.2")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(SetupError):
        fresh(players)


@pytest.mark.rule("HEL-1.2", "HEL-GAP-44")
def test_options_that_do_not_go_together_are_refused() -> None:
    apart: list[dict[str, Any]] = [{"difficulty": "veteran"}, {"hard": "on"}, {"mode": "co-op", "missions": "on"}]
    for options in apart:
        with pytest.raises(SetupError):
            fresh(2, **options)
    with pytest.raises(SetupError):
        fresh(1, draft="on")


@pytest.mark.rule("HEL-1.3", "HEL-GAP-3", "HEL-GAP-4", "HEL-GAP-6", "HEL-GAP-16", "HEL-GAP-20", "HEL-CON-23")
def test_what_the_box_holds() -> None:
    by_name = {card.name: card for card in CONTENT.cards}
    assert by_name["Material Asset"].copies == 20
    assert by_name["Sentinel Prototype"].copies == 12
    assert by_name["Prime Asset"].copies == 16
    assert copies([card for card in CONTENT.cards if card.starting and card.faction < 4]) == 8
    assert copies(MARKET_CARDS) == 98
    assert copies(ILLEGAL_TECH) == 20
    assert (copies(REGULAR), copies(CATASTROPHES)) == (66, 10)
    assert copies([event for event in REGULAR if event.mercury]) == 5
    assert len(CONTENT.sites) == 10
    assert len(CONTENT.architects) == 15
    assert len(CONTENT.missions) == 9
    assert copies(CONTENT.requests) == 40
    assert len(CONTENT.fleet) == 6


@pytest.mark.rule("HEL-1.4", "HEL-GAP-30", "HEL-GAP-32")
def test_there_are_four_cargo_of_each_colour() -> None:
    three = {f"players.{seat}.cargo": ["Earth"] for seat in (2, 3, 4)} | {"players.1.pool": pool(credits=3)}
    assert mercury(three, players=4).offers("gain Earth Cargo")
    assert not mercury({**three, "locations.Moon.delivered": "Earth"}, players=4).offers("gain Earth Cargo")


@pytest.mark.rule("HEL-1.4", "HEL-GAP-30")
def test_credits_defense_and_influence_have_no_limit() -> None:
    table = sit({"players.1.pool": pool(credits=150, defense=90), "players.1.influence": 150})
    table.do("play Material Asset", "play Sentinel Prototype")
    assert table.pool() == (151, 91)
    table = sit({"players.1.influence": 150, "events": [event("Capital Riots")], "players.1.pool": pool(defense=2)})
    assert table.do("overcome inactive Capital Riots").at("players.1.influence") == 152


@pytest.mark.rule("HEL-1.4", "HEL-GAP-30")
def test_infamy_has_no_limit() -> None:
    table = mercury({**cards(1, hand=["Counterfeit Mint"]), "players.1.infamy": 60})
    assert table.do("play Counterfeit Mint").at("players.1.infamy") == 61


@pytest.mark.rule("HEL-1.5", "HEL-GAP-8")
def test_every_market_card_has_one_faction() -> None:
    by_faction = [copies([card for card in MARKET_CARDS if card.faction == faction]) for faction in range(4)]
    assert by_faction == [24, 24, 25, 25]
    base = [card for card in MARKET_CARDS if not card.mercury]
    assert [copies([card for card in base if card.faction == faction]) for faction in range(4)] == [20] * 4


@pytest.mark.rule("HEL-1.6", "HEL-GAP-8")
def test_market_cards_are_tech_or_operatives() -> None:
    kinds = [words.CARD_KINDS[card.kind] for card in MARKET_CARDS for _ in range(card.copies)]
    assert (kinds.count("Tech"), kinds.count("Operative"), len(kinds)) == (53, 45, 98)


@pytest.mark.rule("HEL-1.6")
def test_the_kind_of_a_card_does_nothing(tmp_path: Path) -> None:
    """Operatives become Tech and Tech become Operatives: every game goes the same."""
    other = {"Operative": "Tech", "Tech": "Operative"}
    lines = ['[pack]\ntitle = "helionox"']
    lines += [
        f'[[market.card]]\nid = "{card.id}"\nkind = "{other[words.CARD_KINDS[card.kind]]}"' for card in MARKET_CARDS
    ]
    pack = tmp_path / "kinds.toml"
    pack.write_text("\n".join(lines), "utf-8")
    games = [
        [{**row, "seconds": 0} for row in play_games(Plan("helionox", ["random"] * 3, seed=2, pack=file), range(6))]
        for file in ("", str(pack))
    ]
    assert games[0] == games[1]
    assert any(row["bought"] for row in games[0])


@pytest.mark.rule("HEL-1.7", "HEL-2.2", "HEL-25.1", "HEL-GAP-43")
def test_without_mercury_protocol_nothing_of_it_is_there() -> None:
    table = sit({"players.1.pool": pool(credits=9, defense=9)})
    state = table.whole()
    assert "requests" not in state
    assert all(place["illegal"] == [] for place in state["locations"].values())
    assert all(player["fleet"] is None and player["request"] is None for player in state["players"])
    everything = [card for slot in state["market"].values() for card in [slot["card"], *slot["deck"]]]
    assert len(everything) == 80
    assert not MERCURY_NAMES & {*everything, *state["event_deck"]["regular"], *state["event_deck"]["catastrophic"]}
    assert len(state["event_deck"]["regular"]) == 61
    words_of_mercury = ("gain", "deliver", "use Fleet", "cycle Request")
    assert not [option for option in table.options() if option.startswith(words_of_mercury)]


@pytest.mark.rule("HEL-1.7")
@pytest.mark.parametrize("seed", range(1, 21))
def test_without_mercury_protocol_only_base_architects_are_dealt(seed: int) -> None:
    table = fresh(4, seed)
    assert not MERCURY_NAMES & {player["architect"] for player in table.at("players")}


@pytest.mark.rule("HEL-1.7", "HEL-4.15")
@pytest.mark.parametrize("path", ["bank.credits", "bank.defense"])
def test_without_mercury_protocol_there_is_no_bank(path: str) -> None:
    with pytest.raises(ScenarioError):
        sit({f"players.1.{path}": 1})
    assert mercury({f"players.1.{path}": 1}).at(f"players.1.{path}") == 1


@pytest.mark.rule("HEL-1.7", "HEL-2.2")
def test_with_mercury_protocol_all_of_it_is_there() -> None:
    table = mercury({"players.1.pool": pool(credits=3)})
    state = table.whole()
    everything = [card for slot in state["market"].values() for card in [slot["card"], *slot["deck"]]]
    assert (len(everything), len(state["event_deck"]["regular"])) == (98, 66)
    assert "The Wraith" in everything
    assert table.offers("gain Earth Cargo")
    assert table.offers("cycle Request")
    assert all(player["fleet"] and player["request"] for player in state["players"])
    assert all(len(place["illegal"]) == 2 for place in state["locations"].values())


@pytest.mark.rule("HEL-1.8")
def test_a_card_beats_the_rulebook_in_exactly_what_it_says() -> None:
    """The Wraith lifts the bans of Shut Down, and nothing else: not the tax, and not for anybody else."""
    table = mercury(
        {
            "players.1.hand": ["The Wraith"],
            "players.1.pool": pool(credits=2),
            "events": [event("Debris Rain", "active")],
        }
    )
    assert table.refuses("place Embassy", "HEL-8.4", "HEL-17.3")
    table.do("play The Wraith", "decline")
    assert table.offers("place Embassy")
    assert table.refuses("travel to Moon", "HEL-16.4")
    assert table.at("locations.Earth.shut_down") is True
