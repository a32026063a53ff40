"""The prototype in its own words: locale/*/prototype/revenant.ftl replaces messages of the same name."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from farflung.engine.text import LOCALES, Locale

MOST_REMEMBERED: Final = 20_000


class EditionLocale(Locale):
    """A language as the prototype speaks it. Tables say the same sentences over and over: each is written once."""

    def __init__(self, language: str, *, strict: bool = False, soft_hyphens: bool = True, root: Path = LOCALES) -> None:
        super().__init__(language, strict=strict, soft_hyphens=soft_hyphens, root=root)
        self._bundle = _edition_bundle(language, root)
        self._written: dict[tuple[object, ...], str] = {}

    def form(self, message: str, forms: tuple[str, ...], **arguments: object) -> str:
        key = (message, forms, *sorted(arguments.items()))
        if key not in self._written:
            if len(self._written) >= MOST_REMEMBERED:
                self._written.clear()
            self._written[key] = super().form(message, forms, **arguments)
        return self._written[key]


@cache
def _edition_bundle(language: str, root: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((root / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    own = (root / language / "prototype" / "revenant.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(own), allow_overrides=True)
    return bundle


@cache
def _spoken(language: str, strict: bool, soft_hyphens: bool) -> EditionLocale:
    return EditionLocale(language, strict=strict, soft_hyphens=soft_hyphens)


def spoken(edition: str, locale: Locale) -> Locale:
    """The locale in which an edition's words are written."""
    if edition != "prototype" or isinstance(locale, EditionLocale):
        return locale
    return _spoken(locale.language, locale.strict, locale.soft_hyphens)
