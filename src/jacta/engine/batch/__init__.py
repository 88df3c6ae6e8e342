"""Many games side by side, as arrays, for programs that decide for all of them at once."""

from jacta.engine.batch.games import GameBatch
from jacta.engine.batch.throws import Outcomes

__all__ = ["GameBatch", "Outcomes"]
