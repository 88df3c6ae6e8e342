"""A chair: who has a place at a table, and who decides there."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from jacta.house.table.entries import Left, Sat

__all__ = ["Chair"]


@dataclass(frozen=True)
class Chair:
    """Who has a place at the table, and whether a bot decides there for an absent person.

    `other_salt` has taken the place of the one with which somebody sat down.
    """

    sat: Sat
    left: Left | None = None
    other_salt: str | None = None

    @property
    def salt(self) -> str:
        """What the chair adds to the dice."""
        return self.sat.salt if self.other_salt is None else self.other_salt

    @property
    def lost(self) -> bool:
        return self.left is not None and self.left.lost

    def is_of(self, who: str) -> bool:
        """Whether a person speaks for it."""
        return self.sat.by == who and self.sat.bot is None

    @property
    def gone(self) -> bool:
        """Whether the person will not come back, in no game of the match."""
        return self.left is not None and self.left.why == "gone"

    def in_next_game(self) -> Chair:
        """Whoever had lost is there again; for who is gone the bot plays on, and may win."""
        if self.left is None or not self.left.lost:
            return self
        return replace(
            self, left=msgspec.structs.replace(self.left, lost=False) if self.gone else None
        )
