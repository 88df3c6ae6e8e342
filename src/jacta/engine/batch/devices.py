"""Where the games of a batch are played: on the CPU, or on a GPU."""

from __future__ import annotations

from typing import Literal

from jacta.engine.batch.games import GameBatch
from jacta.engine.errors import JactaError
from jacta.engine.gpu.device import has_gpu

__all__ = ["Device", "batch_on"]

Device = Literal["cpu", "cuda", "auto"]


def batch_on(device: Device) -> type[GameBatch]:
    """The batches of a device; `auto` is a GPU where there is one."""
    if device == "cpu" or (device == "auto" and not has_gpu()):
        return GameBatch
    if device not in ("cuda", "auto"):
        raise JactaError(f"device is one of cpu, cuda, auto, not {device!r}")
    from jacta.engine.batch.cuda_games import CudaBatch  # Numba's CUDA target takes time to load

    return CudaBatch
