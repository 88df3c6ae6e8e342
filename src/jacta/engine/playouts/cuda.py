"""Whole games on an NVIDIA GPU: the same functions, one thread a game, the same games.

Needs the extra `cuda`. Without a GPU it says so, and the CPU plays the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.gpu.device import cuda_target, device_name, launch, share_much
from jacta.engine.gpu.sharing import unit_of
from jacta.engine.playouts.batches import Batch, blank_batch, seating
from jacta.engine.playouts.grouped import kinds_of_actions, places_in_memory, play_grouped
from jacta.engine.playouts.policy import Code, Policy
from jacta.engine.position import Position

__all__ = ["device_name", "playouts"]

# Measured on an H200: the more games a block deals out, the more alike neighbours are.
_BLOCKS_A_PROCESSOR = 2
_MOST_THREADS = 1024
_REGISTERS = (32, 64)
_WARP = 32
_KEPT = 1024  # bytes of each block that CUDA has for itself
_GAMES_A_LAUNCH = 1 << 20
_LANES = 2
_playing = Lock()


class _Shape(NamedTuple):
    """How a game is played on this GPU: all blocks, the threads of each, and what these have."""

    blocks: int
    threads: int
    registers: int
    shared: int


@cache
def _shape(game: Definition) -> _Shape:
    """As many threads as a processor has room for, in so many blocks."""
    device = cuda_target().get_current_device()
    room = device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // _BLOCKS_A_PROCESSOR - _KEPT
    room = min(room, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    threads = _MOST_THREADS
    while threads > _WARP and _shared(game, threads) > room:
        threads -= _WARP
    registers = device.MAX_REGISTERS_PER_MULTIPROCESSOR // (_BLOCKS_A_PROCESSOR * threads) // 8 * 8
    least, most = _REGISTERS
    blocks = _BLOCKS_A_PROCESSOR * device.MULTIPROCESSOR_COUNT
    return _Shape(blocks, threads, max(least, min(registers, most)), _shared(game, threads))


def _shared(game: Definition, threads: int) -> int:
    return 8 * places_in_memory(game, threads)[-1]


@cache
def _kernel(game: Definition, codes: tuple[Code, ...]) -> Any:
    """The CUDA kernel that plays games until there are none left."""
    cuda, shape = cuda_target(), _shape(game)
    play = play_grouped(cuda, game, codes, shape.threads)
    return cuda.jit(max_registers=shape.registers)(play)


class _Lane:
    """Games on their way through the GPU: while one lane plays, the other brings results home.

    Results come into memory that the GPU can write to by itself, and are copied from there.
    """

    def __init__(self, players: int) -> None:
        cuda = cuda_target()
        self.stream = cuda.stream()
        self.taken = cuda.device_array(1, np.int64)
        self.zero = cuda.to_device(np.zeros(1, np.int64))
        shapes = ((_GAMES_A_LAUNCH, players), (_GAMES_A_LAUNCH,), (_GAMES_A_LAUNCH,))
        self.there = [cuda.device_array(shape, np.int64) for shape in shapes]
        self.here = [cuda.pinned_array(shape, np.int64) for shape in shapes]
        self.chunk: slice | None = None

    def begin(self, kernel: Any, shape: _Shape, chunk: slice, *given: Any) -> None:
        number, self.chunk = chunk.stop - chunk.start, chunk
        self.taken.copy_to_device(self.zero, stream=self.stream)
        results = [array[:number] for array in self.there]
        arguments = (*given, self.taken, *results)
        if not kernel.overloads:
            share_much(kernel, shape.shared, *arguments)
        blocks = min(-(-number // shape.threads), shape.blocks)
        launch(kernel, blocks, shape.threads, *arguments, stream=self.stream, shared=shape.shared)
        for one, other in zip(results, self.here, strict=True):
            one.copy_to_host(other[:number], stream=self.stream)

    def forget(self) -> None:
        """Wait for games that nobody waits for any more: whoever asked for them was interrupted."""
        self.stream.synchronize()
        self.chunk = None

    def end(self, batch: Batch) -> int:
        """Wait for its games, and keep their results; gives how many there were."""
        if self.chunk is None:
            return 0
        self.stream.synchronize()
        chunk, self.chunk = self.chunk, None
        number: int = chunk.stop - chunk.start
        for mine, theirs in zip(
            (batch.merits, batch.decisions, batch.turns), self.here, strict=True
        ):
            mine[chunk] = theirs[:number]
        return number


@cache
def _lanes(players: int) -> list[_Lane]:
    return [_Lane(players) for _ in range(_LANES)]


def playouts(
    position: Position,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
) -> Batch:
    """Play games from a position on, as `batches.playouts` does on the CPU."""
    with _playing:  # the lanes are shared by all who play here
        return _played(position, policies, games, seed, progress, first)


def _played(
    position: Position,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None,
    first: int,
) -> Batch:
    cuda = cuda_target()
    seated = seating(position, policies, seed)
    game, players = position.game, position.players
    kernel, shape, lanes = _kernel(game, seated.codes), _shape(game), _lanes(players)
    boards = cuda.to_device(game.board(position.board_name))
    initial = cuda.to_device(position.array.view(unit_of(position.array.dtype)))
    seats = [cuda.to_device(one) for one in (seated.which, seated.numbers, seated.spans)]
    kinds = cuda.to_device(kinds_of_actions(game))
    batch = blank_batch(position, games, counting=False)
    done = 0
    for lane in lanes:
        lane.forget()

    def finish(lane: _Lane) -> None:
        nonlocal done
        if number := lane.end(batch):
            done += number
            if progress is not None:
                progress(done)

    for turn, begin in enumerate(range(0, games, _GAMES_A_LAUNCH)):
        lane, chunk = lanes[turn % _LANES], slice(begin, min(begin + _GAMES_A_LAUNCH, games))
        finish(lane)
        given = (boards, initial, np.uint64(seed), first + begin, *seats, kinds)
        lane.begin(kernel, shape, chunk, *given)
    for lane in sorted(lanes, key=lambda lane: lane.chunk.start if lane.chunk else 0):
        finish(lane)
    return batch
