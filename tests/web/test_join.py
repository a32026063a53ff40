"""The link of a table: whoever opens it sees what is played and who sits where, and sits down in one step."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.seated import BOT, ME, OPEN, answer, host, person
from tests.web.shares import share


def test_a_new_browser_sits_down_in_one_step(browser: Browser, base_url: str) -> None:
    """Nothing but the link: what is played, who sits there, a name, a seat, the game."""
    here, mira = person(browser)
    there, jonas = person(browser)
    address = host(mira, base_url, [ME, OPEN], title="helionox", options={"mode": "co-op"}, undo="free")
    expect(mira.get_by_role("heading", name="1 place is free")).to_be_visible()
    jonas.goto(address)
    expect(jonas.get_by_role("heading", level=1, name="Helionox")).to_be_visible()
    expect(jonas.get_by_text("Mira invites you to")).to_be_visible()
    facts = jonas.get_by_role("list", name="How it is played")
    for fact in (
        "Together against the Shadow Syndicate",
        "No clock",
        "everything can be taken back",
        "About 60 minutes",
    ):
        expect(facts.get_by_text(fact)).to_be_visible()
    expect(jonas.get_by_role("list", name="Who sits where").get_by_role("listitem")).to_have_text(
        [re.compile(r"Mira\s*here"), re.compile("Your place")]
    )
    field = jonas.get_by_label("Your name")
    expect(field).to_be_focused()
    jonas.keyboard.type("Jonas")  # the suggested name is marked: typing replaces it
    expect(field).to_have_value("Jonas")
    jonas.get_by_role("button", name="Sit down").click()
    for page in (mira, jonas):
        expect(page.locator(".ask")).to_be_visible()
    jonas.goto(base_url + "/")
    yours = jonas.get_by_role("region", name="Your tables")
    expect(yours.get_by_role("listitem").filter(has_text="With Mira")).to_have_count(1)
    here.close()
    there.close()


def test_two_want_the_same_seat(browser: Browser, base_url: str) -> None:
    """Who comes second is told so, in their language, and is offered what is left."""
    contexts = [person(browser), person(browser), person(browser, "de")]
    (_, mira), (_, jonas), (_, ada) = contexts
    address = host(mira, base_url, [ME, OPEN, OPEN])
    held: list[Any] = []

    def hold(socket: Any) -> None:
        """Ada's browser hears of nothing new for a while."""
        server = socket.connect_to_server()

        def told(message: str) -> None:
            if not (held and json.loads(message)["type"] == "table"):
                socket.send(message)

        server.on_message(told)

    ada.route_web_socket(re.compile("/ws/table/"), hold)
    ada.goto(address)
    expect(ada.get_by_label("Dein Name")).to_be_visible()
    held.append(True)
    jonas.goto(address)
    jonas.get_by_label("Your name").fill("Jonas")
    jonas.get_by_role("button", name="Sit down").click()
    expect(mira.get_by_role("heading", name="1 place is free")).to_be_visible()
    ada.get_by_role("button", name="Platz nehmen").click()  # the reconnection that a name needs tells her the truth
    expect(ada.get_by_role("alert")).to_contain_text("Dieser Platz ist vergeben")
    ada.get_by_role("button", name="Platz nehmen").click()
    expect(ada.locator(".ask")).to_be_visible()
    for context, _ in contexts:
        context.close()


def test_too_many_guests_are_told_in_words(page: Page, browser: Browser, base_url: str) -> None:
    there, mira = person(browser)
    address = host(mira, base_url, [ME, OPEN])
    refused = {"error": {"kind": "too-many", "text": "wait", "wait": 7}}
    page.route("**/api/guest", lambda route: route.fulfill(status=429, json=refused))
    page.goto(address)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("Too many tries. Again in 7 seconds.")
    page.unroute("**/api/guest")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".ask")).to_be_visible()
    there.close()


def test_just_watching(browser: Browser, base_url: str) -> None:
    contexts = [person(browser), person(browser), person(browser)]
    (_, mira), (_, ada), (_, jonas) = contexts
    address = host(mira, base_url, [ME, OPEN])
    ada.goto(address)
    ada.get_by_role("button", name="Just watch").click()
    expect(ada.get_by_text("You watch. The board opens here when the game begins.")).to_be_visible()
    jonas.goto(address)
    jonas.get_by_label("Your name").fill("Jonas")
    jonas.get_by_role("button", name="Sit down").click()
    expect(ada.locator(".board")).to_be_visible()
    expect(ada.locator("[data-option]")).to_have_count(0)
    for context, _ in contexts:
        context.close()


@pytest.mark.parametrize(
    ("title", "edition"), share([("revenant", "final"), ("helionox", "final"), ("xodus", "first")], 2)
)
def test_a_board_on_show_is_not_taken_for_ones_own(browser: Browser, base_url: str, title: str, edition: str) -> None:
    """Who watches has none: the board that is drawn below says whose it is."""
    here, mira = person(browser)
    there, ada = person(browser)
    ada.goto(host(mira, base_url, [ME, BOT], title=title, edition=edition))
    shown = ada.get_by_role("region", name="The board on show")
    expect(shown).to_be_visible()
    if title == "xodus":  # first one chooses a ship
        answer(mira)
    expect(shown.locator(".foreign")).to_be_visible()
    expect(shown.locator(".whose, .hx-whose")).to_have_text("MMira")
    ada.set_viewport_size({"width": 390, "height": 844})
    if title != "xodus":  # a ship says itself whose it is
        expect(shown.get_by_role("img", name="Mira")).to_be_visible()
    expect(ada.get_by_role("region", name="Your board")).to_have_count(0)
    expect(mira.get_by_role("region", name="Your board")).to_be_visible()
    expect(mira.locator(".foreign, .whose, .hx-whose")).to_have_count(0)
    here.close()
    there.close()


def test_what_may_not_be_said_is_told_and_kept(browser: Browser, base_url: str) -> None:
    """Who watches without a name cannot talk, and has not typed in vain."""
    here, mira = person(browser)
    there, ada = person(browser)
    ada.goto(host(mira, base_url, [ME, BOT]))
    ada.get_by_role("button", name="Chat and notes").click()
    field = ada.get_by_role("textbox", name="Say something")
    field.fill("Well played!")
    field.press("Enter")
    expect(ada.get_by_role("dialog").get_by_role("alert")).to_contain_text("Give yourself a name first")
    expect(field).to_have_value("Well played!")
    assert ada.request.post(base_url + "/api/guest", data={"name": "Ada"}, headers={"Origin": base_url}).ok
    ada.reload()
    ada.get_by_role("button", name="Chat and notes").click()
    field.fill("Well played!")
    field.press("Enter")
    expect(ada.locator(".chat li")).to_have_text("Ada Well played!")
    expect(field).to_have_value("")
    here.close()
    there.close()


def test_the_host_gives_free_seats_to_bots_and_takes_one_back(page: Page, base_url: str) -> None:
    host(page, base_url, [ME, OPEN, OPEN])
    give = page.get_by_role("button", name="Give it to a bot")
    expect(give).to_have_count(2)
    give.first.click()
    expect(page.get_by_role("heading", name="1 place is free")).to_be_visible()
    page.get_by_role("button", name="Free it again").click()
    expect(page.get_by_role("heading", name="2 places are free")).to_be_visible()
    give.first.click()
    expect(give).to_have_count(1)
    give.click()
    expect(page.locator(".ask")).to_be_visible()


@pytest.mark.parametrize("clipboard", [True, False], ids=["secure", "plain-http"])
def test_copying_the_link(browser: Browser, base_url: str, clipboard: bool) -> None:
    """Browsers have no clipboard on plain HTTP: a table in the local network copies all the same."""
    context, page = person(browser, permissions=["clipboard-read", "clipboard-write"])
    if not clipboard:
        page.add_init_script(
            "const read = navigator.clipboard.readText.bind(navigator.clipboard); window.pasted = read;"
            "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
        )
    address = host(page, base_url, [ME, OPEN])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("window.pasted ? pasted() : navigator.clipboard.readText()") == address
    context.close()


def test_nothing_sticks_out_of_an_invitation(browser: Browser, page: Page, base_url: str) -> None:
    there, mira = person(browser)
    page.goto(host(mira, base_url, [ME, OPEN, OPEN, BOT], edition="prototype"))
    expect(page.locator(".places li")).to_have_count(4)
    cut = "all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    for language in ("de", "es", "fr", "en"):
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width in (390, 820, 1280):
            page.set_viewport_size({"width": width, "height": 720})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, width)
            assert page.locator(".places b, .places small, .facts li, .key").evaluate_all(cut) == []
    there.close()
