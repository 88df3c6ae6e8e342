"""Verbindung gesucht in words: whose turn, the board cell by cell, the bases and both networks."""

from __future__ import annotations

from collections.abc import Iterable

from jacta.engine.view import View
from jacta.engine.words.blocks import Block, Grid, Heading, Items, Paragraph, Row
from jacta.engine.words.language import Voice
from jacta.games.verbindung_gesucht.payloads import Network
from jacta.games.verbindung_gesucht.payloads import View as Table
from jacta.games.verbindung_gesucht.vocabulary import (
    CELL_LABELS,
    COLOURS,
    DICE,
    MOST_PLACED,
    SIDE_NAMES,
)

__all__ = ["text"]


def text(view: View, voice: Voice) -> list[Block]:
    """The table as a person would read it out."""
    table: Table = view.payload
    return [
        Paragraph(_turn(table, voice)),
        Items(_pieces(table, voice)),
        Heading(voice.words("text-board")),
        _cells(table, view, voice),
        Heading(voice.words("text-bases")),
        _bases(table, view, voice),
        Heading(voice.words("text-networks")),
        *_networks(table, voice),
    ]


def _turn(table: Table, voice: Voice) -> str:
    phase = table.phase if table.phase != "place" or not table.owed else "owed"
    seat = voice.name(table.turn % 2 if table.active is None else table.active)
    return voice.words(f"text-{phase}", seat=seat, count=table.owed)


def _pieces(table: Table, voice: Voice) -> list[str]:
    """The dice in the hand, those in stock, and those that were laid last."""
    items = [voice.words("text-stock", count=table.stock)]
    if table.dice:
        dice = str(DICE.say(DICE.value(table.dice), voice))
        items.insert(0, voice.words("text-dice", dice=dice))
    if table.laid:
        last = [
            voice.words("table-row", head=die.cell, cells=voice.words("die", value=die.die))
            for die in table.laid[-MOST_PLACED:]
        ]
        items.append(voice.words("text-last", dice=voice.words("list-mark").join(last)))
    return items


def _cells(table: Table, view: View, voice: Voice) -> Grid:
    """What lies where; nothing is said of an empty cell."""
    lies = {die.cell: voice.words("die", value=die.die) for die in table.laid}
    on_board = int(view.board["cells"][0])
    cells = [label for cell, label in enumerate(CELL_LABELS) if on_board >> cell & 1]
    columns = sorted({label[0] for label in cells})
    rows = [
        Row(row, [lies.get(f"{column}{row}", "") for column in columns])
        for row in sorted({label[1:] for label in cells})
    ]
    return Grid(voice.words("text-row"), columns, rows)


def _bases(table: Table, view: View, voice: Voice) -> Grid:
    """By side the cell in front of each base, and the network that holds it."""
    rows = []
    for side, name in enumerate(SIDE_NAMES):
        cells = []
        for seat in range(2):
            held = [name in network.bases for network in _of(table, seat)]
            number = 1 + held.index(True) if any(held) else 0
            cell = CELL_LABELS[int(view.board["bases"][0, seat, side])]
            cells.append(voice.words("text-base", cell=cell, network=number))
        rows.append(Row(voice.words("base", value=name), cells))
    return Grid(voice.words("text-side"), [_player(seat, voice) for seat in range(2)], rows)


def _networks(table: Table, voice: Voice) -> list[Block]:
    """By network how many bases it holds and which, and the cells that belong to it."""
    rows, without = [], []
    for seat in range(2):
        player = _player(seat, voice)
        found = _of(table, seat)
        if not found:
            without.append(voice.words("text-no-network", player=player))
        for number, network in enumerate(found, 1):
            sides = [side for side in SIDE_NAMES if side in network.bases]
            held = voice.words("text-held", count=len(sides), bases=", ".join(_say(sides, voice)))
            cells = ", ".join(sorted({end[:2] for end in network.ends}))
            head = voice.words("text-network", player=player, number=number)
            rows.append(Row(head, [held, cells]))
    columns = [voice.words("text-bases"), voice.words("text-cells")]
    blocks: list[Block] = [Paragraph(sentence) for sentence in without]
    return [Grid(voice.words("text-network-head"), columns, rows), *blocks] if rows else blocks


def _say(sides: Iterable[str], voice: Voice) -> list[str]:
    return [voice.words("base", value=side) for side in sides]


def _of(table: Table, seat: int) -> list[Network]:
    found: list[Network] = getattr(table.networks, COLOURS[seat])
    return found


def _player(seat: int, voice: Voice) -> str:
    colour = voice.words("colour", value=COLOURS[seat])
    return voice.words("text-player", seat=voice.name(seat), colour=colour)
