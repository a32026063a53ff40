"""Positions of Revenant that the tests of scenarios arrange, and what is said where one cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from farflung.engine.scenario import ScenarioError, arrange
from farflung.games.revenant.title import RevenantTitle

REVENANT = RevenantTitle()
CALM = {"ships.*.corrupted": False, "ships.*ark.sector": "supply", "ships.*fighter.sector": "supply"}
CALM["ships.*dropship.sector"] = "supply"


def state(changes: dict[str, Any], players: int = 3, scene: str = "", **more: Any) -> dict[str, Any]:
    """The state as arranged, before its first scene."""
    return REVENANT.to_data(arrange(REVENANT, players, changes, scene, **more).origin)


def refusal(changes: dict[str, Any], players: int = 3, scene: str = "") -> str:
    with pytest.raises(ScenarioError) as caught:
        arrange(REVENANT, players, changes, scene)
    return str(caught.value)
