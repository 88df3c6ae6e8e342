"""The characters of the ladder in words: what each level is called, how it plays and thinks.

They are the same in all games, at every table of the house and in the terminal.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jacta.bots.ladder import LEVELS
from jacta.engine.words.language import Voice

__all__ = ["character_line", "character_name"]

_LOCALE = Path(__file__).parent / "locale"
_SECOND = 1e6  # microseconds
_AT_ONCE = 0.05  # seconds: nobody notices that an answer took less


def character_name(bot: str, language: str) -> str | None:
    """What a level of the ladder is called; None for any other bot."""
    return _voice(language).words(f"character-{bot}") if bot in LEVELS else None


def character_line(level: str, cost: float, language: str) -> str:
    """A level in a line: name, strength, how it plays, and how long it thinks over a decision that
    takes so many microseconds."""
    voice, seconds = _voice(language), cost / _SECOND
    who = voice.words(
        "bot-of-level",
        name=voice.words(f"character-{level}"),
        level=voice.words(f"bot-{level}"),
    )
    if seconds < _AT_ONCE:
        thinking = voice.words("thinks-at-once")
    else:
        thinking = voice.words("thinks", seconds=float(f"{seconds:.1g}"))
    return f"{who}: {voice.words(f'bot-{level}-line')} {thinking}"


@cache
def _voice(language: str) -> Voice:
    return Voice(language, (_LOCALE,))
