"""Section 2: board, Locations, Market and piles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import FACTIONS, LOCATIONS, Table, cards, event, fresh, mercury, pool, sit, solo

from farflung.engine.title import SetupError
from farflung.games.helionox import words

BASE_SITES = [
    "Old World Capital",
    "Lunar Base",
    "Martian Biosphere",
    "Ceres Mining Colony",
    "Europan Warp Installation",
]
MERCURY_SITES = [
    "Geneva Exile Court",
    "Selene Free Exchange",
    "Phobos Arsenal",
    "Ceres Smuggler Port",
    "Europan Deep Archive",
]


def sites(table: Table) -> list[str]:
    return [place["site"] for place in table.at("locations").values()]


@pytest.mark.rule("HEL-2.1", "HEL-20.4")
def test_a_token_that_is_removed_can_be_taken_again() -> None:
    """All four Earth Cargo are out; when the delivered one has gone back, it can be gained again."""
    out = {f"players.{seat}.cargo": ["Earth"] for seat in (2, 3, 4)} | {"locations.Moon.delivered": "Earth"}
    table = mercury({**out, **cards(1, deck=["Material Asset"] * 5), "players.1.pool": pool(credits=2)}, players=4)
    assert not table.offers("gain Earth Cargo")
    table.whole_turns(4)
    assert table.seat == 1
    assert table.do("play Material Asset").offers("gain Earth Cargo")


@pytest.mark.rule("HEL-2.3", "HEL-GAP-2", "HEL-16.3", "HEL-GAP-1")
@pytest.mark.parametrize(
    ("layout", "neighbours"),
    [
        ("front", {"Earth": ["Moon"], "Mars": ["Moon", "Ceres"], "Europa": ["Ceres"]}),
        ("orbit", {"Earth": ["Moon", "Europa"], "Mars": ["Moon", "Ceres"], "Europa": ["Earth", "Ceres"]}),
    ],
)
def test_each_side_of_the_board_has_its_own_neighbours(layout: str, neighbours: dict[str, list[str]]) -> None:
    for place, others in neighbours.items():
        table = sit({"players.1.hand": ["Dock Pilot"], "players.1.location": place}, layout=layout)
        assert table.do("play Dock Pilot").options("move to") == others


@pytest.mark.rule("HEL-2.4")
@pytest.mark.parametrize("seed", range(1, 11))
def test_one_location_of_each_type_in_order(seed: int) -> None:
    options: dict[str, Any] = {name.lower(): "random" for name in LOCATIONS}
    for table in (fresh(2, seed), fresh(2, seed, mercury="on", **options)):
        assert list(table.at("locations")) == LOCATIONS
        by_name = {site.name: words.LOCATIONS[site.location] for site in CONTENT.sites}
        assert [by_name[name] for name in sites(table)] == LOCATIONS


@pytest.mark.rule("HEL-2.5", "HEL-25.1")
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_base_locations(seed: int) -> None:
    assert sites(fresh(3, seed)) == BASE_SITES
    assert sites(fresh(3, seed, preset="first play")) == BASE_SITES
    assert sites(fresh(3, seed, mercury="on")) == BASE_SITES


@pytest.mark.rule("HEL-2.6", "HEL-GAP-18")
def test_any_location_may_be_the_mercury_one() -> None:
    for number, name in enumerate(LOCATIONS):
        expected = [MERCURY_SITES[i] if i == number else BASE_SITES[i] for i in range(5)]
        one: dict[str, Any] = {name.lower(): "mercury"}
        assert sites(mercury(**one)) == expected
    every: dict[str, Any] = {name.lower(): "mercury" for name in LOCATIONS}
    assert sites(mercury(**every)) == MERCURY_SITES


@pytest.mark.rule("HEL-2.6")
def test_luck_may_choose_each_location() -> None:
    options: dict[str, Any] = {name.lower(): "random" for name in LOCATIONS}
    drawn = [sites(fresh(2, seed, mercury="on", **options)) for seed in range(1, 31)]
    for number in range(5):
        assert {names[number] for names in drawn} == {BASE_SITES[number], MERCURY_SITES[number]}


@pytest.mark.rule("HEL-2.6")
@pytest.mark.parametrize("choice", ["mercury", "random"])
def test_mercury_locations_need_mercury_protocol(choice: str) -> None:
    with pytest.raises(SetupError, match=r"HEL-2\.6"):
        fresh(2, europa=choice)


@pytest.mark.rule("HEL-2.7")
def test_the_market_decks_are_by_faction() -> None:
    faction_of = {card.name: card.faction for card in CONTENT.cards if not card.starting}
    for faction, slot in enumerate(sit().at("market").values()):
        assert len(slot["deck"]) == 19
        assert {faction_of[name] for name in [slot["card"], *slot["deck"]]} == {faction}


@pytest.mark.rule("HEL-2.7", "HEL-2.8")
def test_the_first_market_is_by_luck_and_face_up() -> None:
    rows = [fresh(2, seed).market() for seed in range(1, 31)]
    for faction in FACTIONS:
        assert len({row[faction] for row in rows}) > 4
    table = fresh(2, 1)
    assert table.seen_by(2, "market.Bio.card") == table.at("market.Bio.card")


@pytest.mark.rule("HEL-2.8", "HEL-12.1")
def test_only_the_face_up_cards_and_prime_assets_are_for_sale() -> None:
    table = sit({"players.1.pool": pool(credits=20)})
    assert table.options("buy") == [*table.market().values(), "Prime Asset"]


@pytest.mark.rule("HEL-2.9")
def test_prime_assets_are_a_pile_of_their_own() -> None:
    table = sit({"players.1.pool": pool(credits=3)})
    assert table.at("prime_assets") == 16
    market = table.market()
    table.do("buy Prime Asset")
    assert (table.at("prime_assets"), table.market()) == (15, market)
    assert "cycle Prime Asset" not in table.options()


@pytest.mark.rule("HEL-2.9", "HEL-GAP-39")
def test_market_discounts_and_surcharges_pass_prime_assets_by() -> None:
    table = mercury(
        {
            "players.1.pool": pool(credits=3),
            "players.1.this_turn.market_discount": 2,
            "events": [event("Systemic Inflation (Earth)", "active")],
            "players.1.location": "Moon",
        }
    )
    table.do("buy Prime Asset")
    assert table.pool() == (0, 0)
    assert table.at("players.1.this_turn.market_discount") == 2


@pytest.mark.rule("HEL-2.9", "HEL-CON-17", "HEL-31.3")
def test_banked_credits_buy_no_prime_asset() -> None:
    table = mercury({"players.1.pool": pool(credits=2), "players.1.bank": pool(credits=5)})
    assert table.refuses("buy Prime Asset", "HEL-31.3")
    assert table.offers("buy Gene Splicer")


@pytest.mark.rule("HEL-2.9", "HEL-12.1")
def test_effects_on_the_market_never_touch_prime_assets() -> None:
    """Autofactory takes any Market card up to 4; a Prime Asset would be cheap enough."""
    table = sit({"players.1.hand": ["Autofactory"]}).do("play Autofactory")
    assert sorted(table.options("obtain")) == sorted(name for name in table.market().values() if name)


@pytest.mark.rule("HEL-2.9")
def test_the_syndicate_takes_no_prime_asset() -> None:
    table = solo({"market.Transport.card": "Orbital Shuttle"}, "syndicate 1")
    assert table.at("prime_assets") == 16
    assert "Prime Asset" not in table.at("syndicate.cards")


@pytest.mark.rule("HEL-2.10", "HEL-20.1")
def test_the_consumed_cards_of_all_lie_together() -> None:
    table = sit({"players.1.hand": ["Field Botanist", "Material Asset"], "players.2.hand": ["Sentinel Prototype"]})
    assert table.at("consumed") == []
    table.do("play Field Botanist", "consume Material Asset")
    assert table.at("consumed") == ["Material Asset"]
    table = sit(
        {
            "players.1.architect": "Drago Lint, Salvage Baron",
            "consumed": ["Logic Adept"],
            **cards(2, hand=["Material Asset"]),
        }
    )
    assert table.do("use ability 2").at("players.1.top") == ["Logic Adept"]
    assert table.at("consumed") == []


@pytest.mark.rule("HEL-2.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_consumed_card_area_starts_empty(players: int) -> None:
    table = fresh(players, 5)
    assert table.at("consumed") == []


@pytest.mark.rule("HEL-2.11", "HEL-GAP-17")
@pytest.mark.parametrize("place", LOCATIONS)
def test_the_bonus_is_for_anybody_and_key_access_for_those_with_an_embassy(place: str) -> None:
    table = sit({"players.1.location": place})
    assert table.offers("take Location Bonus")
    assert table.refuses("take Key Access", "HEL-19.2")
    table = sit({"players.1.location": place, "players.1.embassies": [place]})
    assert table.offers("take Location Bonus")
    assert table.offers("take Key Access")


@pytest.mark.rule("HEL-2.11", "HEL-GAP-17", "HEL-GAP-40")
def test_the_old_world_capital_gives_influence_for_a_card() -> None:
    table = sit().do("take Location Bonus", "discard Material Asset")
    assert (table.at("players.1.influence"), table.at("players.1.discard")) == (1, ["Material Asset"])
    table = sit({"players.1.embassies": ["Earth"]}).do("take Key Access")
    assert (table.at("players.1.influence"), table.at("players.1.discard")) == (1, [])


@pytest.mark.rule("HEL-GAP-17", "HEL-19.1", "HEL-19.2")
@pytest.mark.parametrize(
    ("place", "bonus", "key"),
    [("Moon", (0, 1), (0, 2)), ("Ceres", (1, 0), (2, 0))],
)
def test_moon_and_ceres_give_defense_and_credits(place: str, bonus: tuple[int, int], key: tuple[int, int]) -> None:
    given = {"players.1.location": place, "players.1.embassies": [place]}
    assert sit(given).do("take Location Bonus").pool() == bonus
    assert sit(given).do("take Key Access").pool() == key


@pytest.mark.rule("HEL-GAP-17", "HEL-13.6")
def test_mars_thins_the_deck() -> None:
    given = {"players.1.location": "Mars", "players.1.embassies": ["Mars"], "players.1.discard": ["Seed Vault"]}
    table = sit(given).do("take Location Bonus")
    assert table.options() == ["consume Material Asset", "consume Sentinel Prototype", "decline"]
    table = sit(given).do("take Key Access", "* draws Material Asset", "consume Seed Vault from discard pile")
    assert (table.at("consumed"), len(table.hand())) == (["Seed Vault"], 6)


@pytest.mark.rule("HEL-GAP-17", "HEL-GAP-41")
def test_europa_moves_ships() -> None:
    given = {"players.1.location": "Europa", "players.1.embassies": ["Europa"]}
    table = sit(given).do("take Location Bonus")
    assert table.options() == ["move to Earth", "move to Moon", "move to Mars", "move to Ceres", "decline"]
    assert table.do("move to Moon").at("players.1.location") == "Moon"
    table = sit(given).do("take Key Access", "decline")
    assert (table.at("players.1.location"), len(table.hand())) == ("Europa", 6)


@pytest.mark.rule("HEL-2.12", "HEL-GAP-19")
def test_every_architect_has_two_abilities_within_four_counters() -> None:
    for architect in CONTENT.architects:
        assert len(architect.abilities) == 2
        assert all(1 <= ability.cryo <= 4 for ability in architect.abilities)


@pytest.mark.rule("HEL-2.12")
def test_an_ability_beyond_the_counters_cannot_be_used() -> None:
    table = sit(parameters={"cryo_counters": 2})
    assert table.offers("use ability 1")
    assert table.refuses("use ability 2", "HEL-2.12")
