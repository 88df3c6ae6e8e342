"""The judgement of Dice Trip: the points that a sheet may expect, between two turns.

The network tells how far the end will be from what the sheet promises at first sight, so that it
knows something of the game before it has learned anything.
"""

from __future__ import annotations

from typing import Final

from jacta.bots.network import Network, add_input, begin_sums, outputs_of
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.desk import (
    BONUS,
    FIRST_LAYER,
    SECOND_LAYER,
    TENS_POINTS,
    TURN,
    Desk,
    lay_out,
    points_of,
)
from jacta.games.dice_trip.bots.endings import expect_last, has_one_town
from jacta.games.dice_trip.bots.inputs import (
    ENTRY_INPUTS,
    INPUTS,
    entry_input,
    list_entries,
    list_shape,
)
from jacta.games.dice_trip.state import LAST_TURN, TURNS, Board, State

__all__ = [
    "EITHER",
    "NETWORK",
    "SCALE",
    "add_entry",
    "begin_trial",
    "expect",
    "expect_trial",
    "orient",
    "sum_sheet",
    "sure_points",
]

NETWORK: Final = Network(inputs=INPUTS, first=FIRST_LAYER, second=SECOND_LAYER, ranks=0, points=1)
SCALE: Final = 5.0  # points that are 1 for the network
EITHER: Final = 2  # a sheet that may become a good one in the mirror as well as it stands
_NEAR: Final = 2.0  # points

_FIRST: Final = NETWORK.first
_SECOND: Final = NETWORK.second
_BIAS: Final = NETWORK.bias
_LATER: Final = NETWORK.bias + NETWORK.first


@kernel
def sum_sheet(desk: Desk, weights: Array) -> None:
    """The first layer for the entries on the sheet: what trials begin with."""
    begin_sums(weights, _BIAS, _FIRST, desk.base)
    for index in range(list_entries(desk, desk.inputs)):
        add_input(weights, _FIRST, int(desk.inputs[index]), desk.base)


@kernel
def begin_trial(desk: Desk) -> None:
    """The sheet as it stands, to which entries are added."""
    for unit in range(_FIRST):
        desk.sums[unit] = desk.base[unit]


@kernel
def add_entry(desk: Desk, number: int, town: int, weights: Array) -> None:
    """One more entry of a trial; on the sheet the caller puts it."""
    for which in range(ENTRY_INPUTS):
        found = entry_input(number, town, which)
        if found >= 0:
            add_input(weights, _FIRST, found, desk.sums)


@kernel
def expect_trial(board: Board, desk: Desk, weights: Array) -> float:
    """The points that the sheet with the entries of this trial may expect."""
    if desk.facts[TURN] >= TURNS:
        return float(points_of(board, desk))
    if desk.facts[TURN] == LAST_TURN and has_one_town(desk):
        return expect_last(board, desk)
    return ask_network(board, desk, weights)


@kernel
def ask_network(board: Board, desk: Desk, weights: Array) -> float:
    """What the network says of the sheet with the entries of this trial."""
    for index in range(list_shape(board, desk, desk.inputs)):
        add_input(weights, _FIRST, int(desk.inputs[index]), desk.sums)
    outputs_of(weights, _LATER, _FIRST, _SECOND, 1, desk.sums, desk.room)
    return SCALE * float(desk.room[0]) + float(desk.hopes[0]) + sure_points(desk)


@kernel
def sure_points(desk: Desk) -> int:
    """Bonuses, and what tens have scored: nothing takes them away."""
    return int(desk.facts[BONUS]) + int(desk.facts[TENS_POINTS])


@kernel
def expect(board: Board, desk: Desk, weights: Array) -> float:
    """The points that the sheet may expect as it stands."""
    sum_sheet(desk, weights)
    begin_trial(desk)
    return expect_trial(board, desk, weights)


@kernel
def orient(board: Board, view: State, seat: int, desk: Desk, weights: Array) -> int:
    """How a sheet promises more: as it stands (0), in the mirror (1), or about as much in both."""
    lay_out(board, view, seat, 1, desk)
    turned = expect(board, desk, weights)
    lay_out(board, view, seat, 0, desk)
    more = expect(board, desk, weights) - turned
    if more > _NEAR:
        return 0
    return 1 if more < -_NEAR else EITHER
