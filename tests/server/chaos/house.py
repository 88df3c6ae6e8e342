"""A house of a chaos run, in a process of its own: `tests.server.process` with what can go wrong.

The environment says what: `JACTA_CHAOS_CONTROLS` is the file of the controls, `_RECORDING` that of
the recording of its disk, `_SCRIPTS` a folder with the migrations of tomorrow, and `_MUTANT` the
name of a fault in the house itself, by which it is seen that the checker finds what it is for.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from jacta.house.store import postgres_bus
from jacta.house.store.database import sqlite
from tests.server.chaos import schema
from tests.server.chaos.controls import Controls
from tests.server.chaos.layer import lay_under_sqlite
from tests.server.process import main

__all__ = ["UNSYNCED"]

UNSYNCED = "unsynced"
_PREFIX = "JACTA_CHAOS_"


def _lose_notices(controls: Controls) -> None:
    hear = postgres_bus.PostgresBus._hear

    def hear_or_not(self: postgres_bus.PostgresBus, *notice: Any) -> None:
        if not controls.loses_notices:
            hear(self, *notice)

    postgres_bus.PostgresBus._hear = hear_or_not  # type: ignore[assignment, method-assign]


def _sync_nothing() -> None:
    """The house acknowledges what the system has not brought to the disk yet."""
    kept = [pragma for pragma in sqlite._EVERYWHERE if not pragma.startswith("synchronous")]
    sqlite._EVERYWHERE = (*kept, "synchronous = OFF")  # type: ignore[assignment]


if __name__ == "__main__":
    given = {
        name.removeprefix(_PREFIX): Path(value)
        for name, value in os.environ.items()
        if name.startswith(_PREFIX)
    }
    controls = Controls(given["CONTROLS"])
    lay_under_sqlite(controls, given.get("RECORDING"))
    _lose_notices(controls)
    if "SCRIPTS" in given:
        schema.use(given["SCRIPTS"])
    if given.get("MUTANT") == Path(UNSYNCED):
        _sync_nothing()
    sys.exit(main(*sys.argv[1:]))
