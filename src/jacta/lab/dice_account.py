"""The account of the dice from records alone: what fell in many games, and whose luck it was.

A house adds up the same of its public games and keeps the sums; here they are recomputed from the
records that anybody can have, and nothing of the house is asked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile

from jacta.analysis.bands import DEVIATE, band_of_die
from jacta.analysis.faces import count_faces
from jacta.analysis.reckoning import reckon
from jacta.analysis.valuing import valuer_of
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.verifier import NotFair, check

__all__ = ["DiceAccount", "Sum", "texts_in"]

_ENDING = ".jacta"


class Sum(NamedTuple):
    """The luck of one seat over so many games, on the scale of results, and its variance."""

    games: int = 0
    luck: float = 0.0
    variance: float = 0.0

    @property
    def mean(self) -> float:
        return self.luck / self.games

    @property
    def half(self) -> float:
        """Half the width of the band in which the mean is in 95 cases of a hundred."""
        return DEVIATE * sqrt(self.variance) / self.games


@dataclass
class DiceAccount:
    """What some games add up to: faces by game and die, luck by game, number of players and seat.

    Of the draws so many were as their house had committed to; `distrusted` says of a record why its
    dice cannot be trusted.
    """

    counted: int = 0
    judged: int = 0
    checked: int = 0
    faces: dict[str, dict[str, tuple[int, ...]]] = field(default_factory=dict)
    seats: dict[tuple[str, int, int], Sum] = field(default_factory=lambda: defaultdict(Sum))
    distrusted: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, record: Record, seconds: float) -> None:
        """Count a game that is over, with so much work on its luck; one broken off is left out."""
        if not (record.final.is_over or record.gave_up):
            return
        self.counted += 1
        dice = self.faces.setdefault(record.game.name, {})
        for die, counts in count_faces(record).items():
            before = dice.get(die, (0,) * len(counts))
            dice[die] = tuple(map(sum, zip(before, counts, strict=True)))
        if record.proof is not None:
            try:
                self.checked += check(record.text)[0]
            except NotFair as problem:
                self.distrusted[name] = str(problem)
        if seconds:
            self._add_luck(record, seconds)

    def _add_luck(self, record: Record, seconds: float) -> None:
        valuer = valuer_of(record.game, record.start.board_name)
        if valuer is None:
            return
        self.judged += 1
        players = record.start.players
        for seat, each in enumerate(reckon(record, valuer, seconds).balances):
            games, luck, variance = self.seats[record.game.name, players, seat]
            found = Sum(games + 1, luck + each.luck, variance + each.variance)
            self.seats[record.game.name, players, seat] = found

    @property
    def json(self) -> dict[str, Any]:
        """All of it, for programs; luck is on the scale of results, alone it is points."""
        games = [
            {
                "game": game,
                "dice": [
                    {"die": die, "counts": counts, **band_of_die(counts)._asdict()}
                    for die, counts in sorted(dice.items())
                ],
            }
            for game, dice in sorted(self.faces.items())
        ]
        seats = [
            {"game": game, "players": players, "seat": seat, **each._asdict()}
            for (game, players, seat), each in sorted(self.seats.items())
        ]
        return {
            "counted": self.counted,
            "judged": self.judged,
            "checked": self.checked,
            "games": games,
            "seats": seats,
            "distrusted": self.distrusted,
        }


def texts_in(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The records in these files, folders and archives, each with a name to call it by."""
    for path in paths:
        try:
            if path.is_dir():
                for file in sorted(path.rglob(f"*{_ENDING}")):
                    yield str(file), file.read_text("utf-8")
            elif path.suffix == ".zip":
                with ZipFile(path) as archive:
                    for name in sorted(archive.namelist()):
                        yield f"{path}: {name}", archive.read(name).decode()
            else:
                yield str(path), path.read_text("utf-8")
        except (OSError, UnicodeDecodeError, BadZipFile) as error:
            raise JactaError(f"{path} cannot be read: {error}") from None
