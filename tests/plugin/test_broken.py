"""A broken title of somebody else is named with its package and its file, and keeps nobody from anything."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.plugin.installing import GAME

from farflung import book, games, rulebook
from farflung.engine import locales

Bring = Callable[..., Path]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs Sundive with some of its files changed: `changed` are texts by path, None takes a file away."""
    before = list(locales.FOLDERS)

    def install(changed: dict[str, str | None] | None = None, package: str = "sundive", title: str = "sundive") -> Path:
        site = tmp_path / package
        home = site / "sundive"
        shutil.copytree(GAME / "sundive", home, ignore=shutil.ignore_patterns("__pycache__"))
        for path, text in (changed or {}).items():
            if text is None:
                (home / path).unlink()
            else:
                (home / path).parent.mkdir(parents=True, exist_ok=True)
                (home / path).write_text(text, "utf-8")
        about = site / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[farflung.titles]\n{title} = sundive.title:Title\n", "utf-8")
        monkeypatch.syspath_prepend(site)
        importlib.invalidate_caches()
        forget()
        return home

    yield install
    monkeypatch.undo()
    locales.FOLDERS[:] = before
    forget()


def forget() -> None:
    games.forget()
    rulebook.ledger.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "sundive"]:
        del sys.modules[name]


def text(path: str) -> str:
    return (GAME / "sundive" / path).read_text("utf-8")


def assert_broken(*said: str) -> None:
    """The title cannot be used, with these words; all of ours can."""
    with pytest.raises(games.BrokenTitle) as broken:
        games.title("sundive")
    for words in said:
        assert words in str(broken.value)
    well, wrong = games.usable()
    assert well == games.ours()
    assert any(said[0] in problem for problem in wrong)


def test_a_sound_one_is_found_beside_ours(bring: Bring) -> None:
    bring()
    assert games.titles() == [*games.ours(), "sundive"]
    assert games.usable() == (games.titles(), [])
    assert games.title("sundive").name == "sundive"


BROKEN: dict[str, tuple[dict[str, str | None], list[str]]] = {
    "what it imports is not there": (
        {"game.py": "import nothing_of_that_name\n"},
        ["the title 'sundive' of sundive 1.0", "sundive/game.py:1", "No module named 'nothing_of_that_name'"],
    ),
    "a file is not Python": ({"verbs.py": "SKIM = = 1\n"}, ["sundive 1.0", "sundive/verbs.py:1", "SyntaxError"]),
    "its class is not there": (
        {"title.py": "TITLE = 1\n"},
        ["sundive 1.0", "sundive/title.py", "there is no 'Title', which the entry point names"],
    ),
    "the class lacks what the engine asks for": (
        {"title.py": text("title.py").replace("def redact", "def conceal").replace("def winners", "def best")},
        ["sundive 1.0", "sundive/title.py", "Title lacks redact, winners"],
    ),
    "it calls itself something else": (
        {"title.py": text("title.py").replace('"sundive"', '"moonwalk"')},
        ["sundive 1.0", "sundive/title.py", "it calls itself 'moonwalk'"],
    ),
    "a word is missing": (
        {"locale/en/sundive.ftl": text("locale/en/sundive.ftl").replace("sundive-opt-skim", "sundive-opt-skin")},
        ["sundive 1.0", "sundive/locale/en", "there is no message sundive-opt-skim"],
    ),
    "a word is somebody else's": (
        {"locale/de/more.ftl": "play-undo = Zurück\n"},
        ["sundive 1.0", "sundive/locale/de/more.ftl", "play-undo must begin with 'sundive-'"],
    ),
    "a file of words is none": (
        {"locale/de/more.ftl": "Guten Tag\n"},
        ["sundive 1.0", "sundive/locale/de/more.ftl", "this is no message: Guten Tag"],
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_what_is_broken_is_said_with_package_and_file(bring: Bring, case: str) -> None:
    changed, said = BROKEN[case]
    bring(changed)
    assert_broken(*said)


def test_a_broken_part_is_said_when_it_is_wanted(bring: Bring) -> None:
    bring({"judge.py": "JUDGE = missing\n"})
    assert "sundive" in games.usable()[0], "it can be played without bots"
    with pytest.raises(games.BrokenTitle, match=r"sundive 1\.0.*sundive/judge\.py:1: NameError"):
        games.part("sundive", "judge")


def test_a_broken_rulebook_is_said_with_its_file_and_the_others_are_read(
    bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    home = bring({"rulebook.toml": '[[rule]]\nid = "SUN-1.1"\n'})
    rulebook.print_rule("SAL-2.2")
    assert "Scrap needs a name" in capsys.readouterr().out
    with pytest.raises(rulebook.RulebookError, match=r"rulebook\.toml: .*title"):
        rulebook.print_rule("SUN-1.1")
    with pytest.raises(rulebook.RulebookError, match=str(home)):
        book.editions("sundive")
    assert "salvage" in book.shelf()


def test_two_of_the_same_name_are_both_named(bring: Bring) -> None:
    bring(package="one")
    bring(package="two")
    with pytest.raises(games.BrokenTitle, match=r"two titles 'sundive', of (one 1\.0 and two|two 1\.0 and one) 1\.0"):
        games.title("sundive")


def test_ours_is_not_replaced(bring: Bring) -> None:
    bring(title="salvage")
    assert games.titles() == games.ours()
    assert type(games.title("salvage")).__module__ == "farflung.games.salvage.title"
    assert games.usable()[1] == ["sundive 1.0 brings a title 'salvage', which is one of ours"]


def test_without_words_it_speaks_its_notation(bring: Bring) -> None:
    from farflung.engine.match import Match
    from farflung.engine.title import Setup
    from farflung.table.wording import Speaker, wording

    bring({"locale/en/sundive.ftl": None, "locale/de/sundive.ftl": None})
    shutil.rmtree(games.home("sundive").folder / "locale")
    wording.cache_clear()
    title = games.title("sundive")
    match = Match(title, Setup("sundive", "first", ["Ada"]), 1)
    assert match.question is not None
    speaker = Speaker(match, "de")
    assert [speaker.option(code, None, None)["words"] for code in match.question.options] == ["Skim", "Plunge"]
    wording.cache_clear()
