"""A ceiling for Verbindung gesucht: a mind that learns to beat `linker`, and nobody else.

`python -m benchmarks.response FILE.mind --steps N` trains it by the recipe of the game, with
`linker` as the opponent in all games; what it wins against `linker` in the end is about what can be
won. It is a figure and no mind to play with: it counts on what `linker` does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

import jacta
from jacta.bots.recipe import Course, Samples
from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below, fork
from jacta.games.verbindung_gesucht.bots.desk import DESK, KINDS, Desk, copy_board, desk_of, dice_on
from jacta.games.verbindung_gesucht.bots.inputs import (
    MOST_INPUTS,
    find_facts,
    kind_of,
    list_inputs,
    turned,
)
from jacta.games.verbindung_gesucht.bots.linker import dice_missing
from jacta.games.verbindung_gesucht.bots.training import RECIPE, play_turn
from jacta.games.verbindung_gesucht.bots.turn import GOES_ON, WAYS, WHITE, dice_thrown, try_die
from jacta.games.verbindung_gesucht.faces import FACES, SIDES
from jacta.games.verbindung_gesucht.placing import BRIDGE, CROSS, CURVE, places
from jacta.games.verbindung_gesucht.state import CELLS, WHITE_FACE, Board, read_board
from jacta.games.verbindung_gesucht.vocabulary import MOST_PLACED
from jacta.lab.training.training import Point, Training

_MOST_TURNS: Final = 60
_CHUNK: Final = 8
_OWN, _OTHER = 4, 3  # what `linker` counts a die for
_LOSS: Final = -1_000_000
_GAME: Final = Path(jacta.game("verbindung-gesucht").sources[0])


@kernel
def linkers_turn(
    board: Board, desk: Desk, turn: int, thrown: Array, left: Array, counter: Array
) -> float:
    """A turn of `linker` on board 0: 1 for a win of its own, 0 for a loss, or GOES_ON."""
    seat = turn % 2
    for kind in range(KINDS):
        left[kind] = 0
    for _ in range(dice_thrown(board, desk, 0, turn)):
        face = below(counter, len(FACES))
        for kind in range(1, KINDS):
            left[kind] += int(face == thrown[seat * KINDS + kind])
    for placed in range(MOST_PLACED):
        code = linkers_choice(board, desk, seat, placed, left, counter)
        if code == 0:
            break
        way, cell = (code - 1) // CELLS, (code - 1) % CELLS
        left[kind_of(way)] -= 1
        result = try_die(board, desk, 0, seat, way, cell)
        if result != GOES_ON:
            return result
        copy_board(desk, 1, 0)
    return GOES_ON


@kernel
def linkers_choice(
    board: Board, desk: Desk, seat: int, placed: int, left: Array, counter: Array
) -> int:
    """What `linker` does next, as a code; 0 if it ends its turn."""
    masks = places(board, dice_on(desk, 0).ends, seat)
    room, whites = MOST_PLACED - placed, int(left[WHITE])
    owed, equals, chosen, highest = min(room, whites), 0, 0, 2 * _LOSS
    if owed == 0 or masks[WAYS - 1] == 0:
        highest, equals = worth_to_linker(board, desk, 0, seat), 1
    for way in range(WAYS):
        kind, cells = kind_of(way), masks[way]
        if left[kind] == 0 or (kind != WHITE and room <= owed):
            continue
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            result = try_die(board, desk, 0, seat, way, cell)
            if result == 1.0:
                return 1 + way * CELLS + cell
            worth = _LOSS if result == 0.0 else worth_to_linker(board, desk, 1, seat)
            equals = equals + 1 if worth == highest else 1 if worth > highest else equals
            if worth > highest or (worth == highest and below(counter, equals) == 0):
                highest, chosen = worth, 1 + way * CELLS + cell
    return chosen


@kernel
def worth_to_linker(board: Board, desk: Desk, place: int, seat: int) -> int:
    ends = dice_on(desk, place).ends
    mine = dice_missing(board, ends, seat, desk.layers)
    return _OTHER * dice_missing(board, ends, 1 - seat, desk.layers) - _OWN * mine


@kernel
def play_game(
    board: Board,
    desk: Desk,
    pupil: int,
    lasting: float,
    daring: float,
    weights: Array,
    counter: Array,
    thrown: Array,
    left: Array,
    inputs: Array,
    wanted: Array,
    notes: Array,
) -> int:
    """One game of the pupil's seat against `linker`, and what is to be learned of it.

    What a position before a turn of `linker` should have been judged is what came after it.
    """
    for index in range(len(desk.boards)):
        desk.boards[index] = 0
    turns, result = 0, GOES_ON
    while turns < _MOST_TURNS and result == GOES_ON:
        find_facts(board, desk, 0, turns % 2)
        number = list_inputs(desk, 0, turns % 2, turns)
        for index in range(MOST_INPUTS):
            inputs[turns, index] = desk.inputs[index] if index < number else -1
        if turns % 2 == pupil:
            result = play_turn(board, desk, turns, daring, weights, counter, notes[turns])
        else:
            for index in range(3):
                notes[turns, index] = 0.0
            result = linkers_turn(board, desk, turns, thrown, left, counter)
        turns += 1
    later = 0.5 if result == GOES_ON else result
    for turn in range(turns - 1, -1, -1):
        kept = lasting if turn % 2 == pupil else 1.0
        if notes[turn, 2]:
            kept = 0.0
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
    thrown: Array,
    left: Array,
    notes: Array,
    inputs: Array,
    wanted: Array,
) -> int:
    desk, at = desk_of(scratch), 0
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        at += play_game(
            board, desk, game % 2, lasting, daring, weights, counter, thrown, left, inputs[at:],
            wanted[at:], notes,
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
        daring: float,
        weights: Array,
        scratch: Array,
        counter: Array,
        thrown: Array,
        left: Array,
        notes: Array,
        inputs: Array,
        wanted: Array,
    ) -> int:
        return play_games(
            boards[0], seed, first, games, lasting, daring, weights, scratch, counter, thrown,
            left, notes, inputs, wanted,
        )  # fmt: skip

    return door(play, "verbindung-gesucht.response.play", (_GAME, Path(__file__)))


def play(course: Course) -> Samples:
    """The games of a step against `linker`, half of them from either seat."""
    board = read_board(_GAME / "data" / f"{course.board}.json")
    lasting, daring = 0.9 - 0.2 * course.progress, 0.05 * (1.0 - course.progress)
    thrown = np.full(2 * KINDS, -1, np.int64)
    for seat in range(2):
        faces = (CROSS + seat, CURVE, BRIDGE + seat, WHITE_FACE)
        thrown[seat * KINDS + 1 : (seat + 1) * KINDS] = faces

    def play_some(first: int) -> tuple[Array, Array]:
        games = min(_CHUNK, course.first + course.games - first)
        inputs = np.empty((games * _MOST_TURNS, MOST_INPUTS), np.int32)
        wanted = np.zeros((games * _MOST_TURNS, 2), np.float32)
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        notes, left = np.zeros((_MOST_TURNS, 3), np.float64), np.zeros(KINDS, np.int64)
        made = _door()(
            board, np.uint64(course.seed), first, games, lasting, daring, course.weights, scratch,
            counter, thrown, left, notes, inputs, wanted,
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.response")
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    training = Training(
        jacta.game("verbindung-gesucht"), steps=asked.steps, games=asked.games, trial_games=400
    )
    training.recipe = replace(RECIPE, play=play)
    if asked.kept is not None and asked.kept.exists():
        training.resume(asked.kept)

    def tell(point: Point) -> None:
        training.write(asked.file)
        shares = "".join(f", {each.share:.1%} against {each.rival}" for each in point.trials)
        print(f"{point.games:,} games, {point.seconds:.0f} s, loss {point.loss:.4f}{shares}")

    training.run(asked.jobs, tell, asked.kept)


if __name__ == "__main__":
    main()
