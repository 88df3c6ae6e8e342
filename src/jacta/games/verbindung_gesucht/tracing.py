"""Networks traced end by end, in plain Python: for pages that draw them, and to check positions.

An end is a cell and a side. The rules themselves work on whole boards at once; see `networks`.
"""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import (
    BLACK,
    RED,
    SIDE_LETTERS,
    SIDES,
    joined_of,
    usable_of,
)
from jacta.games.verbindung_gesucht.payloads import Network
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS, SIDE_NAMES

__all__ = ["is_blocked", "is_complete", "networks"]

End = tuple[int, int]
ALL_SIDES = (1 << SIDES) - 1


def networks(board: Array, cells: Sequence[int], seat: int) -> list[Network]:
    """The networks of a player: the bases that each holds, and its ends, such as `b1n`.

    The one with most bases comes first, then the one with most ends.
    """
    found = [
        Network(
            bases=[SIDE_NAMES[base] for base in bases],
            ends=[CELL_LABELS[cell] + SIDE_LETTERS[side] for cell, side in sorted(ends)],
        )
        for bases, ends in _components(board, cells, seat, optimistic=False)
        if ends
    ]
    return sorted(found, key=lambda network: (-len(network.bases), -len(network.ends)))


def is_complete(board: Array, cells: Sequence[int], seat: int) -> bool:
    """VG-R2: whether one network holds all four bases."""
    parts = _components(board, cells, seat, optimistic=False)
    return any(len(bases) == SIDES for bases, _ in parts)


def is_blocked(board: Array, cells: Sequence[int], seat: int) -> bool:
    """VG-A9: whether the bases cannot be linked any more."""
    parts = _components(board, cells, seat, optimistic=True)
    return all(len(bases) < SIDES for bases, _ in parts)


def _components(
    board: Array, cells: Sequence[int], seat: int, optimistic: bool
) -> list[tuple[list[int], set[End]]]:
    """The bases and the ends of every component; an optimist uses empty cells as well (VG-A9)."""
    colour, on_board = (RED, BLACK)[seat], int(board["cells"][0])
    usable, joined = {}, {}
    for cell, lies in enumerate(cells):
        free = optimistic and not lies and on_board >> cell & 1
        usable[cell] = ALL_SIDES if free else usable_of(lies, colour)
        joined[cell] = ALL_SIDES if free else joined_of(lies, colour)
    bases = {(int(board["bases"][0, seat, side]), side): side for side in range(SIDES)}
    left = {(cell, side) for cell in usable for side in range(SIDES) if usable[cell] >> side & 1}
    parts = [([base], set[End]()) for end, base in bases.items() if end not in left]
    while left:
        reached, waiting = set[End](), [left.pop()]
        while waiting:
            cell, side = end = waiting.pop()
            reached.add(end)
            group = joined[cell] if joined[cell] >> side & 1 else 0
            others = [(cell, other) for other in range(SIDES) if group >> other & 1]
            across = int(board["across"][0, cell, side])
            if across >= 0:
                others.append((across, side ^ 2))
            for other in others:
                if other in left:
                    left.remove(other)
                    waiting.append(other)
        parts.append((sorted(bases[end] for end in reached & set(bases)), reached))
    return parts
