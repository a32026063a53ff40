"""What a card says, written from what it does, in any of the languages (the words are in locale/*/cards.ftl).

A clause has three forms: "do" as an order, "may" after "you may", "to" after a cost that pays for it.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from farflung.engine.packs import own_name
from farflung.engine.text import Locale
from farflung.engine.vocabulary import OneOf
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import (
    Ability,
    Agenda,
    ArkOption,
    Captain,
    Colony,
    DamageTile,
    Defect,
    Effect,
    HiddenAgenda,
    OperationCard,
    Planet,
    RadarCard,
    SonarCard,
    Term,
)
from farflung.games.revenant.effectwords import COSTS, PROTOTYPE
from farflung.games.revenant.pack import ANY_NUMBER, MEASURED, NO_SHUTTLE, SHUTTLE_OF_CHOICE

Printed = (
    OperationCard
    | Ability
    | Captain
    | Planet
    | ArkOption
    | RadarCard
    | Colony
    | Defect
    | Agenda
    | SonarCard
    | DamageTile
    | HiddenAgenda
)

FORMS: dict[str, tuple[str, ...]] = {"do": (), "may": ("may",), "to": ("to", "may")}
YOU = "you"
THEY = "they"  # whoever the effect falls on: each player, or the one who resolves a sector


def card_text(card: Printed, locale: Locale) -> str:
    """The whole text of a card; parts that are separate on the card stand on lines of their own."""
    if isinstance(card, OperationCard):
        return effects_text(card.fx, locale) if card.ability is None else ability_text(card.ability, locale)
    if isinstance(card, Ability):
        return ability_text(card, locale)
    if isinstance(card, Captain):
        return "\n".join(ability_text(ability, locale) for ability in [*card.abilities, card.activation])
    if isinstance(card, Planet):
        return "\n".join(planet_option_text(card, upper, locale) for upper in (True, False))
    if isinstance(card, ArkOption):
        return effects_text(card.fx, locale, any_order=card.any_order)
    if isinstance(card, RadarCard):
        return _radar_text(card, locale)
    if isinstance(card, Colony):
        return _colony_text(card, locale)
    if isinstance(card, Defect):
        return _defect_text(card, locale)
    if isinstance(card, SonarCard):
        return _sonar_text(card, locale)
    if isinstance(card, DamageTile):
        return effects_text(card.fx, locale)
    if isinstance(card, HiddenAgenda):
        slots = [terms_text(slot, locale) for slot in card.slots]
        return "\n".join(locale.text("rev-agenda-slot", n=n, text=text) for n, text in enumerate(slots, 1))
    return terms_text(card.terms, locale)


def name_of(card: Printed | str, locale: Locale) -> str:
    """A card's name in the language; a name of the user's own stays as it is."""
    name = card if isinstance(card, str) else getattr(card, "name", "") or getattr(card, "id", "")
    message = "rev-name-" + _slug(re.sub(r" \d+$", "", name))
    return locale.text(message) if message in locale else own_name(name, locale.language)


def flavour_of(card: OperationCard, locale: Locale) -> str:
    """A sentence from the world of the card, for where it is opened; a card of the user's own has none."""
    message = "rev-flavour-" + _slug(card.name)
    return locale.text(message) if message in locale else ""


def cost_text(cost: list[int], locale: Locale) -> str:
    """An operation card's cost in words."""
    goods = [locale.text("rev-goods", what=w.RESOURCES[kind], n=n) for kind, n in enumerate(cost) if n]
    return _fold("rev-join-comma", goods, locale) if goods else locale.text("rev-cost-none")


# ---- effects

ON_OTHERS = [w.FX_EACH, w.FX_RESOLVER]

# Effects that are a good to gain, with the message that names the good: several in a row share one verb.
GAINS: dict[int, str] = {
    w.FX_GAIN: "rev-goods",
    w.FX_GAIN_KINDS: "rev-kinds",
    w.FX_TACTICS: "rev-tactics",
    w.FX_DATA: "rev-data",
    w.FX_INFLUENCE: "rev-influence",
    w.FX_HIDDEN: "rev-hidden-influence",
}
REPEATS: dict[int, int] = {w.ON_DRAW: w.FX_DRAW, w.ON_SHIELD: w.FX_SHIELD}  # triggers that are more of the same


def effects_text(fx: list[Effect], locale: Locale, *, any_order: bool = False) -> str:
    """Effects without a trigger, as sentences. What falls on other players is a sentence of its own."""
    writer = _Writer(locale)
    groups: list[list[Effect]] = [[]]
    for effect in fx:
        before = groups[-1][-1] if groups[-1] else effect
        if before is not effect and not writer.is_cost(before) and {before.primitive, effect.primitive} & {*ON_OTHERS}:
            groups.append([])
        groups[-1].append(effect)
    join = "rev-join-any-order" if any_order else "rev-join-then"
    return " ".join(_sentence(writer.clauses(group, "do", join), locale) for group in groups)


def ability_text(ability: Ability, locale: Locale) -> str:
    """When an ability works and what it does; a captain's line begins with its ranks."""
    owner = ability.owner
    message = f"rev-on-{w.TRIGGERS[ability.trigger]}"
    if f"{message}-{owner}" in locale:
        message = f"{message}-{owner}"
    clauses = _Writer(locale, again=REPEATS.get(ability.trigger, -1)).clauses(ability.fx, "may")
    text = locale.text(message, **{"with": locale.text(f"rev-with-{owner}"), "effect": clauses})
    if ability.repeat > 1:
        text += " " + locale.text("rev-repeat", n=ability.repeat)
    if ability.from_rank == 0 and ability.to_rank == 3:
        return text
    frame = "rev-ranks"
    if ability.from_rank == ability.to_rank:
        frame = "rev-ranks-only"
    elif ability.to_rank == 3:
        frame = "rev-ranks-from"
    return _framed(frame, text, locale, **{"from": ability.from_rank, "to": ability.to_rank})


def planet_option_text(planet: Planet, upper: bool, locale: Locale) -> str:
    """One option of a planet with its marks."""
    message = "rev-planet-upper" if upper else "rev-planet-lower"
    if planet.mining_upper == upper:
        message += "-mining"
    return _framed(message, effects_text(planet.upper if upper else planet.lower, locale), locale)


class _Writer:
    """Writes clauses: in which language, about whom, and which effect would only be more of its trigger."""

    def __init__(self, locale: Locale, who: str = YOU, again: int = -1) -> None:
        self.locale = locale
        self.who = who
        self.again = again

    def clauses(self, fx: list[Effect], form: str, join: str = "rev-join-then") -> str:
        """A list of effects as one clause: what costs gate comes after "to"."""
        costs = [self.clause(effect, form) for effect in fx if self.is_cost(effect)]
        paid = _fold("rev-join-and", costs, self.locale, form)
        rest = [effect for effect in fx if not self.is_cost(effect)]
        if not rest:
            return paid
        result_form = "to" if costs else form
        result = _fold(join, self._results(rest, result_form), self.locale, result_form)
        return self.locale.form("rev-join-gate", FORMS[form], a=paid, b=result) if costs else result

    def is_cost(self, effect: Effect) -> bool:
        """Whoever an effect falls on takes its corruption as a loss, not as a cost."""
        return effect.primitive in COSTS and not (self.who == THEY and effect.primitive == w.FX_CORRUPT)

    def _results(self, fx: list[Effect], form: str) -> list[str]:
        found: list[str] = []
        goods: list[str] = []
        for number, effect in enumerate(fx):
            if effect.primitive not in GAINS:
                found.append(self.clause(effect, form))
                continue
            goods.append(self._good(effect))
            if number + 1 == len(fx) or fx[number + 1].primitive not in GAINS:
                found.append(self._gain(goods, form))
                goods = []
        return found

    def _good(self, effect: Effect) -> str:
        return self.locale.text(GAINS[effect.primitive], who=self.who, n=effect.n, **_arguments(effect, self.locale))

    def _gain(self, goods: list[str], form: str) -> str:
        return self.locale.form("rev-fx-gain", FORMS[form], goods=_fold("rev-join-and", goods, self.locale))

    def clause(self, effect: Effect, form: str) -> str:
        locale = self.locale
        forms = FORMS[form]
        primitive = effect.primitive
        message = f"rev-fx-{w.PRIMITIVES[primitive]}"
        if primitive in GAINS:
            return self._gain([self._good(effect)], form)
        if primitive == w.FX_CHOOSE:
            parts = [self.clauses(part, form) for part in effect.parts]
            gated = "yes" if self.is_cost(effect.parts[-2][0]) else "no"
            others = parts[0]
            for part in parts[1:-1]:
                others = locale.form("rev-join-or", forms, a=others, b=part)
            return locale.form(message, forms, a=others, b=parts[-1], gated=gated)
        if primitive in ON_OTHERS:
            return locale.form(message, forms, effect=_Writer(locale, THEY).clauses(effect.parts[0], "may"))
        if primitive == w.FX_PER:
            count = locale.form(f"rev-count-{_slug(w.COUNTS[effect.what])}", forms, who=self.who)
            return locale.form(message, forms, effect=self.clauses(effect.parts[0], form), count=count, n=effect.n)
        if primitive == w.FX_COND:
            condition = locale.text(f"rev-condition-{_slug(w.CONDITIONS[effect.what])}", who=self.who)
            return locale.form(message, forms, effect=self.clauses(effect.parts[0], form), condition=condition)
        more = "yes" if primitive == self.again else "no"
        return locale.form(message, forms, who=self.who, n=effect.n, more=more, **_arguments(effect, locale))


def _arguments(effect: Effect, locale: Locale) -> dict[str, str]:
    """The words of an effect, as the messages know them."""
    for parameter in PROTOTYPE.signature(effect).parameters:
        if isinstance(parameter, OneOf):
            word = parameter.word(effect)
            if parameter.name == "house":
                return {"house": word if effect.what < 0 else locale.text(f"rev-house-{_slug(word)}")}
            return {"what": _slug(word)}
    return {}


# ---- other cards

HAVING = "have"
COUNTED = ("cards", "ships")
"""Measures of which several are one list."""
POSSESSIONS = [
    w.M_RESOURCE,
    w.M_LEAST_RESOURCE,
    w.M_RESOURCES,
    w.M_DATA,
    w.M_RESIDUAL,
    w.M_CORRUPTION,
    w.M_GREATEST_INFLUENCE,
    w.M_LEAST_INFLUENCE,
]


def _radar_text(card: RadarCard, locale: Locale) -> str:
    parts = [
        locale.text("rev-radar-cost", n=card.cost),
        locale.text("rev-radar-void", numbers=", ".join(map(str, card.void[1:]))),
    ]
    for message, sectors in (("rev-radar-rifts", card.rifts), ("rev-radar-planets", card.planets)):
        if sectors:
            parts.append(locale.text(message, n=len(sectors), numbers=_numbers(sectors, locale)))
    if card.shuttle == SHUTTLE_OF_CHOICE:
        parts.append(locale.text("rev-radar-shuttle-choice", sector=card.shuttle_sector))
    elif card.shuttle != NO_SHUTTLE:
        house = locale.text(f"rev-house-{_slug(w.HOUSES[card.shuttle])}")
        parts.append(locale.text("rev-radar-shuttle", house=house, sector=card.shuttle_sector))
    parts.append(_framed("rev-radar-benefit", effects_text(card.benefit, locale), locale))
    return "\n".join(parts)


def _sonar_text(card: SonarCard, locale: Locale) -> str:
    parts = [locale.text("rev-sonar-void", numbers=", ".join(map(str, card.void[1:])))]
    for message, sectors in (("rev-radar-rifts", card.rifts), ("rev-radar-planets", card.planets)):
        parts.append(locale.text(message, n=len(sectors), numbers=_numbers(sectors, locale)))
    return "\n".join([*parts, arrival_text(card, locale)])


def arrival_text(card: SonarCard, locale: Locale) -> str:
    """Which civilian ship a sonar card brings, and where."""
    house = locale.text(f"rev-house-{_slug(w.HOUSES[card.house])}")
    return locale.text("rev-sonar-civilian", house=house, sector=card.sector)


def _defect_text(card: Defect, locale: Locale) -> str:
    parts = [
        _framed("rev-defect-upper", effects_text(card.upper, locale), locale),
        _framed("rev-defect-lower", effects_text(card.lower, locale), locale),
    ]
    if card.core:
        parts.append(locale.text("rev-defect-core"))
    return "\n".join(parts)


def _colony_text(card: Colony, locale: Locale) -> str:
    message = f"rev-measure-{_slug(w.MEASURES[card.measure])}"
    of = _of(card.measure, card.argument, locale)
    if not card.steps:
        each = locale.form(message, ("each",), of=of)
        return locale.text("rev-colony-each", n=card.each, each=each, most=card.most)
    steps = [locale.text("rev-colony-step", n=renown, value=value) for value, renown in enumerate(card.steps)]
    return locale.text("rev-colony-steps", measure=locale.text(message, of=of), steps=", ".join(steps))


def terms_text(terms: list[Term], locale: Locale) -> str:
    """All terms of an agenda in one sentence. What a player must have is one list, and so is what else is counted
    alike: at least 1 ark, 1 dropship and 1 fighter are on the board."""
    clauses: list[str] = []
    for alike, run in groupby(terms, _alike):
        several = list(run)
        if alike == HAVING:
            things = [_term("have", term, locale) for term in several]
            clauses.append(locale.text("rev-term-have", things=_fold("rev-join-and", things, locale)))
        elif alike in COUNTED and len(several) > 1:
            first, *later = several
            again = [_term("things", term, locale, "again" if _range(term) == _range(first) else "") for term in later]
            things = [_term("things", first, locale), *again]
            clauses.append(locale.text(f"rev-all-{alike}", things=_fold("rev-join-and", things, locale)))
        else:
            clauses += [_term("term", term, locale) for term in several]
    return _sentence(_fold("rev-join-clauses", clauses, locale), locale)


def _alike(term: Term) -> str:
    return HAVING if term.measure in POSSESSIONS else _slug(w.MEASURES[term.measure])


def _range(term: Term) -> str:
    if term.most == ANY_NUMBER:
        return "least"
    if term.least == term.most:
        return "exact"
    return "most" if term.least == 0 else "between"


def _term(prefix: str, term: Term, locale: Locale, kind: str = "") -> str:
    kind = kind or _range(term)
    n = term.least if _range(term) == "least" else term.most
    message = f"rev-{prefix}-{_slug(w.MEASURES[term.measure])}"
    return locale.text(message, range=kind, n=n, least=term.least, of=_of(term.measure, term.argument, locale))


def _of(measure: int, argument: int, locale: Locale) -> str | int:
    if measure == w.M_POWER_OF:
        return _fold(
            "rev-join-and", [locale.text(f"rev-house-{_slug(w.HOUSES[h])}") for h in w.HOUSE_PAIRS[argument]], locale
        )
    return MEASURED[measure][argument] if measure in MEASURED else argument


# ---- helpers


@cache
def _slug(word: str) -> str:
    """A word of the rules as part of a message's name."""
    return re.sub(r"[^a-z0-9_]+", "-", word.lower()).strip("-")


def _fold(join: str, parts: list[str], locale: Locale, form: str = "do") -> str:
    """All parts joined: commas, and the joining message before the last."""
    text = parts[0] if parts else ""
    for part in parts[1:-1]:
        text = locale.text("rev-join-comma", a=text, b=part)
    return locale.form(join, FORMS[form], a=text, b=parts[-1]) if len(parts) > 1 else text


def _numbers(numbers: list[int], locale: Locale) -> str:
    return _fold("rev-numbers-and", [str(number) for number in numbers], locale)


def _sentence(clause: str, locale: Locale) -> str:
    return locale.text("rev-sentence", text=clause[:1].upper() + clause[1:])


def _framed(message: str, text: str, locale: Locale, **arguments: int) -> str:
    """A sentence after a heading and a colon: languages differ in whether it keeps its capital letter."""
    return locale.text(message, text=text, clause=text[:1].lower() + text[1:], **arguments)
