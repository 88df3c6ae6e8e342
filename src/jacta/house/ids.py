"""What tables, people and challenges are known by, and the state of a table in a word."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Literal, NewType, TypeAlias

from jacta.house.entropy import Entropy, Purpose

__all__ = [
    "ChallengeId",
    "PersonId",
    "TableId",
    "TableState",
    "bot_id",
    "new_challenge_id",
    "new_id",
    "new_person_id",
    "new_table_id",
]

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
ChallengeId = NewType("ChallengeId", str)
TableState: TypeAlias = Literal["open", "running", "over", "aborted"]


def new_table_id(entropy: Entropy) -> TableId:
    """An id that nobody can guess: who knows it may look at the table."""
    return TableId(_text(entropy, Purpose.TABLE, 12))


def new_challenge_id(entropy: Entropy) -> ChallengeId:
    """An id that nobody can guess: who knows it may play for the same dice."""
    return ChallengeId(_text(entropy, Purpose.CHALLENGE, 12))


def new_person_id(entropy: Entropy) -> PersonId:
    return PersonId(entropy.take(Purpose.PERSON, 10).hex())


def bot_id(bot: str) -> PersonId:
    """By which id a bot of the house plays and is rated."""
    return PersonId(f"bot:{bot}")


def new_id(entropy: Entropy) -> str:
    """The id of something that people may name on a command line."""
    return _text(entropy, Purpose.ID, 9)


def _text(entropy: Entropy, purpose: Purpose, size: int) -> str:
    """Bytes as text, which does not begin like an option of a command."""
    while (made := urlsafe_b64encode(entropy.take(purpose, size))).startswith(b"-"):
        pass
    return made.decode()
