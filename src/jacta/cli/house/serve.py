"""`jacta serve`: open a house."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from jacta.cli.house.house import config_option, settings_of
from jacta.server.hosting.settings import described, unknown_variables

__all__ = ["serve"]

_EXAMPLES = """\b
Examples:
  jacta serve
  jacta serve --public-address https://dice.example --proxies 127.0.0.1
  jacta serve --database postgresql://jacta@localhost/house --processes 4

\b
A setting is taken from the command line, else from the environment (JACTA_PORT),
else from the file (port = 8330). docs/hosting.md tells how to host a house.
"""


def _settings_options(command: Callable[..., None]) -> Callable[..., None]:
    """An option for every setting; they are read as text and checked all in one place."""
    for setting in reversed(list(described())):
        default = f" Default: {setting.default}." if setting.default else ""
        command = click.option(
            setting.option,
            setting.name,
            metavar="VALUE",
            help=f"{setting.description} Allowed: {setting.allowed}.{default}",
        )(command)
    return command


@click.command(short_help="Open a house: play in the browser.", epilog=_EXAMPLES)
@config_option
@_settings_options
def serve(config: Path | None, **given: Any) -> None:
    """Open a house, where people and bots play in the browser, until it is stopped.

    Ctrl-C or SIGTERM stops it gracefully: no accepted move is lost, and clients connect again.
    """
    settings = settings_of(config, **given)
    for name in unknown_variables(os.environ):
        click.echo(f"Warning: there is no setting {name}: it is ignored", err=True)
    from jacta.server.hosting.serving import (
        serve as run_house,  # the server, only when it is to run
    )

    sys.exit(run_house(settings))
