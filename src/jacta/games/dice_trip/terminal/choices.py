"""The choices of Dice Trip: `14 f` writes 14 in town F, `x f` strikes it, letters name dice."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import product

from jacta.engine.errors import JactaError
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.games.dice_trip.payloads import View
from jacta.games.dice_trip.vocabulary import COLOURS, DICE, TOWN_LETTERS
from jacta.terminal.menu import Letters, Menu, MenuEntry
from jacta.terminal.pieces import written
from jacta.terminal.speech import Speech

__all__ = ["choices"]


def choices(position: Position, seat: int, speech: Speech) -> Menu:
    """What a seat can do: decide on the throw, or enter."""
    letters = written(position.game, speech, "dice", colours=COLOURS)
    if position.view(seat).payload.phase == "decide":
        return _decide_menu(position, speech, letters)
    return _enter_menu(position, seat, speech, letters)


def _decide_menu(position: Position, speech: Speech, letters: Letters) -> Menu:
    """Enter keeps the throw; dice by their letters or places are rerolled."""
    keep, enter = _action(position, "keep"), speech.words("key-enter")
    places = {str(place): colour for place, colour in enumerate(COLOURS, 1)}

    def choose(text: str) -> tuple[Action, ...] | None:
        marks = letters.code(re.sub(r"[\s,;]", "", text))
        meant = [places.get(mark, mark) for mark in marks]
        if not meant or not set(meant) <= set(COLOURS):
            return None
        dice = "".join(sorted(set(meant), key=COLOURS.index))
        return (_action(position, f"reroll {dice}"),)

    def key(action: Action) -> str:
        return enter if action == keep else letters.show(action.json["dice"])

    entries = (
        MenuEntry(enter, speech.action(keep)),
        MenuEntry(f"{letters.show('RB')} / 1 3", speech.words("reroll-these")),
    )
    prompt = speech.words("prompt-decide")
    return Menu(entries, prompt, choose, key, keep, letters=letters)


def _enter_menu(position: Position, seat: int, speech: Speech, letters: Letters) -> Menu:
    """A number or a cross, then the letter of a town; two entries may be typed at once."""
    makes, legal = position.view(seat).payload.makes, position.legal(seat)
    write, strike = legal[0], legal[-1]
    town = TOWN_LETTERS[strike.values["town"]]
    name = position.game.voice(speech.language, board=position.board_name).place(town)
    entries = [MenuEntry(f"x {town.lower()}", speech.words("strike", town=name))]
    if write.kind.name == "write":
        able = (action.values["dice"] for action in legal if action.kind.name == "write")
        numbers = sorted({makes[DICE.label(pair)] for pair in able})
        label = speech.words("write", number=numbers[0], town=name)
        note, shown = " ".join(map(str, numbers)), f"{numbers[0]} {town.lower()}"
        entries.insert(0, MenuEntry(shown, label, note))

    def choose(text: str) -> tuple[Action, ...] | None:
        return _read_entries(position, seat, text, letters.code)

    def key(action: Action) -> str:
        dice = action.json.get("dice")
        what = "x" if dice is None else letters.show(dice)
        return f"{what} {TOWN_LETTERS[action.values['town']].lower()}"

    prompt = speech.words("prompt-enter")
    return Menu(tuple(entries), prompt, choose, key, letters=letters)


def _read_entries(
    position: Position, seat: int, text: str, code: Callable[[str], str]
) -> tuple[Action, ...] | None:
    """The entries that are meant, one after the other; None if this names none.

    Of all the dice that make these numbers those are taken that spend no power, then those that
    earn a bonus. What is refused is read too: the refusal says why.
    """
    words = re.sub(r"([0-9]{2}|[xX])(?=[a-yA-Y]\b)", r"\1 ", text)
    tokens = re.split(r"[\s,;]+", words.strip())
    if len(tokens) % 2:
        return None
    pairs = zip(tokens[::2], tokens[1::2], strict=True)
    ways = [_ways(position, seat, what.lower(), town.upper(), code) for what, town in pairs]
    return min(product(*ways), key=lambda one: _cost(position, seat, one), default=None)


def _ways(
    position: Position, seat: int, what: str, town: str, code: Callable[[str], str]
) -> list[Action]:
    """The entries that a number, two dice or a cross in a town can be."""
    if len(town) != 1 or town not in TOWN_LETTERS:
        return []
    if what == "x":
        return [_action(position, f"strike {town}")]
    makes = position.view(seat).payload.makes
    dice = [pair for pair, number in makes.items() if what == str(number) or code(what) == pair]
    return [_action(position, f"write {pair} {town}") for pair in dice]


def _cost(position: Position, seat: int, actions: Sequence[Action]) -> tuple[int, int, int]:
    """How many of these entries are refused, whether they spend the double use, and the bonuses
    that they do not earn."""
    made, before = 0, position.view(seat).payload
    for action in actions:
        try:
            position = position.apply(seat, action)
        except JactaError:
            break
        made += 1
    after: View = position.view(seat).payload
    spends = before.sheets[seat].double and not after.sheets[seat].double
    return len(actions) - made, int(spends), -after.scores[seat].bonus


def _action(position: Position, notation: str) -> Action:
    game = position.game
    return Action(game.actions.parse(notation), game, position.board_name)
