"""Learning in a real browser: the shelf, lessons by clicking only what they light or name, and the rulebook.

FARFLUNG_LESSONS=all takes all of them in every language; otherwise it is the first two and the last of each title.
"""

from __future__ import annotations

import itertools
import os
import re

import pytest
from playwright.sync_api import Page, expect

from farflung import games, lessons
from farflung.engine.text import LANGUAGES

EVERY = [(title, name) for title in games.ours() for name in lessons.files(title)]


def some() -> list[tuple[str, str, str]]:
    """Lessons, and the language in which each is taken."""
    if os.environ.get("FARFLUNG_LESSONS") == "all":
        return [(title, name, language) for title, name in EVERY for language in LANGUAGES]
    names = {title: [*lessons.files(title)] for title in games.ours()}
    few = [(title, name) for title, all_of_it in names.items() for name in [*all_of_it[:2], *all_of_it[2:][-1:]]]
    return [(*each, language) for each, language in zip(few, itertools.cycle(LANGUAGES), strict=False)]


@pytest.mark.parametrize(("title", "name", "language"), some())
def test_a_lesson_is_taken_by_what_it_lights(page: Page, base_url: str, title: str, name: str, language: str) -> None:
    """That every lesson is true, and its words are there, is shown without a browser (tests/lessons)."""
    lesson = lessons.lesson(title, name)
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    assert page.request.post(base_url + "/api/guest", data={"name": "Mira"}, headers={"Origin": base_url}).ok
    made = page.request.post(
        base_url + "/api/lessons", data={"title": title, "lesson": name}, headers={"Origin": base_url}
    )
    assert made.ok, made.text()
    page.goto(f"{base_url}/table/{made.json()['id']}")
    guide = page.locator(".guide")
    for step in lesson.step:
        expect(guide.locator(".goal")).to_have_text(step.goal[language])
        expect(guide.locator(".why")).to_have_text(step.why[language])
        meant = page.locator(".ask [data-option]").first
        expect(meant).to_be_enabled()
        lit = page.locator(".spot.can, .touch.can")
        if lit.count() == 1:
            lit.scroll_into_view_if_needed()
            box = lit.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            meant.click()
    expect(guide).to_contain_text(lesson.end[language])


def test_the_shelf_keeps_the_place_and_a_wrong_way_is_taken_back(page: Page, base_url: str) -> None:
    lesson = lessons.lesson("revenant", "02-turn")
    page.goto(base_url + "/learn")
    first = page.locator("li", has=page.get_by_role("heading", name=lesson.name["en"], exact=True)).first
    first.get_by_role("button").click()
    page.locator("#guest-name").fill("Mira")
    page.locator("dialog").get_by_role("button", name="Begin").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text(lesson.step[0].goal["en"])
    page.keyboard.press("l")
    page.locator("[data-option]", has_text="Emergency action").last.click()
    expect(guide.locator(".slip")).to_be_visible()
    guide.get_by_role("button", name="Take it back").click()
    expect(guide.locator(".slip")).to_have_count(0)
    page.locator(".ask [data-option]").first.click()
    expect(guide).to_contain_text(lesson.step[1].goal["en"])
    guide.get_by_role("link", name="Leave the lesson").click()
    expect(first).to_have_class(re.compile("lit"))
    first.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text(lesson.step[1].goal["en"])


def test_a_newcomer_is_offered_the_first_lesson_once(page: Page, base_url: str) -> None:
    title, name = next(each for each in EVERY if each[0] == "revenant")
    page.goto(base_url + "/")
    play_now = page.get_by_role("article", name="Revenant").get_by_role("button", name="Play now against bots")
    play_now.click()
    page.get_by_role("button", name="Take the lesson").click()
    expect(page.locator(".guide .goal")).to_have_text(lessons.lesson(title, name).step[0].goal["en"])
    page.goto(base_url + "/")
    play_now.click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".ask")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_rulebook_is_read_and_asked(page: Page, base_url: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(base_url + "/rules/revenant/final")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    search = page.get_by_role("searchbox")
    search.fill("may I land on an occupied planet?")
    hits = page.locator(".hits li")
    expect(hits.first).to_contain_text("on which no ship lies")
    hits.first.get_by_role("link").click()
    found = page.locator(".found")
    expect(found).to_be_in_viewport()
    found.get_by_role("button", name="Rule 05.2").click()
    expect(page.locator(".exact")).to_contain_text("REV-F-05.2")


def test_the_whole_book_stands_on_one_page_in_the_readers_language(page: Page, base_url: str) -> None:
    page.add_init_script("localStorage.setItem('language', 'fr')")
    page.goto(base_url + "/rules/xodus/first/all")
    expect(page.locator("article h2")).to_have_count(20)
    expect(page.locator("article")).to_have_attribute("lang", "fr")
    numbers = page.locator(".numbers button")
    assert numbers.count() == 286
