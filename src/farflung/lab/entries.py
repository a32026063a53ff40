"""What the cards of a version say, beside each other: which a pack changes, and which are dominated by another."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from farflung.engine.packs import read_pack
from farflung.lab.games import Plan
from farflung.lab.schema import entries_with, own_entries

COSTS, GAINS = {"cost", "price", "infamy_end", "infamy_play"}, {"influence", "repeat", "inactive_influence"}
TEXTS = {"effects", "fx", "upper", "lower", "bonus", "key"}
FREE = {"id", "name", "copies", "mercury", "look"}


def changed_names(plan: Plan) -> list[str]:
    """The names of what a plan's pack changes or adds."""
    if not plan.pack:
        return []
    own = own_entries(plan.title, plan.setup(0).edition)
    return [
        str(entry.get("name", id))
        for file, entries in entries_of(plan).items()
        for id, entry in entries.items()
        if own.get(file, {}).get(id) != entry
    ]


def entries_of(plan: Plan) -> dict[str, dict[str, dict[str, Any]]]:
    """All entries of the plan's content, by file and id."""
    edition = plan.setup(0).edition
    if plan.pack:
        return entries_with(plan.title, edition, read_pack(Path(plan.pack)))
    return own_entries(plan.title, edition)


def comparable(plan: Plan) -> set[str]:
    """The names of what says in effects what it does: of all else nobody can say here what is worse."""
    every = [entry for entries in entries_of(plan).values() for entry in entries.values()]
    return {str(entry["name"]) for entry in every if "name" in entry and TEXTS & entry.keys()}


def dominated(plan: Plan) -> list[tuple[str, str]]:
    """Pairs of names: the first costs no less and gives no more than the second, and all it does the second does."""
    found = []
    for entries in entries_of(plan).values():
        for one in entries.values():
            for other in entries.values():
                if one is not other and "name" in one and is_worse(one, other):
                    found.append((str(one["name"]), str(other["name"])))
    return found


def is_worse(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether an entry is dominated by another of its file."""
    if one.keys() != other.keys() or not TEXTS & one.keys():
        return False
    strictly = False
    for field, value in one.items():
        if field in FREE:
            continue
        against = other[field]
        if field in COSTS:
            if not at_least(value, against):
                return False
            strictly |= value != against
        elif field in GAINS:
            if value > against:
                return False
            strictly |= value < against
        elif field in TEXTS:
            if not covers(against, value):
                return False
            strictly |= Counter(map(str, value)) != Counter(map(str, against))
        elif value != against:
            return False
    return strictly


def covers(better: list[Any], worse: list[Any]) -> bool:
    """Whether every effect of the second list has one of its own in the first that is the same, or the same with larger
    numbers where a number only says how much."""
    left = [str(one) for one in better]
    for effect in map(str, worse):
        name, amount = counted(effect)
        found = [
            one for one in left if one == effect or (amount and counted(one)[0] == name and counted(one)[1] >= amount)
        ]
        if not found:
            return False
        left.remove(min(found, key=lambda one: counted(one)[1]))
    return True


def counted(effect: str) -> tuple[str, int]:
    """An effect that only gains so much, `credit(2)`: what, and how much; 0 for all others."""
    found = re.fullmatch(
        r"(credit|defense|influence|draw|gain|data|tactics|add_hit|repair)\((?:([a-z ]+), )?(\d)\)", effect
    )
    return (f"{found[1]} {found[2]}", int(found[3])) if found else (effect, 0)


def at_least(cost: Any, other: Any) -> bool:
    """Whether a cost is no less than another, as a number or as letters of resources."""
    if isinstance(cost, str):
        return not Counter(str(other)) - Counter(cost)
    return bool(cost >= other)
