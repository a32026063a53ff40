"""Salvage as a title of the engine: its words, its data, its secrets. All a title needs, in its smallest form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from farflung.engine.core import Dice, Game, first, verb_of
from farflung.engine.notation import Notation
from farflung.engine.parameters import Parameter
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import declared
from farflung.games.salvage import verbs
from farflung.games.salvage.game import WRECK, Salvage, winner

VERBS = declared(verbs)
NOTATION = Notation(VERBS, {"value": {value: str(value) for value in set(WRECK)}, "seat": ["1", "2", "3"]})


class SalvageTitle:
    name = "salvage"
    editions = ("tutorial",)
    rules = 1
    oldest_rules = 1
    seats = (2, 3)
    choices: tuple[Choice, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    questions = VERBS.questions
    secret = VERBS.secret
    reveals = VERBS.reveals

    def new_game(self, setup: Setup) -> Game:
        if setup.edition not in self.editions or len(setup.seats) not in self.seats:
            raise SetupError("Salvage is played by 2 or 3 in its tutorial edition")
        if setup.options or setup.parameters:
            raise SetupError("Salvage has neither options nor parameters")
        return Salvage(len(setup.seats))

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        return setup.options

    def notation(self, setup: Setup) -> Notation:
        return NOTATION

    def play_setup(self, game: Game, dice: Dice) -> None:
        """Salvage begins at once."""

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        """The wreck is what has been neither drawn nor sold; what is sold is known from the points only."""

    # ---- data and views

    def to_data(self, game: Game) -> Data:
        salvage = cast(Salvage, game)
        return {
            "wreck": salvage.wreck[:],
            "hands": [hand[:] for hand in salvage.hands],
            "points": salvage.points[:],
            "turn": salvage.turn,
            "finished": salvage.finished,
            "coming": [],
        }

    def from_data(self, data: Data, setup: Setup) -> Game:
        salvage = Salvage(len(setup.seats))
        salvage.wreck = sorted(data["wreck"])
        salvage.hands = [sorted(hand) for hand in data["hands"]]
        salvage.points = list(data["points"])
        salvage.turn = data["turn"]
        salvage.finished = data["finished"]
        return salvage

    def redact(self, game: Game, seat: int) -> Data:
        """Hands of others are numbers of cards; wreck and hands together are known, their division is not."""
        salvage = cast(Salvage, game)
        data = self.to_data(game)
        others = [card for who, hand in enumerate(salvage.hands) if who != seat for card in hand]
        data["wreck"] = len(salvage.wreck)
        data["unseen"] = sorted(salvage.wreck + others)
        data["hands"] = [hand if who == seat else len(hand) for who, hand in enumerate(data["hands"])]
        return data

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        unseen = list(known["unseen"])
        hands = [hand if isinstance(hand, list) else [unseen.pop() for _ in range(hand)] for hand in known["hands"]]
        return self.from_data({**known, "wreck": unseen, "hands": hands}, setup)

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        salvage = cast(Salvage, game)
        unseen = salvage.wreck + [card for who, hand in enumerate(salvage.hands) if who != seat for card in hand]
        in_wreck = [first(code) for code in drawn if verb_of(code) == verbs.DRAWS]
        for card in in_wreck:
            unseen.remove(card)
        dice.shuffle(unseen)
        for who, hand in enumerate(salvage.hands):
            if who != seat:
                salvage.hands[who] = sorted(unseen.pop() for _ in hand)
        salvage.wreck = sorted(unseen + in_wreck)

    def progress(self, game: Game) -> Data:
        return {"turn": cast(Salvage, game).turn}

    # ---- the end

    def scores(self, game: Game) -> list[int]:
        return cast(Salvage, game).points[:]

    def winners(self, game: Game) -> list[int]:
        return [winner(cast(Salvage, game))]


TITLE = SalvageTitle
