"""Icons and numbers have words everywhere: on the boards of every title at crowded moments, and under a finger."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.moments import ALL, MOMENTS, arrive
from tests.web.patience import lies
from tests.web.seated import PHONE
from tests.web.shares import share

WORDED = (Path(__file__).parent / "worded.js").read_text("utf-8")


@pytest.mark.parametrize("folder", share(list(MOMENTS), 0))
def test_every_icon_and_number_says_what_it_is(page: Page, base_url: str, folder: str) -> None:
    """Words stand beside it, or a tip tells them when it is pointed at."""
    faults: dict[str, list[str]] = {}
    for record, position in MOMENTS[folder][: 10 if ALL else 1]:
        arrive(page, base_url, folder, record, position)
        lies(page.locator(".ask"))
        found = page.evaluate(WORDED)
        assert found["seen"] > 40, "there is much to be read"
        if found["faults"]:
            faults[f"{record} at {position}"] = found["faults"]
    assert not faults, "\n".join(f"{where}\n  " + "\n  ".join(found) for where, found in faults.items())


def test_a_finger_that_rests_is_told(browser: Browser, base_url: str) -> None:
    """On a number beneath the board; and no longer when it is lifted."""
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    record, position = MOMENTS["revenant"][0]
    arrive(page, base_url, "revenant", record, position)
    place = lies(page.locator(".goods [data-thing='goods:energy']"))
    finger = context.new_cdp_session(page)
    at = [{"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.get_by_role("tooltip")).to_contain_text("energy")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_have_count(0)
    context.close()
