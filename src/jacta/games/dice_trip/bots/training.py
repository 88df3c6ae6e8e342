"""How the mind of Dice Trip is trained: sheets filled one after the other, with and without tens.

A sheet is played as that of one seat among one to four: it may reroll when it is its turn to throw.
In each turn the best plan by the mind so far is entered; now and then any of the better ones, so
that the mind learns what that leads to.

What a sheet should have been judged is the mean over all that the next throw may show, of what the
mind says of the best plan then: some throws are played, and sums of single entries stand for all
others. That has hardly any luck in it. To it comes a share of what the following turns found out
about that plan: by how much it should have been judged otherwise (TD(λ), without the luck of its
throws).
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
from jacta.games.dice_trip.bots.ahead import begin_turn, mean_of_turn
from jacta.games.dice_trip.bots.desk import (
    DESK,
    FILLED,
    TENS,
    THROWS,
    TURN,
    Desk,
    clear,
    desk_of,
    throws_left,
)
from jacta.games.dice_trip.bots.inputs import list_entries, list_shape
from jacta.games.dice_trip.bots.judgement import NETWORK, SCALE, expect, sure_points
from jacta.games.dice_trip.bots.plans import (
    ALL_NUMBERS,
    NEVER,
    carry_out,
    find_plan,
    weigh_entries,
)
from jacta.games.dice_trip.bots.throws import THROWS_IN_ALL, best_again, in_mirror, rolled
from jacta.games.dice_trip.state import LAST_TURN, TURNS, Board

__all__ = ["RECIPE"]

_CHUNK: Final = 8  # games a call
_WIDTH: Final = 128
_NO_INPUT: Final = -1
_PARTS: Final = 1 << 20
_PLANS: Final = 48  # that are weighed in a turn
_PLANS_AHEAD: Final = 10  # and for each throw that may fall
_EACH: Final = 108  # one of so many throws is played; of all of them the sums are known
_FRESH: Final = 8  # one of so many empty sheets is learned: all of them are the same
# Of so many games so many are with so many players, and in each second of them tens count.
_PLAYERS: Final = (1, 1, 1, 1, 2, 2, 3, 4)
_LASTING: Final = (0.9, 0.5)  # λ at the beginning, and from the middle on
_DARING: Final = (0.05, 0.01)  # how often any plan is taken, at the beginning and at the end


@kernel
def throw_dice(
    board: Board, desk: Desk, base: float, again: float, weights: Array, counter: Array
) -> tuple[int, float]:
    """Four dice, some of them thrown again where that is better; what each entry adds is known for
    them then, and the worth of the sheet without one is given too."""
    packed = rolled(0, 15, below(counter, THROWS_IN_ALL))
    if again > NEVER:
        kept, _ = find_plan(board, desk, packed, _PLANS_AHEAD, base, weights)
        worth, dice = best_again(desk.results, packed)
        if worth + again > desk.plan_worth[kept]:
            desk.facts[THROWS] = 0
            packed = rolled(packed, dice, below(counter, THROWS_IN_ALL))
            base = weigh_entries(board, desk, ALL_NUMBERS, weights)
    if desk.facts[FILLED] == 0:
        best, _ = find_plan(board, desk, packed, _PLANS_AHEAD, base, weights)
        straight = float(desk.plan_worth[best])
        best, _ = find_plan(board, desk, in_mirror(packed), _PLANS_AHEAD, base, weights)
        if desk.plan_worth[best] > straight:
            packed = in_mirror(packed)
    return packed, base


@kernel
def play_turn(
    board: Board, desk: Desk, mine: bool, is_learned: bool, daring: float, weights: Array,
    counter: Array,
) -> tuple[float, float, bool]:  # fmt: skip
    """One turn; gives what the sheet is worth by all throws (0 where that is not learned), what
    the plan is worth that is carried out, and whether it is the best one."""
    expected = 0.0
    base, again = begin_turn(board, desk, mine, weights)
    if is_learned:
        first = below(counter, _EACH)
        expected = mean_of_turn(board, desk, base, again, first, _EACH, _PLANS_AHEAD, weights)
    packed, base = throw_dice(board, desk, base, again, weights, counter)
    best, count = find_plan(board, desk, packed, _PLANS, base, weights)
    chosen = below(counter, count) if below(counter, _PARTS) < daring * _PARTS else best
    worth = float(desk.plan_worth[chosen])
    carry_out(board, desk, packed, chosen)
    return expected, worth, chosen == best


@kernel
def note_sheet(board: Board, desk: Desk, inputs: Array) -> float:
    """The inputs of a sheet; gives the points that it promises at first sight."""
    count = list_entries(desk, desk.inputs)
    count += list_shape(board, desk, desk.inputs[count:])
    for index in range(_WIDTH):
        inputs[index] = desk.inputs[index] if index < count else _NO_INPUT
    return float(desk.hopes[0]) + sure_points(desk)


@kernel
def play_game(
    board: Board, desk: Desk, seat: int, players: int, tens: int, lasting: float, daring: float,
    weights: Array, counter: Array, inputs: Array, points: Array, history: Array,
) -> None:  # fmt: skip
    """One sheet, and what is to be learned of it, a row a turn, without inputs where nothing is.

    `history` has for each turn what the sheet was worth before it by all throws and after it by the
    mind, and whether the best plan was followed.
    """
    clear(board, desk)
    facts, spent = desk.facts, False
    facts[TENS] = tens
    for turn in range(LAST_TURN):
        facts[TURN], left = turn, throws_left(turn, seat, players)
        facts[THROWS] = 0 if spent else left
        points[turn] = note_sheet(board, desk, inputs[turn])
        mine = turn % players == seat
        is_learned = turn > 0 or below(counter, _FRESH) == 0
        if not is_learned:
            inputs[turn, 0] = _NO_INPUT
        expected, worth, followed = play_turn(
            board, desk, mine, is_learned, daring, weights, counter
        )
        spent = spent or (mine and left > 1 and facts[THROWS] == 0)
        history[turn, 0], history[turn, 1] = expected, worth
        history[turn, 2] = 1.0 if followed else 0.0
    points[LAST_TURN] = note_sheet(board, desk, inputs[LAST_TURN])
    later = expect(board, desk, weights)
    points[LAST_TURN] = (later - points[LAST_TURN]) / SCALE
    for turn in range(LAST_TURN - 1, -1, -1):
        trust = lasting * history[turn, 2]
        later = history[turn, 0] + trust * (later - history[turn, 1])
        points[turn] = (later - points[turn]) / SCALE


@kernel
def play_games(
    board: Any, seed: Any, first: int, games: int, lasting: float, daring: float,
    weights: Array, numbers: Array, inputs: Array, points: Array, scratch: Array, counter: Array,
    history: Array,
) -> None:  # fmt: skip
    """Some games, one after the other."""
    desk = desk_of(scratch)
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        players, at = int(numbers[game // 2 % len(numbers)]), (game - first) * TURNS
        seat = below(counter, players)
        play_game(
            board, desk, seat, players, game % 2, lasting, daring, weights, counter,
            inputs[at:], points[at:], history,
        )  # fmt: skip


@cache
def _door() -> Callable[..., None]:
    def play(
        boards: Array, seed: Any, first: int, games: int, lasting: float, daring: float,
        weights: Array, numbers: Array, inputs: Array, points: Array,
    ) -> None:  # fmt: skip
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        history = np.zeros((TURNS, 3), np.float64)
        play_games(
            boards[0], seed, first, games, lasting, daring, weights, numbers, inputs, points,
            scratch, counter, history,
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
    points = np.concatenate([part[1] for part in parts])
    learned = inputs[:, 0] != _NO_INPUT
    rows = int(learned.sum())
    return Samples(
        inputs[learned], np.zeros((rows, 0), np.float32), np.zeros(rows, np.int32), points[learned]
    )


RECIPE = Recipe(
    network=NETWORK,
    play=play,
    steps=91,
    boards=(("sud-bourgogne", 108),),
    games=512,
    batch=512,
    passes=4,
    rate=2e-3,
    pupil="strong",
    rivals=("planner",),
)
