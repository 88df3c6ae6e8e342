"""A worker ends with its house, even with one that is killed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.house.workers.test_troubles import are_gone, is_alive


@pytest.mark.parametrize("bot", ["sleeps", "hogs"])
async def test_a_worker_ends_with_a_house_that_is_killed(bot: str) -> None:
    """At once, though a bot sleeps; by its own timer when a bot lets no other thread run."""
    program = [sys.executable, "-m", "tests.house.workers.program", bot]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as house:
        assert house.stdout
        try:
            pid = int(house.stdout.readline())
            assert is_alive(pid)
        finally:
            house.kill()
    await are_gone([pid])
