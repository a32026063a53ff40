"""The signs of Revenant, and the boxes of its board: a sector with its ships, and the Revenant in the middle."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from farflung.engine.text import Locale
from farflung.engine.views import View
from farflung.games.revenant import words as w
from farflung.games.revenant.cardtext import name_of
from farflung.games.revenant.prototype.text import spoken
from farflung.terminal.paint import (
    BONE,
    BONE_2,
    BONE_3,
    DATA,
    EMBER,
    INK,
    LAMP,
    LINE_2,
    ON_LAMP,
    SEATS,
    SHIELD,
    VOID,
    cut,
    ink,
    mix,
    seat_letter,
    spread,
    table_number,
    token,
)
from farflung.terminal.table import Table

HOUSES = ["#ee6450", "#ee93d2", "#d69a62", "#63b0fb", "#2cc0a4", "#eef1fa", "#d2df55"]
RESOURCES = [("■", "#e0b183"), ("ϟ", "#ffe26b"), ("▲", "#86ccff"), ("◉", "#d9c9ff")]
KINDS = {"ark": "◈", "fighter": "▴", "dropship": "⊞", "shuttle": "∘", "civilian": "∘"}
FRIGATE, VOID_SHIP, RIFT, SHIELDED, PLANET, CRYSTAL = "⊔", "ψ", "≋", "▽", "●", "◆"
DAMAGE, CORRUPTION, RESIDUAL, STAR, NO_STAR = "✱", "⊛", "◌", "★", "☆"
SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹"
VOID_SOCKETS = 6
SPACES = ["reinforcement", "hypercharge"]


def words(table: Table) -> Locale:
    """The edition's own words."""
    return spoken(table.setup.edition, table.locale)


def absorbed(place: Any) -> int:
    """Shields of a sector; the prototype calls them absorbers."""
    return int(place["shields"] if "shields" in place else place["absorbers"])


def house_colour(house: str) -> str:
    return HOUSES[w.HOUSES.index(house)]


def crew_token(figure: str, table: Table) -> Text:
    who, _, what = figure.partition(" ")
    if who == "council":
        return ink("c", Style(color=ON_LAMP, bgcolor=BONE_3, bold=True))
    text = token(int(who) - 1, table)
    if what == "captain":
        text.stylize("underline")
    return text


# ---- the boxes


def sector(
    seen: View,
    table: Table,
    number: str,
    width: int,
    height: int,
    ships: set[int],
    choosable: bool,
    under_cursor: set[int],
    cursor: bool = False,
) -> list[Text]:
    state = seen.state["sectors"][number]
    tide = mix(INK[1], "#43208f", state["void"] / VOID_SOCKETS)
    edge = LAMP if choosable else LINE_2
    fill = Style(color=BONE, bgcolor=tide)
    inner = width - 2
    # the rim: its number, torn where there is a rift
    head = ink(f" {number} ", Style(color=ON_LAMP, bgcolor=LAMP, bold=True) if cursor else Style(color=edge, bold=True))
    rim = ink("╌" if state["rift"] else "─", Style(color=VOID if state["rift"] and not choosable else edge))
    top = ink("╭", Style(color=edge)) + head
    tail = ink(f" {RIFT} ", Style(color=VOID, bold=True)) if state["rift"] else Text("")
    for _ in range(width - 1 - top.cell_len - tail.cell_len):
        top += rim
    top += tail + ink("╮", Style(color=edge))
    # void ships, shields, frigates
    void = ink(VOID_SHIP * state["void"], Style(color=VOID, bold=True))
    void.append("·" * (VOID_SOCKETS - state["void"]), Style(color=LINE_2))
    if absorbed(state):
        void.append(f" {SHIELDED}{absorbed(state)}", Style(color=SHIELD, bold=True))
    frigates = Text("")
    for seat in range(len(table.setup.seats)):
        frigate = seen.state["ships"][f"frigate {seat + 1}"]
        if frigate["sector"] == number:
            marked = w.FIRST_FRIGATE + seat
            frigates += ship_mark(f"frigate {seat + 1}", frigate, marked, ships, under_cursor, table)
    lines = [spread(void, frigates, inner)]
    lines += ship_lines(seen, table, number, inner, height - 3, ships, under_cursor)
    middle = []
    for line in lines:
        line.pad_right(max(0, inner - line.cell_len))
        body = ink("", fill) + line
        body.stylize_before(fill)
        middle.append(ink("│", Style(color=edge)) + body + ink("│", Style(color=edge)))
    # the planet lies on the outer rim
    bottom = ink("╰", Style(color=edge))
    if state["planet"]:
        room = width - 6 - (2 if state["data"] else 0)
        bottom.append(f" {PLANET} ", Style(color="#c9b08a"))
        bottom.append(cut(name_of(state["planet"], table.locale), room), Style(color=BONE_2))
        if state["data"]:
            bottom.append(f" {CRYSTAL}", Style(color=DATA))
        bottom.append(" ")
    bottom.append("─" * (width - 1 - bottom.cell_len) + "╯", Style(color=edge))
    return [top, *middle, bottom]


def ship_lines(
    seen: View, table: Table, number: str, inner: int, height: int, ships: set[int], under_cursor: set[int]
) -> list[Text]:
    """The house ships of a sector, as many to a line as fit."""
    lines = [Text("")]
    for index, (name, ship) in enumerate(seen.state["ships"].items()):
        if ship["sector"] != number or index >= w.HOUSE_SHIPS:
            continue
        mark = ship_mark(name, ship, index, ships, under_cursor, table)
        if lines[-1].cell_len + mark.cell_len > inner:
            lines.append(Text(""))
        lines[-1] += mark
    lines += [Text("") for _ in range(height - len(lines))]
    if len(lines) > height:
        lines = lines[:height]
        lines[-1].truncate(inner - 1)
        lines[-1].append("…")
    return lines


def ship_mark(name: str, ship: Any, index: int, ships: set[int], under_cursor: set[int], table: Table) -> Text:
    """House letter and kind; landed, damage, corruption and crew behind. A warm mark in front: you may choose it."""
    text = ink("›" if index in ships else " ", Style(color=LAMP, bold=True))
    if index >= w.FIRST_FRIGATE:
        seat = index - w.FIRST_FRIGATE
        sign = ink(FRIGATE + seat_letter(seat, table), Style(color=SEATS[seat % 4], bold=True))
    else:
        house, kind = name.split(" ")
        sign = ink(house[0] + KINDS[kind], Style(color=house_colour(house), bold=True))
    if index in under_cursor:
        sign = ink(sign.plain, Style(color=ON_LAMP, bgcolor=LAMP, bold=True))
    text += sign
    if ship["landed"]:
        text.append("↓", Style(color="#c9b08a"))
    if ship["damage"]:
        text.append(SUPERSCRIPT[ship["damage"]], Style(color=EMBER, bold=True))
    if ship["corrupted"]:
        text.append(CORRUPTION, Style(color=VOID, bold=True))
    if ship["crew"] != "none":
        text += crew_token(ship["crew"], table)
    return text


def revenant(seen: View, table: Table, width: int, height: int, ships: set[int]) -> list[Text]:
    """The ship in the middle: damage, its two crew spaces, and where it jumps to."""
    state = seen.state["revenant"]
    edge = Style(color="#a87f45")
    inner = width - 2
    slots = table_number(table, "revenant_slots")
    damage = Text("")
    damage.append(DAMAGE * state["damage"], Style(color=EMBER, bold=True))
    damage.append("·" * (slots - state["damage"]), Style(color=LINE_2))
    lines = [damage]
    spaces = [name for name in state if name not in ("damage", "data")]
    for space, name, index in zip(spaces, SPACES, (w.REINFORCEMENT, w.HYPERCHARGE), strict=True):
        line = ink("›" if index in ships else " ", Style(color=LAMP, bold=True))
        line.append(cut(words(table).text(f"rev-ship-{name}"), inner - 4) + " ", Style(color=BONE_2))
        line += ink("·", Style(color=LINE_2)) if state[space] == "none" else crew_token(state[space], table)
        lines.append(line)
    lines += [Text("") for _ in range(height - 2 - len(lines))]
    head = ink("╭ ", edge) + ink("Revenant", Style(color=LAMP, bold=True)) + ink(" ", edge)
    head.append("─" * (width - 1 - head.cell_len) + "╮", edge)
    foot = ink("╰", edge)
    chosen = seen.state.get("chosen_radar") or seen.state["chosen_colony"]
    if chosen:
        foot.append(" → " + cut(name_of(chosen, words(table)), inner - 6) + " ", Style(color=BONE_2))
    foot.append("─" * (width - 1 - foot.cell_len) + "╯", edge)
    rows = []
    for line in lines[: height - 2]:
        line.pad_right(max(0, inner - line.cell_len))
        body = Text("") + line
        body.stylize_before(Style(bgcolor="#241c14"))
        rows.append(ink("│", edge) + body + ink("│", edge))
    return [head, *rows, foot]
