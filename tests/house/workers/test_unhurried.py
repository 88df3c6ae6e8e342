"""Decisions for which nobody waits are made one after the other, and are asked for again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from jacta.engine.errors import JactaError
from jacta.house import duties
from jacta.house.workers import Unhurried, unhurried
from tests.house.workers.test_decisions import asked, chosen


@asynccontextmanager
async def opened() -> AsyncIterator[Unhurried]:
    """With the bots of these tests."""
    async with Unhurried.open("tests.house.workers.bots:find_game") as made:
        make_bot = "tests.house.workers.bots:make_bot"
        made._setup = msgspec.structs.replace(made._setup, make_bot=make_bot)
        yield made


async def test_decisions_are_those_of_the_bot_and_are_made_one_after_the_other() -> None:
    tasks = [asked("random", seed) for seed in range(3)]
    async with opened() as made:
        assert not made.is_busy
        deciding = [asyncio.create_task(made.decide(task)) for task in tasks]
        await asyncio.sleep(0)
        assert made.is_busy
        found = await asyncio.gather(*deciding)
        assert [decision.action for decision in found] == [chosen(task) for task in tasks]
        assert not made.is_busy


async def test_nobody_decides_in_the_place_of_a_bot_and_the_next_one_is_not_kept_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opened() as made:
        for bot in ("raises", "cheats"):
            with pytest.raises(JactaError, match=f"{bot} of pearls is in trouble"):
                await made.decide(asked(bot))
        with monkeypatch.context() as patch:
            patch.setattr(unhurried, "_SECONDS", 0.5)
            with pytest.raises(JactaError, match="sleeps of pearls took too long"):
                await made.decide(asked("sleeps"))
        assert not made.is_busy
        assert (await made.decide(asked())).action == chosen(asked())


def test_a_decision_takes_no_longer_than_the_lease_of_who_asks_for_it() -> None:
    assert unhurried._SECONDS < duties._LEASE_SECONDS
