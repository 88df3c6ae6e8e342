"""Hints as they are told: to the seat that asked, in the words of its language."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from jacta.bots.hints import Hint, advice_of, say_because
from jacta.house.payloads import GameAction
from jacta.house.table.table import Table
from jacta.house.telling.payloads import written_actions
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.wording import Wording, seat_names

__all__ = ["HintTold", "tell_hints"]


class HintTold(msgspec.Struct, frozen=True):
    """One of the actions that the master finds best, and its label.

    `win` is the chance to win with it, from 0 to 1, where the master reckons so; else `points` are
    those that may be expected in the end. Neither is there where there is no choice. `because` says
    what it has more of than others, at best in two reasons.
    """

    action: GameAction
    label: str
    win: float | None
    points: float | None
    because: list[str]


def tell_hints(
    table: Table, around: Surroundings, hints: Iterable[Hint], language: str
) -> list[HintTold]:
    """Hints in words, the best one first."""
    names = seat_names(table, around, language)
    voice = table.game.voice(language, names, table.settings.board)
    advice, wording = advice_of(table.game), Wording(table, around, language)
    told = []
    for hint in hints:
        (written,), (label,) = (
            written_actions(table.game, [hint.action]),
            wording.labels([hint.action]),
        )
        in_points = advice is not None and advice.point is not None
        told.append(
            HintTold(
                action=written,
                label=label,
                win=None if in_points else hint.worth,
                points=hint.worth if in_points else None,
                because=say_because(hint.because, voice),
            )
        )
    return told
