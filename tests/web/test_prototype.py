"""The prototype edition of Revenant in a real browser: a whole game from the lobby on, solo, phone, languages."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.web.playing import ALL
from tests.web.seated import ME, PHONE, asked, to_question, violations
from tests.web.shares import share

RANDOM = {"kind": "bot", "bot": "random"}
PICTURES = os.environ.get("FARFLUNG_PICTURES")  # a folder for pictures of the table, if they are wanted


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def listen(page: Page) -> list[str]:
    """What the browser complains about."""
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    return wrong


def open_table(page: Page, base: str, seats: list[dict[str, Any]], **more: Any) -> None:
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    table = {"title": "revenant", "edition": "prototype", "seats": seats, **more}
    answer = page.request.post(base + "/api/tables", data=table, headers=headers)
    assert answer.ok, answer.text()
    page.goto(f"{base}/table/{answer.json()['id']}")


def play_to_the_end(page: Page, seed: int = 1, halfway: int = 0) -> bool:
    """By the option list; with `halfway` only so many answers. Says whether the game is over."""
    luck = random.Random(seed)
    ready = """b => document.querySelector('.dialog.wide')
        || (q => q && q.dataset.answers !== b)(document.querySelector('.ask.mine'))"""
    before = ""
    for n in range(600):
        page.wait_for_function(ready, arg=before)
        before, over, options = page.evaluate(
            "[document.querySelector('.ask').dataset.answers, document.querySelectorAll('.dialog.wide').length,"
            " document.querySelectorAll('[data-option]').length]"
        )
        if over or (halfway and n == halfway):
            return bool(over)
        page.keyboard.press(str(luck.choice([1, 1, 2, 3])) if options > 3 else "1")
    raise AssertionError("the game does not end")


def no_bare_messages(page: Page) -> None:
    """A message without words would be shown by its name."""
    assert not re.findall(r"\brev-[a-z-]+", page.locator("body").inner_text())


@pytest.mark.long
def test_a_whole_game_from_the_lobby(page: Page, base_url: str) -> None:
    """Two cycles, between which there is a course to tell of, or all four (FARFLUNG_WALK)."""
    wrong = listen(page)

    def shorten(route: Route) -> None:
        if route.request.method == "POST" and not ALL:
            route.continue_(post_data={**(route.request.post_data_json or {}), "parameters": {"cycles": 2}})
        else:
            route.continue_()

    page.route("**/api/tables", shorten)
    page.goto("/new/revenant")
    page.get_by_label("Edition").select_option("prototype")
    expect(page.get_by_label("Edition").locator("option:checked")).to_contain_text("The prototype: sonar")
    page.get_by_role("button", name=re.compile("^Take away")).last.click()
    page.get_by_label("Level of the bot").select_option("drifting")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page).to_have_url(re.compile("/table/"))
    while page.locator(".tour").count() or not page.locator(".ask.mine").count():
        if page.locator(".tour").count():
            page.get_by_role("button", name="Skip the tour").click()
        page.wait_for_timeout(50)
    assert not play_to_the_end(page, halfway=25)
    expect(page.locator(".comp")).to_have_count(6)
    expect(page.locator(".ranks i")).to_have_text(["I", "II", "III", "IV"])
    expect(page.locator(".phase")).to_contain_text("Breach")
    expect(page.locator(".tile")).to_have_count(1)
    expect(page.locator(".threes i")).to_have_count(3)
    no_bare_messages(page)
    assert not violations(page)
    picture(page, "web-prototype")
    assert play_to_the_end(page)
    expect(page.locator(".barrow")).to_have_count(2)
    expect(page.locator(".dialog.wide h2")).to_contain_text("win")
    expect(page.locator(".scoretable tfoot th")).to_have_text("Victory points")  # not the final edition's Renown
    expect(page.locator(".course")).to_contain_text("Victory points")
    expect(page.locator(".course")).to_contain_text("Round 1")
    no_bare_messages(page)
    assert not violations(page)
    picture(page, "web-prototype-end")
    assert not wrong


def test_things_are_chosen_where_they_lie(page: Page, base_url: str) -> None:
    """A frigate is placed in a centre sector, a ship manned where it flies."""
    open_table(page, base_url, [ME, RANDOM])
    to_question(page, "frigate", 8)
    centre = page.locator("g.spot.can[data-id='sector:N']")
    before = asked(page)
    centre.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    to_question(page, "man?")
    ships = page.locator("g.spot.can[data-id^='ship:']")  # the bot may have taken any one of them before
    expect(ships).not_to_have_count(0)


@pytest.mark.long
def test_four_admirals(page: Page, base_url: str) -> None:
    wrong = listen(page)
    open_table(page, base_url, [ME, RANDOM, RANDOM, RANDOM])
    to_question(page, "man?")
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator(".order .seat")).to_have_count(4)
    expect(page.locator(".board g.spot[data-id^='ship:frigate ']")).to_have_count(4)
    no_bare_messages(page)
    assert not violations(page)
    picture(page, "web-prototype-4")
    assert not wrong


def test_a_hint_is_accessible(page: Page, base_url: str) -> None:
    """A card that is shown beside the pointer belongs to a landmark, its heading to an order."""
    page.set_viewport_size(PHONE)
    open_table(page, base_url, [ME, RANDOM])
    asked(page)
    planet = page.locator("g.spot[data-id^='planet:']").first
    planet.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(page.get_by_role("tooltip").locator("h3")).to_be_visible()
    assert not violations(page)


@pytest.mark.long
def test_solo_on_a_phone(browser: Browser, base_url: str) -> None:
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce", locale="en-GB", has_touch=True)
    page = context.new_page()
    wrong = listen(page)
    open_table(page, base_url, [ME], options={"difficulty": "easy"})
    play_to_the_end(page, 2, halfway=20)
    tabs = page.locator(".tabbar button")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
        no_bare_messages(page)
        assert not violations(page)
        picture(page, f"web-prototype-phone-{tab + 1}")
    assert tabs.count() >= 5
    tabs.nth(4).click()
    expect(page.locator(".crewbox")).to_be_visible()
    assert not wrong
    context.close()


@pytest.mark.parametrize("language", share(["de", "es", "fr"], 1))
def test_every_language_has_all_words(browser: Browser, base_url: str, language: str) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale=language)
    page = context.new_page()
    wrong = listen(page)
    open_table(page, base_url, [ME, RANDOM])
    play_to_the_end(page, 3, halfway=15)
    no_bare_messages(page)
    picture(page, f"web-prototype-{language}")
    assert not wrong
    context.close()
