"""`jacta backup`: the whole house in one file, while it is open."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex

import click

from jacta.cli.house import (
    config_option,
    database_option,
    keeper_speech,
    must_be_whole,
    progress_bar,
    run,
    settings_of,
    shown,
    tell,
)
from jacta.cli.parameters import json_option, language_option
from jacta.engine.errors import JactaError
from jacta.house.store import copy, count_rows
from jacta.terminal.speech import Speech

__all__ = ["backup"]

_EXAMPLES = """\b
Examples:
  jacta backup house-2026-08-31.db
  jacta backup backup.db --force --database postgresql://jacta@localhost/house
"""


@click.command(short_help="Copy the whole house into one file.", epilog=_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@config_option
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@json_option
@language_option
def backup(
    file: Path, database: str | None, config: Path | None, force: bool, as_json: bool, language: str
) -> None:
    """Copy the whole house, as it is at this moment, into the SQLite file FILE.

    The house may be open meanwhile. The file has everything but the seeds of games that are not
    over, also the hashes of passwords and the keys that sign: keep it where nobody else can read
    it. 'jacta restore' brings it back.
    """
    speech = keeper_speech(language)
    address = settings_of(config, database=database).database
    if file.exists() and (not force or not file.is_file()):
        raise JactaError(speech.words("backup-exists", file=str(file)))
    rows = run(_back_up(address, file, speech), speech)
    size = file.stat().st_size
    if as_json:
        tell({"file": str(file), "database": shown(address), "rows": rows, "bytes": size})
    else:
        megabytes = f"{size / 1e6:.1f}"
        click.echo(speech.words("backup-done", file=str(file), rows=rows, size=megabytes))


async def _back_up(address: str, file: Path, speech: Speech) -> int:
    """Make the copy beside the file first, so that an old backup stays until a new one is there."""
    await must_be_whole(address, speech, "backup")
    rows = await count_rows(address)
    target = file.with_name(f".{file.name}.{token_hex(4)}") if file.exists() else file
    try:
        with progress_bar(speech.words("backup-title"), rows) as progress:
            await copy(address, target, progress)
        if target != file:
            os.replace(target, file)
    finally:
        if target != file:
            target.unlink(missing_ok=True)
    return await count_rows(file)
