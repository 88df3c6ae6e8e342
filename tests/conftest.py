"""Settings for all tests: no example is failed for being slow, and CI draws the same each time."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Page and terminal are tested in more than one folder: their own, and those of the games.
pytest_plugins = ["tests.cli.fixtures", "tests.web.fixtures"]

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """A test may be a coroutine: it is run in a loop of its own, as the house is, by asyncio."""
    return "asyncio"
