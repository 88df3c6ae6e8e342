"""`jacta drill`: back the house up, restore it elsewhere, play every table again, and compare."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import click

from jacta.cli.house.house import (
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
from jacta.cli.house.passphrase import find_passphrase, passphrase_option
from jacta.cli.parameters import json_option, language_option
from jacta.games import game as find_game
from jacta.house import store as storage
from jacta.house.drill import Drill, lengths
from jacta.house.drill import drill as compare
from jacta.house.store import copy, count_rows
from jacta.house.store.upkeep.backup import back_up, be_gentle, plain_file
from jacta.server.hosting.findings import some_of
from jacta.terminal.speech import Speech

__all__ = ["drill"]

_EXAMPLES = """\b
Examples:
  jacta drill
  jacta drill --into postgresql://jacta@localhost/drill --json
"""


@click.command(short_help="Rehearse a restore, and compare.", epilog=_EXAMPLES)
@database_option
@config_option
@click.option(
    "--into",
    metavar="ADDRESS",
    help="An empty database to restore into; by default a file that is deleted again.",
)
@passphrase_option
@json_option
@language_option
def drill(
    database: str | None,
    config: Path | None,
    into: str | None,
    passphrase_file: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Back the house up, restore it elsewhere, play every table again, and compare every hash.

    The house may be open meanwhile, and is not changed. With a passphrase the backup is encrypted,
    as it would be. The exit code is 1 if anything is not the same.
    """
    speech = keeper_speech(language)
    address = settings_of(config, database=database).database
    passphrase = find_passphrase(passphrase_file, speech)
    be_gentle()
    begun = time.perf_counter()
    found = run(_drill(address, into, passphrase, speech), speech)
    seconds = round(time.perf_counter() - begun, 1)
    counts = {"tables": found.tables, "entries": found.entries, "unplayed": found.unplayed}
    if as_json:
        different = list(found.different)
        tell(
            {
                "ok": found.is_good,
                "database": shown(address),
                **counts,
                "different": different,
                "hash": found.hash,
                "seconds": seconds,
            }
        )
    elif found.is_good:
        click.echo(speech.words("drill-good", seconds=str(seconds), hash=found.hash, **counts))
        if found.unplayed:
            click.echo(speech.words("drill-unplayed", unplayed=found.unplayed))
    else:
        tables, count = some_of(found.different), len(found.different)
        click.echo(speech.words("drill-different", count=count, names=tables))
    sys.exit(0 if found.is_good else 1)


async def _drill(address: str, into: str | None, passphrase: str | None, speech: Speech) -> Drill:
    await must_be_whole(address, speech, "backup")
    rows = await count_rows(address)
    with tempfile.TemporaryDirectory(prefix="jacta-drill-") as folder:
        file, target = Path(folder) / "backup.db", into or str(Path(folder) / "house.db")
        with progress_bar(speech.words("backup-title"), rows) as progress:
            await back_up(address, file, passphrase, progress)
        async with plain_file(file, passphrase, near=file) as plain:
            with progress_bar(speech.words("restore-title"), rows) as progress:
                await copy(plain, target, progress)
            async with storage.open(plain, upgrade=False) as kept:
                backed_up = await lengths(kept)
        async with (
            storage.open(address, upgrade=False) as house,
            storage.open(target, upgrade=False) as restored,
        ):
            title = speech.words("drill-title")
            with progress_bar(title, len(backed_up)) as progress:
                return await compare(house, restored, backed_up, find_game, progress)
