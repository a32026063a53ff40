"""Bots: they answer what they are asked, see only views, play the same by the same seed, and greedy beats random."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import farflung
from farflung.bots.base import BotError
from farflung.bots.random import RandomBot
from farflung.engine.views import View, view
from farflung.lab.games import Plan
from farflung.lab.simulation import run, summarize

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


class Watched:
    """Passes views on, and remembers them."""

    def __init__(self, bot: farflung.Bot) -> None:
        self.bot = bot
        self.views: list[View] = []

    def choose(self, view: View) -> int:
        assert type(view) is View
        self.views.append(view)
        return self.bot.choose(view)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_plays_whole_games_from_views_alone(seats: int) -> None:
    match = farflung.new_match("revenant", seats=seats, seed=5, parameters={"cycles": 1})
    watched = [Watched(farflung.bot("greedy", match.title, seat)) for seat in range(seats)]
    farflung.play(match, watched)
    assert match.over
    for seat, bot in enumerate(watched):
        assert bot.views
        assert all(seen.seat == seat and seen.question for seen in bot.views)


def test_greedy_chooses_the_same_for_two_games_that_its_seat_cannot_tell_apart() -> None:
    match = farflung.new_match("revenant", seats=3, seed=3)
    random = RandomBot(3)
    for _ in range(60):
        assert match.question is not None
        match.answer(random.pick(match.question.options))
    assert match.question is not None
    seat = match.question.seat
    seen = view(match, seat)
    other = farflung.imagine(match.title, seen, farflung.Dice(99))
    assert match.title.to_data(other.game) != match.title.to_data(match.game)
    answers = [farflung.bot("greedy", match.title, 1).choose(view(one, seat)) for one in (match, other)]
    assert answers[0] == answers[1]


def test_the_same_seed_plays_the_same() -> None:
    records = set()
    for _ in range(2):
        match = farflung.new_match("revenant", seats=2, seed=1, parameters={"cycles": 1})
        farflung.play(match, [farflung.bot("greedy", "revenant", 4), farflung.bot("random", "revenant", 5)])
        records.add(match.save())
    assert len(records) == 1


@pytest.mark.played
def test_greedy_beats_random() -> None:
    """At least 75 % of 20 games of three, where a third would be chance; `farflung sim` shows more than 90 of 200."""
    plan = Plan("revenant", ["greedy", "random", "random"], seed=7)
    greedy = summarize(run(plan, 20, jobs=1, progress=False), plan)[0]
    assert greedy.bot == "greedy"
    assert greedy.wins >= 15


def test_greedy_plays_any_title_by_its_points() -> None:
    plan = Plan("salvage", ["greedy", "random"], seed=1)
    greedy = summarize(run(plan, 60, jobs=1, progress=False), plan)[0]
    assert greedy.wins > 36


def test_unknown_bots_and_wrong_numbers_are_named() -> None:
    with pytest.raises(BotError, match="there is no bot 'clever'; there is: drifting, simple"):
        farflung.bot("clever", "revenant")
    with pytest.raises(BotError, match="there is no bot 'nowhere_at_all:Bot'"):
        farflung.bot("nowhere_at_all:Bot", "revenant")
    match = farflung.new_match("revenant", seats=3, seed=1)
    with pytest.raises(BotError, match="3 seats need as many bots, not 1"):
        farflung.play(match, [farflung.bot("random", "revenant")])


def test_an_illegal_answer_names_the_bot() -> None:
    class Cheat:
        def choose(self, view: View) -> int:
            return 12345

    match = farflung.new_match("revenant", seats=2, seed=1)
    with pytest.raises(BotError, match=r"Cheat of seat \d: "):
        farflung.play(match, [Cheat(), Cheat()])


# ---- docs/bots.md


def test_the_first_example_of_the_docs_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks()[0], {"__name__": "example"})
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\] won by seat [123]\n", capsys.readouterr().out)


def test_an_own_class_is_found_by_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hothead_of_the_docs.py").write_text(blocks()[0].partition("match =")[0], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = farflung.bot("hothead_of_the_docs:Hothead", "revenant", 1)
    assert type(bot).__name__ == "Hothead"


def test_the_second_example_of_the_docs_dreams() -> None:
    names: dict[str, type] = {}
    exec(blocks()[1], names)
    match = farflung.new_match("salvage", seats=2, seed=2)
    dreamer = names["Dreamer"](match.title, 1)
    farflung.play(match, [dreamer, farflung.bot("random", "salvage", 1)])
    assert match.over
    match = farflung.new_match("revenant", seats=2, seed=2)
    assert match.question is not None
    seen = view(match, match.question.seat)
    assert names["Dreamer"](match.title, 1, games=1).choose(seen) in match.question.options
