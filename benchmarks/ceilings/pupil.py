"""A pupil of one opponent, in Würfel Express for two: what somebody learns who meets nobody else.

`python -m benchmarks.ceilings.pupil greedy --games 60000 --out pupil.mind --jobs 4` begins with
the mind of the game and goes on learning, with `greedy` in the other seat of all games; `master`
is the mind as it is, at sight and without warmth. What comes of it is no mind for the house, but a
ceiling: `python -m benchmarks.ceilings.meeting pupil.mind:1 greedy` says how much more there is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from math import cos, pi
from pathlib import Path
from typing import Any, Final

import numpy as np

import jacta
from benchmarks.ceilings.greedy_on_desk import discard_of_greedy, plan_of_greedy
from jacta.bots import game_seed
from jacta.bots.mind import About, write_mind
from jacta.bots.recipe import Samples
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below, fork
from jacta.games.wurfel_express.bots.desk import (
    DESK,
    FAILED,
    FRONT,
    LAID,
    MOVER,
    Desk,
    desk_of,
    fail,
)
from jacta.games.wurfel_express.bots.inputs import list_inputs
from jacta.games.wurfel_express.bots.judgement import GOAL, NETWORK
from jacta.games.wurfel_express.bots.players import MIND
from jacta.games.wurfel_express.bots.prospects import expect_turn, reach_entries
from jacta.games.wurfel_express.bots.training import begin, settle
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
from jacta.games.wurfel_express.state import Board, our_board
from jacta.lab.playing import cores
from jacta.lab.training.learner import Learner

__all__ = ["play_some", "respond"]

GAME: Final = jacta.game("wurfel-express")
GREEDY, MASTER = 0, 1
OPPONENTS: Final = ("greedy", "master")
RATE: Final = 6e-4
_MOST_TURNS: Final = 120
_WIDTH: Final = 64
_STEP: Final = 96  # games
_AT_ONCE: Final = 4
_REMEMBERED: Final = 4  # steps that are learned once more with each that follows
_PARTS: Final = 1 << 20


@kernel
def play_game(
    board: Board, desk: Desk, me: int, opponent: int, lasting: float, daring: float,
    weights: Array, theirs: Array, counter: Array, inputs: Array, wanted: Array, history: Array,
    ranks: Array,
) -> int:  # fmt: skip
    """One game, and what is to be learned of it: a row for each turn. Gives their number.

    `history` has for each turn what was judged of it, by the best that could have been discarded,
    and how much of what came later counts for it: nothing where another discard was dared.
    """
    facts = desk.facts
    begin(board, facts, 2, counter)
    turns, won = 0, False
    while turns < _MOST_TURNS and not won:
        mover, strips = int(facts[MOVER]), 0
        number = list_inputs(facts, me, desk.thought.inputs)
        for index in range(_WIDTH):
            inputs[turns, index] = desk.thought.inputs[index] if index < number else -1
        laid, dared = int(facts[LAID + mover]), False
        if laid > 1 and mover == me:
            strips = best_discard(board, desk, weights, ranks[0])
            dared = below(counter, _PARTS) < daring * _PARTS
        elif laid > 1 and opponent == GREEDY:
            strips = discard_of_greedy(board, desk)
        elif laid > 1:
            strips = best_discard(board, desk, theirs, ranks[0])
        undone, dice = discard(facts, strips), int(board.dice) - strips
        if mover == me:
            solve(board, desk, dice, THROWS, weights)
        elif opponent == GREEDY:
            plan_of_greedy(board, desk, dice)
        else:
            solve(board, desk, dice, THROWS, theirs)
        reach_entries(board, desk, 0, dice, THROWS)
        expect_turn(desk, 1 << me, weights, ranks)
        history[turns, 0], history[turns, 1] = ranks[me, 0], ranks[me, 1]
        history[turns, 2] = 0.0 if dared else lasting
        if dared:
            undo_discard(facts, strips, undone)
            strips = below(counter, laid)
            discard(facts, strips)
            dice = int(board.dice) - strips
            solve(board, desk, dice, THROWS, weights)
        entry = throw_on(board, desk, 0, dice, THROWS, counter)
        if entry == FAILED:
            fail(facts, mover)
        else:
            carry_out(facts, last_ones(facts), int(desk.code[entry]))
        pass_on(facts, 1)
        won = int(facts[FRONT + mover]) >= GOAL
        turns += 1
    settle(facts, won, ranks)
    history[turns, 0], history[turns, 1] = ranks[me, 0], ranks[me, 1]
    for turn in range(turns - 1, -1, -1):
        share = history[turn, 2]
        for rank in range(2):
            later = share * history[turn + 1, rank]
            history[turn, rank] = (1 - share) * history[turn, rank] + later
            wanted[turn, rank] = history[turn, rank]
    return turns


@kernel
def play_games(
    board: Any, seed: Any, first: int, games: int, opponent: int, lasting: float, daring: float,
    weights: Array, theirs: Array, inputs: Array, wanted: Array, scratch: Array, counter: Array,
    history: Array, ranks: Array,
) -> int:  # fmt: skip
    desk, at = desk_of(scratch), 0
    for game in range(first, first + games):
        counter[0] = fork(seed, game)
        at += play_game(
            board, desk, game % 2, opponent, lasting, daring, weights, theirs, counter,
            inputs[at:], wanted[at:], history, ranks,
        )  # fmt: skip
    return at


@cache
def _door() -> Callable[..., int]:
    def play(
        boards: Array, seed: Any, first: int, games: int, opponent: int, lasting: float,
        daring: float, weights: Array, theirs: Array, inputs: Array, wanted: Array,
    ) -> int:  # fmt: skip
        scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        history, ranks = np.zeros((_MOST_TURNS + 1, 3)), np.zeros((6, 6))
        return play_games(
            boards[0], seed, first, games, opponent, lasting, daring, weights, theirs, inputs,
            wanted, scratch, counter, history, ranks,
        )  # fmt: skip

    own = Path(__file__)
    sources = (*GAME.sources, own, own.with_name("greedy_on_desk.py"))
    return door(play, "wurfel-express.pupil.play", sources)


def respond(
    opponent: str,
    games: int,
    jobs: int,
    seed: int = 1,
    tell: Callable[[str], None] = lambda _: None,
) -> Array:
    """The numbers of somebody who has learned what is best against this opponent."""
    theirs = MIND.weights("our-board").copy()
    theirs.flags.writeable = False
    learner, remembered = Learner(NETWORK, theirs), list[Samples]()
    learner.weights[NETWORK.sharpness :] = 1
    steps = max(1, games // _STEP)
    with ThreadPoolExecutor(cores(jobs)) as pool:
        for step in range(steps):
            progress, own = step / steps, game_seed(seed, step)
            lasting, daring = 0.3 - 0.15 * min(1.0, 2 * progress), 0.04 * (1 - progress)
            weights = learner.weights.copy()
            manner = (OPPONENTS.index(opponent), lasting, daring, weights, theirs)
            play = partial(play_some, own, manner)
            remembered.append(_joined(list(pool.map(play, range(0, _STEP, _AT_ONCE)))))
            del remembered[:-_REMEMBERED]
            rate = RATE * max(0.01, (1 + cos(pi * progress)) / 2)
            loss = learner.learn(_joined(remembered), 2048, rate, own, pool)
            tell(f"step {step + 1} of {steps}: {(step + 1) * _STEP:,} games, loss {loss:.4f}")
    return learner.weights


def play_some(seed: int, manner: tuple[Any, ...], first: int) -> Samples:
    inputs = np.empty((_AT_ONCE * _MOST_TURNS, _WIDTH), np.int32)
    wanted = np.zeros((len(inputs), NETWORK.ranks), np.float32)
    made = _door()(our_board(), np.uint64(seed), first, _AT_ONCE, *manner, inputs, wanted)
    return Samples(inputs[:made], wanted[:made], np.full(made, 2, np.int32))


def _joined(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.ranks for part in parts]),
        np.concatenate([part.seats for part in parts]),
    )


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("opponent", choices=OPPONENTS)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--jobs", type=int, default=1, help="cores; 0 for all")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    weights = respond(asked.opponent, asked.games, asked.jobs, tell=_tell)
    steps = max(1, asked.games // _STEP)
    about = About(MIND.game, "our-board", MIND.rules, 1, steps, steps * _STEP, NETWORK.size)
    write_mind(asked.out, about, weights)


if __name__ == "__main__":
    main()
