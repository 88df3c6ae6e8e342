"""How the mind of Würfel Express is trained: games against itself, for 2 to 6 players.

In each turn the mover plays what is best by the mind so far, solved exactly; now and then it
discards at random, so that it learns what that leads to. What a position should have been judged
is the exact mean over the turn that followed, and what was learned later of the turns that came:
how far off the mind turned out to be after them (TD(λ) without the luck of the dice). Of each game
two seats learn. At first nobody gets anywhere, so games are cut short, and ranked as they stand:
that is where it learns what going ahead is good for.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from jacta.bots.recipe import Course, Recipe, Samples
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below, fork
from jacta.games.wurfel_express.bots.desk import (
    DESK,
    FAILED,
    FOR_CELLS,
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
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, Board, our_board

__all__ = ["RECIPE"]

_THROWS: Final = 3
_FEWEST_ROUNDS: Final = 10
_MOST_ROUNDS: Final = 30
_CHUNK: Final = 4  # games a call
_WIDTH: Final = 64
_PARTS: Final = 1 << 20
# Of so many games so many are of each number of players.
_NUMBERS: Final = (2, 2, 2, 2, 3, 4, 5, 6)
_RIVALS: Final = 0.0  # in so many of the games of two, one of them goes for cells


class History(NamedTuple):
    """What was judged in a game: by turn, seat and rank what was expected before the turn of all
    that it could bring, and what after it; whether something else was tried in it; and by seat and
    rank what is known of the turns after."""

    exact: Array
    after: Array
    dares: Array
    later: Array
    worths: Array  # of discards


@kernel
def begin(board: Board, facts: Array, players: int, counter: Array) -> None:
    """A new game: full stock but for what is taken out of it (WE-R5, WE-R6), tracks without
    strips, sometimes with the option of WE-A1."""
    for index in range(len(facts)):
        facts[index] = 0
    for colour in range(COLOURS):
        facts[STOCK + colour] = (2 << LONGEST) - (1 << SHORTEST)
    row = below(counter, 20 if players == 2 else 90)
    if players < 4:
        for colour in range(COLOURS):
            length = int(board.removed_of_three[row, colour])
            if players == 2:
                length = int(board.removed_of_two[row, colour])
            if length:
                facts[STOCK + colour] ^= 1 << length
    facts[PLAYERS] = players
    facts[SHORTER] = int(below(counter, 8) == 0)


@kernel
def play_turn(
    board: Board,
    desk: Desk,
    seats: int,
    daring: float,
    weights: Array,
    counter: Array,
    exact: Array,
    worths: Array,
) -> bool:
    """The mover's turn; `exact` gets what these seats could expect of it before, if it is played
    well. Gives whether something else was tried."""
    facts, seat = desk.facts, int(desk.facts[MOVER])
    strips, laid = 0, int(facts[LAID + seat])
    if laid > 1:
        strips = best_discard(board, desk, weights, worths)
    undone = discard(facts, strips)
    dice = int(board.dice) - strips
    solve(board, desk, dice, _THROWS, weights)
    reach_entries(board, desk, 0, dice, _THROWS)
    expect_turn(desk, seats, weights, exact)
    dares = False
    if laid > 1 and below(counter, _PARTS) < daring * _PARTS:
        dares = True
        undo_discard(facts, strips, undone)
        strips = below(counter, laid)
        discard(facts, strips)
        dice = int(board.dice) - strips
        solve(board, desk, dice, _THROWS, weights)
    entry = throw_on(board, desk, 0, dice, _THROWS, counter)
    if entry == FAILED:
        fail(facts, seat)
    else:
        carry_out(facts, last_ones(facts), int(desk.code[entry]))
    pass_on(facts, 1)
    return dares


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
    rival: int,
    most_turns: int,
    lasting: float,
    daring: float,
    weights: Array,
    counter: Array,
    inputs: Array,
    wanted: Array,
    seats: Array,
    history: History,
) -> int:
    """One game, and what is to be learned of it: a row for each turn and each seat that learns.
    Gives their number.

    `rival` is a seat that goes for cells, and −1 where there is none; nothing is learned of what it
    expects.
    """
    facts = desk.facts
    begin(board, facts, players, counter)
    one = below(counter, players)
    other = (one + 1 + below(counter, players - 1)) % players
    learners, pupils = 2, 1 << one | 1 << other
    if rival >= 0:
        one = (rival + 1) % players
        learners, pupils = 1, 1 << one
    turns, won, number = 0, False, 0
    while turns < most_turns and not won:
        mover = int(facts[MOVER])
        for place in range(learners):
            seat, row = (one, other)[place], learners * turns + place
            number = list_inputs(facts, seat, desk.thought.inputs)
            for index in range(_WIDTH):
                inputs[row, index] = desk.thought.inputs[index] if index < number else -1
            seats[row] = players
        exact, after, dares = history.exact[turns], history.after[turns], False
        facts[FOR_CELLS] = int(mover == rival)
        tries = 0.0 if mover == rival else daring
        if players == 2 and rival < 0:  # what the other expects is the rest
            dares = play_turn(
                board, desk, 1 << mover, tries, weights, counter, exact, history.worths
            )
            exact[1 - mover, 0], exact[1 - mover, 1] = exact[mover, 1], exact[mover, 0]
        else:
            dares = play_turn(board, desk, pupils, tries, weights, counter, exact, history.worths)
        history.dares[turns] = int(dares)
        won = int(facts[FRONT + mover]) >= GOAL
        for place in range(learners):
            seat = (one, other)[place]
            expect(facts, seat, weights, desk.thought)
            for rank in range(players):
                after[seat, rank] = desk.thought.ranks[rank]
        turns += 1
    settle(facts, won, history.later)
    for turn in range(turns - 1, -1, -1):
        kept = 0.0 if history.dares[turn] else lasting
        for place in range(learners):
            seat = (one, other)[place]
            mix(history, turn, seat, players, kept, wanted[learners * turn + place])
    return learners * turns


@kernel
def mix(history: History, turn: int, seat: int, players: int, kept: float, wanted: Array) -> None:
    """What a seat should have been judged before a turn; it is what is later known before it."""
    exact, after, later = history.exact[turn, seat], history.after[turn, seat], history.later[seat]
    whole = 0.0
    for rank in range(players):
        later[rank] = max(0.0, exact[rank] + kept * (later[rank] - after[rank]))
        whole += later[rank]
    for rank in range(players):
        later[rank] /= whole
        wanted[rank] = later[rank]


@kernel
def play_games(
    board: Any,
    seed: Any,
    first: int,
    games: int,
    rounds: int,
    lasting: float,
    daring: float,
    rivals: float,
    weights: Array,
    numbers: Array,
    inputs: Array,
    wanted: Array,
    seats: Array,
    scratch: Array,
    counter: Array,
    history: History,
) -> int:
    """Some games, one after the other; gives how many rows were written."""
    desk, at = desk_of(scratch), 0
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        players, rival = int(numbers[game % len(numbers)]), -1
        if players == 2 and below(counter, _PARTS) < rivals * _PARTS:
            rival = below(counter, 2)
        at += play_game(
            board, desk, players, rival, players * rounds, lasting, daring, weights, counter,
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
        rivals: float,
        weights: Array,
        numbers: Array,
        inputs: Array,
        wanted: Array,
        seats: Array,
    ) -> int:
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        turns = _MOST_ROUNDS * SEATS
        history = History(
            np.zeros((turns, SEATS, SEATS), np.float64),
            np.zeros((turns, SEATS, SEATS), np.float64),
            np.zeros(turns, np.int64),
            np.zeros((SEATS, SEATS), np.float64),
            np.zeros(SEATS + 1, np.float64),
        )
        return play_games(
            boards[0], seed, first, games, rounds, lasting, daring, rivals, weights, numbers,
            inputs, wanted, seats, scratch, counter, history,
        )  # fmt: skip

    return door(play, "wurfel-express.training.play", (Path(__file__).parents[1],))


def play(course: Course) -> Samples:
    """The games of a step, on many cores, in the order of their numbers."""
    numbers, board = np.array(_NUMBERS, np.int64), our_board()
    lasting = 0.9 + (0.7 - 0.9) * course.progress
    daring = 0.1 + (0.02 - 0.1) * course.progress
    rounds = min(_MOST_ROUNDS, _FEWEST_ROUNDS + int(100 * course.progress))
    call = _door()

    def play_some(first: int) -> Samples:
        games = min(_CHUNK, course.first + course.games - first)
        rows = 2 * games * rounds * SEATS
        inputs = np.empty((rows, _WIDTH), np.int32)
        wanted = np.zeros((rows, SEATS), np.float32)
        seats = np.zeros(rows, np.int32)
        made = call(
            board, np.uint64(course.seed), first, games, rounds, lasting, daring, _RIVALS,
            course.weights, numbers, inputs, wanted, seats,
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
    steps=256,
    games=512,
    batch=1024,
    passes=2,
    pupil="strong",
    rivals=("greedy",),
)
