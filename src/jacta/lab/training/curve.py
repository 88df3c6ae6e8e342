"""The curve of a training, as SVG: strength against effort."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from jacta.lab.training.training import Point

__all__ = ["draw_curve"]

_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM, _RIGHT = 720, 400, 64, 54, 48, 120
_COLOURS = ("#a34717", "#2f6690", "#3a7d44", "#7b4b94")


def draw_curve(curve: Sequence[Point], title: str) -> str:
    """The share of wins of each trial, with its interval, by the games played until then."""
    tried = [point for point in curve if point.trials]
    most = max((point.games for point in tried), default=1)
    wide, high = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def x(games: float) -> float:
        return round(_LEFT + wide * games / most, 1)

    def y(share: float) -> float:
        return round(_TOP + high * (1 - share), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" height="{_HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fffaf1"/>',
        f'<text x="20" y="30" font-size="17" fill="#2b2320">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        parts.append(
            f'<path d="M{_LEFT} {y(tenth / 10)}H{_WIDTH - _RIGHT}" stroke="#d9c9b3"/>'
            f'<text x="{_LEFT - 8}" y="{y(tenth / 10) + 4}" text-anchor="end" fill="#6b5a50">'
            f"{tenth * 10} %</text>"
        )
    for quarter in range(5):
        games = most * quarter / 4
        parts.append(
            f'<text x="{x(games)}" y="{_HEIGHT - 20}" text-anchor="middle" fill="#6b5a50">'
            f"{games:,.0f}</text>"
        )
    rivals = [trial.rival for trial in tried[-1].trials] if tried else []
    for place, rival in enumerate(rivals):
        colour = _COLOURS[place % len(_COLOURS)]
        found = [(p.games, t) for p in tried for t in p.trials if t.rival == rival]
        line = "L".join(f"{x(games)} {y(trial.share)}" for games, trial in found)
        bars = "".join(f"M{x(games)} {y(t.low)}V{y(t.high)}" for games, t in found)
        parts.append(
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<path d="{bars}" stroke="{colour}"/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{y(found[-1][1].share) + 4}" fill="{colour}">'
            f"{escape(rival)}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])
