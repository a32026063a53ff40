"""Helionox in a real browser: whole games, a collaboration between two browsers, the deck's odds, phone, languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect
from tests.web.moments import arrive
from tests.web.patience import lies, until
from tests.web.seated import violations
from tests.web.shares import share

from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.games import title

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
PHONE: ViewportSize = {"width": 390, "height": 844}
LAST = ".dialog.wide .bars"
MORE = ".ask .q button[aria-expanded]:not(.suggest)"  # lists what is lit on the table


def open_table(page: Page, base: str, seats: list[dict[str, Any]], name: str = "Mira", **options: str) -> str:
    """A guest's new table, open in the page."""
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": name}, headers=headers).ok
    table = {"title": "helionox", "edition": "final", "seats": seats, "options": options}
    answer = page.request.post(base + "/api/tables", data=table, headers=headers)
    assert answer.ok, answer.text()
    path = f"/table/{answer.json()['id']}"
    page.goto(base + path)
    return path


def asked(page: Page) -> str:
    expect(page.locator(".ask.mine")).to_be_visible()
    return page.locator(".ask").get_attribute("data-answers") or ""


def moved_on(page: Page, before: str) -> None:
    """What would be lost at the end of a turn is pointed out once: the turn ends all the same."""
    doubt = page.locator(".ask .doubt .go").first
    done = f"document.querySelector('{LAST}') || document.querySelector('.ask')?.dataset.answers !== b"
    page.wait_for_function(f"b => {done} || document.querySelector('.ask .doubt')", arg=before)
    if doubt.count():
        doubt.click()
        page.wait_for_function(f"b => {done}", arg=before)


def answer(page: Page, key: str = "1") -> None:
    before = asked(page)
    page.keyboard.press(key)
    moved_on(page, before)


def options(page: Page) -> list[str]:
    """Everything that may be answered, from the list."""
    asked(page)
    if not page.locator(".ask .list").count() and page.locator(".ask button[aria-expanded]").count():
        page.keyboard.press("l")
    return page.locator("[data-option] b").all_inner_texts()


def take(page: Page, *wanted: str) -> str:
    """Answers with the first option that begins with one of these words, in the order of the words."""
    offered = options(page)
    for words in wanted:
        for text in offered:
            if re.match(words, text):
                before = asked(page)
                page.locator("[data-option]").filter(has_text=text).first.click()
                moved_on(page, before)
                return text
    raise AssertionError(f"none of {wanted} among {offered}")


def play_to_the_end(page: Page, seed: int = 1, most: int = 500) -> None:
    luck = random.Random(seed)
    for _ in range(most):
        page.locator(f".ask.mine, {LAST}").first.wait_for()
        if page.locator(LAST).count():
            return
        # Short turns: the game is nine of them, however much is done in each.
        end = page.locator("[data-option]", has_text="End your turn")
        if luck.random() < 0.5 and end.count():
            before = asked(page)
            end.first.click()
            moved_on(page, before)
        else:
            key = luck.choice("1112")
            only = page.locator(".ask [data-option]").count() == 1 and not page.locator(MORE).count()
            answer(page, "1" if only else key)
    raise AssertionError("the game does not end")


def barriers(page: Page) -> list[str]:
    """What axe finds while nothing is pointed at."""
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    return violations(page)


def person(browser: Browser, **more: Any) -> tuple[BrowserContext, Page]:
    context = browser.new_context(
        reduced_motion="reduce", locale="en-GB", **{"viewport": {"width": 1440, "height": 900}, **more}
    )
    return context, context.new_page()


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"the page is {over} px too wide"


# ---- whole games


@pytest.mark.long
def test_a_whole_competitive_game_against_bots(page: Page, base_url: str) -> None:
    def shorten(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data={**(route.request.post_data_json or {}), "seats": [ME, BOT]})
        else:
            route.continue_()

    page.route("**/api/tables", shorten)
    page.goto("/new/helionox")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/table/"))
    asked(page)
    expect(page.locator(".hx-slot .card")).to_have_count(5)  # four factions and the Prime Assets
    expect(page.locator(".hx-hc")).to_have_count(5)
    assert not barriers(page)
    play_to_the_end(page)
    expect(page.locator(".barrow")).to_have_count(2)
    expect(page.locator(".scoretable tfoot")).to_contain_text("Influence")
    assert not barriers(page)


@pytest.mark.long
def test_solo_on_a_phone_with_everything(browser: Browser, base_url: str) -> None:
    context, page = person(browser, viewport=PHONE)
    open_table(page, base_url, [ME], mercury="on", difficulty="master", layout="orbit")
    asked(page)
    expect(page.locator(".ask .tray")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})  # at a small desk it is told how many lie below
    architects = page.locator(".ask .tray .thing")
    more = page.locator(".ask .below")
    for _ in range(architects.count()):
        if more.inner_text() == "Back to the first":
            break
        told = more.inner_text()
        assert re.fullmatch(r"\d+ more below", told)
        more.click()
        expect(more).not_to_have_text(told)
    expect(architects.last).to_be_in_viewport(ratio=0.75)
    more.click()
    expect(architects.first).to_be_in_viewport(ratio=0.75)
    page.set_viewport_size(PHONE)
    # Who hears a card hears what choosing it does, and what the card says.
    expect(page.locator(".tray .thing").first).to_have_accessible_name(re.compile(r"^Wake [^.]+\. \w[^.]+\."))
    for choice in ("Architect", "faction", "Fleet Asset"):
        expect(page.locator("#question")).to_contain_text(choice)
        assert not barriers(page)
        answer(page)
    asked(page)
    for tab in ("Market", "Hand", "You", "Others"):
        page.locator(".tabbar button", has_text=tab).click()
        fits(page)
        assert not barriers(page)
    page.locator(".tabbar button").first.click()
    page.locator("[data-thing='place:Mars']").click()  # the sheet, which lies over what is said of it, is put down
    expect(page.locator(".hx-nearhead")).to_contain_text("Mars")
    expect(page.locator(".ask")).to_have_class(re.compile(r"\bshrunk\b"))
    expect(page.locator(".hx-shut")).to_be_visible()
    page.get_by_role("button", name="Show the answers").click()
    play_to_the_end(page, seed=3)
    expect(page.locator(".dialog.wide")).to_contain_text("Shadow Syndicate")
    assert not barriers(page)
    context.close()


# ---- two people


def who_is_asked(*pages: Page) -> Page:
    found: list[Page] = []

    def look() -> bool:
        found.extend(page for page in pages if page.locator(f".ask.mine, {LAST}").count())
        return bool(found)

    until(pages[0], look, "somebody is asked")
    return found[0]


def in_main_phase(page: Page) -> bool:
    return page.locator("#question").inner_text().strip() == "What do you do?"


def test_a_collaboration_between_two_browsers(browser: Browser, base_url: str) -> None:
    here, mira = person(browser)
    there, jonas = person(browser)
    path = open_table(mira, base_url, [ME, {"kind": "open"}], mode="co-op", difficulty="rookie")
    assert jonas.request.post(base_url + "/api/guest", data={"name": "Jonas"}, headers={"Origin": base_url}).ok
    jonas.goto(base_url + path)
    jonas.get_by_role("button", name="Sit down").click()
    caller = partner = mira
    for _ in range(160):
        page = who_is_asked(mira, jonas)
        if not in_main_phase(page):
            answer(page)
            continue
        # Both ships stay at Earth: whoever has Defense and an Event there calls the other.
        if take(page, "Call for help", "Play (Sentinel|Perimeter|Border|Tug)", "End your turn").startswith("Call"):
            caller, partner = page, jonas if page is mira else mira
            break
    else:
        raise AssertionError("nobody could call for help")
    # With one who may be asked and one share to offer nothing is to be chosen.
    while who_is_asked(partner, caller) is caller:
        expect(caller.locator(".hx-collab")).to_be_visible()
        assert not barriers(caller)
        take(caller, "Ask", "Offer")
    # The partner sees the call, what it would pay, and answers.
    asked(partner)
    expect(partner.locator(".hx-collab .hx-party")).to_have_count(2)
    expect(partner.locator(".hx-collab")).to_contain_text("for the team")
    assert not barriers(partner)
    take(partner, "Help")
    for _ in range(12):
        page = who_is_asked(mira, jonas)
        if in_main_phase(page):
            break
        take(page, "Play (?!no)", "Raise", ".*")
    assert page is caller, "the turn goes on for whoever called"
    expect(caller.locator(".log")).to_contain_text("Jonas" if caller is mira else "Mira")
    expect(caller.locator(".hx-collab")).to_have_count(0)
    here.close()
    there.close()


# ---- what the table tells


def nothing_left_to_do() -> str:
    """A record that stands where ending the turn is all that is left, after an answer that luck had no part in."""
    turned = {"travel_fare": 9, "embassy_fare": 9, "movement_tax": 9}
    match = Match(title("helionox"), Setup("helionox", "final", ["Mira", "Jonas"], parameters=turned), 3)
    dice = Dice(3)
    while match.question is not None and len(match.question.options) > 1:
        kept = [code for code in match.question.options if match.notation.text(code) != "end turn"]
        match.answer(kept[dice.below(len(kept))])
    assert match.question is not None
    assert match.undo_price(match.question.seat).free
    return match.save()


def test_ending_the_turn_is_asked_for_when_nothing_else_is_left(page: Page, base_url: str) -> None:
    """One button, no new hand before it is pressed, and the last answer is taken back for nothing."""
    headers = {"Origin": base_url}
    assert page.request.post(base_url + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    loaded = page.request.post(
        base_url + "/api/load", data={"record": nothing_left_to_do(), "mode": "play", "bots": {}}, headers=headers
    )
    assert loaded.ok, loaded.text()
    page.goto(f"{base_url}/table/{loaded.json()['id']}")
    page.get_by_role("button", name=re.compile("^I am ")).click()  # both sit at one screen
    asked(page)
    options = page.locator(".ask [data-option]")
    expect(options).to_have_count(1)
    expect(options).to_contain_text("End your turn")
    before = asked(page)
    page.locator("button.undo").first.click()
    moved_on(page, before)
    expect(page.get_by_role("button", name=re.compile("End your turn"))).not_to_have_count(0)
    answer(page, "1")


def test_the_odds_of_the_next_draw(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    asked(page)
    odds = [int(text.split()[0]) for text in page.locator(".hx-odds b").all_inner_texts()]
    assert sum(odds) == pytest.approx(100, abs=3), "five unknown cards"
    page.get_by_role("button", name="All cards").click()
    book = page.locator(".hx-booktable")
    expect(book).to_contain_text("Starting cards")
    counts = [
        [int(cell) if cell != "·" else 0 for cell in row.locator("td").all_inner_texts()[:4]]
        for row in book.locator("tbody tr:not(.hx-group)").all()
    ]
    assert sum(map(sum, counts)) == 10, "the whole starting deck is told"
    assert not barriers(page)
    page.keyboard.press("Escape")
    for _ in range(12):
        if take(page, "Buy", "Play Material", "Play", "End your turn", "Discard", "").startswith("Buy"):
            break
    expect(page.locator(".hx-deckbox")).to_contain_text("The next draw is known")
    expect(page.locator(".hx-odds b").first).to_have_text("100 %")


def test_what_is_refused_says_why_with_its_rule(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    asked(page)
    refused = page.locator("g.spot.no[data-id='place:Europa']")
    refused.focus()
    slip = page.get_by_role("tooltip")
    expect(slip).to_contain_text("Rule HEL-")
    found = re.search(r"Rule HEL-([\w.]+)", slip.inner_text())
    assert found is not None
    number = found[1].rstrip(":.")
    refused.press("Enter")
    expect(
        page.get_by_role("dialog", name="Rules").get_by_role("button", name=f"Rule {number}", exact=True)
    ).to_be_visible()


def test_things_are_chosen_where_they_lie(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    before = asked(page)
    page.locator("[data-id='hand:Material Asset'].can").first.click()
    moved_on(page, before)
    asked(page)
    expect(page.locator(".hx-played")).to_contain_text("Material Asset")
    expect(page.locator("[data-thing='purse:credits']").first).to_contain_text("1")
    page.keyboard.press("Backspace")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers === b", arg=before)


# What the tip under the pointer covers; and what takes a click in its middle, which must not be the tip.
COVERED = """tip => {
    const box = tip.getBoundingClientRect();
    const over = (each) => Math.min(box.right, each.right) - Math.max(box.left, each.left) > 1
        && Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top) > 1;
    const kept = [...document.querySelectorAll('.can, .ask .q')].filter((each) => over(each.getBoundingClientRect()));
    const taken = tip.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    return [...kept.map((each) => each.dataset.id ?? each.className), ...(taken ? ['the pointer'] : [])];
}"""
# A click as such: the answer that it sends comes later.
CLICKED = """thing => {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return new Promise((done) => setTimeout(() => done(document.querySelectorAll('[role=tooltip]').length)));
}"""


def test_a_tip_goes_along_with_the_pointer_and_is_in_nobodys_way(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    asked(page)
    tip = page.get_by_role("tooltip")
    cards = page.locator(".hx-hc.can").all()
    assert len(cards) == 5
    for card in cards:
        at = lies(card)
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        expect(tip.locator("h3")).to_have_text(card.locator("h3").inner_text())
        lies(tip)
        assert tip.evaluate(COVERED) == []
    assert cards[-1].evaluate(CLICKED) == 0, "the card is no longer what it was"


def test_what_is_refused_is_told_whole(page: Page, base_url: str) -> None:
    """What it is and what it costs, and then why it may not be chosen."""
    open_table(page, base_url, [ME, BOT])
    asked(page)
    refused = page.locator(".hx-mk.no").first
    refused.hover()
    tip = page.get_by_role("tooltip")
    for part in ("h3", ".ceff", ".hx-cost"):
        words = refused.locator(part).inner_text()
        assert words.strip()
        expect(tip.locator(part)).to_have_text(words)
    expect(tip.locator(".refusal")).to_contain_text(re.compile(r"\w.+Rule HEL-"))


def test_keys_play_all_and_end_the_turn(page: Page, base_url: str) -> None:
    arrive(page, base_url, "helionox", "01-2-competitive", 20)
    hand, played, end = page.locator(".hx-hc"), page.locator(".hx-pl"), page.locator(".ask [data-option].end")
    expect(hand).to_have_count(5)
    page.keyboard.press("p")
    expect(hand).to_have_count(0)
    expect(played).to_have_count(5)
    expect(end).to_be_enabled()
    before = asked(page)
    page.keyboard.press("e")
    moved_on(page, before)


def take_two(page: Page) -> None:
    """By one gesture: both are marked first, and nothing is said before."""
    before = asked(page)
    cards = page.locator(".hx-hc.can")
    page.keyboard.press("m")
    for number in (0, 1):
        cards.nth(number).click()
        expect(page.locator(".hx-hc[aria-pressed=true]")).to_have_count(number + 1)
    assert asked(page) == before
    page.keyboard.press("m")


def test_several_discards_are_one_act(page: Page, base_url: str) -> None:
    arrive(page, base_url, "helionox", "12-1-solo-normal-hard-mercury", 233)
    before = asked(page)
    take_two(page)
    page.wait_for_function("n => document.querySelector('.ask').dataset.answers === n", arg=str(int(before) + 2))
    expect(page.locator(".said")).to_have_count(0)


def test_of_several_discards_the_rest_is_not_dropped_in_silence(page: Page, base_url: str) -> None:
    """The event wants one card, and two were chosen."""
    arrive(page, base_url, "helionox", "02-3-competitive-missions", 203)
    before = asked(page)
    take_two(page)
    expect(page.locator(".said")).to_have_text("1 of 2 taken; the rest is no answer to what is asked now.")
    assert asked(page) == str(int(before) + 1)


@pytest.mark.parametrize("size", share([{"width": 390, "height": 844}, {"width": 844, "height": 390}], 0))
def test_the_end_of_the_turn_stays_in_reach_of_the_thumb(browser: Browser, base_url: str, size: ViewportSize) -> None:
    """Whatever one looks at on a phone, upright or on its side."""
    page = browser.new_page(viewport=size, has_touch=True, reduced_motion="reduce")
    open_table(page, base_url, [ME, BOT])
    answer(page)
    asked(page)
    expect(page.locator(".goods [data-thing='goods:influence:0']")).to_be_in_viewport()  # what is one's own as well
    for tab in page.locator(".tabbar button").all():
        tab.click()
        for name in ("End your turn", "Undo"):
            expect(page.locator(".ask .foot").get_by_role("button", name=name)).to_be_in_viewport()
    page.close()


def test_the_list_does_not_move_under_the_pointer(page: Page, base_url: str) -> None:
    """What follows from an answer is told beside the list, and pushes it nowhere."""
    open_table(page, base_url, [ME, BOT])
    options(page)
    row = page.locator(".ask .list [data-option]", has_text="Play Material Asset").first
    row.scroll_into_view_if_needed()
    place = lies(row)
    row.hover()
    expect(page.locator(".then p").first).to_be_visible()
    assert lies(row) == place


@pytest.mark.parametrize("language", share(["de", "es", "fr"], 0))
def test_every_language_has_all_words_and_fits(browser: Browser, base_url: str, language: str) -> None:
    context, page = person(browser, viewport=PHONE)
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    open_table(page, base_url, [ME, BOT], mercury="on", missions="on")
    for _ in range(6):
        answer(page)
    asked(page)
    for tab in page.locator(".tabbar button").all():
        tab.click()
        fits(page)
        assert not re.findall(r"\bhx-[a-z-]+|\bhel-[a-z-]+", page.locator("body").inner_text())
    context.close()
