"""Section 45: the data of Events, and icons."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import event, fresh, pool, sit, stacked

from farflung.games.helionox import words
from farflung.games.helionox.cards import EventCard

EVENTS = CONTENT.events
ROOT = Path(__file__).parents[3]
PRINTED = tomllib.loads(
    (ROOT / "src" / "farflung" / "games" / "helionox" / "content" / "events.toml").read_text(encoding="utf-8")
)["event"]
# what an icon of the rulebook is in the browser
GLYPHS = {
    "Location Bonus": "hx-bonus",
    "Key Access": "hx-key",
    "Unique": "hx-unique",
    "Credit": "hx-credit",
    "Influence": "m-influence",
    "Infamy": "hx-infamy",
    "Defense": "m-shield",
    "Cargo": "hx-cargo",
    "Stellar": "hx-stellar",
    "Social": "hx-social",
    "Catastrophic": "hx-catastrophic",
    "co-op and solo only": "hx-team",
    "Mercury Protocol": "hx-mercury",
    "Cryo Counter": "hx-cryo",
    "Ship": "hx-ship",
    "Embassy": "hx-embassy",
    "Garrison": "hx-garrison",
}


def at_home(card: EventCard, side: str) -> dict[str, object]:
    return {"events": [event(card.name, side)], "players.1.location": words.LOCATIONS[card.location]}


@pytest.mark.rule("HEL-45.1", "HEL-7.4", "HEL-14.1", "HEL-14.3")
@pytest.mark.parametrize("side", ["inactive", "active"])
@pytest.mark.parametrize("name", [card.name for card in EVENTS if not card.mercury])
def test_each_side_has_its_own_cost_and_influence(name: str, side: str) -> None:
    """As printed: enough Defense Overcomes it for the Influence of that side, one less does not."""
    card = next(card for card in EVENTS if card.name == name)
    printed = next(entry for entry in PRINTED if entry["id"] == card.id)
    cost, influence = printed[f"{side}_defense"], printed[f"{side}_influence"]
    given = at_home(card, side)
    table = sit({**given, "players.1.pool": pool(defense=cost)}).do(f"overcome {side} {name}")
    assert (table.pool(), table.at("players.1.influence")) == ((0, 0), influence)
    short = sit({**given, "players.1.pool": pool(defense=cost - 1)})
    assert short.refuses(f"overcome {side} {name}", "HEL-14.1")


@pytest.mark.rule("HEL-45.1", "HEL-14.6", "HEL-GAP-51")
def test_every_event_has_a_location_and_a_type() -> None:
    for card in EVENTS:
        assert 0 <= card.location < 5
        assert card.type in (words.SOCIAL, words.STELLAR, words.CATASTROPHIC)
    catastrophes = [card.location for card in EVENTS if card.type == words.CATASTROPHIC]
    assert sorted(catastrophes) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("HEL-45.1", "HEL-7.2")
@pytest.mark.parametrize("name", [card.name for card in EVENTS])
def test_every_event_comes_to_the_location_it_names(name: str) -> None:
    card = next(card for card in EVENTS if card.name == name)
    table = sit(stacked(name), "turn 1", mercury="on")
    assert table.in_play() == [(name, words.LOCATIONS[card.location], "inactive")]


@pytest.mark.rule("HEL-45.1", "HEL-15.5", "HEL-CON-22")
@pytest.mark.parametrize("name", [card.name for card in EVENTS if card.has_alternative and not card.mercury])
def test_alternative_costs_are_on_the_active_side(name: str) -> None:
    card = next(card for card in EVENTS if card.name == name)
    answer = f"overcome {name} by alternative cost"
    hand = ["Field Botanist", "Relay Drone", "Dock Pilot", "Material Asset", "Material Asset"]
    given = {"players.1.hand": hand, "players.1.pool": pool(credits=4)}
    assert sit({**given, **at_home(card, "active")}).offers(answer)
    assert sit({**given, **at_home(card, "inactive")}).refuses(answer, "HEL-15.5")


@pytest.mark.rule("HEL-45.1", "HEL-16.4", "HEL-16.8")
@pytest.mark.parametrize("name", [card.name for card in EVENTS if card.taxes and not card.mercury])
def test_the_movement_tax_is_on_the_active_side(name: str) -> None:
    card = next(card for card in EVENTS if card.name == name)
    away = words.LOCATIONS[(card.location + 1) % 5]
    two = {"players.1.pool": pool(credits=2)}
    assert sit({**two, **at_home(card, "inactive")}).offers(f"travel to {away}")
    assert sit({**two, **at_home(card, "active")}).refuses(f"travel to {away}", "HEL-16.4")


@pytest.mark.rule("HEL-45.2")
def test_every_icon_of_the_cards_is_a_glyph_of_its_own() -> None:
    web = ROOT / "web" / "src"
    drawn = set()
    for sprite in (web / "look" / "icons.svg", web / "titles" / "helionox" / "icons.svg"):
        drawn |= set(re.findall(r'<symbol id="([^"]+)"', sprite.read_text(encoding="utf-8")))
    assert {name for name, glyph in GLYPHS.items() if glyph not in drawn} == set()
    assert len(set(GLYPHS.values())) == len(GLYPHS)


@pytest.mark.rule("HEL-45.3", "HEL-36.2", "HEL-GAP-43")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_with_the_team_icon_are_not_in_competitive_games(players: int) -> None:
    team = {mission.name for mission in CONTENT.missions if mission.team}
    assert len(team) == 5
    for missions in ("on", "off"):
        assert not team & set(fresh(players, missions=missions).at("missions"))
