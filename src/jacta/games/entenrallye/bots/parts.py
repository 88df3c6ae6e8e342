"""What parts are worth to the players of Entenrallye: which to fit, to give and to keep."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.cards import in_hand, value
from jacta.games.entenrallye.state import (
    CARDS,
    SECTION_COUNT,
    Board,
    State,
)
from jacta.games.entenrallye.vocabulary import Action

__all__ = [
    "POINT",
    "best_fit",
    "best_in_hand",
    "best_keep",
    "merit",
    "missing_sections",
    "richest_hand",
    "use_of",
    "worst_gift",
]

POINT = 16  # what a point is worth, in the units of all players here


@kernel
def merit(board: Board, seat: int, card: int) -> int:
    """Points, one more in the own colour, and a quarter less for each defect above 3."""
    return value(board, seat, card) * POINT - (int(board.defects[card]) - 3) * (POINT // 4)


@kernel
def best_in_hand(board: Board, view: State, seat: int, section: int) -> int:
    """The best card of the own hand for a section, or −1."""
    best = -1
    for card in range(CARDS):
        fits = in_hand(view, seat, card) and int(board.section[card]) == section
        if fits and (best < 0 or merit(board, seat, card) > merit(board, seat, best)):
            best = card
    return best


@kernel
def best_fit(board: Board, view: State, seat: int, actions: Array, count: int) -> int:
    """The best part that can be fitted, or −1."""
    best = -1
    for index in range(count):
        action = int(actions[index])
        card = action - Action.FIT
        fits = 0 <= card < CARDS
        if fits and (best < 0 or merit(board, seat, card) > merit(board, seat, best)):
            best = card
    return best


@kernel
def richest_hand(view: State, actions: Array, count: int) -> int:
    """To steal from, or exchange with, who holds most parts; −1 where nothing can be traded."""
    best, most = -1, 0
    for index in range(count):
        action = int(actions[index])
        if Action.STEAL <= action < Action.GIVE:
            base = Action.STEAL if action < Action.EXCHANGE else Action.EXCHANGE
            held = int(view.held[action - base])
            if held > most:
                best, most = action, held
    return best


@kernel
def use_of(board: Board, view: State, seat: int, card: int) -> int:
    """What a card in hand is worth: little if its section is taken, or a better one is there."""
    section = int(board.section[card])
    worth = merit(board, seat, card)
    if best_in_hand(board, view, seat, section) != card:
        return worth // 4
    return worth // 2 if int(view.fitted[seat, section]) else worth


@kernel
def worst_gift(board: Board, view: State, seat: int, actions: Array, count: int) -> int:
    """The card that is missed least."""
    best = int(actions[0])
    for index in range(count):
        action = int(actions[index])
        one = use_of(board, view, seat, action - Action.GIVE)
        if one < use_of(board, view, seat, best - Action.GIVE):
            best = action
    return best


@kernel
def best_keep(board: Board, view: State, seat: int, actions: Array, count: int) -> int:
    """The most useful card that is not kept yet, of a section that is not kept yet; else no more.

    At a meeting all sections are free again.
    """
    best, most = int(actions[0]), 0  # to return all others
    kept = int(view.kept) - 1
    for index in range(1, count):
        card = int(actions[index]) - Action.KEEP
        same = kept >= 0 and int(board.section[card]) == int(board.section[kept])
        weight = merit(board, seat, card) // (4 if same else 1)
        if weight > most:
            best, most = int(actions[index]), weight
    return best


@kernel
def missing_sections(board: Board, view: State, seat: int) -> int:
    """Sections with neither a fitted part nor one in hand."""
    number = 0
    for section in range(SECTION_COUNT):
        bare = int(view.fitted[seat, section]) == 0
        if bare and best_in_hand(board, view, seat, section) < 0:
            number += 1
    return number
