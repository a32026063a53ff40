"""Native types for compiled modules; plain Python types when the same source runs interpreted."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list

    def append(numbers, number):
        """A vec with one number more: the old one must not be used any longer."""
        numbers.append(number)
        return numbers

    def pop(numbers, place=-1):
        """A vec without the number at this place, and the number."""
        number = numbers.pop(place)
        return numbers, number
