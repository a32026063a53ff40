"""Playing line by line: a whole game through a pipe, and what may be typed besides answers."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from farflung.engine.match import Match
from farflung.games import title
from farflung.terminal.lines import Lines
from farflung.terminal.table import Table


def play(lines: list[str], tmp_path: Path, seats: list[str] | None = None, language: str = "en") -> tuple[str, Table]:
    table = Table("revenant", seats or ["human", "random"], language, 4, {}, tmp_path / "game.record")
    out = io.StringIO()
    Lines(table, io.StringIO("".join(line + "\n" for line in lines)), out).play()
    return out.getvalue(), table


def test_a_whole_game_by_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code = (
        "from pathlib import Path; from farflung.engine.title import Setup; from farflung.terminal.play import run;"
        f"run(Setup('revenant', '', ['human', 'random']), 'en', 4, Path({str(path)!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(Path(title.__code__.co_filename).parents[2]), "PYTHONIOENCODING": "utf-8"},
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Which ship do you man?" in done.stdout
    assert " wins." in done.stdout
    assert "Renown" in done.stdout
    again = Match.load(title("revenant"), path.read_text("utf-8"))
    assert again.over


@pytest.mark.parametrize(
    "language, question",
    [("de", "Wer ist dein Kapitän?"), ("fr", "Qui est votre capitaine"), ("es", "¿Quién es tu capitán?")],
)
def test_other_languages(tmp_path: Path, language: str, question: str) -> None:
    out, _ = play([], tmp_path, language=language)
    assert question in out


def test_the_end_of_input_saves_and_the_record_goes_on(tmp_path: Path) -> None:
    out, first = play(["1", "1"], tmp_path)
    assert "Saved:" in out
    assert "--record" in out
    out, second = play(["quit"], tmp_path)
    assert second.match.codes == first.match.codes
    assert second.match.question == first.match.question


def test_answers_in_notation_and_mistakes(tmp_path: Path) -> None:
    table = Table("revenant", ["human", "random"], "en", 4)
    assert table.match.question is not None
    said = table.match.notation.text(table.match.question.options[1])
    out, table = play(["99", "dance", said], tmp_path)
    assert "There are answers 1 to 2." in out
    assert "'dance' is not in this title's notation" in out
    assert table.match.notation.text((table.match.codes + table.match.script)[table.match.seats.index(0)]) == said


def to_the_first_turn() -> list[str]:
    return ["1", "keep", "keep", "keep", "1"]


def test_undo_why_and_looking(tmp_path: Path) -> None:
    out, table = play([*to_the_first_turn(), "1", "undo", "why", "rule REV-F-01.1.2", "board", "hand"], tmp_path)
    assert out.count("Which ship do you man?") == 2
    assert "This frigate belongs to Jonas. REV-F-01.1.2 Your turn" in out
    assert "You may not man the frigate of another player." in out
    assert "Revenant" in out
    assert "Hand, 3 cards" in out
    assert table.match.question is not None
    assert table.match.question.name == "man"


def test_what_others_hold_is_never_said(tmp_path: Path) -> None:
    out, table = play([*to_the_first_turn(), "hand", "board"], tmp_path)
    theirs = table.title.to_data(table.match.game)["admirals"][1]["hand"]
    assert theirs
    assert not [card for card in theirs if card in out]
