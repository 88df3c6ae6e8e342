"""The table of ratings that is kept beside a mind: one line for each number of players and bot."""

from __future__ import annotations

import csv
from pathlib import Path

from jacta.engine.errors import JactaError
from jacta.lab.arena import Arena
from jacta.lab.standings import Standings

__all__ = ["HEAD", "keep_ratings"]

HEAD = ("players", "bot", "version", "rating", "spread", "games")


def keep_ratings(file: Path, found: Standings, arena: Arena) -> None:
    """Write the ratings of a contest; those of other numbers of players stay as they are."""
    try:
        rows = _others(file, arena.players)
        rows += [
            [str(arena.players), each.bot, str(each.version), f"{each.rating:.0f}",
             f"{each.spread:.0f}", str(each.games)]
            for each in found.players
        ]  # fmt: skip
        with file.open("w", newline="", encoding="utf-8") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(HEAD)
            rows.sort(key=lambda row: (int(row[0]), -int(row[3])))
            writer.writerows(rows)
    except OSError as error:
        raise JactaError(f"{file} cannot be written: {error.strerror or error}") from None


def _others(file: Path, players: int) -> list[list[str]]:
    """The lines of other numbers of players; JactaError where the file is something else."""
    if not file.exists():
        return []
    with file.open(newline="", encoding="utf-8") as stream:
        head, *rows = [*csv.reader(stream)] or [[]]
    if tuple(head) != HEAD:
        raise JactaError(f"{file} is no table of ratings: name another file")
    return [row for row in rows if row[0] != str(players)]
