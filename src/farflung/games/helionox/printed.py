"""Everything that is printed, with its names and generated texts in a language: what the browser draws cards from.

Keys are the names that stand in the game's data. `fx` are a text's operations in order (HEL-GAP-7), for drawing them as
signs: `effect` is the operation, the other names are those of what it takes, `parts` is what it holds.
"""

from __future__ import annotations

from typing import Any

from farflung.engine.text import Locale
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Architect, Card, Content, EventCard, FleetAsset, Mission, Site, Text
from farflung.games.helionox.cardtext import (
    alternative_text,
    card_text,
    facts_text,
    flavour_of,
    name_of,
    side_text,
    slug,
    text_of,
)
from farflung.games.helionox.effectwords import VOCABULARY
from farflung.games.helionox.pack import load_content
from farflung.games.pictures import picture

Shown = dict[str, Any]

COUNTED = {
    "embassies": "embassy",
    "trophy_events": "trophy",
    "trophy_catastrophic": "event",
    "consumed_cards": "consume",
    "min_faction_cards": "people",
    "cybernetic_cards": "obtain",
}
"""The sign of what a Mission counts, where it is not simply cards."""


def version(edition: str) -> str:
    return load_content(None, edition).version


def printed(edition: str, language: str, version: str = "") -> Shown:
    content, locale = load_content(None, edition, version), Locale(language)
    return {
        "version": content.version,
        "card": {card.name: deck_card(card, locale) for card in content.cards},
        "event": {event.name: event_card(event, locale) for event in content.events},
        "site": {site.name: location_card(site, locale) for site in content.sites},
        "architect": {one.name: architect(one, locale) for one in content.architects},
        "fleet": {one.name: fleet_asset(one, locale) for one in content.fleet},
        "mission": {one.name: mission(one, locale) for one in content.missions},
        "request": {
            request.name: {
                "id": request.id,
                "name": name_of(request, locale),
                "cargo": w.LOCATIONS[request.cargo],
                "destination": w.LOCATIONS[request.destination],
                "influence": request.influence,
                "copies": request.copies,
                "art": picture(
                    request.id,
                    "request",
                    w.LOCATIONS[request.cargo],
                    does=[("influence", request.influence)],
                    place=w.LOCATIONS[request.destination],
                ),
                "text": card_text(request, locale),
            }
            for request in content.requests
        },
        "location": {name: locale.text(f"hel-place-{slug(name)}") for name in w.LOCATIONS},
        "place": {name: place(name, number, locale) for number, name in enumerate(w.LOCATIONS)},
        "faction": {name: locale.text(f"hel-faction-{slug(name)}") for name in w.CARD_FACTIONS},
        "pair": {
            name: [card.name for card in content.cards if card.starting and card.faction == faction]
            for faction, name in enumerate(w.FACTIONS)
        },
        "board": boards(content, locale),
        "word": words(locale),
    }


def deck_card(card: Card, locale: Locale) -> Shown:
    """Starting cards and Illegal Tech show neither cost nor Influence."""
    illegal = card.illegal_at >= 0
    return {
        "id": card.id,
        "name": name_of(card, locale),
        "kind": w.CARD_KINDS[card.kind],
        "faction": w.CARD_FACTIONS[card.faction],
        "cost": card.cost if card.shows_influence else None,
        "influence": card.influence if card.shows_influence else None,
        "starting": card.starting,
        "unique": bool(card.unique),
        "mercury": card.mercury,
        "illegal": w.LOCATIONS[card.illegal_at] if illegal else "",
        "infamy": {"play": card.infamy_play, "end": card.infamy_end} if illegal else None,
        "defends": card.defends,
        "copies": card.copies,
        "facts": facts_text(card, locale),
        "text": card_text(card, locale),
        "effect": text_of(card.text, locale),
        "flavour": flavour_of(card, locale),
        "fx": (fx := VOCABULARY.data(card.text.fx)),
        "art": picture(
            card.id,
            "illegal" if illegal else w.CARD_KINDS[card.kind],
            w.CARD_FACTIONS[card.faction],
            card.cost if card.shows_influence else 0,
            fx,
        ),
    }


def event_card(event: EventCard, locale: Locale) -> Shown:
    """What only the Active side has stands there: the alternative cost, the Movement Tax, its own effect."""
    effect = w.EVENT_EFFECTS[event.effect]
    return {
        "id": event.id,
        "name": name_of(event, locale),
        "location": w.LOCATIONS[event.location],
        "type": w.EVENT_TYPES[event.type],
        "mercury": event.mercury,
        "copies": event.copies,
        "inactive": side(event, w.INACTIVE, locale),
        "active": {
            **side(event, w.ACTIVE, locale),
            "alternative": alternative_text(event, locale) if event.has_alternative else "",
            "alternative_credits": event.alternative_credits,
            "alternative_cards": {
                w.OBTAINED_FACTIONS[faction]: n for faction, n in enumerate(event.alternative_cards) if n
            },
            "tax": event.taxes,
            "effect": locale.text(f"hel-evt-{effect}") if effect else "",
            "effect_key": effect,
        },
        "text": card_text(event, locale),
        "art": picture(
            event.id,
            "event",
            w.EVENT_TYPES[event.type],
            event.defense[w.ACTIVE],
            does=[("tax", 1)] if event.taxes else [],
            place=w.LOCATIONS[event.location],
        ),
    }


def side(event: EventCard, up: int, locale: Locale) -> Shown:
    return {
        "defense": event.defense[up],
        "influence": event.influence[up],
        "text": side_text(event, up, locale),
    }


def location_card(site: Site, locale: Locale) -> Shown:
    return {
        "id": site.id,
        "name": name_of(site, locale),
        "location": w.LOCATIONS[site.location],
        "mercury": site.mercury,
        "bonus": text_of(site.bonus, locale, whole=True),
        "bonus_fx": VOCABULARY.data(site.bonus.fx),
        "key": text_of(site.key, locale, whole=True),
        "key_fx": VOCABULARY.data(site.key.fx),
        "art": picture(
            site.id, "site", w.LOCATIONS[site.location], fx=VOCABULARY.data(site.bonus.fx), later=site.mercury
        ),
        "text": card_text(site, locale),
    }


def architect(one: Architect, locale: Locale) -> Shown:
    return {
        "id": one.id,
        "name": name_of(one, locale),
        "mercury": one.mercury,
        "abilities": [{"cryo": line.cryo, **ability(line.text, locale)} for line in one.abilities],
        "art": picture(one.id, "architect", fx=VOCABULARY.data(one.abilities[0].text.fx)),
        "text": card_text(one, locale),
    }


def fleet_asset(one: FleetAsset, locale: Locale) -> Shown:
    return {
        "id": one.id,
        "name": name_of(one, locale),
        "bays": len(w.LOCATIONS),
        "trigger": w.TRIGGERS[one.trigger],
        "text": card_text(one, locale),
        "fx": (fx := VOCABULARY.data(one.text.fx)),
        "art": picture(one.id, "fleet", cost=len(w.LOCATIONS), fx=fx),
    }


def mission(one: Mission, locale: Locale) -> Shown:
    """`texts` is by number of players, from 1."""
    return {
        "id": one.id,
        "name": name_of(one, locale),
        "team": one.team,
        "faction": w.CARD_FACTIONS[one.faction],
        "influence": one.influence,
        "count": w.MISSION_COUNTS[one.count],
        "at_most": one.at_most,
        "threshold": one.threshold,
        "text": card_text(one, locale),
        "texts": [card_text(one, locale, players) for players in range(1, len(one.threshold) + 1)],
        "art": picture(
            one.id,
            "mission",
            w.CARD_FACTIONS[one.faction],
            does=[(COUNTED.get(w.MISSION_COUNTS[one.count], "card"), -1 if one.at_most else 1)],
            team=one.team,
        ),
    }


def ability(text: Text, locale: Locale) -> Shown:
    return {"text": text_of(text, locale, whole=True), "fx": VOCABULARY.data(text.fx)}


def place(name: str, number: int, locale: Locale) -> Shown:
    """A Location's name by itself and in phrases, and the colour of its Cargo."""
    word = slug(name)
    return {
        "name": locale.text(f"hel-place-{word}"),
        "at": locale.text(f"hel-at-{word}"),
        "to": locale.text(f"hel-to-{word}"),
        "from": locale.text(f"hel-from-{word}"),
        "cargo": w.CARGO_COLOURS[number],
        "colour": locale.text(f"hel-colour-{word}"),
    }


def boards(content: Content, locale: Locale) -> Shown:
    return {
        board.id: {
            "name": locale.text(f"hel-board-{board.id}"),
            "neighbours": {
                name: [other for bit, other in enumerate(w.LOCATIONS) if board.neighbours[number] >> bit & 1]
                for number, name in enumerate(w.LOCATIONS)
            },
            "distance": dict(zip(w.LOCATIONS, board.distance, strict=True)),
        }
        for board in content.boards
    }


TERMS = [
    "architect", "fleet-asset", "mission", "request", "embassy", "garrison", "cargo", "shut-down", "movement-tax",
    "trophies", "market", "bank", "carrier", "credits", "defense", "influence", "infamy", "cryo",
]  # fmt: skip
KINDS: dict[str, list[str]] = {
    "faction": [*w.FACTIONS, "none"],
    "kind": [*w.CARD_KINDS, "illegal"],
    "type": w.EVENT_TYPES,
    "side": w.SIDES,
    "phase": w.PHASES,
    "mode": w.MODES,
    "difficulty": ["rookie", "normal", "veteran", "master"],
    "term": TERMS,
}


def words(locale: Locale) -> Shown:
    """The names of kinds, sides, phases and pieces."""
    return {kind: {word: locale.text(f"hel-{kind}-{slug(word)}") for word in found} for kind, found in KINDS.items()}
