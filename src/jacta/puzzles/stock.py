"""The stock of puzzles of a game: a file in its folder, a line for each puzzle.

The first line says how it came about: by which rules and which mind, and lot by lot which games
were played. Lines are added, so that a stock is made in parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError
from jacta.puzzles.puzzle import Puzzle

__all__ = [
    "LESSON",
    "STOCK",
    "Lot",
    "Stock",
    "file_of",
    "lesson_of",
    "read_stock",
    "stock_of",
    "write_stock",
]

STOCK: Final = "puzzles.jsonl"
LESSON: Final = "lesson.jsonl"


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games that were looked through: so many of them, from the first one on."""

    board: str
    players: int
    seed: int
    futures_by: str
    games: int


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a stock came about; `minds` are the hashes of the numbers that judged, by board."""

    game: str
    rules: int
    minds: dict[str, str]
    lots: list[Lot]
    command: str


class Stock(msgspec.Struct, frozen=True):
    """The puzzles of a game, by their ids, and how they came about."""

    about: About
    puzzles: Mapping[str, Puzzle]


def file_of(game: Definition, name: str = STOCK) -> Path:
    return game.folder / "data" / name


@cache
def stock_of(game: Definition) -> Stock | None:
    """The stock of a game, read once; None where it has none."""
    file = file_of(game)
    return read_stock(file, game) if file.is_file() else None


@cache
def lesson_of(game: Definition) -> tuple[Puzzle, ...]:
    """The positions by which a game teaches strategy, in their order; they are in no stock."""
    file = file_of(game, LESSON)
    return tuple(read_stock(file, game).puzzles.values()) if file.is_file() else ()


def read_stock(file: Path, game: Definition) -> Stock:
    """A stock from its file; JactaError where it is none of this game."""
    try:
        head, *lines = file.read_bytes().splitlines()
        about = msgspec.json.decode(head, type=About)
        puzzles = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    except (OSError, ValueError) as error:
        raise JactaError(f"{file.name} is no stock of puzzles: {error}") from None
    if about.game != game.name:
        raise JactaError(f"{file.name} has puzzles of {about.game}, not of {game.name}")
    return Stock(about, {puzzle.id: puzzle for puzzle in puzzles})


def write_stock(file: Path, stock: Stock) -> None:
    """Write a stock whole, or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    lines = [msgspec.json.encode(each) for each in (stock.about, *stock.puzzles.values())]
    new.write_bytes(b"\n".join(lines) + b"\n")
    new.replace(file)
