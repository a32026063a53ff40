"""Everything that is printed, with its names and generated texts in a language: what the browser draws cards from.

Keys are the names that stand in the game's data. Values are those of the content; `fx` are its effects
(XOD-G16) as data: `effect` is the name, the others are the names of what it takes.
"""

from __future__ import annotations

from typing import Any

from farflung.engine.text import Locale
from farflung.games.pictures import picture
from farflung.games.xodus import words as w
from farflung.games.xodus.cardtext import (
    Entry,
    ability_text,
    card_text,
    name_of,
    option_text,
    service_text,
    signal_parts,
    slug,
    story_of,
    wares_text,
)
from farflung.games.xodus.colons import FIELDS
from farflung.games.xodus.effectwords import VOCABULARY
from farflung.games.xodus.pack import load_content

Shown = dict[str, Any]
Entries = dict[str, list[dict[str, Any]]]

GUARDIAN = "Guardian"
CREWS = (3, 4)
GROWS = {
    "enemy_defeated": "enemy",
    "health_lost_in_attack_or_damage_roll": "hull",
    "energy_spent": "energy",
    "system_revealed": "probe",
    "scrap_gained": "scrap",
    "maintenance_done": "repair",
}
"""The sign of what gives a ship its experience."""


def version(edition: str) -> str:
    return load_content(None, edition).version


def printed(edition: str, language: str, version: str = "") -> Shown:
    content, locale = load_content(None, edition, version), Locale(language)
    entries: Entries = content.entries
    classes = {str(one["id"]): str(one["class"]) for one in entries["ship"]}
    return {
        "version": content.version,
        "tile": {one["name"]: tile(one, locale) for one in entries["tile"]},
        "ship": {one["name"]: ship(one, locale) for one in entries["ship"]},
        "mod": {one["name"]: gear("mod", one, locale, classes) for one in entries["mod"]},
        "module": {one["name"]: gear("module", one, locale, classes) for one in entries["module"]},
        "foe": foes(entries, locale),
        "damage": {one["name"]: damage(one, locale) for one in entries["damage"]},
        "ally": {one["name"]: ally(one, locale) for one in entries["ally"]},
        "exploration": {one["name"]: exploration(one, locale) for one in entries["exploration"]},
        "signal": {one["name"]: signal(one, locale) for one in entries["signal"]},
        "die": {one["id"]: one["faces"] for one in entries["die"]},
        "avatar_face": entries["avatar_face"],
        "difficulty": {
            one["id"]: {**one, "name": locale.text(f"xod-difficulty-{one['id']}")} for one in entries["difficulty"]
        },
        "words": words(locale),
    }


def _named(entry: Entry, locale: Locale) -> Shown:
    return shown(entry) | {"name": name_of(entry, locale)}


def shown(entry: Entry) -> Shown:
    """An entry with its effects as data."""
    found: Shown = {}
    for name, value in entry.items():
        if name in FIELDS:
            found[name] = VOCABULARY.data(value)
        else:
            found[name] = [shown(one) for one in value] if name in ("skills", "options") else value
    return found


def tile(entry: Entry, locale: Locale) -> Shown:
    """`openings` as printed, edge 0 at the top and clockwise (XOD-G01)."""
    return {**_named(entry, locale), "kind_name": locale.text(f"xod-kind-{entry['kind']}")}


def ship(entry: Entry, locale: Locale) -> Shown:
    return {
        **_named(entry, locale),
        "class_name": locale.text(f"xod-class-{entry['class']}"),
        "role": locale.text(f"xod-role-{entry['id']}"),
        "text": card_text("ship", entry, locale),
        "story": story_of(entry, locale),
        "art": picture(entry["id"], "ship", entry["class"], does=[(GROWS.get(entry["exp_event"], "exp"), 1)]),
    }


def gear(table: str, entry: Entry, locale: Locale, classes: dict[str, str]) -> Shown:
    """A Mod belongs to its ship's class, a Module to nobody or to the Precursors."""
    kind = str(entry["kind" if table == "mod" else "type"])
    owner = classes.get(str(entry.get("ship")), "") or ("precursor" if entry.get("precursor") else "")
    return {
        **_named(entry, locale),
        "type": kind,
        "type_name": locale.text(f"xod-type-{kind}"),
        "text": ability_text(table, entry, locale),
        "art": picture(
            entry["id"],
            table,
            owner,
            entry.get("level", 0),
            VOCABULARY.data(entry["fx"]),
            use=kind,
            when=entry["trigger"],
        ),
    }


def damage(entry: Entry, locale: Locale) -> Shown:
    return {
        **_named(entry, locale),
        "text": card_text("damage", entry, locale),
        "art": picture(entry["id"], "damage", fx=VOCABULARY.data(entry["fx"])),
    }


def foes(entries: Entries, locale: Locale) -> Shown:
    """Enemies, the Guardian that a Signal puts on its own card, and Avatars."""
    found: Shown = {
        one["name"]: _named(one, locale)
        | {
            "text": card_text("enemy", one, locale),
            "avatar": False,
            "art": picture(one["id"], "enemy", cost=one["level"], does=[]),
        }
        for one in entries["enemy"]
    }
    for one in entries["signal"]:
        for fx in VOCABULARY.data(one["reveal"]):
            if fx.pop("effect") == "guardian":
                values = {"id": "guardian", **fx}
                values |= {"health": one["target_4_ships"], "health_3_ships": one["target_3_ships"]}
                found[GUARDIAN] = values | {
                    "name": locale.text("xod-card-guardian"),
                    "text": "",
                    "avatar": False,
                    "art": picture("guardian", "enemy", cost=values["level"], does=[]),
                }
    for one in entries["avatar"]:
        found[one["name"]] = _named(one, locale) | {
            "text": card_text("avatar", one, locale),
            "avatar": True,
            "art": picture(one["id"], "avatar", cost=one["number"], does=[]),
        }
    return found


def ally(entry: Entry, locale: Locale) -> Shown:
    return {
        **_named(entry, locale),
        "service": name_of(entry["service"], locale),
        "service_text": service_text(entry, locale),
        "wares": wares_text(entry, locale),
        "text": card_text("ally", entry, locale),
        "art": picture(entry["id"], "ally", fx=VOCABULARY.data(entry["fx"])),
    }


def exploration(entry: Entry, locale: Locale) -> Shown:
    return {
        **_named(entry, locale),
        "type": entry["type"],
        "type_name": locale.text(f"xod-exploration-{slug(entry['type'])}"),
        "story": story_of(entry, locale),
        "art": picture(entry["id"], "exploration", entry["type"], fx=VOCABULARY.data(entry["options"][0]["fx"])),
        "options": [
            {
                **shown(option),
                "class_name": locale.text(f"xod-class-{option['class']}") if option["class"] else "",
                "text": option_text(option, locale),
            }
            for option in entry["options"]
        ],
    }


def signal(entry: Entry, locale: Locale) -> Shown:
    """Its text, whole and in parts, goes by how many ships there are."""
    return {
        **_named(entry, locale),
        "danger_name": locale.text(f"xod-danger-{entry['danger']}"),
        "art": picture(entry["id"], "signal", entry["danger"], fx=VOCABULARY.data(entry["act"])),
        "story": story_of(entry, locale),
        "action_name": locale.text(f"xod-action-{slug(entry['action'])}") if entry["action"] else "",
        "parts": {str(ships): signal_parts(entry, locale, ships) for ships in CREWS},
        "texts": {str(ships): card_text("signal", entry, locale, ships) for ships in CREWS},
    }


def words(locale: Locale) -> Shown:
    """Names of kinds, symbols and values, for legends and tool tips."""
    lists = {
        "kind": w.TILE_KINDS,
        "class": w.CLASSES[1:],
        "die": [*w.COLOURS, "avatar"],
        "face": w.FACES,
        "type": w.GEAR_KINDS,
        "exploration": [slug(one) for one in w.EXPLORATION_TYPES],
        "danger": w.DANGERS,
        "mark": ["exploration", "signal", "ally", "wormhole", "rift", "enemies", "surveillance", "reserve", "pacified"],
        "card": ["mod", "module", "precursor", "damage", "enemy", "avatar", "ally", "guardian"],
        "ship": ["health", "energy", "actions", "scraps", "exp", "level", "shields"],
        "track": ["begin", "awakening"],
    }
    return {kind: {word: locale.text(f"xod-{kind}-{word}") for word in names} for kind, names in lists.items()}
