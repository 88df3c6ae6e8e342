"""A worker as the house sees it: a process that answers one task at a time, or is gone."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections import deque
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from jacta.engine.errors import JactaError
from jacta.house.workers.frames import Answer, Ask, Ready, Setup, pack, receive, unpack
from jacta.house.workers.tasks import Task

__all__ = ["Gone", "Worker", "kill", "spawn"]

Exchanged = TypeVar("Exchanged", Answer, Ready)

_log = logging.getLogger("jacta.house.workers")

_PROGRAM = "jacta.house.workers.worker"
_ONE_CORE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
_END_SECONDS = 1.0
_LINES_KEPT = 12
_LONGEST_LINE = 4096


class Gone(JactaError):
    """The worker's process has ended, or talks nonsense."""


class Worker:
    """One worker process; once it is gone it stays so, and `end` must be called all the same."""

    def __init__(self, number: int, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self.number, self.pid, self.gone = number, process.pid, False
        self._process, self._sink, self._source = process, process.stdin, process.stdout
        self._last_lines: deque[str] = deque(maxlen=_LINES_KEPT)
        self._listening: asyncio.Future[None] = asyncio.ensure_future(self._listen(process.stderr))
        self.ended: asyncio.Future[int] = asyncio.ensure_future(process.wait())

    @classmethod
    async def start(cls, number: int, setup: Setup, patience: float) -> Worker:
        """A new worker that is ready; JactaError says why there is none."""
        worker = cls(number, await spawn(_PROGRAM))
        try:
            await worker._set_up(setup, patience)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, number: int, task: Task, patience: float) -> Answer:
        """The answer to a task; TimeoutError or Gone when there is none, and never will be."""
        answer = await self._exchange(Ask(number, task), Answer, patience)
        if answer.number != number:
            self.gone = True
            raise Gone(f"worker {self.number} answers {answer.number}, not {number}")
        return answer

    async def end(self) -> None:
        """End the process, and whatever its bots have started; not to be interrupted."""
        ending, cancelled = asyncio.ensure_future(self._end()), None
        while not ending.done():
            try:
                await asyncio.wait({ending})
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled:
            raise cancelled

    async def _end(self) -> None:
        """Close its pipe, by which a sound worker goes at once, and kill what is left."""
        parts: set[asyncio.Future[Any]] = {self.ended, self._listening}
        self._sink.close()
        if not self.gone:
            self.gone = True
            await asyncio.wait(parts, timeout=_END_SECONDS)
        if not all(part.done() for part in parts):
            kill(self._process)
            await asyncio.wait(parts, timeout=_END_SECONDS)
        for part in parts:
            part.cancel()

    async def _set_up(self, setup: Setup, patience: float) -> None:
        try:
            await self._exchange(setup, Ready, patience)
        except TimeoutError:
            problem = f"worker {self.number} was not ready after {patience:g} seconds"
        except Gone:
            problem = f"worker {self.number} cannot be started"
        else:
            return
        await self.end()
        raise JactaError(": ".join([problem, "\n".join(self._last_lines) or "it said nothing"]))

    async def _exchange(
        self, message: Ask | Setup, kind: type[Exchanged], patience: float
    ) -> Exchanged:
        """Send a message and wait for its answer; a worker that gives none is of no use."""
        try:
            async with asyncio.timeout(patience):
                self._sink.write(pack(message))
                await self._sink.drain()
                return unpack(await receive(self._source), kind)
        except (TimeoutError, asyncio.CancelledError):
            self.gone = True
            raise
        except (EOFError, OSError, ValueError, msgspec.MsgspecError) as error:
            self.gone = True
            raise Gone(f"worker {self.number} is gone") from error

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        """Pass on to the log what the worker and its bots say."""
        rest = b""
        while chunk := await stream.read(_LONGEST_LINE):
            *lines, rest = (rest + chunk).split(b"\n")
            if len(rest) >= _LONGEST_LINE:
                lines, rest = [*lines, rest], b""
            for line in lines:
                self._say(line)
        if rest:
            self._say(rest)

    def _say(self, line: bytes) -> None:
        text = line.decode(errors="backslashreplace").rstrip()
        self._last_lines.append(text)
        _log.warning("worker %d: %s", self.number, text)


def kill(process: asyncio.subprocess.Process) -> None:
    """Kill the process, and with it the group that it leads, where the system has groups."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


async def spawn(program: str, *arguments: str) -> asyncio.subprocess.Process:
    """A fresh interpreter at a program of ours; it finds the same modules as this one."""
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            program,
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**_ONE_CORE, **os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
    except OSError as error:
        raise JactaError(f"no worker can be started: {error}") from error
