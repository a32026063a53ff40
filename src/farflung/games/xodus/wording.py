"""What may be answered, what is asked, what happened and why not, as sentences in any of the languages.

The words are in locale/*/xodus.ftl: one message per answer, question, event and refusing rule. Here is only which noun
stands where.
"""

from __future__ import annotations

from pathlib import Path

from farflung.engine.core import first, second, third, verb_of
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.text import Locale
from farflung.engine.title import Setup
from farflung.engine.views import View, ViewEvent
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.cardtext import Entry, ability_text, capital, card_text, name_of, slug
from farflung.games.xodus.cardtext import option_text as exploration_option
from farflung.games.xodus.pack import load_content

# ---- which message, and which nouns in the order of the code's arguments

ANSWERS: dict[int, tuple[str, list[str]]] = {
    v.CHOOSE_SHIP: ("choose-ship", ["ship"]),
    v.MOUNT: ("mount", ["gear"]),
    v.ACTIVATE: ("activate", ["ship"]),
    v.TAKE_IN: ("take-in", ["ship"]),
    v.GO_ON: ("go-on", []),
    v.AGREE: ("agree", []),
    v.REFUSE: ("refuse", []),
    v.PROBE: ("probe", ["edge"]),
    v.RELAY_PROBE: ("relay-probe", ["edge", "system"]),
    v.JUMP: ("jump", ["system"]),
    v.JUMP_WITH: ("jump-with", ["system", "gear"]),
    v.BLIND_JUMP: ("blind-jump", ["edge"]),
    v.RUSH: ("rush", ["system"]),
    v.STOP: ("stop", []),
    v.EXPLORE: ("explore", []),
    v.SCAVENGE: ("scavenge", []),
    v.SCAVENGE_WRECK: ("scavenge-wreck", ["ship"]),
    v.PACIFY: ("pacify", []),
    v.TRADE: ("trade", []),
    v.MAINTAIN: ("maintain", []),
    v.SIGNAL_ACTION: ("signal-action", ["key"]),
    v.TAKE_KEY: ("take-key", ["key", "ship"]),
    v.STRAIN: ("strain", []),
    v.USE: ("use", ["gear"]),
    v.USE_ON_DICE: ("use-on-dice", ["gear", "dice"]),
    v.USE_FOR: ("use-for", ["gear", "ship"]),
    v.USE_AT: ("use-at", ["gear", "system"]),
    v.SERVICE: ("service", ["ally"]),
    v.END_TURN: ("end-turn", []),
    v.HIDE: ("hide", []),
    v.TURN_TILE: ("turn-tile", ["rotation"]),
    v.REVEAL: ("reveal", ["edge", "system"]),
    v.PLACE: ("place", ["system"]),
    v.STAY: ("stay", []),
    v.ROLL: ("roll", []),
    v.BE_DETECTED: ("be-detected", []),
    v.TARGET: ("target", ["foe"]),
    v.OFFENSIVE: ("offensive", []),
    v.DEFENSIVE: ("defensive", ["n"]),
    v.DISENGAGE: ("disengage", []),
    v.DONE: ("done", []),
    v.OPTION: ("option", ["n"]),
    v.NO_OPTION: ("no-option", []),
    v.MORE: ("more", []),
    v.MORE_FREE: ("more-free", []),
    v.REPAIR: ("repair", ["ship"]),
    v.REPAIR_SIGNAL: ("repair-signal", ["key"]),
    v.REMOVE_DAMAGE: ("remove-damage", ["damage"]),
    v.BUY_ENERGY: ("buy-energy", []),
    v.DISMANTLE: ("dismantle", ["module"]),
    v.NOTHING: ("nothing", []),
    v.BUY: ("buy", ["module", "ship"]),
    v.GIVE_SCRAP: ("give-scrap", ["pair"]),
    v.GIVE_MODULE: ("give-module", ["module", "ship"]),
    v.GIVE_KEY: ("give-key", ["key", "ship"]),
    v.DOCK_REPAIR: ("dock-repair", ["ship"]),
    v.DOCK_REMOVE: ("dock-remove", ["damage"]),
    v.SCRAP_TO: ("scrap-to", ["ship"]),
    v.MODULE_TO: ("module-to", ["ship"]),
    v.PAY_SCRAPS: ("pay-scraps", ["n"]),
    v.PAY_ENERGY: ("pay-energy", ["n"]),
    v.GIVE_HEALTH: ("give-health", []),
    v.GIVE_ENERGY: ("give-energy", []),
    v.PACIFY_SYSTEM: ("pacify-system", ["system"]),
    v.CLOSE_RIFT: ("close-rift", ["system"]),
    v.PEEK: ("peek", ["key"]),
    v.RESOLVE: ("resolve", ["exploration"]),
    v.DISCARD_MODULE: ("discard-module", ["module"]),
    v.SWITCH_OFF: ("switch-off", ["module"]),
}

EVENTS: dict[int, tuple[str, list[str]]] = {
    v.SHIP_CHOSEN: ("ship-chosen", ["seat", "ship"]),
    v.START_REVEALED: ("start-revealed", ["system"]),
    v.MOD_MOUNTED: ("mod-mounted", ["ship", "gear"]),
    v.ROUND_BEGINS: ("round-begins", ["n"]),
    v.PHASE_BEGINS: ("phase-begins", ["phase"]),
    v.TURN_BEGINS: ("turn-begins", ["ship"]),
    v.TURN_ENDS: ("turn-ends", ["ship"]),
    v.JOINED: ("joined", ["ship", "newship"]),
    v.DECLINED: ("declined", ["seat"]),
    v.TILE_REVEALED: ("tile-revealed", ["ship", "system"]),
    v.TILE_PLACED: ("tile-placed", ["system", "edge", "newsystem"]),
    v.MOVED: ("moved", ["ship", "system"]),
    v.CROSSED: ("crossed", ["ship", "system"]),
    v.STRAINED: ("strained", ["ship"]),
    v.ALLY_MET: ("ally-met", ["ally", "system"]),
    v.WARE_OFFERED: ("ware-offered", ["ally", "module"]),
    v.DETECTION_ROLLED: ("detection-rolled", ["system"]),
    v.UNDETECTED: ("undetected", ["system"]),
    v.DETECTED: ("detected", ["system"]),
    v.DIE_ROLLED: ("die-rolled", ["ship", "n", "face"]),
    v.DIE_REROLLED: ("die-rerolled", ["ship", "n", "face"]),
    v.MISS_IGNORED: ("miss-ignored", ["ship", "n"]),
    v.SPECIAL_SPENT: ("special-spent", ["ship", "n"]),
    v.GEAR_USED: ("gear-used", ["ship", "gear"]),
    v.ENERGY_FLIPPED: ("energy-flipped", ["ship", "n"]),
    v.ENERGY_RECOVERED: ("energy-recovered", ["ship", "n"]),
    v.ENERGY_GAINED: ("energy-gained", ["ship", "n"]),
    v.ENERGY_DISCARDED: ("energy-discarded", ["ship", "n"]),
    v.HEALTH_LOST: ("health-lost", ["ship", "n", "cause"]),
    v.HEALTH_RECOVERED: ("health-recovered", ["ship", "n"]),
    v.HEALTH_DISCARDED: ("health-discarded", ["ship", "n"]),
    v.HEALTH_MARKERS: ("health-markers", ["ship", "n"]),
    v.LOSS_PREVENTED: ("loss-prevented", ["ship", "n"]),
    v.SCRAPS_GAINED: ("scraps-gained", ["ship", "n"]),
    v.SCRAPS_PAID: ("scraps-paid", ["ship", "n"]),
    v.SCRAPS_LOST: ("scraps-lost", ["ship", "n"]),
    v.SCRAP_GIVEN: ("scrap-given", ["ship", "newship"]),
    v.MODULE_GAINED: ("module-gained", ["ship", "module"]),
    v.MODULE_BOUGHT: ("module-bought", ["ship", "module", "n"]),
    v.MODULE_GIVEN: ("module-given", ["module", "ship", "newship"]),
    v.MODULE_LOST: ("module-lost", ["ship", "module"]),
    v.MODULE_DISMANTLED: ("module-dismantled", ["ship", "module"]),
    v.MODULE_SWITCHED_OFF: ("module-switched-off", ["ship", "module"]),
    v.EXP_GAINED: ("exp-gained", ["ship", "n"]),
    v.LEVEL_REACHED: ("level-reached", ["ship", "n"]),
    v.DAMAGE_DRAWN: ("damage-drawn", ["ship", "damage"]),
    v.DAMAGE_REMOVED: ("damage-removed", ["ship", "damage"]),
    v.SHIP_DEFEATED: ("ship-defeated", ["ship", "system"]),
    v.COMBAT_BEGINS: ("combat-begins", ["system"]),
    v.ENEMY_DRAWN: ("enemy-drawn", ["foe", "system"]),
    v.ATTACK_BEGINS: ("attack-begins", ["n", "foe"]),
    v.MANOEUVRE: ("manoeuvre", ["ship", "manoeuvre"]),
    v.CRITICAL: ("critical", ["ship"]),
    v.SKILL_TRIGGERS: ("skill-triggers", ["foe"]),
    v.ATTACK_VALUE: ("attack-value", ["n", "shields"]),
    v.FOE_HIT: ("foe-hit", ["foe", "n"]),
    v.FOE_RECOVERS: ("foe-recovers", ["foe", "n"]),
    v.RETALIATION: ("retaliation", ["n", "ship"]),
    v.FOE_DEFEATED: ("foe-defeated", ["foe"]),
    v.COMBAT_ENDS: ("combat-ends", ["system"]),
    v.DISENGAGED: ("disengaged", ["ship"]),
    v.HIDDEN: ("hidden", ["ship"]),
    v.PACIFIED: ("pacified", ["system"]),
    v.PACIFICATION_AGES: ("pacification-ages", ["system", "n"]),
    v.EXPLORED: ("explored", ["ship", "exploration"]),
    v.OPTION_TAKEN: ("option-taken", ["ship", "n"]),
    v.SKILL_ROLLED: ("skill-rolled", ["n", "face"]),
    v.SKILL_SUCCEEDS: ("skill-succeeds", ["n"]),
    v.SKILL_FAILS: ("skill-fails", ["n"]),
    v.SIGNAL_REVEALED: ("signal-revealed", ["key", "signal"]),
    v.SIGNAL_PEEKED: ("signal-peeked", ["key", "signal"]),
    v.SIGNAL_PROGRESS: ("signal-progress", ["key", "n"]),
    v.SIGNAL_OPEN: ("signal-open", ["key"]),
    v.KEY_PLACED: ("key-placed", ["key", "system"]),
    v.KEY_TAKEN: ("key-taken", ["ship", "key"]),
    v.KEY_GIVEN: ("key-given", ["key", "ship", "newship"]),
    v.KEY_SCAVENGED: ("key-scavenged", ["ship", "key"]),
    v.KEY_ACTIVATED: ("key-activated", ["key"]),
    v.LAST_KEY: ("last-key", []),
    v.RIFT_CLOSED: ("rift-closed", ["system"]),
    v.RIFT_OPENED: ("rift-opened", ["system"]),
    v.WORMHOLE_OPENED: ("wormhole-opened", ["system"]),
    v.AVATARS_SLOWED: ("avatars-slowed", []),
    v.AVATARS_HASTENED: ("avatars-hastened", []),
    v.CORRUPTION_HELD: ("corruption-held", []),
    v.CORRUPTION_ADVANCES: ("corruption-advances", ["n"]),
    v.HERALD: ("herald", ["system"]),
    v.AVATAR_ENTERS: ("avatar-enters", ["foe", "system"]),
    v.AVATAR_ESCAPES: ("avatar-escapes", ["foe", "n"]),
    v.AVATAR_GONE: ("avatar-gone", ["foe"]),
    v.AVATAR_DIE_ROLLED: ("avatar-die-rolled", ["foe", "n"]),
    v.AVATAR_MOVES: ("avatar-moves", ["foe", "system"]),
    v.AVATAR_ENGAGES: ("avatar-engages", ["foe", "ship"]),
    v.ENEMIES_ADDED: ("enemies-added", ["n"]),
    v.ENEMY_RETURNS: ("enemy-returns", ["foe"]),
    v.FLEETS_SPLIT: ("fleets-split", []),
    v.SCAVENGED: ("scavenged", ["ship"]),
    v.MAINTAINED: ("maintained", ["ship"]),
    v.REPAIRED: ("repaired", ["ship", "newship"]),
    v.DAMAGE_ROLLED: ("damage-rolled", ["ship", "cause"]),
    v.DECK_RESHUFFLED: ("deck-reshuffled", ["deck"]),
    v.WON: ("won", []),
    v.LOST: ("lost", ["outcome"]),
    v.ACTION_TAKEN: ("action-taken", ["ship", "act"]),
    v.ACTIONS_LEFT: ("actions-left", ["ship", "n"]),
    v.EXTRA_DIE: ("extra-die", ["ship", "colour"]),
    v.TRADE_ENDS: ("trade-ends", []),
}

DECKS = ["enemy", "exploration", "module", "precursor-module", "damage"]
PHASES = ["setup", "action", "corruption", "end"]
GREAT_RIFT = "GR"
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
CARDS = ["module", "damage", "ally", "exploration", "signal"]


# ---- the sentences


def option_text(
    code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
) -> str:
    """An answer in words. The view says what a numbered option or a Signal stands for."""
    name, nouns = ANSWERS[verb_of(code)]
    asked = question.name if question else ""
    arguments = _arguments(code, nouns, setup, locale)
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
    return capital(locale.text(f"xod-opt-{name}", ask=asked, **arguments))


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
            latest = _latest(view, [v.TILE_REVEALED])
            if latest:
                arguments |= _system("system", second(latest), content, locale)
        if question.kind == v.ASK_MODULE:
            drawn = [first(code) for code in view.script or [] if verb_of(code) == v.DRAWS_MODULE]
            if drawn:
                arguments["module"] = name_of(content.entries["module"][drawn[-1]], locale)
    text = locale.text(f"xod-ask-{question.name}", **arguments)
    return locale.text("xod-ask-about", shipname=name_of(ship, locale), text=text) if ship else text


def event_text(event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
    """What happened, as a sentence about the ship or foe that did it."""
    name, nouns = EVENTS[verb_of(event.code)]
    return capital(locale.text(f"xod-log-{name}", **_arguments(event.code, nouns, setup, locale)))


def refusal_text(code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """Why something cannot be chosen: a fact in a few words."""
    name, nouns = ANSWERS[verb_of(code)]
    return capital(locale.text(why_message(rule), verb=name, **_arguments(code, nouns, setup, locale)))


def why_message(rule: str) -> str:
    return "xod-why-" + rule.lower().replace(".", "-")


def player_name(seat: int, setup: Setup, locale: Locale) -> str:
    return setup.seats[seat]


def load(setup: Setup) -> Content:
    return load_content(Path(setup.pack) if setup.pack else None, setup.edition, setup.content)


# ---- more about an answer


def detail_text(code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
    """What the card, ship or Signal behind an answer says; empty if there is no more to say."""
    content = load(setup)
    for noun, value in zip(ANSWERS[verb_of(code)][1], (first(code), second(code)), strict=False):
        if noun == "gear":
            return _gear_text(value % w.FREELY, content, locale)
        if noun == "module":
            return _gear_text(w.MODS + value, content, locale)
        if noun in ("damage", "ally", "exploration"):
            return card_text(noun, content.entries[noun][value], locale)
        if noun == "foe":
            return _foe_text(value, content, locale)
        if noun == "key" and view is not None:
            signal = _signal(value, view, content)
            return card_text("signal", signal, locale, _crew(view)) if signal is not None else ""
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


def _arguments(code: int, nouns: list[str], setup: Setup, locale: Locale) -> dict[str, object]:
    """What the message needs to know."""
    content = load(setup)
    found: dict[str, object] = {"n": 1, "action": NONE, "signal": "", "colour": NONE}
    for noun, value in zip(nouns, (first(code), second(code), third(code)), strict=False):
        if noun == "seat":
            found["name"] = player_name(value, setup, locale)
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
            found |= {"key": value + 1, "n": found["n"] if "n" in nouns else value + 1}
        elif noun == "rotation":
            found["degrees"] = 60 * value
        elif noun == "act":
            found["act"] = ANSWERS[value][0]
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


def _latest(view: View, verbs: list[int]) -> int:
    """The latest event of these kinds in this turn; 0 if there is none."""
    for event in reversed(view.events):
        verb = verb_of(event.code)
        if verb in verbs:
            return event.code
        if verb in (v.PHASE_BEGINS, v.ROUND_BEGINS):
            return 0
    return 0
