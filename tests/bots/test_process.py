"""Bots as processes: the examples play, and one that lies, ends or hangs is named and ended."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from tests.machine import lacks

import farflung
from farflung.bots.base import BotError
from farflung.bots.process import ProcessBot
from farflung.engine.views import View, view
from farflung.games import title as title_named

SALVAGE = title_named("salvage")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def command(*words: str | Path) -> str:
    return " ".join(f'"{Path(word).as_posix()}"' if isinstance(word, Path) else word for word in words)


def script(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text, "utf-8")
    return command(Path(sys.executable), file)


@pytest.mark.parametrize("example", ["eager.py", "thrifty.mjs"])
def test_the_examples_play_a_game(example: str) -> None:
    runner = sys.executable if example.endswith(".py") else shutil.which("node")
    if runner is None:
        lacks("node, for the bot in JavaScript")
    name = "process:" + command(Path(runner), EXAMPLES / example)
    match = farflung.new_match("salvage", seats=2, seed=4)
    farflung.play(match, [farflung.bot(name, SALVAGE, 1), farflung.bot("random", SALVAGE, 1)])
    assert match.over


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ('print(\'{"answer": "win"}\', flush=True); input()', "it answered 'win', which is not on offer"),
        ("print('{\"answer\": 77}', flush=True); input()", "it answered 77, which is not on offer"),
        ("print('I win', flush=True); input()", "which is no answer"),
        ("input()", "it ended without an answer"),
        ("import time; time.sleep(600)", "it did not answer within 0.5 seconds"),
    ],
)
def test_what_goes_wrong_names_bot_question_and_cause(tmp_path: Path, text: str, cause: str) -> None:
    seconds = 0.5 if "sleep" in text else 60.0
    bot = ProcessBot(script(tmp_path, text), SALVAGE, 1, seconds)
    match = farflung.new_match("salvage", seats=2, seed=4)
    assert match.question is not None
    with pytest.raises(BotError) as raised:
        bot.choose(view(match, match.question.seat))
    assert cause in str(raised.value)
    assert "bot.py" in str(raised.value)
    assert "failed when asked 'dive'" in str(raised.value)
    assert bot.process.poll() is not None


def test_what_cannot_be_run_is_no_bot() -> None:
    with pytest.raises(BotError, match="there is no bot 'process:nowhere-at-all'"):
        farflung.bot("process:nowhere-at-all", SALVAGE)


class Raises:
    def choose(self, view: View) -> int:
        raise KeyError("sector")


def test_a_bot_that_raises_is_named_with_question_and_cause() -> None:
    match = farflung.new_match("salvage", seats=2, seed=4)
    with pytest.raises(BotError, match=r"Raises of seat \d failed when asked 'dive': KeyError: 'sector'"):
        farflung.play(match, [Raises(), Raises()])
