"""How smoothly a bot's turn is shown: frames a second at 1440x900 in a browser without hardware rendering, and a strip
of pictures of it.

    python bench/frames.py [--titles revenant helionox xodus] [--seconds 12] [--strips docs/pictures]
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

KEPT = "farflung.stage"
EDITIONS = {"revenant": "final", "helionox": "final", "xodus": "first"}
ANSWERED = {"revenant": 12, "helionox": 3, "xodus": 16}
"""So many answers are given before one looks: then the game is under way."""
COUNT = """seconds => new Promise((done) => {
    const gaps = [];
    let last = 0;
    const end = performance.now() + 1000 * seconds;
    const frame = (now) => {
        if (last) gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else done(gaps);
    };
    requestAnimationFrame(frame);
})"""


def main() -> None:
    from tests.server.running import Server
    from tests.web.conftest import found_browser

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", nargs="*", default=list(EDITIONS))
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--strips", type=Path)
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    server = Server(str(folder / "frames.db"), folder, "tests.server.seeded").start()
    try:
        with sync_playwright() as playwright:
            found = found_browser()
            more: dict[str, Any] = {"executable_path": found} if found else {}
            browser = playwright.chromium.launch(args=["--no-sandbox", "--disable-gpu"], **more)
            for title in chosen.titles:
                page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
                until_a_bot_acts(page, server.url, title)
                gaps = page.evaluate(COUNT, chosen.seconds)
                print(f"{title}: {report(gaps)}")
                if chosen.strips:
                    until_a_bot_acts(page, server.url, title)
                    strip(page, chosen.strips / f"strip-{title}.png")
                page.close()
            browser.close()
    finally:
        server.stop()


def until_a_bot_acts(page: Page, url: str, title: str) -> None:
    """A new table, answered by the first option, until somebody else's act is shown at normal pace."""
    page.goto(url)
    kept(page, 0)
    headers = {"Origin": url}
    page.request.post(url + "/api/guest", data={"name": "Mira"}, headers=headers)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = {"title": title, "edition": EDITIONS[title], "seats": seats}
    page.goto(f"{url}/table/{page.request.post(url + '/api/tables', data=table, headers=headers).json()['id']}")
    for _ in range(ANSWERED[title]):
        answer(page)
    page.wait_for_selector(".ask.mine")
    kept(page, 1)
    page.reload()
    while True:
        answer(page)
        page.wait_for_selector(".nar, .ask.mine")
        if page.locator(".nar").count():
            return


def kept(page: Page, speed: int) -> None:
    page.evaluate(f"speed => localStorage.setItem('{KEPT}', JSON.stringify({{ speed }}))", speed)


def answer(page: Page) -> None:
    page.wait_for_selector(".ask.mine")
    before = page.locator(".ask").get_attribute("data-answers")
    page.keyboard.press("1")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)


def report(gaps: list[float]) -> str:
    """Frames a second in all, of the slowest tenth, and the longest gap."""
    slow = sorted(gaps)[-max(1, len(gaps) // 10) :]
    mean, worst = len(gaps) / sum(gaps) * 1000, len(slow) / sum(slow) * 1000
    return f"{mean:.1f} frames a second, slowest tenth {worst:.1f}, longest {max(gaps):.0f} ms"


def strip(page: Page, path: Path, pictures: int = 4, width: int = 560) -> None:
    """Pictures of the next acts side by side."""
    from PIL import Image

    taken = []
    for _ in range(pictures):
        page.wait_for_timeout(420)
        taken.append(Image.open(io.BytesIO(page.screenshot())))
        page.wait_for_timeout(1200)
    height = width * 900 // 1440
    whole = Image.new("RGB", (2 * width + 8, (pictures // 2) * (height + 8) - 8), "#06070d")
    for place, picture in enumerate(taken):
        at = (place % 2) * (width + 8), (place // 2) * (height + 8)
        whole.paste(picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS), at)
    whole.quantize(256).save(path, optimize=True)
    print(f"{path}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
