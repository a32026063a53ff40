"""English sentences that remember what they were made of: whoever has the words (`engine.text`) says them in another
language. Where nobody has, they are ordinary texts."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches

SHORT_LIST = 12  # so many allowed words are listed even if one of them is probably meant


class Sentence(str):
    """A sentence, and the template and values it was made of; values that are sentences are said in turn.

    Words of the content itself (fields, effects, ids) are values: they are written alike in every language.
    """

    __slots__ = ("given", "template")
    template: str
    given: dict[str, object]

    def __new__(cls, template: str, /, **given: object) -> Sentence:
        made = super().__new__(cls, template.format(**given) if given else template)
        made.template, made.given = template, given
        return made

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """In another process it is a text: its values may be anything."""
        return str, (str(self),)


def said(what: str, /, **given: object) -> Sentence:
    """What somebody has to say as a sentence; one that is made already stays what it is."""
    return what if isinstance(what, Sentence) else Sentence(what, **given)


def either(words: Sequence[str]) -> str:
    """One of these words: "a text or a list"."""
    if len(words) < 2:
        return words[0] if words else ""
    return Sentence("{first} or {other}", first=words[0], other=either(words[1:]))


# ---- what is said in several places


def unknown(of: str, word: str, words: Sequence[str]) -> Sentence:
    """What is said about a word that is none of these; the one that was probably meant comes first."""
    meant, allowed = get_close_matches(word, words, 1), ", ".join(words)
    if not meant:
        return Sentence("unknown {of} {word!r}; allowed: {allowed}", of=of, word=word, allowed=allowed)
    if len(words) > SHORT_LIST:
        return Sentence("unknown {of} {word!r}, did you mean {meant!r}?", of=of, word=word, meant=meant[0])
    return Sentence(
        "unknown {of} {word!r}, did you mean {meant!r}? allowed: {allowed}",
        of=of,
        word=word,
        meant=meant[0],
        allowed=allowed,
    )


def incomplete(name: str, entry: str, ids: Sequence[str], missing: Collection[str]) -> Sentence:
    """What is said about an entry that changes none and is too little for a new one."""
    meant, needed = get_close_matches(entry, ids, 1), ", ".join(sorted(missing))
    if not meant:
        return Sentence(
            "unknown {name} {entry!r}; a new entry needs {needed} too", name=name, entry=entry, needed=needed
        )
    return Sentence(
        "unknown {name} {entry!r}, did you mean {meant!r}? a new entry needs {needed} too",
        name=name,
        entry=entry,
        meant=meant[0],
        needed=needed,
    )


KINDS = {
    "object": Sentence("a table"),
    "array": Sentence("a list"),
    "str": Sentence("a text"),
    "int": Sentence("a whole number"),
    "bool": Sentence("true or false"),
}
"""What msgspec calls things, in the words of TOML."""
KIND = re.compile(r"`([a-z]+(?: \| [a-z]+)*)`")


def plainly(what: str) -> str:
    """msgspec's sentence in the words of TOML."""
    kinds = [either([KINDS.get(each, each) for each in found.split(" | ")]) for found in KIND.findall(what)]
    if re.fullmatch("Expected `[^`]*`, got `[^`]*`", what) and len(kinds) == 2:
        return Sentence("expected {wanted}, got {found}", wanted=kinds[0], found=kinds[1])
    if unasked := re.fullmatch("Object contains unknown field `(.*?)`", what):
        return Sentence("unknown field {field}", field=unasked[1])
    if missing := re.fullmatch("Object missing required field `(.*?)`", what):
        return Sentence("Object missing required field {field}", field=KIND.sub(r"\1", f"`{missing[1]}`"))
    return KIND.sub(lambda _: kinds.pop(0), what.replace("Expected", "expected"))
