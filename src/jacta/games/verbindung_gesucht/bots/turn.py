"""A turn of Verbindung gesucht, looked through on top of a judgement.

What a throw is worth follows from the kinds of its dice: at most two of them are placed. So a table
by two kinds holds what the best turn with these is worth, and every throw looks its own up there.
Of the first placements the most promising ones of each kind (`beam`) are gone on with.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits, lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.bots.desk import (
    KINDS,
    REPLY,
    Desk,
    copy_board,
    dice_on,
)
from jacta.games.verbindung_gesucht.bots.inputs import THEIRS, THREAT, kind_of
from jacta.games.verbindung_gesucht.bots.judgement import expect
from jacta.games.verbindung_gesucht.judging import NOT_OVER, lay
from jacta.games.verbindung_gesucht.masks import empty_cells
from jacta.games.verbindung_gesucht.placing import places
from jacta.games.verbindung_gesucht.state import CELLS, Board
from jacta.games.verbindung_gesucht.vocabulary import MOST_THROWN, Ending

__all__ = [
    "ALL",
    "ALL_KINDS",
    "GOES_ON",
    "WAYS",
    "WHITE",
    "best_of_throw",
    "carry_out",
    "dice_thrown",
    "expect_farther",
    "expect_throws",
    "fill_table",
    "mean_of_throws",
    "share_throws",
    "try_die",
    "weigh_end",
]

WAYS: Final = 8
WHITE: Final = 4
ALL_KINDS: Final = 30
GOES_ON: Final = -1.0
ALL: Final = 2.0  # never enough
_UNKNOWN: Final = -1.0
_MOSTLY: Final = 0.8
_BITS: Final = 10
_FACES: Final = 6


@kernel
def try_die(board: Board, desk: Desk, place: int, seat: int, way: int, cell: int) -> float:
    """Place a die on the board behind this one: 1 for a win, 0 for a loss, or GOES_ON.

    Whoever can claim a win does (VG-A13).
    """
    copy_board(desk, place, place + 1)
    dice = dice_on(desk, place + 1)
    lies = int(board.ways[seat, way])
    ending = lay(board, dice.ends, dice.cells, dice.order, seat, lies, cell, True, False, 2, None)
    if ending == NOT_OVER:
        return GOES_ON
    return 1.0 if ending == Ending.LINKED else 0.0


@kernel
def weigh_end(board: Board, desk: Desk, place: int, seat: int, turn: int, weights: Array) -> float:
    """What it is worth to a seat to end its turn so."""
    return 1.0 - expect(board, desk, place, 1 - seat, turn + 1, weights)


@kernel
def fill_table(
    board: Board,
    desk: Desk,
    place: int,
    seat: int,
    turn: int,
    kinds: int,
    beam: int,
    weights: Array,
) -> int:
    """What the best turn with each two of these kinds of dice is worth, and how it goes.

    One kind and nothing else stands with kind 0; the other way round, under `kind × KINDS`, stands
    a win with a single die of a kind. Gives how many first placements there are.
    """
    number = weigh_firsts(board, desk, place, seat, turn, kinds, weights)
    if beam:
        find_wins(board, desk, place, seat, kinds, number)
        for kind in range(1, KINDS):
            go_on_with(board, desk, place, seat, turn, kinds, kind, number, beam, weights)
    return number


@kernel
def weigh_firsts(
    board: Board, desk: Desk, place: int, seat: int, turn: int, kinds: int, weights: Array
) -> int:
    """Begin the table with turns of no die and of one; gives how many placements there are."""
    best = desk.best
    for pair in range(KINDS * KINDS):
        best[pair] = _UNKNOWN
        desk.code[pair] = 0
    best[0] = weigh_end(board, desk, place, seat, turn, weights)
    number = 0
    masks = places(board, dice_on(desk, place).ends, seat)
    for way in range(WAYS):
        kind, cells = kind_of(way), masks[way]
        while (kinds >> kind) & 1 and cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            worth = try_die(board, desk, place, seat, way, cell)
            code = 1 + way * CELLS + cell
            if worth == GOES_ON:
                worth = weigh_end(board, desk, place + 1, seat, turn, weights)
                desk.firsts[number], desk.first_worth[number] = code, worth
                wins = int(desk.facts[THEIRS + THREAT])  # the mover is whoever is not next
                desk.first_wins[number] = max(0, wins) << 1
                number += 1
            elif worth == 1.0:
                best[kind * KINDS], desk.code[kind * KINDS] = 1.0, code
            if worth > best[kind]:
                best[kind], desk.code[kind] = worth, code
    return number


@kernel
def find_wins(board: Board, desk: Desk, place: int, seat: int, kinds: int, number: int) -> None:
    """Find every two kinds of dice that win, however little their first one seems to promise."""
    for index in range(number):
        code = int(desk.firsts[index])
        kind, laid = kind_of((code - 1) // CELLS), False
        for other in range(1, KINDS):
            pair = min(kind, other) * KINDS + max(kind, other)
            wanted = int(desk.first_wins[index]) & kinds
            if (wanted >> other) & 1 and desk.best[pair] < 1.0:
                if not laid:
                    try_die(board, desk, place, seat, (code - 1) // CELLS, (code - 1) % CELLS)
                    laid = True
                second = winning_code(board, desk, place + 1, seat, other)
                if second:
                    desk.best[pair], desk.code[pair] = 1.0, code | second << _BITS


@kernel
def winning_code(board: Board, desk: Desk, place: int, seat: int, kind: int) -> int:
    """A placement of a die of this kind that wins, as a code; 0 where there is none."""
    masks = places(board, dice_on(desk, place).ends, seat)
    for way in range(WAYS):
        cells = masks[way]
        while kind_of(way) == kind and cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            if try_die(board, desk, place, seat, way, cell) == 1.0:
                return 1 + way * CELLS + cell
    return 0


@kernel
def go_on_with(
    board: Board,
    desk: Desk,
    place: int,
    seat: int,
    turn: int,
    kinds: int,
    kind: int,
    number: int,
    beam: int,
    weights: Array,
) -> None:
    """Go on with the most promising first placements of a kind, unless one die of it wins."""
    if (kinds >> kind) & 1 and desk.best[kind * KINDS] < 1.0:
        for _ in range(beam):
            first = most_promising(desk, number, kind)
            if first < 0:
                break
            desk.first_worth[first] = _UNKNOWN
            go_on(board, desk, place, seat, turn, kinds, int(desk.firsts[first]), weights)


@kernel
def most_promising(desk: Desk, number: int, kind: int) -> int:
    """The best first placement of a kind that was not gone on with; −1 where none is left."""
    chosen, highest = -1, _UNKNOWN
    for index in range(number):
        worth = float(desk.first_worth[index])
        if worth > highest and kind_of((int(desk.firsts[index]) - 1) // CELLS) == kind:
            chosen, highest = index, worth
    return chosen


@kernel
def go_on(
    board: Board,
    desk: Desk,
    place: int,
    seat: int,
    turn: int,
    kinds: int,
    first: int,
    weights: Array,
) -> None:
    """Try every second placement after a first one."""
    kind = kind_of((first - 1) // CELLS)
    try_die(board, desk, place, seat, (first - 1) // CELLS, (first - 1) % CELLS)
    masks = places(board, dice_on(desk, place + 1).ends, seat)
    for way in range(WAYS):
        other, cells = kind_of(way), masks[way]
        pair = min(kind, other) * KINDS + max(kind, other)
        while (kinds >> other) & 1 and cells and desk.best[pair] < 1.0:
            cell = lowest_bit(cells)
            cells &= cells - 1
            worth = try_die(board, desk, place + 1, seat, way, cell)
            if worth == GOES_ON:
                worth = weigh_end(board, desk, place + 2, seat, turn, weights)
            if worth > desk.best[pair]:
                desk.best[pair] = worth
                desk.code[pair] = first | (1 + way * CELLS + cell) << _BITS


@kernel
def best_of_throw(best: Array, crosses: int, curves: int, bridges: int, whites: int) -> int:
    """The best two kinds of a throw (VG-R12 to VG-R14, VG-A7), as their place in the table."""
    if whites >= 2:
        if best[WHITE * KINDS] == 1.0:
            return WHITE * KINDS
        chosen = WHITE * KINDS + WHITE
        if best[chosen] >= 0.0:
            return chosen
        return WHITE if best[WHITE] >= 0.0 else 0
    numbers = (0, crosses, curves, bridges, whites)
    chosen = 0
    if whites and best[WHITE] >= 0.0:  # it must be placed
        chosen = WHITE
    for kind in range(1, KINDS):
        if numbers[kind] == 0:
            continue
        if best[kind * KINDS] == 1.0:
            return kind * KINDS
        if whites == 0 and best[kind] > best[chosen]:
            chosen = kind
        for other in range(kind, KINDS):
            if numbers[other] > int(other == kind) and (whites == 0 or other == WHITE):
                pair = kind * KINDS + other
                if best[pair] > best[chosen]:
                    chosen = pair
    return chosen


@kernel
def share_throws(best: Array, dice: int, shares: Array) -> None:
    """How often so many dice fall so that these two kinds of them are best used."""
    for pair in range(KINDS * KINDS):
        shares[pair] = 0.0
    for crosses in range(dice + 1):
        for curves in range(dice + 1 - crosses):
            for bridges in range(dice + 1 - crosses - curves):
                for whites in range(dice + 1 - crosses - curves - bridges):
                    others = dice - crosses - curves - bridges - whites
                    chance = 1.0
                    left = dice
                    for number in (crosses, curves, bridges, whites, others):
                        for taken in range(number):  # of those left, so many ways
                            chance *= (left - taken) / (taken + 1) / _FACES
                        left -= number
                    for _ in range(others):  # two faces are of no use to a player
                        chance *= 2.0
                    shares[best_of_throw(best, crosses, curves, bridges, whites)] += chance


@kernel
def dice_thrown(board: Board, desk: Desk, place: int, turn: int) -> int:
    """How many dice are thrown in a turn (VG-R10, VG-R11, VG-A16)."""
    free = count_bits(empty_cells(board, dice_on(desk, place).ends))
    return min(MOST_THROWN - int(turn == 0 or turn == 2), free)


@kernel
def mean_of_throws(board: Board, desk: Desk, place: int, turn: int) -> float:
    """What the table makes of the throw that comes, on average."""
    share_throws(desk.best, dice_thrown(board, desk, place, turn), desk.shares)
    mean = 0.0
    for pair in range(KINDS * KINDS):
        mean += float(desk.shares[pair]) * float(desk.best[pair])
    return mean


@kernel
def expect_throws(
    board: Board,
    desk: Desk,
    place: int,
    seat: int,
    turn: int,
    beam: int,
    enough: float,
    weights: Array,
) -> float:
    """The chance to win of a seat that is to throw, over all its throws.

    Where it is seen to be `enough` before all is looked at, what was seen until then is given: a
    table grows, and no throw is worth less than it was, once two white crosses are looked at.
    """
    number = weigh_firsts(board, desk, place, seat, turn, ALL_KINDS, weights)
    find_wins(board, desk, place, seat, ALL_KINDS, number)
    mean = 0.0
    for kind in range(WHITE, 0, -1):
        go_on_with(board, desk, place, seat, turn, ALL_KINDS, kind, number, beam, weights)
        mean = mean_of_throws(board, desk, place, turn)
        if mean >= enough:
            break
    return mean


@kernel
def expect_farther(
    board: Board, desk: Desk, place: int, seat: int, turn: int, beam: int, weights: Array
) -> float:
    """The same, where what each throw is best used for is weighed by the turn after it.

    The likeliest turns are, until they are most of what may come; the mind is taken to be as far
    off in the others as it was in these.
    """
    mean = expect_throws(board, desk, place, seat, turn, beam, ALL, weights)
    going_on = 0.0
    for pair in range(KINDS * KINDS):
        desk.plan[pair], desk.plan_shares[pair], desk.plan_worth[pair] = 0, 0.0, desk.best[pair]
        if 0.0 < desk.best[pair] < 1.0:  # else it ends the game
            desk.plan[pair], desk.plan_shares[pair] = desk.code[pair], desk.shares[pair]
            going_on += float(desk.shares[pair])
    looked, off = 0.0, 0.0
    while looked < _MOSTLY * going_on:
        likeliest = 0
        for pair in range(1, KINDS * KINDS):
            if desk.plan_shares[pair] > desk.plan_shares[likeliest]:
                likeliest = pair
        share = float(desk.plan_shares[likeliest])
        if share == 0.0:  # what is left is rounding
            break
        desk.plan_shares[likeliest] = 0.0
        after = place + REPLY
        copy_board(desk, place, after)
        carry_out(board, desk, after, seat, int(desk.plan[likeliest]))
        later = expect_throws(board, desk, after, 1 - seat, turn + 1, beam, ALL, weights)
        off += share * (1.0 - later - float(desk.plan_worth[likeliest]))
        looked += share
    return mean + off * going_on / looked if looked > 0.0 else mean


@kernel
def carry_out(board: Board, desk: Desk, place: int, seat: int, code: int) -> float:
    """Play a turn as a code says, on the board where it begins: 1, 0 or GOES_ON."""
    result, rest = GOES_ON, code
    while rest and result == GOES_ON:
        placement = (rest & ((1 << _BITS) - 1)) - 1
        rest >>= _BITS
        result = try_die(board, desk, place, seat, placement // CELLS, placement % CELLS)
        copy_board(desk, place + 1, place)
    return result
