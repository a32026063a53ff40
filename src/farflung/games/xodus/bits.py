"""Sets of small numbers: as bits of one integer, or as a short list."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec

DE_BRUIJN: Final = 0x077CB531  # every five bits of it are different
PLACES: Final = [((1 << n) * DE_BRUIJN & 0xFFFFFFFF) >> 27 for n in range(32)]
POWERS: Final = vec[i64]([1 << n for n in range(63)])
LOWEST: Final = vec[i64]([PLACES.index(place) for place in range(32)])


def bit(n: i64) -> i64:
    """The set of one number below 63. Compiled, `1 << n` has 32 bits only: what may lie beyond goes through here."""
    return POWERS[n]


def lowest(bits: i64) -> i64:
    """The lowest number of a set of numbers below 32, by a de Bruijn sequence."""
    return LOWEST[((bits & -bits) * DE_BRUIJN & 0xFFFFFFFF) >> 27]


def bits_set(bits: i64) -> i64:
    """How many numbers are in the set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def is_among(numbers: list[int], n: i64) -> bool:
    """`n in numbers`, which would make an object of a native number first."""
    for number in numbers:
        if number == n:
            return True
    return False
