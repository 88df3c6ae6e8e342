"""The group of the keeper's commands: each is about a house, and is written into its log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from jacta.cli.house.house import config_option, database_option, keeper_speech, settings_of
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.parameters import json_option, language_option

__all__ = ["keeper", "limit_option", "of_house"]

F = TypeVar("F", bound=Callable[..., Any])

_EXAMPLES = """\b
Examples:
  jacta keeper tables --state running
  jacta keeper close 3vTq9XbRy8NcEu1P --why "asked for by both"
  jacta keeper reports
  jacta keeper remove-message 3vTq9XbRy8NcEu1P 12
  jacta keeper keys rotate
  jacta keeper ban 5f0c3a9b1e2d4c6f8a7b --days 7 --reason "insults"
"""

# They say where the house is and how to answer, not what is done.
_ABOUT = {"database", "config", "as_json", "language", "why"}


@click.group(short_help="Look after a house: tables, names, reports, bans.", epilog=_EXAMPLES)
def keeper() -> None:
    """Look after a house. It may be open meanwhile, and notices within seconds. Whatever is done
    here is in its log, which `jacta keeper log` shows."""


def of_house(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the house that its options name, and write into its log what is done."""

    def call(
        database: str | None,
        config: Path | None,
        as_json: bool,
        language: str,
        why: str,
        **others: Any,
    ) -> None:
        address = settings_of(config, database=database).database
        house = KeptHouse(address, as_json, keeper_speech(language))
        with house.deed(_written(click.get_current_context()), why or others.get("reason", "")):
            command(house, **others)

    call.__name__, call.__doc__ = command.__name__, command.__doc__
    options = (_why_option, language_option, json_option, config_option, database_option)
    decorated: Callable[..., None] = call
    for option in options:
        decorated = option(decorated)
    decorated.__click_params__.extend(  # type: ignore[attr-defined]
        getattr(command, "__click_params__", [])
    )
    return decorated


def limit_option(command: F) -> F:
    return click.option(
        "--limit",
        type=click.IntRange(1, 10_000),
        default=50,
        show_default=True,
        metavar="N",
        help="How many at most.",
    )(command)


def _why_option(command: F) -> F:
    return click.option("--why", default="", metavar="TEXT", help="Why, for the keeper's log.")(
        command
    )


def _written(context: click.Context) -> str:
    """A command as it was given, without what says where the house is."""
    words = [str(context.info_name)]
    for parameter in context.command.params:
        name = str(parameter.name)
        is_given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if name in _ABOUT or not is_given:
            continue
        given = context.params[name]
        for value in given if isinstance(given, tuple) else (given,):
            option = parameter.opts[0] if isinstance(parameter, click.Option) else None
            words += [option, str(value)] if option else [str(value)]
    return " ".join(words)
