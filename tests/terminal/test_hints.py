"""`?` at the table in the terminal: what the master would do, why, and a mark in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

import jacta
from jacta import Record
from jacta.bots.hints import hints
from tests.cli.fixtures import Run
from tests.tiny.sledges import GAME as SLEDGES


def test_what_the_master_would_do_is_told_and_the_record_keeps_that_one_asked(
    run: Run, tmp_path: Path
) -> None:
    file, game = tmp_path / "game.jacta", jacta.game("wurfel-express")
    seats = ["--seat", "Anna", "--bot", "random", "--players", "4"]
    result = run(
        "play", game.name, *seats, "--seed", "4", "--record", str(file), typed="?\nt\nq\ny\n"
    )
    assert result.exit_code == 0, result.output
    record = Record.read(file.read_text("utf-8"), jacta.game)
    position = record.final
    assert record.hints == [(len(record.lines), 0)]
    best = hints(game, position.view(0), position.legal_numbers(0))[0]
    assert f"{position.action(best.action).say('en', record.names)}: " in result.stdout
    assert "% to win" in result.stdout
    assert "Odds with 2 throws left" in result.stdout, "the table in words has the odds"


def test_a_game_without_a_master_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jacta, "game", lambda _: SLEDGES)
    result = run("play", "sledges", "--seed", "4", "--bot", "random", typed="?\nq\ny\n")
    assert "Nobody gives hints in this game." in result.stdout
