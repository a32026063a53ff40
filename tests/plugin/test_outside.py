"""A game from outside this repository is played everywhere: in the terminal, by bots, at a server, under the laws."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.plugin.installing import GAME, ServerOf, install, surroundings
from tests.server.running import PATIENCE, TESTS, Player

DOCUMENT = TESTS / "docs" / "writing-a-game.md"
INCLUDED = re.compile(r"```\{literalinclude\} \.\./examples/sundive/(\S+)")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("outside"))


def farflung(site: Path, *arguments: str, says: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "farflung", *arguments]
    environment = surroundings(site)
    return subprocess.run(
        command, env=environment, cwd=site, input=says, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_it_is_played_in_the_terminal_to_its_end(site: Path) -> None:
    seats = ["--seats", "human,greedy", "--language", "de", "--seed", "1"]
    done = farflung(site, "play", "sundive", *seats, says="plunge\nboard\nturn back\n" * 40)
    assert done.returncode == 0, done.stderr
    assert "Mara: Wie geht es weiter?" in done.stdout
    assert "Hitze  " in done.stdout
    assert re.search(r"(Mara|Jonas) gewinnt\.\n\n +Mara +Jonas\nLicht", done.stdout)


def test_it_is_simulated_with_its_own_judge_and_columns(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    plan = ["--players", "2", "--games", "20", "--bots", "greedy,random", "--parameter", "goal=15", "--jobs", "1"]
    done = farflung(site, "sim", "sundive", *plan, "--out", str(out))
    assert done.returncode == 0, done.stderr
    rows = list(csv.DictReader(out.open(encoding="utf-8")))
    assert len(rows) == 40
    assert {int(row["burnt"]) for row in rows if row["bot"] == "random"} > {0}, "its own column"
    won = {bot: sum(row["won"] == "True" for row in rows if row["bot"] == bot) for bot in ("greedy", "random")}
    assert won["greedy"] > won["random"], "its judge knows how to play"


def test_its_scenarios_are_checked(site: Path, tmp_path: Path) -> None:
    done = farflung(site, "check", str(GAME / "scenarios"))
    assert (done.returncode, done.stdout) == (0, "all 1 well\n")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        (GAME / "scenarios" / "too-hot.toml").read_text("utf-8").replace('SUN-1.5" }', 'SUN-1.4" }'), "utf-8"
    )
    done = farflung(site, "check", str(wrong))
    assert done.returncode == 1
    assert "SUN-1.5" in done.stdout


def test_its_rules_are_looked_up_and_found_where_they_are_implemented(site: Path) -> None:
    done = farflung(site, "rules", "SUN-1.5")
    assert done.returncode == 0, done.stderr
    assert "A probe hotter than 7 can only skim." in done.stdout
    assert re.search(r"implemented\n  sundive/game\.py:\d+ decide", done.stdout)


def test_the_laws_hold_for_it(site: Path) -> None:
    environment = surroundings(site)
    environment["PYTHONPATH"] += f":{TESTS}"
    laws = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:randomly",
        "-p",
        "no:cacheprovider",
        "tests/laws/test_laws.py",
    ]
    done = subprocess.run(
        [*laws, "-k", "sundive"], env=environment, cwd=TESTS, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) >= 20, "each law for each number of seats"


# ---- at a server


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerOf]:
    started = ServerOf(site, tmp_path_factory.mktemp("server")).start()
    yield started
    started.stop()


def test_it_is_played_at_a_server_against_a_bot(server: ServerOf) -> None:
    ann = Player(server)
    (info,) = [title for title in ann.http.get("/api/titles").json() if title["name"] == "sundive"]
    assert (info["seats"], info["editions"]) == ([1, 2, 3, 4], ["first"])
    talk = ann.sit_at(ann.table("me", {"kind": "bot", "bot": "greedy"}, title="sundive"), "de")
    bold = {"Hineintauchen": 1, "Umkehren": 2}
    for _ in range(200):
        talk.wait_for(lambda views: 0 in views and bool(views[0]["question"] or views[0]["over"]))
        if talk.views[0]["over"]:
            break
        assert talk.views[0]["question"]["words"] == "Wie geht es weiter?"
        talk.answer(0, lambda options: max(options, key=lambda option: bold.get(option["words"], 0)))
    view = talk.views[0]
    assert view["over"]
    assert max(view["state"]["light"]) >= 20
    assert [score["total"] for score in view["scores"]] == view["state"]["light"]
    assert view["log"][-1]["words"].endswith("gewinnt.")
    talk.close()


def test_its_board_and_words_are_served_and_nothing_beside_them(server: ServerOf) -> None:
    http = Player(server, "Bo").http
    (info,) = [title for title in http.get("/api/titles").json() if title["name"] == "sundive"]
    assert info["board"] == {"script": "/titles/sundive/board.js", "style": "/titles/sundive/board.css"}
    script = http.get(info["board"]["script"])
    assert script.headers["content-type"].startswith("text/javascript")
    assert "export function mount" in script.text
    words = http.get("/api/words/sundive/fr.ftl").text
    assert words.startswith("sundive-title = Sundive"), "English where it does not speak the language"
    assert "sundive-opt-skim = Streifen" in http.get("/api/words/sundive/de.ftl").text
    for path in ("/titles/sundive/%2e%2e/title.py", "/titles/sundive/", "/titles/nothing/board.js"):
        assert http.get(path).status_code == 404
    assert http.get("/api/words/sundive/xx.ftl").status_code == 404


# ---- the document


def test_the_document_shows_every_file_of_it_and_no_other() -> None:
    shown = INCLUDED.findall(DOCUMENT.read_text("utf-8"))
    files = [path.relative_to(GAME).as_posix() for path in GAME.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sorted(shown) == sorted(files)
    assert len(files) > 10
