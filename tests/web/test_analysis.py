"""The analysis of a finished game, in the browser: asked for, read, looked at again and played on from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.server.running import Server
from tests.web.conftest import need_client_and_browser
from tests.web.seated import PHONE, violations
from tests.web.shares import share

import farflung


def given_away() -> str:
    """A game of Salvage in which the first seat never sells anything."""
    match = farflung.new_match("salvage", seats=["Mira", "Jonas"], seed=2)
    while match.question is not None:
        keeps = match.question.seat == 0 and "keep" in {option.text for option in match.options}
        match.answer("keep" if keeps else match.question.options[0])
    return match.save()


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that thinks about each question as long as it takes."""
    need_client_and_browser()
    folder = tmp_path_factory.mktemp("thoughtful")
    server = Server(str(folder / "web.db"), folder, FARFLUNG_ANALYSIS_WALKS="400").start()
    yield server.url
    server.stop()


@pytest.mark.parametrize("size", share([{"width": 1440, "height": 900}, PHONE], 0), ids=["desk", "phone"])
def test_a_finished_game_is_analysed_and_played_on(page: Page, thoughtful: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    headers = {"Origin": thoughtful}
    assert page.request.post(thoughtful + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    said = page.request.post(thoughtful + "/api/load", data={"record": given_away(), "mode": "look"}, headers=headers)
    assert said.ok, said.text()
    table = said.json()["id"]
    page.goto(f"{thoughtful}/table/{table}")
    page.locator("dialog").get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    dialog = page.get_by_role("dialog", name="Analysis")
    expect(dialog.get_by_role("heading", name="Your most expensive decisions")).to_be_visible()
    expect(dialog.locator("svg .line")).to_have_count(1)
    start, luck, choice, end = (int(each.replace("−", "-")) for each in dialog.locator("dd").all_inner_texts())
    assert start + luck + choice == end == 0
    dialog.get_by_text("As a table").click()
    rows = dialog.get_by_role("row")
    expect(rows.first).to_contain_text("Chance to win")
    expect(rows.last).to_contain_text("End")
    assert not violations(page)
    wide = dialog.evaluate("box => [box.scrollWidth, box.clientWidth]")
    assert wide[0] <= wide[1]
    first = dialog.get_by_role("listitem").first
    expect(first).to_contain_text("You chose")
    first.get_by_role("button", name="Look").click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".moment")).to_be_visible()
    page.get_by_role("button", name="Analysis").click()
    expect(first).to_contain_text("Better")  # kept: it is there at once
    first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator(".ask.mine")).to_be_visible()
