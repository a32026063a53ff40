"""What was made of some things is kept for who asks next."""

from __future__ import annotations

from farflung.engine.kept import Kept


def test_what_is_beside_is_given_but_not_looked_at() -> None:
    kept, thing = Kept(4), ["a"]
    assert kept.of(lengths, thing, beside=(1,)) == (1, 1)
    assert kept.of(lengths, thing, beside=(2,)) == (1, 1)
    assert kept.of(lengths, ["a"], beside=(2,)) == (1, 2)


def lengths(thing: list[str], beside: int) -> tuple[int, int]:
    return len(thing), beside
