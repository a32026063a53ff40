"""The first minutes of each title in Firefox, with the mouse and by keys, where there is one (Debian: firefox-esr)."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.machine import lacks
from tests.web.conftest import AT_ONCE
from tests.web.fox import Fox, found_firefox

ANSWERS = 12
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


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fox]:
    program = found_firefox()
    if program is None:
        lacks("there is no Firefox (Debian: firefox-esr)")
    fox = Fox(program, tmp_path_factory.mktemp("fox") / "profile")
    yield fox
    fox.ends()


def answered(fox: Fox) -> str:
    return str(fox.until("document.querySelector('.ask.mine')?.dataset.answers"))


@pytest.mark.parametrize("title", ["revenant", "helionox", "xodus"])
def test_the_first_minutes_in_firefox(fox: Fox, base_url: str, title: str) -> None:
    fox.errors.clear()
    fox.goes(base_url)
    fox.until("document.querySelectorAll('article').length === 3")
    fox.says(f"(() => {{ {AT_ONCE} }})()")
    wanted = {"title": title, "seats": [{"kind": "me"}], "undo": "free"}
    post = "fetch(%s, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: %s})"
    assert fox.says(post % ("'/api/guest'", json.dumps(json.dumps({"name": "Mira"}))) + ".then((said) => said.ok)")
    id = fox.says(post % ("'/api/tables'", json.dumps(json.dumps(wanted))) + ".then((s) => s.json()).then((s) => s.id)")
    fox.goes(f"{base_url}/table/{id}")
    for number in range(ANSWERS):
        before = answered(fox)
        place = fox.says(PLACE % ("true" if number % 3 == 1 else "false"))
        if place is None or number % 4 == 3:
            fox.presses("1")
        else:
            fox.clicks(*place)
        fox.until(f"document.querySelector('.ask')?.dataset.answers !== '{before}' || document.querySelector('.doubt')")
    answered(fox)
    assert fox.says("document.documentElement.scrollWidth <= innerWidth")
    assert fox.says("document.activeElement !== document.body")
    assert not fox.errors
