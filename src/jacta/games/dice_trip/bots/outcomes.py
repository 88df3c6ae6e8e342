"""Outcomes: what the mind expects of a whole table, within a turn too: points, and ranks by them.

The mind knows the points that a sheet may expect. How far the end is from that, beside the luck
that all share because they share the dice, hangs on the time that is left, and was measured
(docs/minds.md). From both follows how likely each rank is; equal points share one (DT-A13).
"""

from __future__ import annotations

from math import erf
from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.desk import (
    DESK,
    THROWS,
    TURN,
    Desk,
    desk_of,
    lay_out,
    needs_double,
    throws_left,
)
from jacta.games.dice_trip.bots.judgement import EITHER, expect, orient, sum_sheet
from jacta.games.dice_trip.bots.plans import NEVER, best_plan, pack, try_entry
from jacta.games.dice_trip.bots.rerolls import weigh_rerolls
from jacta.games.dice_trip.dice import PAIRS
from jacta.games.dice_trip.entries import empty_towns, writable
from jacta.games.dice_trip.refusals import thrower
from jacta.games.dice_trip.scoring import score
from jacta.games.dice_trip.state import LAST_TURN, SEATS, TOWNS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Phase

__all__ = ["SPREADS", "judge"]

# By the number of turns that are entered: how far the points of a sheet are spread around what is
# expected of it, as a standard deviation, beside the luck that is common to all sheets.
SPREADS: Final = (3.8, 3.8, 3.8, 3.8, 3.8, 3.8, 3.6, 3.5, 3.4, 3.3, 3.1, 2.7, 2.0, 0.0)
_PLANS: Final = 48
_RESULTS: Final = 36
_LEAST: Final = -30  # points
_RANGE: Final = 140
_RARE: Final = 1e-6
_ROOT: Final = 2**0.5


@kernel
def judge(board: Board, view: State, seat: int, scratch: Array, weights: Array, out: Array) -> None:
    """The chance of each seat to get each rank, and its points."""
    desk, players, phase = desk_of(scratch[:DESK]), int(view.players), int(view.phase)
    entered = int(view.turn)
    if phase == Phase.OVER:
        for place in range(players):
            desk.points[place] = score(board, view, place)
    else:
        throws = phase in (Phase.THROW, Phase.RETHROW)
        if phase == Phase.DECIDE and rerolls(board, view, desk, weights):
            throws = True
        for place in range(players):
            spent = phase == Phase.DECIDE and throws and place == thrower(view)
            desk.points[place] = expect_sheet(board, view, place, throws, spent, desk, weights)
        entered += not throws
    for place in range(players):
        out[place, SEATS] = desk.points[place]
    rank_seats(desk, players, float(SPREADS[entered]), out)


@kernel
def rerolls(board: Board, view: State, desk: Desk, weights: Array) -> bool:
    """Whether the thrower will throw some of the dice again."""
    mirrored = int(orient(board, view, thrower(view), desk, weights) == 1)
    lay_out(board, view, thrower(view), mirrored, desk)
    packed, worths = pack(desk, view.dice), desk.first_worth
    return weigh_rerolls(board, desk, packed, _PLANS, 1, _RESULTS, weights, worths) != 0


@kernel
def expect_sheet(
    board: Board, view: State, seat: int, throws: bool, spent: bool, desk: Desk, weights: Array
) -> float:
    """The points that a seat may expect: before a throw, or with the dice that lie there."""
    side, best = orient(board, view, seat, desk, weights), NEVER
    for mirrored in range(2):
        if side in (mirrored, EITHER):
            lay_out(board, view, seat, mirrored, desk)
            best = max(best, expect_seen(board, view, seat, throws, spent, desk, weights))
    return best


@kernel
def expect_seen(
    board: Board, view: State, seat: int, throws: bool, spent: bool, desk: Desk, weights: Array
) -> float:
    """The same of the sheet as it lies on the desk."""
    turn, facts = int(view.turn), desk.facts
    if throws:
        facts[TURN] = turn
        if spent or (int(view.rerolled) >> seat) & 1:
            facts[THROWS] = 0
        else:
            facts[THROWS] = throws_left(turn, seat, int(view.players))
        return expect(board, desk, weights)
    if int(view.first[seat]) == 0:
        best, _ = best_plan(board, desk, pack(desk, view.dice), _PLANS, weights)
        return float(desk.plan_worth[best])
    if int(view.second[seat]) or turn == LAST_TURN:
        return expect(board, desk, weights)
    return expect_second(board, view, seat, desk, weights)


@kernel
def expect_second(board: Board, view: State, seat: int, desk: Desk, weights: Array) -> float:
    """The points that a seat may expect that has made the first entry of its turn."""
    pairs, empty = writable(board, view, seat) | (1 << PAIRS), empty_towns(view, seat)
    entered, packed, best = int(view.first[seat]) - 1, pack(desk, view.dice), NEVER
    sum_sheet(desk, weights)
    for pair in range(PAIRS + 1):
        for town in range(TOWNS):
            if (pairs >> pair) & (empty >> town) & 1:
                double = needs_double(entered, Action.WRITE + pair * TOWNS + town)
                best = max(best, try_entry(board, desk, packed, pair, town, double, weights))
    return best


@kernel
def below_or_at(points: float, expected: float, spread: float) -> float:
    """The chance of at most so many points."""
    beyond = points + 0.5 - expected
    if spread <= 0.0:
        return 1.0 if beyond > 0.0 else 0.0
    return 0.5 + 0.5 * erf(beyond / (spread * _ROOT))


@kernel
def rank_seats(desk: Desk, players: int, spread: float, out: Array) -> None:
    """The chance of each seat to get each rank: how many of the others have more points."""
    for seat in range(players):
        own = float(desk.points[seat])
        for rank in range(players):
            out[seat, rank] = 0.0
        for points in range(_LEAST, _LEAST + _RANGE):
            chance = below_or_at(points, own, spread) - below_or_at(points - 1, own, spread)
            if chance < _RARE:
                continue
            first, second, third, fourth = chance, 0.0, 0.0, 0.0
            for other in range(players):
                if other != seat:
                    less = below_or_at(points, float(desk.points[other]), spread)
                    more = 1.0 - less
                    fourth = fourth * less + third * more
                    third = third * less + second * more
                    second = second * less + first * more
                    first = first * less
            out[seat, 0] += first
            if players > 1:
                out[seat, 1] += second
            if players > 2:
                out[seat, 2] += third
            if players > 3:
                out[seat, 3] += fourth
