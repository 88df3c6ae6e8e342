"""`jacta keeper`: look after a house, open or not: close tables, remove names and messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
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
    must_be_there,
    run,
    settings_of,
    tell,
    time_of,
)
from jacta.cli.parameters import json_option, language_option
from jacta.engine.errors import JactaError
from jacta.games import game as find_game
from jacta.house import store as storage
from jacta.house.commands import CloseTable
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.people import keeper as keeping
from jacta.house.seeds import Seeds
from jacta.house.store import Report, Store, UnknownPerson
from jacta.house.telling.words import neutral_name
from jacta.terminal.speech import Speech

__all__ = ["keeper"]

F = TypeVar("F", bound=Callable[..., Any])

_WIDEST = 10_000

_EXAMPLES = """\b
Examples:
  jacta keeper tables --state running
  jacta keeper close 3vTq9XbRy8NcEu1P
  jacta keeper reports
  jacta keeper remove-message 3vTq9XbRy8NcEu1P 12
"""


@dataclass(frozen=True)
class Kept:
    """The house that a command is about, and how to answer."""

    address: str
    as_json: bool
    speech: Speech

    def done(self, message: str, **values: int | str) -> None:
        """Say what was done."""
        if self.as_json:
            tell({"done": True, **values})
        else:
            click.echo(self.speech.words(message, **values))

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """The store of the house, which must be there and up to date."""
        await must_be_there(self.address, self.speech)
        async with storage.open(self.address, upgrade=False) as store:
            yield store


def _of_house(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the house that its options name."""

    def call(
        database: str | None, config: Path | None, as_json: bool, language: str, **others: Any
    ) -> None:
        address = settings_of(config, database=database).database
        command(Kept(address, as_json, keeper_speech(language)), **others)

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
def tables(kept: Kept, state: tuple[TableState, ...], limit: int) -> None:
    """List the tables, the last changed first, private ones too."""
    found = run(_tables(kept, state, limit), kept.speech)
    if kept.as_json:
        tell([asdict(table) for table in found])
        return
    rows = [
        (
            table.id,
            table.game or "",
            kept.speech.words(f"keeper-state-{table.state or 'open'}"),
            _when(table.updated_at),
            ", ".join(_named(person, table.names) for person in table.people),
        )
        for table in found
    ]
    _show(kept, ("table", "game", "state", "changed", "people"), rows)


@keeper.command(short_help="List the people.")
@_of_house
@click.option("--name", default="", metavar="TEXT", help="Only those whose id or name has this.")
@_limit_option
def people(kept: Kept, name: str, limit: int) -> None:
    """List the people, the newest first."""
    found = run(_people(kept, name, limit), kept.speech)
    if kept.as_json:
        tell([asdict(person) for person in found])
        return
    rows = [
        (
            person.id,
            person.name or neutral_name(kept.speech.language),
            person.login or "",
            str(person.tables),
            _when(person.created_at),
        )
        for person in found
    ]
    _show(kept, ("person", "name", "login", "tables", "since"), rows)


@keeper.command(short_help="Close a table.")
@_of_house
@click.argument("table")
def close(kept: Kept, table: str) -> None:
    """Close the table TABLE; nobody wins its running game, and its seed is revealed."""
    run(_close(kept, TableId(table)), kept.speech)
    kept.done("keeper-closed", table=table)


@keeper.command("remove-name", short_help="Take a person's name away.")
@_of_house
@click.argument("person")
def remove_name(kept: Kept, person: str) -> None:
    """Take the name of the person PERSON away, until the person chooses another."""
    run(_remove_name(kept, PersonId(person)), kept.speech)
    kept.done("keeper-name-removed", person=person)


@keeper.command("remove-message", short_help="Delete the text of a message.")
@_of_house
@click.argument("table")
@click.argument("n", type=int)
def remove_message(kept: Kept, table: str, n: int) -> None:
    """Delete the text of the message N in the chat of the table TABLE."""
    run(_remove_message(kept, TableId(table), n), kept.speech)
    kept.done("keeper-message-removed", table=table, n=n)


@keeper.command(short_help="List what was reported.")
@_of_house
@_limit_option
def reports(kept: Kept, limit: int) -> None:
    """List the messages that somebody has reported, the oldest first."""
    found = run(_reports(kept, limit), kept.speech)
    if kept.as_json:
        tell([_describe(report) for report in found])
        return
    words = kept.speech.words
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
def settle(kept: Kept, report: str) -> None:
    """Settle the report REPORT: it is no longer listed."""
    run(_settle(kept, report), kept.speech)
    kept.done("keeper-settled", report=report)


async def _tables(
    kept: Kept, states: tuple[TableState, ...], limit: int
) -> list[keeping.TableSeen]:
    async with kept.store():
        return await keeping.list_tables(kept.address, states, limit)


async def _people(kept: Kept, name: str, limit: int) -> list[keeping.PersonSeen]:
    async with kept.store():
        return await keeping.list_people(kept.address, name, limit)


async def _close(kept: Kept, table: TableId) -> None:
    async with kept.store() as store, storage.open_bus(kept.address) as bus:
        key = await store.secrets.secret("dice")
        if not await store.log.last(table):
            raise JactaError(kept.speech.words("keeper-no-table", table=table))
        await House(store, bus, Seeds(key, store.days), find_game).carry_out(
            CloseTable(table=table)
        )


async def _remove_name(kept: Kept, person: PersonId) -> None:
    async with kept.store() as store:
        try:
            await store.people.remove_name(person)
        except UnknownPerson:
            raise JactaError(kept.speech.words("keeper-no-person", person=person)) from None


async def _remove_message(kept: Kept, table: TableId, n: int) -> None:
    async with kept.store() as store:
        if not await store.chat.remove(table, n):
            raise JactaError(kept.speech.words("keeper-no-message", table=table, n=n))


async def _reports(kept: Kept, limit: int) -> list[Report]:
    async with kept.store() as store:
        return await store.chat.open_reports(limit)


async def _settle(kept: Kept, report: str) -> None:
    async with kept.store() as store:
        if not await store.chat.settle_report(report):
            raise JactaError(kept.speech.words("keeper-no-report", report=report))


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


def _show(kept: Kept, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    words = kept.speech.words
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
