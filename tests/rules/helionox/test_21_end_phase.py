"""Section 21: the End Phase."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import cards, coop, event, mercury, pool, sit, solo, stacked

NEXT = stacked("Warp Cult", "Dark Colony")


@pytest.mark.rule("HEL-21.1")
def test_played_cards_are_discarded() -> None:
    given = cards(1, hand=["Material Asset", "Sentinel Prototype"], deck=["Seed Vault"] * 1 + ["Material Asset"] * 4)
    table = sit({**given, **NEXT}).do("play Material Asset", "play Sentinel Prototype").end_turn()
    assert table.at("players.1.discard") == ["Material Asset", "Sentinel Prototype"]
    assert table.at("players.1.played") == []


@pytest.mark.rule("HEL-21.1", "HEL-20.1")
def test_consumed_cards_are_not_discarded() -> None:
    given = cards(1, hand=["Gene Splicer", "Material Asset"], deck=["Material Asset"] * 6)
    table = sit({**given, **NEXT}).do("play Gene Splicer", "consume Material Asset").end_turn()
    assert (table.at("players.1.discard"), table.at("consumed")) == (["Gene Splicer"], ["Material Asset"])


@pytest.mark.rule("HEL-21.2")
def test_cards_in_hand_may_be_kept() -> None:
    given = cards(1, hand=["Seed Vault", "Field Botanist"], deck=["Material Asset"] * 8)
    table = sit({**given, **NEXT}).do("end turn")
    assert (table.asked, table.offers("keep the rest")) == ("keep", True)
    table.do("keep the rest")
    assert table.hand() == ["Field Botanist", *["Material Asset"] * 5, "Seed Vault"]
    assert table.asked == "cut"


@pytest.mark.rule("HEL-21.2", "HEL-21.4")
def test_cards_not_kept_are_discarded_before_the_draw() -> None:
    """With an empty deck they are part of the reshuffle."""
    given = cards(1, hand=["Seed Vault", "Field Botanist"])
    table = sit({**given, **NEXT}).do("end turn", "discard Seed Vault", "keep the rest")
    assert table.hand(1) == ["Field Botanist", "Seed Vault"]
    assert table.events("HEL-20.7", "reshuffled") != []


@pytest.mark.rule("HEL-21.2")
def test_all_or_some_may_be_discarded() -> None:
    given = cards(1, hand=["Seed Vault", "Field Botanist"], deck=["Material Asset"] * 8)
    table = sit({**given, **NEXT}).do("end turn", "discard Seed Vault", "discard Field Botanist")
    assert table.hand(1) == ["Material Asset"] * 5
    assert sorted(table.at("players.1.discard")) == ["Field Botanist", "Seed Vault"]
    assert table.seat == 2


@pytest.mark.rule("HEL-21.3", "HEL-CON-20")
def test_five_cards_are_drawn_whatever_the_hand_holds_then_cut_to_five() -> None:
    given = cards(1, hand=["Seed Vault", "Field Botanist"], deck=["Sentinel Prototype"] * 3 + ["Material Asset"] * 2)
    table = sit({**given, **NEXT}).do("end turn", "keep the rest")
    assert (table.asked, len(table.hand())) == ("cut", 7)
    table.do("discard Material Asset")
    assert (table.asked, len(table.hand())) == ("cut", 6)
    table.do("discard Seed Vault")
    assert (table.seat, len(table.hand(1))) == (2, 5)
    assert sorted(table.at("players.1.discard")) == ["Material Asset", "Seed Vault"]


@pytest.mark.rule("HEL-21.3", "HEL-CON-20")
def test_the_limit_is_checked_only_here() -> None:
    given = cards(1, hand=["Material Asset"] * 8 + ["Singularity Core"], deck=["Material Asset"] * 2 + ["Gene Splicer"])
    table = sit(given).do("play Singularity Core")
    assert (table.asked, len(table.hand())) == ("main", 11)


@pytest.mark.rule("HEL-21.3", "HEL-12.2")
def test_obtained_cards_are_drawn_first() -> None:
    given = {**cards(1, deck=["Material Asset"] * 9), "players.1.pool": pool(credits=5), **NEXT}
    table = sit(given).do("buy Gene Splicer", "buy Dockside Runner").end_turn()
    assert {"Gene Splicer", "Dockside Runner"} < set(table.hand(1))


@pytest.mark.rule("HEL-21.3", "HEL-20.7")
def test_with_too_few_cards_as_many_as_there_are() -> None:
    table = sit({**cards(1, deck=["Material Asset"], discard=["Seed Vault"]), **NEXT}).end_turn()
    assert table.hand(1) == ["Material Asset", "Seed Vault"]


@pytest.mark.rule("HEL-21.3")
@pytest.mark.parametrize("kind", [coop, solo, mercury])
def test_the_same_in_every_mode(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({**cards(1, deck=["Material Asset"] * 9), **NEXT}).end_turn()
    assert table.hand(1) == ["Material Asset"] * 5


@pytest.mark.rule("HEL-21.4", "HEL-13.11")
def test_played_cards_can_be_part_of_the_reshuffle() -> None:
    table = sit({**cards(1, hand=["Material Asset", "Seed Vault"]), **NEXT}).do("play Material Asset", "end turn")
    table.do("keep the rest")
    assert table.hand(1) == ["Material Asset", "Seed Vault"]


@pytest.mark.rule("HEL-21.4", "HEL-GAP-46", "HEL-10.5")
def test_pool_marks_and_effects_of_the_turn_end() -> None:
    given = {
        "players.1.pool": pool(credits=4, defense=4),
        "players.1.this_turn": {
            "used": ["Earth"],
            "unique": ["Singularity Core"],
            "moved": True,
            "consumed": True,
            "ignores_shutdown": True,
            "secure_next": True,
            "bio_played": 2,
            "market_discount": 2,
            "social_discount": 1,
            "stellar_discount": 1,
            "any_discount": 1,
        },
        "once": {"cycled": True, "bonus": True, "called": True, "refusals": [2]},
        **NEXT,
    }
    fresh_marks = sit().at("players.1.this_turn")
    table = sit(given)
    assert table.at("players.1.this_turn") != fresh_marks
    table.end_turn()
    assert table.at("players.1.this_turn") == fresh_marks
    assert (table.pool(1), table.at("once")) == ((0, 0), sit().at("once"))


@pytest.mark.rule("HEL-21.4", "HEL-GAP-46")
def test_a_discount_lasts_until_the_end_of_the_turn_only() -> None:
    given = {"players.1.hand": ["Riot Marshal"], "events": [event("Capital Riots", "active")], **NEXT}
    table = sit(given, players=2).do("play Riot Marshal")
    assert table.at("players.1.this_turn.social_discount") == 2
    table.end_turn()
    assert table.at("players.1.this_turn.social_discount") == 0


@pytest.mark.rule("HEL-21.5", "HEL-29.3")
def test_delivered_cargo_goes_back() -> None:
    given = {"locations.Moon.delivered": "Earth", "locations.Mars.delivered": "Moon", **NEXT}
    table = mercury(given)
    assert table.at("locations.Moon.delivered") == "Earth"
    table.end_turn()
    assert [place["delivered"] for place in table.at("locations").values()] == [None] * 5


@pytest.mark.rule("HEL-21.3", "HEL-GAP-36")
def test_others_see_how_many_cards_are_drawn_not_which() -> None:
    table = sit({**cards(1, deck=["Material Asset"] * 9), **NEXT}).end_turn()
    drew = list(table.events("HEL-21.3", "drew"))
    assert [happened.audience for happened in drew] == [0] * 5
    assert [(happened.b, happened.audience) for happened in table.events("HEL-21.3", "drew_unseen")] == [(5, -1)]
    assert table.seen_by(2, "players.1.hand") == 5
