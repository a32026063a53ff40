"""What a recorded game of X-ODUS shows of its content: tiles revealed, Mods mounted, Modules owned, cards drawn."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple, cast

from farflung.engine.core import Event, Script, first, play_scene_until_pause, second, verb_of
from farflung.engine.record import Record
from farflung.games import title
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.state import Xodus
from farflung.games.xodus.title import XodusTitle

HERE = Path(__file__).parent
TITLE = cast(XodusTitle, title("xodus"))
ENDS = w.OUTCOMES[1:]


class Replay(NamedTuple):
    events: list[Event]
    end: Xodus
    left: int
    """Lines of the record that the game did not need."""


def replay(record: Record) -> Replay:
    """Plays a record scene by scene. There is no random generator: luck that is not told stops the game."""
    codes = record.codes(TITLE.notation(record.setup))
    game = cast(Xodus, TITLE.new_game(record.setup))
    events: list[Event] = []
    game.events = events
    position = 0
    while not game.is_over():
        script = Script(codes[position:], None)
        assert play_scene_until_pause(game, script), "the record stops before the end of the game"
        position += script.position
    return Replay(events, game, len(codes) - position)


def fingerprint(game: Xodus) -> str:
    """A short hash of everything there is to know at the end."""
    text = json.dumps(TITLE.to_data(game), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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


def shown(told: Replay) -> set[str]:
    found = {f"game {w.OUTCOMES[told.end.outcome]}"}
    for event in told.events:
        found.add(shown_by_event(event, told.end.content))
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
