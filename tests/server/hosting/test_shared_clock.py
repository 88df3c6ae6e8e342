"""Processes whose machines have other clocks have one time: that of their database."""

from __future__ import annotations

import logging

import pytest

from jacta.house.clock import SECOND
from jacta.house.store.upkeep.probe import find_lead
from jacta.server.hosting.shared_clock import SharedClock
from tests.house.clocks import HeldClock
from tests.house.store.postgres import Server

_HOUR = 60 * 60


class Zero:
    """A clock that shows nothing: what the server has is its whole lead."""

    def now(self) -> int:
        return 0


@pytest.fixture
def address(postgres: Server) -> str:
    return postgres.create()


async def test_machines_an_hour_apart_have_the_same_time(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    slow, fast = HeldClock(), HeldClock()
    fast.move(_HOUR)
    one, other = SharedClock(slow, address), SharedClock(fast, address)
    before = await find_lead(address, Zero())
    with caplog.at_level(logging.WARNING):
        await one.ask()
        await other.ask()
    after = await find_lead(address, Zero())
    assert before <= one.now() <= other.now() <= after
    assert "apart from that of the database" in caplog.text
    slow.move(5)
    assert one.now() >= before + 5 * SECOND, "meanwhile the own clock goes on"


async def test_the_way_of_question_and_answer_changes_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leads = iter([5 * SECOND, 5 * SECOND + SECOND // 20, 5 * SECOND + SECOND // 5])

    async def lead(*_: object) -> int:
        return next(leads)

    monkeypatch.setattr("jacta.server.hosting.shared_clock.find_lead", lead)
    own = HeldClock()
    clock, seen = SharedClock(own, "postgresql://nowhere"), []
    for _ in range(3):
        await clock.ask()
        seen.append(clock.now() - own.now())
    assert seen == [5 * SECOND, 5 * SECOND, 5 * SECOND + SECOND // 5]
