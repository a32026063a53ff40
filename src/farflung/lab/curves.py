"""How a training went, as a picture: the loss in games held out, epoch by epoch, and what the trials said."""

from __future__ import annotations

from collections.abc import Sequence

from farflung.bots.learned import Generation

LEFT, RIGHT, TOP, BOTTOM = 70, 460, 34, 250
TRIALS, END = 530, 700
INK, LINE, QUIET = "#0b0e19", "#2f3858", "#a3a3b4"
COLOURS = ["#8be2fb", "#ffcb7d", "#a5efb6", "#f7a6c0", "#c9b6ff"]


def draw(generations: Sequence[Generation]) -> str:
    """An SVG: losses at the left, shares of the trials with their intervals at the right."""
    losses = [loss for each in generations for loss in each.losses]
    low, high = min(losses), max(losses)
    span = max(high - low, 1e-6)
    longest = max(len(each.losses) for each in generations)
    parts = [f'<rect width="720" height="{BOTTOM + 40}" rx="10" fill="{INK}"/>']
    for part in range(5):
        y = TOP + (BOTTOM - TOP) * part / 4
        parts.append(f'<path d="M{LEFT} {y:.1f}H{RIGHT}M{TRIALS} {y:.1f}H{END}" stroke="{LINE}"/>')
        parts.append(words(LEFT - 8, y + 4, f"{high - span * part / 4:.3f}", "end"))
        parts.append(words(TRIALS - 8, y + 4, f"{100 - 25 * part} %", "end"))
    parts.append(words(LEFT, TOP - 14, "loss in games held out, by epoch", "start"))
    parts.append(words(TRIALS, TOP - 14, "trials, by generation", "start"))
    for number, each in enumerate(generations):
        colour = COLOURS[number % len(COLOURS)]
        wide, high_up = (RIGHT - LEFT) / max(longest - 1, 1), (BOTTOM - TOP) / span
        points = " ".join(
            f"{LEFT + wide * epoch:.1f},{BOTTOM - high_up * (loss - low):.1f}" for epoch, loss in enumerate(each.losses)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x = TRIALS + (END - TRIALS) * (number + 1) / (len(generations) + 1)
        parts.append(
            f'<path d="M{x:.1f} {share(each.low):.1f}V{share(each.high):.1f}" stroke="{colour}" stroke-width="2"/>'
        )
        rate = each.won / each.trial if each.trial else 0.5
        inside = colour if each.kept else INK
        parts.append(f'<circle cx="{x:.1f}" cy="{share(rate):.1f}" r="5" fill="{inside}" stroke="{colour}"/>')
        parts.append(words(x, BOTTOM + 20, str(number + 1), "middle"))
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {BOTTOM + 40}" font-family="sans-serif">'
    return "\n".join([start, *parts, "</svg>", ""])


def share(rate: float) -> float:
    """Where a share stands."""
    return BOTTOM - (BOTTOM - TOP) * rate


def words(x: float, y: float, said: str, anchor: str) -> str:
    """A label."""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{QUIET}" font-size="12" text-anchor="{anchor}">{said}</text>'
