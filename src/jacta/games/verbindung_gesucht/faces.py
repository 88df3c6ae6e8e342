"""The faces of a die, and the eleven ways in which one can lie in a cell (VG-R3).

A face has a letter: red cross R, black cross B, curve C, red bridge r, black bridge b, white
cross W. A die that lies in a cell is written with the sides of its red curve or of its upper path:
`Cne` joins red above and right, `rns` is a red bridge from top to bottom. Sides count clockwise
from the top.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "BLACK",
    "DIE_LABELS",
    "FACES",
    "FACE_OF",
    "LIES",
    "OPEN",
    "PLACEABLE",
    "RED",
    "SIDES",
    "SIDE_LETTERS",
    "WHITE",
    "WHITE_CROSS",
    "ends_of",
    "joined_of",
    "usable_of",
]

FACES: Final = "RBCrbW"
SIDE_LETTERS: Final = "nesw"
SIDES: Final = 4

# The colour of an end, or of what a side of a cell faces.
OPEN: Final = 0
RED: Final = 1
BLACK: Final = 2
WHITE: Final = 3

# What a cell holds: 0 for nothing, else 1 + the place in this row.
DIE_LABELS: Final = ("R", "B", "Cne", "Cse", "Csw", "Cnw", "rns", "rew", "bns", "bew", "W")
LIES: Final = 1 + len(DIE_LABELS)
WHITE_CROSS: Final = 1 + DIE_LABELS.index("W")

# The face of what a cell holds; nothing has none.
FACE_OF: Final = (-1, *(FACES.index(label[0]) for label in DIE_LABELS))

# VG-R4, VG-R5: the faces that red and black may place.
PLACEABLE: Final = ("RCrW", "BCbW")


def ends_of(lies: int) -> tuple[int, ...]:
    """The colour of the end on each side; nothing has open sides."""
    if lies == 0:
        return (OPEN,) * SIDES
    face, sides = DIE_LABELS[lies - 1][0], DIE_LABELS[lies - 1][1:]
    if face in "RBW":
        return ({"R": RED, "B": BLACK, "W": WHITE}[face],) * SIDES
    named, others = (BLACK, RED) if face == "b" else (RED, BLACK)
    return tuple(named if side in sides else others for side in SIDE_LETTERS)


def usable_of(lies: int, colour: int) -> int:
    """The mask of sides whose end a colour can use: its own and white ones (VG-A9)."""
    ends = ends_of(lies)
    return sum(1 << side for side in range(SIDES) if ends[side] in (colour, WHITE))


def joined_of(lies: int, colour: int) -> int:
    """The mask of sides that a die joins for a colour; the lower ends of a bridge are not (VG-A1).

    No die joins two pairs of sides of one colour, so that a cell has one group a colour at most.
    """
    lower = lies and DIE_LABELS[lies - 1][0] == {RED: "b", BLACK: "r"}[colour]
    return 0 if lower else usable_of(lies, colour)
