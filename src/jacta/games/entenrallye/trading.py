"""Special actions: what can be fitted, stolen and exchanged."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.cards import free_sections, in_hand
from jacta.games.entenrallye.state import (
    CARDS,
    Board,
    State,
)
from jacta.games.entenrallye.vocabulary import Action

__all__ = ["act_is_open", "is_free", "list_acts", "may_exchange", "may_steal"]

ONE, TWO = 1, 2


@kernel
def may_steal(state: State) -> bool:
    """EN-R12: only with a 1."""
    return int(state.pips) == ONE


@kernel
def may_exchange(state: State) -> bool:
    """EN-R12: only with a 2."""
    return int(state.pips) == TWO


@kernel
def is_free(board: Board, state: State, seat: int, card: int) -> bool:
    """EN-R15: whether the section of a part is free."""
    return int(state.fitted[seat, int(board.section[card])]) == 0


@kernel
def can_trade(state: State, seat: int, other: int) -> bool:
    """EN-R21, EN-R22: whether this other player has a face-down part to be taken."""
    if other == seat or int(state.held[other]) == 0 or int(state.traded):
        return False
    return may_steal(state) or (may_exchange(state) and int(state.held[seat]) > 0)


@kernel
def act_is_open(state: State, seat: int) -> bool:
    """Whether a special action may be possible, as far as everyone can see.

    Which parts a hand has is nobody else's business, so a turn goes on while any might fit.
    """
    if int(state.held[seat]) > 0 and free_sections(state, seat) > 0:
        return True
    for other in range(int(state.players)):
        if can_trade(state, seat, other):
            return True
    return False


@kernel
def list_acts(board: Board, state: State, seat: int, out: Array) -> int:
    """EN-A2, EN-A5, EN-A6: parts to fit, cards to steal or exchange, and the end of the turn."""
    number = 0
    for card in range(CARDS):
        if in_hand(state, seat, card) and is_free(board, state, seat, card):
            out[number] = Action.FIT + card
            number += 1
    base = Action.STEAL if may_steal(state) else Action.EXCHANGE
    for other in range(int(state.players)):
        if can_trade(state, seat, other):
            out[number] = base + other
            number += 1
    out[number] = Action.DONE
    return number + 1
