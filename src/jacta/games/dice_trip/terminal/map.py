"""A map of Dice Trip as lines of text, and as an SVG picture for its author."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from jacta.games.dice_trip.maps import Map
from jacta.games.dice_trip.vocabulary import TOWN_LETTERS
from jacta.terminal.palette import ACCENT, QUIET
from jacta.terminal.pieces import SHAPES, hollow

__all__ = ["draw_map", "svg_map"]

ROAD = "·"
TALL = 2.1  # how much taller than wide a character is
INKS = {"R": "#c63d2f", "G": "#2f8f5b", "B": "#2f6fb5", "Y": "#e5b422"}
TINTS = ("#efe6d2", "#dfe8d8", "#e6dfea", "#d9e6ec", "#f0dcd0", "#e8e8d0")


Cells = list[list[tuple[str, str | Style]]]


def draw_map(
    map: Map, width: int, height: int, labels: Mapping[str, str] | None = None
) -> list[Text]:
    """Towns by their letters and shapes at their places, links as dotted lines.

    `labels` is what stands in a town, by its letter; without it, towns are named.
    """
    at = map.points
    right, bottom = max(x for x, _ in at.values()), max(y for _, y in at.values())
    scale = min((width - 12) / right, (height - 1) * TALL / bottom)
    places = {name: (round(x * scale) + 1, round(y * scale / TALL)) for name, (x, y) in at.items()}
    bottom_row = max(y for _, y in places.values())
    rows: Cells = [[(" ", "")] * (width + 1) for _ in range(bottom_row + 1)]
    for one, other in map.links:
        _line(rows, places[one], places[other])
    for letter, town in zip(TOWN_LETTERS, map.towns, strict=True):
        x, y = places[town.name]
        shape = SHAPES[town.colour] if town.colour else "○"
        said = (labels or {}).get(letter, "") if labels is not None else town.name
        _put(rows, x, y, letter, f"bold {ACCENT}")
        _put(rows, x + 1, y, shape, hollow(town.colour) if town.colour else QUIET)
        _put(rows, x + 2, y, said[: width - x - 2], "bold" if labels is not None else "")
    drawn = []
    for row in rows:
        line = Text()
        for character, style in row:
            line.append(character, style)
        line.rstrip()
        drawn.append(line)
    return drawn


def _put(rows: Cells, x: int, y: int, text: str, style: str | Style) -> None:
    for place, character in enumerate(text, x):
        if 0 <= place < len(rows[y]):
            rows[y][place] = (character, style)


def _line(rows: Cells, one: tuple[int, int], other: tuple[int, int]) -> None:
    steps = max(abs(other[0] - one[0]), 2 * abs(other[1] - one[1]), 1)
    for step in range(0, steps + 1, 2):
        x = round(one[0] + (other[0] - one[0]) * step / steps)
        y = round(one[1] + (other[1] - one[1]) * step / steps)
        rows[y][x] = (ROAD, QUIET)


def svg_map(map: Map) -> str:
    """The map as a picture: zones by tint, links dashed, towns by colour, letter and name."""
    at, unit, margin = map.points, 10, 8
    right, bottom = max(x for x, _ in at.values()), max(y for _, y in at.values())
    place = {name: ((x + margin) * unit, (y + margin) * unit) for name, (x, y) in at.items()}
    size = f"{(right + 2 * margin) * unit:.0f} {(bottom + 2 * margin) * unit:.0f}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" font-family="sans-serif">',
        f"<title>{_escaped(map.title)}</title>",
        '<rect width="100%" height="100%" fill="#faf6ec"/>',
    ]
    for town in map.towns:
        x, y = place[town.name]
        tint = TINTS[map.zones.index(town.zone) % len(TINTS)]
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="70" fill="{tint}"/>')
    for one, other in map.links:
        (x, y), (to_x, to_y) = place[one], place[other]
        lines.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
            'stroke="#6b5d4d" stroke-width="4" stroke-dasharray="10 6"/>'
        )
    for letter, town in zip(TOWN_LETTERS, map.towns, strict=True):
        x, y = place[town.name]
        fill = INKS[town.colour] if town.colour else "#ffffff"
        ink = "#2b2320" if town.colour in (None, "Y") else "#ffffff"
        lines += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="20" fill="{fill}" stroke="#2b2320"/>',
            f'<text x="{x:.1f}" y="{y + 6:.1f}" text-anchor="middle" font-size="18" '
            f'fill="{ink}">{letter}</text>',
            f'<text x="{x:.1f}" y="{y + 38:.1f}" text-anchor="middle" font-size="16" '
            f'fill="#2b2320">{_escaped(town.name)}</text>',
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
