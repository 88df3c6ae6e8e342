"""The passphrase of a backup: from a file, the environment or the keyboard, never from the command
line, where others of the machine could read it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from jacta.engine.errors import JactaError
from jacta.house.store.upkeep.sealing import is_sealed
from jacta.terminal.speech import Speech

__all__ = ["ask", "find_passphrase", "passphrase_for", "passphrase_option"]

VARIABLE = "JACTA_BACKUP_PASSPHRASE"

F = TypeVar("F", bound=Callable[..., Any])


def passphrase_option(command: F) -> F:
    return click.option(
        "--passphrase-file",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help=f"A file whose first line is the passphrase; by default {VARIABLE} has it.",
    )(command)


def find_passphrase(file: Path | None, speech: Speech) -> str | None:
    """The passphrase that was given, if one was."""
    if file is None:
        return os.environ.get(VARIABLE) or None
    try:
        first = file.read_text("utf-8").splitlines()[:1]
    except (OSError, UnicodeDecodeError):
        first = []
    if not first or not first[0]:
        raise JactaError(speech.words("passphrase-none", file=str(file)))
    return first[0]


def passphrase_for(backup: Path, file: Path | None, speech: Speech) -> str | None:
    """The passphrase of a backup, if it needs one: given, or else asked for."""
    if not is_sealed(backup):
        return None
    return find_passphrase(file, speech) or ask(speech, once=True, backup=backup)


def ask(speech: Speech, *, once: bool, backup: Path) -> str:
    """The passphrase as it is typed, twice where it is a new one."""
    if not sys.stdin.isatty():
        raise JactaError(speech.words("passphrase-needed", file=str(backup), variable=VARIABLE))
    typed: str = click.prompt(
        speech.words("passphrase-title"), hide_input=True, confirmation_prompt=not once, err=True
    )
    return typed
