"""What a card says, written from what it does, in any of the languages (the words are in locale/*/cards.ftl).

Each operation is a sentence of its own; what is gained in a row shares one. A clause has three forms: "do" as an order,
"may" after "you may", "to" after a cost that pays for it.
"""

from __future__ import annotations

import re
from functools import cache

from farflung.engine.packs import own_name
from farflung.engine.text import Locale
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import (
    Ability,
    Architect,
    Card,
    Effect,
    EventCard,
    FleetAsset,
    Mission,
    Request,
    Site,
    Text,
)
from farflung.games.helionox.effectwords import VOCABULARY

Printed = Card | EventCard | Site | Architect | FleetAsset | Mission | Request

FORMS: dict[str, tuple[str, ...]] = {"do": (), "may": ("may",), "to": ("to", "may")}
YOU = "you"
THEY = "they"  # each player, in an effect that falls on all

# Operations that are goods for one verb; several in a row share it.
GOODS: dict[int, tuple[str, str]] = {
    w.OP_CREDIT: ("gain", "hel-credits"),
    w.OP_DEFENSE: ("gain", "hel-defense"),
    w.OP_INFLUENCE: ("gain", "hel-influence"),
    w.OP_INFAMY: ("gain", "hel-infamy"),
    w.OP_BANK_CREDIT: ("bank", "hel-credits"),
    w.OP_BANK_DEFENSE: ("bank", "hel-defense"),
}


def card_text(card: Printed, locale: Locale, players: int = 0) -> str:
    """The whole text of a card; parts that are separate on it stand on lines of their own."""
    if isinstance(card, Card):
        return _deck_card_text(card, locale)
    if isinstance(card, EventCard):
        return "\n".join([side_text(card, w.INACTIVE, locale), side_text(card, w.ACTIVE, locale)])
    if isinstance(card, Site):
        return "\n".join([bonus_text(card, locale), key_text(card, locale)])
    if isinstance(card, Architect):
        return "\n".join(ability_text(ability, locale) for ability in card.abilities)
    if isinstance(card, FleetAsset):
        return _framed(f"hel-flt-{w.TRIGGERS[card.trigger]}", text_of(card.text, locale, whole=True), locale)
    if isinstance(card, Mission):
        return _mission_text(card, locale, players)
    return locale.text("hel-req-text", n=card.influence, **_route(card, locale))


def name_of(card: Printed | str, locale: Locale) -> str:
    """A card's name in the language; a name of the user's own stays as it is."""
    if isinstance(card, Request):
        return _capital(locale.text("hel-req-name", **_route(card, locale)))
    name = card.printed_name if isinstance(card, EventCard) else card if isinstance(card, str) else card.name
    message = "hel-name-" + slug(name)
    return locale.text(message) if message in locale else own_name(name, locale.language)


def flavour_of(card: Card, locale: Locale) -> str:
    """A sentence from the world of the card, for where it is opened; a card of the user's own has none."""
    message = "hel-flavour-" + slug(card.name)
    return locale.text(message) if message in locale else ""


def facts_text(card: Card, locale: Locale) -> str:
    """What stands around a card's text: faction, kind, cost, Influence, marks."""
    facts: list[str] = []
    if card.illegal_at >= 0:
        facts.append(locale.text("hel-facts-location", at=locale.text(f"hel-at-{slug(w.LOCATIONS[card.illegal_at])}")))
    else:
        if card.faction != w.NO_FACTION:
            facts.append(locale.text(f"hel-faction-{slug(w.FACTIONS[card.faction])}"))
        facts.append(locale.text(f"hel-kind-{slug(w.CARD_KINDS[card.kind])}"))
    if card.starting:
        facts.append(locale.text("hel-card-starting"))
    if card.shows_influence:
        facts.append(locale.text("hel-facts-cost", n=card.cost))
        facts.append(locale.text("hel-facts-influence", n=card.influence))
    if card.unique:
        facts.append(locale.text("hel-card-unique"))
    return " · ".join(facts)


def text_of(text: Text, locale: Locale, *, whole: bool = False) -> str:
    """Operations as sentences. A cost that is the `whole` text of an ability is an order: using it is the choice."""
    return effects_text(text.fx, locale, whole=whole and text.whole_cost)


def effects_text(fx: list[Effect], locale: Locale, *, whole: bool = False) -> str:
    writer = _Writer(locale)
    return " ".join(_sentence(clause, locale) for clause in writer.orders(fx, whole))


def clause_of(fx: list[Effect], locale: Locale) -> str:
    """Operations as one clause after "you want to"."""
    return _Writer(locale).clauses(fx, "may")


def bonus_text(site: Site, locale: Locale) -> str:
    return _framed("hel-loc-bonus", text_of(site.bonus, locale, whole=True), locale)


def key_text(site: Site, locale: Locale) -> str:
    return _framed("hel-loc-key", text_of(site.key, locale, whole=True), locale)


def ability_text(ability: Ability, locale: Locale) -> str:
    return _framed("hel-arc-ability", text_of(ability.text, locale, whole=True), locale, n=ability.cryo)


def side_text(event: EventCard, side: int, locale: Locale) -> str:
    """One side of an Event: what it costs and is worth; on the Active side what it does as well."""
    if side == w.INACTIVE:
        return locale.text("hel-evt-inactive", n=event.defense[side], influence=event.influence[side])
    lines = [
        locale.text(
            "hel-evt-active",
            n=event.defense[side],
            influence=event.influence[side],
            alternative=alternative_text(event, locale) if event.has_alternative else "none",
        )
    ]
    if event.type == w.CATASTROPHIC:
        lines.append(locale.text("hel-evt-shut"))
    if event.taxes:
        lines.append(locale.text("hel-evt-tax"))
    if event.effect != w.NO_EFFECT:
        lines.append(locale.text(f"hel-evt-{w.EVENT_EFFECTS[event.effect]}"))
    return "\n".join(lines)


def alternative_text(event: EventCard, locale: Locale) -> str:
    """Everything that is paid instead of Defense (HEL-15.2), as a clause."""
    parts: list[str] = []
    if event.alternative_credits:
        parts.append(locale.text("hel-alt-pay", n=event.alternative_credits))
    cards = [
        locale.text("hel-alt-card", n=n, faction=w.OBTAINED_FACTIONS[faction])
        for faction, n in enumerate(event.alternative_cards)
        if n
    ]
    if cards:
        parts.append(locale.text("hel-alt-discard", cards=_fold("hel-and", cards, locale)))
    return _fold("hel-and", parts, locale)


class _Writer:
    """Writes clauses: in which language, and about whom."""

    def __init__(self, locale: Locale, who: str = YOU) -> None:
        self.locale = locale
        self.who = who

    def orders(self, fx: list[Effect], whole: bool = False) -> list[str]:
        """A clause for each sentence."""
        found: list[str] = []
        for group in _groups(fx):
            first = group[0]
            if first.op == w.OP_MAY:
                found.append(self.locale.text("hel-may", effect=self.clauses(first.parts[0], "may")))
            elif first.op == w.OP_COST and not whole:
                found.append(self.locale.text("hel-may", effect=self.clause(group, "may")))
            else:
                found.append(self.clause(group, "do"))
        return found

    def clauses(self, fx: list[Effect], form: str) -> str:
        """Several operations as one clause."""
        return _fold("hel-and", [self.clause(group, form) for group in _groups(fx)], self.locale)

    def clause(self, group: list[Effect], form: str) -> str:
        """One operation, or a row of goods, as a clause."""
        locale = self.locale
        forms = FORMS[form]
        effect = group[0]
        if effect.op in GOODS:
            goods = [locale.text(GOODS[one.op][1], n=one.n) for one in group]
            return locale.form(f"hel-fx-{GOODS[effect.op][0]}", forms, goods=_fold("hel-and", goods, locale))
        if effect.op == w.OP_MAY:  # inside another operation
            inner = self.clauses(effect.parts[0], "may")
            return locale.form("hel-may", ("after",), effect=inner) if form == "do" else inner
        if effect.op == w.OP_COST:
            cost = self.clauses(effect.parts[0], form)
            return locale.text("hel-cost", cost=cost, effect=self.clauses(effect.parts[1], "to"))
        if effect.op == w.OP_IF:
            condition = locale.text(f"hel-if-{w.CONDITIONS[effect.what]}", who=self.who)
            return locale.form("hel-if", forms, condition=condition, effect=self.clauses(effect.parts[0], form))
        if effect.op == w.OP_FOR_EACH:
            count = locale.text(f"hel-count-{w.COUNTS[effect.what]}", who=self.who)
            inner = self.clauses(effect.parts[0], form)
            return locale.form("hel-for-each", forms, count=count, effect=inner, most=effect.most)
        if effect.op == w.OP_ALL_PLAYERS:
            inside = effect.parts[0]
            optional = len(inside) == 1 and inside[0].op == w.OP_MAY
            inner = _Writer(locale, THEY).clauses(inside[0].parts[0] if optional else inside, "may")
            return locale.text("hel-all-may" if optional else "hel-all", effect=inner)
        if effect.op == w.OP_CHOOSE:
            return self._choice(effect.parts, form)
        return locale.form(
            f"hel-fx-{w.OPERATIONS[effect.op]}",
            forms,
            **VOCABULARY.words(effect) | {"who": self.who, "n": effect.n, "most": effect.most},
        )

    def _choice(self, options: list[list[Effect]], form: str) -> str:
        """'Gain 1 credit or 1 defense', 'draw a card or gain 1 credit'; a list where an option has several parts."""
        locale = self.locale
        flat = [option[0] for option in options]
        if all(len(option) == 1 and option[0].op in GOODS for option in options):
            verbs = {GOODS[effect.op][0] for effect in flat}
            if len(verbs) == 1:
                goods = [locale.text(GOODS[effect.op][1], n=effect.n) for effect in flat]
                return locale.form(f"hel-fx-{verbs.pop()}", FORMS[form], goods=_fold("hel-or", goods, locale))
        clauses = [self.clauses(option, form) for option in options]
        if all(len(_groups(option)) == 1 for option in options):
            return _fold("hel-or", clauses, locale)
        return locale.text("hel-choose", options=_fold("hel-semicolon", clauses, locale, "hel-semicolon"))


def _groups(fx: list[Effect]) -> list[list[Effect]]:
    """Operations one by one, but goods of the same verb together."""
    groups: list[list[Effect]] = []
    for effect in fx:
        if groups and effect.op in GOODS and groups[-1][0].op in GOODS:
            if GOODS[effect.op][0] == GOODS[groups[-1][0].op][0]:
                groups[-1].append(effect)
                continue
        groups.append([effect])
    return groups


# ---- other cards


def _deck_card_text(card: Card, locale: Locale) -> str:
    text = text_of(card.text, locale)
    if card.illegal_at < 0:
        return text
    return f"{text}\n{locale.text('hel-illegal-infamy', play=card.infamy_play, end=card.infamy_end)}"


def _mission_text(card: Mission, locale: Locale, players: int) -> str:
    """With the number for so many players; with all of them when that is not known."""
    same = len(set(card.threshold)) == 1
    n: int | str = card.threshold[players - 1] if players or same else "/".join(map(str, card.threshold))
    return locale.text(
        f"hel-mis-{w.MISSION_COUNTS[card.count]}",
        n=n,
        compare=w.COMPARISONS[card.at_most],
        team="yes" if card.team else "no",
        by=locale.text("hel-mis-by") if isinstance(n, str) else "",
    )


def _route(request: Request, locale: Locale) -> dict[str, str]:
    return {
        "from": locale.text(f"hel-from-{slug(w.LOCATIONS[request.cargo])}"),
        "to": locale.text(f"hel-to-{slug(w.LOCATIONS[request.destination])}"),
    }


# ---- helpers


@cache
def slug(word: str) -> str:
    """A word of the rules as part of a message's name."""
    return re.sub(r"[^a-z0-9_]+", "-", word.lower()).strip("-")


def _fold(join: str, parts: list[str], locale: Locale, comma: str = "hel-comma") -> str:
    """All parts joined: commas, and the joining message before the last."""
    text = parts[0] if parts else ""
    for part in parts[1:-1]:
        text = locale.text(comma, a=text, b=part)
    return locale.text(join, a=text, b=parts[-1]) if len(parts) > 1 else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentence(clause: str, locale: Locale) -> str:
    return locale.text("hel-sentence", text=_capital(clause))


def _framed(message: str, text: str, locale: Locale, **arguments: int) -> str:
    """A sentence after a heading and a colon: languages differ in whether it keeps its capital letter."""
    return locale.text(message, text=text, clause=text[:1].lower() + text[1:], **arguments)
