"""The course of a match: its games begin, and a table can be closed."""

from __future__ import annotations

import pytest

from jacta.house import commands
from jacta.house.table.entries import Aborted, Began, Drew, Sat
from tests.house.commands.scenes import ANNA, BEN, CLEO, between, moved, opened, playing
from tests.house.games import SEED, seed_of


def test_a_table_is_closed_by_its_opener_while_it_waits() -> None:
    assert commands.abort(opened().table, seed_of, ANNA) == [Aborted("players")]


@pytest.mark.parametrize("by", [ANNA, BEN, CLEO])
def test_or_by_anyone_who_sits_there_until_the_first_move(by: str) -> None:
    log = playing()
    assert commands.abort(log.table, seed_of, by) == [Aborted("players", (SEED.hex(),))]


def test_the_keeper_may_close_it_at_any_time() -> None:
    log = moved()
    log.add(commands.close(log.table, seed_of))
    assert log.table.aborted == Aborted("keeper", (SEED.hex(),))
    assert (log.table.state, log.table.is_over, log.table.acting) == ("aborted", True, ())
    assert commands.close(between().table, seed_of) == [Aborted("keeper")]


def test_the_first_game_begins_with_the_last_chair() -> None:
    log = opened()
    log.sit(0)
    log.sit(2)
    kinds = [type(entry) for entry in log.sit(1)]
    assert kinds == [Sat, Began, *[Drew] * 6]
