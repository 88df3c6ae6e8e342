"""The CUDA kernels that write rows: what is legal in each game of a batch, and what is seen of it.

The rows of a block's games lie side by side, and all its threads write them together, in the order
in which they lie there: whoever writes, neighbours write to neighbouring places.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numba
import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.gpu.device import Blocks, cuda_target, threads_that_fit
from jacta.engine.gpu.sharing import dealer, loader, unit_of, units_in
from jacta.engine.layout import Array
from jacta.engine.planes import Planes

__all__ = ["columns", "listing", "looking"]

_MOST_THREADS = 128
_SEEN_TOGETHER = 64
_WRITING = 256
_REGISTERS = 64
# Four bits times this have each of them as the lowest bit of a byte of their own.
_APART: Final = 0x204081
_LOWEST: Final = 0x01010101


@cache
def listing(game: Definition) -> Blocks:
    """Write what is legal for a seat of each game, a byte or a bit an action.

    Neighbours list about as many actions. Bytes are written by eights, as far as `eights` goes,
    which is the same memory.
    """
    cuda, dtype, legal = cuda_target(), game.State.dtype(), game.rules.legal
    actions, width = game.actions.size, -(-game.actions.size // 8)
    threads = threads_that_fit(dtype.itemsize + width + 4, _MOST_THREADS)
    load, units, unit = loader(cuda, threads), units_in(dtype), numba.from_dtype(unit_of(dtype))
    size, all_bytes, most_legal = threads * units, threads * width, game.most_legal
    int32, uint8, uint64 = numba.int32, numba.uint8, numba.uint64
    count: Any = game.rules.count
    counted = count is not None
    groups = most_legal.bit_length() + 2
    deal = dealer(cuda, threads, groups)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def bits_at(masks: Array, row: int, column: int) -> int:
        """Eight bits from a column on, of which those behind the end of the row are 0."""
        at = row * width + (column >> 3)
        found = int(masks[at])
        if (column >> 3) + 1 < width:
            found |= int(masks[at + 1]) << 8
        return (found >> (column & 7)) & 0xFF

    def fill(
        boards: Array,
        states: Array,
        acting: Array,
        seats: Array,
        packed: bool,
        rows: Array,
        eights: Array,
    ) -> None:
        shared = cuda.shared.array(size, unit)
        masks = cuda.shared.array(all_bytes, uint8)
        sizes = cuda.shared.array(groups, int32)
        places = cuda.shared.array(threads, int32)
        found = cuda.local.array(most_legal, int32)
        first, me = cuda.blockIdx.x * threads, cuda.threadIdx.x
        here = min(threads, len(seats) - first)
        load(shared, states, first * units, here * units)
        for index in range(me, all_bytes, threads):
            masks[index] = 0
        cuda.syncthreads()
        place, group = me, groups - 1
        if me < here:
            seat, mask = int(seats[first + me]), int(acting[first + me])
            if mask > 0 and seat >= 0 and (mask >> seat) & 1:
                group = 0
                if counted:
                    number = count(boards[0], shared.view(dtype)[me], seat)
                    while number:
                        group, number = group + 1, number >> 1
        place = deal(sizes, places, me, group)
        if place >= 0 and place < here:
            seat, mask = int(seats[first + place]), int(acting[first + place])
            if mask > 0 and seat >= 0 and (mask >> seat) & 1:
                number = legal(boards[0], shared.view(dtype)[place], seat, found)
                for index in range(number):
                    action = int(found[index])
                    masks[place * width + (action >> 3)] |= 1 << (action & 7)
        cuda.syncthreads()
        if packed:
            for index in range(me, here * width, threads):
                rows[first * width + index] = masks[index]
            return
        begin, whole = first * actions, 0
        if len(eights):
            whole = here * actions // 8
        for index in range(me, whole, threads):
            at: Any = int32(index * 8)
            row = at // int32(actions)
            column = at - row * int32(actions)
            bits = bits_at(masks, row, column)
            missing = column + 8 - actions
            while missing > 0:  # the next rows begin within these eight
                row += 1
                bits |= (bits_at(masks, row, 0) << (8 - missing)) & 0xFF
                missing -= actions
            low, high = uint64((bits & 15) * _APART), uint64((bits >> 4) * _APART)
            apart = (low & uint64(_LOWEST)) | ((high & uint64(_LOWEST)) << uint64(32))
            eights[begin // 8 + index] = apart
        for index in range(whole * 8 + me, here * actions, threads):
            row = index // actions
            column = index - row * actions
            rows[begin + index] = bits_at(masks, row, column) & 1

    return Blocks(cuda.jit(max_registers=_REGISTERS)(fill), threads, threads)


def columns(planes: Planes) -> Array:
    """Where each plane stands in a record, in one number: its place among the numbers of its size
    in 16 bits, in 3 more which bit of it, and above them which size: 1, 2, 4, 8, or 0 for a bit."""
    found = []
    for run in planes.runs:
        if run.dtype.kind != "i":
            raise TypeError(f"{planes.layout.__name__}: numbers of a record are signed")
        size = run.dtype.itemsize
        for index in range(run.count):
            offset = run.offset + index * size
            if run.bits:
                found += [(bit % 8 << 16) + offset + bit // 8 for bit in range(run.bits)]
            else:
                found.append((size << 19) + offset // size)
    return np.array(found, np.int32)


@cache
def looking(game: Definition) -> Blocks:
    """Write what a seat of each game sees; of `final` states those that have `ended`.

    There are more threads than games, because to write is most of the work. A warp writes the same
    planes of one row after the other, so that it finds out once where they stand.
    """
    cuda, dtype = cuda_target(), game.State.dtype()
    view: Any = game.rules.view
    seen_dtype, hidden = game.view_layout.dtype(), view is not None
    games = threads_that_fit(dtype.itemsize + hidden * seen_dtype.itemsize, _SEEN_TOGETHER)
    threads, lanes = _WRITING, 32
    load, units, unit = loader(cuda, threads), units_in(dtype), numba.from_dtype(unit_of(dtype))
    seen_unit = numba.from_dtype(unit_of(seen_dtype))
    size, seen_size = games * units, games * units_in(seen_dtype) if hidden else 1
    width, length = len(game.planes), seen_dtype.itemsize
    widest, warps = unit_of(seen_dtype).itemsize, threads // lanes
    int8, int16, int32, int64 = (np.dtype(f"i{size}") for size in (1, 2, 4, 8))

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write_plane(
        numbers: Array, step: int, plan: int, stays: int, here: int, rows: Array, begin: int
    ) -> None:
        """One plane of the rows of a warp, from records that are so many numbers long."""
        warp = cuda.threadIdx.x // lanes
        at, shift = (plan & 0xFFFF) + warp * step, (plan >> 16) & 7
        to = begin + warp * width
        for _ in range(warp, here, warps):
            rows[to] = (numbers[at] >> shift) & stays
            at, to = at + warps * step, to + warps * width

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write(seen: Array, plans: Array, here: int, rows: Array, begin: int) -> None:
        """All rows of a block."""
        for column in range(cuda.threadIdx.x % lanes, width, lanes):
            plan, to = int(plans[column]), begin + column
            bytes_ = plan >> 19
            if bytes_ <= 1:
                stays = 1 if bytes_ == 0 else -1
                write_plane(seen.view(int8), length, plan, stays, here, rows, to)
            elif widest >= 2 and bytes_ == 2:
                write_plane(seen.view(int16), length // 2, plan, -1, here, rows, to)
            elif widest >= 4 and bytes_ == 4:
                write_plane(seen.view(int32), length // 4, plan, -1, here, rows, to)
            elif widest >= 8:
                write_plane(seen.view(int64), length // 8, plan, -1, here, rows, to)

    def look(
        boards: Array,
        states: Array,
        finals: Array,
        ended: Array,
        final: bool,
        seats: Array,
        plan: Array,
        rows: Array,
    ) -> None:
        shared = cuda.shared.array(size, unit)
        viewed = cuda.shared.array(seen_size, seen_unit)
        first, me = cuda.blockIdx.x * games, cuda.threadIdx.x
        here = min(games, len(seats) - first)
        load(shared, states, first * units, here * units)
        if final:
            cuda.syncthreads()
            if me < here and ended[first + me]:
                for index in range(units):
                    shared[me * units + index] = finals[(first + me) * units + index]
        cuda.syncthreads()
        if hidden:
            if me < here:
                seat = int(seats[first + me])
                view(boards[0], shared.view(dtype)[me], seat, viewed.view(seen_dtype)[me])
            cuda.syncthreads()
            write(viewed, plan, here, rows, first * width)
        else:
            write(shared, plan, here, rows, first * width)

    return Blocks(cuda.jit(max_registers=_REGISTERS)(look), games, threads)
