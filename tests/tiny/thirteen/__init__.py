"""Thirteen: swap hidden cards until two of them come close to 13, but not above.

- TH-R1 2–4 players take turns. In each of the first two, a player draws one of the cards 1 to 12.
- TH-R2 In each of three further turns a player stays, or puts a card of the own two back into the
  pile, face down, and draws another.
- TH-R3 Then all cards are shown. The sum of both counts, but nothing if it is above 13; the
  highest wins.
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
from jacta.engine.view import View
from jacta.engine.vocabulary.domains import Range, Seat
from jacta.engine.vocabulary.enumerations import (
    Actions,
    Draws,
    Enumeration,
    Events,
    Reasons,
    auto,
    faces,
    fields,
)
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.engine.words.language import Voice

SEAT, CARD = Seat(4), Range(1, 12)


class Action(Actions):
    SWAP = fields(card=CARD)
    STAY = fields()


class Event(Events):
    PUT_BACK = fields(seat=SEAT)
    DREW = fields(seat=SEAT)
    SAW = fields(seat=SEAT, card=CARD)
    STAYED = fields(seat=SEAT)
    SHOWED = fields(seat=SEAT, card=CARD)


class Reason(Reasons):
    NOT_NOW = "TH-R1"
    NOT_IN_HAND = "TH-R2"


class Pile(Draws):
    CARD = faces(CARD)


class Phase(Enumeration):
    DRAW = auto()
    CHOOSE = auto()
    OVER = auto()


PILE = 0  # where a card is; 1 + seat: in a hand


class Table(Layout):
    cards: Int8


class State(Layout):
    version: Int8
    players: Int8
    turn: Int16
    phase: Int8
    held: Annotated[Ints, np.int8, (4,)]
    place: Annotated[Ints, np.int8, (12,)]


@kernel
def start(board: Table, state: State) -> None:
    state.phase = Phase.DRAW


@kernel
def active(state: State) -> int:
    return int(state.turn) % int(state.players)


@kernel
def actors(board: Table, state: State) -> int:
    if int(state.phase) == Phase.OVER:
        return NOBODY
    return 1 << active(state) if int(state.phase) == Phase.CHOOSE else CHANCE


@kernel
def refusal(board: Table, state: State, seat: int, action: int) -> int:
    if int(state.phase) != Phase.CHOOSE or seat != active(state):
        return Reason.NOT_NOW
    if action != Action.STAY and int(state.place[action]) != 1 + seat:
        return Reason.NOT_IN_HAND
    return 0


@kernel
def legal(board: Table, state: State, seat: int, out: Array) -> int:
    out[0], number = Action.STAY, 1
    for card in range(12):
        if int(state.place[card]) == 1 + seat:
            out[number] = card
            number += 1
    return number


@kernel
def is_last(state: State) -> bool:
    return int(state.turn) + 1 == 5 * int(state.players)


@kernel
def audience(board: Table, state: State, seat: int, action: int) -> int:
    """A card is seen by who holds it; the last one by all, because then all hands are shown."""
    if seat == CHANCE:
        return EVERYONE if is_last(state) else 1 << active(state)
    return EVERYONE if action == Action.STAY else 1 << seat


@kernel
def in_pile(state: State, wanted: int) -> int:
    """The card at a place of the pile, or how many there are."""
    number = 0
    for card in range(12):
        if int(state.place[card]) == PILE:
            if number == wanted:
                return card
            number += 1
    return number


@kernel
def draws(board: Table, state: State, out: Array) -> int:
    return ask(out, 1, in_pile(state, -1), int(state.turn), active(state))


@kernel
def settle(board: Table, state: State, faces: Array, events: Array | None) -> None:
    seat, card = active(state), in_pile(state, int(faces[0]))
    state.place[card] = 1 + seat
    state.held[seat] = int(state.held[seat]) + 1
    emit(events, EVERYONE, Event.DREW, seat)
    emit(events, 1 << seat, Event.SAW, seat, card)
    end_turn(state, events)


@kernel
def apply(board: Table, state: State, seat: int, action: int, events: Array | None) -> None:
    if action == Action.STAY:
        emit(events, EVERYONE, Event.STAYED, seat)
        end_turn(state, events)
    else:
        emit(events, EVERYONE, Event.PUT_BACK, seat)
        state.place[action] = PILE
        state.held[seat] = 1
        state.phase = Phase.DRAW


@kernel
def end_turn(state: State, events: Array | None) -> None:
    if is_last(state):
        for card in range(12):
            if int(state.place[card]) != PILE:
                emit(events, EVERYONE, Event.SHOWED, int(state.place[card]) - 1, card)
        state.phase = Phase.OVER
    else:
        state.turn = int(state.turn) + 1
        state.phase = Phase.CHOOSE if int(state.held[active(state)]) == 2 else Phase.DRAW


@kernel
def view(board: Table, state: State, seat: int, out: State) -> None:
    """Cards of others look like those of the pile until all are shown."""
    out.version, out.players = state.version, state.players
    out.turn, out.phase = state.turn, state.phase
    for other in range(4):
        out.held[other] = state.held[other]
    for card in range(12):
        seen = int(state.phase) == Phase.OVER or int(state.place[card]) == 1 + seat
        out.place[card] = state.place[card] if seen else PILE


@kernel
def sample(board: Table, seen: State, seat: int, counter: Array, out: State) -> None:
    view(board, seen, seat, out)
    for other in range(int(seen.players)):
        hidden = int(seen.held[other]) if other != seat and int(seen.phase) != Phase.OVER else 0
        for _ in range(hidden):
            out.place[in_pile(out, below(counter, in_pile(out, -1)))] = 1 + other


@kernel
def merits(board: Table, state: State, out: Array) -> None:
    for seat in range(int(state.players)):
        total = 0
        for card in range(12):
            total += card + 1 if int(state.place[card]) == 1 + seat else 0
        out[seat] = total if total <= 13 else 0


def text(view: View, voice: Voice) -> str:
    """What everyone holds: the cards that are seen, else how many."""
    return "\n".join(
        voice.words(
            "text-hand",
            seat=voice.name(seat),
            held=held,
            cards=", ".join(str(n + 1) for n in range(12) if place[n] == 1 + seat) or "none",
        )
        for place in [view.json["place"]]
        for seat, held in enumerate(view.json["held"][: view.players])
    )


GAME = Game(
    name="thirteen",
    title="Thirteen",
    author="the tests of Jacta",
    version=1,
    prefix="TH",
    players=range(2, 5),
    package=__name__,
    State=State,
    View=State,
    rules=Rules.of(sys.modules[__name__]),
    boards={"table": Table.array()},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Pile),
    most_legal=3,
    most_draws=1,
    points=True,
    hidden=True,
    text=text,
)
