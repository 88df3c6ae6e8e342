"""What Würfel Express writes: a position, what a seat is shown of it, and odds.

{"turn": 5, "phase": "take", "throws": 2, "discarded": 1, "dice": "RRRGGK",
 "stock": ["R2", …], "removed": [], "tracks": [{"offset": 3, "strips": ["B4", "Y3"]}, …],
 "last_place": [2], "robbed": []}
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from jacta.engine.form import Payload, Shown
from jacta.engine.odds import Chance
from jacta.engine.vocabulary.enumerations import one_of
from jacta.games.wurfel_express.vocabulary import DICE, SEAT, STRIP, Phase

__all__ = ["Lane", "Odds", "Position", "Prospect", "Track", "View"]

Strip: TypeAlias = Annotated[str, STRIP.meta]
Strips: TypeAlias = Annotated[list[Strip], Meta(max_length=30)]
Seats: TypeAlias = Annotated[list[Annotated[int, SEAT.meta]], Meta(max_length=6)]
Cell: TypeAlias = Annotated[int, Meta(ge=0, le=40)]


class Track(Payload):
    """A track: the cells below it, and its strips from the rear to the front."""

    offset: Annotated[int, Meta(ge=0, le=29)]
    strips: Annotated[list[Strip], Meta(max_length=6)]


class Position(Payload):
    """A position of Würfel Express.

    `turn` counts the turns finished so far, of all players together. `dice` are those on the
    table; in phase `throw` only those set aside. `last_place` and `robbed` are seats, in phase
    `take`: who was judged to be in last place (WE-A7), and who was robbed in this turn (WE-R26).
    """

    turn: Annotated[int, Meta(ge=0, le=400)]
    phase: Annotated[str, one_of(Phase)]
    throws: Annotated[int, Meta(ge=0, le=3)]
    discarded: Annotated[int, Meta(ge=0, le=5)]
    dice: Annotated[str, DICE.row]
    stock: Strips
    removed: Strips
    tracks: Annotated[list[Track], Meta(max_length=6)]
    last_place: Seats
    robbed: Seats


class Lane(Track):
    """A track as it is shown.

    `begins` are the cells below each strip, `front` is the cell reached (WE-A8). `closed` are the
    colours it has, of which it cannot take another (WE-R24). `theft` is how many cells the theft
    of the rear strip would cost: none in last place (WE-R30, WE-R35).
    """

    begins: list[Cell]
    front: Cell
    closed: Annotated[str, Meta(max_length=6)]
    theft: Annotated[int, Meta(ge=0, le=6)]


class View(Shown):
    """What a seat is shown: all of the position, and what follows from it.

    `active` is the seat whose turn it is, null when the game is over. `throws_left` are the throws
    that it has left. `discards` has, by how many rear strips are discarded, how many dice are left
    to throw (WE-R12); it is empty when nothing can be discarded. `rearmost` are the seats in last
    place: as judged while strips are taken (WE-A7), before that as things stand. `takeable` are
    the strips that the dice on the table would take, from the stock or by theft, `counting` those
    of the dice that would, and `reach` is the cell that the longest strips of these would lead to.
    `dead` has the colours of which no dice are of use in this turn (WE-R22, WE-R24), by how many
    rear strips are discarded, like `discards`; one entry when that is over.
    """

    turn: Annotated[int, Meta(ge=0, le=400)]
    phase: Annotated[str, one_of(Phase)]
    throws: Annotated[int, Meta(ge=0, le=3)]
    discarded: Annotated[int, Meta(ge=0, le=5)]
    dice: Annotated[str, DICE.row]
    stock: Strips
    removed: Strips
    tracks: list[Lane]
    last_place: Seats
    robbed: Seats
    active: Annotated[int, SEAT.meta] | None
    throws_left: Annotated[int, Meta(ge=0, le=3)]
    discards: list[Annotated[int, Meta(ge=1, le=7)]]
    rearmost: Seats
    takeable: Strips
    counting: Annotated[str, DICE.row]
    reach: Cell
    dead: list[Annotated[str, Meta(max_length=6)]]


class Prospect(Payload):
    """What a way to throw may bring: the chance to take nothing in the end, for whoever throws
    against that, and by strip the chance to be able to take it, for whoever throws for it alone."""

    failing: Chance
    strips: dict[str, Chance]


class Odds(Payload):
    """The odds before a throw: of so many `throws` that are left.

    `kept` has them by the dice that are kept (`-` is none), `discards` by how many rear strips are
    discarded; the one that is not decided now is empty.
    """

    throws: Annotated[int, Meta(ge=1, le=3)]
    kept: dict[str, Prospect]
    discards: list[Prospect]
