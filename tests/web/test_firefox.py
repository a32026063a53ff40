"""The first minutes of each title in Firefox, with the mouse and by keys, where there is one (Debian: firefox-esr)."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import AT_ONCE
from tests.web.fox import Fox
from tests.web.seated import posting
from tests.web.shares import share

GOLDEN = Path(__file__).parents[1] / "golden"
ANSWERS = 12
ROWS = """(() => {
    const rows = [...document.querySelectorAll('.ask .list .opt')];
    return rows.some((row) => row.matches('.no')) && rows.map((row) => {
        const box = row.getBoundingClientRect(), words = row.querySelector('.ot').getBoundingClientRect();
        const why = document.createRange();
        why.selectNodeContents(row.querySelector('small') ?? row);
        return { top: box.top, bottom: box.bottom, refused: row.matches('.no'),
            lines: new Set([...why.getClientRects()].map((line) => Math.round(line.bottom / 4))).size,
            inside: words.top >= box.top - 0.5 && words.bottom <= box.bottom + 0.5 };
    });
})()"""
# Where to click for an answer: in the tray or the prompt, or at what is lit on the table.
PLACE = """(() => {
    const all = [...document.querySelectorAll('.ask [data-option]:not(:disabled)')];
    const lit = [...document.querySelectorAll('.touch.can')].filter((each) => !each.dataset.offers.includes('|'));
    for (const each of %s ? [...lit, ...all] : [...all, ...lit]) {
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        const top = document.elementFromPoint(x, y);
        if (top && each.contains(top)) return [x, y];
    }
    return null;
})()"""


def answered(fox: Fox) -> str:
    return str(fox.until("document.querySelector('.ask.mine')?.dataset.answers"))


def standing(fox: Fox, lit_first: bool) -> list[float] | None:
    """Where to click, once it stands still: a person does not click at what is about to move."""
    found: list[float] | None = fox.says(PLACE % json.dumps(lit_first))
    while True:
        time.sleep(0.1)
        before, found = found, fox.says(PLACE % json.dumps(lit_first))
        if before == found:
            return found


def sits(fox: Fox, base_url: str, path: str, wanted: dict[str, Any]) -> None:
    """A guest at a new table."""
    fox.errors.clear()
    fox.goes(base_url)
    fox.until("document.querySelectorAll('article').length === 3")
    fox.says(f"(() => {{ {AT_ONCE} }})()")
    assert fox.says(posting("/api/guest", {"name": "Mira"}))["ok"]
    made = fox.says(posting(path, wanted))
    assert made["ok"], made
    fox.goes(f"{base_url}/table/{json.loads(made['said'])['id']}")


@pytest.mark.parametrize("title", share(["revenant", "helionox", "xodus"], 0))
def test_the_first_minutes_in_firefox(fox: Fox, base_url: str, title: str) -> None:
    sits(fox, base_url, "/api/tables", {"title": title, "seats": [{"kind": "me"}], "undo": "free"})
    for number in range(ANSWERS):
        before = answered(fox)
        place = standing(fox, number % 3 == 1)
        if place is None or number % 4 == 3:
            fox.presses("1")
        else:
            fox.clicks(*place)
        fox.until(f"document.querySelector('.ask')?.dataset.answers !== '{before}' || document.querySelector('.doubt')")
    answered(fox)
    assert fox.says("document.documentElement.scrollWidth <= innerWidth")
    assert fox.says("document.activeElement !== document.body")
    assert not fox.errors


@pytest.mark.long
def test_refusals_in_the_list_stand_below_each_other_in_firefox(fox: Fox, base_url: str) -> None:
    record = (GOLDEN / "revenant" / "02-2-players.record").read_text("utf-8")
    sits(fox, base_url, "/api/load", {"record": record, "mode": "play", "position": 104, "bots": {"1": "random"}})
    answered(fox)
    fox.presses("l")
    rows = fox.until(ROWS)
    assert any(row["refused"] and row["lines"] > 1 for row in rows), "one of them is told in two lines"
    for above, below in pairwise(rows):
        assert above["bottom"] <= below["top"] + 0.5, f"{above} {below}"
    assert all(row["inside"] for row in rows), "what a row says lies within it"
