"""What pictures are made from: every effect of every title has a sign, and every card comes with its data."""

from __future__ import annotations

from pathlib import Path

import pytest

from farflung import games
from farflung.games import pictures
from farflung.games.helionox import effectwords as helionox
from farflung.games.revenant import effectwords as revenant
from farflung.games.xodus import effectwords as xodus
from farflung.server import printed

TITLES = ("revenant", "helionox", "xodus")
EDITIONS = [(title, edition) for title in TITLES for edition in games.title(title).editions]
PARTS = {
    "revenant": ["card", "planet", "captain", "colony", "agenda", "ark", "ship"],
    "helionox": ["card", "event", "site", "architect", "fleet", "mission", "request"],
    "xodus": ["ship", "mod", "module", "foe", "damage", "ally", "exploration", "signal"],
}
KNOWN = (
    set(pictures.SIGN) | set(pictures.LOST) | pictures.COSTS | pictures.CONDITIONS | pictures.HOLDERS
    | {"gain", "cost", "custom"}
)  # fmt: skip
WEB = Path(__file__).parents[2] / "web" / "src" / "art" / "signs.ts"


def test_every_effect_has_a_sign() -> None:
    for vocabulary in (revenant.PROTOTYPE, helionox.VOCABULARY, xodus.VOCABULARY):
        assert set(vocabulary.signatures) - KNOWN == set()


def test_every_sign_is_drawn() -> None:
    text = WEB.read_text("utf-8")
    for sign in {*pictures.SIGN.values(), *pictures.LOST.values(), "each", "voyage", pictures.CUSTOM}:
        assert f"  {sign}: [" in text, sign


@pytest.mark.parametrize(("title", "edition"), EDITIONS)
def test_every_card_has_its_picture(title: str, edition: str) -> None:
    content = printed.content(title, edition, "", "en")
    found = [entry["art"] for part in PARTS[title] for entry in content[part].values()]
    assert len({(art["kind"], art["id"]) for art in found}) == len(found)
    for art in found:
        assert art["family"] in pictures.SIGNS
        assert len(art["does"]) <= 3
        assert all(1 <= abs(count) <= pictures.MOST for _, count in art["does"])


@pytest.mark.parametrize(("title", "edition"), EDITIONS)
def test_pictures_are_the_same_in_every_language(title: str, edition: str) -> None:
    english, german = (printed.content(title, edition, "", language) for language in ("en", "de"))
    for part in PARTS[title]:
        assert [one["art"] for one in english[part].values()] == [one["art"] for one in german[part].values()]


def test_signs_of_effects() -> None:
    def of(*texts: str) -> list[tuple[str, int]]:
        from farflung.engine.content import Place, Report

        fx = helionox.VOCABULARY.read_all(list(texts), Place(Report(), "file", "entry"))
        shown: list[tuple[str, int]] = pictures.picture("X1", "Tech", fx=helionox.VOCABULARY.data(fx))["does"]
        return shown

    assert of("credit(2)", "may(move(any))", "draw(1)") == [("credit", 2), ("voyage", 1), ("card", 1)]
    assert of("cost(discard(1); draw(1))") == [("card", 1)]  # what is paid is no sign
    assert of("for_each(bio_played; credit(1); 3)") == [("credit", 1), ("each", 1)]
    assert of("remove_infamy(1)") == [("infamy", -1)]
    assert of("defense(9)") == [("shield", 5)]
