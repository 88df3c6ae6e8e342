"""Time and chance as the houses of tests have them.

The clock of such a house is that of the machine, set to noon as the house is opened, so that no day
ends while a test runs; a test may set it on. With an occasion, which is the test that runs, dice,
bots and guests' names are the same whenever it is run: nobody chooses the dice of a house, they
follow from its key, the id of a table and the salts of its seats, but here they follow from the
test, and from which of its tables it is. A record is whole all the same: seeds and salts are what
it says. That is for one process only: two would count their tables on their own.

`JACTA_TEST_DICE=anything` gives all tests other dice. `JACTA_TEST_CLOCK=still` makes the clock as
slow as one can, and has tables the same ids each time: then a picture of the page is the same
whenever it is taken.
"""

from __future__ import annotations

import base64
import hashlib
import mmap
import os
import time
from collections import Counter
from pathlib import Path

from jacta.house.clock import SECOND
from jacta.house.entropy import Purpose, SystemEntropy
from jacta.house.seeds import MakeSeeds, Seeds
from jacta.house.telling.words import ProposeName, propose_name
from jacta.server.services import Sources

__all__ = ["SALT", "SetClock", "sources_of"]

_KEY = os.environ.get("JACTA_TEST_DICE", "").encode().ljust(32, b"\0")
SALT = "0" * 32  # of everybody; `tests/web/guests.py` has the page draw it too
# What follows from the key for one table: "jacta seed/TABLE/0" becomes "jacta seed/TEST 1/0".
_OF_TABLES = ("jacta seed", "jacta bot")
_DAY = 24 * 60 * 60 * SECOND
_TO_NOON = _DAY // 2 - time.time_ns() // 1000 % _DAY


class SetClock:
    """The clock of the machine, set on by as much as a file says, which processes share."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(8))
        with file.open("r+b") as shared:
            self._ahead = mmap.mmap(shared.fileno(), 8)

    @classmethod
    def at_noon(cls, file: Path) -> SetClock:
        """It was noon, of the day that the machine has, when the tests began."""
        clock = cls(file)
        clock._set(_TO_NOON)
        return clock

    def now(self) -> int:
        return time.time_ns() // 1000 + int.from_bytes(self._ahead[:8], "big", signed=True)

    def move(self, seconds: float) -> None:
        """So much time passes at once."""
        self._set(self.now() - time.time_ns() // 1000 + round(seconds * SECOND))

    def _set(self, ahead: int) -> None:
        self._ahead[:8] = ahead.to_bytes(8, "big", signed=True)


class _SlowClock:
    """A clock that begins at a fixed time and is a thousand times slower than any other."""

    def __init__(self) -> None:
        self._began = time.monotonic_ns()

    def now(self) -> int:
        return 1_794_650_400 * SECOND + (time.monotonic_ns() - self._began) // 1_000_000


class _Occasion:
    """The test that runs, as a file says, and how many there were of each thing in it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seen: Counter[tuple[str, str]] = Counter()

    def next(self, what: str) -> tuple[str, int]:
        """The number and the name of the test that runs, and which of such things this is."""
        test = self._file.read_text("utf-8")
        self._seen[what, test] += 1
        return test, self._seen[what, test]

    def name(self, what: str) -> str:
        """The same each time that the test is run."""
        test, number = self.next(what)
        return f"{test.partition(' ')[2]} {number}"


class _Entropy:
    """Bytes that follow from the occasion, and from how many there were for this purpose."""

    def __init__(self, occasion: _Occasion, is_still: bool) -> None:
        self._occasion, self._is_still = occasion, is_still

    def take(self, purpose: Purpose, size: int) -> bytes:
        if purpose is Purpose.KEY:
            return _KEY
        if purpose is Purpose.SALT:
            return bytes.fromhex(SALT)
        if purpose is Purpose.TABLE and self._is_still:
            return self._table(size)
        return SystemEntropy().take(purpose, size)

    def _table(self, size: int) -> bytes:
        """The id of a table, which begins with a t."""
        test, number = self._occasion.next("table")
        made = hashlib.sha256(f"{test} {number}".encode()).digest()[:size]
        return base64.urlsafe_b64decode(b"t" + base64.urlsafe_b64encode(made)[1:])


def _propose(occasion: _Occasion) -> ProposeName:
    """Names that follow from which of the guests of a test it is."""
    names: dict[str, str] = {}

    def propose(person: str, language: str) -> str:
        if person not in names:
            names[person] = occasion.name("guest")
        return propose_name(names[person], language)

    return propose


def _seeds(occasion: _Occasion) -> MakeSeeds:
    """Seeds that follow from which of the tables of a test it is."""
    names: dict[str, str] = {}

    def name(table: str) -> str:
        if table not in names:
            names[table] = occasion.name("seed")
        return names[table]

    class Counted(Seeds):
        def _made(self, purpose: str) -> bytes:
            kind, table, *rest = purpose.split("/")
            if kind in _OF_TABLES:
                purpose = "/".join([kind, name(table), *rest])
            return super()._made(purpose)

    return Counted


def sources_of(clock: Path, occasion: Path | None = None) -> Sources:
    """What a house of tests is given: its clock is set by a file, and nothing is left to chance
    where a file names the occasion: a number and the name of a test."""
    if occasion is None:
        return Sources(clock=SetClock(clock))
    here, is_still = _Occasion(occasion), os.environ.get("JACTA_TEST_CLOCK") == "still"
    return Sources(
        clock=_SlowClock() if is_still else SetClock(clock),
        entropy=_Entropy(here, is_still),
        seeds=_seeds(here),
        propose_name=_propose(here),
    )
