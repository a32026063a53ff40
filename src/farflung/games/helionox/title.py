"""Helionox as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, cast

from farflung.engine.content import Sheets
from farflung.engine.core import Dice, Game
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.notation import Notation, nouns_of
from farflung.engine.packs import Pack
from farflung.engine.parameters import ParameterError, values
from farflung.engine.places import EVERYTHING, Glance, Places, read, told
from farflung.engine.survey import counted, listed
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import declared
from farflung.games.helionox import scoring, secrets, verbs, words
from farflung.games.helionox.beats import BEATS
from farflung.games.helionox.cards import Content
from farflung.games.helionox.names import Names
from farflung.games.helionox.numbers import PARAMETERS, Numbers
from farflung.games.helionox.pack import load_content, sheets
from farflung.games.helionox.places import places
from farflung.games.helionox.reckoning import reckon
from farflung.games.helionox.settle import settle
from farflung.games.helionox.setup import new_game
from farflung.games.helionox.state import Helionox

VERBS: Final = declared(verbs)
SEVERAL: Final = [2, 3, 4]
EVERYBODY: Final = [1, 2, 3, 4]
OFF: Final = "off"
ON: Final = "on"
SWITCH: Final = [OFF, ON]
DIFFICULTIES: Final = ["rookie", "normal", "veteran", "master"]
SITES: Final = ["base", "mercury", "random"]
FIRST_PLAY: Final = "first play"
BY_LUCK: Final = "random"

CHOICES: Final = (
    Choice("preset", ["none", FIRST_PLAY], "none", SEVERAL),
    Choice("mode", ["competitive", "co-op"], "competitive", SEVERAL),
    Choice("mercury", SWITCH, OFF, EVERYBODY),
    Choice("missions", SWITCH, OFF, SEVERAL),
    Choice("draft", SWITCH, OFF, SEVERAL),
    Choice("difficulty", DIFFICULTIES, "normal", EVERYBODY),
    Choice("hard", SWITCH, OFF, EVERYBODY),
    Choice("layout", words.LAYOUTS, "front", EVERYBODY),
    *(Choice(location.lower(), SITES, "base", EVERYBODY) for location in words.LOCATIONS),
    Choice("first", [BY_LUCK, "1", "2", "3", "4"], BY_LUCK, SEVERAL),
)


class HelionoxTitle:
    name = "helionox"
    editions = ("final",)
    chapter = "turn"
    rules = 2  # 1: a turn ended itself when nothing else was left
    oldest_rules = 1
    seats = (1, 2, 3, 4)  # HEL-1.2
    choices = CHOICES
    parameters = PARAMETERS
    questions = VERBS.questions
    secret = VERBS.secret
    reveals = VERBS.reveals
    turns = frozenset((verbs.TURN_BEGAN,))
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

    def blank_game(self, setup: Setup) -> Helionox:
        """Checks the set-up and makes a game in which nothing has happened yet."""
        if setup.edition not in self.editions:
            raise SetupError(f"Helionox has no edition '{setup.edition}'; there is {', '.join(self.editions)}")
        if len(setup.seats) not in self.seats:
            raise SetupError(f"Helionox is for 1 to 4 players, not {len(setup.seats)}")
        chosen = chosen_options(setup)
        check_combination(chosen, len(setup.seats))
        try:
            numbers = Numbers(values(PARAMETERS, setup.parameters))
        except ParameterError as error:
            raise SetupError(str(error)) from None
        content = self.content(setup)
        if setup.content and setup.content != content.version:
            raise SetupError(
                f"this game was set up with content {setup.content}, but the content here is {content.version}"
            )
        setup.content = content.version
        game = new_game(
            len(setup.seats),
            content,
            numbers,
            words.MODES.index(chosen["mode"]),
            chosen["mercury"] == ON,
            chosen["missions"] == ON,
            chosen["draft"] == ON,
            DIFFICULTIES.index(chosen["difficulty"]),
            chosen["hard"] == ON,
            words.LAYOUTS.index(chosen["layout"]),
            [wanted_site(number, chosen[name.lower()]) for number, name in enumerate(words.LOCATIONS)],
            setup.rules or self.rules,
        )
        if chosen["first"] != BY_LUCK:
            game.first = int(chosen["first"]) - 1
        return game

    def new_game(self, setup: Setup) -> Game:
        return self.blank_game(setup)

    def names(self, setup: Setup) -> Names:
        return _names(self.content(setup))

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup))

    def question_words(self, question: Question, setup: Setup) -> str:
        """The question in English, for whoever prints a match."""
        from farflung.engine.text import Locale
        from farflung.games.helionox.wording import question_text

        return question_text(question, setup, Locale("en", soft_hyphens=False))

    def play_setup(self, game: Game, dice: Dice) -> None:
        helionox = cast(Helionox, game)
        helionox.decider = dice
        while helionox.phase == words.SETUP:
            helionox.play_scene()

    def cooperative(self, setup: Setup) -> bool:
        """Whether the players plan together: in co-op all information is shared (HEL-GAP-45)."""
        return setup.options.get("mode") == "co-op"

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        settle(data, before, self.blank_game(setup), self.names(setup))

    def to_data(self, game: Game) -> Data:
        return self.redact(game, EVERYTHING)

    def from_data(self, data: Data, setup: Setup) -> Game:
        return read(places, self.blank_game(setup), self.names(setup), data)

    def redact(self, game: Game, seat: int) -> Data:
        helionox = cast(Helionox, game)
        return told(places, helionox, _names(helionox.content), seat)

    def glance(self, game: Game) -> Glance[Helionox]:
        """What several seats may know of it, at once."""
        helionox = cast(Helionox, game)
        return Glance(places, helionox, _names(helionox.content))

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        blank, names = self.blank_game(setup), self.names(setup)
        return read(places, blank, names, secrets.complete(known, blank, names))

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        secrets.deal_again(cast(Helionox, game), seat, dice, list(drawn))

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        """HEL-GAP-25: the seat to the left of the previous first player begins."""
        helionox = cast(Helionox, game)
        if helionox.mode == words.SOLO:
            return setup.options
        return {**setup.options, "first": str((helionox.first + 1) % helionox.seats + 1)}

    def walk(self, game: Game, to: Places) -> None:
        """Goes over all places of a game (`engine.places`)."""
        places(cast(Helionox, game), to)

    def things(self, game: Game) -> dict[str, Counter[str]]:
        """How many of each thing there are, by kind and name, wherever they lie."""
        helionox = cast(Helionox, game)
        return counted(places, helionox, _names(helionox.content))

    def paths(self, setup: Setup) -> dict[str, str]:
        """Every path of a scenario, and what may stand there."""
        return listed(places, self.blank_game(setup), self.names(setup))

    def progress(self, game: Game) -> Data:
        return {"turn": cast(Helionox, game).turn, "phase": words.PHASES[cast(Helionox, game).phase]}

    def numbers(self, setup: Setup) -> dict[str, int]:
        return values(PARAMETERS, setup.parameters)

    def reckon(self, game: Game, setup: Setup, state: Data, seat: int, events: Sequence[LoggedEvent]) -> Data:
        return {**reckon(cast(Helionox, game), state, setup, events)}

    # ---- the end

    def scores(self, game: Game) -> list[int]:
        """Each player's total; in co-op and solo the team's, the same for all (HEL-44.3)."""
        helionox = cast(Helionox, game)
        if helionox.mode == words.COMPETITIVE:
            return [scoring.total(row) for row in helionox.scores]
        return [scoring.total(helionox.scores[0])] * helionox.seats if helionox.scores else []

    def standing(self, game: Game) -> list[int]:
        """What each player, or the team, would score if the game ended now."""
        return self.scores(_ended(game))

    def facts(self, game: Game) -> dict[str, int]:
        """Against the Syndicate there are two sides, whatever the number of seats."""
        helionox = cast(Helionox, game)
        if helionox.mode == words.COMPETITIVE:
            return {}
        rows = (helionox if helionox.is_over() else _ended(game)).scores
        return {"team": scoring.total(rows[0]), "syndicate": scoring.total(rows[1])}

    def winners(self, game: Game) -> list[int]:
        """All who share the victory; none when the Syndicate has won."""
        return list(cast(Helionox, game).winners)


def _ended(game: Game) -> Helionox:
    """The game as if it ended here, for telling how it stood."""
    twin = cast(Helionox, game).copy()
    twin.events, twin.refused = None, None
    scoring.score(twin)
    return twin


# ---- the options of a set-up


def chosen_options(setup: Setup) -> dict[str, str]:
    """All options by name, defaults filled in, each checked by itself."""
    solo = len(setup.seats) == 1
    known = {choice.name: choice for choice in CHOICES}
    for name, value in setup.options.items():
        if name not in known:
            raise SetupError(f"Helionox has no option '{name}'; there are {', '.join(known)}")
        allowed = ["solo"] if solo and name == "mode" else known[name].values
        if value not in allowed:
            raise SetupError(f"{name} cannot be '{value}'; it is one of {', '.join(allowed)}")
    chosen = {choice.name: setup.options.get(choice.name, choice.default) for choice in CHOICES}
    if solo:
        chosen["mode"] = "solo"
    return chosen


def check_combination(chosen: dict[str, str], seats: int) -> None:
    """HEL-34.3, GAP-44: which options go together; Mercury Protocol goes with everything."""
    mode = chosen["mode"]
    changed = [choice.name for choice in CHOICES if choice.name != "mode" and chosen[choice.name] != choice.default]
    if chosen["preset"] == FIRST_PLAY:
        others = [name for name in changed if name not in ("preset", "first")]
        if mode != "competitive" or others:
            raise SetupError(
                "the first play is plain competitive Helionox without options (HEL-25.2), not with "
                + ", ".join([*others, *([mode] if mode != "competitive" else [])])
            )
    if mode == "competitive":
        for name in ("difficulty", "hard"):
            if name in changed:
                raise SetupError(f"{name} is for co-op and solo only (HEL-GAP-44)")
    elif chosen["missions"] == ON:
        raise SetupError("the missions variant is for competitive play only (HEL-36.2)")
    if chosen["first"] != BY_LUCK and int(chosen["first"]) > seats:
        raise SetupError(f"seat {chosen['first']} cannot be the first of {seats} (HEL-4.16)")
    if mode == "solo" and chosen["draft"] == ON:
        raise SetupError("the draft needs more than one player (HEL-GAP-44)")
    if chosen["hard"] == ON and seats == 1 and chosen["difficulty"] in ("rookie", "veteran"):
        raise SetupError(f"solo {chosen['difficulty']} has no Missions, so there is no hard variant of it (HEL-CON-25)")
    if chosen["mercury"] == OFF:
        for location in words.LOCATIONS:
            if location.lower() in changed:
                raise SetupError(f"another card for {location} needs mercury = 'on' (HEL-2.6)")


def wanted_site(location: int, choice: str) -> int:
    """The Location card of this type, or none for luck to choose."""
    return {"base": location, "mercury": location + len(words.LOCATIONS), "random": words.NOTHING}[choice]


@lru_cache(400)
def _names(content: Content) -> Names:
    return Names(content)


@lru_cache(400)
def _notation(content: Content) -> Notation:
    numbers, seats = [str(n) for n in range(100)], [str(seat + 1) for seat in range(4)]
    return Notation(VERBS, {**nouns_of(_names(content), VERBS), "number": numbers, "seat": seats})


TITLE = HelionoxTitle
