"""The words at a table in the terminal: its own, and those of the game, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from jacta.engine.definition import Definition
from jacta.engine.values import Action, Event, Refusal
from jacta.engine.words.language import Voice

__all__ = ["Speech"]

_LOCALE = Path(__file__).parent / "locale"


class Speech:
    """Speaks one language to the players of one table; `company` says who the bots there are."""

    company: Sequence[str] = ()

    def __init__(self, language: str, names: Sequence[str], *folders: Path) -> None:
        self.language, self.names = language, tuple(names)
        self._voice = Voice(language, (_LOCALE, *folders), names)

    @classmethod
    def at(cls, game: Definition, language: str, names: Sequence[str]) -> Speech:
        """Knows what the game has to say in a terminal, too."""
        return cls(language, names, game.folder / "terminal" / "locale")

    def words(self, message: str, **values: int | str) -> str:
        """A message of the terminal, or of the game in it."""
        return self._voice.words(message, **values)

    def knows(self, message: str) -> bool:
        return self._voice.knows(message)

    def name(self, seat: int) -> str:
        return self._voice.name(seat)

    def action(self, action: Action) -> str:
        return action.say(self.language, self.names)

    def event(self, event: Event) -> str:
        return event.say(self.language, self.names)

    def events(self, events: Iterable[Event]) -> list[str]:
        return [self.event(event) for event in events]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and by which clause."""
        return f"{refusal.say(self.language, self.names)} ({refusal.clause})"
