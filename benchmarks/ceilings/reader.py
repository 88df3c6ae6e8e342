"""A ceiling for Verbindung gesucht: a player that knows what `linker` will do.

It thinks with the mind of the game, as the master does, but knows the choice that `linker` makes of
each throw: what an end of its turn is worth is the mean of the mind over all of these. Against
`linker` it is stronger than anybody who has to find out; against others it is no player at all.
`READER` sits down wherever a policy does; `python -m benchmarks.ceilings.reader linker --games 200`
lets it play so many, in both seats with the same dice.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Final

import jacta
from jacta.bots import policy
from jacta.bots.ladder import Level, level_players
from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.stream import below
from jacta.games.verbindung_gesucht.bots.desk import (
    DESK,
    KINDS,
    REPLY,
    Desk,
    copy_board,
    desk_of,
    dice_on,
    lay_out,
)
from jacta.games.verbindung_gesucht.bots.inputs import kind_of
from jacta.games.verbindung_gesucht.bots.judgement import expect
from jacta.games.verbindung_gesucht.bots.linker import dice_missing
from jacta.games.verbindung_gesucht.bots.players import MIND, act, weigh_action
from jacta.games.verbindung_gesucht.bots.turn import GOES_ON, WAYS, WHITE, dice_thrown, try_die
from jacta.games.verbindung_gesucht.placing import places
from jacta.games.verbindung_gesucht.state import CELLS, Board, State
from jacta.games.verbindung_gesucht.vocabulary import MOST_PLACED
from jacta.lab.intervals import Share, wilson
from jacta.lab.playing import cores

__all__ = ["READER", "linkers_choice", "share"]

GAME: Final = jacta.game("verbindung-gesucht")

_MOST_LEGAL: Final = 2 * WAYS * CELLS + 1
_BITS: Final = 10
_FACES: Final = 6
_OWN, _OTHER = 4, 3  # what a die is worth to `linker`
_LOSS: Final = -1_000_000
_THEN: Final = REPLY + 2  # where the turn of `linker` is tried out


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
    """What each action is worth against `linker`: so many of the ends that the mind likes best are
    weighed by what `linker` makes of all its throws; nothing else is worth anything."""
    desk = desk_of(scratch)
    left = scratch[DESK : DESK + KINDS]
    lay_out(view, desk)
    ends = 0
    for index in range(count):
        worths[index] = 0.0
        ends = weigh_action(board, view, desk, seat, int(actions[index]), index, ends, weights)
    before, looked = 2.0, 0
    while looked < effort:
        best = 0
        for other in range(1, ends):
            if desk.leaf_worth[other] > desk.leaf_worth[best]:
                best = other
        highest, code = float(desk.leaf_worth[best]), int(desk.leaves[best])
        if highest < 0.0:
            break
        desk.leaf_worth[best] = -1.0
        if highest == before:  # the same end, reached in another order
            continue
        before, worth = highest, highest
        index = code & ((1 << _BITS) - 1)
        if highest == 1.0 and code < 1 << _BITS:
            worths[index] = 2.0  # it wins at once
            break
        if 0.0 < highest < 1.0:
            act(board, view, desk, seat, int(actions[index]))
            copy_board(desk, 1, REPLY)
            second = code >> _BITS
            if second:
                try_die(board, desk, 1, seat, (second - 1) // CELLS, (second - 1) % CELLS)
                copy_board(desk, 2, REPLY)
            worth = after_linker(board, desk, seat, int(view.turn) + 1, left, counter, weights)
        worths[index] = max(float(worths[index]), worth)
        looked += 1


@kernel
def after_linker(
    board: Board, desk: Desk, seat: int, turn: int, left: Array, counter: Array, weights: Array
) -> float:
    """The chance of a seat to win while `linker` is to throw, over all that may fall."""
    dice, mean = dice_thrown(board, desk, REPLY, turn), 0.0
    for crosses in range(dice + 1):
        for curves in range(dice + 1 - crosses):
            for bridges in range(dice + 1 - crosses - curves):
                for whites in range(dice + 1 - crosses - curves - bridges):
                    others = dice - crosses - curves - bridges - whites
                    chance, rest = 1.0, dice
                    for number in (crosses, curves, bridges, whites, others):
                        for taken in range(number):  # of those left, so many ways
                            chance *= (rest - taken) / (taken + 1) / _FACES
                        rest -= number
                    for _ in range(others):  # two faces are of no use to a player
                        chance *= 2.0
                    left[1], left[2], left[3], left[4] = crosses, curves, bridges, whites
                    copy_board(desk, REPLY, _THEN)
                    result = linkers_turn(board, desk, 1 - seat, left, counter)
                    worth = 1.0 - result
                    if result == GOES_ON:
                        worth = expect(board, desk, _THEN, seat, turn + 1, weights)
                    mean += chance * worth
    return mean


@kernel
def linkers_turn(board: Board, desk: Desk, seat: int, left: Array, counter: Array) -> float:
    """A turn of `linker` with these dice: 1 for a win of its own, 0 for a loss, or GOES_ON."""
    for placed in range(MOST_PLACED):
        code = linkers_choice(board, desk, seat, placed, left, counter)
        if code == 0:
            break
        way, cell = (code - 1) // CELLS, (code - 1) % CELLS
        left[kind_of(way)] -= 1
        result = try_die(board, desk, _THEN, seat, way, cell)
        if result != GOES_ON:
            return result
        copy_board(desk, _THEN + 1, _THEN)
    return GOES_ON


@kernel
def linkers_choice(
    board: Board, desk: Desk, seat: int, placed: int, left: Array, counter: Array
) -> int:
    """What `linker` does next, as a code; 0 if it ends its turn."""
    masks = places(board, dice_on(desk, _THEN).ends, seat)
    room, whites = MOST_PLACED - placed, int(left[WHITE])
    owed, equals, chosen, highest = min(room, whites), 0, 0, 2 * _LOSS
    if owed == 0 or masks[WAYS - 1] == 0:
        highest, equals = worth_to_linker(board, desk, _THEN, seat), 1
    for way in range(WAYS):
        kind, cells = kind_of(way), masks[way]
        if left[kind] == 0 or (kind != WHITE and room <= owed):
            continue
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            result = try_die(board, desk, _THEN, seat, way, cell)
            if result == 1.0:
                return 1 + way * CELLS + cell
            worth = _LOSS if result == 0.0 else worth_to_linker(board, desk, _THEN + 1, seat)
            equals = equals + 1 if worth == highest else 1 if worth > highest else equals
            if worth > highest or (worth == highest and below(counter, equals) == 0):
                highest, chosen = worth, 1 + way * CELLS + cell
    return chosen


@kernel
def worth_to_linker(board: Board, desk: Desk, place: int, seat: int) -> int:
    """What `linker` thinks of a board."""
    ends = dice_on(desk, place).ends
    mine = dice_missing(board, ends, seat, desk.layers)
    return _OTHER * dice_missing(board, ends, 1 - seat, desk.layers) - _OWN * mine


_LEVEL: Final = Level("reader", effort=16, warmth=0.0, margin=0.0, cost=100_000)
(_PLAYER,) = level_players((_LEVEL,), weigh, MIND, DESK + KINDS, _MOST_LEGAL)
# Not compiled under the name of the ladder, and compiled anew when this file is another.
READER = replace(_PLAYER, family="reader", sources=(Path(__file__),))


def share(opponent: str, games: int, seed: int = 1, jobs: int = 1) -> Share:
    """What the reader wins of so many games, half of them from either seat."""
    start, other, won = GAME.start(2), policy(GAME, opponent), 0.0
    for seat, seats in enumerate(([READER, other], [other, READER])):
        batch = playouts(start, seats, games // 2, seed, cores(jobs))
        won += float((batch.merits[:, seat] > batch.merits[:, 1 - seat]).sum())
        won += float((batch.merits[:, 0] == batch.merits[:, 1]).sum()) / 2
    played = 2 * (games // 2)
    return Share(played, won / played, *wilson(won, played))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("opponent")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="cores; 0 for all")
    asked = parser.parse_args()
    found = share(asked.opponent, max(2, asked.games), asked.seed, asked.jobs)
    print(f"{found.games} games: {found.rate:.1%} ({found.low:.1%} – {found.high:.1%})")


if __name__ == "__main__":
    main()
