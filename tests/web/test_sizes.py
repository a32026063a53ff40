"""Every title at every size: nothing lies over what is lit, nothing is cut without a way to read on, no word is tiny.

FARFLUNG_SIZES=all looks at ten crowded moments of each title, and on a phone at every tab.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect
from tests.web.conftest import AT_ONCE
from tests.web.moments import ALL, EVENTFUL, FORMS, GOLDEN, MOMENTS, SIZES, arrive, resize, sit
from tests.web.patience import PATIENCE, lies, until
from tests.web.shares import share

from farflung.engine.record import LUCK, parse

MEASURE = (Path(__file__).parent / "measured.js").read_text("utf-8")
NARROW = [0, 5, 7, 8]  # where long words have least room
CASES = [
    pytest.param(folder, *moment, number % 2 == 1, id=f"{folder}-{moment[0]}-{moment[1]}")
    for place, (folder, moments) in enumerate(MOMENTS.items())
    for number, moment in enumerate(moments)
    if ALL or number == place % 2
]
"""Every second moment is read in German; in every run one of each title, by turns."""


@pytest.mark.parametrize("folder", MOMENTS)
def test_the_moments_are_of_games_that_are_there(folder: str) -> None:
    """Also those which are looked at only when all are: golden games are made anew, and then others lie there."""
    for record, position in [*MOMENTS[folder], *(EVENTFUL if folder == "helionox" else [])]:
        lines = parse((GOLDEN / folder / f"{record}.record").read_text("utf-8")).lines
        assert position < len(lines), f"{record} ends before line {position}"
        assert lines[position].seat != LUCK, f"{record}, line {position}: nobody is asked"


@pytest.fixture(scope="module")
def barred(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser as people have it: its scroll bars are seen and take room."""
    browser = browser_type.launch(**browser_type_launch_args, ignore_default_args=["--hide-scrollbars"])
    yield browser
    browser.close()


@pytest.mark.parametrize(("folder", "record", "position", "german"), CASES if ALL else share(CASES, 2, 3))
def test_every_size_shows_a_crowded_moment_whole(
    barred: Browser, base_url: str, folder: str, record: str, position: int, german: bool
) -> None:
    """Every second moment in German, whose words are longest."""
    context = barred.new_context(locale="de-DE" if german else "en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    arrive(page, base_url, folder, record, position)
    faults: dict[str, list[str]] = {}
    sizes = list(zip(SIZES, FORMS, strict=True))
    for (width, height), form in sizes if ALL or not german else [sizes[each] for each in NARROW]:
        resize(page, width, height, form)
        tabs = page.locator(".tabbar button")
        for tab in range(tabs.count() if ALL else min(1, tabs.count())):
            tabs.nth(tab).click()
            lies(page.locator(".ask"))
            if found := page.evaluate(MEASURE):
                faults[f"{width}x{height}, tab {tab}"] = found
        if tabs.count():
            tabs.first.click()
        elif found := page.evaluate(MEASURE):
            faults[f"{width}x{height}"] = found
    context.close()
    assert not faults, "\n".join(f"{size}\n  " + "\n  ".join(found) for size, found in faults.items())


FAULTS = {
    "small": "words.style.fontSize = '8px'",
    "cut": "words.style.cssText = 'display: block; overflow: hidden; width: 20px; white-space: nowrap'",
    "broken": "words.style.cssText = 'display: block; width: 20px; overflow-wrap: anywhere; hyphens: manual'",
    "left out": "words.style.cssText = 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1;"
    " overflow: hidden; width: 20px'",
    "outside": "words.style.cssText = 'position: fixed; left: -40px; top: 50%'",
    "overlap": "words.style.cssText = 'position: relative; top: -34px'",
    "covers": "key.style.cssText = 'position: absolute; inset: 0; z-index: 9'; find('.dock').append(key)",
    "sign over words": "words.classList.add('card'); words.style.position = 'relative'; key.className = 'cseal';"
    " key.style.cssText = 'position: absolute; inset: 0'; words.append(key)",
    "sticks out": "key.style.cssText = 'position: absolute; margin-left: 60rem'; find('.top > .mark').append(key)",
    "lit under the question": "key.className = 'touch can'; key.dataset.id = 'x'; key.style.position = 'fixed';"
    " key.style.left = `${ask.left + 9}px`; key.style.top = `${ask.top + 9}px`; find('.stand').append(key)",
}
"""Each fault, made on purpose: in words of one's own board, or with a key that lies where it must not."""
MADE = """fault => {
    const find = (what) => document.querySelector(what);
    const words = find(".dock .calling"), key = document.createElement("button");
    const ask = find(".ask").getBoundingClientRect();
    key.textContent = "key";
    Function("find", "words", "key", "ask", fault)(find, words, key, ask);
}"""


@pytest.mark.parametrize("fault", FAULTS)
def test_each_kind_of_fault_is_found(page: Page, base_url: str, fault: str) -> None:
    arrive(page, base_url, "xodus", *MOMENTS["xodus"][1])
    assert page.evaluate(MEASURE) == []
    page.evaluate(MADE, FAULTS[fault])
    found = page.evaluate(MEASURE)
    assert any(each.startswith(fault) for each in found), found


def test_larger_words_fold_the_table_as_a_smaller_window_would(page: Page, base_url: str) -> None:
    arrive(page, base_url, "revenant", "02-2-players", 260)
    expect(page.locator(".stand")).to_have_attribute("data-form", "desk")
    high = page.locator(".ask h1").evaluate("h => parseFloat(getComputedStyle(h).fontSize)")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Larger", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".stand")).to_have_attribute("data-form", "lap")
    larger = page.locator(".ask h1").evaluate("h => parseFloat(getComputedStyle(h).fontSize)")
    assert larger > high
    page.reload()
    sit(page)
    expect(page.locator(".stand")).to_have_attribute("data-form", "lap")  # it is kept
    assert page.evaluate(MEASURE) == []


def test_a_list_lies_in_the_place_of_the_people_and_never_over_the_board(page: Page, base_url: str) -> None:
    arrive(page, base_url, "revenant", "08-4-players", 133)
    for (width, height), form in zip(SIZES[:7], FORMS, strict=False):
        resize(page, width, height, form)
        page.keyboard.press("l")
        listed, board = lies(page.locator(".ask .list")), lies(page.locator(".scene"))
        across = min(listed["x"] + listed["width"], board["x"] + board["width"]) - max(listed["x"], board["x"])
        down = min(listed["y"] + listed["height"], board["y"] + board["height"]) - max(listed["y"], board["y"])
        assert across <= 1 or down <= 1, f"{width}x{height}"
        page.keyboard.press("Escape")
        expect(page.locator(".ask .list")).to_have_count(0)


def test_a_card_alone_is_whole_and_its_answers_are_beside_it(page: Page, base_url: str) -> None:
    arrive(page, base_url, "revenant", "01-1-player-easy", 37)
    for (width, height), form in zip(SIZES[:7], FORMS, strict=False):
        resize(page, width, height, form)
        tray, card = lies(page.locator(".ask .tray")), lies(page.locator(".ask .tray .card"))
        assert card["y"] >= tray["y"], f"{width}x{height}"
        cut = page.locator(".ask .tray .card").evaluate("card => card.scrollHeight - card.clientHeight")
        assert cut <= 1, f"{width}x{height}"
        assert card["y"] + card["height"] <= tray["y"] + tray["height"], f"{width}x{height}"
        assert page.evaluate(MEASURE) == [], f"{width}x{height}"
        for answer in page.locator(".ask .tray .under .go").all():
            low = lies(answer)
            assert low["y"] >= tray["y"], f"{width}x{height}"
            assert low["y"] + low["height"] <= tray["y"] + tray["height"] + 1, f"{width}x{height}"
            assert low["x"] > card["x"] + card["width"], f"{width}x{height}"
        expect(page.locator(".ask .tray .under .go")).to_have_count(2)


def test_a_hand_of_five_has_room_for_its_words_whatever_was_played(page: Page, base_url: str) -> None:
    """Five small cards beside nothing that was played were as narrow as their names."""
    arrive(page, base_url, "helionox", *MOMENTS["helionox"][1])
    resize(page, 1440, 900, "desk")
    cards = page.locator(".dock .cards > *")
    expect(cards).to_have_count(5)
    assert lies(cards.first)["width"] > 140
    assert page.locator(".dock .cards").evaluate("hand => hand.scrollHeight - hand.clientHeight") <= 1


@pytest.mark.parametrize(("record", "position"), share(EVENTFUL, 0, 1))
def test_events_are_in_sight_at_a_crowded_solar_system(page: Page, base_url: str, record: str, position: int) -> None:
    """The worlds fold and the market gives way to them: they lay beneath it, to be scrolled to by who knew."""
    arrive(page, base_url, "helionox", record, position)
    low = """worlds => worlds.flatMap((world) => [...world.querySelectorAll('.hx-slip')].map((slip) =>
        slip.getBoundingClientRect().bottom - world.getBoundingClientRect().bottom))"""
    for size, form in zip(SIZES[:7], FORMS, strict=False):
        resize(page, *size, form)
        until(page, lambda: max(page.locator(".hx-col").evaluate_all(low)) <= 1, f"all are seen at {size}")


@pytest.mark.parametrize("language", share(["en-GB", "de-DE", "es-ES", "fr-FR"], 1))
def test_the_wordiest_radar_cards_are_read_without_scrolling(browser: Browser, base_url: str, language: str) -> None:
    """Two that look through the colony deck: the end of their words lay below the edge."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=language, reduced_motion="reduce")
    page = context.new_page()
    arrive(page, base_url, "revenant", "03-3-players", 65)
    expect(page.locator(".radar")).to_have_count(3)
    low = "left => left.scrollHeight - left.clientHeight"
    until(page, lambda: page.locator(".left").evaluate(low) <= 1, "all is seen")
    context.close()


# Of a hand of eight cards, those whose name, price or seal is cut, or lies beneath another card.
CROWDED = """() => {
    const hand = document.querySelector('.dock .cards');
    const first = hand.firstElementChild;
    while (hand.children.length < 8) hand.append(first.cloneNode(true));
    hand.style.setProperty('--n', 8);
    return [...hand.children].flatMap((card, i) => ['h3', '.ccost', '.cseal'].flatMap((part) => {
        const piece = card.querySelector(part);
        piece.scrollIntoView({ inline: 'center', block: 'nearest' });
        const at = piece.getBoundingClientRect(), own = card.getBoundingClientRect();
        const inside = at.width > 8 && at.left >= own.left - 1 && at.right <= own.right + 1;
        const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        return inside && card.contains(top) ? [] : [`card ${i}: ${part}`];
    }));
}"""


@pytest.mark.parametrize("folder", share(["revenant", "revenant_prototype", "helionox"], 0))
def test_what_stands_below_three_others_is_in_sight_on_a_desk(page: Page, base_url: str, folder: str) -> None:
    """Defects and the Shadow Syndicate were half cut by the log, the radar by one's own board."""
    arrive(page, base_url, folder, *MOMENTS[folder][0])
    resize(page, 1440, 900, "desk")
    over = """() => [...document.querySelectorAll(".left, .sidetop, .hx-synd")].map((room) => room.matches(".hx-synd")
        ? room.getBoundingClientRect().bottom - room.parentElement.getBoundingClientRect().bottom
        : room.querySelector(".hx-missions") ? 0 : room.scrollHeight - room.clientHeight)"""
    until(page, lambda: max(page.evaluate(over)) <= 1, "nothing is cut")
    assert page.evaluate(CROWDED) == []
