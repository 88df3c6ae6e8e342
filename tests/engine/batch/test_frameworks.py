"""PyTorch and JAX read and write the arrays of a batch where they lie, on the CPU and on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from jacta.engine.gpu.device import has_gpu
from tests.tiny import pearls, thirteen

DEVICES = [
    "cpu",
    pytest.param(
        "cuda", marks=pytest.mark.skipif(not has_gpu(), reason="there is no GPU on this machine")
    ),
]
on_every_device = pytest.mark.parametrize("device", DEVICES)


def plain(array: Any) -> Any:
    """Any array as lists, from wherever it lies."""
    return (array.numpy() if hasattr(array, "numpy") else array).tolist()


@on_every_device
def test_torch_shares_the_arrays_of_a_batch_and_gives_actions(device: Any) -> None:
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed here")
    if device == "cuda" and not torch.cuda.is_available():
        pytest.skip("PyTorch has no CUDA here")
    batch: Any = thirteen.GAME.batch(50, 2, seed=3, device=device)
    beside: Any = thirteen.GAME.batch(50, 2, seed=3)
    rows, masks = torch.from_dlpack(batch.observe()), torch.from_dlpack(batch.legal_mask())
    assert (rows.device.type, rows.dtype, masks.dtype) == (device, torch.float32, torch.bool)
    generator = torch.Generator().manual_seed(1)
    for _ in range(40):
        assert torch.from_dlpack(batch.observe()).data_ptr() == rows.data_ptr()
        batch.legal_mask()
        noise = torch.rand(masks.shape, generator=generator).to(masks.device)
        actions = (masks * (1 + noise)).argmax(dim=1)
        batch.step(actions)
        beside.step(actions.cpu().numpy())
        batch.observe()
        assert rows.tolist() == beside.observe().tolist()
    if device == "cuda":
        shared = torch.as_tensor(batch.actor, device="cuda")  # by __cuda_array_interface__
        assert shared.data_ptr() == torch.from_dlpack(batch.actor).data_ptr()
    own = torch.zeros((3, *rows.shape), device=device)
    batch.observe(out=own[1] if device == "cuda" else own[1].numpy())
    assert own[1].tolist() == rows.tolist()
    assert not own[0].any()
    taken = torch.zeros(masks.shape, dtype=torch.bool, device=device)
    batch.legal_mask(out=taken if device == "cuda" else taken.numpy())
    assert taken.tolist() == plain(batch.legal_mask())
    batch.reset(torch.from_dlpack(batch.ended))
    narrow = torch.full((50,), -1, dtype=torch.int32, device=device)
    assert not torch.from_dlpack(batch.step(narrow)).any()


@on_every_device
def test_jax_shares_the_arrays_of_a_batch_and_gives_actions(
    device: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # else it takes the whole GPU
    jax: Any = pytest.importorskip("jax", reason="JAX is not installed here")
    if device == "cuda" and jax.default_backend() != "gpu":
        pytest.skip("JAX has no CUDA here")
    batch: Any = pearls.GAME.batch(50, 2, seed=3, device=device)
    beside: Any = pearls.GAME.batch(50, 2, seed=3)
    rows = jax.dlpack.from_dlpack(batch.observe())
    address = rows.unsafe_buffer_pointer()
    own = batch.observe()
    assert address == (
        own.__cuda_array_interface__["data"][0] if device == "cuda" else own.ctypes.data
    )
    key = jax.random.key(1)
    for turn in range(40):
        masks = jax.dlpack.from_dlpack(batch.legal_mask())
        noise = jax.random.uniform(jax.random.fold_in(key, turn), masks.shape)
        actions = (masks * (1 + noise)).argmax(axis=1).block_until_ready()
        batch.step(actions)
        beside.step(np.asarray(actions))
        seen = jax.dlpack.from_dlpack(batch.observe())
        assert np.asarray(seen).tolist() == beside.observe().tolist()
