"""`make map`: the import graph as a picture, docs/map.svg: rooms by layer, and who uses whom.

The layers are those of the import contract in pyproject.toml, the imports those that Grimp finds,
so that the picture cannot say anything else than the code.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = "jacta"
FILE = ROOT / "docs" / "map.svg"

WIDTH, MARGIN, GAP = 1280, 150, 26
TITLE, CHIP, PAD, BETWEEN = 46, 24, 14, 64
LETTER = 6.9  # the width of a letter in a chip, about
MOST_CHIPS_HIGH = 3
STYLE = """
svg { font-family: system-ui, sans-serif; color-scheme: light dark }
.page { fill: #f3eadb } .room { fill: #fffaf1; stroke: #d9c9b3 } .chip { fill: #e9dcc7 }
.use { fill: none; stroke: #a34717; stroke-opacity: 0.5 } .head { fill: #a34717 }
text { fill: #2b2320 } .quiet { fill: #65574d; font-size: 12px } .count { fill: #a34717 }
.count { font-size: 11px }
.name { font: 600 17px Georgia, serif } .small { font-size: 12px }
@media (prefers-color-scheme: dark) {
  .page { fill: #17120f } .room { fill: #251d18; stroke: #43372e } .chip { fill: #43372e }
  .use { stroke: #f0a254 } .head, .count { fill: #f0a254 }
  text { fill: #f4e8d8 } .quiet { fill: #b5a392 }
}
"""


@dataclass(frozen=True)
class Room:
    """A package of the first level: its parts with their numbers of modules, and its size."""

    name: str
    parts: tuple[tuple[str, int], ...]
    modules: int
    lines: int

    @property
    def weight(self) -> float:
        """How much of the width of its layer a room wants."""
        return max(24, sum(len(name) + 6 for name, _ in self.parts) / MOST_CHIPS_HIGH)


@dataclass(frozen=True)
class Box:
    """Where a room is drawn."""

    x: float
    y: float
    width: float
    height: float


def layers() -> list[list[str]]:
    """The packages of the first level, the uppermost layer first, as the contract has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    return [
        [name.strip(" ()").removeprefix(f"{PACKAGE}.") for name in layer.split("|")]
        for layer in contract["layers"]
    ]


def room(name: str) -> Room:
    """What a package has in it."""
    folder = ROOT / "src" / PACKAGE / name
    files = sorted(folder.rglob("*.py"))
    parts: Counter[str] = Counter()
    for file in files:
        inside = file.relative_to(folder).parts
        if file.name != "__init__.py" or len(inside) > 1:
            parts[inside[0].removesuffix(".py") if len(inside) == 1 else f"{inside[0]}/"] += 1
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in files)
    ordered = sorted(parts.items(), key=lambda part: (not part[0].endswith("/"), part[0]))
    return Room(name, tuple(ordered), len(files), lines)


def uses() -> Counter[tuple[str, str]]:
    """How many imports lead from one room into another."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    found: Counter[tuple[str, str]] = Counter()
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            one, other = (name.split(".")[1:2] for name in (module, imported))
            if one and other and one != other:
                found[one[0], other[0]] += 1
    return found


def chips_of(room: Room, width: float) -> list[list[str]]:
    """The parts of a room in rows that fit its width."""
    rows: list[list[str]] = [[]]
    free = width - 2 * PAD
    for name, number in room.parts:
        label = f"{name} {number}" if name.endswith("/") else name
        need = len(label) * LETTER + 14
        if need > free and rows[-1]:
            rows.append([])
            free = width - 2 * PAD
        rows[-1].append(label)
        free -= need + 6
    return rows


def draw() -> str:
    """The picture."""
    drawn: list[str] = []
    boxes: dict[str, Box] = {}
    y = 40.0
    for layer in layers():
        rooms = [room(name) for name in layer]
        total = sum(one.weight for one in rooms)
        across = WIDTH - 2 * MARGIN - GAP * (len(rooms) - 1)
        widths = [across * one.weight / total for one in rooms]
        rows = [chips_of(one, width) for one, width in zip(rooms, widths, strict=True)]
        height = TITLE + max(len(some) for some in rows) * (CHIP + 5) + PAD
        x = float(MARGIN)
        for one, width, chips in zip(rooms, widths, rows, strict=True):
            boxes[one.name] = Box(x, y, width, height)
            drawn.append(_room(one, boxes[one.name], chips))
            x += width + GAP
        y += height + BETWEEN
    arrows = _arrows(boxes)
    size = f'viewBox="0 0 {WIDTH} {y:.0f}" width="{WIDTH}" height="{y:.0f}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            "<title>The rooms of Jacta, and which uses which</title>",
            f"<style>{STYLE}</style>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            'markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">'
            '<path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
            f'<rect class="page" width="{WIDTH}" height="{y:.0f}"/>',
            *arrows,
            *drawn,
            "</svg>\n",
        ]
    )


def _room(room: Room, box: Box, rows: list[list[str]]) -> str:
    x, y = box.x, box.y
    size = f"{room.modules} modules, {room.lines:,} lines"
    lines = [
        f'<rect class="room" x="{x:.0f}" y="{y:.0f}" width="{box.width:.0f}" '
        f'height="{box.height:.0f}" rx="12"/>',
        f'<text class="name" x="{x + PAD:.0f}" y="{y + 25:.0f}">{escape(room.name)}'
        f'<tspan class="quiet" dx="10" font-weight="400">{size}</tspan></text>',
    ]
    for number, labels in enumerate(rows):
        top, left = y + TITLE + number * (CHIP + 5) - 8, x + PAD
        for label in labels:
            width = len(label) * LETTER + 14
            lines.append(
                f'<rect class="chip" x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" '
                f'height="{CHIP}" rx="7"/><text class="small" x="{left + 7:.0f}" '
                f'y="{top + 16:.0f}">{escape(label)}</text>'
            )
            left += width + 6
    return "\n".join(lines)


def _arrows(boxes: dict[str, Box]) -> list[str]:
    """From each room down to those it uses: between, where the next layer is meant, else around."""
    order = [name for layer in layers() for name in layer]
    level = {name: number for number, layer in enumerate(layers()) for name in layer}
    counted = {pair: n for pair, n in uses().items() if set(pair) <= set(order)}
    drawn, around = [], 0
    lanes = [0, 0]
    leaving: Counter[str] = Counter()
    for (one, other), number in sorted(counted.items(), key=lambda use: -use[1]):
        if level[other] < level[one]:
            raise SystemExit(f"{one} uses {other}, which is above it: see `make contracts`")
        start, end = boxes[one], boxes[other]
        thick = 1 + min(number, 120) ** 0.5 / 2
        leaving[one] += 1
        if level[other] == level[one] + 1:
            x1, x2 = start.x + start.width / 2, end.x + end.width / 2
            y1, y2 = start.y + start.height, end.y - 2
            bend = f"{x1:.0f} {y1 + 30:.0f} {x2:.0f} {y2 - 34:.0f}"
            path = f"M{x1:.0f} {y1:.0f}C{bend} {x2:.0f} {y2:.0f}"
            at = ((x1 + x2) / 2 + 8, (y1 + y2) / 2 + 4)
        else:
            side = _side(start, lanes)
            lane = 22 + 15 * lanes[side]
            lanes[side] += 1
            around += 1
            edge = min(box.x for box in boxes.values()) if side else WIDTH - MARGIN
            x = edge - lane if side else edge + lane
            x1 = start.x if side else start.x + start.width
            x2 = end.x - 2 if side else end.x + end.width + 2
            y1 = start.y + 18 + 9 * leaving[one]
            y2 = end.y + 14 + 8 * (around % 9)
            path = f"M{x1:.0f} {y1:.0f}H{x:.0f}V{y2:.0f}H{x2:.0f}"
            at = (x + 3, (y1 + y2) / 2 + 12 * (around % 5))
        drawn.append(
            f'<path class="use" stroke-width="{thick:.1f}" marker-end="url(#head)" d="{path}"/>'
            f'<text class="count" x="{at[0]:.0f}" y="{at[1]:.0f}">{number}</text>'
        )
    return drawn


def _side(box: Box, lanes: list[int]) -> int:
    """On which side an arrow goes around: 1, the left one, or 0; the one that has more room."""
    if box.x + box.width < WIDTH - MARGIN - 1:
        return 1
    if box.x > MARGIN:
        return 0
    return int(lanes[1] < lanes[0])


def main() -> None:
    """Write the picture."""
    FILE.write_text(draw(), "utf-8")
    print(FILE.relative_to(ROOT))


if __name__ == "__main__":
    main()
