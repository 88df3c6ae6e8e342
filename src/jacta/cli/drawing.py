"""Drawings: how a game looks in the terminal and how its choices are offered.

A game without a drawing of its own is shown by its text form and a numbered list of all legal
actions. A drawing of its own is one class, entered in the table at the end of this module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from jacta.cli.menu import Menu, numbered
from jacta.cli.scene import Scene
from jacta.cli.speech import Speech
from jacta.cli.wurfel_express import WurfelExpress
from jacta.engine.definition import Definition
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View

__all__ = ["Drawing", "TextForm", "drawing"]


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


class TextForm:
    """Any game, by its text form."""

    passing: frozenset[str] = frozenset()

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        speech = scene.speech
        return [Text(line) for line in scene.view.text(speech.language, speech.names).split("\n")]

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        return speech.words("banner-turn", name=speech.name(seat))

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        return numbered(position.legal(seat), speech, speech.words("prompt-choice"))


_OWN: dict[str, type[Drawing]] = {"wurfel-express": WurfelExpress}


def drawing(game: Definition) -> Drawing:
    """The drawing of a game."""
    return _OWN.get(game.name, TextForm)()
