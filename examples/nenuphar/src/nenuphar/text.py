"""Nenuphar in lines of text: whose turn it is, where the frogs are, the dice and the hops."""

from jacta.engine.view import View
from jacta.engine.words.language import Voice

from . import payloads

__all__ = ["text"]


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out."""
    table: payloads.View = view.payload
    frogs = [_frog(table, seat, voice) for seat in range(view.players)]
    return "\n".join([_turn(table, voice), "", *frogs, *_dice(table, voice)])


def _turn(table: payloads.View, voice: Voice) -> str:
    name = "" if table.active is None else voice.name(table.active)
    return voice.words(f"text-{table.phase}", seat=name)


def _frog(table: payloads.View, seat: int, voice: Voice) -> str:
    cell = table.cells[seat]
    return voice.words("text-frog", seat=voice.name(seat), place=place(table, cell, voice))


def place(table: payloads.View, cell: int, voice: Voice) -> str:
    """What a cell is called: a bank, a leaf, or a leaf with a flower."""
    if cell in (0, table.far):
        return voice.words("near-bank" if cell == 0 else "far-bank")
    return voice.words("flower" if cell in table.flowers else "leaf", cell=cell)


def _dice(table: payloads.View, voice: Voice) -> list[str]:
    lines = []
    if table.dice:
        low, high = table.dice
        lines.append(voice.words("text-dice", low=low, high=high))
    if table.hopped:
        lengths = ", ".join(str(length) for length in table.hopped)
        lines.append(voice.words("text-hopped", lengths=lengths))
    return lines
