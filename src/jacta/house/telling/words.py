"""The words of the house: sentences for its error codes, and names for people who have none."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from jacta.bots.characters import character_name
from jacta.engine.words.language import Voice

__all__ = ["NAMES", "ProposeName", "bot_name", "neutral_name", "propose_name", "say_error"]

_LOCALE = Path(__file__).parent / "locale"

# The name that a guest is given, in a language, until the guest chooses another.
ProposeName: TypeAlias = Callable[[str, str], str]

# So many first and second words of names are in each catalog.
NAMES = 24


def say_error(code: str, values: Mapping[str, int | str], language: str) -> str:
    """Why something is not done, and what to do; a code that has no words is said as it is."""
    voice, message = _voice(language), f"error-{code}"
    return voice.words(message, **values) if voice.knows(message) else code


def propose_name(person: str, language: str) -> str:
    """A kind name for a guest, always the same for the same person and language."""
    digest, voice = hashlib.sha256(person.encode()).digest(), _voice(language)
    first, second = (int.from_bytes(part, "big") % NAMES for part in (digest[:8], digest[8:16]))
    return voice.words(
        "name",
        first=voice.words(f"name-first-{first}"),
        second=voice.words(f"name-second-{second}"),
    )


def neutral_name(language: str) -> str:
    """How somebody is called whose name is gone."""
    return _voice(language).words("person-left")


def bot_name(bot: str, chair: int, language: str, is_again: bool = False) -> str:
    """How the bot in a chair is called at the table: those of the ladder are the same characters
    everywhere; others have a name of their chair, and so has one that sits there again."""
    neutral = _voice(language).words("bot-name", chair=chair, number=chair + 1)
    return neutral if is_again else character_name(bot, language) or neutral


@cache
def _voice(language: str) -> Voice:
    return Voice(language, (_LOCALE,))
