"""Both editions of Revenant as coloured text, drawn from a view and from nothing else."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from farflung.engine.core import first, verb_of
from farflung.engine.views import View
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import OperationCard
from farflung.games.revenant.cardtext import card_text, name_of
from farflung.games.revenant.prototype import terminal as prototype
from farflung.games.revenant.terminal_sectors import (
    CORRUPTION,
    CRYSTAL,
    DAMAGE,
    FRIGATE,
    HOUSES,
    KINDS,
    NO_STAR,
    PLANET,
    RESIDUAL,
    RESOURCES,
    RIFT,
    SHIELDED,
    STAR,
    VOID_SHIP,
    absorbed,
    house_colour,
    revenant,
    sector,
    words,
)
from farflung.games.revenant.title import score_parts
from farflung.games.revenant.wording import VERBS, load
from farflung.terminal.paint import (
    BONE,
    BONE_2,
    BONE_3,
    DATA,
    EMBER,
    GAIN,
    LAMP,
    LINE_2,
    REFUSE,
    SHIELD,
    VOID,
    body,
    cut,
    ink,
    score_sheet,
    table_number,
    title,
    token,
)
from farflung.terminal.table import Table

LEFT = ["houses", "cards"]
HEADINGS = frozenset([v.CYCLE_BEGINS, v.PHASE_BEGINS])
SHADOWS = frozenset(
    [v.CORRUPTED, v.SHIP_CORRUPTED, v.VOID_ARRIVES, v.RIFT_ROLLED, v.RIFT_OPENS, v.RESIDUAL_VOID, v.FIGHT]
)
NO_STEPS = frozenset([v.DONE])
RING = ["8", "1", "2", "7", "", "3", "6", "5", "4"]  # the sectors as they lie around the Revenant
DATA_SLOTS = 3
ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"]


def noun_of(code: int) -> str:
    """What an answer is about."""
    return next((noun for noun, _ in VERBS[verb_of(code)].arguments), "")


def chosen_ships(codes: list[int]) -> set[int]:
    """Ships that are answers."""
    return {first(code) for code in codes if noun_of(code) == "ship"}


def chosen_sectors(codes: list[int]) -> set[str]:
    return {w.SECTORS[first(code)] for code in codes if noun_of(code) == "sector"}


def stars(admiral: Any) -> str:
    """The captain's rank, three at most, or level, four."""
    rank, most = (admiral["rank"], 3) if "rank" in admiral else (admiral["level"], 4)
    return str(STAR * rank + NO_STAR * (most - rank))


# ---- the board


def board(seen: View, table: Table, width: int, height: int, codes: list[int] | None = None, at: int = 0) -> Text:
    """Eight sectors around the Revenant; `codes` may be chosen now, `at` is the one under the cursor."""
    codes = codes or []
    boxes = []
    box_width, box_height = max(20, min(34, width // 3)), max(5, min(8, height // 3))
    ships, sectors = chosen_ships(codes), chosen_sectors(codes)
    here = [at] if at else []
    for number in RING:
        if number:
            boxes.append(
                sector(seen, table, number, box_width, box_height, ships, number in sectors, chosen_ships(here))
                if number not in chosen_sectors(here)
                else sector(seen, table, number, box_width, box_height, ships, True, chosen_ships(here), True)
            )
        else:
            boxes.append(revenant(seen, table, box_width, box_height, ships))
    rows = []
    for row in range(3):
        for line in range(box_height):
            rows.append(Text("").join([boxes[row * 3 + column][line] for column in range(3)]))
    return Text("\n").join(rows)


# ---- what everybody needs


def header(seen: View, table: Table) -> Text:
    state = seen.state
    text = ink(" Farflung ", Style(color=LAMP, bold=True))
    text.append(" Revenant   ", Style(color=BONE, bold=True))
    for cycle in range(1, table_number(table, "cycles") + 1):
        now = cycle == state["cycle"]
        text.append(ROMAN[cycle], Style(color=BONE if now else LINE_2, bold=now, underline=now))
        text.append(" ")
    text.append("  " + words(table).text("rev-n-phase", phase=state["phase"]), Style(color=BONE_2))
    text.append("   ")
    for number in state["order"]:
        text += token(number - 1, table, padded=True)
        if number - 1 == seen.waiting_for:
            text.append("◂", Style(color=LAMP, bold=True))
        text.append(" ")
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def houses(seen: View, table: Table) -> Text:
    """Power and everybody's influence with each house, and the reward tiles that are left."""
    state = seen.state
    seats = range(len(table.setup.seats))
    text = Text(" " * 8)
    text.append(f"{cut(table.say('power'), 6):6}", Style(color=BONE_3))
    for seat in seats:
        text += token(seat, table, padded=True)
    if "crew" in state:
        text.append(" c ", Style(color=BONE_3))
    text.append(f"  {cut(table.say('tiles'), 6)}\n", Style(color=BONE_3))
    for house in w.HOUSES:
        colour = house_colour(house)
        power = state["power"][house]
        text.append(f"{house:8}", Style(color=colour, bold=True))
        text.append(f"{power}", Style(color=BONE, bold=True))
        text.append(f"{'◈' * power:5}", Style(color=colour))
        for seat in seats:
            field = state["admirals"][seat]["influence"][house]
            text.append(f"{field:>2} ", Style(color=BONE if field else LINE_2, bold=seat == seen.seat))
        if "crew" in state:
            text.append(f"{state['crew']['influence'][house]:>2} ", Style(color=BONE_3))
        text.append(
            "  " + " ".join(str(field) for field in (state.get("rewards") or state["tiles"])[house]) + "\n",
            Style(color=BONE_3),
        )
    text.append(f"{table.say('tactics'):14}", Style(color=BONE_2))
    for seat in seats:
        text.append(f"{state['admirals'][seat]['tactics']:>2} ", Style(color=BONE, bold=seat == seen.seat))
    if "crew" in state:
        text.append(f"{state['crew']['tactics']:>2} ", Style(color=BONE_3))
    return text


def cards(seen: View, table: Table) -> Text:
    """The cards in the open, with what they say."""
    return prototype.cards(seen, table) if table.setup.edition == "prototype" else radar(seen, table)


def agendas(admiral: Any, table: Table) -> dict[str, str]:
    """Two in the final edition; one with three slots in the prototype."""
    content, locale = load(table.setup), words(table)
    if "agenda" in admiral:
        return prototype.agenda(admiral, table)
    found = [agenda for agenda in content.agendas if agenda.name in admiral["agendas"]]
    return {name_of(agenda, locale): card_text(agenda, locale) for agenda in found}


def radar(seen: View, table: Table) -> Text:
    """Radar or colony cards in the open, and the two defects, with what they say."""
    content, locale = load(table.setup), words(table)
    state = seen.state
    text = Text("")
    for entry in state["radar"]:
        card = next(card for card in content.radar if card.id == entry["card"])
        chosen = entry["card"] == state["chosen_radar"]
        title(text, table.say("radar", card=card.id), BONE, " → " if chosen else "")
        body(text, card_text(card, locale))
        if entry["shuttle"]:
            house = entry["shuttle"].split(" ")[0]
            text.append(f"{house[0]}{KINDS['shuttle']} {house}\n", Style(color=house_colour(house)))
    for name in state["colonies"]:
        colony = next(colony for colony in content.colonies if colony.name == name)
        chosen = name == state["chosen_colony"]
        title(text, table.say("colony", card=name_of(colony, locale)), HOUSES[colony.house], " → " if chosen else "")
        body(text, f"{RESOURCES[3][0]}{colony.cost}  " + card_text(colony, locale))
    for space in ("lower", "upper"):
        name = state["defects"][space]
        if name:
            defect = next(defect for defect in content.defects if defect.name == name)
            title(text, table.say("defect-" + space, card=name_of(defect, locale)), EMBER)
            lines = card_text(defect, locale).split("\n")
            covered = state["defects"][f"{space}_token"]
            for line, part in zip(lines, ("upper", "lower", ""), strict=False):
                if part and part == covered:
                    text.append("✓ ", Style(color=GAIN, bold=True))
                    text.append(line + "\n", Style(color=BONE_3, strike=True))
                else:
                    text.append(line + "\n", Style(color=BONE_2))
            text.append("\n")
    text.append(table.say("tokens-left", n=state["defects"]["tokens_left"]), Style(color=BONE_3))
    return text


# ---- people


def goods(resources: dict[str, int]) -> Text:
    text = Text("")
    for (glyph, colour), amount in zip(RESOURCES, resources.values(), strict=True):
        text.append(f"{glyph}{amount} ", Style(color=colour if amount else LINE_2, bold=bool(amount)))
    return text


def cost(card: OperationCard) -> Text:
    text = Text("")
    for (glyph, colour), amount in zip(RESOURCES, card.cost, strict=True):
        text.append(glyph * amount, Style(color=colour, bold=True))
    return text


def own(seen: View, table: Table, width: int = 34) -> Text:
    """The seat's own frigate board, hand and secrets."""
    if not 0 <= seen.seat < len(seen.state["admirals"]):
        return ink(table.say("watching"), Style(color=BONE_3))
    content, locale = load(table.setup), words(table)
    admiral = seen.state["admirals"][seen.seat]
    by_name = {card.name: card for card in content.cards}
    text = token(seen.seat, table, padded=True) + ink(f" {table.name(seen.seat)}", Style(color=BONE, bold=True))
    if admiral["captain"]:
        text.append(f"  {name_of(admiral['captain'], locale)} ", Style(color=BONE_2))
        text.append(stars(admiral), Style(color=BONE))
    text.append("\n")
    for figure in w.FIGURES:
        used = figure in admiral["crew_used"]
        text.append(f"{'○' if used else '●'} {locale.text('rev-figure-' + figure.replace(' ', '-'))}  ",
                    Style(color=LINE_2 if used else BONE))  # fmt: skip
    text.append("\n\n")
    # goods and bays
    text += goods(admiral["resources"])
    stored = sum(admiral["resources"].values())
    bays = admiral["compartments"]
    room = 12 - 2 * sum(bay["corrupted"] for bay in bays.values())
    text.append(f"  {stored}/{room}", Style(color=REFUSE if stored >= room else BONE_3))
    text.append(f"   {CRYSTAL * admiral['data']}", Style(color=DATA))
    text.append("·" * (DATA_SLOTS - admiral["data"]), Style(color=LINE_2))
    text.append(f"  {RESIDUAL * admiral['residual']}", Style(color=VOID))
    text.append("·" * (DATA_SLOTS - admiral["residual"]) + "\n", Style(color=LINE_2))
    line = 0
    for name, bay in bays.items():
        mark = ink(f"{CORRUPTION if bay['corrupted'] else '□'} ", Style(color=VOID if bay["corrupted"] else BONE_3))
        mark.append(
            locale.text("rev-bonus-" + name.replace(" ", "-")), Style(color=VOID if bay["corrupted"] else BONE_2)
        )
        for (glyph, _), n in zip(RESOURCES, bay["locked"].values(), strict=True):
            if n:
                mark.append(f" {glyph}{n}", Style(color=VOID))
        if line and line + mark.cell_len > width:
            text.append("\n")
            line = 0
        text += mark
        text.append("  ")
        line += mark.cell_len + 2
    text.append("\n\n")
    # hand
    text.append(f"{table.say('hand', n=len(admiral['hand']))}\n", Style(color=BONE_3))
    for name in admiral["hand"]:
        card = by_name[name]
        text.append(f"{name_of(card, locale)} ", Style(color=HOUSES[card.house], bold=True))
        text += cost(card)
        text.append(f" {locale.text('rev-kind-' + w.CARD_KINDS[card.kind])}\n", Style(color=BONE_3))
        text.append(card_text(card, locale) + "\n", Style(color=BONE_2))
    # played
    for number, attached in enumerate(admiral["cadets"], 1):
        for name in attached:
            played(text, by_name[name], locale.text(f"rev-figure-cadet-{number}"), table)
    for name in admiral["frigate_cards"]:
        played(text, by_name[name], locale.text("rev-ship-frigate"), table)
    if admiral["directives"]:
        text.append(table.say("named", name=locale.text("rev-kind-directive"), text=""), Style(color=BONE_3))
        text.append(", ".join(name_of(name, locale) for name in admiral["directives"]) + "\n", Style(color=BONE_2))
    # secrets
    text.append(f"\n{table.say('hidden')}\n", Style(color=BONE_3))
    for house, n in admiral["hidden"].items():
        if n:
            text.append(f"{house} {n}  ", Style(color=house_colour(house), bold=True))
    text.append("\n")
    for name, meaning in agendas(admiral, table).items():
        text.append(table.say("named", name=name, text=""), Style(color=BONE, bold=True))
        text.append(meaning + "\n", Style(color=BONE_2))
    if admiral["captain"]:
        captain = next(captain for captain in content.captains if captain.name == admiral["captain"])
        text.append(f"\n{name_of(captain, locale)}\n", Style(color=BONE_3))
        text.append(card_text(captain, locale) + "\n", Style(color=BONE_2))
    return text


def played(text: Text, card: OperationCard, where: str, table: Table) -> None:
    text.append(table.say("named", name=where, text=""), Style(color=BONE_3))
    text.append(f"{name_of(card, table.locale)}  ", Style(color=HOUSES[card.house], bold=True))
    text.append(card_text(card, table.locale) + "\n", Style(color=BONE_2))


def others(seen: View, table: Table) -> Text:
    """The other admirals in brief: what lies open, and how much of what does not."""
    state, locale = seen.state, words(table)
    text = Text("")
    for seat, admiral in enumerate(state["admirals"]):
        if seat == seen.seat:
            continue
        text += token(seat, table, padded=True)
        text.append(f" {table.name(seat)}", Style(color=BONE, bold=True))
        text.append(f" ({table.kinds[seat]})", Style(color=BONE_3))
        if admiral["captain"]:
            text.append(f"\n{name_of(admiral['captain'], locale)} ", Style(color=BONE_2))
            text.append(stars(admiral), Style(color=BONE))
        free = 3 - len(admiral["crew_used"])
        text.append("  " + "●" * free + "○" * (3 - free) + "\n", Style(color=BONE))
        text += goods(admiral["resources"])
        text.append(f"  {CRYSTAL * admiral['data']}", Style(color=DATA))
        text.append(f" {RESIDUAL * admiral['residual']}\n", Style(color=VOID))
        corrupted = [
            locale.text("rev-bonus-" + name.replace(" ", "-"))
            for name, bay in admiral["compartments"].items()
            if bay["corrupted"]
        ]
        if corrupted:
            text.append(f"{CORRUPTION} {', '.join(corrupted)}\n", Style(color=VOID))
        hidden = admiral["hidden"] if isinstance(admiral["hidden"], int) else sum(admiral["hidden"].values())
        hand = admiral["hand"]
        count = sum(hand.values()) if isinstance(hand, dict) else len(hand)
        text.append(table.say("closed", hand=count, hidden=hidden) + "\n", Style(color=BONE_3))
        names = [*admiral["cadets"][0], *admiral["cadets"][1], *admiral["frigate_cards"], *admiral["directives"]]
        if names:
            text.append(", ".join(name_of(name, locale) for name in names) + "\n", Style(color=BONE_2))
        text.append("\n")
    if "council" in state:
        text.append(
            table.say("council", placed=state["council"]["placed"], left=state["piles"]["council"]), Style(color=BONE_3)
        )
    if "crew" in state:
        crew = state["crew"]
        text.append(locale.text("rev-n-crew") + "\n", Style(color=VOID, bold=True))
        text.append(table.say("crew-deck", n=crew["deck"]) + "\n", Style(color=BONE_3))
    return text


# ---- what happened


def ending(seen: View, table: Table) -> Text:
    """The final score, part by part, in the order of the rules."""
    scores, winner = seen.state["scores"], seen.state["winner"]
    wins = (
        words(table).text("rev-log-crew-wins")
        if winner == "crew"
        else table.say("wins", name=table.name(int(winner) - 1))
    )
    parts = score_parts(table.setup.edition)
    rows = [(part_name(part, table), part_colour(part), [score[part] for score in scores]) for part in parts]
    return score_sheet(wins, rows, [table.name(seat) for seat in range(len(scores))], table.say("total"))


def part_colour(part: str) -> str:
    return house_colour(part) if part in w.HOUSES else VOID if part == "corruption" else BONE_2


def part_name(part: str, table: Table) -> str:
    return part if part in w.HOUSES else table.say("part-" + part.replace(" ", "-"))


def signs(seen: View, table: Table) -> Text:
    """What the signs on the table mean."""
    locale = words(table)
    text = ink(table.say("sign-title") + "\n\n", Style(color=BONE, bold=True))

    def line(sign: Text, words: str) -> None:
        sign.pad_right(max(0, 8 - sign.cell_len))
        text.append_text(sign)
        text.append(words + "\n", Style(color=BONE_2))

    line(ink("›", Style(color=LAMP, bold=True)), table.say("sign-choose"))
    for house, colour in zip(w.HOUSES, HOUSES, strict=True):
        text.append(f"{house[0]} ", Style(color=colour, bold=True))
        text.append(f"{house}  ", Style(color=BONE_2))
    text.append("\n")
    for kind, glyph in [*list(KINDS.items())[:4], ("frigate", FRIGATE)]:
        text.append(f"{glyph} ", Style(color=BONE, bold=True))
        text.append(f"{locale.text('rev-ship-' + kind)}  ", Style(color=BONE_2))
    text.append("\n")
    for (glyph, colour), name in zip(RESOURCES, w.RESOURCES, strict=True):
        text.append(f"{glyph} ", Style(color=colour, bold=True))
        text.append(f"{locale.text('rev-resource-' + name)}  ", Style(color=BONE_2))
    text.append("\n")
    line(token(0, table), table.say("sign-crew", name=table.name(0)))
    for glyph, colour, name in [
        (VOID_SHIP * 3 + "·" * 3, VOID, "void"),
        (RIFT, VOID, "rift"),
        (SHIELDED + "2", SHIELD, "shield"),
        (PLANET, "#c9b08a", "planet"),
        (CRYSTAL, DATA, "data"),
        (f"¹ {DAMAGE}", EMBER, "damage"),
        ("↓", "#c9b08a", "landed"),
        (CORRUPTION, VOID, "corruption"),
        (RESIDUAL, VOID, "residual"),
    ]:
        line(ink(glyph, Style(color=colour, bold=True)), table.say(f"sign-{name}"))
    return text


def option_hint(code: int, seen: View, table: Table) -> str:
    """Where a ship is and how it fares, what waits in a sector, or the first words of a card's text."""
    verb, index = verb_of(code), first(code)
    noun = noun_of(code)
    if noun == "ship" and index < w.REINFORCEMENT:
        name = list(seen.state["ships"])[index]
        ship = seen.state["ships"][name]
        if ship["sector"] not in seen.state["sectors"]:
            return ""
        void = seen.state["sectors"][ship["sector"]]["void"]
        sign = "" if index >= w.FIRST_FRIGATE else name[0] + KINDS[w.SHIP_KINDS[index % 4]]
        parts = [sign, words(table).text(f"rev-sector-{ship['sector']}"), f"{VOID_SHIP}{void}"]
        if ship["damage"]:
            parts.append(DAMAGE * ship["damage"])
        if ship["corrupted"]:
            parts.append(f"{CORRUPTION} {table.say('corrupted')}")
        return " ".join(part for part in parts if part)
    if noun == "sector" and w.SECTORS[index] in seen.state["sectors"]:
        place = seen.state["sectors"][w.SECTORS[index]]
        parts = [f"{VOID_SHIP}{place['void']}"]
        if absorbed(place):
            parts.append(f"{SHIELDED}{absorbed(place)}")
        if place["rift"]:
            parts.append(RIFT)
        if place["planet"]:
            parts.append(f"{PLANET} {name_of(place['planet'], words(table))}")
        return " ".join(parts)
    if verb == v.INFLUENCE:
        house = w.HOUSES[index]
        field = seen.state["admirals"][seen.seat]["influence"][house]
        return table.say("standing", power=seen.state["power"][house], n=field)
    if verb in (v.TAKE, v.SKIP, v.KEEP, v.REDRAW):
        return ""
    return table.detail(code, seen).replace("\n", " ")


PANELS = {"you": own, "houses": houses, "cards": cards, "others": others}
