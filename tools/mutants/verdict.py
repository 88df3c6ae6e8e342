"""The verdict on a game: how many of its mutants were noticed, and whether the rest is accounted
for.

A game's tests have a file `unnoticed.toml`, which has the mutants that no test of their clauses can
or need notice, by name, and why. It is held to its word: one that is noticed, or is no mutant, may
not stand there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mutants.trials import Outcome

__all__ = ["LEAST_SHARE", "Verdict", "read_reasons"]

LEAST_SHARE = 0.9


def read_reasons(file: Path) -> dict[str, str]:
    """By mutant why nobody notices it; a group of mutants shares its reason."""
    if not file.exists():
        return {}
    groups: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["unnoticed"]
    return {name: group["why"] for group in groups for name in group["mutants"]}


@dataclass(frozen=True)
class Verdict:
    """What came of the mutants of one game; `killed_before` were killed in a run before this one,
    which tries its survivors again."""

    game: str
    outcomes: Sequence[Outcome]
    reasons: Mapping[str, str]
    whole: bool = True
    killed_before: int = 0

    @property
    def tried(self) -> int:
        return self.killed_before + len(self.outcomes)

    @property
    def killed(self) -> int:
        return self.killed_before + sum(outcome.killed for outcome in self.outcomes)

    @property
    def share(self) -> float:
        """The share of all mutants; those that nobody can notice count as well."""
        return self.killed / max(1, self.tried)

    @property
    def unaccounted(self) -> list[Outcome]:
        """Survivors without a reason."""
        return [o for o in self.outcomes if not o.killed and o.mutant.name not in self.reasons]

    @property
    def wrongly_listed(self) -> list[str]:
        """Listed ones that are noticed, or that are none."""
        survived = {o.mutant.name for o in self.outcomes if not o.killed}
        tried = {o.mutant.name for o in self.outcomes}
        return [n for n in self.reasons if n not in survived and (self.whole or n in tried)]

    @property
    def passed(self) -> bool:
        enough = not self.whole or self.share >= LEAST_SHARE
        return enough and not self.unaccounted and not self.wrongly_listed

    @property
    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "passed": self.passed,
            "mutants": self.tried,
            "killed": self.killed,
            "share": round(self.share, 4),
            "survivors": [
                {
                    "mutant": outcome.mutant.name,
                    "clauses": sorted(outcome.mutant.function.clauses),
                    "tests": outcome.tests,
                    "elsewhere": outcome.elsewhere,
                    "why": self.reasons.get(outcome.mutant.name),
                }
                for outcome in self.outcomes
                if not outcome.killed
            ],
            "wrongly_listed": self.wrongly_listed,
        }
