"""What things are worth to whoever has them, by least squares: used by bench/market.py and bench/fleet.py."""

from __future__ import annotations

from typing import Any

import numpy


def reckon(table: Any, outcome: Any) -> tuple[Any, Any]:
    """What each column of the table adds to the outcome, and half of its 95 % interval."""
    inverse = numpy.linalg.pinv(table.T @ table)
    worth = inverse @ table.T @ outcome
    return worth, 1.96 * numpy.sqrt(numpy.diag(inverse) * numpy.var(outcome - table @ worth))
