"""`jacta verify` says whether the dice of a record were fair."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from jacta.cli import main
from jacta.house.table import fold
from tests.house.games import find_game, play_table


def run(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, ["verify", *arguments])
    return done.exit_code, done.stdout, done.stderr


def a_record(folder: Path) -> Path:
    file = folder / "game.jacta"
    file.write_text(fold(play_table("sledges", 2, 1), find_game).record().text, "utf-8")
    return file


def test_fair_dice_are_confirmed(tmp_path: Path) -> None:
    code, said, _ = run(str(a_record(tmp_path)))
    assert code == 0
    assert "the dice are fair" in said
    code, said, _ = run(str(a_record(tmp_path)), "--json")
    assert json.loads(said)["fair"] is True


def test_one_flipped_byte_is_found(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    code, said, problem = run(str(file))
    assert (code, said) == (1, "")
    assert "cannot be trusted: line" in problem
    code, said, _ = run(str(file), "--json")
    assert code == 1
    assert json.loads(said)["fair"] is False


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", "utf-8")
    assert run(str(file))[0] == 1
    code, _, problem = run(str(tmp_path / "nowhere"))
    assert code == 2
    assert "cannot be read" in problem
