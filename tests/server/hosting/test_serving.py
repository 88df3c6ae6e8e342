"""What keeps a house from opening is told in one sentence, before anything starts."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import run_house


def serve(*arguments: str | Path) -> tuple[int, str]:
    """The exit code of `jacta serve`, and what it said; nothing is in the log."""
    ran = subprocess.run(
        [sys.executable, "-m", "jacta", "serve", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"LANG": "C.UTF-8", "JACTA_JIT": "off"},
    )
    assert ran.stdout == ""
    assert ran.stderr.startswith("Error: ")
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.returncode, ran.stderr


def test_a_file_has_one_house_and_is_its_owners_alone(tmp_path: Path) -> None:
    former = os.umask(0)
    try:
        with run_house(tmp_path) as house:
            file = Path(house.settings.database)
            code, said = serve("--database", file, "--port", "0")
            assert code == 2
            assert "another jacta serve, or a jacta restore, has the file" in said
            assert f"{file} open" in said
            house.guest().put("/api/me/name", json={"name": "Ada"}).raise_for_status()
            for name in ("house.db", "house.db-wal", "house.db-shm", "house.db.lock"):
                assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name
    finally:
        os.umask(former)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, said = serve("--database", tmp_path / "house.db", "--port", port)
    assert code == 2
    assert f"the setting port: something listens at 127.0.0.1:{port} already" in said


@pytest.mark.parametrize("host", ["203.0.113.7", "no-such-host.invalid"])
def test_a_host_that_is_not_here_is_told(tmp_path: Path, host: str) -> None:
    code, said = serve("--database", tmp_path / "house.db", "--host", host, "--port", "0")
    assert code == 2
    assert "the setting host: " in said
    assert "127.0.0.1" in said


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 1000, "utf-8")
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.execute("create table alembic_version (version_num varchar(32))")
        database.execute("insert into alembic_version values ('9999_tomorrow')")
    database.close()
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("create table entries (what)")
    database.close()
    cases: list[tuple[str | Path, str]] = [
        (tmp_path / "nowhere" / "house.db", "No such file or directory"),
        (letter, "file is not a database"),
        (newer, "a newer version of Jacta made it"),
        (foreign, "table entries already exists"),
        ("postgresql://anna:hunter2@127.0.0.1:1/house", "cannot be opened"),
    ]
    for address, reason in cases:
        code, said = serve("--database", address, "--port", "0")
        assert code == 2
        assert "the setting database: " in said
        assert reason in said
        assert "hunter2" not in said
