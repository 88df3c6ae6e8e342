"""The NVIDIA GPU of this machine, reached by Numba's CUDA target (the extra `cuda`)."""

from __future__ import annotations

import warnings
from typing import Any, NamedTuple

from jacta.engine.doors.jit import JIT
from jacta.engine.errors import JactaError

__all__ = [
    "Blocks",
    "cuda_target",
    "device_name",
    "has_gpu",
    "launch",
    "share_much",
    "threads_that_fit",
]

_ADVICE = "Play on the CPU (--device cpu, or device='cpu'), which gives the same games."
_SHARED = (48 << 10) - 256  # what any GPU lets a block share, less what all threads need
_WARP = 32


def cuda_target() -> Any:
    """Numba's CUDA target, if there is one and it finds a GPU; else a sentence what to do."""
    if not JIT:
        raise JactaError(f"CUDA needs the jit, and JACTA_JIT is off. {_ADVICE}")
    try:
        from numba import cuda

        available = cuda.is_available()  # type: ignore[no-untyped-call]
    except Exception as error:
        raise JactaError(
            f"CUDA cannot be used ({error}). Install the extra with "
            f'pip install "jacta[cuda]". {_ADVICE}'
        ) from None
    if not available:
        raise JactaError(f"no CUDA GPU was found on this machine. {_ADVICE}")
    return cuda


def has_gpu() -> bool:
    """Whether games can be played on a GPU here."""
    try:
        cuda_target()
    except JactaError:
        return False
    return True


def device_name() -> str:
    """The name of the GPU that plays."""
    name = cuda_target().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def launch(
    kernel: Any, blocks: int, threads: int, *arguments: Any, stream: Any = 0, shared: int = 0
) -> None:
    """Start a kernel; a small one does not fill the GPU, and need not.

    A block may share so many bytes that are asked for by `cuda.shared.array(0, …)`.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*under-utilization")
        kernel[blocks, threads, stream, shared](*arguments)


def share_much(kernel: Any, shared: int, *arguments: Any) -> None:
    """Compile a kernel for such arguments, and let its blocks share more than any GPU allows."""
    from cuda.bindings.driver import CUfunction_attribute
    from numba.cuda.cudadrv.driver import driver

    kernel.compile(tuple(map(kernel.typeof_pyval, arguments)))
    (compiled,) = kernel.overloads.values()
    function = compiled._codelibrary.get_cufunc()
    attribute = CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    device = cuda_target().get_current_device()
    driver.cuKernelSetAttribute(attribute, shared, function.handle, device.id)


class Blocks(NamedTuple):
    """A kernel of which a block works on so many games, with so many threads."""

    kernel: Any
    games: int
    threads: int

    def __call__(self, games: int, *arguments: Any) -> None:
        launch(self.kernel, -(-games // self.games), self.threads, *arguments)


def threads_that_fit(bytes_of_each: int, most: int) -> int:
    """How many threads a block can have if each has so many bytes in what they share."""
    fitting = _SHARED // max(bytes_of_each, 1)
    return max(min(most, fitting // _WARP * _WARP), 8)
