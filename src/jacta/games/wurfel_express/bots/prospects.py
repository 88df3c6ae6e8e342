"""Prospects: what seats may expect of a turn that is played as `solve` has found best.

How often each entry comes of the throws that are left is found in one pass forwards; what seats
expect is then the mean over these entries, of which a plan makes use of some hundred.
"""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import ENTRIES, FAILED, MOVER, PLAYERS, Desk
from jacta.games.wurfel_express.bots.turn import (
    begin_failing,
    carry_out,
    last_ones,
    take_back,
    undo_failing,
    weigh_now,
)
from jacta.games.wurfel_express.state import COLOURS, Board

__all__ = ["expect_entry", "expect_turn", "reach_entries"]


@kernel
def reach_entries(board: Board, desk: Desk, kept: int, dice: int, throws: int) -> None:
    """How often each entry comes of so many throws, if these dice were kept of those before and
    what is best is kept of each: into `entry_chance`."""
    chance, first, stop = desk.spread, 0, int(board.by_size_from[dice + 1])
    full = int(board.by_size_from[dice])
    for entry in range(ENTRIES):
        desk.entry_chance[entry] = 0.0
    for index in range(stop):
        chance[int(board.by_size[index])] = 0.0
    chance[kept] = 1.0
    for left in range(throws - 1, -1, -1):
        for index in range(first, full):  # a die more, until all are thrown
            rank = int(board.by_size[index])
            share = float(chance[rank]) / COLOURS
            if share > 0.0:
                chance[rank] = 0.0
                for colour in range(COLOURS):
                    chance[int(board.plus[rank, colour])] += share
        for index in range(full, stop):
            rank = int(board.by_size[index])
            share = float(chance[rank])
            if share > 0.0:
                chance[rank] = 0.0
                keeps = rank
                if left:
                    keeps = int(desk.first_keep[rank] if left == 2 else desk.second_keep[rank])
                if keeps == rank:
                    desk.entry_chance[int(desk.entry[rank])] += share
                else:
                    chance[keeps] += share


@kernel
def expect_turn(desk: Desk, seats: int, weights: Array, out: Array) -> None:
    """What these seats (a mask) may expect, as the mean over the entries that were reached: a row
    of chances of ranks for each seat."""
    players = int(desk.facts[PLAYERS])
    for seat in range(players):
        for rank in range(players):
            out[seat, rank] = 0.0
    for entry in range(ENTRIES):
        if desk.entry_chance[entry] > 0.0:
            expect_entry(desk, entry, seats, float(desk.entry_chance[entry]), weights, out)


@kernel
def expect_entry(
    desk: Desk, entry: int, seats: int, chance: float, weights: Array, out: Array
) -> None:
    """Add to what seats may expect what an entry leads to, weighed by its chance."""
    facts, mover, undo = desk.facts, int(desk.facts[MOVER]), 0
    players, last = int(facts[PLAYERS]), last_ones(facts)
    if entry == FAILED:
        undo = begin_failing(facts, mover)
    done = carry_out(facts, last, int(desk.code[entry]))
    for seat in range(players):
        if (seats >> seat) & 1:
            weigh_now(facts, seat, weights, desk.thought)
            for rank in range(players):
                out[seat, rank] += chance * float(desk.thought.ranks[rank])
    take_back(facts, last, int(desk.code[entry]), done)
    if entry == FAILED:
        undo_failing(facts, mover, undo)
