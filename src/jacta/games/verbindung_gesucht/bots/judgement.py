"""The judgement of Verbindung gesucht: what a position between two turns is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from jacta.bots.network import Network, add_input, begin_sums, outputs_of
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.bots.desk import Desk
from jacta.games.verbindung_gesucht.bots.inputs import (
    INPUTS,
    MISSING,
    THEIRS,
    find_facts,
    list_inputs,
)
from jacta.games.verbindung_gesucht.state import Board

__all__ = ["NETWORK", "expect"]

NETWORK: Final = Network(inputs=INPUTS, first=128, second=32, ranks=2)

_FIRST: Final = NETWORK.first
_SECOND: Final = NETWORK.second
_BIAS: Final = NETWORK.bias
_AFTER: Final = NETWORK.bias + NETWORK.first
# All bases are linked, and nobody has said so (VG-A13): whoever it was will say so.
_UNCLAIMED: Final = 0.95


@kernel
def expect(board: Board, desk: Desk, place: int, mover: int, turn: int, weights: Array) -> float:
    """The chance to win of the seat whose turn is next, on a board of the desk."""
    find_facts(board, desk, place, mover)
    if desk.facts[MISSING] == 0:
        return _UNCLAIMED
    if desk.facts[THEIRS + MISSING] == 0:
        return 1.0 - _UNCLAIMED
    number = list_inputs(desk, place, mover, turn)
    begin_sums(weights, _BIAS, _FIRST, desk.sums)
    for index in range(number):
        add_input(weights, _FIRST, int(desk.inputs[index]), desk.sums)
    outputs_of(weights, _AFTER, _FIRST, _SECOND, 2, desk.sums, desk.room)
    return 1.0 / (1.0 + exp(float(desk.room[1]) - float(desk.room[0])))
