"""The choices of Dice Trip: `14 f` writes 14 in town F, `x f` strikes it, letters reroll dice."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jacta.engine.errors import JactaError
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.games.dice_trip.maps import our_maps
from jacta.games.dice_trip.vocabulary import COLOURS, DICE, TOWN_LETTERS
from jacta.terminal.menu import Menu, MenuEntry
from jacta.terminal.pieces import letters_of
from jacta.terminal.speech import Speech

__all__ = ["choices"]


def choices(position: Position, seat: int, speech: Speech) -> Menu:
    """What a seat can do: decide on the throw, or enter."""
    if position.view(seat).payload.phase == "decide":
        return _decide_menu(position, speech)
    return _enter_menu(position, seat, speech)


def _decide_menu(position: Position, speech: Speech) -> Menu:
    """Enter keeps the throw; dice by their letters or places are rerolled."""
    letters = letters_of(position.game, speech, COLOURS)
    keep = _action(position, "keep")
    codes = {letter: colour for colour, letter in letters.items()}
    codes |= {str(place): colour for place, colour in enumerate(COLOURS, 1)}
    example = f"{letters['R']}{letters['B']}".lower()

    def choose(text: str) -> tuple[Action, ...] | None:
        marks = re.sub(r"[\s,;]", "", text).upper()
        if not marks or not all(mark in codes for mark in marks):
            return None
        dice = "".join(sorted({codes[mark] for mark in marks}, key=COLOURS.index))
        return (_action(position, f"reroll {dice}"),)

    entries = (
        MenuEntry(speech.words("key-enter"), speech.action(keep), notation=keep.notation),
        MenuEntry(f"{example} / 1 3", speech.words("reroll-these")),
    )
    return Menu(entries, speech.words("prompt-decide"), choose, keep)


def _enter_menu(position: Position, seat: int, speech: Speech) -> Menu:
    """A number or a cross, then the letter of a town; two entries may be typed at once."""
    makes, legal = position.view(seat).payload.makes, position.legal(seat)
    write, strike = legal[0], legal[-1]
    town = TOWN_LETTERS[strike.values["town"]]
    name = position.game.voice(speech.language, board=position.board_name).place(town)
    entries = [MenuEntry(f"x {town.lower()}", speech.words("strike", town=name), "", str(strike))]
    if write.kind.name == "write":
        able = (action.values["dice"] for action in legal if action.kind.name == "write")
        numbers = sorted({makes[DICE.label(pair)] for pair in able})
        example = _read_entry(position, seat, str(numbers[0]), town)
        label = speech.words("write", number=numbers[0], town=name)
        note, key = " ".join(map(str, numbers)), f"{numbers[0]} {town.lower()}"
        entries.insert(0, MenuEntry(key, label, note, str(example)))

    def choose(text: str) -> tuple[Action, ...] | None:
        return _read_entries(position, seat, text)

    return Menu(tuple(entries), speech.words("prompt-enter"), choose)


def _read_entries(position: Position, seat: int, text: str) -> tuple[Action, ...] | None:
    """The entries that are meant, one after the other; None if this names none."""
    words = re.sub(r"([0-9]{2}|[xX])(?=[a-yA-Y]\b)", r"\1 ", text)
    tokens = re.split(r"[\s,;]+", words.strip())
    if len(tokens) % 2:
        return None
    actions: list[Action] = []
    for what, town in zip(tokens[::2], tokens[1::2], strict=True):
        action = _read_entry(position, seat, what.lower(), town.upper())
        if action is None:
            return None
        actions.append(action)
        try:
            position = position.apply(seat, action)
        except JactaError:
            return tuple(actions)  # the refusal says why
    return tuple(actions)


def _read_entry(position: Position, seat: int, what: str, town: str) -> Action | None:
    if len(town) != 1 or town not in TOWN_LETTERS:
        return None
    makes = position.view(seat).payload.makes
    if what == "x":
        return _action(position, f"strike {town}")
    ways = [
        _action(position, f"write {pair} {town}")
        for pair, number in makes.items()
        if str(number) == what
    ]
    return next(iter(sorted(ways, key=lambda way: tuple(_merits(position, seat, way)))), None)


def _merits(position: Position, seat: int, action: Action) -> Iterator[bool]:
    """Of the dice that make one number: legal ones first, then those that earn the bonus."""
    town = our_maps()[position.board_name].towns[action.values["town"]]
    pair = DICE.label(action.values["dice"])
    entered = position.view(seat).payload.entries[seat]
    yield position.refusal(seat, action) is not None
    yield town.colour is None or town.colour not in pair
    yield any(die in entry.split()[1] for entry in entered if "write" in entry for die in pair)


def _action(position: Position, notation: str) -> Action:
    game = position.game
    return Action(game.actions.parse(notation), game, position.board_name)
