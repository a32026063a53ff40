"""From the point of use to the paragraph, and no barriers where one learns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.web.seated import BOT, ME, PHONE, answer, asked, open_table, violations
from tests.web.shares import share

from farflung import book, lessons

DESK: ViewportSize = {"width": 1440, "height": 900}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
TABLES = [("revenant", "final", "es"), ("helionox", "final", "fr"), ("xodus", "first", "de")]


def opened(page: Page, title: str, edition: str, language: str, key: Locator) -> str:
    """Opens the book by this key; what the paragraph says that it leads to, which is one of the reader's book."""
    key.click()
    found = page.locator("dialog .found")
    expect(found).to_be_in_viewport()
    expect(page.locator("dialog .page")).to_have_attribute("lang", language)
    blocks = [block for chapter in book.book(title, edition, language).chapters for block in chapter.blocks]
    said = " ".join(found.inner_text().split())
    texts = [" ".join(block.text.replace("**", "").split()) for block in blocks]
    assert any(text[:60] in said for text in texts), said
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return said


@pytest.mark.parametrize(("title", "edition", "language"), share(TABLES, 0))
def test_question_refusal_log_and_term_lead_to_their_paragraph(
    page: Page, base_url: str, title: str, edition: str, language: str
) -> None:
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    open_table(page, base_url, [ME, BOT], title=title, edition=edition, parameters={})
    asked(page)
    opened(page, title, edition, language, page.locator(".ask .why-rule"))
    for _ in range(8):
        if page.locator(".log .rl").count():
            break
        answer(page)
    opened(page, title, edition, language, page.locator(".log .rl").first)
    page.locator(".log .rl").last.focus()  # the keyboard comes to it, too
    page.keyboard.press("Enter")
    expect(page.locator("dialog .found")).to_be_in_viewport()
    page.keyboard.press("Escape")
    term = page.locator(".aim .term").first
    word = term.inner_text()
    said = opened(page, title, edition, language, term)
    assert word.lower()[:4] in said.lower(), "the paragraph explains the word"
    term.press("Enter")
    expect(page.locator("dialog .found")).to_be_in_viewport()
    page.keyboard.press("Escape")
    for _ in range(20):
        if page.locator(".spot.no").count():
            break
        answer(page)
    refused = page.locator(".spot.no").first
    refused.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    refused.press("Enter")
    expect(page.locator("dialog .found")).to_be_in_viewport()


@SIZES
def test_axe_finds_nothing_on_the_shelf_and_in_a_lesson(page: Page, base_url: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    lesson = lessons.lesson("xodus", "02-turn")
    page.goto(base_url + "/learn")
    shelf = page.locator("li", has=page.get_by_role("heading", name=lesson.name["en"], exact=True)).last
    expect(shelf).to_be_visible()
    assert violations(page) == []
    shelf.get_by_role("button").click()
    page.locator("dialog").get_by_role("button", name="Begin").click()
    expect(page.locator(".guide .goal")).to_have_text(lesson.step[0].goal["en"])
    page.locator(".ask.mine").wait_for()
    assert violations(page) == []
    other = page.locator(".ask [data-option]:not(.meant)")
    if not other.count():  # in a hand behind a key, at a desk behind L
        behind = page.locator(".ask .foot").get_by_role("button", name=re.compile("List"))
        behind.click() if size is PHONE else page.keyboard.press("l")
    other.first.click()
    expect(page.locator(".guide .slip")).to_be_visible()
    assert violations(page) == []


@SIZES
@pytest.mark.parametrize("path", share(["revenant/final/combat", "helionox/final/terms", "xodus/first/moving"], 1))
def test_axe_finds_nothing_in_the_book(page: Page, base_url: str, size: ViewportSize, path: str) -> None:
    page.set_viewport_size(size)
    page.goto(f"{base_url}/rules/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for figure in page.locator("figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".stage")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("searchbox").fill("who wins?")
    expect(page.locator(".hits li").first).to_be_visible()
    assert violations(page) == []


@SIZES
def test_axe_finds_nothing_in_the_lobby_of_a_newcomer_who_is_offered_a_lesson(
    page: Page, base_url: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    with page.expect_response("**/api/lessons/*.json"):
        page.goto(base_url + "/")
    expect(page.locator(".newcomer")).to_be_visible()
    page.locator("article[aria-labelledby=door-helionox] .actions button").first.click()
    expect(page.locator("dialog .offer")).to_be_visible()
    assert violations(page) == []


def test_who_declines_the_first_lesson_is_not_offered_it_again(page: Page, base_url: str) -> None:
    """Not even as a stranger once more in the same browser, and not for another title."""
    with page.expect_response("**/api/lessons/*.json"):
        page.goto(base_url + "/")
    page.locator("article[aria-labelledby=door-revenant] .actions button").first.click()
    expect(page.locator("dialog .offer")).to_be_visible()
    page.locator("dialog .doing button").last.click()
    expect(page).to_have_url(re.compile("/table/"))
    for title in ("revenant", "xodus"):
        page.context.clear_cookies()
        with page.expect_response("**/api/lessons/*.json"):
            page.goto(base_url + "/")
        page.locator(f"article[aria-labelledby=door-{title}] .actions button").first.click()
        expect(page.locator("#guest-name")).to_be_visible()
        expect(page.locator("dialog .offer")).to_have_count(0)


def test_the_page_of_a_rule_shows_where_it_was_seen_in_this_game(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT], title="helionox", parameters={})
    asked(page)
    for _ in range(4):
        answer(page)
        asked(page)
    page.locator(".log .rl").last.focus()
    page.keyboard.press("Enter")
    seen = page.locator("dialog").get_by_role("heading", name="Seen in your game")
    expect(seen).to_be_visible()
    assert violations(page) == []
    page.locator("dialog h4 + .hits button").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".ask.replaying")).to_be_visible()


def test_the_keys_of_a_lesson(page: Page, base_url: str) -> None:
    """S shows, F6 goes round, Esc closes what is open and then leaves; the place is kept."""
    lesson = lessons.lesson("revenant", "02-turn")
    page.goto(base_url + "/learn")
    card = page.locator("li", has=page.get_by_role("heading", name=lesson.name["en"], exact=True)).first
    card.get_by_role("button").click()
    page.locator("dialog").get_by_role("button", name="Begin").click()
    page.locator(".ask.mine").wait_for()
    where = "() => ['guide', 'ask', 'scene', 'log'].find((each) => document.activeElement.closest('.' + each))"
    page.locator("body").evaluate("() => document.activeElement.blur()")
    round_ = []
    for key in ("F6", "F6", "F6", "F6", "F6", "Shift+F6"):
        page.keyboard.press(key)
        round_.append(page.evaluate(where))
    assert round_[:2] == ["guide", "ask"]
    assert round_[-2:] == ["guide", round_[-3]]
    page.keyboard.press("Escape")
    if "/table/" in page.url:  # a tip was shown, or answers lay open: that came first
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/learn$"))
    expect(card.get_by_role("button", name="Go on")).to_be_visible()


def test_another_edition_has_the_same_page_or_says_that_it_has_none(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/rules/revenant/final/scoring")
    other = page.get_by_role("group", name="Edition").get_by_role("link", name="Prototype")
    other.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Agendas and final scoring")
    page.goto(f"{base_url}/rules/revenant/final/combat")
    other.click()
    expect(page.get_by_role("status")).to_have_text("This edition has no such page. It begins with: What you play for.")
