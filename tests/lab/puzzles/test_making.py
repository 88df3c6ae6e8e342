"""A stock is made by playing, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import jacta
from jacta.cli.lab.puzzles import puzzles
from jacta.engine.errors import JactaError
from jacta.lab.puzzles.making import add_puzzles, join_stocks, weigh_again
from jacta.puzzles import Stock, read_stock, write_stock

GAME: jacta.Game = jacta.game("wurfel-express")


def make(file: Path, games: int, seed: int = 4) -> Stock:
    return add_puzzles(
        GAME,
        file,
        games=games,
        seed=seed,
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


def test_stocks_of_several_seeds_are_joined(tmp_path: Path) -> None:
    file, other, longer = (tmp_path / name for name in ("one.jsonl", "two.jsonl", "three.jsonl"))
    one, two = make(file, 4), make(other, 4, seed=9)
    more = make(longer, 6)
    joined = join_stocks(GAME, file, [other, longer])
    assert joined.puzzles == {**one.puzzles, **two.puzzles, **more.puzzles}
    assert {(lot.seed, lot.games) for lot in joined.about.lots} == {(4, 6), (9, 4)}
    assert read_stock(file, GAME) == joined


def test_a_stock_of_another_mind_is_not_joined(tmp_path: Path) -> None:
    file, other = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    about = make(file, 2).about
    write_stock(other, Stock(replace(about, minds={"our-board": "former"}), {}))
    with pytest.raises(JactaError):
        join_stocks(GAME, file, [other])


def test_a_stock_is_weighed_again_by_the_mind_of_now(tmp_path: Path) -> None:
    file = tmp_path / "stock.jsonl"
    made = make(file, 10)
    first, second = [*made.puzzles.values()][:2]
    other = replace(first, worths=[worth - 7 for worth in first.worths], because=[])
    unclear = replace(second, tempting=second.best)
    about = replace(made.about, minds={"our-board": "former"})
    write_stock(file, Stock(about, {puzzle.id: puzzle for puzzle in (other, unclear)}))
    again = weigh_again(GAME, file)
    assert again.puzzles == {first.id: first}
    assert again.about == made.about
    assert read_stock(file, GAME) == again


def test_weighing_again_and_joining_are_two_commands(tmp_path: Path) -> None:
    file = tmp_path / "stock.jsonl"
    file.write_text("", "utf-8")
    ran = CliRunner().invoke(puzzles, [GAME.name, "--again", "--join", str(file)])
    assert ran.exit_code == 2
    assert "weigh first, then join" in ran.output
