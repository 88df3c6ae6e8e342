"""What a person can do now, and how what is typed is understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.values import Action
from jacta.terminal.speech import Speech

__all__ = ["Clause", "Letters", "Menu", "MenuEntry", "Reading", "Shortcut", "numbered", "read"]


class Shortcut(Enum):
    """What can be asked for beside the actions of the game, each by one letter."""

    HELP = "h"
    UNDO = "u"
    EVENTS = "e"
    TABLE = "t"
    CHOICES = "c"
    HINT = "?"
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
class Letters:
    """The letters that stand on the pieces in the language played, by their codes in notation.

    `fields` are those fields of actions in which they are written.
    """

    shown: Mapping[str, str] = field(default_factory=dict)
    fields: frozenset[str] = frozenset()

    def code(self, text: str) -> str:
        """What is typed, in codes; a letter that no piece shows may be a code already."""
        codes = {letter: code for code, letter in self.shown.items()}
        return "".join(codes.get(letter, letter) for letter in text.upper())

    def show(self, codes: str) -> str:
        """Codes as they stand on the pieces."""
        return "".join(self.shown.get(code, code) for code in codes)


@dataclass(frozen=True)
class MenuEntry:
    """One line of a menu: what to type, what it does, and what follows from it."""

    key: str
    label: str
    note: str = ""


@dataclass(frozen=True)
class Menu:
    """The lines a person sees, and the way to read an answer; None: not understood.

    `key` is what to type for an action; `default` is what Enter alone does; `aside` is what a
    table without a picture says first; notation is read with the `letters` of the language.
    """

    entries: tuple[MenuEntry, ...]
    prompt: str
    read: Callable[[str], tuple[Action, ...] | None]
    key: Callable[[Action], str]
    default: Action | None = None
    aside: str = ""
    letters: Letters = Letters()


def numbered(
    actions: Sequence[Action],
    speech: Speech,
    prompt: str,
    *,
    first: int = 1,
    notes: Sequence[str] = (),
    default: Action | None = None,
    letters: Letters | None = None,
) -> Menu:
    """A menu by number; several numbers are several actions, one after the other."""
    enter = speech.words("key-enter")
    keys = {action: str(first + index) for index, action in enumerate(actions)}
    entries = tuple(
        MenuEntry(
            f"{enter}/{key}" if action == default else key,
            speech.action(action),
            notes[index] if notes else "",
        )
        for index, (action, key) in enumerate(keys.items())
    )

    def choose(text: str) -> tuple[Action, ...] | None:
        words = re.split(r"[\s,;]+", text.strip())
        if not all(word.isascii() and word.isdigit() for word in words):
            return None
        places = [int(word) - first for word in words]
        if not all(0 <= place < len(actions) for place in places):
            return None
        return tuple(actions[place] for place in places)

    shown = letters or Letters()
    return Menu(entries, prompt, choose, keys.__getitem__, default, letters=shown)


def read(text: str, menu: Menu, game: Game) -> Reading:
    """What a line means: a command, actions, a clause to look up, or nothing that we know."""
    text = text.strip()
    if not text:
        return (menu.default,) if menu.default is not None else None
    if command := _command(text):
        return command
    if (actions := menu.read(text)) is not None:
        return actions
    if (action := _notation(text, game, menu.letters)) is not None:
        return (action,)
    if _CLAUSE.fullmatch(text):
        return Clause(text.upper())
    return _command(text.lower()) or _WORDS.get(text.lower())


def _command(text: str) -> Shortcut | None:
    return next((command for command in Shortcut if command.value == text), None)


def _notation(text: str, game: Game, letters: Letters) -> Action | None:
    """An action by its notation; capitals and spaces do not matter.

    Letters are those on the pieces where the language has its own.
    """
    kind, *labels = text.split()
    names = [list(known.fields) for known in game.actions.kinds if known.name == kind.lower()]
    for place, name in enumerate(names[0] if names else ()):
        if name in letters.fields and place < len(labels):
            labels[place] = letters.code(labels[place])
    for rest in (labels, [label.upper() for label in labels], [x.lower() for x in labels]):
        try:
            return game.action(" ".join([kind.lower(), *rest]))
        except JactaError:
            continue
    return None
