"""What the commands share that play many games: where they are played, and what is kept of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from jacta.cli.command import INTERRUPTED
from jacta.engine.errors import JactaError
from jacta.lab.cluster import Cluster
from jacta.lab.playing import Entrant, read_entrant
from jacta.lab.series import DEVICES

__all__ = [
    "cluster_at",
    "device_option",
    "jobs_option",
    "named_bots",
    "ray_option",
    "resume_option",
    "rows_option",
    "say_stopped",
]

F = TypeVar("F", bound=Callable[..., Any])


def jobs_option(command: F) -> F:
    return click.option(
        "--jobs",
        type=click.IntRange(min=0),
        default=1,
        show_default=True,
        metavar="N",
        help="How many cores play; 0 takes all. The games are the same.",
    )(command)


def device_option(command: F) -> F:
    return click.option(
        "--device",
        type=click.Choice(DEVICES),
        default=DEVICES[0],
        show_default=True,
        help="Where they are played: cuda needs an NVIDIA GPU and the extra jacta[cuda].",
    )(command)


def ray_option(command: F) -> F:
    return click.option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster, with all it has: HOST:PORT, auto, or local, which starts one "
        "here. Needs the extra jacta[ray].",
    )(command)


def resume_option(command: F) -> F:
    return click.option(
        "--resume",
        metavar="FILE",
        type=click.Path(dir_okay=False, path_type=Path),
        help="Keep every game in this file as it ends, and go on from those that it has.",
    )(command)


def rows_option(command: F) -> F:
    return click.option(
        "--rows",
        metavar="FILE",
        type=click.Path(dir_okay=False, path_type=Path),
        help="Write a row a game to FILE.csv or FILE.parquet (which needs jacta[parquet]).",
    )(command)


def named_bots(names: Sequence[str]) -> list[Entrant]:
    """Who plays, as it was typed; a module of one's own may lie in this folder."""
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    return [read_entrant(name) for name in names]


def cluster_at(address: str, jobs: int, device: str) -> Cluster:
    """The cluster that was asked for."""
    if jobs != 1:
        raise JactaError(
            f"--jobs are cores of this machine, --ray {address} takes all of a cluster"
        )
    return Cluster(address, device)


def say_stopped(done: int, games: int, resume: Path | None) -> NoReturn:
    """The end of a command that somebody has stopped."""
    kept = f"; the same command goes on from {resume}" if resume is not None else ""
    click.echo(f"Stopped after {done:,} of {games:,} games{kept}.", err=True)
    raise click.exceptions.Exit(INTERRUPTED)
