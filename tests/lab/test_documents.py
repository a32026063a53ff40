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
    page = report.read_text("utf-8")
    assert "Another Auditor" in page
    again = f"farflung sim helionox --players 2 --games 12 --bots random --seed 1 --against {pack}"
    assert f"<code>{again}</code>" in page, "the same command gives every number again"
    with pytest.raises(SystemExit, match="0"):
        cli.run([*asked, "--out", str(tmp_path / "data"), "--things", "card"])
    table = capsys.readouterr().out
    line = next(line for line in table.splitlines() if line.startswith("Patrol Cutter"))
    assert re.search(r"Patrol Cutter +\d+ +[\d.]+ % +\d+ to \d+ +\d+", line)


def test_a_dominated_card_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The documents' other Auditor once more, at a higher price."""
    pack = example("another card", tmp_path)
    card = blocks("content-helionox.md")[0].replace("[[card]]", "[[market.card]]")
    (id,) = re.findall(r'id = "(.*)"', card)
    (name,) = re.findall(r'name = "(.*)"', card)
    (cost,) = re.findall(r"cost = (\d+)", card)
    twin = (
        card.replace(id, "MKT-CYB-99").replace(name, "Slow Twin").replace(f"cost = {cost}", f"cost = {int(cost) + 1}")
    )
    pack.write_text(pack.read_text("utf-8") + twin, "utf-8")
    asked = ["sim", "helionox", "--players", "2", "--games", "12", "--jobs", "1", "--pack", str(pack)]
    with pytest.raises(SystemExit, match="0"):
        cli.run([*asked, "--out", str(tmp_path / "data"), "--things", "card"])
    out = capsys.readouterr().out
    assert f"\ndominated: Slow Twin costs no less, gives no more and does nothing that {name} does not do\n" in out
    assert "dominated: no card" not in out


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--things", "card"], "name a folder with --out"),
        (["--report", "x.html"], "name a pack with --against"),
        (["--against", "nowhere.toml"], "there is no pack nowhere.toml"),
        (["--against", "hand_draw=many"], "'many' is not a whole number"),
        (["--against", "hand_drw=4"], "no parameter 'hand_drw'; there are"),
        (["--out", "FOLDER", "--things", "spoon"], "there is no kind of thing 'spoon'"),
    ],
)
def test_what_cannot_be_asked(more: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = [str(tmp_path / "data") if one == "FOLDER" else one for one in more]
    with pytest.raises(SystemExit, match="2"):
        cli.run(["sim", "helionox", "--players", "2", "--games", "2", "--jobs", "1", *more])
    assert told in capsys.readouterr().err


# ---- questions and commands

FEWER = {"--games": "6"}  # the same commands, but not for minutes
BETWEEN = r"\(-?[+\d.-]+ to [+\d.-]+\)"
SHARE = r"[\d.]+ % +[\d.]+ to [\d.]+ %\n"
ANSWERS = {
    "Is my pack sound?": r"\Aall 1 well\n",
    "What does my change do?": r"\ACheaper Autofactory: (This change touched|No game of) \d+.*\n"
    r"  Autofactory: seen in [\d.]+ % of the games, (never taken|taken \d+ of \d+ times \(\d+ to \d+ %\))",
    "Did the card matter at all?": r"\ADearer Titan: No game of \d+ was touched\.\n"
    r"  Sol Guard Titan: seen in [\d.]+ % of the games, never taken; before never taken\n\Z",
    "What does a number of the rules do?": r"\Ahand_draw=4: This change touched (\d+) of \1 games\.\n"
    rf"  best: .*{BETWEEN}.*\n(  .*\n)+hand_draw=6: This change touched \1 of \1 games\.\n  best: .*{BETWEEN}",
    "Which cards are never bought, and do buyers of the others win?": r"\ncard +offered +taken +95 % interval +used "
    r"+takers win \(par 33\.3 %\) *\n\w[\w ]+  \d+ +0\.0 % +0 to \d+ +\d+ +–",
    "Is a card dominated by another?": r"\ndominated: no card\n",
    "Which architect wins, which captain, which ship?": r"\narchitect .*\n"
    r"[\w ]+, [\w ]+ +– +\d+ +\d+ +[\d.]+ % +\d+ to \d+\n",
    "Does the seat matter?": rf"\nwon by seat, par 33\.3 %\n  seat 1 +{SHARE}  seat 2 +{SHARE}  seat 3 +{SHARE}",
    "How much is bought and played?": r"\nbought +\d+\.\d\d\nplayed +\d+\.\d\d\novercome +\d+\.\d\d\n",
    "How long is a game, and why does it end?": r"\nrounds a game  [\d.]+, 95 % interval [\d.]+ to [\d.]+; "
    r"from \d+ to \d+\n"
    rf"ended by(\n(  \w+ +{SHARE})+|  \w+, all of them\n)",
    "How often is a difficulty won?": r"\ngames won +[\d.]+ %\n95 % interval +[\d.]+ to [\d.]+ %\n",
    "What does a difficulty do to the same games?": r"\Adifficulty=hardened: (This change touched|No game of) \d+",
    "Is one bot better than another?": r"\n +greedy +random\ngames won +[\d.]+ % +[\d.]+ %\n"
    r"95 % interval +[\d.]+ to [\d.]+ % +[\d.]+ to [\d.]+ %\npar +50\.0 % +50\.0 %\n",
}


def questions() -> dict[str, tuple[str, str]]:
    """Each question of the lab's page, its command, and the answer that is shown."""
    part = (DOCS / "lab.md").read_text("utf-8").split("\n## Questions and commands\n")[1].split("\n## ")[0]
    found = re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", part, re.MULTILINE | re.DOTALL)
    shown = {
        question: re.findall(r"```console\n\$ farflung (.*?)\n(.*?)```", text, re.DOTALL) for question, text in found
    }
    return {question: one for question, (one,) in shown.items()}  # one command each


def test_every_question_has_its_answer() -> None:
    assert list(questions()) == list(ANSWERS)


@pytest.mark.parametrize("question", ANSWERS)
def test_a_question_is_answered_by_its_command(
    question: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for text in blocks("lab.md")[:2]:
        (tmp_path / text.split()[1]).write_text(text, "utf-8")  # its first line names the file
    monkeypatch.chdir(tmp_path)
    command, shown = questions()[question]
    words = command.split()
    for option, value in FEWER.items():
        if option in words:
            words[words.index(option) + 1] = value
    with pytest.raises(SystemExit, match="0"):
        cli.run(words if words[0] == "check" else [*words, "--jobs", "1"])
    assert re.search(ANSWERS[question], capsys.readouterr().out)
    assert re.search(ANSWERS[question], shown)  # what the page shows is what is printed now
