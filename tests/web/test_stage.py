"""What happens is shown: narration, log and board at the same beat, at the pace one likes, and replay by step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.seated import BOT, ME, answer, asked, open_table, violations

KEPT = "farflung.stage"
AT_A_BEAT = """() => {
    const narration = document.querySelector(".nar");
    if (!narration) return null;
    const acts = [...document.querySelectorAll(".log [data-act]")].map((line) => Number(line.dataset.act));
    return {
        beat: Number(narration.dataset.beat),
        words: narration.querySelector(".nl").innerText.trim(),
        last: Math.max(-1, ...acts),
        current: Number(document.querySelector(".log [data-act].cur")?.dataset.act ?? -1),
        spoken: document.querySelector("[data-spoken]").textContent,
        manned: document.querySelectorAll(".board [data-id^='ship:'] .seat").length,
    };
}"""


def pace(page: Page, speed: int) -> None:
    """From the next page on."""
    page.evaluate(f"speed => localStorage.setItem('{KEPT}', JSON.stringify({{ speed }}))", speed)
    page.reload()
    asked(page)


def until_a_bot_acts(page: Page) -> None:
    for _ in range(40):
        before = asked(page)
        page.keyboard.press("1")
        answered = "b => document.querySelector('.nar') || document.querySelector('.ask')?.dataset.answers !== b"
        page.wait_for_function(answered, arg=before)
        page.wait_for_function("() => document.querySelector('.nar, .ask.mine')")
        pause = page.locator(".nar").get_by_role("button", name="Pause")
        if pause.count():
            pause.click()
            if page.locator(".nar .now:not([disabled])").count():
                return
    raise AssertionError("no bot has acted")


@pytest.mark.parametrize(
    ("title", "edition", "seats", "before"),
    [("revenant", "final", [ME, BOT], 12), ("helionox", "final", [ME, BOT], 3), ("xodus", "first", [ME, BOT], 9)],
)
def test_narration_log_and_board_are_at_the_same_beat(
    page: Page, base_url: str, title: str, edition: str, seats: list[dict[str, str]], before: int
) -> None:
    open_table(page, base_url, seats, title=title, edition=edition, parameters={})
    for _ in range(before):
        answer(page)
    asked(page)
    pace(page, 1)
    until_a_bot_acts(page)
    beats: list[int] = []
    for _ in range(5):
        found = page.evaluate(AT_A_BEAT)
        if found is None:
            break
        beats.append(found["beat"])
        assert found["last"] <= found["beat"], "the log runs ahead"
        if found["current"] >= 0:  # the beginning of a turn or phase is a heading
            assert found["current"] == found["beat"]
        assert found["words"].splitlines()[-1]
        assert found["spoken"]
        busy = page.locator(".nar .now:not([disabled])")
        if not busy.count():
            break
        page.locator(".scene").click(position={"x": 12, "y": 300})  # one step on
    assert beats == sorted(beats)
    assert not violations(page)
    page.keyboard.press("Space")
    asked(page)


def test_the_pace_is_kept_and_reduced_motion_shows_the_same_without_flights(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT], title="helionox", parameters={})
    for _ in range(3):
        answer(page)
    pace(page, 1)
    until_a_bot_acts(page)
    expect(page.locator(".air .flight, .air .shot")).to_have_count(0)
    page.locator(".nar").get_by_role("button", name="4×").click()
    page.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="At once").click()
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{KEPT}')).speed") == 0
    sound = page.get_by_label("Sound on")
    expect(sound).not_to_be_checked()  # silent until somebody turns it on
    sound.check()
    page.reload()
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")
    asked(page)


def test_a_replay_goes_by_step_turn_and_round(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    for _ in range(14):
        answer(page)
    asked(page)
    page.locator(".log .what").last.click()
    moment = page.locator(".moment")
    expect(moment).to_be_visible()
    at = int(moment.get_attribute("data-moment") or 0)
    for unit in ("step", "turn"):
        page.get_by_role("button", name=unit, exact=True).click()
        page.get_by_role("button", name="Forward").click()
        expect(moment).not_to_have_attribute("data-moment", str(at))
        later = int(moment.get_attribute("data-moment") or 0)
        assert later > at
        at = later
    expect(moment.locator("small")).to_contain_text("turn")
    page.get_by_role("button", name="Play the replay").click()  # by itself, to the present
    asked(page)
