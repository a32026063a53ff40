"""All that is public says what it is: the names of `import farflung`, and the modules of the API reference."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import farflung

ROOT = Path(__file__).parents[2]
PARTS = ["farflung.engine", "farflung.lab", "farflung.table"]
ALONE = ["farflung.environments.actions", "farflung.environments.encoder"]
MODULES = ["farflung", "farflung.bots", "farflung.bots.base", "farflung.games", *ALONE, *PARTS] + [
    found.name for part in PARTS for found in pkgutil.walk_packages(import_module(part).__path__, f"{part}.")
]


def mute(module: ModuleType) -> Iterator[str]:
    """What of a module has no docstring; a method may inherit the words of what it overrides."""
    if not module.__doc__:
        yield module.__name__
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing):
            if not vars(thing).get("__doc__"):
                yield f"{module.__name__}.{name}"
            for part, member in vars(thing).items():
                described = inspect.isfunction(member) or isinstance(member, property | classmethod | staticmethod)
                if not part.startswith("_") and described and not inspect.getdoc(getattr(thing, part)):
                    yield f"{module.__name__}.{name}.{part}"
        elif inspect.isroutine(inspect.unwrap(thing)) and not inspect.getdoc(thing):
            yield f"{module.__name__}.{name}"


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_has_a_docstring(name: str) -> None:
    assert not list(mute(import_module(name)))


def test_every_name_of_the_package_has_a_docstring() -> None:
    names = [name for name in farflung.__all__ if name != "__version__"]
    assert len(names) > 15
    assert [name for name in names if not getattr(farflung, name).__doc__] == []


def test_the_reference_has_all_modules() -> None:
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "docs" / "api").glob("*.md"))
    assert set(re.findall(r"^@modules (\S+)", pages, re.MULTILINE)) == set(PARTS)
    assert set(re.findall(r"automodule:: (\S+)", pages)) == {
        "farflung",
        "farflung.bots",
        "farflung.bots.base",
        "farflung.environments.actions",
        "farflung.environments.encoder",
        "farflung.games",
    }


def test_what_is_missing_would_be_found() -> None:
    module = ModuleType("mine", "Something.")
    exec("class Deep:\n    'Yes.'\n    def well(self): pass\ndef shallow(): pass\n", vars(module))
    vars(module)["__name__"] = "mine"
    for thing in (vars(module)["Deep"], vars(module)["shallow"]):
        thing.__module__ = "mine"
    assert list(mute(module)) == ["mine.Deep.well", "mine.shallow"]
