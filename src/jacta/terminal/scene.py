"""A scene: all that a screen shows at one moment; and what a screen must be able to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.engine.view import View
from jacta.terminal.menu import Menu
from jacta.terminal.speech import Speech

__all__ = ["EventLog", "Scene", "Screen", "current_turn"]


def current_turn(position: Position) -> int:
    """The turn that is played now, or the last one of a game that is over."""
    return max(position.turn - position.is_over, 0)


@dataclass(frozen=True)
class Scene:
    """The table as one person may see it.

    `view` may be a preview, then `settled` is what is certain; `picked` are actions that are
    typed but not yet made, and `preview` says what they would do; `recent` are the latest events
    of the game; `fresh` says that this person was not asked before in this turn.
    """

    view: View
    settled: View
    speech: Speech
    turn: int
    banner: str
    log: Sequence[str] = ()
    recent: Sequence[Event] = ()
    menu: Menu | None = None
    picked: tuple[Action, ...] = ()
    preview: str = ""
    refused: str = ""
    remark: str = ""
    fresh: bool = True


class EventLog:
    """What has happened, in order, with the turn in which it did."""

    def __init__(self, passing: frozenset[str] = frozenset()) -> None:
        self._passing = passing
        self.entries: list[tuple[int, Event]] = []

    def add(self, turn: int, events: Sequence[Event]) -> None:
        self.entries += [(turn, event) for event in events]

    def visible(self, viewer: int) -> list[tuple[int, Event]]:
        """Everything that this seat (−1: a spectator) may see."""
        return [(turn, event) for turn, event in self.entries if event.visible_to(viewer)]

    def recent(self, viewer: int, most: int = 40) -> list[Event]:
        return [event for _, event in self.visible(viewer)[-most:]]

    def brief(self, viewer: int, turn: int, most: int = 40) -> list[Event]:
        """The latest events; of turns before this one only those that left something behind."""
        seen = self.visible(viewer)
        return [e for at, e in seen if at == turn or e.kind.name not in self._passing][-most:]


class Screen(Protocol):
    """Where a table is shown and where people type.

    `ask`, `wait` and `agree` raise EOFError when nothing more can be read.
    """

    def open(self) -> None:
        """Begin."""

    def close(self) -> None:
        """Leave everything as it was found."""

    def tell(self, sentences: Sequence[str]) -> None:
        """Something happened that had not been told here."""

    def show(self, scene: Scene, pause: bool) -> None:
        """This is how things stand now."""

    def ask(self, scene: Scene, preview: Callable[[str], Scene]) -> str:
        """What a person answers; `preview` gives the scene for what is typed so far."""

    def wait(self, scene: Scene) -> None:
        """Let a person read before it goes on."""

    def agree(self, question: str) -> bool:
        """Whether a person says yes."""

    def curtain(self, text: str) -> None:
        """Hide everything until the next person sits down."""

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Something to read."""
