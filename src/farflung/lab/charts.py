"""The charts of a report as SVG, by matplotlib, in the look's colours; their words stay text."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

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
SIGN = 15
"""How large the sign of a thing is drawn."""
HERE = Path(__file__).parent


class Point(NamedTuple):
    """A thing of a scatter: how often it was taken and how often its takers won, with the interval of that, whose it is
    (the id of a sign, or nothing), whether it was changed, and where it was before."""

    name: str
    taken: float
    wins: float
    low: float
    high: float
    sign: str = ""
    changed: bool = False
    before: tuple[float, float] | None = None


@cache
def signs() -> dict[str, str]:
    """The signs of factions and houses as the client draws them, by id: an SVG of their own each."""
    found = re.findall(r'<symbol id="([^"]+)" (.*?)</symbol>', (HERE / "signs.svg").read_text("utf-8"), re.DOTALL)
    return {name: f'<svg class="sign" aria-hidden="true" {inside}</svg>' for name, inside in found}


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
    drawing = SIGNED.sub(_signed, drawing)
    return drawing.replace("<svg ", '<svg aria-hidden="true" ', 1)


SIGNED = re.compile(r'<g id="sign ([\w-]+)">.*?<use [^>]*?x="([\d.-]+)" y="([\d.-]+)"[^>]*/>\s*</g>\s*</g>', re.DOTALL)


def _signed(found: re.Match[str]) -> str:
    """Where a dot was drawn, the sign."""
    sign, x, y = found[1], float(found[2]), float(found[3])
    place = f'x="{x - SIGN / 2:.1f}" y="{y - SIGN / 2:.1f}" width="{SIGN}" height="{SIGN}"'
    return signs()[sign].replace("<svg ", f"<svg {place} ", 1)


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
    """How often each thing is taken against how often its takers win: each is the sign of whose it is, only some are
    named, and what was changed has a ring, its interval, and a line from where it was."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes(640, 420)
        axes.axhline(100 * par, color=BONE_3, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        for point in sorted(points, key=lambda one: one.changed):
            x, y = 100 * point.taken, 100 * point.wins
            if point.changed:
                axes.plot([x, x], [100 * point.low, 100 * point.high], color=BONE_1, linewidth=1.6)
                axes.plot([x], [y], "o", markersize=21, color=GROUND, markeredgecolor=LAMP, mew=2)
                if point.before is not None:
                    _arrow(axes, point.before, (x, y))
            (dot,) = axes.plot([x], [y], "o", markersize=6, color="#7db9f5", alpha=0.85)
            if point.sign in signs():
                dot.set_gid(f"sign {point.sign}")
            if point.name in named:
                away = (13, -4) if point.changed else (10, -4)
                axes.annotate(point.name, (x, y), xytext=away, textcoords="offset points", color=BONE_1)
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.xaxis.set_major_formatter("{x:.0f} %")
        axes.yaxis.set_major_formatter("{x:.0f} %")
        axes.margins(0.08)
        return _svg(figure)


def apart(points: Sequence[Point]) -> list[str]:
    """The names of those whose labels do not lie on each other, the first of them first."""
    if not points:
        return []
    wide = max(max(one.taken for one in points) - min(one.taken for one in points), 0.05)
    high = max(max(one.wins for one in points) - min(one.wins for one in points), 0.05)
    placed: list[tuple[float, float, float]] = []
    names: list[str] = []
    for one in points:
        x, y, end = one.taken / wide * 520, one.wins / high * 320, one.taken / wide * 520 + 16 + 7 * len(one.name)
        if all(abs(y - other) > 15 or end < left or x > right for left, right, other in placed):
            placed.append((x, end, y))
            names.append(one.name)
    return names


def _arrow(axes: Axes, before: tuple[float, float], now: tuple[float, float]) -> None:
    was = (100 * before[0], 100 * before[1])
    if was == now:
        return
    axes.plot([was[0]], [was[1]], "o", markersize=9, color=GROUND, markeredgecolor=BONE_2, mew=1.4)
    look = {"arrowstyle": "-|>", "color": LAMP, "lw": 1.8, "shrinkA": 5, "shrinkB": 11}
    axes.annotate("", now, was, arrowprops=look)
