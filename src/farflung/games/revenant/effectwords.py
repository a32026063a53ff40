"""The vocabulary of effects (GAP-A-08) as content writes it: what each takes and means, and what it becomes."""

from __future__ import annotations

from collections.abc import Sequence

from farflung.engine.content import Place, Report
from farflung.engine.vocabulary import (
    Effects,
    Number,
    Numbers,
    OneOf,
    Sections,
    SomeOf,
    Spot,
    Vocabulary,
    effect,
    numbered,
)
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Effect


def _one_of(name: str, words: Sequence[str], first: int = 0) -> OneOf:
    return OneOf(name, words=numbered(words, first))


N = Number("n")
UP_TO_FOUR = Number("n", most=4)
RESOURCE = _one_of("resource", [*w.RESOURCES, "any"])
HOUSE = OneOf("house", words=(*numbered(w.HOUSES), ("any", -1)))
SCOPE = _one_of("scope", w.SCOPES[: w.ANYWHERE])
EFFECTS = Effects("effects")


def _sections(kinds: SomeOf, copied: OneOf) -> Sections:
    """The effects by what they are, with the kinds of ship to deploy and the things to copy of an edition."""
    return {
        "": [
            effect("gain", "gain n resources; `any` is a free mix", RESOURCE, N),
            effect("gain_kinds", "gain n resources of n different kinds", UP_TO_FOUR),
            effect("tactics", "gain n tactics", N),
            effect("data", "gain n discovery data", N),
            effect("influence", "gain n influence with a house; `any` is a house of choice for each", HOUSE, N),
            effect("hidden", "gain hidden influence n times", N),
            effect("draw", "draw n operation cards", N),
            effect("play", "play an operation card from hand for n resources less", Number("n", least=0)),
            effect("promote", "raise the captain's rank by n", Number("n", most=3)),
            effect("cleanse", "remove n corruption", _one_of("where", w.CLEANSINGS), N),
            effect("residual", "put n corruption markers from the supply on your residual void", N),
            effect("shield", "place n shields", SCOPE, N),
            effect("destroy", "destroy n void ships, 1 tactics each", SCOPE, N),
            effect(
                "repair",
                "remove n damage from house ships; also `revenant`, or `any` for both",
                _one_of("scope", w.SCOPES),
                N,
            ),
            effect("careful", "n careful moves", N),
            effect("move_frigate", "move your frigate up to n sectors", N),
            effect(
                "jump_frigate", "put your frigate into any sector with a planet", _one_of("place", ["planet_sector"])
            ),
            effect("deploy", "deploy a ship", kinds),
            effect("swap_ship", "replace a house ship by one of this house (`any`: of another) from the supply", HOUSE),
            effect(
                "protect",
                "place n protection tokens on defects; ignored in the prototype, where it cannot stand alone",
                N,
            ),
            effect("copy", "copy an effect: of what you occupy, or of `any`; `ship` is one in your sector", copied),
            effect("add_planet", "n times, draw a planet and lay it beside a sector without one", N),
            effect("peek_colony", "draw n colonies and remove one", Number("n", least=2, most=7)),
            effect("cull_colonies", "look through the colonies and remove n", UP_TO_FOUR),
            effect("choose_shuttle", "radar cards only: lay a shuttle on the card"),
        ],
        "costs": [
            effect("pay", "spend n resources", RESOURCE, N),
            effect("pay_kinds", "spend n resources of n different kinds", UP_TO_FOUR),
            effect("discard_op", "discard n operation cards", N),
            effect("discard_hidden", "discard n hidden influence cards", N),
            effect("remove_shield", "remove n shields from your sector", N),
            effect("corrupt", "take n corruption on your board (a loss inside `each` and `resolver`)", UP_TO_FOUR),
        ],
        "what a discarded hidden influence card pays for": [
            effect("deploy_of_discarded", "deploy a ship of that card's house", kinds),
            effect("swap_for_discarded", "swap in a ship of that card's house"),
        ],
        "changes of the trigger: each needs its own": [
            effect("move", "maneuver: n more movement", N),
            effect("attack", "attack: n more damage", N),
            effect(
                "discount",
                "what the trigger asks for costs n less; play: `cadet`, `frigate`, `directive`, `fight`, `any`; "
                "hypercharge: `neutronium`; cleanse_a: `card`; cleanse_b: `energy`; the prototype's remove_corruption: "
                "`either`",
                _one_of("kind", w.DISCOUNTS),
                N,
            ),
            effect("extra_hidden_choice", "hidden: draw n more to choose from", N),
            effect("keep_hidden", "hidden: keep up to n", Number("n", least=2)),
            effect("land_occupied", "land: on an occupied planet"),
            effect("no_planet_corruption", "planet: planets of this turn do not corrupt"),
            effect("frigate_both", "man_frigate: resolve both frigate effects"),
        ],
        "losses, for defects: as much as there is": [
            effect("lose", "lose n resources", RESOURCE, N),
            effect("lose_op", "lose n operation cards", N),
            effect("lose_hidden", "lose n hidden influence cards", N),
            effect("lose_tactics", "lose n tactics", N),
            effect("lose_data", "lose n discovery data", N),
            effect("lose_influence", "lose n influence", N),
            effect("damage_ships", "n damage to ships", _one_of("ships", w.SELECTORS[: w.EVERY_RIFT]), N),
            effect("destroy_ship", "lose a ship", _one_of("ship", w.SHIP_KINDS[: w.FRIGATE])),
            effect(
                "spawn",
                "n void ships appear",
                _one_of("sectors", w.SELECTORS[w.EVERY_RIFT :], w.EVERY_RIFT),
                Number("n", most=6),
            ),
        ],
        "effects that hold effects": [
            effect("per", "once for each, at most so often", _one_of("count", w.COUNTS), EFFECTS, Number("most")),
            effect("cond", "only if it is so", _one_of("condition", w.CONDITIONS), EFFECTS),
            effect("choose", "one of the alternatives", Effects("effects", least=2)),
            effect("each", "mandatory: for every player in turn order", EFFECTS),
            effect("resolver", "mandatory: for the player who resolves the sector", EFFECTS),
        ],
    }


PROTOTYPE_ONLY: Sections = {
    "only in the prototype edition": [
        effect("reorganize", "move up to n small ships one sector each, to no more void ships than there were", N),
        effect(
            "repair_paid",
            "spend any number of a resource; each removes 1 damage anywhere and brings 1 tactics",
            RESOURCE,
        ),
    ]
}


def _make(primitive: int, numbers: Numbers, parts: list[list[Effect]]) -> Effect:
    return Effect(primitive, numbers.get("what", 0), numbers.get("n", 1), parts)


def _vocabulary(sections: Sections) -> Vocabulary[Effect]:
    return Vocabulary(w.PRIMITIVES, _make, lambda effect: effect.primitive, lambda effect: effect.parts, sections)


def _kinds(first: int) -> SomeOf:
    return SomeOf("kinds", words=numbered(w.SHIP_KINDS[first : w.FRIGATE], first))


FINAL = _vocabulary(_sections(_kinds(w.FIGHTER), _one_of("thing", w.COPIES[: w.OCCUPIED_SHIP])))
PROTOTYPE = _vocabulary({**_sections(_kinds(0), _one_of("thing", w.COPIES)), **PROTOTYPE_ONLY})
"""What the prototype's content may say: all there is. Its arks may be deployed (REV-P-2.7.9), the final's never
(REV-F-06.1.4)."""


def vocabulary_of(edition: str) -> Vocabulary[Effect]:
    """What the content of an edition may say."""
    return PROTOTYPE if edition == "prototype" else FINAL


def table() -> str:
    """For the designers' document: the final edition's, and what the prototype has besides."""
    return _vocabulary({**FINAL.sections, **PROTOTYPE_ONLY}).table()


ABSENT_IN_PROTOTYPE = [w.FX_PROTECT]  # ignored there, and so not in a card's text either (GAP-A-09)
MEASURES_OF_FINAL = w.MEASURES[: w.M_POWER_OF]
CAPTAINS_ONLY = {"final": ["cleanse_a", "cleanse_b"], "prototype": ["remove_corruption"]}


class EditionReport(Report):
    """Knows for which edition content is read: its vocabulary is a little different."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition


def edition_at(place: Place) -> str:
    """For which edition content is read here; "" with a plain report, which takes all there is."""
    return place.report.edition if isinstance(place.report, EditionReport) else ""


def is_for(edition: str, place: Place) -> bool:
    """Whether content for this edition may stand here."""
    return edition_at(place) in ("", edition)


def captains_triggers(edition: str) -> list[str]:
    """What lines of captains may wait for."""
    others = [trigger for of, triggers in CAPTAINS_ONLY.items() if edition not in ("", of) for trigger in triggers]
    return [trigger for trigger in w.TRIGGERS if trigger not in ("activate", *others)]


def measures_of(edition: str) -> list[str]:
    """What agendas and colonies may measure."""
    return MEASURES_OF_FINAL if edition == "final" else w.MEASURES


COSTS = [w.FX_PAY, w.FX_PAY_KINDS, w.FX_DISCARD_OP, w.FX_DISCARD_HIDDEN, w.FX_REMOVE_SHIELD, w.FX_CORRUPT]

# Effects that change their trigger while it is resolved, and the trigger they need (GAP-F-35).
CHANGES: dict[int, int] = {
    w.FX_MOVE: w.ON_MANEUVER,
    w.FX_ATTACK: w.ON_ATTACK,
    w.FX_DISCOUNT: w.ON_PLAY,
    w.FX_EXTRA_HIDDEN: w.ON_HIDDEN,
    w.FX_KEEP_HIDDEN: w.ON_HIDDEN,
    w.FX_LAND_OCCUPIED: w.ON_LAND,
    w.FX_NO_PLANET_CORRUPTION: w.ON_PLANET,
    w.FX_FRIGATE_BOTH: w.ON_MAN_FRIGATE,
}
DISCOUNT_TRIGGERS: dict[int, int] = {
    w.OFF_NEUTRONIUM: w.ON_HYPERCHARGE,
    w.OFF_CARD: w.ON_CLEANSE_A,
    w.OFF_ENERGY: w.ON_CLEANSE_B,
    w.OFF_EITHER: w.ON_REMOVE_CORRUPTION,
}
NO_TRIGGER = -1


def effects(texts: list[str], trigger: int, place: Place) -> list[Effect]:
    """The effects of a list of strings; whatever is wrong with them is reported at `place`."""
    if not texts:
        place.wrong("needs at least one effect")
    vocabulary = PROTOTYPE if is_for("prototype", place) else FINAL
    found = vocabulary.read_all(texts, place, lambda effect, spot: _check(effect, trigger, spot))
    found = _present(found, place)
    _costs_first(found, place)
    return found


def _check(effect: Effect, trigger: int, spot: Spot) -> None:
    name = w.PRIMITIVES[effect.primitive]
    effect.parts = [_present(part, spot.place) for part in effect.parts]
    for part in effect.parts:
        if effect.primitive != w.FX_EACH and effect.primitive != w.FX_RESOLVER:
            _costs_first(part, spot)
        elif holds(part, [cost for cost in COSTS if cost != w.FX_CORRUPT]):
            spot.wrong(
                "{name}() is mandatory and holds no costs; lose(), lose_op() and lose_hidden() are losses", name=name
            )
    _fits_trigger(effect, name, trigger, spot)


def _present(fx: list[Effect], place: Place) -> list[Effect]:
    """The effects that the edition has; an edition that has none of them cannot have the card."""
    if is_for("final", place):
        return fx
    present = [e for e in fx if e.primitive not in ABSENT_IN_PROTOTYPE]
    if fx and not present:
        place.wrong("holds only effects that the prototype ignores (GAP-A-09)")
    return present


def holds(fx: list[Effect], primitives: list[int]) -> bool:
    """Whether one of the primitives is in the list or in a list inside it."""
    return any(e.primitive in primitives or any(holds(part, primitives) for part in e.parts) for e in fx)


def _costs_first(fx: list[Effect], place: Place | Spot) -> None:
    """Costs gate what follows them, so they stand first (GAP-A-08)."""
    gated = False
    for e in fx:
        if e.primitive not in COSTS:
            gated = True
        elif gated:
            name = w.PRIMITIVES[e.primitive]
            place.wrong("{name}() is a cost and must come before the other effects", name=name)
    needs_discard = [w.FX_DEPLOY_DISCARDED, w.FX_SWAP_DISCARDED]
    if any(e.primitive in needs_discard for e in fx) and not holds(fx, [w.FX_DISCARD_HIDDEN]):
        place.wrong("an effect for the house of a discarded card needs discard_hidden() before it")


def _fits_trigger(effect: Effect, name: str, trigger: int, place: Spot) -> None:
    if effect.primitive not in CHANGES:
        return
    needed = CHANGES[effect.primitive]
    if effect.primitive == w.FX_DISCOUNT:
        needed = DISCOUNT_TRIGGERS.get(effect.what, needed)
        if effect.what == w.OFF_NEUTRONIUM and trigger == w.ON_REMOVE_CORRUPTION:
            return  # it may lower either cost
    if trigger != needed:
        place.wrong(
            "{name}() changes what triggers it and needs the trigger {trigger!r}",
            name=name,
            trigger=w.TRIGGERS[needed],
        )
