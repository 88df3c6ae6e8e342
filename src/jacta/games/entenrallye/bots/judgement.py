"""The judgement of Entenrallye: what a seat may expect of the table between two turns."""

from __future__ import annotations

from typing import Final

from jacta.bots.network import Network, add_input, begin_sums, chances, outputs_of
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.bots.desk import POINTS, Desk, Thought
from jacta.games.entenrallye.bots.inputs import INPUTS, list_inputs
from jacta.games.entenrallye.calendar import total
from jacta.games.entenrallye.state import SEATS, Board, State
from jacta.games.entenrallye.vocabulary import Phase

__all__ = ["NETWORK", "SCALE", "expect", "settle_ranks", "worth_of", "worth_on"]

NETWORK: Final = Network(inputs=INPUTS, first=48, second=32, ranks=SEATS, points=1)
SCALE: Final = 16.0  # points that are still to come count as this many parts

_FIRST: Final = NETWORK.first
_SECOND: Final = NETWORK.second
_BIAS: Final = NETWORK.bias
_AFTER: Final = NETWORK.bias + NETWORK.first
_OUTPUTS: Final = NETWORK.outputs
# What a better rank than the last is worth beside the win, and what a point is.
_FOR_RANK: Final = 0.1
_FOR_POINTS: Final = 0.1
_MOST_POINTS: Final = 88.0


@kernel
def expect(
    board: Board, view: State, seat: int, known: bool, weights: Array, thought: Thought
) -> None:
    """The chance of each rank of a seat, and its points at the end, into `thought.ranks`: by the
    network, or by the result."""
    if int(view.phase) == Phase.OVER:
        settle_ranks(view, seat, thought.ranks)
        return
    number = list_inputs(board, view, seat, known, thought.inputs)
    begin_sums(weights, _BIAS, _FIRST, thought.sums)
    for index in range(number):
        add_input(weights, _FIRST, int(thought.inputs[index]), thought.sums)
    outputs_of(weights, _AFTER, _FIRST, _SECOND, _OUTPUTS, thought.sums, thought.room)
    chances(thought.room, int(view.players), thought.ranks)
    to_come = max(0.0, SCALE * float(thought.room[SEATS]))
    thought.ranks[POINTS] = total(view, seat) + to_come


@kernel
def settle_ranks(view: State, seat: int, ranks: Array) -> None:
    """How a game has ended for a seat; equals have the same chance of each of their ranks
    (EN-A21)."""
    own, equals, better = total(view, seat), 0, 0
    for other in range(int(view.players)):
        theirs = total(view, other)
        equals += int(theirs == own)
        better += int(theirs > own)
    for rank in range(int(view.players)):
        ranks[rank] = 1.0 / equals if better <= rank < better + equals else 0.0
    ranks[POINTS] = float(own)


@kernel
def worth_of(ranks: Array, players: int) -> float:
    """What is expected is worth, from 0 to 1: the win above all, then ranks, then points."""
    worth = (1.0 - _FOR_RANK - _FOR_POINTS) * float(ranks[0])
    for rank in range(players - 1):
        worth += _FOR_RANK * float(ranks[rank]) * (players - 1 - rank) / (players - 1)
    return worth + _FOR_POINTS * float(ranks[POINTS]) / _MOST_POINTS


@kernel
def worth_on(board: Board, desk: Desk, place: int, seat: int, weights: Array) -> float:
    """What a state of the desk between two turns is worth to a seat that knows its hand."""
    view = desk.states[place]
    expect(board, view, seat, True, weights, desk.thought)
    return worth_of(desk.thought.ranks, int(view.players))
