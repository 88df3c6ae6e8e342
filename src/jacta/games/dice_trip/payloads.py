"""What Dice Trip writes: a position, what a seat is shown of it, and odds.

{"turn": 3, "phase": "enter", "dice": [1, 4, 2, 6], "waiting": [1],
 "entries": [["write RB L", "strike C"], []], "sheets": [{"numbers": [0, 14, …], …}, …]}
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from jacta.engine.form import Payload, Shown
from jacta.engine.odds import Chance
from jacta.engine.vocabulary.enumerations import one_of
from jacta.games.dice_trip.state import SEATS, TOWNS, TURNS
from jacta.games.dice_trip.vocabulary import SEAT, TOWN, Phase, Reason

__all__ = ["Odds", "Page", "Position", "Score", "Sheet", "View"]

Turn: TypeAlias = Annotated[int, Meta(ge=0, le=TURNS)]
Town: TypeAlias = Annotated[str, TOWN.meta]
Towns: TypeAlias = Annotated[list[Town], Meta(max_length=TOWNS)]
Seats: TypeAlias = Annotated[list[Annotated[int, SEAT.meta]], Meta(max_length=SEATS)]
Dice: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=4)]
Entries: TypeAlias = Annotated[list[list[str]], Meta(max_length=SEATS)]
Filled: TypeAlias = Annotated[
    list[Annotated[int, Meta(ge=-1, le=66)]], Meta(min_length=TOWNS, max_length=TOWNS)
]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=TOWNS)]


class Sheet(Payload):
    """The sheet of a seat.

    `numbers` has by town what stands there: 0 for nothing, −1 for a struck town. `bonus` are the
    towns with one. `reroll` and `double` say that the power is not used yet; `tens` are the points
    of the option of that name (DT-R27).
    """

    numbers: Filled
    bonus: Towns
    reroll: bool
    double: bool
    tens: Points


class Position(Payload):
    """A position of Dice Trip.

    `dice` show pips in the order red, green, blue, yellow, with 0 for one in the air; there are
    none where no dice lie. `waiting` are the seats that are still to enter, `entries` by seat the
    entries of this turn in notation, which stand on no sheet yet (DT-A14).
    """

    turn: Turn
    phase: Annotated[str, one_of(Phase)]
    dice: Dice
    waiting: Seats
    entries: Entries
    sheets: Annotated[list[Sheet], Meta(max_length=SEATS)]


class Page(Sheet):
    """A sheet as it is shown: `filled` is `numbers` with the entries of this turn that one sees.

    A double use that these entries make is no longer left: `double` is false.
    """

    filled: Filled


class Score(Payload):
    """The points of a sheet, line by line, with the entries of this turn that one sees.

    `route` and `series` are the towns of the longest ones, in the order of their numbers; `clean`
    are the zones without a struck town, by their place on the map.
    """

    bonus: Points
    struck: Points
    route: Towns
    series: Towns
    series_points: int
    clean: list[int]
    zone_points: int
    tens: Points
    total: int


class View(Shown):
    """What a seat is shown: all of the position but the entries of others, and what follows.

    `thrower` is the seat that throws in this turn (DT-R2). `wanted` is how many entries everybody
    makes in it: two, one in the last (DT-R11). `makes` has the number that two of the dice make, by
    their colours, tens then ones (DT-R3); `barred` has why such a number may not be written now,
    wherever it would stand. `forced` is the town of the own last entry where it was struck by
    itself, because no number could be written.
    """

    turn: Turn
    phase: Annotated[str, one_of(Phase)]
    dice: Dice
    waiting: Seats
    entries: Entries
    sheets: list[Page]
    scores: list[Score]
    thrower: Annotated[int, SEAT.meta]
    wanted: Annotated[int, Meta(ge=1, le=2)]
    makes: dict[str, int]
    barred: dict[str, Annotated[str, one_of(Reason)]]
    forced: Town | None


class Odds(Payload):
    """The odds of the numbers that a seat still wants: how likely two of the dice make them.

    `rerolls` has them by the dice that would be thrown again, for whoever may; what cannot be is
    left out. `next` is the first throw of the next turn, `rerolled` the same with the own reroll
    after it, spent on this number; it is empty where the seat has none, or another one throws.
    """

    rerolls: dict[str, dict[str, Chance]]
    next: dict[str, Chance]
    rerolled: dict[str, Chance]
