"""Hints at the table: what the master would do here, in lines to be read."""

from __future__ import annotations

from jacta.bots.compiling import is_compiled
from jacta.bots.hints import Hint, advice_of, hints, say_because
from jacta.bots.ladder import LEVELS
from jacta.engine.doors.jit import JIT
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.terminal.speech import Speech

__all__ = ["can_hint", "hint_lines"]


def can_hint(game: Game) -> str:
    """Why there is no hint: the message that says so; empty where there is one."""
    if advice_of(game) is None:
        return "no-hints"
    return "hint-late" if JIT and not is_compiled(game, LEVELS[-1]) else ""


def hint_lines(game: Game, position: Position, seat: int, speech: Speech) -> list[str]:
    """The best actions of a seat, each with what it is worth and, below it, why."""
    voice = game.voice(speech.language, speech.names, position.board_name)
    lines = []
    for hint in hints(game, position.view(seat), position.legal_numbers(seat)):
        action = speech.action(position.action(hint.action))
        lines.append(speech.words("hint", action=action, worth=_worth(game, hint, speech)))
        lines += [f"    {reason}" for reason in say_because(hint.because, voice)]
    return lines


def _worth(game: Game, hint: Hint, speech: Speech) -> str:
    if hint.worth is None:
        return speech.words("hint-only")
    advice = advice_of(game)
    if advice is not None and advice.point is not None:
        return speech.words("hint-points", points=round(hint.worth))
    return speech.words("hint-win", percent=round(100 * hint.worth))
