"""The prototype in its own words: what is in locale/ beside this replaces messages of the same name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from farflung.engine.locales import LOCALES
from farflung.engine.text import Catalogue, Locale

HERE = Path(__file__).parent


class EditionLocale(Locale):
    """A language as the prototype speaks it."""

    def __init__(self, language: str, *, strict: bool = False, soft_hyphens: bool = True, root: Path = LOCALES) -> None:
        super().__init__(language, strict=strict, soft_hyphens=soft_hyphens, root=root)
        self._catalogue = _edition_catalogue(language, root)


@cache
def _edition_catalogue(language: str, root: Path) -> Catalogue:
    found = Catalogue(language, root)
    found.add((HERE / "locale" / language / "words.ftl").read_text(encoding="utf-8"))
    return found


@cache
def _spoken(language: str, strict: bool, soft_hyphens: bool) -> EditionLocale:
    return EditionLocale(language, strict=strict, soft_hyphens=soft_hyphens)


def spoken(edition: str, locale: Locale) -> Locale:
    """The locale in which an edition's words are written."""
    if edition != "prototype" or isinstance(locale, EditionLocale):
        return locale
    return _spoken(locale.language, locale.strict, locale.soft_hyphens)
