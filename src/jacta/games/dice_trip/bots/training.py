"""How the mind of Dice Trip is trained: sheets filled one after the other, with and without tens.

A sheet is played as that of one seat among one to four: it may reroll when it is its turn to throw.
In each turn the best plan by the mind so far is entered; now and then any of the better ones, so
that the mind learns what that leads to. What a sheet should have been judged is what it was judged
after the next turn, mixed with what the turns after it showed (TD(λ)).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np

from jacta.bots.recipe import Course, Recipe, Samples
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below, fork
from jacta.games.dice_trip import GAME
from jacta.games.dice_trip.bots.desk import (
    DESK,
    TENS,
    THROWS,
    TURN,
    Desk,
    clear,
    desk_of,
    points_of,
    throws_left,
)
from jacta.games.dice_trip.bots.inputs import list_entries, list_shape
from jacta.games.dice_trip.bots.judgement import NETWORK, SCALE, expect, sure_points
from jacta.games.dice_trip.bots.plans import best_plan, carry_out
from jacta.games.dice_trip.bots.rerolls import rolled, weigh_rerolls
from jacta.games.dice_trip.state import TURNS, Board

__all__ = ["RECIPE"]

_CHUNK: Final = 8  # games a call
_WIDTH: Final = 128
_PARTS: Final = 1 << 20
_PLANS: Final = 64  # that are weighed in a turn
_HOPE: Final = 0.5  # points: who has more than this above what a fresh throw promises, keeps it
# Of so many games so many are with so many players, and in each second of them tens count.
_PLAYERS: Final = (1, 1, 1, 1, 2, 2, 3, 4)
_LASTING: Final = (0.9, 0.5)  # λ at the beginning, and from the middle on
_DARING: Final = (0.05, 0.01)  # how often any plan is taken, at the beginning and at the end


@kernel
def throw(counter: Array) -> int:
    """Four dice."""
    packed = 0
    for die in range(4):
        packed |= below(counter, 6) << (4 * die)
    return packed


@kernel
def play_turn(
    board: Board, desk: Desk, mine: bool, again: float, daring: float, worths: Array,
    weights: Array, counter: Array,
) -> tuple[float, bool]:  # fmt: skip
    """One turn; gives what the best plan was worth, and whether that was the one.

    `again` is what the sheet was worth before it if the reroll were spent.
    """
    packed = throw(counter)
    best, count = best_plan(board, desk, packed, _PLANS, weights)
    if mine and float(desk.plan_worth[best]) < again + _HOPE:
        dice = weigh_rerolls(board, desk, packed, _PLANS, weights, worths)
        if dice:
            packed = rolled(packed, dice, below(counter, 1296))
            desk.facts[THROWS] = 0
        best, count = best_plan(board, desk, packed, _PLANS, weights)
    worth, chosen = float(desk.plan_worth[best]), best
    if below(counter, _PARTS) < daring * _PARTS:
        chosen = below(counter, count)
    carry_out(board, desk, packed, chosen)
    return worth, chosen == best


@kernel
def play_game(
    board: Board, desk: Desk, seat: int, players: int, tens: int, lasting: float, daring: float,
    weights: Array, counter: Array, inputs: Array, points: Array, history: Array, worths: Array,
) -> int:  # fmt: skip
    """One sheet, and what is to be learned of it, a row a turn; gives its points.

    `history` has for each turn what was judged after it, and whether the best plan was followed.
    """
    clear(board, desk)
    facts = desk.facts
    facts[TENS] = tens
    spent = False
    for turn in range(TURNS):
        facts[TURN] = turn
        facts[THROWS] = 0 if spent else throws_left(turn, seat, players)
        count = list_entries(desk, desk.inputs)
        count += list_shape(board, desk, desk.inputs[count:])
        for index in range(_WIDTH):
            inputs[turn, index] = desk.inputs[index] if index < count else -1
        points[turn] = float(desk.hopes[0]) + sure_points(desk)
        mine, again = not spent and turn % players == seat, 0.0
        if mine:
            facts[THROWS] = 0
            again = expect(board, desk, weights)
        facts[TURN] = turn + 1
        facts[THROWS] = left = 0 if spent else throws_left(turn + 1, seat, players)
        worth, followed = play_turn(board, desk, mine, again, daring, worths, weights, counter)
        spent = spent or (mine and left > 0 and facts[THROWS] == 0)
        history[turn, 0], history[turn, 1] = worth, 1.0 if followed else 0.0
    reached = points_of(board, desk)
    later = float(reached)
    for turn in range(TURNS - 1, -1, -1):
        trust = lasting * history[turn, 1]
        later = (1 - trust) * history[turn, 0] + trust * later
        points[turn] = (later - points[turn]) / SCALE
    return reached


@kernel
def play_games(
    board: Any, seed: Any, first: int, games: int, lasting: float, daring: float,
    weights: Array, numbers: Array, inputs: Array, points: Array, scratch: Array, counter: Array,
    history: Array, worths: Array,
) -> float:  # fmt: skip
    """Some games, one after the other; gives their points."""
    desk, total = desk_of(scratch), 0
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        players, at = int(numbers[game // 2 % len(numbers)]), (game - first) * TURNS
        seat = below(counter, players)
        total += play_game(
            board, desk, seat, players, game % 2, lasting, daring, weights, counter,
            inputs[at:], points[at:], history, worths,
        )  # fmt: skip
    return total / games


@cache
def _door() -> Callable[..., float]:
    def play(
        boards: Array, seed: Any, first: int, games: int, lasting: float, daring: float,
        weights: Array, numbers: Array, inputs: Array, points: Array,
    ) -> float:  # fmt: skip
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        history, worths = np.zeros((TURNS, 2), np.float64), np.zeros(16, np.float64)
        return play_games(
            boards[0], seed, first, games, lasting, daring, weights, numbers, inputs, points,
            scratch, counter, history, worths,
        )  # fmt: skip

    return door(play, "dice-trip.training.play", GAME.sources)


def play(course: Course) -> Samples:
    """The games of a step, on many cores, in the order of their numbers."""
    numbers, board = np.array(_PLAYERS, np.int64), GAME.board(course.board)
    lasting = _LASTING[0] + (_LASTING[1] - _LASTING[0]) * min(1.0, 2 * course.progress)
    daring = _DARING[0] + (_DARING[1] - _DARING[0]) * course.progress
    call = _door()

    def play_some(first: int) -> tuple[Array, Array]:
        games = min(_CHUNK, course.first + course.games - first)
        inputs = np.empty((games * TURNS, _WIDTH), np.int32)
        points = np.zeros(games * TURNS, np.float32)
        call(
            board, np.uint64(course.seed), first, games, lasting, daring, course.weights, numbers,
            inputs, points,
        )  # fmt: skip
        return inputs, points

    with ThreadPoolExecutor(course.jobs) as pool:
        parts = list(pool.map(play_some, range(course.first, course.first + course.games, _CHUNK)))
    inputs = np.concatenate([part[0] for part in parts])
    rows = len(inputs)
    return Samples(
        inputs,
        np.zeros((rows, 0), np.float32),
        np.zeros(rows, np.int32),
        np.concatenate([part[1] for part in parts]),
    )


RECIPE = Recipe(
    network=NETWORK,
    play=play,
    steps=71,
    games=1024,
    batch=512,
    rate=5e-3,
    pupil="strong",
    rivals=("planner",),
)
