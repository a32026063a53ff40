"""X-ODUS as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from farflung.engine.core import Dice, Game
from farflung.engine.match import LoggedEvent
from farflung.engine.notation import Notation, nouns_of
from farflung.engine.placed import PlacedTitle
from farflung.engine.places import Places
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import declared
from farflung.games.xodus import verbs
from farflung.games.xodus import words as w
from farflung.games.xodus.beats import BEATS
from farflung.games.xodus.cards import Content
from farflung.games.xodus.names import DECKS, Names
from farflung.games.xodus.numbers import PARAMETERS, TRACK_BEFORE, Numbers
from farflung.games.xodus.pack import load_content, sheets
from farflung.games.xodus.places import places
from farflung.games.xodus.reckoning import reckon
from farflung.games.xodus.settle import settle
from farflung.games.xodus.setup import set_up
from farflung.games.xodus.state import Xodus

VERBS = declared(verbs)
STANDARD = "standard"
RECOMMENDED = "recommended"
FLEET_SIZES = {"three": 3, "four": 4}
STANDARD_FLEETS = {1: 3, 2: 4, 3: 3, 4: 4}  # XOD-27.6, 27.7, G47


class XodusTitle(PlacedTitle[Content, Names]):
    name = "xodus"
    called = "X-ODUS"
    editions = ("first",)
    # 1: a new Mod was chosen after what it came from was done; 2: traded Modules brought fresh markers;
    # 3: other EXP levels (XOD-G06), Avatars a System faster (XOD-G05), other red spaces (XOD-G03)
    rules = 4
    oldest_rules = 2
    scenario_rules = 3  # files were written by them, and name no version
    seats = (1, 2, 3, 4)
    choices = (
        Choice("difficulty", w.DIFFICULTIES, "quiet", [1, 2, 3, 4], levels=True),
        Choice("ships", [STANDARD, "three", "four"], STANDARD, [1, 2, 3]),
        Choice("crew", ["free", RECOMMENDED], "free", [1, 2, 3, 4]),
        Choice("nightmare", ["no", "yes"], "no", [1, 2, 3, 4]),
    )
    parameters = PARAMETERS
    spoken = VERBS
    load_content = staticmethod(load_content)
    sheets = staticmethod(sheets)
    open = True  # nothing is secret: all seats see the same
    chapter = "round"
    turns = frozenset((verbs.ROUND_BEGINS, verbs.PHASE_BEGINS, verbs.TURN_BEGINS))
    beats = BEATS

    def blank_game(self, setup: Setup) -> Xodus:
        """Checks the set-up and makes a game in which nothing has happened yet."""
        chosen = self.chosen(setup)
        difficulty = w.DIFFICULTIES.index(chosen["difficulty"])
        nightmare = chosen["nightmare"] == "yes"
        if nightmare and difficulty != len(w.DIFFICULTIES) - 1:
            raise SetupError(f"the nightmare comes on top of difficulty '{w.DIFFICULTIES[-1]}' only (XOD-27.11)")
        numbers = Numbers(self.numbers(setup))
        seats, size = len(setup.seats), self.fleet_size(setup)
        if size < seats:
            raise SetupError(f"{seats} players need a ship each: a game of {size} ships is too small")
        content = self.agreed_content(setup)
        rules = setup.rules or self.rules
        game = Xodus(seats, content, numbers, size, difficulty, int(nightmare), rules).copy()  # it shares its blanks
        set_up(game, chosen["crew"] == RECOMMENDED)
        return game

    def numbers(self, setup: Setup) -> dict[str, int]:
        found = super().numbers(setup)
        before = TRACK_BEFORE.get(setup.rules, {})
        return found | {name: value for name, value in before.items() if name not in setup.parameters}

    def fleet_size(self, setup: Setup) -> int:
        ships = self.chosen(setup)["ships"]
        return STANDARD_FLEETS[len(setup.seats)] if ships == STANDARD else FLEET_SIZES[ships]

    def names_of(self, content: Content, seats: int) -> Names:
        return _names(content)

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup))

    def cooperative(self, setup: Setup) -> bool:
        """XOD-1.1: planning marks, pings and proposals make sense as soon as there are two captains."""
        return len(setup.seats) > 1

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        settle(data, before, self.blank_game(setup), self.names(setup))

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        """What a seat sees is everything, so a game imagined from it is the game."""
        return self.from_data(known, setup)

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        """Nothing lies anywhere that could be another: what is face down is drawn when it turns up."""

    def walk(self, game: Game, to: Places) -> None:
        """All that is in play, for every seat and for spectators: the captains play as one (XOD-G40)."""
        places(cast(Xodus, game), to)

    def progress(self, game: Game) -> Data:
        return {"round": cast(Xodus, game).round, "phase": w.PHASES[cast(Xodus, game).phase]}

    def reckon(self, game: Game, setup: Setup, state: Data, seat: int, events: Sequence[LoggedEvent]) -> Data:
        return {**reckon(cast(Xodus, game), self.names(setup))}

    # ---- the end

    def scores(self, game: Game) -> list[int]:
        """All win or lose together (XOD-1.1): 1 for each seat if the Great Rift is sealed."""
        won = cast(Xodus, game).outcome == w.SEALED
        return [int(won)] * len(range(game.seats))

    def facts(self, game: Game) -> dict[str, int]:
        """What the journey is told by: the Corruption's space, Keys activated, Systems seen, ships that still fly."""
        data = self.to_data(game)
        return {
            "corruption": data["corruption"]["space"],
            "keys": data["keys"].count("activated"),
            "systems": sum(system.get("on_map", True) is not False for system in data["systems"].values()),
            "ships": sum(bool(ship.get("owner")) and not ship["defeated"] for ship in data["ships"].values()),
        }

    def winners(self, game: Game) -> list[int]:
        return list(range(game.seats)) if cast(Xodus, game).outcome == w.SEALED else []


@lru_cache(400)
def _names(content: Content) -> Names:
    return Names(content)


@lru_cache(400)
def _notation(content: Content) -> Notation:
    names = _names(content)
    return Notation(
        VERBS,
        {
            **nouns_of(names, VERBS),
            "gear": names.used_gear,
            "foe": names.drawn_foe,
            "border": w.BORDERS,
            "danger": w.DANGERS,
            "colour": w.COLOURS,
            "rotation": [str(n) for n in range(6)],
            "number": [str(n) for n in range(64)],
            "seat": [str(seat + 1) for seat in range(4)],
            "phase": w.PHASES,
            "manoeuvre": w.MANOEUVRES,
            "outcome": w.OUTCOMES,
            "deck": DECKS,
            "act": verbs.ACTS,
        },
        names.told,
    )


TITLE = XodusTitle
