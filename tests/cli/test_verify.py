"""`jacta verify` says whether the dice of a record were fair."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import jacta
from jacta.cli import main
from jacta.house.table.table import fold
from tests.house.games import NAMES, find_game, play_table


def run(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, ["verify", *arguments])
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jacta"
    table = fold(play_table("wurfel-express", 2, 1), find_game)
    file.write_text(table.record(NAMES[:2]).text, "utf-8")
    return file


def change(file: Path, old: str, new: str) -> None:
    """Forge a record, with a check that fits."""
    text = file.read_text("utf-8").replace(old, new, 1)
    body = text[: text.rindex("check ")]
    check = hashlib.sha256(body.encode()).hexdigest()
    file.write_text(f"{body}check {check}\n", "utf-8")


def test_fair_dice_are_confirmed(record: Path) -> None:
    code, said, _ = run(str(record))
    assert code == 0
    assert "the dice are fair" in said
    code, said, _ = run(str(record), "--json")
    assert json.loads(said)["fair"] is True


def test_one_flipped_byte_is_found(record: Path) -> None:
    data = bytearray(record.read_bytes())
    data[len(data) // 2] ^= 1
    record.write_bytes(data)
    code, said, problem = run(str(record))
    assert (code, said) == (1, "")
    assert "cannot be trusted" in problem
    assert "line" in problem
    code, said, _ = run(str(record), "--json")
    assert code == 1
    assert json.loads(said)["fair"] is False


def test_a_wrong_check_is_found(record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text[:-65] + "0" * 64 + "\n", "utf-8")
    code, said, _ = run(str(record), "--json")
    assert code == 1
    assert "the check does not match" in json.loads(said)["problem"]


def test_dice_that_are_only_told_otherwise_are_found(record: Path) -> None:
    line = next(
        line for line in record.read_text("utf-8").split("\n") if line.startswith("* throw")
    )
    faces = line.partition(" = ")[0]
    change(record, faces, "* throw R R R R R R R")
    code, _, problem = run(str(record))
    assert code == 1
    assert "should read" in problem


def test_another_seed_is_found(record: Path) -> None:
    seed = bytes(range(32)).hex()
    change(record, seed, seed[::-1])
    code, said, problem = run(str(record))
    assert (code, said) == (1, "")
    assert "cannot be trusted: the seed" in problem
    code, said, _ = run(str(record), "--json")
    assert code == 1
    assert json.loads(said)["fair"] is False


def test_dice_of_a_seed_are_not_accused(tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    file.write_text(jacta.play("wurfel-express", ["random"] * 2, seed=3).text, "utf-8")
    code, _, problem = run(str(file))
    assert code == 2
    assert "'seed 3'" in problem
    assert "jacta replay" in problem


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", "utf-8")
    assert run(str(file))[0] == 2
    code, _, problem = run(str(tmp_path / "nowhere"))
    assert code == 2
    assert "cannot be read" in problem
