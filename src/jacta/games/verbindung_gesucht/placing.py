"""Placing: where the thrown dice may lie, and what of them must be placed.

A player has eight ways to place a die: the own cross, four curves, two bridges and the white cross,
in the order of the board's `ways`. For each there is a mask of the cells where it may lie, and from
these eight masks the legal actions are listed, counted, or one of them is found.
"""

from __future__ import annotations

from typing import TypeAlias

from jacta.engine.bits import count_bits, lowest_bit, nth_of_eight
from jacta.engine.doors.jit import kernel, woven
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import FACES
from jacta.games.verbindung_gesucht.masks import beyond, empty_cells
from jacta.games.verbindung_gesucht.state import (
    CELLS,
    MASKS_EACH,
    WHITE_FACE,
    Board,
    State,
)
from jacta.games.verbindung_gesucht.vocabulary import MOST_PLACED, WIDTH, Action, Announce

__all__ = [
    "count_legal",
    "dice_laid",
    "faced",
    "facing",
    "forced_action",
    "is_on_board",
    "list_legal",
    "may_lie",
    "nth_legal",
    "places",
    "spares",
    "whites_owed",
]

WAYS = 8
CROSS, CURVE, BRIDGE = FACES.index("R"), FACES.index("C"), FACES.index("r")  # of red

Masks: TypeAlias = tuple[int, int, int, int, int, int, int, int]


@kernel
def dice_laid(board: Board, state: State) -> int:
    """How many dice lie on the board."""
    return int(board.places) - count_bits(empty_cells(board, state.ends))


@kernel
def is_on_board(board: Board, cell: int) -> bool:
    return bool((int(board.cells) >> cell) & 1)


@kernel
def faced(board: Board, state: State, cell: int, side: int) -> int:
    """The colour that a side of a cell faces: of a base, of the end of a die, or open."""
    across = int(board.across[cell, side])
    if across < 0:
        return int(board.base_at[cell, side])
    return int(board.ends[int(state.cells[across]), side ^ 2])


@kernel
def whites_owed(state: State) -> int:
    """VG-R14, VG-A7: so many white crosses are to be placed still."""
    return min(MOST_PLACED - int(state.placed), int(state.dice[WHITE_FACE]))


@kernel
def spares(state: State) -> bool:
    """VG-A7: whether a die that is not white may be placed: more can be than whites are owed."""
    return MOST_PLACED - int(state.placed) > whites_owed(state)


@kernel
def facing(board: Board, ends: Array, seat: int, side: int) -> int:
    """The cells that face on this side a base of a player, or an end that the player can use."""
    there = int(ends[MASKS_EACH * seat + (side ^ 2)])
    return beyond(there, side ^ 2) | int(board.fronts[seat, side])


@kernel
def places(board: Board, ends: Array, seat: int) -> Masks:
    """By way the cells where a die of this player may lie so.

    It lies in an empty cell (VG-A8), touching ends agree (VG-R19, VG-A2), and an end of the own
    colour or white meets another such end or an own base (VG-R6, VG-R15, VG-R16, VG-A4 to VG-A6).
    A way of a curve names the sides of red; black has the two opposite ones.
    """
    free = empty_cells(board, ends)
    # By side the cells that face what a player can use, and those that face what only one can.
    top, other_top = facing(board, ends, seat, 0), facing(board, ends, 1 - seat, 0)
    right, other_right = facing(board, ends, seat, 1), facing(board, ends, 1 - seat, 1)
    bottom, other_bottom = facing(board, ends, seat, 2), facing(board, ends, 1 - seat, 2)
    left, other_left = facing(board, ends, seat, 3), facing(board, ends, 1 - seat, 3)
    if seat == 1:
        top, bottom, other_top, other_bottom = bottom, top, other_bottom, other_top
        left, right, other_left, other_right = right, left, other_right, other_left
    white = free & (top | right | bottom | left)
    # Where an end of the own colour would meet the other one, and the other way round.
    no_top, no_right = other_top & ~top, other_right & ~right
    no_bottom, no_left = other_bottom & ~bottom, other_left & ~left
    not_top, not_right = top & ~other_top, right & ~other_right
    not_bottom, not_left = bottom & ~other_bottom, left & ~other_left
    cross = white & ~(no_top | no_right | no_bottom | no_left)
    top_right = free & (top | right) & ~(no_top | no_right | not_bottom | not_left)
    bottom_right = free & (bottom | right) & ~(no_bottom | no_right | not_top | not_left)
    bottom_left = free & (bottom | left) & ~(no_bottom | no_left | not_top | not_right)
    top_left = free & (top | left) & ~(no_top | no_left | not_bottom | not_right)
    upright = free & (top | bottom) & ~(no_top | no_bottom | not_right | not_left)
    across = free & (left | right) & ~(no_left | no_right | not_top | not_bottom)
    return cross, top_right, bottom_right, bottom_left, top_left, upright, across, white


@woven
def choices(board: Board, state: State, seat: int) -> Masks:
    """By way the cells where one of the thrown dice may be placed so now (VG-R12).

    Woven, so that who counts the actions and then finds one looks once: random play takes 113 ns a
    decision, and 124 with two looks.
    """
    cross, first, second, third, fourth, upright, across, white = places(board, state.ends, seat)
    others = -int(spares(state))
    crosses = others & -int(int(state.dice[CROSS + seat]) > 0)
    curves = others & -int(int(state.dice[CURVE]) > 0)
    bridges = others & -int(int(state.dice[BRIDGE + seat]) > 0)
    whites = -int(int(state.dice[WHITE_FACE]) > 0)
    return (
        cross & crosses,
        first & curves,
        second & curves,
        third & curves,
        fourth & curves,
        upright & bridges,
        across & bridges,
        white & whites,
    )


@kernel
def add_up(masks: Masks) -> tuple[int, int, int]:
    """By cell in how many of the masks it is, in binary: of three dice seven ways at most."""
    cross, first, second, third, fourth, upright, across, white = masks
    # Three digits of one place make a sum and a carry; 12 steps in the place of 8 for each cell.
    one, one_carry = first ^ second ^ third, (first & second) | (third & (first ^ second))
    two, two_carry = fourth ^ cross ^ white, (fourth & cross) | (white & (fourth ^ cross))
    three, three_carry = one ^ upright ^ across, (one & upright) | (across & (one ^ upright))
    ones, four_carry = two ^ three, two & three
    five = one_carry ^ two_carry ^ three_carry
    fours = (one_carry & two_carry) | (three_carry & (one_carry ^ two_carry)) | (five & four_carry)
    return ones, five ^ four_carry, fours


@kernel
def number_in(cells: int, ones: int, twos: int, fours: int) -> int:
    """How many ways there are in these cells."""
    return count_bits(ones & cells) + 2 * count_bits(twos & cells) + 4 * count_bits(fours & cells)


@kernel
def times(state: State) -> int:
    """VG-A13: with `announce` strict every placement comes twice, the second time announced."""
    return 2 if int(state.announce) == Announce.STRICT else 1


@kernel
def may_end(state: State, number: int) -> bool:
    """VG-R13, VG-R14, VG-A7: the turn may end unless a white cross is owed that has a legal cell.

    Where that has none, no other die has one either, because a white cross agrees with all ends.
    """
    return number == 0 or whites_owed(state) == 0


@kernel
def count_legal(board: Board, state: State, seat: int) -> int:
    """How many legal actions there are."""
    ones, twos, fours = add_up(choices(board, state, seat))
    number = times(state) * number_in(-1, ones, twos, fours)
    return number + int(may_end(state, number))


@kernel
def forced_action(board: Board, state: State, seat: int) -> int:
    """The only legal action, or −1 where there are more."""
    masks = choices(board, state, seat)
    ones, twos, fours = add_up(masks)
    number = times(state) * number_in(-1, ones, twos, fours)
    if number + int(may_end(state, number)) > 1:
        return -1
    if number == 0:
        return Action.DONE
    cell = lowest_bit(ones)
    return action_of(board, seat, lowest_bit(ways_at(masks, cell)), cell, 0)


@kernel
def nth_legal(board: Board, state: State, seat: int, index: int) -> int:
    """The legal action at a place of the list."""
    masks = choices(board, state, seat)
    ones, twos, fours = add_up(masks)
    placement, again = index // times(state), index % times(state)
    if placement >= number_in(-1, ones, twos, fours):
        return Action.DONE
    cell = cell_of(placement, ones, twos, fours)
    rank = placement - number_in((1 << cell) - 1, ones, twos, fours)
    return action_of(board, seat, nth_of_eight(ways_at(masks, cell), rank), cell, again)


@kernel
def cell_of(placement: int, ones: int, twos: int, fours: int) -> int:
    """The cell of a placement, by its place in the list: first its row is found, then itself.

    No sum waits for another, as it would if the cell were found by halves: random play takes 113 ns
    a decision, and 121 by halves.
    """
    row = 0
    for below in range(1, WIDTH):
        row += int(number_in((1 << WIDTH * below) - 1, ones, twos, fours) <= placement)
    cell = WIDTH * row
    for below in range(1, WIDTH):
        before = (1 << (WIDTH * row + below)) - 1
        cell += int(number_in(before, ones, twos, fours) <= placement)
    return cell


@kernel
def ways_at(masks: Masks, cell: int) -> int:
    """The ways in which a die may lie in a cell, as a mask."""
    cross, first, second, third, fourth, upright, across, white = masks
    found = (cross >> cell) & 1 | ((first >> cell) & 1) << 1 | ((second >> cell) & 1) << 2
    found |= ((third >> cell) & 1) << 3 | ((fourth >> cell) & 1) << 4
    found |= ((upright >> cell) & 1) << 5 | ((across >> cell) & 1) << 6
    return found | ((white >> cell) & 1) << 7


@kernel
def may_lie(board: Board, state: State, seat: int, lies: int, cell: int) -> bool:
    """Whether a die of this player may lie in a cell so, if it were thrown."""
    here = ways_at(places(board, state.ends, seat), cell)
    for way in range(WAYS):
        if int(board.ways[seat, way]) == lies:
            return bool((here >> way) & 1)
    return False


@kernel
def action_of(board: Board, seat: int, way: int, cell: int, announced: int) -> int:
    """The action that places a die so, announced or not."""
    action = (int(board.ways[seat, way]) - 1) * CELLS + cell
    return action + (Action.ANNOUNCE if announced else Action.PLACE)


@kernel
def list_legal(board: Board, state: State, seat: int, out: Array) -> int:
    """Write down the legal actions, cell by cell; their number."""
    masks = choices(board, state, seat)
    ones, twos, fours = add_up(masks)
    number, cells = 0, ones | twos | fours
    while cells:
        cell = lowest_bit(cells)
        cells &= cells - 1
        here = ways_at(masks, cell)
        while here:
            for again in range(times(state)):
                out[number] = action_of(board, seat, lowest_bit(here), cell, again)
                number += 1
            here &= here - 1
    if may_end(state, number):
        out[number] = Action.DONE
        number += 1
    return number
