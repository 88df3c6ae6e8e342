"""A house for the tests of the server, in a process of its own, which they all share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, run_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house on SQLite that knows the tiny games and has high limits.

    A house needs seconds to open, and its guests do not disturb each other: whoever counts on
    being alone opens one of their own.
    """
    with run_house(tmp_path_factory.mktemp("house"), compiled=True) as running:
        yield running


@pytest.fixture(scope="module")
def open_house(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Callable[..., Running]]:
    """Opens further houses with other settings: `open_house(tries_per_minute=3)`."""
    with ExitStack() as stack:

        def make(**settings: Any) -> Running:
            folder = tmp_path_factory.mktemp("house")
            return stack.enter_context(run_house(folder, **settings))

        yield make


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """Where an empty database is."""
    return str(tmp_path / "house.db")
