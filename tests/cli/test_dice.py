"""`jacta dice` adds up records, wherever they lie, and trusts none that was changed."""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

import jacta
from tests.cli.fixtures import Run


@pytest.fixture
def texts() -> list[str]:
    return [jacta.play("verbindung-gesucht", ["random"] * 2, seed=seed).text for seed in (1, 2)]


def test_files_folders_and_archives_add_up_to_the_same(
    run: Run, texts: list[str], tmp_path: Path
) -> None:
    folder, archive = tmp_path / "records", tmp_path / "records.zip"
    folder.mkdir()
    with ZipFile(archive, "w") as packed:
        for number, text in enumerate(texts):
            (folder / f"{number}.jacta").write_text(text, "utf-8")
            packed.writestr(f"{number}.jacta", text)
    told = json.loads(run("dice", folder, "--json").stdout)
    assert told["counted"] == 2
    (game,) = told["games"]
    (die,) = game["dice"]
    assert (game["game"], die["die"]) == ("verbindung-gesucht", "R B C r b W")
    assert die["low"] <= die["expected"] <= die["high"]
    assert json.loads(run("dice", archive, "--json").stdout) == told
    files = sorted(folder.iterdir())
    assert json.loads(run("dice", *files, "--json").stdout) == told


def test_luck_is_reckoned_where_that_is_wanted(run: Run, texts: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    file.write_text(texts[0], "utf-8")
    one, two = json.loads(run("dice", file, "--json", "--seconds", "0.05").stdout)["seats"]
    assert one["luck"] == pytest.approx(-two["luck"])
    assert "adds up to +0.000000000" in run("dice", file, "--seconds", "0.05").stdout.replace(
        "-0.000000000", "+0.000000000"
    )


def test_what_was_changed_is_not_counted(run: Run, texts: list[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jacta", tmp_path / "bad.jacta"
    good.write_text(texts[0], "utf-8")
    bad.write_text(texts[1].replace("seat 0 ", "seat 0 X"), "utf-8")
    done = run("dice", good, bad, "--json")
    told = json.loads(done.stdout)
    assert done.exit_code == 1
    assert (told["counted"], list(told["distrusted"])) == (1, [str(bad)])
