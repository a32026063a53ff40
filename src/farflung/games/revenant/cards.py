"""What is printed: cards, planets, captains. Immutable, shared by all games that play with the same content."""

from __future__ import annotations

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


class Effect:
    """One primitive of the vocabulary (GAP-A-08) with its arguments as numbers of `words`.

    `what` is the first argument where it is a word (resource, scope, house, class mask, condition...), `n` the
    amount. `parts` holds the lists inside per, cond, choose, each and resolver.
    """

    __slots__ = ("n", "parts", "primitive", "what")

    def __init__(self, primitive: i64, what: i64, n: i64, parts: list[list[Effect]]) -> None:
        self.primitive: i64 = primitive
        self.what: i64 = what
        self.n: i64 = n
        self.parts = parts


class Ability:
    """A trigger and what it does. `source` numbers it within the content: an operation card, or a captain's line."""

    __slots__ = ("aftermath", "changes_trigger", "fx", "from_rank", "name", "repeat", "source", "to_rank", "trigger")

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
    ) -> None:
        self.source: i64 = source
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


class OperationCard:
    __slots__ = ("ability", "cost", "fight", "fx", "house", "id", "index", "kind", "name")

    def __init__(
        self,
        index: i64,
        id: str,
        name: str,
        kind: i64,
        house: i64,
        cost: list[int],
        fx: list[Effect],
        ability: Ability | None,
        fight: bool,
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.kind: i64 = kind
        self.house: i64 = house
        self.cost = cost  # per resource
        self.fx = fx  # a directive's effects; a cadet or frigate card has them in its ability
        self.ability = ability
        self.fight = fight


class Planet:
    __slots__ = ("id", "index", "lower", "mining_upper", "name", "upper")

    def __init__(
        self, index: i64, id: str, name: str, upper: list[Effect], lower: list[Effect], mining_upper: bool
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.upper = upper
        self.lower = lower
        self.mining_upper = mining_upper


class ArkOption:
    __slots__ = ("any_order", "fx", "name", "provision")

    def __init__(self, name: str, fx: list[Effect], provision: bool, any_order: bool) -> None:
        self.name = name
        self.fx = fx
        self.provision = provision
        self.any_order = any_order  # and/or parts are taken in any order (GAP-F-33)


class Captain:
    __slots__ = ("abilities", "activation", "id", "index", "name", "profession", "side")

    def __init__(
        self, index: i64, id: str, name: str, profession: str, side: str, abilities: list[Ability], activation: Ability
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.profession = profession
        self.side = side
        self.abilities = abilities
        self.activation = activation


class RadarCard:
    __slots__ = ("benefit", "cost", "id", "index", "planets", "rifts", "shuttle", "shuttle_sector", "void")

    def __init__(
        self,
        index: i64,
        id: str,
        cost: i64,
        void: list[int],
        rifts: list[int],
        planets: list[int],
        shuttle: i64,
        shuttle_sector: i64,
        benefit: list[Effect],
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.cost: i64 = cost
        self.void = void  # by sector; entry 0 is unused
        self.rifts = rifts
        self.planets = planets
        self.shuttle: i64 = shuttle  # house of the printed shuttle, -1 for none, -2 for one of choice
        self.shuttle_sector: i64 = shuttle_sector
        self.benefit = benefit


class Colony:
    """A colony's condition scores `each` per point of its measure up to `most`, or by `steps` (0, 1, ... of it)."""

    __slots__ = ("argument", "cost", "each", "house", "id", "index", "measure", "most", "name", "steps")

    def __init__(
        self,
        index: i64,
        id: str,
        name: str,
        house: i64,
        cost: i64,
        measure: i64,
        argument: i64,
        each: i64,
        most: i64,
        steps: list[int],
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.house: i64 = house
        self.cost: i64 = cost
        self.measure: i64 = measure
        self.argument: i64 = argument
        self.each: i64 = each
        self.most: i64 = most
        self.steps = steps


class Defect:
    __slots__ = ("core", "id", "index", "lower", "name", "upper")

    def __init__(self, index: i64, id: str, name: str, core: bool, upper: list[Effect], lower: list[Effect]) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.core = core
        self.upper = upper
        self.lower = lower


class Agenda:
    """A demand on the fleet or on one's own goods (GAP-F-11): all of its terms must hold."""

    __slots__ = ("fleet", "id", "index", "name", "terms")

    def __init__(self, index: i64, id: str, name: str, fleet: bool, terms: list[Term]) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.fleet = fleet
        self.terms = terms


class Term:
    """One comparison of an agenda: a counter of `scoring.measure`, its argument, and the range it must lie in."""

    __slots__ = ("argument", "least", "measure", "most")

    def __init__(self, measure: i64, argument: i64, least: i64, most: i64) -> None:
        self.measure: i64 = measure
        self.argument: i64 = argument
        self.least: i64 = least
        self.most: i64 = most


class SonarCard:
    """Where the fleet comes out in the prototype (GAP-P-06): void ships, rifts, planets, a house's civilian ship."""

    __slots__ = ("house", "id", "index", "planets", "rifts", "sector", "void")

    def __init__(
        self, index: i64, id: str, house: i64, sector: i64, void: list[int], rifts: list[int], planets: list[int]
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.house: i64 = house
        self.sector: i64 = sector  # of the civilian ship
        self.void = void  # by sector; entry 0 is unused
        self.rifts = rifts
        self.planets = planets


class DamageTile:
    """What a full Revenant suffers in the prototype (GAP-P-07)."""

    __slots__ = ("fx", "id", "index", "name")

    def __init__(self, index: i64, id: str, name: str, fx: list[Effect]) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.fx = fx


class HiddenAgenda:
    """The prototype's agenda of a profession: three slots, each with terms that must all hold (GAP-P-24)."""

    __slots__ = ("id", "index", "name", "profession", "slots")

    def __init__(self, index: i64, id: str, name: str, profession: str, slots: list[list[Term]]) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.profession = profession
        self.slots = slots


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
