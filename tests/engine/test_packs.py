"""Packs: they change, add and remove, say names in several languages, and are no larger than they may be."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from farflung import games
from farflung.engine import content as engine_content
from farflung.engine import packs
from farflung.engine.content import ContentError, Published, Version, keep, packed, portable
from farflung.engine.match import Match
from farflung.engine.packs import inline, parse_pack, read_pack, too_large, too_much, written
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.games.helionox.cardtext import name_of
from farflung.games.helionox.pack import load_content
from farflung.games.revenant.pack import load_content as load_revenant
from farflung.games.xodus.pack import load_content as load_xodus
from farflung.lab.trial import trial

CHEAPER = """
[pack]
title = "helionox"
name = "Cheaper Autofactory"
parameters = { hand_draw = 6 }

[[market.card]]
id = "MKT-CYB-09"
cost = 3
"""
ORACLE = """
[[market.card]]
id = "MKT-CYB-99"
name = { en = "Tin Oracle", de = "Blechorakel", fr = "Oracle de fer-blanc" }
copies = 2
faction = "Cybernetic"
kind = "Tech"
cost = 3
influence = 1
unique = false
mercury = false
effects = ["draw(2)"]
"""


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_content, "_kept", {})
    monkeypatch.setattr(packs, "_own_names", {})


def pack_at(path: Path, text: str) -> Path:
    file = path / "my.toml"
    file.write_text(text, "utf-8")
    return file


def mistakes(path: Path, text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_content(pack_at(path, text))
    return [f"{mistake.entry}|{mistake.field}|{mistake.what}" for mistake in caught.value.mistakes]


def test_one_field_is_enough(tmp_path: Path) -> None:
    own, changed = load_content(), load_content(pack_at(tmp_path, CHEAPER))
    (index,) = [card.index for card in own.cards if card.id == "MKT-CYB-09"]
    assert (own.cards[index].cost, changed.cards[index].cost) == (4, 3)
    assert changed.cards[index].name == own.cards[index].name
    assert changed.version != own.version
    assert [card.id for card in own.cards] == [card.id for card in changed.cards]


def test_a_folder_and_a_file_say_the_same(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('title = "helionox"\nname = "Cheaper Autofactory"\n', "utf-8")
    (tmp_path / "market.toml").write_text('[[card]]\nid = "MKT-CYB-09"\ncost = 3\n', "utf-8")
    (tmp_path / "other").mkdir()
    alone = pack_at(tmp_path / "other", CHEAPER.replace("parameters = { hand_draw = 6 }\n", ""))
    assert load_content(tmp_path).version == load_content(alone).version
    assert parse_pack(read_pack(tmp_path).text).text == read_pack(alone).text


def test_entries_are_added_and_removed(tmp_path: Path) -> None:
    own = load_content()
    changed = load_content(pack_at(tmp_path, CHEAPER + ORACLE + '\n[market]\nremove = ["MKT-BIO-01"]\n'))
    ids = [card.id for card in changed.cards]
    assert set(ids) == {card.id for card in own.cards} - {"MKT-BIO-01"} | {"MKT-CYB-99"}
    oracle = changed.cards[ids.index("MKT-CYB-99")]
    german, spanish = Locale("de"), Locale("es")
    assert (name_of(oracle, german), name_of(oracle, spanish)) == ("Blechorakel", "Tin Oracle")


def test_revenant_and_xodus_take_more_cards_too(tmp_path: Path) -> None:
    cadet = "\n".join(
        f'[[operations.card]]\nid = "CA{n}"\nkind = "cadet"\nhouse = "Zenor"\nname = "New {n}"\ncost = ""\n'
        'trigger = "turn_end"\nfx = ["data(1)"]\n'
        for n in range(31, 36)
    )
    file = pack_at(tmp_path, '[pack]\ntitle = "revenant"\n' + cadet + '[planets]\nremove = ["PL01", "PL02"]\n')
    content = load_revenant(file)
    assert (len(content.cards), len(content.planets)) == (95, 22)
    from farflung.games.revenant.cardtext import ability_text

    (new,) = [card for card in content.cards if card.id == "CA31"]
    assert new.ability is not None
    assert "cadet" in ability_text(new.ability, Locale("en"))
    assert trial(file, 1) == ""
    entry = tomllib.loads((Path(games.__file__).parent / "xodus/content/explorations.toml").read_text("utf-8"))
    first = entry["exploration"][0] | {"id": "EX99", "name": "A Tenth Moon"}
    text = '[pack]\ntitle = "xodus"\n' + written({"explorations": {"exploration": [first]}})
    assert len(load_xodus(pack_at(tmp_path, text)).explorations) == 21
    assert trial(pack_at(tmp_path, text), 1) == ""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[market]\nremove = ["MKT-BIO-99"]', "|remove|unknown id 'MKT-BIO-99', did you mean 'MKT-BIO-09'?"),
        ("[market]\nremove = 3", '|remove|must be a list of ids, such as ["FR08"]'),
        ("[merket]\nremove = []", "|merket|unknown file 'merket', did you mean 'market'?"),
        ("market = 3", "|market|is not the name of a file"),
        ("[[market.cards]]\nid = 'x'", "|cards|unknown table; this file holds [[card]] entries"),
        ("[[market.card]]\ncost = 3", "#1|id|is missing"),
        ('[[market.card]]\nid = "MKT-CYB-09"\ncost = 100', "MKT-CYB-09|cost|100 is out of range; allowed: 1 to"),
        ('[[market.card]]\nid = "MKT-CYB-09"\ncost = "9"', "MKT-CYB-09|cost|expected a whole number"),
        ('[[market.card]]\nid = "MKT-CYB-09"\ncots = 9', "MKT-CYB-09|cots|unknown field; allowed: id"),
        ('[[market.card]]\nid = "MKT-CYB-09"\nname = { xx = "x" }', "MKT-CYB-09|name|unknown language 'xx'"),
        ('[[market.card]]\nid = "MKT-CYB-09"\nname = { de = "" }', "MKT-CYB-09|name|de is no text"),
        ('[[market.card]]\nid = "NEW"\ncost = 3', "NEW|id|unknown id 'NEW'; a new entry needs copies, effects"),
        ('[[boards.board]]\nid = "side"\n', "side|id|unknown id 'side'; a pack changes these, and adds none: front"),
        ('[pack]\ntitel = "x"', "|pack|Object contains unknown field `titel`"),
        ('[pack]\ntitle = "revenant"', "|pack.title|this pack is for 'revenant', not for 'helionox'"),
        ('[pack]\nedition = "third"', "|pack.edition|this pack is for 'third', not for 'final'"),
        (
            ORACLE.replace("copies = 2", "copies = 99")
            + ORACLE.replace("CYB-99", "CYB-98").replace("copies = 2", "copies = 99").replace("Tin", "Lead")
            + '[[market.card]]\nid = "MKT-CYB-09"\ncopies = 99',
            "|copies|",
        ),
        ("[market", "||is not TOML"),
        ("", "||holds no content"),
    ],
)
def test_mistakes_are_told_where_they_are(tmp_path: Path, text: str, told: str) -> None:
    assert any(told in found for found in mistakes(tmp_path, text)), mistakes(tmp_path, text)


def test_there_is_a_least_and_a_most(tmp_path: Path) -> None:
    own = [card.id for card in load_content().cards if card.id.startswith("MKT")]
    few = mistakes(tmp_path, f"[market]\nremove = {inline(own[:30])}\n")
    assert any("there would be 20 entries; allowed: 24 to 140" in found for found in few)
    many = ORACLE.replace('"MKT-CYB-99"', '"{0}"').replace("Tin Oracle", "Oracle {0}").replace("{ en", "{{ en")
    many = many.replace('blanc" }', 'blanc" }}').replace('["draw(2)"]', '["draw(2)"]')
    text = "".join(many.format(f"N{n}") for n in range(100))
    assert any("there would be 150 entries" in found for found in mistakes(tmp_path, text))


@pytest.mark.parametrize(
    ("field", "told"),
    [
        (f'name = "{"x" * 61}"', "has more than 60 letters"),
        (f'effects = ["{"x" * 500}"]', "at most 400 letters"),
        (f"effects = {inline(['draw(1)'] * 41)}", "at most 40 items"),
        (f"effects = {'[' * 12}{']' * 12}", "nested deeper"),
        ('name = "Auto\\u202Efactory"', "cannot be shown"),
    ],
)
def test_an_entry_is_no_more_than_an_entry(tmp_path: Path, field: str, told: str) -> None:
    found = mistakes(tmp_path, f'[[market.card]]\nid = "MKT-CYB-09"\n{field}\n')
    assert any(told in mistake for mistake in found), found


def test_a_pack_is_no_more_than_a_pack(tmp_path: Path) -> None:
    assert not too_large(CHEAPER)
    assert "at most 48000 bytes" in too_large(CHEAPER + "#" * 48_000)
    text = "".join(f'[[market.card]]\nid = "MKT-CYB-{n}"\ncost = 3\n' for n in range(201))
    assert any("changes 201 entries; a pack changes at most 200" in found for found in mistakes(tmp_path, text))
    assert too_much({"a": [1, 2, {"b": "c"}]}) == ""


def test_an_endless_game_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farflung.lab.trial.MOST_DECISIONS", 5)
    assert "does not end: 5 decisions" in trial(pack_at(tmp_path, CHEAPER))
    monkeypatch.undo()
    wrong = trial(pack_at(tmp_path, CHEAPER.replace("hand_draw = 6", "hand_draw = 600")))
    assert "hand_draw" in wrong


def test_a_version_with_a_pack_is_found_again(tmp_path: Path) -> None:
    title = games.title("helionox")
    assert isinstance(title, Published)
    pack = parse_pack(CHEAPER + ORACLE)
    (own, sheets), (version, changed) = title.sheets("final"), title.sheets("final", pack)
    keep(Version("helionox", "final", own), packed(sheets))
    keep(Version("helionox", "final", version), packed(changed))
    assert len(packed(changed)) < 2000
    assert load_content(None, "final", version).version == version
    match = Match(title, Setup("helionox", "final", ["Ada", "Ben"], content=version), 3)
    record = match.save()
    assert Match.load(title, record).setup.content == version
    whole = portable(Version("helionox", "final", version))
    assert whole is not None
    engine_content._kept.clear()
    keep(Version("helionox", "final", version), whole)
    assert len(load_content(None, "final", version).cards) == 72


def test_names_of_one_pack_are_not_another_packs() -> None:
    packs.keep_names({"Tin Oracle": {"de": "Blechorakel"}})
    packs.keep_names({"Tin Oracle": {"de": "Anderes"}})
    assert packs.own_name("Tin Oracle", "de") == "Blechorakel"
    assert packs.own_name("Tin Oracle", "en") == "Tin Oracle"


def test_what_is_written_is_read_again() -> None:
    tables = {
        "pack": {"name": 'with "quotes" and ü', "parameters": {"a": 1}},
        "market": {"remove": ["a"], "card": [{"id": "x", "on": True, "list": [1, [2]], "in": {"a b": "c\\d"}}]},
    }
    assert tomllib.loads(written(tables)) == tables
    assert set(LANGUAGES) == {"en", "de", "es", "fr"}
