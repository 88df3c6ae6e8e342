"""A position of Würfel Express as JSON, and the check that the rules allow it.

    {"turn": 5, "phase": "take", "throws": 2, "discarded": 1, "dice": "RRRGGK",
     "stock": ["R2", …], "removed": [], "tracks": [{"offset": 3, "strips": ["B4", "Y3"]}, …],
     "last_place": [2], "robbed": []}

Tracks are written rear first; `dice` are those on the table, or set aside while others are thrown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import Any

from jacta.engine.form import need
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import (
    COLOURS,
    DISCARD,
    KEEP,
    LONGEST,
    OVER,
    SET_UP,
    SHORTEST,
    TAKE,
    THROW,
)
from jacta.games.wurfel_express.vocabulary import DICE, STRIP

__all__ = ["PHASES", "Form"]

PHASES = ("set-up", "discard", "throw", "keep", "take", "over")
FIELDS = (
    "turn", "phase", "throws", "discarded", "dice", "stock", "removed", "tracks", "last_place",
    "robbed",
)  # fmt: skip
ALL_STRIPS = {STRIP.label(strip) for strip in range(STRIP.size)}


class Form:
    """Writes a position in the words of the rules, and reads only what they allow."""

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        (values,) = array.tolist()  # all fields at once: one by one takes twice the time
        state: dict[str, Any] = dict(zip(array.dtype.names or (), values, strict=True))
        players, last, robbed = state["players"], state["last_place"], state["robbed"]
        fronts = state["front"].tolist()
        tracks = [[s - 1 for s in track if s] for track in state["track"][:players].tolist()]
        counts = zip(DICE.symbols, state["dice"].tolist(), strict=True)
        return {
            "turn": state["turn"],
            "phase": PHASES[state["phase"]],
            "throws": state["throws"],
            "discarded": state["discarded"],
            "dice": "".join([colour * number for colour, number in counts]),
            "stock": _strips(state["stock"]),
            "removed": _strips(state["removed"]),
            "tracks": [
                {
                    "offset": _below(fronts[seat], track),
                    "strips": [STRIP.label(strip) for strip in track],
                }
                for seat, track in enumerate(tracks)
            ],
            "last_place": [seat for seat in range(players) if last >> seat & 1],
            "robbed": [seat for seat in range(players) if robbed >> seat & 1],
        }

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        need(set(data) == set(FIELDS), f"a position has the fields {', '.join(FIELDS)}")
        state, rules = array[0], board[0]
        need(data["phase"] in PHASES, f"phase: one of {', '.join(PHASES)} is wanted")
        state["phase"] = PHASES.index(data["phase"])
        state["turn"] = _whole(data, "turn", int(rules["turns"]))
        state["seat"] = int(state["turn"]) % int(state["players"])
        state["throws"] = _whole(data, "throws", int(rules["throws"]))
        state["discarded"] = _whole(data, "discarded", COLOURS - 1)
        _read_strips(data, array)
        _read_dice(data, array)
        _read_seats(data, array)
        _check_set_up(array)
        _check_turn(board, array)


def _strips(masks: Array) -> list[str]:
    return [strip for colour, mask in enumerate(masks.tolist()) for strip in _of(colour, mask)]


@cache
def _of(colour: int, mask: int) -> tuple[str, ...]:
    """The strips of one colour in a mask of lengths."""
    lengths = (length for length in range(SHORTEST, LONGEST + 1) if mask >> length & 1)
    return tuple(STRIP.label(colour * 5 + length - SHORTEST) for length in lengths)


def _whole(data: Mapping[str, Any], name: str, most: int) -> int:
    value = data[name]
    whole = isinstance(value, int) and not isinstance(value, bool)
    need(whole and 0 <= value <= most, f"{name}: a number from 0 to {most} is wanted")
    return int(value)


def _read_strips(data: Mapping[str, Any], array: Array) -> None:
    """Every strip is in exactly one place (WE-R1), and a track has a colour once (WE-R24)."""
    state, players = array[0], int(array["players"][0])
    places: dict[str, str] = {}

    def place(strip: object, where: str) -> int:
        name = strip if isinstance(strip, str) else ""
        need(name in ALL_STRIPS, f"{where}: there is no strip {strip!r}")
        need(name not in places, f"strip {name} is in two places: {places.get(name)} and {where}")
        places[name] = where
        return STRIP.value(name)

    for where in ("stock", "removed"):
        need(isinstance(data[where], list), f"{where}: a list of strips is wanted")
        for strip in data[where]:
            colour, length = divmod(place(strip, where), 5)
            state[where][colour] |= 1 << (length + SHORTEST)
    tracks = data["tracks"]
    right = isinstance(tracks, list) and len(tracks) == players
    need(right, f"tracks: one for each of the {players} players is wanted")
    for seat, track in enumerate(tracks):
        where = f"track {seat}"
        shape = isinstance(track, Mapping) and set(track) == {"offset", "strips"}
        need(shape and isinstance(track["strips"], list), f"{where}: offset and strips are wanted")
        codes = [place(strip, where) for strip in track["strips"]]
        colours = [code // 5 for code in codes]
        need(len(set(colours)) == len(colours), f"{where}: two strips of one colour (WE-R24)")
        state["track"][seat, : len(codes)] = [code + 1 for code in codes]
        state["laid"][seat] = len(codes)
        lengths = sum(code % 5 + SHORTEST for code in codes)
        state["front"][seat] = _whole(track, "offset", 29) + lengths
        need(bool(codes) or not track["offset"], f"{where}: an empty track starts at 0 (WE-A8)")
    missing = sorted(ALL_STRIPS - set(places))
    need(not missing, f"strip {', '.join(missing[:3])} is nowhere")


def _read_dice(data: Mapping[str, Any], array: Array) -> None:
    state, dice = array[0], data["dice"]
    need(isinstance(dice, str), "dice: letters are wanted, such as RRG")
    try:
        state["dice"] = DICE.counts(DICE.value(dice or "-"))
    except ValueError as error:
        need(False, f"dice: {error}")


def _read_seats(data: Mapping[str, Any], array: Array) -> None:
    for name in ("last_place", "robbed"):
        seats = data[name]
        players = range(int(array["players"][0]))
        right = isinstance(seats, list) and all(type(s) is int and s in players for s in seats)
        need(right and sorted(set(seats)) == seats, f"{name}: a rising list of seats is wanted")
        array[name] = sum(1 << seat for seat in seats)


def _check_set_up(array: Array) -> None:
    """WE-R5 to WE-R7, WE-A11: which strips are out of the game."""
    state = array[0]
    players, phase = int(state["players"]), int(state["phase"])
    lost = _strips(state["removed"])
    need(phase != SET_UP or players < 4, "only games of 2 or 3 players have a set-up (WE-R7)")
    wanted = 0 if players > 3 or phase == SET_UP else 5 - players
    right = sorted(strip[1] for strip in lost) == ["2"] * wanted + ["3"] * wanted
    need(right, f"removed: {wanted} strips of length 2 and {wanted} of length 3 are wanted (WE-R5)")
    need(len({strip[0] for strip in lost}) == len(lost), "removed: two of one colour (WE-A11)")
    if phase == SET_UP:
        need(not state["laid"].any(), "before the set-up no strip lies on a track")


def _check_turn(board: Array, array: Array) -> None:
    """What each phase says about throws, discards and dice."""
    state = array[0]
    phase, throws, discarded = int(state["phase"]), int(state["throws"]), int(state["discarded"])
    name, seat = PHASES[phase], int(array["seat"][0])
    least, most = {THROW: (0, 2), KEEP: (1, 2), TAKE: (1, 3)}.get(phase, (0, 0))
    need(least <= throws <= most, f"phase {name}: throws go from {least} to {most} (WE-R14)")
    dice, in_turn = int(state["dice"].sum()), int(board["dice"][0]) - discarded
    if phase in (KEEP, TAKE):
        need(dice == in_turn, f"phase {name}: {in_turn} dice are wanted, not {dice} (WE-R12)")
    elif phase == THROW and throws:
        need(dice < in_turn, "phase throw: at least one die is to be thrown (WE-R15)")
    else:
        need(dice == 0, f"phase {name}: no die lies on the table yet (WE-R14)")
    if phase not in (THROW, KEEP, TAKE):
        need(discarded == 0, f"phase {name}: nothing is discarded yet (WE-R9)")
    if discarded:
        laid = int(state["laid"][seat])
        need(laid > 0, "at least one strip stays after a discard (WE-R10)")
        need(laid + discarded <= COLOURS or phase == TAKE, "more strips than colours (WE-R24)")
        room = _offset(array, seat) >= SHORTEST * discarded
        need(room, "after a discard the marker has moved forward (WE-R11)")
    if phase == DISCARD:
        need(
            int(state["laid"][seat]) > 1, "phase discard: the track has nothing to discard (WE-R10)"
        )
    if phase == SET_UP:
        need(int(state["turn"]) == 0, "the set-up comes before the first turn")
    _check_goal(board, array)
    _check_masks(board, array)


def _check_goal(board: Array, array: Array) -> None:
    """WE-R36, WE-A15: who may stand at the goal, and when the game is over."""
    phase, turn, goal = int(array["phase"][0]), int(array["turn"][0]), int(board["goal"][0])
    there = [seat for seat, cell in enumerate(_fronts(array)) if cell >= goal]
    out_of_turns = turn == int(board["turns"][0])
    if phase == OVER:
        need(bool(there) or out_of_turns, "phase over: nobody has won (WE-R36)")
        last = (turn - 1) % int(array["players"][0])
        won = there == [last] and turn > 0
        need(not there or won, f"phase over: only seat {last}, who played last, can have won")
        need(not there or _reachable(board, array, last), f"track {last}: too far for one turn")
        return
    need(not out_of_turns, "after the last turn the game is over (WE-A15)")
    allowed = {int(array["seat"][0])} if phase == TAKE else set()
    need(set(there) <= allowed, "a track has reached the goal: the game is over (WE-R36)")


def _reachable(board: Array, array: Array, seat: int) -> bool:
    """Whether the front strips of one turn can have led from below the goal to here (WE-R36)."""
    cell, dice, taken = int(array["front"][0, seat]), int(board["dice"][0]), 0
    for strip in reversed([int(strip) - 1 for strip in array["track"][0, seat] if strip]):
        taken += strip % 5 + SHORTEST
        if taken <= dice and cell - taken < int(board["goal"][0]):
            return True
    return False


def _check_masks(board: Array, array: Array) -> None:
    """WE-A7, WE-R26: last place and thefts belong to the taking."""
    state = array[0]
    last, robbed = int(state["last_place"]), int(state["robbed"])
    if int(state["phase"]) != TAKE:
        need(not last, "last_place: judged only when strips are taken (WE-A7)")
        need(not robbed, "robbed: strips are stolen only when strips are taken (WE-R25)")
        return
    need(bool(last), "last_place: somebody always is in last place (WE-A7)")
    need(not robbed >> int(state["seat"]) & 1, "robbed: nobody robs the own track (WE-R25)")
    victims = [seat for seat in range(int(state["players"])) if robbed >> seat & 1]
    for seat in victims:
        need(
            state["laid"][seat] > 0, f"robbed: seat {seat} would have lost its only strip (WE-R28)"
        )
    laid = int(state["laid"][int(state["seat"])])
    need(len(victims) <= laid, "robbed: more thefts than strips on the track")
    ways = list(_ways(array, victims, int(board["goal"][0])))
    need(bool(ways), "tracks: no strips of this turn could have led here (WE-R25, WE-R36)")
    judged = any(_last_place_before(array, taken, thefts) == last for taken, thefts in ways)
    need(judged, "last_place: these are not the players furthest from the goal (WE-A7)")


def _ways(
    array: Array, victims: list[int], goal: int
) -> Iterator[tuple[list[int], dict[int, int]]]:
    """What may have happened in this turn: the strips taken, and which of them from whom."""
    state = array[0]
    track = [int(strip) - 1 for strip in state["track"][int(state["seat"])] if strip]
    for number in range(len(track) + 1):
        taken = track[len(track) - number :]
        if any(int(state["dice"][strip // 5]) < strip % 5 + SHORTEST for strip in taken):
            return
        lengths = sum(strip % 5 + SHORTEST for strip in taken)
        if int(state["front"][int(state["seat"])]) - lengths >= goal:
            continue
        for stolen in permutations(taken, len(victims)):
            thefts = dict(zip(victims, stolen, strict=True))
            moved_up = [v for v in victims if int(state["last_place"]) >> v & 1]  # WE-R35
            if all(_offset(array, v) >= thefts[v] % 5 + SHORTEST for v in moved_up):
                yield taken, thefts


def _last_place_before(array: Array, taken: list[int], thefts: dict[int, int]) -> int:
    """The mask of players in last place when the throwing ended."""
    fronts, seat = _fronts(array), int(array["seat"][0])
    fronts[seat] -= sum(strip % 5 + SHORTEST for strip in taken)
    for victim, strip in thefts.items():
        if not int(array["last_place"][0]) >> victim & 1:  # WE-R30, WE-R35
            fronts[victim] += strip % 5 + SHORTEST
    return sum(1 << seat for seat, cell in enumerate(fronts) if cell == min(fronts))


def _fronts(array: Array) -> list[int]:
    """WE-A8: the cell of each front."""
    fronts: list[int] = array["front"][0][: int(array["players"][0])].tolist()
    return fronts


def _offset(array: Array, seat: int) -> int:
    """How many cells lie below the rear of a track."""
    track = [strip - 1 for strip in array["track"][0, seat].tolist() if strip]
    return _below(int(array["front"][0, seat]), track)


def _below(front: int, track: list[int]) -> int:
    """How many cells lie below a track, from its front and its strips."""
    return front - sum([strip % 5 + SHORTEST for strip in track])
