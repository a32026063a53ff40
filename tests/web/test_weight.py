"""What a browser fetches to play one title, as it comes over the line: fonts and the game's own data aside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Request
from tests.web.seated import BOT, ME, asked, open_table

MOST = 170_000
"""Bytes, compressed."""
TITLES = [("revenant", "final"), ("helionox", "final"), ("xodus", "first")]


@pytest.mark.parametrize(("title", "edition"), TITLES)
def test_the_client_of_one_title_is_light(browser: Browser, base_url: str, title: str, edition: str) -> None:
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    fetched: list[Request] = []

    def note(request: Request) -> None:
        fetched.append(request)

    page.on("requestfinished", note)
    open_table(page, base_url, [ME, BOT], title=title, edition=edition, parameters={})
    asked(page)
    page.wait_for_load_state("networkidle")
    sizes = {
        request.url.removeprefix(base_url): request.sizes()["responseBodySize"]
        for request in fetched
        if request.resource_type in ("document", "script", "stylesheet", "image")
        and request.url.startswith(base_url)
        and "/api/" not in request.url
    }
    context.close()
    assert any(path.endswith(".js") for path in sizes)
    most = sorted(sizes.items(), key=lambda each: -each[1])[:12]
    assert sum(sizes.values()) < MOST, f"{sum(sizes.values())} bytes: {most}"
