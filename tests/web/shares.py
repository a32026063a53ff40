"""What every run looks at in the browser. The rest is marked `long`: `python3 run campaign browser` looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet


def share(cases: Sequence[Any], *kept: int) -> list[ParameterSet]:
    """These cases, of which every run takes those at the kept places."""
    every = [ParameterSet.extract_from(case, force_tuple=not isinstance(case, tuple)) for case in cases]
    return [
        case if place in kept else case._replace(marks=(*case.marks, pytest.mark.long))
        for place, case in enumerate(every)
    ]
