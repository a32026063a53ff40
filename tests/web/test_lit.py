"""No question is answered blind, and what is lit can be clicked.

Golden games of every title are walked, and at each kind of question every answer must be lit on the table, drawn in the
tray, or stand in the prompt with all it means; and the middle of every lit thing, and of every thing in the tray, gives
its answer.

FARFLUNG_WALK=cover looks at few positions of all golden games that show every question with every kind of answer, at
a desk and in a hand; FARFLUNG_WALK=all at every set of kinds of answers, some hours (tests/web/questions.py).
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from tests.table.changing import changed
from tests.web.patience import happens, lies, until
from tests.web.questions import WALK, portion_of, portions, sample
from tests.web.seated import PHONE

# By folder of golden games: a record, and the questions of it that are looked at in every run.
SAMPLE = {
    "revenant": ("03-3-players", ["captain", "man", "planet", "dropship", "optional"]),
    "revenant_prototype": ("03-3-players", ["agenda", "man"]),
    "helionox": ("04-2-competitive-mercury-missions-draft", ["draft", "main", "fleet-asset"]),
    "xodus": ("01-1-player-quiet", ["action", "pick-tile", "manoeuvre"]),
}
IN_A_HAND = {
    "revenant": ["captain", "planet"],
    "revenant_prototype": ["agenda", "man"],
    "helionox": ["draft", "discard"],
    "xodus": ["pick-tile"],
}
# The middle of what is lit; where it is covered by another lit thing, the nearest point that is not.
MIDDLE = """lit => {
    const box = lit.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const shapes = [...lit.querySelectorAll('path, circle, ellipse, rect')].filter((s) => s.isPointInFill);
    const inside = (x, y) => {
        if (!(lit instanceof SVGElement)) return true;
        return shapes.some((s) => { const m = s.getScreenCTM(); return m && s.getAttribute('fill') !== 'none'
            && s.isPointInFill(new DOMPoint(x, y).matrixTransform(m.inverse())); });
    };
    const points = [[x, y]];
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++)
        points.push([box.x + box.width * i / 20, box.y + box.height * j / 20]);
    points.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
    const free = ([x, y]) => {
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !inside(x, y)) return false;
        const top = document.elementFromPoint(x, y);
        if (!top || ['.ask', '.scenes'].some((over) => !lit.closest(over) && top.closest(over))) return false;
        if (lit.closest('.scene') && !top.closest('.scene')) return false;  // it goes on beyond the board's edge
        if (top.closest('.zooms, .plan, header, .no, .gate, .beyond')) return false;
        const over = top.closest('.can, [data-option], button');
        return !over || over === lit || lit.contains(over) && !over.dataset.id;
    };
    return points.find(free) ?? null;
}"""
# What the page shows of each answer: lit, in the tray, or in words (and whether with what they mean).
SHOWN = """() => {
    const seen = {lit: [], drawn: [], told: [], said: []};
    for (const each of document.querySelectorAll('[data-offers]')) {
        const box = each.getBoundingClientRect();
        if (box.width && box.height) seen.lit.push(...each.dataset.offers.split('|'));
    }
    for (const each of document.querySelectorAll('.ask [data-option]')) {
        const kind = each.closest('.tray') ? 'drawn' : each.querySelector('small.means') ? 'told' : 'said';
        seen[kind].push(each.dataset.option);
    }
    return seen;
}"""


# Where a piece stands on a lit place and is no answer itself, and what the place offers. Enemies are pieces: who stands
# beside one may lie over its rim. Not at the place's edge: what the page says of a refusal may move the board a little.
STANDING = """() => {
    const found = [];
    const place = (x, y) => document.elementsFromPoint(x, y).map((each) => each.closest('.spot.can')).find(Boolean);
    const around = [[0, 0], [5, 0], [-5, 0], [0, 5], [0, -5]];
    for (const lit of document.querySelectorAll('.scene .spot.can:not([data-id^="foe:"])')) {
        const box = lit.getBoundingClientRect();
        for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
            const [x, y] = [box.x + box.width * i / 24, box.y + box.height * j / 24];
            const top = document.elementFromPoint(x, y);
            if (!(top instanceof SVGElement) || !top.closest('.spot') || top.closest('.can, .no, button, a')) continue;
            if (around.every(([dx, dy]) => place(x + dx, y + dy) === lit)) {
                found.push([x, y, lit.dataset.offers]);
                i = j = 24;
            }
        }
    }
    return found;
}"""
# Whether what was clicked keeps a frame around itself.
FRAMED = """() => document.activeElement instanceof SVGElement
    && getComputedStyle(document.activeElement).outlineStyle !== 'none'"""


class Answers:
    """Keeps back what the page answers: the question stays, and the next thing can be tried."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.options: dict[str, dict[str, Any]] = {}
        self.view: dict[str, Any] = {}
        page.route_web_socket(re.compile("/ws/table/"), self.between)

    def between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] != "answer":
                server.send(message)
                return
            self.sent.append(told["option"])
            socket.send(json.dumps({"type": "refused", "id": told["id"], "kind": "not-asked", "text": "", "seq": 0}))

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] in ("state", "change"):
                self.view = told["view"] if told["type"] == "state" else changed(self.view, told["change"])
                if self.view["question"]:
                    self.options = {each["text"]: each for each in self.view["question"]["options"]}
            socket.send(message)

        socket.on_message(up)
        server.on_message(down)


def looked_at(folder: str, portion: int, names: list[str]) -> dict[str, str]:
    return portion_of(folder, portion) if WALK else sample(folder, SAMPLE[folder][0], names)


def arrive(page: Page, base: str, record: str) -> None:
    headers = {"Origin": base}
    said = page.request.post(base + "/api/load", data={"record": record, "mode": "play"}, headers=headers)
    assert said.ok, said.text()
    page.goto(f"{base}/table/{said.json()['id']}")
    page.locator(".ask.mine, .handover").first.wait_for()
    if page.locator(".handover").count():
        page.locator(".handover .go").click()
    expect(page.locator(".ask.mine")).to_be_visible()


def miscounted(page: Page, lit: set[str]) -> list[str]:
    """It is said how many answers are lit on the table: that many are."""
    hint = page.locator(".ask .hint")
    told = re.match(r"(\d+) (is|are) lit", hint.inner_text()) if hint.count() else None
    return [f"{told[1]} are said to be lit, and {len(lit)} are"] if told and int(told[1]) != len(lit) else []


def blind(page: Page, answers: Answers) -> list[str]:
    """Answers that are shown nowhere, or nowhere with what they mean."""
    expect(page.locator(".ask [data-option], [data-offers]").first).to_be_attached()
    shown = page.evaluate(SHOWN)
    found = miscounted(page, set(shown["lit"]))
    if (
        not page.locator(".ask .tray, .ask .list").count()
        and page.get_by_role("button", name=re.compile(r"^List \d")).count()
    ):
        page.keyboard.press("l")
        expect(page.locator(".ask .list")).to_be_visible()
        listed = page.evaluate(SHOWN)
        shown = {kind: [*shown[kind], *listed[kind]] for kind in shown}
        page.keyboard.press("l")
    quiet = set(page.locator(".ask .quiet[data-option]").evaluate_all("all => all.map((each) => each.dataset.option)"))
    for text, option in answers.options.items():
        if text in shown["lit"] or text in shown["drawn"] or text in shown["told"]:
            continue
        if text not in shown["said"]:
            found.append(f"{text}: shown nowhere")
        elif option["detail"] and text not in quiet:
            found.append(f"{text}: without '{option['detail'][:40]}'")
    return found


def led_to(page: Page, thing: Locator) -> list[float] | None:
    """Where it is, after the sign at the rim was followed that points beyond it; or nowhere."""
    sign = page.locator(f".beyond[data-leads*='{thing.get_attribute('data-id')}']")
    if not sign.count():
        return None
    sign.click()
    lies(thing)
    return cast(list[float] | None, thing.evaluate(MIDDLE))


def answered(page: Page, answers: Answers, own: str) -> bool:
    """Waits for an answer, and for what the page says of its being refused: the board gives way to that. Of what gives
    several, for all of them to choose from."""

    def comes() -> bool:
        if answers.sent or "|" not in own:
            return bool(answers.sent)
        shown = page.locator(".ask [data-option]").evaluate_all("all => all.map((each) => each.dataset.option)")
        return set(own.split("|")) <= set(shown)

    came = happens(page, comes)
    if answers.sent:
        page.locator(".ask .said").wait_for()
    return came


def dead(page: Page, answers: Answers) -> tuple[int, list[str]]:
    """How many things are lit, and those whose middle gives no answer of theirs."""
    found: list[str] = []
    number = 0
    for where in (".ask .tray [data-option]", "[data-offers]"):
        if where == "[data-offers]":
            page.keyboard.press("Escape")  # what had opened by itself can be put away
            expect(page.locator(".ask .list, .ask .tray")).to_have_count(0)
        for thing in page.locator(where).all():
            thing.scroll_into_view_if_needed()
            own = thing.get_attribute("data-option") or thing.get_attribute("data-offers") or ""
            at = thing.evaluate(MIDDLE) or led_to(page, thing)
            number += 1
            if at is None:
                found.append(f"{own}: it is covered")
                continue
            answers.sent.clear()
            page.mouse.click(*at)
            page.mouse.move(2, 2)
            if not answered(page, answers, own):
                found.append(f"{own}: nothing is answered")
            elif answers.sent and answers.sent[0] not in own.split("|"):
                found.append(f"{own}: '{answers.sent[0]}' is answered")
            elif not answers.sent and set(own.split("|")) < set(answers.options):
                page.get_by_role("button", name=re.compile(r"^All \d+ answers")).click()
                page.mouse.move(2, 2)
            if page.evaluate(FRAMED):
                found.append(f"{own}: a frame stays around it")
    return number, found


def swallowed(page: Page, answers: Answers) -> tuple[int, list[str]]:
    """How many pieces stand on lit places, and those that keep a click to themselves."""
    standing = [each for each in page.evaluate(STANDING) if "|" not in each[2]]
    found = []
    for x, y, offered in standing:
        answers.sent.clear()
        page.mouse.click(x, y)
        page.mouse.move(2, 2)
        if not answered(page, answers, offered) or answers.sent[0] != offered:
            found.append(f"{offered}: a piece that stands there keeps the click")
    return len(standing), found


def guest(page: Page, base: str) -> Answers:
    answers = Answers(page)
    assert page.request.post(base + "/api/guest", data={"name": "Mira"}, headers={"Origin": base}).ok
    return answers


@pytest.mark.parametrize(("folder", "portion"), portions(list(SAMPLE), 2, 3))
def test_no_answer_is_blind_and_no_lit_thing_dead(page: Page, base_url: str, folder: str, portion: int) -> None:
    answers = guest(page, base_url)
    seen = pieces = 0
    faults: dict[str, list[str]] = {}
    for name, record in looked_at(folder, portion, SAMPLE[folder][1]).items():
        arrive(page, base_url, record)
        wrong = blind(page, answers)
        number, without = dead(page, answers)
        standing, kept = swallowed(page, answers)
        seen += number
        pieces += standing
        if wrong or without or kept:
            faults[name] = [*wrong, *without, *kept]
    assert not faults, faults
    assert seen > 8, "there was much to click at"
    assert WALK or pieces or folder not in ("revenant", "xodus"), "pieces stood on lit places"


@pytest.mark.parametrize(("folder", "portion"), portions(list(IN_A_HAND), 0))
def test_no_answer_is_blind_in_a_hand(browser: Browser, base_url: str, folder: str, portion: int) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    answers = guest(page, base_url)
    faults: dict[str, list[str]] = {}
    for name, record in looked_at(folder, portion, IN_A_HAND[folder]).items():
        arrive(page, base_url, record)
        wrong = blind(page, answers)
        if page.locator(".ask .take").count():  # one button names the card in the middle, and gives its answer
            answers.sent.clear()
            page.locator(".ask .take").tap()
            until(page, lambda: answers.sent, "the card is taken")
            first = page.locator(".ask .tray [data-option]").first.get_attribute("data-option")
            assert answers.sent == [first]
        if wrong:
            faults[name] = wrong
    context.close()
    assert not faults, faults


def test_what_has_just_changed_is_not_lit_as_what_can_be_chosen() -> None:
    style = (Path(__file__).parents[2] / "web" / "src" / "look" / "table.css").read_text("utf-8")
    rules = re.findall(r"^([^{}@\n]*\bjust(?:ring)?\b[^{}]*\{[^{}]*\})", style, re.MULTILINE)
    assert len(rules) > 5
    assert [rule for rule in rules if re.search(r"--lamp|--choosable|ffcb7d", rule)] == []
