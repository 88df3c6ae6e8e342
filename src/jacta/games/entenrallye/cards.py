"""Cards: the pile, the hands and the 2CV cards, and what everyone knows of them.

A pile has no order: a card is drawn when it is taken, as the n-th of those that are there.
"""

from __future__ import annotations

from jacta.engine.bits import lowest_bit, nth_bit
from jacta.engine.doors.jit import kernel
from jacta.games.entenrallye.state import (
    BARE,
    FITTED,
    PILE,
    SECTION_COUNT,
    Board,
    State,
)

__all__ = [
    "card_at",
    "defects",
    "dismantle",
    "fit",
    "forget_hand",
    "free_sections",
    "hand_over",
    "in_hand",
    "one_card",
    "pile_size",
    "put_back",
    "take_from_pile",
    "value",
    "worth",
]


@kernel
def pile_size(state: State) -> int:
    """How many cards are in the pile; everyone can count them."""
    return int(state.piled)


@kernel
def free_sections(state: State, seat: int) -> int:
    """How many sections of a 2CV card have no part."""
    number = 0
    for section in range(SECTION_COUNT):
        if int(state.fitted[seat, section]) == 0:
            number += 1
    return number


@kernel
def card_at(state: State, where: int, index: int) -> int:
    """The index-th card of the pile or of a hand (1 + seat), in the order of the card list."""
    return nth_bit(int(state.pile) if where == PILE else int(state.hand[where - 1]), index)


@kernel
def in_hand(state: State, seat: int, card: int) -> bool:
    """EN-R17, EN-A6: whether a part lies face down beside the card of a seat."""
    return (int(state.hand[seat]) >> card) & 1 == 1


@kernel
def put_in_pile(state: State, card: int) -> None:
    state.place[card] = PILE
    state.pile = int(state.pile) | (1 << card)
    state.piled = int(state.piled) + 1


@kernel
def put_in_hand(state: State, seat: int, card: int) -> None:
    state.place[card] = 1 + seat
    state.hand[seat] = int(state.hand[seat]) | (1 << card)
    state.held[seat] = int(state.held[seat]) + 1


@kernel
def leave_hand(state: State, seat: int, card: int) -> None:
    state.hand[seat] = int(state.hand[seat]) ^ (1 << card)
    state.held[seat] = int(state.held[seat]) - 1


@kernel
def take_from_pile(state: State, seat: int, card: int) -> None:
    """EN-R13: a card comes into a hand, seen by its new owner only."""
    state.pile = int(state.pile) ^ (1 << card)
    state.piled = int(state.piled) - 1
    put_in_hand(state, seat, card)


@kernel
def put_back(state: State, seat: int, card: int) -> None:
    """A face-down card goes back into the pile (EN-A19)."""
    leave_hand(state, seat, card)
    put_in_pile(state, card)
    state.known[card] = 0


@kernel
def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand. Both know where it is, and so does who knew the only card
    that it can have been (EN-A28; in version 1 nobody did).

    Whatever else another seat knew to be in the giver's hand may be the card that left it.
    """
    could_be = int(state.held[giver]) - (1 if int(state.received) else 0)  # EN-A8
    follows = could_be == 1 and int(state.version) > 1
    followers = int(state.known[card]) & ~(1 << taker) if follows else 0
    forget_hand(state, giver, 1 << taker)
    leave_hand(state, giver, card)
    put_in_hand(state, taker, card)
    state.known[card] = (1 << giver) | followers


@kernel
def forget_hand(state: State, seat: int, witnesses: int) -> None:
    """Cards have left a hand: only witnesses still know what is in it.

    A card that was just received is not among those that can have left (EN-A8).
    """
    cards = int(state.hand[seat]) & ~one_card(int(state.received))
    while cards:
        card = lowest_bit(cards)
        state.known[card] = int(state.known[card]) & witnesses
        cards &= cards - 1


@kernel
def one_card(number: int) -> int:
    """The mask of a card that is given as 1 + card; of none for 0."""
    return (1 << number) >> 1


@kernel
def fit(board: Board, state: State, seat: int, card: int) -> None:
    """EN-R15, EN-R16: a part goes face up on its section, until a meeting is reached."""
    leave_hand(state, seat, card)
    state.place[card] = FITTED
    state.known[card] = 0
    state.fitted[seat, int(board.section[card])] = 1 + card


@kernel
def dismantle(state: State, seat: int) -> None:
    """EN-R32: all fitted parts go back to the pile."""
    for section in range(SECTION_COUNT):
        part = int(state.fitted[seat, section])
        if part:
            put_in_pile(state, part - 1)
            state.fitted[seat, section] = 0


@kernel
def defects(board: Board, state: State, seat: int) -> int:
    """EN-R18, EN-X2: all visible defects; a fitted part's replace the 3 of its section."""
    number = 0
    for section in range(SECTION_COUNT):
        part = int(state.fitted[seat, section])
        number += int(board.defects[part - 1]) if part else BARE
    return number


@kernel
def worth(board: Board, state: State, seat: int) -> int:
    """EN-R31: the points of all fitted parts."""
    points = 0
    for section in range(SECTION_COUNT):
        part = int(state.fitted[seat, section])
        if part:
            points += value(board, seat, part - 1)
    return points


@kernel
def value(board: Board, seat: int, card: int) -> int:
    """EN-R31: the points of a part on a 2CV card, 1 more in its colour."""
    return int(board.points[card]) + (1 if int(board.colour[card]) == seat else 0)
