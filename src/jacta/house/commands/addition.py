"""What a command adds to the log of a table: the entries, and the table that they lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from jacta.engine.values import Action, Outcome
from jacta.house.table.entries import Entry
from jacta.house.table.table import Table

__all__ = ["Addition", "SeedOf"]

# The seed of the n-th game of a table.
SeedOf: TypeAlias = Callable[[int], bytes]


class Addition:
    """Entries that are to be stored at one time, and the table once they are.

    The fold of the log is the only one who steps the rules: a command looks at `table`, adds an
    entry, and looks again. Nothing of it counts before it is stored. `stand_ins` are the levels
    that would decide for people who leave, by chair, where the command may make somebody leave.
    """

    def __init__(
        self, table: Table, seed_of: SeedOf, at: int, stand_ins: Mapping[int, str] | None = None
    ) -> None:
        self.table, self.seed_of, self.at = table, seed_of, at
        self.stand_ins = stand_ins or {}
        self.entries: list[Entry] = []

    def add(self, entry: Entry, steps: Sequence[Action | Outcome] | None = None) -> Table:
        """The table with one more entry; `steps` are what its notation says, where it was made
        from them."""
        self.entries.append(entry)
        self.table = self.table.after(entry, self.at, steps)
        return self.table
