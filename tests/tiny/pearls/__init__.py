"""Pearls: all players secretly play a card for a pearl, which the highest single card takes.

- PE-R1 1–4 players. In each of five rounds a die tells what the pearl is worth; then all players
  choose a card at the same time, and show them together.
- PE-R2 Everyone has the cards 1 to 6, each to be played once.
- PE-R3 The pearl goes to the highest card that nobody else played, if that card is not lower than
  the pearl; otherwise it sinks.
- PE-R4 Most points win; solo, the points are the result.
"""

import sys
from typing import Annotated

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.game import Game
from jacta.engine.layout import Array, Int8, Int16, Ints, Layout
from jacta.engine.rules import CHANCE, NOBODY, Rules, ask
from jacta.engine.stream import below
from jacta.engine.vocabulary.domains import Range, Seat
from jacta.engine.vocabulary.enumerations import Actions, Draws, Events, Reasons, faces, fields
from jacta.engine.vocabulary.vocabulary import Vocabulary

SEAT, CARD = Seat(4), Range(1, 6)


class Action(Actions):
    PLAY = fields(card=CARD)


class Event(Events):
    SURFACED = fields(pearl=CARD)
    CHOSE = fields(seat=SEAT)
    SHOWED = fields(seat=SEAT, card=CARD)
    WON = fields(seat=SEAT, pearl=CARD)
    SANK = fields(pearl=CARD)


class Reason(Reasons):
    NOT_NOW = "PE-R1"
    CARD_USED = "PE-R2"


class Die(Draws):
    PEARL = faces(CARD)


ROUNDS = 5
FACE_DOWN = 7  # in place of a card that others see only the back of


class Sea(Layout):
    depth: Int8


class State(Layout):
    version: Int8
    players: Int8
    turn: Int16
    pearl: Int8
    waiting: Int8  # a mask of the seats that are still to play; 0 before the die is thrown
    cards: Annotated[Ints, np.int8, (4,)]  # the last one that each seat played
    used: Annotated[Ints, np.int8, (4,)]  # masks of the cards of earlier rounds
    points: Annotated[Ints, np.int8, (4,)]


@kernel
def start(board: Sea, state: State) -> None:
    state.waiting = 0


@kernel
def actors(board: Sea, state: State) -> int:
    if int(state.turn) == ROUNDS:
        return NOBODY
    return int(state.waiting) if int(state.waiting) else CHANCE


@kernel
def refusal(board: Sea, state: State, seat: int, action: int) -> int:
    if not (int(state.waiting) >> seat) & 1:
        return Reason.NOT_NOW
    return Reason.CARD_USED if (int(state.used[seat]) >> action) & 1 else 0


@kernel
def legal(board: Sea, state: State, seat: int, out: Array) -> int:
    number = 0
    for card in range(6):
        if not (int(state.used[seat]) >> card) & 1:
            out[number] = card
            number += 1
    return number


@kernel
def audience(board: Sea, state: State, seat: int, action: int) -> int:
    """Only the last card of a round is seen by all at once: then all of them are shown."""
    return EVERYONE if seat == CHANCE or int(state.waiting) == 1 << seat else 1 << seat


@kernel
def draws(board: Sea, state: State, out: Array) -> int:
    return ask(out, 1, 6, int(state.turn), 0)


@kernel
def settle(board: Sea, state: State, faces: Array, events: Array | None) -> None:
    state.pearl = int(faces[0]) + 1
    state.waiting = (1 << int(state.players)) - 1
    emit(events, EVERYONE, Event.SURFACED, int(faces[0]))


@kernel
def apply(board: Sea, state: State, seat: int, action: int, events: Array | None) -> None:
    state.cards[seat] = action + 1
    state.waiting = int(state.waiting) ^ (1 << seat)
    emit(events, EVERYONE, Event.CHOSE, seat)
    if int(state.waiting) == 0:
        show(state, events)


@kernel
def show(state: State, events: Array | None) -> None:
    """PE-R3: the highest single card takes the pearl, if it is not lower."""
    winner, best = -1, int(state.pearl) - 1
    for seat in range(int(state.players)):
        card, alike = int(state.cards[seat]), 0
        emit(events, EVERYONE, Event.SHOWED, seat, card - 1)
        state.used[seat] = int(state.used[seat]) | (1 << (card - 1))
        for other in range(int(state.players)):
            alike += int(state.cards[other]) == card
        if alike == 1 and card > best:
            winner, best = seat, card
    if winner >= 0:
        state.points[winner] = int(state.points[winner]) + int(state.pearl)
        emit(events, EVERYONE, Event.WON, winner, int(state.pearl) - 1)
    else:
        emit(events, EVERYONE, Event.SANK, int(state.pearl) - 1)
    state.turn = int(state.turn) + 1


@kernel
def view(board: Sea, state: State, seat: int, out: State) -> None:
    """Before the last card is played, those of the others lie face down."""
    out.version, out.players, out.turn = state.version, state.players, state.turn
    out.pearl, out.waiting = state.pearl, state.waiting
    for other in range(4):
        out.cards[other], out.used[other] = state.cards[other], state.used[other]
        out.points[other] = state.points[other]
    for other in range(int(state.players)):
        played = int(state.waiting) and not (int(state.waiting) >> other) & 1
        if played and other != seat:
            out.cards[other] = FACE_DOWN


@kernel
def sample(board: Sea, seen: State, seat: int, counter: Array, out: State) -> None:
    view(board, seen, seat, out)
    for other in range(int(seen.players)):
        while int(out.cards[other]) == FACE_DOWN:
            card = below(counter, 6)
            if not (int(seen.used[other]) >> card) & 1:
                out.cards[other] = card + 1


@kernel
def merits(board: Sea, state: State, out: Array) -> None:
    for seat in range(int(state.players)):
        out[seat] = int(state.points[seat])


GAME = Game(
    name="pearls",
    title="Pearls",
    author="the tests of Jacta",
    version=1,
    prefix="PE",
    players=range(1, 5),
    package=__name__,
    State=State,
    View=State,
    rules=Rules.of(sys.modules[__name__]),
    boards={"sea": Sea.array()},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Die),
    most_legal=6,
    most_draws=1,
    points=True,
    hidden=True,
)
