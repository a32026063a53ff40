"""Everything that is printed, with its names and generated texts in a language: what the browser draws cards from.

Keys are the names that stand in the game's data.
"""

from __future__ import annotations

from typing import Any

from farflung.engine.text import Locale
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Captain, Content, Defect, HiddenAgenda, OperationCard, RadarCard, SonarCard
from farflung.games.revenant.cardtext import (
    ability_text,
    arrival_text,
    card_text,
    effects_text,
    name_of,
    planet_option_text,
    terms_text,
)
from farflung.games.revenant.pack import SHUTTLE_OF_CHOICE, load_content
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.text import spoken

Shown = dict[str, Any]


def version(edition: str) -> str:
    return load_content(None, edition).version


def printed(edition: str, language: str, version: str = "") -> Shown:
    content, locale = load_content(None, edition, version), spoken(edition, Locale(language))
    kinds = pw.CARD_KINDS if edition == "prototype" else w.CARD_KINDS
    return {
        "version": content.version,
        "card": {card.name: operation(card, kinds, locale) for card in content.cards},
        "planet": {
            planet.name: {
                "name": name_of(planet, locale),
                "upper": planet_option_text(planet, True, locale),
                "lower": planet_option_text(planet, False, locale),
                "mining": "upper" if planet.mining_upper else "lower",
            }
            for planet in content.planets
        },
        "captain": {one.name: captain(one, locale) for one in content.captains},
        **(own_of_prototype(content, locale) if edition == "prototype" else own_of_final(content, locale)),
        "colony": {
            colony.name: {
                "name": name_of(colony, locale),
                "house": w.HOUSES[colony.house],
                "cost": colony.cost,
                "text": card_text(colony, locale),
            }
            for colony in content.colonies
        },
        "ark": arks(content, locale),
    }


def own_of_final(content: Content, locale: Locale) -> Shown:
    return {
        "radar": {card.id: radar(card, locale) for card in content.radar},
        "defect": {one.name: defect(one, locale) for one in content.defects},
        "agenda": {
            agenda.name: {
                "name": name_of(agenda, locale),
                "kind": "fleet" if agenda.id.startswith("F") else "personal",
                "text": card_text(agenda, locale),
            }
            for agenda in content.agendas
        },
    }


def own_of_prototype(content: Content, locale: Locale) -> Shown:
    return {
        "sonar": {card.id: sonar(card, locale) for card in content.sonar},
        "tile": {tile.name: {"name": name_of(tile, locale), "text": card_text(tile, locale)} for tile in content.tiles},
        "agenda": {one.name: hidden_agenda(one, locale) for one in content.hidden_agendas},
    }


def sonar(card: SonarCard, locale: Locale) -> Shown:
    return {
        "name": card.id,
        "house": w.HOUSES[card.house],
        "sector": card.sector,
        "void": card.void[1:],
        "rifts": card.rifts,
        "planets": card.planets,
        "text": card_text(card, locale),
        "arrives": arrival_text(card, locale),
    }


def hidden_agenda(agenda: HiddenAgenda, locale: Locale) -> Shown:
    return {
        "name": name_of(agenda, locale),
        "profession": agenda.profession,
        "slots": [terms_text(slot, locale) for slot in agenda.slots],
        "text": card_text(agenda, locale),
    }


def operation(card: OperationCard, kinds: list[str], locale: Locale) -> Shown:
    return {
        "name": name_of(card, locale),
        "kind": kinds[card.kind],
        "house": w.HOUSES[card.house],
        "cost": {w.RESOURCES[kind]: n for kind, n in enumerate(card.cost) if n},
        "text": card_text(card, locale),
        "effect": effects_text(card.ability.fx if card.ability else card.fx, locale),
        "renown": 1 if w.CARD_KINDS[card.kind] == "directive" else 2,
        "trigger": w.TRIGGERS[card.ability.trigger] if card.ability else None,
    }


def captain(one: Captain, locale: Locale) -> Shown:
    return {
        "name": name_of(one, locale),
        "profession": str(getattr(one, "profession", "")),
        "text": card_text(one, locale),
        "lines": [
            {
                "from": line.from_rank,
                "to": line.to_rank,
                "text": ability_text(line, locale),
                "effect": effects_text(line.fx, locale),
            }
            for line in one.abilities
        ],
        "activation": ability_text(one.activation, locale),
    }


def radar(card: RadarCard, locale: Locale) -> Shown:
    if card.shuttle == SHUTTLE_OF_CHOICE:
        shuttle: str | None = "any"
    else:
        shuttle = w.HOUSES[card.shuttle] if 0 <= card.shuttle < len(w.HOUSES) else None
    return {
        "name": name_of(card, locale),
        "cost": card.cost,
        "void": card.void[1:],
        "rifts": card.rifts,
        "planets": card.planets,
        "shuttle": shuttle,
        "shuttle_sector": card.shuttle_sector,
        "text": card_text(card, locale),
        "benefit": effects_text(card.benefit, locale),
    }


def defect(one: Defect, locale: Locale) -> Shown:
    return {
        "name": name_of(one, locale),
        "upper": effects_text(one.upper, locale),
        "lower": effects_text(one.lower, locale),
        "core": one.core,
        "text": card_text(one, locale),
    }


def arks(content: Content, locale: Locale) -> Shown:
    return {
        w.HOUSES[house]: {
            "options": [{"name": name_of(option, locale), "text": card_text(option, locale)} for option in options]
        }
        for house, options in enumerate(content.arks)
    }
