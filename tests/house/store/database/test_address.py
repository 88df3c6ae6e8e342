"""A database is a file, or an address of SQLite or PostgreSQL; nothing else is taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from jacta.house import store
from jacta.house.store import BadAddress
from jacta.house.store.database.address import postgres_address, sqlite_file


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("house.db", "house.db"),
        (Path("a b") / "house.db", "a b/house.db"),
        ("100%.db", "100%.db"),
        ("sqlite:///house.db", "house.db"),
        ("sqlite+aiosqlite:////var/lib/house.db", "/var/lib/house.db"),
    ],
)
def test_a_file_can_be_named_in_several_ways(address: str | Path, file: str) -> None:
    assert sqlite_file(address) == Path(file)
    assert postgres_address(address) is None


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_an_address_of_postgresql_is_passed_on_whole(scheme: str) -> None:
    rest = "me:p%40ss@one:5432,two/house?sslmode=require"
    assert postgres_address(f"{scheme}://{rest}") == f"postgresql://{rest}"


@pytest.mark.parametrize(
    "address",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/file",
        "sqlite:///file?mode=ro",
        "mysql://me:secret@host/db",
        "postgresql://me:half/secret@host/db",
    ],
)
async def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(BadAddress) as error:
        await store.check(address)
    assert "secret" not in str(error.value)
    with pytest.raises(BadAddress):
        async with store.open(address):
            pass


async def test_a_file_may_lie_in_a_folder_with_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "100% Käse?"
    folder.mkdir()
    async with store.open(folder / "house.db"):
        assert (folder / "house.db").exists()
