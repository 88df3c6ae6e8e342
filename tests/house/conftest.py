"""Tests of the house run on SQLite and on PostgreSQL; a test may be a coroutine."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.store.postgres import Server, serve


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with serve() as server:
        yield server


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")


@pytest.fixture
def postgres_address(postgres: Server) -> str:
    return postgres.create()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Where an empty database is."""
    found: str = request.getfixturevalue(f"{request.param}_address")
    return found
