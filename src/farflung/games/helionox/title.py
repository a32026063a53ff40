"""Helionox as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from farflung.engine.core import Dice, Game
from farflung.engine.match import LoggedEvent
from farflung.engine.notation import Notation, nouns_of
from farflung.engine.placed import PlacedTitle
from farflung.engine.places import Places, read
from farflung.engine.title import Choice, Data, Setup, SetupError, chosen_options
from farflung.engine.verbs import declared
from farflung.games.helionox import scoring, secrets, verbs, words
from farflung.games.helionox.beats import BEATS
from farflung.games.helionox.cards import Content
from farflung.games.helionox.names import Names
from farflung.games.helionox.numbers import HEAD_STARTS, NO_HEAD_STARTS, PARAMETERS, Numbers
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

OPTIONS = {"preset": ["none"]}  # HEL-25.2: the first play has none
AGAINST_SYNDICATE = {**OPTIONS, "mode": ["co-op"]}
CHOICES: Final = (
    Choice("preset", ["none", FIRST_PLAY], "none", SEVERAL),
    Choice("mode", ["competitive", "co-op"], "competitive", SEVERAL, OPTIONS),
    Choice("mercury", SWITCH, OFF, EVERYBODY, OPTIONS),
    Choice("missions", SWITCH, OFF, SEVERAL, {**OPTIONS, "mode": ["competitive"]}),
    Choice("draft", SWITCH, OFF, SEVERAL, OPTIONS),
    Choice("difficulty", DIFFICULTIES, "normal", EVERYBODY, AGAINST_SYNDICATE, levels=True),
    Choice("hard", SWITCH, OFF, EVERYBODY, AGAINST_SYNDICATE),
    Choice("layout", words.LAYOUTS, "front", EVERYBODY, OPTIONS),
    *(Choice(location.lower(), SITES, "base", EVERYBODY, {**OPTIONS, "mercury": [ON]}) for location in words.LOCATIONS),
    Choice("first", [BY_LUCK, "1", "2", "3", "4"], BY_LUCK, SEVERAL, OPTIONS),
)


class HelionoxTitle(PlacedTitle[Content, Names]):
    name = "helionox"
    called = "Helionox"
    editions = ("final",)
    chapter = "turn"
    rules = 3  # 1: a turn ended itself when nothing else was left; 2: nobody had a head start
    oldest_rules = 1
    scenario_rules = 2  # files were written by them, and name no version
    seats = (1, 2, 3, 4)  # HEL-1.2
    choices = CHOICES
    parameters = PARAMETERS
    spoken = VERBS
    load_content = staticmethod(load_content)
    sheets = staticmethod(sheets)
    turns = frozenset((verbs.TURN_BEGAN,))
    beats = BEATS

    def blank_game(self, setup: Setup) -> Helionox:
        """Checks the set-up and makes a game in which nothing has happened yet."""
        chosen = self.chosen(setup)
        if len(setup.seats) == 1:
            chosen["mode"] = "solo"
        check_combination(chosen, len(setup.seats))
        numbers = Numbers(self.numbers(setup))
        content = self.agreed_content(setup)
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

    def numbers(self, setup: Setup) -> dict[str, int]:
        """HEL-GAP-49: against the Syndicate the head start of the difficulty comes to what is turned."""
        found = super().numbers(setup)
        chosen, players = chosen_options(self, setup.options), len(setup.seats)
        together = players == 1 or (players > 1 and chosen["mode"] == "co-op")
        if together and not 0 < setup.rules <= NO_HEAD_STARTS:
            found["head_start"] += HEAD_STARTS[chosen["mercury"]][chosen["difficulty"]][players - 1]
        return found

    def allowed(self, setup: Setup, choice: Choice) -> Sequence[str]:
        """Alone there is one mode."""
        return ["solo"] if choice.name == "mode" and len(setup.seats) == 1 else choice.values

    def names_of(self, content: Content, seats: int) -> Names:
        return _names(content)

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup))

    def cooperative(self, setup: Setup) -> bool:
        """Whether the players plan together: in co-op all information is shared (HEL-GAP-45)."""
        return setup.options.get("mode") == "co-op"

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        settle(data, before, self.blank_game(setup), self.names(setup))

    def walk(self, game: Game, to: Places) -> None:
        places(cast(Helionox, game), to)

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

    def progress(self, game: Game) -> Data:
        return {"turn": cast(Helionox, game).turn, "phase": words.PHASES[cast(Helionox, game).phase]}

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
