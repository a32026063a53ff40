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
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Architect, Content, Effect, FleetAsset, Text
from farflung.games.helionox.cardtext import (
    ability_text,
    alternative_text,
    bonus_text,
    card_text,
    clause_of,
    effects_text,
    facts_text,
    key_text,
    name_of,
    side_text,
    slug,
    text_of,
)
from farflung.games.helionox.pack import load_content
from farflung.games.helionox.quotes import (
    UNKNOWN,
    are_all_helpers_refusing,
    joint_cost,
    named,
    numbers_of,
    price_of,
)

VERBS = declared(v)
MESSAGES = Messages("hel", VERBS)
MOST_TEXTS = 4096  # kept: tables say what is printed again and again
MOST_NOUNS = 20_000
# Where the content has what a noun names.
PRINTED = {
    "card": "cards", "event": "events", "architect": "architects", "fleet": "fleet", "site": "sites",
    "mission": "missions", "request": "requests",
}  # fmt: skip
NONE = "none"
TEAM_SCORE = "HEL-44.3"  # one result for all
MOVEMENT_TAX = "HEL-16.4"
NO_PARTNER = "HEL-GAP-26"
# Answers that say a price or what lies at a place, or name the reader's own Architect, Fleet Asset or Request.
AT_HAND = frozenset(
    (
        v.TRAVEL, v.MOVE, v.BUY, v.PLACE_EMBASSY, v.GAIN_CARGO, v.BONUS, v.KEY, v.USE_ARCHITECT, v.USE_FLEET, v.DELIVER,
        v.CYCLE_REQUEST, v.TAKE, v.DECLINE,
    )
)  # fmt: skip
RULES_AT_HAND = frozenset((NO_PARTNER,))
# Answers and questions that speak a number of the set-up (n), and which one.
SPOKEN_NUMBERS = {
    v.GARRISON_CREDIT: "garrison_cost",
    v.GARRISON_DEFENSE: "garrison_cost",
    v.BANK_REWARD: "delivery_credits",
}
ASKING = [w.OP_MOVE, w.OP_CONSUME, w.OP_TOPDECK, w.OP_OBTAIN, w.OP_EVENT_DEACTIVATE, w.OP_EVENT_MOVE]
# Questions that a text asks while it is carried out.
ABOUT_TEXT = [*range(v.ASK_MOVE, v.ASK_CARGO + 1), v.ASK_PAY]


def at_hand(code: int, rule: str, view: View) -> tuple[object, ...]:
    """All of the state that the words of an answer `AT_HAND` hang on, or of its refusal."""
    if view.seat < 0:
        return ()
    state, me, content, verb = view.state, _me(view), load(view.setup), verb_of(code)
    told: tuple[object, ...] = (price_of(code, view, content),)
    if rule == NO_PARTNER:
        told += (are_all_helpers_refusing(view, content),)
    if verb in (v.TRAVEL, v.MOVE):
        place = w.LOCATIONS[first(code)]
        there = [(entry["event"], entry["side"]) for entry in state["events"] if entry["location"] == place]
        return (*told, state["locations"][place]["site"], *there)
    if verb in (v.BONUS, v.KEY, v.PLACE_EMBASSY):
        return (*told, state["locations"][me["location"]]["site"])
    return (*told, me["architect"], me.get("fleet"), me["request"])


# ---- the sentences


def option_text(
    code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
) -> str:
    """An answer in words. The question says what a bare yes or no means, the view what a numbered choice stands for."""
    arguments = _arguments(code, setup, locale)
    content = load(setup)
    if verb_of(code) in SPOKEN_NUMBERS:
        arguments["n"] = numbers_of(setup)[SPOKEN_NUMBERS[verb_of(code)]]
    if verb_of(code) == v.CHOOSE and view is not None:
        meant = _option(view, content, first(code))
        if meant:
            return effects_text(meant, locale).rstrip(".")
    if verb_of(code) == v.USE_ARCHITECT:
        architect = _architect(view, content)
        if architect is None:
            arguments["ability"] = locale.text("hel-n-ability", n=first(code))
        else:
            arguments["ability"] = ability_text(architect.abilities[first(code) - 1], locale).rstrip(".")
    elif verb_of(code) == v.USE_FLEET:
        fleet = _fleet(view, content)
        arguments["fleet"] = name_of(fleet, locale) if fleet else locale.text("hel-n-fleet")
    elif verb_of(code) == v.ALTERNATIVE:
        event = content.events[first(code)]
        has_one = event.has_alternative
        arguments["alternative"] = alternative_text(event, locale) if has_one else locale.text("hel-n-alternative")
    elif verb_of(code) == v.TAKE:
        arguments["effect"] = NONE
        if view is not None and question is not None and question.kind in (v.ASK_OPTIONAL, v.ASK_PAY):
            arguments["effect"] = _offered(question.kind, view, content, locale)
    text = capital(locale.text(MESSAGES.option(code), ask=question.name if question else "", **arguments))
    if view is None or question is None or question.kind != v.ASK_MAIN:
        return text
    price = price_of(code, view, content)
    return text if price == UNKNOWN else locale.text("hel-n-priced", text=text, n=price)


def question_text(question: Question, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """The question in words, about what is at hand if the view is known."""
    content = load(setup)
    arguments: dict[str, object] = {"n": 1, "effect": NONE, "event": NONE, "fleet": NONE, "faction": "any", "name": ""}
    if question.kind == v.ASK_CUT:
        arguments["n"] = numbers_of(setup)["hand_limit"]
    if view is not None:
        if question.kind in (v.ASK_OPTIONAL, v.ASK_PAY):
            arguments["effect"] = _offered(question.kind, view, content, locale)
        elif question.kind == v.ASK_FLEET:
            fleet = _fleet(view, content)
            arguments["fleet"] = name_of(fleet, locale) if fleet else NONE
        elif question.kind in (v.ASK_ANSWER, v.ASK_HELP, v.ASK_SHORTFALL):
            arguments |= _call(question.kind, view, setup, content, locale)
    return locale.text(MESSAGES.question(question.name), **arguments)


def event_text(event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
    """What happened, as a sentence about whoever did it."""
    team = "yes" if event.rule == TEAM_SCORE else "no"
    return capital(locale.text(MESSAGES.event(event.code), team=team, **_arguments(event.code, setup, locale)))


def refusal_text(code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """Why something cannot be chosen: a fact in a few words."""
    arguments = _arguments(code, setup, locale)
    if rule == MOVEMENT_TAX:
        arguments["n"] = numbers_of(setup)["movement_tax"]
    refused = "no"
    if rule == NO_PARTNER and view is not None and are_all_helpers_refusing(view, load(setup)):
        refused = "yes"
    return locale.text(MESSAGES.why(rule), verb=VERBS[verb_of(code)].name, refused=refused, **arguments)


def detail_text(code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """More about an answer: what the card, Event, Location or Architect says; empty if there is no more."""
    content = load(setup)
    printed = _printed_text(code, content, locale)
    if printed or view is None or view.seat < 0:
        return printed
    return _detail_here(code, view, content, locale)


@lru_cache(MOST_TEXTS)
def _printed_text(code: int, content: Content, locale: Locale) -> str:
    """What is printed on what an answer names, wherever it lies."""
    verb = verb_of(code)
    nouns = [noun for noun, _ in VERBS[verb].arguments]
    if "card" in nouns:
        card = content.cards[first(code)]
        return f"{facts_text(card, locale)}\n{card_text(card, locale)}"
    if "event" in nouns:
        event = content.events[second(code) if nouns[0] == "side" else first(code)]
        return side_text(event, first(code), locale) if nouns[0] == "side" else card_text(event, locale)
    if "architect" in nouns:
        return card_text(content.architects[first(code)], locale)
    if verb == v.CHOOSE_FLEET:
        return card_text(content.fleet[first(code)], locale)
    if verb == v.CHOOSE_PAIR:
        pair = content.cards[w.FIRST_PAIR + 2 * first(code) : w.FIRST_PAIR + 2 * first(code) + 2]
        return "\n".join(
            locale.text("play-named", name=name_of(card, locale), text=card_text(card, locale)) for card in pair
        )
    return ""


def _detail_here(code: int, view: View, content: Content, locale: Locale) -> str:
    """What can only be said with the table in view: the places, the own Fleet Asset, the own Request."""
    verb = verb_of(code)
    me = _me(view)
    if verb in (v.TRAVEL, v.MOVE):
        return _place_text(w.LOCATIONS[first(code)], view, content, locale)
    if verb in (v.BONUS, v.KEY, v.PLACE_EMBASSY):
        site = named(view.state["locations"][me["location"]]["site"], content.sites)
        return "" if site is None else bonus_text(site, locale) if verb == v.BONUS else key_text(site, locale)
    if verb == v.USE_FLEET:
        fleet = _fleet(view, content)
        return card_text(fleet, locale) if fleet else ""
    if verb in (v.DELIVER, v.CYCLE_REQUEST):
        request = named(me["request"], content.requests)
        return card_text(request, locale) if request else ""
    return context_text(view, locale) if verb in (v.TAKE, v.DECLINE) else ""


def _place_text(place: str, view: View, content: Content, locale: Locale) -> str:
    """What waits at a Location: its card, and the Events there."""
    site = named(view.state["locations"][place]["site"], content.sites)
    lines = [name_of(site, locale), card_text(site, locale)] if site else []
    for entry in view.state["events"]:
        if entry["location"] == place:
            event = named(entry["event"], content.events)
            lines.append(f"{name_of(event, locale)} · {side_text(event, w.SIDES.index(entry['side']), locale)}")
    return "\n".join(lines)


def context_text(view: View, locale: Locale) -> str:
    """The text of the card or ability that is being resolved; empty while none is."""
    content = load(view.setup)
    kind = view.question.kind if view.question is not None else v.ASK_MAIN
    if kind == v.ASK_FLEET:
        fleet = _fleet(view, content)
        return card_text(fleet, locale) if fleet else ""
    texts = _texts(view, content) if kind in ABOUT_TEXT else []
    return text_of(texts[0], locale, whole=texts[0].whole_cost) if texts else ""


def player_name(seat: int, setup: Setup, locale: Locale) -> str:
    """A seat beyond the table is the Shadow Syndicate."""
    return _called(seat, setup.seats, locale)


def _called(seat: int, seats: Sequence[str], locale: Locale) -> str:
    return seats[seat] if seat < len(seats) else locale.text("hel-n-syndicate")


def load(setup: Setup) -> Content:
    return load_content(Path(setup.pack) if setup.pack else None, setup.edition, setup.content)


# ---- nouns


def _arguments(code: int, setup: Setup, locale: Locale) -> dict[str, object]:
    """What the message needs to know."""
    return {**_nouns(code, load(setup), tuple(setup.seats), locale, names_kept())}


@lru_cache(MOST_NOUNS)
def _nouns(code: int, content: Content, seats: tuple[str, ...], locale: Locale, known: int) -> dict[str, object]:
    """The same, kept: for these seats, and as long as the names that are `known` are all there are."""
    found: dict[str, object] = {"n": 1}
    verb = VERBS[verb_of(code)]
    for (noun, _), value in verb.values(code):
        if noun == "seat":
            found["name"] = _called(value, seats, locale)
        elif noun == "partner":
            found["partner"] = _called(value, seats, locale)
        elif noun in ("number", "n"):
            found["n"] = value
        elif noun == "side":
            found["side"] = w.SIDES[value]
        elif noun == "location":
            found |= _place(value, locale, verb.number == v.CARGO_DELIVERED)
        elif noun == "cargo":
            found["from"] = locale.text(f"hel-from-{slug(w.LOCATIONS[value])}")
        elif noun == "faction":
            found["faction"] = locale.text(f"hel-faction-{slug(w.FACTIONS[value])}")
        else:
            found[noun] = name_of(getattr(content, PRINTED[noun])[value], locale)
    if verb.number == v.ARCHITECT_USED:
        architect = content.architects[second(code)]
        found["cryo"] = architect.abilities[min(third(code), len(architect.abilities)) - 1].cryo
    return found


def _place(location: int, locale: Locale, arriving: bool) -> dict[str, object]:
    """A Location after each preposition; where a Cargo arrives, `from` is the Cargo's."""
    word = slug(w.LOCATIONS[location])
    forms = ["at", "to"] if arriving else ["at", "to", "from"]
    return {form: locale.text(f"hel-{form}-{word}") for form in ["place", *forms]}


# ---- what is going on


def _me(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view.state["players"][view.seat]
    return player


def _architect(view: View | None, content: Content) -> Architect | None:
    """The reader's own Architect."""
    found = named(_me(view)["architect"], content.architects) if view is not None and view.seat >= 0 else None
    return found if isinstance(found, Architect) else None


def _fleet(view: View | None, content: Content) -> FleetAsset | None:
    found = named(_me(view).get("fleet", NONE), content.fleet) if view is not None and view.seat >= 0 else None
    return found if isinstance(found, FleetAsset) else None


def _call(kind: int, view: View, setup: Setup, content: Content, locale: Locale) -> dict[str, object]:
    """What a Collaboration is about: who asks, against what, with how much; or how much is still missing."""
    state = view.state
    call = state["collaboration"]
    if not call["event"]:
        return {}
    event = named(state["events"][call["event"] - 1]["event"], content.events)
    share = joint_cost(state, content) - call["offer"]
    given = state["players"][call["partner"] - 1]["pool"]["defense"]
    name = player_name(state["current"] - 1, setup, locale)
    n = call["offer"] if kind == v.ASK_ANSWER else max(share - given, 1)
    return {"event": name_of(event, locale), "name": name, "n": n, "share": share}


def _texts(view: View, content: Content) -> list[Text]:
    """The texts that are being carried out, the innermost first, as the rules say."""
    about = view.question.about if view.question is not None else []
    return [content.texts[first(code)] for code in reversed(about) if verb_of(code) == w.TEXT]


def _option(view: View, content: Content, number: int) -> list[Effect]:
    """What 'choose 2' stands for: an option of the innermost text that offers so many."""
    for text in _texts(view, content):
        for choice in _holding(text.fx, w.OP_CHOOSE):
            if number <= len(choice.parts):
                return choice.parts[number - 1]
    return []


def _offered(kind: int, view: View, content: Content, locale: Locale) -> str:
    """What may be done or paid for, if the text being resolved leaves no doubt about it."""
    texts = _texts(view, content)
    if not texts:
        return NONE
    if kind == v.ASK_PAY:
        costs = _holding(texts[0].fx, w.OP_COST)
        return clause_of(costs, locale) if len(costs) == 1 else NONE
    asked = [may.parts[0] for may in _holding(texts[0].fx, w.OP_MAY)]
    asked = [fx for fx in asked if len(fx) > 1 or not asks_itself(fx[0])]
    return clause_of(asked[0], locale) if len(asked) == 1 else NONE


def asks_itself(effect: Effect) -> bool:
    """Operations that are not asked about first: their own question offers to decline."""
    return effect.op in ASKING or (effect.op == w.OP_GAIN_CARGO and effect.what != w.CARGO_HERE)


def _holding(fx: list[Effect], op: int) -> list[Effect]:
    """The operations of this kind, however deep."""
    found: list[Effect] = []
    for effect in fx:
        if effect.op == op:
            found.append(effect)
        for part in effect.parts:
            found += _holding(part, op)
    return found
