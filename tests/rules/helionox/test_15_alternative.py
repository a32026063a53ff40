"""Section 15: alternative costs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CATASTROPHES, REGULAR, home
from tests.rules.helionox.table import cards, coop, event, mercury, pool, sit, trophy

WITH_ICONS = [card for card in REGULAR + CATASTROPHES if card.has_alternative and not card.mercury]
A_CARD = {0: "Field Botanist", 1: "Logic Adept", 2: "Dock Pilot", 3: "Border Warden", 4: "Material Asset"}


def answer(name: str) -> str:
    return f"overcome {name} by alternative cost"


def at_home(name: str, side: str = "active") -> dict[str, Any]:
    return {"events": [event(name, side)], "players.1.location": home(name)}


def payment(card) -> list[str]:  # type: ignore[no-untyped-def]
    """Cards for exactly the icons of an Event."""
    return [A_CARD[faction] for faction in range(5) for _ in range(card.alternative_cards[faction])]


@pytest.mark.rule("HEL-15.1", "HEL-15.2", "HEL-15.3", "HEL-15.4")
@pytest.mark.parametrize("card", WITH_ICONS, ids=lambda card: card.name)
def test_all_icons_are_paid_instead_of_defense(card) -> None:  # type: ignore[no-untyped-def]
    hand = payment(card)
    given = {**at_home(card.name), **cards(1, hand=hand), "players.1.pool": pool(credits=card.alternative_credits)}
    table = sit(given).do(answer(card.name))
    assert (table.asked, table.in_play(), table.pool(), table.hand()) == ("main", [], (0, 0), [])
    assert sorted(table.at("players.1.discard")) == sorted(hand)
    assert table.at("players.1.influence") == card.influence[1]
    assert table.at("players.1.trophies") == [trophy(card.name, "active")]


@pytest.mark.rule("HEL-15.2")
@pytest.mark.parametrize("card", WITH_ICONS, ids=lambda card: card.name)
def test_one_icon_short_is_not_enough(card) -> None:  # type: ignore[no-untyped-def]
    hand = payment(card)
    if hand:
        given = {**cards(1, hand=hand[:-1]), "players.1.pool": pool(credits=9, defense=1)}
        assert not sit({**at_home(card.name), **given}).offers(answer(card.name))
    if card.alternative_credits:
        given = {**cards(1, hand=hand), "players.1.pool": pool(credits=card.alternative_credits - 1, defense=1)}
        assert sit({**at_home(card.name), **given}).refuses(answer(card.name), "HEL-15.4")


@pytest.mark.rule("HEL-15.1")
def test_without_icons_there_is_only_defense() -> None:
    table = sit({**at_home("Barracks Mutiny"), "players.1.pool": pool(credits=20)})
    assert table.options("overcome") == []
    assert answer("Barracks Mutiny") not in table.refused()


@pytest.mark.rule("HEL-15.1", "HEL-14.2")
def test_the_ship_must_be_there_all_the_same() -> None:
    table = sit({**at_home("Dome Strike"), "players.1.location": "Earth", "players.1.pool": pool(credits=9)})
    assert not table.offers(answer("Dome Strike"))


@pytest.mark.rule("HEL-15.1")
def test_defense_may_still_be_paid() -> None:
    table = sit({**at_home("Capital Riots"), "players.1.pool": pool(credits=3, defense=3)})
    assert table.options("overcome") == ["active Capital Riots", "Capital Riots by alternative cost"]
    assert table.do("overcome active Capital Riots").pool() == (3, 0)


@pytest.mark.rule("HEL-15.1", "HEL-41.1")
def test_in_coop_the_team_takes_the_event() -> None:
    table = coop({**at_home("Capital Riots"), "players.1.pool": pool(credits=3)}).do(answer("Capital Riots"))
    assert (table.at("team.trophies"), table.at("players.1.influence")) == ([trophy("Capital Riots", "active")], 0)


@pytest.mark.rule("HEL-15.2")
def test_icons_cannot_be_mixed_with_defense() -> None:
    """Doomsday Broadcast: 4 Credits and a card, or 5 Defense; half of each is nothing."""
    given = {**at_home("Doomsday Broadcast"), **cards(1), "players.1.pool": pool(credits=4, defense=4)}
    assert sit(given).options("overcome") == []


@pytest.mark.rule("HEL-15.3")
def test_discarded_cards_are_not_played() -> None:
    given = {**at_home("Ozone Breach"), "players.1.hand": ["Chimera Matriarch"]}
    table = sit(given).do(answer("Ozone Breach"))
    assert (table.pool(), table.at("players.1.played")) == ((0, 0), [])
    assert table.at("players.1.discard") == ["Chimera Matriarch"]


@pytest.mark.rule("HEL-15.3")
def test_the_player_chooses_among_cards_of_the_faction() -> None:
    given = {**at_home("Ozone Breach"), "players.1.hand": ["Gene Splicer", "Field Botanist", "Logic Adept"]}
    table = sit(given).do(answer("Ozone Breach"))
    assert sorted(table.options("discard")) == ["Field Botanist", "Gene Splicer"]
    assert table.do("discard Gene Splicer").hand() == ["Field Botanist", "Logic Adept"]


@pytest.mark.rule("HEL-15.3", "HEL-GAP-5")
@pytest.mark.parametrize(
    ("name", "faction"),
    [("Ozone Breach", 0), ("Grid Blackout", 1), ("Regolith Storm", 2)],
)
def test_only_cards_of_the_faction_pay_its_icon(name: str, faction: int) -> None:
    for other, card in A_CARD.items():
        table = sit({**at_home(name), **cards(1, hand=[card])})
        if other == faction:
            assert table.offers(answer(name))
        else:
            assert table.refuses(answer(name), "HEL-15.3")


@pytest.mark.rule("HEL-15.3")
def test_a_card_pays_one_icon_only() -> None:
    """Rogue Asteroid: a Transport card and any other; two Transport cards will do, one will not."""
    assert not sit({**at_home("Rogue Asteroid"), **cards(1, hand=["Dock Pilot"])}).offers(answer("Rogue Asteroid"))
    given = {**at_home("Rogue Asteroid"), **cards(1, hand=["Dock Pilot", "Tug Shuttle"])}
    table = sit(given).do(answer("Rogue Asteroid"))
    table.do("discard Dock Pilot")
    assert sorted(table.at("players.1.discard")) == ["Dock Pilot", "Tug Shuttle"]


@pytest.mark.rule("HEL-15.3")
def test_only_cards_in_hand_can_be_discarded() -> None:
    given = {**at_home("Claim Jumpers"), **cards(1, deck=["Material Asset"], discard=["Seed Vault"])}
    assert not sit(given).offers(answer("Claim Jumpers"))


@pytest.mark.rule("HEL-15.4", "HEL-31.3")
def test_banked_credits_do_not_pay() -> None:
    given = {**at_home("Capital Riots"), "players.1.pool": pool(credits=2), "players.1.bank": pool(credits=5)}
    assert mercury(given).refuses(answer("Capital Riots"), "HEL-15.4")


@pytest.mark.rule("HEL-15.4")
@pytest.mark.parametrize(("name", "credits"), [("Capital Riots", 3), ("Senate Scandal", 4)])
def test_three_or_four_credits(name: str, credits: int) -> None:
    assert sit({**at_home(name), "players.1.pool": pool(credits=5)}).do(answer(name)).pool() == (5 - credits, 0)


@pytest.mark.rule("HEL-15.5", "HEL-CON-22")
@pytest.mark.parametrize("card", WITH_ICONS, ids=lambda card: card.name)
def test_the_icons_are_on_the_active_side_only(card) -> None:  # type: ignore[no-untyped-def]
    given = {**at_home(card.name, "inactive"), **cards(1, hand=payment(card)), "players.1.pool": pool(credits=9)}
    assert sit(given).refuses(answer(card.name), "HEL-15.5")


@pytest.mark.rule("HEL-15.5", "HEL-7.5")
def test_with_both_sides_of_one_event_the_active_one_is_meant() -> None:
    given = {"events": [event("Capital Riots"), event("Capital Riots", "active")], "players.1.pool": pool(credits=3)}
    table = sit(given).do(answer("Capital Riots"))
    assert table.in_play() == [("Capital Riots", "Earth", "inactive")]
