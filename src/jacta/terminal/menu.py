"""What a person can do now, and how what is typed is understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.values import Action
from jacta.terminal.speech import Speech

__all__ = ["Clause", "Menu", "MenuEntry", "Reading", "Shortcut", "numbered", "read"]


class Shortcut(Enum):
    """What can be asked for beside the actions of the game, each by one letter."""

    HELP = "h"
    UNDO = "u"
    EVENTS = "e"
    TABLE = "t"
    CHOICES = "c"
    QUIT = "q"


class Clause(str):
    """A clause of the rules that somebody wants to read."""


# What people type who have read nothing.
_WORDS = {
    "help": Shortcut.HELP,
    "undo": Shortcut.UNDO,
    "quit": Shortcut.QUIT,
    "exit": Shortcut.QUIT,
}

Reading = Shortcut | Clause | tuple[Action, ...] | None

_CLAUSE = re.compile(r"[A-Z]{2,}-[A-Z]\d+", re.IGNORECASE)


@dataclass(frozen=True)
class MenuEntry:
    """One line of a menu: what to type, what it does, and what follows from it."""

    key: str
    label: str
    note: str = ""
    notation: str = ""


@dataclass(frozen=True)
class Menu:
    """The lines a person sees, and the way to read an answer; None: not understood.

    `default` is what Enter alone does; `aside` is what a table without a picture says first.
    """

    entries: tuple[MenuEntry, ...]
    prompt: str
    read: Callable[[str], tuple[Action, ...] | None]
    default: Action | None = None
    aside: str = ""


def numbered(
    actions: Sequence[Action],
    speech: Speech,
    prompt: str,
    *,
    first: int = 1,
    notes: Sequence[str] = (),
    default: Action | None = None,
) -> Menu:
    """A menu by number; several numbers are several actions, one after the other."""
    enter = speech.words("key-enter")
    entries = tuple(
        MenuEntry(
            f"{enter}/{first + index}" if action == default else str(first + index),
            speech.action(action),
            notes[index] if notes else "",
            action.notation,
        )
        for index, action in enumerate(actions)
    )

    def choose(text: str) -> tuple[Action, ...] | None:
        words = re.split(r"[\s,;]+", text.strip())
        if not all(word.isascii() and word.isdigit() for word in words):
            return None
        places = [int(word) - first for word in words]
        if not all(0 <= place < len(actions) for place in places):
            return None
        return tuple(actions[place] for place in places)

    return Menu(entries, prompt, choose, default)


def read(text: str, menu: Menu, game: Game) -> Reading:
    """What a line means: a command, actions, a clause to look up, or nothing that we know."""
    text = text.strip()
    if not text:
        return (menu.default,) if menu.default is not None else None
    if command := _command(text):
        return command
    if (actions := menu.read(text)) is not None:
        return actions
    if (action := _notation(text, game)) is not None:
        return (action,)
    if _CLAUSE.fullmatch(text):
        return Clause(text.upper())
    return _command(text.lower()) or _WORDS.get(text.lower())


def _command(text: str) -> Shortcut | None:
    if text == "?":
        return Shortcut.HELP
    return next((command for command in Shortcut if command.value == text), None)


def _notation(text: str, game: Game) -> Action | None:
    """An action by its notation; capitals and spaces do not matter."""
    kind, *labels = text.split()
    for rest in (labels, [label.upper() for label in labels], [x.lower() for x in labels]):
        try:
            return game.action(" ".join([kind.lower(), *rest]))
        except JactaError:
            continue
    return None
