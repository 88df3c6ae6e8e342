"""The account of the dice: how often each face fell, whose luck it was, and what chance does.

Of a game for whoever may read its record, of a person as far as one may see the games, of the house
from public games alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec

from jacta.analysis.bands import DEVIATE, band_of_die
from jacta.analysis.faces import count_faces, say_faces
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.record import Record
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.luck.dice import (
    FacesOfGame,
    LuckAt,
    Luckiest,
    LuckOf,
    LuckOfSeat,
    dice_of_person,
)
from jacta.house.telling.surroundings import names_of
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.records import finished_table
from jacta.server.http.replay import InLanguage
from jacta.verifier import NotFair, check

__all__ = ["ENDPOINTS"]

_WIN = 2.0  # from a game that is lost to one that is won, on the scale of results


class DieTold(msgspec.Struct, frozen=True):
    """How often each face of a die fell. Each is `expected` times on top, and that of a fair die in
    95 of a hundred such counts from `low` to `high` times; `chance` is how often a fair die is as
    far from even as this one, or farther."""

    faces: list[str]
    counts: list[int]
    expected: float
    low: int
    high: int
    chance: float


class DiceOfGame(msgspec.Struct, frozen=True):
    """The dice of a game; cards that are drawn are none."""

    game: str
    dice: list[DieTold]


class DiceOfRecord(msgspec.Struct, frozen=True):
    """The dice of a finished game. `committed` says whether the house had committed to them before;
    then so many draws were `checked` against that, and `lost` are those whose seed is lost; where
    something is wrong none is."""

    dice: list[DieTold]
    committed: bool
    checked: int
    lost: int


class LuckTold(msgspec.Struct, frozen=True):
    """The luck of somebody in so many games: in wins, of which each is from lost to won at two, or
    in points where they were played `alone`. Chance stays between −`half` and +`half` in 95 of a
    hundred such series."""

    game: str
    alone: bool
    games: int
    luck: float
    half: float


class LuckPoint(msgspec.Struct, frozen=True):
    """All luck up to the end of a game, in wins, and how far chance has gone by then: at most
    `half` in 95 of a hundred such series."""

    at: int
    game: str
    luck: float
    half: float


class DiceOfPersonTold(msgspec.Struct, frozen=True):
    """What fell in the games of a person: in all for the person, in the public ones for others.

    `course` has the last games with others, after a first point for all before them; it is empty
    before the first game that a mind has judged.
    """

    games: list[DiceOfGame]
    luck: list[LuckTold]
    course: list[LuckPoint]


class LuckOfSeatTold(msgspec.Struct, frozen=True):
    """The mean luck of whoever had a seat, counted from 0, in the games of so many players, in
    wins; chance stays within `half` in 95 of a hundred such series."""

    game: str
    players: int
    seat: int
    games: int
    mean: float
    half: float


class LuckiestTold(msgspec.Struct, frozen=True):
    """The luckiest and the unluckiest of so many people, in standard deviations of their luck; of
    so many the luckiest is at `expected` on average, and in 95 of a hundred such houses between
    `low` and `high`."""

    people: int
    luckiest: float
    unluckiest: float
    expected: float
    low: float
    high: float


class DiceOfHouseTold(msgspec.Struct, frozen=True):
    """What fell in the public games of the house: so many are `finished`, `counted` up to now, and
    `judged` by a mind, with the work of so many `seconds` each. `sum` is the luck of all seats, in
    wins: 0, as what one seat wins others lose. `luckiest` is null before five people played five
    such games each."""

    finished: int
    counted: int
    judged: int
    seconds: float
    games: list[DiceOfGame]
    seats: list[LuckOfSeatTold]
    sum: float
    luckiest: LuckiestTold | None


@endpoint("GET", "/api/dice", query=InLanguage, answer=DiceOfHouseTold)
async def dice_of_all(call: Call[None]) -> DiceOfHouseTold:
    """The account of the dice: what fell in all public games, and whose luck it was."""
    call.query(InLanguage)
    found = await call.services.dice.told()
    progress = found.progress
    return DiceOfHouseTold(
        progress.finished,
        progress.counted,
        progress.judged,
        call.services.settings.look_back_seconds,
        _games(call, found.faces),
        [_of_seat(each) for each in found.seats],
        sum(each.luck for each in found.seats) / _WIN,
        _luckiest(found.extremes) if found.extremes is not None else None,
    )


@endpoint("GET", "/api/people/{person}/dice", query=InLanguage, answer=DiceOfPersonTold)
async def dice_of_one(call: Call[None]) -> DiceOfPersonTold:
    """What fell in the games of a person, and the luck in them: in all of one's own, and in those
    at public tables of others."""
    call.query(InLanguage)
    viewer, person = call.visitor.person, PersonId(call.path["person"])
    found = await dice_of_person(call.services.house, person, viewer)
    return DiceOfPersonTold(
        _games(call, found.faces),
        [_luck(each) for each in found.luck],
        _course(found.luck, found.course),
    )


@endpoint(
    "GET",
    "/api/tables/{table}/records/{round:int}/dice",
    query=InLanguage,
    answer=DiceOfRecord,
)
async def dice_of_record(call: Call[None]) -> DiceOfRecord:
    """What fell in a finished game, and whether the house had committed to it."""
    call.query(InLanguage)
    _, table, round = await finished_table(call)
    if call.path["round"] == len(table.rounds) and table.is_playing:
        raise HouseError("not-ended")
    names = await names_of(call.services.house.store, table)

    async with call.services.bulk:
        record = await asyncio.to_thread(table.record, names, round)
        faces = await asyncio.to_thread(count_faces, record)
        checked, lost = await asyncio.to_thread(_checked, record)
    dice = _dice(table.game, faces, call.language)
    return DiceOfRecord(dice, record.proof is not None, checked, lost)


def _checked(record: Record) -> tuple[int, int]:
    """How many draws are as the house had committed to, and how many cannot be checked."""
    if record.proof is None:
        return 0, 0
    try:
        return check(record.text)
    except NotFair:
        return 0, 0


def _games(call: Call[None], faces: FacesOfGame) -> list[DiceOfGame]:
    """In the order of the shelf; games that are not there any more are left out."""
    catalogue = call.services.catalogue
    return [
        DiceOfGame(name, _dice(catalogue.find(name), faces[name], call.language))
        for name in catalogue.names()
        if name in faces
    ]


def _dice(game: Game, faces: Mapping[str, tuple[int, ...]], language: str) -> list[DieTold]:
    return [
        DieTold(_faces(game, die, language), list(counts), *band_of_die(counts))
        for die, counts in faces.items()
    ]


def _faces(game: Game, die: str, language: str) -> list[str]:
    """In words; those of a die that the game has no more as they were written."""
    try:
        return say_faces(game, die, language)
    except (JactaError, LookupError):
        return die.split(" ")


def _luck(each: LuckOf) -> LuckTold:
    unit = 1.0 if each.alone else _WIN
    half = DEVIATE * sqrt(each.variance) / unit
    return LuckTold(each.game, each.alone, each.games, each.luck / unit, half)


def _course(sums: Sequence[LuckOf], last: Sequence[LuckAt]) -> list[LuckPoint]:
    """Luck added up, from what it was before the first of these games on."""
    if not last:
        return []
    with_others = [each for each in sums if not each.alone]
    luck = sum(each.luck for each in with_others) - sum(each.luck for each in last)
    variance = sum(each.variance for each in with_others) - sum(each.variance for each in last)
    points = [_point(last[0], luck, variance)]
    for each in last:
        luck, variance = luck + each.luck, variance + each.variance
        points.append(_point(each, luck, variance))
    return points


def _point(each: LuckAt, luck: float, variance: float) -> LuckPoint:
    half = DEVIATE * sqrt(max(0.0, variance)) / _WIN
    return LuckPoint(each.at, each.game, luck / _WIN, half)


def _of_seat(each: LuckOfSeat) -> LuckOfSeatTold:
    half = DEVIATE * sqrt(each.variance) / each.games / _WIN
    mean = each.luck / each.games / _WIN
    return LuckOfSeatTold(each.game, each.players, each.seat, each.games, mean, half)


def _luckiest(found: Luckiest) -> LuckiestTold:
    return LuckiestTold(found.people, found.luckiest, found.unluckiest, *found.wanted)


ENDPOINTS = [dice_of_all, dice_of_one, dice_of_record]
