"""`greedy` of Würfel Express on the desk of a thinking player: what its turn may come to, exactly.

The same turn is planned as `turn.solve` plans it, with cells in place of what the mind says.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.games.wurfel_express.bots.desk import (
    FAILED,
    FRONT,
    HELD,
    LAID,
    LENGTHS,
    MOVER,
    NOTHING,
    ONE,
    Desk,
    colour_at,
)
from jacta.games.wurfel_express.bots.turn import (
    CHOICES,
    THEFTS,
    discard,
    find_options,
    last_ones,
    plan,
    three_colours,
    two_colours,
    undo_discard,
)
from jacta.games.wurfel_express.bots.weighing import THROWS
from jacta.games.wurfel_express.state import COLOURS, SHORTEST, Board

__all__ = ["discard_of_greedy", "plan_of_greedy"]

_BITS: Final = 7
_NEVER: Final = -1e9
_MORE: Final = 1e-9  # sums of equals may differ by as much
_LENGTH: Final = 64  # what a cell is worth beside what a theft is


@kernel
def plan_of_greedy(board: Board, desk: Desk, dice: int) -> float:
    """Plan the mover's turn with so many dice; gives the cells that it expects."""
    facts, seat, options = desk.facts, int(desk.facts[MOVER]), desk.options
    last = last_ones(facts)
    find_options(desk, seat)
    desk.entry_worth[NOTHING], desk.entry_worth[FAILED] = _NEVER, -loss_of_failing(desk, last)
    desk.code[NOTHING] = desk.code[FAILED] = 0
    for a in range(COLOURS):
        for many in range(SHORTEST, dice + 1):
            if options[a * 8 + many] == 0:
                continue
            entry = ONE + a * 6 + many - 2
            take_longest(desk, entry, seat, last, (a, 0, 0), (many, 0, 0), 1)
            for b in range(a + 1, COLOURS):
                for more in range(SHORTEST, dice + 1 - many):
                    if options[b * 8 + more] == 0:
                        continue
                    entry = two_colours(a, many, b, more)
                    take_longest(desk, entry, seat, last, (a, b, 0), (many, more, 0), 2)
                    for c in range(b + 1, COLOURS):
                        for rest in range(SHORTEST, dice + 1 - many - more):
                            if options[c * 8 + rest]:
                                entry = three_colours(a, many, b, more, c, rest)
                                numbers = (many, more, rest)
                                take_longest(desk, entry, seat, last, (a, b, c), numbers, 3)
    return plan(board, desk, dice, THROWS)


@kernel
def discard_of_greedy(board: Board, desk: Desk) -> int:
    """How many strips it discards: the fewest of equals."""
    best, most = 0, 0.0
    for strips in range(max(1, int(desk.facts[LAID + int(desk.facts[MOVER])]))):
        undone = discard(desk.facts, strips)
        cells = plan_of_greedy(board, desk, int(board.dice) - strips)
        undo_discard(desk.facts, strips, undone)
        if strips == 0 or cells > most + _MORE:
            best, most = strips, cells
    return best


@kernel
def loss_of_failing(desk: Desk, last: int) -> float:
    facts, seat = desk.facts, int(desk.facts[MOVER])
    laid = int(facts[LAID + seat])
    if laid == 0 or (last >> seat) & 1:
        return 0.0
    colour = colour_at(facts, seat, laid - 1)
    length = (int(facts[HELD + seat * COLOURS + colour]) - 1) % LENGTHS + SHORTEST
    if laid == 1:
        length = min(length, int(facts[FRONT + seat]) - length)
    return float(length)


@kernel
def longest_of(desk: Desk, last: int, colour: int, number: int) -> tuple[int, int]:
    """What it likes best of a colour, and how much: the longest strip, of equals a theft that
    hurts."""
    facts, mask, best, chosen = desk.facts, int(desk.options[colour * 8 + number]), -1, -1
    for choice in range(CHOICES):
        if not (mask >> choice) & 1:
            continue
        merit = (choice + SHORTEST) * _LENGTH
        if choice >= THEFTS:
            victim = choice - THEFTS
            held = int(facts[HELD + victim * COLOURS + colour])
            merit = (held - 1 + SHORTEST) * _LENGTH
            if not (last >> victim) & 1:
                merit += 1 + int(facts[FRONT + victim])
        if merit > best:
            best, chosen = merit, choice
    return chosen, best


@kernel
def take_longest(
    desk: Desk,
    entry: int,
    seat: int,
    last: int,
    colours: tuple[int, int, int],
    numbers: tuple[int, int, int],
    count: int,
) -> None:
    """Take all colours, what it likes best first."""
    cells, taken, code = 0, 0, 0
    for place in range(count):
        best, which, pick = -1, 0, 0
        for each in range(count):
            choice, merit = longest_of(desk, last, colours[each], numbers[each])
            if not (taken >> each) & 1 and merit > best:
                best, which, pick = merit, each, choice
        taken |= 1 << which
        cells += best // _LENGTH
        code |= (1 + colours[which] * 16 + pick) << (_BITS * place)
    desk.entry_worth[entry], desk.code[entry] = float(cells), code
