"""Section 25: the recommended first game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import MERCURY_NAMES
from tests.rules.helionox.table import fresh

from farflung.engine.title import SetupError


@pytest.mark.rule("HEL-25.1", "HEL-GAP-43")
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_first_game_has_no_expansion_cards(seed: int) -> None:
    state = fresh(4, seed, preset="first play").whole()
    names = [card for slot in state["market"].values() for card in [slot["card"], *slot["deck"]]]
    names += [place["site"] for place in state["locations"].values()]
    names += state["event_deck"]["regular"] + state["event_deck"]["catastrophic"]
    names += [entry["event"] for entry in state["events"]]
    names += [player["architect"] for player in state["players"]]
    assert not MERCURY_NAMES & set(names)
    assert len(MERCURY_NAMES) > 20


@pytest.mark.rule("HEL-25.2", "HEL-GAP-44")
def test_the_first_play_is_plain_competitive() -> None:
    state = fresh(3, 1, preset="first play").whole()
    assert (state["mode"], state["mercury"], state["missions"], state["layout"]) == ("competitive", False, [], "front")
    assert "syndicate" not in state


@pytest.mark.rule("HEL-25.2")
@pytest.mark.parametrize(
    "options",
    [{"mercury": "on"}, {"missions": "on"}, {"mode": "co-op"}, {"draft": "on"}, {"layout": "orbit"}],
)
def test_the_first_play_takes_no_options(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=r"HEL-25\.2"):
        fresh(2, preset="first play", **options)


@pytest.mark.rule("HEL-25.2")
def test_the_first_play_is_not_solo() -> None:
    with pytest.raises(SetupError):
        fresh(1, preset="first play")


@pytest.mark.rule("HEL-25.2", "HEL-GAP-44")
def test_without_any_option_the_game_is_the_first_play() -> None:
    state = fresh(2, 1).whole()
    assert state == fresh(2, 1, preset="first play").whole()
