"""The table in a real browser: whole games, undo, why-not, replay, passing the device, languages, phone, keyboard."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, expect
from tests.web.patience import lies, until
from tests.web.playing import ALL
from tests.web.seated import BOT, ME, PHONE, SHORT, answer, asked, open_table, to_question, violations
from tests.web.shares import share


def play_to_the_end(page: Page, seed: int = 1) -> None:
    """By the number keys. One look at the page for each answer: a whole game has a hundred and fifty of them."""
    luck = random.Random(seed)
    ready = """b => document.querySelector('.dialog.wide')
        || (q => q && q.dataset.answers !== b)(document.querySelector('.ask.mine'))"""
    before = ""
    for _ in range(600):
        page.wait_for_function(ready, arg=before)
        before, over, options = page.evaluate(
            "[document.querySelector('.ask').dataset.answers, document.querySelectorAll('.dialog.wide').length,"
            " document.querySelectorAll('[data-option]').length]"
        )
        if over:
            return
        page.keyboard.press(str(luck.choice([1, 1, 2, 3])) if options > 3 else "1")
    raise AssertionError("the game does not end")


# ---- whole games


def test_a_new_player_finishes_a_whole_game(page: Page, base_url: str) -> None:
    """Against two bots, from the first page to the rematch: one cycle, or all four (FARFLUNG_WALK). The bots that
    come are some that need not think: what they think about is no matter of this page, and took most of the time."""
    bots = [{"kind": "bot", "bot": "drifting"}] * 2
    asked_for: list[dict[str, Any]] = []

    def hasten(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        asked_for.append(wanted := route.request.post_data_json or {})
        return route.continue_(post_data={**wanted, "seats": [ME, *bots], "parameters": {} if ALL else SHORT})

    page.route("**/api/tables", hasten)
    page.goto("/")
    revenant = page.get_by_role("article", name="Revenant")
    revenant.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert [[seat["kind"] for seat in one["seats"]] for one in asked_for] == [["me", "bot", "bot"]]
    while page.locator(".tour").count() or not page.locator(".ask.mine").count():
        if page.locator(".tour").count():
            page.get_by_role("button", name="Skip the tour").click()
        page.wait_for_timeout(50)
    play_to_the_end(page)
    expect(page.locator(".cyc .now")).to_have_text("IV" if ALL else "I")
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
        page.wait_for_function(
            "document.activeElement?.hasAttribute('data-option')"
        )  # arrow keys walk over the answers
        page.keyboard.press("Enter")
        page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    to_question(page, "man?")
    before = asked(page)
    page.keyboard.press("2")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    page.keyboard.press("Backspace")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers === b", arg=before)
    expect(page.locator("#question")).to_contain_text("man?")


def test_nobody_is_asked_about_cards_that_say_nothing_yet(page: Page, base_url: str) -> None:
    """Else the answers are drawn anew in the middle of choosing, and a key that was pressed meets nothing."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/content/**", hold)
    open_table(page, base_url, [ME, BOT])
    until(page, lambda: held, "the page wants to know the cards")
    expect(page.locator(".ask")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".ask.mine")).to_have_count(0)
    held[0].continue_()
    asked(page)
    expect(page.locator(".ask .tray .thing").first).to_be_visible()


def test_the_same_question_told_anew_leaves_the_focus_where_it_is(page: Page, base_url: str) -> None:
    """A connection that came back tells everything once more."""
    lines: list[WebSocketRoute] = []
    told: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        lines.append(server)

        def down(message: str | bytes) -> None:
            told.append(json.loads(message)["type"])
            socket.send(message)

        socket.on_message(server.send)
        server.on_message(down)

    page.route_web_socket(re.compile("/ws/table/"), between)
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    ship = page.locator("g.spot.can[data-id^='ship:']").first
    ship.focus()
    told.clear()
    lines[-1].send(json.dumps({"type": "resync"}))
    until(page, lambda: "state" in told, "all is told anew")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))")
    expect(ship).to_be_focused()


def test_a_lit_ship_can_be_chosen_on_the_board(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    ship = page.locator("g.spot.can[data-id^='ship:'][data-id$='ark']").first
    name = ship.get_attribute("aria-label")
    assert name
    ship.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crumb")).to_contain_text(name)


def test_a_tip_goes_when_its_thing_was_clicked_though_the_board_moves_beneath_the_pointer(
    page: Page, base_url: str
) -> None:
    """The next question is of another height, and the board is drawn anew: nobody has pointed at anything again."""
    open_table(page, base_url, [ME, BOT])
    to_question(page, "man?")
    before = asked(page)
    at = lies(page.locator("g.spot.can[data-id^='ship:'][data-id$='ark']").first)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x, y)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.click(x, y)
    page.wait_for_function("b => document.querySelector('.ask.mine')?.dataset.answers !== b", arg=before)
    lies(page.locator(".ask"))
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(2, 2)
    page.mouse.move(x, y + 5)
    expect(page.get_by_role("tooltip")).to_be_visible()


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
    expect(slip).to_contain_text(re.compile("Rule REV-F"))
    refused.press("Enter")
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("may not man the frigate of another player")
    assert not violations(page)


@pytest.mark.parametrize(("policy", "price"), share([("free", "^(free|practice)$"), ("none", "")], 0))
def test_undo_as_the_table_was_set_up(page: Page, base_url: str, policy: str, price: str) -> None:
    """Free even after luck and others' acts; or not there at all."""
    open_table(page, base_url, [ME, {"kind": "screen", "name": "Jonas"}], undo=policy)
    for _ in range(40):
        page.locator(".ask.mine, .handover").first.wait_for()
        if page.locator(".handover").count():
            page.locator(".handover .go").click()
            continue
        if int(asked(page)) > 8:
            break
        answer(page)
    before = asked(page)
    if not price:
        expect(page.locator(".undo")).to_have_count(0)
        page.keyboard.press("Backspace")
        page.wait_for_timeout(300)
        assert asked(page) == before
    else:
        expect(page.locator(".undo small")).to_have_text(re.compile(price))
        page.keyboard.press("Backspace")
        page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)


def points_at_what_shows(page: Page, base: str, *wanted: str) -> None:
    """A new table, played until the pointer rests on an answer that shows all of this."""
    told: list[bool] = []

    def hear(frame: str | bytes) -> None:
        told.append(json.loads(frame)["type"] == "preview")

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    open_table(page, base, [ME, BOT])
    for _ in range(60):
        asked(page)
        if page.locator(".row [data-option]").count():
            told.clear()
            page.locator(".row [data-option]").first.hover()
            until(page, lambda: any(told), "the server says what would follow")
            page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))")
            if all(page.locator(one).count() for one in wanted):
                return
        page.mouse.move(2, 2)
        answer(page)
    raise AssertionError("no option had anything to show")


def test_an_option_shows_what_it_would_bring(page: Page, base_url: str) -> None:
    points_at_what_shows(page, base_url, ".then p", ".sign.ghost")
    expect(page.locator(".sign.ghost").first).to_be_visible()
    told = page.locator(".then p").first.inner_text()
    before = page.locator(".log li").count()
    page.locator(".row [data-option]").first.click()
    deed = re.compile(re.escape(told.removeprefix("Mira ")), re.IGNORECASE)  # who did it is said above the turn
    expect(page.locator(".log .tg.me").first).to_contain_text(deed)
    until(page, lambda: page.locator(".log li").count() > before, "the log grows")
    page.mouse.move(2, 2)
    expect(page.locator(".sign.ghost")).to_have_count(0)


def test_escape_takes_the_preview_away(page: Page, base_url: str) -> None:
    """What would follow is gone with Escape, though the pointer still rests on the answer."""
    points_at_what_shows(page, base_url, ".then p")
    page.keyboard.press("Escape")
    expect(page.locator(".then")).to_have_count(0)
    page.wait_for_timeout(400)
    expect(page.locator(".then, .sign.ghost")).to_have_count(0)


# ---- two people


def person(browser: Browser, **more: Any) -> tuple[BrowserContext, Page]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900}, **more)
    return context, context.new_page()


def play_until(mine: Page, other: Page, rounds: int) -> None:
    for _ in range(rounds):
        answer(who_is_asked(mine, other))


def who_is_asked(*pages: Page) -> Page:
    found: list[Page] = []

    def look() -> bool:
        found.extend(page for page in pages if page.locator(".ask.mine").count())
        return bool(found)

    until(pages[0], look, "somebody is asked")
    return found[0]


def test_two_browsers_and_one_comes_back(browser: Browser, base_url: str) -> None:
    here, mira = person(browser)
    there, jonas = person(browser)
    path = open_table(mira, base_url, [ME, {"kind": "open"}])
    expect(mira.get_by_role("list", name="Who sits where")).to_contain_text("Mira")
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


def test_what_happened_while_one_was_away_waits(page: Page, base_url: str) -> None:
    """Lit until one's next action, with a line in the log where one's last turn ended."""
    open_table(page, base_url, [ME, BOT, BOT])
    for _ in range(40):
        answer(page)
        asked(page)
        lines = page.locator(".log li").evaluate_all("all => all.map((line) => [line.className, line.innerHTML])")
        mine = ["me" in name.split() for name, inside in lines if "seat" in inside]
        if any(mine) and not mine[0]:  # one's own turn, and others' after it
            break
    page.reload()
    asked(page)
    expect(page.locator(".just.stays, .justring.stays").first).to_be_attached()
    expect(page.locator(".log .since")).to_have_count(1)
    page.wait_for_timeout(4500)
    assert page.locator(".just.stays, .justring.stays").count(), "they do not fade while nobody has acted"
    answer(page)
    expect(page.locator(".just.stays, .justring.stays")).to_have_count(0)


def planners(browser: Browser, url: str) -> tuple[BrowserContext, Page, BrowserContext, Page]:
    here, mira = person(browser)
    there, jonas = person(browser)
    path = open_table(mira, url, [ME, {"kind": "open"}])
    assert jonas.request.post(url + "/api/guest", data={"name": "Jonas"}, headers={"Origin": url}).ok
    jonas.goto(url + path)
    jonas.get_by_role("button", name="Sit down").click()
    for page in (mira, jonas):
        expect(page.locator(".board")).to_be_visible()
    return here, mira, there, jonas


def test_planning_together(browser: Browser, together_url: str) -> None:
    """Marks, pings and proposals at a co-operative table (Revenant stands in for one)."""
    here, mira, there, jonas = planners(browser, together_url)
    mira.get_by_role("button", name="Mark", exact=True).click()
    mira.locator("g.spot[data-id='sector:5']").focus()
    mira.keyboard.press("Enter")
    expect(jonas.locator("g.spot[data-id='sector:5'] .pins > g")).to_have_count(1)
    assert not violations(mira)
    jonas.reload()
    expect(jonas.locator("g.spot[data-id='sector:5'] .pins > g")).to_have_count(1)
    mira.keyboard.press("Escape")
    mira.get_by_role("button", name="Point", exact=True).click()
    mira.locator("g.spot[data-id='sector:1']").focus()
    mira.keyboard.press("Enter")
    expect(jonas.locator(".ping")).to_have_count(1)
    expect(jonas.get_by_text("Mira points at 1")).to_be_attached()
    mira.keyboard.press("Escape")
    mira.get_by_role("button", name="Clear mine").click()
    expect(jonas.locator(".pins")).to_have_count(0)

    # any player may propose; who is asked answers
    asked_one = who_is_asked(mira, jonas)
    other = jonas if asked_one is mira else mira
    expect(other.locator(".ask h1")).to_contain_text("is asked")
    other.keyboard.press("l")
    proposal = other.locator("[data-propose]").first
    words = proposal.locator("b").inner_text()
    proposal.click()
    expect(proposal).to_have_attribute("aria-pressed", "true")
    assert not violations(other)
    asked_one.keyboard.press("l")
    chosen = asked_one.locator("[data-option]").filter(has_text=words).filter(has=asked_one.locator(".by")).first
    expect(chosen).to_be_visible()
    before = asked(asked_one)
    chosen.click()
    asked_one.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    expect(asked_one.locator(".by")).to_have_count(0)
    here.close()
    there.close()


def test_passing_the_device_hides_hands(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, {"kind": "screen", "name": "Jonas"}])
    seen = set()
    for _ in range(60):
        page.locator(".ask.mine, .handover").first.wait_for()
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


# ---- languages, small screens, accessibility


def pinch(page: Page, x: float, y: float, start: float, end: float) -> None:
    """Two fingers move apart, or together."""
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart / 2, "y": y, "id": 1}, {"x": x + apart / 2, "y": y, "id": 2}]
        sent = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        session.send("Input.dispatchTouchEvent", sent)

    fingers("touchStart", start)
    for step in range(1, 9):
        fingers("touchMove", start + (end - start) * step / 8)
    fingers("touchEnd", end)
    session.detach()


def test_pinching_and_touching_bring_the_board_nearer(browser: Browser, base_url: str) -> None:
    context = browser.new_context(reduced_motion="reduce", viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_table(page, base_url, [ME, BOT])
    asked(page)
    page.locator(".grab").tap()
    scale = "document.querySelector('.board > g').getCTM().a / document.querySelector('.board').getScreenCTM().a"
    box = page.locator(".board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    plain = page.evaluate(scale)
    pinch(page, x, y, 60, 180)
    until(page, lambda: 2 < page.evaluate(scale) / plain < 4, "the board came nearer")
    pinch(page, x, y, 180, 60)
    until(page, lambda: page.evaluate(scale) == pytest.approx(plain, rel=0.05), "the board went back")
    expect(page.get_by_role("button", name="Whole board")).to_have_count(0)

    # a touch on a sector that is no answer
    spot = page.evaluate(
        """() => { for (const s of document.querySelectorAll('g.spot[data-id^="sector:"]:not(.can)')) {
            const path = s.querySelector('path'), m = path.getScreenCTM(), b = path.getBBox();
            for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
                const p = new DOMPoint(b.x + b.width * i / 12, b.y + b.height * j / 12).matrixTransform(m);
                const inside = [[0, 0], [-7, -7], [7, 7], [7, -7], [-7, 7]].every(([x, y]) =>
                    s.contains(document.elementFromPoint(p.x + x, p.y + y)));
                if (inside && /^sector:[1-8]$/.test(s.dataset.id)) return [p.x, p.y]; } } }"""
    )
    page.touchscreen.tap(*spot)
    whole = page.get_by_role("button", name="Whole board")
    expect(whole).to_be_visible()
    until(page, lambda: page.evaluate(scale) / plain > 1.8, "the sector came nearer")
    whole.tap()
    expect(whole).to_have_count(0)
    context.close()


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
    expect(tour).to_be_visible()
    assert not violations(page)
    for _ in range(12):
        if not tour.count():
            break
        tour.locator(".go").click()
    expect(tour).to_have_count(0)


@pytest.mark.parametrize(
    "size",
    share([PHONE, {"width": 844, "height": 390}, {"width": 768, "height": 1024}], 0),
    ids=["portrait", "landscape", "tablet"],
)
def test_small_screens(page: Page, base_url: str, size: Any) -> None:
    page.set_viewport_size(size)
    open_table(page, base_url, [ME, BOT])
    for _ in range(14):
        asked(page)
        before = page.locator(".ask").get_attribute("data-answers")
        answers = page.locator(".ask [data-option]")
        if answers.count():
            answers.first.click()
        else:
            page.keyboard.press("1")  # what is lit on the table need not be listed
        page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    tabs = page.locator(".tabbar button")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_question_shows_its_answers_on_whatever_tab(page: Page, base_url: str) -> None:
    """Held in a hand: only who turns to another tab puts the sheet down."""
    page.set_viewport_size(PHONE)
    open_table(page, base_url, [ME])
    to_question(page, "man?")
    sheet, answers = page.locator(".ask.phone"), page.locator(".ask .list [data-option]")
    expect(answers.first).to_be_visible()
    tab = page.locator(".tabbar").get_by_role("button", name="Frigate")
    tab.click()
    expect(sheet).to_have_class(re.compile("shrunk"))
    expect(answers.first).to_be_hidden()
    before = asked(page)
    page.keyboard.press("1")
    expect(sheet).not_to_have_attribute("data-answers", before)
    asked(page)
    expect(tab).to_have_attribute("aria-current", "page")
    expect(answers.first).to_be_visible()
    page.locator(".tabbar").get_by_role("button", name="Log").click()
    expect(answers.first).to_be_hidden()


def test_axe_at_the_table(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT, BOT, BOT])
    to_question(page, "man?")
    assert not violations(page)
    page.keyboard.press("l")
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat and notes").click()
    assert not violations(page)
