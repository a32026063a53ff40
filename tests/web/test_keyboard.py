"""Whole games by keyboard alone: Tab, arrows, Enter and letters, from the first page to the end screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import COURSES, Course, Listener, plays_a_game
from tests.web.shares import share

ENDED = ".dialog.wide"
# The next sensible place: the question and its answers, a thing that may be chosen, or the screen that ends the game.
SENSIBLE = "() => Boolean(document.activeElement?.closest('.ask, .can, .dialog, .handover'))"
AT = """() => {
    const at = document.activeElement;
    return {
        name: (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\\s+/g, ' ').trim(),
        option: at?.dataset?.option ?? null,
        offers: at?.dataset?.offers?.split('|') ?? [],
    };
}"""


class Hands:
    """Ten fingers on a keyboard."""

    def __init__(self, page: Page, course: Course) -> None:
        self.page = page
        self.told = Listener(page, course)

    def presses(self, key: str) -> None:
        self.page.keyboard.press(key)

    def goes(self, key: str, there: Callable[[dict[str, Any]], bool], what: str, most: int = 260) -> None:
        """Presses this key until the focus is there."""
        seen = []
        for _ in range(most):
            at = self.page.evaluate(AT)
            if there(at):
                return
            seen.append(at["name"][:40])
            self.presses(key)
        raise AssertionError(f"'{key}' never leads to {what}; it leads to {seen[-60:]}")

    def is_asked(self) -> None:
        """The page asks what the server asks, and the focus is where one answers."""
        if self.told.view["over"]:
            self.page.locator(ENDED).wait_for()
        else:
            self.page.wait_for_function(
                "n => document.querySelector('.ask.mine')?.dataset.answers === n", arg=str(self.told.answers)
            )
        self.page.wait_for_function(SENSIBLE)

    def answers(self, option: dict[str, Any]) -> None:
        self.is_asked()
        before = str(self.told.answers)
        text = option["text"]
        place = [each["text"] for each in self.told.options].index(text)
        lit = self.page.locator("[data-offers]").evaluate_all(
            "all => all.map((each) => each.dataset.offers.split('|'))"
        )
        way = self.told.luck.choice("aaatn")
        if way == "t" and any(text in offers for offers in lit):  # where it lies
            self.goes("Tab", lambda at: text in at["offers"], f"what offers '{text}'")
            several = len(self.page.evaluate(AT)["offers"]) > 1
            self.presses("Enter")
            if several:
                self.goes("ArrowDown", lambda at: at["option"] == text, f"'{text}' beside its thing")
                self.presses("Enter")
        elif way == "n" and place < 9:
            self.presses(str(place + 1))
        else:
            back = place > len(self.told.options) / 2
            self.goes("ArrowUp" if back else "ArrowDown", lambda at: at["option"] == text, f"'{text}'")
            self.presses("Enter")
        self.may_insist(before)

    def may_insist(self, before: str) -> None:
        """What would be lost at the end of a turn is pointed out once."""
        moved = f"document.querySelector('{ENDED}') || document.querySelector('.ask')?.dataset.answers !== b"
        self.page.wait_for_function(f"b => document.querySelector('.ask .doubt') || {moved}", arg=before)
        if self.page.locator(".ask .doubt").count():
            self.page.wait_for_function(SENSIBLE)
            self.presses("e")

    def comes_to_the_table(self, base: str) -> None:
        """From the first page, by Tab and Enter."""
        course = self.told.course
        self.told.sits_with()
        self.page.goto(base)
        expect(self.page.get_by_role("article", name=course.name)).to_be_visible()
        door = f"document.activeElement?.closest('article')?.innerText.includes({course.name!r})"
        self.goes(
            "Tab", lambda at: bool(at["name"] == course.play and self.page.evaluate(door)), f"'{course.play}'", 60
        )
        self.presses("Enter")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.page.wait_for_function("() => document.activeElement.selectionEnd > document.activeElement.selectionStart")
        self.page.keyboard.type("Mira")  # over the name that is suggested
        expect(self.page.get_by_label("Your name")).to_have_value("Mira")
        self.goes("Tab", lambda at: at["name"] == "Start the game", "'Start the game'", 20)
        self.presses("Enter")

    def reads_the_end(self) -> None:
        """The end screen has the focus; behind it one is led back to it."""
        self.is_asked()
        assert self.page.evaluate("Boolean(document.activeElement.closest('.dialog'))")
        self.goes("Tab", lambda at: at["name"].startswith("Play again"), "the rematch", 60)
        self.presses("Escape")
        expect(self.page.locator(ENDED)).to_have_count(0)
        self.page.wait_for_function(SENSIBLE)
        self.goes("Tab", lambda at: at["name"] == "Show the scores", "the scores", 5)
        self.presses("Enter")
        expect(self.page.locator(ENDED)).to_be_visible()


@pytest.mark.parametrize("course", share(COURSES, 2), ids=lambda course: course.title)
def test_a_game_by_keyboard_alone(page: Page, base_url: str, course: Course) -> None:
    plays_a_game(page, base_url, Hands(page, course))


# What is read one after the other at a desk (pages/Table.svelte).
READ = [".ask", ".dock", ".scene", ".left, .right", ".log"]
ORDER = """parts => parts.map((part) => document.querySelector(part)).every((each, i, all) =>
    !i || each.compareDocumentPosition(all[i - 1]) & Node.DOCUMENT_POSITION_PRECEDING)"""
# How far the Tab key has come, and nothing else.
MARKED = """() => {
    const at = document.activeElement;
    const seen = !at || at === document.body || at.hasAttribute('data-seen');
    at?.setAttribute('data-seen', '');
    return seen;
}"""


@pytest.mark.parametrize("course", share(COURSES, 0), ids=lambda course: course.title)
def test_whatever_the_tab_key_stops_at_has_a_name(page: Page, base_url: str, course: Course) -> None:
    told = Listener(page, course)
    page.goto(told.loads(base_url))
    expect(page.locator(".ask.mine")).to_be_visible()
    page.wait_for_function(SENSIBLE)
    assert page.evaluate(ORDER, READ), "question, one's own board, the world, the people, the log"
    line = page.context.new_cdp_session(page)
    stops = 0
    nameless = []
    page.keyboard.press("Tab")
    while not page.evaluate(MARKED):
        stops += 1
        at = line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        tree = {"objectId": at["objectId"], "fetchRelatives": False}
        node = line.send("Accessibility.getPartialAXTree", tree)["nodes"][0]
        if not node.get("name", {}).get("value", "").strip():
            nameless.append(at["description"])
        page.keyboard.press("Tab")
    assert stops > 20, "one comes around"
    assert nameless == []
