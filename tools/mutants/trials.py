"""Trials: the tests that should notice a mutant are run on it, each mutant in a process of its own.

The jit is off, so a function of the rules is a plain Python function that all share who have
imported it: planting a mutant is giving it another code object, after a fork, in the copy alone.
What ran when the game was imported has left its mark in tables, and there a fork comes too late:
such a mutant is planted into its module in a process that starts anew.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from tools.mutants.planting import Mutant, Ran, limit, noting_what_runs, plant

__all__ = ["OPTIONS", "Noticing", "Outcome", "Trials", "is_trial"]

# Nothing is printed, cached, or timed; the options of pyproject.toml are for who reads.
OPTIONS = (
    *("-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:logging", "-o", "timeout=0"),
    *("-o", "addopts=--strict-markers --import-mode=importlib"),
)
# Without the jit some tests would take minutes: those that take so long are left out.
MOST_SECONDS = 2
# A mutant may never end. It has as long as its tests took on the rules as they are, and much more.
PATIENCE, LEAST_SECONDS, LATER_START = 3, 2, 20
_SURVIVED, _LAST_STATUS = 0, 255
_STREAMS = (1, 2)  # standard output and errors
_LEFT_OUT = ("browser", "lockstep")


@dataclass(frozen=True)
class Outcome:
    """Whether a test of its clauses noticed a mutant: `tests` is how many there were.

    `elsewhere` is, for one that survived, whether tests of other clauses of the game notice.
    """

    mutant: Mutant
    killed: bool
    tests: int
    elsewhere: bool = False


class Noticing:
    """A plugin of pytest that notices by what a test fails, and does not tell it."""

    def __init__(self) -> None:
        self.failure: BaseException | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> pytest.TestReport | None:
        """To say what is wrong and where would take longer than the test."""
        if call.excinfo is None or call.excinfo.errisinstance(pytest.skip.Exception):
            return None
        assert call.when != "collect"
        self.failure = call.excinfo.value
        return pytest.TestReport(item.nodeid, item.location, {}, "failed", None, call.when)

    def run(self, items: Sequence[pytest.Item]) -> int:
        """Run tests up to the first one that fails: its number, from 1 on, or 0."""
        for number, item in enumerate(items, 1):
            after = items[number] if number < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failure is not None:
                return min(number, _LAST_STATUS)
        return _SURVIVED


@dataclass
class _Trial:
    """A mutant, and the tests that are run on it; `own` is how many of its own it has survived."""

    mutant: Mutant
    items: list[pytest.Item]
    others: list[pytest.Item] = field(default_factory=list)
    own: int | None = None
    is_forked: bool = True


class Trials(Noticing):
    """A plugin of pytest: in place of the tests it runs the trials, and tells their outcomes."""

    def __init__(
        self,
        mutants: Sequence[Mutant],
        folder: Path,
        at_import: Ran,
        jobs: int,
        told: Callable[[Outcome], None],
        everywhere: bool = False,
    ) -> None:
        super().__init__()
        self._waiting, self._jobs, self._told = list(reversed(mutants)), jobs, told
        self._folder, self._at_import, self._everywhere = folder, at_import, everywhere
        self._items: list[pytest.Item] = []
        self._seconds: dict[pytest.Item, float] = {}
        self._runs: dict[pytest.Item, Ran] = {}
        self._noticed = Counter[pytest.Item]()
        self._running: dict[int, _Trial] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        self._measure([item for item in session.items if is_trial(item)])
        self._items = list(self._seconds)
        gc.freeze()  # what is there will stay, and no process that is forked need look at it
        while self._waiting or self._running:
            while self._waiting and len(self._running) < self._jobs:
                self._begin(self._waiting.pop())
            pid, status = os.wait()
            self._end(self._running.pop(pid), os.waitstatus_to_exitcode(status))
        return True

    def _measure(self, items: Sequence[pytest.Item]) -> None:
        """Find the tests that are quick enough, and what each of them runs; on the rules as they
        are none may fail."""
        for item in items:
            reading, writing = os.pipe()
            if not (pid := os.fork()):
                limit(MOST_SECONDS)
                with noting_what_runs(self._folder) as ran:
                    failed = self.run([item])
                with os.fdopen(writing, "wb") as file:
                    file.write(msgspec.json.encode(ran))
                os._exit(failed)
            os.close(writing)
            with os.fdopen(reading, "rb") as file:
                told = file.read()
            _, status, used = os.wait4(pid, 0)
            ended = os.waitstatus_to_exitcode(status)
            if ended == _SURVIVED:
                self._seconds[item] = used.ru_utime + used.ru_stime
                self._runs[item] = msgspec.json.decode(told, type=Ran)
            elif ended != -signal.SIGXCPU:
                raise pytest.UsageError(f"fails on the rules as they are: {item.nodeid}")

    def _begin(self, mutant: Mutant) -> None:
        """Try the tests of its clauses on a mutant, as far as they run it."""
        clauses = mutant.function.clauses
        reach = [item for item in self._items if self._reaches(item, mutant)]
        own = [item for item in reach if not clauses or clauses & _clauses(item)]
        others = [item for item in reach if item not in own] if self._everywhere else []
        self._try(_Trial(mutant, own, others))

    def _reaches(self, item: pytest.Item, mutant: Mutant) -> bool:
        """Whether a test runs a function; what ran with the import may be in any of them."""
        return mutant.place in self._at_import or mutant.place in self._runs[item]

    def _end(self, trial: _Trial, ended: int) -> None:
        """Tell what came of it; or try the other tests too, if there are any."""
        if ended > 0 and trial.is_forked:
            self._noticed[trial.items[min(ended, len(trial.items)) - 1]] += 1
        if ended == _SURVIVED and trial.others:
            self._try(_Trial(trial.mutant, trial.others, own=len(trial.items)))
        elif trial.own is None:
            self._told(Outcome(trial.mutant, ended != _SURVIVED, len(trial.items)))
        else:
            self._told(Outcome(trial.mutant, False, trial.own, elsewhere=ended != _SURVIVED))

    def _try(self, trial: _Trial) -> None:
        """Run tests on a mutant in another process: those first that notice much, or are quick."""
        trial.items.sort(key=lambda item: (-self._noticed[item], self._seconds[item]))
        seconds = LEAST_SECONDS + PATIENCE * sum(self._seconds[item] for item in trial.items)
        if trial.mutant.place in self._at_import:
            names = [item.nodeid for item in trial.items]
            pid = _start(trial.mutant, LATER_START + seconds, names)
            trial.is_forked = False
        elif not (pid := os.fork()):
            limit(seconds)
            plant(trial.mutant)
            os._exit(self.run(trial.items))
        self._running[pid] = trial


def is_trial(item: pytest.Item) -> bool:
    """Whether a test carries a clause, and tries the rules: an oracle is not what is changed."""
    left_out = any(item.get_closest_marker(name) for name in _LEFT_OUT)
    oracle = item.path.name.startswith("test_oracle")
    return bool(_clauses(item)) and not left_out and not oracle


def _clauses(item: pytest.Item) -> set[str]:
    return {clause for mark in item.iter_markers("clause") for clause in mark.args}


def _start(mutant: Mutant, seconds: float, names: Sequence[str]) -> int:
    """A process that imports the mutant, and runs tests on it."""
    program = [sys.executable, "-m", "tools.mutants.anew", mutant.package, mutant.name]
    silent = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0o600) for stream in _STREAMS]
    arguments = [*program, str(seconds), *names]
    return os.posix_spawn(sys.executable, arguments, os.environ, file_actions=silent)
