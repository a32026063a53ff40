"""What is lit can be clicked: the middle of every lit thing gives its answer, whatever stands on it.

FARFLUNG_LIT=all looks at every kind of question that two games of each title bring.
"""

from __future__ import annotations

import json
import os
import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from farflung import games
from farflung.engine.match import Match
from farflung.engine.title import Setup

ALL = os.environ.get("FARFLUNG_LIT") == "all"
QUESTIONS = {
    "revenant": ("final", ["man", "spend", "lock", "dropship", "sector", "damage"]),
    "helionox": ("final", ["main", "move", "discard-cost"]),
    "xodus": ("first", ["activate", "action", "exit"]),
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
        if (!top || top.closest('.ask, .zooms, .plan, header, .no, .gate')) return false;
        const over = top.closest('.can, [data-option], button');
        return !over || over === lit || lit.contains(over) && !over.dataset.id;
    };
    return points.find(free) ?? null;
}"""


class Answers:
    """Keeps back what the page answers: the question stays, and the next thing can be tried."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.options: dict[str, str] = {}
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
            if told["type"] == "state" and told["view"]["question"]:
                self.options = {each["text"]: each["words"] for each in told["view"]["question"]["options"]}
            socket.send(message)

        socket.on_message(up)
        server.on_message(down)


def positions(title: str, edition: str, wanted: list[str], least: int = 2) -> dict[str, str]:
    """The records of games that stand at questions of these names, with so many answers at least."""
    found: dict[str, str] = {}
    for seed in range(4):
        match, luck = Match(games.title(title), Setup(title, edition, ["Mira", "Jonas"]), seed), random.Random(seed)
        for _ in range(900):
            if match.question is None or (not ALL and len(found) == len(wanted)):
                break
            name = match.question.name
            if name not in found and (ALL or name in wanted) and len(match.question.options) >= least:
                found[name] = match.save()
            match.answer(luck.choice(match.question.options))
    assert set(wanted) <= set(found), f"never asked: {set(wanted) - set(found)}"
    return found


def arrive(page: Page, base: str, record: str) -> None:
    headers = {"Origin": base}
    said = page.request.post(base + "/api/load", data={"record": record, "mode": "play"}, headers=headers)
    assert said.ok, said.text()
    page.goto(f"{base}/table/{said.json()['id']}")
    page.locator(".ask.mine, .handover").first.wait_for(timeout=30_000)
    if page.locator(".handover").count():
        page.locator(".handover .go").click()
    expect(page.locator(".ask.mine")).to_be_visible()


def try_all(page: Page, answers: Answers) -> tuple[int, list[str]]:
    """How many things are lit, and those whose middle gives no answer of theirs."""
    page.keyboard.press("Escape")  # a list that opened by itself can be put away
    expect(page.locator(".ask .list")).to_have_count(0)
    lit = page.locator(".spot.can, .touch.can, .slot.can")
    dead: list[str] = []
    for number in range(lit.count()):
        thing = lit.nth(number)
        thing.scroll_into_view_if_needed()
        id = str(thing.get_attribute("data-id"))
        label = thing.get_attribute("aria-label") or " ".join(thing.locator(".vh").all_inner_texts()[:1])
        at = thing.evaluate(MIDDLE)
        if at is None:
            dead.append(f"{id}: it is covered")
            continue
        answers.sent.clear()
        page.mouse.click(*at)
        page.mouse.move(2, 2)
        listed = page.locator(".ask .list [data-option], .ask .row [data-option]").all_inner_texts()
        named = [answers.options.get(text, "") for text in answers.sent]
        if not answers.sent and not listed:
            dead.append(f"{id}: nothing happens")
        elif answers.sent and named[0] not in label and id.partition(":")[2] not in answers.sent[0]:
            dead.append(f"{id}: '{answers.sent[0]}' is answered")
        page.keyboard.press("Escape")
    return lit.count(), dead


@pytest.mark.parametrize("title", list(QUESTIONS))
def test_the_middle_of_every_lit_thing_gives_its_answer(page: Page, base_url: str, title: str) -> None:
    edition, wanted = QUESTIONS[title]
    answers = Answers(page)
    assert page.request.post(base_url + "/api/guest", data={"name": "Mira"}, headers={"Origin": base_url}).ok
    seen, dead = 0, {}
    for name, record in positions(title, edition, wanted).items():
        arrive(page, base_url, record)
        lit, without = try_all(page, answers)
        seen += lit
        if without:
            dead[name] = without
    assert not dead, dead
    assert seen > 4 * len(wanted), "there was much to click at"


def test_a_list_that_opens_by_itself_can_be_closed(page: Page, base_url: str) -> None:
    """More than five answers that lie nowhere on the table: their list covers the map until it is put away."""
    page.set_viewport_size({"width": 1280, "height": 720})
    answers = Answers(page)
    assert page.request.post(base_url + "/api/guest", data={"name": "Mira"}, headers={"Origin": base_url}).ok
    arrive(page, base_url, positions("xodus", "first", ["trade"], least=12)["trade"])
    assert len(answers.options) > 5
    shown = page.locator(".ask .list")
    expect(shown).to_be_visible()
    page.get_by_role("button", name="Close the list").click()
    expect(shown).to_have_count(0)
    page.get_by_role("button", name=re.compile("^List")).click()
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
