"""Help at the table: the keys, the game in short, the options in force, and its clauses."""

from __future__ import annotations

from collections.abc import Mapping

from jacta.cli.speech import Speech
from jacta.engine.game import Game
from jacta.games.rulebook import clauses

__all__ = ["clause_lines", "help_lines"]


def help_lines(game: Game, options: Mapping[str, str], speech: Speech) -> list[str]:
    """All of it, in lines."""
    lines = speech.words("help-keys").split("\n")
    message = f"help-{game.name}"
    if speech.knows(message):
        lines += ["", *speech.words(message).split("\n")]
    voice = game.voice(speech.language)
    for name, choice in options.items():
        if voice.knows(f"option-{name}"):
            question, answer = voice.words(f"option-{name}"), f"option-{name}-{choice}"
            lines += ["", f"{question} {voice.words(answer)}"]
        else:
            lines += ["", f"{name}: {choice}"]
    if game.rules_file is not None and (known := list(clauses(game.rules_file))):
        file, first, last = str(game.rules_file), known[0], known[-1]
        said = speech.words("help-clauses", first=first, last=last, count=len(known), file=file)
        lines += ["", said]
    return lines


def clause_lines(game: Game, clause: str, speech: Speech) -> list[str]:
    """The text of one clause."""
    known = clauses(game.rules_file) if game.rules_file else {}
    return [known.get(clause) or speech.words("no-such-clause", clause=clause)]
