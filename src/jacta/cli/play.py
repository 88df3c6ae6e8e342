"""`jacta play`: a game at the terminal, between people and bots."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import click
from click.core import ParameterSource
from rich.console import Console

from jacta.bots import policies
from jacta.bots.compiling import can_decide, compiling_beside, uncompiled_doors
from jacta.bots.match import play as play_bots
from jacta.cli.files import RecordFile
from jacta.cli.parameters import (
    board_option,
    game_argument,
    language_option,
    option_option,
    players_option,
    seed_option,
)
from jacta.engine.chance import Seed
from jacta.engine.doors.jit import JIT, compiles_here
from jacta.engine.game import Game
from jacta.engine.record import Record
from jacta.engine.rules import SPECTATOR
from jacta.terminal.dialogue import Quit
from jacta.terminal.drawing import drawing, show_table
from jacta.terminal.ending import ending
from jacta.terminal.keyboard import AVAILABLE
from jacta.terminal.plain import PlainScreen
from jacta.terminal.scene import Screen
from jacta.terminal.screen import TerminalScreen
from jacta.terminal.seats import Seat, lines_of_bots, take_seats, usual_bot
from jacta.terminal.speech import Speech
from jacta.terminal.table import TerminalTable

__all__ = ["play"]

_SEEDS = 10**12
_INPUT_ENDED = 1

_EXAMPLES = """\b
Examples:
  jacta play wurfel-express
  jacta play wurfel-express --seat Anna --seat Ben --seat bot:gentle --record game.jacta
  jacta play wurfel-express --plain --seed 42 < answers.txt
"""


@click.command(epilog=_EXAMPLES)
@game_argument
@players_option
@click.option(
    "--seat",
    "wanted",
    multiple=True,
    metavar="NAME|bot:NAME",
    help="Who sits next: a person by name, or a bot such as bot:gentle; may be repeated. "
    "Bots take the seats that are left; without --players only if the named are too few.",
)
@click.option("--bot", "filler", metavar="NAME", help="The bot that fills the table.")
@option_option
@board_option
@seed_option(None, "The seed of the dice; by default a fresh one.")
@language_option
@click.option(
    "--record",
    "path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the record of the game there.",
)
@click.option("--force", is_flag=True, help="Let --record replace a file.")
@click.option("--plain", is_flag=True, help="Lines of text only, for pipes and screen readers.")
@click.option("--fast", is_flag=True, help="No pauses between the moves of bots.")
def play(
    game: Game,
    players: int | None,
    wanted: tuple[str, ...],
    filler: str | None,
    options: Mapping[str, str],
    board: str | None,
    seed: int | None,
    language: str,
    path: Path | None,
    force: bool,
    plain: bool,
    fast: bool,
) -> None:
    """Play a game at the terminal, against bots or with friends.

    Type h at the table for help. A terminal that cannot show the table gets the plain one.
    """
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    code = 0
    with ExitStack() as stack:
        left = _beside(game, stack)
        filler = filler or usual_bot(game)
        seats = take_seats(game, wanted, players, filler, seed, language)
        bots, known = {seat.bot.name for seat in seats if seat.bot is not None}, policies(game)
        if not all(name in known and can_decide(game, name) for name in bots):
            stack.close()  # too slow as plain Python: what they need is compiled first
        start = game.start(len(seats), options, board)
        source = Seed(seed)
        record = Record(game, start, [seat.name for seat in seats], source.describe())
        file = RecordFile(path, force) if path else None

        def save() -> None:
            if file is not None:
                file.write(record)

        speech = Speech.at(record.game, language, record.names)
        speech.company = lines_of_bots(game, seats, language)
        save()
        if compiles_here():
            _warm_up(game, seats, options, board)
        screen = _screen(game, speech, plain, fast, partial(_note, speech, left))
        try:
            _run(TerminalTable(record, seats, source, screen, speech, save), screen)
        except Quit:
            pass
        except EOFError:
            click.echo(speech.words("input-ended"), err=True)
            code = _INPUT_ENDED
        finally:
            save()
        fills = filler if len(seats) > max(1, len(wanted)) else None
        again = _command(game, wanted, len(seats), fills, options, board, seed, _shown_as())
        _show_end(record, speech, isinstance(screen, PlainScreen), path, again)
    sys.exit(code)


def _beside(game: Game, stack: ExitStack) -> Callable[[], int]:
    """The table opens at once: what is not compiled yet is compiled beside it, so many parts."""
    if not JIT or not uncompiled_doors(game):
        return lambda: 0
    return stack.enter_context(compiling_beside("jacta.games:game", game))


def _note(speech: Speech, left: Callable[[], int]) -> str:
    return speech.words("compiling", count=count) if (count := left()) else ""


def _run(table: TerminalTable, screen: Screen) -> None:
    screen.open()
    try:
        table.run()
    finally:
        screen.close()


def _screen(game: Game, speech: Speech, plain: bool, fast: bool, note: Callable[[], str]) -> Screen:
    """The table, where there is a terminal that can show it; the plain one has its note once."""
    able = AVAILABLE and os.environ.get("TERM", "dumb") not in {"", "dumb"}
    if plain or not able or not (sys.stdin.isatty() and sys.stdout.isatty()):
        if told := note():
            click.echo(f"{game.title} · {told}", err=True)
        for line in speech.company:
            click.echo(line)
        return PlainScreen(speech)
    return TerminalScreen(_console(), drawing(game), speech, fast, note)


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def _warm_up(game: Game, seats: list[Seat], options: Mapping[str, str], board: str | None) -> None:
    """Compile everything before the table is drawn: the engine says on stderr that it does."""
    names = {seat.bot.name for seat in seats if seat.bot is not None} or {"random"}
    for name in names:
        play_bots(game, [name] * len(seats), 0, options, board)


def _command(
    game: Game,
    wanted: tuple[str, ...],
    players: int,
    filler: str | None,
    options: Mapping[str, str],
    board: str | None,
    seed: int,
    shown_as: list[str],
) -> str:
    """The command that gives the same table and the same dice again, shown in the same way."""
    words = ["jacta", "play", game.name, "--players", str(players)]
    for seat in wanted:
        words += ["--seat", seat]
    if filler:
        words += ["--bot", filler]
    for name, choice in options.items():
        words += ["--option", f"{name}={choice}"]
    if board:
        words += ["--board", board]
    return shlex.join([*words, "--seed", str(seed), *shown_as])


def _shown_as() -> list[str]:
    """What was asked for of language and look, as it was typed."""
    context = click.get_current_context()
    words = []
    for name, option in (("language", "--lang"), ("plain", "--plain"), ("fast", "--fast")):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            value = context.params[name]
            words += [option] if value is True else [option, value]
    return words


def _show_end(record: Record, speech: Speech, plain: bool, path: Path | None, again: str) -> None:
    saved = shlex.quote(str(path)) if path else None
    if plain:
        click.echo()
        click.echo(record.final.view(SPECTATOR).text(speech.language, speech.names))
        click.echo()
    else:
        console = _console()
        show_table(console, record.final, speech)
    for line in ending(record, speech, saved, again):
        click.echo(line)
