"""A house refuses connections before the system runs out of descriptors, and tells its keeper."""

from __future__ import annotations

import logging

import pytest

from jacta.server.hosting import descriptors
from jacta.server.hosting.descriptors import room_for_connections

resource = pytest.importorskip("resource", reason="this system has no such limits")


class System:
    """A system that gives so many descriptors at once, and so many if it is asked."""

    RLIMIT_NOFILE, RLIM_INFINITY = resource.RLIMIT_NOFILE, -1

    def __init__(self, soft: int, hard: int, is_strict: bool = False) -> None:
        self.given, self._is_strict = (soft, hard), is_strict

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.given

    def setrlimit(self, _: int, given: tuple[int, int]) -> None:
        if self._is_strict:
            raise PermissionError
        self.given = given


@pytest.mark.parametrize(
    ("system", "room", "given"),
    [
        (System(1_024, 4_096), 1_000, 1_200),
        (System(1_024, -1), 1_000, 1_200),
        (System(65_536, 65_536), 1_000, 65_536),
        (System(-1, -1), 1_000, -1),
        (System(256, 1_000), 800, 1_000),
        (System(256, 256), 56, 256),
        (System(512, 4_096, is_strict=True), 312, 512),
        (System(100, 100), 1, 100),
    ],
)
def test_as_many_are_asked_for_as_are_wanted(
    system: System,
    room: int,
    given: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(descriptors, "resource", system)
    with caplog.at_level(logging.WARNING):
        assert room_for_connections(1_000) == room
    assert system.given[0] == given
    assert bool(caplog.records) == (room < 1_000)
