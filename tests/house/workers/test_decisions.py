"""Decisions by workers: those of the bot itself, whichever worker makes them, in their order."""

from __future__ import annotations

import asyncio
import os
from contextlib import AbstractAsyncContextManager

import pytest

from jacta.bots import bot_seed
from jacta.engine.chance import Seed
from jacta.engine.position import Position
from jacta.house.workers import Decision, Task, Workers
from tests.house.workers.bots import GAMES, make_bot
from tests.waiting import until

PLAYERS = {"wurfel-express": 4, "sledges": 3, "pearls": 3, "thirteen": 2}
WARM: list[tuple[str, str | None, str]] = [
    ("wurfel-express", None, "greedy"),
    ("sledges", "glacier", "random"),
    ("pearls", None, "random"),
    ("thirteen", None, "random"),
]


def open_workers(
    count: int, patience: float = 20.0, warm: list[tuple[str, str | None, str]] = WARM
) -> AbstractAsyncContextManager[Workers]:
    return Workers.open(
        count,
        find_game="tests.house.workers.bots:find_game",
        make_bot="tests.house.workers.bots:make_bot",
        warm=warm,
        patience=patience,
    )


def first_decision(game: str = "pearls", seed: int = 1) -> Position:
    position = GAMES[game].start(PLAYERS[game])
    while position.is_chance:
        position = position.roll(Seed(seed))
    return position


def asked(bot: str = "random", seed: int = 1, game: str = "pearls") -> Task:
    position = first_decision(game)
    return Task.of(position, position.actors[0], bot, seed)


def chosen(task: Task) -> int:
    """What the same bot chooses in this process."""
    position = first_decision(task.game)
    bot = make_bot(GAMES[task.game], task.bot, task.seed)
    return bot.choose(position.view(task.seat), position.legal(task.seat)).number


async def play(workers: Workers, game: str, bot: str) -> int:
    """Play to the end, all seats at once where they may; how many decisions that took."""
    position, source, decisions = GAMES[game].start(PLAYERS[game]), Seed(7), 0
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
            continue
        tasks = [
            Task.of(position, seat, bot, bot_seed(decisions, seat)) for seat in position.actors
        ]
        made = await asyncio.gather(*(workers.decide(task) for task in tasks))
        for task, decision in zip(tasks, made, strict=True):
            assert (decision.bot, decision.trouble, decision.seed) == (bot, None, task.seed)
            position = position.apply(task.seat, decision.action)
            decisions += 1
    return decisions


async def test_whole_games_by_two_workers() -> None:
    async with open_workers(2) as workers:
        for game, bot in [("wurfel-express", "greedy"), *((name, "random") for name in PLAYERS)]:
            assert await play(workers, game, bot) > 3
        assert workers.troubles == {"crashed": 0, "late": 0, "wrong": 0}


async def test_a_task_gives_the_same_decision_twice_and_in_another_worker() -> None:
    task = asked("random", 2**64 - 1)
    async with open_workers(2, warm=[]) as workers:
        naps = await asyncio.gather(*(workers.decide(asked("naps")) for _ in range(2)))
        both = await asyncio.gather(workers.decide(task), workers.decide(task))
        for decision in (*both, await workers.decide(task)):
            expected = Decision(chosen(task), "random", 1, 2**64 - 1, 1, decision.seconds)
            assert decision == expected
            assert 0 < decision.seconds < 10
    for nap in naps:
        assert nap == Decision(0, "naps", 3, 1, 46, nap.seconds)
        assert 0.8 <= nap.seconds < 30


async def test_many_at_once_get_each_their_own_answer_two_at_a_time() -> None:
    tasks = [asked("naps", 0), asked("naps", 1)]
    tasks += [asked("random", seed) for seed in range(2, 100)]
    async with open_workers(2, warm=[]) as workers:
        assert len(set(workers.pids)) == 2
        running = [asyncio.create_task(workers.decide(task)) for task in tasks]
        await until(lambda: (workers.busy, workers.waiting) == (2, 98))
        made = await asyncio.gather(*running)
        assert (workers.busy, workers.waiting) == (0, 0)
    assert [decision.action for decision in made] == [chosen(task) for task in tasks]
    assert len({decision.action for decision in made}) == 6


async def test_a_worker_leaves_the_processor_to_the_house() -> None:
    async with open_workers(1, warm=[]) as workers:
        (pid,) = workers.pids
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_first_come_first_served_and_who_leaves_disturbs_nobody() -> None:
    async with open_workers(1, warm=[]) as workers:
        pids, served = workers.pids, list[int]()

        async def decide(bot: str, seed: int) -> None:
            decision = await workers.decide(asked(bot, seed))
            assert decision.action == chosen(asked(bot, seed))
            assert decision.trouble is None
            served.append(seed)

        running = [asyncio.create_task(decide("naps", 0))]
        running += [asyncio.create_task(decide("random", seed)) for seed in range(1, 30)]
        await until(lambda: (workers.busy, workers.waiting) == (1, 29))
        running[0].cancel()  # the worker is at it
        running[7].cancel()  # this one is in line
        running[29].cancel()  # and so is the last
        await asyncio.sleep(0)
        assert workers.waiting == 27
        await asyncio.gather(*running, return_exceptions=True)
        assert [task.cancelled() for task in running] == [n in (0, 7, 29) for n in range(30)]
        assert served == [n for n in range(1, 29) if n != 7]
        await decide("random", 99)
        assert workers.pids == pids


async def test_quick_bots_come_before_slow_ones_that_have_not_waited_long() -> None:
    async with open_workers(1, warm=[]) as workers:
        served = list[int]()

        async def decide(bot: str, seed: int, seconds: float = 0.0) -> None:
            await workers.decide(asked(bot, seed), seconds)
            served.append(seed)

        running = [asyncio.create_task(decide("naps", 0))]
        running += [asyncio.create_task(decide("random", seed, 60.0)) for seed in (1, 2)]
        running += [asyncio.create_task(decide("random", seed)) for seed in (3, 4)]
        await asyncio.gather(*running)
        assert served == [0, 3, 4, 1, 2]


async def test_who_stands_in_line_for_too_long_gets_a_decision_of_the_house(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with open_workers(1, patience=0.3, warm=[]) as workers:
        crowd = [workers.decide(asked("sleeps", seed)) for seed in range(20)]
        made = await asyncio.gather(*crowd)
        assert {decision.trouble for decision in made} == {"late"}
        assert made[0].seconds >= 0.3
        assert made[-1].seconds == 0
        assert workers.troubles["late"] == 20
    assert "sleeps of pearls took too long; the house decides" in caplog.text
