"""Cards: the pile, the hands and the 2CV cards, and what everyone knows of them.

A pile has no order: a card is drawn when it is taken, as the n-th of those that are there.
"""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.games.entenrallye.state import (
    BARE,
    CARDS,
    FITTED,
    PILE,
    SEATS,
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
    "pile_size",
    "put_back",
    "take_from_pile",
    "value",
    "worth",
]


@kernel
def pile_size(state: State) -> int:
    """How many cards are in the pile; everyone can count them."""
    number = CARDS
    for seat in range(SEATS):
        number -= int(state.held[seat]) + SECTION_COUNT - free_sections(state, seat)
    return number


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
    for card in range(CARDS):
        if int(state.place[card]) == where:
            if index == 0:
                return card
            index -= 1
    return 0


@kernel
def in_hand(state: State, seat: int, card: int) -> bool:
    """EN-R17, EN-A6: whether a part lies face down beside the card of a seat."""
    return int(state.place[card]) == 1 + seat


@kernel
def take_from_pile(state: State, seat: int, card: int) -> None:
    """EN-R13: a card comes into a hand, seen by its new owner only."""
    state.place[card] = 1 + seat
    state.held[seat] = int(state.held[seat]) + 1


@kernel
def put_back(state: State, seat: int, card: int) -> None:
    """A face-down card goes back into the pile (EN-A19)."""
    state.place[card] = PILE
    state.known[card] = 0
    state.held[seat] = int(state.held[seat]) - 1


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
    state.place[card] = 1 + taker
    state.known[card] = (1 << giver) | followers
    state.held[giver] = int(state.held[giver]) - 1
    state.held[taker] = int(state.held[taker]) + 1


@kernel
def forget_hand(state: State, seat: int, witnesses: int) -> None:
    """Cards have left a hand: only witnesses still know what is in it.

    A card that was just received is not among those that can have left (EN-A8).
    """
    for card in range(CARDS):
        if int(state.place[card]) == 1 + seat and card != int(state.received) - 1:
            state.known[card] = int(state.known[card]) & witnesses


@kernel
def fit(board: Board, state: State, seat: int, card: int) -> None:
    """EN-R15, EN-R16: a part goes face up on its section, until a meeting is reached."""
    state.place[card] = FITTED
    state.known[card] = 0
    state.held[seat] = int(state.held[seat]) - 1
    state.fitted[seat, int(board.section[card])] = 1 + card


@kernel
def dismantle(state: State, seat: int) -> None:
    """EN-R32: all fitted parts go back to the pile."""
    for section in range(SECTION_COUNT):
        part = int(state.fitted[seat, section])
        if part:
            state.place[part - 1] = PILE
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
