"""Positions of Würfel Express in which there is something to see and to do, for seat 0."""

from __future__ import annotations

from typing import Any

__all__ = ["DISCARDING", "FAILING", "TAKING", "WINNING", "position"]

_REMOVED = {
    2: ["R2", "G3", "W2", "B3", "Y3", "K2"],
    3: ["R3", "W2", "B2", "Y3"],
}
_ALL = [colour + str(length) for colour in "RGWBYK" for length in range(2, 7)]


def position(*tracks: tuple[int, str], phase: str, dice: str = "", throws: int = 0) -> Any:
    """A position with these tracks: the cells below each, and its strips from the rear."""
    laid = [(offset, strips.split()) for offset, strips in tracks]
    used = {strip for _, strips in laid for strip in strips}
    removed = _REMOVED.get(len(tracks), [])
    fronts = [offset + sum(int(strip[1:]) for strip in strips) for offset, strips in laid]
    last = [seat for seat, front in enumerate(fronts) if front == min(fronts)]
    return {
        "game": "wurfel-express",
        "version": 1,
        "players": len(tracks),
        "options": {"shorter": "if-missing"},
        "turn": 6 * len(tracks),
        "phase": phase,
        "throws": throws,
        "discarded": 0,
        "dice": dice,
        "stock": [strip for strip in _ALL if strip not in used and strip not in removed],
        "removed": removed,
        "tracks": [{"offset": offset, "strips": strips} for offset, strips in laid],
        "last_place": last if phase == "take" else [],
        "robbed": [],
    }


# By the number of players. Dice are thrown, and strips can be taken and stolen.
TAKING = {
    2: position((4, "B4"), (3, "G4 R5 Y4"), phase="take", dice="RRGGGGK", throws=2),
    6: position(
        (6, "B4 Y3"),
        (0, "G2 R5 K4"),
        (2, "R2 W3 B3 G3"),
        (0, "W2"),
        (3, "K2 Y6 B5 R4"),
        (9, "W4 G6"),
        phase="take",
        dice="RRRGGKK",
        throws=3,
    ),
}
# Before the throw, with strips to discard.
DISCARDING = {
    2: position((2, "B4 Y2 R3 W3"), (3, "G4 R5 Y4"), phase="discard"),
    6: position(
        (2, "B4 Y2 R3 W5"),
        (0, "G2 R5 K4"),
        (2, "R2 W3 B3 G3"),
        (0, "W2"),
        (3, "K2 Y6 B5 R4"),
        (9, "W4 G6"),
        phase="discard",
    ),
}
# All that was thrown is on one's own track already.
FAILING = position(
    (5, "B4 Y3 R4"), (0, "G2 R5"), (2, "W3 B3"), (0, "K3"), phase="keep", dice="RRRBBYY", throws=1
)
# Every way of taking leads far behind the finish.
WINNING = position(
    (20, "B4 Y4"), (0, "G2 R5"), (2, "W3 B3"), (0, "K3"), phase="take", dice="RRRRGGG", throws=3
)
