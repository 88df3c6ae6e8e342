"""A file that was changed by hand is no house: what is missing or of another kind is found."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from jacta.house import store
from jacta.house.store.upkeep.shape import find_misfit
from tests.cli.houses import fill
from tests.house.store.database.test_migrations import fill_old

_BARE = "CREATE TABLE bare AS SELECT * FROM people"
_INSTEAD = ("DROP TABLE people", "ALTER TABLE bare RENAME TO people")
_COMPUTED = "CREATE TABLE keys (id VARCHAR(200), value BLOB AS (x''), made_at BIGINT)"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "house.db"
    fill(file)
    return file


def change(file: Path, *commands: str) -> None:
    """As somebody does who has the file, and a program for SQLite."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for command in commands:
            connection.execute(command)


def misfit(file: Path) -> str | None:
    return asyncio.run(find_misfit(file))


def test_a_house_fits(house: Path) -> None:
    assert misfit(house) is None


@pytest.mark.parametrize("revision", ["0001", "0004", "0007"])
def test_a_house_of_before_fits_as_it_was_then(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "old.db"
    asyncio.run(fill_old(str(file)))
    asyncio.run(store.upgrade(file, revision))
    assert misfit(file) is None


@pytest.mark.parametrize(
    ("commands", "problem"),
    [
        (["DROP TABLE bans"], "it has no table bans"),
        (["DROP TABLE people"], "it has no table people"),
        (["DROP TABLE bans", "CREATE VIEW bans AS SELECT 1 AS whom"], "it has no table bans"),
        (["UPDATE alembic_version SET version_num = '0001'"], "its table tables has other"),
        (["ALTER TABLE people ADD COLUMN more TEXT"], "its table people has other columns"),
        (["ALTER TABLE people DROP COLUMN language"], "its table people has other columns"),
        ([_BARE, *_INSTEAD], "its table people has other columns or keys"),
        (["DROP TABLE keys", _COMPUTED], "its table keys has other columns or keys"),
        (["UPDATE people SET name = x'ff'"], "people has a value of another kind in name"),
        (["UPDATE people SET created_at = 'soon'"], "of another kind in created_at"),
        (["UPDATE people SET created_at = 1e300"], "of another kind in created_at"),
        (["UPDATE entries SET n = 'x' WHERE n = 2"], "entries has a value of another kind in n"),
        (
            ["UPDATE people SET name = CAST(x'fffe' AS TEXT)"],
            "there is text in it that can be none",
        ),
        (["INSERT INTO chairs VALUES ('nowhere', 0, 'anna')"], "chairs tells of something"),
    ],
)
def test_what_was_changed_by_hand_is_found(house: Path, commands: list[str], problem: str) -> None:
    change(house, *commands)
    assert problem in str(misfit(house))
