"""Content of another version: kept as files, found by its version, played with."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from farflung import games
from farflung.bots import bot
from farflung.engine import content as engine_content
from farflung.engine import plain
from farflung.engine.content import ContentError, Published, Sheets, Version, keep, kept_sheets, packed
from farflung.engine.match import Match
from farflung.engine.title import Setup, SetupError
from farflung.engine.views import view
from farflung.games.xodus.pack import load_content
from farflung.games.xodus.state import Xodus
from farflung.lab.check import check_file, know_pack
from farflung.server import printed

# A name and a number of each edition, as they stand in its files and as they are corrected.
CORRECTIONS: dict[tuple[str, str], list[tuple[str, str, str]]] = {
    ("revenant", "final"): [
        ("operations.toml", 'name = "Ledger Adept"', 'name = "Ledger Adepts"'),
        ("colonies.toml", "cost = 3", "cost = 4"),
    ],
    ("revenant", "prototype"): [
        ("planets.toml", 'name = "Ossuary Reach"', 'name = "Ossuary Beach"'),
        ("colonies.toml", "cost = 3", "cost = 4"),
    ],
    ("helionox", "final"): [
        ("market.toml", 'name = "Spore Gardener"', 'name = "Spore Warden"'),
        ("market.toml", "cost = 2", "cost = 3"),
    ],
    ("xodus", "first"): [
        ("enemies.toml", 'name = "Cultist Skiff"', 'name = "Cultist Sloop"'),
        ("enemies.toml", "health = 2", "health = 3"),
    ],
}
EDITIONS = [(name, edition) for name in games.ours() for edition in games.title(name).editions if name != "salvage"]


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_content, "_kept", {})


def sheets_of(name: str, edition: str) -> tuple[str, Sheets]:
    title = games.title(name)
    assert isinstance(title, Published)
    return title.sheets(edition)


def corrected(name: str, edition: str) -> Sheets:
    _, found = sheets_of(name, edition)
    for file, old, new in CORRECTIONS[name, edition]:
        assert old in found[file]
        found[file] = found[file].replace(old, new, 1)
    return found


def played(name: str, edition: str, setup: Setup, answers: int) -> Match:
    match = Match(games.title(name), setup, 7)
    player = bot("random", games.title(name), 3)
    for _ in range(answers):
        assert match.question is not None
        match.answer(player.choose(view(match, match.question.seat)))
    return match


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_kept_files_hold_what_the_version_says(name: str, edition: str) -> None:
    """The version counts what the files say: read from what is kept it is the same."""
    version, found = sheets_of(name, edition)
    assert games.title(name).new_game(setup := Setup(name, edition, ["A", "B"]))
    assert setup.content == version
    keep(Version(name, edition, version), packed(found))
    assert kept_sheets(Version(name, edition, version)) == found
    assert packed(dict(reversed(found.items()))) == packed(found)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_game_is_played_with_the_content_it_began_with(name: str, edition: str) -> None:
    keep(Version(name, edition, "other"), packed(corrected(name, edition)))
    match = played(name, edition, Setup(name, edition, ["A", "B"], content="other"), 40)
    assert match.setup.content == "other"
    record = match.save()
    assert "content other\n" in record
    again = Match.load(games.title(name), record)
    assert again.save() == record
    assert games.title(name).to_data(again.game) == games.title(name).to_data(match.game)
    present = Match(games.title(name), Setup(name, edition, ["A", "B"]), 7)
    assert present.setup.content == sheets_of(name, edition)[0]
    assert present.setup.content != again.setup.content


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_what_is_printed_is_of_the_version(name: str, edition: str) -> None:
    keep(Version(name, edition, "other"), packed(corrected(name, edition)))
    old = str(printed.content(name, edition, "", "en"))
    new = str(printed.content(name, edition, "other", "en"))
    _, before, after = CORRECTIONS[name, edition][0]
    before, after = (re.sub('name = |"', "", each) for each in (before, after))
    assert before in old
    assert after not in old
    assert after in new
    assert before not in new.replace(after, "")
    with pytest.raises(LookupError):
        printed.content(name, edition, "unknown", "en")


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_version_that_is_not_kept_is_refused(name: str, edition: str) -> None:
    with pytest.raises(SetupError, match="set up with content unknown"):
        games.title(name).new_game(Setup(name, edition, ["A", "B"], content="unknown"))


def test_damaged_files_are_said_to_be_damaged() -> None:
    keep(Version("xodus", "first", "damaged"), b"no such thing")
    with pytest.raises(ContentError, match="content damaged: is damaged"):
        games.title("xodus").new_game(Setup("xodus", "first", ["A"], content="damaged"))


# ---- of earlier rules


def test_files_of_earlier_rules_hold_what_their_version_says() -> None:
    title = games.title("xodus")
    assert isinstance(title, Published)
    (now, files), (before, files_before) = title.sheets("first"), title.sheets("first", None, 3)
    assert now != before
    assert files.keys() == files_before.keys()
    assert {file for file in files if files[file] != files_before[file]} == {"ships.toml", "avatar_die.toml"}
    keep(Version("xodus", "first", "as it was"), packed(files_before))
    kept_so, ours = load_content(version="as it was"), load_content(rules=3)
    for kind in ("ship", "avatar_face"):
        assert kept_so.entries[kind] == ours.entries[kind]


@pytest.mark.parametrize("rules", [3, 4])
def test_a_record_with_a_pack_is_checked_by_the_rules_it_began_with(rules: int, tmp_path: Path) -> None:
    pack = tmp_path / "sturdy.toml"
    pack.write_text('[pack]\ntitle = "xodus"\n\n[[ships.ship]]\nid = "warship"\nhealth = 12\n', encoding="utf-8")
    match = played("xodus", "first", Setup("xodus", "first", ["A", "B"], pack=str(pack), rules=rules), 20)
    record = tmp_path / "begun.record"
    record.write_text(match.save(), encoding="utf-8")
    assert check_file(record) == []
    elsewhere = pack.rename(tmp_path / "elsewhere.toml")
    assert check_file(record) != []
    know_pack(elsewhere)
    assert check_file(record) == []


@pytest.mark.parametrize("rules", [3, 4])
def test_a_game_is_pickled_with_the_cards_of_its_rules(rules: int) -> None:
    match = played("xodus", "first", Setup("xodus", "first", ["A", "B"], rules=rules), 10)
    plain.found_again.cache_clear()
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert isinstance(again.game, Xodus)
    assert isinstance(match.game, Xodus)
    assert again.game.content is match.game.content
