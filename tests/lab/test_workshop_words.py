"""What the workshop says of effects and numbers: every title's words are there in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farflung import games
from farflung.engine.locales import LANGUAGES
from farflung.lab.schema import vocabulary_of
from farflung.server.workshop import parameters_in

WORKSHOP = Path(__file__).parents[2] / "web" / "src" / "workshop"
TITLES = ["helionox", "revenant", "xodus"]


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


def key(word: str) -> str:
    """A word of the content files in the name of a message, as spoken.ts makes it."""
    return re.sub(r"\W+", "-", word).strip("-")


def wanted(title: str, edition: str) -> dict[str, str | None]:
    """What has to be said, with the English of the vocabulary where the message repeats it."""
    found: dict[str, str | None] = {}
    for section in vocabulary_of(title, edition):
        if section.heading:
            heading = key(re.split("[:,;]", section.heading)[0].lower())
            found[f"ws-section-{title}-{heading}"] = section.heading
        for effect in section.effects:
            found[f"ws-verb-{title}-{effect.name}"] = None
            found[f"ws-effect-{title}-{effect.name}"] = effect.says
            for takes in effect.takes:
                found[f"ws-arg-{title}-{takes.name}"] = None
                found |= {f"ws-word-{title}-{takes.name}-{key(word)}": None for word in takes.words}
    return found | {f"ws-parameter-{title}-{one.name}": None for one in parameters_in(title, edition)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_effects_and_numbers_have_words(title: str, language: str) -> None:
    editions = games.title(title).editions
    all_wanted = {id: text for edition in editions for id, text in wanted(title, edition).items()}
    assert len(all_wanted) > 100
    found = said(title, language)
    assert sorted(set(all_wanted) - set(found)) == [], "nobody says this yet"
    # an edition may call something otherwise than the others do
    own = {id.replace(f"-{title}-", f"-{title}-{edition}-", 1) for edition in editions for id in wanted(title, edition)}
    assert sorted(set(found) - set(all_wanted) - own) == [], "nobody asks for this"
    if language == "en":
        assert {id: found[id] for id, text in all_wanted.items() if text} == {
            id: text for id, text in all_wanted.items() if text
        }, "the vocabulary says it otherwise"
    if language == "fr":
        assert [text for text in found.values() if re.search(r"['`]| [:;?!»]|« ", text)] == []
