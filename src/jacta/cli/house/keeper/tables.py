"""`jacta keeper tables` and `close`: all tables of a house, and their end."""

from __future__ import annotations

from dataclasses import asdict
from typing import get_args

import click

from jacta.cli.house.house import tell
from jacta.cli.house.keeper.group import limit_option, of_house
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.house.keeper.listing import show, when
from jacta.house.ids import TableId, TableState

__all__ = ["COMMANDS"]


@click.command(short_help="List the tables.")
@of_house
@click.option(
    "--state",
    type=click.Choice(get_args(TableState)),
    multiple=True,
    help="Only these; repeatable.",
)
@limit_option
def tables(house: KeptHouse, state: tuple[TableState, ...], limit: int) -> None:
    """List the tables, the last changed first, private ones too."""
    found = house.run(house.tables(state, limit))
    if house.as_json:
        tell([asdict(table) for table in found])
        return
    rows = [
        (
            table.id,
            table.game or "",
            house.speech.words(f"keeper-state-{table.state or 'open'}"),
            when(table.updated_at),
            ", ".join(_named(person, table.names) for person in table.people),
        )
        for table in found
    ]
    show(house, ("table", "game", "state", "changed", "people"), rows)


@click.command(short_help="Close a table.")
@of_house
@click.argument("table")
def close(house: KeptHouse, table: str) -> None:
    """Close the table TABLE; nobody wins its running game, and its seed is revealed."""
    house.run(house.close(TableId(table)))
    house.done("keeper-closed", table=table)


def _named(person: str | None, names: dict[str, str]) -> str:
    """Who has a chair, by name and id; a free chair is a line."""
    if person is None:
        return "–"
    name = names.get(person, "")
    return f"{name} ({person})" if name else person


COMMANDS = (tables, close)
