"""Experiments: pairs on the same deals, intervals, stopping in time, sweeps, a search, and the report."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import polars
import pytest

from farflung import cli
from farflung.engine.locales import LANGUAGES
from farflung.lab import charts
from farflung.lab.comparing import Compared, Moments, nothing_compared, play_pairs
from farflung.lab.entries import at_least, dominated, is_worse
from farflung.lab.experiment import (
    Changed,
    Experiment,
    ExperimentError,
    Findings,
    Search,
    Sweep,
    Target,
    print_findings,
    read_experiment,
    run_experiment,
)
from farflung.lab.games import Plan
from farflung.lab.report import Report, median, sign_of

BASE = Plan("helionox", ["random"] * 2, seed=3)
UNSEEN = '[pack]\ntitle = "helionox"\nname = "{name}"\n[[market.card]]\nid = "MKT-CYB-09"\n{what}\n'


def pack(folder: Path, what: str, name: str = "Other") -> str:
    file = folder / f"{name}.toml"
    file.write_text(UNSEEN.format(name=name, what=what), "utf-8")
    return str(file)


@pytest.fixture(scope="module")
def findings(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    """A card that costs another price, and a number that is turned."""
    folder = tmp_path_factory.mktemp("lab")
    experiment = Experiment(
        "helionox",
        players=2,
        bots="random",
        games=40,
        seed=3,
        compare=["bought", "best"],
        variant=[Changed(pack=pack(folder, "cost = 1", "Gift"))],
        sweep=[Sweep("hand_draw", [5, 3])],
    )
    return run_experiment(experiment, jobs=1)


def test_the_same_game_differs_in_nothing(findings: Findings) -> None:
    same = findings.found[1]
    assert same.plan.parameters == {"hand_draw": 5}  # as it is
    assert same.compared.touched == 0
    assert same.compared.games == 40
    for name in same.compared.measures:
        assert same.interval(name) == (0.0, 0.0)


def test_what_changes_touches_some_games_and_leaves_the_others_alone(findings: Findings) -> None:
    gift, _, fewer = findings.found
    assert gift.name == "Gift"
    assert 0 < gift.compared.touched < 40
    assert fewer.compared.touched == 40
    low, high = fewer.interval("decisions")
    assert high < 0
    assert low < fewer.compared.measures["decisions"].difference < high


def test_parts_add_up_to_the_whole() -> None:
    other = Plan("helionox", ["random"] * 2, seed=3, parameters={"hand_draw": 4})
    (whole,) = play_pairs([BASE, other], range(10))
    merged = nothing_compared(2)
    for start in (0, 3, 7):
        merged.merge(play_pairs([BASE, other], range(start, {0: 3, 3: 7, 7: 10}[start]))[0])
    assert merged == whole
    assert sum(whole.base.rounds.values()) == 10
    assert sum(sat for sat, _ in whole.changed.bots.values()) == 20


def test_an_interval_at_any_time_is_kept_while_one_looks() -> None:
    """Of many experiments without a difference few are ever taken for one, however often one looks."""
    wrong = fixed = 0
    for seed in range(200):
        random, moments = Random(seed), Moments()
        looked = looked_fixed = False
        for number in range(400):
            moments.add(0.0, random.gauss(0, 1))
            if number >= 50 and number % 10 == 0:
                low, high = moments.at_any_time(400)
                looked |= low > 0 or high < 0
                low, high = moments.interval()
                looked_fixed |= low > 0 or high < 0
        wrong += looked
        fixed += looked_fixed
    assert wrong <= 16  # 5 % of 200 is 10
    assert fixed > 30  # what happens to whoever looks with the usual interval


def test_a_clear_difference_is_decided_early_and_none_is_not() -> None:
    compared = Compared(nothing_compared(2).base, nothing_compared(2).changed)
    random = Random(1)
    compared.measures = {"best": Moments(), "margin": Moments()}
    for _ in range(150):
        compared.measures["best"].add(0.0, random.gauss(1, 1))
        compared.measures["margin"].add(0.0, random.gauss(0, 0.2))
    assert compared.decided("best", 2000) == ""  # hardly a game was touched
    compared.touched = 150
    assert compared.decided("best", 2000) == "differs"
    assert compared.decided("margin", 2000) == ""
    assert compared.decided("margin", 2000, smallest=0.5) == "same"


def test_an_experiment_stops_when_it_is_decided() -> None:
    experiment = Experiment(
        "salvage", players=2, bots="random", games=600, variant=[Changed(bots=["greedy", "random"])]
    )
    found = run_experiment(experiment, jobs=1).found[0]
    assert found.decided == "differs"
    assert found.compared.games < 600
    assert run_experiment(experiment, jobs=2).found[0].compared == found.compared


def test_frames_for_notebooks(findings: Findings) -> None:
    frames = findings.frames()
    differences = frames["differences"].filter(polars.col("version") == "hand_draw = 3")
    row = differences.filter(polars.col("measure") == "decisions").to_dicts()[0]
    assert row["changed"] - row["base"] == pytest.approx(row["difference"])
    assert row["clear"]
    assert (row["games"], row["touched"]) == (40, 40)
    wins = frames["seats"].filter((polars.col("version") == "") & polars.col("who").str.starts_with("seat"))
    assert wins.height == 2
    things = frames["things"].filter(polars.col("thing") == "Autofactory")
    assert set(things["version"]) == {"", "Gift", "hand_draw = 5", "hand_draw = 3"}
    assert set(frames["lengths"]["measure"]) == {"rounds", "best"}


def test_what_is_printed_says_first_what_was_touched(findings: Findings, capsys: pytest.CaptureFixture[str]) -> None:
    print_findings(findings)
    said = capsys.readouterr().out
    assert re.search(r"Gift: This change touched \d+ of 40 games\.", said)
    assert "hand_draw = 5: No game of 40 was touched." in said
    assert "bought: " in said


# ---- the report


def test_the_report_is_one_file_without_scripts(findings: Findings) -> None:
    one = Findings(findings.experiment, findings.base, findings.found[:1], 1.0)
    for language in LANGUAGES:
        html = Report(one, language, "farflung lab x.toml").html()
        assert "<script" not in html
        assert not re.findall(r"(?:src|href)=\"(?!data:)", html.replace('href="#', ""))
        assert not re.findall(r"url\((?!data:|#)", html)
        assert "lab-" not in re.sub(r"<style>.*?</style>|farflung lab", "", html, flags=re.DOTALL)
        for figure in re.findall(r"<figure>.*?</figure>", html, re.DOTALL):
            assert "<table>" in figure
            assert 'aria-hidden="true"' in figure


def test_what_was_changed_is_looked_at_however_few_took_it(findings: Findings) -> None:
    """Too few games to judge any other card by."""
    report, gift = Report(findings, "en", ""), findings.found[0]
    rows = re.findall(r'<th scope="row">(.*?)</th>', report.moved(gift))
    assert rows[0].endswith("Autofactory")
    assert re.findall(r'<th scope="row">.*?(Autofactory)</th>', report.cards(gift)) == ["Autofactory"]


def test_the_report_says_that_nothing_was_touched_and_why(findings: Findings) -> None:
    html = Report(findings, "en", "").html()
    assert "No game of 40 was touched: the change does not matter to these bots." in html
    german = Report(findings, "de", "").html()
    assert "Keine von 40 Partien wurde beeinflusst" in german
    assert re.search(r"\d,\d\d", german)


def test_dominated_cards_are_found() -> None:
    card = {"id": "a", "name": "A", "kind": "Tech", "cost": 3, "influence": 1, "effects": ["draw(1)"]}
    assert is_worse(card | {"cost": 4}, card)
    assert is_worse(card | {"influence": 0}, card)
    assert is_worse(card | {"effects": []}, card)
    assert not is_worse(card, card | {"id": "b"})
    assert not is_worse(card | {"cost": 4, "influence": 2}, card)
    assert not is_worse(card | {"kind": "Operative", "cost": 4}, card)
    assert at_least("MME", "ME")
    assert not at_least("M", "E")
    assert all(one != other for one, other in dominated(BASE))
    assert median({1: 2, 5: 1}) == 1
    assert is_worse(card | {"effects": ["draw(1)", "credit(1)"]}, card | {"effects": ["draw(2)", "credit(1)"]})
    assert not is_worse(card | {"effects": ["draw(1)", "draw(1)"]}, card | {"effects": ["draw(2)"]})
    assert not is_worse(card | {"effects": ["move(any)"]}, card | {"effects": ["draw(2)"]})


def test_signs_are_those_of_the_client() -> None:
    drawn = "".join(
        (Path(__file__).parents[2] / "web" / "src" / file).read_text("utf-8")
        for file in ("titles/helionox/icons.svg", "look/icons.svg")
    )
    symbols = dict(re.findall(r'<symbol id="([^"]+)" (viewBox=.*?)</symbol>', drawn, re.DOTALL))
    assert len(charts.signs()) == 12
    for name, sign in charts.signs().items():
        assert symbols[name] in sign


def test_cards_are_drawn_as_the_signs_of_their_factions() -> None:
    assert sign_of(BASE, "card", "Autofactory") == "hx-cybernetic"
    assert sign_of(Plan("revenant", ["random"] * 2), "card", "Ledger Adept") == "h-belitan"
    assert sign_of(BASE, "event", "Ion Surge") == ""
    points = [
        charts.Point("One", 0.2, 0.3, 0.2, 0.4, "hx-bio"),
        charts.Point("Other", 0.5, 0.4, 0.3, 0.5, "hx-defense", changed=True, before=(0.1, 0.2)),
        charts.Point("Nobody's", 0.6, 0.5, 0.4, 0.6),
    ]
    drawing = charts.scatter(points, 1 / 3, ["One"])
    assert drawing.count('class="sign"') == 2
    assert "sign hx" not in drawing  # all were put in place
    assert ">One<" in drawing
    assert ">Other<" not in drawing
    assert charts.apart([points[0], points[0]._replace(name="Twin"), points[1]]) == ["One", "Other"]


# ---- searching


def test_a_search_turns_numbers_until_the_targets_are_met() -> None:
    search = Search({"hand_draw": (1, 7)}, [Target(measure="decisions", low=20, high=60)], trials=12, games=4)
    experiment = Experiment("helionox", players=2, bots="random", search=search)
    searched = run_experiment(experiment, jobs=1).searched
    assert searched is not None
    assert searched.met
    assert 20 <= searched.best.measured["decisions"] <= 60
    again = run_experiment(experiment, jobs=1).searched
    assert again == searched
    html = Report(Findings(experiment, experiment.base(), [], 1.0, searched), "fr", "").html()
    assert "Tous les objectifs sont atteints" in html


def test_a_target_that_nobody_measures() -> None:
    search = Search({"hand_draw": (1, 7)}, [Target(measure="joy", low=1, high=2)], trials=1, games=1)
    with pytest.raises(ExperimentError, match="no measure 'joy' to search by; there is won, spread"):
        run_experiment(Experiment("helionox", players=2, bots="random", search=search), jobs=1)


# ---- the file and the command


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = ", "is not TOML"),
        ('title = "salvage"', "compares nothing"),
        ('title = "salvage"\ngamse = 3', "unknown field `gamse`"),
        ('title = "salvage"\n[[variant]]\nbots = 3', r"Expected `str \| array`, got `int`"),
    ],
)
def test_mistakes_in_an_experiment(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "x.toml").write_text(text, "utf-8")
    with pytest.raises(ExperimentError, match=told):
        read_experiment(tmp_path / "x.toml")


def test_the_command_writes_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = 'title = "salvage"\nplayers = 2\nbots = "random"\n[[variant]]\nname = "Keen"\nbots = "greedy"\n'
    (tmp_path / "x.toml").write_text(text, "utf-8")
    with pytest.raises(SystemExit) as ended:
        cli.run(["lab", str(tmp_path / "x.toml"), "--games", "30", "--jobs", "1", "--language", "es"])
    assert ended.value.code == 0
    assert "Keen: This change touched" in capsys.readouterr().out
    assert "Laboratorio de Farflung" in (tmp_path / "x.html").read_text("utf-8")


def test_a_measure_that_nobody_knows() -> None:
    experiment = Experiment("salvage", players=2, bots="random", games=2, compare=["joy"], variant=[Changed()])
    with pytest.raises(ExperimentError, match="there is no measure 'joy'; there is won, best"):
        run_experiment(experiment, jobs=1)
