"""Coloured text for every title's table: the palette, seats, the log, the question, the score.

The palette is the atlas lit by one lamp: warm is what may be chosen now, violet is the void, seats are dark letters on
bright ground. No sign speaks by colour alone. What a title's table looks like is drawn in `boards/`.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from farflung.engine.core import verb_of
from farflung.engine.views import View, ViewEvent
from farflung.terminal.boards import board_of
from farflung.terminal.table import Table

INK = ["#06070d", "#0b0e19", "#121727", "#1b2237", "#2a3352"]
LINE, LINE_2 = "#2f3858", "#6d7699"
BONE, BONE_2, BONE_3 = "#f4eddf", "#cfc8ba", "#a3a3b4"
LAMP, ON_LAMP = "#ffcb7d", "#14110b"
VOID = "#b794ff"
EMBER, SHIELD, DATA, GAIN, REFUSE = "#ff9a5a", "#7fdcf2", "#a6ecc5", "#8fe0a6", "#ff9f93"
SEATS = ["#ffbe45", "#8be2fb", "#ff93ad", "#a5efb6"]


def seat_letter(seat: int, table: Table) -> str:
    letters = [name[:1].upper() for name in table.setup.seats]
    return letters[seat] if len(set(letters)) == len(letters) else str(seat + 1)


def token(seat: int, table: Table, padded: bool = False) -> Text:
    """A seat: a dark letter on its bright colour."""
    letter = seat_letter(seat, table)
    return ink(f" {letter} " if padded else letter, Style(color=ON_LAMP, bgcolor=SEATS[seat % 4], bold=True))


# ---- the log


def log(seen: View, table: Table, marker: int, most: int = 250) -> Text:
    """Sentences with their rules; a rule across where your last turn was."""
    text, board = Text(""), board_of(table.title.name)
    start = max(0, len(seen.events) - most)
    for number, event in enumerate(seen.events[start:], start):
        if number == marker and marker > 0:
            text.append(f"── {table.say('since')} ──\n", Style(color=LAMP))
        verb = verb_of(event.code)
        heading = verb in board.HEADINGS
        colour = BONE_2
        if heading:
            colour = BONE_3
        elif verb in board.SHADOWS:
            colour = VOID
        elif event_seat(event, table) == seen.seat:
            colour = BONE
        text.append(table.event(event), Style(color=colour, bold=heading))
        text.append(f"  {event.rule}\n", Style(color=LINE_2))
    text.rstrip()
    return text


def event_seat(event: ViewEvent, table: Table) -> int:
    """Whose event it is; -1 if nobody's."""
    return dict(table.match.notation.arguments(event.code)).get("seat", -1)


# ---- the question


def crumbs(seen: View, table: Table, width: int) -> Text:
    """The choices of this turn, the last of them warm."""
    steps = table.crumbs(seen)
    kept = steps[-3:]
    text = ink("… › " if len(kept) < len(steps) else "", Style(color=BONE_3))
    for number, step in enumerate(kept):
        last = number == len(kept) - 1
        text.append(cut(step, 34), Style(color=LAMP if last else BONE_3))
        if not last:
            text.append(" › ", Style(color=BONE_3))
    text.truncate(max(10, width), overflow="ellipsis")
    return text


def option_line(number: int, code: int, seen: View, table: Table, width: int) -> Text:
    """One answer: its number, its words, and a hint in grey."""
    text = ink(f"{number:>2} ", Style(color=LAMP, bold=True))
    text.append(table.option(code, seen), Style(color=BONE))
    hint = board_of(table.title.name).option_hint(code, seen, table)
    room = width - text.cell_len - 3
    if hint and room > 8:
        text.append("  " + cut(hint, room), Style(color=BONE_3))
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


# ---- the end


def score_sheet(wins: str, rows: list[tuple[str, str, list[int]]], names: list[str], total: str) -> Text:
    """Who wins, then a row for each part of the score: its label, its colour, a number for each name."""
    left = max(len(label) for label in [total, *(label for label, _, _ in rows)]) + 2
    widths = [max(7, len(name) + 2) for name in names]
    text = ink(wins + "\n\n", Style(color=LAMP, bold=True))
    text.append(" " * left)
    for name, width in zip(names, widths, strict=True):
        text.append(f"{name:>{width}}", Style(color=BONE, bold=True))
    text.append("\n")
    for label, colour, numbers in rows:
        if not any(numbers):
            continue
        text.append(f"{label:{left}}", Style(color=colour))
        for number, width in zip(numbers, widths, strict=True):
            text.append(f"{number:>{width}}", Style(color=colour if number else LINE_2))
        text.append("\n")
    text.append("─" * (left + sum(widths)) + "\n", Style(color=LINE_2))
    text.append(f"{total:{left}}", Style(color=BONE, bold=True))
    for column, width in enumerate(widths):
        text.append(f"{sum(numbers[column] for _, _, numbers in rows):>{width}}", Style(color=BONE, bold=True))
    return text


# ---- helpers


def ink(words: str, style: Style) -> Text:
    """Words in a style that does not spread to what is added to them."""
    return Text().append(words, style)


def title(text: Text, words: str, colour: str, mark: str = "") -> None:
    text.append(mark, Style(color=LAMP, bold=True))
    text.append(words + "\n", Style(color=colour, bold=True))


def body(text: Text, words: str) -> None:
    text.append(words + "\n\n", Style(color=BONE_2))


def spread(left: Text, right: Text, width: int) -> Text:
    """One at each end."""
    return left + Text(" " * max(0, width - left.cell_len - right.cell_len)) + right


def cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: max(0, width - 1)].rstrip() + "…"


def mix(dark: str, light: str, share: float) -> str:
    share = max(0.0, min(1.0, share))
    channels = [(int(dark[i : i + 2], 16), int(light[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)


def table_number(table: Table, name: str) -> int:
    """A number of the rules as this game is set up."""
    default = next(parameter.default for parameter in table.title.parameters if parameter.name == name)
    return table.setup.parameters.get(name, default)
