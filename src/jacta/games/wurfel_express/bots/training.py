"""How the mind of Würfel Express is trained: games against itself, for 2 to 6 players.

In each turn the mover plays what is best by the mind so far, solved exactly; now and then it
discards at random, so that it learns what that leads to. What a position should have been judged
is the exact mean over the best turn that could follow, mixed with what the turns after it showed
(TD(λ)), unless chance had chosen the discard; for seats that did not move, what was judged after
the turn. At first nobody gets anywhere, so games are cut short, and ranked as they stand: that is
where it learns what going ahead is good for.
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
from jacta.games.wurfel_express.bots.desk import (
    DESK,
    FAILED,
    FRONT,
    LAID,
    MOVER,
    PLAYERS,
    SEATS,
    SHORTER,
    STOCK,
    Desk,
    desk_of,
    fail,
    set_up,
)
from jacta.games.wurfel_express.bots.inputs import list_inputs
from jacta.games.wurfel_express.bots.judgement import GOAL, NETWORK, expect, rank_now
from jacta.games.wurfel_express.bots.prospects import expect_turn, reach_entries
from jacta.games.wurfel_express.bots.turn import (
    best_discard,
    carry_out,
    discard,
    last_ones,
    pass_on,
    solve,
    throw_on,
    undo_discard,
)
from jacta.games.wurfel_express.bots.weighing import THROWS
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, Board, our_board

__all__ = ["RECIPE"]

_FEWEST_ROUNDS: Final = 10
_MOST_ROUNDS: Final = 30
_CHUNK: Final = 4  # games a call
_WIDTH: Final = 64
_PARTS: Final = 1 << 20
# Of so many games so many are of each number of players: a game of two teaches a tenth of what one
# of six does, and is played most.
_NUMBERS: Final = tuple(number for more in (3, 4, 5, 6) for number in (2, 2, 2, 2, 2, 2, 2, more))


@kernel
def begin(board: Board, facts: Array, players: int, counter: Array) -> None:
    """A new game: full stock but for what is taken out of it (WE-R5, WE-R6), tracks without
    strips, sometimes with the option of WE-A1."""
    for index in range(len(facts)):
        facts[index] = 0
    for colour in range(COLOURS):
        facts[STOCK + colour] = (2 << LONGEST) - (1 << SHORTEST)
    facts[PLAYERS] = players
    set_up(board, facts, below(counter, 20 if players == 2 else 90))
    facts[SHORTER] = int(below(counter, 8) == 0)


@kernel
def play_turn(
    board: Board, desk: Desk, exact: Array, daring: float, weights: Array, counter: Array
) -> bool:
    """The mover's turn; its row of `exact` gets the mean of its chances over all that could have
    happened in the best turn. Gives whether another one was dared: then all rows get theirs."""
    facts, seat = desk.facts, int(desk.facts[MOVER])
    strips, laid, dared = 0, int(facts[LAID + seat]), False
    if laid > 1:
        strips = best_discard(board, desk, weights, exact[seat])
        dared = below(counter, _PARTS) < daring * _PARTS
    undone, dice = discard(facts, strips), int(board.dice) - strips
    solve(board, desk, dice, THROWS, weights)
    reach_entries(board, desk, 0, dice, THROWS)
    seats = (1 << int(facts[PLAYERS])) - 1 if dared else 1 << seat
    expect_turn(desk, seats, weights, exact)
    if dared:
        undo_discard(facts, strips, undone)
        strips = below(counter, laid)
        discard(facts, strips)
        dice = int(board.dice) - strips
        solve(board, desk, dice, THROWS, weights)
    entry = throw_on(board, desk, 0, dice, THROWS, counter)
    if entry == FAILED:
        fail(facts, seat)
    else:
        carry_out(facts, last_ones(facts), int(desk.code[entry]))
    pass_on(facts, 1)
    return dared


@kernel
def settle(facts: Array, won: bool, ranks: Array) -> None:
    """How a game has ended. Where nobody has won, equals do not share the better rank but have the
    same chance of each: else all would be first who never leave the start."""
    players = int(facts[PLAYERS])
    for seat in range(players):
        equals, better = 1, rank_now(facts, seat)
        for other in range(players):
            if not won and other != seat and facts[FRONT + other] == facts[FRONT + seat]:
                equals += 1
        for rank in range(players):
            ranks[seat, rank] = 1.0 / equals if better <= rank < better + equals else 0.0


@kernel
def play_game(
    board: Board,
    desk: Desk,
    players: int,
    most_turns: int,
    lasting: float,
    daring: float,
    weights: Array,
    counter: Array,
    inputs: Array,
    wanted: Array,
    seats: Array,
    history: Array,
) -> int:
    """One game, and what is to be learned of it: a row for each turn and seat. Gives their number.

    `history` has for each turn and seat what was judged after the turn, and how much of it counts
    for the position before.
    """
    facts = desk.facts
    begin(board, facts, players, counter)
    turns, won = 0, False
    while turns < most_turns and not won:
        mover = int(facts[MOVER])
        for seat in range(players):
            row = turns * players + seat
            number = list_inputs(facts, seat, desk.thought.inputs)
            for index in range(_WIDTH):
                inputs[row, index] = desk.thought.inputs[index] if index < number else -1
            seats[row] = players
        exact = history[turns, mover]
        dared = play_turn(board, desk, history[turns], daring, weights, counter)
        history[turns, 0, SEATS] = 0.0 if dared else lasting
        won = int(facts[FRONT + mover]) >= GOAL
        for seat in range(players):
            if seat != mover and players > 2 and not dared:
                expect(facts, seat, weights, desk.thought)
                for rank in range(players):
                    history[turns, seat, rank] = desk.thought.ranks[rank]
            elif seat != mover and players == 2:
                history[turns, seat, 0] = exact[1]
                history[turns, seat, 1] = exact[0]
        turns += 1
    settle(facts, won, history[turns])
    for turn in range(turns - 1, -1, -1):
        share = history[turn, 0, SEATS]
        for seat in range(players):
            for rank in range(players):
                later = history[turn + 1, seat, rank]
                mixed = (1 - share) * history[turn, seat, rank] + share * later
                history[turn, seat, rank] = mixed
                wanted[turn * players + seat, rank] = mixed
    return turns * players


@kernel
def play_games(
    board: Any,
    seed: Any,
    first: int,
    games: int,
    rounds: int,
    lasting: float,
    daring: float,
    weights: Array,
    numbers: Array,
    inputs: Array,
    wanted: Array,
    seats: Array,
    scratch: Array,
    counter: Array,
    history: Array,
) -> int:
    """Some games, one after the other; gives how many rows were written."""
    desk, at = desk_of(scratch), 0
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        players = int(numbers[game % len(numbers)])
        at += play_game(
            board, desk, players, players * rounds, lasting, daring, weights, counter,
            inputs[at:], wanted[at:], seats[at:], history,
        )  # fmt: skip
    return at


@cache
def _door() -> Callable[..., int]:
    def play(
        boards: Array,
        seed: Any,
        first: int,
        games: int,
        rounds: int,
        lasting: float,
        daring: float,
        weights: Array,
        numbers: Array,
        inputs: Array,
        wanted: Array,
        seats: Array,
    ) -> int:
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        history = np.zeros((_MOST_ROUNDS * SEATS + 1, SEATS, SEATS + 1), np.float64)
        return play_games(
            boards[0], seed, first, games, rounds, lasting, daring, weights, numbers, inputs,
            wanted, seats, scratch, counter, history,
        )  # fmt: skip

    return door(play, "wurfel-express.training.play", (Path(__file__).parents[1],))


def play(course: Course) -> Samples:
    """The games of a step, on many cores, in the order of their numbers."""
    numbers, board = np.array(_NUMBERS, np.int64), our_board()
    lasting = 0.8 + (0.15 - 0.8) * min(1.0, 2 * course.progress)
    daring = 0.1 + (0.02 - 0.1) * course.progress
    rounds = min(_MOST_ROUNDS, _FEWEST_ROUNDS + int(100 * course.progress))
    call = _door()

    def play_some(first: int) -> Samples:
        games = min(_CHUNK, course.first + course.games - first)
        rows = games * rounds * SEATS * SEATS
        inputs = np.empty((rows, _WIDTH), np.int32)
        wanted = np.zeros((rows, SEATS), np.float32)
        seats = np.zeros(rows, np.int32)
        made = call(
            board, np.uint64(course.seed), first, games, rounds, lasting, daring, course.weights,
            numbers, inputs, wanted, seats,
        )  # fmt: skip
        return Samples(inputs[:made].copy(), wanted[:made].copy(), seats[:made].copy())

    with ThreadPoolExecutor(course.jobs) as pool:
        parts = list(pool.map(play_some, range(course.first, course.first + course.games, _CHUNK)))
    return Samples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.ranks for part in parts]),
        np.concatenate([part.seats for part in parts]),
    )


RECIPE = Recipe(
    network=NETWORK,
    play=play,
    steps=400,
    games=512,
    batch=2048,
    passes=3,
    pupil="strong",
    rivals=("greedy",),
)
