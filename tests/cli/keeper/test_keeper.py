"""`jacta keeper` looks after the tables, names and messages of a house."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.fixtures import Run
from tests.cli.houses import ANNA, BEN, Filled, fill, state_of


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Filled:
    filled = fill(tmp_path / "house.db")
    monkeypatch.setenv("JACTA_DATABASE", filled.address)
    return filled


def test_all_tables_are_listed(run: Run, house: Filled) -> None:
    said = run("keeper", "tables").stdout
    assert house.running in said
    assert house.waiting in said
    assert "wurfel-express" in said
    listed = json.loads(run("keeper", "tables", "--json", "--state", "running").stdout)
    assert [(table["id"], table["state"]) for table in listed] == [(house.running, "running")]
    assert listed[0]["people"] == [ANNA, BEN]
    assert listed[0]["names"][ANNA] == "Anna"


def test_a_table_shows_when_its_last_move_was(run: Run, house: Filled) -> None:
    with closing(sqlite3.connect(house.address)) as database, database:
        later = "UPDATE entries SET at = at + 60000000 WHERE n = (SELECT max(n) FROM entries e"
        database.execute(f"{later} WHERE e.table_id = entries.table_id)")
        moved = dict(database.execute("SELECT table_id, max(at) FROM entries GROUP BY table_id"))
    listed = json.loads(run("keeper", "tables", "--json").stdout)
    assert {table["id"]: table["updated_at"] for table in listed} == moved
    times = [table["updated_at"] for table in listed]
    assert times == sorted(times, reverse=True)


def test_a_table_is_one_line_for_programs(run: Run, house: Filled) -> None:
    _, *lines = run("keeper", "tables").stdout.splitlines()
    assert len(lines) == 2
    running = next(line for line in lines if house.running in line)
    assert f"Anna ({ANNA}), Ben the" in running
    assert f"Bold ({BEN})" in running


def test_people_are_listed_and_found(run: Run, house: Filled) -> None:
    said = run("keeper", "people").stdout
    assert "Anna" in said
    assert "\x1b[2J" not in said
    listed = json.loads(run("keeper", "people", "--json", "--name", "BEN").stdout)
    assert [(person["id"], person["login"], person["tables"]) for person in listed] == [
        (BEN, "ben", 1)
    ]
    assert json.loads(run("keeper", "people", "--json", "--name", "%").stdout) == []
    assert run("keeper", "people", "--name", "nobody").stdout == "There are none.\n"


def test_a_table_is_closed(run: Run, house: Filled) -> None:
    assert run("keeper", "close", house.running).stdout == (
        f"The table {house.running} is closed.\n"
    )
    assert state_of(house, house.running) == "aborted"
    assert state_of(house, house.waiting) == "open"
    again = run("keeper", "close", house.running)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "This game is over" in again.stderr


def test_a_name_is_removed(run: Run, house: Filled) -> None:
    assert json.loads(run("keeper", "remove-name", BEN, "--json").stdout) == {
        "done": True,
        "person": BEN,
    }
    listed = json.loads(run("keeper", "people", "--json").stdout)
    assert {person["id"]: person["name"] for person in listed} == {ANNA: "Anna", BEN: ""}
    assert "Somebody who left" in run("keeper", "people").stdout


def test_a_report_is_read_its_message_removed_and_it_is_settled(run: Run, house: Filled) -> None:
    said = run("keeper", "reports").stdout
    assert house.report in said
    assert "something rude" in said
    assert "not nice" in said
    (report,) = json.loads(run("keeper", "reports", "--json").stdout)
    assert (report["table"], report["n"], report["person"]) == (house.running, 1, BEN)
    assert run("keeper", "remove-message", house.running, "1").exit_code == 0
    said = run("keeper", "reports").stdout
    assert "something rude" not in said
    assert "(removed)" in said
    assert run("keeper", "settle", house.report).exit_code == 0
    assert run("keeper", "reports").stdout == "There are none.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["close", "nowhere"], "Einen Tisch nowhere gibt es nicht: „jacta keeper tables“"),
        (["remove-name", "nobody"], "Eine Person nobody gibt es nicht"),
        (["remove-message", "nowhere", "3"], "Eine Nachricht 3 am Tisch nowhere gibt es nicht"),
        (["settle", "none"], "Eine offene Meldung none gibt es nicht"),
    ],
)
def test_what_is_not_there_is_told(
    run: Run, house: Filled, arguments: list[str], sentence: str
) -> None:
    result = run("keeper", *arguments, "--lang", "de")
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr


def test_looking_for_a_house_makes_none(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    for arguments in (["tables"], ["people"], ["reports"], ["close", "x"]):
        result = run("keeper", *arguments, "--database", str(file))
        assert result.exit_code == 2
        assert "There is no house at" in result.stderr
    assert not file.exists()


def test_a_file_that_is_no_database_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000, "utf-8")
    result = run("keeper", "tables", "--database", str(file))
    assert result.exit_code == 2
    assert "file is not a database" in result.stderr


def test_keys_are_listed_and_rotated(run: Run, house: Filled) -> None:
    (first,) = json.loads(run("keeper", "keys", "--json").stdout)
    assert first["good_until"] is None
    second, former = json.loads(run("keeper", "keys", "rotate", "--json").stdout)
    assert (former["key"], second["good_until"]) == (first["key"], None)
    assert former["good_until"] - second["made_at"] == 90 * 24 * 60 * 60 * 1_000_000
    said = run("keeper", "keys").stdout
    assert second["key"] in said
    assert first["key"] in said
    assert "it signs" in said
    assert "everybody has to sign in anew" in run("keeper", "keys", "rotate", "--days", "0").stdout
    assert len(json.loads(run("keeper", "keys", "--json").stdout)) == 2, "the oldest is good still"


def test_no_key_is_told(run: Run, house: Filled) -> None:
    with closing(sqlite3.connect(house.address)) as database:
        run("keeper", "keys")
        (value,) = database.execute("SELECT value FROM keys").fetchone()
    assert value.hex() not in run("keeper", "keys", "rotate", "--json").stdout
