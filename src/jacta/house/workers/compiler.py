"""What is compiled while the house is open already: in processes that let everybody else go first.

Rules and bots run in plain Python until then, with the same results.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Self

import msgspec

from jacta.bots import opponents
from jacta.bots.compiling import (
    NICE,
    PROGRAM,
    Compiled,
    can_decide,
    doors_of,
    offered,
    uncompiled_doors,
)
from jacta.bots.warm_up import warm_up
from jacta.engine.doors.jit import JIT, compiles_here
from jacta.engine.game import Game
from jacta.house.workers.process import kill, spawn

__all__ = ["Compiler"]

_log = logging.getLogger("jacta.house.workers")


class Compiler:
    """Knows what is compiled; made by `Compiler.open`. It is `done` once nothing is left to do."""

    done: asyncio.Future[list[None]]

    def __init__(self, find_game: str, find: Callable[[str], Game]) -> None:
        self._find_game, self._find = find_game, find
        self._done: set[str] = set()

    @classmethod
    @asynccontextmanager
    async def open(
        cls, find_game: str, find: Callable[[str], Game], names: Sequence[str]
    ) -> AsyncIterator[Self]:
        """Ready at once; games that are compiled are loaded, others are compiled meanwhile.

        The function that finds a game is named as "module:function" too, for other processes.
        """
        compiler = cls(find_game, find)
        waiting = [name for name in names if compiler.left(name)]
        for name in reversed(names):
            if name not in waiting:
                await asyncio.to_thread(warm_up, find(name))
        compiler.done = asyncio.gather(*(compiler._compile(share) for share in _shares(waiting)))
        try:
            yield compiler
        finally:
            compiler.done.cancel()
            await asyncio.wait([compiler.done])

    def left(self, name: str) -> int:
        """How many parts of a game are still to be compiled."""
        if name in self._done or not JIT or compiles_here():
            return 0
        number = len(uncompiled_doors(self._find(name)))
        if number == 0:
            self._done.add(name)
        return number

    def parts(self, name: str) -> int:
        """How many parts there are in all."""
        return len(doors_of(self._find(name)))

    def bots(self, name: str) -> list[str]:
        """The bots of a game that can play now."""
        game = self._find(name)
        return offered(game) if self.left(name) or not JIT else list(opponents(game))

    def can_decide(self, name: str, bot: str) -> bool:
        """Whether a bot of a game decides soon; if not, it is being compiled, and that is soon."""
        return not self.left(name) or self.done.done() or can_decide(self._find(name), bot)

    async def _compile(self, names: Sequence[str]) -> None:
        """Have these games compiled, and load each of them then."""
        process = await spawn(PROGRAM, self._find_game, *names)
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.close()
        said = asyncio.ensure_future(process.stderr.read())
        try:
            async for line in process.stdout:
                done = msgspec.json.decode(line, type=Compiled)
                _log.info("compiled %s in %.1f s", done.door, done.seconds)
            code = await process.wait()
        finally:
            if process.returncode is None:
                kill(process)
                await process.wait()
        if code:
            words = (await said).decode(errors="backslashreplace").strip()
            _log.warning("not all could be compiled, so it stays slow: %s", words)
        for name in names:
            if not self.left(name):
                await asyncio.to_thread(warm_up, self._find(name))


def _shares(names: Sequence[str]) -> list[Sequence[str]]:
    """Who compiles what: one core is left to the house."""
    number = max(1, min(len(names), (os.cpu_count() or 1) - 1))
    return [names[first::number] for first in range(number) if names]
