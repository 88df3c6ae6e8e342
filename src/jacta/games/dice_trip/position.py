"""Positions of Dice Trip as JSON, checked; and what a seat sees, with the points of all sheets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from jacta.engine.errors import JactaError
from jacta.engine.form import need
from jacta.engine.jit import door
from jacta.engine.layout import Array, copied
from jacta.games.dice_trip import entries, refusals, rules, scoring
from jacta.games.dice_trip.chains import route_towns, series_towns
from jacta.games.dice_trip.state import (
    DECIDE,
    ENTER,
    LAST_TURN,
    NUMBERS,
    OVER,
    RETHROW,
    THROW,
    TOWNS,
    TURNS,
)
from jacta.games.dice_trip.vocabulary import ACTIONS, NUMBER, TOWN_LETTERS, WRITE_ACTION

__all__ = ["PHASES", "Form", "ViewForm", "note_entry"]

PHASES = ("throw", "decide", "rethrow", "enter", "over")
FIELDS = ("turn", "phase", "dice", "waiting", "entries", "sheets")
SHEET = ("numbers", "bonus", "reroll", "double", "tens")
STRUCK = -1
_STRIP = [int(NUMBER.label(value)) for value in range(NUMBERS)]
_SOURCES = (Path(__file__).parent,)


def _refused(boards: Array, states: Array, seat: int, action: int) -> int:
    return refusals.refusal(boards[0], states[0], seat, action)


def _must_strike(states: Array, seat: int) -> bool:
    return rules.must_strike(states[0], seat)


def _enter(boards: Array, states: Array, seat: int) -> None:
    entries.enter(boards[0], states[0], seat, None)


def _count(boards: Array, states: Array, seat: int, out: Array) -> None:
    """The points of the longest series, of the zones, and of all together."""
    place, struck = states[0].place[seat], int(states[0].struck[seat])
    out[0] = scoring.series_points(scoring.longest_series(boards[0], place))
    out[1] = boards[0].zone_points[scoring.clean_zones(boards[0], struck)]
    out[2] = scoring.score(boards[0], states[0], seat)


_refused = door(_refused, "dice-trip.form.refused", _SOURCES)
_must_strike = door(_must_strike, "dice-trip.form.must-strike", _SOURCES)
_enter = door(_enter, "dice-trip.form.enter", _SOURCES)
_count = door(_count, "dice-trip.form.count", _SOURCES)


class Form:
    """Writes a position in the words of the rules, and reads only what they allow."""

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        (values,) = array.tolist()
        state: dict[str, Any] = dict(zip(array.dtype.names or (), values, strict=True))
        players = range(state["players"])
        dice = state["dice"].tolist()
        return {
            "turn": state["turn"],
            "phase": PHASES[state["phase"]],
            "dice": dice if any(dice) or state["phase"] == RETHROW else [],
            "waiting": [seat for seat in players if state["waiting"] >> seat & 1],
            "entries": [
                [
                    ACTIONS.notation(int(entry) - 1)
                    for entry in (state["first"][seat], state["second"][seat])
                    if entry
                ]
                for seat in players
            ],
            "sheets": [
                {
                    "numbers": _numbers(state["place"][seat], int(state["struck"][seat])),
                    "bonus": letters_of(int(state["bonus"][seat])),
                    "reroll": not state["rerolled"] >> seat & 1,
                    "double": not state["doubled"] >> seat & 1,
                    "tens": int(state["tens_points"][seat]),
                }
                for seat in players
            ],
        }

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        need(set(data) == set(FIELDS), f"a position has the fields {', '.join(FIELDS)}")
        state = array[0]
        need(data["phase"] in PHASES, f"phase: one of {', '.join(PHASES)} is wanted")
        state["phase"] = PHASES.index(data["phase"])
        need(_is_whole(data["turn"], 0, TURNS), f"turn: a number from 0 to {TURNS} is wanted")
        state["turn"] = data["turn"]
        over = int(state["phase"]) == OVER
        need((data["turn"] == TURNS) == over, f"the game is over after {TURNS} turns (DT-R12)")
        _read_dice(data["dice"], array)
        players = int(state["players"])
        for name in ("entries", "sheets"):
            right = isinstance(data[name], list) and len(data[name]) == players
            need(right, f"{name}: one for each of the {players} players is wanted")
        for seat, sheet in enumerate(data["sheets"]):
            _read_sheet(sheet, seat, board, array)
        _check_rerolls(array)
        _read_entries(data, board, array)


class ViewForm(Form):
    """What a seat sees, with the points of every sheet.

    The entries that the view shows are counted in: so a seat sees what its entries would change.
    """

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        after = copied(array)
        for seat in range(int(array["players"][0])):
            if int(after["first"][0, seat]):
                _enter(board, after, seat)
        return {**super().write(board, array), "scores": _scores(board, after)}


def note_entry(array: Array, seat: int, action: int) -> None:
    """DT-A14: the last entry of a turn, as it stands before the entries of all are shown."""
    field = "second" if int(array["first"][0, seat]) else "first"
    array[field][0, seat] = 1 + action


def letters_of(mask: int) -> list[str]:
    """The letters of the towns in a mask."""
    return [letter for town, letter in enumerate(TOWN_LETTERS) if mask >> town & 1]


def _numbers(place: Array, struck: int) -> list[int]:
    """By town the number that stands there, 0 for none; -1 for a struck town."""
    numbers = [STRUCK if struck >> town & 1 else 0 for town in range(TOWNS)]
    for value, town in enumerate(place.tolist()):
        if town:
            numbers[town - 1] = _STRIP[value]
    return numbers


def _scores(board: Array, array: Array) -> list[dict[str, Any]]:
    state, map = array[0], board[0]
    links, zones = map["links"].tolist(), map["in_zone"].tolist()[: int(map["zones"])]
    found, points = [], np.zeros(3, np.int64)
    for seat in range(int(state["players"])):
        _count(board, array, seat, points)
        place, struck = state["place"][seat].tolist(), int(state["struck"][seat])
        route, series = route_towns(links, place), series_towns(links, place)
        clean = [zone for zone, towns in enumerate(zones) if not towns & struck]
        found.append(
            {
                "bonus": int(state["bonus"][seat]).bit_count(),
                "struck": struck.bit_count(),
                "route": [TOWN_LETTERS[town] for town in route],
                "series": [TOWN_LETTERS[town] for town in series],
                "series_points": int(points[0]),
                "clean": clean,
                "zone_points": int(points[1]),
                "tens": int(state["tens_points"][seat]),
                "total": int(points[2]),
            }
        )
    return found


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _read_dice(dice: Any, array: Array) -> None:
    phase = int(array["phase"][0])
    if phase in (THROW, OVER):
        need(dice == [], f"phase {PHASES[phase]}: no dice lie on the table")
        return
    least = 0 if phase == RETHROW else 1
    four = isinstance(dice, list) and len(dice) == 4
    need(four and all(_is_whole(d, least, 6) for d in dice), "dice: four, which show 1 to 6")
    need(phase != RETHROW or 0 in dice, "phase rethrow: a die in the air is a 0 (DT-R13)")
    array["dice"][0] = dice


def _read_sheet(sheet: Any, seat: int, board: Array, array: Array) -> None:
    """DT-R6 to DT-R9, DT-R18 to DT-R20, DT-R27: what stands on a sheet after so many turns."""
    state, where = array[0], f"sheet {seat}"
    shape = isinstance(sheet, Mapping) and set(sheet) == set(SHEET)
    need(shape, f"{where}: wanted are {', '.join(SHEET)}")
    numbers = sheet["numbers"]
    right = isinstance(numbers, list) and len(numbers) == TOWNS
    need(right, f"{where}: numbers go by town, {TOWNS} of them")
    for town, number in enumerate(numbers):
        known = _is_whole(number, STRUCK, 66) and (number in (0, STRUCK) or number in _STRIP)
        need(known, f"{where}: {number!r} is no number with digits 1 to 6 (DT-A9)")
        if number == STRUCK:
            state["struck"][seat] |= 1 << town
        elif number:
            once = not state["place"][seat, _STRIP.index(number)]
            need(bool(once), f"{where}: {number} stands there twice (DT-R7)")
            state["place"][seat, _STRIP.index(number)] = town + 1
    filled, wanted = sum(number != 0 for number in numbers), min(2 * int(state["turn"]), TOWNS)
    need(filled == wanted, f"{where}: {wanted} towns are filled by now, not {filled} (DT-R8)")
    _read_bonus(sheet["bonus"], numbers, seat, board, array)
    _read_powers(sheet, seat, board, array)


def _read_bonus(bonus: Any, numbers: list[int], seat: int, board: Array, array: Array) -> None:
    """DT-R18: equal digits always earn it, a colour may, and nothing else does."""
    letters = list(TOWN_LETTERS)
    right = isinstance(bonus, list) and all(letter in letters for letter in bonus)
    need(right and bonus == sorted(set(bonus)), f"sheet {seat}: bonus is a rising list of towns")
    for town, number in enumerate(numbers):
        equal, has = number > 0 and number % 11 == 0, TOWN_LETTERS[town] in bonus
        coloured = bool(int(board["coloured"][0]) >> town & 1)
        need(has or not equal, f"sheet {seat}: {number} has equal digits and a bonus (DT-R18)")
        may = equal or (number > 0 and coloured)
        need(may or not has, f"sheet {seat}: no bonus is due in {TOWN_LETTERS[town]} (DT-R18)")
    array["bonus"][0, seat] = sum(1 << letters.index(letter) for letter in bonus)


def _read_powers(sheet: Mapping[str, Any], seat: int, board: Array, array: Array) -> None:
    state, where = array[0], f"sheet {seat}"
    for name, field in (("reroll", "rerolled"), ("double", "doubled")):
        need(isinstance(sheet[name], bool), f"{where}: {name} is true while it is not used")
        state[field] |= 0 if sheet[name] else 1 << seat
    written = [town - 1 for town in state["place"][seat].tolist() if town]
    need(
        sheet["double"] or len(written) >= 2,
        f"{where}: a double use has written two numbers (DT-R17)",
    )
    coloured = int(board["coloured"][0])
    filled = sum(1 << town for town in written) | int(state["struck"][seat])
    tens = {value // 6 for value, town in enumerate(state["place"][seat].tolist()) if town}
    if int(state["tens"]) and len(tens) == 6:
        least, most = (coloured & ~filled).bit_count(), coloured.bit_count()
    else:
        least, most = 0, 0
    right = _is_whole(sheet["tens"], least, most)
    need(right, f"{where}: tens are worth {least} to {most} points here (DT-R27)")
    state["tens_points"][seat] = sheet["tens"]


def _check_rerolls(array: Array) -> None:
    """DT-R13: who has spent the reroll has thrown."""
    state = array[0]
    turn, players, phase = int(state["turn"]), int(state["players"]), int(state["phase"])
    thrower, spent = turn % players, int(state["rerolled"])
    for seat in range(players):
        thrown = seat < turn or (seat == thrower and phase in (RETHROW, ENTER))
        need(thrown or not spent >> seat & 1, f"sheet {seat}: no throw to reroll yet (DT-R13)")
    used = bool(spent >> thrower & 1)
    need(phase != DECIDE or not used, "phase decide: the reroll is spent already (DT-A10)")
    need(phase != RETHROW or used, "phase rethrow: the thrower has spent the reroll (DT-R13)")


def _read_entries(data: Mapping[str, Any], board: Array, array: Array) -> None:
    """DT-A14: the entries of this turn are made one after the other, as the rules allow."""
    state = array[0]
    players, entering = int(state["players"]), int(state["phase"]) == ENTER
    wanted = 1 if int(state["turn"]) == LAST_TURN else 2
    for seat, entered in enumerate(data["entries"]):
        right = isinstance(entered, list) and all(isinstance(entry, str) for entry in entered)
        need(right, f"entries {seat}: a list of actions in notation is wanted")
        need(entering or not entered, f"entries {seat}: they are made after the dice (DT-A14)")
        need(len(entered) <= wanted, f"entries {seat}: {wanted} a turn (DT-R8)")
        state["waiting"] |= 1 << seat if entering else 0
        for field, entry in zip(("first", "second"), entered, strict=False):
            try:
                action = ACTIONS.parse(entry)
            except JactaError as error:
                need(False, f"entries {seat}: {error}")
            refused = action < WRITE_ACTION or _refused(board, array, seat, action)
            need(not refused, f"entries {seat}: '{entry}' is not allowed here")
            state[field][seat] = 1 + action
        forced = entering and _must_strike(array, seat) and wanted == 1 and not entered
        need(not forced, f"entries {seat}: the last town is struck by itself (DT-R11)")
    for seat, entered in enumerate(data["entries"]):
        if len(entered) == wanted:
            state["waiting"] &= ~(1 << seat)
    need(not entering or int(state["waiting"]) > 0, "entries: all are in, so they are shown")
    waiting = [seat for seat in range(players) if int(state["waiting"]) >> seat & 1]
    need(data["waiting"] == waiting, f"waiting: these seats are still to enter: {waiting}")
