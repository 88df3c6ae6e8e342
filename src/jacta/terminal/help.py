"""Help at the table: the keys, the game in short, the options in force, and its clauses."""

from __future__ import annotations

from collections.abc import Mapping

from jacta.engine.game import Game
from jacta.engine.rulebook import clauses
from jacta.terminal.speech import Speech

__all__ = ["clause_lines", "help_lines"]

# What a game may say of itself, in its own catalog for the terminal.
_OF_THE_GAME = "help"


def help_lines(game: Game, options: Mapping[str, str], speech: Speech) -> list[str]:
    """All of it, in lines."""
    lines = speech.words("help-keys").split("\n")
    if speech.knows(_OF_THE_GAME):
        lines += ["", *speech.words(_OF_THE_GAME).split("\n")]
    voice = game.voice(speech.language)
    for name, choice in options.items():
        if voice.knows(f"option-{name}"):
            question, answer = voice.words(f"option-{name}"), f"option-{name}-{choice}"
            lines += ["", f"{question} {voice.words(answer)}"]
        else:
            lines += ["", f"{name}: {choice}"]
    file = game.rulebook()
    if file is not None and (known := list(clauses(file))):
        first, last = known[0], known[-1]
        bounds: dict[str, int | str] = {"first": first, "last": last, "count": len(known)}
        lines += ["", speech.words("help-clauses", **bounds, file=str(file))]
    return lines


def clause_lines(game: Game, clause: str, speech: Speech) -> list[str]:
    """The text of one clause."""
    file = game.rulebook()
    known = clauses(file) if file is not None else {}
    return [known.get(clause) or speech.words("no-such-clause", clause=clause)]
