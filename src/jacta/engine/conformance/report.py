"""What a check is, and what it reports."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from jacta.engine.conformance.walks import Corpus
from jacta.engine.position import Position

__all__ = ["Check", "CheckResult", "Tally", "examine", "seat_name", "where"]

MOST_PROBLEMS = 5


@dataclass
class Tally:
    """How much a check has looked at, and what a reader of its result should know."""

    checked: int = 0
    note: str = ""

    def add(self, number: int = 1) -> None:
        self.checked += number


Check = Callable[[Corpus, Tally], Iterator[str]]


@dataclass(frozen=True)
class CheckResult:
    """What one check found: no problem, or the first few of them."""

    name: str
    problems: list[str] = field(default_factory=list)
    checked: int = 0
    note: str = ""

    @property
    def passed(self) -> bool:
        return not self.problems


def examine(name: str, check: Check, corpus: Corpus) -> CheckResult:
    """Run a check until it is through or has found enough."""
    tally = Tally()
    problems: list[str] = []
    try:
        problems += islice(check(corpus, tally), MOST_PROBLEMS)
    except Exception as error:  # whatever a faulty game raises is a finding, not the suite's end
        problems.append(f"the check broke off with {type(error).__name__}: {error}")
    return CheckResult(name, problems, tally.checked, tally.note)


def where(position: Position) -> str:
    """The position, at the end of a problem."""
    try:
        return "in " + json.dumps(position.json, ensure_ascii=False)
    except Exception:  # a form that cannot write is a problem of its own, found by round trips
        return f"in the position with the bytes {position.bytes.hex()}"


def seat_name(seat: int) -> str:
    return "a spectator" if seat < 0 else f"seat {seat}"
