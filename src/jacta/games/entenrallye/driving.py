"""Driving: which way a car can go, where it stops, and how the pips can be split."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.cards import pile_size
from jacta.games.entenrallye.state import (
    ASU,
    LAST_MEETING,
    MOST_REPAIR,
    NOWHERE,
    PART_PRICE,
    TUV,
    Board,
    State,
)
from jacta.games.entenrallye.vocabulary import Action, Sticker, Way

__all__ = [
    "active",
    "drive_number",
    "has_visited",
    "is_late",
    "is_open_junction",
    "land",
    "list_drives",
    "split_of",
    "step",
    "stops_at",
    "stops_now",
]

WAYS, SQUARES, REPAIRS, PARTS_BOUGHT = 2, 6, 6, 2


@kernel
def active(state: State) -> int:
    """EN-R3: seat 0 starts, and play is clockwise."""
    return int(state.turn) % int(state.players)


@kernel
def has_visited(state: State, seat: int, place: int) -> bool:
    """Whether a meeting was reached, or an inspection is settled (EN-A12, EN-A16)."""
    return bool((int(state.visited[seat]) >> place) & 1)


@kernel
def is_late(board: Board, state: State, seat: int, place: int) -> bool:
    """EN-A13: whether the month has ended; EN-A11: or a sticker is asked for and missing."""
    if int(state.month) > int(board.months[place]):
        return True
    if int(state.sticker) != Sticker.REQUIRED or place in (NOWHERE, 1, TUV, ASU):
        return False
    return not has_visited(state, seat, ASU if place == LAST_MEETING else TUV)


@kernel
def stops_at(board: Board, state: State, seat: int, place: int) -> bool:
    """EN-A9: whether this place, early or on time and not visited yet, is arrived at."""
    if place == NOWHERE or has_visited(state, seat, place):
        return False
    return not is_late(board, state, seat, place)


@kernel
def stops_now(board: Board, state: State, seat: int, node: int) -> bool:
    """Whether a drive ends here: at a place that stops the car, or the end of the road (EN-A25)."""
    place = int(board.place[node])
    return place == LAST_MEETING or stops_at(board, state, seat, place)


@kernel
def is_open_junction(board: Board, state: State, seat: int, node: int) -> bool:
    """EN-R6: whether the player chooses here. A settled car may not enter a branch (EN-A24)."""
    if int(board.turn[node]) < 0:
        return False
    branch = int(board.branch[node])
    return branch == NOWHERE or not has_visited(state, seat, branch)


@kernel
def step(board: Board, state: State, seat: int, node: int, way: int) -> int:
    """The next node on the way that was chosen."""
    if way == Way.TURN and is_open_junction(board, state, seat, node):
        return int(board.turn[node])
    return int(board.straight[node])


@kernel
def drive_number(way: int, squares: int, repair: int, part: int) -> int:
    """The action of a drive."""
    number = (way * SQUARES + squares - 1) * REPAIRS + repair
    return Action.DRIVE + number * PARTS_BOUGHT + part


@kernel
def split_of(action: int) -> tuple[int, int, int, int]:
    """The way of a drive, its squares, and what it repairs and buys."""
    choice = action - Action.DRIVE
    part, choice = choice % PARTS_BOUGHT, choice // PARTS_BOUGHT
    repair, choice = choice % REPAIRS, choice // REPAIRS
    return choice // SQUARES, 1 + choice % SQUARES, repair, part


@kernel
def list_drives(board: Board, state: State, seat: int, out: Array | None) -> int:
    """EN-R10, EN-R19, EN-A3, EN-A19: every way and split; the full number, or a rest spent on grey.

    Returns their number, and writes them where `out` is given.
    """
    pips, number = int(state.pips), 0
    pile, room = pile_size(state), MOST_REPAIR - int(state.repair[seat])
    for way in range(WAYS):
        node, chosen = int(state.node[seat]), way == Way.STRAIGHT
        for squares in range(1, pips + 1):
            if is_open_junction(board, state, seat, node):
                chosen = True
            node = step(board, state, seat, node, way)
            stopped = stops_now(board, state, seat, node)
            if chosen and (stopped or squares == pips):
                if out is not None:
                    out[number] = drive_number(way, pips, 0, 0)
                number += 1
            elif chosen and int(board.grey[node]):
                rest = pips - squares
                if rest <= room:
                    if out is not None:
                        out[number] = drive_number(way, squares, rest, 0)
                    number += 1
                if PART_PRICE <= rest <= PART_PRICE + room and pile > 0:
                    if out is not None:
                        out[number] = drive_number(way, squares, rest - PART_PRICE, 1)
                    number += 1
            if stopped:
                break
    return number


@kernel
def land(board: Board, state: State, seat: int, way: int, squares: int) -> tuple[int, int]:
    """EN-R10: where a drive ends, and after how many squares: surplus is lost (EN-R30)."""
    node, driven = int(state.node[seat]), 0
    while driven < squares:
        node = step(board, state, seat, node, way)
        driven += 1
        if stops_now(board, state, seat, node):
            break
    return node, driven
