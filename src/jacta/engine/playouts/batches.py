"""Whole games inside one compiled call, on one core or all of them.

The same seed gives the same games here, on CUDA and with the jit off: dice come from the game's
seed and their key, the policies' own choices from a stream that the game's seed begins.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from jacta.engine.bits import lowest_bit
from jacta.engine.chance import check_seed
from jacta.engine.definition import Definition
from jacta.engine.doors.jit import JIT, door, kernel
from jacta.engine.errors import JactaError
from jacta.engine.events import tally
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import UNIFORM, Code, Policy, decider
from jacta.engine.position import Position
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, Rules
from jacta.engine.stream import fork, throw_dice

__all__ = [
    "Batch",
    "Seating",
    "blank_batch",
    "codes_of",
    "common_door",
    "games_at_once",
    "play_games",
    "playouts",
    "seating",
]

_CHUNK = 1024
_CHUNK_COST = 2_000_000.0  # microseconds: what games of slow players take that are played at once
_DECISIONS = 50  # a game, about


@dataclass(frozen=True)
class Batch:
    """How many games went, in their order: merits by seat, decisions and turns of each.

    `counts` says how often each event happened that the game wants counted; a GPU counts none.
    """

    merits: Array
    decisions: Array
    turns: Array
    counts: Array = field(default_factory=lambda: np.zeros((0, 0), np.int64))

    @property
    def games(self) -> int:
        return len(self.turns)

    @property
    def ranks(self) -> Array:
        """The rank of each seat in each game, from 1 on; equals share a rank."""
        better = self.merits[:, None, :] > self.merits[:, :, None]
        ranks: Array = 1 + better.sum(axis=2)
        return ranks


def play_games(rules: Rules, codes: Sequence[Code]) -> Callable[..., None]:
    """A kernel that plays every `step`-th game of a batch to its end and writes its results.

    One loop goes over the steps of all games, so that a GPU thread whose game is over does not
    wait for its neighbours. Where `events` are tallied, those of the kinds that are `counted` are
    told for each game, in the columns of `counts`.
    """
    actors, draws, settle, apply = rules.actors, rules.draws, rules.settle, rules.apply
    merits_of, decide = rules.merits, decider(rules, codes)

    @kernel
    def play(
        board: Any,
        initial: Array,
        states: Array,
        views: Array,
        seed: Any,
        first: int,
        game: int,
        step: int,
        which: Array,
        numbers: Array,
        spans: Array,
        node: Array,
        faces: Array,
        actions: Array,
        scratch: Array,
        counter: Array,
        reached: Array,
        merits: Array,
        decisions: Array,
        turns: Array,
        events: Array | None,
        counted: Array | None,
        counts: Array | None,
    ) -> None:
        state = states[0]
        made = 0
        fresh = True
        own = seed
        while game < len(turns):
            if fresh:
                states[0] = initial[0]
                own = fork(seed, first + game)
                counter[0] = fork(own, 1)
                made = 0
                fresh = False
            mask = actors(board, state)
            if mask == CHANCE:
                draws(board, state, node)
                sides, turn, seat, throw = int(node[0]), int(node[1]), int(node[2]), int(node[3])
                throw_dice(own, sides, turn, seat, throw, faces)
                settle(board, state, faces, events)
                mask = actors(board, state)
            if mask > 0:
                seat = lowest_bit(mask)
                own_numbers = numbers[int(spans[seat, 0]) : int(spans[seat, 1])]
                action = decide(
                    int(which[seat]), board, state, views, seat, actions, scratch, counter,
                    own_numbers,
                )  # fmt: skip
                apply(board, state, seat, action, events)
                made += 1
            elif mask == NOBODY:
                merits_of(board, state, reached)
                for place in range(merits.shape[1]):
                    merits[game, place] = reached[place]
                decisions[game] = made
                turns[game] = state.turn
                tell_counts(events, counted, counts, game)
                game += step
                fresh = True

    return play


@kernel
def tell_counts(
    events: Array | None, counted: Array | None, counts: Array | None, game: int
) -> None:
    """Write down how often the events happened in a game that are counted, and begin anew."""
    if events is not None and counted is not None and counts is not None:
        for column in range(len(counted)):
            counts[game, column] = events[int(counted[column])]
        for kind in range(len(events)):
            events[kind] = 0


@cache
def _batch_door(game: Definition, codes: tuple[Code, ...]) -> Callable[..., None]:
    """The compiled call that plays a chunk of games."""
    play = play_games(game.rules, codes)
    if JIT:  # nothing is allocated in it; counting references took a tenth of the time and more
        play.targetoptions["_nrt"] = False  # type: ignore[attr-defined]
    most_draws, most_legal, most_players = game.most_draws, game.most_legal, game.players.stop
    scratch_size = max(code.scratch for code in codes)

    def batch(
        boards: Array,
        initial: Array,
        states: Array,
        views: Array,
        seed: Any,
        first: int,
        which: Array,
        numbers: Array,
        spans: Array,
        merits: Array,
        decisions: Array,
        turns: Array,
        events: Array | None,
        counted: Array | None,
        counts: Array | None,
    ) -> None:
        play(
            boards[0],
            initial,
            states,
            views,
            seed,
            first,
            0,
            1,
            which,
            numbers,
            spans,
            np.zeros(DRAW_FIELDS, np.int64),
            np.zeros(most_draws, np.int64),
            np.zeros(most_legal, np.int32),
            np.zeros(scratch_size, np.int64),
            np.zeros(1, np.uint64),
            np.zeros(most_players, np.int64),
            merits,
            decisions,
            turns,
            events,
            counted,
            counts,
        )

    name = ".".join([game.name, "playouts", *(code.name for code in codes)])
    sources = {*game.sources, *(file for code in codes for file in code.sources)}
    return door(batch, name, sources)


def common_door(game: Definition) -> Callable[..., None]:
    """The compiled call in which all bots of a game can play."""
    return _batch_door(game, codes_of(_company(game, [UNIFORM]) | {UNIFORM}))


def playouts(
    position: Position,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
    alone: bool = False,
) -> Batch:
    """Play games from a position on, seat i by the i-th policy; `jobs` 0 takes every core.

    The games do not depend on `jobs`. `progress` is told how many games are done; `first` is the
    number of the first game, so that a long study can be played in parts. With `alone` these
    policies are compiled without the game's other bots, which pays for very many games.
    """
    _check(position, policies)
    others = set() if alone else _company(position.game, policies)
    seated = seating(position, policies, seed, others)
    call = _batch_door(position.game, seated.codes)
    batch = blank_batch(position, games)
    initial = position.array
    boards = position.game.board(position.board_name)
    counted = _counted(position.game)

    def play_chunk(chunk: slice) -> int:
        states, views = position.game.State.array(), position.game.view_layout.array()
        counting = counted is not None
        call(
            boards,
            initial,
            states,
            views,
            np.uint64(seed),
            first + chunk.start,
            seated.which,
            seated.numbers,
            seated.spans,
            batch.merits[chunk],
            batch.decisions[chunk],
            batch.turns[chunk],
            tally(len([*position.game.events])) if counting else None,
            counted,
            batch.counts[chunk] if counting else None,
        )
        return len(batch.turns[chunk])

    done = 0
    chunks = list(_chunks(games, games_at_once(policies)))
    for number in _spread(play_chunk, chunks, jobs or os.cpu_count() or 1):
        done += number
        if progress is not None:
            progress(done)
    return batch


def games_at_once(policies: Sequence[Policy]) -> int:
    """How many games are played in one call: many, but of slow players so few that others can take
    part, and that progress is seen."""
    cost = max(policy.cost for policy in policies) * _DECISIONS
    return max(1, min(_CHUNK, int(_CHUNK_COST / cost)))


class Seating(NamedTuple):
    """Who sits where, as compiled code is told it; that checks nothing.

    By seat: `which` of the codes decides, and the span of its own numbers among all of them.
    """

    codes: tuple[Code, ...]
    which: Array
    numbers: Array
    spans: Array


def seating(
    position: Position, policies: Sequence[Policy], seed: int, others: Iterable[Policy] = ()
) -> Seating:
    """The codes of the policies, and which of them is whose.

    Codes are in one order, however the policies sit, so that the same compiled call plays all
    seatings of them, and of `others` too.
    """
    if len(policies) != position.players:
        raise JactaError(f"{position.players} seats need as many policies, not {len(policies)}")
    check_seed(seed)
    codes = codes_of({*policies, *others})
    which = np.array([codes.index(policy.code) for policy in policies], np.int64)
    distinct = list(dict.fromkeys(policies))
    parts = [policy.numbers(position.board_name) for policy in distinct]
    ends = [*accumulate((len(part) for part in parts), initial=0)]
    places = [distinct.index(policy) for policy in policies]
    spans = np.array([(ends[place], ends[place + 1]) for place in places], np.int64)
    numbers = np.concatenate(parts)
    numbers.flags.writeable = False
    return Seating(codes, which, numbers, spans)


def _check(position: object, policies: Sequence[object]) -> None:
    if not isinstance(position, Position):
        raise JactaError(f"a position is wanted, not {position!r}")
    for policy in policies:
        if not isinstance(policy, Policy):
            raise JactaError(f"a policy is wanted, not {policy!r}: jacta.bots.policy finds it")


def codes_of(policies: Iterable[Policy]) -> tuple[Code, ...]:
    """What is compiled of policies, each once, in the order of the names."""
    return tuple(sorted({policy.code for policy in policies}, key=lambda code: code.name))


def _company(game: Definition, policies: Sequence[Policy]) -> set[Policy]:
    """All bots of a game that have learned nothing, where one of them plays: they are compiled
    together, and once. Those that have are large, and compiled where they play."""
    bots = game.part("bots")
    company = set()
    if bots is not None:
        company = {UNIFORM, *(policy for policy in bots.POLICIES if policy.weights is None)}
    return company if company & set(policies) else set()


def blank_batch(position: Position, games: int, counting: bool = True) -> Batch:
    """Room for the results of games."""
    return Batch(
        np.zeros((games, position.players), np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.zeros((games, len(position.game.counted) if counting else 0), np.int64),
    )


def _counted(game: Definition) -> Array | None:
    """The kinds of events that are counted, in the order of the columns; None if none is."""
    if not game.counted:
        return None
    names = [kind.name for kind in game.events]
    return np.array([names.index(name) for name in game.counted], np.int64)


def _chunks(games: int, size: int) -> Iterator[slice]:
    for first in range(0, games, size):
        yield slice(first, min(first + size, games))


def _spread(call: Callable[[slice], int], chunks: list[slice], jobs: int) -> Iterator[int]:
    """Run all chunks; compiled code holds no lock, so threads are enough."""
    if jobs == 1 or len(chunks) < 2:
        yield from map(call, chunks)
        return
    yield call(chunks[0])  # compiles, once
    pool = ThreadPoolExecutor(jobs)
    try:
        for future in as_completed([pool.submit(call, chunk) for chunk in chunks[1:]]):
            yield future.result()
    finally:  # who interrupts a long run waits for the chunks in hand only
        pool.shutdown(cancel_futures=True)
