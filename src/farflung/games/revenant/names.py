"""The nouns of Revenant by name, as they stand in notation, data and scenarios; ids of cards are understood too."""

from __future__ import annotations

from typing import Final

from farflung.engine import names
from farflung.engine.names import NONE as NONE
from farflung.engine.names import UnknownName as UnknownName
from farflung.engine.notation import Told
from farflung.games.revenant import scenes, words
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.crew import CREW_CARDS

# each scene's name, and of what kinds the numbers after it are
SCENES: Final = {
    scenes.SET_BOARD: ("set board", ""),
    scenes.CHOOSE_CAPTAIN: ("choose captain", "seat"),
    scenes.DEAL: ("deal", "seat"),
    scenes.REDRAW: ("redraw", "seat"),
    scenes.START_HOUSE: ("start house", "seat"),
    scenes.FINISH_SETUP: ("finish setup", ""),
    scenes.EXTRA_MARKERS: ("extra markers", "seat"),
    scenes.LINE_UP: ("line up", ""),
    scenes.CYCLE: ("cycle", ""),
    scenes.TURN: ("turn", "seat"),
    scenes.COUNCIL_TURN: ("council turn", ""),
    scenes.CREW_TURN: ("crew turn", ""),
    scenes.RESET: ("reset", ""),
    scenes.COMBAT: ("combat", ""),
    scenes.FIGHT: ("fight", "number"),
    scenes.FIGHT_ON: ("fight on", "number"),
    scenes.DEFECT_PART: ("defect part", "number seat"),
    scenes.TUCK_DEFECT: ("tuck defect", "seat"),
    scenes.CLEAN_UP: ("clean up", ""),
    scenes.RIFT_ROLLS: ("rift", ""),
    scenes.INCOME: ("income", "seat"),
    scenes.REVEAL: ("reveal", ""),
    scenes.JUMP: ("hyperjump", ""),
    scenes.RESET_TACTICS: ("reset tactics", "seat"),
    scenes.CARRY_OUT: ("carry out", ""),
    scenes.CLEAR_VOID: ("clear void", ""),
    scenes.NEXT_CYCLE: ("next cycle", ""),
    scenes.SCORE: ("score", ""),
}


class Names(names.Names):
    """The nouns of the final edition."""

    def __init__(self, content: Content, seats: int) -> None:
        super().__init__(SCENES)
        self.house = list(w.HOUSES)
        self.resource = list(words.RESOURCES)
        self.compartment = list(words.COMPARTMENTS)
        self.kind = list(words.CARD_KINDS)
        self.sector = list(words.SECTORS)
        self.ship = [f"{house} {kind}" for house in w.HOUSES for kind in w.SHIP_KINDS[:4]]
        self.ship += [f"frigate {seat + 1}" for seat in range(4)] + ["reinforcement", "hypercharge", "Revenant"]
        self.card = [card.name for card in content.cards]
        self.planet = [planet.name for planet in content.planets]
        self.captain = [captain.name for captain in content.captains]
        self.radar = [card.id for card in content.radar]
        self.colony = [colony.name for colony in content.colonies]
        self.defect = [defect.name for defect in content.defects]
        self.agenda = [agenda.name for agenda in content.agendas]
        self.crew_card = list(CREW_CARDS)
        self.ids = {
            "card": {card.id: card.index for card in content.cards},
            "planet": {planet.id: planet.index for planet in content.planets},
            "captain": {captain.id: captain.index for captain in content.captains},
            "colony": {colony.id: colony.index for colony in content.colonies},
            "defect": {defect.id: defect.index for defect in content.defects},
            "agenda": {agenda.id: agenda.index for agenda in content.agendas},
        }
        self.divide_cards(content)
        self.divide("agenda", ["fleet", "personal"], [0 if agenda.fleet else 1 for agenda in content.agendas])
        self.divide("defect", ["normal", "core"], [int(defect.core) for defect in content.defects])
        self.ability = {ability.source: ability.name for ability in content.abilities}
        used: dict[int, Told] = {source: {"ability": name} for source, name in self.ability.items()}
        for captain in content.captains:  # whichever of the lines it is
            used |= {line.source: {"ability": captain.name} for line in [*captain.abilities, captain.activation]}
        self.told = {"ability": used}
        self.ark_option = [option.name for options in content.arks for option in options]
        self.seats = seats
        self.crew_member = list(w.FIGURES)
        self.crew_figure = [NONE, *(f"{seat + 1} {figure}" for seat in range(4) for figure in w.FIGURES)]
        self.crew_figure += [f"council {number}" for number in (1, 2, 3)]  # ambassadors
        self.winner = [NONE, "1", "2", "3", "4", "crew"]

    def divide_cards(self, content: Content) -> None:
        """Operation cards by their backs."""
        self.divide("card", self.kind, [card.kind for card in content.cards])
