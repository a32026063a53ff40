"""Every answer, question, event and refusing rule of Helionox in four languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from farflung.engine.core import Dice, code, verb_of
from farflung.engine.match import LoggedEvent, Match, Question
from farflung.engine.scenario import arrange, tell
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.engine.views import view
from farflung.games import title
from farflung.games.helionox import collaboration, quotes, verbs, wording, words
from farflung.games.helionox.cards import Effect
from farflung.games.helionox.effects import asks_itself
from farflung.games.helionox.state import Helionox

RULES = Path(wording.__file__).parent
LOCALE = Path(wording.__file__).parent / "locale"
SEATS = ["Mara", "Jonas", "Selma", "Teo"]
SETUP = Setup("helionox", "final", SEATS)
EMPTY = re.compile(r"\{|\}|\$|\bNone\b|\bnone\b|hel-|  ")


@pytest.fixture(params=list(LANGUAGES))
def locale(request: pytest.FixtureRequest) -> Locale:
    return Locale(request.param, strict=True, soft_hyphens=False)


def strictly(language: str) -> Locale:
    return Locale(language, strict=True, soft_hyphens=False)


def assert_sentence(text: str) -> None:
    assert text
    assert not EMPTY.search(text), text
    assert text == text.strip()


# ---- which rules refuse which answers: read from the sources


@cache
def functions() -> dict[str, ast.FunctionDef]:
    """All functions of the rules by name; those that say why not have names of their own."""
    found: dict[str, ast.FunctionDef] = {}
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found[f"{path.stem}.{node.name}" if node.name in found else node.name] = node
    return found


def rules_in(node: ast.AST, owner: ast.FunctionDef) -> Iterator[str]:
    """The rules an expression can be: a constant, what a variable was set to, what a function returns."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("HEL-"):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from rules_in(node.body, owner)
        yield from rules_in(node.orelse, owner)
    elif isinstance(node, ast.Name):
        for assignment in ast.walk(owner):
            if isinstance(assignment, ast.Assign) and ast.unparse(assignment.targets[0]) == node.id:
                yield from rules_in(assignment.value, owner)
    elif isinstance(node, ast.Call):
        called = functions()[ast.unparse(node.func).rpartition(".")[2]]
        for returned in ast.walk(called):
            if isinstance(returned, ast.Return) and returned.value is not None:
                yield from rules_in(returned.value, called)


@cache
def refusals() -> frozenset[tuple[str, int]]:
    """Rule and verb of every `bar` in the rules."""
    found: set[tuple[str, int]] = set()
    for owner in functions().values():
        for call in ast.walk(owner):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".bar"):
                rules = list(rules_in(call.args[0], owner))
                assert rules, f"{owner.name}: no rule found in {ast.unparse(call)}"
                found |= {(rule, getattr(verbs, ast.unparse(call.args[1]).removeprefix("v."))) for rule in rules}
    return frozenset(found)


# ---- everything is named


def test_every_answer_has_words(locale: Locale) -> None:
    for verb in wording.VERBS.answers:
        for a in (0, 1):
            assert_sentence(wording.option_text(code(verb, a, 1), SETUP, locale))
            wording.detail_text(code(verb, a, 1), SETUP, locale)


def test_every_question_has_words(locale: Locale) -> None:
    for kind, (name, rule) in wording.VERBS.questions.items():
        text = wording.question_text(Question(0, kind, name, rule, [], []), SETUP, locale)
        assert_sentence(text)
        assert text.endswith("?")


def test_a_bare_yes_or_no_has_words_for_every_question(locale: Locale) -> None:
    for kind, (name, rule) in wording.VERBS.questions.items():
        question = Question(0, kind, name, rule, [], [])
        for verb in (verbs.TAKE, verbs.DECLINE, verbs.DONE, verbs.KEEP_REST):
            assert_sentence(wording.option_text(code(verb), SETUP, locale, question))


def test_every_event_has_words(locale: Locale) -> None:
    for verb in wording.VERBS.events:
        for a in (0, 1):
            text = wording.event_text(LoggedEvent(0, "", code(verb, a, a, 1), -1), SETUP, locale)
            assert_sentence(text)
            assert text.endswith(".")


def test_every_refusing_rule_has_a_reason(locale: Locale) -> None:
    found = refusals()
    assert len(found) > 40
    for rule, verb in found:
        text = wording.refusal_text(code(verb, 1, 1), rule, SETUP, locale)
        assert_sentence(text)
        assert text.endswith(".")


def test_no_reason_is_left_over(locale: Locale) -> None:
    """A message nobody can meet is a message that was forgotten when a rule moved."""
    reasons = {wording.MESSAGES.why(rule) for rule, _ in refusals()}
    text = (LOCALE / locale.language / "words.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(hel-why-\S+) =", text, re.MULTILINE)) == reasons


def test_all_languages_have_the_same_messages() -> None:
    ids = {
        language: set(re.findall(r"^(hel-[\w-]*) =", (LOCALE / language / "words.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    }
    assert ids["en"] == ids["de"] == ids["es"] == ids["fr"]


def test_the_words_know_which_operations_ask_themselves() -> None:
    """As the rules do it, so that 'do you want to ...' names the right one."""
    for op in range(len(words.OPERATIONS)):
        for what in (0, 1):
            effect = Effect(op, 1, what, 0, 0, [])
            assert wording.asks_itself(effect) == asks_itself(effect), words.OPERATIONS[op]


# ---- whole games

MODES = [
    ({"mercury": "on"}, 2),
    ({"mercury": "on", "missions": "on", "draft": "on"}, 3),
    ({"mode": "co-op", "mercury": "on", "difficulty": "master"}, 2),
    ({"mode": "solo", "difficulty": "veteran"}, 1),
]


# Answers that a card, an Event or a place says more about.
TOLD_MORE = {
    number: bool({"card", "event", "architect"} & {noun for noun, _ in verb.arguments})
    or number in (verbs.TRAVEL, verbs.BONUS, verbs.KEY)
    for number, verb in wording.VERBS.answers.items()
}


def anything(question: Question, dice: Dice) -> int:
    """A random answer, but mostly all cards are played first, and what they give is spent."""
    options = question.options
    if question.kind == verbs.ASK_MAIN:
        cards = [option for option in options if verb_of(option) == verbs.PLAY]
        useful = [option for option in options if verb_of(option) != verbs.END_TURN]
        options = cards if cards and dice.below(8) else useful if useful and dice.below(8) else options
    return options[dice.below(len(options))]


@pytest.mark.parametrize(("options", "seats"), MODES)
def test_a_whole_game_can_be_told(options: dict[str, str], seats: int) -> None:
    """Everything that a random game asks, offers, refuses and says, in all languages."""
    locales = [strictly(language) for language in LANGUAGES]
    setup = Setup("helionox", "final", SEATS[:seats], options)
    match = Match(title("helionox"), setup, 7)
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
                    detail = wording.detail_text(option, setup, locale, seen)
                    assert not EMPTY.search(detail), detail
                    assert detail or not TOLD_MORE[verb_of(option)], verb_of(option)
                for option, rule in question.refused:
                    assert_sentence(wording.refusal_text(option, rule, setup, locale))
                    assert (rule, verb_of(option)) in refusals()
        match.answer(anything(question, dice))
    assert len(asked) > 5
    for event in {event.code: event for event in match.events}.values():
        for locale in locales:
            assert_sentence(wording.event_text(event, setup, locale))


# ---- prices


def test_the_prices_named_are_those_paid() -> None:
    """What an option says it costs is what it costs: Credits in the pool and the Bank show it."""
    met: dict[int, set[int]] = {}
    for options, seats in MODES:
        setup = Setup("helionox", "final", SEATS[:seats], options)
        match = Match(title("helionox"), setup, 11)
        dice = Dice(5)
        while match.question is not None:
            question = match.question
            answer = anything(question, dice)
            price = quotes.UNKNOWN
            if question.kind == verbs.ASK_MAIN:
                before = view(match, question.seat)
                price = quotes.price_of(answer, before, wording.load(setup))
            elif question.kind in (verbs.ASK_ANSWER, verbs.ASK_HELP, verbs.ASK_SHORTFALL):
                game = match.game
                assert isinstance(game, Helionox)
                event, caller = game.in_play[game.helped_event], game.players[game.current]
                needed = collaboration.joint_cost(game, caller, event, game.partner)
                assert quotes.joint_cost(view(match, question.seat).state, wording.load(setup)) == needed
            match.answer(answer)
            if price == quotes.UNKNOWN:
                continue
            while match.question is not None and match.question.kind == verbs.ASK_BANK:
                match.answer(match.question.options[dice.below(len(match.question.options))])
            if match.question is None or match.question.seat != question.seat or match.question.kind != verbs.ASK_MAIN:
                continue  # the turn is over, and with it the pool
            after = view(match, question.seat).state["players"][question.seat]
            assert money(before.state["players"][question.seat]) - money(after) == price, match.notation.text(answer)
            met.setdefault(verb_of(answer), set()).add(price)
    assert {verbs.TRAVEL, verbs.BUY, verbs.PLACE_EMBASSY, verbs.GAIN_CARGO} <= set(met)
    assert len(met[verbs.BUY]) > 2
    assert len(met[verbs.TRAVEL]) > 2


def money(player: dict[str, Any]) -> int:
    return int(player["pool"]["credits"] + player["bank"]["credits"])


# ---- to the letter


def test_sentences() -> None:
    english, german, spanish, french = (strictly(language) for language in LANGUAGES)
    travel = code(verbs.TRAVEL, 1)
    assert wording.option_text(travel, SETUP, english) == "Travel to the Moon"
    assert wording.option_text(travel, SETUP, german) == "Zum Mond reisen"
    assert wording.option_text(travel, SETUP, spanish) == "Viajar a la Luna"
    assert wording.option_text(travel, SETUP, french) == "Voyager vers la Lune"
    delivered = LoggedEvent(0, "HEL-29.1", code(verbs.CARGO_DELIVERED, 1, 2, 4), -1)
    assert wording.event_text(delivered, SETUP, english) == "Jonas delivers cargo from Mars to Europa."
    assert wording.event_text(delivered, SETUP, german) == "Jonas liefert Fracht vom Mars nach Europa."
    used = LoggedEvent(0, "HEL-18.1", code(verbs.ARCHITECT_USED, 0, 0, 2), -1)
    assert wording.event_text(used, SETUP, english) == "Mara calls on Tiberius, Warp Captain (cryo 3)."
    alternative = code(verbs.ALTERNATIVE, 12)
    assert wording.option_text(alternative, SETUP, english) == (
        "Overcome Solar Lash: discard a Bio card and a Cybernetic card"
    )
    assert wording.detail_text(code(verbs.BUY, 10), SETUP, english) == (
        "Asset · costs 3 credits · 0 influence\nGain 2 credits."
    )
    many = LoggedEvent(0, "HEL-44.3", code(verbs.SCORED, 0, 300), -1)
    assert wording.event_text(many, SETUP, french) == "L’équipe a 300 points d’influence."
    assert wording.player_name(4, SETUP, german) == "Das Schattensyndikat"


@pytest.mark.parametrize(
    ("number", "parameter", "said"),
    [
        (verbs.GARRISON_CREDIT, "garrison_cost", "option"),
        (verbs.GARRISON_DEFENSE, "garrison_cost", "option"),
        (verbs.BANK_REWARD, "delivery_credits", "option"),
        (verbs.ASK_CUT, "hand_limit", "question"),
        (verbs.TRAVEL, "movement_tax", "refusal"),
    ],
)
def test_words_speak_the_numbers_of_the_game(locale: Locale, number: int, parameter: str, said: str) -> None:
    """A number that can be turned is never written out: turned to 7, the sentence says 7."""

    def spoken(value: int) -> str:
        setup = Setup("helionox", "final", SEATS, parameters={parameter: value})
        if said == "option":
            return wording.option_text(code(number), setup, locale)
        if said == "question":
            return wording.question_text(Question(0, number, "cut", "HEL-21.3", [], []), setup, locale)
        return wording.refusal_text(code(number, 1), "HEL-16.4", setup, locale)

    assert re.findall(r"\d+", spoken(7)) == ["7"]
    assert re.findall(r"\d+", spoken(1)) == ["1"]


CALL = "call for help with active Capital Riots"
TOGETHER = {
    "events": [{"event": "Capital Riots", "side": "active"}, {"event": "Grid Blackout", "side": "inactive"}],
    "players.*.location": "Earth",
    "players.1.pool.defense": 1,
}


def reasons(match: Match) -> dict[str, str]:
    """What seat 1 reads about calls and partners that are refused."""
    seen = view(match, 0)
    assert seen.question is not None
    told = {
        match.notation.text(option): wording.refusal_text(option, rule, match.setup, strictly("en"), seen)
        for option, rule in seen.question.refused
    }
    return {option: reason for option, reason in told.items() if option.startswith(("call", "ask"))}


@pytest.mark.rule("HEL-GAP-26")
def test_a_call_that_was_refused_is_told_as_such() -> None:
    match = arrange(title("helionox"), 2, TOGETHER, "main 1")
    cheap = "call for help with inactive Grid Blackout"
    assert reasons(match) == {cheap: "It takes only 1 defense: there is nothing to share."}
    tell(match, [f"1 {CALL}", "2 refuse"])
    refused = "Whoever could help here has already refused this turn."
    assert reasons(match) == {cheap: refused, CALL: refused}


@pytest.mark.rule("HEL-GAP-26", "HEL-11.4")
def test_partners_who_cannot_be_asked_are_told_why() -> None:
    match = arrange(title("helionox"), 4, {**TOGETHER, "players.4.location": "Moon"}, "main 1")
    absent = {"ask seat 4": "Player 4 is not here and has no embassy here."}
    tell(match, [f"1 {CALL}"])
    assert reasons(match) == absent
    tell(match, ["1 ask seat 2", "2 refuse", f"1 {CALL}"])
    assert match.question is not None
    assert match.question.name == "answer", "nobody but seat 3 is left to ask"


@pytest.mark.rule("HEL-GAP-26")
def test_a_partner_who_has_refused_is_told_as_such() -> None:
    match = arrange(title("helionox"), 4, TOGETHER, "main 1")
    tell(match, [f"1 {CALL}", "1 ask seat 2", "2 refuse", f"1 {CALL}"])
    assert reasons(match) == {"ask seat 2": "Player 2 has already refused this turn."}
