"""Bots in trouble: the game goes on, the trouble is told, and the next task is fine."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from jacta.engine.errors import JactaError
from jacta.house.workers import Task, Trouble, Workers, fallback
from tests.house.workers.bots import BROKEN
from tests.house.workers.test_decisions import asked, chosen, open_workers
from tests.waiting import until


async def check_trouble(workers: Workers, task: Task, trouble: Trouble) -> None:
    """The house decides by the seed, and one more trouble is counted."""
    before = dict(workers.troubles)
    decision = await workers.decide(task)
    assert decision == fallback(task, trouble, decision.seconds)
    assert workers.troubles == before | {trouble: before[trouble] + 1}


async def check_sound(workers: Workers) -> None:
    decision = await workers.decide(asked("random", 3))
    assert (decision.action, decision.trouble) == (chosen(asked("random", 3)), None)


async def test_a_worker_outlives_the_errors_of_a_bot(caplog: pytest.LogCaptureFixture) -> None:
    async with open_workers(1, warm=[]) as workers:
        pids = workers.pids
        await check_trouble(workers, asked("raises"), "crashed")
        await check_trouble(workers, asked("leaves"), "crashed")
        await check_trouble(workers, asked("cheats"), "wrong")
        await check_trouble(workers, asked("nobody"), "crashed")
        await check_sound(workers)
        assert workers.pids == pids
    assert "worker 0: ZeroDivisionError" in caplog.text
    assert "worker 0: jacta.engine.errors.UnknownName: pearls has no bot 'nobody'" in caplog.text
    assert "cheats of pearls chose what is not legal; the house decides" in caplog.text


async def test_what_a_bot_prints_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async with open_workers(1, warm=[]) as workers:
        decision = await workers.decide(asked("prints"))
        assert (decision.bot, decision.trouble) == ("prints", None)
        await check_sound(workers)
    for words in ("a word", "two words", "three words"):
        assert f"worker 0: {words}" in caplog.messages


async def test_a_worker_that_is_late_or_has_crashed_is_replaced() -> None:
    async with open_workers(1, patience=1.5, warm=[("pearls", None, "random")]) as workers:
        pids = set(workers.pids)
        began = time.monotonic()
        await check_trouble(workers, asked("sleeps"), "late")
        assert 1.5 <= time.monotonic() - began < 15
        for bot in ("exits", "garbles", "exits leaving a child"):
            await check_sound(workers)
            pids.update(workers.pids)
            await check_trouble(workers, asked(bot), "crashed")
        await check_sound(workers)
        pids.update(workers.pids)
        assert len(pids) == 5
    await are_gone(pids)


async def test_a_worker_that_dies_in_its_sleep_is_replaced_without_being_asked() -> None:
    async with open_workers(1, warm=[]) as workers:
        (pid,) = workers.pids
        os.kill(pid, signal.SIGTERM)  # these two are for the house: it ends its workers itself
        os.kill(pid, signal.SIGINT)
        await check_sound(workers)
        assert workers.pids == (pid,)
        os.kill(pid, signal.SIGKILL)
        await until(lambda: workers.pids not in ((pid,), ()))
        await check_sound(workers)
        assert not any(workers.troubles.values())


async def test_a_worker_that_cannot_be_started_again_is_tried_again_now_and_then(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_workers(1, warm=[]) as workers:
        monkeypatch.setenv(BROKEN, "yes")
        os.kill(workers.pids[0], signal.SIGKILL)

        def tries() -> int:
            return sum("worker 0 cannot be started" in message for message in caplog.messages)

        await until(lambda: tries() >= 2)
        assert workers.pids == ()
        monkeypatch.delenv(BROKEN)
        await check_sound(workers)


async def test_closing_waits_for_the_decisions_under_way_and_for_no_others() -> None:
    async with open_workers(2, warm=[]) as workers:
        pids = workers.pids
        bots = ("naps", "sleeps", "random")
        running = [asyncio.create_task(workers.decide(asked(bot))) for bot in bots]
        await until(lambda: (workers.busy, workers.waiting) == (2, 1))
        began = time.monotonic()
    assert time.monotonic() - began < 30
    assert (await running[0]).trouble is None
    for late in (*running[1:], workers.decide(asked())):
        with pytest.raises(JactaError, match="the workers are closed"):
            await late
    await are_gone(pids)


@pytest.mark.parametrize(
    ("find_game", "warm", "problem"),
    [
        ("jacta.nowhere:game", [], "No module named 'jacta.nowhere'"),
        ("jacta.games:game", [("chess", None, "random")], "there is no game 'chess'"),
        ("jacta.games:game", [("wurfel-express", None, "x")], "has no bot 'x'"),
    ],
)
async def test_a_pool_that_cannot_start_says_why(
    find_game: str, warm: list[tuple[str, str | None, str]], problem: str
) -> None:
    with pytest.raises(JactaError, match="worker 0 cannot be started: (.|\n)*" + problem):
        async with Workers.open(2, find_game=find_game, warm=warm):
            pass


@pytest.mark.parametrize(("count", "patience"), [(0, 1.0), (1, 0.0)])
async def test_a_pool_of_nobody_is_refused(count: int, patience: float) -> None:
    with pytest.raises(JactaError, match="at least one worker"):
        async with Workers.open(count, patience=patience):
            pass


async def test_an_opening_that_is_cancelled_leaves_nobody_behind() -> None:
    async def use() -> None:
        async with open_workers(1):
            raise AssertionError("too early")

    before = children()
    opening = asyncio.create_task(use())
    await until(lambda: children() - before)
    new = children() - before
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    assert opening.cancelled()
    await are_gone(new)


def children() -> set[int]:
    """The processes that this one has started."""
    tasks = Path("/proc/self/task").glob("*/children")
    return {int(pid) for task in tasks for pid in task.read_text().split()}


async def are_gone(pids: Iterable[int]) -> None:
    """All these processes, and the groups that they led, go away."""
    await until(lambda: not any(is_alive(pid) for pid in pids))


def is_alive(pid: int) -> bool:
    try:
        os.killpg(pid, 0)
    except ProcessLookupError:
        return False
    return True
