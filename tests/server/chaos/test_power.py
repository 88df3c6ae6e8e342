"""The check of power cuts finds a house that acknowledges what is not on the disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.chaos.house import UNSYNCED
from tests.server.chaos.layer import is_possible
from tests.server.chaos.power import look_at
from tests.server.chaos.scenes import SHORT, power_cuts, run

needs_layer = pytest.mark.skipif(
    not is_possible(), reason="the SQLite of this Python lets no layer be registered"
)


@needs_layer
async def test_a_house_that_syncs_nothing_is_caught(tmp_path: Path) -> None:
    outcome = await run(
        power_cuts(moments=2),
        tmp_path,
        moves=20,
        seed=7,
        tables=2,
        calm=(8, 8),
        kinds=SHORT,
        mutant=UNSYNCED,
    )
    assert outcome.report.problems
    assert all(problem.startswith("power cut") for problem in outcome.report.problems)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two entries of one message, at one table."""
    file = tmp_path / "house.db"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE tables (id)")
        made.execute("CREATE TABLE entries (table_id, n, cause, more)")
        made.execute("INSERT INTO tables VALUES ('t')")
        made.execute("INSERT INTO entries VALUES ('t', 1, 'anna/1', 1), ('t', 2, NULL, 0)")
        made.commit()
    return file


def test_what_is_there_is_found(database: Path) -> None:
    assert look_at(database, {"t"}, {("t", "anna/1"): 2}) == []


def test_whatever_is_missing_is_told(database: Path, tmp_path: Path) -> None:
    assert look_at(database, {"t", "u"}, {}) == ["table u is lost"]
    expected = {("t", "anna/1"): 3, ("t", "anna/2"): 4}
    assert look_at(database, {"t"}, expected) == [
        "table t: anna/1 was acknowledged as 3 and is 2",
        "table t: anna/2 was acknowledged as 4 and is lost",
    ]
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("DELETE FROM entries WHERE n = 1")
        opened.commit()
    assert look_at(database, {"t"}, {}) == ["table t has 1 entries, and the last is 2"]
    assert look_at(tmp_path / "none", {"t"}, {}) == [
        "there is no database, and 1 tables were opened"
    ]
    database.write_bytes(b"torn" * 1000)
    (problem,) = look_at(database, {"t"}, {})
    assert problem.startswith("the database cannot be read")
