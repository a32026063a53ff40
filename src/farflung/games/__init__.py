"""The titles, by name."""

from __future__ import annotations

from farflung.engine.title import Title


class UnknownTitle(ValueError):
    """A title that Farflung does not have."""


def title(name: str) -> Title:
    if name == "revenant":
        from farflung.games.revenant.title import RevenantTitle

        return RevenantTitle()
    if name == "salvage":
        from farflung.games.salvage.title import SalvageTitle

        return SalvageTitle()
    raise UnknownTitle(f"there is no title '{name}'; there are: {', '.join(TITLES)}")


TITLES = ["revenant", "salvage"]
