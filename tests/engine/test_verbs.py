"""Verbs declared a line each, and the notation that is made of them."""

import itertools
import time
from types import ModuleType
from typing import Annotated, Any, Final

import pytest

from farflung.engine.core import code
from farflung.engine.notation import Notation, NotationError
from farflung.engine.title import Setup
from farflung.engine.verbs import Answer, Asks, Happens, Luck, Verb, Verbs, declared
from farflung.games import ours, title

SETUPS = [
    Setup(name, edition, ["Ada", "Bo"]) for name in ours() for edition in title(name).editions if 2 in title(name).seats
]


def module(**constants: tuple[Any, int]) -> ModuleType:
    """A module of verbs, as if each constant stood there on a line."""
    made = ModuleType("toy.verbs")
    made.__annotations__ = {name: Final[Annotated[int, said]] for name, (said, _) in constants.items()}
    for name, (_, number) in constants.items():
        setattr(made, name, number)
    return made


def plain(*texts: str) -> Verbs:
    return declared(module(**{f"V{number}": (Answer(text), number) for number, text in enumerate(texts, 1)}))


def test_everything_comes_from_the_line() -> None:
    verbs = declared(
        module(
            KEEP_CARD=(Answer("keep {card}", secret=True), 1),
            DRAWS=(Luck("draws {card}", secret=True), 80),
            GIVEN=(Happens("{seat} gives {card} to {other:seat}", reveals=True), 120),
            SCORED=(Happens("{seat} has {n:long}"), 121),
            ASK_KEEP_CARD=(Asks("TOY-1.1"), 1),
        )
    )
    assert [verb.name for verb in verbs.all.values()] == ["keep-card", "draws", "given", "scored"]
    assert (list(verbs.answers), list(verbs.luck), list(verbs.events)) == ([1], [80], [120, 121])
    assert (set(verbs.secret), set(verbs.reveals)) == ({1, 80}, {120})
    assert verbs.questions == {1: ("keep-card", "TOY-1.1")}
    assert verbs[120].arguments == [("seat", "seat"), ("card", "card"), ("other", "seat")]
    assert verbs[121].values(code(121, 2, 300 & 255, 300 >> 8)) == [(("seat", "seat"), 2), (("n", "long"), 300)]
    notation = Notation(verbs, {"card": ["Ace", "Two"], "seat": ["1", "2"]})
    assert notation.text(code(120, 0, 1, 1)) == "1 gives Two to 2"
    assert notation.text(code(121, 4, 300 & 255, 300 >> 8)) == "4 has 300", "a seat beyond the table is a number"


def test_an_edition_adds_verbs_and_says_shared_ones_in_its_own_words() -> None:
    shared = module(ATTACK=(Answer("attack"), 1), STAY=(Answer("stay"), 2))
    own = module(ATTACK=(Answer("fight"), 1), DIVE=(Answer("dive"), 3))
    assert [verb.said.text for verb in declared(shared, own).all.values()] == ["fight", "stay", "dive"]
    assert declared(shared)[1].said.text == "attack"


def test_two_verbs_with_one_number_and_a_module_without_verbs_are_mistakes() -> None:
    with pytest.raises(ValueError, match=r"toy\.verbs: SECOND has the number 1 of another"):
        declared(module(FIRST=(Answer("one"), 1), SECOND=(Answer("two"), 1)))
    with pytest.raises(ValueError, match="declares no verb: is it compiled"):
        declared(module())
    declared(module(FIRST=(Answer("one"), 1), ASK_FIRST=(Asks("TOY-1"), 1)))  # questions are counted for themselves


# ---- the notation


def test_notation_is_unambiguous() -> None:
    twice = Notation(plain("take {n}", "take 1"), {"n": ["0", "1"]})
    assert twice.code("take 0") == code(1, 0)
    with pytest.raises(NotationError, match="'take 1' would mean two things"):
        twice.code("take 1")
    with pytest.raises(NotationError, match="the n 'x' would mean two things"):
        Notation(plain("take {n}"), {"n": ["x", "x"]}).code("take x")


def test_names_may_hold_what_stands_between_them() -> None:
    notation = Notation(plain("jump to {place} with {gear}"), {"place": ["A", "A with B"], "gear": ["C", "B with C"]})
    assert notation.code("jump to A with C") == code(1, 0, 0)
    assert notation.code("jump to A with B with B with C") == code(1, 1, 1)
    with pytest.raises(NotationError, match="two things"):
        notation.code("jump to A with B with C")


@pytest.mark.parametrize("text", ["", "take", "take ", "take 2", "take 1 ", " take 1", "take 1 1", "Take 1", "1"])
def test_what_is_almost_said_is_not_said(text: str) -> None:
    with pytest.raises(NotationError, match="is not in this title's notation"):
        Notation(plain("take {n}", "give {n} up"), {"n": ["0", "1"]}).code(text)


def every_code(verb: Verb, notation: Notation) -> list[int]:
    """The verb with all values of each argument, or a thousand of them."""
    columns = [list(notation.nouns[kind]) for _, kind in verb.arguments]
    while len(list(itertools.product(*columns))) > 1000:
        columns = [column[:: 1 + (len(column) > 6)] for column in columns]
    return [code(verb.number, *values) for values in itertools.product(*columns)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.title}-{setup.edition}")
def test_every_answer_and_outcome_of_luck_is_read_as_it_is_written(setup: Setup) -> None:
    notation = title(setup.title).notation(setup)
    for verb in notation.verbs.spoken:
        codes = every_code(verb, notation)
        assert [notation.code(notation.text(one)) for one in codes] == codes


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.title}-{setup.edition}")
def test_the_first_answer_is_read_at_once(setup: Setup) -> None:
    """It once took 1.4 seconds to spell out all that could be said in X-ODUS before the first answer was read."""
    known = title(setup.title).notation(setup)
    possible = [verb for verb in known.verbs.answers.values() if every_code(verb, known)]
    longest = max(possible, key=lambda verb: (len(verb.arguments), verb.number))
    said = known.text(every_code(longest, known)[-1])
    fresh = Notation(known.verbs, known.nouns)
    begun = time.thread_time()
    fresh.code(said)
    assert time.thread_time() - begun < 0.005
