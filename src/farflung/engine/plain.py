"""Games and their pieces as plain fields, compiled or not: what prints, compares and pickles them.

A compiled class has no `__dict__`, and nothing of it is made without its constructor. So a thing is made again from
what its constructor takes, each argument kept in a field of that name, and from the fields that differ from those of a
new one. Vectors travel as lists: what a compiled process has pickled, an interpreted one can read.

Content is shared by all games, and pickled as a reference: where it is found again, and its version.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from farflung.engine.core import Game

OF_THE_ENGINE = frozenset(("decider", "count", "menu", "read", "events", "witness", "refused"))
"""Fields of a game that only matter while a scene is played."""


def fields(thing: object) -> dict[str, Any]:
    """The fields of a compiled, a slotted or an ordinary object, by name."""
    names = {name: None for base in reversed(type(thing).__mro__) for name in getattr(base, "__slots__", ())}
    names |= dict.fromkeys(getattr(type(thing), "__mypyc_attrs__", ())) | dict.fromkeys(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def made_of(thing: object) -> dict[str, Any]:
    """What a new thing of its kind is made with, in the constructor's order."""
    kind = type(thing)
    names = signature(kind).parameters
    for name in names:
        if not hasattr(thing, name):
            raise TypeError(f"{kind.__name__} is made with '{name}' and has no field of that name: it cannot be copied")
    return {name: getattr(thing, name) for name in names}


def changes(thing: object) -> dict[str, Any]:
    """The fields that differ from those of a new thing of its kind."""
    new = fields(type(thing)(*made_of(thing).values()))
    return {
        name: value
        for name, value in fields(thing).items()
        if name not in OF_THE_ENGINE and not (name in new and same(value, new[name]))
    }


def is_vector(value: object) -> bool:
    """Whether this is a vector of compiled code; interpreted, they are lists."""
    return type(value).__name__.startswith("vec[")


def as_list(value: Any) -> Any:
    """A vector as a list; anything else as it is."""
    return list(value) if is_vector(value) else value


# ---- equality


def same(one: object, other: object) -> bool:
    """Whether two values are the same to the rules: pieces by their fields, shared things by their references."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if is_vector(one):
        return bool(as_list(one) == as_list(other))
    if type(one) in copyreg.dispatch_table:
        reduced: Callable[[Any], object] = copyreg.dispatch_table[type(one)]
        return bool(reduced(one) == reduced(other))
    if type(one).__eq__ is not object.__eq__:
        return bool(one == other)
    return same(fields(one), fields(other))


def same_game(one: Game, other: Game) -> bool:
    """Whether two games stand the same between scenes."""
    if type(one) is not type(other):
        return False
    mine, others = fields(one.copy()), fields(other.copy())
    return all(name in OF_THE_ENGINE or same(value, others[name]) for name, value in mine.items())


# ---- pickling


def reduce(thing: object) -> tuple[Any, ...]:
    """How pickle makes a piece again."""
    taken = list(made_of(thing).values())
    rest = {name: as_list(value) for name, value in changes(thing).items()}
    return make_again, (type(thing), taken, rest)


def reduce_game(game: Game) -> tuple[Any, ...]:
    """How pickle makes a game again: as it stood when its scene began."""
    return reduce(game.copy())


def make_again(kind: type, taken: list[Any], rest: dict[str, Any]) -> Any:
    """A new thing of this kind, with these fields changed; it shares no list with any other."""
    made = kind(*taken)
    for name, value in rest.items():
        now: Any = getattr(made, name, None)
        vector: Callable[[Any], Any] = type(now)
        setattr(made, name, vector(value) if is_vector(now) else value)
    return made.copy() if hasattr(made, "copy") else made


def reference(content: Any) -> tuple[Any, ...]:
    """How pickle finds content again: by its home and version."""
    return found_again, (content.home, content.version)


@cache
def found_again(home: tuple[str, str, str], version: str) -> Any:
    """The content with this home: the module of its shelf, the pack, the edition. Another version is refused."""
    module, pack, edition = home
    content = import_module(module).SHELF.load(Path(pack) if pack else None, edition, version)
    if content.version != version:
        raise UnpicklingError(f"this was pickled with content {version}, but the content here is {content.version}")
    return content


# ---- printing


def describe(thing: object) -> str:
    """A piece in words of the program: what it was made with, and what has changed."""
    told = made_of(thing) | changes(thing)
    words = [f"{name}={as_list(value)!r}" for name, value in told.items()]
    return f"{type(thing).__name__}({', '.join(words)})"


def describe_game(game: Game) -> str:
    """A game in a line: `Revenant(3 seats, cycle 2)`."""
    words = [seats(game.seats), game.when(), "over" if game.is_over() else ""]
    return f"{type(game).__name__}({', '.join(filter(None, words))})"


def seats(number: int) -> str:
    """'1 seat', '3 seats'."""
    return "1 seat" if number == 1 else f"{number} seats"
