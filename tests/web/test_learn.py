"""Learning in a real browser: the shelf, a first game with its help, and the rulebook. Lessons: test_learn_walk.py.

FARFLUNG_LESSONS=all also plays a whole first game of each title.
"""

from __future__ import annotations

import os
import re
from uuid import uuid4

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.seated import ME, PHONE, answer, asked, open_table, violations
from tests.web.shares import share

from farflung import games, lessons

EVERY = [(title, name) for title in games.ours() for name in lessons.files(title)]
LONG = pytest.mark.skipif(os.environ.get("FARFLUNG_LESSONS") != "all", reason="takes minutes: FARFLUNG_LESSONS=all")


def first_game(page: Page, base_url: str, title: str, language: str = "en") -> None:
    """From the first page by clicks: the recommended first game of the title."""
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto(base_url + "/")
    page.locator(".newcomer").get_by_role("button", name=title, exact=True).click()
    page.locator("dialog .doing button").last.click()
    expect(page).to_have_url(re.compile("/table/"))
    asked(page)


@pytest.mark.parametrize(("title", "size"), share([("X-ODUS", None), ("Helionox", PHONE)], 1))
def test_a_newcomer_plays_a_first_game_with_suggestions(
    page: Page, base_url: str, title: str, size: ViewportSize | None
) -> None:
    if size:
        page.set_viewport_size(size)
    first_game(page, base_url, title)
    aim = page.get_by_role("region", name="What you play for")
    expect(aim).to_be_visible()
    for _ in range(12):
        if page.locator(".suggest").count() and page.locator(".ask [data-option]").count() > 2:
            break
        answer(page)
    page.locator(".suggest").click()
    coach = page.get_by_role("region", name="Suggestions")
    rows = coach.locator("ol > li")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        gain = number_in(row.locator("em").inner_text())
        terms = [number_in(term) for term in row.locator("ul li").all_inner_texts()]
        assert sum(terms) == pytest.approx(gain)
    assert violations(page) == []
    before = asked(page)
    rows.first.locator("button").click()
    assert page.locator(".ask").get_attribute("data-answers") == before, "a suggestion is never played by a touch"
    answer(page)
    expect(coach).to_have_count(0)
    aim.get_by_role("button").click()
    expect(aim).to_have_count(0)
    page.reload()
    asked(page)
    expect(aim).to_have_count(0)


def test_terms_explain_themselves_where_they_are_used(page: Page, base_url: str) -> None:
    """In the question and the log by hover and focus, and beside a card that uses them."""
    open_table(page, base_url, [ME, {"kind": "bot", "bot": "greedy"}], title="helionox", parameters={})
    term = page.locator(".ask .term, .aim .term").first
    term.focus()
    tip = page.get_by_role("tooltip")
    expect(tip.locator("b")).not_to_be_empty()
    explained = tip.inner_text()
    assert (term.get_attribute("aria-description") or "nothing") in explained
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    cards = page.locator(".hx-card")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        card.hover()
        if tip.locator(".terms dt").count():
            break
    expect(tip.locator(".terms dd").first).not_to_be_empty()
    assert violations(page) == []


def number_in(text: str) -> float:
    """The signed number at the end of a text."""
    found = re.search(r"([+\-−]?[\d.]+)\s*%?$", text.strip())
    assert found, text
    return float(found[1].replace("−", "-"))


def test_afterwards_a_beginner_is_told_what_was_overlooked(page: Page, base_url: str) -> None:
    page.add_init_script("localStorage.setItem('warned', 'yes')")
    first_game(page, base_url, "Helionox")
    page.get_by_role("button", name="End your turn").click()
    page.locator(".ask .doubt .go").first.click()  # what is unspent is pointed out once before
    note = page.get_by_role("status", name="What was overlooked")
    expect(note).to_contain_text("You could still have played cards.")
    assert violations(page) == []
    note.get_by_role("button", name="No more of these").click()
    expect(note).to_have_count(0)


@LONG
@pytest.mark.parametrize(
    ("title", "language", "won"),
    [("Revenant", "de", "Du gewinnst"), ("Helionox", "fr", "Vous gagnez"), ("X-ODUS", "es", "")],
)
def test_a_first_game_by_suggestions_is_won_in_the_browser(
    page: Page, base_url: str, title: str, language: str, won: str
) -> None:
    """From the first page, against the easiest bots, by the first suggestion each time. X-ODUS is won or lost together,
    and by its luck: there it is enough that the game comes to its end."""
    first_game(page, base_url, title, language)
    over = page.locator(".dialog.wide")
    while True:
        expect(page.locator(".ask.mine").or_(over).first).to_be_visible()
        if over.count():
            break
        before = asked(page)
        follow_the_advice(page)
        page.wait_for_function(
            "b => document.querySelector('.dialog.wide') || document.querySelector('.ask')?.dataset.answers !== b",
            arg=before,
        )
    if won:
        expect(over.get_by_role("heading", name=won)).to_be_visible()


def follow_the_advice(page: Page) -> None:
    """Asks for suggestions and answers as the first says; where there is nothing to choose, what there is."""
    if not page.locator(".suggest").count():
        page.keyboard.press("1")
        return
    page.keyboard.press("h")
    best = page.locator(".coach ol > li").first.get_attribute("data-advised") or ""
    answers = page.locator(".ask [data-option]").and_(page.locator(f'[data-option="{best}"]'))
    if not answers.count():
        page.keyboard.press("l")
    answers.first.click()


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


def test_a_guest_who_logs_in_goes_on_with_the_lesson(page: Page, base_url: str) -> None:
    lesson = lessons.lesson("revenant", "02-turn")
    name = f"Ada {uuid4().hex[:8]}"
    origin = {"Origin": base_url}
    secret = {"name": name, "password": "nine blue herons"}
    assert page.request.post(base_url + "/api/account", data=secret, headers=origin).ok
    assert page.request.post(base_url + "/api/logout", data={}, headers=origin).ok
    page.goto(base_url + "/learn")
    first = page.locator("li", has=page.get_by_role("heading", name=lesson.name["en"], exact=True)).first
    first.get_by_role("button").click()
    page.locator("#guest-name").fill("Mira")
    page.locator("dialog").get_by_role("button", name="Begin").click()
    page.locator(".ask .meant").first.click()
    expect(page.locator(".guide .goal")).to_have_text(lesson.step[1].goal["en"])
    page.goto(base_url + "/account")
    old = page.get_by_role("form", name="Log in")
    old.get_by_label("Your name").fill(name)
    old.get_by_label("Password").fill("nine blue herons")
    old.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    page.goto(base_url + "/learn")
    first.get_by_role("button", name="Go on").click()
    expect(page.locator(".guide .goal")).to_have_text(lesson.step[1].goal["en"])
    expect(page.locator(".ask.mine")).to_be_visible()


def test_a_newcomer_is_offered_the_first_lesson_once(page: Page, base_url: str) -> None:
    title, name = next(each for each in EVERY if each[0] == "revenant")
    with page.expect_response("**/api/lessons/*.json"):  # who is quicker than they are is not asked
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


@pytest.mark.parametrize("width", share([1440, 390], 1))
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
    figures = page.locator("figure")
    assert figures.count() >= 3
    expect(page.locator("figure svg.coins g").first).to_be_attached()
    expect(page.locator("figure .stage")).to_have_count(figures.count())  # also those far below: it is printed
    page.emulate_media(media="print")
    for around in (".outside > header", ".side", ".shelf"):
        expect(page.locator(around)).to_be_hidden()
    expect(page.locator("article h1")).to_be_visible()


def test_the_book_has_its_width_and_the_shelf_beside_it(page: Page, base_url: str) -> None:
    """With a figure on the page, which brings the styles of the table along."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(base_url + "/rules/xodus/first/moving")
    expect(page.locator("figure svg.coins")).to_have_attribute("data-coins", "4")
    expect(page.locator(".shelf a").first).to_be_in_viewport()
    article, shelf = page.locator("article").bounding_box(), page.locator(".shelf").bounding_box()
    assert article is not None
    assert shelf is not None
    assert article["width"] > 700
    assert shelf["x"] >= article["x"] + article["width"]
