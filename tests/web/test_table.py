"""The table in a real browser: whole games, undo, why-not, replay, passing the device, languages, phone, keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
SHORT = {"cycles": 1}
PHONE = {"width": 390, "height": 844}


def open_table(page: Page, base: str, seats: list[dict[str, Any]], name: str = "Mira", **more: Any) -> str:
    """A guest's new table, open in the page."""
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": name}, headers=headers).ok
    table = {"title": "revenant", "edition": "final", "seats": seats, "parameters": SHORT, **more}
    answer = page.request.post(base + "/api/tables", data=table, headers=headers)
    assert answer.ok, answer.text()
    path = f"/table/{answer.json()['id']}"
    page.goto(base + path)
    return path


def asked(page: Page) -> str:
    """Waits for a question and says which of one's answers it is about."""
    expect(page.locator(".ask.mine")).to_be_visible(timeout=30_000)
    return page.locator(".ask").get_attribute("data-answers") or ""


def answer(page: Page, key: str = "1") -> None:
    before = asked(page)
    page.keyboard.press(key)
    over = "document.querySelector('.handover, .dialog.wide')"
    page.wait_for_function(f"b => {over} || document.querySelector('.ask')?.dataset.answers !== b", arg=before)


def to_question(page: Page, name: str, most: int = 60) -> None:
    for _ in range(most):
        asked(page)
        if name in page.locator("#question").inner_text():
            return
        answer(page)
    raise AssertionError(f"'{name}' was never asked")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} ({node['target']}: {node.get('failureSummary', '')[:200]})"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def play_to_the_end(page: Page, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(400):
        page.locator(".ask.mine, .dialog.wide").first.wait_for(timeout=30_000)
        if page.locator(".dialog.wide").count():
            return
        options = page.evaluate("document.querySelectorAll('[data-option]').length")
        answer(page, str(luck.choice([1, 1, 2, 3])) if options > 3 else "1")
    raise AssertionError("the game does not end")


# ---- whole games


def test_a_new_player_finishes_a_whole_game(page: Page, base_url: str) -> None:
    def shorten(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data={**route.request.post_data_json, "parameters": SHORT})
        else:
            route.continue_()

    page.route("**/api/tables", shorten)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/table/"))
    while page.locator(".tour").count() or not page.locator(".ask.mine").count():
        if page.locator(".tour").count():
            page.get_by_role("button", name="Skip the tour").click()
        page.wait_for_timeout(50)
    play_to_the_end(page)
    expect(page.locator(".dialog.wide h2")).to_contain_text("win")
    expect(page.locator(".barrow")).to_have_count(3)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save record").click()
    assert "revenant" in saved.value.path().read_text("utf-8")
    assert not violations(page)
    page.get_by_role("button", name="Play again with the same people").click()
    asked(page)


def test_keyboard_only(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    for _ in range(12):
        before = asked(page)
        page.keyboard.press("ArrowDown")
        focused = page.evaluate("document.activeElement?.hasAttribute('data-option')")
        assert focused, "an arrow key walks over the answers"
        page.keyboard.press("Enter")
        page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    to_question(page, "man?")
    before = asked(page)
    page.keyboard.press("2")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    page.keyboard.press("Backspace")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers === b", arg=before)
    expect(page.locator("#question")).to_contain_text("man?")


def test_a_lit_ship_can_be_chosen_on_the_board(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    ship = page.locator("g.spot.can[data-id^='ship:'][data-id$='ark']").first
    name = ship.get_attribute("aria-label")
    assert name
    ship.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crumb")).to_contain_text(name)


# ---- undo, why not


def test_undo_is_free_and_goes_back_to_any_step(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    first = asked(page)
    answer(page)
    asked(page)
    answer(page)
    asked(page)
    expect(page.locator(".undo small")).to_have_text("free")
    steps = page.locator(".crumb .step")
    if steps.count():
        steps.first.click()
    else:
        page.keyboard.press("Backspace")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers === b", arg=first)
    expect(page.locator("#question")).to_contain_text("man?")


def test_what_is_refused_says_why_with_its_rule(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    refused = page.locator("g.spot.no[data-id='ship:frigate 2']")
    refused.focus()
    slip = page.get_by_role("tooltip")
    expect(slip).to_contain_text("belongs to")
    slip.get_by_role("button", name=re.compile("Rule REV-F")).click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("REV-F-01.1.2")
    assert not violations(page)


# ---- two people


def person(browser: Browser, **more: Any) -> tuple[BrowserContext, Page]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900}, **more)
    return context, context.new_page()


def play_until(mine: Page, other: Page, rounds: int) -> None:
    for _ in range(rounds):
        for _ in range(200):
            page = next((each for each in (mine, other) if each.locator(".ask.mine").count()), None)
            if page:
                break
            mine.wait_for_timeout(50)
        else:
            raise AssertionError("nobody is asked")
        answer(page)


def test_two_browsers_and_one_comes_back(browser: Browser, base_url: str) -> None:
    here, mira = person(browser)
    there, jonas = person(browser)
    path = open_table(mira, base_url, [ME, {"kind": "open"}])
    expect(mira.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert jonas.request.post(base_url + "/api/guest", data={"name": "Jonas"}, headers={"Origin": base_url}).ok
    jonas.goto(base_url + path)
    jonas.get_by_role("button", name="Sit down").click()
    play_until(mira, jonas, 12)

    # chat reaches the other, notes stay private
    mira.get_by_role("button", name="Chat and notes").click()
    mira.get_by_label("Say something").fill("Good luck")
    mira.get_by_role("button", name="Send").click()
    mira.get_by_role("tab", name="Notes").click()
    mira.get_by_label("Private: only you see them").fill("watch Zenor")
    expect(mira.get_by_text("Saved")).to_be_visible()
    mira.keyboard.press("Escape")
    expect(jonas.locator(".icon em")).to_have_text("1")

    # killed, and back at the same moment
    kept = there.storage_state()
    stood = jonas.locator(".ask").get_attribute("data-answers")
    there.close()
    there, jonas = person(browser, storage_state=kept)
    jonas.goto(base_url + path)
    expect(jonas.locator(".ask")).to_have_attribute("data-answers", stood or "")
    play_until(mira, jonas, 4)
    here.close()
    there.close()


def test_undo_after_anothers_act_needs_agreement(browser: Browser, base_url: str) -> None:
    here, mira = person(browser)
    there, jonas = person(browser)
    path = open_table(mira, base_url, [ME, {"kind": "open"}])
    assert jonas.request.post(base_url + "/api/guest", data={"name": "Jonas"}, headers={"Origin": base_url}).ok
    jonas.goto(base_url + path)
    jonas.get_by_role("button", name="Sit down").click()
    for _ in range(60):
        play_until(mira, jonas, 1)
        price = mira.locator(".undo small")
        if price.count() and "must agree" in price.inner_text():
            break
    else:
        raise AssertionError("every undo was free")
    before = mira.locator(".ask").get_attribute("data-answers")
    mira.locator(".undo").click()
    jonas.get_by_role("button", name="Agree").click()
    mira.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    asked(mira)
    here.close()
    there.close()


def test_passing_the_device_hides_hands(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, {"kind": "screen", "name": "Jonas"}])
    seen = set()
    for _ in range(60):
        page.locator(".ask.mine, .handover").first.wait_for(timeout=30_000)
        if page.locator(".handover").count():
            assert not page.locator(".card, .hc, .hid").count(), "nothing of anyone's is drawn"
            seen.add(page.locator(".handover h1").inner_text())
            if len(seen) > 1:
                break
            page.locator(".handover .go").click()
        else:
            answer(page)
    assert {"Pass the device to Jonas", "Pass the device to Mira"} <= seen
    assert not violations(page)


# ---- looking back, languages, small screens, accessibility


def test_replay_from_the_log_and_the_slider(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    answer(page)
    asked(page)
    page.locator(".log li button").nth(6).click()
    expect(page.locator(".ask h1")).to_contain_text("As it stood")
    expect(page.locator(".frame")).to_have_class(re.compile("replaying"))
    page.get_by_role("slider", name="Replay").fill("2")
    expect(page.locator(".ask h1")).to_contain_text("step 3")
    assert not violations(page)
    page.get_by_role("button", name="Back to now").click()
    asked(page)


def test_language_switch_at_the_table(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    for language, code, question in [
        ("Deutsch", "de", "Schiff"),
        ("Español", "es", "nave"),
        ("Français", "fr", "vaisseau"),
        ("English", "en", "man?"),
    ]:
        page.locator("header button").last.click()
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        page.keyboard.press("Escape")
        expect(page.locator("#question")).to_contain_text(question)


def test_the_guided_tour(page: Page, base_url: str) -> None:
    path = open_table(page, base_url, [ME, BOT])
    page.goto(base_url + path + "?tour=1")
    tour = page.locator(".tour")
    expect(tour).to_be_visible(timeout=20_000)
    assert not violations(page)
    for _ in range(12):
        if not tour.count():
            break
        tour.locator(".go").click()
    expect(tour).to_have_count(0)


@pytest.mark.parametrize(
    "size",
    [PHONE, {"width": 844, "height": 390}, {"width": 768, "height": 1024}],
    ids=["portrait", "landscape", "tablet"],
)
def test_small_screens(page: Page, base_url: str, size: Any) -> None:
    page.set_viewport_size(size)
    open_table(page, base_url, [ME, BOT])
    for _ in range(14):
        asked(page)
        before = page.locator(".ask").get_attribute("data-answers")
        page.locator(".ask [data-option]").first.click()
        page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    tabs = page.locator(".tabbar button")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_axe_at_the_table(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT, BOT, BOT])
    to_question(page, "man?")
    assert not violations(page)
    page.keyboard.press("l")
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat and notes").click()
    assert not violations(page)
