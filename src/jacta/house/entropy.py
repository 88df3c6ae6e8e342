"""Entropy: bytes that nobody can guess, which are given to a house from outside.

Keys, ids, salts and secrets are made from them, and from nothing else; so a test that hands a house
its own has the same dice and the same names each time.
"""

from __future__ import annotations

import secrets
from enum import Enum
from typing import Protocol

__all__ = ["Entropy", "Purpose", "SystemEntropy"]


class Purpose(Enum):
    """What becomes of some bytes."""

    SEED = "the seeds of the games of a table"
    DAY = "the seed of a day"
    CHALLENGE = "the id of a challenge"
    KEY = "a key that signs"
    TABLE = "the id of a table"
    PERSON = "the id of a person"
    SALT = "the salt of a seat"
    ID = "the id of anything else"
    SECRET = "the secret of a link or a token"
    CODE = "a recovery code"
    PROCESS = "the name of a process"
    SEAL = "the key of a sealed backup"


class Entropy(Protocol):
    """Gives bytes that nobody can guess."""

    def take(self, purpose: Purpose, size: int) -> bytes:
        """So many bytes, other ones each time."""


class SystemEntropy:
    """What the system has, fit for keys."""

    def take(self, purpose: Purpose, size: int) -> bytes:
        return secrets.token_bytes(size)
