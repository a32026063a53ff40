"""What the browser's tests do at a table: open one, wait for a question, answer it, look for barriers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
SHORT = {"cycles": 1}
PHONE: ViewportSize = {"width": 390, "height": 844}
KEPT = "farflung.stage"  # where the browser keeps the pace
BUSY = ".nar .now:not([disabled])"


def open_table(page: Page, base: str, seats: list[dict[str, Any]], name: str = "Mira", **more: Any) -> str:
    """A guest's new table, open in the page."""
    headers = {"Origin": base}
    assert page.request.post(base + "/api/guest", data={"name": name}, headers=headers).ok
    table = {"title": "revenant", "edition": "final", "seats": seats, "parameters": SHORT, **more}
    answer = page.request.post(base + "/api/tables", data=table, headers=headers)
    assert answer.ok, answer.text()
    path = f"/table/{answer.json()['id']}"
    page.goto(base + path)
    return path


def person(browser: Browser, language: str = "en", **more: Any) -> tuple[BrowserContext, Page]:
    size = {"width": 1440, "height": 900}
    context = browser.new_context(**{"reduced_motion": "reduce", "viewport": size, "locale": language, **more})
    return context, context.new_page()


def host(page: Page, url: str, seats: list[dict[str, Any]], name: str = "Mira", **more: Any) -> str:
    """The address of a new table whose host has it open."""
    return url + open_table(page, url, seats, name, **{"parameters": {}, **more})


def asked(page: Page) -> str:
    """Waits for a question and says which of one's answers it is about."""
    expect(page.locator(".ask.mine")).to_be_visible()
    return page.locator(".ask").get_attribute("data-answers") or ""


def answer(page: Page, key: str = "1") -> None:
    before = asked(page)
    page.keyboard.press(key)
    over = "document.querySelector('.handover, .dialog.wide')"
    page.wait_for_function(f"b => {over} || document.querySelector('.ask')?.dataset.answers !== b", arg=before)


def to_question(page: Page, name: str, most: int = 60) -> None:
    for _ in range(most):
        asked(page)
        if name in page.locator("#question").inner_text():
            return
        answer(page)
    raise AssertionError(f"'{name}' was never asked")


def pace(page: Page, speed: int) -> None:
    """From the next page on."""
    page.evaluate(f"speed => localStorage.setItem('{KEPT}', JSON.stringify({{ speed }}))", speed)
    page.reload()
    asked(page)


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is shown."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} ({node['target']}: {node.get('failureSummary', '')[:200]})"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def posting(path: str, wanted: dict[str, Any]) -> str:
    """The expression by which a page asks the server for something itself."""
    headers = {"Content-Type": "application/json"}
    how = json.dumps({"method": "POST", "headers": headers, "body": json.dumps(wanted)})
    return f"fetch({json.dumps(path)}, {how}).then(async (told) => ({{ok: told.ok, said: await told.text()}}))"
