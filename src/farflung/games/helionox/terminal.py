"""Helionox as coloured text, drawn from a view and from nothing else. Factions have their colours and letters."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from rich.style import Style
from rich.text import Text

from farflung.engine.core import verb_of
from farflung.engine.views import View
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.printed import printed
from farflung.terminal.paint import (
    BONE,
    BONE_2,
    BONE_3,
    EMBER,
    GAIN,
    LAMP,
    ON_LAMP,
    REFUSE,
    SHIELD,
    VOID,
    body,
    cut,
    ink,
    score_sheet,
    title,
    token,
)
from farflung.terminal.table import Table

LEFT = ["market", "deck"]
HEADINGS = frozenset([v.TURN_BEGAN])
SHADOWS = frozenset([v.BECAME_ACTIVE, v.SYNDICATE_EVENT, v.SYNDICATE_CARD, v.MISSION_FAILED, v.INFAMY_TAKEN])
NO_STEPS = frozenset([v.END_TURN, v.DONE])
FACTIONS = {
    "Bio": ("♣", "#7fd08a"),
    "Cybernetic": ("◆", "#63b0fb"),
    "Transport": ("▲", "#ffbe45"),
    "Defense": ("▣", "#ee6450"),
    "none": ("○", BONE_3),
}
TYPES = {"social": "☰", "stellar": "☄", "catastrophic": "☠"}
CREDIT, DEFENSE, INFLUENCE, INFAMY, EMBASSY, GARRISON, CARGO, COUNTER = "¤", "▽", "★", "☓", "⌂", "▦", "▪", "❄"
SHUT = "⊘"


@cache
def content(edition: str, language: str) -> dict[str, Any]:
    return printed(edition, language)


def book(table: Table) -> dict[str, Any]:
    """Everything printed, in the table's language."""
    return content(table.setup.edition, table.language)


def named(kind: str, name: str, table: Table) -> str:
    return plain(book(table)[kind][name]["name"])


def term(name: str, table: Table) -> str:
    return plain(book(table)["word"]["term"][name])


def plain(words: str) -> str:
    return words.replace("\u00ad", "")


def player_of(seen: View) -> Any:
    """The one who looks, or for spectators the Current Player."""
    seat = seen.seat if seen.seat >= 0 else max(seen.state["current"], 1) - 1
    return seen.state["players"][seat]


def chosen(codes: list[int], noun: str, table: Table) -> set[str]:
    """The things of a kind that are answers, by name."""
    names = table.match.notation.nouns[noun]
    found = set()
    for code in codes:
        for kind, value in table.match.notation.arguments(code):
            if kind == noun:
                found.add(names[value])
    return found


# ---- the board


def board(seen: View, table: Table, width: int, height: int, codes: list[int] | None = None, at: int = 0) -> Text:
    """The five Locations from top to bottom, with everything that is there."""
    places, events = chosen(codes or [], "location", table), chosen(codes or [], "event", table)
    cursor = chosen([at] if at else [], "location", table)
    rows: list[Text] = []
    room = max(2, height // 5 - 1)
    for name in w.LOCATIONS:
        rows += location(seen, table, name, width, room, name in places, name in cursor, events)
    return Text("\n").join(rows)


def location(
    seen: View, table: Table, name: str, width: int, room: int, choosable: bool, cursor: bool, events: set[str]
) -> list[Text]:
    """A heading with ships and embassies, then its Events, at most `room` lines of them."""
    place = seen.state["locations"][name]
    style = (
        Style(color=ON_LAMP, bgcolor=LAMP, bold=True) if cursor else Style(color=LAMP if choosable else BONE, bold=True)
    )
    head = ink(f" {'›' if choosable else ' '}{plain(book(table)['location'][name])} ", style)
    if place["site"]:
        head.append(f" {named('site', place['site'], table)} ", Style(color=BONE_3))
    for number, player in enumerate(seen.state["players"]):
        if player["location"] == name:
            head += Text(" ") + token(number, table, padded=True)
        if name in player["embassies"]:
            head.append(" " + EMBASSY, Style(color=BONE_2))
            head += token(number, table)
    if place["garrison"]:
        head.append(f"  {GARRISON} {term('garrison', table)}", Style(color=VOID))
    if place["shut_down"]:
        head.append(f"  {SHUT} {term('shut-down', table)}", Style(color=REFUSE))
    if place["delivered"]:
        head.append(f"  {CARGO} {plain(book(table)['location'][place['delivered']])}", Style(color=GAIN))
    for card in place["illegal"]:
        head.append(f"  ☓ {named('card', card, table)}", Style(color=VOID))
    lines = [head]
    here = [entry for entry in seen.state["events"] if entry["location"] == name]
    per_line = max(1, width // 40)
    for start in range(0, len(here), per_line):
        line = Text("   ")
        for entry in here[start : start + per_line]:
            line += event(entry, table, entry["event"] in events)
        lines.append(line)
    lines = (
        lines[: room + 1] if len(lines) <= room + 1 else [*lines[:room], ink(f"   … +{len(here)}", Style(color=BONE_3))]
    )
    lines += [Text("")] * (room + 1 - len(lines))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def event(entry: Any, table: Table, choosable: bool) -> Text:
    card = book(table)["event"][entry["event"]]
    side = card[entry["side"]]
    active = entry["side"] == "active"
    text = ink("›" if choosable else " ", Style(color=LAMP, bold=True))
    text.append(TYPES[card["type"]] + " ", Style(color=EMBER if active else BONE_3, bold=active))
    text.append(f"{cut(plain(card['name']), 24):24} ", Style(color=BONE if active else BONE_2, bold=active))
    text.append(f"{DEFENSE}{side['defense']} ", Style(color=SHIELD))
    text.append(f"{INFLUENCE}{side['influence']}  ", Style(color=LAMP))
    return text


def header(seen: View, table: Table) -> Text:
    state = seen.state
    text = ink(" Farflung ", Style(color=LAMP, bold=True))
    text.append(" Helionox   ", Style(color=BONE, bold=True))
    left = sum(part["regular"] + part["catastrophic"] for part in state["event_deck"]["parts"])
    left += len(state["event_deck"]["top"])
    text.append(table.say("events-left", n=left), Style(color=BONE_2))
    text.append("   " + plain(book(table)["word"]["phase"][state["phase"]]), Style(color=BONE_2))
    text.append("   ")
    for seat in range(len(state["players"])):
        text += token(seat, table, padded=True)
        if seat == seen.waiting_for:
            text.append("◂", Style(color=LAMP, bold=True))
        text.append(" ")
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


# ---- panels


def card_line(text: Text, name: str, table: Table, mark: str = "", full: bool = True) -> None:
    card = book(table)["card"][name]
    sign, colour = FACTIONS[card["faction"]]
    text.append(mark, Style(color=LAMP, bold=True))
    text.append(f"{sign} {plain(card['name'])}", Style(color=colour, bold=True))
    if card["cost"] is not None:
        text.append(f"  {CREDIT}{card['cost']}", Style(color=BONE_2))
    if card["influence"]:
        text.append(f"  {INFLUENCE}{card['influence']}", Style(color=LAMP))
    text.append("\n")
    if full:
        body(text, plain(card["text"]))


def market(seen: View, table: Table) -> Text:
    """The open card of each faction."""
    text = Text("")
    title(text, term("market", table), BONE)
    for slot in seen.state["market"].values():
        if slot["card"]:
            card_line(text, slot["card"], table)
    text.append(f"{named('card', 'Prime Asset', table)} × {seen.state['prime_assets']}\n", Style(color=BONE_3))
    for mission in seen.state["missions"]:
        card = book(table)["mission"][mission]
        title(text, f"{plain(card['name'])}  {INFLUENCE}{card['influence']}", LAMP)
        body(text, plain(card["texts"][len(seen.state["players"]) - 1]))
    text.rstrip()
    return text


def deck(seen: View, table: Table) -> Text:
    """What may come next: the own draw pile and discards."""
    mine = player_of(seen)
    text = Text("")
    for label, cards in (("draw-pile", mine["deck"]), ("discards", mine["discard"])):
        known = cards if isinstance(cards, list) else []
        count = len(cards) if isinstance(cards, list) else cards
        title(text, table.say(label, n=count), BONE)
        for name, n in Counter(known).items():
            sign, colour = FACTIONS[book(table)["card"][name]["faction"]]
            text.append(f"{n}× {sign} {named('card', name, table)}\n", Style(color=colour))
    for name in reversed(mine["top"]):
        text.append("↑ " + (named("card", name, table) if name else "?") + "\n", Style(color=GAIN))
    text.rstrip()
    return text


def purse(text: Text, player: Any) -> None:
    for sign, n, colour in (
        (CREDIT, player["pool"]["credits"], LAMP),
        (DEFENSE, player["pool"]["defense"], SHIELD),
        (INFLUENCE, player["influence"], BONE),
        (INFAMY, player["infamy"], VOID),
        (COUNTER, player["cryo"], SHIELD),
    ):
        text.append(f"{sign}{n} ", Style(color=colour, bold=True))
    text.append("\n")


def mat(text: Text, player: Any, table: Table) -> None:
    """Architect, carrier, bank, request: what lies open before a player."""
    if player["architect"]:
        architect = book(table)["architect"][player["architect"]]
        title(text, plain(architect["name"]), SHIELD)
        for ability in architect["abilities"]:
            body(text, f"{COUNTER}{ability['cryo']}  {plain(ability['text'])}")
    if player["fleet"]:
        fleet = book(table)["fleet"][player["fleet"]]
        title(text, plain(fleet["name"]), BONE)
        body(text, plain(fleet["text"]))
        cargo = "  ".join(f"{CARGO} {plain(book(table)['location'][name])}" for name in player["cargo"])
        bank = f"{term('bank', table)} {CREDIT}{player['bank']['credits']} {DEFENSE}{player['bank']['defense']}"
        text.append(f"{bank}   {cargo}\n", Style(color=BONE_2))
    if player["request"] and player["request"] != "hidden":
        body(text, plain(book(table)["request"][player["request"]]["text"]))
    if player["trophies"]:
        trophies = table.say("named", name=term("trophies", table), text=len(player["trophies"]))
        text.append(f"{trophies}\n", Style(color=BONE_2))


def own(seen: View, table: Table) -> Text:
    mine = player_of(seen)
    text = Text("")
    purse(text, mine)
    hand = mine["hand"] if isinstance(mine["hand"], list) else []
    title(text, table.say("hand", n=len(hand) if hand else mine["hand"] if isinstance(mine["hand"], int) else 0), BONE)
    for name in hand:
        card_line(text, name, table)
    if mine["played"]:
        title(text, table.say("played"), BONE)
        for name in mine["played"]:
            card_line(text, name, table, full=False)
    mat(text, mine, table)
    text.rstrip()
    return text


def others(seen: View, table: Table) -> Text:
    text = Text("")
    mine = player_of(seen)
    for seat, player in enumerate(seen.state["players"]):
        if player is mine:
            continue
        text += token(seat, table, padded=True)
        text.append(f" {table.name(seat)}\n", Style(color=BONE, bold=True))
        purse(text, player)
        mat(text, player, table)
    if "syndicate" in seen.state:
        syndicate = seen.state["syndicate"]
        title(text, plain(book(table)["word"]["phase"]["syndicate"]), VOID)
        taken = Counter(entry["event"] for entry in syndicate["events"])
        for name, n in taken.items():
            text.append(f"{n}× {named('event', name, table)}\n", Style(color=BONE_2))
        for name in syndicate["cards"]:
            card_line(text, name, table, full=False)
    text.rstrip()
    return text


def signs(seen: View, table: Table) -> Text:
    text = ink(table.say("sign-title") + "\n\n", Style(color=BONE, bold=True))
    words = book(table)["word"]
    for sign, what in (
        ("›", table.say("sign-choose")),
        (CREDIT, term("credits", table)),
        (DEFENSE, term("defense", table)),
        (INFLUENCE, term("influence", table)),
        (INFAMY, term("infamy", table)),
        (COUNTER, term("cryo", table)),
        (EMBASSY, term("embassy", table)),
        (GARRISON, term("garrison", table)),
        (SHUT, term("shut-down", table)),
        (CARGO, term("cargo", table)),
        *((sign, plain(words["type"][kind])) for kind, sign in TYPES.items()),
        *((sign, plain(words["faction"][faction])) for faction, (sign, _) in FACTIONS.items()),
    ):
        text.append(f"{sign}  ", Style(color=LAMP, bold=True))
        text.append(what + "\n", Style(color=BONE_2))
    return text


def ending(seen: View, table: Table) -> Text:
    """Influence, part by part; in co-op and solo the team's beside the Syndicate's."""
    scores, winners = seen.state["scores"], seen.state["winners"]
    syndicate = plain(book(table)["word"]["phase"]["syndicate"])
    if "syndicate" in seen.state:
        names = [table.say("team"), syndicate]
        wins = table.say("wins", name=names[0] if winners else syndicate)
    else:
        names = [table.name(seat) for seat in range(len(scores))]
        wins = table.say("wins", name=" + ".join(names[number - 1] for number in winners))
    parts = list(dict.fromkeys(part for score in scores for part in score))
    rows = [(table.say(f"part-{part}"), part_colour(part), [score.get(part, 0) for score in scores]) for part in parts]
    return score_sheet(wins, rows, names, term("influence", table))


def part_colour(part: str) -> str:
    return VOID if part in ("infamy", "illegal") else LAMP if part == "missions" else BONE_2


def option_hint(code: int, seen: View, table: Table) -> str:
    if verb_of(code) in (v.END_TURN, v.DONE, v.TAKE, v.DECLINE):
        return ""
    return plain(table.detail(code, seen).replace("\n", " "))


PANELS = {"you": own, "market": market, "deck": deck, "others": others}
