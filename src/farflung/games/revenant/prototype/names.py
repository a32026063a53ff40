"""The prototype's nouns by name: its own words for compartments, kinds of card and ships, its own cards and scenes."""

from __future__ import annotations

from typing import Final

from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.names import Names
from farflung.games.revenant.prototype import scenes, words

SCENES: Final = {
    scenes.SET_BOARD: ("set board", ""),
    scenes.CHOOSE_CAPTAIN: ("choose captain", "seat"),
    scenes.DEAL: ("deal", "seat"),
    scenes.PLACE_FRIGATE: ("place frigate", "seat"),
    scenes.DRAFT: ("draft", "seat"),
    scenes.CORRUPT_ARKS: ("corrupt arks", ""),
    scenes.START_HIDDEN: ("start hidden", "seat"),
    scenes.LINE_UP: ("line up", ""),
    scenes.ROUND: ("round", ""),
    scenes.ROUND_AFTER_JUMP: ("round after jump", ""),
    scenes.SONAR_CARD: ("sonar card", ""),
    scenes.SPAWN: ("spawn", ""),
    scenes.CLEAR_VOID: ("clear void", ""),
    scenes.REVEAL: ("reveal", ""),
    scenes.REVEAL_AFTER_JUMP: ("reveal after jump", ""),
    scenes.INCOME: ("income", "seat"),
    scenes.ACTIONS: ("actions", ""),
    scenes.TURN: ("turn", "seat"),
    scenes.CREW_TURN: ("crew turn", ""),
    scenes.RECALL: ("recall", ""),
    scenes.NAME_FIRST: ("name first", "seat"),
    scenes.BREACH: ("breach", ""),
    scenes.ATTACK: ("attack", "number"),
    scenes.ATTACK_ON: ("attack on", "number seat"),  # who decides there: a seat, or 5 for the Corrupted Crew
    scenes.TILE_PART: ("tile part", "number seat"),
    scenes.NEXT_TILE: ("next tile", ""),
    scenes.END_BREACH: ("end breach", ""),
    scenes.JUMP: ("hyperjump", ""),
    scenes.REWARD: ("reward", "seat"),
    scenes.RESET_TACTICS: ("reset tactics", ""),
    scenes.LAST_REWARDS: ("last rewards", ""),
    scenes.SCORE: ("score", ""),
}


class PrototypeNames(Names):
    def __init__(self, content: Content, seats: int) -> None:
        super().__init__(content, seats)
        self.compartment = list(words.COMPARTMENTS)
        self.kind = list(words.CARD_KINDS)
        self.divide_cards(content)
        self.ship = [f"{house} {kind}" for house in w.HOUSES for kind in words.SHIP_KINDS[:4]]
        self.ship += [f"frigate {seat + 1}" for seat in range(4)] + ["deploy", "hyperjump", "Revenant"]
        self.sonar = [card.id for card in content.sonar]
        self.tile = [tile.name for tile in content.tiles]
        self.agenda = [agenda.name for agenda in content.hidden_agendas]
        self.ids["tile"] = {tile.id: tile.index for tile in content.tiles}
        self.ids["agenda"] = {agenda.id: agenda.index for agenda in content.hidden_agendas}
        self.scenes = SCENES
