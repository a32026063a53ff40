"""The command line: quick, and clear about mistakes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import farflung
from farflung import cli

ROOT = Path(__file__).parents[2]
SETTINGS = {**os.environ, "PYTHONPATH": str(Path(farflung.__file__).parents[1])}  # the very one under test


def call(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "farflung", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, timeout=900, env=SETTINGS)


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said to a user's mistake: one message, exit code 2, no traceback."""
    with pytest.raises(SystemExit) as stopped:
        cli.run(list(arguments))
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


def test_version_says_compiled_or_interpreted() -> None:
    done = call("--version")
    assert re.fullmatch(r"farflung \d+\.\d+\.\d+ (compiled|interpreted)\n", done.stdout)
    assert ("compiled" in done.stdout) == farflung.compiled()


def test_version_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert farflung.__version__ == project["version"]


def test_version_is_quick_and_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['farflung', '--version']; import farflung.__main__ as m; m.main();"
        "print([name for name in ('click', 'polars', 'textual', 'rich', 'msgspec') if name in sys.modules])"
    )
    before = os.times()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=SETTINGS)
    assert done.stdout.splitlines()[1] == "[]"
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    assert spent < 2  # 0.1 s of the processor's, however busy it is with others


def test_help_lists_the_commands() -> None:
    said = CliRunner().invoke(cli.app, ["--help"]).output
    for command in ("play", "sim", "analyse", "check", "rules", "bench"):
        assert command in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no title 'chess'"),
        (
            ["play", "--seats", "human,genius"],
            "there is no 'genius'; there is human, drifting, simple, steady, keen, relentless, random, greedy",
        ),
        (["play", "--seats", "human,random,random,random,random"], "1 to 4 players, not 5"),
        (["play", "--language", "xx"], "'xx' is not spoken here"),
        (["play", "--option", "difficulty"], "say name=value"),
        (["play", "--seats", "human", "--option", "difficulty=absurd"], "difficulty cannot be 'absurd'"),
        (["sim", "chess"], "there is no title 'chess'"),
        (["sim", "revenant", "--bots", "genius"], "there is no bot 'genius'"),
        (["sim", "revenant", "--bots", "random,random"], "--bots names 2 bots for 3 players"),
        (["sim", "revenant", "--players", "5"], "1 to 4 players, not 5"),
        (["sim", "revenant", "--parameter", "hand_limit=many"], "'many' is not a whole number"),
        (["sim", "revenant", "--parameter", "hand_limit=99"], "from 3 to 20"),
        (["sim", "revenant", "--out", "/nowhere/at/all.parquet"], "there is no directory"),
        (["sim", "revenant", "--pack", "/nowhere/at/all"], "there is no file or directory"),
        (["check", "/nowhere/at/all.toml"], "there is no such file"),
        (["rules"], "say an id such as"),
        (["rules", "REV-F-99.9"], "there is no rule 'REV-F-99.9'"),
        (["rules", "xyzzy"], "no rule says anything of 'xyzzy'"),
        (["rules", "shields", "--language", "xx"], "no rulebook is written in 'xx'"),
        (["rules", "--title", "chess"], "there is no title 'chess'"),
        (["rules", "--title", "revenant", "--edition", "third"], "there is no rulebook of the edition 'third'"),
    ],
)
def test_mistakes_get_a_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in mistake(capsys, *arguments)


def test_our_own_errors_keep_their_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farflung.rulebook.print_rule", lambda wanted: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        cli.run(["rules", "REV-F-01.1.1"])


# ---- check


@pytest.fixture
def files(tmp_path: Path) -> Path:
    match = farflung.new_match("revenant", seats=2, seed=1, parameters={"cycles": 1})
    farflung.play(match, [farflung.bot("random", "revenant", 1)] * 2)
    (tmp_path / "good.record").write_text(match.save(), "utf-8")
    scenario = 'title = "revenant"\nedition = "final"\nabout = "a fixture"\nrules = []\nplayers = 3\n'
    (tmp_path / "good.toml").write_text(f'{scenario}scene = "turn 1"\n[then]\nseat = 1\n', "utf-8")
    (tmp_path / "other.toml").write_text("[table]\nnothing = 1\n", "utf-8")
    return tmp_path


def test_check_of_good_files(files: Path) -> None:
    done = CliRunner().invoke(cli.app, ["check", str(files)])
    assert (done.exit_code, done.output) == (0, "all 2 well\n")


def test_check_prints_what_differs(files: Path) -> None:
    text = (files / "good.toml").read_text("utf-8")
    (files / "good.toml").write_text(text.replace("seat = 1", "seat = 2"), "utf-8")
    done = CliRunner().invoke(cli.app, ["check", str(files)])
    assert done.exit_code == 1
    assert "good.toml:\n  seat: expected 2, got 1\n" in done.output
    assert done.output.endswith("1 of 2 well\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text[: len(text) // 2], "it was cut off"),
        (lambda text: text.replace("farflung record 1", "farflung record 9"), "a record of another version"),
        (lambda text: text.replace("title revenant", "title chess"), "there is no title 'chess'"),
        (lambda text: re.sub("content .*", "content 000000000000", text), "content"),
        (lambda text: text.replace(" end turn", " fly away"), "fly away"),
        (lambda text: "nonsense", "this is not a Farflung record"),
    ],
)
def test_check_names_what_is_wrong_with_a_record(files: Path, change: object, said: str) -> None:
    path = files / "good.record"
    path.write_text(change(path.read_text("utf-8")), "utf-8")  # type: ignore[operator]
    done = CliRunner().invoke(cli.app, ["check", str(path)])
    assert done.exit_code == 1
    assert said in done.output
    assert "Traceback" not in done.output


def test_check_names_what_is_wrong_with_a_scenario(files: Path) -> None:
    path = files / "good.toml"
    path.write_text('about = "a fixture"\nwhat = 1\n', "utf-8")
    done = CliRunner().invoke(cli.app, ["check", str(files)])
    assert done.exit_code == 1
    path.write_text("about = \n", "utf-8")
    done = CliRunner().invoke(cli.app, ["check", str(files)])
    assert done.exit_code == 1
    assert "good.toml" in done.output


# ---- rules, sim


def test_rules_shows_a_rule_with_its_places() -> None:
    said = CliRunner().invoke(cli.app, ["rules", "rev-f-17.2.4"]).output
    assert "REV-F-17.2.4  " in said
    assert "farflung/games/revenant/combat.py" in said


def test_rules_finds_words() -> None:
    assert "REV-F-13.9" in CliRunner().invoke(cli.app, ["rules", "shields"]).output


def test_the_book_is_read_in_the_readers_language() -> None:
    said = CliRunner().invoke(cli.app, ["rules", "--language", "de", "Verderbnis"]).output
    assert "Verderbnis" in said
    assert "[REV-F-08.1" in said
    assert "[XOD-24.2]" in said
    rule = CliRunner().invoke(cli.app, ["rules", "--language", "de", "REV-F-08.8"]).output
    assert "Um Verderbnis zu entfernen" in rule


def test_coverage_counts_by_edition() -> None:
    said = CliRunner().invoke(cli.app, ["rules", "--coverage", "--title", "revenant", "--edition", "final"]).output
    assert re.search(r"revenant, final +341 ", said)
    assert "prototype" not in said


def test_sim_writes_and_sums_up(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    done = call("sim", "revenant", "--players", "2", "--games", "6", "--jobs", "1", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""  # no progress bar where there is no terminal
    assert "won by seat, par 50.0 %" in done.stdout
    assert out.exists()


def test_analyse_tells_what_luck_gave_and_choices_cost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = farflung.new_match("salvage", seats=["Ada", "Bo"], seed=4)
    path = tmp_path / "game.record"
    path.write_text(match.save(), "utf-8")
    assert "a game is analysed when it is over" in mistake(capsys, "analyse", str(path))
    while match.question is not None:
        match.answer(match.question.options[0])
    path.write_text(match.save(), "utf-8")
    assert "there are 2 seats" in mistake(capsys, "analyse", str(path), "--seat", "3")
    done = CliRunner().invoke(cli.app, ["analyse", str(path), "--walks", "12", "--language", "en"])
    assert done.exit_code == 0, done.output
    for words in ("Ada: ", "Bo: ", "luck and others", "Turn 1", "in the end"):
        assert words in done.output


def test_an_own_bot_in_a_simulation(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class First:\n"
        "    def __init__(self, title, seed):\n        pass\n"
        "    def choose(self, view):\n        return view.question.options[0]\n",
        "utf-8",
    )
    done = call("sim", "revenant", "--players", "2", "--games", "2", "--bots", "mine:First,random", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "mine:First" in done.stdout


def test_play_takes_the_title_from_the_record(tmp_path: Path) -> None:
    golden = next((ROOT / "tests" / "golden" / "helionox").glob("02-*.record"))
    path = tmp_path / "game.record"
    path.write_text(golden.read_text("utf-8"), "utf-8")
    done = call("play", "--record", str(path), "--seats", "human,human,human", "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Influence" in done.stdout
