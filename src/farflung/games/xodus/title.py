"""X-ODUS as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import cast

from farflung.engine.content import Sheets
from farflung.engine.core import Dice, Game
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.notation import Notation, nouns_of
from farflung.engine.packs import Pack
from farflung.engine.parameters import ParameterError, values
from farflung.engine.places import EVERYTHING, Places, read, told
from farflung.engine.survey import counted, listed
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import declared
from farflung.games.xodus import verbs
from farflung.games.xodus import words as w
from farflung.games.xodus.beats import BEATS
from farflung.games.xodus.cards import Content
from farflung.games.xodus.names import DECKS, Names
from farflung.games.xodus.numbers import PARAMETERS, Numbers
from farflung.games.xodus.pack import load_content, sheets
from farflung.games.xodus.places import places
from farflung.games.xodus.reckoning import reckon
from farflung.games.xodus.settle import settle
from farflung.games.xodus.setup import new_game
from farflung.games.xodus.state import Xodus

VERBS = declared(verbs)
STANDARD = "standard"
RECOMMENDED = "recommended"
FLEET_SIZES = {"three": 3, "four": 4}
STANDARD_FLEETS = {1: 3, 2: 4, 3: 3, 4: 4}  # XOD-27.6, 27.7, G47


class XodusTitle:
    name = "xodus"
    editions = ("first",)
    rules = 2  # 1: a new Mod was chosen after what it came from was done
    oldest_rules = 2
    seats = (1, 2, 3, 4)
    choices = (
        Choice("difficulty", w.DIFFICULTIES, "quiet", [1, 2, 3, 4]),
        Choice("ships", [STANDARD, "three", "four"], STANDARD, [1, 2, 3]),
        Choice("crew", ["free", RECOMMENDED], "free", [1, 2, 3, 4]),
        Choice("nightmare", ["no", "yes"], "no", [1, 2, 3, 4]),
    )
    parameters = PARAMETERS
    questions = VERBS.questions
    secret = VERBS.secret
    reveals = VERBS.reveals
    open = True  # nothing is secret: all seats see the same
    chapter = "round"
    turns = frozenset((verbs.ROUND_BEGINS, verbs.PHASE_BEGINS, verbs.TURN_BEGINS))
    beats = BEATS

    def __init__(self) -> None:
        self._packs: dict[tuple[str, str], Content] = {}

    def content(self, setup: Setup) -> Content:
        """The content of a set-up; a pack is read once for each title object."""
        if not setup.pack:
            return load_content(None, setup.edition, setup.content)
        key = (setup.pack, setup.edition)
        if key not in self._packs:
            self._packs[key] = load_content(Path(setup.pack), setup.edition)
        return self._packs[key]

    def sheets(self, edition: str, pack: Pack | None = None) -> tuple[str, Sheets]:
        return sheets(edition, pack)

    def option(self, setup: Setup, name: str) -> str:
        for choice in self.choices:
            if choice.name == name:
                value = setup.options.get(name, choice.default)
                if value not in choice.values:
                    raise SetupError(f"there is no {name} '{value}'; there is {', '.join(choice.values)}")
                return value
        raise SetupError(f"X-ODUS has no option '{name}'")

    def fleet_size(self, setup: Setup) -> int:
        ships = self.option(setup, "ships")
        size = STANDARD_FLEETS[len(setup.seats)] if ships == STANDARD else FLEET_SIZES[ships]
        if size < len(setup.seats):
            raise SetupError(f"{len(setup.seats)} players need a ship each: a game of {size} ships is too small")
        return size

    def blank_game(self, setup: Setup) -> Xodus:
        """Checks the set-up and makes a game in which nothing has happened yet."""
        if setup.edition not in self.editions:
            raise SetupError(f"X-ODUS has no edition '{setup.edition}'; there is {', '.join(self.editions)}")
        if len(setup.seats) not in self.seats:
            raise SetupError(f"X-ODUS is for 1 to 4 players, not {len(setup.seats)}")
        for option in setup.options:
            self.option(setup, option)
        difficulty = w.DIFFICULTIES.index(self.option(setup, "difficulty"))
        nightmare = self.option(setup, "nightmare") == "yes"
        if nightmare and difficulty != len(w.DIFFICULTIES) - 1:
            raise SetupError(f"the nightmare comes on top of difficulty '{w.DIFFICULTIES[-1]}' only (XOD-27.11)")
        try:
            numbers = Numbers(values(PARAMETERS, setup.parameters))
        except ParameterError as error:
            raise SetupError(str(error)) from None
        size = self.fleet_size(setup)
        content = self.content(setup)
        if setup.content and setup.content != content.version:
            raise SetupError(
                f"this game was set up with content {setup.content}, but the content here is {content.version}"
            )
        setup.content = content.version
        recommended = self.option(setup, "crew") == RECOMMENDED
        return new_game(len(setup.seats), content, numbers, size, difficulty, int(nightmare), recommended)

    def new_game(self, setup: Setup) -> Game:
        return self.blank_game(setup)

    def names(self, setup: Setup) -> Names:
        return _names(self.content(setup))

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        return setup.options

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup))

    def cooperative(self, setup: Setup) -> bool:
        """XOD-1.1: planning marks, pings and proposals make sense as soon as there are two captains."""
        return len(setup.seats) > 1

    def question_words(self, question: Question, setup: Setup) -> str:
        """The question in English, for whoever prints a match."""
        from farflung.engine.text import Locale
        from farflung.games.xodus.wording import question_text

        return question_text(question, setup, Locale("en", soft_hyphens=False))

    def play_setup(self, game: Game, dice: Dice) -> None:
        xodus = cast(Xodus, game)
        xodus.decider = dice
        while xodus.phase == w.SETUP:
            xodus.play_scene()

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        settle(data, before, self.blank_game(setup), self.names(setup))

    def to_data(self, game: Game) -> Data:
        return self.redact(game, EVERYTHING)

    def from_data(self, data: Data, setup: Setup) -> Game:
        return read(places, self.blank_game(setup), self.names(setup), data)

    def redact(self, game: Game, seat: int) -> Data:
        """All that is in play, for every seat and for spectators: the captains play as one (XOD-G40)."""
        xodus = cast(Xodus, game)
        return told(places, xodus, _names(xodus.content), seat)

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        """What a seat sees is everything, so a game imagined from it is the game."""
        return self.from_data(known, setup)

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        """Nothing lies anywhere that could be another: what is face down is drawn when it turns up."""

    def walk(self, game: Game, to: Places) -> None:
        """Goes over all places of a game (`engine.places`)."""
        places(cast(Xodus, game), to)

    def things(self, game: Game) -> dict[str, Counter[str]]:
        """How many of each thing there are, by kind and name, wherever they lie."""
        xodus = cast(Xodus, game)
        return counted(places, xodus, _names(xodus.content))

    def paths(self, setup: Setup) -> dict[str, str]:
        """Every path of a scenario, and what may stand there."""
        return listed(places, self.blank_game(setup), self.names(setup))

    def progress(self, game: Game) -> Data:
        return {"round": cast(Xodus, game).round, "phase": w.PHASES[cast(Xodus, game).phase]}

    def numbers(self, setup: Setup) -> dict[str, int]:
        return values(PARAMETERS, setup.parameters)

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
