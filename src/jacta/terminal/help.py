"""Help at the table: the keys, the game in short, the options in force, and its clauses."""

from __future__ import annotations

from collections.abc import Mapping

from jacta.engine.game import Game
from jacta.engine.words.rulebook import clauses, plain
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
    if speech.company:
        lines += ["", *speech.company]
    if known := list(_clauses(game, speech)):
        first, last = known[0], known[-1]
        lines += ["", speech.words("help-clauses", first=first, last=last, count=len(known))]
    return lines


def clause_lines(game: Game, clause: str, speech: Speech) -> list[str]:
    """The text of one clause."""
    text = _clauses(game, speech).get(clause)
    return [plain(text) if text else speech.words("no-such-clause", clause=clause)]


def _clauses(game: Game, speech: Speech) -> dict[str, str]:
    """The clauses in the language played, or in English where nobody has translated them."""
    file = game.rulebook(speech.language) or game.rulebook()
    return clauses(file) if file is not None else {}
