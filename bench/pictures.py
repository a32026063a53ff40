"""All pictures of docs/pictures that show the program, made anew: taken from a server and a browser of their own.

    python bench/pictures.py [sizes ends pages strips cards terminal] [--titles revenant prototype helionox xodus]

sizes: a crowded moment of each title at every size; ends: how a game ends, on a desk and on a phone; pages: the lobby;
strips: a bot's turn; cards: sheets of all cards' pictures; terminal: the table in a terminal. Without a word, all.

Needs Playwright with Chromium, and Pillow, which makes the pictures small.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

DESK, PHONE = (1440, 900), (390, 844)
ENDS = {
    "revenant": [("revenant", "03-3-players")],
    "prototype": [("revenant_prototype", "03-3-players")],
    "helionox": [("helionox", "05-3-competitive-mercury"), ("helionox", "07-2-co-op-rookie")],
    "xodus": [("xodus", "13-1-player-quiet-four-ships-gentle")],
}
FOLDERS = {"prototype": "revenant_prototype"}
SHEETS = {
    "revenant": ("revenant", "final"),
    "prototype": ("revenant", "prototype"),
    "helionox": ("helionox", "final"),
    "xodus": ("xodus", "first"),
}
ONLY = {"prototype": ["sonar", "tile", "agenda"]}
"""What an edition has of its own."""
SHEET = """
  header, nav, footer, li p { display: none !important }
  h2 { margin: 8px 0 4px !important; font-size: 15px !important }
  ul { grid-template-columns: repeat(9, 1fr) !important; gap: 8px !important }
  b { font: 600 11px/13px var(--text) !important; margin-top: 3px !important }
  li .cart { border-radius: 7px !important }
"""


def colours(picture: Image.Image, number: int, by: Image.Quantize) -> list[int]:
    found = picture.quantize(number, by).getpalette()
    assert found is not None
    return found[: 3 * number]


def small(picture: Image.Image) -> Image.Image:
    """With a palette of its own: a fifth of the size, and nothing of it is seen. Two thirds of the colours are those
    that are there most, or the dark ground would turn green; the others lie far apart, or a house's red turns grey."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(
        colours(picture, 176, Image.Quantize.MEDIANCUT) + colours(picture, 80, Image.Quantize.MAXCOVERAGE)
    )
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def keep(drawn: bytes, file: Path) -> None:
    small(Image.open(io.BytesIO(drawn)).convert("RGB")).save(file, optimize=True)
    print(f"{file}: {file.stat().st_size // 1000} kB", flush=True)


@contextmanager
def house(url: str) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server: one that runs, or one of its own."""
    from tests.server.running import Server
    from tests.web.conftest import found_browser

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = None if url else Server(str(Path(folder, "pictures.db")), Path(folder), "tests.server.seeded").start()
        found = found_browser()
        more: dict[str, Any] = {"executable_path": found} if found else {}
        browser = playwright.chromium.launch(args=["--no-sandbox"], **more)
        yield browser, server.url if server else url
        browser.close()
        if server:
            server.stop()


def new_page(browser: Browser, size: tuple[int, int], language: str = "en-GB") -> Page:
    """One in which everything is shown at once."""
    from tests.web.conftest import AT_ONCE

    context = browser.new_context(
        locale=language, reduced_motion="reduce", viewport={"width": size[0], "height": size[1]}
    )
    context.set_default_timeout(120_000)
    context.add_init_script(AT_ONCE)
    return context.new_page()


def sizes(browser: Browser, url: str, titles: list[str], out: Path) -> None:
    from tests.web.moments import FORMS, MOMENTS, SIZES, arrive, resize

    for title in titles:
        folder = FOLDERS.get(title, title)
        page = new_page(browser, DESK)
        arrive(page, url, folder, *MOMENTS[folder][0])
        page.add_style_tag(content=".justring { display: none }")  # it is as large as its thing was at another size
        for (width, height), form in zip(SIZES, FORMS, strict=True):
            resize(page, width, height, form)
            keep(page.screenshot(), out / f"size-{title}-{width}x{height}.png")
        page.context.close()


def ends(browser: Browser, url: str, titles: list[str], out: Path) -> None:
    from tests.web.moments import GOLDEN
    from tests.web.test_records import load

    for title in titles:
        for place, (folder, record) in enumerate(ENDS[title]):
            name = f"end-{title}" + "-together" * place
            page = new_page(browser, DESK)
            load(page, url, (GOLDEN / folder / f"{record}.record").read_text("utf-8"), "look")
            page.locator(".dialog.wide .course, .dialog.wide .timeline, .dialog.wide svg").first.wait_for()
            keep(page.screenshot(), out / f"{name}.png")
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            keep(page.screenshot(), out / f"{name}-phone.png")
            page.context.close()


def pages(browser: Browser, url: str, titles: list[str], out: Path) -> None:
    for name, size in (("lobby", DESK), ("lobby-phone", PHONE)):
        page = new_page(browser, size)
        page.goto(url)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
        keep(page.screenshot(full_page=True), out / f"web-{name}.png")
        page.context.close()


def strips(browser: Browser, url: str, titles: list[str], out: Path) -> None:
    frames = import_module("frames")  # beside this one
    for title in [each for each in titles if each in frames.EDITIONS]:
        page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]}, locale="en-GB")
        frames.until_a_bot_acts(page, url, title)
        frames.strip(page, out / f"strip-{title}.png")
        page.close()


def cards(browser: Browser, url: str, titles: list[str], out: Path) -> None:
    page = new_page(browser, (1180, 900))
    for title, edition in [SHEETS[each] for each in titles]:
        page.goto(f"{url}/cards/{title}/{edition}")
        page.wait_for_selector("li[data-card] img")
        hidden = "".join(f":not([data-kind={kind}])" for kind in ONLY.get(edition, []))
        page.add_style_tag(content=SHEET + (f"section{hidden} {{ display: none }}" if hidden else ""))
        keep(page.locator("main").first.screenshot(), out / f"cards-{title}-{edition}.png")
    page.context.close()


def terminal(browser: Browser, url: str, titles: list[str], out: Path) -> None:
    """As the tests of the terminal draw it."""
    from tests.terminal.test_app import asked, new_app

    for language in ("en", "de"):
        app = new_app("human,random,random", at="man", language=language)

        async def drawn(app: Any = app) -> str:
            async with app.run_test(size=(140, 45)):
                await asked(app, "man")
                return str(app.export_screenshot())

        with ThreadPoolExecutor() as beside:  # the browser has a loop of its own here
            svg = beside.submit(lambda: asyncio.run(drawn())).result()
        page = new_page(browser, DESK)
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 1280px; display: block }}</style>{svg}")
        keep(page.locator("svg").first.screenshot(), out / f"terminal-{language}.png")
        page.context.close()


MAKERS = {each.__name__: each for each in (sizes, ends, pages, strips, cards, terminal)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[[], *MAKERS], default=[])
    parser.add_argument("--titles", nargs="*", choices=list(SHEETS), default=list(SHEETS))
    parser.add_argument("--url", default="", help="of a server that runs already")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with house(chosen.url) as (browser, url):
        for kind in chosen.kinds or MAKERS:
            MAKERS[kind](browser, url, chosen.titles, chosen.out)


if __name__ == "__main__":
    main()
