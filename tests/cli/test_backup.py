"""`jacta backup` and `jacta restore` carry a whole house from one database to another."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from jacta.house.store.database.occupancy import Occupied, occupied
from tests.cli.fixtures import Run
from tests.cli.houses import Filled, damage, fill, flip_bit, lose_entry, state_of
from tests.house.store.postgres import Server


@pytest.fixture
def house(tmp_path: Path) -> Filled:
    return fill(tmp_path / "house.db")


def tables_of(run: Run, address: str | Path) -> object:
    return json.loads(run("keeper", "tables", "--json", "--database", str(address)).stdout)


def test_a_house_comes_back_as_it_was(run: Run, house: Filled, tmp_path: Path) -> None:
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    done = run("backup", file, "--database", house.address)
    assert done.exit_code == 0
    assert f"The house is in {file}" in done.stdout
    assert file.stat().st_mode & 0o077 == 0
    done = run("restore", file, "--database", new, "--json")
    assert json.loads(done.stdout)["rows"] > 10
    assert tables_of(run, new) == tables_of(run, house.address)
    assert state_of(replace(house, address=str(new)), house.running) == "running"
    assert run("keeper", "close", house.running, "--database", new).exit_code == 0


def test_a_house_moves_to_postgresql_and_back(
    run: Run, house: Filled, tmp_path: Path, postgres: Server
) -> None:
    file, back, server = tmp_path / "backup.db", tmp_path / "back.db", postgres.create()
    assert run("backup", file, "--database", house.address).exit_code == 0
    assert run("restore", file, "--database", server).exit_code == 0
    assert tables_of(run, server) == tables_of(run, house.address)
    full = run("restore", file, "--database", server)
    assert full.exit_code == 2
    assert "make a new empty database" in full.stderr
    assert json.loads(run("backup", back, "--database", server, "--json").stdout)["rows"] > 10
    assert tables_of(run, back) == tables_of(run, house.address)


def test_a_house_is_never_written_over(run: Run, house: Filled, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    run("backup", file, "--database", house.address)
    before = tables_of(run, house.address)
    result = run("restore", file, "--database", house.address, "--lang", "fr")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "elle n’est jamais écrasée" in result.stderr
    assert tables_of(run, house.address) == before


def test_a_backup_is_replaced_only_if_that_is_wanted(
    run: Run, house: Filled, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    file.write_text("precious", "utf-8")
    result = run("backup", file, "--database", house.address)
    assert result.exit_code == 2
    assert "--force" in result.stderr
    assert file.read_text("utf-8") == "precious"
    assert run("backup", file, "--database", house.address, "--force").exit_code == 0
    assert tables_of(run, file) == tables_of(run, house.address)
    (tmp_path / "folder.db").mkdir()
    assert run("backup", "--check", tmp_path / "folder.db").exit_code == 2


def test_a_failed_backup_leaves_the_old_one_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_text("precious", "utf-8")
    result = run("backup", file, "--force", "--database", tmp_path / "none.db")
    assert result.exit_code == 2
    assert "There is no house at" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["backup.db"]
    assert file.read_text("utf-8") == "precious"


def test_what_is_no_backup_is_refused(run: Run, house: Filled, tmp_path: Path) -> None:
    new, file = tmp_path / "new.db", tmp_path / "letter.txt"
    assert "There is no file" in run("restore", file, "--database", new).stderr
    file.write_text("Dear Anna, " * 1000, "utf-8")
    result = run("restore", file, "--database", new)
    assert result.exit_code == 2
    assert "file is not a database" in result.stderr
    assert not new.exists()


def test_a_backup_needs_a_folder(run: Run, house: Filled, tmp_path: Path) -> None:
    result = run("backup", tmp_path / "nowhere" / "backup.db", "--database", house.address)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be written" in result.stderr


DAMAGED = {
    "en": ("is damaged", "nothing was written", "ake another backup"),
    "fr": ("est endommagé", "rien n’a été écrit", "renez une autre sauvegarde"),
    "de": ("ist beschädigt", "nichts wurde geschrieben", "imm eine andere Sicherung"),
}


@pytest.mark.parametrize("language", DAMAGED)
def test_a_damaged_backup_is_refused(
    run: Run, house: Filled, tmp_path: Path, language: str
) -> None:
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    run("backup", file, "--database", house.address)
    damage(file)
    before = set(tmp_path.iterdir())
    result = run("restore", file, "--database", new, "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert all(part in result.stderr for part in DAMAGED[language])
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize("language", DAMAGED)
def test_a_backup_in_which_entries_are_missing_is_refused(
    run: Run, house: Filled, tmp_path: Path, language: str
) -> None:
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    run("backup", file, "--database", house.address)
    lose_entry(file, house.running)
    result = run("restore", file, "--database", new, "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert all(part in result.stderr for part in (*DAMAGED[language], house.running))
    assert house.waiting not in result.stderr
    assert not new.exists()


def test_a_damaged_house_takes_no_good_backup_away(run: Run, house: Filled, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    run("backup", file, "--database", house.address)
    good = file.read_bytes()
    lose_entry(house.address, house.running, n=1)
    missing = run("backup", file, "--force", "--database", house.address)
    damage(house.address)
    damaged = run("backup", file, "--force", "--database", house.address)
    for result in (missing, damaged):
        assert (result.exit_code, result.stdout) == (2, "")
        assert "restore the last good backup" in result.stderr
    assert house.running in missing.stderr
    assert file.read_bytes() == good


CHANGED = {
    "en": "an entry of a table is not as it was stored",
    "fr": "une inscription d’une table n’est plus telle",
    "de": "Ein Eintrag eines Tisches ist nicht mehr so",
}


@pytest.mark.parametrize("language", CHANGED)
def test_one_bit_that_flipped_is_found_by_backup_and_restore(
    run: Run, house: Filled, tmp_path: Path, language: str
) -> None:
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    run("backup", file, "--database", house.address)
    for place in (file, Path(house.address)):
        flip_bit(place, house.running)
    restored = run("restore", file, "--database", new, "--lang", language)
    backed_up = run("backup", new, "--database", house.address, "--lang", language)
    for result in (restored, backed_up):
        assert (result.exit_code, result.stdout) == (2, "")
        assert CHANGED[language] in result.stderr
        assert f"({house.running}: 2)" in result.stderr
    assert not new.exists()


def test_a_house_on_postgresql_in_which_entries_are_missing_is_not_backed_up(
    run: Run, tmp_path: Path, postgres: Server
) -> None:
    house, file = fill(postgres.create()), tmp_path / "backup.db"
    lose_entry(house.address, house.running)
    result = run("backup", file, "--database", house.address)
    assert (result.exit_code, result.stdout) == (2, "")
    assert house.running in result.stderr
    assert not file.exists()


# -- checksums and passphrases


def test_a_backup_that_changed_since_it_was_written_is_found(
    run: Run, house: Filled, tmp_path: Path
) -> None:
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    run("backup", file, "--database", house.address)
    good = run("backup", "--check", file, "--json")
    assert json.loads(good.stdout)["checksum"] is True
    with file.open("r+b") as raw:  # in the header, where SQLite takes no notice of it
        raw.seek(72)
        raw.write(b"x")
    for result in (run("backup", "--check", file), run("restore", file, "--database", new)):
        assert (result.exit_code, result.stdout) == (2, "")
        assert "its checksum is another one" in result.stderr
    Path(f"{file}.sha256").unlink()
    without = run("backup", "--check", file)
    assert (without.exit_code, "has no checksum beside it" in without.stdout) == (0, True)
    assert run("restore", file, "--database", new).exit_code == 0, "as older ones are"


def test_a_backup_that_was_never_whole_is_found(run: Run, house: Filled, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    run("backup", file, "--database", house.address)
    flip_bit(file, house.running)
    Path(f"{file}.sha256").unlink()
    result = run("backup", "--check", file)
    assert (result.exit_code, f"({house.running}: 2)" in result.stderr) == (2, True)


def test_an_encrypted_backup_comes_back_by_its_passphrase_only(
    run: Run, house: Filled, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, new, key = tmp_path / "backup.db.age", tmp_path / "new.db", tmp_path / "key"
    monkeypatch.setenv("JACTA_BACKUP_PASSPHRASE", "six words that nobody can guess")
    done = run("backup", file, "--database", house.address, "--json")
    assert json.loads(done.stdout)["encrypted"] is True
    assert file.stat().st_mode & 0o077 == 0
    raw = file.read_bytes()
    assert raw.startswith(b"age-encryption.org/v1\n")
    assert b"SQLite" not in raw
    assert b"something rude" not in raw
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")], "nothing plain"
    monkeypatch.delenv("JACTA_BACKUP_PASSPHRASE")
    asked = run("restore", file, "--database", new)
    assert (asked.exit_code, "--passphrase-file" in asked.stderr) == (2, True)
    key.write_text("another\n", "utf-8")
    wrong = run("restore", file, "--database", new, "--passphrase-file", key)
    assert (wrong.exit_code, "passphrase" in wrong.stderr, new.exists()) == (2, True, False)
    key.write_text("six words that nobody can guess\n", "utf-8")
    assert run("backup", "--check", file, "--passphrase-file", key).exit_code == 0
    assert run("restore", file, "--database", new, "--passphrase-file", key).exit_code == 0
    assert tables_of(run, new) == tables_of(run, house.address)


def test_a_passphrase_is_never_on_the_command_line(run: Run) -> None:
    for command in ("backup", "restore", "drill"):
        shown = run(command, "--help").stdout
        assert "--passphrase-file FILE" in shown
        assert "--passphrase " not in shown


# -- folders


def test_a_folder_keeps_the_last_of_each_day_and_week(
    run: Run, house: Filled, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 20):
        (folder / f"house-202501{day:02}T043000Z.db").touch()
    (folder / "before-update.db").touch()
    done = run("backup", folder, "--database", house.address, "--daily", 3, "--weekly", 2, "--json")
    made = json.loads(done.stdout)
    assert len(made["removed"]) == 17
    assert Path(made["file"]).parent == folder
    kept = {path.name for path in folder.iterdir()}
    assert {"before-update.db", "house-20250119T043000Z.db", "house-20250118T043000Z.db"} <= kept
    checked = run("backup", "--check", folder)
    assert (checked.exit_code, made["file"] in checked.stdout) == (0, True)
    assert run("backup", tmp_path / "one.db", "--daily", 3).exit_code == 2


def test_nothing_is_deleted_where_no_backup_could_be_made(
    run: Run, house: Filled, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 9):
        (folder / f"house-202501{day:02}T043000Z.db").touch()
    flip_bit(house.address, house.running)
    assert run("backup", folder, "--database", house.address, "--daily", 1).exit_code == 2
    assert len(list(folder.iterdir())) == 8


@pytest.mark.parametrize("command", [("backup", "--check"), ("restore", "--database", "new.db")])
def test_a_backup_out_of_which_people_were_cut_is_refused(
    run: Run, house: Filled, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "backup.db"
    run("backup", file, "--database", house.address)
    (tmp_path / "backup.db.sha256").unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE people")
    result = run(*command, file)
    assert result.exit_code == 2
    assert "it has no table people" in result.stderr
    assert not (tmp_path / "new.db").exists()


def test_a_backup_of_a_newer_version_is_not_called_good(
    run: Run, house: Filled, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    run("backup", file, "--database", house.address)
    (tmp_path / "backup.db.sha256").unlink()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    result = run("backup", "--check", file)
    assert result.exit_code == 2
    assert "newer version" in result.stderr


def test_who_restores_a_backup_without_a_checksum_is_told(
    run: Run, house: Filled, tmp_path: Path
) -> None:
    file, warning = tmp_path / "backup.db", "has no checksum beside it"
    run("backup", file, "--database", house.address)
    assert warning not in run("restore", file, "--database", tmp_path / "one.db").stdout
    (tmp_path / "backup.db.sha256").unlink()
    assert warning in run("restore", file, "--database", tmp_path / "two.db").stdout


def test_no_house_opens_where_one_is_being_restored(
    run: Run, house: Filled, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its moves would be lost with the file that is replaced."""
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    run("backup", file, "--database", house.address)
    tried = []

    async def meanwhile(*arguments: Any) -> None:
        with pytest.raises(Occupied), occupied(new):
            pass
        tried.append(new)

    monkeypatch.setattr("jacta.cli.house.restore.copy", meanwhile)
    monkeypatch.setattr("jacta.cli.house.restore.count_rows", AsyncMock(return_value=1))
    assert run("restore", file, "--database", new).exit_code == 0
    assert tried == [new]


def test_nothing_is_restored_where_a_house_is_open(run: Run, house: Filled, tmp_path: Path) -> None:
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    run("backup", file, "--database", house.address)
    with occupied(new):
        result = run("restore", file, "--database", new)
    assert result.exit_code == 2
    assert "stop it first" in result.stderr
    assert not new.exists()
