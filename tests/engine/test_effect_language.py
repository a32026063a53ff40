"""The effect language of all titles: signatures, mistakes and what is said of them, old spellings, documents."""

from __future__ import annotations

import base64
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farflung.engine.content import ContentError, Place, Report, Version, keep, kept_sheets
from farflung.engine.vocabulary import Vocabulary
from farflung.games import effectdocs, title
from farflung.games.helionox import effectwords as helionox
from farflung.games.helionox import pack as helionox_pack
from farflung.games.helionox import tables
from farflung.games.helionox import words as hw
from farflung.games.revenant import effectwords as revenant
from farflung.games.revenant import pack as revenant_pack
from farflung.games.revenant import words as rw
from farflung.games.xodus import colons
from farflung.games.xodus import effectwords as xodus
from farflung.games.xodus import pack as xodus_pack
from farflung.games.xodus import words as xw

BEFORE = Path(__file__).parents[1] / "server" / "before" / "contents.json"
VOCABULARIES: dict[str, Vocabulary[Any]] = {
    "revenant": revenant.PROTOTYPE,
    "helionox": helionox.VOCABULARY,
    "xodus": xodus.VOCABULARY,
}
NAMES = {"revenant": rw.PRIMITIVES, "helionox": hw.OPERATIONS, "xodus": [*xw.FX, "choose"]}
PACKS: dict[str, Any] = {"revenant": revenant_pack, "helionox": helionox_pack, "xodus": xodus_pack}
every_title = pytest.mark.parametrize("name", list(VOCABULARIES))


def texts_of(name: str) -> list[str]:
    """All effects in a title's files."""
    found: list[str] = []

    def look(value: object) -> None:
        if isinstance(value, str) and "(" in value and value.split("(")[0] in VOCABULARIES[name].signatures:
            found.append(value)
        elif isinstance(value, dict | list):
            for inner in value.values() if isinstance(value, dict) else value:
                look(inner)

    _, sheets = title(name).sheets(title(name).editions[0])  # type: ignore[attr-defined]
    for text in sheets.values():
        look(tomllib.loads(text))
    return found


def said(vocabulary: Vocabulary[Any], *texts: str) -> list[str]:
    report = Report()
    vocabulary.read_all(texts, Place(report, "file", "ID", "fx"))
    return [str(mistake) for mistake in report.mistakes]


# ---- signatures


@every_title
def test_every_effect_is_declared_once(name: str) -> None:
    declared = [one.name for part in VOCABULARIES[name].sections.values() for one in part]
    assert sorted(declared) == sorted(NAMES[name])
    assert all(one.says for one in VOCABULARIES[name].signatures.values())


@every_title
def test_what_is_read_is_spelled_as_it_was_written(name: str) -> None:
    """From text to effects and back: nothing that content says is lost in the tree that rules and cards go by.

    X-ODUS says `self` here and there where it might be left out.
    """
    texts = texts_of(name)
    assert len(texts) > 100
    for text in texts:
        report = Report()
        (effect,) = VOCABULARIES[name].read_all([text], Place(report, "file"))
        report.stop()
        spelled = VOCABULARIES[name].spell(effect)
        assert spelled in (text, text.replace(", self)", ")"), text.replace(", all)", ")"))
        assert VOCABULARIES[name].data(VOCABULARIES[name].read_all([spelled], Place(report, "file"))) == (
            VOCABULARIES[name].data([effect])
        )


# ---- mistakes


@pytest.mark.parametrize(
    "text, said_of_it",
    [
        ("credits(1)", "position 1: unknown effect 'credits', did you mean 'credit'?"),
        ("may(draww(1))", "position 5: unknown effect 'draww', did you mean 'draw'?"),
        ("may(consume(hnd, 1))", "position 13: consume(): unknown zone 'hnd', did you mean 'hand'? allowed: hand, "),
        ("consume(pocket, 1)", "position 9: consume(): unknown zone 'pocket'; allowed: hand, hand_or_discard, self"),
        ("may(credit(100))", "position 12: credit(): '100' is not a number from 1 to 99"),
        ("copy(market, much)", "position 14: copy(): 'much' is not a number from 0 to 99, nor one of any"),
        ("draw()", "position 1: draw() takes n; 0 given"),
        ("draw(1, 2)", "position 1: draw() takes n; 2 given"),
        ("embassy(here)", "position 1: embassy() takes nothing between the brackets; 1 given"),
        ("choose(draw(1))", "position 1: choose() takes effects; 1 given"),
        ("may(soon)", "position 5: may() takes effects here, not 'soon'"),
        ("move(any+adjacent)", "position 10: move() takes one range, not several joined by '+'"),
        ("credit", "position 7: expected '(' after the name of the effect, found the end"),
        ("draw(1", "position 7: expected one of ',', ';', '+' and ')', found the end"),
    ],
)
def test_a_mistake_names_file_entry_field_and_place_in_the_text(text: str, said_of_it: str) -> None:
    (mistake,) = said(helionox.VOCABULARY, "draw(1)", text)
    assert mistake.startswith(f"file: ID: fx[1]: {text!r}, {said_of_it}")


@pytest.mark.parametrize(
    "text, said_of_it",
    [
        ("rerol(1, self)", "position 1: unknown effect 'rerol', did you mean 'reroll'?"),
        ("reroll(1, myself)", "position 11: reroll(): unknown who 'myself', did you mean 'self'? allowed: self, mate"),
        ("reroll(per_mate, self)", "position 8: reroll(): 'per_mate' is not a number from 0 to 20, nor one of all, "),
        ("reroll(1)", "position 1: reroll() takes dice, who; 1 given"),
        ("heal(-1)", "position 6: heal(): '-1' is not a number from 0 to 20, nor one of all"),
        ("choose(module(1); choose(scrap(1); scrap(2)))", "position 1: choose() holds no choice"),
        ("choose(module(1); scrap(1) + heal(1))", "position 30: choose() takes one effect here, not several"),
    ],
)
def test_mistakes_in_an_effect_of_xodus(text: str, said_of_it: str) -> None:
    report = Report()
    xodus.read_effects(["scrap(1)", text], Place(report, "file", "ID", "fx"))
    (mistake,) = map(str, report.mistakes)
    assert mistake.startswith(f"file: ID: fx[1]: {text!r}, {said_of_it}")


def test_all_mistakes_of_an_effect_are_said() -> None:
    assert len(said(helionox.VOCABULARY, "choose(drew(1); consume(head, 0))", "cost(discard(1), dra(1))")) == 4


CARD = """
[[card]]
id = "MKT-BIO-01"
name = "Spore Gardener"
copies = 2
faction = "Bio"
kind = "Operative"
cost = 2
influence = 0
unique = false
mercury = false
effects = {effects}
"""


def helionox_with(path: Path, effects: str) -> Any:
    (path / "market.toml").write_text(CARD.format(effects=effects), encoding="utf-8")
    return helionox_pack.load_content(path)


@pytest.mark.parametrize(
    "effects, field, what",
    [
        ("[]", "effects", "says nothing; it needs at least one operation"),
        ('["may(copy(market, 4))"]', "effects[0]", "copy() stands on its own, not inside another operation"),
        ('["cost(draw(1); draw(2))"]', "effects[0]", "a cost is one of: discard, consume, pay_credit"),
        ('["draw(1)", "may(cost(discard(1) + discard(1); draw(2)))"]', "effects[1]", "position 5: a cost is one of"),
        ('["steal(1)"]', "effects[0]", "unknown effect 'steal'"),
        ("[3]", "effects[0]", "expected a text or a table, got a whole number"),
        ('[{ op = "steal", n = 1 }]', "effects[0]", "unknown effect 'steal'"),
        ('[{ op = "draw", much = 1 }]', "effects[0]", "unknown field much"),
        ('[{ op = "consume", zone = "hut" }]', "effects[0]", "position 9: consume(): unknown zone 'hut'"),
        ('[{ op = "may" }]', "effects[0]", "'may()', position 1: may() takes effects; 0 given"),
    ],
)
def test_mistakes_in_a_card_of_helionox(tmp_path: Path, effects: str, field: str, what: str) -> None:
    with pytest.raises(ContentError) as caught:
        helionox_with(tmp_path, effects)
    (mistake,) = caught.value.mistakes
    assert (mistake.entry, mistake.field) == ("MKT-BIO-01", field)
    assert what in mistake.what


# ---- old spellings

TABLES = [
    ('{ op = "credit" }', "credit(1)"),
    ('{ op = "consume", zone = "hand", n = 2 }', "consume(hand, 2)"),
    ('{ op = "obtain", n = 1, zone = "market", faction = "any", max_cost = 99 }', "obtain(market, any, 99, 1)"),
    ('{ op = "embassy", if_able = true }', "embassy()"),
    ('{ op = "gain_cargo", n = 1, source = "here", free = true }', "gain_cargo(here)"),
    ('{ op = "event_deactivate", where = "any" }', "event_deactivate(any)"),
    (
        '{ op = "choose", options = [[{ op = "draw" }, { op = "credit", n = 2 }], [{ op = "embassy" }]] }',
        "choose(draw(1) + credit(2); embassy())",
    ),
    (
        '{ op = "cost", pay = [{ op = "discard" }], do = [{ op = "if", cond = "trophy3", do = [{ op = "draw" }] }] }',
        "cost(discard(1); if(trophy3; draw(1)))",
    ),
    (
        '{ op = "for_each", count = "embassies", cap = 3, do = [{ op = "influence" }] }',
        "for_each(embassies; influence(1); 3)",
    ),
]


@pytest.mark.parametrize("old, new", TABLES)
def test_tables_of_helionox_become_calls_and_back(old: str, new: str) -> None:
    table = msgspec.convert(tomllib.loads(f"x = {old}")["x"], tables.Table)
    assert tables.call_form(table) == new
    assert tables.table_form(new) == table
    assert tables.call_form(new) == new


def test_a_pack_means_the_same_and_has_one_version_in_both_spellings(tmp_path: Path) -> None:
    old = helionox_with(tmp_path, "[" + ", ".join(old for old, _ in TABLES) + "]")
    new = helionox_with(tmp_path, json.dumps([new for _, new in TABLES]))
    one, other = (next(card for card in each.cards if card.id == "MKT-BIO-01") for each in (old, new))
    spelled = [helionox.VOCABULARY.data(card.text.fx) for card in (one, other)]
    assert spelled[0] == spelled[1]
    assert len(spelled[0]) == len(TABLES)
    assert old.version == new.version != helionox_pack.load_content().version


COLONS = [
    ("markers", "markers()"),
    ("reroll:all_miss:fleet", "reroll(all_miss, fleet)"),
    ("avatar_move:-2:one", "avatar_move(-2, one)"),
    ("guardian:2:1:2", "guardian(2, 1, 2)"),
    ("pacify:1:anywhere|peek_signal:1|rift_on", "choose(pacify(1, anywhere); peek_signal(1); rift_on())"),
]


@pytest.mark.parametrize("old, new", COLONS)
def test_colons_of_xodus_become_calls_and_back(old: str, new: str) -> None:
    assert colons.call_form(old) == new
    assert colons.colon_form(new) == old
    assert (colons.call_form(new), colons.colon_form(old)) == (new, old)


MODULE = """
[[module]]
id = "M09"
name = "Solar Cannon"
type = "energy"
price = 4
energy = 1
trigger = "after_attack"
fx = {effects}
precursor = false
"""


def xodus_with(path: Path, *effects: str) -> Any:
    (path / "modules.toml").write_text(MODULE.format(effects=json.dumps(effects)), encoding="utf-8")
    return xodus_pack.load_content(path)


def test_a_pack_of_xodus_means_the_same_and_has_one_version_in_both_spellings(tmp_path: Path) -> None:
    old = xodus_with(tmp_path, "if_offensive", "add_hit:3", "heal:1|energy:all:self")
    new = xodus_with(tmp_path, "if_offensive()", "add_hit( 3 )", "choose(heal(1); energy(all,self))")
    fx = [xodus.VOCABULARY.data(content.gear[xw.MODS + 8].ops) for content in (old, new)]
    assert fx[0] == fx[1]
    assert [one["effect"] for one in fx[0]] == ["if_offensive", "add_hit", "choose"]
    assert old.version == new.version != xodus_pack.load_content().version
    with pytest.raises(
        ContentError, match=r"M09: fx\[0\]: 'ad_hit\(3\)', position 1: unknown effect 'ad_hit', did you"
    ):
        xodus_with(tmp_path, "ad_hit:3")


@every_title
def test_content_stored_before_is_read_and_is_the_same_content(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files that databases hold since 0.12 and the version that all records name. Cards of every title say
    something else since then (GAP-F-11, HEL-GAP-8, XOD-G08): what was stored is read as what it was."""
    monkeypatch.setattr("farflung.engine.content._kept", {})
    stored = next(row for row in json.loads(BEFORE.read_text(encoding="utf-8")) if row["title"] == name)
    version = Version(name, stored["edition"], stored["version"])
    keep(version, base64.b64decode(stored["data"]))
    assert not any("(any, 1)" in text or "scrap(1)" in text for text in kept_sheets(version).values())
    played = title(name)
    ours, sheets = played.sheets(version.edition)  # type: ignore[attr-defined]
    assert ours != version.hash
    assert sheets != kept_sheets(version)
    pack = PACKS[name]
    old = pack._load(pack.Source(sheets=kept_sheets(version)), version.edition)
    assert old.version == version.hash


# ---- documents


@pytest.mark.parametrize("file", list(effectdocs.TABLES))
def test_the_documents_have_the_effects_as_they_are(file: str) -> None:
    text = (effectdocs.DOCS / file).read_text(encoding="utf-8")
    assert effectdocs.written(file, text) == text, "run python -m farflung.games.effectdocs"
    with pytest.raises(ValueError, match="needs one pair of the marks"):
        effectdocs.written(file, text.replace(effectdocs.END, ""))
