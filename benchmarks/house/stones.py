"""Stones: a game with almost no rules, so that `make load` measures the house and not the game.

Two to four players put one, two or three stones on a pile in turn; whoever puts the last one wins.
The pile is high, so that moves at live tables are measured, and not the opening of tables.
"""

from __future__ import annotations

import sys

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.game import Game
from jacta.engine.layout import Array, Int8, Int16, Layout
from jacta.engine.rules import NOBODY, Rules
from jacta.engine.vocabulary.domains import Range, Seat
from jacta.engine.vocabulary.enumerations import Actions, Events, Reasons, fields
from jacta.engine.vocabulary.vocabulary import Vocabulary

__all__ = ["GAME", "find_game"]

STONES = 20_000
NUMBER = Range(1, 3)


class Action(Actions):
    PUT = fields(number=NUMBER)


class Event(Events):
    PUT = fields(seat=Seat(4), number=NUMBER)


class Reason(Reasons):
    NOT_YOUR_TURN = "ST-R1"


class Pile(Layout):
    stones: Int16


class State(Layout):
    version: Int8
    players: Int8
    turn: Int16
    stones: Int16


@kernel
def start(board: Pile, state: State) -> None:
    state.stones = 0


@kernel
def actors(board: Pile, state: State) -> int:
    if int(state.stones) >= int(board.stones):
        return NOBODY
    return 1 << (int(state.turn) % int(state.players))


@kernel
def legal(board: Pile, state: State, seat: int, out: Array) -> int:
    for number in range(3):
        out[number] = number
    return 3


@kernel
def refusal(board: Pile, state: State, seat: int, action: int) -> int:
    return 0 if actors(board, state) == 1 << seat else Reason.NOT_YOUR_TURN


@kernel
def apply(board: Pile, state: State, seat: int, action: int, events: Array | None) -> None:
    state.stones = int(state.stones) + action + 1
    state.turn = int(state.turn) + 1
    emit(events, EVERYONE, Event.PUT, seat, action)


@kernel
def draws(board: Pile, state: State, out: Array) -> int:
    return 0


@kernel
def settle(board: Pile, state: State, faces: Array, events: Array | None) -> None:
    state.stones = int(state.stones)


@kernel
def merits(board: Pile, state: State, out: Array) -> None:
    for seat in range(int(state.players)):
        out[seat] = int((int(state.turn) - 1) % int(state.players) == seat)


def _pile() -> Array:
    pile = Pile.array()
    pile["stones"] = np.int16(STONES)
    return pile


GAME = Game(
    name="stones",
    title="Stones",
    version=1,
    prefix="ST",
    players=range(2, 5),
    package=__name__,
    State=State,
    rules=Rules.of(sys.modules[__name__]),
    boards={"pile": _pile()},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=(),
    most_legal=3,
)


def find_game(name: str) -> Game:
    """This game, or one of the house."""
    from jacta.games import game

    return GAME if name == GAME.name else game(name)
