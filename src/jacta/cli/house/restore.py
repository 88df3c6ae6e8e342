"""`jacta restore`: a house out of a backup, in a database that has none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click

from jacta.cli.house.house import (
    config_option,
    database_option,
    keeper_speech,
    must_be_unchanged,
    must_be_whole,
    progress_bar,
    run,
    settings_of,
    shown,
    tell,
)
from jacta.cli.house.passphrase import passphrase_for, passphrase_option
from jacta.cli.parameters import json_option, language_option
from jacta.engine.errors import JactaError
from jacta.house.store import Schema, check, copy, count_rows
from jacta.house.store.database.address import postgres_address
from jacta.house.store.database.occupancy import Occupied, occupied
from jacta.house.store.upkeep.backup import plain_file
from jacta.terminal.speech import Speech

__all__ = ["restore"]

_EXAMPLES = """\b
Examples:
  jacta restore house-2026-08-31.db --database new.db
  jacta restore house-2026-08-31.db --database postgresql://jacta@localhost/house
"""


@click.command(short_help="Bring a house back from a backup.", epilog=_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@config_option
@passphrase_option
@json_option
@language_option
def restore(
    file: Path,
    database: str | None,
    config: Path | None,
    passphrase_file: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Bring the house in FILE, a backup, into a database that has none yet.

    A database with a house in it is never written over. An older backup is brought up to date; one
    that is encrypted needs its passphrase. Games that were running go on with new dice, which no
    backup knows, and it is said there.
    """
    speech = keeper_speech(language)
    address = settings_of(config, database=database).database
    if not file.is_file():
        raise JactaError(speech.words("restore-no-file", file=str(file)))
    passphrase = passphrase_for(file, passphrase_file, speech)
    rows, has_sum = run(_restore_from(file, passphrase, address, speech), speech)
    if as_json:
        told = {"file": str(file), "database": shown(address), "rows": rows, "checksum": has_sum}
        tell(told)
    else:
        click.echo(speech.words("restore-done", address=shown(address), rows=rows))
        if not has_sum:
            click.echo(speech.words("restore-without-sum", file=str(file)))


@contextmanager
def _alone_with(address: str, speech: Speech) -> Iterator[None]:
    """No house opens there as long as it takes, whose moves would be lost."""
    with ExitStack() as stack:
        try:
            stack.enter_context(occupied(address))
        except Occupied:
            raise JactaError(speech.words("restore-occupied", address=shown(address))) from None
        except OSError as error:
            problem = f"{shown(address)} cannot be written: {error.strerror}"
            raise JactaError(problem) from None
        yield


async def _restore_from(
    file: Path, passphrase: str | None, address: str, speech: Speech
) -> tuple[int, bool]:
    """How many rows were brought back, and whether the backup had a checksum beside it."""
    async with plain_file(file, passphrase, near=address) as plain:
        await must_be_whole(str(plain), speech, "restore", str(file))
        has_sum = await must_be_unchanged(file, speech)
        with _alone_with(address, speech):
            return await _restore(plain, address, speech), has_sum


async def _restore(file: Path, address: str, speech: Speech) -> int:
    if await check(address) is not Schema.EMPTY and await count_rows(address):
        kind = "restore-full" if postgres_address(address) is None else "restore-full-server"
        raise JactaError(speech.words(kind, address=shown(address)))
    rows = await count_rows(file)
    with progress_bar(speech.words("restore-title"), rows) as progress:
        await copy(file, address, progress)
    return await count_rows(address)
