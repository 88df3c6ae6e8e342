"""The program that looks back on one game: a record comes in, what it shows goes out as JSON.

    python -m jacta.house.workers.analyst jacta.games:game 2.6 < game.jacta

It takes what the others leave of the processor, and is gone when it has answered.
"""

from __future__ import annotations

import os
import sys

import msgspec

from jacta.analysis import Retrospect, look_back
from jacta.engine.doors.jit import JIT
from jacta.engine.record import Record
from jacta.house.workers.worker import find

__all__ = ["main"]

_NICE = 15  # behind the bots, for whom somebody waits


def main() -> None:
    """Rules that are not compiled would take minutes: then nothing is claimed."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    _, find_game, budget = sys.argv
    record = Record.read(sys.stdin.read(), find(find_game))
    found = look_back(record, float(budget)) if JIT else Retrospect()
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
