"""Contact sheets of the pictures of all cards, as they lie in docs/pictures: drawn by the client itself.

    farflung serve
    python bench/contact.py [--url http://localhost:8000] [--out docs/pictures]

Needs Playwright with Chromium, and Pillow, which makes the sheets small.
"""

from __future__ import annotations

import argparse
import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

SHEETS = [("revenant", "final"), ("revenant", "prototype"), ("helionox", "final"), ("xodus", "first")]
ONLY = {"prototype": ["sonar", "tile", "agenda"]}
"""What an edition has of its own."""
SMALL = """
  header, nav, footer, li p { display: none !important }
  h2 { margin: 8px 0 4px !important; font-size: 15px !important }
  ul { grid-template-columns: repeat(9, 1fr) !important; gap: 8px !important }
  b { font: 600 11px/13px var(--text) !important; margin-top: 3px !important }
  li .cart { border-radius: 7px !important }
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://localhost:8000")
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "docs" / "pictures")
    chosen = parser.parse_args()
    with sync_playwright() as playwright:
        own = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=own, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1180, "height": 900}, locale="en-GB", reduced_motion="reduce")
        for title, edition in SHEETS:
            page.goto(f"{chosen.url}/cards/{title}/{edition}")
            page.wait_for_selector("li[data-card] img")
            hidden = "".join(f":not([data-kind={kind}])" for kind in ONLY.get(edition, []))
            page.add_style_tag(content=SMALL + (f"section{hidden} {{ display: none }}" if hidden else ""))
            drawn = page.locator("main").first.screenshot(animations="disabled")
            file = chosen.out / f"cards-{title}-{edition}.png"
            sheet = Image.open(io.BytesIO(drawn)).convert("RGB")
            sheet.quantize(224, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(file, optimize=True)
            print(f"{file}: {file.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
