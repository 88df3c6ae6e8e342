"""`jacta doctor` says what is wrong with a house, and what to do."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import jacta
import jacta.server.hosting.checkup as checkup
import jacta.server.hosting.checkup_database as checkup_database
from jacta.cli.house.house import keeper_speech
from jacta.engine.doors.jit import JIT
from jacta.engine.words.language import LANGUAGES
from jacta.house import store
from tests.cli.fixtures import Run
from tests.cli.houses import damage, fill, flip_bit, lose_entry
from tests.house.store.postgres import Server

FINDINGS = re.compile(r'Finding\(\s*"([a-z]+)", "([a-z]+)"(?: if \w+ else "([a-z]+)")?')
FAILED = re.compile(r'failed\("([a-z]+)"')


@pytest.fixture
def port() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def examine(run: Run, *arguments: str | Path) -> tuple[int, dict[str, dict[str, Any]]]:
    result = run("doctor", "--json", *arguments)
    checks = json.loads(result.stdout)["checks"]
    return result.exit_code, {check["check"]: check for check in checks}


def codes(checks: dict[str, dict[str, Any]]) -> dict[str, str]:
    return {name: check["code"] for name, check in checks.items()}


def test_a_sound_house_is_found_sound(run: Run, tmp_path: Path, port: str) -> None:
    fill(tmp_path / "house.db")
    code, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
    assert code == 0
    assert codes(checks) | {"cache": "", "sync": "", "disk": ""} == {
        "python": "good",
        "packages": "good",
        "cache": "",
        "database": "current",
        "integrity": "good",
        "entries": "good",
        "durability": "good",
        "disk": "",
        "sync": "",
        "clock": "good",
        "origin": "own",
        "newest": "good",
        "descriptors": "good",
        "port": "free",
    }


def test_before_there_is_a_house_nothing_is_made(run: Run, tmp_path: Path, port: str) -> None:
    code, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
    assert (code, codes(checks)["database"]) == (0, "empty")
    assert list(tmp_path.iterdir()) == []


def test_people_read_it_in_their_language(run: Run, tmp_path: Path, port: str) -> None:
    for language, summary in (("en", "All is well"), ("fr", "Tout va bien"), ("de", "Alles in O")):
        said = run(
            "doctor", "--database", tmp_path / "x.db", "--port", port, "--lang", language
        ).stdout
        assert summary in said or "✗" not in said
        assert "doctor-" not in said


def test_a_damaged_file_is_found(run: Run, tmp_path: Path, port: str) -> None:
    file = tmp_path / "house.db"
    fill(file)
    damage(file)
    code, checks = examine(run, "--database", file, "--port", port)
    assert code == 1
    assert checks["integrity"]["level"] == "problem"
    assert "restore the last backup" in checks["integrity"]["message"]


@pytest.mark.parametrize("n", [1, 2])
def test_entries_that_are_missing_are_found(run: Run, tmp_path: Path, port: str, n: int) -> None:
    house = fill(tmp_path / "house.db")
    lose_entry(house.address, house.running, n)
    code, checks = examine(run, "--database", house.address, "--port", port)
    assert (code, checks["integrity"]["code"]) == (1, "good")
    assert checks["entries"]["values"] == {"count": 1, "tables": house.running}
    assert "restore the last good backup" in checks["entries"]["message"]
    lose_entry(house.address, house.waiting, n=1)  # it had no other
    _, checks = examine(run, "--database", house.address, "--port", port)
    assert checks["entries"]["values"]["count"] == 2


def test_one_bit_that_flipped_is_found_and_named(run: Run, tmp_path: Path, port: str) -> None:
    house = fill(tmp_path / "house.db")
    flip_bit(house.address, house.running)
    code, checks = examine(run, "--database", house.address, "--port", port)
    assert (code, checks["integrity"]["code"], checks["entries"]["code"]) == (1, "good", "broken")
    assert checks["entries"]["values"] == {"count": 1, "entries": f"{house.running}: 2"}
    assert "restore the last good backup" in checks["entries"]["message"]


def test_an_index_that_tells_of_other_rows_is_found(run: Run, tmp_path: Path, port: str) -> None:
    file = tmp_path / "house.db"
    fill(file)
    with closing(sqlite3.connect(file)) as connection:
        (index,) = connection.execute("SELECT * FROM sqlite_schema WHERE name LIKE 'ix_entries%'")
    for statement, values in (
        ("DELETE FROM sqlite_schema WHERE name = ?", index[1:2]),
        ("UPDATE entries SET cause = ? WHERE n = 1", ("a cause that the index does not know",)),
        ("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", index),
    ):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(statement, values)
    code, checks = examine(run, "--database", file, "--port", port)
    assert (code, checks["integrity"]["code"]) == (1, "damaged")


def test_a_file_that_is_no_database_is_found(run: Run, tmp_path: Path, port: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000, "utf-8")
    code, checks = examine(run, "--database", file, "--port", port)
    assert (code, codes(checks)["database"]) == (1, "unreachable")


def test_a_folder_that_is_not_there_is_found(run: Run, tmp_path: Path, port: str) -> None:
    code, checks = examine(run, "--database", tmp_path / "nowhere" / "house.db", "--port", port)
    assert code == 1
    assert (codes(checks)["disk"], codes(checks)["sync"]) == ("failed", "failed")


def test_a_schema_from_the_future_is_found(run: Run, tmp_path: Path, port: str) -> None:
    file = tmp_path / "house.db"
    fill(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from the future'")
    code, checks = examine(run, "--database", file, "--port", port)
    assert (code, codes(checks)["database"]) == (1, "newer")


def test_a_clock_that_was_set_back_is_found(run: Run, tmp_path: Path, port: str) -> None:
    file = tmp_path / "house.db"
    fill(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        later = (time.time_ns() // 1000) + 3_600_000_000
        connection.execute("UPDATE entries SET at = ?", (later,))
    code, checks = examine(run, "--database", file, "--port", port)
    assert (code, codes(checks)["newest"]) == (1, "future")


def test_a_house_that_was_restored_is_told_to_be_a_copy(
    run: Run, tmp_path: Path, port: str
) -> None:
    house, backup, other = fill(tmp_path / "house.db"), tmp_path / "backup", tmp_path / "other.db"
    assert run("backup", backup, "--database", house.address).exit_code == 0
    assert run("restore", backup, "--database", other).exit_code == 0
    code, checks = examine(run, "--database", other, "--port", port)
    assert (code, codes(checks)["origin"]) == (0, "copy")


def test_too_few_descriptors_are_told(
    run: Run, tmp_path: Path, port: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1_024))
    code, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
    assert (code, codes(checks)["descriptors"]) == (0, "few")
    assert checks["descriptors"]["values"]["room"] == 824


def test_little_room_is_found(
    run: Run, tmp_path: Path, port: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for least, expected in ((checkup._LEAST_DISK, "little"), (10**18, "full")):
        monkeypatch.setattr(checkup, "_LITTLE_DISK", 10**18)
        monkeypatch.setattr(checkup, "_LEAST_DISK", least)
        _, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
        assert codes(checks)["disk"] == expected


@pytest.mark.parametrize(
    ("status", "body", "code", "problem"),
    [
        (200, b"ready\n", "open", False),
        (503, b"not ready: stopping\n", "starting", False),
        (503, b"not ready: storage-full\n", "failing", True),
        (200, b"<html>", "taken", True),
        (404, b"", "taken", True),
    ],
)
def test_whoever_is_at_the_port_is_found(
    run: Run, tmp_path: Path, status: int, body: bytes, code: str, problem: bool
) -> None:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        port = str(server.server_address[1])
        exit_code, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
        thread.join()
    assert codes(checks)["port"] == code
    assert exit_code == problem


def test_a_port_that_cannot_be_used_is_found(run: Run, tmp_path: Path, port: str) -> None:
    arguments = ("--database", tmp_path / "house.db", "--host", "192.0.2.1", "--port", port)
    code, checks = examine(run, *arguments)
    assert code == 1
    assert codes(checks)["port"] in {"closed", "taken"}


def test_a_cache_that_cannot_be_written_to_is_told(
    run: Run, tmp_path: Path, port: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "JIT", True)
    monkeypatch.setenv("JACTA_CACHE", "/dev/null/jacta")
    code, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
    assert (code, checks["cache"]["level"]) == (0, "warning")
    assert "JACTA_CACHE" in checks["cache"]["message"]


@pytest.mark.skipif(not JIT, reason="there is nothing to be compiled")
def test_what_is_still_to_be_compiled_is_told(
    run: Run, tmp_path: Path, port: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "uncompiled_doors", lambda game: ["a", "b"])
    code, checks = examine(run, "--database", tmp_path / "house.db", "--port", port)
    assert (code, checks["cache"]["code"], checks["cache"]["level"]) == (0, "compiling", "ok")
    assert checks["cache"]["values"]["left"] == 2 * len(jacta.names())
    assert "jacta compile" in checks["cache"]["message"]


def test_postgresql_is_examined(run: Run, postgres: Server, port: str) -> None:
    address = postgres.create()
    _, checks = examine(run, "--database", address, "--port", port)
    assert codes(checks)["database"] == "empty"
    asyncio.run(store.upgrade(address))
    code, checks = examine(run, "--database", address, "--port", port)
    found = codes(checks)
    assert (found["database"], found["skew"], found["newest"]) == ("current", "good", "none")
    assert "disk" not in found
    assert (code, found["server"]) == (1, "unsafe")  # the server of the tests does without fsync


def test_entries_that_are_missing_in_postgresql_are_found(
    run: Run, postgres: Server, port: str
) -> None:
    house = fill(postgres.create())
    _, checks = examine(run, "--database", house.address, "--port", port)
    assert codes(checks)["entries"] == "good"
    lose_entry(house.address, house.running)
    _, checks = examine(run, "--database", house.address, "--port", port)
    assert checks["entries"]["values"] == {"count": 1, "tables": house.running}


def test_a_server_that_is_not_there_is_found(run: Run, port: str) -> None:
    address = "postgresql://anna:hunter2@127.0.0.1:1/house"
    code, checks = examine(run, "--database", address, "--port", port)
    assert (code, codes(checks)["database"]) == (1, "unreachable")
    assert "hunter2" not in json.dumps(checks)
    assert "hunter2" not in run("doctor", "--database", address, "--port", port).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words(language: str) -> None:
    speech = keeper_speech(language)
    names = "version sqlite count names folder problem free typical longest skew drift time"
    values = dict.fromkeys(
        [
            *names.split(),
            "seconds",
            "host",
            "port",
            "journal",
            "synchronous",
            "tables",
            "entries",
            "code",
            "room",
            "wanted",
            "left",
            "all",
            "games",
        ],
        "",
    )
    sources = [Path(str(m.__file__)).read_text("utf-8") for m in (checkup, checkup_database)]
    found = {(check, schema.value) for check in ["database"] for schema in store.Schema}
    for source in sources:
        found |= {(check, "failed") for check in FAILED.findall(source)}
        for check, code, other in FINDINGS.findall(source):
            found |= {(check, code), (check, other or code)}
    assert len(found) > 30
    for check, code in sorted(found):
        assert len(speech.words(f"doctor-{check}")) <= 20
        assert speech.words(f"doctor-{check}-{code}", **values)


SECRETS = ["Anna", "Ben the", "ben", "rude", "not nice", "a hash", "hunter2", "dice.example"]


def test_a_report_has_nobodys_secrets(run: Run, tmp_path: Path, port: str) -> None:
    house, file = fill(tmp_path / "house.db"), tmp_path / "report.json"
    config = tmp_path / "jacta.toml"
    config.write_text('public_address = "https://dice.example"\n', "utf-8")
    lose_entry(house.address, house.running)
    given = ("--database", house.address, "--port", port, "--config", config, "--report", file)
    said = run("doctor", *given)
    assert (said.exit_code, str(file) in said.stdout) == (1, True)
    text = file.read_text("utf-8")
    with closing(sqlite3.connect(house.address)) as database:
        ids = [row[0] for row in database.execute("SELECT id FROM tables")]
        ids += [row[0] for row in database.execute("SELECT id FROM people")]
        bodies = [row[0] for row in database.execute("SELECT body FROM entries")]
        seeds = [row[0].hex() for row in database.execute("SELECT seed FROM seeds")]
        keys = [row[0].hex() for row in database.execute("SELECT value FROM keys")]
    secrets = [*SECRETS, *ids, *bodies, *seeds, *keys, str(tmp_path), port, house.report]
    assert len(secrets) > 15
    assert [secret for secret in secrets if secret in text] == []
    found = json.loads(text)
    assert {"check": "entries", "code": "missing", "level": "problem", "values": {"count": 1}} in (
        found["findings"]
    )
    assert found["database"]["rows"]["tables"] == 2


def test_a_report_on_a_server_that_is_not_there_tells_no_address(
    run: Run, tmp_path: Path, port: str
) -> None:
    file = tmp_path / "report.json"
    address = "postgresql://anna:hunter2@127.0.0.1:1/treasury"
    run("doctor", "--database", address, "--port", port, "--report", file)
    text = file.read_text("utf-8")
    assert json.loads(text)["database"] == {"kind": "postgresql", "trouble": "storage-away"}
    assert [part for part in ("anna", "hunter2", "127.0.0.1", "treasury") if part in text] == []
