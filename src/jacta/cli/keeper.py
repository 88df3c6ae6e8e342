"""`jacta keeper`: look after a house, open or not: close tables, remove names and messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar, get_args

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from jacta.cli.house import (
    config_option,
    database_option,
    keeper_speech,
    settings_of,
    tell,
    time_of,
)
from jacta.cli.kept_house import KeptHouse
from jacta.cli.parameters import json_option, language_option
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.keys import DAY, GOOD_FOR
from jacta.house.store import Key, Report
from jacta.house.telling.words import neutral_name

__all__ = ["keeper"]

F = TypeVar("F", bound=Callable[..., Any])

_WIDEST = 10_000

_EXAMPLES = """\b
Examples:
  jacta keeper tables --state running
  jacta keeper close 3vTq9XbRy8NcEu1P
  jacta keeper reports
  jacta keeper remove-message 3vTq9XbRy8NcEu1P 12
  jacta keeper keys rotate
"""


def _of_house(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the house that its options name."""

    def call(
        database: str | None, config: Path | None, as_json: bool, language: str, **others: Any
    ) -> None:
        address = settings_of(config, database=database).database
        command(KeptHouse(address, as_json, keeper_speech(language)), **others)

    call.__name__, call.__doc__ = command.__name__, command.__doc__
    options = (language_option, json_option, config_option, database_option)
    decorated: Callable[..., None] = call
    for option in options:
        decorated = option(decorated)
    decorated.__click_params__.extend(  # type: ignore[attr-defined]
        getattr(command, "__click_params__", [])
    )
    return decorated


def _limit_option(command: F) -> F:
    return click.option(
        "--limit",
        type=click.IntRange(1, 10_000),
        default=50,
        show_default=True,
        metavar="N",
        help="How many at most.",
    )(command)


@click.group(short_help="Look after a house: tables, names, reports.", epilog=_EXAMPLES)
def keeper() -> None:
    """Look after a house. It may be open meanwhile, and notices within seconds."""


@keeper.command(short_help="List the tables.")
@_of_house
@click.option(
    "--state",
    type=click.Choice(get_args(TableState)),
    multiple=True,
    help="Only these; repeatable.",
)
@_limit_option
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
            _when(table.updated_at),
            ", ".join(_named(person, table.names) for person in table.people),
        )
        for table in found
    ]
    _show(house, ("table", "game", "state", "changed", "people"), rows)


@keeper.command(short_help="List the people.")
@_of_house
@click.option("--name", default="", metavar="TEXT", help="Only those whose id or name has this.")
@_limit_option
def people(house: KeptHouse, name: str, limit: int) -> None:
    """List the people, the newest first."""
    found = house.run(house.people(name, limit))
    if house.as_json:
        tell([asdict(person) for person in found])
        return
    rows = [
        (
            person.id,
            person.name or neutral_name(house.speech.language),
            person.login or "",
            str(person.tables),
            _when(person.created_at),
        )
        for person in found
    ]
    _show(house, ("person", "name", "login", "tables", "since"), rows)


@keeper.command(short_help="Close a table.")
@_of_house
@click.argument("table")
def close(house: KeptHouse, table: str) -> None:
    """Close the table TABLE; nobody wins its running game, and its seed is revealed."""
    house.run(house.close(TableId(table)))
    house.done("keeper-closed", table=table)


@keeper.command("remove-name", short_help="Take a person's name away.")
@_of_house
@click.argument("person")
def remove_name(house: KeptHouse, person: str) -> None:
    """Take the name of the person PERSON away, until the person chooses another."""
    house.run(house.remove_name(PersonId(person)))
    house.done("keeper-name-removed", person=person)


@keeper.command("remove-message", short_help="Delete the text of a message.")
@_of_house
@click.argument("table")
@click.argument("n", type=int)
def remove_message(house: KeptHouse, table: str, n: int) -> None:
    """Delete the text of the message N in the chat of the table TABLE."""
    house.run(house.remove_message(TableId(table), n))
    house.done("keeper-message-removed", table=table, n=n)


@keeper.command(short_help="List what was reported.")
@_of_house
@_limit_option
def reports(house: KeptHouse, limit: int) -> None:
    """List the messages that somebody has reported, the oldest first."""
    found = house.run(house.reports(limit))
    if house.as_json:
        tell([_describe(report) for report in found])
        return
    words = house.speech.words
    if not found:
        click.echo(words("keeper-none"))
    for report in found:
        said = report.message
        click.echo(
            words(
                "keeper-report",
                report=report.id,
                when=_when(report.at),
                by=report.by,
                reason=_plain(report.reason) or "–",
                person=said.person,
                table=said.table,
                n=said.n,
                text=_plain(said.text) if not said.removed else words("keeper-removed"),
            )
        )


@keeper.command(short_help="Settle a report.")
@_of_house
@click.argument("report")
def settle(house: KeptHouse, report: str) -> None:
    """Settle the report REPORT: it is no longer listed."""
    house.run(house.settle(report))
    house.done("keeper-settled", report=report)


@keeper.command(short_help="List or rotate the keys that sign.")
@_of_house
@click.argument("what", type=click.Choice(["list", "rotate"]), default="list")
@click.option(
    "--days",
    type=click.IntRange(0, 400),
    default=GOOD_FOR // DAY,
    show_default=True,
    help="After a rotation: how long the former key is good. 0: not at all, all are signed out.",
)
def keys(house: KeptHouse, what: str, days: int) -> None:
    """List the keys with which cookies are signed, or let a new one sign from now on.

    The former key is good for some days still: whoever comes back until then stays signed in, and
    gets a cookie with the new one. An open house notices within seconds.
    """
    found = house.run(house.rotate_keys(days) if what == "rotate" else house.keys())
    if house.as_json:
        tell([_described(key) for key in found])
        return
    words = house.speech.words
    if what == "rotate":
        click.echo(words("keeper-rotated", key=found[0].id, days=days))
    rows = [
        (
            key.id,
            _when(key.made_at),
            words("keeper-key-signs") if key.good_until is None else _when(key.good_until),
        )
        for key in found
    ]
    _show(house, ("key", "made", "good-until"), rows)


def _described(key: Key) -> dict[str, object]:
    return {"key": key.id, "made_at": key.made_at, "good_until": key.good_until}


def _describe(report: Report) -> dict[str, object]:
    said = report.message
    return {
        "report": report.id,
        "at": report.at,
        "by": report.by,
        "reason": report.reason,
        "table": said.table,
        "n": said.n,
        "person": said.person,
        "text": said.text,
        "removed": said.removed,
    }


def _show(house: KeptHouse, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    words = house.speech.words
    if not rows:
        click.echo(words("keeper-none"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(words(f"keeper-column-{column}"), overflow="fold")
    for row in rows:
        table.add_row(*(Text(_plain(cell)) for cell in row))
    console = Console(highlight=False)
    if not console.is_terminal:  # for programs: one line a row, however long
        console = Console(highlight=False, width=_WIDEST)
    console.print(table)


def _named(person: str | None, names: dict[str, str]) -> str:
    """Who has a chair, by name and id; a free chair is a line."""
    if person is None:
        return "–"
    name = names.get(person, "")
    return f"{name} ({person})" if name else person


def _plain(text: str) -> str:
    """What people typed, without marks that would move the cursor."""
    return "".join(mark if mark.isprintable() else " " for mark in text)


def _when(at: int) -> str:
    return time_of(at).astimezone().strftime("%Y-%m-%d %H:%M")
