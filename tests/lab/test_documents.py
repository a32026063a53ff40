"""What the documents show a designer goes through the lab, which says honestly what it changed, or that nothing did."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farflung import cli
from farflung.engine.packs import read_pack
from farflung.lab.experiment import Changed, Experiment, run_experiment, sentence
from farflung.lab.games import play_games
from farflung.lab.gathering import Row
from farflung.lab.report import Report

DOCS = Path(__file__).parents[2] / "docs"
GAMES = 24


def blocks(file: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", (DOCS / file).read_text("utf-8"), re.DOTALL)


def example(name: str, folder: Path) -> Path:
    """A pack as the documents show it."""
    if name == "another card":
        text = '[pack]\ntitle = "helionox"\nname = "Another Auditor"\n'
        text += blocks("content-helionox.md")[0].replace("[[card]]", "[[market.card]]")
    else:
        cheaper, new = blocks("content.md")[:2]
        text = cheaper if name == "a cheaper card" else '[pack]\ntitle = "revenant"\nname = "One more"\n' + new
    file = folder / "pack.toml"
    file.write_text(text, "utf-8")
    return file


def rows(experiment: Experiment, changed: Changed) -> dict[int, list[Row]]:
    found: dict[int, list[Row]] = {}
    for row in play_games(experiment.plan(changed), range(GAMES)):
        found.setdefault(row["game"], []).append({key: value for key, value in row.items() if key != "seconds"})
    return found


@pytest.mark.parametrize("name", ["a cheaper card", "a new card", "another card"])
def test_the_examples_of_the_documents_say_what_they_changed(name: str, tmp_path: Path) -> None:
    pack = example(name, tmp_path)
    title = read_pack(pack).about.title
    changed = Changed(pack=str(pack))
    experiment = Experiment(title, players=3, bots="random", games=GAMES, stop=False, variant=[changed])
    (one,) = run_experiment(experiment, jobs=1).found
    before, after = rows(experiment, Changed()), rows(experiment, changed)
    differ = sum(before[game] != after[game] for game in before)
    assert one.compared.touched >= differ  # a game may take another way to the same end
    assert (one.compared.touched == 0) == sentence(one).startswith("No game")
    if one.compared.touched:
        assert sentence(one).startswith(f"This change touched {one.compared.touched} of {GAMES} games.")


def test_a_card_that_nobody_takes_is_said_to_matter_nothing(tmp_path: Path) -> None:
    """The same card at a price nobody can pay: not one game may differ, and the report says why."""
    pack = tmp_path / "dear.toml"
    pack.write_text('[pack]\ntitle = "helionox"\n[[market.card]]\nid = "MKT-DEF-10"\ncost = 99\n', "utf-8")
    dear = tmp_path / "dearer.toml"
    dear.write_text('[pack]\ntitle = "helionox"\n[[market.card]]\nid = "MKT-DEF-10"\ncost = 98\n', "utf-8")
    experiment = Experiment("helionox", players=2, bots="random", games=GAMES, stop=False, pack=str(pack))
    experiment.variant = [Changed(name="Dear", pack=str(dear))]
    findings = run_experiment(experiment, jobs=1)
    assert findings.found[0].compared.touched == 0
    told = Report(findings, "en", "").sentence(findings.found[0])
    assert told.startswith(f"No game of {GAMES} was touched: ")
    assert re.search(r"Sol Guard Titan was seen in [\d.]+\u00a0% of the games and taken in none", told)


def test_a_pack_beside_the_game_by_one_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = example("another card", tmp_path)
    report = tmp_path / "report.html"
    asked = ["sim", "helionox", "--players", "2", "--games", "12", "--jobs", "1"]
    with pytest.raises(SystemExit, match="0"):
        cli.run([*asked, "--against", str(pack), "--report", str(report)])
    out = capsys.readouterr().out
    assert out.startswith("Another Auditor: ")
    assert "Another Auditor" in report.read_text("utf-8")
    with pytest.raises(SystemExit, match="0"):
        cli.run([*asked, "--out", str(tmp_path / "data"), "--things", "card"])
    table = capsys.readouterr().out
    line = next(line for line in table.splitlines() if line.startswith("Patrol Cutter"))
    assert re.search(r"Patrol Cutter +\d+ +[\d.]+ % +\d+ to \d+ +\d+", line)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--things", "card"], "name a folder with --out"),
        (["--report", "x.html"], "name a pack with --against"),
        (["--out", "FOLDER", "--things", "spoon"], "there is no kind of thing 'spoon'"),
    ],
)
def test_what_cannot_be_asked(more: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = [str(tmp_path / "data") if one == "FOLDER" else one for one in more]
    with pytest.raises(SystemExit, match="2"):
        cli.run(["sim", "helionox", "--players", "2", "--games", "2", "--jobs", "1", *more])
    assert told in capsys.readouterr().err
