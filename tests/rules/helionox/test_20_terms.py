"""Section 20: what the words mean."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import cards, coop, event, mercury, pool, sit, stacked


@pytest.mark.rule("HEL-20.1")
def test_a_consumed_card_leaves_its_owner_for_good() -> None:
    given = cards(1, hand=["Gene Splicer", "Terraform Engine"])
    table = sit({**given, **stacked("Warp Cult")}).do("play Gene Splicer", "consume Terraform Engine")
    assert table.at("consumed") == ["Terraform Engine"]
    table.end_turn()
    owned = [card for pile in ("hand", "deck", "top", "discard", "played") for card in table.at(f"players.1.{pile}")]
    assert owned == ["Gene Splicer"]


@pytest.mark.rule("HEL-20.1", "HEL-23.2")
def test_consumed_cards_score_for_nobody() -> None:
    table = sit({"consumed": ["Terraform Engine", "Consular Liner"]}, "score")
    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("HEL-20.1", "HEL-GAP-7")
def test_played_cards_are_neither_in_hand_nor_discarded() -> None:
    """Symbiote Medic cannot Consume what was played this turn."""
    given = cards(1, hand=["Symbiote Medic", "Material Asset"], deck=["Sentinel Prototype"])
    table = sit(given).do("play Material Asset", "play Symbiote Medic")
    assert table.options() == ["consume Sentinel Prototype", "decline"]


@pytest.mark.rule("HEL-20.2", "HEL-CON-2")
def test_credits_and_defense_are_no_cards_and_are_lost() -> None:
    table = sit({**cards(1, hand=["Material Asset", "Sentinel Prototype"]), **stacked("Warp Cult")})
    table.do("play Material Asset", "play Sentinel Prototype")
    assert (table.pool(), table.hand(), table.at("players.1.discard")) == ((1, 1), [], [])
    assert table.end_turn().pool(1) == (0, 0)


@pytest.mark.rule("HEL-20.2", "HEL-CON-2")
def test_influence_infamy_and_cargo_stay() -> None:
    given = {"players.1.influence": 3, "players.1.infamy": 2, "players.1.cargo": ["Mars"]}
    table = mercury({**given, **stacked("Warp Cult", "Ion Surge", "Dome Strike")}).whole_turns(3)
    player = table.at("players.1")
    assert (player["influence"], player["infamy"], player["cargo"]) == (3, 2, ["Mars"])


@pytest.mark.rule("HEL-20.2", "HEL-10.2")
def test_an_unused_bonus_is_lost() -> None:
    """Two turns without it give one Bonus, not two."""
    table = sit({"players.1.location": "Ceres"}, players=2).whole_turns(2).do("take Location Bonus")
    assert table.refuses("take Location Bonus", "HEL-10.2", "HEL-19.5")


@pytest.mark.rule("HEL-20.3", "HEL-CON-12")
def test_cycling_includes_the_replacement() -> None:
    table = sit({"players.1.hand": ["Relay Drone"]})
    table.do("play Relay Drone", "cycle Patrol Cutter", "* reveals Aegis Battery")
    assert table.market()["Defense"] == "Aegis Battery"
    assert table.at("market.Defense.bottom") == ["Patrol Cutter"]


@pytest.mark.rule("HEL-20.3")
def test_a_cycled_card_is_below_all_others_of_its_deck() -> None:
    given = {"market.Defense.deck": ["Aegis Battery", "Militia Cell"], "players.1.hand": ["Relay Drone", "Courier Bot"]}
    table = sit(given).do("cycle Patrol Cutter", "* reveals Militia Cell", "play Relay Drone", "cycle Militia Cell")
    assert table.market()["Defense"] == "Aegis Battery"
    table.do("play Courier Bot", "cycle Aegis Battery")
    assert table.market()["Defense"] == "Patrol Cutter"
    assert table.at("market.Defense.bottom") == ["Militia Cell", "Aegis Battery"]


@pytest.mark.rule("HEL-20.4")
def test_removed_tokens_are_gone() -> None:
    table = mercury({"players.1.hand": ["Penance Bloom"], "players.1.infamy": 2}).do("play Penance Bloom")
    assert table.at("players.1.infamy") == 1
    table = mercury({"players.1.hand": ["Penance Bloom"]}).do("play Penance Bloom")
    assert table.at("players.1.infamy") == 0
    table = mercury({"players.1.hand": ["Cryo Override"], "players.1.cryo": 3}).do("play Cryo Override")
    assert (table.at("players.1.cryo"), table.offers("use ability 1")) == (0, True)


@pytest.mark.rule("HEL-20.4")
def test_a_removed_garrison_is_gone() -> None:
    table = coop({"players.1.pool": pool(credits=1)}, difficulty="veteran").do("remove Garrison with Credits")
    assert table.at("locations.Earth.garrison") is False
    assert (table.pool(), table.options("remove Garrison")) == ((0, 0), [])


@pytest.mark.rule("HEL-20.5", "HEL-23.1", "HEL-23.3")
def test_influence_counts_for_and_infamy_against() -> None:
    table = mercury({"players.1.influence": 9, "players.1.infamy": 4, "players.2.influence": 6}, "score")
    assert table.scores() == [5, 6, 0]
    assert table.winners() == [2]


@pytest.mark.rule("HEL-20.5")
def test_scores_may_be_negative() -> None:
    table = mercury({f"players.{seat}.infamy": n for seat, n in ((1, 3), (2, 1), (3, 2))}, "score")
    assert (table.scores(), table.winners()) == ([-3, -1, -2], [2])


@pytest.mark.rule("HEL-20.6")
def test_what_credits_pay_for() -> None:
    given = {"players.1.pool": pool(credits=4), "events": [event("Grid Blackout"), event("Dome Strike", "active")]}
    table = coop({**given, "players.1.location": "Moon"}, difficulty="veteran", mercury="on")
    offered = set(table.options())
    assert {"buy Gene Splicer", "travel to Earth", "overcome Dome Strike by alternative cost"} <= offered
    assert "remove Garrison with Credits" in offered
    table = mercury({"players.1.pool": pool(credits=2)})
    assert {"place Embassy", "gain Earth Cargo"} <= set(table.options())


@pytest.mark.rule("HEL-20.7")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    given = cards(1, hand=["Singularity Core"], deck=["Material Asset"], discard=["Seed Vault", "Field Botanist"])
    table = sit(given).do("play Singularity Core")
    assert table.hand() == ["Field Botanist", "Material Asset", "Seed Vault"]
    assert (table.at("players.1.deck"), table.at("players.1.discard")) == ([], [])


@pytest.mark.rule("HEL-20.7")
def test_it_is_not_made_anew_before_a_card_is_needed() -> None:
    given = cards(1, hand=["Logic Adept"], deck=["Material Asset"], discard=["Seed Vault"])
    table = sit(given).do("play Logic Adept")
    assert (table.hand(), table.at("players.1.discard")) == (["Material Asset"], ["Seed Vault"])


@pytest.mark.rule("HEL-20.7")
def test_with_both_empty_the_draw_is_skipped() -> None:
    table = sit(cards(1, hand=["Singularity Core"], deck=["Material Asset"])).do("play Singularity Core")
    assert table.hand() == ["Material Asset"]


@pytest.mark.rule("HEL-20.7", "HEL-12.2")
def test_known_cards_on_top_are_drawn_first() -> None:
    given = cards(1, hand=["Logic Adept"], deck=["Material Asset"], top=["Field Botanist", "Seed Vault"])
    table = sit(given).do("play Logic Adept")
    assert table.hand() == ["Seed Vault"]


@pytest.mark.rule("HEL-20.8")
def test_a_search_shuffles_the_deck() -> None:
    """What was Obtained on top loses its place, and may itself be found."""
    given = cards(1, hand=["Ledger Daemon"], deck=["Material Asset", "Seed Vault"], top=["Gene Splicer", "Prime Asset"])
    table = sit(given).do("play Ledger Daemon")
    assert sorted(table.options("search for")) == ["Gene Splicer", "Material Asset", "Prime Asset", "Seed Vault"]
    table.do("search for Prime Asset")
    assert (table.hand(), table.at("players.1.top")) == (["Prime Asset"], [])
    assert sorted(table.at("players.1.deck")) == ["Gene Splicer", "Material Asset", "Seed Vault"]


@pytest.mark.rule("HEL-20.8", "HEL-GAP-7")
def test_looking_is_not_searching() -> None:
    """Rootmind Oracle looks at three, takes one and puts the others back in any order; no shuffle, no refill."""
    given = cards(1, hand=["Rootmind Oracle"], deck=["Material Asset"], top=["Seed Vault", "Field Botanist"])
    table = sit({**given, "players.1.discard": ["Sentinel Prototype"]}).do("play Rootmind Oracle")
    assert sorted(table.options("take")) == [
        f"{card} into hand" for card in ("Field Botanist", "Material Asset", "Seed Vault")
    ]
    table.do("take Field Botanist into hand", "put back Seed Vault", "decline")
    assert (table.hand(), table.at("players.1.discard")) == (["Field Botanist"], ["Sentinel Prototype"])
    assert table.at("players.1.top") == ["Seed Vault*", "Material Asset*"]
    assert table.seen_by(2, "players.1.top") == [None, None]


@pytest.mark.rule("HEL-20.8", "HEL-GAP-7")
def test_an_empty_deck_gives_a_search_nothing() -> None:
    table = sit(cards(1, hand=["Ledger Daemon"], discard=["Seed Vault"])).do("play Ledger Daemon")
    assert (table.asked, table.hand(), table.at("players.1.discard")) == ("main", [], ["Seed Vault"])


@pytest.mark.rule("HEL-GAP-36", "HEL-11.7", "HEL-33.3")
def test_what_everybody_sees_and_what_nobody_else_does() -> None:
    given = {
        **cards(1, hand=["Field Botanist"], deck=["Seed Vault"], discard=["Material Asset"], top=["Gene Splicer"]),
        "players.1.embassies": ["Mars"],
        "players.1.bank": pool(credits=2, defense=1),
        "players.1.cargo": ["Moon"],
        "players.1.influence": 4,
        "players.1.infamy": 1,
        "players.1.cryo": 2,
        "players.1.trophies": [{"event": "Ion Surge", "side": "active"}],
    }
    table = mercury(given)
    own, others = table.seen_by(1, "players.1"), table.seen_by(2, "players.1")
    hidden = {"hand", "deck", "request", "unseen"}
    assert {key: value for key, value in others.items() if key not in hidden} == {
        key: value for key, value in own.items() if key not in hidden
    }
    assert own["top"] == ["Gene Splicer"]  # it came from the open Market
    assert (own["hand"], own["deck"], own["request"]) == (["Field Botanist"], ["Seed Vault"], "Earth to Moon")
    assert (others["hand"], others["deck"], others["request"]) == (1, 1, "hidden")
    assert sorted(others["unseen"]) == ["Field Botanist", "Seed Vault"]
    for path in ("market", "prime_assets", "events", "consumed", "locations"):
        assert table.seen_by(2, path) == table.at(path)


@pytest.mark.rule("HEL-GAP-36", "HEL-GAP-45")
def test_in_coop_hands_and_requests_are_open() -> None:
    table = coop(mercury="on")
    assert table.seen_by(2, "players.1.hand") == table.at("players.1.hand")
    assert table.seen_by(2, "players.1.request") == "Earth to Moon"
