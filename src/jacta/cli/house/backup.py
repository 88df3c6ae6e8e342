"""`jacta backup`: the whole house in one file, while it is open; and whether a backup is good."""

from __future__ import annotations

from datetime import datetime
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
from jacta.cli.house.passphrase import ask, find_passphrase, passphrase_for, passphrase_option
from jacta.cli.parameters import json_option, language_option
from jacta.engine.errors import JactaError
from jacta.house.clock import SystemClock
from jacta.house.store import count_rows
from jacta.house.store.upkeep.backup import back_up, be_gentle, plain_file
from jacta.house.store.upkeep.rotation import find_backups, name_at, remove, superfluous
from jacta.terminal.speech import Speech

__all__ = ["backup"]

_EXAMPLES = """\b
Examples:
  jacta backup house-2026-08-31.db
  jacta backup /var/backups/jacta --daily 7 --weekly 4
  jacta backup house.db.age --encrypt
  jacta backup --check house-2026-08-31.db
"""
_KEPT = click.IntRange(1, 1000)


@click.command(short_help="Copy the whole house into one file.", epilog=_EXAMPLES)
@click.argument("place", type=click.Path(path_type=Path))
@database_option
@config_option
@click.option("--check", is_flag=True, help="Write nothing: say whether PLACE is a good backup.")
@click.option("--daily", type=_KEPT, metavar="N", help="Keep the last of each of N days.")
@click.option("--weekly", type=_KEPT, metavar="N", help="Keep the last of each of N weeks.")
@click.option("--encrypt", is_flag=True, help="Ask for a passphrase, and encrypt with it.")
@passphrase_option
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@json_option
@language_option
def backup(
    place: Path,
    database: str | None,
    config: Path | None,
    check: bool,
    daily: int | None,
    weekly: int | None,
    encrypt: bool,
    passphrase_file: Path | None,
    force: bool,
    as_json: bool,
    language: str,
) -> None:
    """Copy the whole house, as it is at this moment, into the SQLite file PLACE.

    The house may be open meanwhile. Is PLACE a folder, the file gets a name with the time; older
    ones there are deleted if it is said how many days or weeks to keep. The file has everything but
    the seeds of games that are not over, also the hashes of passwords and the keys that sign: keep
    it where nobody else can read it, or encrypt it with a passphrase, in the format of age. 'jacta
    restore' brings it back.
    """
    speech = keeper_speech(language)
    if check:
        _check(place, passphrase_file, as_json, speech)
        return
    address = settings_of(config, database=database).database
    passphrase = find_passphrase(passphrase_file, speech)
    if encrypt and passphrase is None:
        passphrase = ask(speech, once=False, backup=place)
    is_folder = place.is_dir()
    if not is_folder and (daily or weekly):
        raise JactaError(speech.words("backup-no-folder", file=str(place)))
    file = place / _name(passphrase) if is_folder else place
    if file.exists() and (not force or not file.is_file()):
        raise JactaError(speech.words("backup-exists", file=str(file)))
    be_gentle()
    rows = run(_back_up(address, file, passphrase, speech), speech)
    removed = _rotate(place, daily, weekly) if is_folder else []
    size = file.stat().st_size
    if as_json:
        gone = [str(one) for one in removed]
        tell(
            {
                "file": str(file),
                "database": shown(address),
                "rows": rows,
                "bytes": size,
                "encrypted": passphrase is not None,
                "removed": gone,
            }
        )
    else:
        kind = "backup-done" if passphrase is None else "backup-sealed"
        click.echo(speech.words(kind, file=str(file), rows=rows, size=f"{size / 1e6:.1f}"))
        if removed:
            click.echo(speech.words("backup-removed", count=len(removed)))


def _name(passphrase: str | None) -> str:
    now = datetime.fromtimestamp(SystemClock().now() / 1e6).astimezone()
    return name_at(now, sealed=passphrase is not None)


async def _back_up(address: str, file: Path, passphrase: str | None, speech: Speech) -> int:
    """Examine the house, copy it and examine the copy, which only then takes its place."""
    await must_be_whole(address, speech, "backup")
    rows = await count_rows(address)

    async def examine(made: Path) -> None:
        nonlocal rows
        await must_be_whole(str(made), speech, "check", str(file))
        rows = await count_rows(made)

    with progress_bar(speech.words("backup-title"), rows) as progress:
        await back_up(address, file, passphrase, progress, examine)
    return rows


def _rotate(folder: Path, daily: int | None, weekly: int | None) -> list[Path]:
    """Delete what is older than is to be kept; without a word on that, nothing."""
    if not (daily or weekly):
        return []
    old = superfluous(find_backups(folder), daily or 0, weekly or 0)
    remove(old)
    return old


def _check(place: Path, passphrase_file: Path | None, as_json: bool, speech: Speech) -> None:
    """Say that a backup, or the newest one in a folder, is good; JactaError says why not."""
    if place.is_dir():
        backups = find_backups(place)
        if not backups:
            raise JactaError(speech.words("check-empty", folder=str(place)))
        place = max(backups, key=lambda file: backups[file])
    if not place.is_file():
        raise JactaError(speech.words("restore-no-file", file=str(place)))
    passphrase = passphrase_for(place, passphrase_file, speech)
    rows, checksum = run(_examine(place, passphrase, speech), speech)
    if as_json:
        tell(
            {
                "file": str(place),
                "ok": True,
                "rows": rows,
                "checksum": checksum,
                "encrypted": passphrase is not None,
            }
        )
    else:
        kind = "check-good" if checksum else "check-without-sum"
        click.echo(speech.words(kind, file=str(place), rows=rows))


async def _examine(file: Path, passphrase: str | None, speech: Speech) -> tuple[int, bool]:
    """How many rows a good backup has, and whether it has a checksum."""
    async with plain_file(file, passphrase) as plain:
        await must_be_whole(str(plain), speech, "check", str(file))
        return await count_rows(plain), await must_be_unchanged(file, speech)
