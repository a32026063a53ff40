"""The nouns of Revenant by name, as they stand in notation, data and scenarios; ids of cards are understood too."""

from __future__ import annotations

from typing import Final

from farflung.games.revenant import scenes, words
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.crew import CREW_CARDS

NONE: Final = "none"
SCENE_NAMES: Final = {
    scenes.SET_BOARD: "set board",
    scenes.CHOOSE_CAPTAIN: "choose captain",
    scenes.DEAL: "deal",
    scenes.REDRAW: "redraw",
    scenes.START_HOUSE: "start house",
    scenes.FINISH_SETUP: "finish setup",
    scenes.EXTRA_MARKERS: "extra markers",
    scenes.LINE_UP: "line up",
    scenes.CYCLE: "cycle",
    scenes.TURN: "turn",
    scenes.COUNCIL_TURN: "council turn",
    scenes.CREW_TURN: "crew turn",
    scenes.RESET: "reset",
    scenes.COMBAT: "combat",
    scenes.FIGHT: "fight",
    scenes.FIGHT_ON: "fight on",
    scenes.DEFECT_PART: "defect part",
    scenes.TUCK_DEFECT: "tuck defect",
    scenes.CLEAN_UP: "clean up",
    scenes.RIFT_ROLLS: "rift",
    scenes.INCOME: "income",
    scenes.REVEAL: "reveal",
    scenes.JUMP: "hyperjump",
    scenes.RESET_TACTICS: "reset tactics",
    scenes.CARRY_OUT: "carry out",
    scenes.CLEAR_VOID: "clear void",
    scenes.NEXT_CYCLE: "next cycle",
    scenes.SCORE: "score",
}

SCENE_NUMBERS: Final = {
    scenes.CHOOSE_CAPTAIN: 1,
    scenes.DEAL: 1,
    scenes.REDRAW: 1,
    scenes.START_HOUSE: 1,
    scenes.EXTRA_MARKERS: 1,
    scenes.TURN: 1,
    scenes.INCOME: 1,
    scenes.RESET_TACTICS: 1,
    scenes.TUCK_DEFECT: 1,
    scenes.FIGHT: 1,
    scenes.FIGHT_ON: 1,
    scenes.DEFECT_PART: 2,
}
LAST_IS_SEAT: Final = frozenset(SCENE_NUMBERS) - {scenes.FIGHT, scenes.FIGHT_ON}


class UnknownName(ValueError):
    """A name that this content does not have."""


class Names:
    """Lists of names by number, and the way back."""

    def __init__(self, content: Content, seats: int) -> None:
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
        self.core_defects = [defect.name for defect in content.defects if defect.core]
        self.agenda = [agenda.name for agenda in content.agendas]
        self.crew_card = list(CREW_CARDS)
        self.ids: dict[str, dict[str, int]] = {
            "card": {card.id: card.index for card in content.cards},
            "planet": {planet.id: planet.index for planet in content.planets},
            "captain": {captain.id: captain.index for captain in content.captains},
            "colony": {colony.id: colony.index for colony in content.colonies},
            "defect": {defect.id: defect.index for defect in content.defects},
            "agenda": {agenda.id: agenda.index for agenda in content.agendas},
        }
        self.ability = {ability.source: ability.name for ability in content.abilities}
        self.ark_option = [option.name for options in content.arks for option in options]
        self.seats = seats
        self.scene_names = SCENE_NAMES
        self.scene_numbers = SCENE_NUMBERS
        self.last_is_seat = LAST_IS_SEAT
        self._index: dict[str, dict[str, int]] = {}

    def index(self, kind: str, name: str) -> int:
        if kind not in self._index:
            named = {text: i for i, text in enumerate(getattr(self, kind))}
            self._index[kind] = {**self.ids.get(kind, {}), **named}
        try:
            return self._index[kind][str(name)]
        except KeyError:
            raise UnknownName(f"there is no {kind.replace('_', ' ')} '{name}'") from None

    def index_or_none(self, kind: str, name: str | None) -> int:
        return -1 if name is None or name == NONE else self.index(kind, name)

    def indices(self, kind: str, names: list[str]) -> list[int]:
        return [self.index(kind, name) for name in names]

    def or_none(self, names: list[str], index: int) -> str | None:
        return names[index] if index >= 0 else None

    # ---- crew figures: "none", "1 captain" for seat 1's captain, "council 2" for the second ambassador

    def figure(self, number: int) -> str:
        if number == 0:
            return NONE
        seat, figure = divmod(number - 1, 3)
        return f"council {figure + 1}" if seat == w.COUNCIL else f"{seat + 1} {w.FIGURES[figure]}"

    def figure_id(self, name: str) -> int:
        if name == NONE:
            return 0
        who, _, what = name.partition(" ")
        if who == "council" and what.isdigit():
            return w.COUNCIL * 3 + int(what)
        if who.isdigit() and what in w.FIGURES:
            return 1 + (int(who) - 1) * 3 + w.FIGURES.index(what)
        raise UnknownName(f"there is no crew figure '{name}'; say '1 captain', '2 cadet 1', 'council 1' or 'none'")

    # ---- the winner: "none" so far, "crew", or the seat's number

    def winner(self, seat: int) -> str:
        return NONE if seat < 0 else "crew" if seat == w.COUNCIL else str(seat + 1)

    def winner_seat(self, name: str) -> int:
        return -1 if name == NONE else w.COUNCIL if name == "crew" else int(name) - 1

    # ---- scenes: "turn 1" for seat 1, "fight 3" for sector 3, "defect part 5 1"

    def scene(self, code: int) -> str:
        scene = code & 255
        numbers = [code >> 8 & 255, code >> 16 & 255][: self.scene_numbers.get(scene, 0)]
        if scene in self.last_is_seat:
            numbers[-1] += 1
        return " ".join([self.scene_names[scene], *map(str, numbers)])

    def scene_code(self, text: str) -> int:
        numbers = [word for word in text.split() if word.isdigit()]
        kinds = {name: kind for kind, name in self.scene_names.items()}
        name = " ".join(word for word in text.split() if not word.isdigit())
        if name not in kinds or len(numbers) != self.scene_numbers.get(kinds[name], 0):
            raise UnknownName(f"there is no scene '{text}'")
        code = kinds[name]
        values = [int(number) for number in numbers]
        if code in self.last_is_seat:
            values[-1] -= 1
        for place, value in enumerate(values):
            code |= value << 8 * (place + 1)
        return code
