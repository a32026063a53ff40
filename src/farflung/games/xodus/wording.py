"""What may be answered, what is asked, what happened and why not, as sentences in any of the languages.

The words are in locale/*/words.ftl: one message per answer, question, event and refusing rule, called by the name
that `verbs` gives it. Here is what its nouns are called.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from farflung.engine.core import first, second, verb_of
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.packs import names_kept
from farflung.engine.text import Locale, capital
from farflung.engine.title import Setup
from farflung.engine.verbs import Messages, declared
from farflung.engine.views import View, ViewEvent
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.cardtext import Entry, ability_text, card_text, name_of, slug
from farflung.games.xodus.cardtext import option_text as exploration_option
from farflung.games.xodus.pack import load_content

VERBS = declared(v)
MESSAGES = Messages("xod", VERBS)
DECKS = ["enemy", "exploration", "module", "precursor-module", "damage"]
PHASES = ["setup", "action", "corruption", "end"]
GREAT_RIFT = "GR"
MOST_NOUNS = 20_000  # kept: tables say the same again and again
NONE = "none"
TO_THE_TEAM = [
    v.ASK_SHIP,
    v.ASK_ACTIVATE,
    v.ASK_CONSENT,
    v.ASK_SHARE,
    v.ASK_MODULE,
    v.ASK_KEY,
]  # questions that are about no ship's own doing

# The words that nouns have in the content's tables and in messages that need no name of a card.
PLAIN = {
    "edge": w.EDGES,
    "face": w.FACES,
    "cause": w.CAUSES,
    "colour": w.COLOURS,
    "phase": PHASES,
    "deck": DECKS,
    "outcome": w.OUTCOMES,
    "manoeuvre": [slug(word) for word in w.MANOEUVRES],
}
# Answers that speak of an Exploration card's option, of a die as it lies, or of the card in a slot.
AT_HAND = frozenset((v.OPTION, v.USE_ON_DICE, v.DEFENSIVE)) | {
    verb.number for verb in VERBS.all.values() if "key" in [noun for noun, _ in verb.arguments]
}
CARDS = ["module", "damage", "ally", "exploration", "signal"]


# ---- the sentences


def option_text(
    code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
) -> str:
    """An answer in words. The view says what a numbered option or a Signal stands for."""
    asked = question.name if question else ""
    arguments = _arguments(code, setup, locale)
    if view is not None:
        if verb_of(code) == v.OPTION:
            card = _exploration(view, load(setup))
            if card is not None:
                return exploration_option(card["options"][first(code) - 1], locale).rstrip(".")
        if verb_of(code) == v.SIGNAL_ACTION:
            signal = _signal(first(code), view, load(setup))
            if signal is not None:
                arguments |= {"action": _action(signal, locale), "signal": name_of(signal, locale)}
        if verb_of(code) == v.USE_ON_DICE:
            arguments["numbers"] = " + ".join(_dice_shown(second(code), view, load(setup), locale))
        if verb_of(code) == v.DEFENSIVE:
            arguments["colour"] = _die_of(_ship_asked(view, load(setup), question), first(code), load(setup))
    return capital(locale.text(MESSAGES.option(code), ask=asked, **arguments))


def question_text(question: Question, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """The question in words, about the ship and card at hand if the view is known."""
    content = load(setup)
    arguments: dict[str, object] = {"proposal": NONE, "leader": "", "system": NONE, "tile": "", "module": NONE}
    ship = ""
    if view is not None:
        ship = _ship_asked(view, content, question) if question.kind not in TO_THE_TEAM else ""
        proposal = int(view.state["turn"]["proposal"])
        if question.kind == v.ASK_CONSENT and proposal:
            arguments["proposal"] = option_text(proposal, setup, locale, None, view)
            leader = view.state["turn"]["leader"]
            arguments["leader"] = name_of(leader, locale) if leader else ""
        if question.kind == v.ASK_TURN_TILE:
            tile = next(tile.index for tile in content.tiles if tile.name == view.state["placing"]["system"])
            arguments |= _system("system", tile, content, locale)
        if question.kind == v.ASK_MODULE:
            arguments["module"] = name_of(content.entries["module"][first(question.about[-1])], locale)
    text = locale.text(MESSAGES.question(question.name), **arguments)
    return locale.text("xod-n-about", shipname=name_of(ship, locale), text=text) if ship else text


def event_text(event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
    """What happened, as a sentence about the ship or foe that did it."""
    return capital(locale.text(MESSAGES.event(event.code), **_arguments(event.code, setup, locale)))


def refusal_text(code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """Why something cannot be chosen: a fact in a few words."""
    name = VERBS[verb_of(code)].name
    return capital(locale.text(MESSAGES.why(rule), verb=name, **_arguments(code, setup, locale)))


def player_name(seat: int, setup: Setup, locale: Locale) -> str:
    return setup.seats[seat]


def load(setup: Setup) -> Content:
    return load_content(Path(setup.pack) if setup.pack else None, setup.edition, setup.content, setup.rules)


# ---- more about an answer


def detail_text(code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """What the card, ship or Signal behind an answer says; empty if there is no more to say."""
    content = load(setup)
    printed = _printed_text(code, content, locale)
    if printed or view is None:
        return printed
    for (noun, _), value in VERBS[verb_of(code)].values(code):
        if noun == "key":
            signal = _signal(value, view, content)
            return card_text("signal", signal, locale, _crew(view)) if signal is not None else ""
    return ""


@lru_cache(MOST_NOUNS)
def _printed_text(code: int, content: Content, locale: Locale) -> str:
    """What is printed on what an answer names, wherever it lies."""
    for (noun, _), value in VERBS[verb_of(code)].values(code):
        if noun == "gear":
            return _gear_text(value % w.FREELY, content, locale)
        if noun == "module":
            return _gear_text(w.MODS + value, content, locale)
        if noun in ("damage", "ally", "exploration"):
            return card_text(noun, content.entries[noun][value], locale)
        if noun == "foe":
            return _foe_text(value, content, locale)
    if verb_of(code) == v.CHOOSE_SHIP:
        entry = content.entries["ship"][first(code)]
        role = locale.text(f"xod-role-{entry['id']}")
        return f"{role}. {card_text('ship', entry, locale)}"
    return ""


def context_text(view: View, locale: Locale) -> str:
    """The text of what is being resolved: the Exploration card, or the opponent that is attacked."""
    content = load(view.setup)
    card = _exploration(view, content)
    if card is not None:
        return f"{name_of(card, locale)}\n{card_text('exploration', card, locale)}"
    target = view.state["combat"]["target"]
    for index, foe in enumerate(content.foes):
        if foe.name == target:
            return "\n".join(filter(None, [_foe_name(index, content, locale), _foe_text(index, content, locale)]))
    return ""


def _gear_text(index: int, content: Content, locale: Locale) -> str:
    table, number = ("mod", index) if index < w.MODS else ("module", index - w.MODS)
    entry = content.entries[table][number]
    kind = locale.text(f"xod-type-{entry['kind' if table == 'mod' else 'type']}")
    return f"{kind} · {ability_text(table, entry, locale)}"


def _foe_text(index: int, content: Content, locale: Locale) -> str:
    if index < w.ENEMIES:
        return card_text("enemy", content.entries["enemy"][index], locale)
    if index in range(w.FIRST_AVATAR, w.FOES):
        return card_text("avatar", content.entries["avatar"][index - w.FIRST_AVATAR], locale)
    return ""


# ---- nouns


def _arguments(code: int, setup: Setup, locale: Locale) -> dict[str, object]:
    """What the message needs to know."""
    return {**_nouns(code, load(setup), tuple(setup.seats), locale, names_kept())}


@lru_cache(MOST_NOUNS)
def _nouns(code: int, content: Content, seats: tuple[str, ...], locale: Locale, known: int) -> dict[str, object]:
    """The same, kept: for these seats, and as long as the names that are `known` are all there are."""
    found: dict[str, object] = {"n": 1, "action": NONE, "signal": "", "colour": NONE}
    for (noun, _), value in VERBS[verb_of(code)].values(code):
        if noun == "seat":
            found["name"] = seats[value]
        elif noun in ("ship", "newship"):
            found |= _ship(noun, value, content, locale)
        elif noun == "pair":
            found |= _ship("ship", value // w.PLAYABLE_SHIPS, content, locale)
            found |= _ship("newship", value % w.PLAYABLE_SHIPS, content, locale)
        elif noun == "dice":
            found |= _ship("ship", value >> 3, content, locale)
            numbers = [str(die + 1) for die in range(w.MOST_DICE) if value >> die & 1]
            found |= {"dice": len(numbers), "numbers": " + ".join(numbers)}
        elif noun in ("system", "newsystem"):
            found |= _system(noun, value, content, locale)
        elif noun == "gear":
            found["gear"] = name_of(content.gear[value % w.FREELY].name, locale)
            found["free"] = "yes" if value >= w.FREELY else "no"
        elif noun == "foe":
            found["foe"] = _foe_name(value, content, locale)
            found["side"] = "avatar" if w.FIRST_AVATAR <= value < w.FOES else "unseen" if value >= w.UNSEEN else "enemy"
            found["level"] = max(0, value - w.UNSEEN)
        elif noun == "key":
            found |= {"key": value + 1, "n": value + 1}
        elif noun == "number":
            found["n"] = value
        elif noun == "rotation":
            found["degrees"] = 60 * value
        elif noun == "act":
            found["act"] = VERBS[value].name
        elif noun in PLAIN:
            found[noun] = PLAIN[noun][value]
        elif noun in CARDS:
            entry = content.entries[noun][value]
            found[noun] = name_of(entry, locale)
            if noun == "ally":
                found["service"] = name_of(entry["service"], locale)
        else:
            found[noun] = value
    return found


def _ship(noun: str, index: int, content: Content, locale: Locale) -> dict[str, object]:
    """By its board's id, so that languages can decline it; a board with a name of the user's own is only named."""
    board = content.boards[index]
    known = f"xod-name-{slug(board.name)}" in locale
    return {noun: board.id if known else "other", f"{noun}name": name_of(board.name, locale)}


def _system(noun: str, index: int, content: Content, locale: Locale) -> dict[str, object]:
    tile = content.tiles[index]
    key = "tile" if noun == "system" else "newtile"
    return {noun: name_of(tile.name, locale), key: GREAT_RIFT if tile.id == GREAT_RIFT else "other"}


def _foe_name(index: int, content: Content, locale: Locale) -> str:
    if index == w.GUARDIAN:
        return locale.text("xod-card-guardian")
    return name_of(content.foes[index].name, locale) if index < w.FOES else ""


# ---- what is going on


def _crew(view: View) -> int:
    return len(view.state["crew"])


def _exploration(view: View, content: Content) -> Entry | None:
    card = view.state["exploration"]["card"]
    return next((entry for entry in content.entries["exploration"] if entry["name"] == card), None)


def _signal(slot: int, view: View, content: Content) -> Entry | None:
    """The card of a Signal slot, if anybody knows it."""
    signals = view.state["signals"]
    card = signals[slot]["card"] if slot < len(signals) else None
    return next((entry for entry in content.entries["signal"] if entry["name"] == card), None)


def _dice_shown(dice: int, view: View, content: Content, locale: Locale) -> list[str]:
    """Each of a ship's chosen dice by its number and what it shows."""
    rolled = view.state["roll"]["dice"].get(content.boards[dice >> 3].name, [])
    faces = {die["place"]: die["face"] for die in rolled}
    found = []
    for number in range(1, w.MOST_DICE + 1):
        if dice >> (number - 1) & 1:
            face = faces.get(number, NONE)
            found.append(f"{number} ({locale.text(f'xod-face-{face}')})" if face != NONE else str(number))
    return found


def _die_of(ship: str, number: int, content: Content) -> str:
    """The colour of a ship's die."""
    for board in content.boards:
        if board.name == ship and 1 <= number <= len(board.dice):
            return w.COLOURS[board.dice[number - 1]]
    return NONE


def _action(signal: Entry, locale: Locale) -> str:
    return locale.text(f"xod-action-{slug(signal['action'])}") if signal["action"] else NONE


def _ship_asked(view: View, content: Content, question: Question | None) -> str:
    """The ship that a question is about: whose gear may be used, else the one that is asked, else the leader."""
    ships = view.state["ships"]
    for code in question.options if question is not None and question.kind != v.ASK_ACTION else []:
        if verb_of(code) in (v.USE, v.USE_ON_DICE, v.USE_FOR, v.USE_AT):
            gear = content.gear[first(code) % w.FREELY].name
            for name, ship in ships.items():
                if gear in ship["mods"] or gear in ship["modules"]:
                    return str(name)
    return str(view.state["asked"] or view.state["turn"]["leader"] or "")
