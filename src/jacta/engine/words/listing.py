"""The text form of a game that has none of its own: its fields, in the words of its catalog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jacta.engine.words.language import Voice

__all__ = ["listing"]


def listing(fields: Mapping[str, Any], players: int, voice: Voice) -> str:
    """The fields for which the catalog has words; without such words, all as they are written.

    `field-NAME` speaks of a `$value`; `field-NAME-of` speaks of the `$value` of each `$seat`.
    """
    lines = []
    for name, value in fields.items():
        message = f"field-{name.replace('_', '-')}"
        if voice.knows(message):
            lines.append(voice.words(message, value=value))
        elif value is not None and voice.knows(f"{message}-of"):
            lines += [
                voice.words(f"{message}-of", seat=voice.name(seat), value=value[seat])
                for seat in range(players)
            ]
    return "\n".join(lines or (f"{name}: {value}" for name, value in fields.items()))
