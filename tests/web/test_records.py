"""Looking back at a table, and records that are looked at and played on from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.seated import BOT, ME, answer, asked, open_table, to_question, violations
from tests.web.shares import share

from farflung import games
from farflung.engine.match import Match
from farflung.engine.record import parse

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "revenant" / "02-2-players.record"
# A folder and a record, and from which moment to which: first where the fleet jumps, else whole games.
WATCHED = [
    ("revenant", "03-3-players", 165, 180),
    ("revenant", "03-3-players", 1, 9999),
    ("revenant_prototype", "04-4-players", 1, 9999),
    ("helionox", "08-3-co-op-normal-mercury-draft", 1, 9999),
    ("xodus", "10-2-players-quiet-three-ships-gentle", 1, 9999),
]


def cut(record: str, lines: int = 260) -> str:
    """The record of the same game, left off in the middle."""
    parsed = parse(record)
    parsed.lines = parsed.lines[:lines]
    return Match.load(games.title("revenant"), parsed).save()


def test_replay_from_the_log_and_the_slider(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    answer(page)
    asked(page)
    page.locator(".log .what").nth(3).click()
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".frame")).to_have_class(re.compile("replaying"))
    page.get_by_role("slider", name="Replay").fill("2")
    expect(page.locator(".moment")).to_have_attribute("data-moment", "2")
    line = page.locator(".log li.at")  # the log follows
    expect(line).to_have_count(1)
    expect(line).to_be_in_viewport()
    expect(page.locator(".log li.later")).not_to_have_count(0)
    assert not violations(page)
    page.get_by_role("button", name="Back to now").click()
    asked(page)


def load(page: Page, base: str, record: str, mode: str, **more: Any) -> None:
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    said = page.request.post(base + "/api/load", data={"record": record, "mode": mode, **more}, headers=headers)
    assert said.ok, said.text()
    page.goto(f"{base}/table/{said.json()['id']}")


@pytest.mark.long
def test_a_record_to_look_at_and_to_play_on_from(page: Page, base_url: str) -> None:
    """A finished game: its end, its way there, every hand, and a fork from any moment."""
    load(page, base_url, RECORD.read_text("utf-8"), "look")
    expect(page.locator(".dialog.wide h2")).to_contain_text("wins")
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".moment")).to_be_visible()
    page.get_by_role("slider", name="Replay").fill("150")
    expect(page.locator(".moment")).to_have_attribute("data-moment", "150")
    expect(page.locator(".moment small")).to_contain_text(re.compile(r"Cycle \d, .+ turn|Cycle \d, .+ phase"))
    expect(page.locator("[data-option]")).to_have_count(0)
    names = page.locator(".rival .rn").all_inner_texts()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="See this hand").first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".rival .rn")).not_to_have_text(names)
    assert not violations(page)
    page.get_by_role("slider", name="Replay").fill("150")
    address = page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(address)
    page.locator(".ask.mine, .handover").first.wait_for()
    if page.locator(".handover").count():
        page.locator(".handover .go").click()
    answer(page)


def test_watching_it_again_begins_by_itself_at_the_pace_that_was_chosen(page: Page, base_url: str) -> None:
    load(page, base_url, RECORD.read_text("utf-8"), "look")
    moment, pace = page.locator(".moment"), page.locator(".how").get_by_role("group", name="Pace")
    again = page.get_by_role("button", name="Watch it again")
    again.click()
    first = moment.get_attribute("data-moment") or ""
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("button", name="step", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(moment).not_to_have_attribute("data-moment", first)
    for chosen, other in (("2×", "4×"), ("4×", "2×")):
        pace.get_by_role("button", name=chosen).click()
        page.reload()
        again.click()
        expect(pace.get_by_role("button", name=chosen)).to_have_attribute("aria-pressed", "true")
        expect(pace.get_by_role("button", name=other)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(("folder", "record", "first", "last"), share(WATCHED, 0))
def test_every_moment_of_a_game_is_drawn(
    page: Page, base_url: str, folder: str, record: str, first: int, last: int
) -> None:
    """Also those between two states that the rules know: a thing may be told of two places for a moment."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    load(page, base_url, (GOLDEN / folder / f"{record}.record").read_text("utf-8"), "look")
    page.get_by_role("button", name="Watch it again").click()
    slider = page.get_by_role("slider", name="Replay")
    for moment in range(first, min(last, int(slider.get_attribute("max") or 0))):
        slider.fill(str(moment))
        page.wait_for_function("n => document.querySelector('.moment')?.dataset.moment === n", arg=str(moment))
        assert not wrong, f"at moment {moment}"
    assert page.locator(".moment").count(), "there was something to look at"


def test_an_unfinished_record_is_only_looked_at(page: Page, base_url: str) -> None:
    load(page, base_url, cut(RECORD.read_text("utf-8")), "look")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    expect(page.locator(".spot.can")).to_have_count(0)
    page.keyboard.press("1")
    page.locator(".log .what").nth(3).click()
    expect(page.locator(".moment")).to_be_visible()


def test_playing_on_from_a_record_against_a_bot(page: Page, base_url: str) -> None:
    load(page, base_url, RECORD.read_text("utf-8"), "play", position=200, bots={"1": "greedy"})
    for _ in range(3):
        answer(page)
        asked(page)
    expect(page.locator(".undo small")).to_have_text("free")  # nothing counts
