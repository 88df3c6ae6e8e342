"""Actions, events and outcomes as values: each knows its JSON, its notation and its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from jacta.engine.definition import Definition
from jacta.engine.events import EVERYONE
from jacta.engine.vocabulary import Kind
from jacta.engine.words.language import Voice

__all__ = ["Action", "Event", "Outcome", "Refusal"]

Names = Sequence[str] | None


@dataclass(frozen=True, order=True)
class Action:
    """One small decision of a seat, in four faces: number, JSON, notation, sentence."""

    number: int
    game: Definition = field(repr=False, compare=False)
    board: str | None = field(default=None, repr=False, compare=False)

    @property
    def kind(self) -> Kind:
        return self.game.actions.decode(self.number)[0]

    @property
    def values(self) -> dict[str, int]:
        """The fields by name."""
        kind, values = self.game.actions.decode(self.number)
        return dict(zip(kind.fields, values, strict=True))

    @property
    def json(self) -> dict[str, Any]:
        kind, values = self.game.actions.decode(self.number)
        return kind.json(values)

    @property
    def notation(self) -> str:
        return self.game.actions.notation(self.number)

    def say(self, language: str = "en", names: Names = None) -> str:
        """What is done, as the label of a button."""
        kind, values = self.game.actions.decode(self.number)
        voice = self.game.voice(language, names, self.board)
        return _say(voice, f"action-{kind.name}", kind, values)

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: a stable code, and the clause that forbids it."""

    code: str
    clause: str
    action: Action = field(repr=False, compare=False)

    def say(self, language: str = "en", names: Names = None) -> str:
        """The reason in one sentence."""
        action = self.action
        kind, values = action.game.actions.decode(action.number)
        voice = action.game.voice(language, names, action.board)
        return _say(voice, f"refusal-{self.code}", kind, values)


@dataclass(frozen=True)
class Event:
    """A fact that happened, and who may see it."""

    kind: Kind
    values: tuple[int, ...]
    audience: int
    game: Definition = field(repr=False, compare=False)
    board: str | None = field(default=None, repr=False, compare=False)

    def visible_to(self, seat: int) -> bool:
        """Whether this seat (−1: a spectator) may see it."""
        return self.audience == EVERYONE or (seat >= 0 and bool(self.audience >> seat & 1))

    @property
    def json(self) -> dict[str, Any]:
        return self.kind.json(self.values)

    def say(self, language: str = "en", names: Names = None) -> str:
        """What happened, as a sentence of the log."""
        voice = self.game.voice(language, names, self.board)
        return _say(voice, f"event-{self.kind.name}", self.kind, self.values)


@dataclass(frozen=True)
class Outcome:
    """A result of a chance node: the faces of its draws, and its weight among all results.

    `shown` are the faces as values of the draw's domain, where these are not the same: the third
    card of a pile is another one each time.
    """

    faces: tuple[int, ...]
    kinds: tuple[int, ...] = field(repr=False)
    game: Definition = field(repr=False, compare=False)
    weight: int = field(default=1, compare=False)
    shown: tuple[int, ...] | None = field(default=None, repr=False, compare=False)

    @property
    def json(self) -> dict[str, Any]:
        kind = self.game.draws[self.kinds[0]]
        return {"type": kind.label, "faces": self._labels()}

    @property
    def notation(self) -> str:
        return " ".join([self.game.draws[self.kinds[0]].label, *map(str, self._labels())])

    def _labels(self) -> list[int | str]:
        label = self.game.draws[self.kinds[0]].faces.label
        return [label(value) for value in (self.faces if self.shown is None else self.shown)]

    def __str__(self) -> str:
        return self.notation


def _say(voice: Voice, message: str, kind: Kind, values: Sequence[int]) -> str:
    fields = zip(kind.fields.items(), values, strict=True)
    return voice.words(message, **{name: d.say(value, voice) for (name, d), value in fields})
