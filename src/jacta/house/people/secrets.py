"""Secrets that stand for a person: of a link or a token only a digest is stored."""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["digest", "new_secret"]


def new_secret() -> str:
    """A secret that nobody can guess, for links and tokens.

    It always has a digit, by which the logs tell it from a name that somebody made of words.
    """
    while True:
        secret = secrets.token_urlsafe(24)
        if any(mark.isdigit() for mark in secret):
            return secret


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
