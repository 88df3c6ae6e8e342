"""Drawings: how a game looks in the terminal and how its choices are offered.

A game without a drawing of its own is shown by its text form and a numbered list of all legal
actions. A drawing of its own is the `DRAWING` of the game's part `terminal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Protocol

from rich.console import Console
from rich.text import Text

from jacta.engine.definition import Definition
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.engine.values import Action, Event
from jacta.engine.view import View
from jacta.terminal.menu import Menu, numbered
from jacta.terminal.scene import Scene, current_turn
from jacta.terminal.speech import Speech

__all__ = ["Drawing", "TextForm", "drawing", "show_table"]


class Drawing(Protocol):
    """What the terminal asks of a drawing; `passing` are events that matter in their turn only."""

    passing: frozenset[str]

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        """The table in lines of at most `width` columns, for a screen of this height."""

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        """Whose turn it is and what can be done, to the person who acts."""

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        """What this seat can do; `drafted` is what is built already."""

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        """What the seat would use up for good, if `settled` became `view`; empty for nothing."""


class TextForm:
    """Any game, by its text form."""

    passing: frozenset[str] = frozenset()

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        speech = scene.speech
        lines = scene.view.text(speech.language, speech.names).split("\n")
        return [Text(f" {part}") for line in lines for part in wrap(line, width - 2) or [""]]

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        return speech.words("banner-turn", name=speech.name(seat))

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        return numbered(position.legal(seat), speech, speech.words("prompt-choice"))

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        return ""


def drawing(game: Definition) -> Drawing:
    """The drawing of a game."""
    own = game.part("terminal")
    made: Drawing = TextForm() if own is None else own.DRAWING
    return made


def show_table(
    console: Console, position: Position, speech: Speech, recent: Sequence[Event] = ()
) -> None:
    """Print the table as a spectator sees it, and an empty line."""
    view = position.view(SPECTATOR)
    scene = Scene(view, view, speech, current_turn(position), "", recent=recent)
    rows = drawing(position.game).rows(scene, console.width, 0)
    while rows and not rows[-1].plain.strip():
        rows.pop()
    for row in [*rows, Text()]:
        console.print(row, no_wrap=True, overflow="crop")
