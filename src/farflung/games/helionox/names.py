"""The nouns of Helionox by name, as they stand in notation, data and scenarios; ids of cards are understood too."""

from __future__ import annotations

from typing import Final

from farflung.engine import names
from farflung.engine.names import NONE as NONE
from farflung.engine.names import UnknownName as UnknownName
from farflung.games.helionox import scenes, words
from farflung.games.helionox.cards import Content

# each scene's name, and of what kinds the numbers after it are
SCENES: Final = {
    scenes.SET_BOARD: ("set board", ""),
    scenes.DRAFT: ("draft", "seat"),
    scenes.PASS_LEFT: ("pass left", ""),
    scenes.WAKE: ("wake", "seat"),
    scenes.WAKE_ALL: ("wake all", ""),
    scenes.CHOOSE_START: ("choose start", "seat"),
    scenes.DEAL: ("deal", "seat"),
    scenes.FINISH_SETUP: ("finish setup", ""),
    scenes.TURN: ("turn", "seat"),
    scenes.RAID: ("raid", "seat"),
    scenes.PLAGUE: ("plague", "seat"),
    scenes.PUSHED: ("pushed", "seat number"),
    scenes.ARRIVALS: ("arrivals", "seat"),
    scenes.MAIN: ("main", "seat"),
    scenes.REST: ("rest", "seat number number"),
    scenes.SHARE: ("share", "seat number number"),
    scenes.ANSWER: ("answer", "seat"),
    scenes.HELP: ("help", "seat"),
    scenes.SHORTFALL: ("shortfall", "seat"),
    scenes.CONCLUDE: ("conclude", "seat"),
    scenes.PARTNER_DRAWS: ("partner draws", "seat"),
    scenes.END: ("end", "seat"),
    scenes.SYNDICATE: ("syndicate", "seat"),
    scenes.SCORE: ("score", ""),
    scenes.EVENTS_BACK: ("events back", "seat number"),
}


class Names(names.Names):
    """The nouns of a content."""

    def __init__(self, content: Content) -> None:
        super().__init__(SCENES)
        self.location = list(words.LOCATIONS)
        self.faction = list(words.FACTIONS)
        self.side = list(words.SIDES)
        self.stack = list(words.EVENT_STACKS)
        self.phase = list(words.PHASES)
        self.card = [card.name for card in content.cards]
        self.event = [event.name for event in content.events]
        self.home = [words.LOCATIONS[event.location] for event in content.events]
        self.site = [site.name for site in content.sites]
        self.architect = [architect.name for architect in content.architects]
        self.fleet = [asset.name for asset in content.fleet]
        self.mission = [mission.name for mission in content.missions]
        self.request = [request.name for request in content.requests]
        self.divide("card", self.faction, [words.NOTHING if card.starting else card.faction for card in content.cards])
        self.divide("event", self.stack, [int(event.type == words.CATASTROPHIC) for event in content.events])
        self.ids = {
            "card": {card.id: card.index for card in content.cards},
            "event": {event.id: event.index for event in content.events},
            "site": {site.id: site.index for site in content.sites},
            "architect": {architect.id: architect.index for architect in content.architects},
            "fleet": {asset.id: asset.index for asset in content.fleet},
            "mission": {mission.id: mission.index for mission in content.missions},
            "request": {request.id: request.index for request in content.requests},
        }
