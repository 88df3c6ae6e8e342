"""The choices of Würfel Express: strips by number, dice by number or letter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jacta.engine.errors import JactaError
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.games.wurfel_express.payloads import View
from jacta.terminal.menu import Letters, Menu, MenuEntry, numbered
from jacta.terminal.pieces import LETTERS, written
from jacta.terminal.speech import Speech

__all__ = ["choices"]


def choices(position: Position, seat: int, speech: Speech, drafted: Sequence[Action]) -> Menu:
    """What the active player can do in this phase of the turn."""
    legal = position.legal(seat)
    phase = position.view(seat).payload.phase
    letters = written(position.game, speech, "dice", "strip")
    if phase == "keep":
        return _keep_menu(position, seat, speech, letters)
    if phase == "discard":  # what is typed is the number of strips
        prompt = speech.words("prompt-discard")
        return numbered(legal, speech, prompt, first=0, default=legal[0], letters=letters)
    notes = [_fronts_after(position, seat, action, speech) for action in legal]
    taken = any(action.kind.name in {"take", "steal"} for action in drafted)
    default = legal[-1] if taken else None  # the last one ends the turn
    prompt = speech.words("prompt-choice")
    return numbered(legal, speech, prompt, notes=notes, default=default, letters=letters)


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


def _keep_menu(position: Position, seat: int, speech: Speech, letters: Letters) -> Menu:
    """Dice by number or by letter; Enter stops, because that can still be taken back."""
    game, table = position.game, position.view(seat).payload
    dice, enter = table.dice, speech.words("key-enter")
    stop = Action(game.actions.base("stop"), game)
    nothing = Action(game.actions.parse("keep -"), game)
    example = _example(dice, table.tracks[seat].closed)
    places = [str(place) for place, die in enumerate(dice, 1) if die in example]
    entries = (
        MenuEntry(
            f"{' '.join(places[: len(example)])} / {letters.show(example)}",
            speech.words("keep-these"),
        ),
        MenuEntry("0", speech.action(nothing)),
        MenuEntry(enter, speech.action(stop), _after_stop(position, seat, stop, speech)),
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

    def key(action: Action) -> str:
        if action == stop:
            return enter
        kept = action.json["dice"]
        return "0" if kept == "-" else letters.show(kept)

    voice = game.voice(speech.language)
    colours = (voice.words("colour", value=die) for die in dice)
    listed = ", ".join(f"{number} {colour}" for number, colour in enumerate(colours, 1))
    aside = f"{speech.words('named', name=speech.words('dice'))} {listed}"
    return Menu(entries, speech.words("prompt-keep"), choose, key, stop, aside, letters)


def _example(dice: str, closed: str) -> str:
    """Dice that somebody might keep: those of the colour that is there most often, of those of
    use; of one colour only, all but one."""
    useful = [die for die in dice if die not in closed] or list(dice)
    colour = max(useful, key=dice.count)
    return colour * min(dice.count(colour), max(1, len(dice) - 1))


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


def _read_dice(text: str, dice: str, letters: Letters) -> str | None:
    """The dice that are meant, in their order on the table; None if this names no dice.

    `1 2 5` and `125` are places, `rrg` are letters as they stand on the dice, and so they are in
    `keep rrg`.
    """
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "keep" and rest:
        meant = letters.code(rest.replace(" ", "").replace("-", ""))
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
    meant = letters.code(marks)
    if meant and set(meant) <= set(LETTERS):
        return "".join(sorted(meant, key=LETTERS.index))
    return None
