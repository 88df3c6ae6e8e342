"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.games.entenrallye.cards import in_hand, pile_size
from jacta.games.entenrallye.driving import (
    PARTS_BOUGHT,
    REPAIRS,
    SQUARES,
    TURN,
    active,
    is_open_junction,
    step,
    stops_now,
)
from jacta.games.entenrallye.state import (
    ACT,
    BUY,
    DRAW,
    DRIVE,
    GIVE,
    KEEP,
    MOST_REPAIR,
    OVER,
    PART_PRICE,
    THROW,
    Board,
    State,
)
from jacta.games.entenrallye.trading import is_free, may_exchange, may_steal
from jacta.games.entenrallye.vocabulary import (
    DONE_ACTION,
    DRIVE_ACTION,
    EXCHANGE_ACTION,
    FIT_ACTION,
    GIVE_ACTION,
    KEEP_ACTION,
    REASONS,
    RETURN_ACTION,
    STEAL_ACTION,
)

__all__ = ["refusal"]

_CODES = [reason.code for reason in REASONS]
GAME_OVER = 1 + _CODES.index("game-over")
NOT_YOUR_TURN = 1 + _CODES.index("not-your-turn")
DIE_IN_THE_AIR = 1 + _CODES.index("die-in-the-air")
CARD_IN_THE_AIR = 1 + _CODES.index("card-in-the-air")
DRIVE_FIRST = 1 + _CODES.index("drive-first")
DRIVEN_ALREADY = 1 + _CODES.index("driven-already")
MORE_THAN_THROWN = 1 + _CODES.index("more-than-thrown")
PIPS_LEFT = 1 + _CODES.index("pips-left")
NO_JUNCTION = 1 + _CODES.index("no-junction")
BRANCH_CLOSED = 1 + _CODES.index("branch-closed")
SPLIT_AT_A_PLACE = 1 + _CODES.index("split-at-a-place")
SPLIT_ON_BROWN = 1 + _CODES.index("split-on-brown")
REPAIR_FULL = 1 + _CODES.index("repair-full")
PILE_EMPTY = 1 + _CODES.index("pile-empty")
STEAL_WITH_A_ONE = 1 + _CODES.index("steal-with-a-one")
EXCHANGE_WITH_A_TWO = 1 + _CODES.index("exchange-with-a-two")
TRADED_ALREADY = 1 + _CODES.index("traded-already")
NO_SUCH_PLAYER = 1 + _CODES.index("no-such-player")
NOTHING_TO_TAKE = 1 + _CODES.index("nothing-to-take")
NOT_IN_HAND = 1 + _CODES.index("not-in-hand")
SECTION_TAKEN = 1 + _CODES.index("section-taken")
GIVE_FIRST = 1 + _CODES.index("give-first")
NOTHING_OWED = 1 + _CODES.index("nothing-owed")
JUST_RECEIVED = 1 + _CODES.index("just-received")
KEEP_FIRST = 1 + _CODES.index("keep-first")
NOT_AT_A_MEETING = 1 + _CODES.index("not-at-a-meeting")
KEPT_ALREADY = 1 + _CODES.index("kept-already")


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    phase = int(state.phase)
    if phase == OVER:
        return GAME_OVER
    if seat != active(state):
        return NOT_YOUR_TURN
    if phase == THROW:
        return DIE_IN_THE_AIR
    if phase in (BUY, DRAW):
        return CARD_IN_THE_AIR
    if action < STEAL_ACTION:
        if phase != DRIVE:
            return DRIVEN_ALREADY
        return refuse_drive(board, state, seat, action - DRIVE_ACTION)
    if phase == DRIVE:
        return DRIVE_FIRST
    if action < GIVE_ACTION or FIT_ACTION <= action < KEEP_ACTION:
        return refuse_act(board, state, seat, action)
    if action < FIT_ACTION:
        return refuse_give(state, seat, action - GIVE_ACTION)
    return refuse_keep(state, seat, action)


@kernel
def refuse_drive(board: Board, state: State, seat: int, choice: int) -> int:
    """EN-R6, EN-R9 to EN-R11, EN-A3: the way and the split."""
    part, choice = choice % PARTS_BOUGHT, choice // PARTS_BOUGHT
    repair, choice = choice % REPAIRS, choice // REPAIRS
    squares, way = 1 + choice % SQUARES, choice // SQUARES
    pips, spent = int(state.pips), squares + repair + part * PART_PRICE
    if spent > pips:
        return MORE_THAN_THROWN
    node, chosen, closed, stopped = int(state.node[seat]), way != TURN, False, False
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
        return BRANCH_CLOSED if closed else NO_JUNCTION
    if squares == pips:
        return 0
    if stopped:
        return SPLIT_AT_A_PLACE
    if not int(board.grey[node]):
        return SPLIT_ON_BROWN
    if spent < pips:
        return PIPS_LEFT
    if int(state.repair[seat]) + repair > MOST_REPAIR:
        return REPAIR_FULL
    return PILE_EMPTY if part and pile_size(state) == 0 else 0


@kernel
def refuse_act(board: Board, state: State, seat: int, action: int) -> int:
    """Fit, steal, exchange, or end the turn."""
    if int(state.phase) == GIVE:
        return GIVE_FIRST
    if int(state.phase) == KEEP:
        return KEEP_FIRST
    if action == DONE_ACTION:
        return 0
    if action < GIVE_ACTION:
        return refuse_trade(state, seat, action)
    card = action - FIT_ACTION
    if not in_hand(state, seat, card):
        return NOT_IN_HAND
    return 0 if is_free(board, state, seat, card) else SECTION_TAKEN


@kernel
def refuse_trade(state: State, seat: int, action: int) -> int:
    """EN-R12, EN-R21, EN-R22; with a 2 and no part to give the turn has ended already."""
    if action < EXCHANGE_ACTION:
        other = action - STEAL_ACTION
        if not may_steal(state):
            return STEAL_WITH_A_ONE
    else:
        other = action - EXCHANGE_ACTION
        if not may_exchange(state):
            return EXCHANGE_WITH_A_TWO
    if int(state.traded):
        return TRADED_ALREADY
    if other == seat or other >= int(state.players):
        return NO_SUCH_PLAYER
    return 0 if int(state.held[other]) else NOTHING_TO_TAKE


@kernel
def refuse_give(state: State, seat: int, card: int) -> int:
    """EN-A8: only one of the cards held before the draw."""
    if int(state.phase) == KEEP:
        return KEEP_FIRST
    if int(state.phase) == ACT:
        return NOTHING_OWED
    if not in_hand(state, seat, card):
        return NOT_IN_HAND
    return JUST_RECEIVED if 1 + card == int(state.received) else 0


@kernel
def refuse_keep(state: State, seat: int, action: int) -> int:
    """EN-R32, EN-A20: which face-down parts stay after scoring."""
    if int(state.phase) == GIVE:
        return GIVE_FIRST
    if int(state.phase) == ACT:
        return NOT_AT_A_MEETING
    if action == RETURN_ACTION:
        return 0
    card = action - KEEP_ACTION
    if not in_hand(state, seat, card):
        return NOT_IN_HAND
    return KEPT_ALREADY if 1 + card == int(state.kept) else 0
