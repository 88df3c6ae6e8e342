"""A house whose dice, bots and guests' names are the same whenever a test is run.

Nobody chooses the dice of a house: they follow from its key, the random name of a table and the
salts of its seats. Here they follow from the test that runs, and from which of its tables it is.
A record is whole all the same: seeds and salts are what it says. For one process only: two would
count their tables on their own. `JACTA_TEST_DICE=anything` gives all tests other dice.
`JACTA_TEST_CLOCK=still` stops the clock as well as one can, and has tables the same ids each time:
then a picture of the page is the same whenever it is taken.
"""

from __future__ import annotations

import base64
import hashlib
import os
import time
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import patch

from jacta.house.seeds import Seeds
from jacta.house.telling.words import propose_name

__all__ = ["SALT", "settle"]

_KEY = os.environ.get("JACTA_TEST_DICE", "").encode().ljust(32, b"\0")
SALT = "0" * 32  # of everybody; `tests/web/guests.py` has the page draw it too
# What follows from the key for one table: "jacta seed/TABLE/0" becomes "jacta seed/TEST 1/0".
_OF_TABLES = ("jacta seed", "jacta bot")


class _Order:
    """Which of the tables, or of the guests, of a test something is."""

    def __init__(self, occasion: Path) -> None:
        self._occasion = occasion
        self._seen: Counter[str] = Counter()
        self._names: dict[str, str] = {}

    def name(self, one: str) -> str:
        if one not in self._names:
            attempt = self._occasion.read_text("utf-8")
            self._seen[attempt] += 1
            self._names[one] = f"{attempt.partition(' ')[2]} {self._seen[attempt]}"
        return self._names[one]


class _Ids:
    """Ids that follow from the occasion, and from how many there were."""

    def __init__(self, occasion: Path) -> None:
        self._occasion = occasion
        self._seen: Counter[str] = Counter()

    def new(self, size: int) -> str:
        attempt = self._occasion.read_text("utf-8")
        self._seen[attempt] += 1
        made = hashlib.sha256(f"{attempt} {self._seen[attempt]}".encode()).digest()[:size]
        return "t" + base64.urlsafe_b64encode(made).decode()[1:]


class _Slow:
    """A clock that begins at a fixed time and is a thousand times slower than any other."""

    def __init__(self) -> None:
        self._began = time.monotonic_ns()

    def time_ns(self) -> int:
        return 1_794_650_400 * 10**9 + (time.monotonic_ns() - self._began) // 1000


def settle(occasion: Path) -> None:
    """Let nothing be left to chance in this process.

    The file holds a number and the name of the test, which has the same dice each time it is tried;
    the number tells one time from another.
    """
    tables, guests = _Order(occasion), _Order(occasion)

    class Settled(Seeds):
        def __init__(self, key: bytes, *others: Any) -> None:
            super().__init__(_KEY, *others)

        def _made(self, purpose: str) -> bytes:
            kind, table, *rest = purpose.split("/")
            if kind in _OF_TABLES:
                purpose = "/".join([kind, tables.name(table), *rest])
            return super()._made(purpose)

    def propose(person: str, language: str) -> str:
        return propose_name(guests.name(person), language)

    if os.environ.get("JACTA_TEST_CLOCK") == "still":
        patch("time.time_ns", _Slow().time_ns).start()
        patch("jacta.house.house.new_id", _Ids(occasion).new).start()
    patch("jacta.house.ledger.Seeds", Settled).start()
    patch("jacta.house.people.admission.new_salt", lambda: SALT).start()
    patch("jacta.server.identity.propose_name", propose).start()
    patch("jacta.server.http.people.propose_name", propose).start()
