"""Content of the prototype: what it shares with the final edition, what it has of its own, and packs for it."""

from pathlib import Path

import pytest

from farflung.engine.content import ContentError
from farflung.engine.match import Match
from farflung.engine.title import Setup, SetupError
from farflung.games import title
from farflung.games.revenant.pack import load_content


@pytest.mark.rule("GAP-A-07", "GAP-A-09", "GAP-A-10")
def test_cards_planets_and_colonies_are_those_of_both_editions() -> None:
    final, prototype = load_content(), load_content(None, "prototype")
    for kind in ("cards", "planets", "colonies"):
        assert [one.id for one in getattr(final, kind)] == [one.id for one in getattr(prototype, kind)]
    assert final.version != prototype.version
    assert (len(prototype.radar), len(prototype.defects), len(prototype.agendas)) == (0, 0, 0)
    assert (len(final.sonar), len(final.tiles), len(final.hidden_agendas)) == (0, 0, 0)


def test_a_pack_replaces_an_entry_of_the_prototype(tmp_path: Path) -> None:
    tile = '[[tile]]\nid = "RT3"\nname = "Broken Compass"\nfx = ["each(lose_tactics(3))"]\n'
    (tmp_path / "tiles.toml").write_text(tile, encoding="utf-8")
    content = load_content(tmp_path, "prototype")
    assert content.tiles[2].name == "Broken Compass"
    assert content.version != load_content(None, "prototype").version
    with pytest.raises(ContentError, match=r"unknown file; a pack has: agendas\.toml, arks\.toml"):
        load_content(tmp_path)  # the final edition has no tiles


@pytest.mark.parametrize(
    ("file", "text", "mistake"),
    [
        ("sonar.toml", '[[sonar]]\nid = "SN1"\nhouse = "Zenor"\nsector = 9\nvoid = [1]\nrifts = [1, 1]\nplanets = []\n',
         ["needs 8 numbers", "9 is out of range", "names a sector twice"]),
        ("agendas.toml",
         '[[agenda]]\nid = "HA1"\nname = "X"\nprofession = "cook"\nslots = [[{ measure = "love", least = 1 }]]\n',
         ["unknown profession 'cook'", "an agenda has 3 slots, not 1", "unknown measure 'love'"]),
    ],
)  # fmt: skip
def test_mistakes_are_named(tmp_path: Path, file: str, text: str, mistake: list[str]) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_content(tmp_path, "prototype")
    for part in mistake:
        assert part in str(error.value)


@pytest.mark.parametrize(
    ("fx", "mistake"),
    [
        ("reorganize(2)", "unknown effect 'reorganize'"),
        ("copy(occupied_ship)", "unknown thing 'occupied_ship'"),
        ("deploy(ark)", "unknown kinds 'ark'"),
    ],
)
def test_the_final_edition_does_not_know_the_prototypes_words(tmp_path: Path, fx: str, mistake: str) -> None:
    card = f'[[card]]\nid = "DI01"\nkind = "directive"\nhouse = "Zenor"\nname = "X"\ncost = ""\nfx = ["{fx}"]\n'
    (tmp_path / "operations.toml").write_text(card, encoding="utf-8")
    with pytest.raises(ContentError, match=mistake):
        load_content(tmp_path)
    assert load_content(tmp_path, "prototype").cards[60].name == "X"


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize("fx", ["protect(1)", "choose(gain(energy,1);protect(1))"])
def test_a_pack_says_what_the_prototype_would_ignore(tmp_path: Path, fx: str) -> None:
    card = f'[[card]]\nid = "DI01"\nkind = "directive"\nhouse = "Zenor"\nname = "X"\ncost = ""\nfx = ["{fx}"]\n'
    (tmp_path / "operations.toml").write_text(card, encoding="utf-8")
    assert load_content(tmp_path).cards[60].name == "X"
    with pytest.raises(ContentError, match="only effects that the prototype ignores"):
        load_content(tmp_path, "prototype")


def test_parameters_of_the_edition() -> None:
    revenant = title("revenant")
    setup = Setup("revenant", "prototype", ["Ann", "Bo"], parameters={"jump_neutronium": 1, "cycles": 2})
    match = Match(revenant, setup, 3)
    assert match.game.own.jump_neutronium == 1  # type: ignore[attr-defined]
    with pytest.raises(SetupError, match="no parameter 'jump_neutronium'"):
        revenant.new_game(Setup("revenant", "final", ["Ann", "Bo"], parameters={"jump_neutronium": 1}))
    with pytest.raises(SetupError, match="no edition 'draft'"):
        revenant.new_game(Setup("revenant", "draft", ["Ann", "Bo"]))
