"""What stays as it is from one moment to the next is the same data."""

from __future__ import annotations

from typing import Any

from farflung.engine.kept import Kept, as_before


def test_what_is_as_before_is_the_very_same() -> None:
    before: dict[str, Any] = {"hand": ["a", "b"], "places": [{"n": 1}, {"n": 2}], "turn": 1}
    now: dict[str, Any] = {"hand": ["a", "b"], "places": [{"n": 1}, {"n": 3}], "turn": 2}
    found = as_before(before, now)
    assert found is now
    assert found == {"hand": ["a", "b"], "places": [{"n": 1}, {"n": 3}], "turn": 2}
    assert found["hand"] is before["hand"]
    assert found["places"][0] is before["places"][0]
    assert before == {"hand": ["a", "b"], "places": [{"n": 1}, {"n": 2}], "turn": 1}


def test_what_is_alike_as_a_whole_is_as_it_was() -> None:
    before: dict[str, object] = {"hand": ["a"]}
    assert as_before(before, {"hand": ["a"]}) is before
    assert as_before(None, before) is before


def test_lists_that_have_grown_are_new() -> None:
    before, now = {"log": [["a"]]}, {"log": [["a"], ["b"]]}
    assert as_before(before, now)["log"] == [["a"], ["b"]]


def test_what_is_beside_is_given_but_not_looked_at() -> None:
    kept, thing = Kept(4), ["a"]
    assert kept.of(lengths, thing, beside=(1,)) == (1, 1)
    assert kept.of(lengths, thing, beside=(2,)) == (1, 1)
    assert kept.of(lengths, ["a"], beside=(2,)) == (1, 2)


def lengths(thing: list[str], beside: int) -> tuple[int, int]:
    return len(thing), beside
