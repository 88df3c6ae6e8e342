"""Facts: what follows from the rules and every table shows, computed here and nowhere else.

They are computed from what a seat sees, so that they tell nothing that it may not know.

| row | what it has |
| --- | --- |
| TABLE | cards in the pile, most parts to be kept, landings, possible drives, open actions |
| CARS + seat | defects, worth, points, shortfall, whether it has won, the node that follows
  straight on (−1: none); what each section is worth; two needs: place, squares, repair |
| YEAR | for the places in the order of the year: how the seat stands to each |
| LANDINGS … | way, squares, squares driven, node, the node that follows straight on; how many
  splits, and for each: repair, part, the marker after it, what is lacking then |
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.calendar import best_total, shortfall, total
from jacta.games.entenrallye.cards import defects, pile_size, value, worth
from jacta.games.entenrallye.driving import (
    active,
    find_drives,
    has_visited,
    land,
    list_drives,
    split_of,
)
from jacta.games.entenrallye.state import (
    MOST_KEPT,
    NOWHERE,
    SECTION_COUNT,
    TUV,
    Board,
    State,
)
from jacta.games.entenrallye.trading import act_is_open
from jacta.games.entenrallye.vocabulary import Phase, Standing

__all__ = ["CARS", "LANDINGS", "TABLE", "YEAR", "facts", "possible_drives"]

TABLE: Final = 0
CARS: Final = 1
YEAR: Final = 7
LANDINGS: Final = 8
ROWS: Final = 20
COLUMNS: Final = 16
DRIVES: Final = 32  # more than there ever are
PLACES: Final = 6
WORTHS: Final = 6
NEEDS: Final = 10
SPLITS: Final = 6


def facts(board: Array, view: Array, seat: int) -> Array:
    """The facts of a view, in rows."""
    out = np.zeros((ROWS, COLUMNS), np.int64)
    _write(board, view, seat, np.empty(DRIVES, np.int64), out)
    return out


def _write_all(boards: Array, views: Array, seat: int, drives: Array, out: Array) -> None:
    write_facts(boards[0], views[0], seat, drives, out)


def _find_all(boards: Array, states: Array) -> int:
    return find_drives(boards[0], states[0], active(states[0]))


_SOURCES = (Path(__file__).parent,)
_write = door(_write_all, "entenrallye.facts", _SOURCES)
_find = door(_find_all, "entenrallye.drives", _SOURCES)


def possible_drives(board: Array, state: Array) -> int:
    """The mask of the drives that the state should have."""
    return int(_find(board, state))


@kernel
def write_facts(board: Board, view: State, seat: int, drives: Array, out: Array) -> None:
    phase, acting = int(view.phase), active(view)
    out[TABLE, 0] = pile_size(view)
    if phase == Phase.KEEP:
        out[TABLE, 1] = min(MOST_KEPT, int(view.held[acting]))
    if phase == Phase.DRIVE:
        out[TABLE, 3] = list_drives(view, -1, drives)
        out[TABLE, 2] = write_landings(board, view, acting, drives, out)
    out[TABLE, 4] = act_is_open(view, acting)
    best = best_total(view) if phase == Phase.OVER else -1
    for other in range(int(view.players)):
        write_car(board, view, other, best, out[CARS + other])
    write_year(board, view, seat, out[YEAR])


@kernel
def write_car(board: Board, view: State, seat: int, best: int, out: Array) -> None:
    out[0], out[1] = defects(board, view, seat), worth(board, view, seat)
    out[2], out[3] = total(view, seat), shortfall(board, view, seat, int(view.repair[seat]))
    out[4] = out[2] == best
    out[5] = int(board.straight[int(view.node[seat])])
    for section in range(SECTION_COUNT):
        part = int(view.fitted[seat, section])
        out[WORTHS + section] = value(board, seat, part - 1) if part else 0
    write_needs(board, view, seat, out[NEEDS:])


@kernel
def write_needs(board: Board, view: State, seat: int, out: Array) -> None:
    """What the next meeting on the way and the next inspection ask for, in the order of the year.

    A meeting that lies behind is lost; an inspection is due all the same.
    """
    node, found, meeting, inspection = int(view.node[seat]), 0, False, False
    for index in range(PLACES):
        place = int(board.yearly[index])
        far = int(board.distance[node, place])
        counts = not inspection if place >= TUV else not meeting and far >= 0
        if counts and is_due(board, view, seat, place):
            out[found], out[found + 1] = place, far
            if place >= TUV:
                inspection = True
                out[found + 2] = shortfall(board, view, seat, int(view.repair[seat]))
            else:
                meeting = True
            found += 3


@kernel
def is_due(board: Board, view: State, seat: int, place: int) -> bool:
    """EN-A13: whether its month is not over, and the car (if it is one) was not there."""
    if int(board.months[place]) < int(view.month):
        return False
    return seat < 0 or not has_visited(view, seat, place)


@kernel
def write_year(board: Board, view: State, seat: int, out: Array) -> None:
    """How a car stands to the places of the year; those who only look miss nothing."""
    next_one = NOWHERE
    for index in range(PLACES):
        place = int(board.yearly[index])
        if is_due(board, view, seat, place):
            out[index] = Standing.DUE if next_one else Standing.NEXT
            next_one = place
        elif seat >= 0 and (int(view.failed[seat]) >> place) & 1:
            out[index] = Standing.FAILED
        elif seat >= 0:
            out[index] = Standing.DONE if has_visited(view, seat, place) else Standing.MISSED


@kernel
def write_landings(board: Board, view: State, seat: int, drives: Array, out: Array) -> int:
    """EN-R10: each way and number of squares that a drive can have, and how its rest is split."""
    row = LANDINGS - 1
    for index in range(int(out[TABLE, 3])):
        way, squares, repair, part = split_of(int(drives[index]))
        if row < LANDINGS or int(out[row, 0]) != way or int(out[row, 1]) != squares:
            row += 1
            out[row, 0], out[row, 1] = way, squares
            node, driven = land(board, view, seat, way, squares)
            out[row, 2], out[row, 3] = driven, node
            out[row, 4] = int(board.straight[node])
        split = SPLITS + 4 * int(out[row, 5])
        marker = int(view.repair[seat]) + repair
        out[row, split], out[row, split + 1], out[row, split + 2] = repair, part, marker
        out[row, split + 3] = shortfall(board, view, seat, marker)
        out[row, 5] = int(out[row, 5]) + 1
    return row + 1 - LANDINGS
