"""How the keeper's lists are shown: columns in a terminal, one line a row for programs."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from jacta.cli.house.house import time_of
from jacta.cli.house.keeper.kept_house import KeptHouse

__all__ = ["plain", "show", "when"]

_WIDEST = 10_000


def show(house: KeptHouse, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """A table with a heading, or the word that there is nothing."""
    words = house.speech.words
    if not rows:
        click.echo(words("keeper-none"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(words(f"keeper-column-{column}"), overflow="fold")
    for row in rows:
        table.add_row(*(Text(plain(cell)) for cell in row))
    console = Console(highlight=False)
    if not console.is_terminal:  # for programs: one line a row, however long
        console = Console(highlight=False, width=_WIDEST)
    console.print(table)


def plain(text: str) -> str:
    """What people typed, without marks that would move the cursor."""
    return "".join(mark if mark.isprintable() else " " for mark in text)


def when(at: int) -> str:
    """A time, as the clock on the keeper's wall shows it."""
    return time_of(at).astimezone().strftime("%Y-%m-%d %H:%M")
