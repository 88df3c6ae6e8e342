"""A house for the tests of the server, in a process of its own, which they all share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, run_house

_TESTS = count(1)


@pytest.fixture(autouse=True)
def named_occasion(occasion: Path, request: pytest.FixtureRequest) -> None:
    """The dice of a test follow from its name: they are the same whenever it is run."""
    occasion.write_text(f"{next(_TESTS)} {request.node.nodeid}", "utf-8")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, occasion: Path) -> Iterator[Running]:
    """A house on SQLite that knows the tiny games and has high limits.

    A house needs seconds to open, and its guests do not disturb each other: whoever counts on
    being alone opens one of their own.
    """
    occasion.write_text("0 no test", "utf-8")
    with run_house(tmp_path_factory.mktemp("house"), occasion=occasion, compiled=True) as running:
        yield running


@pytest.fixture(scope="module")
def open_house(
    tmp_path_factory: pytest.TempPathFactory, occasion: Path
) -> Iterator[Callable[..., Running]]:
    """Opens further houses with other settings: `open_house(tries_per_minute=3)`."""
    occasion.write_text("0 no test", "utf-8")
    with ExitStack() as stack:

        def make(**settings: Any) -> Running:
            folder = tmp_path_factory.mktemp("house")
            return stack.enter_context(run_house(folder, occasion=occasion, **settings))

        yield make


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """Where an empty database is."""
    return str(tmp_path / "house.db")
