"""Which positions the rules allow: where cars can stand, and what a step of a turn needs."""

from __future__ import annotations

import numpy as np

from jacta.engine.form import need
from jacta.engine.jit import door
from jacta.engine.layout import Array
from jacta.games.entenrallye import cards, driving, trading
from jacta.games.entenrallye.road import INSPECTIONS, ROAD
from jacta.games.entenrallye.state import (
    ACT,
    ASU,
    BUY,
    DECEMBER,
    DRAW,
    DRIVE,
    GIVE,
    KEEP,
    LAST_MEETING,
    OVER,
    START,
    THROW,
    TUV,
)

__all__ = ["check"]

NODES = ROAD.nodes


def _possible(boards: Array, states: Array, seat: int, out: Array) -> int:
    """How much can be done in this step: ways to drive, cards to buy, actions on the square."""
    board, state = boards[0], states[0]
    if state.phase == DRIVE:
        return driving.list_drives(board, state, seat, out)
    if state.phase == BUY:
        return cards.pile_size(state)
    return int(trading.act_is_open(state, seat))


def _late(boards: Array, states: Array, seat: int, place: int) -> bool:
    return driving.is_late(boards[0], states[0], seat, place)


_possible_door = door(_possible, "entenrallye.check.possible")
_late_door = door(_late, "entenrallye.check.late")


def check(board: Array, array: Array) -> None:
    """BadPosition where a car, the calendar or the step of the turn cannot be so."""
    _check_calendar(array)
    for seat in range(int(array["players"][0])):
        _check_car(board, array, seat)
    _check_end(array)
    _check_step(board, array)
    _check_cards_of_step(board, array)


def _visited(array: Array, seat: int, place: int) -> bool:
    return bool(int(array["visited"][0, seat]) >> place & 1)


def _place(board: Array, array: Array, seat: int) -> int:
    return int(board["place"][0, int(array["node"][0, seat])])


def _check_calendar(array: Array) -> None:
    """EN-R26, EN-R27."""
    month, part = int(array["month"][0]), int(array["part"][0])
    if month == 0:
        need(part == 0, "part: before the first step of time it is 0 (EN-R27)")
    elif month > DECEMBER:
        need(part == 1, "part: after the year it is 1 (EN-A23)")
    else:
        need(part > 0, "part: parts of a month count from 1 (EN-R26)")


def _check_car(board: Array, array: Array, seat: int) -> None:
    """Where a car can stand, with what it has visited and in this month."""
    where, month = f"car {seat}", int(array["month"][0])
    place, (name, outward) = _place(board, array, seat), NODES[int(array["node"][0, seat])]
    for inspection in (TUV, ASU):
        over = month > int(board["months"][0, inspection])
        settled = _visited(array, seat, inspection)
        title = INSPECTIONS[inspection - TUV]
        need(settled or not over, f"{where}: after its month {title} is settled (EN-R38)")
        inside = ROAD.dead_end(name) == title
        beyond = inside and (outward or place == inspection)
        need(settled or not beyond, f"{where}: who was at {title} is settled (EN-A16)")
        inbound = inside and not beyond
        need(not settled or not inbound, f"{where}: a settled car is not sent in (EN-A24)")
        behind = name.startswith(f"{title}-")
        need(settled or not behind, f"{where}: who is at the workshop is settled (EN-A16)")
    for meeting in range(1, LAST_MEETING + 1):
        _check_meeting(board, array, seat, meeting)
    waits = bool(int(array["waiting"][0]) >> seat & 1)
    may_wait = 0 < place < LAST_MEETING and _visited(array, seat, place)
    early = month < int(board["months"][0, place])
    need(not waits or (may_wait and early), f"{where}: there is nothing to wait for (EN-R34)")


def _check_meeting(board: Array, array: Array, seat: int, meeting: int) -> None:
    """A meeting was visited before the car went on, and not in passing (EN-A9)."""
    node, where = int(array["node"][0, seat]), f"car {seat}"
    visited, here = _visited(array, seat, meeting), _place(board, array, seat) == meeting
    late = bool(_late_door(board, array, seat, meeting))
    need(
        visited or late or not here,
        f"{where}: a car that is not late has visited meeting {meeting} (EN-A9)",
    )
    ahead = int(board["distance"][0, node, meeting]) > 0
    if visited and ahead:
        towers = {1: (), 2: (TUV,), 3: (TUV,), 4: (TUV, ASU)}[meeting]
        towed = any(_visited(array, seat, inspection) for inspection in towers)
        need(towed, f"{where}: meeting {meeting} lies ahead, but was visited (EN-A12)")


def _check_end(array: Array) -> None:
    """EN-R28: the game is over when it is, and not before."""
    seats = range(int(array["players"][0]))
    there = all(_visited(array, seat, LAST_MEETING) for seat in seats)
    over = int(array["month"][0]) > DECEMBER
    arriving = int(array["phase"][0]) == KEEP
    if int(array["phase"][0]) == OVER:
        need(there or over, "phase over: neither the year nor the rally is over (EN-R28)")
        need(int(array["turn"][0]) > 0, "phase over: nobody has played")
    else:
        need(not over, "after December the game is over (EN-R28)")
        need(arriving or not there, "all cars have arrived: the game is over (EN-R28)")


def _check_step(board: Array, array: Array) -> None:
    """What the step of the turn says of the die and of the active car."""
    state, phase, pips = array[0], int(array["phase"][0]), int(array["pips"][0])
    seat = int(state["turn"]) % int(state["players"])
    place = _place(board, array, seat)
    in_turn = phase not in (THROW, OVER)
    need((pips > 0) == in_turn, "pips: the die lies there during a turn only (EN-R9)")
    need(bool(state["arrived"]) == (phase == KEEP), "arrived: only while cards are kept (EN-R32)")
    waits = bool(int(state["waiting"]) >> seat & 1) or place == LAST_MEETING
    possible = _possible_door(board, array, seat, np.zeros(64, np.int64))
    if phase == DRIVE:
        need(not waits, "phase drive: the car does not move (EN-R34, EN-R35)")
        need(possible > 1, "phase drive: there is no choice, so it is made by itself")
    if phase in (BUY, ACT, DRAW, GIVE):
        grey = bool(board["grey"][0, int(state["node"][seat])])
        need(grey, "special actions are for grey squares (EN-R11)")
        need(int(state["node"][seat]) != START, "the car has left the start (EN-R9)")
    if phase == BUY:
        need(pips > 3, "phase buy: a part is bought with 4, 5 or 6 (EN-R12)")
        need(possible > 0, "phase buy: the pile is empty (EN-A19)")
    if phase == ACT:
        need(possible > 0, "phase act: there is nothing to do (EN-R11)")
    if phase == KEEP:
        arrived = 0 < place < TUV and _visited(array, seat, place)
        need(arrived, "phase keep: the car is at a meeting that it has reached (EN-R32)")
        need(not state["fitted"][seat].any(), "phase keep: fitted parts have gone back (EN-R32)")
        need(int(state["held"][seat]) > 0, "phase keep: there is nothing to keep (EN-R32)")


def _check_cards_of_step(board: Array, array: Array) -> None:
    """EN-R21, EN-R22, EN-A8, EN-A20: who trades with whom, and which cards."""
    state, phase, pips = array[0], int(array["phase"][0]), int(array["pips"][0])
    seat = int(state["turn"]) % int(state["players"])
    trading_now, held = phase in (DRAW, GIVE), int(state["held"][seat])
    partner = int(state["partner"]) - 1
    need((partner >= 0) == trading_now, "partner: only while a card is drawn or owed (EN-A8)")
    need(partner != seat, "partner: nobody trades with oneself (EN-R21)")
    traded = bool(state["traded"])
    need(not trading_now or traded, "traded: a card is being traded (EN-R12)")
    may = phase == ACT and pips in (1, 2)
    need(not traded or trading_now or may, "traded: only with a 1 or a 2 (EN-R12)")
    if phase == DRAW:
        need(pips in (1, 2), "phase draw: with a 1 or a 2 only (EN-R12)")
        need(int(state["held"][partner]) > 0, "phase draw: the partner has no part (EN-R21)")
        need(pips == 1 or held > 0, "phase draw: there is no part to give (EN-R22)")
    received, kept = int(state["received"]), int(state["kept"])
    need(bool(received) == (phase == GIVE), "received: only while a card is owed (EN-A8)")
    if phase == GIVE:
        need(pips == 2, "phase give: parts are exchanged with a 2 (EN-R12)")
        need(held > 2, "phase give: with one card to give it is given by itself (EN-A8)")
        own = int(state["place"][received - 1]) == 1 + seat
        need(own, "received: the card is in the hand of who took it (EN-A8)")
    need(not kept or phase == KEEP, "kept: only after scoring (EN-R32)")
    if kept:
        own = int(state["place"][kept - 1]) == 1 + seat
        need(own and held > 1, "kept: a card of the hand, while others are chosen (EN-A20)")
