"""Waiting in the browser's tests: for what is to happen, and long. A busy machine only makes them slower."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator, Page

PATIENCE = 120_000  # ms; only what never happens takes as long
LOOK = 25  # ms between two looks


def happens(page: Page, condition: Callable[[], object]) -> bool:
    for _ in range(PATIENCE // LOOK):
        if condition():
            return True
        page.wait_for_timeout(LOOK)
    return False


def until(page: Page, condition: Callable[[], object], what: str) -> None:
    assert happens(page, condition), f"it did not happen: {what}"


def lies(locator: Locator) -> FloatRect:
    """Where it lies once it lies still."""
    places: list[FloatRect | None] = [None]

    def still() -> bool:
        places.append(locator.bounding_box())
        return places[-1] is not None and places[-1] == places[-2]

    until(locator.page, still, "it lies still")
    found = places[-1]
    assert found is not None
    return found
