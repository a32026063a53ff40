"""Whole games in the browser by somebody who is told what is asked, and answers in a way of their own.

Where FARFLUNG_WALK is set, every title is played from the first page to its end (some minutes for each); else the first
questions are answered, and the last ones of a recorded game.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page, Route
from tests.table.changing import changed
from tests.web.patience import until

ALL = bool(os.environ.get("FARFLUNG_WALK"))
GOLDEN = Path(__file__).parents[1] / "golden"
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


@dataclass(frozen=True)
class Course:
    """A title as it is played: what is liked best among the answers, and a recorded game that has this many to go."""

    title: str
    name: str
    folder: str
    record: str
    position: int
    bots: int
    play: str = "Play now against bots"
    wishes: str = ""
    edition: str = ""
    parameters: dict[str, int] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)


COURSES = [
    Course("revenant", "Revenant", "revenant", "03-3-players", 525, 2),
    Course("helionox", "Helionox", "helionox", "01-2-competitive", 355, 1, wishes="end turn"),
    Course(
        "xodus",
        "X-ODUS",
        "xodus",
        "03-3-players-heroic",
        314,
        0,
        play="Play now with bots",
        wishes="disengage|hide|end turn|go on|done|offensive|roll",
    ),
]
# What luck and enemies do to one: dice, damage, losses.
STROKES = {
    "die-rolled",
    "skill-rolled",
    "health-lost",
    "damage-drawn",
    "foe-hit",
    "ship-hit",
    "revenant-hit",
    "infamy-taken",
}
BEGINNING = 4  # answers from the first page on, in every run


class Listener:
    """What the server told the page, and what luck makes of it."""

    def __init__(self, page: Page, course: Course, seed: int = 1) -> None:
        self.page = page
        self.course = course
        self.view: dict[str, Any] = {}
        self.others: list[str] = []
        self.struck: list[str] = []
        self.luck = random.Random(seed)
        self.failed: list[str] = []
        self.seats: list[int] = []
        page.add_init_script("if (location.host) localStorage.setItem('warned', 'yes')")
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("pageerror", lambda error: self.failed.append(str(error)))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hello":
            self.seats = message["you"]
        if message["type"] not in ("state", "change"):
            return
        fresh = bool(self.view)
        if message["type"] == "state":
            self.view = message["view"]
        else:
            self.view = {**changed(self.view, message["change"]), "log": message["log"]}
        for entry in self.view["log"] if fresh else []:
            if entry["cause"] == entry["number"] and entry["seat"] >= 0 and entry["seat"] not in self.seats:
                self.others.append(entry["words"])
            if entry["verb"] in STROKES:
                self.struck.append(entry["words"])

    @property
    def answers(self) -> int:
        return int(self.view.get("answers", -1))

    @property
    def options(self) -> list[dict[str, Any]]:
        return list(self.view["question"]["options"])

    def asked(self) -> bool:
        """Waits until a question is put, or the game has ended."""
        until(self.page, lambda: self.view.get("question") or self.view.get("over"), "a question is put")
        return not self.view["over"]

    def choice(self) -> dict[str, Any]:
        """A short way to the end: what is wished for as often as not, else anything."""
        options = self.options
        liked = [each for each in options if self.course.wishes and re.match(self.course.wishes, each["text"])]
        if liked and self.luck.random() < 0.6:
            return self.luck.choice(liked)
        others = [each for each in options if each["text"] not in ("end turn", "strain")]
        return self.luck.choice(others or options)

    def sits_with(self) -> None:
        """The table that is about to be made has as few bots as will do, and these think of nothing."""

        def change(route: Route) -> None:
            wanted = route.request.post_data_json if route.request.method == "POST" else None
            if wanted is None:
                return route.continue_()
            wanted["seats"] = [ME, *[BOT] * self.course.bots]
            wanted["undo"] = "free"
            for what in ("edition", "parameters", "options"):
                if given := getattr(self.course, what):
                    wanted[what] = given
            return route.continue_(post_data=wanted)

        self.page.route("**/api/tables", change)

    def loads(self, base: str) -> str:
        """The address of a table where a recorded game is near its end, and bots play the others."""
        headers = {"Origin": base}
        assert self.page.request.post(base + "/api/guest", data={"name": "Mira"}, headers=headers).ok
        text = (GOLDEN / self.course.folder / f"{self.course.record}.record").read_text("utf-8")
        seats = text.split("\n\n")[0].count("\nseat ")
        data = {
            "record": text,
            "mode": "play",
            "position": self.course.position,
            "bots": {str(seat): "random" for seat in range(1, seats)},
        }
        said = self.page.request.post(base + "/api/load", data=data, headers=headers)
        assert said.ok, said.text()
        self.view = {}
        return f"{base}/table/{said.json()['id']}"

    def plays(self, answer: Callable[[dict[str, Any]], None], most: int = 3000) -> int:
        """Answers until the game ends, or so often; how often it was."""
        for number in range(most):
            if not self.asked():
                return number
            before = self.answers
            answer(self.choice())
            until(self.page, lambda: self.answers != before or self.view["over"], "the answer is taken")  # noqa: B023
        return most


class Player(Protocol):
    """Somebody with a way of their own to play: by the keyboard, by the ear."""

    told: Listener

    def comes_to_the_table(self, base: str) -> None: ...

    def answers(self, option: dict[str, Any]) -> None: ...

    def reads_the_end(self) -> None: ...


def plays_a_game(page: Page, base: str, player: Player) -> None:
    """From the first page to the end of the game; or its first questions, and the last ones of a recorded game."""
    player.comes_to_the_table(base)
    player.told.plays(player.answers, 3000 if ALL else BEGINNING)
    if not ALL:
        page.goto("about:blank")
        page.goto(player.told.loads(base))
        assert player.told.plays(player.answers) > 0
    player.reads_the_end()
    assert not player.told.failed
