"""In which order the tests are begun where several processes share them out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.conftest import shared_out


@pytest.mark.parametrize("processes", [2, 3, 8])
@pytest.mark.parametrize(("waiting", "others"), [(0, 0), (1, 0), (5, 20), (40, 3), (17, 101)])
def test_every_share_begins_with_what_waits_and_nothing_gets_lost(processes: int, waiting: int, others: int) -> None:
    first, rest = [f"w{n}" for n in range(waiting)], [f"r{n}" for n in range(others)]
    shares = shared_out(first, rest, processes)
    assert sorted(shares) == sorted(first + rest)
    assert [one for one in shares if one in first] == first, "in the order they had: modules stay together"
    turns = sum(1 for one, other in pairwise(shares) if (one in rest) and (other in first))
    assert turns <= processes - 1
    if min(waiting, others) >= processes:
        assert turns == processes - 1
        assert shares[0] == "w0"
