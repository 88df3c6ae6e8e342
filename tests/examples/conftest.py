"""The example as a stranger would have it: built into a wheel, installed, and in a house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.environment import Environment
from tests.server.running import Running, run_house


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A fresh environment into which the example was installed."""
    return Environment.make(tmp_path_factory.mktemp("stranger"))


@pytest.fixture(scope="session")
def house(
    tmp_path_factory: pytest.TempPathFactory, occasion: Path, environment: Environment
) -> Iterator[Running]:
    """A house that was opened there; `visit` comes to it."""
    occasion.write_text("0 no test", "utf-8")
    folder, python = tmp_path_factory.mktemp("house"), str(environment.python)
    with run_house(folder, occasion=occasion, python=python) as running:
        yield running
