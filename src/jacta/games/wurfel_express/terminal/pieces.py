"""The strips of Würfel Express along their cells."""

from __future__ import annotations

from jacta.terminal.pieces import SHAPES

__all__ = ["strip_cells"]


def strip_cells(strip: str, letters: dict[str, str], cell: int) -> str:
    """A strip along its cells: letter and length first, then its shape."""
    colour, length = strip[0], int(strip[1:])
    shape, letter = SHAPES[colour], letters[colour]
    if cell == 1:
        return letter + shape * (length - 1)
    if cell == 2:
        return f"{letter}{length}" + f"{shape} " * (length - 1)
    return f" {letter}{length}" + f" {shape} " * (length - 1)
