"""What may be answered, what is asked, what happened and why not, as sentences in any of the languages.

The words are in locale/*/words.ftl: one message per answer, question, event and refusing rule, called by the
name that `verbs` gives it. Here is what its nouns are called.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from farflung.engine.core import first, second, third, verb_of
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.packs import names_kept
from farflung.engine.text import Locale, capital
from farflung.engine.title import Setup
from farflung.engine.verbs import Messages, declared
from farflung.engine.views import View, ViewEvent
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content, Effect
from farflung.games.revenant.cardtext import ability_text, card_text, cost_text, effects_text, name_of
from farflung.games.revenant.cardtext import planet_option_text as planet_text
from farflung.games.revenant.pack import load_content
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.text import spoken
from farflung.games.revenant.scenes import PHASES

VERBS = declared(v, pv)
MESSAGES = Messages("rev", VERBS)
MOST_TEXTS = 4096  # kept: tables say what is printed again and again
MOST_NOUNS = 20_000
PARTS = {1: "upper", 2: "lower"}
# Where the content has what a noun names.
PRINTED = {
    "card": "cards", "planet": "planets", "captain": "captains", "colony": "colonies", "defect": "defects",
    "radar": "radar", "sonar": "sonar", "tile": "tiles", "agenda": "hidden_agendas", "ability": "abilities",
    "ark_option": "arks",
}  # fmt: skip
SPECIAL_SHIPS = {w.REINFORCEMENT: "reinforcement", w.HYPERCHARGE: "hypercharge", w.REVENANT: "revenant"}
NOBODY = -1
AT_HAND = frozenset((v.REDRAW, v.KEEP))  # they name a card of the hand
TEXTS = [v.PLAYED, v.PLANET_RESOLVED, v.ABILITY_USED, v.CHARGED]

# ---- the sentences


def option_text(
    code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
) -> str:
    """An answer in words. The question says what a bare yes or no means, the view what a numbered choice stands for."""
    locale = spoken(setup.edition, locale)
    if view is not None and verb_of(code) in (v.CHOICE, v.PART):
        meant = _numbered_effect(code, view, load(setup))
        if meant:
            return effects_text(meant, locale).rstrip(".")
    asked = question.name if question else ""
    seat = question.seat if question else NOBODY
    arguments = _arguments(code, setup, locale, seat)
    if verb_of(code) in (v.UPPER, v.LOWER):
        planet = load(setup).planets[first(code)]
        part = planet.upper if verb_of(code) == v.UPPER else planet.lower
        arguments["effect"] = effects_text(part, locale).rstrip(".")
    return capital(locale.text(MESSAGES.option(code), ask=asked, **arguments))


def question_text(question: Question, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """The question in words, about the ship or card at hand if the view is known."""
    locale = spoken(setup.edition, locale)
    arguments: dict[str, object] = {"ship": "ship", "house": "", "owner": "", "card": "none", "what": "any", "n": 1}
    if view is not None:
        ship = _about(view, [v.MANNED, v.COPIED])
        if ship:
            arguments |= _ship(second(ship), setup.seats, locale, question.seat)
        if question.kind == v.ASK_ATTACH:
            played = _about(view, [v.PLAYED])
            if played:
                arguments["card"] = name_of(load(setup).cards[second(played)], locale)
        if question.kind == v.ASK_REDRAW:
            arguments["card"] = _card_in_question(question, view, setup, locale)
    if question.kind == v.ASK_OVERFLOW:
        arguments["what"] = w.RESOURCES[first(question.options[0])]
    return locale.text(MESSAGES.question(question.name), **arguments)


def event_text(event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
    """What happened, as a sentence about whoever did it."""
    locale = spoken(setup.edition, locale)
    nouns = VERBS[verb_of(event.code)].arguments
    actor = first(event.code) if nouns and nouns[0].name == "seat" else NOBODY
    return capital(locale.text(MESSAGES.event(event.code), **_arguments(event.code, setup, locale, NOBODY, actor)))


def refusal_text(code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """Why something cannot be chosen: a fact in a few words."""
    locale = spoken(setup.edition, locale)
    arguments = {"ship": "ship", "owner": "", "sector": "", **_arguments(code, setup, locale, NOBODY)}
    return locale.text(MESSAGES.why(rule), verb=VERBS[verb_of(code)].name, **arguments)


def detail_text(code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """More about an answer: what the card, planet, ark or ability says and costs; empty if there is no more."""
    content, verb = load(setup), verb_of(code)
    printed = _printed_text(code, content, setup.edition, locale)
    if printed or view is None:
        return printed
    if verb in (v.REDRAW, v.KEEP) and view.question is not None:
        locale = spoken(setup.edition, locale)
        kind = first(view.question.options[0])
        cards = [
            card
            for card in content.cards
            if card.kind == kind and card.name in view.state["admirals"][view.seat]["hand"]
        ]
        return "\n".join(f"{cost_text(card.cost, locale)} · {card_text(card, locale)}" for card in cards)
    return context_text(view, locale) if verb in (v.TAKE, v.SKIP) else ""


@lru_cache(MOST_TEXTS)
def _printed_text(code: int, content: Content, edition: str, locale: Locale) -> str:
    """What is printed on what an answer names, wherever it lies."""
    locale = spoken(edition, locale)
    verb, index = verb_of(code), first(code)
    noun = next((noun for noun, _ in VERBS[verb].arguments), "")
    if noun == "card":
        card = content.cards[index]
        return f"{cost_text(card.cost, locale)} · {card_text(card, locale)}"
    if noun == "ability":
        return ability_text(content.abilities[index], locale)
    if verb in (v.UPPER, v.LOWER):
        return planet_text(content.planets[index], verb == v.UPPER, locale)
    if noun == "defect":
        defect = content.defects[index]
        return effects_text(defect.upper if second(code) == 1 else defect.lower, locale)
    if noun in PRINTED:
        return card_text(_printed(noun, index, content), locale)
    if verb in (v.MAN, v.COPY_SHIP) and index < w.HOUSE_SHIPS and index % 4 == w.ARK:
        return "\n".join(
            locale.text("play-named", name=name_of(option.name, locale), text=card_text(option, locale))
            for option in content.arks[index // 4]
        )
    return ""


def context_text(view: View, locale: Locale) -> str:
    """The text of the card, planet or ability that is being resolved; empty while none is."""
    content = load(view.setup)
    locale = spoken(view.setup.edition, locale)
    code = _about(view, TEXTS)
    if not code:
        return ""
    index = second(code)
    if verb_of(code) == v.PLAYED:
        return card_text(content.cards[index], locale)
    if verb_of(code) == v.PLANET_RESOLVED:
        return planet_text(content.planets[index], third(code) == 1, locale)
    if verb_of(code) == v.CHARGED:
        return card_text(content.radar[index], locale)
    return ability_text(content.abilities[index], locale)


def player_name(seat: int, setup: Setup, locale: Locale) -> str:
    """A seat beyond the table is the Corrupted Crew."""
    return _called(seat, setup.seats, locale)


def _called(seat: int, seats: Sequence[str], locale: Locale) -> str:
    return seats[seat] if seat < len(seats) else locale.text("rev-n-crew")


def load(setup: Setup) -> Content:
    return load_content(Path(setup.pack) if setup.pack else None, setup.edition, setup.content)


# ---- nouns


def _arguments(code: int, setup: Setup, locale: Locale, seat: int, actor: int = NOBODY) -> dict[str, object]:
    """What the message needs to know; `seat` is who reads it as 'you', `actor` whose deed it tells."""
    seats = tuple(setup.seats)
    return {**_nouns(code, load(setup), setup.edition, seats, locale, seat, actor, names_kept())}


@lru_cache(MOST_NOUNS)
def _nouns(
    code: int,
    content: Content,
    edition: str,
    seats: tuple[str, ...],
    locale: Locale,
    seat: int,
    actor: int,
    known: int,
) -> dict[str, object]:
    """The same, kept: for these seats, and as long as the names that are `known` are all there are."""
    found: dict[str, object] = {"n": 1}
    for (noun, _), value in VERBS[verb_of(code)].values(code):
        if noun == "seat":
            found["name"] = _called(value, seats, locale)
        elif noun == "ship":
            found |= _ship(value, seats, locale, seat, actor)
        elif noun == "newship":
            found["newhouse"] = _house(value // 4, locale)
        elif noun == "house":
            found["house"] = _house(value, locale)
        elif noun == "resource":
            found["what"] = w.RESOURCES[value]
            found["resource"] = locale.text(f"rev-resource-{w.RESOURCES[value]}")
        elif noun == "compartment":
            compartment = _compartment(value, edition)
            found["compartment"] = locale.text(f"rev-compartment-{compartment}")
            found["bonus"] = locale.text(f"rev-bonus-{compartment}")
        elif noun == "figure":
            found["figure"] = w.FIGURES[value].replace(" ", "-")
        elif noun == "sector":
            found["sector"] = w.SECTORS[value]
        elif noun == "kind":
            found["cardkind"] = locale.text(f"rev-kind-{w.CARD_KINDS[value]}")
        elif noun == "part":
            found["part"] = PARTS[value]
        elif noun == "phase":
            found["phase"] = (pw.PHASES if edition == "prototype" else PHASES)[value]
        elif noun == "other":
            found["other"] = _called(value, seats, locale)
        elif noun == "slots":
            found["slots"] = bin(value).count("1")
        elif noun in ("n", "number"):
            found["n"] = value
        elif noun == "damage":
            found["damage"] = value
        else:
            printed = _printed(noun, value, content)
            found[noun] = printed.id if noun in ("radar", "sonar") else name_of(printed, locale)
    return found


def _compartment(value: int, edition: str) -> str:
    names = pw.COMPARTMENTS if edition == "prototype" else w.COMPARTMENTS
    return names[value].replace(" ", "-")


def _printed(noun: str, value: int, content: Content) -> Any:
    if noun == "ark_option":
        return content.arks[value // 2][value % 2]
    return getattr(content, PRINTED[noun])[value]


def _ship(index: int, seats: Sequence[str], locale: Locale, seat: int, actor: int = NOBODY) -> dict[str, object]:
    if index in SPECIAL_SHIPS:
        return {"ship": SPECIAL_SHIPS[index], "house": "", "owner": ""}
    if index < w.HOUSE_SHIPS:
        return {"ship": w.SHIP_KINDS[index % 4], "house": _house(index // 4, locale), "owner": ""}
    owner = index - w.FIRST_FRIGATE
    kind = "own-frigate" if owner == seat else "same-frigate" if owner == actor else "frigate"
    return {"ship": kind, "house": "", "owner": _called(owner, seats, locale)}


def _house(house: int, locale: Locale) -> str:
    return locale.text(f"rev-house-{w.HOUSES[house].lower()}")


# ---- what is going on


def _about(view: View, verbs: list[int]) -> int:
    """What is being carried out, if it is of these kinds; the innermost, as the rules say. 0 if nothing is."""
    about = view.question.about if view.question is not None else []
    return next((code for code in reversed(about) if verb_of(code) in verbs), 0)


def _card_in_question(question: Question, view: View, setup: Setup, locale: Locale) -> str:
    """The card of the kind that may be redrawn."""
    kind = first(question.options[0])
    hand = view.state["admirals"][question.seat]["hand"]
    for card in load(setup).cards:
        if card.kind == kind and card.name in hand:
            return name_of(card, locale)
    return "none"


def _numbered_effect(code: int, view: View, content: Content) -> list[Effect]:
    """What 'choice 2' or 'part 1' stands for: the innermost of what is being carried out that has so many."""
    number = first(code)
    about = view.question.about if view.question is not None else []
    for text in reversed(about):
        fx = _effects(text, content)
        found = fx[number - 1 : number] if verb_of(code) == v.PART else _choice(fx, number)
        if found and (verb_of(code) == v.CHOICE or verb_of(text) == v.ARK_OPTION):
            return found
    return []


def _effects(code: int, content: Content) -> list[Effect]:
    """The effects of what is being carried out."""
    verb, index = verb_of(code), second(code)
    if verb == v.ARK_OPTION:
        return content.arks[first(code) // 2][first(code) % 2].fx
    if verb == v.PLAYED:
        return content.cards[index].fx
    if verb == v.PLANET_RESOLVED:
        return content.planets[index].upper if third(code) == 1 else content.planets[index].lower
    if verb == v.ABILITY_USED:
        return content.abilities[index].fx
    return content.radar[index].benefit if verb == v.CHARGED else []


def _choice(fx: list[Effect], number: int) -> list[Effect]:
    for effect in fx:
        if effect.primitive == w.FX_CHOOSE and number <= len(effect.parts):
            return effect.parts[number - 1]
        for part in effect.parts:
            found = _choice(part, number)
            if found:
                return found
    return []
