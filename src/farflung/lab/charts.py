"""The charts of a report as SVG, by matplotlib, in the look's colours; their words stay text."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

BONE_1, BONE_2, BONE_3 = "#f4eddf", "#cfc8ba", "#a3a3b4"
LINE, FILL, LAMP, GROUND = "#2f3858", "#3f4a78", "#ffcb7d", "#0b0e19"
SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "farflung",
    "font.family": "sans-serif",
    "font.size": 12,
    "text.color": BONE_2,
    "axes.edgecolor": LINE,
    "axes.labelcolor": BONE_3,
    "xtick.color": BONE_3,
    "ytick.color": BONE_3,
}
DPI = 72

Interval = tuple[str, float, float, float]
"""A name, a value, and the ends of its interval."""
Point = tuple[str, float, float, bool]
"""A name, how often taken, how often its takers won, and whether it was changed."""


def _axes(width: float, height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width / DPI, height / DPI), dpi=DPI, layout="constrained")
    FigureCanvasSVG(figure)
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    return figure, axes


def _svg(figure: Figure) -> str:
    """Only the drawing: what stands around it belongs to a file of its own."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = re.search(r"<svg.*</svg>", out.getvalue(), re.DOTALL)
    assert text is not None
    drawing = re.sub(r"<metadata>.*?</metadata>", "", text[0], flags=re.DOTALL)
    drawing = re.sub(r"font-family: [^;\"]*", "font-family: var(--text)", drawing)
    return drawing.replace("<svg ", '<svg aria-hidden="true" ', 1)


def intervals(rows: Sequence[Interval], zero: float = 0.0, other: Sequence[Interval] = ()) -> str:
    """A line for each: a filled dot is clear of zero. `other` are drawn above them, hollow and thin."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes(520, 26 + (34 if other else 27) * len(rows))
        for place, (_, value, low, high) in enumerate(reversed(rows)):
            clear = low > zero or high < zero
            axes.plot([low, high], [place, place], color=BONE_1, linewidth=2.2, solid_capstyle="round")
            face = BONE_1 if clear or other else GROUND
            axes.plot([value], [place], "o", markersize=8.5, color=face, markeredgecolor=BONE_1, markeredgewidth=2)
        for place, (_, value, low, high) in enumerate(reversed(other)):
            above = place + 0.34
            axes.plot([low, high], [above, above], color=BONE_3, linewidth=1.2)
            axes.plot([value], [above], "o", markersize=7, color=GROUND, markeredgecolor=BONE_3, markeredgewidth=1.5)
        axes.axvline(zero, color=BONE_3, linewidth=1, linestyle=(0, (2, 3)), zorder=0)
        axes.set_yticks(range(len(rows)), [name for name, *_ in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.3)
        axes.margins(x=0.08)
        axes.locator_params(axis="x", nbins=6)
        return _svg(figure)


def histogram(changed: Mapping[int, int], base: Mapping[int, int]) -> str:
    """Shares: this version filled, the game as it is a broken outline."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes(520, 190)
        values = range(min([*changed, *base]), max([*changed, *base]) + 1)
        wide = max(1, len(values) // 24)
        bins = range(values[0], values[-1] + 1 + wide, wide)
        shares = [_shares(counts, bins, wide) for counts in (changed, base)]
        middles = [at + (wide - 1) / 2 for at in bins]
        axes.bar(middles, shares[0], width=0.86 * wide, color=FILL)
        edges = [at - 0.5 for at in bins] + [bins[-1] + wide - 0.5]
        axes.stairs(shares[1], edges, color=BONE_1, linewidth=1.4, linestyle=(0, (4, 3)))
        axes.set_yticks([])
        axes.set_ylim(0, max([*shares[0], *shares[1]]) * 1.08)
        axes.locator_params(axis="x", integer=True, nbins=8)
        return _svg(figure)


def _shares(counts: Mapping[int, int], bins: range, wide: int) -> list[float]:
    total = max(sum(counts.values()), 1)
    return [sum(counts.get(at + step, 0) for step in range(wide)) / total for at in bins]


def scatter(points: Sequence[Point], par: float, named: Sequence[str]) -> str:
    """How often each thing is taken against how often its takers win; only some are named."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes(640, 380)
        axes.axhline(100 * par, color=BONE_3, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        for name, taken, wins, changed in points:
            axes.plot([100 * taken], [100 * wins], "o", markersize=6, color="#7db9f5", alpha=0.85)
            if changed:
                axes.plot([100 * taken], [100 * wins], "o", markersize=15, color="none", markeredgecolor=LAMP, mew=2)
            if name in named:
                axes.annotate(name, (100 * taken, 100 * wins), xytext=(9, -4), textcoords="offset points", color=BONE_1)
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.xaxis.set_major_formatter("{x:.0f} %")
        axes.yaxis.set_major_formatter("{x:.0f} %")
        axes.margins(0.08)
        return _svg(figure)
