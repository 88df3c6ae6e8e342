"""The table of ratings that is kept beside a mind: one line for each number of players and bot."""

from __future__ import annotations

import csv
from pathlib import Path

from jacta.bots.strength import HEAD, Strength, read_strengths
from jacta.engine.errors import JactaError
from jacta.lab.arena import Arena
from jacta.lab.standings import Standing, Standings

__all__ = ["keep_ratings"]


def keep_ratings(file: Path, found: Standings, arena: Arena) -> None:
    """Write the ratings of a contest; those of other numbers of players stay as they are."""
    rows = [each for each in read_strengths(file) if each.players != arena.players]
    rows += [_strength(arena.players, each) for each in found.players]
    rows.sort(key=lambda each: (each.players, -round(each.rating)))
    try:
        with file.open("w", newline="", encoding="utf-8") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(HEAD)
            for each in rows:
                in_figures = each._replace(rating=round(each.rating), spread=round(each.spread))
                writer.writerow(in_figures)
    except OSError as error:
        raise JactaError(f"{file} cannot be written: {error.strerror or error}") from None


def _strength(players: int, each: Standing) -> Strength:
    return Strength(players, each.bot, each.version, each.rating, each.spread, each.games)
