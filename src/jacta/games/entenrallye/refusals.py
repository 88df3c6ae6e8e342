"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.games.entenrallye.cards import in_hand, pile_size
from jacta.games.entenrallye.driving import (
    active,
    is_open_junction,
    split_of,
    step,
    stops_now,
)
from jacta.games.entenrallye.state import (
    MOST_REPAIR,
    PART_PRICE,
    Board,
    State,
)
from jacta.games.entenrallye.trading import is_free, may_exchange, may_steal
from jacta.games.entenrallye.vocabulary import Action, Phase, Reason, Way

__all__ = ["refusal"]


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat != active(state):
        return Reason.NOT_YOUR_TURN
    if phase == Phase.THROW:
        return Reason.DIE_IN_THE_AIR
    if phase in (Phase.BUY, Phase.DRAW):
        return Reason.CARD_IN_THE_AIR
    if action < Action.STEAL:
        if phase != Phase.DRIVE:
            return Reason.DRIVEN_ALREADY
        return refuse_drive(board, state, seat, action)
    if phase == Phase.DRIVE:
        return Reason.DRIVE_FIRST
    if action < Action.GIVE or Action.FIT <= action < Action.KEEP:
        return refuse_act(board, state, seat, action)
    if action < Action.FIT:
        return refuse_give(state, seat, action - Action.GIVE)
    return refuse_keep(state, seat, action)


@kernel
def refuse_drive(board: Board, state: State, seat: int, action: int) -> int:
    """EN-R6, EN-R9 to EN-R11, EN-A1, EN-A3, EN-A4, EN-A19, EN-A24: the way and the split."""
    way, squares, repair, part = split_of(action)
    pips, spent = int(state.pips), squares + repair + part * PART_PRICE
    if spent > pips:
        return Reason.MORE_THAN_THROWN
    node, chosen, closed, stopped = int(state.node[seat]), way != Way.TURN, False, False
    for _ in range(squares):
        if is_open_junction(board, state, seat, node):
            chosen = True
        elif int(board.turn[node]) >= 0:
            closed = True
        node = step(board, state, seat, node, way)
        if stops_now(board, state, seat, node):
            stopped = True
            break
    if not chosen:
        return Reason.BRANCH_CLOSED if closed else Reason.NO_JUNCTION
    if squares == pips:
        return 0
    if stopped:
        return Reason.SPLIT_AT_A_PLACE
    if not int(board.grey[node]):
        return Reason.SPLIT_ON_BROWN
    if spent < pips:
        return Reason.PIPS_LEFT
    if int(state.repair[seat]) + repair > MOST_REPAIR:
        return Reason.REPAIR_FULL
    return Reason.PILE_EMPTY if part and pile_size(state) == 0 else 0


@kernel
def refuse_act(board: Board, state: State, seat: int, action: int) -> int:
    """Fit, steal, exchange, or end the turn."""
    if int(state.phase) == Phase.GIVE:
        return Reason.GIVE_FIRST
    if int(state.phase) == Phase.KEEP:
        return Reason.KEEP_FIRST
    if action == Action.DONE:
        return 0
    if action < Action.GIVE:
        return refuse_trade(state, seat, action)
    card = action - Action.FIT
    if not in_hand(state, seat, card):
        return Reason.NOT_IN_HAND
    return 0 if is_free(board, state, seat, card) else Reason.SECTION_TAKEN


@kernel
def refuse_trade(state: State, seat: int, action: int) -> int:
    """EN-R12, EN-R21, EN-R22; with a 2 and no part to give the turn has ended already."""
    if action < Action.EXCHANGE:
        other = action - Action.STEAL
        if not may_steal(state):
            return Reason.STEAL_WITH_A_ONE
    else:
        other = action - Action.EXCHANGE
        if not may_exchange(state):
            return Reason.EXCHANGE_WITH_A_TWO
    if int(state.traded):
        return Reason.TRADED_ALREADY
    if other == seat or other >= int(state.players):
        return Reason.NO_SUCH_PLAYER
    return 0 if int(state.held[other]) else Reason.NOTHING_TO_TAKE


@kernel
def refuse_give(state: State, seat: int, card: int) -> int:
    """EN-A8: only one of the cards held before the draw."""
    if int(state.phase) == Phase.KEEP:
        return Reason.KEEP_FIRST
    if int(state.phase) == Phase.ACT:
        return Reason.NOTHING_OWED
    if not in_hand(state, seat, card):
        return Reason.NOT_IN_HAND
    return Reason.JUST_RECEIVED if 1 + card == int(state.received) else 0


@kernel
def refuse_keep(state: State, seat: int, action: int) -> int:
    """EN-R32, EN-A20: which face-down parts stay after scoring."""
    if int(state.phase) == Phase.GIVE:
        return Reason.GIVE_FIRST
    if int(state.phase) == Phase.ACT:
        return Reason.NOT_AT_A_MEETING
    if action == Action.RETURN_REST:
        return 0
    card = action - Action.KEEP
    if not in_hand(state, seat, card):
        return Reason.NOT_IN_HAND
    return Reason.KEPT_ALREADY if 1 + card == int(state.kept) else 0
