"""Matches, undo, views and imagined games, on Salvage: the smallest game that has all of it."""

from __future__ import annotations

import pytest

from farflung.engine.core import Dice, RulesError, code
from farflung.engine.match import IllegalAnswer, Match, UndoRefused
from farflung.engine.parameters import Parameter, ParameterError, values
from farflung.engine.title import Setup, SetupError
from farflung.engine.views import SPECTATOR, CannotImagine, Imagination, imagine, view
from farflung.games import UnknownTitle, title
from farflung.games.salvage.game import Salvage
from farflung.games.salvage.title import SalvageTitle
from farflung.games.salvage.verbs import DRAWS, KEEP


def salvage(seed: int = 1, seats: int = 2) -> Match:
    return Match(SalvageTitle(), Setup(title="salvage", edition="tutorial", seats=["Ada", "Bo", "Cy"][:seats]), seed)


def options(match: Match) -> list[str]:
    assert match.question is not None
    return [match.notation.text(option) for option in match.question.options]


def draws(match: Match, value: int) -> int:
    return match.notation.code(f"draws {value}")


# ---- answering


def test_a_match_asks_the_first_question() -> None:
    match = salvage()
    assert match.question is not None
    assert (match.question.seat, match.question.name, match.question.rule) == (0, "dive", "SAL-1.1")
    assert options(match) == ["dive", "stop"]


def test_an_answer_in_words_and_its_luck() -> None:
    match = salvage()
    match.answer("dive", [draws(match, 5)])
    assert match.game.hands[0] == [5]  # type: ignore[attr-defined]
    assert [line.text for line in match.record().lines] == ["dive", "draws 5"]
    assert [line.seat for line in match.record().lines] == [0, -1]


def test_an_only_option_is_taken_without_asking() -> None:
    match = salvage()
    match.answer("stop")  # with no card the only thing to do is to keep nothing
    assert match.question is not None
    assert match.question.seat == 1


def test_an_unknown_answer_says_what_is_allowed() -> None:
    match = salvage()
    with pytest.raises(IllegalAnswer, match="'swim' is not in this title's notation; allowed are: dive, stop"):
        match.answer("swim")
    with pytest.raises(IllegalAnswer, match=r"'keep' is no answer to 'dive' \(SAL-1.1\); allowed are: dive, stop"):
        match.answer("keep")
    assert match.position == 0


def test_a_refused_answer_names_its_rule() -> None:
    match = salvage()
    match.answer("dive", [draws(match, 1)])
    match.answer("dive", [draws(match, 3)])
    match.answer("stop")
    assert options(match) == ["sell 3", "keep"]
    with pytest.raises(IllegalAnswer, match=r"'sell 1' is refused by rule SAL-2.2"):
        match.answer("sell 1")


def test_impossible_luck_changes_nothing() -> None:
    match = salvage()
    for _ in range(2):
        with pytest.raises(ValueError, match="luck could give"):
            match.answer("dive", [code(DRAWS, 77)])
        assert match.position == 0
        assert options(match) == ["dive", "stop"]


def test_a_broken_rule_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = salvage()
    match.answer("dive", [draws(match, 5)])

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("farflung.games.salvage.game.sell", broken)
        with pytest.raises(ZeroDivisionError):
            match.answer("stop")
    assert (match.position, options(match)) == (2, ["dive", "stop"])
    match.answer("stop")
    match.answer("sell 5")
    assert match.game.points == [5, 0]  # type: ignore[attr-defined]


def test_after_the_end_there_is_nothing_to_answer() -> None:
    match = salvage()
    while match.question:
        match.answer(match.question.options[-1] if match.question.name == "dive" else match.question.options[0])
        if match.position > 40:
            break
    while match.question:
        match.answer(match.question.options[0])
    assert match.over
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer("dive")


# ---- undo


def test_undo_is_free_until_luck_speaks() -> None:
    match = salvage()
    match.answer("dive", [draws(match, 5)])
    assert match.undo_price(0).reason == "luck"
    with pytest.raises(UndoRefused, match="luck has decided something since"):
        match.undo(0)
    match.answer("stop")
    assert match.undo_price(0).free
    before = match.save()
    match.answer("keep")
    assert match.undo_price(1).reason == "other seat"
    match.undo(0)
    assert match.save() == before
    match.undo(0)
    assert options(match) == ["dive", "stop"]
    assert match.position == 2


def test_undo_by_agreement_takes_luck_back() -> None:
    match = salvage()
    match.answer("dive", [draws(match, 5)])
    match.undo(0, agreed=True)
    assert match.position == 0


def test_nothing_to_undo() -> None:
    match = salvage()
    assert match.undo_price(0).reason == "nothing"
    with pytest.raises(UndoRefused, match="nothing to undo"):
        match.undo(0)


def test_go_back_into_an_earlier_scene() -> None:
    match = salvage()
    for answer in ("stop", "stop", "dive"):
        match.answer(answer)
    text = match.save()
    match.go_back(1)
    assert match.question is not None
    assert match.question.seat == 1
    assert text.startswith(match.save().split("end")[0].rstrip())


# ---- saving and forking


def test_a_saved_match_goes_on_where_it_was() -> None:
    match = salvage(seed=4)
    for _ in range(7):
        assert match.question is not None
        match.answer(match.question.options[0])
    again = Match.load(SalvageTitle(), match.save())
    assert again.question == match.question
    assert again.title.to_data(again.game) == match.title.to_data(match.game)
    assert [event.code for event in again.events] == [event.code for event in match.events]


def test_a_fork_is_independent() -> None:
    match = salvage(seed=4)
    match.answer("dive")
    fork = match.fork()
    fork.answer("stop")
    assert fork.position == match.position + 1
    assert options(match) == ["dive", "stop"]


# ---- views and imagination


def test_a_view_hides_the_other_hand() -> None:
    match = salvage()
    match.answer("dive", [draws(match, 5)])
    own, other, spectator = (view(match, seat) for seat in (0, 1, SPECTATOR))
    assert own.state["hands"] == [[5], 0]
    assert other.state["hands"] == [1, []]
    assert other.state["unseen"] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert spectator.state["hands"] == [1, 0]
    assert own.script == match.script
    assert other.script is None
    assert other.question is None
    assert other.waiting_for == 0


def test_imagined_games_fit_the_view_and_vary() -> None:
    match = salvage()
    match.answer("dive", [draws(match, 5)])
    match.answer("stop")
    match.answer("keep")
    match.answer("dive", [draws(match, 4)])
    seen = view(match, 1)
    hands = set()
    for seed in range(40):
        imagined = imagine(match.title, seen, Dice(seed))
        assert view(imagined, 1).state == seen.state
        assert imagined.question == match.question
        hands.add(imagined.game.hands[0][0])  # type: ignore[attr-defined]
    assert len(hands) >= 4
    assert 5 in hands
    assert 4 in hands, "there are two fours, and this seat has drawn only one of them"


def test_imagined_draws_are_fair() -> None:
    """The other hand is each unseen card as often as there are of it, the second four no more often than the five."""
    match = salvage()
    match.answer("dive", [draws(match, 5)])
    match.answer("stop")
    match.answer("keep")
    match.answer("dive", [draws(match, 4)])
    imagination = Imagination(match.title, view(match, 1))
    dice = Dice(9)
    counts = dict.fromkeys(range(1, 6), 0)
    for _ in range(4000):
        game = imagination.match(dice).game
        assert isinstance(game, Salvage)
        counts[game.hands[0][0]] += 1
    for value, cards in ((1, 2), (2, 2), (3, 2), (4, 1), (5, 1)):
        assert counts[value] / 4000 == pytest.approx(cards / 8, abs=0.03)


def test_nobody_imagines_from_the_middle_of_anothers_scene() -> None:
    match = salvage()
    match.answer("dive")
    with pytest.raises(CannotImagine):
        Imagination(match.title, view(match, 1))


# ---- set-up, notation, parameters


def test_set_ups_that_do_not_exist() -> None:
    with pytest.raises(SetupError):
        Match(SalvageTitle(), Setup(title="salvage", edition="gold", seats=["Ada", "Bo"]))
    with pytest.raises(SetupError):
        Match(SalvageTitle(), Setup(title="salvage", edition="tutorial", seats=["Ada"]))
    with pytest.raises(UnknownTitle, match="there is no title 'chess'"):
        title("chess")


def test_parameters_are_checked() -> None:
    parameters = [Parameter("hand_limit", 8, 3, 20, "REV-F-14.8")]
    assert values(parameters, {}) == {"hand_limit": 8}
    assert values(parameters, {"hand_limit": 3}) == {"hand_limit": 3}
    with pytest.raises(ParameterError, match="no parameter 'hand'; there are hand_limit"):
        values(parameters, {"hand": 3})
    with pytest.raises(ParameterError, match=r"hand_limit = 2 \(REV-F-14.8\): a whole number from 3 to 20"):
        values(parameters, {"hand_limit": 2})


def test_a_question_without_options_is_an_error_of_the_rules() -> None:
    game = Salvage(2)
    game.decider = Dice(1)
    with pytest.raises(RulesError, match="has no options"):
        game.ask(0, 1)
    game.may(KEEP)
    assert game.ask(0, 1) == KEEP
