"""Whole games inside one compiled call, on one core or all of them.

The same seed gives the same games here, on CUDA and with the jit off: dice come from the game's
seed and their key, the policies' own choices from a stream that the game's seed begins.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.policy import Policy, decider
from jacta.engine.position import Position
from jacta.engine.rules import CHANCE, DRAW_WIDTH, NOBODY, Rules, first_seat
from jacta.engine.stream import die, fork

__all__ = ["Batch", "play_game", "playouts"]

_CHUNK = 1024


@dataclass(frozen=True)
class Batch:
    """How many games went, in their order: merits by seat, decisions and turns of each."""

    merits: Array
    decisions: Array
    turns: Array

    @property
    def games(self) -> int:
        return len(self.turns)

    @property
    def ranks(self) -> Array:
        """The rank of each seat in each game, from 1 on; equals share a rank."""
        better = self.merits[:, None, :] > self.merits[:, :, None]
        ranks: Array = 1 + better.sum(axis=2)
        return ranks


def play_game(rules: Rules, policies: Sequence[Policy]) -> Callable[..., int]:
    """A kernel that plays one game to its end and returns the number of decisions made."""
    actors, draws, settle, apply = rules.actors, rules.draws, rules.settle, rules.apply
    decide = decider(rules, policies)

    @kernel
    def play(
        board: Any,
        state: Any,
        seed: Any,
        which: Array,
        views: Array,
        rows: Array,
        faces: Array,
        actions: Array,
        scratch: Array,
        counter: Array,
    ) -> int:
        counter[0] = fork(seed, 1)
        decisions = 0
        mask = actors(board, state)
        while mask != NOBODY:
            if mask == CHANCE:
                for i in range(draws(board, state, rows)):
                    faces[i] = die(
                        seed,
                        int(rows[i, 1]),
                        int(rows[i, 2]),
                        int(rows[i, 3]),
                        int(rows[i, 4]),
                        int(rows[i, 0]),
                    )
                settle(board, state, faces, None)
            else:
                seat = first_seat(mask)
                policy = int(which[seat])
                action = decide(
                    policy, board, state, views, seat, actions, scratch, counter
                )
                apply(board, state, seat, action, None)
                decisions += 1
            mask = actors(board, state)
        return decisions

    return play


@cache
def _batch_door(game: Definition, policies: tuple[Policy, ...]) -> Callable[..., None]:
    """The compiled call that plays a chunk of games and writes their results."""
    play, merits_of = play_game(game.rules, policies), game.rules.merits
    most_draws, most_legal = game.most_draws, game.most_legal
    scratch_size = max(policy.scratch for policy in policies)

    def batch(
        boards: Array,
        initial: Array,
        states: Array,
        views: Array,
        seed: Any,
        first: int,
        which: Array,
        merits: Array,
        decisions: Array,
        turns: Array,
    ) -> None:
        rows = np.zeros((most_draws, DRAW_WIDTH), np.int64)
        faces = np.zeros(most_draws, np.int64)
        actions = np.zeros(most_legal, np.int32)
        scratch = np.zeros(scratch_size, np.int64)
        counter = np.zeros(1, np.uint64)
        for i in range(len(turns)):
            states[0] = initial[0]
            decisions[i] = play(
                boards[0],
                states[0],
                fork(seed, first + i),
                which,
                views,
                rows,
                faces,
                actions,
                scratch,
                counter,
            )
            merits_of(boards[0], states[0], merits[i])
            turns[i] = states[0].turn

    name = ".".join([game.name, "playouts", *(policy.name for policy in policies)])
    sources = {*game.sources, *(file for policy in policies for file in policy.sources)}
    return door(batch, name, sources)


def playouts(
    position: Position,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play games from a position on, seat i by the i-th policy; `jobs` 0 takes every core.

    The games do not depend on `jobs`. `progress` is told how many games are done.
    """
    distinct = tuple(dict.fromkeys(policies))
    which = np.array([distinct.index(policy) for policy in policies], np.int64)
    call = _batch_door(position.game, distinct)
    batch = blank_batch(position, games)
    initial = position.array
    boards = position.game.board(position.board_name)

    def play_chunk(chunk: slice) -> int:
        states, views = position.game.State.array(), position.game.view_layout.array()
        call(
            boards,
            initial,
            states,
            views,
            np.uint64(seed),
            chunk.start,
            which,
            batch.merits[chunk],
            batch.decisions[chunk],
            batch.turns[chunk],
        )
        return len(batch.turns[chunk])

    done = 0
    for number in _spread(play_chunk, list(_chunks(games)), jobs or os.cpu_count() or 1):
        done += number
        if progress is not None:
            progress(done)
    return batch


def blank_batch(position: Position, games: int) -> Batch:
    """Room for the results of games."""
    return Batch(
        np.zeros((games, position.players), np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
    )


def _chunks(games: int) -> Iterator[slice]:
    for first in range(0, games, _CHUNK):
        yield slice(first, min(first + _CHUNK, games))


def _spread(
    call: Callable[[slice], int], chunks: list[slice], jobs: int
) -> Iterator[int]:
    """Run all chunks; compiled code holds no lock, so threads are enough."""
    if jobs == 1 or len(chunks) < 2:
        yield from map(call, chunks)
        return
    yield call(chunks[0])  # compiles, once
    with ThreadPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(call, chunk) for chunk in chunks[1:]]):
            yield future.result()
