"""An absent player blocks no table: what can be done at a seat, what others must agree to, and what one is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect
from tests.web.seated import BOT, ME, OPEN, host, person

PHONE = {"width": 390, "height": 844}


def joins(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def table(browser: Browser, url: str, guests: list[str], **more: Any) -> list[Page]:
    """A running game of Mira and her guests; the last one holds a phone."""
    pages = [person(browser)[1] for _ in guests]
    pages.append(person(browser, viewport=PHONE, is_mobile=True, has_touch=True)[1])
    address = host(pages[0], url, [ME, *[OPEN for _ in guests]], **more)
    for page, name in zip(pages[1:], guests, strict=True):
        joins(page, address, name)
    for page in pages:
        expect(page.locator(".ask")).to_be_visible()
    return pages


def leave(*pages: Page) -> None:
    for page in pages:
        page.context.close()


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()


def seat(page: Page, name: str) -> Any:
    return page.locator(".people li").filter(has_text=name)


def answer(page: Page) -> None:
    ask = page.locator(".ask")
    before = ask.get_attribute("data-answers")
    page.keyboard.press("1")  # wherever the answer is drawn: on the table, in the tray, in words
    expect(ask).not_to_have_attribute("data-answers", before or "")


def test_an_undo_says_what_it_would_undo_and_a_decline_is_told(browser: Browser, base_url: str) -> None:
    mira, jonas = table(browser, base_url, ["Jonas"], undo="agreement")
    for _ in range(40):  # until something happened that is in the log and not free to take back
        mira.locator(".ask").wait_for()
        asker, other = (mira, jonas) if mira.locator(".ask.mine").count() else (jonas, mira)
        if not asker.locator(".ask.mine").count():
            mira.wait_for_timeout(100)
            continue
        known = mira.locator(".log li").count()
        answer(asker)
        mira.wait_for_timeout(300)
        if mira.locator(".log li").count() > known and asker.locator(".undo small.price").count():
            break
    if other is jonas:
        jonas.locator(".tabbar button").last.click()  # whatever tab is open
    asker.get_by_role("button", name="Undo").first.click()
    wish = other.get_by_role("alertdialog")
    expect(wish).to_contain_text("would like to take something back")
    expect(wish).to_contain_text(re.compile("would go:"))
    assert wish.locator("li").count()
    expect(wish.get_by_role("button", name="Agree")).to_be_in_viewport()
    wish.get_by_role("button", name="Decline").click()
    expect(other.get_by_role("alertdialog")).to_have_count(0)
    expect(asker.get_by_text("does not agree: nothing is taken back.")).to_be_visible()
    leave(mira, jonas)


def test_presence_is_true_and_an_absent_seat_goes_to_a_bot_by_agreement(browser: Browser, base_url: str) -> None:
    mira, ada, jonas = table(browser, base_url, ["Ada", "Jonas"])
    menu(mira)
    expect(seat(mira, "Jonas")).to_contain_text("here")
    ada_path = ada.url
    ada.goto("about:blank")
    expect(seat(mira, "Ada")).to_contain_text("away")
    seat(mira, "Mira").get_by_role("button", name="Hand to a bot").click()
    expect(seat(mira, "Mira")).to_contain_text("a bot plays for this seat")
    expect(seat(mira, "Jonas")).to_contain_text("here")  # a seat changed, and those who are here are here
    seat(mira, "Mira").get_by_role("button", name="Take back").click()
    seat(mira, "Ada").get_by_role("button", name="Let a bot play here").click()
    expect(mira.get_by_role("alertdialog")).to_contain_text("You ask that a bot plays for Ada")
    expect(jonas.get_by_role("alertdialog")).to_contain_text("Mira would like a bot to play for Ada")
    jonas.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    expect(seat(mira, "Ada")).to_contain_text("a bot plays for this seat")
    ada.goto(ada_path)
    expect(ada.get_by_text("A bot plays for you.")).to_be_visible()
    leave(mira, ada, jonas)


@pytest.mark.long
def test_resigning_and_a_vacant_seat_that_somebody_asks_for(browser: Browser, base_url: str) -> None:
    mira, jonas = table(browser, base_url, ["Jonas"])
    menu(jonas)
    seat(jonas, "Jonas").get_by_role("button", name="Leave this seat").click()
    expect(jonas.get_by_text("You may sit down again as long as it is free")).to_be_visible()
    jonas.get_by_role("group", name="Leave this seat").get_by_role("button", name="Leave this seat").click()
    expect(seat(jonas, "Seat of Jonas, who left")).to_be_visible()
    _, eve = person(browser)
    eve.goto(mira.url)
    expect(eve.locator(".ask")).to_be_visible()
    menu(eve)
    eve.get_by_role("button", name="Ask for this seat").click()
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Sit down").click()
    wish = mira.get_by_role("alertdialog")
    expect(wish).to_contain_text("Eve would like to sit down in place of Jonas")
    wish.get_by_role("button", name="Agree").click()
    expect(seat(eve, "Eve")).to_contain_text("here")
    menu(mira)
    seat(mira, "Mira").get_by_role("button", name="Resign").click()
    mira.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    expect(seat(mira, "Mira")).to_contain_text("given up for good")
    leave(mira, jonas, eve)


def test_ending_a_game_together_and_taking_it_off_the_list(browser: Browser, base_url: str) -> None:
    mira, jonas = table(browser, base_url, ["Jonas"])
    menu(mira)
    mira.get_by_role("button", name="End the game").click()
    mira.get_by_role("group", name="End the game").get_by_role("button", name="End the game").click()
    wish = jonas.get_by_role("alertdialog")
    expect(wish).to_contain_text("Mira would like to end the game")
    wish.get_by_role("button", name="Agree").click()
    end = jonas.get_by_role("dialog", name="The game was ended")
    expect(end).to_contain_text("Nobody has won")
    expect(end.locator(".bars, .scoretable")).to_have_count(0)
    jonas.goto(base_url + "/")
    card = jonas.get_by_role("region", name="Your tables").get_by_role("listitem").filter(has_text="With Mira")
    expect(card).to_contain_text("Ended without a result")
    card.get_by_role("button", name="Take off my list").click()
    expect(card).to_have_count(0)
    leave(mira, jonas)


@pytest.mark.long
def test_playing_again_asks_and_drags_nobody(browser: Browser, base_url: str) -> None:
    mira, jonas = table(browser, base_url, ["Jonas"])
    menu(mira)
    mira.get_by_role("button", name="End the game").click()
    mira.get_by_role("group", name="End the game").get_by_role("button", name="End the game").click()
    jonas.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    expect(mira.get_by_role("dialog", name="The game was ended")).to_be_visible()
    expect(mira.get_by_role("dialog")).to_have_count(1)  # the end, and no longer the menu
    old = jonas.url
    mira.get_by_role("button", name="Play again with the same people").click()
    expect(mira).not_to_have_url(old)
    expect(jonas.get_by_text("Another game with the same people")).to_be_visible()
    assert jonas.url == old
    jonas.get_by_role("button", name="Come along").click()
    expect(jonas).to_have_url(mira.url)
    leave(mira, jonas)


def test_a_running_game_alone_is_given_up_from_the_list(page: Page, base_url: str) -> None:
    host(page, base_url, [ME, BOT], name="Solo Sue")
    expect(page.locator(".ask")).to_be_visible()
    page.goto(base_url + "/")
    card = page.get_by_role("region", name="Your tables").get_by_role("listitem").filter(has_text="Against 1 bot")
    card.get_by_role("button", name="Take off my list").click()
    expect(card).to_contain_text("It is gone for good.")
    card.get_by_role("button", name="Take off my list").click()
    expect(card).to_have_count(0)


def test_the_rule_for_absence_is_one_of_the_sentences(page: Page, base_url: str) -> None:
    page.goto(base_url + "/new/revenant")
    expect(page.get_by_label("When somebody is away")).to_have_count(0)
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="A person by link").check()
    page.get_by_label("When somebody is away").select_option("hour")
    page.get_by_role("button", name="Open the table").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    assert (asked.value.post_data_json or {})["absence"] == 3600


def test_one_screen_covers_only_what_is_secret(page: Page, base_url: str) -> None:
    """X-ODUS has nothing to hide: the next captain simply goes on."""
    stored: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: stored.append("") if '"type":"ack"' in str(frame) else None)

    page.on("websocket", hear)
    host(page, base_url, [ME, {"kind": "screen", "name": "Jonas"}], title="xodus", edition="first")
    seats = set()
    for number in range(12):
        page.locator(".ask.mine, .handover").first.wait_for()
        assert not page.locator(".handover").count()
        seats.add(page.locator(".ask .q .seat text").text_content())
        page.keyboard.press("1")
        for _ in range(300):
            if len(stored) > number:
                break
            page.wait_for_timeout(100)
        page.wait_for_timeout(150)
    assert seats == {"M", "J"}
