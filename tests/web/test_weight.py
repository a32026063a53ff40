"""What a browser fetches for the lobby, and to play one title, as it comes over the line: fonts and the game's own data
aside."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Request, expect
from tests.web.seated import BOT, ME, asked, open_table

MOST = 170_000
"""Bytes, compressed."""
LOBBY = 110_000
TITLES = [("revenant", "final"), ("helionox", "final"), ("xodus", "first")]


def weighed(browser: Browser, base: str, opens: Callable[[Page], object]) -> dict[str, int]:
    """By address, what a new browser fetches there."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    fetched: list[Request] = []

    def note(request: Request) -> None:
        fetched.append(request)

    page.on("requestfinished", note)
    opens(page)
    page.wait_for_load_state("networkidle")
    sizes = {
        request.url.removeprefix(base): request.sizes()["responseBodySize"]
        for request in fetched
        if request.resource_type in ("document", "script", "stylesheet", "image")
        and request.url.startswith(base)
        and "/api/" not in request.url
    }
    context.close()
    assert any(path.endswith(".js") for path in sizes)
    return sizes


def told(sizes: dict[str, int]) -> str:
    return f"{sum(sizes.values())} bytes: {sorted(sizes.items(), key=lambda each: -each[1])[:12]}"


@pytest.mark.parametrize(("title", "edition"), TITLES)
def test_the_client_of_one_title_is_light(browser: Browser, base_url: str, title: str, edition: str) -> None:
    def opens(page: Page) -> None:
        open_table(page, base_url, [ME, BOT], title=title, edition=edition, parameters={})
        asked(page)

    sizes = weighed(browser, base_url, opens)
    assert sum(sizes.values()) < MOST, told(sizes)


def test_the_lobby_is_light(browser: Browser, base_url: str) -> None:
    def opens(page: Page) -> None:
        page.goto(base_url)
        expect(page.get_by_role("article", name="Revenant")).to_be_visible()

    sizes = weighed(browser, base_url, opens)
    assert sum(sizes.values()) < LOBBY, told(sizes)
