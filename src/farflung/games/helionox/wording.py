"""What may be answered, what is asked, what happened and why not, as sentences in any of the languages.

The words are in locale/*/helionox.ftl: one message per answer, question, event and refusing rule. Here is only which
noun stands where.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from farflung.engine.core import first, second, third, verb_of
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.text import Locale
from farflung.engine.title import Setup
from farflung.engine.views import View, ViewEvent
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Architect, Card, Content, Effect, FleetAsset, Text
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

# ---- which message, and which nouns in the order of the code's arguments

ANSWERS: dict[int, tuple[str, list[str]]] = {
    v.PLAY: ("play", ["card"]),
    v.BUY: ("buy", ["card"]),
    v.TRAVEL: ("travel", ["location"]),
    v.PLACE_EMBASSY: ("place-embassy", []),
    v.OVERCOME: ("overcome", ["side", "event"]),
    v.ALTERNATIVE: ("alternative", ["event"]),
    v.CALL: ("call", ["side", "event"]),
    v.USE_ARCHITECT: ("use-architect", ["number"]),
    v.BONUS: ("bonus", []),
    v.KEY: ("key", []),
    v.CYCLE: ("cycle", ["card"]),
    v.CYCLE_REQUEST: ("cycle-request", []),
    v.GAIN_CARGO: ("gain-cargo", ["location"]),
    v.DELIVER: ("deliver", ["location"]),
    v.USE_FLEET: ("use-fleet", []),
    v.GARRISON_CREDIT: ("garrison-credit", []),
    v.GARRISON_DEFENSE: ("garrison-defense", []),
    v.END_TURN: ("end-turn", []),
    v.PARTNER: ("partner", ["seat"]),
    v.OFFER: ("offer", ["number"]),
    v.ACCEPT: ("accept", []),
    v.REFUSE: ("refuse", []),
    v.STOP_HELPING: ("stop-helping", []),
    v.RAISE: ("raise", ["number"]),
    v.BREAK_OFF: ("break-off", []),
    v.TAKE: ("take", []),
    v.DECLINE: ("decline", []),
    v.DONE: ("done", []),
    v.CHOOSE: ("choose", ["number"]),
    v.MOVE: ("move", ["location"]),
    v.DISCARD: ("discard", ["card"]),
    v.CONSUME: ("consume", ["card"]),
    v.CONSUME_DISCARDED: ("consume-discarded", ["card"]),
    v.OBTAIN: ("obtain", ["card"]),
    v.COPY: ("copy", ["card"]),
    v.TURN_OVER: ("turn-over", ["event", "location"]),
    v.SHIFT: ("shift", ["side", "event"]),
    v.SHIFT_TO: ("shift-to", ["location"]),
    v.TOPDECK: ("topdeck", ["card"]),
    v.LOOK_TAKE: ("look-take", ["card"]),
    v.PUT_BACK: ("put-back", ["card"]),
    v.SEARCH: ("search", ["card"]),
    v.EVENT_BACK: ("event-back", ["event"]),
    v.CONSUME_SELF: ("consume-self", []),
    v.FROM_BANK: ("from-bank", ["number"]),
    v.BANK_REWARD: ("bank-reward", []),
    v.TECH_REWARD: ("tech-reward", ["card"]),
    v.KEEP_REST: ("keep-rest", []),
    v.LOSE_CARGO: ("lose-cargo", ["location"]),
    v.GIVE_EVENT: ("give-event", ["event", "location"]),
    v.GIVE_CARD: ("give-card", ["card"]),
    v.DRAFT: ("draft", ["architect"]),
    v.CHOOSE_ARCHITECT: ("choose-architect", ["architect"]),
    v.CHOOSE_PAIR: ("choose-pair", ["faction"]),
    v.CHOOSE_FLEET: ("choose-fleet", ["fleet"]),
    v.DISCARD_ANY: ("discard-any", []),
}

# `partner` is a second seat, `cargo` a Location whose Cargo is meant, `low` and `high` together a number.
EVENTS: dict[int, tuple[str, list[str]]] = {
    v.TURN_BEGAN: ("turn-began", ["n", "seat"]),
    v.BECAME_ACTIVE: ("became-active", ["event", "location"]),
    v.EVENT_ARRIVED: ("event-arrived", ["event", "location"]),
    v.THAWED: ("thawed", ["seat", "n"]),
    v.PLAYED: ("played", ["seat", "card"]),
    v.CREDITS_GAINED: ("credits-gained", ["seat", "n"]),
    v.DEFENSE_GAINED: ("defense-gained", ["seat", "n"]),
    v.INFLUENCE_GAINED: ("influence-gained", ["seat", "n"]),
    v.INFAMY_TAKEN: ("infamy-taken", ["seat", "n"]),
    v.INFAMY_REMOVED: ("infamy-removed", ["seat", "n"]),
    v.DREW: ("drew", ["seat", "card"]),
    v.DREW_UNSEEN: ("drew-unseen", ["seat", "n"]),
    v.DISCARDED: ("discarded", ["seat", "card"]),
    v.CONSUMED: ("consumed", ["seat", "card"]),
    v.BOUGHT: ("bought", ["seat", "card", "n"]),
    v.OBTAINED: ("obtained", ["seat", "card"]),
    v.SECURED: ("secured", ["seat", "card"]),
    v.SECURED_UNSEEN: ("secured-unseen", ["seat"]),
    v.MARKET_SHOWN: ("market-shown", ["card"]),
    v.CYCLED: ("cycled", ["seat", "card"]),
    v.REQUEST_CYCLED: ("request-cycled", ["seat"]),
    v.MOVED: ("moved", ["seat", "location"]),
    v.TRAVELLED: ("travelled", ["seat", "location", "n"]),
    v.EMBASSY_PLACED: ("embassy-placed", ["seat", "location"]),
    v.OVERCAME: ("overcame", ["seat", "side", "event"]),
    v.CALLED: ("called", ["seat", "partner", "n"]),
    v.ACCEPTED: ("accepted", ["seat"]),
    v.REFUSED: ("refused", ["seat"]),
    v.COLLABORATED: ("collaborated", ["seat", "n", "partner"]),
    v.BROKEN_OFF: ("broken-off", ["seat"]),
    v.ARCHITECT_USED: ("architect-used", ["seat", "architect", "n"]),
    v.BONUS_TAKEN: ("bonus-taken", ["seat", "site"]),
    v.KEY_TAKEN: ("key-taken", ["seat", "site"]),
    v.CREDITS_BANKED: ("credits-banked", ["seat", "n"]),
    v.DEFENSE_BANKED: ("defense-banked", ["seat", "n"]),
    v.CARGO_GAINED: ("cargo-gained", ["seat", "location"]),
    v.CARGO_DELIVERED: ("cargo-delivered", ["seat", "cargo", "location"]),
    v.CARGO_LOST: ("cargo-lost", ["seat", "location"]),
    v.REQUEST_FULFILLED: ("request-fulfilled", ["seat", "request"]),
    v.REQUEST_DRAWN: ("request-drawn", ["seat", "request"]),
    v.ILLEGAL_TAKEN: ("illegal-taken", ["seat", "card", "location"]),
    v.FLEET_USED: ("fleet-used", ["seat", "fleet"]),
    v.GARRISON_REMOVED: ("garrison-removed", ["seat", "location"]),
    v.COPIED: ("copied", ["seat", "card"]),
    v.TURNED_OVER: ("turned-over", ["seat", "event", "location"]),
    v.SHIFTED: ("shifted", ["seat", "event", "location"]),
    v.SEARCHED: ("searched", ["seat"]),
    v.LOOKED: ("looked", ["seat", "n"]),
    v.EVENTS_LOOKED: ("events-looked", ["seat", "n"]),
    v.RESHUFFLED: ("reshuffled", ["seat"]),
    v.TOPDECKED: ("topdecked", ["seat", "card"]),
    v.SHUTDOWN_IGNORED: ("shutdown-ignored", ["seat"]),
    v.MARKET_CHEAPER: ("market-cheaper", ["seat", "n"]),
    v.EVENTS_CHEAPER: ("events-cheaper", ["seat", "n"]),
    v.COUNTERS_REMOVED: ("counters-removed", ["seat", "n"]),
    v.SYNDICATE_EVENT: ("syndicate-event", ["side", "event"]),
    v.SYNDICATE_CARD: ("syndicate-card", ["card"]),
    v.TURN_ENDED: ("turn-ended", ["seat"]),
    v.MISSION_DONE: ("mission-done", ["mission"]),
    v.MISSION_FAILED: ("mission-failed", ["mission"]),
    v.MISSION_MET: ("mission-met", ["seat", "mission"]),
    v.SCORED: ("scored", ["seat", "low", "high"]),
    v.SYNDICATE_SCORED: ("syndicate-scored", ["low", "high"]),
    v.GAME_ENDED: ("game-ended", []),
    v.ARCHITECT_TAKEN: ("architect-taken", ["seat", "architect"]),
    v.ARCHITECT_PASSED: ("architect-passed", ["seat", "architect"]),
    v.DRAFT_SHOWN: ("draft-shown", []),
    v.PAIR_TAKEN: ("pair-taken", ["seat", "faction"]),
    v.FLEET_TAKEN: ("fleet-taken", ["seat", "fleet"]),
    v.OFFER_RAISED: ("offer-raised", ["seat", "n"]),
    v.CARGO_RETURNED: ("cargo-returned", ["location"]),
}

NOBODY = -1
NONE = "none"
TEAM_SCORE = "HEL-44.3"  # one result for all
MOVEMENT_TAX = "HEL-16.4"
# Answers and questions that speak a number of the set-up (n), and which one.
SPOKEN_NUMBERS = {
    v.GARRISON_CREDIT: "garrison_cost",
    v.GARRISON_DEFENSE: "garrison_cost",
    v.BANK_REWARD: "delivery_credits",
}
ASKING = [w.OP_MOVE, w.OP_CONSUME, w.OP_TOPDECK, w.OP_OBTAIN, w.OP_EVENT_DEACTIVATE, w.OP_EVENT_MOVE]
# Questions that a text asks while it is carried out.
ABOUT_TEXT = [*range(v.ASK_MOVE, v.ASK_CARGO + 1), v.ASK_PAY]
TEXTS = [v.PLAYED, v.COPIED, v.ARCHITECT_USED, v.BONUS_TAKEN, v.KEY_TAKEN, v.FLEET_USED]


# ---- the sentences


def option_text(
    code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
) -> str:
    """An answer in words. The question says what a bare yes or no means, the view what a numbered choice stands for."""
    name, nouns = ANSWERS[verb_of(code)]
    arguments = _arguments(code, nouns, setup, locale)
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
    text = _capital(locale.text(f"hel-opt-{name}", ask=question.name if question else "", **arguments))
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
    return locale.text(f"hel-ask-{question.name}", **arguments)


def event_text(event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
    """What happened, as a sentence about whoever did it."""
    name, nouns = EVENTS[verb_of(event.code)]
    team = "yes" if event.rule == TEAM_SCORE else "no"
    return _capital(locale.text(f"hel-log-{name}", team=team, **_arguments(event.code, nouns, setup, locale)))


def refusal_text(code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """Why something cannot be chosen: a fact in a few words."""
    name, nouns = ANSWERS[verb_of(code)]
    arguments = _arguments(code, nouns, setup, locale)
    if rule == MOVEMENT_TAX:
        arguments["n"] = numbers_of(setup)["movement_tax"]
    refused = "yes" if view is not None and are_all_helpers_refusing(view, load(setup)) else "no"
    return locale.text(why_message(rule), verb=name, refused=refused, **arguments)


def detail_text(code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """More about an answer: what the card, Event, Location or Architect says; empty if there is no more."""
    content = load(setup)
    verb = verb_of(code)
    nouns = ANSWERS[verb][1]
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
        return "\n".join(f"{name_of(card, locale)}: {card_text(card, locale)}" for card in pair)
    return "" if view is None or view.seat < 0 else _detail_here(code, view, content, locale)


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


def why_message(rule: str) -> str:
    return "hel-why-" + rule.lower().replace(".", "-")


def player_name(seat: int, setup: Setup, locale: Locale) -> str:
    """A seat beyond the table is the Shadow Syndicate."""
    return setup.seats[seat] if seat < len(setup.seats) else locale.text("hel-n-syndicate")


def load(setup: Setup) -> Content:
    return load_content(Path(setup.pack) if setup.pack else None, setup.edition, setup.content)


# ---- nouns


def _arguments(code: int, nouns: list[str], setup: Setup, locale: Locale) -> dict[str, object]:
    """What the message needs to know."""
    content = load(setup)
    found: dict[str, object] = {"n": 1}
    low = 0
    for noun, value in zip(nouns, (first(code), second(code), third(code)), strict=False):
        if noun == "seat":
            found["name"] = player_name(value, setup, locale)
        elif noun == "partner":
            found["partner"] = player_name(value, setup, locale)
        elif noun in ("number", "n", "low"):
            found["n"] = low = value
        elif noun == "high":
            found["n"] = low | value << 8
        elif noun == "side":
            found["side"] = w.SIDES[value]
        elif noun == "location":
            found |= _place(value, locale, "cargo" in nouns)
        elif noun == "cargo":
            found["from"] = locale.text(f"hel-from-{slug(w.LOCATIONS[value])}")
        elif noun == "faction":
            found["faction"] = locale.text(f"hel-faction-{slug(w.FACTIONS[value])}")
        else:
            found[noun] = name_of(_printed(noun, content)[value], locale)
    if nouns[1:] == ["architect", "n"]:
        architect = content.architects[second(code)]
        found["cryo"] = architect.abilities[min(third(code), len(architect.abilities)) - 1].cryo
    return found


def _place(location: int, locale: Locale, arriving: bool) -> dict[str, object]:
    """A Location after each preposition; where a Cargo arrives, `from` is the Cargo's."""
    word = slug(w.LOCATIONS[location])
    forms = ["at", "to"] if arriving else ["at", "to", "from"]
    return {form: locale.text(f"hel-{form}-{word}") for form in ["place", *forms]}


def _printed(noun: str, content: Content) -> list[Any]:
    if noun == "card":
        return list(content.cards)
    if noun == "event":
        return list(content.events)
    if noun == "architect":
        return list(content.architects)
    if noun == "fleet":
        return list(content.fleet)
    if noun == "site":
        return list(content.sites)
    if noun == "mission":
        return list(content.missions)
    return list(content.requests)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
    """The texts used this turn, the latest first."""
    found: list[Text] = []
    for event in reversed(view.events):
        verb = verb_of(event.code)
        if verb == v.TURN_BEGAN:
            break
        if verb in TEXTS:
            found.append(_text(event.code, content))
    return found


def _text(code: int, content: Content) -> Text:
    verb = verb_of(code)
    index = second(code)
    if verb == v.ARCHITECT_USED:
        return content.architects[index].abilities[third(code) - 1].text
    if verb == v.BONUS_TAKEN:
        return content.sites[index].bonus
    if verb == v.KEY_TAKEN:
        return content.sites[index].key
    if verb == v.FLEET_USED:
        return content.fleet[index].text
    card: Card = content.cards[index]
    return card.text


def _option(view: View, content: Content, number: int) -> list[Effect]:
    """What 'choose 2' stands for: an option of the latest text this turn that offers so many."""
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
