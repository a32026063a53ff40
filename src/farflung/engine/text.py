"""Words in four languages: a thin layer over Fluent.

A message may have forms as attributes (`.may`, `.to`): the same clause as an infinitive, where verbs change.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
LOCALES = Path(__file__).parents[1] / "locale"
SOFT_HYPHEN = "\u00ad"


class TextError(LookupError):
    """A message is missing or cannot be written with the arguments given."""


class Locale:
    """One language. Strict, a missing message is an error; otherwise English takes its place.

    Long words carry soft hyphens for the browser; a terminal turns them off.
    """

    def __init__(self, language: str, *, strict: bool = False, soft_hyphens: bool = True, root: Path = LOCALES) -> None:
        if language not in LANGUAGES:
            raise TextError(f"unknown language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.soft_hyphens = soft_hyphens
        self._root = root
        self._bundle = _bundle(language, root)

    def __contains__(self, message: str) -> bool:
        """Whether this language itself has the message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **arguments: object) -> str:
        """The message in this language."""
        return self.form(message, (), **arguments)

    def form(self, message: str, forms: tuple[str, ...], **arguments: object) -> str:
        """The first of these attributes the message has, or its plain text."""
        bundle = self._bundle
        if not self.strict and not bundle.has_message(message):
            bundle = _bundle("en", self._root)
        if not bundle.has_message(message):
            if self.strict:
                raise TextError(f"{self.language}: there is no message {message!r}")
            return message
        found = bundle.get_message(message)
        pattern = next((found.attributes[form] for form in forms if form in found.attributes), found.value)
        if pattern is None:
            raise TextError(f"{self.language}: {message} has no plain text")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise TextError(f"{self.language}: {message}: {errors[0]}")
        return str(text) if self.soft_hyphens else str(text).replace(SOFT_HYPHEN, "")


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


@cache
def _bundle(language: str, root: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((root / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
