"""What the workshop says of effects, numbers, fields and their words: all is there in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from farflung import games
from farflung.engine.locales import LANGUAGES
from farflung.lab.schema import Field, files_of, vocabulary_of
from farflung.server.workshop import parameters_in

ROOT = Path(__file__).parents[2]
WORKSHOP = ROOT / "web" / "src" / "workshop"
GAMES = ROOT / "src" / "farflung" / "games"
TITLES = ["helionox", "revenant", "xodus"]
EDITIONS = [(title, edition) for title in TITLES for edition in games.title(title).editions]


def said(title: str, language: str) -> dict[str, str]:
    """The messages of a title's workshop, each in a line of its own."""
    found: dict[str, str] = {}
    for line in (WORKSHOP / title / "locale" / f"{language}.ftl").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            id, _, text = line.partition(" = ")
            assert re.fullmatch(r"[a-z][\w-]* = [^\s{}\[*.][^{}]*", line), f"no plain text: {line}"
            assert id not in found, f"{id} is said twice"
            found[id] = text
    return found


def plain(*files: Path) -> dict[str, str]:
    """The messages of these files that are only text; the first file that has one says it."""
    found: dict[str, str] = {}
    for file in files:
        for id, text in re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", file.read_text("utf-8"), re.MULTILINE):
            found.setdefault(id, text.replace("\u00ad", ""))
    return found


def shared(language: str) -> dict[str, str]:
    """What all titles call their files and fields, where they do not call them otherwise."""
    all_of_it = plain(WORKSHOP / "locale" / f"{language}.ftl")
    return {id: text for id, text in all_of_it.items() if re.match("ws-(file|field)-", id)}


def key(word: str) -> str:
    """A word of the content files in the name of a message, as spoken.ts makes it."""
    return re.sub(r"\W+", "-", word).strip("-")


def of_edition(id: str, title: str, edition: str) -> str:
    """The name of the message by which an edition says it otherwise than the others do."""
    return id.replace(f"-{title}-", f"-{title}-{edition}-", 1)


def wanted(title: str, edition: str) -> dict[str, str | None]:
    """What has to be said, with the English of the vocabulary where the message repeats it."""
    found: dict[str, str | None] = {}
    for section in vocabulary_of(title, edition):
        if section.heading:
            heading = key(re.split("[:,;]", section.heading)[0].lower())
            found[f"ws-section-{title}-{heading}"] = section.heading
        for effect in section.effects:
            found[f"ws-effect-{title}-{effect.name}"] = effect.says
            for takes in effect.takes:
                found[f"ws-arg-{title}-{takes.name}"] = None
                found |= {f"ws-word-{title}-{takes.name}-{key(word)}": None for word in takes.words}
    return found | {f"ws-parameter-{title}-{one.name}": None for one in parameters_in(title, edition)}


# ---- files, their fields, and the words that these may be


def shown(fields: list[Field]) -> Iterator[Field]:
    """All fields of a form, those inside others too."""
    for field in fields:
        yield field
        yield from shown([*field.fields, *([field.item] if field.item else [])])


def words_of(field: Field) -> set[str]:
    """The words that a field may be, those that stand there already, and the names of a table. A text without small
    letters is a notation, the same in every language: MEN, HEL-3.2; so is a single letter or a number."""
    parts = {part for word in [*field.words, *field.known] for part in word.split("+")}
    letters = "[a-z]{2}" if field.kind == "text" else "[A-Za-z]{2}"
    return {part for part in parts if re.search(letters, part)}


def form(title: str, edition: str) -> Iterator[Field]:
    """Every field that the workshop shows; by which field an entry is known it does not."""
    for file in files_of(title, edition):
        yield from shown([field for field in file.fields if field.name != file.naming])


def by_value(title: str, field: str, word: str) -> list[str]:
    """By which messages a word is said: the field's, or that of all fields."""
    return [f"ws-value-{title}-{field}-{key(word)}", f"ws-value-{title}-{key(word)}"]


def asked(title: str, edition: str) -> list[list[str]]:
    """What a form asks for: each by the first of these messages that there is."""
    found = [[f"ws-file-{title}-{file.file}", f"ws-file-{file.file}"] for file in files_of(title, edition)]
    for field in form(title, edition):
        found.append([f"ws-field-{title}-{field.name}", f"ws-field-{field.name}"])
        found += [by_value(title, field.name, word) for word in words_of(field)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_effects_and_numbers_have_words(title: str, language: str) -> None:
    editions = games.title(title).editions
    all_wanted = {id: text for edition in editions for id, text in wanted(title, edition).items()}
    assert len(all_wanted) > 100
    found = said(title, language)
    assert sorted(set(all_wanted) - set(found)) == [], "nobody says this yet"
    if language == "en":
        assert {id: found[id] for id, text in all_wanted.items() if text} == {
            id: text for id, text in all_wanted.items() if text
        }, "the vocabulary says it otherwise"
    if language == "fr":
        assert [text for text in found.values() if re.search(r"['`]| [:;?!»]|« ", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), EDITIONS)
def test_files_and_fields_and_what_they_may_be_have_words(title: str, edition: str, language: str) -> None:
    all_asked = asked(title, edition)
    assert len({ids[0] for ids in all_asked}) > 100
    found = {**shared(language), **said(title, language)}
    assert sorted(ids[0] for ids in all_asked if not set(ids) & set(found)) == [], "nobody says this yet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_nobody_asks_for(language: str) -> None:
    everywhere: set[str] = set()
    for title in TITLES:
        known: set[str] = set()
        for edition in games.title(title).editions:
            ids = {*wanted(title, edition), *(id for ids in asked(title, edition) for id in ids)}
            known |= ids | {of_edition(id, title, edition) for id in ids}
        assert sorted(set(said(title, language)) - known) == []
        everywhere |= known
    assert sorted(set(shared(language)) - everywhere) == []


# ---- the same thing is called the same everywhere

OWN = {
    "helionox": {
        "faction": ["hel-faction-"],
        "kind": ["hel-kind-"],
        "type": ["hx-type-"],
        "mode": ["hel-mode-"],
        "location": ["hel-place-"],
        "cargo": ["hel-place-"],
        "destination": ["hel-place-"],
        "neighbours": ["hel-place-"],
        "distance_to_earth": ["hel-place-"],
    },
    "revenant": {
        "house": ["rev-house-"],
        "shuttle": ["rev-house-"],
        "kind": ["rev-kind-", "rev-agenda-"],
        "profession": ["rev-profession-"],
        "trigger": ["rev-on-"],
        "of": ["rev-ship-", "rev-resource-", "rev-kind-"],
    },
    "xodus": {
        "kind": ["xod-kind-", "xod-type-"],
        "type": ["xod-type-", "xod-exploration-"],
        "class": ["xod-class-"],
        "faces": ["xod-face-"],
        "skill": ["xod-face-"],
        "dice": ["xod-die-"],
        "ship": ["xod-name-"],
        "service": ["xod-name-"],
        "danger": ["xod-danger-"],
        "action": ["xod-action-"],
    },
}
"""How messages of the game itself begin that have the words of a field."""


@cache
def of_the_game(title: str, edition: str, language: str) -> dict[str, str]:
    """What a title calls things at the table."""
    files = [GAMES / title / "locale" / language / name for name in ("names.ftl", "cards.ftl")]
    files.append(ROOT / "web" / "src" / "titles" / title / "locale" / f"{language}.ftl")
    if edition == "prototype":
        files.insert(0, GAMES / title / "prototype" / "locale" / language / "words.ftl")
    return plain(*files)


def called(title: str, edition: str, language: str, field: str, word: str) -> set[str]:
    """What a word of a field is called at the table; more than one if it means several things."""
    known = of_the_game(title, edition, language)
    spellings = {word, word.lower(), re.sub(r"[\W_]+", "-", word.lower())}
    usual = {begin + one for begin in OWN[title].get(field, []) for one in spellings}
    own = {id.replace("rev-", "rev-p-", 1) for id in usual} if edition == "prototype" else set()
    return {known[id] for id in own & set(known) or usual & set(known)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), EDITIONS)
def test_words_of_fields_are_those_of_the_game(title: str, edition: str, language: str) -> None:
    found = said(title, language)
    compared = 0
    for field in form(title, edition):
        for word in words_of(field):
            ids = [id for one in by_value(title, field.name, word) for id in (of_edition(one, title, edition), one)]
            words = called(title, edition, language, field.name, word)
            if len(words) == 1:
                assert found[next(id for id in ids if id in found)].lower() == words.pop().lower(), (field.name, word)
                compared += 1
    assert compared > 20
