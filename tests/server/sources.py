"""Time, chance and the work of hashing passwords, as the houses of tests have them.

The clock of such a house is that of the machine, set to noon as the house is opened, so that no day
ends while a test runs; a test may set it on. With an occasion, which is the test that runs, dice,
bots and guests' names are the same whenever it is run: nobody chooses the dice of a house, they
follow from seeds that it draws and the salts of the seats, but here seeds follow from the test, and
from which of its tables it is. A record is whole all the same: seeds and salts are what it says.
That is for one process only: two would count their tables on their own.

`JACTA_TEST_DICE=anything` gives all tests other dice. `JACTA_TEST_CLOCK=still` makes the clock as
slow as one can, and has tables the same ids each time: then a picture of the page is the same
whenever it is taken.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import mmap
import os
import struct
import time
from collections import Counter
from pathlib import Path

from argon2 import PasswordHasher

from jacta.house.clock import SECOND
from jacta.house.entropy import Purpose, SystemEntropy
from jacta.house.telling.words import ProposeName, propose_name
from jacta.server.services import Sources

__all__ = ["SALT", "SetClock", "sources_of"]

_KEY = os.environ.get("JACTA_TEST_DICE", "").encode().ljust(32, b"\0")
SALT = "0" * 32  # of everybody; `tests/web/guests.py` has the page draw it too
_SEED = 32  # bytes
_DAY = 24 * 60 * 60 * SECOND
_TO_NOON = _DAY // 2 - time.time_ns() // 1000 % _DAY
_NUMBERS = struct.Struct(">qq")
# A real one takes a fifth of a second of processor for every password, on purpose.
_QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


class SetClock:
    """The clock of the machine, set on by as much as a file says, or held at a time that it says.

    Processes share the file: what a test does with the clock of its house, the house sees at once.
    """

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(_NUMBERS.size))
        with file.open("r+b") as shared:
            self._shared = mmap.mmap(shared.fileno(), _NUMBERS.size)

    @classmethod
    def at_noon(cls, file: Path) -> SetClock:
        """It was noon, of the day that the machine has, when the tests began."""
        clock = cls(file)
        clock._set(_TO_NOON, 0)
        return clock

    @classmethod
    def at(cls, file: Path, time: int) -> SetClock:
        """It is this time, and time passes only when it is told to."""
        clock = cls(file)
        clock._set(0, time)
        return clock

    def now(self) -> int:
        ahead, held = self._numbers()
        return held or _machine() + ahead

    def move(self, seconds: float) -> None:
        """So much time passes at once."""
        ahead, held = self._numbers()
        passed = round(seconds * SECOND)
        self._set(ahead + passed, held + passed if held else 0)

    def hold(self) -> None:
        """From now on time passes only when it is told to."""
        self._set(0, self.now())

    def _numbers(self) -> tuple[int, int]:
        ahead, held = _NUMBERS.unpack(self._shared[:])
        return ahead, held

    def _set(self, ahead: int, held: int) -> None:
        self._shared[:] = _NUMBERS.pack(ahead, held)


def _machine() -> int:
    return time.time_ns() // 1000


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
        self._days = 0

    def take(self, purpose: Purpose, size: int) -> bytes:
        if purpose is Purpose.KEY:
            return _KEY
        if purpose is Purpose.SEED:
            table = self._occasion.name("seed")
            return b"".join(_made(f"seed/{table}/{game}") for game in range(size // _SEED))
        if purpose is Purpose.DAY:
            self._days += 1
            return _made(f"day/{self._days}")
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


def _made(what: str) -> bytes:
    return hmac.digest(_KEY, f"jacta {what}".encode(), "sha256")


def sources_of(clock: Path, occasion: Path | None = None) -> Sources:
    """What a house of tests is given: its clock is set by a file, and nothing is left to chance
    where a file names the occasion: a number and the name of a test."""
    if occasion is None:
        return Sources(clock=SetClock(clock), hasher=_QUICK_HASHER)
    here, is_still = _Occasion(occasion), os.environ.get("JACTA_TEST_CLOCK") == "still"
    return Sources(
        clock=_SlowClock() if is_still else SetClock(clock),
        entropy=_Entropy(here, is_still),
        propose=_propose(here),
        hasher=_QUICK_HASHER,
    )
