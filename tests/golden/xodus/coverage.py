"""What a recorded game of X-ODUS shows of its content: tiles revealed, Mods mounted, Modules owned, cards drawn."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from tests.golden.replaying import Golden, Replay

from farflung.engine.core import Event, first, second, verb_of
from farflung.engine.title import Setup, Title
from farflung.games import title
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.state import Xodus
from farflung.games.xodus.title import XodusTitle

TITLE = cast(XodusTitle, title("xodus"))
CONTENT = TITLE.content(Setup(title="xodus", edition="first", seats=["Mara"]))
ENDS = w.OUTCOMES[1:]


# ---- what must be shown


def needed(content: Content) -> set[str]:
    wanted = {f"{tile.id} revealed" for tile in content.tiles}
    wanted |= {f"{board.id} flown" for board in content.boards}
    wanted |= {f"{gear.id} mounted" for gear in content.gear[: w.MODS]}
    wanted |= {f"{gear.id} owned" for gear in content.gear[w.MODS :]}
    wanted |= {f"{foe.id} fought" for foe in content.foes}  # Enemies, the Guardian and Avatars
    wanted |= {f"{foe.id} entered" for foe in content.foes[w.FIRST_AVATAR :]}
    wanted |= {f"{ally.id} met" for ally in content.allies}
    wanted |= {f"{card.id} explored" for card in content.explorations}
    wanted |= {f"{card.id} turned up" for card in content.signals}
    wanted |= {f"{card.id} drawn" for card in content.damage}
    return wanted | {f"game {end}" for end in ENDS}


# ---- what was shown


def shown(told: Replay[Xodus]) -> set[str]:
    found = {f"game {w.OUTCOMES[told.end.outcome]}"}
    for scene in told.scenes:
        found |= {shown_by_event(event, told.end.content) for event in scene.events}
    found.discard("")
    return found


def shown_by_event(event: Event, content: Content) -> str:
    verb, a, b = verb_of(event.code), first(event.code), second(event.code)
    if verb == v.START_REVEALED or verb == v.TILE_PLACED:
        return f"{content.tiles[a].id} revealed"
    if verb == v.SHIP_CHOSEN:
        return f"{content.boards[b].id} flown"
    if verb == v.MOD_MOUNTED:
        return f"{content.gear[b].id} mounted"
    if verb == v.MODULE_GAINED or verb == v.MODULE_BOUGHT:
        return f"{content.gear[w.MODS + b].id} owned"
    if verb == v.ATTACK_BEGINS:
        return f"{content.foes[b].id} fought"
    if verb == v.AVATAR_ENTERS:
        return f"{content.foes[a].id} entered"
    if verb == v.ALLY_MET:
        return f"{content.allies[a].id} met"
    if verb == v.EXPLORED:
        return f"{content.explorations[b].id} explored"
    if verb == v.SIGNAL_REVEALED:
        return f"{content.signals[b].id} turned up"
    if verb == v.DAMAGE_DRAWN:
        return f"{content.damage[b].id} drawn"
    return ""


def outcome_and_rounds(_: Title, end: Xodus) -> dict[str, object]:
    return {"outcome": w.OUTCOMES[end.outcome], "rounds": end.round}


GOLDEN = Golden(TITLE, "first", Path(__file__).parent, needed(CONTENT), shown, outcome_and_rounds)
