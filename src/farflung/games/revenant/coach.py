"""Whoever learns Revenant at the table is helped by this."""

from __future__ import annotations

from typing import Final, cast

from farflung.engine.coach import Coach, Start
from farflung.engine.core import Game, first, verb_of
from farflung.engine.text import Locale
from farflung.games.revenant import verbs
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import verbs as prototype_verbs
from farflung.games.revenant.prototype.scoring import points
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.prototype.text import spoken
from farflung.games.revenant.prototype.words import PHASES as PROTOTYPE_PHASES
from farflung.games.revenant.scenes import PHASES
from farflung.games.revenant.scoring import renown
from farflung.games.revenant.state import Revenant

FINAL: Final = "final"
EASIEST: Final = "drifting"  # of the levels of bots
CORRUPTION: Final = "corruption"


class RevenantCoach(Coach):
    starts = (
        Start(name="first", seats=3, who="bots", edition=FINAL, bot=EASIEST, first=True),
        Start(name="alone", seats=1, who="alone", edition=FINAL, options={"difficulty": "easy"}),
        Start(name="screen", seats=3, who="screen", edition=FINAL),
        Start(name="duel", seats=2, who="bots", edition=FINAL),
    )
    burdens = frozenset((CORRUPTION,))
    priced = frozenset(
        (
            verbs.DISCARD_HIDDEN,
            verbs.TRADE,
            verbs.CLEANSE_B,
            verbs.SPEND,
            verbs.LOCK,
            verbs.SWAP_OUT,
            verbs.LOSE,
            verbs.REINFORCE,
        )
    )
    ends = frozenset((verbs.END_TURN,))
    passing = frozenset((verbs.END_TURN, verbs.DONE, verbs.SKIP, verbs.STAY, verbs.CEASE))
    chances = {  # noqa: RUF012 (nobody writes into it)
        verbs.BONUS: "bonus",
        verbs.PLAY: "cards",
        prototype_verbs.ABSORB: "absorb",
    }

    def spoken(self, edition: str, locale: Locale) -> Locale:
        return spoken(edition, locale)

    def goal(self, game: Game, seat: int, locale: Locale) -> str:
        revenant = cast(Revenant, game)
        edition = "prototype" if isinstance(game, Prototype) else "final"
        whom = "crew" if game.seats == 1 else "all"
        said = locale.text(f"revenant-goal-{edition}-{whom}", cycles=revenant.numbers.cycles)
        if seat < 0 or revenant.phase == 0:
            return said
        admiral = revenant.admirals[seat]
        row = points(game, admiral) if isinstance(game, Prototype) else renown(revenant, admiral)
        return f"{said} {locale.text(f'revenant-stand-{edition}', n=sum(row))}"

    def phase(self, game: Game, locale: Locale) -> str:
        if isinstance(game, Prototype):
            return locale.text(f"revenant-phase-prototype-{PROTOTYPE_PHASES[game.phase]}")
        return locale.text(f"revenant-phase-{PHASES[cast(Revenant, game).phase]}")

    def why(self, code: int, term: str, game: Game, locale: Locale) -> str:
        house = house_of(code, cast(Revenant, game))
        if term != "houses" or house < 0:
            return ""
        name = locale.text(f"rev-house-{w.HOUSES[house].lower()}")
        return locale.text("revenant-why-houses", house=name, n=cast(Revenant, game).power[house])

    def purse(self, game: Game, seat: int) -> dict[str, int]:
        admiral = cast(Revenant, game).admirals[seat]
        goods = {name: admiral.resources[kind] for kind, name in enumerate(w.RESOURCES)}
        return {**goods, "hidden": sum(admiral.hidden), CORRUPTION: admiral.corruption}


def house_of(code: int, game: Revenant) -> int:
    """The house that an answer serves at once; -1 if it serves none."""
    if verb_of(code) == verbs.INFLUENCE:
        return int(first(code))
    if verb_of(code) == verbs.MAN and first(code) < w.HOUSE_SHIPS:
        return int(game.ships[first(code)].house)
    return -1


COACH: Final = RevenantCoach()
