"""`jacta compile`: the rules and bots of games, before somebody waits for them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import jacta
from jacta.bots.compiling import Compiled, command, doors_of, uncompiled_doors
from jacta.cli.parameters import json_option, known_games
from jacta.engine.doors.jit import JIT, cache_folder
from jacta.engine.errors import JactaError
from jacta.engine.game import Game

__all__ = ["compile"]

_EXAMPLES = """\b
Examples:
  jacta compile
  jacta compile wurfel-express --json
"""

Tell = Callable[[Compiled], None]


@click.command(short_help="Compile games ahead.", epilog=_EXAMPLES)
@click.argument("games", nargs=-1, metavar="[GAME]...", shell_complete=known_games)
@click.option(
    "--jobs",
    type=click.IntRange(min=0),
    default=0,
    metavar="N",
    help="How many games are compiled at once; by default as many as there are cores.",
)
@json_option
def compile(games: tuple[str, ...], jobs: int, as_json: bool) -> None:
    """Compile the rules and bots of all games, or of these, where that is not done yet.

    What is compiled is kept in the folder JACTA_CACHE. Each part is told with the seconds of
    processor that it took; a house that is open compiles by itself, and so does everything else.
    """
    if not JIT:
        raise JactaError("JACTA_JIT is off, so nothing is compiled: unset it")
    chosen = [jacta.game(name) for name in games or jacta.names()]
    doors = sum(len(doors_of(game)) for game in chosen)
    waiting = {game.name: left for game in chosen if (left := len(uncompiled_doors(game)))}
    found: list[Compiled] = []
    with _progress_bar(sum(waiting.values())) as told:

        def tell(done: Compiled) -> None:
            found.append(done)
            told(done)

        _compile_all(list(waiting), jobs or os.cpu_count() or 1, tell)
    _check(chosen)
    if as_json:
        told_doors = [msgspec.to_builtins(done) for done in found]
        seconds = round(sum(done.seconds for done in found), 2)
        summary = {"folder": str(cache_folder()), "doors": doors, "compiled": told_doors}
        click.echo(json.dumps(summary | {"seconds": seconds}, ensure_ascii=False, indent=2))
    else:
        click.echo(_summary(found, doors))


def _compile_all(names: Sequence[str], jobs: int, tell: Tell) -> None:
    """Each game in a process of its own, so many at once."""
    lock = threading.Lock()

    def tell_in_turn(done: Compiled) -> None:
        with lock:
            tell(done)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda name: _compile(name, tell_in_turn), names))


def _compile(name: str, tell: Tell) -> None:
    process = subprocess.Popen(
        command("jacta.games:game", [name]), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            tell(msgspec.json.decode(line, type=Compiled))
        said = process.stderr.read().decode(errors="replace")
    if process.returncode:
        raise JactaError(f"{name} cannot be compiled: {said.strip()}")


def _check(games: Sequence[Game]) -> None:
    """What was compiled is there; else the folder cannot be written to."""
    if left := [door for game in games for door in uncompiled_doors(game)]:
        raise JactaError(
            f"{len(left)} parts are not kept in {cache_folder()}: set JACTA_CACHE to a folder that "
            f"can be written to (the first is {left[0]})"
        )


@contextmanager
def _progress_bar(doors: int) -> Iterator[Tell]:
    """A bar on stderr, where that is a terminal; else a line a door."""
    console = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("compiling", total=doors)

    def tell(done: Compiled) -> None:
        if console.is_terminal:
            bar.update(task, description=done.door, advance=1)
        else:
            print(f"{done.seconds:6.2f} s  {done.door}", file=sys.stderr, flush=True)

    with bar:
        yield tell


def _summary(found: Sequence[Compiled], doors: int) -> str:
    if not found:
        return f"All {doors} parts were compiled already, in {cache_folder()}."
    seconds = sum(done.seconds for done in found)
    return f"Compiled {len(found)} parts in {seconds:.1f} s of processor, into {cache_folder()}."
