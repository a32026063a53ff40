"""What is wrong with content is said in four languages: every sentence of the sources, with all that is put in."""

from __future__ import annotations

import ast
import pickle
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from farflung import games
from farflung.engine.content import ContentError, Mistake, Report
from farflung.engine.locales import FOLDERS, LANGUAGES
from farflung.engine.sentences import Sentence, either, plainly, said, unknown
from farflung.engine.text import message_of, told, told_error

SOURCES = Path(__file__).parents[2] / "src" / "farflung"
TRANSLATED = [language for language in LANGUAGES if language != "en"]


class Said:
    """A sentence as it stands in the sources."""

    def __init__(self, where: str, template: str, given: set[str]) -> None:
        self.where, self.template, self.given = where, template, given

    @property
    def placeholders(self) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(self.template) if name is not None}


def sentences(path: Path) -> Iterator[Said]:
    """All that a module says: what is given to `Sentence`, `wrong` or `ContentError.one`, where it is no variable."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not is_saying(node.func) or not node.args:
            continue
        where, last = f"{path.relative_to(SOURCES)}:{node.lineno}", node.args[-1]
        given = {word.arg for word in node.keywords}
        if isinstance(last, ast.Constant) and isinstance(last.value, str):
            assert None not in given, f"{where}: what is given must be seen here"
            yield Said(where, last.value, {word for word in given if word})
        else:
            assert isinstance(last, ast.Name | ast.Attribute | ast.Call | ast.Starred), (
                f"{where}: a plain template, please"
            )
            assert given <= {None}, f"{where}: the template must stand here"


def is_saying(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        return called.attr == "wrong" or ast.unparse(called) == "ContentError.one"
    return isinstance(called, ast.Name) and called.id in ("Sentence", "said")


@cache
def all_said() -> list[Said]:
    found = [one for path in sorted(SOURCES.rglob("*.py")) for one in sentences(path)]
    assert len(found) > 130
    return found


def words_of(template: str) -> str:
    """Without what is put in."""
    return re.sub(r"\{.*?\}", "", template)


@cache
def written(language: str) -> dict[str, str]:
    games.ours()
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for path in (folder / language).glob("mistakes.ftl"):
            for name, text in re.findall(r"^([a-z][\w-]*) = (.*)$", path.read_text("utf-8"), re.MULTILINE):
                assert name not in found, f"{name} is said twice"
                found[name] = text
    return found


def test_a_sentence_is_given_what_it_asks_for() -> None:
    assert [(one.where, one.template) for one in all_said() if one.given != one.placeholders] == []


def test_no_two_sentences_have_one_message() -> None:
    templates = {one.template for one in all_said() if re.search("[a-z]", words_of(one.template))}
    by_message: dict[str, set[str]] = {}
    for template in templates:
        by_message.setdefault(message_of(template), set()).add(template)
    assert [same for same in by_message.values() if len(same) > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated_with_all_that_is_put_in(language: str) -> None:
    missing, other = [], []
    for one in all_said():
        if not re.search("[a-z]", words_of(one.template)):
            continue
        text = written(language).get(message_of(one.template))
        if text is None:
            missing.append(f"{one.where}: {message_of(one.template)}")
        elif set(re.findall(r"\{ \$(\w+) \}", text)) != one.placeholders:
            other.append(f"{one.where}: {text}")
    assert missing == []
    assert other == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_translated_that_nobody_says(language: str) -> None:
    assert sorted(set(written(language)) - {message_of(one.template) for one in all_said()}) == []


# ---- sentences


def test_a_sentence_is_its_english_text() -> None:
    found = Sentence("{word!r} is too long; allowed: {most}", word="gian{0}", most=4)
    assert found == "'gian{0}' is too long; allowed: 4"
    assert type(pickle.loads(pickle.dumps(found))) is str
    assert said(found) is found
    assert said("{no} template") == "{no} template"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "unknown effect 'gian', did you mean 'gain'? allowed: gain, draw"),
        ("de", "Effekt: „gian“ gibt es nicht; meinst du „gain“? Erlaubt: gain, draw"),
        ("es", "efecto: «gian» no existe; ¿querías decir «gain»? Permitido: gain, draw"),
        (
            "fr",
            "effet\u00a0: «\u00a0gian\u00a0» n’existe pas\u00a0; vouliez-vous dire «\u00a0gain\u00a0»\u00a0? "
            "Permis\u00a0: gain, draw",
        ),
    ],
)
def test_parts_are_told_in_the_language_too(language: str, text: str) -> None:
    assert told(unknown(Sentence("effect"), "gian", ["gain", "draw"]), language) == text
    inside = Sentence("{call}(): {what}", call="each", what=unknown(Sentence("effect"), "gian", ["gain", "draw"]))
    assert told(inside, language) == f"each(): {text}"


def test_what_a_designer_wrote_is_never_translated_and_of_any_length() -> None:
    assert told(unknown("kind", "is empty", ["file"]), "de") == "kind: „is empty“ gibt es nicht; erlaubt: file"
    assert "x" * 1200 in told(unknown("kind", "x" * 1200, ["y"]), "fr")
    assert told("a title of somebody else says {so}", "de") == "a title of somebody else says {so}"
    assert (
        told(Sentence("says {what} of its own", what=Sentence("is empty")), "de")
        == "says darf nicht leer sein of its own"
    )


def test_what_msgspec_says_is_said_in_the_words_of_the_files() -> None:
    class Entry(msgspec.Struct, forbid_unknown_fields=True):
        of: str | int
        rank_of: int

    def wrong(raw: object) -> str:
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.convert(raw, Entry)
        return plainly(str(caught.value).partition(" - at")[0])

    found = [wrong({"of": [], "rank_of": 1}), wrong({"of": 1, "rank_of": 1, "more": 1}), wrong({"of": 1}), wrong(3)]
    assert found == [
        "expected a whole number or a text, got a list",
        "unknown field more",
        "Object missing required field `rank_of`",
        "expected a table, got a whole number",
    ]
    assert [told(one, "de") for one in found] == [
        "hier gehört eine ganze Zahl oder ein Text hin, nicht eine Liste",
        "unbekanntes Feld more",
        "das Feld `rank_of` fehlt",
        "hier gehört eine Tabelle hin, nicht eine ganze Zahl",
    ]
    assert either(["a"]) == "a"
    assert either([]) == ""


def test_an_error_is_told_with_file_entry_and_field() -> None:
    report = Report()
    report.wrong(
        "market.toml",
        "A-1",
        "cost",
        "{number} is out of range; allowed: {least} to {most}",
        number=400,
        least=1,
        most=99,
    )
    report.wrong("market.toml", "A-2", "name", "is empty")
    with pytest.raises(ContentError) as caught:
        report.stop()
    assert report.mistakes[1] == Mistake("market.toml", "A-2", "name", "is empty")
    assert told_error(caught.value, "en") == str(caught.value)
    assert told_error(caught.value, "de").splitlines() == [
        "market.toml: A-1: cost: 400 liegt außerhalb der Grenzen; erlaubt: 1 bis 99",
        "market.toml: A-2: name: darf nicht leer sein",
    ]
    assert told_error(ValueError("as it is"), "de") == "as it is"
