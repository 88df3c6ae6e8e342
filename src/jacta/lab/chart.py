"""Ratings drawn with their intervals: as SVG, and as a line of letters for the terminal."""

from __future__ import annotations

from html import escape

from jacta.lab.standings import Standing, Standings

__all__ = ["bar", "signed", "svg"]

_ROW, _HEAD, _NAMES, _WIDTH = 34, 54, 150, 720
_LEAST_RANGE = 100.0


def _range(found: Standings) -> tuple[float, float]:
    """The least and the largest rating that any interval reaches."""
    low = min(each.rating - each.spread for each in found.players)
    high = max(each.rating + each.spread for each in found.players)
    more = max(0.0, _LEAST_RANGE - (high - low)) / 2
    return low - more, high + more


def bar(found: Standings, standing: Standing, width: int = 32) -> str:
    """A rating as a dot between the ends of its interval, all players on one scale."""
    low, high = _range(found)

    def place(rating: float) -> int:
        return round((rating - low) / (high - low) * (width - 1))

    first, last = place(standing.rating - standing.spread), place(standing.rating + standing.spread)
    cells = [" "] * width
    cells[first : last + 1] = "─" * (last + 1 - first)
    cells[first], cells[last] = "├", "┤"
    cells[place(standing.rating)] = "●"
    return "".join(cells)


def svg(found: Standings, title: str) -> str:
    """A picture of the ratings, in colours that can be read by day and by night."""
    low, high = _range(found)
    height = _HEAD + _ROW * len(found.players) + 40
    scale = (_WIDTH - _NAMES - 90) / (high - low)

    def x(rating: float) -> float:
        return round(_NAMES + 30 + (rating - low) * scale, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" font-family="sans-serif" font-size="15">',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fffaf1"/>',
        f'<text x="20" y="30" font-size="17" fill="#2b2320">{escape(title)}</text>',
    ]
    step = _step(high - low)
    mark = step * -(-low // step)
    while mark <= high:
        parts.append(
            f'<path d="M{x(mark)} {_HEAD - 8}V{height - 34}" stroke="#d9c9b3"/>'
            f'<text x="{x(mark)}" y="{height - 14}" text-anchor="middle" font-size="12" '
            f'fill="#6b5a50">{signed(mark)}</text>'
        )
        mark += step
    for row, each in enumerate(found.players):
        y = _HEAD + _ROW * row + _ROW // 2
        left, right = x(each.rating - each.spread), x(each.rating + each.spread)
        parts.append(
            f'<text x="{_NAMES}" y="{y + 5}" text-anchor="end" fill="#2b2320">'
            f"{escape(each.bot)}</text>"
            f'<path d="M{left} {y}H{right}M{left} {y - 6}V{y + 6}M{right} {y - 6}V{y + 6}" '
            f'stroke="#a34717" stroke-width="2" fill="none"/>'
            f'<circle cx="{x(each.rating)}" cy="{y}" r="5" fill="#a34717"/>'
        )
    return "\n".join([*parts, "</svg>", ""])


def signed(rating: float) -> str:
    """A rating with its sign; 0 has none."""
    return f"{rating:+.0f}".replace("-", "−") if round(rating) else "0"


def _step(width: float) -> float:
    """A round distance between marks, so that there are a handful."""
    for step in (10, 20, 50, 100, 200, 500):
        if width / step <= 8:
            return step
    return 1000
