"""What a placement leads to: a win, a gift, blockages that are removed, or nothing (VG-A15).

All of it works on a row of cells, so that players can try a placement out on a row of their own.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.blockages import may_block, unblock
from jacta.games.verbindung_gesucht.faces import WHITE_CROSS
from jacta.games.verbindung_gesucht.masks import empty_cells, put_die
from jacta.games.verbindung_gesucht.networks import completed, completed_by
from jacta.games.verbindung_gesucht.state import Board
from jacta.games.verbindung_gesucht.vocabulary import Ending, Event

__all__ = ["NOT_OVER", "lay"]

NOT_OVER: Final = -1


@kernel
def lay(
    board: Board,
    ends: Array,
    cells: Array,
    order: Array,
    seat: int,
    lies: int,
    cell: int,
    auto: bool,
    announced: bool,
    version: int,
    events: Array | None,
) -> int:
    """Lay a die down: how the game ends by it, or NOT_OVER.

    VG-A10: it is the last one placed. VG-A15: judged as it lies, then unblocked, then judged once
    more. Networks that were complete before can be there on a strict table only (VG-A13).
    """
    before = 0 if auto else completed(board, ends)
    cells[cell] = lies
    put_die(board, ends, lies, cell)
    free = empty_cells(board, ends)
    order[cell] = int(board.places) - count_bits(free)
    now = completed_by(board, ends, cell, before)
    ending = verdict(seat, before, now, auto, announced, version)
    if ending != NOT_OVER:
        return ending
    # VG-A11. A white cross is open to both: it blocks nobody, and removes no other way either.
    replaced = False
    if lies != WHITE_CROSS:
        for player in (1 - seat, seat):
            if may_block(board, ends, player, cell):
                replaced = unblock(board, ends, cells, order, player, events) or replaced
    if replaced:
        now = completed(board, ends)
        ending = verdict(seat, before, now, auto, announced, version)
        if ending != NOT_OVER:
            return ending
    if announced:  # VG-R26
        return Ending.FALSE_ANNOUNCEMENT
    if not auto and ((now & ~before) >> seat) & 1:
        emit(events, EVERYONE, Event.UNCLAIMED, seat)
    if not free:  # VG-A13; with `auto` somebody has won by then (VG-A12)
        return Ending.BOARD_FULL
    return NOT_OVER


@kernel
def verdict(seat: int, before: int, now: int, auto: bool, announced: bool, version: int) -> int:
    """What the networks say after a die of this player.

    VG-R27: both are complete; VG-A14: the opponent's is, even if an older own one was announced
    (VG-A19; in version 1 that one won); VG-R25: the own one is. Only networks that were not
    complete before count against the mover (VG-A13).
    """
    new = now & ~before
    if new == 3:
        return Ending.BOTH_LINKED
    linked = bool((now >> seat) & 1) and (auto or announced)
    if (new >> (1 - seat)) & 1 and not (linked and version == 1):
        return Ending.OTHER_LINKED
    return Ending.LINKED if linked else NOT_OVER
