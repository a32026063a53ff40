"""A move in flight survives a lost connection: the page goes on by itself, and no move is lost or played twice, in
Chromium, in Firefox and between two people.

FARFLUNG_CUTS says how often the connection is cut (200 in the long run).
"""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import AT_ONCE
from tests.web.cutting import POINTS, Cutter
from tests.web.fox import Fox
from tests.web.patience import LOOK, PATIENCE
from tests.web.seated import ME, OPEN, SHORT, person, posting

from farflung import games
from farflung.engine.match import Match

RECORD = Path(__file__).parents[1] / "golden" / "revenant" / "02-2-players.record"
CUTS = int(os.environ.get("FARFLUNG_CUTS", str(len(POINTS))))
START = 30
ALONE = ("while nothing happens", "at the door", "before the hello", "within the hello")
"""Points that need no answer: there anybody's connection may break."""
ASKED = """(before => {
    if (document.querySelector('.dialog.wide')) return 'over';
    const ask = document.querySelector('.ask.mine');
    const ready = ask && ask.dataset.answers !== before && !ask.querySelector('[data-option][disabled]');
    return ready && !document.querySelector('.said') ? ask.dataset.answers : null;
})(%s)"""


@dataclass
class Window:
    """A browser that is reached through a cutter of its own, whoever made it."""

    cutter: Cutter
    goes: Callable[[str], object]
    says: Callable[[str], Any]
    """What an expression of JavaScript comes to."""
    presses: Callable[[str], object]
    given: str = ""
    """How many answers it had given when it was last asked."""

    def named(self, name: str) -> None:
        self.goes(self.cutter.url)
        self.says(f"(() => {{ {AT_ONCE} }})()")
        self.posts("/api/guest", {"name": name})

    def posts(self, path: str, wanted: dict[str, Any]) -> str:
        told = self.says(posting(path, wanted))
        assert told["ok"], told
        return str(told["said"])

    def opens(self, id: str) -> None:
        self.goes(f"{self.cutter.url}/table/{id}")

    def question(self) -> str | None:
        """Which of its answers is asked for, if that is a new question; or that the game is over."""
        number: str | None = self.says(ASKED % json.dumps(self.given))
        return number


def in_chromium(page: Page, cutter: Cutter) -> Window:
    return Window(cutter, page.goto, page.evaluate, page.keyboard.press)


def in_firefox(fox: Fox, cutter: Cutter) -> Window:
    return Window(cutter, fox.goes, fox.says, fox.presses)


class Game:
    """A game that is played in these windows, one for each person from the first seat on."""

    def __init__(self, id: str, windows: list[Window]) -> None:
        self.id, self.windows = id, windows
        self.sent = [len(window.cutter.answers) for window in windows]
        for window in windows:
            window.given = ""

    def asked(self, why: str = "") -> tuple[Window, str]:
        """Who is asked next, and for which answer."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            for window in self.windows:
                if number := window.question():
                    return window, number
            time.sleep(LOOK / 1000)
        shown = [window.says("document.querySelector('.ask')?.outerHTML") for window in self.windows]
        raise AssertionError(f"{why}: no page goes on: {shown}")

    def answers(self, why: str, luck: random.Random) -> bool:
        """Somebody answers whose turn it is; whether there was something to answer."""
        window, number = self.asked(why)
        if number == "over":
            return False
        assert not window.given or int(number) == int(window.given) + 1, f"{why}: one answer is one answer"
        window.given = number
        window.presses(luck.choice("112"))
        return True

    def is_as_it_was_sent(self) -> None:
        """Each answer that a browser has sent is in the record once, however often it was repeated."""
        match = Match.load(games.title("revenant"), self.windows[0].posts(f"/api/tables/{self.id}/record", {}))
        codes = [*match.codes, *match.script]
        for seat, window in enumerate(self.windows):
            by_number = {told["answers"]: told["option"] for told in window.cutter.answers[self.sent[seat] :]}
            moves = [match.notation.text(code) for code, who in zip(codes, match.seats, strict=True) if who == seat]
            assert moves[min(by_number) :] == [by_number[number] for number in sorted(by_number)]


def against_a_bot(window: Window) -> Game:
    """A game of one's own that is under way: its record may be read at any time."""
    window.named("Mira")
    wanted = {"record": RECORD.read_text("utf-8"), "position": START, "mode": "play", "bots": {"1": "random"}}
    game = Game(json.loads(window.posts("/api/load", wanted))["id"], [window])
    window.opens(game.id)
    return game


def cut_through(begins: Callable[[], Game], cuts: int, luck: random.Random) -> None:
    """Cuts at every point in turn while games are played, and looks at the record of each game that ends."""
    game, done = begins(), 0
    while done < cuts:
        point = list(POINTS)[done % len(POINTS)]
        asked, number = game.asked(point)
        if number == "over":
            game.is_as_it_was_sent()
            game = begins()
            continue
        cutter = luck.choice(game.windows).cutter if point in ALONE else asked.cutter
        before = cutter.cuts
        if point in ALONE:
            cutter.cut_now()
        if point != "while nothing happens":
            cutter.plan = point
        game.answers(point, luck)
        game.asked(point)
        for _ in range(PATIENCE // LOOK):  # who waits may still be on the way back
            if not cutter.plan:
                break
            time.sleep(LOOK / 1000)
        assert cutter.cuts > before, f"{point}: the connection was not cut"
        assert not cutter.plan, f"{point}: nobody came back"
        done += cutter.cuts - before
    while len(game.windows) > 1 and game.answers("to the end", luck):
        pass  # only then is the record of several people shown
    game.is_as_it_was_sent()


def test_a_game_goes_on_whatever_breaks(page: Page, base_url: str) -> None:
    with Cutter(base_url) as cutter:
        window = in_chromium(page, cutter)
        cut_through(lambda: against_a_bot(window), CUTS, random.Random(12))


@pytest.mark.long
def test_a_game_goes_on_in_firefox_whatever_breaks(fox: Fox, base_url: str) -> None:
    with Cutter(base_url) as cutter:
        window = in_firefox(fox, cutter)
        cut_through(lambda: against_a_bot(window), CUTS, random.Random(12))


@pytest.mark.long
def test_two_people_go_on_whatever_breaks(browser: Browser, base_url: str) -> None:
    with Cutter(base_url) as here, Cutter(base_url) as there:
        pages = [person(browser)[1] for _ in range(2)]
        windows = [in_chromium(page, cutter) for page, cutter in zip(pages, (here, there), strict=True)]

        def begins() -> Game:
            for window, name in zip(windows, ("Mira", "Jonas"), strict=True):
                window.named(name)
            wanted = {"title": "revenant", "edition": "final", "seats": [ME, OPEN], "parameters": SHORT}
            game = Game(json.loads(windows[0].posts("/api/tables", wanted))["id"], windows)
            for window in windows:
                window.opens(game.id)
            pages[1].get_by_role("button", name="Sit down").click()
            return game

        cut_through(begins, CUTS, random.Random(13))
        for page in pages:
            page.context.close()


def test_a_connection_that_dies_without_a_word(page: Page, base_url: str) -> None:
    """Nothing closes, nothing comes: after a while the page does not believe it any more."""
    with Cutter(base_url) as cutter:
        game = against_a_bot(in_chromium(page, cutter))
        game.asked()
        cutter.swallow = True
        game.answers("swallowed", random.Random(1))
        game.asked("swallowed")
        assert len(cutter.answers) == 2, "it was sent again"


def test_what_is_shown_need_not_be_acknowledged(page: Page, base_url: str) -> None:
    """After a break the table itself shows that the answer arrived: the next question may be answered at once."""
    with Cutter(base_url) as cutter:
        game = against_a_bot(in_chromium(page, cutter))
        first = int(game.asked()[1])
        cutter.plan, cutter.deaf = "behind the answer", True
        for _ in range(2):
            game.answers("not acknowledged", random.Random(1))
        game.asked("not acknowledged")
        assert [told["answers"] for told in cutter.answers[:3]] == [first, first, first + 1], "it did not wait"


def test_what_is_said_is_not_said_twice(page: Page, base_url: str) -> None:
    with Cutter(base_url) as cutter:
        against_a_bot(in_chromium(page, cutter)).asked()
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
