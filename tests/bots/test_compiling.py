"""A table in the terminal opens while another process compiles what it needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from jacta.bots.compiling import compiling_beside
from jacta.engine.doors.jit import compiles_here
from tests.tiny.sledges import GAME
from tests.waiting import wait_until


@pytest.fixture(autouse=True)
def one_part_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.bots.compiling.uncompiled_doors", lambda game: ["sledges.settle"])


def standing_in(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    def command(find_game: str, games: Sequence[str]) -> list[str]:
        assert (find_game, games) == ("somewhere:find", [GAME.name])
        return [sys.executable, "-c", program]

    monkeypatch.setattr("jacta.bots.compiling.command", command)


def test_nothing_is_compiled_here_as_long_as_it_is_done_beside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    standing_in(monkeypatch, "import time; time.sleep(600)")
    before = compiles_here()
    with compiling_beside("somewhere:find", GAME) as left:
        assert (compiles_here(), left()) == (False, 1)
    assert compiles_here() == before
    assert left() == 0, "it was ended"


def test_who_compiles_no_more_leaves_nothing_to_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a folder that cannot be written to: it stays plain, and is not told for ever."""
    standing_in(monkeypatch, "raise SystemExit(1)")
    with compiling_beside("somewhere:find", GAME) as left:
        assert wait_until(lambda: left() == 0)
