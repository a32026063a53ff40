"""Words in four languages: a thin layer over Fluent.

A message may have forms as attributes (`.may`, `.to`): the same clause as an infinitive, where verbs change.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from farflung.engine.content import ContentError
from farflung.engine.locales import FOLDERS, LOCALES
from farflung.engine.locales import LANGUAGES as LANGUAGES
from farflung.engine.sentences import Sentence

SOFT_HYPHEN = "\u00ad"
MOST_REMEMBERED = 20_000
ENTRY = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or a term: its first line and all that is indented below it."""

PLAIN = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ *\$[a-zA-Z][\w-]* *\})+?) *\n\s*")
"""A message on one line that holds nothing but text and arguments: most do."""
ARGUMENT = re.compile(r"\{ *\$([\w-]+) *\}")
LONGEST_ARGUMENT = 1000  # what is longer Fluent cuts off, or takes for an attack
LEAST_GROUPED = 1000  # from here on languages write numbers in groups


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
        self._catalogue = catalogue(language, root)

    def __contains__(self, message: str) -> bool:
        """Whether this language itself has the message."""
        return self._catalogue.has_message(message)

    def knows(self, message: str) -> bool:
        """Whether the message can be said, in this language or in English."""
        return message in self or catalogue("en", self._root).has_message(message)

    def read_all(self) -> None:
        """Reads what is otherwise read when it is first said."""
        self._catalogue.read_all()

    def text(self, message: str, **arguments: object) -> str:
        """The message in this language. Tables say the same sentences over and over: each is written once."""
        key = (self.strict, self.soft_hyphens, message, (), *arguments.items())
        found = self._catalogue.written.get(key)
        return self._keep(key, message, (), arguments) if found is None else found

    def form(self, message: str, forms: tuple[str, ...], **arguments: object) -> str:
        """The first of these attributes the message has, or its plain text."""
        key = (self.strict, self.soft_hyphens, message, forms, *arguments.items())
        found = self._catalogue.written.get(key)
        return self._keep(key, message, forms, arguments) if found is None else found

    def _keep(self, key: tuple[object, ...], message: str, forms: tuple[str, ...], arguments: dict[str, object]) -> str:
        written = self._catalogue.written
        if len(written) >= MOST_REMEMBERED:
            written.clear()
        said = written[key] = self._write(message, forms, arguments)
        return said

    def _write(self, message: str, forms: tuple[str, ...], arguments: dict[str, object]) -> str:
        messages = self._catalogue
        if not self.strict and not messages.has_message(message):
            messages = catalogue("en", self._root)
        if not messages.has_message(message):
            if self.strict:
                raise TextError(f"{self.language}: there is no message {message!r}")
            return message
        text = messages.plainly(message, arguments)
        if text is not None:
            return text if self.soft_hyphens else text.replace(SOFT_HYPHEN, "")
        found = messages.get_message(message)
        pattern = next((found.attributes[form] for form in forms if form in found.attributes), found.value)
        if pattern is None:
            raise TextError(f"{self.language}: {message} has no plain text")
        formatted, errors = messages.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise TextError(f"{self.language}: {message}: {errors[0]}")
        return str(formatted) if self.soft_hyphens else str(formatted).replace(SOFT_HYPHEN, "")


def message_of(template: str) -> str:
    """The message by which catalogues say a sentence of the engine: its English words."""
    return "mistake-" + re.sub(r"[^a-z0-9]+", "-", re.sub(r"\{.*?\}", " ", template).lower()).strip("-")


def told(what: str, language: str) -> str:
    """A sentence of the engine in a language; what cannot be said in it stays English."""
    if not isinstance(what, Sentence) or language == "en":
        return str(what)
    locale, message = Locale(language), message_of(what.template)
    given = {name: _told_value(value, language) for name, value in what.given.items()}
    if message in locale:
        return locale.text(message, **given)
    return what.template.format(**given) if given else str(what)


def _told_value(value: object, language: str) -> str | int:
    return value if type(value) is int else told(value if isinstance(value, str) else str(value), language)


def told_error(error: Exception, language: str) -> str:
    """What an error says: of content, all its mistakes; of a set-up, its sentence."""
    if isinstance(error, ContentError):
        return "\n".join(str(one._replace(what=told(one.what, language))) for one in error.mistakes)
    return told(error.args[0], language) if error.args and isinstance(error.args[0], Sentence) else str(error)


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


class Entries(dict[str, Any]):
    """Messages by name, each parsed when it is first asked for: a process says few of the thousands there are."""

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if isinstance(found, str):
            found = self[name] = FluentParser().parse_entry(found)
        return found


class Catalogue(FluentBundle):
    """The messages of one language; what is added later takes the place of what it names again."""

    def __init__(self, language: str, root: Path = LOCALES) -> None:
        super().__init__([language], use_isolating=False)
        self._messages, self._terms = Entries(), Entries()
        self._plain: dict[str, list[str]] = {}
        """Messages that are `PLAIN`: texts and the names of arguments by turns; an empty list for others."""
        self.written: dict[tuple[object, ...], str] = {}
        self.language = language
        self._folders = [root] if root != LOCALES else FOLDERS
        self._read = 0
        self._read_on()

    def has_message(self, name: str) -> bool:
        """Whether it can be said; titles may have been found since somebody last asked."""
        self._read_on()
        return super().has_message(name)

    def _read_on(self) -> None:
        count = len(self._folders)
        if self._read < count:
            for folder in self._folders[self._read : count]:
                for path in sorted((folder / self.language).glob("*.ftl")):
                    self.add(path.read_text(encoding="utf-8"))
            self.written.clear()
            self._read = count

    def add(self, text: str) -> None:
        """Reads messages, written as in a file."""
        for entry in ENTRY.finditer(text + "\n"):
            entries: dict[str, Any] = self._terms if entry[1] else self._messages
            entries[entry[2]] = entry[0]
            if not entry[1]:
                self._plain.pop(entry[2], None)

    def read_all(self) -> None:
        """Parses all that is not plain, so that nobody waits for it who wants something said."""
        self._read_on()
        for name in list(self._messages):
            if self.plainly(name, {}) is None and not self._plain[name]:
                self.get_message(name)
        for name in list(self._terms):
            self._terms[name]

    def plainly(self, name: str, arguments: dict[str, object]) -> str | None:
        """The message with its arguments, if that takes no more than putting them in. Fluent would take a hundred times
        as long to read it first: too long where others wait for their turn."""
        parts = self._plain.get(name)
        if parts is None:
            text = self._messages.get(name)  # as it is written, or parsed already
            plain = PLAIN.fullmatch(text) if isinstance(text, str) else None
            parts = self._plain[name] = ARGUMENT.split(plain[1]) if plain else []
        if len(parts) < 2:
            return parts[0] if parts else None
        parts = parts[:]
        for place in range(1, len(parts), 2):
            value = arguments.get(parts[place])
            if type(value) is int and 0 <= value < LEAST_GROUPED:
                parts[place] = str(value)
            elif type(value) is str and len(value) < LONGEST_ARGUMENT:
                parts[place] = value
            else:
                return None
        return "".join(parts)


@cache
def catalogue(language: str, root: Path) -> Catalogue:
    """One for all who speak it."""
    return Catalogue(language, root)
