"""What matters is announced over the board, in the words of the title; and each kind of beat has its sound.

Where FARFLUNG_WALK is set, every kind of announcement is looked at; else a few of each title.
"""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.moments import GOLDEN
from tests.web.patience import until
from tests.web.playing import ALL
from tests.web.seated import BOT, BUSY, ME, answer, asked, open_table, pace

from farflung.engine.record import parse

# A record, the line whose answer brings it (or leads to it, where luck decides), and what is announced.
MATTERS = {
    "the Great Rift": ("xodus", "10-2-players-quiet-three-ships-gentle", 689, "The Great Rift is found"),
    "an Avatar": ("xodus", "10-2-players-quiet-three-ships-gentle", 502, "An Avatar enters"),
    "a Key": ("xodus", "01-1-player-quiet", 638, "A Key is won"),
    "a ship": ("xodus", "05-1-player-heroic-four-ships", 691, "A ship is lost"),
    "the last round": ("xodus", "08-4-players-quiet", 781, "The last round"),
    "the end of a fleet": ("xodus", "09-1-player-heroic-nightmare-three-ships", 542, "Corruption"),
    "an ark": ("revenant", "01-1-player-easy", 204, "An ark is lost"),
    "a defect": ("revenant", "02-2-players", 304, "A defect strikes"),
    "the last cycle": ("revenant", "02-2-players", 324, "The last cycle"),
    "a winner": ("revenant", "11-3-players", 546, "win"),
    "catastrophe": ("helionox", "06-4-competitive-mercury-missions", 434, "Catastrophe"),
    "the last turn": ("helionox", "01-2-competitive", 361, "the last turn"),
    "the end": ("helionox", "09-4-co-op-master-hard", 938, "event deck"),
}
FEW = ["a Key", "the last round", "an ark", "the last turn"]
HEARD = """
window.announced = [];
new MutationObserver(() => {
    const said = document.querySelector("[data-announced]")?.innerText;
    if (said && window.announced.at(-1) !== said) window.announced.push(said);
}).observe(document, { childList: true, subtree: true });
"""


def arrive(page: Page, base: str, folder: str, record: str, position: int) -> str:
    """Where this line of the record is about to be answered, by oneself; bots play the others. What it says."""
    text = (GOLDEN / folder / f"{record}.record").read_text("utf-8")
    parsed = parse(text)
    line = parsed.lines[position]
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    seats = max(each.seat for each in parsed.lines) + 1
    bots = {str(seat): "random" for seat in range(seats) if seat != line.seat}
    data = {"record": text, "mode": "play", "position": position, "bots": bots}
    said = page.request.post(base + "/api/load", data=data, headers=headers)
    assert said.ok, said.text()
    page.goto(f"{base}/table/{said.json()['id']}")
    asked(page)
    return line.text


@pytest.mark.parametrize("what", MATTERS if ALL else FEW)
def test_what_matters_is_announced(page: Page, base_url: str, what: str) -> None:
    folder, record, position, head = MATTERS[what]
    page.add_init_script(HEARD)
    text = arrive(page, base_url, folder, record, position)
    pace(page, 4)
    option = page.locator(f'.ask [data-option="{text}"]')
    if not option.count():
        page.keyboard.press("l")
    before = asked(page)
    option.first.click()
    for _ in range(40):  # where luck decides when, one goes on until it comes
        page.wait_for_function(
            """([head, before]) => announced.some((said) => said.includes(head))
                || document.querySelector('.dialog.wide')
                || (ask => ask && ask.dataset.answers !== before)(document.querySelector('.ask.mine'))""",
            arg=[head, before],
        )
        if not page.locator(".ask.mine").count() or any(head in said for said in page.evaluate("announced")):
            break
        before = asked(page)
        page.keyboard.press("1")
    said = page.evaluate("announced")
    assert any(head in each for each in said), said


STARS = """
window.stars = false;
new MutationObserver(() => { window.stars ||= Boolean(document.querySelector(".board .jump")); })
    .observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(
    ("position", "head", "stars"), [(156, "enables the hyperjump", False), (179, "The fleet jumps", True)]
)
def test_stars_run_when_the_fleet_jumps(page: Page, base_url: str, position: int, head: str, stars: bool) -> None:
    """And not when somebody only makes it possible, as in the prototype edition."""
    page.add_init_script(HEARD + STARS)
    text = arrive(page, base_url, "revenant_prototype", "04-4-players", position)
    pace(page, 1)
    option = page.locator(f'.ask [data-option="{text}"]')
    if not option.count():
        page.keyboard.press("l")
    option.first.click()
    page.wait_for_function("head => announced.some((said) => said.includes(head))", arg=head)
    page.wait_for_function("head => !document.querySelector('[data-announced]')?.innerText.includes(head)", arg=head)
    assert page.evaluate("stars") == stars


SOUNDS = """
window.tones = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real {
    createOscillator() {
        const made = super.createOscillator();
        window.tones.push(made);
        return made;
    }
};
"""


def test_sound_is_off_until_it_is_turned_on_and_then_remembered(page: Page, base_url: str) -> None:
    page.add_init_script(SOUNDS)
    open_table(page, base_url, [ME, BOT], title="helionox", parameters={})
    pace(page, 4)
    tones = "tones.length"
    for _ in range(3):
        answer(page)
        asked(page)
    assert page.evaluate(tones) == 0, "silent until somebody turns it on"
    key = page.get_by_role("button", name="Sound", exact=True)
    key.click()  # in reach on the table itself
    expect(key).to_have_attribute("aria-pressed", "true")
    for _ in range(6):
        answer(page)
        asked(page)
    until(page, lambda: page.evaluate(tones) > 3, "what happens is heard")
    assert len(set(page.evaluate("tones.map((each) => each.type)"))) > 1, "kinds of beats sound unlike each other"
    page.reload()
    asked(page)
    expect(key).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(tones) == 0, "what has been is not heard again"
    answer(page)
    asked(page)
    until(page, lambda: page.evaluate(tones), "it was remembered")
    page.get_by_role("button", name="Menu", exact=True).click()
    volume = page.get_by_label("Volume")
    expect(volume).to_be_enabled()
    volume.fill("0")
    page.keyboard.press("Escape")
    before = page.evaluate(tones)
    answer(page)
    asked(page)
    assert page.evaluate(tones) == before, "no volume is silence"
    key.click()
    page.reload()
    asked(page)
    expect(key).to_have_attribute("aria-pressed", "false")


def seen(browser: Browser, base: str, motion: Literal["reduce", "no-preference"]) -> tuple[list[str], int]:
    """What is told beat by beat as a game goes on from the same moment, and how much has flown."""
    context = browser.new_context(locale="en-GB", reduced_motion=motion, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(
        """window.beats = []; window.flown = 0;
        new MutationObserver((all) => {
            for (const each of all) for (const node of each.addedNodes)
                if (node instanceof Element && node.matches(".flight, .shot")) window.flown++;
            const nar = document.querySelector(".nar");
            const at = nar && `${nar.dataset.until} ${nar.querySelector(".nl").innerText.trim()}`;
            if (at && window.beats.at(-1) !== at) window.beats.push(at);
        }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });"""
    )
    text = (GOLDEN / "helionox" / "01-2-competitive.record").read_text("utf-8")
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    data = {"record": text, "mode": "play", "position": 60, "bots": {"1": "random"}}
    said = page.request.post(base + "/api/load", data=data, headers=headers)
    assert said.ok, said.text()
    page.goto(f"{base}/table/{said.json()['id']}")
    asked(page)
    pace(page, 4)
    for _ in range(12):
        answer(page)
        asked(page)
    page.wait_for_function(f"() => !document.querySelector('{BUSY}')")
    found = page.evaluate("beats"), int(page.evaluate("flown"))
    context.close()
    return found


@pytest.mark.long
def test_reduced_motion_tells_as_much_without_flights(browser: Browser, base_url: str) -> None:
    motions: list[Literal["reduce", "no-preference"]] = ["reduce", "no-preference"]
    for motion in motions:
        told, flown = seen(browser, base_url, motion)
        assert len(told) > 6, "much was told"
        assert bool(flown) == (motion == "no-preference")
