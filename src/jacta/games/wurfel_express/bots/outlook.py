"""The outlook: the chance of each seat to get each rank, at any moment of the game."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import ENTRIES, Desk, desk_of, lay_out, set_up
from jacta.games.wurfel_express.bots.judgement import expect, rank_now
from jacta.games.wurfel_express.bots.prospects import expect_turn, reach_entries
from jacta.games.wurfel_express.bots.turn import (
    carry_out,
    choose_best,
    find_options,
    rank_on_table,
    solve,
    weigh_now,
)
from jacta.games.wurfel_express.bots.weighing import THROWS, best_taking
from jacta.games.wurfel_express.state import Board, State
from jacta.games.wurfel_express.vocabulary import Phase

__all__ = ["judge"]


@kernel
def judge(board: Board, view: State, seat: int, scratch: Array, weights: Array, out: Array) -> None:
    """The chance of each seat to get each rank: by the mind between turns, and within a turn by
    what it says of all ways in which the turn may end, if it is played well."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    players, phase = int(view.players), int(view.phase)
    if phase == Phase.SET_UP:  # colours can be exchanged, so that every row is worth the same
        set_up(board, desk.facts, 0)
    if phase == Phase.OVER:
        for place in range(players):
            for rank in range(players):
                out[place, rank] = 1.0 if rank == rank_now(desk.facts, place) else 0.0
        return
    if phase == Phase.TAKE:
        judge_taking(view, desk, weights, out)
    elif int(view.throws) or int(view.discarded):
        judge_throwing(board, view, desk, weights, out)
    else:
        for place in range(players):
            expect(desk.facts, place, weights, desk.thought)
            for rank in range(players):
                out[place, rank] = desk.thought.ranks[rank]
    settle_wins(players, out)


@kernel
def judge_taking(view: State, desk: Desk, weights: Array, out: Array) -> None:
    """The best is taken, and the turn ends."""
    find_options(desk, int(view.seat))
    entry, players = best_taking(view, desk, int(view.seat), weights), int(view.players)
    last = int(view.last_place)
    carry_out(desk.facts, last, int(desk.code[entry]))
    for place in range(players):
        weigh_now(desk.facts, place, weights, desk.thought)
        for rank in range(players):
            out[place, rank] = desk.thought.ranks[rank]


@kernel
def judge_throwing(board: Board, view: State, desk: Desk, weights: Array, out: Array) -> None:
    """The mean over all that the dice may show, if what is best is kept of them."""
    dice, throws = int(board.dice) - int(view.discarded), THROWS - int(view.throws)
    solve(board, desk, dice, throws, weights)
    shown = kept = rank_on_table(board, view)
    if int(view.phase) == Phase.KEEP:
        choose_best(board, desk, dice, desk.first_keep)
        kept = int(desk.first_keep[shown])
    if int(view.phase) == Phase.KEEP and kept == shown:  # that is stopping
        for entry in range(ENTRIES):
            desk.entry_chance[entry] = 0.0
        desk.entry_chance[int(desk.entry[shown])] = 1.0
    else:
        reach_entries(board, desk, kept, dice, throws)
    expect_turn(desk, (1 << int(view.players)) - 1, weights, out)


@kernel
def settle_wins(players: int, out: Array) -> None:
    """Somebody wins: the chances of that add up to 1, and the others make room."""
    total_wins = 0.0
    for seat in range(players):
        total_wins += float(out[seat, 0])
    for seat in range(players):
        win = float(out[seat, 0]) / total_wins
        rest = (1.0 - win) / max(1e-9, 1.0 - float(out[seat, 0]))
        out[seat, 0] = win
        for rank in range(1, players):
            out[seat, rank] = float(out[seat, rank]) * rest
