"""Odds: whether the month ends before a seat drives again, and which places its next throw reaches.

Time goes by sixes, which is a matter of dice, and by arrivals, which is one of choice: so the
chance that the month ends has two bounds, one for everybody who arrives nowhere if that can be
helped, and one for everybody who arrives where it can be. All of it is counted in whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np

from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array, copied
from jacta.engine.odds import OddsForm, in_percent, rounded
from jacta.engine.words.blocks import Block, Grid, Heading, Paragraph, Row
from jacta.engine.words.language import Voice
from jacta.games.entenrallye.driving import (
    DRIVES_OF_A_WAY,
    FULL_DRIVE,
    find_drives,
    land,
    stops_at,
)
from jacta.games.entenrallye.facts import LANDINGS, TABLE, facts
from jacta.games.entenrallye.payloads import Forecast, Odds, Reached, Span
from jacta.games.entenrallye.road import ROAD
from jacta.games.entenrallye.state import DECEMBER, LAST_MEETING, NOWHERE, Board, State
from jacta.games.entenrallye.vocabulary import MONTHS, PLACE, Phase, Way, describe

__all__ = ["ODDS", "arrivals", "steps_to_month_end", "ways_to_pass"]

SIX: Final = 6
# By pips: a mask of the places at which a drive can arrive, and whether none can help it.
CAN, MUST = range(2)


def find(board: Array, view: Array, seat: int) -> Odds | None:
    """The odds of a seat until it drives again; where it drives now, by landing."""
    state, phase = view[0], int(view["phase"][0])
    month_left = steps_to_month_end(state)
    if seat < 0 or phase == Phase.OVER or month_left is None:
        return None
    left: int = month_left
    others = list(_before(state, seat))
    bounds = [[_steps(board, view, other, most) for other in others] for most in (False, True)]

    def span(own: int) -> Span:
        of = SIX ** len(others)
        return Span(*(rounded(ways_to_pass(each, left - own), of) for each in bounds))

    node, pips = int(state["node"][seat]), int(state["pips"])
    landings, ends, reached = list[Forecast](), None, list[Reached]()
    if phase == Phase.DRIVE and int(state["seat"]) == seat:
        rows = facts(board, view, seat).tolist()
        for way, squares, _, there, *_ in rows[LANDINGS : LANDINGS + rows[TABLE][2]]:
            stops = _arrives(board, view, seat, there)
            passes = span(int(stops) + int(pips == SIX))
            then = [] if stops else _reached(board, view, seat, there)
            landings.append(Forecast(Way(way).label, squares, passes, then))
    else:
        is_own = int(state["seat"]) == seat and phase != Phase.THROW
        ends = span(int(state["arrived"]) + int(pips == SIX) if is_own else 0)
        reached = _reached(board, view, seat, node)
    month = 1 if int(state["month"]) == 0 else int(state["month"])
    return Odds(month=month, ends=ends, reached=reached, landings=landings)


def say(odds: Odds, voice: Voice) -> list[Block]:
    """The odds in words; while one drives, a row for each landing."""
    month = voice.words("month", value=MONTHS[odds.month - 1])
    blocks: list[Block] = [Heading(voice.words("odds"))]
    if odds.ends is not None:
        said = _say_span(odds.ends, voice)
        blocks.append(Paragraph(voice.words("odds-month", month=month, chance=said)))
        blocks += [
            Paragraph(voice.words("odds-place", place=place, chance=chance))
            for place, chance in _say_reached(odds.reached, voice)
        ]
    if odds.landings:
        columns = [voice.words("odds-month-head", month=month), voice.words("odds-place-head")]
        rows = []
        for one in odds.landings:
            reached = [f"{place} {chance}" for place, chance in _say_reached(one.reached, voice)]
            head = voice.words("odds-landing", way=one.way, squares=one.squares)
            rows.append(Row(head, [_say_span(one.ends, voice), ", ".join(reached)]))
        blocks.append(Grid(voice.words("odds-landing-head"), columns, rows))
    return blocks


ODDS = OddsForm(Odds, find, say)


def steps_to_month_end(state: Any) -> int | None:
    """EN-R26: how many steps of time end the month; before the year, January. None after it."""
    month, players = int(state["month"]), int(state["players"])
    if month > DECEMBER:
        return None
    return players + 1 if month == 0 else players - int(state["part"]) + 1


def ways_to_pass(steps: Iterable[tuple[int, int, int]], wanted: int) -> int:
    """In how many of 6^seats throws at least so many steps of time pass: by seat, with how many of
    the six faces none, one or two of them do."""
    ways = [1]
    for counts in steps:
        after = [0] * (len(ways) + 2)
        for passed, number in enumerate(ways):
            for more, faces in enumerate(counts):
                after[passed + more] += number * faces
        ways = after
    return sum(ways[max(0, wanted) :])


def arrivals(board: Array, view: Array, seat: int, node: int | None = None) -> list[list[int]]:
    """By pips of a throw: the places at which a car can arrive, as a mask, and whether it must."""
    tried, out = copied(view), np.zeros((SIX, 2), np.int64)
    if node is not None:
        tried["node"][0, seat] = node
        tried["waiting"][0] = int(tried["waiting"][0]) & ~(1 << seat)
    _arrivals(board, tried, seat, out)
    found: list[list[int]] = out.tolist()
    return found


def _before(state: Any, seat: int) -> Iterable[int]:
    """Those who throw before a seat does again."""
    players, active = int(state["players"]), int(state["seat"])
    first = active if int(state["phase"]) == Phase.THROW else (active + 1) % players
    while first != seat:
        yield first
        first = (first + 1) % players


def _steps(board: Array, view: Array, seat: int, most: bool) -> tuple[int, int, int]:
    """EN-R24, EN-R25: with how many faces of the die none, one or two steps of time pass."""
    counts = [0, 0, 0]
    for pips, (can, must) in enumerate(arrivals(board, view, seat), 1):
        counts[int(pips == SIX) + int(bool(can) if most else bool(must))] += 1
    return counts[0], counts[1], counts[2]


def _arrives(board: Array, view: Array, seat: int, node: int) -> bool:
    place = int(board["place"][0, node])
    return bool(stops_at(board[0], view[0], seat, place))


def _reached(board: Array, view: Array, seat: int, node: int) -> list[Reached]:
    """The places that the next throw of a seat reaches from there, if they are in time then."""
    if int(view["waiting"][0]) >> seat & 1 and node == int(view["node"][0, seat]):
        return []
    masks = [can for can, _ in arrivals(board, view, seat, node)]
    found = []
    for place, label in enumerate(PLACE.labels, 1):
        faces = sum(mask >> place & 1 for mask in masks)
        if faces:
            found.append(Reached(label, rounded(faces, SIX)))
    return found


def _arrive_all(boards: Array, views: Array, seat: int, out: Array) -> None:
    write_arrivals(boards[0], views[0], seat, out)


_arrivals = door(_arrive_all, "entenrallye.odds", (Path(__file__).parent,))


@kernel
def write_arrivals(board: Board, view: State, seat: int, out: Array) -> None:
    """EN-R9, EN-R10, EN-R30, EN-R34: each throw, and each way that is open with it; who waits or
    stands at the fourth meeting goes nowhere."""
    here = int(board.place[int(view.node[seat])])
    if here == LAST_MEETING or (int(view.waiting) >> seat) & 1:
        return
    for face in range(SIX):
        view.pips = face + 1
        drives = find_drives(board, view, seat)
        turns = drives >> DRIVES_OF_A_WAY
        all_arrive = drives & ~(FULL_DRIVE | FULL_DRIVE << DRIVES_OF_A_WAY) == 0
        for way in range(2):
            if way == Way.STRAIGHT or turns:
                node, _ = land(board, view, seat, way, face + 1)
                place = int(board.place[node])
                if place != NOWHERE and stops_at(board, view, seat, place):
                    out[face, CAN] = int(out[face, CAN]) | 1 << place
                else:
                    all_arrive = False
        out[face, MUST] = int(all_arrive)


def _say_span(span: Span, voice: Voice) -> str:
    least, most = in_percent(span.least, voice), in_percent(span.most, voice)
    return least if least == most else voice.words("odds-span", least=least, most=most)


def _say_reached(reached: list[Reached], voice: Voice) -> list[tuple[str, str]]:
    return [
        (voice.words("place", **describe(ROAD.at(one.place).name)), in_percent(one.chance, voice))
        for one in reached
    ]
