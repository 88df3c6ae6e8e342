"""The CUDA kernels that step the games of a batch: one looks for refused actions, one steps.

A block brings its states into the memory that its threads share, so that neighbours read and write
neighbouring bytes of the GPU's memory, whatever their games do.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numba

from jacta.engine.batch.steps import ACT, BEGIN, LEAVE, NEXT, following
from jacta.engine.bits import lowest_bit
from jacta.engine.definition import Definition
from jacta.engine.gpu.device import Blocks, cuda_target, threads_that_fit
from jacta.engine.gpu.sharing import dealer, loader, storer, unit_of, units_in
from jacta.engine.layout import Array
from jacta.engine.rules import DRAW_FIELDS, NOBODY

__all__ = ["REFUSED", "UNKNOWN_ACTION", "UNKNOWN_SEAT", "advancing", "checking", "weighing"]

# What can be wrong with an action, the worst first. The number of the game and the code of the
# refusal follow in one number, and the least of all games is told.
UNKNOWN_ACTION: Final = 0
UNKNOWN_SEAT: Final = 1
REFUSED: Final = 2

_MOST_THREADS = 128
_REGISTERS = 64


@cache
def checking(game: Definition) -> Blocks:
    """Give each game its order, and find the first action that may not be made.

    A game in which somebody is to act follows its action; one that is over begins anew, if the
    next step begins it.
    """
    cuda, dtype, refusal = cuda_target(), game.State.dtype(), game.rules.refusal
    threads = threads_that_fit(dtype.itemsize, _MOST_THREADS)
    load, units, unit = loader(cuda, threads), units_in(dtype), numba.from_dtype(unit_of(dtype))
    size, known = threads * units, game.actions.size

    def check(
        boards: Array,
        states: Array,
        players: int,
        begins: bool,
        acting: Array,
        actions: Array,
        seats: Array,
        orders: Array,
        problem: Array,
    ) -> None:
        shared = cuda.shared.array(size, unit)
        first = cuda.blockIdx.x * threads
        load(shared, states, first * units, min(threads, len(orders) - first) * units)
        cuda.syncthreads()
        me = cuda.threadIdx.x
        number = first + me
        if number < len(orders):
            order, action, seat = LEAVE, int(actions[number]), int(seats[number])
            if acting[number] > 0 and action != -1:
                order, wrong, code = ACT, -1, 0
                if not 0 <= action < known:
                    wrong = UNKNOWN_ACTION
                elif not 0 <= seat < players:
                    wrong = UNKNOWN_SEAT
                else:
                    code = int(refusal(boards[0], shared.view(dtype)[me], seat, action))
                    if code:
                        wrong = REFUSED
                if wrong >= 0:
                    cuda.atomic.min(problem, 0, (wrong << 56) + (number << 16) + code)
            elif begins and acting[number] == NOBODY:
                order = BEGIN
                actions[number] = NEXT
            orders[number] = order

    return Blocks(cuda.jit(max_registers=_REGISTERS)(check), threads, threads)


@cache
def advancing(game: Definition) -> Blocks:
    """Follow the order of each game; neighbours make the same kind of action."""
    cuda, dtype, follow = cuda_target(), game.State.dtype(), following(game.rules)
    threads = threads_that_fit(dtype.itemsize + 4, _MOST_THREADS)
    load, store = loader(cuda, threads), storer(cuda, threads)
    units, unit = units_in(dtype), numba.from_dtype(unit_of(dtype))
    number_of_kinds = len(game.actions.kinds)
    groups = number_of_kinds + 3
    deal = dealer(cuda, threads, groups)
    size, fields, most_draws = threads * units, DRAW_FIELDS, game.most_draws
    int32, int64 = numba.int32, numba.int64

    def advance(
        boards: Array,
        initial: Array,
        keyed: bool,
        again: bool,
        states: Array,
        finals: Array,
        seeds: Array,
        acting: Array,
        actor: Array,
        seats: Array,
        actions: Array,
        given: Array,
        orders: Array,
        merits: Array,
        ended: Array,
        throws: Array,
        kinds: Array,
    ) -> None:
        shared = cuda.shared.array(size, unit)
        sizes = cuda.shared.array(groups, int32)
        places = cuda.shared.array(threads, int32)
        node = cuda.local.array(fields, int64)
        faces = cuda.local.array(most_draws, int64)
        first = cuda.blockIdx.x * threads
        here = min(threads, len(orders) - first)
        load(shared, states, first * units, here * units)
        me = cuda.threadIdx.x
        group = groups - 1
        if me < here:
            ended[first + me] = 0
            order = int(orders[first + me])
            if order == ACT:
                group = int(kinds[actions[first + me]])
            elif order != LEAVE:
                group = number_of_kinds + (1 if order == BEGIN else 0)
        place = deal(sizes, places, me, group)
        if place < 0:
            return
        number = first + place
        if place < here and orders[number] != LEAVE:
            mask = follow(
                boards[0],
                initial,
                keyed,
                again,
                int(orders[number]),
                int(seats[number]),
                int(actions[number]),
                shared.view(dtype),
                place,
                number,
                finals,
                seeds,
                given,
                merits,
                ended,
                throws,
                node,
                faces,
            )
            acting[number] = mask
            actor[number] = lowest_bit(mask) if mask > 0 else -1
        cuda.syncthreads()
        store(shared, states, first * units, here * units)

    return Blocks(cuda.jit(max_registers=_REGISTERS)(advance), threads, threads)


@cache
def weighing(game: Definition) -> Blocks:
    """Tell the merits, but of games that have begun `again` those of their end."""
    cuda, merits_of = cuda_target(), game.rules.merits

    def weigh(boards: Array, again: bool, states: Array, ended: Array, merits: Array) -> None:
        number: Any = cuda.grid(1)
        if number < len(ended) and not (again and ended[number]):
            merits_of(boards[0], states[number], merits[number])

    return Blocks(cuda.jit(weigh), _MOST_THREADS, _MOST_THREADS)
