"""The pages outside the table: first page, new table, account, records."""

from __future__ import annotations

import json
import re
import secrets
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect
from tests.web.seated import violations
from tests.web.shares import share

from farflung import games
from farflung.engine.match import Match
from farflung.engine.title import Setup

AT_TABLE = re.compile(r"/table/[\w-]+")
PHONE: ViewportSize = {"width": 390, "height": 844}
PAGES = ["/", "/new/revenant", "/account", "/load"]


@pytest.fixture
def english(page: Page) -> Page:
    page.add_init_script("try { localStorage.setItem('language', 'en') } catch {}")
    return page


def open_table(server_url: str, name: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table of somebody else's, made over the wire."""

    def post(path: str, body: object, cookie: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Origin": server_url, "Cookie": cookie}
        request = urllib.request.Request(server_url + path, json.dumps(body).encode(), headers)
        return urllib.request.urlopen(request)

    with post("/api/guest", {"name": name}) as said:
        cookie = said.headers["Set-Cookie"].partition(";")[0]
    with post("/api/tables", {"title": "revenant", "seats": seats, **more}, cookie) as said:
        return str(json.load(said)["id"])


FINISHED = Path(__file__).parents[1] / "golden" / "revenant" / "02-2-players.record"


def some_record(moves: int = 12) -> str:
    match = Match(games.title("revenant"), Setup("revenant", "final", ["Mira", "Jonas"]), 5)
    for _ in range(moves):
        assert match.question
        match.answer(match.question.options[0])
    return match.save()


def sign_in(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_label("Guest name").fill(name)
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_text(f"You are {name}.")).to_be_visible()


def play_now(page: Page) -> Locator:
    """Revenant's key: each title that can be played has one."""
    return page.get_by_role("article", name="Revenant").get_by_role("button", name="Play now against bots")


# ---- the first page


def test_a_game_starts_in_two_clicks(english: Page, server_url: str) -> None:
    english.goto(server_url + "/")
    play_now(english).click()
    expect(english.get_by_label("Your name")).not_to_have_value("")
    english.get_by_role("button", name="Start the game").click()
    expect(english).to_have_url(AT_TABLE)


def test_the_name_is_asked_only_once(english: Page, server_url: str) -> None:
    english.goto(server_url + "/")
    play_now(english).click()
    english.get_by_label("Your name").fill("Mira")
    english.keyboard.press("Enter")
    expect(english).to_have_url(AT_TABLE)
    english.goto(server_url + "/")
    expect(english.get_by_role("banner").get_by_role("link", name="Mira")).to_be_visible()
    yours = english.get_by_role("region", name="Your tables")
    expect(yours.get_by_role("link", name="Against 2 bots")).to_be_visible()
    play_now(english).click()
    expect(english).to_have_url(AT_TABLE)


def only_revenant(page: Page) -> None:
    """A server that has no other title yet."""

    def fewer(route: Route) -> None:
        titles = route.fetch().json()
        route.fulfill(json=[title for title in titles if title["name"] == "revenant"])

    page.route("**/api/titles", fewer)


def test_games_in_the_making_have_no_buttons(english: Page, server_url: str) -> None:
    only_revenant(english)
    english.goto(server_url + "/")
    for name in ("Helionox", "X-ODUS"):
        door = english.get_by_role("article", name=name)
        expect(door.get_by_text("In the making.")).to_be_visible()
        expect(door.get_by_role("button")).to_have_count(0)
        expect(door.get_by_role("link")).to_have_count(0)


def test_sitting_down_on_a_free_shape(english: Page, server_url: str) -> None:
    id = open_table(server_url, "Tess Onefree", [{"kind": "me"}, {"kind": "open"}])
    english.goto(server_url + "/")
    english.get_by_role("button", name="Sit down on the square: Tess Onefree").click()
    english.get_by_label("Your name").fill("Ada")
    english.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(english).to_have_url(re.compile(f"/table/{id}"))
    english.goto(server_url + "/")
    mine = (
        english.get_by_role("region", name="Your tables").get_by_role("listitem").filter(has_text="With Tess Onefree")
    )
    expect(mine).to_have_count(1)


def test_tables_to_watch_and_private_tables(english: Page, server_url: str) -> None:
    bots = [{"kind": "me"}, {"kind": "screen", "name": "Second"}]
    open_table(server_url, "Seen Sam", bots)
    open_table(server_url, "Hidden Hal", bots, private=True)
    english.goto(server_url + "/")
    expect(
        english.get_by_role("list", name="Tables to watch").get_by_role("link", name="Seen Sam").first
    ).to_be_visible()
    expect(english.get_by_text("Hidden Hal")).to_have_count(0)


# ---- a new table


def test_a_table_with_a_free_seat_shows_its_link(english: Page, server_url: str) -> None:
    """The waiting room is the next page, and has all that is needed there."""
    english.goto(server_url + "/new/revenant")
    english.get_by_role("button", name="Take away: Seat 3").click()
    english.get_by_role("group", name="Seat 2").get_by_role("radio", name="A person by link").check()
    english.get_by_role("button", name="Open the table").click()
    english.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(english).to_have_url(AT_TABLE)
    address = re.compile(re.escape(server_url) + r"/table/[\w-]+$")
    expect(english.get_by_label("Send this link to whoever is to play")).to_have_value(address)
    expect(english.get_by_role("heading", name="1 place is free")).to_be_focused()


def test_difficulty_only_alone(english: Page, server_url: str) -> None:
    english.goto(server_url + "/new/revenant")
    expect(english.get_by_label("Clock")).to_be_visible()
    expect(english.get_by_label("Difficulty")).to_have_count(0)
    english.get_by_role("button", name="Take away: Seat 3").click()
    english.get_by_role("button", name="Take away: Seat 2").click()
    english.get_by_label("Difficulty").select_option("hard")
    english.get_by_role("button", name="Start the game").click()
    with english.expect_request("**/api/tables") as asked:
        english.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    assert (asked.value.post_data_json or {})["options"] == {"difficulty": "hard"}
    expect(english).to_have_url(AT_TABLE)


def test_one_screen(english: Page, server_url: str) -> None:
    english.goto(server_url + "/")
    english.get_by_role("region", name="New here?").get_by_role("link", name="Helionox").click()
    expect(english.get_by_role("button", name="One screen")).to_have_attribute("aria-pressed", "true")
    english.get_by_placeholder("Name of this player").fill("Mara")
    english.get_by_role("button", name="Start the game").click()
    with english.expect_request("**/api/tables") as asked:
        english.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    wanted = asked.value.post_data_json or {}
    assert wanted["seats"] == [{"kind": "me"}, {"kind": "screen", "name": "Mara"}]
    assert wanted["title"] == "helionox"
    assert wanted["options"]["preset"] == "first play"
    expect(english).to_have_url(AT_TABLE)


def test_me_sits_on_one_seat(english: Page, server_url: str) -> None:
    english.goto(server_url + "/new/revenant")
    english.get_by_role("group", name="Seat 2").get_by_role("radio", name="I sit here").check()
    expect(english.get_by_role("group", name="Seat 1").get_by_role("radio", name="A bot")).to_be_checked()


def test_a_game_that_is_not_there(english: Page, server_url: str) -> None:
    only_revenant(english)
    english.goto(server_url + "/new/helionox")
    expect(english.get_by_role("alert")).to_contain_text("Helionox is in the making")
    expect(english.get_by_role("button", name="Start the game")).to_have_count(0)


# ---- accounts


def test_an_account_and_its_errors(english: Page, server_url: str) -> None:
    name = f"Keeper {secrets.token_hex(3)}"
    english.goto(server_url + "/account")
    new = english.get_by_role("form", name="Make an account")
    new.get_by_role("button").click()
    expect(new.get_by_label("Your name")).to_be_focused()
    expect(new.get_by_text("The password is too short")).to_be_visible()
    new.get_by_label("Your name").fill(name)
    new.get_by_label("Password").fill("a long password")
    new.get_by_role("button").click()
    expect(english.get_by_text(f"Your account stands, {name}.")).to_be_visible()
    english.get_by_role("button", name="Log out", exact=True).click()

    new.get_by_label("Your name").fill(name.upper())
    new.get_by_label("Password").fill("another password")
    new.get_by_role("button").click()
    expect(new.get_by_role("alert")).to_contain_text("An account has this name")

    old = english.get_by_role("form", name="Log in")
    old.get_by_label("Your name").fill(name)
    old.get_by_label("Password").fill("not the password")
    old.get_by_role("button").click()
    expect(old.get_by_role("alert")).to_contain_text("do not belong together")
    old.get_by_label("Password").fill("a long password")
    old.get_by_role("button").click()
    expect(english.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_a_guest_logs_in_changes_the_password_and_leaves_everywhere(english: Page, server_url: str) -> None:
    name = f"Wanda {secrets.token_hex(3)}"
    origin = {"Origin": server_url}
    secret = {"name": name, "password": "nine blue herons"}
    made = english.request.post("/api/account", data=secret, headers=origin)
    assert made.ok
    english.request.post("/api/logout", data={}, headers=origin)
    english.request.post("/api/guest", data={"name": f"Guest of {name}"[:24]}, headers=origin)
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert english.request.post("/api/tables", data={"title": "revenant", "seats": seats}, headers=origin).ok
    english.goto(server_url + "/account")
    old = english.get_by_role("form", name="Log in")
    expect(old).to_contain_text("Your running game comes along.")
    old.get_by_label("Your name").fill(name)
    old.get_by_label("Password").fill("nine blue herons")
    old.get_by_role("button").click()
    expect(english.get_by_role("status").first).to_contain_text("One table came along.")

    change = english.get_by_role("form", name="Change the password")
    change.get_by_label("Present password").fill("nine red herons")
    change.get_by_label("New password").fill("ten grey cranes")
    change.get_by_role("button").click()
    expect(change.get_by_role("alert")).to_contain_text("This is not your present password.")
    change.get_by_label("Present password").fill("nine blue herons")
    change.get_by_label("New password").fill("password")
    change.get_by_role("button").click()
    expect(change.get_by_role("alert")).to_contain_text("among the first that are guessed")
    change.get_by_label("New password").fill("ten grey cranes")
    change.get_by_role("button").click()
    expect(english.get_by_role("status").first).to_contain_text("Your password is changed.")
    english.get_by_role("button", name="Log out everywhere").click()
    expect(english.get_by_role("status").first).to_contain_text("You are logged out on every device.")
    assert english.request.get("/api/me").json() == {"user": None}


def test_the_wait_is_told_and_counts_down(english: Page, server_url: str) -> None:
    answer = {"error": {"kind": "too-many", "text": "wait", "wait": 3}}
    english.route("**/api/login", lambda route: route.fulfill(status=429, json=answer))
    english.goto(server_url + "/account")
    old = english.get_by_role("form", name="Log in")
    old.get_by_label("Your name").fill("Keeper")
    old.get_by_label("Password").fill("whatever it is")
    old.get_by_role("button").click()
    expect(old.get_by_role("alert")).to_contain_text("Again in")
    expect(old.get_by_role("button")).to_be_disabled()
    expect(old.get_by_role("button")).to_be_enabled()


def test_the_language_is_switched_and_kept(english: Page, server_url: str) -> None:
    page = english.context.new_page()
    page.goto(server_url + "/account")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name="Konto anlegen")).to_be_visible()
    page.goto(server_url + "/")
    expect(page.get_by_role("button", name="Jetzt gegen Bots spielen").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


# ---- records


def record_file(text: str, name: str = "game.record") -> Any:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


@pytest.mark.parametrize("mode", ["Look at it", "Play on"])
def test_a_record_is_opened(english: Page, server_url: str, mode: str) -> None:
    english.goto(server_url + "/load")
    english.locator("input[type=file]").set_input_files(record_file(some_record()))
    expect(english.get_by_role("heading", name="Revenant: Mira and Jonas")).to_be_focused()
    english.get_by_role("button", name=mode).click()
    english.get_by_role("dialog").get_by_role("button", name=mode).click()
    expect(english).to_have_url(AT_TABLE)


def test_playing_on_from_a_line_with_a_bot(english: Page, server_url: str) -> None:
    english.goto(server_url + "/load")
    english.locator("input[type=file]").set_input_files(record_file(some_record()))
    english.get_by_role("checkbox", name="Jonas").uncheck()
    english.get_by_role("slider").fill("60")
    expect(english.get_by_text("From line 60")).to_be_visible()
    english.get_by_role("button", name="Play on").click()
    with english.expect_request("**/api/load") as asked:
        english.get_by_role("dialog").get_by_role("button", name="Play on").click()
    said = asked.value.post_data_json or {}
    assert (said["mode"], said["position"], said["bots"]) == ("play", 60, {"0": "", "1": "steady"})
    expect(english).to_have_url(AT_TABLE)


def test_a_finished_game_is_played_on_from_the_last_decision(english: Page, server_url: str) -> None:
    """At its end there is nothing to play: the page says where it goes on, and somebody is asked there."""
    english.goto(server_url + "/load")
    english.locator("input[type=file]").set_input_files(record_file(FINISHED.read_text("utf-8")))
    expect(english.get_by_text("A finished game goes on from your last decision.")).to_be_visible()
    english.get_by_role("button", name="Play on").click()
    english.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(english.locator(".ask.mine, .handover").first).to_be_visible()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is empty"),
        ("shopping list", "is not a Farflung record"),
        ("farflung record 9\n", "another version"),
        ("farflung record 1\ntitle revenant\nedition final\nseat A\n\n* ark Fenrax\n", "cut off"),
    ],
)
def test_what_is_no_record(english: Page, server_url: str, text: str, told: str) -> None:
    english.goto(server_url + "/load")
    english.locator("input[type=file]").set_input_files(record_file(text))
    expect(english.get_by_role("alert")).to_contain_text(told)
    expect(english.get_by_role("button", name="Look at it")).to_have_count(0)


def test_a_record_that_cannot_be_replayed(english: Page, server_url: str) -> None:
    rows = some_record().split("\n")
    rows[-4] = "1 man Nobody ark"
    english.goto(server_url + "/load")
    english.locator("input[type=file]").set_input_files(record_file("\n".join(rows)))
    english.get_by_role("button", name="Look at it").click()
    english.get_by_role("dialog").get_by_role("button", name="Look at it").click()
    expect(english.get_by_role("alert").filter(has_text="cannot be replayed")).to_be_visible()
    expect(english.get_by_role("dialog")).to_have_count(0)


# ---- for everybody


def test_by_keyboard_alone(english: Page, server_url: str) -> None:
    english.goto(server_url + "/")
    expect(play_now(english)).to_be_enabled()
    english.keyboard.press("Tab")
    expect(english.get_by_role("link", name="To the content")).to_be_focused()
    english.keyboard.press("Enter")
    english.keyboard.press("Tab")
    expect(play_now(english)).to_be_focused()
    english.keyboard.press("Enter")
    expect(english.get_by_label("Your name")).to_be_focused()
    english.keyboard.press("Escape")
    expect(english.get_by_role("dialog")).to_have_count(0)
    expect(play_now(english)).to_be_focused()
    english.keyboard.press("Enter")
    expect(english.get_by_label("Your name")).to_be_focused()
    english.keyboard.press("Enter")
    expect(english).to_have_url(AT_TABLE)


@pytest.mark.parametrize("language", share(["en", "de", "es", "fr"], 1))
def test_nothing_is_cut_on_a_phone(browser: Browser, server_url: str, language: str) -> None:
    open_table(server_url, "Ada-Maximiliane Trothaer", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    for path in PAGES:
        page.goto(server_url + path)
        expect(page.locator("main h1")).to_have_count(1)
        expect(page.locator("body")).not_to_contain_text("lobby-")  # a message without words shows its id
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        cut = page.evaluate(
            """() => [...document.querySelectorAll('main a, main button, main label, main h2, main p, header a')]
                .filter((node) => node.scrollWidth > node.clientWidth + 1
                    && getComputedStyle(node).display !== 'inline')
                .map((node) => node.textContent.trim())"""
        )
        assert cut == [], path
    context.close()


def test_the_bar_has_room_for_all_it_holds_in_every_language(page: Page, server_url: str) -> None:
    """On a tablet in French the way to sign in was cut."""
    page.goto(server_url + "/load")
    for language in ("en", "de", "es", "fr"):
        page.evaluate(f"localStorage.setItem('language', '{language}')")
        page.reload()
        expect(page.locator("main h1")).to_have_count(1)
        for width in (600, 899, 900, 1024, 1179, 1180, 1280):
            page.set_viewport_size({"width": width, "height": 768})
            right = """() => Math.max(...[...document.querySelectorAll("header :is(a, button, label)")]
                .map((each) => each.getBoundingClientRect().right)) - innerWidth"""
            assert page.evaluate(right) <= 0, f"{language} at {width}"


def test_your_tables_come_first_on_a_phone(browser: Browser, server_url: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, base_url=server_url)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('language', 'en')")
    page.goto("/")
    headings = page.get_by_role("main").get_by_role("heading", level=2)
    expect(headings.first).to_have_text("Revenant")
    play_now(page).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(AT_TABLE)
    page.goto("/")
    expect(headings.first).to_contain_text("Your tables")
    context.close()


@pytest.mark.parametrize("size", share([{"width": 1440, "height": 900}, PHONE], 1))
def test_axe_finds_nothing(browser: Browser, server_url: str, size: Any) -> None:
    open_table(server_url, "Tess", [{"kind": "me"}, {"kind": "open"}])
    open_table(server_url, "Sam", [{"kind": "me"}, {"kind": "screen"}])
    context = browser.new_context(viewport=size, reduced_motion="reduce", base_url=server_url, bypass_csp=True)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('language', 'en')")
    sign_in(page, "Mira")
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("banner").get_by_role("link", name="Mira")).to_be_visible()
        if path == "/":
            expect(page.get_by_text("Tess").first).to_be_visible()
        if path == "/load":
            page.locator("input[type=file]").set_input_files(record_file(some_record()))
            expect(page.get_by_role("slider")).to_be_visible()
        assert not violations(page), path
    context.close()
