"""What is printed: cards, planets, captains. Immutable, shared by all games that play with the same content."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import words as w

# effects that change their trigger itself and are used while it is resolved (GAP-F-35)
CHANGES_TRIGGER: Final = frozenset(
    [
        w.FX_MOVE,
        w.FX_ATTACK,
        w.FX_DISCOUNT,
        w.FX_EXTRA_HIDDEN,
        w.FX_KEEP_HIDDEN,
        w.FX_LAND_OCCUPIED,
        w.FX_NO_PLANET_CORRUPTION,
        w.FX_FRIGATE_BOTH,
    ]
)


@dataclass(eq=False)
class Effect:
    """One primitive of the vocabulary (GAP-A-08) with its arguments as numbers of `words`.

    `what` is the first argument where it is a word (resource, scope, house, class mask, condition...), `n` the
    amount. `parts` holds the lists inside per, cond, choose, each and resolver.
    """

    primitive: i64
    what: i64
    n: i64
    parts: list[list[Effect]]


class Ability:
    """A trigger and what it does. `source` numbers it within the content: an operation card, or a captain's line."""

    __slots__ = (
        "aftermath",
        "changes_trigger",
        "fx",
        "from_rank",
        "name",
        "owner",
        "repeat",
        "source",
        "to_rank",
        "trigger",
    )

    def __init__(
        self,
        source: i64,
        name: str,
        trigger: i64,
        fx: list[Effect],
        from_rank: i64,
        to_rank: i64,
        repeat: i64,
        changes_trigger: bool,
        owner: str = "captain",
    ) -> None:
        self.source: i64 = source
        self.owner = owner  # whose turns it works in: "cadet", "frigate" or "captain"
        self.name = name
        self.trigger: i64 = trigger
        self.fx = fx
        self.from_rank: i64 = from_rank
        self.to_rank: i64 = to_rank
        self.repeat: i64 = repeat  # how often per trigger event; 99 for any number of times
        self.changes_trigger = changes_trigger  # used while the trigger is resolved, not after it (GAP-F-35)
        # what is left to do directly after the trigger; a cost in front of a change belongs to the change
        self.aftermath: list[Effect] = []
        if not changes_trigger:
            self.aftermath = fx
        elif fx[0].primitive in CHANGES_TRIGGER:
            self.aftermath = [effect for effect in fx if effect.primitive not in CHANGES_TRIGGER]


@dataclass(eq=False)
class OperationCard:
    index: i64
    id: str
    name: str
    kind: i64
    house: i64
    cost: list[int]  # per resource
    fx: list[Effect]  # a directive's effects; a cadet or frigate card has them in its ability
    ability: Ability | None
    fight: bool


@dataclass(eq=False)
class Planet:
    index: i64
    id: str
    name: str
    upper: list[Effect]
    lower: list[Effect]
    mining_upper: bool


@dataclass(eq=False)
class ArkOption:
    name: str
    fx: list[Effect]
    provision: bool
    any_order: bool  # and/or parts are taken in any order (GAP-F-33)


@dataclass(eq=False)
class Captain:
    index: i64
    id: str
    name: str
    profession: str
    side: str
    abilities: list[Ability]
    activation: Ability


@dataclass(eq=False)
class RadarCard:
    index: i64
    id: str
    cost: i64
    void: list[int]  # by sector; entry 0 is unused
    rifts: list[int]
    planets: list[int]
    shuttle: i64  # house of the printed shuttle, -1 for none, -2 for one of choice
    shuttle_sector: i64
    benefit: list[Effect]


@dataclass(eq=False)
class Colony:
    """A colony's condition scores `each` per point of its measure up to `most`, or by `steps` (0, 1, ... of it)."""

    index: i64
    id: str
    name: str
    house: i64
    cost: i64
    measure: i64
    argument: i64
    each: i64
    most: i64
    steps: list[int]


@dataclass(eq=False)
class Defect:
    index: i64
    id: str
    name: str
    core: bool
    upper: list[Effect]
    lower: list[Effect]


@dataclass(eq=False)
class Agenda:
    """A demand on the fleet or on one's own goods (GAP-F-11): all of its terms must hold."""

    index: i64
    id: str
    name: str
    fleet: bool
    terms: list[Term]


@dataclass(eq=False)
class Term:
    """One comparison of an agenda: a counter of `scoring.measure`, its argument, and the range it must lie in."""

    measure: i64
    argument: i64
    least: i64
    most: i64


@dataclass(eq=False)
class SonarCard:
    """Where the fleet comes out in the prototype (GAP-P-06): void ships, rifts, planets, a house's civilian ship."""

    index: i64
    id: str
    house: i64
    sector: i64  # of the civilian ship
    void: list[int]  # by sector; entry 0 is unused
    rifts: list[int]
    planets: list[int]


@dataclass(eq=False)
class DamageTile:
    """What a full Revenant suffers in the prototype (GAP-P-07)."""

    index: i64
    id: str
    name: str
    fx: list[Effect]


@dataclass(eq=False)
class HiddenAgenda:
    """The prototype's agenda of a profession: three slots, each with terms that must all hold (GAP-P-24)."""

    index: i64
    id: str
    name: str
    profession: str
    slots: list[list[Term]]


class Content:
    """Everything printed, indexed by small numbers."""

    __slots__ = (
        "abilities",
        "agendas",
        "arks",
        "captains",
        "cards",
        "colonies",
        "defects",
        "hidden_agendas",
        "home",
        "planets",
        "radar",
        "sonar",
        "tiles",
        "version",
    )

    def __init__(
        self,
        version: str,
        cards: list[OperationCard],
        planets: list[Planet],
        arks: list[list[ArkOption]],
        captains: list[Captain],
        radar: list[RadarCard],
        colonies: list[Colony],
        defects: list[Defect],
        agendas: list[Agenda],
        abilities: list[Ability],
        sonar: list[SonarCard],
        tiles: list[DamageTile],
        hidden_agendas: list[HiddenAgenda],
    ) -> None:
        self.version = version
        self.home = ("", "", "")  # where it is found again: the module of its shelf, the pack, the edition
        self.cards = cards
        self.planets = planets
        self.arks = arks  # two options for each house
        self.captains = captains
        self.radar = radar
        self.colonies = colonies
        self.defects = defects
        self.agendas = agendas
        self.abilities = abilities  # by source
        # the prototype's own, which has no radar, defects and agendas of the final edition
        self.sonar = sonar
        self.tiles = tiles
        self.hidden_agendas = hidden_agendas
