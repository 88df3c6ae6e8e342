"""The log says what is refused, and stays short."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from jacta.server.gate.notes import Notes
from tests.house.clocks import HeldClock


def test_of_each_code_there_is_one_line_a_second(caplog: pytest.LogCaptureFixture) -> None:
    clock, counted = HeldClock(), list[str]()
    notes = Notes(clock, counted.append)

    def fields() -> list[Any]:
        return [getattr(record, "fields", None) for record in caplog.records]

    with caplog.at_level(logging.INFO):
        for _ in range(5):
            notes.note("too-fast", path="/a")
        notes.note("crowded", logging.WARNING)
        assert fields() == [{"code": "too-fast", "path": "/a"}, {"code": "crowded"}]
        clock.move(1)
        notes.note("too-fast", path="/b")
        assert fields()[-1] == {"code": "too-fast", "path": "/b", "unsaid": 4}
        clock.move(1)
        notes.note("too-fast")
        assert fields()[-1] == {"code": "too-fast"}
    assert counted == ["too-fast"] * 5 + ["crowded"] + ["too-fast"] * 2
