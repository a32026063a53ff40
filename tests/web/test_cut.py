"""A move in flight survives a lost connection: the page goes on by itself, and no move is lost or played twice.

FARFLUNG_CUTS says how often the connection is cut (200 in the long run).
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect
from tests.web.cutting import POINTS, Cutter

from farflung import games
from farflung.engine.match import Match

RECORD = Path(__file__).parents[1] / "golden" / "revenant" / "02-2-players.record"
CUTS = int(os.environ.get("FARFLUNG_CUTS", "15"))
START = 30
READY = """b => document.querySelector('.dialog.wide') || (q => q && q.dataset.answers !== b
    && !q.querySelector('[data-option][disabled]'))(document.querySelector('.ask.mine'))"""


class Game:
    """A game of one's own against a bot, whose record one may read at any time, played through the cutter."""

    def __init__(self, page: Page, url: str, cutter: Cutter) -> None:
        self.page, self.url = page, url
        self.headers = {"Origin": url}
        assert page.request.post(cutter.url + "/api/guest", data={"name": "Mira"}, headers={"Origin": cutter.url}).ok
        wanted: dict[str, Any] = {"record": RECORD.read_text("utf-8"), "position": START, "mode": "play"}
        wanted["bots"] = {"1": "random"}
        made = page.request.post(cutter.url + "/api/load", data=wanted, headers={"Origin": cutter.url})
        assert made.ok, made.text()
        self.id = made.json()["id"]
        self.first = len(cutter.answers)
        page.goto(f"{cutter.url}/table/{self.id}")
        self.answers = self.ready("")

    def ready(self, before: str, why: str = "") -> int:
        try:
            self.page.wait_for_function(READY, arg=before)
        except TimeoutError as error:
            shown = self.page.locator(".ask").evaluate("ask => ask.outerHTML")
            raise AssertionError(f"{why}: the page does not go on from answer {before}: {shown}") from error
        return int(self.page.locator(".ask").get_attribute("data-answers") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".dialog.wide").count() > 0

    def moves(self, base: str) -> list[str]:
        """What seat 0 has answered, by the record."""
        told = self.page.request.get(f"{base}/api/tables/{self.id}/record")
        assert told.ok, told.text()
        match = Match.load(games.title("revenant"), told.text())
        codes = [*match.codes, *match.script]
        return [match.notation.text(code) for code, who in zip(codes, match.seats, strict=True) if who == 0]


def sent_once(cutter: Cutter, first: int) -> list[str]:
    """The answers that the browser has sent, each once however often it was repeated."""
    by_number = {told["answers"]: told["option"] for told in cutter.answers[first:]}
    return [by_number[number] for number in sorted(by_number)]


def cut_through(page: Page, url: str, cuts: int, luck: random.Random) -> None:
    with Cutter(url) as cutter:
        game = Game(page, url, cutter)
        before = len(game.moves(cutter.url))
        while cutter.cuts < cuts:
            point = list(POINTS)[cutter.cuts % len(POINTS)]
            done = cutter.cuts
            if point == "while nothing happens":
                cutter.cut_now()
            elif point in ("at the door", "before the hello", "within the hello"):
                cutter.cut_now()
                cutter.plan = point
            else:
                cutter.plan = point
            number = game.answers
            page.keyboard.press(luck.choice("112"))
            game.answers = game.ready(str(number), point)
            if not game.over:
                assert game.answers == number + 1, f"{point}: one answer is one answer"
            assert cutter.cuts > done, f"{point}: the connection was not cut"
            assert not cutter.plan
            expect(page.locator(".said")).to_have_count(0)
            if game.over or cutter.cuts >= cuts:
                assert game.moves(cutter.url)[before:] == sent_once(cutter, game.first)
                if cutter.cuts < cuts:
                    game = Game(page, url, cutter)
                    before = len(game.moves(cutter.url))


def test_a_game_goes_on_whatever_breaks(page: Page, base_url: str) -> None:
    cut_through(page, base_url, CUTS, random.Random(12))


def test_a_connection_that_dies_without_a_word(page: Page, base_url: str) -> None:
    """Nothing closes, nothing comes: after a while the page does not believe it any more."""
    with Cutter(base_url) as cutter:
        game = Game(page, base_url, cutter)
        cutter.swallow = True
        page.keyboard.press("1")
        assert game.ready(str(game.answers)) == game.answers + 1
        assert len(cutter.answers) == 2, "it was sent again"


def test_what_is_shown_need_not_be_acknowledged(page: Page, base_url: str) -> None:
    """After a break the table itself shows that the answer arrived: the next question may be answered at once."""
    with Cutter(base_url) as cutter:
        game = Game(page, base_url, cutter)
        cutter.plan, cutter.deaf = "behind the answer", True
        for number in (first := game.answers, first + 1):
            page.keyboard.press("1")
            assert game.ready(str(number)) == number + 1
        assert [told["answers"] for told in cutter.answers[:3]] == [first, first, first + 1], "it did not wait"


def test_what_is_said_is_not_said_twice(page: Page, base_url: str) -> None:
    with Cutter(base_url) as cutter:
        Game(page, base_url, cutter)
        page.get_by_role("button", name="Chat and notes").click()
        said = page.locator(".chat li")
        cutter.plan = "before the ack"
        for line in ("hello there", "and again"):
            page.get_by_placeholder("Say something").fill(line)
            page.get_by_role("button", name="Send").click()
            expect(said.last).to_contain_text(line)
        assert cutter.cuts == 1
        page.reload()
        page.get_by_role("button", name="Chat and notes").click()
        expect(said).to_have_text([re.compile("hello there"), re.compile("and again")])
