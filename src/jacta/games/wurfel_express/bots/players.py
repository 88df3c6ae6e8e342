"""The players of Würfel Express that think: what each action is worth, and the four levels.

A turn is solved exactly on top of the mind, whoever plays; levels differ in how well they look.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import Mind
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import (
    DESK,
    ENTRIES,
    HELD,
    NOTHING,
    ONE,
    THREE,
    TWO,
    Desk,
    desk_of,
    lay_out,
)
from jacta.games.wurfel_express.bots.judgement import NETWORK, expect, rank_now
from jacta.games.wurfel_express.bots.prospects import expect_turn, reach_entries
from jacta.games.wurfel_express.bots.turn import (
    THEFTS,
    better,
    carry_out,
    choose_best,
    find_options,
    rank_on_table,
    solve,
    take_choice,
    undo_choice,
    weigh_discards,
    weigh_now,
    weigh_set,
)
from jacta.games.wurfel_express.dice import total
from jacta.games.wurfel_express.state import COLOURS, SHORTEST, Board, State
from jacta.games.wurfel_express.tracks import colour_of, length_of
from jacta.games.wurfel_express.vocabulary import STRIPS, Action, Phase

__all__ = ["LADDER", "MIND"]

_THROWS: Final = 3
_MOST_LEGAL: Final = 96


@kernel
def weigh(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    effort: int,
    scratch: Array,
    counter: Array,
    weights: Array,
    worths: Array,
) -> None:
    """What each action is worth to the seat."""
    desk, phase = desk_of(scratch), int(view.phase)
    lay_out(view, desk)
    if phase == Phase.DISCARD:
        weigh_discards(board, desk, count, weights, worths)
    elif phase == Phase.KEEP:
        weigh_keeps(board, view, desk, actions, count, weights, worths)
    else:
        weigh_takings(view, desk, actions, count, weights, worths)


@kernel
def weigh_keeps(
    board: Board,
    view: State,
    desk: Desk,
    actions: Array,
    count: int,
    weights: Array,
    worths: Array,
) -> None:
    """What dice are worth that are kept, and all of them as they lie."""
    solve(board, desk, total(view), _THROWS - int(view.throws), weights)
    thrown = rank_on_table(board, view)
    for index in range(count):
        action = int(actions[index])
        if action == Action.STOP:
            worths[index] = desk.entry_worth[int(desk.entry[thrown])]
        else:
            worths[index] = desk.worth[action - Action.KEEP]


@kernel
def weigh_takings(
    view: State,
    desk: Desk,
    actions: Array,
    count: int,
    weights: Array,
    worths: Array,
) -> None:
    """What a strip is worth with the best that may follow, or the end of the turn."""
    seat, last = int(view.seat), int(view.last_place)
    find_options(desk, seat)
    for index in range(count):
        action = int(actions[index])
        if action == Action.DONE:
            worths[index] = weigh_now(desk.facts, seat, weights, desk.thought)
            continue
        if action < Action.STEAL:
            strip = action - Action.TAKE
            choice = length_of(strip) - SHORTEST
        else:
            strip = (action - Action.STEAL) % STRIPS
            choice = THEFTS + (action - Action.STEAL) // STRIPS
        colour = colour_of(strip)
        length = take_choice(desk.facts, seat, last, colour, choice)
        worths[index] = desk.entry_worth[best_taking(view, desk, seat, weights)]
        undo_choice(desk.facts, seat, last, colour, choice, length)


@kernel
def best_taking(view: State, desk: Desk, seat: int, weights: Array) -> int:
    """The best that can still be taken with the dice on the table, or nothing, as an entry."""
    last, robbed, found = int(view.last_place), int(view.robbed) << THEFTS, 0
    a, b, c, first, second, third = 0, 0, 0, 0, 0, 0
    for colour in range(COLOURS):
        mask = int(desk.options[colour * 8 + int(view.dice[colour])]) & ~robbed
        if mask and desk.facts[HELD + seat * COLOURS + colour] == 0:
            if found == 0:
                a, first = colour, mask
            elif found == 1:
                b, second = colour, mask
            else:
                c, third = colour, mask
            found += 1
    masks, colours = (first, second, third), (a, b, c)
    desk.entry_worth[NOTHING], desk.code[NOTHING] = (
        weigh_now(desk.facts, seat, weights, desk.thought),
        0,
    )
    best = NOTHING
    for one in range(found):
        entry = ONE + one
        weigh_set(desk, entry, seat, last, (masks[one], 0, 0), (colours[one], 0, 0), 1, weights)
        best = better(desk.entry_worth, best, entry)
        for two in range(one):
            entry = TWO + one + two - 1
            some, which = (masks[two], masks[one], 0), (colours[two], colours[one], 0)
            weigh_set(desk, entry, seat, last, some, which, 2, weights)
            best = better(desk.entry_worth, best, entry)
    if found == 3:
        weigh_set(desk, THREE, seat, last, masks, colours, 3, weights)
        best = better(desk.entry_worth, best, THREE)
    return best


@kernel
def judge(board: Board, view: State, seat: int, scratch: Array, weights: Array, out: Array) -> None:
    """The chance of each seat to get each rank: by the mind between turns, and within a turn by
    what it says of all ways in which the turn may end, if it is played well."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    players, phase = int(view.players), int(view.phase)
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
    dice, throws = int(board.dice) - int(view.discarded), _THROWS - int(view.throws)
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


MIND = Mind(
    game="wurfel-express",
    rules=1,
    judge=judge,
    size=NETWORK.size,
    scratch=DESK,
    folder=Path(__file__).parent / "mind",
    cost=350,
)

# Two who are alike do not always do the same where it hardly matters: even the master is not quite
# without warmth.
_LEVELS = (
    Level("gentle", effort=1, warmth=0.025, margin=0.1, cost=600, version=2),
    Level("club", effort=1, warmth=0.0145, margin=0.065, cost=600, version=2),
    Level("strong", effort=1, warmth=0.008, margin=0.05, cost=600, version=2),
    Level("master", effort=1, warmth=0.0002, margin=0.002, cost=600, version=2),
)

LADDER = level_players(_LEVELS, weigh, MIND, DESK, _MOST_LEGAL)
