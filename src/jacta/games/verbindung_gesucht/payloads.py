"""What Verbindung gesucht writes: a position, what a seat is shown of it, and odds.

{"turn": 4, "phase": "place", "laid": [{"cell": "b1", "die": "R"}, …], "dice": "CW",
 "placed": 1, "winner": null}
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from jacta.engine.form import Payload, Shown
from jacta.engine.odds import Chance
from jacta.engine.vocabulary.enumerations import one_of
from jacta.games.verbindung_gesucht.vocabulary import BASE, CELL, DICE, DIE, SEAT, Phase

__all__ = ["Bases", "Lying", "Network", "Networks", "Odds", "Position", "Spot", "View"]

Side: TypeAlias = Annotated[str, BASE.meta]


class Lying(Payload):
    """A die that lies in a cell: `Cne` is a curve whose red path joins the top and the right."""

    cell: Annotated[str, CELL.meta]
    die: Annotated[str, DIE.meta]


class Position(Payload):
    """A position of Verbindung gesucht.

    `turn` counts the turns finished so far. `laid` are the dice on the board, in the order in
    which they were placed (VG-A10). `dice` are those thrown and not yet placed, by the letters of
    their faces; `placed` is how many were placed in this turn. `winner` is a seat.
    """

    turn: Annotated[int, Meta(ge=0, le=400)]
    phase: Annotated[str, one_of(Phase)]
    laid: Annotated[list[Lying], Meta(max_length=CELL.size)]
    dice: Annotated[str, DICE.row]
    placed: Annotated[int, Meta(ge=0, le=1)]
    winner: Annotated[int, SEAT.meta] | None


class Network(Payload):
    """Dice of one colour that hang together: the bases they hold, and their ends, such as `b1n`."""

    bases: list[Side]
    ends: list[str]


class Networks(Payload):
    """The networks of each colour: the one with most bases first, then the one with most ends."""

    red: list[Network]
    black: list[Network]


class Bases(Payload):
    """The bases of each colour that lie in its first network."""

    red: list[Side]
    black: list[Side]


class View(Shown):
    """What a seat is shown: all of the position, and what follows from it.

    `stock` are the dice that nobody has thrown or placed. `owed` are the white crosses that must
    still be placed (VG-R14). `active` is the seat whose turn it is (VG-R9), null when the game is
    over.
    """

    turn: Annotated[int, Meta(ge=0, le=400)]
    phase: Annotated[str, one_of(Phase)]
    laid: list[Lying]
    dice: Annotated[str, DICE.row]
    placed: Annotated[int, Meta(ge=0, le=1)]
    winner: Annotated[int, SEAT.meta] | None
    stock: Annotated[int, Meta(ge=0, le=CELL.size)]
    owed: Annotated[int, Meta(ge=0, le=2)]
    networks: Networks
    active: Annotated[int, SEAT.meta] | None
    linked: Bases


class Spot(Payload):
    """How likely the next throw of a player shows a face that fits an empty cell, that links one
    base more with it to those that are linked, and that completes the network and wins."""

    cell: Annotated[str, CELL.meta]
    fits: Chance
    links: Chance
    completes: Chance


class Odds(Payload):
    """The odds of the next throw of each colour, on the board as it lies."""

    red: list[Spot]
    black: list[Spot]
