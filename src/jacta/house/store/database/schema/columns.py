"""What all tables of the schema are made of."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, MetaData, String

from jacta.house.store.checks import LONGEST_NAME

__all__ = ["Name", "metadata", "of_table"]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

Name = String(LONGEST_NAME)


def of_table() -> Column[str]:
    """The table that a row belongs to."""
    return Column("table_id", Name, ForeignKey("tables.id"), nullable=False)
