"""The course of a match: its games begin, and a table can be closed."""

from __future__ import annotations

import pytest

from jacta.house.commands import Abort, CloseTable
from jacta.house.table.entries import Aborted, Began, Drew, Sat
from tests.house.commands.scenes import ANNA, BEN, CLEO, between, moved, opened, playing
from tests.house.games import SEED


def test_a_table_is_closed_by_its_opener_while_it_waits() -> None:
    assert opened().do(Abort, ANNA) == [Aborted("players")]


@pytest.mark.parametrize("by", [ANNA, BEN, CLEO])
def test_or_by_anyone_who_sits_there_until_the_first_move(by: str) -> None:
    log = playing()
    assert log.do(Abort, by) == [Aborted("players", (SEED.hex(),))]


def test_the_keeper_may_close_it_at_any_time() -> None:
    log = moved()
    log.do(CloseTable)
    assert log.table.aborted == Aborted("keeper", (SEED.hex(),))
    assert (log.table.state, log.table.is_over, log.table.acting) == ("aborted", True, ())
    assert between().do(CloseTable) == [Aborted("keeper")]


def test_the_first_game_begins_with_the_last_chair() -> None:
    log = opened()
    log.sit(0)
    log.sit(2)
    kinds = [type(entry) for entry in log.sit(1)]
    assert kinds == [Sat, Began, *[Drew] * 6]
