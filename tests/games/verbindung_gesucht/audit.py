"""Random games in one compiled call, with VG-A12 looked at after every placement."""

from __future__ import annotations

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from jacta.engine.stream import below, stream
from jacta.games.verbindung_gesucht import rules
from jacta.games.verbindung_gesucht.blockages import cut_off_base
from jacta.games.verbindung_gesucht.masks import empty_cells
from jacta.games.verbindung_gesucht.networks import completed
from jacta.games.verbindung_gesucht.placing import places
from jacta.games.verbindung_gesucht.state import Board, State
from jacta.games.verbindung_gesucht.vocabulary import Phase
from tests.games.verbindung_gesucht.positions import GAME

__all__ = ["audit"]


@kernel
def sound(board: Board, state: State) -> bool:
    """Both can still win, and have a cell for a white cross; who has linked has won."""
    if int(state.phase) == Phase.OVER:
        return int(state.winner) > 0
    if completed(board, state.ends) or not empty_cells(board, state.ends):
        return False
    for seat in range(2):
        white_cells = places(board, state.ends, seat)[-1]
        if not white_cells or cut_off_base(board, state.ends, seat) >= 0:
            return False
    return True


@kernel
def play_games(
    boards: Array, initial: Array, states: Array, placements: int, counter: Array, room: Array
) -> int:
    """The number of placements up to the first that broke VG-A12, or 0 where none did."""
    board, state = boards[0], states[0]
    made = 0
    while made < placements:
        states[0] = initial[0]
        fond_of = below(counter, 12)  # six of twelve games have dice that love one face
        while int(state.phase) != Phase.OVER:
            mask = rules.actors(board, state)
            if mask == CHANCE:
                number = rules.draws(board, state, room)
                for index in range(number):
                    any_face = fond_of >= 6 or below(counter, 2)
                    room[index] = below(counter, 6) if any_face else fond_of
                rules.settle(board, state, room, None)
            else:
                seat = mask >> 1
                choice = below(counter, rules.count(board, state, seat))
                rules.apply(board, state, seat, rules.nth(board, state, seat, choice), None)
                made += 1
            if not sound(board, state):
                return made
    return 0


def audit(placements: int, seed: int) -> int:
    """Where VG-A12 was first broken in so many random decisions, or 0."""
    start, room = GAME.start(2).array, np.zeros(8, np.int64)
    states = GAME.State.array()
    return int(play_games(GAME.board(), start, states, placements, stream(seed), room))
