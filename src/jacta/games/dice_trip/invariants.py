"""What must be true of a position of Dice Trip, so that the rules can go on from it.

Types have spoken before: towns and phases are known by name, and numbers are in their ranges. Each
invariant trusts the earlier ones.
"""

from __future__ import annotations

from pathlib import Path

from jacta.engine.doors.jit import door
from jacta.engine.layout import Array, copied
from jacta.games.dice_trip import refusals, rules
from jacta.games.dice_trip.payloads import Position
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TOWNS, TURNS
from jacta.games.dice_trip.vocabulary import NUMBER, TOWN_LETTERS, Action, Tens

__all__ = ["INVARIANTS"]

_STRIP = {int(NUMBER.label(value)) for value in range(NUMBERS)}
_SOURCES = (Path(__file__).parent,)


def _refused(boards: Array, states: Array, seat: int, action: int) -> int:
    return refusals.refusal(boards[0], states[0], seat, action)


def _must_strike(states: Array, seat: int) -> bool:
    return rules.must_strike(states[0], seat)


_refused = door(_refused, "dice-trip.form.refused", _SOURCES)
_must_strike = door(_must_strike, "dice-trip.form.must-strike", _SOURCES)


def the_game_has_its_turns(board: Array, position: Position, state: Array) -> str | None:
    """The game is over after 13 turns, and not before (DT-R12)."""
    return None if (position.turn == TURNS) == (position.phase == "over") else ""


def dice_belong_to_the_phase(board: Array, position: Position, state: Array) -> str | None:
    """Four dice lie after the throw, and those that are thrown again are in the air (DT-R2,
    DT-R13)."""
    dice, phase = position.dice, position.phase
    if phase in ("throw", "over"):
        right = dice == []
    elif phase == "rethrow":
        right = len(dice) == 4 and 0 in dice
    else:
        right = len(dice) == 4 and 0 not in dice
    return None if right else f"dice {dice} in phase {phase}"


def each_player_has_a_sheet(board: Array, position: Position, state: Array) -> str | None:
    """There is a sheet, and a list of entries, for each player."""
    players = int(state["players"][0])
    right = len(position.sheets) == len(position.entries) == players
    return None if right else f"{players} players"


def numbers_stand_once(board: Array, position: Position, state: Array) -> str | None:
    """A sheet has numbers with digits 1 to 6, each at most once (DT-R7, DT-A9)."""
    for seat, sheet in enumerate(position.sheets):
        numbers = [number for number in sheet.numbers if number > 0]
        for number in numbers:
            if number not in _STRIP or numbers.count(number) > 1:
                return f"{number} on sheet {seat}"
    return None


def every_turn_fills_two_towns(board: Array, position: Position, state: Array) -> str | None:
    """Every turn fills two towns of a sheet, the last one the last (DT-R8, DT-R11)."""
    wanted = min(2 * position.turn, TOWNS)
    for seat, sheet in enumerate(position.sheets):
        filled = sum(number != 0 for number in sheet.numbers)
        if filled != wanted:
            return f"{filled} instead of {wanted} on sheet {seat}"
    return None


def bonuses_are_due(board: Array, position: Position, state: Array) -> str | None:
    """Equal digits always earn a bonus, a colour may, and nothing else does; towns are listed once,
    in their order (DT-R18, DT-R19)."""
    coloured = int(board["coloured"][0])
    for seat, sheet in enumerate(position.sheets):
        if sheet.bonus != sorted(set(sheet.bonus)):
            return f"sheet {seat}"
        for town, number in enumerate(sheet.numbers):
            equal, has = number > 0 and number % 11 == 0, TOWN_LETTERS[town] in sheet.bonus
            may = equal or (number > 0 and bool(coloured >> town & 1))
            if has != equal and (equal or not may):
                return f"{TOWN_LETTERS[town]} on sheet {seat}"
    return None


def a_double_use_wrote_two_numbers(board: Array, position: Position, state: Array) -> str | None:
    """Who has used a die twice has written two numbers (DT-R17)."""
    for seat, sheet in enumerate(position.sheets):
        if not sheet.double and sum(number > 0 for number in sheet.numbers) < 2:
            return f"sheet {seat}"
    return None


def tens_are_worth_what_they_were(board: Array, position: Position, state: Array) -> str | None:
    """Tens score once all six are there: at least the coloured towns that are empty, at most all
    (DT-R27)."""
    coloured = int(board["coloured"][0])
    for seat, sheet in enumerate(position.sheets):
        empty = sum(1 << town for town, number in enumerate(sheet.numbers) if number == 0)
        all_six = len({number // 10 for number in sheet.numbers if number > 0}) == 6
        counts = int(state["tens"][0]) == Tens.YES and all_six
        least, most = (coloured & empty).bit_count(), coloured.bit_count()
        if not (least <= sheet.tens <= most if counts else sheet.tens == 0):
            return f"{sheet.tens} on sheet {seat}"
    return None


def rerolls_follow_throws(board: Array, position: Position, state: Array) -> str | None:
    """Who has spent the reroll has thrown: the thrower while dice are thrown again, and not while
    that is decided (DT-R13, DT-A10)."""
    players, turn, phase = int(state["players"][0]), position.turn, position.phase
    thrower = turn % players
    for seat, sheet in enumerate(position.sheets):
        thrown = seat < turn or (seat == thrower and phase in ("rethrow", "enter"))
        if not sheet.reroll and (not thrown or (seat == thrower and phase == "decide")):
            return f"sheet {seat}"
    if phase == "rethrow" and position.sheets[thrower].reroll:
        return f"sheet {thrower} has its reroll"
    return None


def entries_are_allowed(board: Array, position: Position, state: Array) -> str | None:
    """Entries are made after the dice, one after the other, as the rules allow, and stay hidden
    until all are in (DT-R8, DT-A14)."""
    entering, trial = position.phase == "enter", copied(state)
    wanted = 1 if position.turn == LAST_TURN else 2
    waiting = []
    for seat, entered in enumerate(position.entries):
        if len(entered) > (wanted if entering else 0):
            return f"{len(entered)} of seat {seat} in phase {position.phase}"
        made = [int(state[name][0, seat]) - 1 for name in ("first", "second")][: len(entered)]
        trial["first"][0, seat] = trial["second"][0, seat] = 0
        trial["waiting"] = 1 << seat
        for field, action in zip(("first", "second"), made, strict=False):
            if action < Action.WRITE or _refused(board, trial, seat, action):
                return f"'{entered[made.index(action)]}' of seat {seat}"
            trial[field][0, seat] = 1 + action
        if entering and wanted == 1 and not entered and _must_strike(trial, seat):
            return f"the last town of seat {seat} is struck by itself"
        if entering and len(entered) < wanted:
            waiting.append(seat)
    if entering and not waiting:
        return "all are in"
    return None if position.waiting == waiting else f"waiting for {waiting}"


INVARIANTS = (
    the_game_has_its_turns,
    dice_belong_to_the_phase,
    each_player_has_a_sheet,
    numbers_stand_once,
    every_turn_fills_two_towns,
    bonuses_are_due,
    a_double_use_wrote_two_numbers,
    tens_are_worth_what_they_were,
    rerolls_follow_throws,
    entries_are_allowed,
)
