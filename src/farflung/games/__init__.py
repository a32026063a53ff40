"""The titles by name. A title is a folder here, or a package of somebody else with the entry point `farflung.titles`.

Its parts are modules of that folder or package, imported when they are first used: `title`, which offers `TITLE`, and
where there is more to tell `wording`, `printed`, `judge` (for bots), `columns` (for simulations), `terminal` (its board
there) and `laws` (for tests). Beside them lie `rulebook.toml`, `locale/` and `web/` (its board in the browser).
docs/writing-a-game.md leads through one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, cast

from farflung.engine import locales
from farflung.engine.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "farflung.titles"
HERE = Path(__file__).parent
FIRST = "revenant"  # what is played where nobody says what


class UnknownTitle(ValueError):
    """A title that Farflung does not have."""


class BrokenTitle(ValueError):
    """A title of somebody else that cannot be used: which package, which file, and what is wrong with it."""


class Home(NamedTuple):
    """Where the parts of a title are."""

    name: str
    package: str
    """The Python package whose modules they are."""
    whose: str
    """What was installed, for errors; empty for our own."""
    made_by: str
    """The module and name that make the title."""

    @property
    def folder(self) -> Path:
        """The folder of the package, with its rulebook, its words and its board for the browser."""
        try:
            spec = find_spec(self.package)
        except ImportError as error:
            raise BrokenTitle(f"{self}: {error}") from error
        if spec is None or not spec.submodule_search_locations:
            raise BrokenTitle(f"{self}: there is no package '{self.package}'")
        return Path(next(iter(spec.submodule_search_locations)))

    def __str__(self) -> str:
        return f"the title '{self.name}' of {self.whose}" if self.whose else f"the title '{self.name}'"


# ---- which there are


@cache
def ours() -> list[str]:
    """The titles of this house: the folders here."""
    return sorted(path.parent.name for path in HERE.glob("*/title.py"))


@cache
def brought() -> dict[str, list[EntryPoint]]:
    """The entry points of other packages by the title's name; what is installed twice counts once."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        before = found.setdefault(point.name, [])
        if all((point.value, whose(point)) != (other.value, whose(other)) for other in before):
            before.append(point)
    return found


def whose(point: EntryPoint) -> str:
    """The package that brings it, with its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else "a package without a name"


def titles() -> list[str]:
    """All titles by name, our own first. Whether another's can be used is known when it is."""
    return [*ours(), *sorted(name for name in brought() if name not in ours())]


def usable() -> tuple[list[str], list[str]]:
    """The titles that can be played, and what is wrong with the others."""
    well: list[str] = []
    wrong = [
        f"{whose(point)} brings a title '{name}', which is one of ours"
        for name in ours()
        for point in brought().get(name, [])
    ]
    for name in titles():
        try:
            title(name)
        except BrokenTitle as error:
            wrong.append(str(error))
        else:
            well.append(name)
    return well, wrong


@cache
def home(name: str) -> Home:
    """Where the title of this name is at home."""
    if name in ours():
        return Home(name, f"{__name__}.{name}", "", f"{__name__}.{name}.title:TITLE")
    points = brought().get(name, [])
    if not points:
        raise UnknownTitle(f"there is no title '{name}'; there are: {', '.join(titles())}")
    if len(points) > 1:
        both = " and ".join(whose(point) for point in points)
        raise BrokenTitle(f"there are two titles '{name}', of {both}: uninstall one of them")
    package = points[0].module.rpartition(".")[0] or points[0].module
    return Home(name, package, whose(points[0]), points[0].value)


# ---- what they bring


def title(name: str) -> Title:
    """The title of this name."""
    return made_by(name)()


def made_by(name: str) -> Callable[[], Title]:
    """What makes the title."""
    found = looked_at(name)
    if isinstance(found, str):
        raise BrokenTitle(found)
    return found


@cache
def looked_at(name: str) -> Callable[[], Title] | str:
    """What makes the title, or what is wrong with it: one of somebody else is looked at once, before it is used."""
    found = home(name)
    module, _, attribute = found.made_by.partition(":")
    if not found.whose:
        return cast(Callable[[], Title], getattr(import_module(module), attribute))
    from farflung.games.outside import look_at

    try:
        return look_at(found, module, attribute)
    except BrokenTitle as error:
        return str(error)


@cache
def part(name: str, what: str) -> ModuleType | None:
    """A module of the title; None if it brings none."""
    found = home(name)
    module = f"{found.package}.{what}"
    if not found.whose:
        return import_module(module) if find_spec(module) else None
    from farflung.games.outside import imported

    return imported(found, module, may_lack=True)


def file(name: str, path: str) -> Path | None:
    """A file or folder that lies beside a title's modules; None if there is none."""
    found = home(name).folder / path
    return found if found.exists() else None


def forget() -> None:
    """Looks again which titles there are: after one was installed or taken away while we run."""
    for remembered in (brought, home, looked_at, part):
        remembered.cache_clear()


for folder in sorted(HERE.glob("*/locale")):
    locales.add(folder)
