"""A position of Dice Trip between its record and its payloads, read only if it can be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from jacta.engine.doors.jit import door
from jacta.engine.errors import BadPosition, JactaError
from jacta.engine.form import Form
from jacta.engine.layout import Array, copied
from jacta.engine.vocabulary.enumerations import labels
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.games.dice_trip import entries, rules, scoring
from jacta.games.dice_trip.chains import route_towns, series_towns
from jacta.games.dice_trip.invariants import INVARIANTS
from jacta.games.dice_trip.payloads import Page, Position, Score, Sheet, View
from jacta.games.dice_trip.refusals import refuse_number, thrower
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TOWNS
from jacta.games.dice_trip.vocabulary import (
    COLOURS,
    DICE,
    NUMBER,
    TOWN_LETTERS,
    Action,
    Phase,
    Reason,
)

__all__ = ["FORM", "note_entry"]

STRUCK = -1
_PHASES = labels(Phase)
_REASONS = labels(Reason)
_STRIP = [int(NUMBER.label(value)) for value in range(NUMBERS)]
_VALUES = {number: value for value, number in enumerate(_STRIP)}
_PAIRS = [
    (label, COLOURS.index(label[0]), COLOURS.index(label[1]))
    for label in map(DICE.label, range(DICE.size))
]
_ACTIONS = Vocabulary.of(Action)
_SOURCES = (Path(__file__).parent,)
FACTS = 2 + DICE.size


def _enter(boards: Array, states: Array, seat: int) -> None:
    entries.enter(boards[0], states[0], seat, None)


def _count(boards: Array, states: Array, seat: int, out: Array) -> None:
    """The points of the longest series, of the zones, and of all together."""
    place, struck = states[0].place[seat], int(states[0].struck[seat])
    out[0] = scoring.series_points(scoring.longest_series(boards[0], place))
    out[1] = boards[0].zone_points[scoring.clean_zones(boards[0], struck)]
    out[2] = scoring.score(boards[0], states[0], seat)


def _facts(states: Array, seat: int, out: Array) -> None:
    """Who throws, 1 + the last entry of a seat that was struck by itself, or 0; and by two dice why
    their number may not be written, or 0."""
    state = states[0]
    out[0] = thrower(state)
    out[1] = rules.struck_by_itself(state, seat) if seat >= 0 else 0
    if seat >= 0 and int(state.phase) == Phase.ENTER and (int(state.waiting) >> seat) & 1:
        for pair in range(len(out) - 2):
            out[2 + pair] = refuse_number(state, seat, pair)


_enter = door(_enter, "dice-trip.form.enter", _SOURCES)
_count = door(_count, "dice-trip.form.count", _SOURCES)
_facts = door(_facts, "dice-trip.form.facts", _SOURCES)


def write(board: Array, array: Array) -> Position:
    """A position in the words of the rules."""
    state = _fields(array)
    sheets = [Sheet(**_sheet(state, seat)) for seat in range(state["players"])]
    return Position(**_common(state), sheets=sheets)


def show(board: Array, array: Array, seat: int) -> View:
    """What a seat is shown; the entries that it sees are counted in."""
    state, after = _fields(array), copied(array)
    for other in range(state["players"]):
        if int(after["first"][0, other]):
            _enter(board, after, other)
    later, facts = _fields(after), np.zeros(FACTS, np.int64)
    _facts(array, seat, facts)
    throws, struck, *barred = facts.tolist()
    common = _common(state)
    return View(
        seat=seat,
        players=state["players"],
        **common,
        sheets=[
            Page(**_sheet(state, other, later), filled=_numbers(later, other))
            for other in range(state["players"])
        ],
        scores=_scores(board, after),
        thrower=throws,
        wanted=1 if state["turn"] >= LAST_TURN else 2,
        makes=_makes(common["dice"]),
        barred={
            label: _REASONS[why - 1]
            for (label, _, _), why in zip(_PAIRS, barred, strict=True)
            if why
        },
        forced=TOWN_LETTERS[struck - 1 - Action.STRIKE] if struck else None,
    )


def fill(board: Array, position: Position, array: Array) -> None:
    """A state with what is written; what cannot be entered is left out, and invariants tell."""
    state = array[0]
    state["turn"], state["phase"] = position.turn, _PHASES.index(position.phase)
    if len(position.dice) == len(COLOURS):
        state["dice"] = position.dice
    players = int(state["players"])
    for seat, sheet in enumerate(position.sheets[:players]):
        for town, number in enumerate(sheet.numbers):
            if number == STRUCK:
                state["struck"][seat] |= 1 << town
                state["filled"][seat] |= 1 << town
            elif number in _VALUES:
                state["place"][seat, _VALUES[number]] = town + 1
                state["used"][seat] |= 1 << _VALUES[number]
                state["filled"][seat] |= 1 << town
        state["bonus"][seat] = sum({1 << TOWN_LETTERS.index(letter) for letter in sheet.bonus})
        state["rerolled"] |= 0 if sheet.reroll else 1 << seat
        state["doubled"] |= 0 if sheet.double else 1 << seat
        state["tens_points"][seat] = sheet.tens
    for seat, entered in enumerate(position.entries[:players]):
        for field, notation in zip(("first", "second"), entered, strict=False):
            state[field][seat] = 1 + _parsed(notation, seat)
    state["waiting"] = sum({1 << seat for seat in position.waiting})


FORM = Form(Position, write, fill, INVARIANTS, View, show)


def note_entry(array: Array, after: Array, seat: int, action: int) -> None:
    """DT-A14: the last entry of a turn, as it stands before the entries of all are shown."""
    field = "second" if int(array["first"][0, seat]) else "first"
    array[field][0, seat] = 1 + action


def _parsed(notation: str, seat: int) -> int:
    try:
        return _ACTIONS.parse(notation)
    except JactaError as error:
        raise BadPosition(f"entries[{seat}]: {error}") from None


def _fields(array: Array) -> dict[str, Any]:
    (values,) = array.tolist()
    return dict(zip(array.dtype.names or (), values, strict=True))


def _common(state: dict[str, Any]) -> dict[str, Any]:
    """What a position and a view both have."""
    players, dice = range(state["players"]), state["dice"].tolist()
    entered = zip(state["first"].tolist(), state["second"].tolist(), strict=True)
    return {
        "turn": state["turn"],
        "phase": _PHASES[state["phase"]],
        "dice": dice if any(dice) or state["phase"] == Phase.RETHROW else [],
        "waiting": [seat for seat in players if state["waiting"] >> seat & 1],
        "entries": [
            [_ACTIONS.notation(entry - 1) for entry in both if entry]
            for _, both in zip(players, entered, strict=False)
        ],
    }


def _sheet(state: dict[str, Any], seat: int, later: dict[str, Any] | None = None) -> dict[str, Any]:
    """A sheet as it stands; `later`, with the entries of this turn, says what powers they leave."""
    doubled = (later or state)["doubled"]
    return {
        "numbers": _numbers(state, seat),
        "bonus": _letters(int(state["bonus"][seat])),
        "reroll": not state["rerolled"] >> seat & 1,
        "double": not doubled >> seat & 1,
        "tens": int(state["tens_points"][seat]),
    }


def _letters(mask: int) -> list[str]:
    """The letters of the towns in a mask."""
    return [letter for town, letter in enumerate(TOWN_LETTERS) if mask >> town & 1]


def _numbers(state: dict[str, Any], seat: int) -> list[int]:
    """By town the number that stands there, 0 for none; -1 for a struck town."""
    struck = int(state["struck"][seat])
    numbers = [STRUCK if struck >> town & 1 else 0 for town in range(TOWNS)]
    for value, town in enumerate(state["place"][seat].tolist()):
        if town:
            numbers[town - 1] = _STRIP[value]
    return numbers


def _makes(dice: list[int]) -> dict[str, int]:
    """By two dice the number that they make; none where one of them is in the air."""
    if not dice:
        return {}
    return {
        label: 10 * dice[tens] + dice[ones]
        for label, tens, ones in _PAIRS
        if dice[tens] and dice[ones]
    }


def _scores(board: Array, array: Array) -> list[Score]:
    state, map = array[0], board[0]
    links, zones = map["links"].tolist(), map["in_zone"].tolist()[: int(map["zones"])]
    found, points = [], np.zeros(3, np.int64)
    for seat in range(int(state["players"])):
        _count(board, array, seat, points)
        place, struck = state["place"][seat].tolist(), int(state["struck"][seat])
        route, series = route_towns(links, place), series_towns(links, place)
        found.append(
            Score(
                bonus=int(state["bonus"][seat]).bit_count(),
                struck=struck.bit_count(),
                route=[TOWN_LETTERS[town] for town in route],
                series=[TOWN_LETTERS[town] for town in series],
                series_points=int(points[0]),
                clean=[zone for zone, towns in enumerate(zones) if not towns & struck],
                zone_points=int(points[1]),
                tens=int(state["tens_points"][seat]),
                total=int(points[2]),
            )
        )
    return found
