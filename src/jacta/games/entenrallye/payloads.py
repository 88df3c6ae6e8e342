"""What Entenrallye writes: a position, what a seat is shown of it, and odds.

{"turn": 12, "phase": "drive", "pips": 4, "arrived": false, "traded": false, "partner": null,
 "received": null, "kept": null, "month": 3, "part": 2,
 "cars": [{"square": "17", "heading": null, "waiting": false, "repair": 4,
           "scores": [12, null, null, null], "settled": ["TUV"], "fitted": ["roof-5-3"],
           "held": 1, "hand": ["doors-4-4"], "known_to": {"doors-4-4": [2]}}, …]}
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from jacta.engine.form import Payload, Shown
from jacta.engine.odds import Chance
from jacta.engine.vocabulary.enumerations import one_of
from jacta.games.entenrallye.parts import COLOURS
from jacta.games.entenrallye.vocabulary import (
    INSPECTION,
    PART,
    PLACE,
    REPAIR,
    SEAT,
    SQUARE,
    Phase,
    Standing,
    Way,
)

__all__ = [
    "Ahead",
    "Car",
    "Deadline",
    "Forecast",
    "Landing",
    "Need",
    "Odds",
    "Position",
    "Reached",
    "ShownCar",
    "Span",
    "Split",
    "View",
]

Seat: TypeAlias = Annotated[int, SEAT.meta]
Square: TypeAlias = Annotated[str, SQUARE.meta]
Part: TypeAlias = Annotated[str, PART.meta]
Parts: TypeAlias = Annotated[list[Part], Meta(max_length=PART.size)]
Place: TypeAlias = Annotated[str, PLACE.meta]
Repair: TypeAlias = Annotated[int, REPAIR.meta]
Score: TypeAlias = Annotated[int, Meta(ge=0, le=24)]
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Pips: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Month: TypeAlias = Annotated[int, Meta(ge=0, le=13)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=48)]
Squares: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
ByMeeting: TypeAlias = Annotated[list[Score | None], Meta(min_length=4, max_length=4)]
Inspections: TypeAlias = Annotated[list[Annotated[str, INSPECTION.meta]], Meta(max_length=2)]


class Car(Payload, kw_only=True):
    """A car and its cards.

    `heading` says which way it drives in a dead end (EN-A24). `scores` are by meeting, null where
    it was not reached; `settled` are the inspections that are due no more (EN-A16), `failed` those
    of them that were not passed (EN-R38, EN-R40). `held` is how many parts lie face down, `hand`
    which; `known_to` has the other seats that know one of them.
    """

    square: Square
    heading: Literal["in", "out"] | None
    waiting: bool
    repair: Repair
    scores: ByMeeting
    settled: Inspections
    fitted: Annotated[list[Part], Meta(max_length=4)]
    held: Count
    hand: Parts
    known_to: dict[Part, list[Seat]]
    failed: Inspections = msgspec.field(default_factory=list)


class Position(Payload):
    """A position of Entenrallye.

    `turn` counts the turns finished so far, of all players together. `pips` is 0 before the throw.
    Of this turn: whether a place was arrived at, whether a card was stolen or exchanged, from whom
    one is drawn or to whom one is owed, which was received for it, and which is kept so far. Month
    0 is before the first step of time, 13 after the year. What lies in no hand and on no car is in
    the pile.
    """

    turn: Turns
    phase: Annotated[str, one_of(Phase)]
    pips: Pips
    arrived: bool
    traded: bool
    partner: Seat | None
    received: Part | None
    kept: Part | None
    month: Month
    part: Pips
    cars: Annotated[list[Car], Meta(max_length=6)]


class Need(Payload):
    """What a car needs for a place: squares by the shortest way (null where none leads there any
    more), and for an inspection repair points."""

    place: Place
    month: Month
    squares: int | None
    repair: Repair


class ShownCar(Car):
    """A car as it is shown; of its hand only the parts that the seat knows.

    `colour` is a code letter. `defects` and `worth` are those of the fitted parts (EN-R18, EN-R31),
    `worths` one by one, `points` the sum of the scores. `shortfall` is what an inspection would
    find lacking (EN-R40). `towards` is the square that follows straight on. `needs` are for the
    next meeting and the next inspection, in the order of the year.
    """

    colour: Annotated[str, Meta(pattern=f"^[{COLOURS}]$")]
    defects: Annotated[int, Meta(ge=12, le=20)]
    worth: Score
    points: Annotated[int, Meta(ge=0, le=96)]
    worths: list[int]
    shortfall: Repair
    towards: Square | None
    needs: list[Need]


class Split(Payload):
    """How the pips that are not driven are spent: what is repaired, where the marker is then and
    what an inspection would find lacking; and whether a part is bought."""

    repair: Annotated[int, Meta(ge=0, le=5)]
    part: bool
    marker: Repair
    shortfall: Repair


class Landing(Payload):
    """Where a drive can end: by which way, with how many squares, on which square.

    `driven` are the squares until there; surplus is lost at a place (EN-R30). `towards` is the
    square that follows straight on.
    """

    way: Annotated[str, one_of(Way)]
    squares: Squares
    square: Square
    driven: Squares
    towards: Square | None
    splits: list[Split]


class Ahead(Payload):
    """The squares that follow by a way, as far as a throw can lead, whether allowed or not."""

    way: Annotated[str, one_of(Way)]
    squares: list[Square]


class Deadline(Payload):
    """A place of the year: where it is, its month and whether that is over (EN-R29, EN-A13), and
    how the seat stands to it."""

    place: Place
    square: Square
    month: Month
    over: bool
    standing: Annotated[str, one_of(Standing)]


class View(Shown):
    """What a seat is shown: the position as far as the seat knows it, and what follows from it.

    `active` is the seat whose turn it is, null when the game is over. `pile` is how many cards are
    in the pile. While a car drives, `reach` are the landings and `ahead` the squares before it.
    `part_price` is what a part costs, in pips (EN-R13). After scoring, `most_kept` is how many of
    the face-down parts can stay: with so many the rest goes back by itself (EN-R32). `parts` is
    how many parts a month has (EN-R26), `calendar` the places in the order of the year. `winners`
    are there when the game is over (EN-R36).
    """

    turn: Turns
    phase: Annotated[str, one_of(Phase)]
    pips: Pips
    arrived: bool
    traded: bool
    partner: Seat | None
    received: Part | None
    kept: Part | None
    month: Month
    part: Pips
    cars: list[ShownCar]
    active: Seat | None
    pile: Count
    reach: list[Landing]
    ahead: list[Ahead]
    part_price: Pips
    most_kept: Annotated[int, Meta(ge=0, le=2)]
    parts: Pips
    calendar: list[Deadline]
    winners: list[Seat]


class Span(Payload):
    """A chance between two bounds: the least if nobody arrives anywhere who can help it, the most
    if everybody arrives who can."""

    least: Chance
    most: Chance


class Reached(Payload):
    """A place that the next throw of a seat reaches, and how likely that is; it is of use if the
    place is in time then."""

    place: Place
    chance: Chance


class Forecast(Payload):
    """What follows from a landing, by way and squares: whether the month ends before the seat
    drives again, and what its next throw reaches from there."""

    way: Annotated[str, one_of(Way)]
    squares: Squares
    ends: Span
    reached: list[Reached]


class Odds(Payload):
    """The odds of a seat until it drives again.

    `month` is the one that may end, counted from 1. While the seat drives, `landings` has them by
    landing; else `ends` and `reached` are those of where the car stands.
    """

    month: Annotated[int, Meta(ge=1, le=12)]
    ends: Span | None
    reached: list[Reached]
    landings: list[Forecast]
