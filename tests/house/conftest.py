"""Tests of the house run on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.clocks import HeldClock
from tests.house.store.postgres import Server


@pytest.fixture
def clock() -> HeldClock:
    """The clock of a house that is opened with it."""
    return HeldClock()


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
