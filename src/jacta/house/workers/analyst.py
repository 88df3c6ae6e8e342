"""The program that looks back on one game: a record comes in, what it shows goes out as lines of
JSON, of which the last one is the whole.

    python -m jacta.house.workers.analyst jacta.games:game 2.6 < game.jacta

It takes what the others leave of the processor, and is gone when it has answered.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace

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
    if JIT:
        _tell(look_back(record, float(budget), _tell))
    else:
        _tell(Retrospect())


def _tell(found: Retrospect) -> None:
    """One line: the chances as soon as they are known, and at the end all that was found. Single
    steps are left out: who wants them can reckon them again from the record."""
    if found.reckoning is not None:
        found = replace(found, reckoning=replace(found.reckoning, steps=()))
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
