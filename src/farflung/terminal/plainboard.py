"""The table of a title that has drawn none for the terminal: its places by name, from a view and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from farflung.engine.text import capital
from farflung.engine.views import View
from farflung.table.layout import Laid, Layout, called, laid_out
from farflung.terminal.paint import BONE, BONE_2, BONE_3, LAMP, LINE_2, SHIELD, ink, score_sheet, token
from farflung.terminal.table import Table

MOST_TOGETHER = 3  # equal cards are counted from so many on


class PlainBoard:
    LEFT: Sequence[str] = ("you",)
    HEADINGS: frozenset[int] = frozenset()
    SHADOWS: frozenset[int] = frozenset()
    NO_STEPS: frozenset[int] = frozenset()

    def __init__(self) -> None:
        self.PANELS: Mapping[str, Callable[[View, Table], Text]] = {"you": own, "others": others}

    def header(self, seen: View, table: Table) -> Text:
        text = ink(" Farflung ", Style(color=LAMP, bold=True))
        text.append(f" {title_of(table)}   ", Style(color=BONE, bold=True))
        for seat in range(len(table.setup.seats)):
            text += token(seat, table, padded=True)
            text.append("◂ " if seat == seen.waiting_for else " ", Style(color=LAMP, bold=True))
        text.no_wrap = True
        text.overflow = "ellipsis"
        return text

    def board(
        self, seen: View, table: Table, width: int, height: int, codes: list[int] | None = None, at: int = 0
    ) -> Text:
        """What lies in the middle, then a line for each player."""
        text, places = Text(""), layout(seen, table)
        for laid in places.middle:
            place(text, laid, table)
        for seat, all_of in enumerate(places.players):
            text += token(seat, table, padded=True)
            text.append(f" {table.name(seat)}  ", Style(color=BONE, bold=seat == seen.seat))
            for laid in all_of:
                text.append(f" {laid.label} ", Style(color=BONE_3))
                things(text, laid.value, table)
            text.append("\n")
        text.rstrip()
        return text

    def ending(self, seen: View, table: Table) -> Text:
        """Who wins, and the points."""
        title, game = table.title, table.match.present
        names = [table.name(seat) for seat in range(len(table.setup.seats))]
        winners = " + ".join(names[seat] for seat in title.winners(game) if seat < len(names))
        message = f"{title.name}-points"
        points = table.locale.text(message) if table.locale.knows(message) else table.say("points")
        wins = table.say("wins", name=winners) if winners else table.say("nobody-wins")
        return score_sheet(wins, [(points, BONE, title.scores(game)[: len(names)])], names, points)

    def signs(self, seen: View, table: Table) -> Text:
        text = ink(table.say("sign-title") + "\n\n", Style(color=BONE, bold=True))
        for seat in range(len(table.setup.seats)):
            text += token(seat, table, padded=True)
            text.append(f"  {table.name(seat)}\n", Style(color=BONE_2))
        return text

    def option_hint(self, code: int, seen: View, table: Table) -> str:
        return table.detail(code, seen).replace("\n", " ")


def title_of(table: Table) -> str:
    message = f"{table.title.name}-title"
    return table.locale.text(message) if table.locale.knows(message) else capital(table.title.name)


def layout(seen: View, table: Table) -> Layout:
    return laid_out(table.title.name, seen.state, len(table.setup.seats), table.locale)


def own(seen: View, table: Table) -> Text:
    """What one has oneself; who only looks sees what lies in the middle."""
    text, places = Text(""), layout(seen, table)
    for laid in places.players[seen.seat] if seen.seat >= 0 else places.middle:
        place(text, laid, table)
    text.rstrip()
    return text


def others(seen: View, table: Table) -> Text:
    text = Text("")
    for seat, all_of in enumerate(layout(seen, table).players):
        if seat == seen.seat:
            continue
        text += token(seat, table, padded=True)
        text.append(f" {table.name(seat)}\n", Style(color=BONE, bold=True))
        for laid in all_of:
            place(text, laid, table)
    text.rstrip()
    return text


def place(text: Text, laid: Laid, table: Table) -> None:
    """A label and what lies there."""
    text.append(f"{laid.label}  ", Style(color=BONE_3))
    things(text, laid.value, table)
    text.append("\n")


def things(text: Text, value: Any, table: Table) -> None:
    """Cards stand in brackets, many equal ones with their number; a number stands for itself."""
    name = table.title.name
    if isinstance(value, dict):
        for key, each in value.items():
            text.append(f"{called(name, key, table.locale)} ", Style(color=BONE_3))
            things(text, each, table)
            text.append("  ")
    elif isinstance(value, list):
        if not value:
            text.append("–", Style(color=LINE_2))
        for said, n in Counter(called(name, each, table.locale) for each in value).items():
            for copy in [f"{n}×[{said}]"] if n >= MOST_TOGETHER else [f"[{said}]"] * n:
                text.append(copy + " ", Style(color=SHIELD))
    else:
        text.append(called(name, value, table.locale), Style(color=BONE, bold=True))
