"""The vocabulary of effects (GAP-A-08) as content writes it: what each primitive takes, and what it becomes."""

from __future__ import annotations

from farflung.engine.content import Place, Report
from farflung.engine.vocabulary import Call, VocabularyError, Word, parse_effect
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Effect

# What each primitive takes. Words of `ALLOWED` become `what`, numbers `n`, lists of effects `parts`.
# A parameter such as "1-9" is a number in that range.
SIGNATURES: dict[str, list[str]] = {
    "gain": ["resource", "1-9"], "pay": ["resource", "1-9"], "lose": ["resource", "1-9"],
    "pay_kinds": ["1-4"], "gain_kinds": ["1-4"],
    "discard_op": ["1-9"], "lose_op": ["1-9"], "discard_hidden": ["1-9"], "lose_hidden": ["1-9"],
    "tactics": ["1-9"], "lose_tactics": ["1-9"], "influence": ["house", "1-9"], "lose_influence": ["1-9"],
    "hidden": ["1-9"], "extra_hidden_choice": ["1-9"], "keep_hidden": ["2-9"],
    "draw": ["1-9"], "play": ["0-9"], "discount": ["discount", "1-9"], "promote": ["1-3"],
    "cleanse": ["cleansing", "1-9"], "corrupt": ["1-4"], "residual": ["1-9"], "data": ["1-9"], "lose_data": ["1-9"],
    "shield": ["scope", "1-9"], "remove_shield": ["1-9"], "destroy": ["scope", "1-9"], "attack": ["1-9"],
    "move": ["1-9"], "move_frigate": ["1-9"], "jump_frigate": ["place"], "careful": ["1-9"],
    "repair": ["scope of repair", "1-9"], "damage_ships": ["ships", "1-9"],
    "deploy": ["kinds of ship"], "deploy_of_discarded": ["kinds of ship"],
    "swap_ship": ["house"], "swap_for_discarded": [], "destroy_ship": ["kind of ship"],
    "spawn": ["sectors", "1-6"], "protect": ["1-9"], "copy": ["copied thing"],
    "land_occupied": [], "no_planet_corruption": [], "frigate_both": [],
    "add_planet": ["1-9"], "cull_colonies": ["1-4"], "peek_colony": ["2-7"], "choose_shuttle": [],
    "per": ["count", "effects", "1-9"], "cond": ["condition", "effects"], "choose": ["alternatives"],
    "each": ["effects"], "resolver": ["effects"],
    "reorganize": ["1-9"], "repair_paid": ["resource"],
}  # fmt: skip


def _numbered(words: list[str], first: int = 0) -> dict[str, int]:
    return {word: number for number, word in enumerate(words, first)}


ALLOWED: dict[str, dict[str, int]] = {
    "resource": _numbered([*w.RESOURCES, "any"]),
    "house": _numbered(w.HOUSES) | {"any": -1},
    "discount": _numbered(w.DISCOUNTS),
    "cleansing": _numbered(w.CLEANSINGS),
    "scope": _numbered(w.SCOPES[: w.ANYWHERE]),
    "scope of repair": _numbered(w.SCOPES),
    "place": {"planet_sector": 0},
    "ships": _numbered(w.SELECTORS[: w.EVERY_RIFT]),
    "sectors": _numbered(w.SELECTORS[w.EVERY_RIFT :], w.EVERY_RIFT),
    "kind of ship": _numbered(w.SHIP_KINDS[: w.FRIGATE]),
    "kinds of ship": _numbered(w.SHIP_KINDS[w.FIGHTER : w.FRIGATE], w.FIGHTER),  # arks never (REV-F-06.1.4)
    "copied thing": _numbered(w.COPIES[: w.OCCUPIED_SHIP]),
    "count": _numbered(w.COUNTS),
    "condition": _numbered(w.CONDITIONS),
}

# What only the prototype's content may say.
PROTOTYPE_ONLY = ["reorganize", "repair_paid"]
ABSENT_IN_PROTOTYPE = [w.FX_PROTECT]  # ignored there, and so not in a card's text either (GAP-A-09)
ALLOWED_IN_PROTOTYPE: dict[str, dict[str, int]] = {
    "kinds of ship": _numbered(w.SHIP_KINDS[: w.FRIGATE]),  # arks too (REV-P-2.7.9)
    "copied thing": _numbered(w.COPIES),
}
MEASURES_OF_FINAL = w.MEASURES[: w.M_POWER_OF]
CAPTAINS_ONLY = {"final": ["cleanse_a", "cleanse_b"], "prototype": ["remove_corruption"]}


class EditionReport(Report):
    """Knows for which edition content is read: its vocabulary is a little different."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition


def is_for(edition: str, place: Place) -> bool:
    """Whether content for this edition may stand here; a plain report takes all there is."""
    return not isinstance(place.report, EditionReport) or place.report.edition == edition


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
    found: list[Effect] = []
    for number, text in enumerate(texts):
        try:
            call = parse_effect(text)
        except VocabularyError as error:
            place.item(number).wrong(str(error))
            continue
        effect = _effect(call, trigger, place.item(number))
        if effect is not None:
            found.append(effect)
    found = _present(found, place)
    _costs_first(found, place)
    return found


def _present(fx: list[Effect], place: Place) -> list[Effect]:
    """The effects that the edition has; an edition that has none of them cannot have the card."""
    if is_for("final", place):
        return fx
    present = [effect for effect in fx if effect.primitive not in ABSENT_IN_PROTOTYPE]
    if fx and not present:
        place.wrong("holds only effects that the prototype ignores (GAP-A-09)")
    return present


def holds(fx: list[Effect], primitives: list[int]) -> bool:
    """Whether one of the primitives is in the list or in a list inside it."""
    return any(e.primitive in primitives or any(holds(part, primitives) for part in e.parts) for e in fx)


def _effect(call: Call, trigger: int, place: Place) -> Effect | None:
    signature = SIGNATURES.get(call.name)
    if signature is None or (call.name in PROTOTYPE_ONLY and not is_for("prototype", place)):
        known = [name for name in SIGNATURES if name not in PROTOTYPE_ONLY or is_for("prototype", place)]
        place.wrong(f"unknown effect {call.name!r}; allowed: {', '.join(known)}")
        return None
    effect = Effect(w.PRIMITIVES.index(call.name), 0, 1, [])
    arguments = call.arguments
    if signature == ["alternatives"]:
        if len(arguments) < 2:
            place.wrong("choose() takes at least 2 alternatives")
        signature = ["effects"] * len(arguments)
    if len(arguments) != len(signature):
        takes = f"takes {', '.join(signature)}" if signature else "takes nothing between the brackets"
        place.wrong(f"{call.name}() {takes}; {len(arguments)} given")
        return None
    for argument, parameter in zip(arguments, signature, strict=True):
        _argument(effect, call.name, argument, parameter, trigger, place)
    _fits_trigger(effect, call.name, trigger, place)
    return effect


def _argument(
    effect: Effect, name: str, argument: list[Call | Word], parameter: str, trigger: int, place: Place
) -> None:
    if parameter == "effects":
        part = [_effect(item, trigger, place) for item in argument if isinstance(item, Call)]
        for item in argument:
            if isinstance(item, Word):
                place.wrong(f"{name}() takes effects here, not {item.text!r}")
        effect.parts.append(_present([inner for inner in part if inner is not None], place))
        if effect.primitive != w.FX_EACH and effect.primitive != w.FX_RESOLVER:
            _costs_first(effect.parts[-1], place)
        elif holds(effect.parts[-1], [cost for cost in COSTS if cost != w.FX_CORRUPT]):
            place.wrong(f"{name}() is mandatory and holds no costs; lose(), lose_op() and lose_hidden() are losses")
        return
    if parameter == "kinds of ship":
        kinds = [_word(name, item, parameter, place) for item in argument]
        effect.what = sum({1 << kind for kind in kinds})
        return
    if len(argument) > 1:
        place.wrong(f"{name}() takes one {parameter}, not several joined by '+'")
        return
    if parameter in ALLOWED:
        effect.what = _word(name, argument[0], parameter, place)
    else:
        effect.n = _amount(name, argument[0], parameter, place)


def _word(name: str, item: Call | Word, parameter: str, place: Place) -> int:
    allowed = ALLOWED[parameter]
    if is_for("prototype", place):
        allowed = ALLOWED_IN_PROTOTYPE.get(parameter, allowed)
    if str(item) not in allowed:
        place.wrong(f"{name}(): unknown {parameter} {str(item)!r}; allowed: {', '.join(allowed)}")
        return 0
    return allowed[str(item)]


def _amount(name: str, item: Call | Word, parameter: str, place: Place) -> int:
    least, most = map(int, parameter.split("-"))
    text = str(item)
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        place.wrong(f"{name}(): {text!r} is not a number from {least} to {most}")
        return least
    return int(text)


def _costs_first(fx: list[Effect], place: Place) -> None:
    """Costs gate what follows them, so they stand first (GAP-A-08)."""
    gated = False
    for effect in fx:
        if effect.primitive not in COSTS:
            gated = True
        elif gated:
            place.wrong(f"{w.PRIMITIVES[effect.primitive]}() is a cost and must come before the other effects")
    needs_discard = [w.FX_DEPLOY_DISCARDED, w.FX_SWAP_DISCARDED]
    if any(e.primitive in needs_discard for e in fx) and not holds(fx, [w.FX_DISCARD_HIDDEN]):
        place.wrong("an effect for the house of a discarded card needs discard_hidden() before it")


def _fits_trigger(effect: Effect, name: str, trigger: int, place: Place) -> None:
    if effect.primitive not in CHANGES:
        return
    needed = CHANGES[effect.primitive]
    if effect.primitive == w.FX_DISCOUNT:
        needed = DISCOUNT_TRIGGERS.get(effect.what, needed)
        if effect.what == w.OFF_NEUTRONIUM and trigger == w.ON_REMOVE_CORRUPTION:
            return  # it may lower either cost
    if trigger != needed:
        place.wrong(f"{name}() changes what triggers it and needs the trigger {w.TRIGGERS[needed]!r}")
