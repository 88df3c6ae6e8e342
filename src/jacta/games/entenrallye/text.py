"""Entenrallye in words: the ways that are open, the year, and each car with place and parts."""

from __future__ import annotations

from jacta.engine.rules import SPECTATOR
from jacta.engine.view import View
from jacta.engine.words.blocks import Block, Grid, Heading, Items, Paragraph, Row
from jacta.engine.words.language import Voice, with_minus
from jacta.games.entenrallye import payloads
from jacta.games.entenrallye.road import ROAD
from jacta.games.entenrallye.vocabulary import MONTHS, PART, SQUARE, describe

__all__ = ["text"]

_COLUMNS = ("where", "next", "repair", "defects", "settled", "points")


def text(view: View, voice: Voice) -> list[Block]:
    """The table as a person would read it out: whose turn, the cars, their parts, the year."""
    table: payloads.View = view.payload
    squares = {due.place: due.square for due in table.calendar}
    cars = [
        Row(_driver(car, seat, voice), _car(car, squares, voice))
        for seat, car in enumerate(table.cars)
    ]
    return [
        Paragraph(_turn(table, voice)),
        *_ways(table, voice),
        Heading(voice.words("text-cars")),
        Grid(voice.words("text-car"), [voice.words(f"text-{name}") for name in _COLUMNS], cars),
        Heading(voice.words("text-parts")),
        Paragraph(voice.words("text-pile", parts=table.pile)),
        *(Items(items) for items in [_all_parts(table, view.seat, voice)] if items),
        Heading(voice.words("text-year")),
        Paragraph(_date(table, voice)),
        _calendar(table, voice),
    ]


def _turn(table: payloads.View, voice: Voice) -> str:
    if table.active is None:
        return voice.words("text-over")
    return voice.words(f"text-{table.phase}", seat=voice.name(table.active), pips=table.pips)


def _ways(table: payloads.View, voice: Voice) -> list[Block]:
    """Where the active car can land: straight on, and turning off."""
    landings = [
        voice.words(
            "text-landing",
            way=one.way,
            squares=one.squares,
            place=_place(one.square, voice),
            ground=ROAD[one.square].ground,
        )
        for one in table.reach
    ]
    return [Items(landings)] if landings else []


def _driver(car: payloads.ShownCar, seat: int, voice: Voice) -> str:
    name = voice.words("car", colour=car.colour)
    return voice.words("text-driver", seat=voice.name(seat), car=name)


def _car(car: payloads.ShownCar, squares: dict[str, str], voice: Voice) -> list[str]:
    """Where it is, how far it has to go and by when, its repair, its defects, its points."""
    where = [_place(car.square, voice)]
    if car.waiting:
        where.append(voice.words("text-waiting"))
    scores = [
        voice.words("text-score", points=score, meeting=meeting)
        for meeting, score in enumerate(car.scores, 1)
        if score is not None
    ]
    of = f" ({', '.join(scores)})" if scores else ""
    return [
        ", ".join(where),
        voice.words("list-mark").join(_need(need, squares, voice) for need in car.needs),
        str(car.repair),
        str(car.defects),
        ", ".join(_inspected(car, name, voice) for name in car.settled),
        with_minus(f"{car.points}{of}"),
    ]


def _inspected(car: payloads.ShownCar, name: str, voice: Voice) -> str:
    """An inspection that is due no more, and whether it was passed."""
    how = "failed" if name in car.failed else "passed"
    inspection = voice.words("inspection", value=name)
    return voice.words("text-inspected", inspection=inspection, how=how)


def _need(need: payloads.Need, squares: dict[str, str], voice: Voice) -> str:
    """How far a place is, by when one has to be there, and what is missing for it."""
    far = -1 if need.squares is None else need.squares
    return voice.words(
        "text-need",
        place=_place(squares[need.place], voice),
        square=SQUARE.say(SQUARE.value(squares[need.place]), voice),
        squares=far,
        month=voice.words("month", value=MONTHS[need.month - 1]),
        repair=need.repair,
    )


def _all_parts(table: payloads.View, own: int, voice: Voice) -> list[str]:
    """Whose parts are fitted, and whose lie face down."""
    items = []
    for seat, car in enumerate(table.cars):
        said = []
        if car.fitted:
            parts = _parts(car.fitted, voice)
            said.append(voice.words("text-fitted", parts=parts, worth=car.worth))
        if car.hand:
            known = "text-open" if own == SPECTATOR else "text-known"
            message = "text-hand" if seat == own else known
            said.append(voice.words(message, parts=_parts(car.hand, voice)))
        if hidden := car.held - len(car.hand):
            said.append(voice.words("text-hidden", parts=hidden))
        items += [voice.words("text-of-seat", seat=voice.name(seat), text=each) for each in said]
    return items


def _date(table: payloads.View, voice: Voice) -> str:
    if table.month == 0:
        return voice.words("text-before-january")
    if table.month > len(MONTHS):
        return voice.words("text-year-over")
    month = voice.words("month", value=MONTHS[table.month - 1])
    return voice.words("text-calendar", month=month, part=table.part, parts=table.parts)


def _calendar(table: payloads.View, voice: Voice) -> Grid:
    """The places of the year with their months, and how one stands to each."""
    rows = [
        Row(
            _place(due.square, voice),
            [
                voice.words("month", value=MONTHS[due.month - 1]),
                voice.words("text-standing", standing=_standing(due)),
            ],
        )
        for due in table.calendar
    ]
    columns = [voice.words("text-month"), voice.words("text-standing-head")]
    return Grid(voice.words("text-place"), columns, rows)


def _standing(due: payloads.Deadline) -> str:
    """For those who only look a month is over, and nothing is missed."""
    return "over" if due.over and due.standing in ("due", "next") else due.standing


def _place(square: str, voice: Voice) -> str:
    return voice.words("place", **describe(square))


def _parts(names: list[str], voice: Voice) -> str:
    return voice.words("list-mark").join(PART.say(PART.value(name), voice) for name in names)
