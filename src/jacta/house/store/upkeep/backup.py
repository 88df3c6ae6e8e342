"""Backups: a whole house in one file, sealed if there is a passphrase, with a checksum beside it.

A backup is a SQLite file, whatever the house is kept in. While a house is copied it may be open:
the copy rests as long as it works, so that people hardly notice.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from jacta.engine.errors import JactaError
from jacta.house.store.database.address import postgres_address, sqlite_file
from jacta.house.store.errors import StoreError
from jacta.house.store.upkeep.checksums import checksum_file, write_checksum
from jacta.house.store.upkeep.copy import Progress, copy, sync
from jacta.house.store.upkeep.sealing import is_sealed, seal, unseal

__all__ = ["back_up", "be_gentle", "plain_file"]

_REST = 1.0  # as long as was worked before
_NICE = 19  # the last of all


def be_gentle() -> None:
    """Let all other processes of this machine go first, from now on."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


async def back_up(
    address: str | Path,
    file: Path,
    passphrase: str | None = None,
    progress: Progress = lambda table, rows: None,
    examine: Callable[[Path], Awaitable[None]] | None = None,
) -> None:
    """Write a backup of a house, with its checksum; one that is there stays until it is replaced.

    `examine` looks at the copy before that, and may raise what it likes. Where a backup is sealed,
    what is plain is written beside the house and nowhere else.
    """
    folder = _beside(address) if passphrase is not None else file.absolute().parent
    try:
        with tempfile.TemporaryDirectory(dir=folder, prefix=".jacta-backup-") as place:
            made = Path(place) / file.name
            await copy(address, made, progress, rest=_REST)
            if examine is not None:
                await examine(made)
            if passphrase is not None:
                sealed = file.with_name(f".{file.name}.{os.getpid()}")
                try:
                    await asyncio.to_thread(_seal, made, sealed, passphrase)
                    _replace(sealed, file)
                finally:
                    sealed.unlink(missing_ok=True)
            else:
                _replace(made, file)
        await asyncio.to_thread(write_checksum, file)
    except OSError as error:
        raise StoreError(f"the file {file} cannot be written: {error.strerror}") from error


@asynccontextmanager
async def plain_file(
    file: Path, passphrase: str | None, near: str | Path | None = None
) -> AsyncIterator[Path]:
    """The SQLite file of a backup: the file itself, or what is sealed in it, for as long as it is
    needed; that is written beside the house at `near`, or where the system has temporary files."""
    if not await asyncio.to_thread(is_sealed, file):
        yield file
        return
    if passphrase is None:
        raise JactaError(f"{file} is sealed: give its passphrase")
    folder = _beside(near) if near is not None else None
    with tempfile.TemporaryDirectory(dir=folder, prefix=".jacta-backup-") as place:
        opened = Path(place) / "house.db"
        await asyncio.to_thread(_unseal, file, opened, passphrase)
        yield opened


def _beside(address: str | Path) -> Path:
    """The folder of a house; that of temporary files where it is on a server."""
    if postgres_address(address) is not None:
        return Path(tempfile.gettempdir())
    return sqlite_file(address).absolute().parent


def _replace(made: Path, file: Path) -> None:
    """Put a file in its place, without the checksum of another one beside it."""
    sync(made)
    checksum_file(file).unlink(missing_ok=True)
    made.replace(file)
    sync(file.absolute().parent)


def _seal(plain: Path, sealed: Path, passphrase: str) -> None:
    with open(plain, "rb") as source, open(sealed, "xb", opener=_own) as target:
        seal(source, target, passphrase)


def _unseal(sealed: Path, plain: Path, passphrase: str) -> None:
    with open(sealed, "rb") as source, open(plain, "xb", opener=_own) as target:
        unseal(source, target, passphrase)


# A file for its owner alone.
_own = partial(os.open, mode=0o600)
