"""What a card says, written from what it does, in any of the languages (the words are in locale/*/cards.ftl).

A card is an entry of the content. Its `trigger` is the frame of a sentence, the conditions among its codes come next or
are part of the frame, and each other code is a clause (XOD-G16). Enemies and Avatars speak of ships, all others of you.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from farflung.engine.packs import own_name
from farflung.engine.text import Locale
from farflung.games.xodus.cards import Op
from farflung.games.xodus.effectwords import VOCABULARY

Entry = Mapping[str, Any]

FOUR_SHIPS = 4
ALL = 0  # the amount that stands for "all" or "any number"
CONDITION = re.compile(r"(if|only|not|first|once)_")

GAINS = ["scrap", "module", "precursor_module"]
RECOVERS = ["heal", "energy"]
WORDS_FOR_ALL = ["all", "all_miss"]
SIGNED = {"max_health": "fewer", "actions": "fewer", "avatar_move": "slower", "price": "dearer"}
# Codes that say when they work, so that no trigger is put in front of them.
FRAMELESS = ["no_crit", "no_reroll_ignore", "no_skill_contribution", "cost", "price", "repair_any"]
FRAMELESS += ["max_health", "max_energy", "actions", "disable_energy"]
AFTERWARDS = ["scrap_on_kill", "scrap_cap", "else_lose"]  # a sentence of their own behind the others

# Enemies and Avatars: whom a code falls on by its last word, or by the condition in front of it.
FOE_WHO = {"each_disengaging": "disengaging", "with_miss": "misses", "each": "attacking"}
FOE_WHO_BY_CONDITION = {"if_ship_misses": "misses", "if_ship_unspent_special": "special", "if_cause": "hurt"}


class Code(NamedTuple):
    """An effect as sentences need it: its name, and what it takes as numbers and words."""

    verb: str
    arguments: list[int | str]

    @property
    def n(self) -> int:
        """The amount; 0 stands for all."""
        if self.arguments and self.arguments[0] in WORDS_FOR_ALL:
            return ALL
        return next((each for each in self.arguments if isinstance(each, int)), ALL)

    @property
    def each(self) -> int:
        return next((each for each in self.arguments[1:] if isinstance(each, int) and each >= 0), 1)

    @property
    def words(self) -> list[str]:
        return [word for word in self.arguments if isinstance(word, str) and word != "all"]

    @property
    def last(self) -> str:
        return self.words[-1] if self.words else ""


def code(op: Op) -> Code:
    return Code(VOCABULARY.signature(op).name, VOCABULARY.arguments(op))


def codes_of(fx: list[Op]) -> list[Code]:
    return [code(op) for op in fx]


# ---- cards


def card_text(table: str, entry: Entry, locale: Locale, ships: int = FOUR_SHIPS) -> str:
    """The whole text of a card; parts that are separate on the card stand on lines of their own."""
    return TEXTS[table](entry, locale, ships) if table in TEXTS else ability_text(table, entry, locale)


def name_of(entry: Entry | str, locale: Locale) -> str:
    """A card's name in the language; a name of the user's own stays as it is."""
    name = entry if isinstance(entry, str) else str(entry["name"])
    message = "xod-name-" + slug(name)
    return locale.text(message) if message in locale else own_name(name, locale.language)


def story_of(entry: Entry, locale: Locale) -> str:
    """What is read aloud when the card is met (XOD-12.1, XOD-15.2); a card of the user's own has no story."""
    message = "xod-story-" + slug(str(entry["name"]))
    return locale.text(message) if message in locale else ""


@cache
def slug(word: str) -> str:
    """A name as part of a message's name."""
    return re.sub(r"[^a-z0-9_]+", "-", word.lower().replace("'", "")).strip("-")


def ability_text(owner: str, ability: Entry, locale: Locale) -> str:
    """When an ability works and what it does."""
    codes = codes_of(ability["fx"])
    if owner in ("enemy", "avatar"):
        return _foe_text(str(ability["trigger"]), codes, locale)
    return _Writer(owner, str(ability["trigger"]), locale, str(ability.get("type", ""))).text(codes)


class _Writer:
    """Writes what a card does for its owner: which kind of card, at which trigger, in which language."""

    def __init__(self, owner: str, trigger: str, locale: Locale, kind: str = "") -> None:
        self.owner = owner
        self.trigger = trigger
        self.locale = locale
        self.kind = kind

    def text(self, codes: list[Code]) -> str:
        own_rule = [one for one in codes if one.verb == "custom"]
        if own_rule:
            return self.locale.text(f"xod-custom-{own_rule[0].last}")
        conditions = [one for one in codes if CONDITION.match(one.verb)]
        effects = [one for one in codes if one not in conditions and one.verb not in AFTERWARDS]
        sentences = [self.clause(one) for one in effects if one.verb in FRAMELESS]
        framed = [one for one in effects if one.verb not in FRAMELESS]
        if framed:
            sentences.insert(0, self._framed(conditions, framed))
        sentences += [self.clause(one) for one in codes if one.verb in AFTERWARDS]
        if self.kind == "consumable" and self.trigger == "any_time" and any(one.verb == "heal" for one in codes):
            sentences.append(self.locale.text("xod-fx-heal-rescue"))
        return " ".join(sentences)

    def _framed(self, conditions: list[Code], effects: list[Code]) -> str:
        frame, limit = f"xod-on-{self.trigger}", Code("", [])
        variants = [*conditions, *(Code(one.last, []) for one in effects if one.verb == "prevent"), effects[0]]
        for one in variants:
            if f"xod-on-{self.trigger}-{one.verb}" in self.locale:
                frame, limit = f"xod-on-{self.trigger}-{one.verb}", one
                break
        left = [one for one in conditions if one is not limit]
        times = [one for one in left if f"xod-times-{one.verb}" in self.locale]
        clause = self.clauses(effects)
        if len(left) > len(times):
            ifs = [self._if(one) for one in left if one not in times]
            clause = self.locale.text("xod-join-if", **{"if": fold("and", ifs, self.locale), "clause": clause})
        text = self.locale.text(frame, clause=clause, text=capital(clause), limit=limit.n, what=limit.last)
        for one in times:
            text = self.locale.text(f"xod-times-{one.verb}", text=text)
        return capital(text)

    def _if(self, condition: Code) -> str:
        return self.locale.text(f"xod-if-{condition.verb}", n=condition.n, what=condition.last)

    def clauses(self, codes: list[Code]) -> str:
        """Several effects as one clause; what is gained or recovered in a row shares one verb."""
        found: list[str] = []
        for verbs, message in ((GAINS, "xod-gain"), (RECOVERS, "xod-recover")):
            if len(codes) > 1 and all(one.verb in verbs for one in codes):
                return self.locale.text(message, goods=fold("and", [self._good(one) for one in codes], self.locale))
        for number, one in enumerate(codes):
            before = codes[number - 1].verb if number else ""
            found.append(self.clause(one, paid=one.verb == "lose" and before == "prevent"))
        return fold("then", found, self.locale)

    def _good(self, one: Code) -> str:
        return self.locale.text(f"xod-good-{one.verb}", n=one.n, on=self.trigger)

    def clause(self, one: Code, paid: bool = False) -> str:
        if one.verb in GAINS:
            return self.locale.text("xod-gain", goods=self._good(one))
        if one.verb == "energy" or (one.verb == "heal" and one.last != "all_here"):
            return self.locale.text("xod-recover", goods=self._good(one))
        message = f"xod-fx-{one.verb}"
        for word in one.arguments:
            if f"{message}-{word}" in self.locale:
                message = f"{message}-{word}"
        n = one.n
        if one.verb in SIGNED and (n < 0) != (one.verb == "price"):
            message += "-" + SIGNED[one.verb]
        if paid:
            message += "-instead"
        words = {"who": one.last or "self", "what": one.words[0] if one.words else "any", "owner": self.owner}
        return self.locale.text(message, n=abs(n), each=one.each, on=self.trigger, **words)


# ---- Enemies and Avatars


def _foe_text(trigger: str, codes: list[Code], locale: Locale) -> str:
    conditions = [one for one in codes if CONDITION.match(one.verb)]
    effects = [one for one in codes if one not in conditions]
    openings = [f"xod-foe-{one.verb}" for one in conditions if f"xod-foe-{one.verb}" in locale]
    openings += [f"xod-foe-{trigger}"] if f"xod-foe-{trigger}" in locale else []
    limit = max([one.n for one in conditions], default=1)
    opened = [locale.text(message, limit=limit) for message in openings]
    inverted = "yes" if opened else "no"
    sentences = []
    for one in effects:
        who = FOE_WHO.get(one.last, "engaged")
        least = 1
        for condition in conditions:
            if condition.verb in FOE_WHO_BY_CONDITION:
                who, least = FOE_WHO_BY_CONDITION[condition.verb], condition.n or 1
        if trigger == "combat_start":
            who = "engaged"
        clause = locale.text(f"xod-foe-{one.verb}", n=abs(one.n), who=who, limit=least, inverted=inverted)
        if one.verb in AFTERWARDS:
            sentences.append(clause)
            continue
        if opened:
            clause = locale.text("xod-join-foe", **{"if": fold("comma", opened, locale), "clause": clause})
        sentences.append(sentence(clause, locale))
    return " ".join(sentences)


def _avatar_text(entry: Entry, locale: Locale, _ships: int) -> str:
    return "\n".join(ability_text("avatar", skill, locale) for skill in entry["skills"])


# ---- other cards


def option_text(option: Entry, locale: Locale) -> str:
    """One option of an Exploration card."""
    text = _fx_sentence("exploration", option["fx"], locale)
    if option["skill"]:
        failure = _fx_sentence("exploration", option["fail"], locale)
        text = locale.text("xod-option-skill", what=option["skill"], need=option["need"], success=text, failure=failure)
    if option["class"]:
        return locale.text("xod-option-class", **{"class": locale.text(f"xod-class-{option['class']}"), "text": text})
    return text


def _fx_sentence(owner: str, fx: list[Op], locale: Locale) -> str:
    if not fx:
        return locale.text("xod-option-nothing")
    return sentence(_Writer(owner, "", locale).clauses(codes_of(fx)), locale)


def _exploration_text(entry: Entry, locale: Locale, _ships: int) -> str:
    return "\n".join(option_text(option, locale) for option in entry["options"])


def service_text(entry: Entry, locale: Locale) -> str:
    """What an Ally offers besides its wares."""
    codes = codes_of([op for op in entry["fx"] if not op.parts])
    writer = _Writer("ally", entry["trigger"], locale)
    price = [one.n for one in codes if one.verb == "cost_scrap"]
    if not price:
        return " ".join(writer.clause(one) for one in codes)
    deeds = [writer.clause(one) for one in codes if one.verb != "cost_scrap" and not CONDITION.match(one.verb)]
    for op in entry["fx"]:
        if op.parts:
            deeds.append(fold("or", [writer.clause(one) for one in codes_of(op.parts)], locale))
    clause = fold("then", deeds, locale)
    return locale.text("xod-service-paid", n=price[0], clause=clause, text=capital(clause))


def wares_text(entry: Entry, locale: Locale) -> str:
    message = "xod-wares-precursor" if entry["precursor"] else "xod-wares"
    return locale.text(message, n=entry["modules"], precursor=entry["precursor"])


def _ally_text(entry: Entry, locale: Locale, _ships: int) -> str:
    service = locale.text("xod-service", service=name_of(entry["service"], locale), text=service_text(entry, locale))
    return f"{wares_text(entry, locale)}\n{service}"


def signal_parts(entry: Entry, locale: Locale, ships: int = FOUR_SHIPS) -> dict[str, str]:
    """What a Signal card says, part by part; only what it has."""
    target = entry["target_4_ships"] if ships == FOUR_SHIPS else entry["target_3_ships"]
    found: dict[str, str] = {}
    for part in ("reveal", "act", "fail", "end"):
        if entry[part]:
            clauses = [_signal_clause(one, part, target, ships, locale) for one in codes_of(entry[part])]
            found[part] = sentence(fold("semicolon", clauses, locale), locale)
    found["access"] = locale.text("xod-signal-access", text=locale.text(f"xod-access-{entry['access']}", target=target))
    return found


def _signal_clause(one: Code, part: str, target: int, ships: int, locale: Locale) -> str:
    message = f"xod-sig-{one.verb}"
    for word in [one.last, part]:
        if word and f"{message}-{word}" in locale:
            message += f"-{word}"
    numbers = [each for each in one.arguments if isinstance(each, int) and each >= 0] + [0, 0, 0]
    n = numbers[1] if one.verb == "fleet_of" and ships != FOUR_SHIPS else numbers[0]
    return locale.text(message, n=n, shields=numbers[1], reward=numbers[2], target=target, what=one.last)


def _signal_text(entry: Entry, locale: Locale, ships: int) -> str:
    lines = []
    for part, text in signal_parts(entry, locale, ships).items():
        if part == "act":
            action = locale.text(f"xod-action-{slug(entry['action'])}")
            lines.append(locale.text("xod-signal-action", action=action, text=text))
        elif part == "access":
            lines.append(text)
        else:
            lines.append(locale.text(f"xod-signal-{part}", text=text))
    return "\n".join(lines)


def _ship_text(entry: Entry, locale: Locale, _ships: int) -> str:
    return locale.text(f"xod-exp-{entry['exp_event']}")


TEXTS: dict[str, Callable[[Entry, Locale, int], str]] = {
    "avatar": _avatar_text,
    "exploration": _exploration_text,
    "ally": _ally_text,
    "signal": _signal_text,
    "ship": _ship_text,
}


# ---- helpers


def fold(join: str, parts: list[str], locale: Locale) -> str:
    """All parts joined: commas, and the joining message before the last."""
    between = "comma" if join in ("and", "then", "or") else join
    text = parts[0] if parts else ""
    for part in parts[1:-1]:
        text = locale.text(f"xod-join-{between}", a=text, b=part)
    if len(parts) < 2:
        return text
    return locale.text(f"xod-join-{join}", a=text, b=parts[-1], sound=parts[-1][:1].lower())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(clause: str, locale: Locale) -> str:
    return locale.text("xod-sentence", text=capital(clause))
