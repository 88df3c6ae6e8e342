"""A row a game, as CSV or Parquet, for whoever looks at games with programs of their own."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from jacta.engine.errors import JactaError
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import Batch

__all__ = ["Rows", "columns_of"]

Columns = Mapping[str, Sequence[Any]]


def columns_of(batch: Batch, bots: Sequence[str], numbers: Array) -> dict[str, Sequence[Any]]:
    """The games of a batch with their numbers, column by column; seats go from 1 on.

    A merit is what a game ranks by: points, or how far somebody came.
    """
    columns: dict[str, Sequence[Any]] = {"game": numbers.tolist()}
    ranks = batch.ranks
    for seat, name in enumerate(bots):
        columns[f"bot_{seat + 1}"] = [name] * batch.games
        columns[f"merit_{seat + 1}"] = batch.merits[:, seat].tolist()
        columns[f"rank_{seat + 1}"] = ranks[:, seat].tolist()
    columns["decisions"], columns["turns"] = batch.decisions.tolist(), batch.turns.tolist()
    return columns


class Rows:
    """A file of rows, which grows batch by batch; its ending says which kind it is."""

    def __init__(self, file: Path) -> None:
        kinds: dict[str, type[_CSV | _Parquet]] = {".csv": _CSV, ".parquet": _Parquet}
        if file.suffix not in kinds:
            raise JactaError(f"rows are written to FILE.csv or FILE.parquet, not to {file.name!r}")
        try:
            self._file = kinds[file.suffix](file)
        except OSError as error:
            raise JactaError(f"{file} cannot be written: {error.strerror or error}") from None

    def add(self, batch: Batch, bots: Sequence[str], numbers: Array | None = None) -> None:
        """The games of a batch; without numbers they are counted from 0 on."""
        given = np.arange(batch.games) if numbers is None else numbers
        if batch.games:
            self._file.write(columns_of(batch, bots, given))

    def __enter__(self) -> Rows:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


class _CSV:
    def __init__(self, file: Path) -> None:
        self._stream = file.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._stream, lineterminator="\n")
        self._begun = False

    def write(self, columns: Columns) -> None:
        if not self._begun:
            self._writer.writerow(columns)
            self._begun = True
        self._writer.writerows(zip(*columns.values(), strict=True))

    def close(self) -> None:
        self._stream.close()


class _Parquet:
    def __init__(self, file: Path) -> None:
        try:
            self._arrow, self._parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        except ImportError:
            raise JactaError(
                'Parquet needs pyarrow: pip install "jacta[parquet]", or write rows to FILE.csv'
            ) from None
        self._name = file
        self._writer: Any = None
        file.touch()

    def write(self, columns: Columns) -> None:
        table = self._arrow.table(dict(columns))
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self._name, table.schema)
        self._writer.write_table(table)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
