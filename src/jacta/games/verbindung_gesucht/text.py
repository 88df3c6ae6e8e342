"""Verbindung gesucht in lines of text: whose turn, the board as a grid, and how far each is."""

from __future__ import annotations

from jacta.engine.view import View
from jacta.engine.words.language import Voice
from jacta.games.verbindung_gesucht.payloads import View as Table
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS, COLOURS, DICE, SIDE_NAMES

__all__ = ["text"]

WIDTH = 4  # columns of a cell


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out."""
    table: Table = view.payload
    return "\n".join(
        [
            _turn(table, voice),
            "",
            *_grid(table, view),
            "",
            *(_linked(table, seat, voice) for seat in range(2)),
            voice.words("text-stock", count=table.stock),
            *_dice(table, voice),
            *_key(table, voice),
        ]
    )


def _turn(table: Table, voice: Voice) -> str:
    phase = table.phase if table.phase != "place" or not table.owed else "owed"
    seat = voice.name(table.turn % 2 if table.active is None else table.active)
    return voice.words(f"text-{phase}", seat=seat, count=table.owed)


def _grid(table: Table, view: View) -> list[str]:
    """A line for each row, with the dice as they are written in records."""
    lies = {die.cell: die.die for die in table.laid}
    on_board = int(view.board["cells"][0])
    cells = [label for cell, label in enumerate(CELL_LABELS) if on_board >> cell & 1]
    columns = sorted({label[0] for label in cells})
    lines = ["  " + "".join(f"{column:<{WIDTH}}" for column in columns).rstrip()]
    for row in sorted({label[1:] for label in cells}):
        dice = (lies.get(f"{column}{row}", "·") for column in columns)
        lines.append(f"{row} " + "".join(f"{die:<{WIDTH}}" for die in dice).rstrip())
    return lines


def _key(table: Table, voice: Voice) -> list[str]:
    """How the dice on the board are written, once there are some."""
    return ["", voice.words("text-key")] if table.laid else []


def _linked(table: Table, seat: int, voice: Voice) -> str:
    """Which bases of a player lie in one network."""
    bases = getattr(table.linked, COLOURS[seat])
    names = [voice.words("base", value=side) for side in SIDE_NAMES if side in bases]
    linked = ", ".join(names) if len(names) > 1 else voice.words("text-no-bases")
    colour = voice.words("colour", value=COLOURS[seat])
    return voice.words("text-linked", seat=voice.name(seat), colour=colour, bases=linked)


def _dice(table: Table, voice: Voice) -> list[str]:
    if not table.dice:
        return []
    return [voice.words("text-dice", dice=str(DICE.say(DICE.value(table.dice), voice)))]
