"""The arguments and options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

import jacta
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.game import Game
from jacta.engine.words.language import LANGUAGES

__all__ = [
    "board_option",
    "default_language",
    "game_argument",
    "json_option",
    "known_games",
    "language_option",
    "option_option",
    "players_option",
    "seed_option",
]

F = TypeVar("F", bound=Callable[..., Any])


def _read_game(ctx: Any, param: Any, value: str) -> Game:
    return jacta.game(value)


def known_games(ctx: Any, param: Any, incomplete: str) -> list[str]:
    return [name for name in jacta.names() if name.startswith(incomplete)]


def _read_seed(ctx: Any, param: Any, value: str | None) -> int | None:
    if value is None:
        return None
    try:
        number = int(value)
    except ValueError:
        raise JactaError(f"a seed is a whole number, not {value!r}") from None
    return jacta.Seed(number).seed


def _read_language(ctx: Any, param: Any, value: str | None) -> str:
    if value is None:
        return default_language()
    if value not in LANGUAGES:
        raise UnknownName(f"no language {value!r}: choose one of {', '.join(LANGUAGES)}")
    return value


def _read_options(ctx: Any, param: Any, values: tuple[str, ...]) -> Mapping[str, str]:
    chosen: dict[str, str] = {}
    for value in values:
        name, equals, choice = value.partition("=")
        if not (name and equals and choice):
            raise JactaError(f"an option is written NAME=CHOICE, not {value!r}; see 'jacta games'")
        if chosen.setdefault(name, choice) != choice:
            raise JactaError(f"option {name!r} is given twice")
    return chosen


def game_argument(command: F) -> F:
    return click.argument("game", callback=_read_game, shell_complete=known_games)(command)


def seed_option(default: int | None, text: str) -> Callable[[F], F]:
    return click.option(
        "--seed", metavar="N", default=default, show_default=True, callback=_read_seed, help=text
    )


def option_option(command: F) -> F:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=CHOICE",
        callback=_read_options,
        help="An option of the game (see 'jacta games'); may be repeated.",
    )(command)


def board_option(command: F) -> F:
    return click.option("--board", metavar="NAME", help="The board, for games that have several.")(
        command
    )


def players_option(command: F) -> F:
    text = "How many players; by default four."
    return click.option("--players", type=int, metavar="N", help=text)(command)


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")(
        command
    )


def language_option(command: F) -> F:
    return click.option(
        "--lang",
        "language",
        metavar="|".join(LANGUAGES),
        callback=_read_language,
        help="The language at the table; by default that of your system.",
    )(command)


def default_language() -> str:
    """The language of the system, if it is one of ours; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(variable):
            code = found.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"
