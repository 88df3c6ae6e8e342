"""The choices of Würfel Express: strips by number, dice by number or letter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jacta.engine.errors import JactaError
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.games.wurfel_express.payloads import View
from jacta.terminal.menu import Menu, MenuEntry, numbered
from jacta.terminal.pieces import LETTERS, letters_of
from jacta.terminal.speech import Speech

__all__ = ["choices"]


def choices(position: Position, seat: int, speech: Speech, drafted: Sequence[Action]) -> Menu:
    """What the active player can do in this phase of the turn."""
    legal = position.legal(seat)
    phase = position.view(seat).payload.phase
    if phase == "keep":
        return _keep_menu(position, seat, speech)
    if phase == "discard":  # what is typed is the number of strips
        prompt = speech.words("prompt-discard")
        return numbered(legal, speech, prompt, first=0, default=legal[0])
    notes = [_fronts_after(position, seat, action, speech) for action in legal]
    taken = any(action.kind.name in {"take", "steal"} for action in drafted)
    default = legal[-1] if taken else None  # the last one ends the turn
    return numbered(legal, speech, speech.words("prompt-choice"), notes=notes, default=default)


def _fronts_after(position: Position, seat: int, action: Action, speech: Speech) -> str:
    """Whose front moves where, if this is done."""
    before: View = position.view(seat).payload
    after: View = position.apply(seat, action).view(seat).payload
    notes = []
    for other, (old, new) in enumerate(zip(before.tracks, after.tracks, strict=True)):
        if old.front != new.front:
            name = "" if other == seat else f"{speech.name(other)} "
            notes.append(f"{name}→ {new.front}")
    return ", ".join(sorted(notes, key=lambda note: not note.startswith("→")))


def _keep_menu(position: Position, seat: int, speech: Speech) -> Menu:
    """Dice by number or by letter; Enter stops, because that can still be taken back."""
    game, dice = position.game, position.view(seat).payload.dice
    letters = letters_of(game, speech)
    stop = Action(game.actions.base("stop"), game)
    nothing = Action(game.actions.parse("keep -"), game)
    example = letters[dice[0]].lower() * 2
    entries = (
        MenuEntry(f"1 2 / {example}", speech.words("keep-these")),
        MenuEntry("0", speech.action(nothing), notation=nothing.notation),
        MenuEntry(
            speech.words("key-enter"),
            speech.action(stop),
            _after_stop(position, seat, stop, speech),
            stop.notation,
        ),
    )

    def choose(text: str) -> tuple[Action, ...] | None:
        kept = _read_dice(text, dice, letters)
        if kept is None:
            return None
        if kept == dice:
            return (stop,)
        try:
            return (Action(game.actions.parse(f"keep {kept or '-'}"), game),)
        except JactaError:
            return None

    voice = game.voice(speech.language)
    colours = (voice.words("colour", value=die) for die in dice)
    listed = ", ".join(f"{number} {colour}" for number, colour in enumerate(colours, 1))
    aside = f"{speech.words('dice')}: {listed}"
    return Menu(entries, speech.words("prompt-keep"), choose, stop, aside)


def _after_stop(position: Position, seat: int, stop: Action, speech: Speech) -> str:
    """What can be taken if the throwing ends now, or what failing costs."""
    after = position.apply(seat, stop)
    if seat not in after.actors or after.turn != position.turn:
        fronts = _fronts_after(position, seat, stop, speech)
        return speech.words("nothing") + " " + (fronts or speech.words("no-penalty"))
    voice = position.game.voice(speech.language, speech.names)
    strips = (a.values["strip"] for a in after.legal(seat) if "strip" in a.values)
    domain = position.game.actions.kinds[position.game.actions.index("take")].fields["strip"]
    names = dict.fromkeys(str(domain.say(strip, voice)) for strip in strips)
    return speech.words("then", strips=", ".join(names))


def _read_dice(text: str, dice: str, letters: dict[str, str]) -> str | None:
    """The dice that are meant, in their order on the table; None if this names no dice.

    `1 2 5` and `125` are places, `rrg` are letters as they stand on the dice, `keep RRG` is
    notation in any order.
    """
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "keep" and rest:
        meant = rest.upper().replace(" ", "").replace("-", "")
        if set(meant) <= set(LETTERS) and meant != dice:
            return "".join(sorted(meant, key=LETTERS.index))
        return None
    marks = re.sub(r"[\s,;]", "", text)
    if marks.isascii() and marks.isdigit():
        places = [int(mark) for mark in marks]
        if places == [0]:
            return ""
        if not all(1 <= place <= len(dice) for place in places):
            return None
        return "".join(dice[place - 1] for place in sorted(set(places)))
    codes = {letter: colour for colour, letter in letters.items()}
    if marks and all(mark in codes for mark in marks.upper()):
        return "".join(sorted((codes[mark] for mark in marks.upper()), key=LETTERS.index))
    return None
