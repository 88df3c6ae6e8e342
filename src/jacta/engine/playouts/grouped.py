"""Random and other play on a GPU: the threads of a block share their games.

In one step of a turn some games are thrown for, others take, others end: threads of a warp whose
games do different things wait for each other. So the games of a block lie in memory that its
threads share, and before each step they are dealt out anew: neighbours make the same kind of
action, and then throw together, and are asked together what they do next. In which order games are
played changes none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, Final

import numba
import numpy as np

from jacta.engine.bits import lowest_bit
from jacta.engine.definition import Definition
from jacta.engine.gpu.apart import keep_apart
from jacta.engine.gpu.sharing import dealer, unit_of, units_in
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Code, decider
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY
from jacta.engine.stream import die, fork

__all__ = ["kinds_of_actions", "places_in_memory", "play_grouped"]

# An action and the seat that makes it are kept as one number.
_SEAT_BITS: Final = 6
_SEATS: Final = (1 << _SEAT_BITS) - 1


def places_in_memory(game: Definition, threads: int) -> list[int]:
    """Where everything begins that the threads of a block share, and its end, in eights of bytes.

    By game: state, seed, counter, number, action, decisions made; by thread: place; by group: size.
    """
    state, groups = game.State.dtype().itemsize, len(game.actions.kinds) + 2
    sizes = [state * threads, *(size * threads for size in (8, 8, 4, 4, 4, 2)), 4 * groups]
    return [0, *accumulate(-(-size // 8) for size in sizes)]


def kinds_of_actions(game: Definition) -> Array:
    """The kind of each action, by its dense number."""
    return np.repeat(
        np.arange(len(game.actions.kinds), dtype=np.int16),
        [kind.size for kind in game.actions],
    )


def play_grouped(
    cuda: Any, game: Definition, codes: Sequence[Code], threads: int
) -> Callable[..., None]:
    """What a block of so many threads does: it plays games until there are none left."""
    rules = game.rules
    actors, draws, settle, apply = rules.actors, rules.draws, rules.settle, rules.apply
    merits_of, decide = rules.merits, decider(rules, codes)
    keep_apart([actors, draws, settle, apply, merits_of, decide])
    dtype = game.State.dtype()
    units, unit = units_in(dtype), unit_of(dtype)
    view_type = numba.from_dtype(game.view_layout.dtype())
    int16, int32, uint64 = np.dtype("i2"), np.dtype("i4"), np.dtype("u8")
    local32, local64, counter64 = numba.int32, numba.int64, numba.uint64
    at_states, at_seeds, at_counters, at_games, at_chosen, at_made, at_order, at_sizes, end = (
        places_in_memory(game, threads)
    )
    most_draws, most_legal, fields = game.most_draws, game.most_legal, DRAW_FIELDS
    most_players = game.players.stop
    scratch_size = max(code.scratch for code in codes)
    waiting = len(game.actions.kinds)  # no kind of action: dice, or an end
    gone = waiting + 1  # and no more games
    deal = dealer(cuda, threads, gone + 1)

    def play(
        boards: Array,
        initial: Array,
        seed: Any,
        first: int,
        which: Array,
        numbers: Array,
        spans: Array,
        kinds: Array,
        taken: Array,
        merits: Array,
        decisions: Array,
        turns: Array,
    ) -> None:
        memory = cuda.shared.array(0, local64)
        shared = memory[at_states:at_seeds].view(unit)
        states = shared.view(dtype)
        seeds = memory[at_seeds:at_counters].view(uint64)
        counters = memory[at_counters:at_games].view(uint64)
        games = memory[at_games:at_chosen].view(int32)
        chosen = memory[at_chosen:at_made].view(int32)
        made = memory[at_made:at_order].view(int32)
        order = memory[at_order:at_sizes].view(int16)
        sizes = memory[at_sizes:end].view(int32)
        views = cuda.local.array(1, view_type)
        node = cuda.local.array(fields, local64)
        faces = cuda.local.array(most_draws, local64)
        actions = cuda.local.array(most_legal, local32)
        scratch = cuda.local.array(scratch_size, local64)
        counter = cuda.local.array(1, counter64)
        reached = cuda.local.array(most_players, local64)
        board = boards[0]
        me = cuda.threadIdx.x
        place = me
        fresh = True
        while True:
            if fresh:
                number = cuda.atomic.add(taken, 0, 1)
                games[place] = number
                if number < len(turns):
                    for index in range(units):
                        shared[place * units + index] = initial[index]
                    seeds[place] = fork(seed, first + number)
                    counters[place] = fork(seeds[place], 1)
                    made[place] = 0
            group = gone
            if games[place] < len(turns):
                group = waiting
                chosen[place] = -1
                mask = actors(board, states[place])
                if mask > 0:
                    seat = lowest_bit(mask)
                    own_numbers = numbers[int(spans[seat, 0]) : int(spans[seat, 1])]
                    counter[0] = counters[place]
                    action = decide(
                        int(which[seat]),
                        board,
                        states[place],
                        views,
                        seat,
                        actions,
                        scratch,
                        counter,
                        own_numbers,
                    )
                    counters[place] = counter[0]
                    chosen[place] = (action << _SEAT_BITS) + seat
                    group = int(kinds[action])
            place = deal(sizes, order, place, group)
            if place < 0:
                break
            fresh = False
            if games[place] < len(turns):
                state = states[place]
                if chosen[place] >= 0:
                    seat = int(chosen[place]) & _SEATS
                    apply(board, state, seat, int(chosen[place]) >> _SEAT_BITS, None)
                    made[place] += 1
                mask = actors(board, state)
                if mask == CHANCE:
                    number = draws(board, state, node)
                    sides, turn, seat = int(node[0]), int(node[1]), int(node[2])
                    for i in range(number):
                        faces[i] = die(seeds[place], turn, seat, int(node[3]), i, sides)
                    settle(board, state, faces, None)
                elif mask == NOBODY:
                    merits_of(board, state, reached)
                    ended = games[place]
                    for each in range(merits.shape[1]):
                        merits[ended, each] = reached[each]
                    decisions[ended] = made[place]
                    turns[ended] = state.turn
                    fresh = True

    return play
