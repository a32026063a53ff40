"""Farflung: space board games as plain, fast, readable Python.

    import farflung

    match = farflung.new_match("revenant", seats=3, seed=1)
    bots = [farflung.bot("greedy", "revenant"), farflung.bot("random", "revenant"), farflung.bot("random", "revenant")]
    farflung.play(match, bots)
    print(match.title.scores(match.game))

Everything is imported when it is first used, so that `import farflung` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from farflung.bots import bot as bot
    from farflung.bots.base import Bot as Bot
    from farflung.bots.base import play as play
    from farflung.engine.core import Dice as Dice
    from farflung.engine.match import IllegalAnswer as IllegalAnswer
    from farflung.engine.match import Match as Match
    from farflung.engine.match import Option as Option
    from farflung.engine.match import Question as Question
    from farflung.engine.record import Record as Record
    from farflung.engine.record import parse as parse
    from farflung.engine.title import Setup as Setup
    from farflung.engine.title import Title as Title
    from farflung.engine.views import Imagination as Imagination
    from farflung.engine.views import View as View
    from farflung.engine.views import imagine as imagine
    from farflung.engine.views import view as view
    from farflung.games import title as title

__version__ = "0.1.0"

_HOMES = {
    "bot": "farflung.bots",
    "Bot": "farflung.bots.base",
    "play": "farflung.bots.base",
    "Dice": "farflung.engine.core",
    "IllegalAnswer": "farflung.engine.match",
    "Match": "farflung.engine.match",
    "Option": "farflung.engine.match",
    "Question": "farflung.engine.match",
    "Record": "farflung.engine.record",
    "parse": "farflung.engine.record",
    "Setup": "farflung.engine.title",
    "Title": "farflung.engine.title",
    "Imagination": "farflung.engine.views",
    "View": "farflung.engine.views",
    "imagine": "farflung.engine.views",
    "view": "farflung.engine.views",
    "title": "farflung.games",
}

__all__ = ["new_match", "load", "__version__", *_HOMES]  # noqa: PLE0604  (names are strings)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'farflung' has no attribute '{name}'")
    return getattr(import_module(_HOMES[name]), name)


def compiled() -> bool:
    """Does the engine come from a compiled module?"""
    from importlib.util import find_spec

    spec = find_spec("farflung.engine.core")
    return spec is not None and str(spec.origin).endswith((".so", ".pyd"))


def version() -> str:
    """The version, and whether the engine is compiled."""
    return f"farflung {__version__} {'compiled' if compiled() else 'interpreted'}"


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])


def new_match(
    name: str,
    seats: int | list[str] = 3,
    seed: int | None = None,
    *,
    edition: str = "",
    options: dict[str, str] | None = None,
    parameters: dict[str, int] | None = None,
    pack: str = "",
    explicit_luck: bool = False,
) -> Match:
    """A new match at its first question; `seats` is how many, or their names. With explicit luck it stops wherever luck
    is to speak: `match.outcomes` are what may come, and `match.happen` says which of them does."""
    from farflung.engine.match import Match
    from farflung.engine.title import Setup
    from farflung.games import title

    chosen = title(name)
    names = [f"Player {seat + 1}" for seat in range(seats)] if isinstance(seats, int) else seats
    setup = Setup(name, edition or chosen.editions[0], names, options or {}, parameters or {}, pack=pack)
    return Match(chosen, setup, seed, explicit_luck=explicit_luck)


def load(text: str) -> Match:
    """A match from its record, at the question where the record ends."""
    from farflung.engine.match import Match
    from farflung.engine.record import parse
    from farflung.games import title

    record = parse(text)
    return Match.load(title(record.setup.title), record)
