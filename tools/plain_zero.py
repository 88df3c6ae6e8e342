"""Makes web/src/style/zero.woff2: the zero of Atkinson Hyperlegible Next without its slash.

The font has no feature for it. Its zero is an oval with two holes, left and right of the slash;
here the lower left quarter of the left hole, mirrored, makes one hole, in every weight. Nothing
else is in the file. `make web` runs this on the font as npm brings it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

Points = list[tuple[float, float]]

WEB = Path(__file__).parents[1] / "web"
FILES = WEB / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
FONT = FILES / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
MADE = WEB / "src/style/zero.woff2"
# The points of the oval, and those of the left hole from its lowest point to its leftmost.
OVAL, LEFT_HOLE = range(16), (16, 26, 25, 24, 23)


def plain(points: Points) -> Points:
    """The oval, and one hole in it."""
    oval, quarter = [points[at] for at in OVAL], [points[at] for at in LEFT_HOLE]
    (low_x, high_x), (low_y, high_y) = ((min(way), max(way)) for way in zip(*oval, strict=True))
    left = quarter + [(x, low_y + high_y - y) for x, y in reversed(quarter[:-1])]
    right = [(low_x + high_x - x, y) for x, y in reversed(left[1:-1])]
    hole = left + right
    return oval + hole[:1] + hole[:0:-1]  # a hole runs against the oval


def redraw(font: Any) -> None:
    """Give the zero another outline, and the same one to each of its weights."""
    glyph, weights = font["glyf"]["zero"], font["gvar"].variations["zero"]
    old = list(glyph.coordinates)
    new = plain(old)
    for weight in weights:
        *moves, a, b, c, d = weight.coordinates  # the last four are the margins
        moved = plain([(x + dx, y + dy) for (x, y), (dx, dy) in zip(old, moves, strict=True)])
        shifts = [(round(m - x), round(n - y)) for (m, n), (x, y) in zip(moved, new, strict=True)]
        weight.coordinates = [*shifts, a, b, c, d]
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in new])
    glyph.flags = bytearray([1, 0, 0, 0] * 8)
    glyph.endPtsOfContours, glyph.numberOfContours = [15, 31], 2
    glyph.recalcBounds(font["glyf"])


def main() -> None:
    font = TTFont(FONT)
    options = Options(layout_features=["tnum", "pnum"], notdef_outline=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord("0")])
    subsetter.subset(font)
    redraw(font)
    font.flavor = "woff2"
    font.save(MADE)


if __name__ == "__main__":
    main()
