"""Decisions of finished games taken again: their futures are played in one process, and told as
they come.

Whoever looks at them asks again and again. What nobody has asked for in the last seconds is not
gone on with; what was played stays known for a while, so that asking again goes on from there. Of
several decisions each gets its turn. No move waits for any of it: bots have other workers, and this
one takes what all leave of the processor.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

import msgspec
import numpy as np

from jacta.analysis.futures import (
    Comparison,
    Futures,
    compare,
    futures_at_once,
    most_futures,
    who_plays,
)
from jacta.analysis.knowing import Decided
from jacta.bots.hints import Reasons
from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError
from jacta.house.clock import SECOND, Clock
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.workers.futures import Played, ToPlay
from jacta.house.workers.process import kill, spawn
from jacta.house.workers.remembering import remember

__all__ = ["Rewinds", "Rewound"]

_log = logging.getLogger("jacta.house.workers")

_PROGRAM: Final = "jacta.house.workers.rewinder"
_SECONDS: Final = 120.0  # for one line; the first one loads the game
_CARED_FOR: Final = 5 * SECOND  # after that nobody waits any more
_MOST_UNDER_WAY: Final = 40
_MOST_WISHES: Final = 3  # of one who asks; another one takes the place of the oldest
_REMEMBERED: Final = 256


class _Look(NamedTuple):
    """What a seat sees that decides."""

    game: str
    board: str
    seat: int
    view: bytes


class _Question(NamedTuple):
    """What was done and what is tried, where a seat sees this."""

    look: _Look
    done: int
    tried: int


@dataclass(frozen=True)
class Rewound:
    """What is known so far of a decision that is taken again; `most` futures are wanted of it.

    `reasons` are those for what was done, and those for what is tried.
    """

    found: Comparison
    most: int
    reasons: tuple[Reasons, Reasons]


@dataclass
class _Work:
    """What is under way: it has begun to be told, or has ended."""

    told: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    failed: bool = False


class Rewinds:
    """The decisions that are taken again in a house; made by `Rewinds.open`."""

    def __init__(self, find_game: str, most: int, clock: Clock) -> None:
        self._most, self._clock = most, clock
        self._player = _Player(find_game)
        self._turn = asyncio.Lock()
        self._decisions: OrderedDict[tuple[TableId, int, int], Decided] = OrderedDict()
        self._played: OrderedDict[tuple[_Look, int], Futures] = OrderedDict()
        self._reasons: OrderedDict[_Question, tuple[Reasons, Reasons]] = OrderedDict()
        self._under_way: dict[_Question, _Work] = {}
        self._wishes: dict[str, OrderedDict[_Question, int]] = {}

    @classmethod
    @asynccontextmanager
    async def open(cls, find_game: str, most: int, clock: Clock) -> AsyncIterator[Self]:
        """Ready at once: a process is started when somebody asks.

        The function that finds a game is named as "module:function".
        """
        rewinds = cls(find_game, most, clock)
        try:
            yield rewinds
        finally:
            await rewinds.close()

    @property
    def number_under_way(self) -> int:
        """How many decisions are gone on with now."""
        return len(self._under_way)

    def most(self, game: Definition) -> int:
        """How many futures are played of an action, in the end."""
        return min(self._most, most_futures(who_plays(game)))

    async def decision(
        self, table: TableId, round: int, step: int, read: Callable[[], Awaitable[Decided]]
    ) -> Decided:
        """A decision of a finished game, which `read` finds in its record, if it is needed."""
        key = (table, round, step)
        if (known := self._decisions.get(key)) is None:
            known = await read()
        remember(self._decisions, key, known, _REMEMBERED)
        return known

    async def of(self, decided: Decided, tried: int, by: str) -> Rewound:
        """What is known by now, of a few futures at least; somebody waits for more.

        HouseError when too many wait already, or nobody can play on.
        """
        base, most = decided.base, self.most(decided.base.game)
        view = base.view(decided.seat).bytes
        look = _Look(base.game.name, base.board_name, decided.seat, view)
        question = _Question(look, decided.action, tried)
        work = self._under_way.get(question)
        if self._done(question) < most:
            if work is None:
                work = self._begin(question, futures_at_once(who_plays(base.game)), most)
            self._wish(question, by)
        if work is not None and not self._done(question):
            await work.told.wait()
        found = compare(self._of(look, decided.action), self._of(look, tried))
        if not len(found.done):
            if work is not None and work.failed:
                raise HouseError("futures-late")
            raise HouseError("stopped")
        return Rewound(found, most, self._reasons.get(question, ((), ())))

    def _begin(self, question: _Question, at_once: int, most: int) -> _Work:
        if len(self._under_way) >= _MOST_UNDER_WAY:
            raise HouseError("too-fast")
        work = self._under_way[question] = _Work()
        going_on = self._go_on(question, work, at_once, most)
        work.task = asyncio.create_task(going_on, name="jacta-rewind")
        work.task.add_done_callback(lambda _: self._end(question, work))
        return work

    async def _go_on(self, question: _Question, work: _Work, at_once: int, most: int) -> None:
        """Until all is played, or nobody waits."""
        try:
            while self._is_wanted(question) and self._done(question) < most:
                async with self._turn:
                    await self._play(question, at_once, most)
                work.told.set()
        except (JactaError, TimeoutError, OSError, msgspec.MsgspecError) as error:
            _log.warning("no futures of %s: %r", question.look.game, error)
            work.failed = True
            await self._player.end()

    def _end(self, question: _Question, work: _Work) -> None:
        del self._under_way[question]
        work.told.set()
        for by in [by for by, wishes in self._wishes.items() if question in wishes]:
            self._forget(question, by)

    async def _play(self, question: _Question, at_once: int, most: int) -> None:
        """More futures of that of both actions which has fewer, or of both."""
        look, *pair = question
        counts = [len(self._of(look, action)) for action in pair]
        fewest = min(counts)
        actions = tuple({a: None for a, count in zip(pair, counts, strict=True) if count == fewest})
        explain = question not in self._reasons
        number = min(at_once, most - fewest)
        between = (question.done, question.tried) if explain else None
        found = await self._player.ask(ToPlay(*look, actions, fewest, number, between))
        for action, results, ranks in zip(actions, found.results, found.ranks, strict=True):
            more = Futures(np.array(results), np.array(ranks, np.int64))
            futures = self._of(look, action) + more
            remember(self._played, (look, action), futures, _REMEMBERED)
        if found.reasons is not None:
            remember(self._reasons, question, found.reasons, _REMEMBERED)

    def _of(self, look: _Look, action: int) -> Futures:
        return self._played.get((look, action)) or Futures.none()

    def _done(self, question: _Question) -> int:
        """How many futures both actions have."""
        look, *pair = question
        return min(len(self._of(look, action)) for action in pair)

    # -- who waits for what

    def _wish(self, question: _Question, by: str) -> None:
        wishes = self._wishes.setdefault(by, OrderedDict())
        wishes[question] = self._clock.now()
        wishes.move_to_end(question)
        if len(wishes) > _MOST_WISHES:
            wishes.popitem(last=False)

    def _is_wanted(self, question: _Question) -> bool:
        since = self._clock.now() - _CARED_FOR
        return any(wishes.get(question, 0) > since for wishes in self._wishes.values())

    def _forget(self, question: _Question, by: str) -> None:
        del self._wishes[by][question]
        if not self._wishes[by]:
            del self._wishes[by]

    async def close(self) -> None:
        """What is under way is ended, and so is the process."""
        tasks = [work.task for work in self._under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._player.end()


class _Player:
    """The process that plays: started when it is asked, and again when it is gone."""

    def __init__(self, find_game: str) -> None:
        self._find_game = find_game
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None

    async def ask(self, task: ToPlay) -> Played:
        """What was played; any error means that the process is of no use any more."""
        if self._process is None:
            self._process = await spawn(_PROGRAM, self._find_game)
            self._listening = asyncio.create_task(_pass_on(self._process))
        assert self._process.stdin
        assert self._process.stdout
        async with asyncio.timeout(_SECONDS):
            self._process.stdin.write(msgspec.json.encode(task) + b"\n")
            await self._process.stdin.drain()
            line = await self._process.stdout.readline()
        return msgspec.json.decode(line, type=Played)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        kill(process)
        await process.wait()
        assert self._listening
        await self._listening


async def _pass_on(process: asyncio.subprocess.Process) -> None:
    """What the process says besides goes to the log."""
    assert process.stderr
    async for line in process.stderr:
        _log.warning("rewinder: %s", line.decode(errors="backslashreplace").rstrip())
