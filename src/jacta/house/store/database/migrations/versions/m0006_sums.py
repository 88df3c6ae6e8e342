"""Every entry has a checksum, chained through its table."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from jacta.house.store.database.sqlite import any_text
from jacta.house.store.sums import COLUMNS, START, sum_of

revision = "0006"
down_revision = "0005"

_AT_ONCE = 1000
_NEXT = sa.text(
    f"SELECT {', '.join(COLUMNS)} FROM entries WHERE (table_id, n) > (:table, :n)"
    f" ORDER BY table_id, n LIMIT {_AT_ONCE}"
)
_SUM = sa.text("UPDATE entries SET sum = :sum WHERE table_id = :table AND n = :n")


def upgrade() -> None:
    op.add_column("entries", sa.Column("sum", sa.LargeBinary))
    with any_text(op.get_bind()):  # what is none any more keeps no house from opening
        _sum_up(op.get_bind())


def _sum_up(connection: sa.Connection) -> None:
    table, n, before = "", 0, START
    while found := connection.execute(_NEXT, {"table": table, "n": n}).tuples().all():
        summed: list[dict[str, Any]] = []
        for row in found:
            before = sum_of(before if row[0] == table else START, tuple(row))
            table, n = row[0], row[1]
            summed.append({"table": table, "n": n, "sum": before})
        connection.execute(_SUM, summed)
