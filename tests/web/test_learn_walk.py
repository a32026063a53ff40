"""A newcomer takes the lessons of a title one after the other, from the first page on, by clicking only what is lit.

FARFLUNG_LESSONS=all takes all of them in every language, on a desk and in a hand; otherwise each title is begun once,
and its last lesson taken. That every lesson is true by the rules is shown without a browser (tests/lessons).
"""

from __future__ import annotations

import itertools
import os
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.patience import until
from tests.web.seated import PHONE, violations
from tests.web.shares import share

from farflung import games, lessons
from farflung.engine.text import LANGUAGES

DESK: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"desk": DESK, "hand": PHONE}
ALL = os.environ.get("FARFLUNG_LESSONS") == "all"
NAMES = {title: [*lessons.files(title)] for title in games.ours() if lessons.files(title)}
WALKS = (
    list(itertools.product(NAMES, LANGUAGES, SIZES))
    if ALL
    else list(zip(NAMES, ["de", "es", "fr"], ["hand", "desk", "hand"], strict=True))
)

LIT = """() => {
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    for (const [across, down] of parts) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && node.contains(hit)) return { x, y };
    }
    return null;
  };
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8];
  const parts = steps.flatMap((across) => steps.map((down) => [across, down]));
  const found = (which) => [...document.querySelectorAll(which)].filter((node) => !node.disabled);
  const things = found(".spot.can, .touch.can, .tray .can").filter((node) => node.getBoundingClientRect().width);
  const points = things.map(seen).filter(Boolean);
  return {
    under: points.length ? [] : things.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return `${node.getAttribute("aria-label") ?? node.className} ${[x, y, width, height].map(Math.round)}`;
    }),
    points,
    keys: found(".ask .meant").map(seen).filter(Boolean),
  };
}"""
"""Where what is lit on the table can be touched, the middle first (a sector is bent, and a ship may stand in it), and
where the lit answers below can; if something is lit and none of it is in sight, what and where it is."""


class Newcomer:
    """Reads what the guide says and clicks what is lit: a thing on the table if one can be reached, else the answer."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.guide = page.locator(".guide")
        self.unseen: list[str] = []
        """Steps whose lit thing lies under something else or beyond the edge: only the answer can be clicked."""

    def take(self, title: str, name: str) -> None:
        lesson = lessons.lesson(title, name)
        for number, step in enumerate(lesson.step):
            self.reads(step.goal[self.language], step.why[self.language])
            self.click(f"{name} {number + 1}")
            if not self.goes_on(number):  # a thing that has several answers: the one that is meant is lit
                self.click(f"{name} {number + 1}, of several", keys=True)
                assert self.goes_on(number), f"{name}: step {number + 1} is not done by what is lit"
        expect(self.guide).to_contain_text(lesson.end[self.language])

    def reads(self, goal: str, why: str) -> None:
        expect(self.guide.locator(".goal")).to_have_text(goal)
        expect(self.guide.locator(".why")).to_have_text(why)
        for said in (".goal", ".why"):
            expect(self.guide.locator(said)).to_be_in_viewport(ratio=0.99)

    def click(self, where: str, keys: bool = False) -> None:
        lit: dict[str, list[Any]] = {}

        def ready() -> bool:
            lit.update(self.page.evaluate(LIT))
            return bool(lit["points"] or lit["keys"])

        self.page.locator(".ask.mine").wait_for()
        until(self.page, ready, f"{where}: something is lit")
        for _ in range(40):  # the board may be on its way to it
            if keys or not lit["under"]:
                break
            self.page.wait_for_timeout(250)
            ready()
        else:
            self.unseen.append(f"{where}: {lit['under']}")
        point = (lit["keys"] if keys else lit["points"] or lit["keys"])[0]
        self.page.mouse.click(point["x"], point["y"])

    def goes_on(self, step: int) -> bool:
        """Whether the guide goes on to what comes after this step, rather than that a list of answers opens."""
        done = f"document.querySelectorAll('.guide .route .done').length > {step}"
        self.page.wait_for_function(f"() => {done} || document.querySelector('.ask .above .list .meant')")
        return bool(self.page.evaluate(f"() => {done}"))


@pytest.mark.parametrize(("title", "language", "form"), WALKS if ALL else share(WALKS, 0))
def test_a_newcomer_takes_the_lessons(page: Page, base_url: str, title: str, language: str, form: str) -> None:
    page.set_viewport_size(SIZES[form])
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    with page.expect_response("**/api/lessons/*.json"):  # who is quicker than they are is not asked
        page.goto(base_url + "/")
    page.locator(f"article[aria-labelledby=door-{title}] .actions button").first.click()
    page.locator("dialog .offer button").click()
    newcomer = Newcomer(page, language)
    names = NAMES[title] if ALL else NAMES[title][:2]
    for number, name in enumerate(names):
        newcomer.take(title, name)
        if number < len(names) - 1:
            newcomer.guide.locator(".go").click()
    newcomer.guide.get_by_role("link").click()
    last = page.locator("section", has=page.locator(f"#learn-{title}")).locator("ol > li").last
    if not ALL:
        last.get_by_role("button").click()
        newcomer.take(title, NAMES[title][-1])
        assert violations(page) == []
        newcomer.guide.get_by_role("link").click()
    expect(last.locator(".done").first).to_be_visible()
    assert newcomer.unseen == []
