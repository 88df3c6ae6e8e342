"""A stock is made by playing, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import jacta
from jacta.lab.puzzles.making import add_puzzles
from jacta.puzzles import Stock, read_stock

GAME: jacta.Game = jacta.game("wurfel-express")


def make(file: Path, games: int) -> Stock:
    return add_puzzles(
        GAME,
        file,
        games=games,
        seed=5,
        players=2,
        board="our-board",
        futures=128,
        futures_by="greedy",
    )


def test_a_stock_is_made_in_parts(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    made = make(whole, 10)
    assert made.puzzles
    make(parts, 4)
    make(parts, 10)
    assert read_stock(parts, GAME).puzzles.keys() == made.puzzles.keys()
    assert [lot.games for lot in read_stock(parts, GAME).about.lots] == [10]
    before = whole.read_bytes()
    make(whole, 10)
    assert whole.read_bytes() == before
