"""The most crowded moments of the golden games, and the sizes at which they are looked at.

FARFLUNG_SIZES=all looks at ten of each title.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.patience import lies

ALL = os.environ.get("FARFLUNG_SIZES") == "all"
GOLDEN = Path(__file__).parents[1] / "golden"
SIZES = [
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (844, 390),
    (390, 844),
    (360, 640),
]
FORMS = ["lap", "desk", "wide", "wide", "lap", "tablet", "lap", "side", "phone", "phone"]
# Many pieces, cards and answers. The first two are looked at by CI.
MOMENTS = {
    "revenant": [
        ("08-4-players", 133),
        ("12-4-players", 348),
        ("13-4-players", 368),
        ("12-4-players", 540),
        ("03-3-players", 205),
        ("08-4-players", 325),
        ("13-4-players", 637),
        ("04-4-players", 357),
        ("14-4-players", 567),
        ("04-4-players", 579),
    ],
    "revenant_prototype": [
        ("04-4-players", 88),
        ("14-4-players", 501),
        ("17-4-players", 85),
        ("17-4-players", 316),
        ("12-4-players", 282),
        ("16-4-players", 202),
        ("11-3-players", 61),
        ("08-4-players", 323),
        ("14-4-players", 328),
        ("15-4-players", 502),
    ],
    "helionox": [
        ("08-3-co-op-normal-mercury-draft", 538),
        ("06-4-competitive-mercury-missions", 846),
        ("10-4-co-op-veteran-mercury", 381),
        ("17-4-competitive-mercury-missions", 330),
        ("10-4-co-op-veteran-mercury", 814),
        ("15-4-competitive-mercury-missions", 742),
        ("15-4-competitive-mercury-missions", 745),
        ("04-2-competitive-mercury-missions-draft", 394),
        ("09-4-co-op-master-hard", 677),
        ("05-3-competitive-mercury", 633),
    ],
    "xodus": [
        ("04-4-players-heroic-nightmare", 740),
        ("01-1-player-quiet", 892),
        ("02-2-players-hardened", 784),
        ("09-1-player-heroic-nightmare-three-ships", 461),
        ("11-4-players-hardened-long", 397),
        ("05-1-player-heroic-four-ships", 867),
        ("13-1-player-quiet-four-ships-gentle", 923),
        ("12-2-players-heroic-long", 571),
        ("10-2-players-quiet-three-ships-gentle", 1071),
        ("06-2-players-quiet-three-ships", 379),
    ],
}

EVENTFUL = [
    ("08-3-co-op-normal-mercury-draft", 538),
    ("06-4-competitive-mercury-missions", 796),
    ("08-3-co-op-normal-mercury-draft", 677),
    ("08-3-co-op-normal-mercury-draft", 702),
    ("07-2-co-op-rookie", 418),
    ("02-3-competitive-missions", 607),
]
"""Of Helionox: three and four Events at one Location, beside others. CI looks at the first two."""


def arrive(page: Page, base: str, folder: str, record: str, position: int) -> None:
    """At the table where this game goes on from this line of its record."""
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": "Mira"}, headers=headers).ok
    text = (GOLDEN / folder / f"{record}.record").read_text("utf-8")
    data = {"record": text, "mode": "play", "position": position}
    said = page.request.post(base + "/api/load", data=data, headers=headers)
    assert said.ok, said.text()
    page.goto(f"{base}/table/{said.json()['id']}")
    sit(page)


def sit(page: Page) -> None:
    page.locator(".ask.mine, .handover").first.wait_for()
    if page.locator(".handover").count():
        page.locator(".handover .go").click()
    expect(page.locator(".ask.mine")).to_be_visible()
    page.mouse.move(1, 1)


def resize(page: Page, width: int, height: int, form: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".stand")).to_have_attribute("data-form", form)
    lies(page.locator(".ask"))
