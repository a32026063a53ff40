"""X-ODUS in a real browser: whole games, a Fleet, a combat, an Avatar, both ends, planning together, odds, phone."""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.server.running import Server
from tests.table.changing import changed
from tests.web.moments import MOMENTS, arrive
from tests.web.patience import lies, until
from tests.web.seated import violations
from tests.web.shares import share

from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.xodus import odds
from farflung.games.xodus import words as w
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
PHONE: ViewportSize = {"width": 390, "height": 844}
ENDED = ".dialog.wide"
# A short track with an Avatar on its first space.
SHORT = {"awakening": 6, "four_ships_red_1": 1, "three_ships_red_1": 1}


class Captain:
    """A person's page, and what the server told it last."""

    def __init__(self, page: Page, base: str, name: str) -> None:
        self.page = page
        self.base = base
        self.view: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.failed: list[str] = []
        page.on("pageerror", lambda error: self.failed.append(str(error)))
        assert page.request.post(base + "/api/guest", data={"name": name}, headers={"Origin": base}).ok

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.view = message["view"]
        elif message["type"] == "change":
            self.view = changed(self.view, message["change"])

    def opens(self, seats: list[dict[str, Any]], **more: Any) -> str:
        table = {"title": "xodus", "edition": "first", "seats": seats, **more}
        answer = self.page.request.post(self.base + "/api/tables", data=table, headers={"Origin": self.base})
        assert answer.ok, answer.text()
        path = f"/table/{answer.json()['id']}"
        self.page.goto(self.base + path)
        return path

    @property
    def asked(self) -> bool:
        return self.page.locator(".ask.mine").count() > 0

    @property
    def question(self) -> str:
        """The name of the question, once it can be answered."""
        until(self.page, self.ready, "a question is put")
        return str(self.view["question"]["name"])

    def ready(self) -> bool:
        """What is drawn is what the server told last, and it is a question."""
        drawn = self.page.locator(".ask.mine")
        if not drawn.count() or not self.view.get("question"):
            return False
        return drawn.first.get_attribute("data-answers") == str(self.view["answers"])

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.view["question"]["options"]]

    def answers(self, text: str) -> None:
        before = self.page.locator(".ask").get_attribute("data-answers")
        place = self.options.index(text)
        if place < 9:
            self.page.keyboard.press(str(place + 1))
        else:
            answer = self.page.locator(f'.ask [data-option="{text}"]')
            if not answer.count():  # few stand beside the question, and a long question lists them by itself
                self.page.keyboard.press("l")
            answer.last.click()
        moved = f"document.querySelector('{ENDED}') || document.querySelector('.ask')?.dataset.answers !== b"
        self.page.wait_for_function(f"b => document.querySelector('.ask .doubt') || {moved}", arg=before)
        doubt = self.page.locator(".ask .doubt .go").first
        if doubt.count():  # actions that are left are pointed out before the turn ends
            doubt.click()
            self.page.wait_for_function(f"b => {moved}", arg=before)

    def plays(self, wishes: str, luck: random.Random) -> None:
        """Answers with the first wish that is offered, else anything but the end of the turn."""
        assert self.question
        options = self.options
        for wish in wishes.split("|"):
            liked = [text for text in options if re.match(wish, text)]
            if liked:
                return self.answers(luck.choice(liked))
        others = [text for text in options if text not in ("end turn", "strain")]
        return self.answers(luck.choice(others or options))

    def reaches(self, question: str, wishes: str, most: int = 80) -> None:
        luck = random.Random(2)
        for _ in range(most):
            if self.question == question:
                return
            self.plays(wishes, luck)
        raise AssertionError(f"'{question}' was never asked")


def captain(browser: Browser, base: str, name: str, **more: Any) -> Captain:
    look: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}, **more}
    return Captain(browser.new_context(**look).new_page(), base, name)


def crew_of_two(browser: Browser, base: str, **more: Any) -> tuple[Captain, Captain]:
    mira, jonas = captain(browser, base, "Mira"), captain(browser, base, "Jonas")
    path = mira.opens([ME, OPEN], **more)
    jonas.page.goto(base + path)
    jonas.page.get_by_role("button", name="Sit down").click()
    return mira, jonas


def whose_turn(*captains: Captain) -> Captain | None:
    """Who is asked; nobody when the game is over."""
    found: list[Captain | None] = []

    def look() -> bool:
        for one in captains:
            if one.page.locator(ENDED).count():
                found.append(None)
            elif one.asked:
                found.append(one)
        return bool(found)

    until(captains[0].page, look, "somebody is asked")
    return found[0]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.fixture(scope="module")
def near_the_end(server_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert server_url, "the client is built and there is a browser"
    folder = tmp_path_factory.mktemp("xodus")
    server = Server(str(folder / "web.db"), folder, module="tests.web.xodus_prepared").start()
    yield server.url
    server.stop()


# ---- whole games


@pytest.mark.long
def test_two_browsers_a_fleet_a_combat_and_an_avatar(browser: Browser, base_url: str) -> None:
    mira, jonas = crew_of_two(browser, base_url, parameters=SHORT, options={"ships": "three"})
    luck = random.Random(7)
    seen: set[str] = set()
    for _ in range(500):
        one = whose_turn(mira, jonas)
        if one is None:
            break
        page = one.page
        if "fleet" not in seen and page.locator(".fleetbox .crewrow").count() > 1:
            seen.add("fleet")
        if "combat" not in seen and one.question == "manoeuvre":
            expect(page.locator(".duel .foecard")).to_be_visible()
            expect(page.locator(".duel .offers .main").first).to_contain_text("%")
            assert page.locator(".duel .die").count() >= 2
            assert not violations(page)
            seen.add("combat")
        if "avatar" not in seen and page.locator(".zooms button[aria-label='Reach of the Avatars']").count():
            expect(page.locator("g.spot[data-id^='foe:']").first).to_be_visible()
            seen.add("avatar")
        if "dice" not in seen and page.locator(".duel .die use[href='#x-hit'], .duel .die use[href='#x-miss']").count():
            seen.add("dice")
        # Bold until everything was seen, then straight to the end.
        bold = "take in|agree|go on|choose|mount|be detected|offensive|explore|blind jump|jump|done|option"
        one.plays("disengage|hide|end turn|go on|done|offensive|roll" if len(seen) == 4 else bold, luck)
    assert {"fleet", "combat", "avatar", "dice"} <= seen
    for one in (mira, jonas):
        expect(one.page.locator(f"{ENDED} h2")).to_have_text("The journey is lost")
        expect(one.page.locator(".ending figcaption")).to_contain_text("You all lose.")
        expect(one.page.locator(f"{ENDED} tbody tr")).to_have_count(3)
        assert not one.failed
    assert not violations(mira.page)
    mira.page.context.close()
    jonas.page.context.close()


def test_the_last_key_seals_the_great_rift(page: Page, near_the_end: str) -> None:
    mira = Captain(page, near_the_end, "Mira")
    mira.opens([ME], options={"difficulty": "hardened"})
    assert mira.question == "activate"
    expect(page.locator(".top .practice.level")).to_contain_text("Hardened")
    expect(page.locator("g.spot[data-id='system:The Great Rift']")).to_be_visible()
    luck = random.Random(1)
    while not page.locator(ENDED).count():
        if "explore" in mira.options:
            mira.answers("explore")
            expect(page.locator(".signals h2 small")).to_have_text("3 of 3 Keys activated")
        else:
            mira.plays("end turn|go on|done", luck)
        page.locator(f".ask.mine, {ENDED}").first.wait_for()
    expect(page.locator(f"{ENDED} h2")).to_have_text("The Great Rift is sealed")
    expect(page.locator(".ending.won figcaption")).to_contain_text("You all win.")
    expect(page.locator(".endfacts dd").first).to_have_text("3/3")
    assert not violations(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save record").click()
    assert "xodus" in saved.value.path().read_text("utf-8")


def test_the_corruption_awakes(page: Page, near_the_end: str) -> None:
    page.set_viewport_size(PHONE)
    mira = Captain(page, near_the_end, "Mira")
    mira.opens([ME], options={"difficulty": "heroic"})
    luck = random.Random(1)
    while not page.locator(ENDED).count():
        mira.plays("end turn|go on|done", luck)
        page.locator(f".ask.mine, {ENDED}").first.wait_for()
    expect(page.locator(f"{ENDED} h2")).to_have_text("The journey is lost")
    expect(page.locator(".ending figcaption")).to_contain_text("The Corruption has awoken")
    assert fits(page)
    assert not violations(page)


# ---- the map


def probes(mira: Captain) -> str:
    """Sends a probe into the dark by touching the map; the cell it goes to."""
    page = mira.page
    wishes = "choose|mount|activate|go on|be detected|offensive|done|nothing"
    mira.reaches("action", wishes)
    luck = random.Random(3)
    while not any(text.startswith("probe ") for text in mira.options):  # no dark space is next to this System
        mira.plays("jump", luck)
        mira.reaches("action", wishes)
    dark = page.locator("g.spot.can[data-id^='cell:']").first
    place = dark.get_attribute("data-id")
    assert place
    before = page.locator(".ask").get_attribute("data-answers")
    dark.focus()
    page.keyboard.press("Enter")
    probe = page.locator(".ask [data-option]", has_text=re.compile("probe", re.IGNORECASE))
    expect(probe).to_have_count(1)
    assert page.locator(".ask [data-option]").count() == 2, "a probe or a blind jump there, nothing else"
    probe.click()
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    return place


def test_a_probe_is_sent_and_its_tile_turned_on_the_map(page: Page, base_url: str) -> None:
    mira = Captain(page, base_url, "Mira")
    mira.opens([ME])
    place = probes(mira)
    for _ in range(8):
        if mira.question == "turn-tile":
            break
        place = probes(mira)  # a tile that is open all around lies as it lies
    assert mira.question == "turn-tile"
    systems = page.locator("g.spot[data-id^='system:']")
    known = systems.count()
    tile = page.locator(f"g[data-thing='{place}']")
    expect(tile).to_be_visible()
    right = page.get_by_role("button", name="Turn right")
    right.hover()  # the pointer leaves the answers, which show the tile their way
    before = tile.inner_html()
    right.click()
    turned = "([place, before]) => document.querySelector(`g[data-thing='${place}']`).innerHTML !== before"
    page.wait_for_function(turned, arg=[place, before])  # the tile is shown as it would lie
    assert not violations(page)
    wanted = mira.options[1]
    page.get_by_role("button", name="Lay the tile this way").click()
    expect(systems).to_have_count(known + 1)
    laid = [
        one
        for one in mira.view["state"]["systems"].values()
        if f"cell:{one['q']},{one['r']}" == place and one["on_map"]
    ]
    assert [f"turn {one['turned']}" for one in laid] == [wanted]


def test_the_map_is_dragged_and_comes_near(page: Page, base_url: str) -> None:
    mira = Captain(page, base_url, "Mira")
    mira.opens([ME])
    mira.reaches("activate", "choose|mount")
    system = page.locator("g.spot[data-id^='system:']").first
    before = lies(system)
    page.get_by_role("button", name="Zoom out").click()
    until(page, lambda: lies(system)["width"] < before["width"], "it is smaller")
    smaller = lies(system)
    page.mouse.move(420, 520)
    page.mouse.down()
    page.mouse.move(520, 460, steps=4)
    page.mouse.up()
    until(page, lambda: lies(system)["x"] - smaller["x"] == pytest.approx(100, abs=3), "the map was dragged")
    page.get_by_role("button", name="Show the whole map").click()
    until(page, lambda: lies(system)["x"] == pytest.approx(before["x"], abs=2), "the whole map is back")


def test_the_camera_follows_who_acts(page: Page, near_the_end: str) -> None:
    """Also after somebody has put the map elsewhere: a ship that acts out of sight is brought into sight."""
    mira = Captain(page, near_the_end, "Mira")
    mira.opens([ME], options={"difficulty": "heroic"})
    mira.reaches("activate", "go on")
    mira.answers("activate Warship")
    sky = lies(page.locator(".sky"))
    page.get_by_role("button", name="Zoom in").click()
    warship, explorer = (page.locator(f"g.spot[data-id='ship:{name}']") for name in ("Warship", "Explorer"))

    def seen(piece: Locator) -> bool:
        box = lies(piece)
        across = sky["x"] <= box["x"] and box["x"] + box["width"] <= sky["x"] + sky["width"]
        return across and sky["y"] <= box["y"] and box["y"] + box["height"] <= sky["y"] + sky["height"]

    for _ in range(3):
        page.mouse.move(sky["x"] + sky["width"] - 60, sky["y"] + 60)
        page.mouse.down()
        page.mouse.move(sky["x"] + 60, sky["y"] + 60, steps=4)
        page.mouse.up()
    assert not seen(warship)
    assert not seen(explorer)
    mira.reaches("activate", "end turn|go on|done|nothing")
    mira.answers("activate Explorer")
    until(page, lambda: seen(explorer), "the Explorer acts in sight")


HIDDEN = """() => {
    const ask = document.querySelector('.ask').getBoundingClientRect();
    const sky = document.querySelector('.sky').getBoundingClientRect();
    return [...document.querySelectorAll('.sky .spot.can')].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < sky.left || x > sky.right || y < sky.top || y > Math.min(sky.bottom, ask.top);
    }).map((each) => each.dataset.id);
}"""
"""Lit places beyond the edge of the map, or below the question."""


def test_signs_at_the_rim_lead_to_what_may_be_chosen_out_of_sight(page: Page, base_url: str) -> None:
    arrive(page, base_url, "xodus", "01-1-player-quiet", 613)  # anything on the map may be pacified
    expect(page.locator(".sky .spot.can")).to_have_count(10)
    lies(page.locator(".beyond").last)
    hidden = page.evaluate(HIDDEN)
    assert hidden
    leads = [(each.get_attribute("data-leads") or "").split("|") for each in page.locator(".beyond").all()]
    assert set(hidden) <= {each for sign in leads for each in sign}
    there = hidden[0]
    page.locator(f".beyond[data-leads*='{there}']").click()
    until(page, lambda: there not in page.evaluate(HIDDEN), "one is led there")
    before = page.locator(".ask").get_attribute("data-answers")
    page.locator(f".sky .spot.can[data-id='{there}']").click()
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)


SIGNS = """() => [...document.querySelectorAll('.sky .signs use')].map(
    (use) => use.width.baseVal.value * use.getScreenCTM().a)"""
"""How many pixels wide and high each sign is drawn."""
SPILT = """() => [...document.querySelectorAll('.sky text.risk')].filter((text) =>
    text.getBoundingClientRect().width > text.previousElementSibling.getBoundingClientRect().width).length"""
"""Chances that stick out of their plates."""
OVERLAPS = """() => {
    const names = [...document.querySelectorAll('.sky text.name')].map(
        (name) => ({ name: name.textContent, box: name.getBoundingClientRect() }));
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return names.flatMap((one, i) => names.slice(i + 1).filter((other) => meet(one.box, other.box))
        .map((other) => `${one.name}, ${other.name}`));
}"""


def is_smaller(tile: Locator, width: float) -> bool:
    return lies(tile)["width"] < width


def test_signs_and_names_of_the_map_can_be_read_from_afar(page: Page, base_url: str) -> None:
    arrive(page, base_url, "xodus", *MOMENTS["xodus"][0])
    tile = page.locator("g.spot[data-id^='system:']").first
    assert page.locator(".sky text.name").count() > 3
    far = page.get_by_role("button", name="Zoom out")
    for step in range(3):
        width = lies(tile)["width"]
        sizes = page.evaluate(SIGNS)
        assert len(sizes) > 5
        assert min(sizes) >= 11, f"after {step} steps"
        assert page.evaluate(OVERLAPS) == []
        assert page.locator(".sky text.risk").count() > 0
        assert page.evaluate(SPILT) == 0
        far.click()
        until(page, partial(is_smaller, tile, width), "it is smaller")


def test_what_is_refused_says_why(page: Page, base_url: str) -> None:
    mira = Captain(page, base_url, "Mira")
    mira.opens([ME])
    mira.reaches("action", "choose|mount|activate|go on")
    refused = mira.view["question"]["refused"]
    assert refused
    page.keyboard.press("l")
    slip = page.locator(".opt.no").first
    expect(slip).to_contain_text(refused[0]["words"])
    expect(slip).to_contain_text(refused[0]["rule"])
    slip.click(force=True)
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text(refused[0]["rule"].removeprefix("XOD-"))
    assert not violations(page)


# ---- beside the map


def test_the_third_key_is_one_key(page: Page, near_the_end: str) -> None:
    Captain(page, near_the_end, "Mira").opens([ME], options={"difficulty": "hardened"})
    keys = page.locator("[data-thing='keys:Warship']")
    expect(keys).to_have_text("1Key")
    expect(keys).to_have_attribute("title", "Carries Key 3")


def test_wares_have_the_price_that_is_paid(page: Page, near_the_end: str) -> None:
    Captain(page, near_the_end, "Mira").opens([ME], options={"difficulty": "hardened"})
    ware = page.locator("[data-id='gear:Plasma Cannon']")
    expect(ware.locator(".gp")).to_have_text("32")
    expect(ware.locator(".gp s")).to_have_text("3")
    expect(page.locator("[data-id='gear:Energy Cell'] .gp")).to_have_text("1")  # no less is paid
    ware.hover()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("2 Scraps")
    expect(tip).to_contain_text("Printed price: 3")
    expect(tip).to_contain_text("Nomad Traders: ")


def test_the_story_of_a_signal_is_read_beside_it(page: Page, near_the_end: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    Captain(page, near_the_end, "Mira").opens([ME], options={"difficulty": "hardened"})
    box = page.locator(".signalbox").first
    assert lies(box)["height"] == pytest.approx(lies(box.locator(".signal"))["height"], abs=1), (
        "unread it takes no room"
    )
    story = box.locator(".story p").first
    expect(story).to_be_hidden()
    box.locator("summary").click()
    expect(story).to_be_visible()
    assert lies(page.locator(".left"))["width"] >= lies(story)["x"] + lies(story)["width"], "it stays in its column"
    assert not violations(page)


# ---- chances


def truth(captain: Captain) -> tuple[Xodus, list[Ship]]:
    """The game that the captain sees, and the ship or Fleet that acts."""
    setup = Setup("xodus", "first", ["Mira"])
    game = cast(Xodus, title("xodus").from_data(captain.view["state"], setup))
    return game, acting(game)


def percent(chance: Fraction) -> str:
    """As the browser writes it: halves are rounded up."""
    return f"{math.floor(100 * chance + Fraction(1, 2))}%"


def test_chances_are_shown_before_the_roll_and_are_exact(page: Page, base_url: str) -> None:
    mira = Captain(page, base_url, "Mira")
    mira.opens([ME])
    bold = "choose|mount|activate|take in|go on|blind jump|jump|explore|option|done"
    mira.reaches("detection", bold, most=200)
    game, ships = truth(mira)
    expect(page.locator(".slip.odds .big")).to_have_text(percent(odds.unseen(game, ships)))

    mira.reaches("manoeuvre", f"be detected|{bold}", most=200)
    game, ships = truth(mira)
    shown = page.locator(".duel .offers .main")
    first = {"offensive": w.OFFENSIVE, "defensive with die 1": w.DEFENSIVE_1, "defensive with die 2": w.DEFENSIVE_2}
    offers = [text for text in mira.options if text in first]
    expect(shown).to_have_count(len(offers))
    for place, text in enumerate(offers):
        manoeuvres = {ship.index: first[text] if ship is ships[0] else w.OFFENSIVE for ship in ships}
        expect(shown.nth(place)).to_have_text(percent(odds.attack(game, manoeuvres, game.attack.target).defeat))


# ---- planning together


@pytest.mark.long
def test_marks_pings_and_proposals(browser: Browser, base_url: str) -> None:
    mira, jonas = crew_of_two(browser, base_url)
    luck = random.Random(3)
    for _ in range(60):
        one = whose_turn(mira, jonas)
        assert one is not None
        if one is mira and mira.question == "action":
            break
        one.plays("choose|mount|activate|go on|end turn", luck)
    start = "g.spot[data-id^='system:']"
    jonas.page.get_by_role("button", name="Mark").click()
    jonas.page.locator(start).first.click(position={"x": 70, "y": 20})
    expect(mira.page.locator(f"{start} .pins path.stem")).to_have_count(1)
    jonas.page.get_by_role("button", name="Point").click()
    jonas.page.locator("g.spot[data-id^='cell:']").first.click()
    expect(mira.page.locator(".ping")).to_be_visible()
    jonas.page.keyboard.press("Escape")

    jonas.page.keyboard.press("l")
    jonas.page.locator("[data-propose]").first.click()
    expect(mira.page.locator(".sky path[stroke='var(--seat-2)']")).to_have_count(1)
    mira.page.keyboard.press("l")
    expect(mira.page.locator(".opt .by")).to_have_count(1)
    assert not violations(mira.page)
    mira.page.context.close()
    jonas.page.context.close()


def test_a_proposed_ship_is_seen_on_its_board(browser: Browser, base_url: str) -> None:
    """Who is asked for a ship sees which one is proposed without opening the list."""
    mira, jonas = crew_of_two(browser, base_url)
    asked = whose_turn(mira, jonas)
    other = jonas if asked is mira else mira
    assert asked is not None
    assert asked.question == "ship"
    other.page.locator(".ask").wait_for()
    other.page.keyboard.press("l")
    other.page.locator("[data-propose]", has_text="Explorer").click()
    board = "[data-id='board:{}'] .pinned .proposes"
    expect(asked.page.locator(board.format("Explorer"))).to_be_visible()
    words = f"{'Jonas' if other is jonas else 'Mira'} proposes this"
    expect(asked.page.locator(board.format("Explorer"))).to_have_attribute("title", words)
    expect(asked.page.locator(".proposes")).to_have_count(1)
    asked.answers("choose Explorer")
    expect(asked.page.locator(".proposes")).to_have_count(0)
    mira.page.context.close()
    jonas.page.context.close()


# ---- languages, small screens, lobby


@pytest.mark.long
def test_phone_in_german(browser: Browser, base_url: str) -> None:
    mira = captain(browser, base_url, "Mira", viewport=PHONE, locale="de-DE")
    mira.opens([ME], parameters=SHORT)
    page = mira.page
    expect(page.locator(".boards.small .board.can")).to_have_count(6)
    assert not violations(page)
    mira.reaches("action", "choose|mount|activate|take in|go on")
    tabs = page.locator(".tabbar button")
    expect(tabs.first).to_have_text("Karte")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        assert not violations(page)
        assert fits(page)
    tabs.first.click()
    mira.reaches("manoeuvre", "be detected|take in|go on|blind jump|jump|turn|option|done", most=120)
    expect(page.locator(".duel.small .offers")).to_be_visible()
    assert fits(page)
    assert not violations(page)
    page.context.close()


@pytest.mark.long
def test_the_guided_tour(page: Page, base_url: str) -> None:
    mira = Captain(page, base_url, "Mira")
    path = mira.opens([ME])
    page.goto(base_url + path + "?tour=1")
    tour = page.locator(".tour")
    expect(tour).to_be_visible()
    texts = []
    for _ in range(12):
        if not tour.count():
            break
        texts.append(tour.locator("p").inner_text())
        tour.locator(".go").click()
    assert len(texts) >= 6
    assert not [text for text in texts if "xod-" in text], "every stop has its words"


@pytest.mark.parametrize("language", share(["en", "de", "es", "fr"], 3))
def test_setting_up_a_table_in_words(browser: Browser, base_url: str, language: str) -> None:
    page = browser.new_context(locale=language).new_page()
    page.goto(base_url + "/new/xodus")
    page.locator("select").first.wait_for(state="attached")
    words = page.locator("main").inner_text() + " ".join(page.locator("option").all_inner_texts())
    assert not re.findall(r"lobby-[a-z-]+", words)
    page.context.close()
