"""What came of several runs, one after the other: `--go-on` adds to what was found before."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tests.server.chaos.scenes import Outcome

__all__ = ["Sum", "Sums"]


class Sum(msgspec.Struct):
    """One scene: acknowledged moves, what is wrong, what was looked at, and what happened."""

    moves: int = 0
    problems: int = 0
    histories: int = 0
    dice: int = 0
    faults: int = 0
    happened: dict[str, int] = {}

    def add(self, outcome: Outcome) -> None:
        """One run more."""
        self.moves += outcome.tally.moves
        self.problems += len(outcome.report.problems)
        self.histories += outcome.report.histories
        self.dice += outcome.report.dice
        self.faults += outcome.struck.total()
        self.happened = together(self.happened, outcome.struck + outcome.tally.events)


class Sums(msgspec.Struct):
    """All scenes, with the seeds of the runs and how long they took."""

    scenes: dict[str, Sum] = {}
    seeds: list[int] = []
    seconds: float = 0.0

    @classmethod
    def read(cls, file: Path) -> Sums:
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls()

    def keep(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(self))

    def add(self, outcome: Outcome, seed: int) -> None:
        """One run of a scene more."""
        self.scenes.setdefault(outcome.scene, Sum()).add(outcome)
        self.seconds += outcome.seconds
        if seed not in self.seeds:
            self.seeds.append(seed)

    def moves(self, scene: str) -> int:
        """How many moves of a scene were acknowledged by now."""
        return self.scenes[scene].moves if scene in self.scenes else 0

    @property
    def happened(self) -> dict[str, int]:
        """What happened in all scenes."""
        found: dict[str, int] = {}
        for scene in self.scenes.values():
            found = together(found, scene.happened)
        return found


def together(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Both counts, by name."""
    return {name: one.get(name, 0) + other.get(name, 0) for name in sorted({*one, *other})}
