"""What a question is about, the rules say when they ask: wording looks at that, not back at what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

import farflung
from farflung.engine.core import Dice, Game, Pause, Script, first, verb_of
from farflung.engine.match import Match, Question
from farflung.engine.text import Locale
from farflung.engine.views import view
from farflung.games.helionox import cardtext as helionox_cards
from farflung.games.helionox import verbs as hv
from farflung.games.helionox import wording as helionox
from farflung.games.helionox import words as hw
from farflung.games.helionox.state import Helionox
from farflung.games.revenant import cardtext as revenant_cards
from farflung.games.revenant import verbs as rv
from farflung.games.revenant import wording as revenant
from farflung.games.revenant.prototype.text import spoken
from farflung.games.revenant.state import Revenant
from farflung.games.xodus import cardtext as xodus_cards
from farflung.games.xodus import effects
from farflung.games.xodus import verbs as xv
from farflung.games.xodus import wording as xodus
from farflung.games.xodus.state import Xodus

ENGLISH = Locale("en")


QUIET = {"end-turn", "done", "skip", "decline", "stay", "keep", "hide", "stop", "nothing", "travel", "buy", "refuse"}


def walk(title: str, seats: int, seed: int, **more: Any) -> Iterator[tuple[Match, Question]]:
    """A match at each of its questions, one after the other. Whoever is asked rather does something than nothing."""
    match = farflung.new_match(title, seats=[f"P{n}" for n in range(seats)], seed=seed, **more)
    dice = Dice(seed + 7)
    while match.question is not None:
        yield match, match.question
        lively = [code for code in match.question.options if match.notation.verbs[verb_of(code)].name not in QUIET]
        options = lively or match.question.options
        match.answer(options[dice.below(len(options))])


def test_a_numbered_choice_is_one_of_the_text_that_is_carried_out() -> None:
    choices = frames = 0
    for match, question in walk("revenant", 3, 1, edition="prototype"):
        seen = view(match, question.seat)
        game = cast(Revenant, match.game)
        if question.kind == rv.ASK_CHOICE:
            inner = next(code for code in reversed(question.about) if revenant._effects(code, game.content))
            for code in question.options:
                if verb_of(code) == rv.CHOICE:
                    choices += 1
                    meant = revenant._choice(revenant._effects(inner, game.content), first(code))
                    said = revenant.option_text(code, match.setup, ENGLISH, question, seen)
                    assert said == revenant_cards.effects_text(meant, spoken("prototype", ENGLISH)).rstrip(".")
        if question.name in ("man", "figure"):
            frames += 1
            assert not question.about
            assert not revenant.context_text(seen, ENGLISH)
    assert choices
    assert frames


def test_when_an_ability_is_done_the_question_is_about_what_it_interrupted() -> None:
    """Its text was shown until the end of the turn, because it was the latest that had been used."""
    done = 0
    for seed in (1, 2):
        for match, question in walk("revenant", 3, seed):
            used = [event for event in match.scene_log if verb_of(event.code) == rv.ABILITY_USED]
            if used and not any(verb_of(code) == rv.ABILITY_USED for code in question.about):
                game = cast(Revenant, match.game)
                text = revenant_cards.ability_text(game.content.abilities[used[-1].code >> 16 & 255], ENGLISH)
                done += 1
                assert revenant.context_text(view(match, question.seat), ENGLISH) != text
    assert done


@pytest.mark.rule("HEL-13.2", "HEL-13.12")
def test_questions_of_a_text_of_helionox_are_about_it() -> None:
    asked = 0
    for match, question in walk("helionox", 2, 3, options={"mercury": "on"}):
        game = cast(Helionox, match.game)
        texts = [game.content.texts[first(code)] for code in question.about if verb_of(code) == hw.TEXT]
        if question.kind in (hv.ASK_MAIN, hv.ASK_KEEP, hv.ASK_CUT):
            assert not question.about
            assert not helionox.context_text(view(match, question.seat), ENGLISH)
        if question.kind in (hv.ASK_CHOICE, hv.ASK_OPTIONAL, hv.ASK_CONSUME, hv.ASK_OBTAIN, hv.ASK_TOPDECK):
            asked += 1
            whole = texts[-1].whole_cost
            assert helionox.context_text(view(match, question.seat), ENGLISH) == helionox_cards.text_of(
                texts[-1], ENGLISH, whole=whole
            )
    assert asked > 10


@pytest.mark.rule("XOD-14.2")
def test_a_module_that_is_given_to_a_ship_is_named() -> None:
    match = farflung.new_match("xodus", seats=["A", "B"], seed=1)
    while match.question is not None and match.question.kind != xv.ASK_ACTIVATE:
        match.answer(match.question.options[0])
    game = cast(Xodus, match.game.copy())
    game.about, script = [], Script([], Dice(1))
    game.decider = script
    with pytest.raises(Pause):
        effects.gain_module(game, 0, [ship for ship in game.team if not ship.defeated])
    assert script.kind == xv.ASK_MODULE
    (about,) = game.about
    content = xodus.load(match.setup)
    question = Question(0, xv.ASK_MODULE, "module", "XOD-14.2", game.options(), [], game.about)
    name = xodus_cards.name_of(content.entries["module"][first(about)], ENGLISH)
    assert name in xodus.question_text(question, match.setup, ENGLISH, view(match, 0))
    assert verb_of(script.codes[-1]) == xv.DRAWS_MODULE
    assert first(script.codes[-1]) == first(about)


def test_nobody_is_told_in_a_playout() -> None:
    game: Game = farflung.new_match("helionox", seats=["A", "B"], seed=1).game.copy()
    assert game.about is None
    game.begin(hw.TEXT, 3)
    game.finish()
    assert game.about is None
