"""How strong the players of a ladder are: what the arena found, in a table beside the mind.

`ratings.csv` has one line for each number of players and bot: the rating on Elo's scale, 0 on
average of those who met, and half the width of its 95 % interval.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

from jacta.bots.ladder import LEVELS, ladder
from jacta.bots.mind import mind_of
from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError

__all__ = ["HEAD", "Strength", "read_strengths", "strengths_of"]


class Strength(NamedTuple):
    """How strong a version of a bot was found to be against others, in games of so many players."""

    players: int
    bot: str
    version: int
    rating: float
    spread: float
    games: int


HEAD = Strength._fields


def read_strengths(file: Path) -> list[Strength]:
    """All lines of a table; none where there is no file, JactaError where it is something else."""
    if not file.exists():
        return []
    try:
        with file.open(newline="", encoding="utf-8") as stream:
            head, *rows = [*csv.reader(stream)] or [[]]
        if tuple(head) == HEAD:
            return [_read(*row) for row in rows]
    except (OSError, TypeError, ValueError):
        pass
    raise JactaError(f"{file} is no table of ratings: name another file")


def _read(players: str, bot: str, version: str, rating: str, spread: str, games: str) -> Strength:
    return Strength(int(players), bot, int(version), float(rating), float(spread), int(games))


def strengths_of(game: Definition) -> dict[int, dict[str, Strength]]:
    """By number of players what was found of the levels of a game's ladder, as they are now.

    Only where all four of them met: ratings of contests tell nothing of each other.
    """
    mind, versions = mind_of(game), {level.name: level.version for level in ladder(game)}
    found: dict[int, dict[str, Strength]] = {}
    for each in read_strengths(mind.folder / "ratings.csv") if mind is not None else ():
        if versions.get(each.bot) == each.version:
            found.setdefault(each.players, {})[each.bot] = each
    return {players: levels for players, levels in found.items() if set(LEVELS) <= set(levels)}
