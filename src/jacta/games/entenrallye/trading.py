"""Special actions: what can be fitted, stolen and exchanged."""

from __future__ import annotations

from jacta.engine.bits import count_bits, nth_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.cards import free_sections
from jacta.games.entenrallye.state import SECTION_COUNT, Board, State
from jacta.games.entenrallye.vocabulary import Action

__all__ = ["act_is_open", "is_free", "list_acts", "list_cards", "may_exchange", "may_steal"]

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
def partners(state: State, seat: int) -> int:
    """EN-R21, EN-R22: the mask of the other players who have a face-down part to be taken."""
    found = 0
    if not int(state.traded) and (
        may_steal(state) or (may_exchange(state) and int(state.held[seat]) > 0)
    ):
        for other in range(int(state.players)):
            found |= (int(state.held[other]) > 0) << other
    return found & ~(1 << seat)


@kernel
def act_is_open(state: State, seat: int) -> bool:
    """Whether a special action may be possible, as far as everyone can see.

    Which parts a hand has is nobody else's business, so a turn goes on while any might fit.
    """
    if int(state.held[seat]) > 0 and free_sections(state, seat) > 0:
        return True
    return partners(state, seat) != 0


@kernel
def fitting(board: Board, state: State, seat: int) -> int:
    """EN-R15: the mask of the parts in hand whose section is free."""
    cards = 0
    for section in range(SECTION_COUNT):
        if int(state.fitted[seat, section]) == 0:
            cards |= int(board.of_section[section])
    return int(state.hand[seat]) & cards


@kernel
def list_acts(board: Board, state: State, seat: int, wanted: int, out: Array | None) -> int:
    """EN-A2, EN-A5, EN-A6: parts to fit, cards to steal or exchange, and the end of the turn.

    Returns the action at place `wanted`, or the number of all; writes them where `out` is given.
    """
    cards, others = fitting(board, state, seat), partners(state, seat)
    base = Action.STEAL if may_steal(state) else Action.EXCHANGE
    fits, number = count_bits(cards), count_bits(cards) + count_bits(others)
    if wanted >= 0:
        if wanted < fits:
            return Action.FIT + nth_bit(cards, wanted)
        return base + nth_bit(others, wanted - fits) if wanted < number else Action.DONE
    if out is not None:
        list_bits(cards, Action.FIT, out, 0)
        list_bits(others, base, out, fits)
        out[number] = Action.DONE
    return number + 1


@kernel
def list_cards(cards: int, base: int, wanted: int, out: Array | None, first: int) -> int:
    """Go through the cards of a mask: the action of the one at place `wanted`, or their number.

    They are written from place `first` on.
    """
    if wanted >= 0:
        return base + nth_bit(cards, wanted)
    if out is not None:
        list_bits(cards, base, out, first)
    return count_bits(cards)


@kernel
def list_bits(mask: int, base: int, out: Array, first: int) -> None:
    for index in range(count_bits(mask)):
        out[first + index] = base + nth_bit(mask, index)
