"""Section 14: Overcoming Events."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import CATASTROPHES, CONTENT, REGULAR, home
from tests.rules.helionox.table import coop, event, mercury, pool, sit, solo, trophy

from farflung.games.helionox import words

SIDES = ["inactive", "active"]
ALL = [card for card in REGULAR + CATASTROPHES if not card.mercury]

# name | Location | type | copies | Inactive Influence/Defense | Active Influence/Defense | alternative cost | tax
PRINTED = """
Capital Riots | Earth | social | 2 | 2/2 | 2/3 | pay_3_credits |
Refugee Exodus | Earth | social | 2 | 3/2 | 2/3 | | tax
Senate Scandal | Earth | social | 2 | 3/3 | 3/4 | pay_4_credits |
Grid Blackout | Earth | stellar | 2 | 2/1 | 1/2 | discard_cybernetic |
Ozone Breach | Earth | stellar | 2 | 3/2 | 2/3 | discard_bio |
Debris Rain | Earth | stellar | 2 | 2/2 | 2/2 | discard_any | tax
Doomsday Broadcast | Earth | social | 1 | 3/3 | 4/5 | pay_4_credits discard_any |
Dome Strike | Moon | social | 2 | 2/1 | 1/2 | pay_3_credits |
Helium Embargo | Moon | social | 2 | 3/2 | 2/2 | | tax
Barracks Mutiny | Moon | social | 2 | 3/3 | 4/4 | |
Regolith Storm | Moon | stellar | 2 | 2/2 | 2/3 | discard_transport |
Crater Quake | Moon | stellar | 2 | 3/2 | 2/3 | discard_any |
Solar Lash | Moon | stellar | 2 | 4/3 | 3/4 | discard_bio discard_cybernetic |
Colonist Uprising | Mars | social | 2 | 3/3 | 3/4 | pay_4_credits |
Water Cartel | Mars | social | 2 | 3/2 | 2/3 | pay_3_credits |
Zealot March | Mars | social | 2 | 2/1 | 1/2 | | tax
Dust Tempest | Mars | stellar | 2 | 2/2 | 2/3 | discard_transport | tax
Biosphere Blight | Mars | stellar | 2 | 4/3 | 3/4 | discard_bio |
Ion Surge | Mars | stellar | 2 | 2/2 | 2/2 | discard_cybernetic |
Miner Walkout | Ceres | social | 2 | 2/2 | 2/3 | pay_3_credits |
Claim Jumpers | Ceres | social | 2 | 2/1 | 1/2 | discard_any |
Pirate Toll | Ceres | social | 2 | 3/2 | 3/3 | | tax
Rogue Asteroid | Ceres | stellar | 2 | 3/3 | 4/5 | discard_transport discard_any |
Reactor Leak | Ceres | stellar | 2 | 3/2 | 2/3 | discard_cybernetic |
Meteor Swarm | Ceres | stellar | 2 | 2/2 | 2/3 | | tax
Warp Cult | Europa | social | 2 | 3/3 | 3/4 | pay_4_credits |
Quarantine Revolt | Europa | social | 2 | 3/2 | 2/3 | discard_bio |
Dark Colony | Europa | social | 2 | 2/1 | 1/2 | pay_3_credits |
Warp Echo | Europa | stellar | 2 | 2/2 | 2/2 | discard_transport | tax
Ice Shelf Collapse | Europa | stellar | 2 | 4/3 | 3/3 | discard_any |
Jovian Radiation | Europa | stellar | 2 | 3/3 | 4/5 | discard_bio discard_cybernetic |
Systemic Inflation (Earth) | Earth | social | 1 | 3/2 | 3/3 | pay_4_credits |
Systemic Inflation (Europa) | Europa | social | 1 | 3/2 | 3/3 | pay_4_credits |
Raid (Moon) | Moon | social | 1 | 2/2 | 2/3 | | tax
Raid (Mars) | Mars | social | 1 | 2/2 | 2/3 | pay_3_credits |
Raid (Ceres) | Ceres | social | 1 | 2/2 | 2/3 | pay_3_credits |
The Long Flare | Earth | catastrophic | 1 | 5/4 | 5/6 | discard_bio discard_cybernetic discard_any |
Fall of the Senate | Earth | catastrophic | 1 | 5/4 | 4/5 | pay_4_credits discard_any |
Lunar Fracture | Moon | catastrophic | 1 | 5/4 | 4/5 | discard_transport discard_any |
Orbital Lockdown | Moon | catastrophic | 1 | 4/3 | 4/5 | pay_4_credits |
Red Plague | Mars | catastrophic | 1 | 5/4 | 4/5 | discard_bio discard_any |
Ares Secession | Mars | catastrophic | 1 | 4/3 | 5/5 | |
Belt Cascade | Ceres | catastrophic | 1 | 5/4 | 5/6 | discard_transport discard_cybernetic |
Resource War | Ceres | catastrophic | 1 | 5/4 | 4/5 | pay_4_credits discard_any |
Warp Rupture | Europa | catastrophic | 1 | 5/4 | 5/6 | discard_transport discard_any |
Cryo Vault Failure | Europa | catastrophic | 1 | 4/3 | 4/5 | discard_cybernetic discard_any |
"""
LINES = [[part.strip() for part in f"{line} ".split("|")] for line in PRINTED.strip().splitlines()]


@pytest.mark.rule("HEL-GAP-13", "HEL-GAP-14", "HEL-GAP-15", "HEL-14.6", "HEL-15.3", "HEL-15.4", "HEL-16.4")
@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_what_is_printed_on_an_event(line: list[str]) -> None:
    name, place, kind, copies, _, _, icons, tax = line
    card = next(card for card in CONTENT.events if card.name == name)
    assert (home(name), words.EVENT_TYPES[card.type], card.copies) == (place, kind, int(copies))
    credits = [int(icon.split("_")[1]) for icon in icons.split() if icon.startswith("pay")]
    assert card.alternative_credits == sum(credits)
    factions = ["bio", "cybernetic", "transport", "defense", "any"]
    assert card.alternative_cards == [icons.split().count(f"discard_{faction}") for faction in factions]
    assert card.taxes == (tax == "tax")


@pytest.mark.rule("HEL-GAP-13", "HEL-GAP-16")
def test_there_are_no_other_events() -> None:
    assert [card.name for card in CONTENT.events] == [line[0] for line in LINES]


@pytest.mark.rule("HEL-14.1", "HEL-14.3", "HEL-14.4", "HEL-7.4", "HEL-GAP-13", "HEL-GAP-14", "HEL-GAP-15")
@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
@pytest.mark.parametrize("side", [0, 1], ids=SIDES)
def test_pay_the_defense_of_the_face_up_side_for_its_influence(line: list[str], side: int) -> None:
    name = line[0]
    influence, cost = (int(number) for number in line[4 + side].split("/"))
    given = {"events": [event(name, SIDES[side])], "players.1.location": line[1]}
    answer = f"overcome {SIDES[side]} {name}"
    assert mercury({**given, "players.1.pool": pool(defense=cost - 1)}).refuses(answer, "HEL-14.1")
    table = mercury({**given, "players.1.pool": pool(defense=cost + 2)}).do(answer)
    assert table.pool() == (0, 2)
    assert table.at("players.1.influence") == influence
    assert table.at("players.1.trophies") == [trophy(name, SIDES[side])]
    assert table.in_play() == []


@pytest.mark.rule("HEL-14.1", "HEL-10.3")
def test_any_number_in_a_turn() -> None:
    given = {"events": [event("Capital Riots"), event("Capital Riots"), event("Ozone Breach")]}
    table = sit({**given, "players.1.pool": pool(defense=6)})
    table.do("overcome inactive Capital Riots", "overcome inactive Ozone Breach", "overcome inactive Capital Riots")
    assert (table.trophies(), table.pool()) == (["Capital Riots", "Ozone Breach", "Capital Riots"], (0, 0))


@pytest.mark.rule("HEL-14.1", "HEL-20.6")
def test_credits_do_not_overcome() -> None:
    table = sit({"events": [event("Capital Riots")], "players.1.pool": pool(credits=9)})
    assert table.refuses("overcome inactive Capital Riots", "HEL-14.1")


@pytest.mark.rule("HEL-14.2")
def test_the_ship_must_be_there() -> None:
    given = {"events": [event("Dome Strike")], "players.1.pool": pool(credits=2, defense=9)}
    table = sit({**given, "players.1.embassies": ["Moon"]})
    assert table.refuses("overcome inactive Dome Strike", "HEL-14.2")
    assert table.do("travel to Moon").offers("overcome inactive Dome Strike")


@pytest.mark.rule("HEL-14.2", "HEL-GAP-7")
def test_an_event_that_was_moved_is_overcome_where_it_lies() -> None:
    given = {"events": [event("Dome Strike", at="Earth")], "players.1.pool": pool(defense=1)}
    assert sit(given).offers("overcome inactive Dome Strike")
    assert sit({**given, "players.1.location": "Moon"}).refuses("overcome inactive Dome Strike", "HEL-14.2")


@pytest.mark.rule("HEL-14.3", "HEL-20.5")
def test_influence_is_added_to_what_is_there() -> None:
    given = {"events": [event("Doomsday Broadcast", "active")], "players.1.pool": pool(defense=5)}
    table = sit({**given, "players.1.influence": 7}).do("overcome active Doomsday Broadcast")
    assert table.at("players.1.influence") == 11
    assert [table.at(f"players.{seat}.influence") for seat in (2, 3)] == [0, 0]


@pytest.mark.rule("HEL-14.3", "HEL-41.1", "HEL-41.2", "HEL-CON-1")
@pytest.mark.parametrize("kind", [coop, solo])
def test_in_coop_and_solo_the_team_has_the_event_and_no_tokens(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({"events": [event("Capital Riots", "active")], "players.1.pool": pool(defense=3)})
    table.do("overcome active Capital Riots")
    assert (table.at("players.1.influence"), table.at("team.trophies")) == (0, [trophy("Capital Riots", "active")])
    assert table.trophies() == []


@pytest.mark.rule("HEL-14.4")
def test_defense_that_is_left_goes_towards_another_event() -> None:
    given = {"events": [event("Capital Riots"), event("Grid Blackout")], "players.1.pool": pool(defense=3)}
    table = sit(given).do("overcome inactive Capital Riots")
    assert table.pool() == (0, 1)
    assert table.do("overcome inactive Grid Blackout").pool() == (0, 0)


@pytest.mark.rule("HEL-14.4")
def test_no_instalments() -> None:
    """Two Defense towards a cost of three are neither offered nor kept for the next turn."""
    table = sit({"events": [event("Capital Riots", "active")], "players.1.pool": pool(defense=2)})
    assert table.refuses("overcome active Capital Riots", "HEL-14.1")
    table.whole_turns(3)
    assert (table.seat, table.pool()) == (1, (0, 0))


@pytest.mark.rule("HEL-14.4", "HEL-31.5")
def test_banked_defense_pays_too() -> None:
    given = {"events": [event("Capital Riots", "active")], "players.1.pool": pool(defense=1)}
    table = mercury({**given, "players.1.bank": pool(defense=4)}).do("overcome active Capital Riots")
    assert table.pool()[1] + table.at("players.1.bank.defense") == 2


@pytest.mark.rule("HEL-GAP-7")
def test_a_discount_is_for_the_next_event_of_its_kind() -> None:
    """Riot Marshal takes 1 off the next Social Event: not off a Stellar one, and once."""
    events = [event("Grid Blackout", "active"), event("Capital Riots"), event("Refugee Exodus")]
    table = sit({"events": events, "players.1.hand": ["Riot Marshal"], "players.1.pool": pool(defense=4)})
    table.do("play Riot Marshal", "overcome active Grid Blackout")
    assert table.pool() == (0, 3)
    table.do("overcome inactive Capital Riots")
    assert table.pool() == (0, 2)
    assert table.do("overcome inactive Refugee Exodus").pool() == (0, 0)


@pytest.mark.rule("HEL-GAP-7", "HEL-GAP-51", "HEL-14.6")
def test_a_catastrophe_is_neither_social_nor_stellar() -> None:
    given = {"events": [event("Fall of the Senate")], "players.1.pool": pool(defense=4)}
    for kind, left in (("social", 0), ("stellar", 0), ("any", 2)):
        table = sit({**given, f"players.1.this_turn.{kind}_discount": 2}).do("overcome inactive Fall of the Senate")
        assert table.pool() == (0, left)


@pytest.mark.rule("HEL-GAP-7")
def test_a_discount_for_any_event_goes_with_the_next_one() -> None:
    events = [event("Ozone Breach", "active"), event("Capital Riots", "active")]
    table = sit({"events": events, "players.1.this_turn.any_discount": 2, "players.1.pool": pool(defense=4)})
    assert table.do("overcome active Ozone Breach").pool() == (0, 3)
    assert table.do("overcome active Capital Riots").pool() == (0, 0)


@pytest.mark.rule("HEL-GAP-7")
def test_a_discount_leaves_one_to_pay() -> None:
    given = {"events": [event("Grid Blackout")], "players.1.this_turn.any_discount": 2}
    assert sit({**given, "players.1.pool": pool(defense=0)}).refuses("overcome inactive Grid Blackout", "HEL-14.1")
    assert sit({**given, "players.1.pool": pool(defense=1)}).do("overcome inactive Grid Blackout").pool() == (0, 0)


@pytest.mark.rule("HEL-GAP-7", "HEL-15.1")
def test_an_event_overcome_by_alternative_cost_uses_the_discount_up() -> None:
    """It was for the next Event of its kind, and that was the next."""
    events = [event("Capital Riots", "active"), event("Refugee Exodus")]
    given = {"events": events, "players.1.this_turn.social_discount": 1, "players.1.pool": pool(credits=3, defense=2)}
    table = sit(given).do("overcome Capital Riots by alternative cost", "overcome inactive Refugee Exodus")
    assert table.pool() == (0, 0)


@pytest.mark.rule("HEL-14.5", "HEL-CON-1")
def test_the_trophy_pile_adds_no_influence_in_competitive_play() -> None:
    table = sit({"players.1.trophies": [trophy("Capital Riots"), trophy("Red Plague", "active")]}, "score")
    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("HEL-14.5", "HEL-24.1")
def test_the_trophy_pile_decides_ties() -> None:
    table = sit({"players.2.trophies": [trophy("Capital Riots")]}, "score")
    assert table.winners() == [2]


@pytest.mark.rule("HEL-14.5", "HEL-24.2")
def test_fulfilled_requests_lie_in_the_trophy_pile() -> None:
    table = mercury({"players.3.requests": ["Earth to Moon"]}, "score")
    assert (table.scores(), table.winners()) == ([0, 0, 0], [3])


@pytest.mark.rule("HEL-14.5", "HEL-27.4")
def test_the_trophy_pile_counts_for_the_defense_mission() -> None:
    nine = [trophy(card.name) for card in ALL[:9]]
    table = sit({"players.1.trophies": nine, "players.2.trophies": [trophy("Warp Cult")] * 1}, "score", missions="on")
    assert table.at("scores.1.missions") - table.at("scores.2.missions") == 5


@pytest.mark.rule("HEL-14.6", "HEL-GAP-51")
def test_every_event_has_its_type() -> None:
    kinds = [words.EVENT_TYPES[card.type] for card in CONTENT.events]
    assert set(kinds) == {"social", "stellar", "catastrophic"}
    assert kinds.count("catastrophic") == 10
    assert all((card in CATASTROPHES) == (card.id.startswith("CAT")) for card in CONTENT.events)


@pytest.mark.rule("HEL-14.6")
def test_the_type_does_nothing_by_itself() -> None:
    """Ozone Breach (Stellar) and Water Cartel (Social) show the same numbers and cost the same."""
    for name in ("Ozone Breach", "Water Cartel"):
        given = {"events": [event(name, "active")], "players.1.location": home(name)}
        table = sit({**given, "players.1.pool": pool(defense=3)}).do(f"overcome active {name}")
        assert (table.pool(), table.at("players.1.influence")) == ((0, 0), 2)
