"""A reliability diagram, as SVG: what a mind expected, and how often it came true."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from jacta.lab.calibration import Calibration

__all__ = ["draw_reliability"]

_SIZE, _LEFT, _TOP, _GAP, _FOOT = 260, 60, 76, 70, 52


def draw_reliability(found: Sequence[Calibration], title: str) -> str:
    """A square for each calibration: a mind that knows its game has its dots on the diagonal."""
    width = _LEFT + len(found) * (_SIZE + _GAP)
    height = _TOP + _SIZE + _FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fffaf1"/>',
        f'<text x="20" y="30" font-size="17" fill="#2b2320">{escape(title)}</text>',
    ]
    for place, each in enumerate(found):
        parts += _square(each, _LEFT + place * (_SIZE + _GAP))
    return "\n".join([*parts, "</svg>", ""])


def _square(found: Calibration, left: float) -> list[str]:
    def x(chance: float) -> float:
        return round(left + _SIZE * chance, 1)

    def y(chance: float) -> float:
        return round(_TOP + _SIZE * (1 - chance), 1)

    said = f"{found.players} players: off by {found.error:.2%} on average"
    parts = [
        f'<text x="{left}" y="{_TOP - 14}" fill="#2b2320">{said}</text>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#d9c9b3"/>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" stroke="#6b5a50" fill="none"/>',
    ]
    for half in (0.0, 0.5, 1.0):
        parts.append(
            f'<text x="{x(half)}" y="{y(0) + 18}" text-anchor="middle" font-size="12" '
            f'fill="#6b5a50">{half:.0%}</text>'
            f'<text x="{left - 6}" y="{y(half) + 4}" text-anchor="end" font-size="12" '
            f'fill="#6b5a50">{half:.0%}</text>'
        )
    parts.append(
        f'<text x="{x(0.5)}" y="{y(0) + 36}" text-anchor="middle" fill="#2b2320">expected</text>'
    )
    most = max((each.number for each in found.bins), default=1)
    for each in found.bins:
        radius = round(2.5 + 4 * (each.number / most) ** 0.5, 1)
        parts.append(
            f'<path d="M{x(each.expected)} {y(each.low)}V{y(each.high)}" stroke="#a34717"/>'
            f'<circle cx="{x(each.expected)}" cy="{y(each.happened)}" r="{radius}" '
            f'fill="#a34717"/>'
        )
    return parts
