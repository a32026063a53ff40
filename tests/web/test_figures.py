"""Figures of the rulebooks: drawn from the title's own pieces, every key with its coin, none on another."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import Page, expect
from tests.web.seated import PHONE
from tests.web.shares import share

from farflung import book

FIGURES = [
    (title, edition, chapter.anchor, block)
    for title in ("revenant", "helionox", "xodus")
    for edition in book.editions(title)
    for chapter in book.book(title, edition, "en").chapters
    for block in chapter.blocks
    if block.kind == "figure"
]
PLACES = """figure => [...figure.querySelectorAll("svg.coins g")].map((coin) => {
  const { x, y, width, height } = coin.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


@pytest.mark.parametrize(
    ("title", "edition", "anchor", "block"),
    share(FIGURES, 0, 4, 8),
    ids=[f"{one[0]}-{one[3].figure}" for one in FIGURES],
)
def test_every_key_has_its_coin(page: Page, title: str, edition: str, anchor: str, block: book.Block) -> None:
    page.goto(f"/rules/{title}/{edition}/{anchor}")
    drawn = page.locator("figure").first
    expect(drawn.locator("figcaption")).to_contain_text(block.keys[0])
    expect(drawn.locator("svg.coins")).to_have_attribute("data-coins", str(len(block.keys)))
    coins = [tuple(place) for place in drawn.evaluate(PLACES)]
    frame = drawn.bounding_box()
    assert frame is not None
    assert all(frame["x"] < x < frame["x"] + frame["width"] and y > frame["y"] for x, y in coins)
    assert all(dist(one, other) > 18 for one, other in combinations(coins, 2)), coins


def test_a_figure_fits_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/rules/revenant/final/combat")
    drawn = page.locator("figure").first
    expect(drawn.locator("svg.coins")).to_have_attribute("data-coins", "4")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(drawn.locator(".frame-of")).to_have_attribute("aria-hidden", "true")
