"""The errors that users of the library meet; each says what to do."""

from __future__ import annotations

__all__ = ["BadNotation", "BadPosition", "BadRecord", "IllegalAction", "JactaError", "UnknownName"]


class JactaError(ValueError):
    """Something given to Jacta cannot be used as it is."""


class BadNotation(JactaError):
    """A text or JSON value that is not written as it must be."""


class UnknownName(JactaError):
    """A game, option, board, bot, action or seat that does not exist."""


class BadPosition(JactaError):
    """A position that the rules do not allow."""


class BadRecord(JactaError):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line, self.problem = line, problem

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return type(self), (self.line, self.problem)


class IllegalAction(JactaError):
    """A well-formed action that the rules refuse here."""

    def __init__(self, code: str, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.code, self.clause, self.sentence = code, clause, sentence

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str]]:
        return type(self), (self.code, self.clause, self.sentence)
