"""Places and time: meetings, inspections, workshops and the calendar."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.games.entenrallye.cards import defects, dismantle, worth
from jacta.games.entenrallye.driving import has_visited
from jacta.games.entenrallye.state import (
    ASU,
    DECEMBER,
    LAST_MEETING,
    TUV,
    Board,
    State,
)
from jacta.games.entenrallye.vocabulary import Event, Phase

__all__ = [
    "all_arrived",
    "arrive_at_meeting",
    "best_total",
    "inspect",
    "is_over",
    "pass_time",
    "shortfall",
    "tell_end",
    "total",
]


@kernel
def visit(state: State, seat: int, place: int) -> None:
    state.visited[seat] = int(state.visited[seat]) | (1 << place)


@kernel
def arrive_at_meeting(
    board: Board, state: State, seat: int, place: int, events: Array | None
) -> None:
    """EN-R31, EN-R32, EN-A10: scored on arrival, then the fitted parts go back.

    EN-R34: an early car waits, but not at the fourth meeting, where it stays anyway (EN-R35).
    """
    visit(state, seat, place)
    state.arrived = 1
    points = worth(board, state, seat)
    state.score[seat, place - 1] = points
    emit(events, EVERYONE, Event.ARRIVED, seat, place - 1)
    emit(events, EVERYONE, Event.SCORED, seat, place - 1, points)
    dismantle(state, seat)
    if place != LAST_MEETING and int(state.month) < int(board.months[place]):
        state.waiting = int(state.waiting) | (1 << seat)
    state.phase = Phase.KEEP


@kernel
def inspect(board: Board, state: State, seat: int, place: int, events: Array | None) -> None:
    """EN-R20, EN-R37: passed with enough repair points; else EN-R40.

    It is an arrival in both cases (EN-A14), and nobody waits here (EN-A22).
    """
    state.arrived = 1
    needed = defects(board, state, seat)
    short = shortfall(board, state, seat, int(state.repair[seat]))
    settle_inspection(board, state, seat, place)
    if short == 0:
        left = int(state.repair[seat])
        emit(events, EVERYONE, Event.PASSED, seat, place - TUV, needed - 12, left)
    else:
        fail(state, seat, place)
        node = int(board.behind[place - TUV, short])
        state.node[seat] = node
        square = int(board.square[node])
        emit(events, EVERYONE, Event.FAILED, seat, place - TUV, short - 1, square)


@kernel
def shortfall(board: Board, state: State, seat: int, repair: int) -> int:
    """EN-R20, EN-R40: what an inspection finds lacking with the marker there."""
    return max(0, defects(board, state, seat) - repair)


@kernel
def settle_inspection(board: Board, state: State, seat: int, place: int) -> None:
    """EN-A16: the inspection is due no more; what it takes is taken off the repair track."""
    visit(state, seat, place)
    state.repair[seat] = max(0, int(state.repair[seat]) - defects(board, state, seat))


@kernel
def fail(state: State, seat: int, place: int) -> None:
    """EN-R37: the inspection is settled, but was not passed."""
    state.failed[seat] = int(state.failed[seat]) | (1 << place)


@kernel
def pass_time(board: Board, state: State, steps: int, events: Array | None) -> None:
    """EN-R24, EN-R25, EN-A18: step by step; what follows December is dropped (EN-A23)."""
    for _ in range(steps):
        if int(state.month) <= DECEMBER:
            advance(board, state, events)


@kernel
def advance(board: Board, state: State, events: Array | None) -> None:
    """EN-R26, EN-R27, EN-A17: the next part of the month, or part 1 of the next month."""
    month, part = int(state.month), int(state.part) + 1
    if month == 0 or part > int(state.players):
        state.month, state.part = month + 1, 1
        if month:
            end_month(board, state, month, events)
        begin_month(board, state, month + 1)
    else:
        state.part = part
    if int(state.month) <= DECEMBER:
        emit(events, EVERYONE, Event.TIME, int(state.month) - 1, int(state.part) - 1)


@kernel
def end_month(board: Board, state: State, month: int, events: Array | None) -> None:
    """EN-R38, EN-A15: at the end of April and October all cars not inspected are towed at once."""
    emit(events, EVERYONE, Event.MONTH_OVER, month - 1)
    for place in range(TUV, ASU + 1):
        if month == int(board.months[place]):
            for seat in range(int(state.players)):
                if not has_visited(state, seat, place):
                    tow(board, state, seat, place, events)


@kernel
def tow(board: Board, state: State, seat: int, place: int, events: Array | None) -> None:
    """EN-R38, EN-R40: to the workshop, or behind it by what is lacking. It waits no more."""
    short = shortfall(board, state, seat, int(state.repair[seat]))
    settle_inspection(board, state, seat, place)
    fail(state, seat, place)
    node = int(board.behind[place - TUV, short])
    state.node[seat] = node
    square, left = int(board.square[node]), int(state.repair[seat])
    state.waiting = int(state.waiting) & ~(1 << seat)
    if short:
        emit(events, EVERYONE, Event.TOWED_BEHIND, seat, place - TUV, short - 1, square)
    else:
        emit(events, EVERYONE, Event.TOWED, seat, place - TUV, left, square)


@kernel
def begin_month(board: Board, state: State, month: int) -> None:
    """EN-R34: who waited for this month may drive in the next turn."""
    for seat in range(int(state.players)):
        place = int(board.place[int(state.node[seat])])
        if place and month >= int(board.months[place]):
            state.waiting = int(state.waiting) & ~(1 << seat)


@kernel
def all_arrived(state: State) -> bool:
    """Whether every car has reached the fourth meeting, also if it was towed since (EN-A23)."""
    for seat in range(int(state.players)):
        if not has_visited(state, seat, LAST_MEETING):
            return False
    return True


@kernel
def is_over(state: State) -> bool:
    """EN-R28: December is over, or all cars have reached the fourth meeting."""
    return int(state.month) > DECEMBER or all_arrived(state)


@kernel
def tell_end(state: State, events: Array | None) -> None:
    """EN-R36, EN-A21: most points win; ties share the win."""
    state.phase = Phase.OVER
    if int(state.month) > DECEMBER:
        emit(events, EVERYONE, Event.YEAR_OVER)
    else:
        emit(events, EVERYONE, Event.ALL_ARRIVED)
    best = best_total(state)
    for seat in range(int(state.players)):
        if total(state, seat) == best:
            emit(events, EVERYONE, Event.WON, seat, best)


@kernel
def total(state: State, seat: int) -> int:
    """EN-R36: the sum over the meetings."""
    points = 0
    for meeting in range(LAST_MEETING):
        points += int(state.score[seat, meeting])
    return points


@kernel
def best_total(state: State) -> int:
    """EN-R36: what wins."""
    best = 0
    for seat in range(int(state.players)):
        best = max(best, total(state, seat))
    return best
