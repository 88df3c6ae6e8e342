"""Secrets: what a seat sees, what it could be in truth, and who learns what."""

from __future__ import annotations

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from jacta.engine.stream import below
from jacta.games.entenrallye.cards import card_at, pile_size
from jacta.games.entenrallye.driving import active
from jacta.games.entenrallye.state import (
    CARDS,
    FITTED,
    LAST_MEETING,
    PILE,
    SEATS,
    SECTION_COUNT,
    Board,
    State,
)
from jacta.games.entenrallye.vocabulary import Action, Phase

__all__ = ["audience", "deal", "face", "sample", "view"]


@kernel
def knows(state: State, seat: int, card: int) -> bool:
    """EN-A27, EN-A28: fitted parts are open; a face-down one is known to its holder and to who
    knows it there."""
    place = int(state.place[card])
    if place == FITTED:
        return True
    return seat >= 0 and (place == 1 + seat or bool((int(state.known[card]) >> seat) & 1))


@kernel
def view(board: Board, state: State, seat: int, out: State) -> None:
    """EN-A27: others see numbers of cards, never faces. Unknown cards look like the pile's."""
    out.version, out.players, out.sticker = state.version, state.players, state.sticker
    out.phase, out.turn, out.pips = state.phase, state.turn, state.pips
    out.arrived, out.traded, out.partner = state.arrived, state.traded, state.partner
    out.month, out.part, out.waiting = state.month, state.part, state.waiting
    out.drives, out.seat, out.piled = state.drives, state.seat, state.piled
    received = int(state.received)
    seen = received > 0 and knows(state, seat, received - 1)  # EN-A28
    out.received = received if seen else 0
    out.kept = state.kept if seat == active(state) else 0
    for other in range(SEATS):
        out.node[other] = state.node[other]
        out.repair[other] = state.repair[other]
        out.visited[other] = state.visited[other]
        out.failed[other] = state.failed[other]
        out.held[other] = state.held[other]
        for meeting in range(LAST_MEETING):
            out.score[other, meeting] = state.score[other, meeting]
        for section in range(SECTION_COUNT):
            out.fitted[other, section] = state.fitted[other, section]
    hidden = 0
    for card in range(CARDS):
        seen = knows(state, seat, card)
        hidden |= (not seen) << card
        out.place[card] = state.place[card] if seen else PILE
        out.known[card] = int(state.known[card]) & (1 << seat) if seat >= 0 else 0
    out.pile = int(state.pile) | hidden
    for other in range(SEATS):
        out.hand[other] = int(state.hand[other]) & ~hidden


@kernel
def sample(board: Board, seen: State, seat: int, counter: Array, out: State) -> None:
    """EN-A27: hands of others are filled with cards that the seat does not know to be elsewhere."""
    view(board, seen, seat, out)
    unknown = pile_size(seen)
    for other in range(int(seen.players)):
        if other != seat:
            unknown += hidden_in(seen, other)
    for other in range(int(seen.players)):
        if other != seat:
            for _ in range(hidden_in(out, other)):
                deal(out, other, card_at(out, PILE, below(counter, unknown)))
                unknown -= 1
    if int(out.phase) == Phase.GIVE and int(out.received) == 0:
        receive_any(out, active(out), below(counter, hidden_in(seen, active(out))))


@kernel
def deal(out: State, seat: int, card: int) -> None:
    """A card that looked like one of the pile is in this hand, which holds it already."""
    out.place[card] = 1 + seat
    out.pile = int(out.pile) ^ (1 << card)
    out.hand[seat] = int(out.hand[seat]) | (1 << card)


@kernel
def receive_any(out: State, acting: int, index: int) -> None:
    """The received card is the index-th of those in the hand that the seat did not know."""
    for card in range(CARDS):
        if int(out.place[card]) == 1 + acting and int(out.known[card]) == 0:
            if index == 0:
                out.received = 1 + card
                out.known[card] = 1 << (int(out.partner) - 1)
            index -= 1


@kernel
def hidden_in(seen: State, seat: int) -> int:
    """How many cards of a hand are not known."""
    return int(seen.held[seat]) - count_bits(int(seen.hand[seat]))


@kernel
def audience(board: Board, state: State, seat: int, action: int) -> int:
    """EN-R13, EN-A7, EN-A8, EN-A27: who learns a card: the buyer; both sides of a theft or an
    exchange; who keeps it."""
    acting = active(state)
    trading = (1 << acting) | (1 << max(0, int(state.partner) - 1))
    if seat == CHANCE:
        if int(state.phase) == Phase.BUY:
            return 1 << acting
        return trading if int(state.phase) == Phase.DRAW else EVERYONE
    if Action.GIVE <= action < Action.FIT:
        return trading
    return 1 << seat if Action.KEEP <= action < Action.RETURN_REST else EVERYONE


@kernel
def face(board: Board, state: State, index: int) -> int:
    """EN-R13, EN-A7: what is drawn by its index: the pips of the die, or the index-th card of pile
    or hand."""
    if int(state.phase) == Phase.BUY:
        return card_at(state, PILE, index)
    return card_at(state, int(state.partner), index) if int(state.phase) == Phase.DRAW else index
