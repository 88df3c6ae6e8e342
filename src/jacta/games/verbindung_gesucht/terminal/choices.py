"""The choices of Verbindung gesucht: a die by its number, a cell, and how the die lies."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.terminal.menu import Menu, MenuEntry
from jacta.terminal.speech import Speech

__all__ = ["choices", "faces_of"]

# An announcement, the number of a die, a cell, and the sides of a curve or bridge.
_ANSWER = re.compile(r"(!?)\s*(?:([1-3])\s*[ ,]?)??\s*([a-f][1-6])\s*([nesw]{2})?", re.IGNORECASE)
_LETTERS = "nesw"


def faces_of(dice: str) -> list[str]:
    """The different faces among the dice, in their order: they are chosen by number."""
    return list(dict.fromkeys(dice))


def choices(position: Position, seat: int, speech: Speech, drafted: Sequence[Action]) -> Menu:
    """What the active player can do with the thrown dice."""
    legal = position.legal(seat)
    faces = faces_of(position.view(seat).payload.dice)
    placing = [action for action in legal if action.kind.name == "place"]
    announcing = any(action.kind.name == "announce" for action in legal)
    voice = position.game.voice(speech.language)
    entries = []
    for number, face in enumerate(faces, 1):
        ways = [action for action in placing if action.json["die"][0] == face]
        name = voice.words("face", value=face)
        places = _places(ways) if ways else speech.words("nowhere")
        entries.append(MenuEntry(f"{number} …", f"{name}: {places}"))
    if announcing:
        entries.append(MenuEntry("! 1 …", speech.words("announce")))
    done = next((action for action in legal if action.kind.name == "done"), None)
    default = done if done is not None and drafted else None
    if done is not None:
        key = speech.words("key-enter") if default else "0"
        entries.append(MenuEntry(key, speech.action(done), notation=done.notation))

    def choose(text: str) -> tuple[Action, ...] | None:
        if text.strip() == "0" and done is not None:
            return (done,)
        action = _read(text, position, legal, faces)
        return (action,) if action is not None else None

    return Menu(tuple(entries), speech.words("prompt"), choose, default)


def _places(ways: Sequence[Action]) -> str:
    """The cells of a die, each with the sides by which it can be turned there."""
    turns: dict[str, list[str]] = {}
    for action in ways:
        turns.setdefault(action.json["cell"], []).append(action.json["die"][1:])
    return ", ".join(f"{cell} {'/'.join(sides)}".strip() for cell, sides in turns.items())


def _read(
    text: str, position: Position, legal: Sequence[Action], faces: Sequence[str]
) -> Action | None:
    """The placement that is meant: of several ways to lie the first one that is legal."""
    found = _ANSWER.fullmatch(text.strip())
    if found is None:
        return None
    kind, cell = "announce" if found[1] else "place", found[3].lower()
    number = int(found[2]) if found[2] else 0
    if number > len(faces):
        return None
    wanted = [faces[number - 1]] if number else list(faces)
    sides = "".join(sorted((found[4] or "").lower(), key=_LETTERS.index))
    game = position.game
    actions = [
        action
        for action in (Action(number, game) for number in range(game.actions.size))
        if action.kind.name == kind
        and action.json["cell"] == cell
        and action.json["die"][0] in wanted
        and "".join(sorted(action.json["die"][1:], key=_LETTERS.index)).startswith(sides)
    ]
    allowed = set(legal)
    return next((a for a in actions if a in allowed), actions[0] if actions else None)
