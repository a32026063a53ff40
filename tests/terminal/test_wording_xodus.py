"""Every answer, question, event and refusing rule of X-ODUS in four languages."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from farflung.engine.core import Dice, code, verb_of
from farflung.engine.match import LoggedEvent, Match, Question
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.engine.verbs import Verb
from farflung.engine.views import view
from farflung.games import title
from farflung.games.xodus import verbs, wording
from farflung.games.xodus import words as w
from farflung.rulebook import ledger

RULES = Path(wording.__file__).parent
LOCALES = RULES / "locale"
SETUP = Setup("xodus", "first", ["Mara", "Jonas", "Selma", "Teo"])
EMPTY = re.compile(r"\{|\}|\$|\bNone\b|xod-|  | \.| ,")

# How far each noun of an answer or event counts.
NOUNS = {
    "seat": range(4), "ship": range(6), "newship": range(6), "system": range(w.TILES), "newsystem": range(w.TILES),
    "gear": range(2 * w.GEAR), "module": range(w.MODULES), "foe": range(w.FOES), "damage": range(16), "edge": range(6),
    "ally": range(w.ALLIES), "exploration": range(20), "signal": range(12), "key": range(w.SLOTS), "n": range(6),
    "dice": [8 * ship + dice for ship in range(6) for dice in range(1, 8)], "rotation": range(6),
    "number": range(6),
    "pair": [1, 6, 13, 34], "face": range(3), "cause": range(len(w.CAUSES)), "phase": range(len(w.PHASES)),
    "colour": range(3),
    "manoeuvre": range(1, len(w.MANOEUVRES)), "deck": range(5), "outcome": [w.DESTROYED, w.AWAKENED],
    "act": list(verbs.ACTS), "shields": range(5), "through": range(5),
}  # fmt: skip


@pytest.fixture(params=list(LANGUAGES))
def locale(request: pytest.FixtureRequest) -> Locale:
    return Locale(request.param, strict=True, soft_hyphens=False)


def assert_sentence(text: str) -> None:
    assert text
    assert not EMPTY.search(text), text
    assert text == text.strip()
    assert not text[0].islower(), text


def every_code(verb: Verb) -> list[int]:
    """The verb with each value of each of its nouns at least once."""
    columns = [list(NOUNS[noun]) if verb.number != verbs.MOUNT else list(range(w.MODS)) for noun, _ in verb.arguments]
    rows = max([len(column) for column in columns], default=1)
    return [code(verb.number, *(column[row % len(column)] for column in columns)) for row in range(rows)]


def rule_named(node: ast.AST) -> ast.expr | None:
    """The argument that is the rule, if this is a call of `game.bar` or `bar_each`."""
    if not isinstance(node, ast.Call):
        return None
    if isinstance(node.func, ast.Attribute) and node.func.attr == "bar":
        return node.args[0]
    return node.args[1] if isinstance(node.func, ast.Name) and node.func.id == "bar_each" else None


def refusing_rules() -> set[str]:
    """The rules that a `bar` or `bar_each` of the rules may name, in the call or in the variable it is given."""
    found: set[str] = set()
    for path in RULES.glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or function.name == "bar_each":
                continue
            for node in ast.walk(function):
                rule = rule_named(node)
                if rule is not None:
                    text = ast.unparse(rule)
                    if isinstance(rule, ast.Name):
                        assigned = rf"^\s*{text} = (.*)$"
                        text = " ".join(re.findall(assigned, ast.unparse(function), re.MULTILINE))
                    rules = re.findall(r"'(XOD-[\w.]+)'", text)
                    assert rules, f"{path.name}, {function.name}: which rule is {ast.unparse(rule)}?"
                    found.update(rules)
    return found


def test_every_answer_has_words(locale: Locale) -> None:
    for verb in wording.VERBS.answers.values():
        codes = every_code(verb)
        texts = {wording.option_text(one, SETUP, locale) for one in codes}
        for text in texts:
            assert_sentence(text)
        assert len(texts) == len(set(codes)), f"{verb.said.text}: two answers read alike"
        for kind, (name, rule) in wording.VERBS.questions.items():
            assert_sentence(wording.option_text(codes[0], SETUP, locale, Question(0, kind, name, rule, [], [])))


def test_every_answer_about_a_card_tells_what_it_says(locale: Locale) -> None:
    for verb in wording.VERBS.answers.values():
        for one in every_code(verb):
            text = wording.detail_text(one, SETUP, locale)
            nouns = {noun for noun, _ in verb.arguments}
            if {"gear", "module", "damage", "ally", "exploration"} & nouns or verb.number == verbs.CHOOSE_SHIP:
                assert_sentence(text)


def test_every_question_has_words(locale: Locale) -> None:
    for kind, (name, rule) in wording.VERBS.questions.items():
        text = wording.question_text(Question(0, kind, name, rule, [code(verbs.DONE)], []), SETUP, locale)
        assert_sentence(text)
        assert text.endswith("?")


def test_every_event_has_words(locale: Locale) -> None:
    for verb in wording.VERBS.events.values():
        for one in every_code(verb):
            text = wording.event_text(LoggedEvent(0, "", one, -1), SETUP, locale)
            assert_sentence(text)
            assert text.endswith((".", "!"))


def test_every_refusing_rule_has_a_reason(locale: Locale) -> None:
    rules = refusing_rules()
    assert len(rules) > 15
    for rule in rules:
        for verb in wording.VERBS.answers:
            text = wording.refusal_text(code(verb, 1, 1), rule, SETUP, locale)
            assert_sentence(text)
            assert text.endswith(".")


def test_no_reason_is_left_over(locale: Locale) -> None:
    """A message nobody can meet is a message that was forgotten when a rule moved."""
    reasons = {wording.MESSAGES.why(rule) for rule in refusing_rules()}
    text = (LOCALES / locale.language / "words.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(xod-why-\S+) =", text, re.MULTILINE)) == reasons


def test_every_rule_that_asks_or_refuses_is_in_the_ledger() -> None:
    book = ledger("xodus")
    entries: list[Any] = [*book.rule, *book.gap, *book.conflict]
    known = {entry.id for entry in entries}
    assert {rule for _, rule in wording.VERBS.questions.values()} <= known
    assert refusing_rules() <= known


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_can_be_told(seats: int) -> None:
    """Everything that random games ask, offer, refuse and say, in all languages."""
    locales = [Locale(language, strict=True, soft_hyphens=False) for language in LANGUAGES]
    setup = Setup("xodus", "first", ["Mara", "Jonas", "Selma", "Teo"][:seats])
    match = Match(title("xodus"), setup, 7 + seats)
    dice = Dice(3)
    asked: set[int] = set()
    while match.question is not None:
        question = match.question
        if question.kind not in asked or dice.below(40) == 0:
            asked.add(question.kind)
            seen = view(match, question.seat)
            for locale in locales:
                assert_sentence(wording.question_text(question, setup, locale, seen))
                wording.context_text(seen, locale)
                for option in question.options:
                    assert_sentence(wording.option_text(option, setup, locale, question, seen))
                    wording.detail_text(option, setup, locale, seen)
                for option, rule in question.refused:
                    assert_sentence(wording.refusal_text(option, rule, setup, locale))
        match.answer(question.options[dice.below(len(question.options))])
    assert len(asked) > 10
    for event in {event.code: event for event in match.events}.values():
        for locale in locales:
            assert_sentence(wording.event_text(event, setup, locale))


def test_options_of_an_exploration_are_told_by_what_they_do() -> None:
    """'option 1' says nothing; what the card offers does."""
    english = Locale("en", soft_hyphens=False)
    told = 0
    for seed in range(6):
        match = Match(title("xodus"), Setup("xodus", "first", ["Mara", "Jonas"]), seed)
        dice = Dice(seed)
        while match.question is not None and told < 10:
            question = match.question
            for option in question.options:
                if verb_of(option) == verbs.OPTION:
                    text = wording.option_text(option, match.setup, english, question, view(match, question.seat))
                    assert not text.startswith("Option"), text
                    told += 1
            match.answer(question.options[dice.below(len(question.options))])
    assert told >= 10


def test_nouns_are_declined() -> None:
    english, german, spanish, french = (Locale(language, soft_hyphens=False) for language in LANGUAGES)
    given = LoggedEvent(0, "", code(verbs.SCRAP_GIVEN, w.WARSHIP, w.EXPLORER), -1)
    assert wording.event_text(given, SETUP, english) == "The Warship gives 1 Scrap to the Explorer."
    assert wording.event_text(given, SETUP, german) == "Das Kriegsschiff gibt dem Erkunder 1 Schrott."
    assert wording.event_text(given, SETUP, spanish) == "La Nave de guerra da 1 de chatarra al Explorador."
    assert wording.event_text(given, SETUP, french) == "Le Vaisseau de guerre donne 1 scrap à l’Explorateur."
    moved = LoggedEvent(0, "", code(verbs.MOVED, w.DRONE_SPECIALIST, w.GR), -1)
    assert wording.event_text(moved, SETUP, english) == "The Drone Specialist enters the Great Rift."
    assert wording.event_text(moved, SETUP, german) == "Der Drohnenspezialist fliegt zum Großen Riss."
    assert wording.event_text(moved, SETUP, spanish) == "El Especialista en drones llega al Gran Rift."
    assert wording.event_text(moved, SETUP, french) == "Le Spécialiste des drones arrive au Grand Rift."
    freely = code(verbs.USE, w.FREELY + 1)
    assert wording.option_text(freely, SETUP, english) == "Use Piercing Rounds without spending Energy"
    avatar = LoggedEvent(0, "", code(verbs.AVATAR_ENGAGES, w.FIRST_AVATAR, w.BATTLECRUISER), -1)
    assert (
        wording.event_text(avatar, SETUP, german) == "Azkarel der Verschlinger zieht den Schlachtkreuzer ins Gefecht."
    )
    guardian = LoggedEvent(0, "", code(verbs.FOE_HIT, w.GUARDIAN, 2), -1)
    assert wording.event_text(guardian, SETUP, german) == "Wächter verliert 2 Gesundheit."
