"""Whole games on an NVIDIA GPU: the same functions, one thread a game, the same games.

Needs the extra `cuda`. Without a GPU it says so, and the CPU plays the same games.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numba
import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError
from jacta.engine.jit import JIT
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import Batch, blank_batch, play_games, seating
from jacta.engine.playouts.policy import Policy
from jacta.engine.position import Position
from jacta.engine.rules import DRAW_FIELDS

__all__ = ["device_name", "playouts"]

# Measured on an H200 with Würfel Express: of 40, 64, 128 and all registers 64 is fastest.
_THREADS = 128
_BLOCKS_A_PROCESSOR = 16
_REGISTERS = 64
_GAMES_A_LAUNCH = 1 << 22


def _cuda() -> Any:
    """Numba's CUDA target, if there is one and it finds a GPU."""
    advice = "Play on the CPU (--device cpu), which gives the same games."
    if not JIT:
        raise JactaError(f"CUDA needs the jit, and JACTA_JIT is off. {advice}")
    try:
        from numba import cuda

        available = cuda.is_available()  # type: ignore[no-untyped-call]
    except Exception as error:
        raise JactaError(
            f"CUDA cannot be used ({error}). Install the extra with "
            f"'pip install jacta[cuda]'. {advice}"
        ) from None
    if not available:
        raise JactaError(f"no CUDA GPU was found on this machine. {advice}")
    return cuda


def device_name() -> str:
    """The name of the GPU that plays."""
    name = _cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


@cache
def _kernel(game: Definition, policies: tuple[Policy, ...]) -> Any:
    """The CUDA kernel that plays one game a thread and writes its result."""
    cuda = _cuda()
    play = play_games(game.rules, policies)
    state_type = numba.from_dtype(game.State.dtype())
    view_type = numba.from_dtype(game.view_layout.dtype())
    int32, int64, uint64 = numba.int32, numba.int64, numba.uint64
    most_draws, most_legal, fields = game.most_draws, game.most_legal, DRAW_FIELDS
    most_players = game.players.stop
    scratch_size = max(policy.scratch for policy in policies)

    @cuda.jit(max_registers=_REGISTERS)  # type: ignore[untyped-decorator]
    def games(
        boards: Array,
        initial: Array,
        seed: Any,
        first: int,
        which: Array,
        merits: Array,
        decisions: Array,
        turns: Array,
    ) -> None:
        play(
            boards[0],
            initial,
            cuda.local.array(1, state_type),
            cuda.local.array(1, view_type),
            seed,
            first,
            cuda.grid(1),
            cuda.gridsize(1),
            which,
            cuda.local.array(fields, int64),
            cuda.local.array(most_draws, int64),
            cuda.local.array(most_legal, int32),
            cuda.local.array(scratch_size, int64),
            cuda.local.array(1, uint64),
            cuda.local.array(most_players, int64),
            merits,
            decisions,
            turns,
            None,
            None,
            None,
        )

    return games


def playouts(
    position: Position,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
) -> Batch:
    """Play games from a position on, as `batches.playouts` does on the CPU."""
    cuda = _cuda()
    distinct, which = seating(position, policies, seed)
    kernel = _kernel(position.game, distinct)
    boards = cuda.to_device(position.game.board(position.board_name))
    initial, seats = cuda.to_device(position.array), cuda.to_device(which)
    batch = blank_batch(position, games, counting=False)
    most_blocks = _BLOCKS_A_PROCESSOR * cuda.get_current_device().MULTIPROCESSOR_COUNT
    for begin in range(0, games, _GAMES_A_LAUNCH):
        chunk = slice(begin, min(begin + _GAMES_A_LAUNCH, games))
        number = chunk.stop - chunk.start
        merits = cuda.device_array((number, position.players), np.int64)
        decisions = cuda.device_array(number, np.int64)
        turns = cuda.device_array(number, np.int64)
        blocks = min((number + _THREADS - 1) // _THREADS, most_blocks)
        with warnings.catch_warnings():
            # A small batch does not fill the GPU, and need not.
            warnings.filterwarnings("ignore", message=".*under-utilization")
            kernel[blocks, _THREADS](
                boards, initial, np.uint64(seed), first + begin, seats, merits, decisions, turns
            )
        merits.copy_to_host(batch.merits[chunk])
        decisions.copy_to_host(batch.decisions[chunk])
        turns.copy_to_host(batch.turns[chunk])
        if progress is not None:
            progress(chunk.stop)
    return batch
