"""Titles that the client was not built with: a game from outside, and Salvage, on boards that they bring themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.plugin.installing import ServerOf, install
from tests.web.conftest import need_client_and_browser
from tests.web.seated import answer, open_table


@pytest.fixture(scope="module")
def outside_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    need_client_and_browser()
    server = ServerOf(install(tmp_path_factory.mktemp("outside")), tmp_path_factory.mktemp("server")).start()
    yield server.url
    server.stop()


def start(page: Page, url: str, title: str, name: str) -> None:
    """From the lobby to the first question."""
    page.goto(url)
    page.locator(f"[data-title={title}]").get_by_role("button", name="Play now against bots").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    expect(page.locator(".ask.mine")).to_be_visible()


def play_to_the_end(page: Page, wanted: list[str], most: int = 300) -> None:
    """Clicks the first of the wanted things that is there, whenever one is asked."""
    ended = page.get_by_role("dialog", name=re.compile("win"))
    for _ in range(most):
        expect(page.locator(".ask.mine #question").or_(ended).first).to_be_visible()
        if ended.is_visible():
            return
        answers = page.locator(".ask").get_attribute("data-answers")
        next(page.locator(each).first for each in wanted if page.locator(each).count()).click()
        expect(page.locator(f'.ask[data-answers="{answers}"]')).to_have_count(0)
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_a_game_from_outside_is_played_on_its_own_board_with_the_mouse(page: Page, outside_url: str) -> None:
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    start(page, outside_url, "sundive", "Ada")
    expect(page.locator("[data-board=sundive] text")).to_have_text("Heat 0")
    expect(page.locator(".sundive .turn-back.lit")).to_have_count(0)
    play_to_the_end(page, [".sundive .turn-back.lit", ".sundive .plunge.lit"])
    expect(page.get_by_role("dialog")).to_contain_text("Ada")
    assert wrong == []


def test_a_board_that_fails_leaves_the_places_and_the_answers(page: Page, outside_url: str) -> None:
    page.route("**/titles/sundive/board.js", lambda route: route.fulfill(body="export const mount = 1;"))
    start(page, outside_url, "sundive", "Bo")
    expect(page.locator(".pl-world")).to_contain_text("Heat")
    page.get_by_role("button", name="Plunge").click()
    expect(page.get_by_role("button", name="Turn back")).to_be_visible()


def test_salvage_is_played_with_the_mouse_on_its_board_and_hand(page: Page, server_url: str) -> None:
    start(page, server_url, "salvage", "Cy")
    expect(page.locator(".salvage .crates rect")).to_have_count(9)
    play_to_the_end(page, [".pl-dock .touch.can", ".salvage .wreck.lit", ".salvage .harbour.lit"])
    expect(page.get_by_role("dialog")).to_contain_text("Cy")
    mine = page.locator(".log .tg.me").first  # who acts is said above what was done
    expect(mine).to_contain_text("You")
    expect(mine).to_contain_text("Sells a")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "What is secret stays covered"), ("de", "Was geheim ist, bleibt bis dahin verdeckt")]
)
def test_passing_the_device_is_explained(browser: Browser, server_url: str, language: str, words: str) -> None:
    """Salvage has secrets, and no words of the client for them."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    screens = [{"kind": "me"}, {"kind": "screen", "name": "Jonas"}]
    open_table(page, server_url, screens, title="salvage", edition="tutorial", parameters={})
    expect(page.locator(".ask.mine, .handover").first).to_be_visible()
    for _ in range(10):
        if page.locator(".handover").count():
            break
        answer(page, "2")  # stops diving
        expect(page.locator(".ask.mine, .handover").first).to_be_visible()
    expect(page.locator(".handover p")).to_contain_text(words)
    context.close()


def test_without_a_board_a_game_is_played_by_its_places_to_its_end(page: Page, outside_url: str) -> None:
    def no_board(route: Route) -> None:
        titles = route.fetch().json()
        route.fulfill(json=[{**title, "board": None} for title in titles])

    page.route("**/api/titles", no_board)
    start(page, outside_url, "sundive", "Di")
    expect(page.locator(".pl-world .pl-number")).to_have_text("0")
    play_to_the_end(page, ["button[data-option]:has-text('Turn back')", "button[data-option]:has-text('Plunge')"])
