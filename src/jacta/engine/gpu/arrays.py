"""Arrays in the memory of a GPU, which PyTorch, JAX and CuPy read where they lie.

All work here is done on CUDA's legacy default stream, as PyTorch's is by itself. Who reads by
DLPack on another stream is made to wait there for what was begun here, and what others give is
waited for in the same way; nobody waits on the CPU.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from jacta.engine.gpu.device import cuda_target
from jacta.engine.layout import Array

__all__ = ["DeviceArray", "is_on_gpu", "seen_on_gpu"]

_CUDA = 2  # of DLPack's kinds of devices
_LEGACY = 1  # CUDA's legacy default stream, as DLPack names it


class DeviceArray:
    """An array on the GPU that lies without gaps; `numpy()` brings it to the CPU.

    `torch.from_dlpack` and `jax.dlpack.from_dlpack` share its memory, and so does whatever
    understands `__cuda_array_interface__`.
    """

    def __init__(self, held: Any) -> None:
        self.held = held

    def __len__(self) -> int:
        return int(self.held.shape[0])

    def __repr__(self) -> str:
        return f"<array of {self.dtype} with the shape {self.shape} on the GPU>"

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.held.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        found: np.dtype[Any] = self.held.dtype
        return found

    def numpy(self) -> Array:
        """A copy of it for the CPU."""
        found: Array = self.held.copy_to_host()
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError("what lies on a GPU cannot be read on the CPU without a copy")
        return np.asarray(self.numpy(), dtype)

    def copy(self) -> Self:
        """Another one with the same numbers, which nobody else writes into."""
        other = cuda_target().device_array_like(self.held)
        other.copy_to_device(self.held)
        return type(self)(other)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.held.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CUDA, int(cuda_target().get_current_device().id)

    def __dlpack__(self, *, stream: Any = None, **wanted: Any) -> Any:
        if stream is not None and stream > _LEGACY:  # −1 wants no order, 0 and 1 are our own
            cuda = cuda_target()
            begun = cuda.event(timing=False)
            begun.record()
            begun.wait(cuda.external_stream(stream))
        return _strided(self, -1).__dlpack__(**wanted)


def is_on_gpu(given: Any) -> bool:
    """Whether something is an array in the memory of a GPU."""
    if hasattr(given, "__dlpack_device__"):
        return bool(given.__dlpack_device__()[0] == _CUDA)
    return hasattr(given, "__cuda_array_interface__")


def seen_on_gpu(given: Any) -> Any:
    """Somebody's array on the GPU as Numba has them, in the same memory, once it is ready."""
    view = _strided(given, _LEGACY)
    size = view.dtype.itemsize
    interface = {
        "shape": tuple(view.shape),
        "typestr": view.dtype.str,
        "data": (view.ptr, view.readonly),
        "strides": None if view.strides is None else tuple(s * size for s in view.strides),
        "version": 3,
    }
    return cuda_target().from_cuda_array_interface(interface, owner=view, sync=False)


def _strided(array: Any, stream: int) -> Any:
    from cuda.core.utils import StridedMemoryView

    if isinstance(array, DeviceArray):
        return StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)
    return StridedMemoryView.from_any_interface(array, stream_ptr=stream)
