"""Plants every leak, each in a process of its own, and runs the test that must find it.

Prints, as JSON, the leaks with whether they were found: all of them, or those that are named.
`--quick` leaves those out for which a house is started; `--write` puts the result into
docs/reliability.md.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence

import pytest

from tests.leaks import LEAKS, Leak, plant
from tests.server.process import LEAK
from tools.mutants.trials import OPTIONS, Noticing
from tools.reliability import Section, Table, write

_FOUND, _NOT_FOUND = 0, 1
# What is asserted does not hold; a test that breaks off in another way has found nothing.
_SAYS_NO = (AssertionError, pytest.fail.Exception)


class Search(Noticing):
    """A plugin of pytest: runs on each leak the test that is there for it."""

    def __init__(self, leaks: Sequence[Leak]) -> None:
        super().__init__()
        self._leaks = leaks
        self.found: dict[str, bool] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for leak in self._leaks:
            print(f"{leak.name} ...", file=sys.stderr, flush=True)
            if not (pid := os.fork()):
                if leak.in_a_house:
                    os.environ[LEAK] = leak.name
                else:
                    plant(leak.name)
                self.run([item for item in session.items if _is_of(item, leak.test)])
                os._exit(_FOUND if isinstance(self.failure, _SAYS_NO) else _NOT_FOUND)
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            self.found[leak.name] = status == _FOUND
        return True


def _is_of(item: pytest.Item, test: str) -> bool:
    return item.nodeid == test or item.nodeid.startswith(f"{test}[")


def main(*options: str) -> None:
    began = time.monotonic()
    chosen = {option for option in options if not option.startswith("--")} or LEAKS.keys()
    quick = "--quick" in options
    leaks = [LEAKS[name] for name in LEAKS if name in chosen]
    leaks = [leak for leak in leaks if not (quick and leak.in_a_house)]
    search = Search(leaks)
    tests = sorted({leak.test for leak in leaks})
    silent = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
    status = pytest.main([*OPTIONS, *silent, *tests], plugins=[search])
    assert status == pytest.ExitCode.OK, status
    if "--write" in options:
        write(_section(leaks, search.found, time.monotonic() - began))
    json.dump(search.found, sys.stdout, indent=2)
    print()
    sys.exit(not all(search.found.values()))


def _section(leaks: Sequence[Leak], found: dict[str, bool], seconds: float) -> Section:
    rows = [[leak.name, leak.test.partition("::")[0], _word(found[leak.name])] for leak in leaks]
    return Section(
        name="leaks",
        title="Planted leaks",
        command="make leaks",
        about=(
            f"{sum(found.values())} of {len(found)} ways out for a secret, each opened on purpose, "
            "were found by the test that is there for it. Eleven more are planted in the telling "
            "itself whenever `tests/house/telling/test_telling.py` runs, and three in the cards of "
            "Entenrallye by `tests/games/entenrallye/test_leaks.py`."
        ),
        tables=[Table(["leak", "found by", ""], rows)],
        seconds=seconds,
    )


def _word(found: bool) -> str:
    return "found" if found else "NOT FOUND"


if __name__ == "__main__":
    main(*sys.argv[1:])
