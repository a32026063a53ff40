"""What the prototype edition of Revenant lays out in its own way: its open cards, and its one agenda."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from farflung.engine.views import View
from farflung.games.revenant.printed import printed
from farflung.terminal.paint import BONE, EMBER, LAMP, body, title
from farflung.terminal.table import Table


def cards(seen: View, table: Table) -> Text:
    """Sonar cards and colonies, and the damage tile on top."""
    state, content = seen.state, printed(table.setup.edition, table.language)
    text = Text("")
    tile = [state["tiles"]["top"]] if state["tiles"]["top"] else []
    for kind, names, colour in (
        ("sonar", state["sonar"], BONE),
        ("colony", state["colonies"], LAMP),
        ("tile", tile, EMBER),
    ):
        for name in names:
            title(text, content[kind][name]["name"].replace("\u00ad", ""), colour)
            body(text, content[kind][name]["text"].replace("\u00ad", ""))
    text.rstrip()
    return text


def agenda(admiral: Any, table: Table) -> dict[str, str]:
    """One with three slots, by its name; none until it is chosen."""
    card = printed(table.setup.edition, table.language)["agenda"].get(admiral["agenda"])
    return {card["name"]: card["text"].replace("\u00ad", "")} if card else {}
