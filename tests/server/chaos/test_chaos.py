"""The short forms of `make chaos`: every fault strikes once, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.chaos.faults import DatabaseKilled, NoticesLost
from tests.server.chaos.scenes import SHORT, Outcome, Scene, on_postgres, on_sqlite, run
from tests.server.chaos.test_power import needs_layer


async def short(scene: Scene, folder: Path) -> Outcome:
    return await run(scene, folder, moves=80, seed=7, tables=3, calm=(2, 8), kinds=SHORT)


def check(scene: Scene, outcome: Outcome) -> None:
    assert outcome.report.problems == []
    assert outcome.tally.moves >= 80
    assert outcome.struck.keys() == {fault.name for fault in scene.faults}
    assert outcome.report.dice > 0
    assert outcome.report.histories > outcome.tally.events["games finished"]


@needs_layer
async def test_nothing_is_lost_on_sqlite_whatever_fails(tmp_path: Path) -> None:
    scene = on_sqlite(moments=4)
    check(scene, await short(scene, tmp_path))


@pytest.mark.lockstep  # half a minute: `make chaos` does it at length
@needs_layer
async def test_nothing_is_lost_on_postgres_when_it_is_killed_and_notices_are_lost(
    tmp_path: Path,
) -> None:
    scene = replace(on_postgres(), faults=(DatabaseKilled(), NoticesLost()))
    check(scene, await short(scene, tmp_path))
