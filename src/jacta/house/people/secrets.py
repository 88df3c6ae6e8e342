"""Secrets that stand for a person: of a link or a token only a digest is stored."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode

from jacta.house.entropy import Entropy, Purpose

__all__ = ["digest", "new_secret"]


def new_secret(entropy: Entropy) -> str:
    """A secret that nobody can guess, for links and tokens.

    It always has a digit, by which the logs tell it from a name that somebody made of words.
    """
    while True:
        secret = urlsafe_b64encode(entropy.take(Purpose.SECRET, 24)).decode()
        if any(mark.isdigit() for mark in secret):
            return secret


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
