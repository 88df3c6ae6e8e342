"""How the mind of Entenrallye is trained: games against itself, for 2 to 6 players.

Everybody plays by what the mind says so far, with some warmth, so that what is about as good is
tried too. What a position should have been judged is what the turns after it showed (TD(λ)): λ is
of a round of turns, and falls. Of each position three judgements are learned: that of whoever has
just had a turn, which is what turns are weighed by, that of any seat, and that of any seat as the
others see it, who know only how many cards it holds.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from jacta.bots.ladder import choose_about
from jacta.bots.recipe import Course, Recipe, Samples
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from jacta.engine.stream import below, fork
from jacta.games.entenrallye.bots.desk import (
    DESK,
    GAME,
    MOST_INPUTS,
    POINTS,
    SEEN,
    Desk,
    desk_of,
)
from jacta.games.entenrallye.bots.inputs import list_inputs
from jacta.games.entenrallye.bots.judgement import NETWORK, SCALE, expect, settle_ranks
from jacta.games.entenrallye.bots.players import MIND
from jacta.games.entenrallye.bots.turn import weigh_actions
from jacta.games.entenrallye.calendar import total
from jacta.games.entenrallye.driving import active
from jacta.games.entenrallye.rules import actors, apply, draws, legal, settle, start
from jacta.games.entenrallye.secrets import view
from jacta.games.entenrallye.state import SEATS, Board, State, board_of
from jacta.games.entenrallye.vocabulary import Phase, Sticker

__all__ = ["RECIPE"]

_MOST_TURNS: Final = 900
_LOOKS: Final = 6
_CHUNK: Final = 2  # games a call
_NOTED: Final = 2  # one position of so many
_ROWS: Final = 3  # of each of these
# Of so many games so many are of each number of players.
_NUMBERS: Final = (2, 2, 2, 2, 3, 4, 5, 6)
_STICKERS: Final = 8  # one game of so many asks for the sticker


@kernel
def play_turn(board: Board, desk: Desk, warmth: float, weights: Array, counter: Array) -> None:
    """A whole turn, from the throw on."""
    game = desk.states[GAME]
    turn = int(game.turn)
    while int(game.turn) == turn:
        if actors(board, game) == CHANCE:
            draws(board, game, desk.draws)
            desk.faces[0] = below(counter, int(desk.draws[0]))
            settle(board, game, desk.faces, None)
            continue
        mover = active(game)
        view(board, game, mover, desk.states[SEEN])
        count, chosen = legal(board, game, mover, desk.actions), 0
        if count > 1:
            weigh_actions(board, desk, mover, desk.actions, count, _LOOKS, weights, desk.worths)
            chosen = choose_about(desk.worths, count, warmth, 10 * warmth, counter)
        apply(board, game, mover, int(desk.actions[chosen]), None)


@kernel
def note_row(
    board: Board,
    desk: Desk,
    seat: int,
    known: bool,
    row: int,
    turn: int,
    inputs: Array,
    seats: Array,
    notes: Array,
) -> None:
    """What a seat looks at now; and whose row it is, what it has, and when that was."""
    game = desk.states[GAME]
    number = list_inputs(board, game, seat, known, desk.thought.inputs)
    for index in range(MOST_INPUTS):
        inputs[row, index] = desk.thought.inputs[index] if index < number else -1
    seats[row] = int(game.players)
    notes[row, 0], notes[row, 1], notes[row, 2] = seat, total(game, seat), turn


@kernel
def play_game(
    board: Board,
    desk: Desk,
    lasting: float,
    warmth: float,
    weights: Array,
    counter: Array,
    inputs: Array,
    wanted: Array,
    seats: Array,
    points: Array,
    notes: Array,
    history: Array,
) -> int:
    """One game, and what is to be learned of it. Gives the number of its rows.

    `history` has for each turn and seat what was judged before the turn.
    """
    game, ranks = desk.states[GAME], desk.thought.ranks
    players, turns, rows = int(game.players), 0, 0
    while turns < _MOST_TURNS and int(game.phase) != Phase.OVER:
        for seat in range(players):
            expect(board, game, seat, True, weights, desk.thought)
            for column in range(SEATS + 1):
                history[turns, seat, column] = ranks[column]
        if below(counter, _NOTED) == 0:
            last = (active(game) - 1) % players
            other = (last + 1 + below(counter, players - 1)) % players
            anybody = below(counter, players)
            note_row(board, desk, last, True, rows, turns, inputs, seats, notes)
            note_row(board, desk, other, True, rows + 1, turns, inputs, seats, notes)
            note_row(board, desk, anybody, False, rows + 2, turns, inputs, seats, notes)
            rows += _ROWS
        play_turn(board, desk, warmth, weights, counter)
        turns += 1
    for seat in range(players):
        settle_ranks(game, seat, history[turns, seat])
    row = rows - 1
    for turn in range(turns - 1, -1, -1):
        for seat in range(players):
            for column in range(SEATS + 1):
                later = history[turn + 1, seat, column]
                if turn + 1 < turns:  # what was judged there, mixed with what came of it
                    later = (1.0 - lasting) * history[turn + 1, seat, column] + lasting * float(
                        history[turn + 2, seat, column]
                    )
                history[turn + 1, seat, column] = later
        while row >= 0 and notes[row, 2] == turn:
            seat = int(notes[row, 0])
            for rank in range(players):
                wanted[row, rank] = history[turn + 1, seat, rank]
            points[row] = (history[turn + 1, seat, POINTS] - notes[row, 1]) / SCALE
            row -= 1
    return rows


@kernel
def play_games(
    board: Any,
    seed: Any,
    first: int,
    games: int,
    lasting: float,
    warmth: float,
    weights: Array,
    initial: Array,
    inputs: Array,
    wanted: Array,
    seats: Array,
    points: Array,
    scratch: Array,
    counter: Array,
    notes: Array,
    history: Array,
) -> int:
    """Some games, one after the other; gives how many rows were written."""
    desk, at = desk_of(scratch), 0
    for number in range(first, first + games):
        counter[0] = fork(seed, number)
        desk.states[GAME] = initial[number % len(initial)]
        a_turn = lasting ** (1.0 / int(desk.states[GAME].players))
        at += play_game(
            board, desk, a_turn, warmth, weights, counter, inputs[at:], wanted[at:], seats[at:],
            points[at:], notes, history,
        )  # fmt: skip
    return at


@cache
def _door() -> Callable[..., int]:
    def play(
        boards: Array,
        seed: Any,
        first: int,
        games: int,
        lasting: float,
        warmth: float,
        weights: Array,
        initial: Array,
        inputs: Array,
        wanted: Array,
        seats: Array,
        points: Array,
    ) -> int:
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        notes = np.zeros((_MOST_TURNS * _ROWS, 3), np.int64)
        history = np.zeros((_MOST_TURNS + 1, SEATS, SEATS + 1), np.float64)
        return play_games(
            boards[0], seed, first, games, lasting, warmth, weights, initial, inputs, wanted,
            seats, points, scratch, counter, notes, history,
        )  # fmt: skip

    return door(play, "entenrallye.training.play", (Path(__file__).parents[1],))


def beginnings(board: Array) -> Array:
    """The first positions of games, so many of each kind as are played of it."""
    states = State.array(len(_NUMBERS) * _STICKERS)
    for number, state in enumerate(states):
        state["version"], state["players"] = MIND.rules, _NUMBERS[number % len(_NUMBERS)]
        asks = number // len(_NUMBERS) == _STICKERS - 1
        state["sticker"] = Sticker.REQUIRED if asks else Sticker.OFF
        start(board[0], state)
    return states


def play(course: Course) -> Samples:
    """The games of a step, on many cores, in the order of their numbers."""
    board, call = board_of(course.board), _door()
    initial = beginnings(board)
    lasting = 0.95 + (0.6 - 0.95) * min(1.0, 2 * course.progress)
    warmth = 0.01 + (0.002 - 0.01) * course.progress

    def play_some(first: int) -> Samples:
        games = min(_CHUNK, course.first + course.games - first)
        rows = games * _MOST_TURNS * _ROWS
        inputs = np.empty((rows, MOST_INPUTS), np.int32)
        wanted = np.zeros((rows, SEATS), np.float32)
        seats, points = np.zeros(rows, np.int32), np.zeros(rows, np.float32)
        made = call(
            board, np.uint64(course.seed), first, games, lasting, warmth, course.weights, initial,
            inputs, wanted, seats, points,
        )  # fmt: skip
        return Samples(
            inputs[:made].copy(), wanted[:made].copy(), seats[:made].copy(), points[:made].copy()
        )

    with ThreadPoolExecutor(course.jobs) as pool:
        parts = list(pool.map(play_some, range(course.first, course.first + course.games, _CHUNK)))
    return Samples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.ranks for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.points for part in parts if part.points is not None]),
    )


RECIPE = Recipe(
    network=NETWORK,
    play=play,
    steps=445,
    games=1024,
    batch=4096,
    pupil="strong",
    rivals=("planner",),
)
