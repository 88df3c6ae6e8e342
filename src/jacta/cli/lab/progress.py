"""A bar for commands that play many games, on stderr where that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["games_bar"]


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Whom to tell how many games are done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("games", total=games)
    begun = False

    def tell(done: int) -> None:
        nonlocal begun
        if not begun:  # only now, so that the engine can say before that it compiles
            bar.start()
            begun = True
        bar.update(task, completed=done)

    try:
        yield tell
    finally:
        if begun:
            bar.stop()
