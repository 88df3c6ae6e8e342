"""Settings for all tests: no example is failed for being slow, and CI draws the same each time.

A test may be a coroutine.
"""

from __future__ import annotations

import asyncio
import inspect
import os

import pytest
from hypothesis import settings

# Page and terminal are tested in more than one folder: their own, and those of the games.
pytest_plugins = ["tests.cli.fixtures", "tests.web.fixtures"]

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
