"""The games: a module for each chapter of a rulebook, content as TOML, and the titles by name."""

from __future__ import annotations

from farflung.engine.title import Title


class UnknownTitle(ValueError):
    """A title that Farflung does not have."""


def title(name: str) -> Title:
    """The title of this name."""
    if name == "helionox":
        from farflung.games.helionox.title import HelionoxTitle

        return HelionoxTitle()
    if name == "revenant":
        from farflung.games.revenant.title import RevenantTitle

        return RevenantTitle()
    if name == "salvage":
        from farflung.games.salvage.title import SalvageTitle

        return SalvageTitle()
    if name == "xodus":
        from farflung.games.xodus.title import XodusTitle

        return XodusTitle()
    raise UnknownTitle(f"there is no title '{name}'; there are: {', '.join(TITLES)}")


TITLES = ["helionox", "revenant", "salvage", "xodus"]
