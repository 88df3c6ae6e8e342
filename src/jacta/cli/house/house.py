"""What the commands for keepers share: where the house is, and how its refusals are told."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jacta.engine.errors import JactaError
from jacta.house.errors import HouseError
from jacta.house.store import (
    NothingStored,
    Schema,
    StoreError,
    WrongSchema,
    check,
    find_broken,
    find_damage,
    find_holes,
)
from jacta.house.store.database.address import postgres_address, sqlite_file
from jacta.house.store.upkeep.checksums import find_change
from jacta.house.store.upkeep.shape import find_misfit
from jacta.house.telling.words import say_error
from jacta.server.hosting.findings import some_of
from jacta.server.hosting.logs import redact
from jacta.server.hosting.settings import HouseSettings, load
from jacta.terminal.speech import Speech

__all__ = [
    "config_option",
    "database_option",
    "keeper_speech",
    "must_be_there",
    "must_be_unchanged",
    "must_be_whole",
    "progress_bar",
    "run",
    "settings_of",
    "shown",
    "tell",
    "time_of",
]

_LOCALE = Path(__file__).parent.parent / "locale"

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def keeper_speech(language: str) -> Speech:
    """The words of the commands for keepers, in a language."""
    return Speech(language, (), _LOCALE)


def database_option(command: F) -> F:
    return click.option(
        "--database",
        metavar="ADDRESS",
        help="The database of the house: a SQLite file or postgresql://…; by default as for serve.",
    )(command)


def config_option(command: F) -> F:
    return click.option(
        "--config",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="A TOML file with settings; by default the one that JACTA_CONFIG names.",
    )(command)


def settings_of(config: Path | None, **given: object) -> HouseSettings:
    """The settings of the house that a command is about."""
    return load(config, os.environ, given)


def run(work: Coroutine[Any, Any, T], speech: Speech) -> T:
    """Do it; what the house or its store refuses becomes one sentence."""
    try:
        return asyncio.run(work)
    except HouseError as refused:
        raise JactaError(say_error(refused.code, refused.values, speech.language)) from None
    except (StoreError, NothingStored) as error:
        raise JactaError(redact(str(error))) from None


async def must_be_there(address: str, speech: Speech) -> None:
    """JactaError where there is no house; nothing is made by looking."""
    if await check(address) is Schema.EMPTY:
        raise JactaError(speech.words("house-missing", address=shown(address)))


async def must_be_whole(
    address: str, speech: Speech, command: str, name: str | None = None
) -> None:
    """JactaError where there is no house, or not all of it; the sentence is that of the command,
    and calls the house by a name or else by its address."""
    said, where = speech.words, name or shown(address)
    file = sqlite_file(address) if postgres_address(address) is None else None
    if file and file.is_file() and (problem := await asyncio.to_thread(find_damage, file)):
        raise JactaError(said(f"{command}-damaged", address=where, problem=problem))
    await must_be_there(address, speech)
    if await check(address) is Schema.NEWER:
        raise WrongSchema("the database was made by a newer version of Jacta: use that one")
    if file and (problem := await find_misfit(file)):
        raise JactaError(said(f"{command}-damaged", address=where, problem=problem))
    if ids := await find_holes(address):
        tables = some_of(ids)
        raise JactaError(said(f"{command}-missing", address=where, count=len(ids), tables=tables))
    if broken := await find_broken(address):
        named = some_of([str(entry) for entry in broken])
        count = len(broken)
        raise JactaError(said(f"{command}-broken", address=where, count=count, entries=named))


async def must_be_unchanged(file: Path, speech: Speech) -> bool:
    """JactaError where a backup is another file than when its checksum was written; whether there
    is one."""
    changed = await asyncio.to_thread(find_change, file)
    if changed:
        raise JactaError(speech.words("check-changed", file=str(file)))
    return changed is not None


def shown(address: str | Path) -> str:
    """An address that can be told, without a password."""
    return redact(str(address)) if "://" in str(address) else str(address)


def tell(value: object) -> None:
    """Write JSON, for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def time_of(at: int) -> datetime:
    """A time of the store."""
    return datetime.fromtimestamp(at / 1e6, UTC)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[str, int], None]]:
    """A bar on stderr, where that is a terminal; it is told how many rows a part has by now."""
    console = Console(stderr=True)
    done: dict[str, int] = {}
    with Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(title, total=total)

        def update(part: str, rows: int) -> None:
            done[part] = rows
            bar.update(task, completed=sum(done.values()))

        yield update
