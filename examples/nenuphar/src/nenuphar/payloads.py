"""What Nenuphar writes: a position, and what a seat is shown of it.

{"turn": 5, "phase": "hop", "hopped": [4], "dice": [2, 5], "cells": [12, 8]}
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

from jacta.engine.form import Payload, Shown
from jacta.engine.vocabulary.enumerations import one_of

from .vocabulary import CELL, PIPS, SEAT, Phase

Turn: TypeAlias = Annotated[int, Meta(ge=0, le=160)]
Length: TypeAlias = Annotated[int, PIPS.meta]
Cell: TypeAlias = Annotated[int, CELL.meta]


class Position(Payload):
    """A position of Nenuphar.

    `turn` counts the turns finished so far, of all players together. `hopped` are the lengths of
    this turn. `dice` are those on the table, the lower one first. `cells` has where each frog is.
    """

    turn: Turn
    phase: Annotated[str, one_of(Phase)]
    hopped: Annotated[list[Length], Meta(max_length=6)]
    dice: Annotated[list[Length], Meta(max_length=2)]
    cells: Annotated[list[Cell], Meta(max_length=4)]


class Hop(Payload):
    """Where a die leads, and who would be pushed into the water there."""

    length: Length
    cell: Cell
    pushes: Annotated[int, SEAT.meta] | None


class View(Shown):
    """What a seat is shown: all of the position, and what follows from it.

    `far` is the cell of the far bank, `flowers` are the leaves that have one. `active` is the seat
    whose turn it is, null when the game is over; `began` is where its frog would swim to (NE-R5).
    `hops` has the hops that can be chosen. Of 36 throws, `risk` would make the frog fall in.
    """

    turn: Turn
    phase: Annotated[str, one_of(Phase)]
    hopped: list[Length]
    dice: list[Length]
    cells: list[Cell]
    far: Cell
    flowers: list[Cell]
    active: Annotated[int, SEAT.meta] | None
    began: Cell | None
    hops: list[Hop]
    risk: Annotated[int, Meta(ge=0, le=36)]
