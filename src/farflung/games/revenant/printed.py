"""Everything that is printed, with its names and generated texts in a language: what the browser draws cards from.

Keys are the names that stand in the game's data.
"""

from __future__ import annotations

from typing import Any

from farflung.engine.text import Locale
from farflung.games.pictures import picture
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import (
    Captain,
    Content,
    Defect,
    Effect,
    HiddenAgenda,
    OperationCard,
    RadarCard,
    SonarCard,
    Term,
)
from farflung.games.revenant.cardtext import (
    ability_text,
    arrival_text,
    card_text,
    effects_text,
    flavour_of,
    name_of,
    planet_option_text,
    terms_text,
)
from farflung.games.revenant.effectwords import PROTOTYPE as VOCABULARY
from farflung.games.revenant.pack import SHUTTLE_OF_CHOICE, load_content
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.text import spoken

Shown = dict[str, Any]

MEASURED = {
    "damage": "repair",
    "frigate damage": "frigate",
    "data": "data",
    "residual": "residual",
    "corruption": "cleanse",
    "rank": "promote",
    "cards": "card",
    "resources": "any",
    "least resource": "any",
    "absorbers": "shield",
    "tiles resolved": "damage",
    "houses with influence": "influence",
    "greatest influence": "influence",
    "least influence": "influence",
}
"""The sign of what an agenda or a colony measures, where it is not power, a ship or a resource."""
SHIP_SIGNS = ["ark", "fighter", "land", "deploy", "frigate", "power"]


def does(measure: int, argument: int, least: int = 1) -> tuple[str, int]:
    """What is measured, as the sign of a picture."""
    name = w.MEASURES[measure]
    if name == "ships":
        return SHIP_SIGNS[argument], min(5, least)
    if name == "resource":
        return w.RESOURCES[argument], min(5, least)
    return MEASURED.get(name, "power"), 1


def wanted(terms: list[Term]) -> list[tuple[str, int]]:
    return [does(term.measure, term.argument, max(1, term.least)) for term in terms][:3]


def art(ident: str, kind: str, owner: str, cost: int, fx: list[Effect], **more: object) -> Shown:
    return picture(ident, kind, owner, cost, VOCABULARY.data(fx)) | more


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
                "art": art(
                    planet.id, "planet", "upper" if planet.mining_upper else "lower", 0, planet.upper + planet.lower
                ),
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
                "art": picture(
                    colony.id,
                    "colony",
                    w.HOUSES[colony.house],
                    colony.cost,
                    does=[does(colony.measure, colony.argument)],
                ),
                "text": card_text(colony, locale),
            }
            for colony in content.colonies
        },
        "ark": arks(content, locale),
        "ship": {
            f"{house} {shown}": {"art": picture(f"{house} {kind}", kind, house, does=[])}
            for house in w.HOUSES
            for kind, shown in zip(
                w.SHIP_KINDS[: w.FRIGATE], pw.SHIP_KINDS if edition == "prototype" else w.SHIP_KINDS, strict=False
            )
        },
    }


def own_of_final(content: Content, locale: Locale) -> Shown:
    return {
        "radar": {card.id: radar(card, locale) for card in content.radar},
        "defect": {one.name: defect(one, locale) for one in content.defects},
        "agenda": {
            agenda.name: {
                "name": name_of(agenda, locale),
                "kind": (kind := "fleet" if agenda.id.startswith("F") else "personal"),
                "art": picture(agenda.id, "agenda", kind, does=wanted(agenda.terms)),
                "text": card_text(agenda, locale),
            }
            for agenda in content.agendas
        },
    }


def own_of_prototype(content: Content, locale: Locale) -> Shown:
    return {
        "sonar": {card.id: sonar(card, locale) for card in content.sonar},
        "tile": {
            tile.name: {
                "name": name_of(tile, locale),
                "text": card_text(tile, locale),
                "art": art(tile.id, "tile", "", 0, tile.fx),
            }
            for tile in content.tiles
        },
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
        "art": sky("sonar", card, w.HOUSES[card.house]),
    }


def hidden_agenda(agenda: HiddenAgenda, locale: Locale) -> Shown:
    return {
        "name": name_of(agenda, locale),
        "profession": agenda.profession,
        "slots": [terms_text(slot, locale) for slot in agenda.slots],
        "art": picture(
            agenda.id,
            "agenda",
            agenda.profession,
            does=[does(slot[0].measure, slot[0].argument) for slot in agenda.slots],
        ),
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
        "flavour": flavour_of(card, locale),
        "renown": 1 if w.CARD_KINDS[card.kind] == "directive" else 2,
        "trigger": w.TRIGGERS[card.ability.trigger] if card.ability else None,
        "art": art(
            card.id,
            w.CARD_KINDS[card.kind],
            w.HOUSES[card.house],
            sum(card.cost),
            card.ability.fx if card.ability else card.fx,
        ),
    }


def captain(one: Captain, locale: Locale) -> Shown:
    return {
        "name": name_of(one, locale),
        "profession": str(getattr(one, "profession", "")),
        "text": card_text(one, locale),
        "lines": [
            {"text": ability_text(line, locale), "effect": effects_text(line.fx, locale)} for line in one.abilities
        ],
        "activation": ability_text(one.activation, locale),
        "art": art(one.id, "captain", f"{one.profession} {one.side}", 0, one.activation.fx),
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
        "art": sky("radar", card, "", card.benefit),
    }


def sky(kind: str, card: RadarCard | SonarCard, owner: str, benefit: list[Effect] | None = None) -> Shown:
    return art(card.id, kind, owner, 0, benefit or [], void=card.void[1:], rifts=card.rifts, planets=card.planets)


def defect(one: Defect, locale: Locale) -> Shown:
    return {
        "name": name_of(one, locale),
        "upper": effects_text(one.upper, locale),
        "lower": effects_text(one.lower, locale),
        "core": one.core,
        "art": art(one.id, "defect", "core" if one.core else "", 0, one.upper + one.lower),
        "text": card_text(one, locale),
    }


def arks(content: Content, locale: Locale) -> Shown:
    return {
        w.HOUSES[house]: {
            "options": [{"name": name_of(option, locale), "text": card_text(option, locale)} for option in options],
            "art": art(f"ark {house}", "ark", w.HOUSES[house], 0, options[0].fx + options[1].fx),
        }
        for house, options in enumerate(content.arks)
    }
