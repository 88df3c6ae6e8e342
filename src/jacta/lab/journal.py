"""The journal of a contest or study: every game as it ends, so that it can be gone on with.

The first line says what was played: game, version, players, options, board and seed. Each further
line is a game: its number, who sat where (with the version of each bot), and how it went. Lines of
players that are not in this contest are left alone: the next one may have more games or players,
and a study may go on from a contest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from jacta.engine.errors import JactaError
from jacta.engine.playouts.batches import Batch
from jacta.engine.position import Position

__all__ = ["Journal", "Line", "lines_of", "terms_of"]

_KIND = "arena 1"


class Line(msgspec.Struct, array_like=True):
    """A game: its number, its seats, their merits, its decisions and turns, and events counted."""

    number: int
    seats: list[str]
    merits: list[int]
    decisions: int
    turns: int
    counts: list[int] = []


def terms_of(start: Position, seed: int) -> dict[str, Any]:
    """What all games of a journal have in common."""
    return {
        "game": start.game.name,
        "version": start.game.version,
        "players": start.players,
        "options": start.options,
        "board": start.board_name,
        "seed": seed,
    }


def lines_of(batch: Batch, seats: list[str], first: int) -> list[Line]:
    """The games of a batch, of which the first has this number."""
    columns = (batch.merits, batch.decisions, batch.turns, batch.counts)
    games = zip(*(column.tolist() for column in columns), strict=True)
    return [Line(first + index, seats, *game) for index, game in enumerate(games)]


class Journal:
    """A file to which games are added; what is in it already is read by `lines`."""

    def __init__(self, file: Path, terms: dict[str, Any]) -> None:
        self._name, self._head = file, {"jacta": _KIND, **terms}
        try:
            # Without a buffer: what is added is one write, which no signal cuts in two.
            self._stream = file.open("ab", buffering=0)
        except OSError as error:
            raise JactaError(f"{file} cannot be written: {error.strerror or error}") from None
        if self._whole() == 0:
            self._write(msgspec.json.encode(self._head) + b"\n")

    def lines(self) -> Iterator[Line]:
        """The games of before; JactaError where they are of something else."""
        with self._name.open("rb") as stream:
            head = self._read(stream.readline(), dict[str, Any], 1)
            for term in {*self._head, *head}:
                if head.get(term) != self._head.get(term):
                    raise JactaError(
                        f"{self._name} is about another contest ({term} {head.get(term)!r}, "
                        f"not {self._head.get(term)!r}): name another file"
                    )
            for number, line in enumerate(stream, start=2):
                yield self._read(line, Line, number)

    def add(self, lines: Sequence[Line]) -> None:
        """Write down games that have ended; from here on they are kept."""
        encode = msgspec.json.encode
        self._write(b"".join(encode(line) + b"\n" for line in lines))

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()

    def _write(self, text: bytes) -> None:
        try:
            whole = self._stream.write(text) == len(text)
            reason = "" if whole else "no space is left"
        except OSError as error:
            reason = str(error.strerror or error)
        if reason:
            raise JactaError(f"{self._name} cannot be written: {reason}")

    def _whole(self) -> int:
        """Take away the half of a line that a crash has left at the end; how much is left."""
        with self._name.open("rb") as stream:
            whole = sum(len(line) for line in stream if line.endswith(b"\n"))
        self._stream.truncate(whole)
        return whole

    def _read(self, line: bytes, kind: Any, number: int) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            raise JactaError(
                f"line {number} of {self._name} is none of a contest: name another file"
            ) from None
