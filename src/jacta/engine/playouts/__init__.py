"""Many games in one compiled call, between compiled players, on the CPU or on a GPU."""

from jacta.engine.playouts.batches import Batch, playouts
from jacta.engine.playouts.policy import UNIFORM, Policy

__all__ = ["UNIFORM", "Batch", "Policy", "playouts"]
