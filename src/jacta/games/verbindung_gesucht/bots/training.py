"""How the mind of Verbindung gesucht is trained: games against itself.

In each turn the mover plays what seems best of its throw by the mind so far, and now and then
something else, so that it learns what that leads to. What a position should have been judged is its
mean over all throws that could have come, and what was learned later of the turns that did: how far
off the mind turned out to be after them (TD(λ) without the luck of the dice). Each position is
learned in all four turns of the board.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from jacta.bots.recipe import Course, Recipe, Samples
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below, fork
from jacta.games.verbindung_gesucht.bots.desk import DESK, Desk, desk_of
from jacta.games.verbindung_gesucht.bots.inputs import (
    MOST_INPUTS,
    find_facts,
    kind_of,
    list_inputs,
    turned,
)
from jacta.games.verbindung_gesucht.bots.judgement import NETWORK
from jacta.games.verbindung_gesucht.bots.turn import (
    ALL_KINDS,
    GOES_ON,
    best_of_throw,
    carry_out,
    dice_thrown,
    fill_table,
    mean_of_throws,
)
from jacta.games.verbindung_gesucht.faces import FACES, SIDES
from jacta.games.verbindung_gesucht.placing import BRIDGE, CROSS, CURVE
from jacta.games.verbindung_gesucht.state import CELLS, WHITE_FACE, Board, read_board

__all__ = ["RECIPE"]

_MOST_TURNS: Final = 60  # who gets so far is not getting anywhere
_CHUNK: Final = 8  # games a call
_BEAM: Final = 2
_PARTS: Final = 1 << 20
_FOLDER: Final = Path(__file__).parents[1]


@kernel
def play_turn(
    board: Board, desk: Desk, turn: int, daring: float, weights: Array, counter: Array, note: Array
) -> float:
    """A turn of the game on board 0: 1 for a win of the mover, 0 for a loss, or GOES_ON.

    Noted is what the turn is worth to the mover over all its throws, what the best end of the one
    that came is worth, and whether something else was tried.
    """
    seat = turn % 2
    number = fill_table(board, desk, 0, seat, turn, ALL_KINDS, _BEAM, weights)
    note[0] = mean_of_throws(board, desk, 0, turn)
    crosses, curves, bridges, whites = 0, 0, 0, 0
    for _ in range(dice_thrown(board, desk, 0, turn)):
        face = below(counter, len(FACES))
        crosses += int(face == CROSS + seat)
        curves += int(face == CURVE)
        bridges += int(face == BRIDGE + seat)
        whites += int(face == WHITE_FACE)
    chosen = best_of_throw(desk.best, crosses, curves, bridges, whites)
    note[1], note[2] = desk.best[chosen], 0.0
    code = int(desk.code[chosen])
    if whites == 0 and below(counter, _PARTS) < daring * _PARTS:
        kinds = int(crosses > 0) << 1 | int(curves > 0) << 2 | int(bridges > 0) << 3
        other = any_first(desk, number, kinds, counter)
        if other:
            code, note[2] = other, 1.0
    return carry_out(board, desk, 0, seat, code)


@kernel
def any_first(desk: Desk, number: int, kinds: int, counter: Array) -> int:
    """Any first placement of these kinds of dice, each with the same chance; 0 without one."""
    found, chosen = 0, 0
    for index in range(number):
        code = int(desk.firsts[index])
        if (kinds >> kind_of((code - 1) // CELLS)) & 1:
            found += 1
            if below(counter, found) == 0:
                chosen = code
    return chosen


@kernel
def play_game(
    board: Board,
    desk: Desk,
    lasting: float,
    daring: float,
    weights: Array,
    counter: Array,
    inputs: Array,
    wanted: Array,
    notes: Array,
) -> int:
    """One game, and what is to be learned of it: a row a turn. Gives their number.

    What is wanted may lie below 0 or above 1: cut off there, it would not be right in the mean.
    """
    for index in range(len(desk.boards)):
        desk.boards[index] = 0
    turns, result = 0, GOES_ON
    while turns < _MOST_TURNS and result == GOES_ON:
        find_facts(board, desk, 0, turns % 2)
        number = list_inputs(desk, 0, turns % 2, turns)
        for index in range(MOST_INPUTS):
            inputs[turns, index] = desk.inputs[index] if index < number else -1
        result = play_turn(board, desk, turns, daring, weights, counter, notes[turns])
        turns += 1
    later = 0.5 if result == GOES_ON else result
    for turn in range(turns - 1, -1, -1):
        kept = 0.0 if notes[turn, 2] else lasting
        mixed = float(notes[turn, 0]) + kept * (later - float(notes[turn, 1]))
        wanted[turn, 0], wanted[turn, 1] = mixed, 1.0 - mixed
        later = 1.0 - mixed
    return turns


@kernel
def play_games(
    board: Board,
    seed: Any,
    first: int,
    games: int,
    lasting: float,
    daring: float,
    weights: Array,
    scratch: Array,
    counter: Array,
    notes: Array,
    inputs: Array,
    wanted: Array,
) -> int:
    """Some games, one after the other; gives how many rows were written."""
    desk, at = desk_of(scratch), 0
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        at += play_game(
            board, desk, lasting, daring, weights, counter, inputs[at:], wanted[at:], notes
        )
    return at


@cache
def _door() -> Callable[..., int]:
    def play(
        boards: Array,
        seed: Any,
        first: int,
        games: int,
        lasting: float,
        daring: float,
        weights: Array,
        scratch: Array,
        counter: Array,
        notes: Array,
        inputs: Array,
        wanted: Array,
    ) -> int:
        return play_games(
            boards[0], seed, first, games, lasting, daring, weights, scratch, counter, notes,
            inputs, wanted,
        )  # fmt: skip

    return door(play, "verbindung-gesucht.training.play", (_FOLDER,))


def play(course: Course) -> Samples:
    """The games of a step, on many cores, in the order of their numbers."""
    board, call = read_board(_FOLDER / "data" / f"{course.board}.json"), _door()
    lasting = 0.9 + (0.7 - 0.9) * course.progress
    daring = 0.05 * (1.0 - course.progress)

    def play_some(first: int) -> tuple[Array, Array]:
        games = min(_CHUNK, course.first + course.games - first)
        inputs = np.empty((games * _MOST_TURNS, MOST_INPUTS), np.int32)
        wanted = np.zeros((games * _MOST_TURNS, 2), np.float32)
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        notes = np.zeros((_MOST_TURNS, 3), np.float64)
        made = call(
            board, np.uint64(course.seed), first, games, lasting, daring, course.weights, scratch,
            counter, notes, inputs, wanted,
        )  # fmt: skip
        return inputs[:made].copy(), wanted[:made].copy()

    with ThreadPoolExecutor(course.jobs) as pool:
        parts = list(pool.map(play_some, range(course.first, course.first + course.games, _CHUNK)))
    seen, quarter = [np.concatenate([part[0] for part in parts])], turned()
    for _ in range(SIDES - 1):
        seen.append(quarter[seen[-1]])
    inputs = np.concatenate(seen)
    wanted = np.concatenate([part[1] for part in parts] * SIDES)
    return Samples(inputs, wanted, np.full(len(inputs), 2, np.int32))


RECIPE = Recipe(
    network=NETWORK,
    play=play,
    steps=44,
    ended=39,
    games=512,
    batch=1024,
    passes=2,
    pupil="strong",
    rivals=("linker",),
)
