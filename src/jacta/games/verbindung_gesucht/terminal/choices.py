"""The choices of Verbindung gesucht: a die by its number, a cell, and how the die lies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jacta.engine.definition import Definition
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.terminal.menu import Menu, MenuEntry
from jacta.terminal.speech import Speech

__all__ = ["choices", "faces_of"]

# An announcement, the number of a die, a cell, and the sides of a curve or bridge.
_ANSWER = re.compile(r"(!?)\s*(?:([1-3])\s*[ ,]?)??\s*([a-f][1-6])\s*([a-z]{2})?", re.IGNORECASE)
_SIDES = "nesw"


def faces_of(dice: str) -> list[str]:
    """The different faces among the dice, in their order: they are chosen by number."""
    return list(dict.fromkeys(dice))


def choices(position: Position, seat: int, speech: Speech, drafted: Sequence[Action]) -> Menu:
    """What the active player can do with the thrown dice."""
    legal = position.legal(seat)
    faces = faces_of(position.view(seat).payload.dice)
    placing = [action for action in legal if action.kind.name == "place"]
    announcing = [action for action in legal if action.kind.name == "announce"]
    voice = position.game.voice(speech.language)
    letters = dict(zip(_SIDES, speech.words("sides").split(), strict=True))
    entries = []
    for number, face in enumerate(faces, 1):
        ways = [action for action in placing if action.json["die"][0] == face]
        name = voice.words("face", value=face)
        places = _places(ways, letters) if ways else _why_nowhere(position, seat, face, speech)
        entries.append(MenuEntry(f"{number} …", speech.words("die", name=name, places=places)))
    if announcing:
        number = faces.index(announcing[0].json["die"][0]) + 1
        entries.append(MenuEntry(f"! {number} …", speech.words("announce")))
    done = next((action for action in legal if action.kind.name == "done"), None)
    default = done if done is not None and drafted else None
    ends = speech.words("key-enter") if default else "0"
    if done is not None:
        entries.append(MenuEntry(ends, speech.action(done)))

    def choose(text: str) -> tuple[Action, ...] | None:
        if text.strip() == "0" and done is not None:
            return (done,)
        action = _read(text, position, legal, faces, letters)
        return (action,) if action is not None else None

    def key(action: Action) -> str:
        if action.kind.name == "done":
            return ends
        die, cell = action.json["die"], action.json["cell"]
        sides = "".join(letters[side] for side in die[1:])
        sign = "! " if action.kind.name == "announce" else ""
        return f"{sign}{faces.index(die[0]) + 1} {cell} {sides}".strip()

    prompt = speech.words("prompt", example=key(placing[0]) if placing else ends)
    return Menu(tuple(entries), prompt, choose, key, default)


def _places(ways: Sequence[Action], letters: dict[str, str]) -> str:
    """The cells of a die, each with the sides by which it can be turned there."""
    turns: dict[str, list[str]] = {}
    for action in ways:
        sides = "".join(letters[side] for side in action.json["die"][1:])
        turns.setdefault(action.json["cell"], []).append(sides)
    return ", ".join(f"{cell} {'/'.join(sides)}".strip() for cell, sides in turns.items())


def _why_nowhere(position: Position, seat: int, face: str, speech: Speech) -> str:
    """VG-R4, VG-R5: a face may be of no use to a colour at all, or only now."""
    game = position.game
    first = next(a for a in _placements(game) if a.json["die"][0] == face)
    refusal = position.refusal(seat, first)
    never = refusal is not None and refusal.code in ("not-for-red", "not-for-black")
    return speech.words("never" if never else "nowhere")


def _placements(game: Definition) -> Iterator[Action]:
    """All placements that there can be, announced or not."""
    for number in range(game.actions.size):
        if (action := Action(number, game)).kind.name != "done":
            yield action


def _read(
    text: str,
    position: Position,
    legal: Sequence[Action],
    faces: Sequence[str],
    letters: dict[str, str],
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
    named = {letter: side for side, letter in letters.items()}
    if not set((found[4] or "").lower()) <= set(named):
        return None
    sides = "".join(sorted((named[c] for c in (found[4] or "").lower()), key=_SIDES.index))
    actions = [
        action
        for action in _placements(position.game)
        if action.kind.name == kind
        and action.json["cell"] == cell
        and action.json["die"][0] in wanted
        and "".join(sorted(action.json["die"][1:], key=_SIDES.index)).startswith(sides)
    ]
    allowed = set(legal)
    return next((a for a in actions if a in allowed), actions[0] if actions else None)
