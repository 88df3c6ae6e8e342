"""The command line under test: in this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jacta.cli import main

Run = Callable[..., Result]
Program = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `jacta` with these arguments; `typed` is its standard input."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("os.nice", lambda by: by)  # the tests themselves let nobody go first

    def call(*arguments: str | Path, typed: str | bytes = "") -> Result:
        result = CliRunner().invoke(main, [str(a) for a in arguments], input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


@pytest.fixture
def program() -> Program:
    """Run `jacta` as a program; without the jit, because that starts faster."""

    def call(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "jacta", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "JACTA_JIT": "off", "LANG": "C.UTF-8"},
        )

    return call
