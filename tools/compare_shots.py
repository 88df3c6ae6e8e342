"""`make compare`: two folders of shots, picture by picture, and a page with what differs.

A pixel differs where one of its colours does by more than a tolerance; a picture that only one of
the folders has differs wholly.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from rich.console import Console
from rich.progress import track
from rich.table import Table

__all__ = ["Box", "Comparison", "compare", "compare_folders", "largest_box", "main"]

ROOT = Path(__file__).parents[1]
_CELL = 16  # pixels that differ are together when no such cell without one lies between them
_RED = (220, 0, 0)

Box = tuple[int, int, int, int]
Size = tuple[int, int]


@dataclass(frozen=True)
class Comparison:
    """How two pictures of one name differ: `sizes` are that before and that after, None where there
    is no such picture; `box` is the largest place where they differ, as left, top, width, height.
    """

    name: str
    sizes: tuple[Size | None, Size | None]
    share: float = 0.0
    box: Box | None = None

    @property
    def is_equal(self) -> bool:
        return self.share == 0.0


def compare(before: Path, after: Path, tolerance: int, picture: Path) -> Comparison:
    """Compare two files; where they differ, a picture of that is written."""
    name, sizes = before.name, (_size(before), _size(after))
    if None in sizes:
        return Comparison(name, sizes, share=1.0)
    if before.read_bytes() == after.read_bytes():
        return Comparison(name, sizes)
    one, other = _pixels(before), _pixels(after)
    differs = _differences(one, other, tolerance)
    if not differs.any():
        return Comparison(name, sizes)
    _write(other, differs, picture)
    return Comparison(name, sizes, float(differs.mean()), largest_box(differs))


def compare_folders(before: Path, after: Path, tolerance: int, page: Path) -> list[Comparison]:
    """Compare all pictures of two folders, those that differ most first."""
    names = sorted({file.name for folder in (before, after) for file in folder.glob("*.png")})
    found = [
        compare(before / name, after / name, tolerance, page / name)
        for name in track(names, "Comparing", console=Console(stderr=True), transient=True)
    ]
    return sorted(found, key=lambda one: (-one.share, one.name))


def largest_box(differs: NDArray[np.bool_]) -> Box:
    """The largest of the places where pixels differ that are near each other."""
    cells = _cells(differs)
    best, area = (0, 0, 0, 0), 0
    while cells.any():
        top, left = (int(index) for index in np.argwhere(cells)[0])
        rows, columns = _take(cells, top, left)
        part = differs[rows, columns]
        across, down = np.flatnonzero(part.any(0)), np.flatnonzero(part.any(1))
        width, height = int(across[-1] - across[0]) + 1, int(down[-1] - down[0]) + 1
        if width * height > area:
            area = width * height
            best = (columns.start + int(across[0]), rows.start + int(down[0]), width, height)
    return best


def _cells(differs: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Which cells of a coarse grid have a pixel that differs."""
    height, width = differs.shape
    padded = np.pad(differs, ((0, -height % _CELL), (0, -width % _CELL)))
    rows, columns = padded.shape[0] // _CELL, padded.shape[1] // _CELL
    return np.asarray(padded.reshape(rows, _CELL, columns, _CELL).any((1, 3)))


def _take(cells: NDArray[np.bool_], top: int, left: int) -> tuple[slice, slice]:
    """Take a cell and all that it touches out of the grid; gives the pixels around them."""
    height, width = cells.shape
    todo, taken = [(top, left)], []
    while todo:
        row, column = todo.pop()
        if 0 <= row < height and 0 <= column < width and cells[row, column]:
            cells[row, column] = False
            taken.append((row, column))
            todo += [(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
    rows, columns = zip(*taken, strict=True)
    return (
        slice(min(rows) * _CELL, (max(rows) + 1) * _CELL),
        slice(min(columns) * _CELL, (max(columns) + 1) * _CELL),
    )


def _size(file: Path) -> Size | None:
    if not file.exists():
        return None
    with Image.open(file) as picture:
        return picture.size


def _pixels(file: Path) -> NDArray[np.uint8]:
    with Image.open(file) as picture:
        return np.asarray(picture.convert("RGB"))


def _differences(
    one: NDArray[np.uint8], other: NDArray[np.uint8], tolerance: int
) -> NDArray[np.bool_]:
    """Which pixels differ, on a canvas that holds both; all differ where only one has any."""
    height, width = (max(one.shape[axis], other.shape[axis]) for axis in (0, 1))
    differs = np.ones((height, width), bool)
    down, across = (min(one.shape[axis], other.shape[axis]) for axis in (0, 1))
    apart = np.abs(one[:down, :across].astype(np.int16) - other[:down, :across])
    differs[:down, :across] = (apart > tolerance).any(2)
    return differs


def _write(pixels: NDArray[np.uint8], differs: NDArray[np.bool_], file: Path) -> None:
    """What differs in red, over what is there, pale."""
    shown = np.full((*differs.shape, 3), 255, np.uint8)
    shown[: pixels.shape[0], : pixels.shape[1]] = 192 + pixels // 4
    shown[differs] = _RED
    file.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(shown).save(file)


def _page(found: list[Comparison], before: Path, after: Path, page: Path) -> str:
    """A page with both pictures and their difference side by side, one row for each name."""
    rows = []
    for one in found:
        files = (before / one.name, after / one.name, page / one.name)
        shown = "".join(
            f'<a href="{link}"><img loading="lazy" src="{link}" alt=""></a>' if link else "<p>—</p>"
            for link in (_link(file, page) for file in files)
        )
        rows.append(f"<h2>{escape(one.name)}: {one.share:.3%}</h2><div>{shown}</div>")
    style = "body{font:14px sans-serif;background:#888}div{display:flex;gap:8px}"
    style += "img{max-width:100%;max-height:640px}a,p{flex:1;text-align:center}"
    title = f"{before.name} and {after.name}: {len(found)} differ"
    return (
        f"<!doctype html><meta charset=utf-8><title>{escape(title)}</title>"
        f"<style>{style}</style><h1>{escape(title)}</h1>{''.join(rows)}"
    )


def _link(file: Path, page: Path) -> str | None:
    return escape(os.path.relpath(file, page)) if file.exists() else None


def _table(found: list[Comparison]) -> Table:
    table = Table(box=None)
    for name in ("picture", "before", "after"):
        table.add_column(name)
    for name in ("differs", "largest place"):
        table.add_column(name, justify="right")
    for one in found:
        sizes = (f"{size[0]}×{size[1]}" if size else "—" for size in one.sizes)
        box = "{2}×{3} at {0},{1}".format(*one.box) if one.box else ""
        table.add_row(one.name, *sizes, f"{one.share:.3%}", box)
    return table


def main(arguments: list[str]) -> int:
    """Compare two folders; gives 1 if a picture differs by more than is let pass."""
    parser = argparse.ArgumentParser(prog="compare_shots", description=__doc__)
    given = parser.add_argument
    given("before", type=Path, help="a folder of shots")
    given("after", type=Path, help="another one")
    given("--page", type=Path, default=ROOT / "build" / "compare", help="where the page goes")
    given("--share", type=float, default=0.0, help="how much of a picture may differ, like 0.001")
    given("--tolerance", type=int, default=2, help="by how much a colour, of 255, may differ")
    wanted = parser.parse_args(arguments)
    for folder in (wanted.before, wanted.after):
        if not any(folder.glob("*.png")):
            parser.error(f"{folder} has no pictures")
    shutil.rmtree(wanted.page, ignore_errors=True)
    wanted.page.mkdir(parents=True)
    found = compare_folders(wanted.before, wanted.after, wanted.tolerance, wanted.page)
    different = [one for one in found if not one.is_equal]
    page = wanted.page / "index.html"
    page.write_text(_page(different, wanted.before, wanted.after, wanted.page), "utf-8")
    if different:
        Console(width=None if sys.stdout.isatty() else 160).print(_table(different))
    beyond = sum(one.share > wanted.share for one in different)
    print(f"{len(found)} pictures, {len(different)} differ, {beyond} beyond the limit: {page}")
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
