"""Pictures of cards: no two that differ in kind or effect look alike in the hand, in grey."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.shares import share

EDITIONS = [("revenant", "final"), ("revenant", "prototype"), ("helionox", "final"), ("xodus", "first")]

LOOK = """async ([seen, area]) => {
  const cards = await Promise.all([...document.querySelectorAll("li[data-card]")].map(async (item) => {
    const image = item.querySelector("img");
    await image.decode();
    const canvas = new OffscreenCanvas(105, 50);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const high = 105 * 108 / 200;
    pen.drawImage(image, 0, -(high - 50) * 0.22, 105, high);
    const { data } = pen.getImageData(0, 0, 105, 50);
    const grey = new Uint8Array(data.length / 4);
    for (let i = 0; i < grey.length; i++)
      grey[i] = 0.2126 * data[4 * i] + 0.7152 * data[4 * i + 1] + 0.0722 * data[4 * i + 2];
    return { id: item.dataset.card, effect: item.dataset.effect, alt: image.alt, grey };
  }));
  const alike = [];
  cards.forEach((one, place) => cards.slice(0, place).forEach((two) => {
    if (one.effect === two.effect) return;
    let differing = 0;
    for (let i = 0; i < one.grey.length; i++) if (Math.abs(one.grey[i] - two.grey[i]) > seen) differing++;
    if (differing < area) alike.push([one.id, two.id, differing]);
  }));
  const flat = cards.filter(({ grey }) => Math.max(...grey) - Math.min(...grey) < 100).map(({ id }) => id);
  return { ids: cards.map(({ id }) => id), said: cards.filter(({ alt }) => alt).length, alike, flat };
}"""
SEEN = 20
"""A difference of lightness, of 255, that is seen."""
AREA = 60
"""So many pixels of 105 x 50 must be seen to differ: less than the smallest sign has."""


@pytest.mark.parametrize(("title", "edition"), share(EDITIONS, 2, 3))
def test_no_two_cards_that_differ_look_alike(page: Page, title: str, edition: str) -> None:
    page.goto(f"/cards/{title}/{edition}")
    page.wait_for_selector("li[data-card] img")
    found: dict[str, Any] = page.evaluate(LOOK, [SEEN, AREA])
    assert len(set(found["ids"])) == len(found["ids"]) > 150
    assert not found["alike"]
    assert not found["flat"]
    assert not found["said"], "pictures are silent: the card's text says all"
