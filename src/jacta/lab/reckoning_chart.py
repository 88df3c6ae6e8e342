"""The reckoning of a game drawn: chances over time, and how luck and decisions make the result.

As SVG, and as lines of letters for the terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from jacta.analysis import Balance, Moment, Retrospect
from jacta.analysis.telling import Teller

__all__ = ["PARTS", "bar", "draw_reckoning", "heights", "spark"]

PARTS = ("luck", "own", "others", "revision")

_WIDTH, _LEFT, _RIGHT, _TOP, _CURVES, _ROW = 720, 64, 130, 62, 240, 34
_COLOURS = ("#a34717", "#2f6690", "#3a7d44", "#7b4b94", "#8a6d00", "#5b5b5b")
_OF_PARTS = {"luck": "#c9962b", "own": "#2f6690", "others": "#9bb7c9", "revision": "#b9b0a8"}
_BLOCKS = "▁▂▃▄▅▆▇█"


def heights(found: Retrospect, seat: int) -> list[float]:
    """What is drawn of a seat, moment by moment: its chance to win."""
    return [moment.chances[seat] for moment in found.moments]


def spark(values: Sequence[float], low: float, high: float, width: int = 48) -> str:
    """A curve in one line of blocks, as wide as there is room for."""
    if not values:
        return ""
    number = min(width, len(values))
    picked = [
        values[round(place * (len(values) - 1) / max(1, number - 1))] for place in range(number)
    ]
    span = (high - low) or 1.0
    scaled = [min(1.0, max(0.0, (value - low) / span)) for value in picked]
    return "".join(_BLOCKS[min(len(_BLOCKS) - 1, int(share * len(_BLOCKS)))] for share in scaled)


def bar(value: float, span: float, width: int = 20) -> str:
    """A bar to the left or the right of nothing, on a scale that ends at ± span."""
    cells = min(width, round(abs(value) / (span or 1.0) * width))
    left = ("█" * cells).rjust(width) if value < 0 else " " * width
    right = ("█" * cells).ljust(width) if value > 0 else " " * width
    return f"{left}│{right}"


def draw_reckoning(found: Retrospect, names: Sequence[str], teller: Teller, title: str) -> str:
    """Both pictures, one below the other, in colours that can be read by day and by night."""
    reckoning = found.reckoning
    assert reckoning is not None, "a look back by playouts has no reckoning"
    balances = reckoning.balances
    top = _TOP + _CURVES + 84 if len(balances) > 1 else _TOP + 34
    height = top + _ROW * len(balances) + 64
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fffaf1"/>',
        f'<text x="20" y="28" font-size="17" fill="#2b2320">{escape(title)}</text>',
    ]
    if len(balances) > 1:
        parts += _curves(found.moments, names, teller)
    parts += _bars(balances, names, teller, top)
    return "\n".join([*parts, "</svg>", ""])


def _curves(moments: Sequence[Moment], names: Sequence[str], teller: Teller) -> list[str]:
    last = max(1, moments[-1].step)
    wide = _WIDTH - _LEFT - _RIGHT

    def x(step: int) -> float:
        return round(_LEFT + wide * step / last, 1)

    def y(chance: float) -> float:
        return round(_TOP + _CURVES * (1 - chance), 1)

    parts = [
        f'<text x="{_LEFT}" y="{_TOP - 12}" fill="#6b5a50">{_said(teller, "chances-title")}</text>'
    ]
    for quarter in range(5):
        share = quarter / 4
        parts.append(
            f'<path d="M{_LEFT} {y(share)}H{_WIDTH - _RIGHT}" stroke="#d9c9b3"/>'
            f'<text x="{_LEFT - 8}" y="{y(share) + 4}" text-anchor="end" fill="#6b5a50">'
            f"{quarter * 25} %</text>"
        )
    ends = _apart([y(moments[-1].chances[seat]) + 4 for seat in range(len(names))])
    for seat, name in enumerate(names):
        colour = _COLOURS[seat % len(_COLOURS)]
        line = "L".join(f"{x(each.step)} {y(each.chances[seat])}" for each in moments)
        parts.append(
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{ends[seat]}" fill="{colour}">'
            f"{escape(name)}</text>"
        )
    return parts


def _apart(heights: Sequence[float], least: float = 15.0) -> list[float]:
    """The heights of names, moved so that none covers another."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda index: (placed[index], index))
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + least)
    too_low = max(0.0, placed[order[-1]] - max(heights) - least) if order else 0.0
    return [round(each - too_low, 1) for each in placed]


def _bars(
    balances: Sequence[Balance], names: Sequence[str], teller: Teller, top: float
) -> list[str]:
    """A row for each seat: a mark where it was expected, the parts that follow, the result."""
    reached = [each for balance in balances for each in _marks(balance)]
    low, high = min(reached), max(reached)
    scale = (_WIDTH - _LEFT - _RIGHT - 40) / ((high - low) or 1.0)
    left = _LEFT + 60

    def x(value: float) -> float:
        return round(left + (value - low) * scale, 1)

    parts = [f'<text x="20" y="{top - 40}" fill="#6b5a50">{_said(teller, "parts-title")}</text>']
    at = 20.0
    for part in PARTS:
        said = _said(teller, f"part-{part}")
        parts.append(
            f'<rect x="{at}" y="{top - 30}" width="12" height="12" fill="{_OF_PARTS[part]}"/>'
            f'<text x="{at + 17}" y="{top - 19}" fill="#2b2320">{said}</text>'
        )
        at += 40 + 7.2 * len(said)
    for row, balance in enumerate(balances):
        y, marks = top + _ROW * row, _marks(balance)
        parts.append(f'<text x="20" y="{y + 18}" fill="#2b2320">{escape(names[row])}</text>')
        for index, part in enumerate(PARTS):
            one, other = sorted((x(marks[index]), x(marks[index + 1])))
            wide = round(max(1.0, other - one), 1)
            parts.append(
                f'<rect x="{one}" y="{y + 2 + 5 * index}" width="{wide}" height="7" '
                f'fill="{_OF_PARTS[part]}"/>'
            )
        parts.append(
            f'<path d="M{x(balance.expected)} {y}v8" stroke="#6b5a50" stroke-width="2"/>'
            f'<path d="M{x(balance.result)} {y + 14}v12" stroke="#2b2320" stroke-width="3"/>'
            f'<text x="{_WIDTH - 12}" y="{y + 18}" text-anchor="end" fill="#2b2320">'
            f"{teller.figure(balance.expected, 2)} → {teller.figure(balance.result, 2)}</text>"
        )
    parts.append(
        f'<path d="M{x(0.0)} {top - 4}v{_ROW * len(balances)}" stroke="#d9c9b3"/>'
        if low <= 0.0 <= high
        else ""
    )
    how = "parts-how" if len(balances) > 1 else "parts-how-alone"
    y = top + _ROW * len(balances) + 24
    return [*parts, f'<text x="20" y="{y}" fill="#6b5a50">{_said(teller, how)}</text>']


def _marks(balance: Balance) -> list[float]:
    """Where each part begins, and where the last one ends: at the result."""
    marks = [balance.expected]
    for part in PARTS:
        marks.append(marks[-1] + getattr(balance, part))
    return marks


def _said(teller: Teller, message: str) -> str:
    return escape(teller.words(message))
