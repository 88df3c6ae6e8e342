"""Driving: which way a car can go, where it stops, and how the pips can be split."""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits, lowest_bit, nth_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
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
    "FULL_DRIVE",
    "active",
    "drive_number",
    "find_drives",
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

SQUARES, REPAIRS, PARTS_BOUGHT = 6, 6, 2
DRIVES_OF_A_WAY = 2 * SQUARES + 1
FULL_DRIVE: Final = 1 << (DRIVES_OF_A_WAY - 1)


@kernel
def active(state: State) -> int:
    """EN-R3: seat 0 starts, and play is clockwise."""
    return int(state.seat)


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
def reach(board: Board, state: State, seat: int, way: int) -> int:
    """EN-R10, EN-R30: after how many squares a drive of all pips ends: a place may stop it."""
    node, pips = int(state.node[seat]), int(state.pips)
    places = int(board.places_ahead[node, way]) & ((1 << pips) - 1)
    while places:
        squares = lowest_bit(places)
        if stops_now(board, state, seat, int(board.ahead[node, way, squares])):
            return squares + 1
        places &= places - 1
    return pips


@kernel
def drives_of(board: Board, state: State, seat: int, way: int, first: int) -> int:
    """EN-R10, EN-R19, EN-A3, EN-A19: the drives of one way with at least so many squares, as a
    mask: the full number, or a rest spent on grey.

    Twice the squares before the last one, and one more with a part, is the place of a split in it;
    the full number comes last. Masks instead of a walk, because each throw is looked at so: see
    *Entenrallye* in docs/benchmarks.md.
    """
    pips, ends = int(state.pips), reach(board, state, seat, way)
    if ends < first:
        return 0
    room = MOST_REPAIR - int(state.repair[seat])
    grey = int(board.grey_ahead[int(state.node[seat]), way])
    grey &= ((1 << (ends - 1)) - 1) & ~((1 << (first - 1)) - 1)
    repairs = grey & ~((1 << max(0, pips - room - 1)) - 1)
    parts = grey & ((1 << max(0, pips - PART_PRICE)) - 1)
    parts &= ~((1 << max(0, pips - PART_PRICE - room - 1)) - 1)
    if int(state.piled) == 0:
        parts = 0
    return spread(repairs) | (spread(parts) << 1) | FULL_DRIVE


@kernel
def spread(mask: int) -> int:
    """Six bits with a gap after each."""
    mask = (mask | (mask << 4)) & 0x0F0F
    mask = (mask | (mask << 2)) & 0x3333
    return (mask | (mask << 1)) & 0x5555


@kernel
def find_drives(board: Board, state: State, seat: int) -> int:
    """EN-R6: the drives straight on, and those that turn off, where there is an open junction."""
    found = drives_of(board, state, seat, Way.STRAIGHT, 1)
    node, pips = int(state.node[seat]), int(state.pips)
    before = int(board.junction[node])
    if before < pips:
        junction = node if before == 0 else int(board.ahead[node, Way.STRAIGHT, before - 1])
        if is_open_junction(board, state, seat, junction):
            found |= drives_of(board, state, seat, Way.TURN, before + 1) << DRIVES_OF_A_WAY
    return found


@kernel
def drive_at(state: State, place: int) -> int:
    """The drive at a place of the mask."""
    way, split = place // DRIVES_OF_A_WAY, place % DRIVES_OF_A_WAY
    pips, squares, part = int(state.pips), 1 + split // 2, split % 2
    if split == DRIVES_OF_A_WAY - 1:
        return drive_number(way, pips, 0, 0)
    return drive_number(way, squares, pips - squares - part * PART_PRICE, part)


@kernel
def list_drives(state: State, wanted: int, out: Array | None) -> int:
    """Go through all drives: the one at place `wanted`, or their number."""
    found = int(state.drives)
    if wanted >= 0:
        return drive_at(state, nth_bit(found, wanted))
    if out is not None:
        for index in range(count_bits(found)):
            out[index] = drive_at(state, nth_bit(found, index))
    return count_bits(found)


@kernel
def land(board: Board, state: State, seat: int, way: int, squares: int) -> tuple[int, int]:
    """EN-R10: where a drive ends, and after how many squares: surplus is lost (EN-R30)."""
    driven = min(squares, reach(board, state, seat, way))
    return int(board.ahead[int(state.node[seat]), way, driven - 1]), driven
