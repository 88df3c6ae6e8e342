"""Why the house does not do what it was asked to: a code and its values, words are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.errors import JactaError
from jacta.engine.values import Refusal

__all__ = ["Illegal", "Refused"]


class Refused(JactaError):
    """A command that cannot be carried out now; `telling/locale` has a sentence for every code."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in values.items())]))
        self.code, self.values = code, values


class Illegal(JactaError):
    """An action that the rules of the game refuse; `names` are those of the seats, if known."""

    def __init__(self, refusal: Refusal, names: Sequence[str] = ()) -> None:
        super().__init__(f"{refusal.say()} ({refusal.clause})")
        self.refusal, self.names = refusal, tuple(names)
