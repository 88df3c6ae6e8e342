"""Actions, events and outcomes as values: each knows its JSON, its notation and its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from jacta.engine.copies import Reduced, Value
from jacta.engine.definition import Definition
from jacta.engine.events import EVERYONE
from jacta.engine.layout import Array
from jacta.engine.vocabulary.vocabulary import Kind
from jacta.engine.words.language import Voice

__all__ = ["Action", "Event", "Outcome", "Refusal", "Sayings"]

Names = Sequence[str] | None

# Of a game with more actions than these, they are made when they are wanted.
_MOST_KEPT = 1 << 14


@dataclass(frozen=True, order=True)
class Action(Value):
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

    def __repr__(self) -> str:
        return f"<action {self.number} of {self.game.name}: {self.notation}>"


class Sayings:
    """The actions of a game in the words of one board, each made once."""

    def __init__(self, game: Definition, board: str) -> None:
        self._game, self._board = game, board
        self._made: Array | None = None
        if game.actions.size <= _MOST_KEPT:
            numbers = range(game.actions.size)
            self._made = np.empty(len(numbers), object)
            self._made[:] = [Action(number, game, board) for number in numbers]

    @classmethod
    def of(cls, game: Definition, board: str) -> Sayings:
        """Those of this game and board."""
        kept: dict[str, Sayings] = vars(game).setdefault("_sayings", {})
        found = kept.get(board)
        return found or kept.setdefault(board, cls(game, board))

    def __getitem__(self, number: int) -> Action:
        """The action of this number, which has to be one."""
        if self._made is None:
            return Action(number, self._game, self._board)
        action: Action = self._made[number]
        return action

    def listed(self, numbers: Array) -> list[Action]:
        """The actions of these numbers."""
        if self._made is None:
            return [self[number] for number in numbers.tolist()]
        actions: list[Action] = self._made.take(numbers).tolist()
        return actions


@dataclass(frozen=True)
class Refusal(Value):
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
class Event(Value):
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

    def __repr__(self) -> str:
        return f"<event of {self.game.name}: {self.kind.notation(self.values)}>"

    def __reduce__(self) -> Reduced:
        index = self.game.events.kinds.index(self.kind)
        return _happened, (self.game, index, self.values, self.audience, self.board)


def _happened(
    game: Definition, index: int, values: tuple[int, ...], audience: int, board: str | None
) -> Event:
    return Event(game.events.kinds[index], values, audience, game, board)


@dataclass(frozen=True)
class Outcome(Value):
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

    def __repr__(self) -> str:
        return f"<outcome of {self.game.name}: {self.notation}, weight {self.weight}>"


def _say(voice: Voice, message: str, kind: Kind, values: Sequence[int]) -> str:
    fields = zip(kind.fields.items(), values, strict=True)
    return voice.words(message, **{name: d.say(value, voice) for (name, d), value in fields})
