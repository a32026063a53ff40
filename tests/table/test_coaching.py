"""Those who learn at the table: set-ups to begin with, what one plays for, what an answer costs."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import cast

import pytest
from tests.laws.games import SETUPS
from tests.laws.setup import LawSetup

from farflung import games
from farflung.engine.coach import Start
from farflung.engine.core import Dice, verb_of
from farflung.engine.match import Match
from farflung.engine.record import parse
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.games.xodus.state import Xodus
from farflung.table.coaching import coach_of, goal, phase, price, prices

GOLDEN = Path(__file__).parents[1] / "golden" / "xodus"
STARTS = [(title, start) for title in games.ours() for start in coach_of(title).starts]


@pytest.mark.parametrize(("title", "start"), STARTS, ids=[f"{title}-{start.name}" for title, start in STARTS])
def test_set_ups_to_begin_with_can_be_played_and_are_said_in_every_language(title: str, start: Start) -> None:
    names = [f"Player {number + 1}" for number in range(start.seats)]
    match = Match(games.title(title), Setup(title, start.edition, names, dict(start.options)), 1)
    assert match.question is not None
    for language in LANGUAGES:
        locale = Locale(language, strict=True)
        assert locale.text(f"{title}-start-{start.name}")
        assert locale.text(f"{title}-start-{start.name}-what").endswith(".")


@pytest.mark.parametrize("title", ["revenant", "helionox", "xodus"])
def test_a_first_game_an_own_one_and_one_screen_are_offered_for_each_title(title: str) -> None:
    starts = coach_of(title).starts
    assert [start.first for start in starts].index(True) == 0
    assert {start.who for start in starts} == {"alone", "bots", "screen"}


def test_who_teaches_nothing_offers_nothing() -> None:
    assert coach_of("salvage").starts == ()


# ---- the aim, and what answers cost


def begun(title: str, start: Start, seed: int = 3) -> Match:
    names = [f"Player {number + 1}" for number in range(start.seats)]
    return Match(games.title(title), Setup(title, start.edition, names, dict(start.options)), seed)


@pytest.mark.parametrize(("title", "start"), STARTS, ids=[f"{title}-{start.name}" for title, start in STARTS])
def test_the_aim_and_all_prices_are_said_in_every_language(title: str, start: Start) -> None:
    match, dice = begun(title, start), Dice(5)
    costs: set[str] = set()
    while match.question and match.position < 300:
        if match.position % 5 == 0:
            locale = Locale(list(LANGUAGES)[match.position % 4], strict=True)
            for seat in range(-1, start.seats):
                aimed = {"goal": goal(match, seat, locale), "phase": phase(match, locale)}
                assert aimed["goal"]
                assert aimed["phase"]
            costs |= {price["cost"] for price in prices(match, locale).values() if "cost" in price}
        match.answer(match.question.options[dice.below(len(match.question.options))])
    assert costs or not start.first


def test_every_message_of_a_coach_is_there_in_every_language() -> None:
    for title in ("revenant", "helionox", "xodus"):
        coach = coach_of(title)
        match = begun(title, coach.starts[0])
        names = [f"{title}-cost-{name}" for name in coach.purse(match.game, 0)]
        names += [f"{title}-unused-{name}" for name in set(coach.chances.values())]
        for language in LANGUAGES:
            locale = Locale(language, strict=True)
            for name in names:
                assert locale.text(name, n=1)
                assert locale.text(name, n=2)


def test_a_jump_costs_an_action_and_ending_the_turn_leaves_what_could_be_done() -> None:
    match = begun("xodus", coach_of("xodus").starts[0])
    while match.question and match.question.name != "action":
        match.answer(match.question.options[0])
    english = Locale("en")
    by_text = {match.notation.text(code): price for code, price in prices(match, english).items()}
    jump = next(price for text, price in by_text.items() if text.startswith("blind jump"))
    assert jump == {"cost": "1 Action"}
    assert by_text["end turn"]["unused"]


# ---- every title, edition and mode

TAUGHT = [law_setup for law_setup in SETUPS if law_setup.title in ("revenant", "helionox", "xodus")]


@pytest.mark.parametrize("law_setup", TAUGHT, ids=str)
def test_aim_phase_prices_and_what_is_left_hold_in_every_mode(law_setup: LawSetup) -> None:
    """Everyone at every table is told what is played for and what the phase is about, in all languages; who could still
    act is told so on the answer that ends the turn."""
    match, dice, coach = Match(games.title(law_setup.title), law_setup.setup(), 11), Dice(11), coach_of(law_setup.title)
    locales = [Locale(language, strict=True) for language in LANGUAGES]
    said: dict[str, set[str]] = {"goal": set(), "phase": set()}
    ends = costs = 0
    while match.question and match.position < 260:
        question, options = match.question, match.question.options
        if match.position % 3 == 0:
            for locale in locales:
                for seat in (-1, question.seat):
                    aimed = {"goal": goal(match, seat, locale), "phase": phase(match, locale)}
                    assert all(aimed.values()), aimed
                    said = {key: words | {aimed[key]} for key, words in said.items()}
            told = prices(match, locales[0])
            for code, price_told in told.items():
                ends += bool(price_told.get("unused"))
                costs += bool(price_told.get("cost"))
                if verb_of(code) in coach.ends:
                    left = {coach.chances[verb_of(each)] for each in options if verb_of(each) in coach.chances}
                    assert len(price_told.get("unused", [])) == len(left)
        match.answer(options[dice.below(len(options))])
    assert len(said["phase"]) >= len(LANGUAGES)
    assert len(said["goal"]) >= len(LANGUAGES)
    assert costs or ends


def test_what_a_button_says_it_costs_is_paid() -> None:
    """The purse of who answered has that much less, or more to carry."""
    for title in ("revenant", "helionox", "xodus"):
        coach, paid = coach_of(title), 0
        match, dice = begun(title, coach.starts[0]), Dice(9)
        while match.question and match.position < 400 and paid < 12:
            question = match.question
            before = coach.purse(match.game, question.seat)
            for code in question.options:
                lost = price(coach, match, code, before) if verb_of(code) not in coach.priced else {}
                twin = copy.copy(match)
                twin.answer(code)
                no_luck = twin.position == match.position + 1
                if lost and no_luck and twin.question and twin.question.seat == question.seat:
                    after = coach.purse(twin.game, question.seat)
                    for name, n in lost.items():
                        assert abs(after[name] - before[name]) == n, (title, match.notation.text(code), name)
                    paid += 1
            often_first = dice.below(3) * dice.below(len(question.options))
            match.answer(question.options[often_first % len(question.options)])
        assert paid, title


@pytest.mark.rule("XOD-23.8")
def test_leaving_an_avatar_says_that_the_corruption_comes_nearer() -> None:
    """Though a Damage Roll comes before, it is certain."""
    record = parse((GOLDEN / "01-1-player-quiet.record").read_text("utf-8"))
    record.lines = record.lines[:515]
    match = Match.load(games.title("xodus"), record)
    by_text = {match.notation.text(code): price for code, price in prices(match, Locale("en")).items()}
    assert by_text["disengage"]["cost"] == "Corruption +1"
    assert [text for text, price in by_text.items() if "Corruption" in price.get("cost", "")] == ["disengage"]
    before = cast(Xodus, match.game).corruption
    match.answer("disengage")
    while match.question and cast(Xodus, match.game).corruption == before:
        match.answer(match.question.options[0])
        assert match.position < 526
