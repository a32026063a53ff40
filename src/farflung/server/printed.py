"""What is printed and what the rules say, for the browser. A title with cards offers them in a `printed` module."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Protocol, cast

from farflung import games, rulebook
from farflung.engine.text import LANGUAGES


class Printed(Protocol):
    """What a title's `printed` module offers."""

    def version(self, edition: str) -> str: ...

    def printed(self, edition: str, language: str, version: str = "") -> dict[str, Any]: ...


class NothingPrinted:
    """For a title without cards."""

    def version(self, edition: str) -> str:
        return ""

    def printed(self, edition: str, language: str, version: str = "") -> dict[str, Any]:
        return {"version": ""}


@cache
def module(title: str) -> Printed:
    return cast(Printed, games.part(title, "printed") or NothingPrinted())


@cache
def version(title: str, edition: str) -> str:
    found = module(title)
    if edition not in games.title(title).editions:
        raise LookupError(edition)
    return found.version(edition)


@lru_cache(200)
def content(title: str, edition: str, version: str, language: str) -> dict[str, Any]:
    """Of a version that is here; of the present one if none is named."""
    found = module(title)
    if language not in LANGUAGES or edition not in games.title(title).editions:
        raise LookupError(language)
    shown = found.printed(edition, language, version)
    if version and shown["version"] != version:
        raise LookupError(version)
    return shown


@cache
def rules(title: str, language: str) -> list[dict[str, str]]:
    """The rules by id; in English where they are not translated."""
    if language not in LANGUAGES:
        raise LookupError(language)
    book = rulebook.ledger(title)
    found = [{"id": rule.id, "edition": rule.edition, "title": rule.title, "text": rule.text} for rule in book.rule]
    found += [{"id": gap.id, "edition": gap.edition, "title": gap.what, "text": gap.ruling} for gap in book.gap]
    return found
