"""The journal of a contest: every game as it ends, so that a contest can be gone on with.

The first line says what was played: game, version, players, options, board and seed. Each further
line is a game: its number, who sat where (with the version of each bot), and how it went. Lines of
players that are not in this contest are left alone: the next one may have more games or players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from jacta.engine.errors import JactaError

__all__ = ["Journal", "Line"]

_KIND = "arena 1"


class Line(msgspec.Struct, array_like=True):
    """A game: its number, its seats, their merits, its decisions and turns."""

    number: int
    seats: list[str]
    merits: list[int]
    decisions: int
    turns: int


class Journal:
    """A file to which games are added; what is in it already is read by `lines`."""

    def __init__(self, file: Path, terms: dict[str, Any]) -> None:
        self._name, self._head = file, {"jacta": _KIND, **terms}
        try:
            self._stream = file.open("a+b")
        except OSError as error:
            raise JactaError(f"{file} cannot be written: {error.strerror or error}") from None
        self._whole()
        if self._stream.tell() == 0:
            self._stream.write(msgspec.json.encode(self._head) + b"\n")
            self._stream.flush()

    def lines(self) -> Iterator[Line]:
        """The games of before; JactaError where they are of something else."""
        self._stream.seek(0)
        head = self._read(self._stream.readline(), dict[str, Any], 1)
        for term in {*self._head, *head}:
            if head.get(term) != self._head.get(term):
                raise JactaError(
                    f"{self._name} is about another contest ({term} {head.get(term)!r}, "
                    f"not {self._head.get(term)!r}): name another file"
                )
        for number, line in enumerate(self._stream, start=2):
            yield self._read(line, Line, number)

    def add(self, lines: Sequence[Line]) -> None:
        """Write down games that have ended; from here on they are kept."""
        encode = msgspec.json.encode
        self._stream.write(b"".join(encode(line) + b"\n" for line in lines))
        self._stream.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()

    def _whole(self) -> None:
        """Take away the half of a line that a crash has left at the end."""
        self._stream.seek(0)
        whole = 0
        for line in self._stream:
            whole += len(line) if line.endswith(b"\n") else 0
        self._stream.truncate(whole)
        self._stream.seek(0, 2)

    def _read(self, line: bytes, kind: Any, number: int) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            raise JactaError(
                f"line {number} of {self._name} is none of a contest: name another file"
            ) from None
