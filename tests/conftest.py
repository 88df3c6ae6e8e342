"""Settings for all tests: no example is failed for being slow, and CI draws the same each time."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.house.store.postgres import Server, serve

# Page and terminal are tested in more than one folder: their own, and those of the games.
pytest_plugins = ["tests.cli.fixtures", "tests.web.fixtures"]

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# Where tests take long: they begin first, so that no core is idle while another one ends.
_LONG = (
    "server/live/*",
    "server/chaos/*",
    "server/hosting/*",
    "server/http/test_programs.py",
    "examples/**/*",
    "games/test_*",
    "games/*/test_bots.py",
    "games/*/browser/*",
    "web/*/*",
    "house/store/upkeep/*",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole files in the order in which they are to begin; each in its own order."""
    found = {file for pattern in _LONG for file in Path(__file__).parent.glob(pattern)}
    items.sort(key=lambda item: item.path not in found)


def pytest_collection(session: pytest.Session) -> None:
    """Thousands of tests are found, and none of them goes before the end: whoever looks for what is
    no longer used looks at them time and again, in every worker."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """A test may be a coroutine: it is run in a loop of its own, as the house is, by asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server for all who only want a database of it; who stops one starts one of their own."""
    with serve() as server:
        yield server
