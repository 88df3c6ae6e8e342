"""The command `jacta`: the group of all commands, and the edge where errors become sentences.

Exit codes: 0 all is well; 1 a check failed, or a game stayed unfinished because the input ended;
2 a mistake in what was asked for; 130 interrupted.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import click

import jacta
from jacta.engine.errors import JactaError

__all__ = ["main"]

INTERRUPTED = 130

# Each is a module, which takes its time to load: it is loaded only when it is asked for.
_MODULES: Final = {
    "": ("check", "compile", "games", "play", "replay", "rules", "schema", "verify"),
    "house.": ("backup", "doctor", "drill", "keeper", "restore", "serve"),
    "lab.": ("analyse", "arena", "calibrate", "dice", "puzzles", "simulate", "train"),
}
_COMMANDS: Final = {
    name: f"jacta.cli.{room}{name}" for room, names in _MODULES.items() for name in names
}

_INSTALL = 'pip install "jacta[house]"'

_EPILOG = """\b
Example:  jacta play wurfel-express

\b
Exit codes:  0 all is well
             1 a check failed, or the input ended before the game
             2 a mistake in what was asked for
             130 stopped by Ctrl-C
"""


def _of_games() -> dict[str, click.Command]:
    """The commands that games bring in their part `commands`; of a broken package none."""
    found: list[click.Command] = []
    for name in jacta.names():
        with suppress(JactaError):
            part = jacta.game(name).part("commands")
            found += part.COMMANDS if part is not None else ()
    return {str(command.name): command for command in found}


def _needing(name: str, missing: ModuleNotFoundError) -> click.Command:
    """In place of a command of the house, where only the library is installed."""
    if (missing.name or "jacta").partition(".")[0] == "jacta":
        raise missing
    told = (
        f'needs the packages of the house ({missing.name} is missing): pip install "jacta[house]"'
    )

    def tell() -> None:
        raise Mistake(f"jacta {name} {told}")

    taking_all = {"ignore_unknown_options": True, "allow_extra_args": True}
    return click.Command(
        name, taking_all, tell, help=f"It {told}", short_help=f"of the house: {_INSTALL}"
    )


class Mistake(click.ClickException):
    """What was asked for cannot be done; one sentence says why."""

    exit_code = 2


class Edge(click.Group):
    """Turns the errors of the library into one sentence, without a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*_COMMANDS, *_of_games()])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return _of_games().get(cmd_name)
        try:
            found = getattr(import_module(_COMMANDS[cmd_name]), cmd_name)
        except ModuleNotFoundError as missing:
            return _needing(cmd_name, missing)
        assert isinstance(found, click.Command)
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except JactaError as error:
            raise Mistake(str(error)) from None
        except KeyboardInterrupt:
            click.echo("\nStopped.", err=True)
            ctx.exit(INTERRUPTED)


@click.group(
    cls=Edge,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=_EPILOG,
)
@click.version_option(jacta.__version__, prog_name="jacta")
def main() -> None:
    """Dice games for the terminal, for a house of your own, and for many games at full speed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks ▲ shows ? instead
