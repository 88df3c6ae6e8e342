"""The clock of a daily game is set by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.daily.days import HandSetClock


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[HandSetClock]:
    hands = HandSetClock()
    with monkeypatch.context() as patched:
        patched.setattr("time.time_ns", lambda: hands.ns)
        yield hands
