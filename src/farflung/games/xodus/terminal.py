"""X-ODUS as coloured text, drawn from a view and from nothing else: a map of hexes, ships, opponents, the track."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from rich.style import Style
from rich.text import Text

from farflung.engine.core import verb_of
from farflung.engine.views import View
from farflung.games.xodus import verbs as v
from farflung.games.xodus.printed import printed
from farflung.games.xodus.title import XodusTitle
from farflung.terminal.paint import (
    BONE,
    BONE_2,
    BONE_3,
    EMBER,
    GAIN,
    INK,
    LAMP,
    LINE_2,
    ON_LAMP,
    SEATS,
    SHIELD,
    VOID,
    body,
    cut,
    ink,
    title,
    token,
)
from farflung.terminal.table import Table

LEFT = ["signals", "foes"]
HEADINGS = frozenset([v.ROUND_BEGINS, v.PHASE_BEGINS])
SHADOWS = frozenset([v.CORRUPTION_ADVANCES, v.AVATAR_ENTERS, v.AVATAR_MOVES, v.SHIP_DEFEATED, v.DAMAGE_DRAWN])
NO_STEPS = frozenset([v.DONE, v.GO_ON])
KINDS = {"allied": "#86ccff", "enemy": EMBER, "corrupted": VOID, "great_rift": LAMP}
HEALTH, ENERGY, SCRAP, ACTION, KEY, FOE, AVATAR = "♥", "ϟ", "⚙", "▸", "⚿", "†", "☠"
EXPLORE, SIGNAL, ALLY, WORMHOLE, RIFT, PACIFIED = "?", "◈", "☺", "◎", "≋", "✓"
FACES = {"hit": "✱", "miss": "×", "special": "◆", "none": "·"}
EDGES = [(7, 0, "│"), (12, 0, "╱"), (12, 3, "╲"), (7, 3, "│"), (1, 3, "╱"), (1, 0, "╲")]  # clockwise from the top
CELL, STEP, TALL = 14, 14, 4  # columns of a tile's text, from column to column, lines of a tile


@cache
def content(edition: str, language: str, version: str) -> dict[str, Any]:
    return printed(edition, language, version)


def book(table: Table) -> dict[str, Any]:
    """Everything printed on the cards that the table is played with, in its language."""
    return content(table.setup.edition, table.language, table.setup.content)


def named(kind: str, name: str, table: Table) -> str:
    return plain(book(table)[kind][name]["name"])


def plain(words: str) -> str:
    return words.replace("\u00ad", "")


def chosen(codes: list[int], noun: str, table: Table) -> set[str]:
    """The things of a kind that are answers, by name."""
    names = table.match.notation.nouns[noun]
    arguments = (argument for code in codes for argument in table.match.notation.arguments(code))
    return {names[value] for kind, value in arguments if kind == noun}


def pilot(ship: str, seen: View) -> int:
    return int(seen.state["ships"][ship]["owner"]) - 1


def mark(ship: str, seen: View, table: Table) -> Text:
    """A ship: the first letters of its name in its owner's colour."""
    style = Style(color=ON_LAMP, bgcolor=SEATS[pilot(ship, seen) % 4], bold=True)
    if seen.state["ships"][ship]["defeated"]:
        style = Style(color=LINE_2, strike=True)
    return ink(named("ship", ship, table)[:2], style)


# ---- the map


class Canvas:
    """Characters with styles, anywhere; afterwards a window of them as text."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def write(self, x: int, y: int, text: Text) -> None:
        for offset, character in enumerate(text.plain):
            style = Style()
            for span in text.spans:
                if span.start <= offset < span.end and isinstance(span.style, Style):
                    style += span.style
            self.cells[x + offset, y] = (character, style)

    def window(self, x: int, y: int, width: int, height: int) -> Text:
        rows = []
        for row in range(y, y + height):
            line = Text("")
            for column in range(x, x + width):
                character, style = self.cells.get((column, row), (" ", Style()))
                line.append(character, style)
            rows.append(line)
        return Text("\n").join(rows)


def corner(system: Any) -> tuple[int, int]:
    """Where a tile's text begins: flat-top hexes, half a tile lower from column to column (XOD-G01)."""
    return system["q"] * STEP, (2 * system["r"] + system["q"]) * TALL // 2


def board(seen: View, table: Table, width: int, height: int, codes: list[int] | None = None, at: int = 0) -> Text:
    """The part of the map around the ship whose turn it is."""
    places, cursor = chosen(codes or [], "system", table), chosen([at] if at else [], "system", table)
    canvas = Canvas()
    for name, system in seen.state["systems"].items():
        tile(canvas, seen, table, name, system, name in places, name in cursor)
    middle = seen.state["turn"]["leader"] or seen.state["crew"][0] if seen.state["crew"] else ""
    home = seen.state["ships"].get(middle, {}).get("system") if middle else None
    x, y = corner(seen.state["systems"][home]) if home else (0, 0)
    fight = combat(seen, table) if seen.state["combat"]["foes"] else None
    lines = len(fight.plain.splitlines()) if fight else 0
    view = canvas.window(x - width // 2 + CELL // 2, y - (height - lines) // 2 + TALL // 2, width, height - lines)
    return view if fight is None else view + Text("\n") + fight


def tile(canvas: Canvas, seen: View, table: Table, name: str, system: Any, choosable: bool, cursor: bool) -> None:
    x, y = corner(system)
    card, colour = book(table)["tile"][name], KINDS[system["kind"]]
    for edge, (dx, dy, line) in enumerate(EDGES):
        if system["openings"][edge] == "1":
            canvas.write(x + dx, y + dy, ink(line, Style(color=colour)))
    style = Style(color=LAMP if choosable else BONE, bold=True, bgcolor=INK[3])
    if cursor:
        style = Style(color=ON_LAMP, bgcolor=LAMP, bold=True)
    words = cut(("›" if choosable else "") + plain(card["name"]), CELL - 1)
    canvas.write(x, y + 1, ink(f"{words:{CELL - 1}}", style))
    canvas.write(x, y + 2, signs_of(seen, table, name, system, card, colour))


def signs_of(seen: View, table: Table, name: str, system: Any, card: Any, colour: str) -> Text:
    """What lies on a tile, and who is there."""
    state, text = seen.state, Text("")
    text.append("●", Style(color=colour))
    for there, sign, ink_of in (
        (system["exploration"], EXPLORE, BONE_2),
        (0 < card["signal"] <= len(state["keys"]) and state["keys"][card["signal"] - 1] == "tile", SIGNAL, LAMP),
        (any(ally["system"] == name for ally in state["allies"].values()), ALLY, GAIN),
        (card["wormhole"] or name in state["markers"]["wormholes"], WORMHOLE, SHIELD),
        (card["rift"] or name in (state["markers"]["white_rift"], state["markers"]["red_rift"]), RIFT, VOID),
        (system["pacified"] != "none", PACIFIED, GAIN),
    ):
        if there:
            text.append(sign, Style(color=ink_of, bold=True))
    for foe, entry in state["foes"].items():
        if entry["system"] == name:
            avatar = book(table)["foe"][foe]["avatar"]
            text.append(
                f"{AVATAR if avatar else FOE}{entry['health']}", Style(color=VOID if avatar else EMBER, bold=True)
            )
    for ship in state["crew"]:
        if state["ships"][ship]["system"] == name:
            text += mark(ship, seen, table)
    return text


def combat(seen: View, table: Table) -> Text:
    """The fight below the map: opponents, dice, losses."""
    state = seen.state
    text = ink("─ ", Style(color=EMBER))
    for foe in state["combat"]["foes"]:
        card, aimed = book(table)["foe"][foe], foe == state["combat"]["target"]
        text.append(plain(card["name"]), Style(color=LAMP if aimed else BONE, bold=True, underline=aimed))
        text.append(f" {HEALTH}{state['foes'][foe]['health']} ", Style(color=EMBER))
        text.append(f"▽{card['shields']}  ", Style(color=SHIELD))
    for ship, dice in state["roll"]["dice"].items():
        text.append("\n  ")
        text += mark(ship, seen, table)
        for die in dice:
            if die:
                style = (
                    Style(color=LINE_2, strike=True) if die["used"] or die["ignored"] else Style(color=BONE, bold=True)
                )
                text.append(f" {FACES.get(die['face'], '·')}", style)
    return text


def header(seen: View, table: Table) -> Text:
    state = seen.state
    text = ink(" Farflung ", Style(color=LAMP, bold=True))
    text.append(" X-ODUS   ", Style(color=BONE, bold=True))
    text.append(table.say("round", n=state["round"]), Style(color=BONE_2))
    text.append("   ")
    for space in range(1, cast(XodusTitle, table.title).numbers(table.setup)["awakening"] + 1):
        here, red = space == state["corruption"]["space"], space in state["corruption"]["hidden"]
        sign = "◆" if here else "●" if red else "·"
        text.append(sign, Style(color=LAMP if here else VOID if red else LINE_2, bold=here))
    text.append("   ")
    for seat in range(len(table.setup.seats)):
        text += token(seat, table, padded=True)
        if seat == seen.waiting_for:
            text.append("◂", Style(color=LAMP, bold=True))
        text.append(" ")
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


# ---- panels


def board_of_ship(text: Text, name: str, seen: View, table: Table, full: bool) -> None:
    ship = seen.state["ships"][name]
    text.append_text(mark(name, seen, table))
    text.append(f" {named('ship', name, table)}", Style(color=BONE, bold=True))
    text.append(f"  {table.name(pilot(name, seen))}\n", Style(color=BONE_3))
    text.append(HEALTH * ship["health"] + "♡" * (ship["markers"] - ship["health"]), Style(color=EMBER))
    text.append(" " + ENERGY * ship["energy"] + "·" * (ship["energy_markers"] - ship["energy"]), Style(color=LAMP))
    text.append(f"  {SCRAP}{ship['scraps']}  {ACTION}{ship['actions']}  EXP {ship['exp']}\n", Style(color=BONE_2))
    for kind, gear in (("mod", ship["mods"]), ("module", ship["modules"]), ("damage", ship["damage"])):
        for entry in gear:
            card, colour = book(table)[kind][entry], EMBER if kind == "damage" else SHIELD if kind == "mod" else GAIN
            if full:
                title(text, plain(card["name"]), colour)
                body(text, plain(card["text"]))
            else:
                text.append(plain(card["name"]) + "\n", Style(color=colour))
    keys = sum(key == name for key in seen.state["keys"])
    if keys:
        text.append(KEY * keys + "\n", Style(color=LAMP, bold=True))
    text.append("\n")


def own(seen: View, table: Table) -> Text:
    text = Text("")
    for name in seen.state["crew"]:
        if pilot(name, seen) == max(seen.seat, 0):
            board_of_ship(text, name, seen, table, full=True)
    text.rstrip()
    return text


def others(seen: View, table: Table) -> Text:
    text = Text("")
    for name in seen.state["crew"]:
        if pilot(name, seen) != max(seen.seat, 0):
            board_of_ship(text, name, seen, table, full=False)
    text.rstrip()
    return text


def signals(seen: View, table: Table) -> Text:
    """Each Precursor Signal with its Key; then the Allies."""
    text = Text("")
    words = book(table)["words"]
    for number, (signal, key) in enumerate(zip(seen.state["signals"], seen.state["keys"], strict=False), 1):
        name = named("signal", signal["card"], table) if signal["card"] else plain(words["mark"]["signal"])
        held = KEY if key not in ("slot", "tile", "activated") else "✓" if key == "activated" else ""
        title(text, f"{SIGNAL}{number} {name} {held}", LAMP)
        if signal["card"] and signal["state"] == "open":
            card = book(table)["signal"][signal["card"]]
            for part in ("act", "access"):
                if card["parts"].get(part):
                    body(text, plain(card["parts"][part]))
            text.append(f"{signal['progress']}\n", Style(color=BONE_2))
    for name, ally in seen.state["allies"].items():
        title(text, f"{ALLY} {named('ally', name, table)}", GAIN)
        text.append(", ".join(named("module", ware, table) for ware in ally["wares"]) + "\n", Style(color=BONE_2))
    text.rstrip()
    return text


def foes(seen: View, table: Table) -> Text:
    """Opponents that lie open."""
    text = Text("")
    for name, foe in seen.state["foes"].items():
        if foe["system"]:
            card = book(table)["foe"][name]
            head = (
                f"{AVATAR if card['avatar'] else FOE} {plain(card['name'])}  {HEALTH}{foe['health']} ▽{card['shields']}"
            )
            title(text, head, VOID if card["avatar"] else EMBER)
            text.append(named("tile", foe["system"], table) + "\n", Style(color=BONE_3))
            body(text, plain(card["text"]))
    text.rstrip()
    return text


def signs(seen: View, table: Table) -> Text:
    text = ink(table.say("sign-title") + "\n\n", Style(color=BONE, bold=True))
    words = book(table)["words"]
    for sign, what in (
        ("›", table.say("sign-choose")),
        (EXPLORE, words["mark"]["exploration"]),
        (SIGNAL, words["mark"]["signal"]),
        (ALLY, words["mark"]["ally"]),
        (WORMHOLE, words["mark"]["wormhole"]),
        (RIFT, words["mark"]["rift"]),
        (PACIFIED, words["mark"]["pacified"]),
        (FOE, words["card"]["enemy"]),
        (AVATAR, words["card"]["avatar"]),
        (HEALTH, words["ship"]["health"]),
        (ENERGY, words["ship"]["energy"]),
        (SCRAP, words["ship"]["scraps"]),
        (ACTION, words["ship"]["actions"]),
        *((sign, words["face"][face]) for face, sign in FACES.items() if face in words["face"]),
    ):
        text.append(f"{sign}  ", Style(color=LAMP, bold=True))
        text.append(plain(what) + "\n", Style(color=BONE_2))
    return text


def ending(seen: View, table: Table) -> Text:
    """All win or all lose."""
    outcome = seen.state["outcome"]
    text = ink(table.say(f"outcome-{outcome}") + "\n\n", Style(color=LAMP if outcome == "sealed" else VOID, bold=True))
    text.append(table.say("round", n=seen.state["round"]) + "\n\n", Style(color=BONE_2))
    for name in seen.state["crew"]:
        board_of_ship(text, name, seen, table, full=False)
    text.rstrip()
    return text


def option_hint(code: int, seen: View, table: Table) -> str:
    if verb_of(code) in (v.DONE, v.GO_ON, v.END_TURN, v.AGREE, v.REFUSE):
        return ""
    return plain(table.detail(code, seen).replace("\n", " "))


PANELS = {"you": own, "signals": signals, "foes": foes, "others": others}
