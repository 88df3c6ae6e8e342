"""The greedy player of Entenrallye: it takes what it can get now."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy
from jacta.games.entenrallye.bots.parts import (
    best_fit,
    best_keep,
    missing_sections,
    richest_hand,
    worst_gift,
)
from jacta.games.entenrallye.cards import defects, worth
from jacta.games.entenrallye.driving import land, split_of, stops_at
from jacta.games.entenrallye.state import TUV, Board, State
from jacta.games.entenrallye.vocabulary import Action, Phase

__all__ = ["GREEDY"]


@kernel
def greedy(
    board: Board, view: State, seat: int, actions: Array, count: int, scratch: Array, counter: Array
) -> int:
    """Takes what it can get now: points, parts for free sections, repairs, then ground."""
    phase = int(view.phase)
    if phase == Phase.DRIVE:
        return greedy_drive(board, view, seat, actions, count)
    if phase == Phase.GIVE:
        return worst_gift(board, view, seat, actions, count)
    if phase == Phase.KEEP:
        return best_keep(board, view, seat, actions, count)
    trade = richest_hand(view, actions, count)
    if trade >= 0:
        return trade
    card = best_fit(board, view, seat, actions, count)
    return Action.DONE if card < 0 else Action.FIT + card


@kernel
def greedy_drive(board: Board, view: State, seat: int, actions: Array, count: int) -> int:
    best, best_gain = int(actions[0]), -1
    missing = missing_sections(board, view, seat)
    for index in range(count):
        action = int(actions[index])
        way, squares, repair, part = split_of(action)
        node, _ = land(board, view, seat, way, squares)
        place = int(board.place[node])
        gain = squares + 2 * min(repair, max(0, 20 - int(view.repair[seat])))
        if part and missing:
            gain += 12
        if stops_at(board, view, seat, place):
            if place >= TUV:
                gain += 30 if int(view.repair[seat]) >= defects(board, view, seat) else -30
            else:
                gain += 4 * worth(board, view, seat) - 20
        if gain > best_gain or index == 0:
            best, best_gain = action, gain
    return best


GREEDY = Policy("greedy", greedy, cost=0.4)
